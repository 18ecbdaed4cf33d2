"""Rollouts, rewards and the cache of corrections, with a policy whose words are known and a judge that can be told."""

from __future__ import annotations

import random
import threading
from collections.abc import Sequence

import pytest

torch = pytest.importorskip("torch", reason="the extra 'agents' is not installed")

from agents.grpo.config import ConfigError, EvaluationConfig, RewardConfig  # noqa: E402
from agents.grpo.evaluate import evaluate  # noqa: E402
from agents.grpo.rewards import episode_rewards, shuffled  # noqa: E402
from agents.grpo.rollouts import Episode, Rollouts, Task, Turn  # noqa: E402
from agents.policies.base import Completion, SamplingSettings  # noqa: E402
from lean_gym.attempt import Attempt  # noqa: E402
from lean_gym.judge import Judge  # noqa: E402
from lean_gym.problem import Problem  # noqa: E402
from lean_gym.prompts import PromptTemplate  # noqa: E402
from lean_gym.response import Response  # noqa: E402
from lean_gym.rewards.rules import Violation  # noqa: E402
from lean_gym.verdict import Status, Verdict  # noqa: E402

PROBLEM = Problem.from_lean("theorem t (p q : Prop) (h : p ∧ q) : q := by sorry", id="t")
RIGHT, WRONG = "```lean4\nby exact h.2\n```", "```lean4\nby exact h.1\n```"
BROKEN = Violation("rule", "It is broken.", 0, 1, 0, 0)
END = 0


class Scripted:
    """Says what it is told, one character a token; ids are code points + 1."""

    max_length, pad_id = 400, 0

    def __init__(self, replies: Sequence[str]) -> None:
        self.replies = list(replies)
        self.prompts: list[list[int]] = []

    def follow_up(self, response: Sequence[int], feedback: str) -> list[int]:
        return [*([] if response[-1] == END else [END]), *(ord(c) + 1 for c in f"<{feedback}>")]

    def text(self, response: Sequence[int]) -> str:
        return "".join(chr(i - 1) for i in response if i != END)

    def generate(self, prompts, settings, generator, on_finished=None, started=None) -> list[Completion]:
        done, left = [], settings.token_budget
        for place, prompt in enumerate(prompts):
            self.prompts.append(list(prompt))
            reply = [*(ord(c) + 1 for c in self.replies[place]), END]
            before = started[place] if started else 0
            rest = reply[before:]
            limit = settings.max_new_tokens - before
            take = len(rest) if left is None else max(0, min(left, len(rest)))
            ids = rest[: min(take, limit)]
            finish = "stop" if len(ids) == len(rest) else ("length" if len(ids) == limit else "budget")
            done.append(Completion(tuple(ids), tuple(-0.001 * (before + i + 1) for i in range(len(ids))), finish))
            if left is not None:
                left -= len(ids)
            if finish != "budget" and on_finished:
                on_finished(place, done[-1])
        if all(c.finish != "budget" for c in done):
            self.replies = self.replies[len(prompts) :]
        return done


def verdict(status: Status) -> Verdict:
    return Verdict(status)


class Told:
    """A judge whose verdicts depend on the text alone."""

    def __init__(self, verdicts: dict[str, Status]) -> None:
        self.verdicts = verdicts
        self.threads: set[str] = set()

    def __call__(self, problems, responses) -> list[Attempt]:
        self.threads.add(threading.current_thread().name)
        [problem], [text] = problems, responses
        status = self.verdicts.get(text, Status.FAILED)
        return [
            Attempt(
                problem=problem,
                response=Response.parse(f"```lean4\n{text}\n```"),
                violations=(),
                submission=None,
                verdict=verdict(status),
                feedback="" if status is Status.PROVED else "no",
            )
        ]


def collect(policy, judge, tasks, turns=1, **settings) -> list[Episode]:
    rollouts = Rollouts(policy, judge, SamplingSettings(**{"max_new_tokens": 50, **settings}), turns, 2)
    try:
        return rollouts.collect(tasks, torch.Generator())
    finally:
        rollouts.close()


def task(group: int = 1, prompt: tuple[int, ...] = (500, 501)) -> Task:
    return Task(PROBLEM, prompt, group)


def test_own_tokens_are_those_that_were_sampled() -> None:
    policy = Scripted(["bad", "good", "good"])
    episodes = collect(policy, Told({"good": Status.PROVED}), [task(), task()], turns=2)
    first, second = episodes
    follow_up = [ord(c) + 1 for c in "<no>"]
    bad, good = [*(ord(c) + 1 for c in "bad"), END], [*(ord(c) + 1 for c in "good"), END]
    assert first.ids == [500, 501, *bad, *follow_up, *good]
    assert second.ids == [500, 501, *good]
    assert first.own_mask() == [False] * 2 + [True] * 4 + [False] * 4 + [True] * 5
    assert first.logprobs == pytest.approx([-0.001, -0.002, -0.003, -0.004, -0.001, -0.002, -0.003, -0.004, -0.005])
    assert [t.attempt.verdict.status for t in first.turns] == [Status.FAILED, Status.PROVED]
    # The second turn was asked with the ids as they were, not with ids of their text.
    assert policy.prompts[2] == first.ids[: len(first.ids) - len(good)]
    assert first.own_tokens == sum(first.own_mask())


@pytest.mark.parametrize(
    ("status", "reply", "turns"),
    [
        (Status.PROVED, "x", 1),
        (Status.UNAVAILABLE, "x", 1),
        (Status.FAILED, "x", 3),
        (Status.MALFORMED, "x", 3),
        (Status.FAILED, "x" * 60, 1),  # cut off
    ],
)
def test_when_an_episode_goes_on(status: Status, reply: str, turns: int) -> None:
    [episode] = collect(Scripted([reply] * 3), Told({"x": status}), [task()], turns=3)
    assert len(episode.turns) == turns
    assert episode.last.truncated == (len(reply) > 50)
    assert episode.ids[episode.last.end :] == []


def test_no_turn_without_room() -> None:
    [episode] = collect(Scripted(["x", "x"]), Told({}), [task(prompt=(500,) * 395)], turns=2)
    assert len(episode.turns) == 1
    assert len(episode.ids) == 397


def test_partial_rollouts_go_on_in_the_next_call() -> None:
    policy = Scripted(["aaaa", "bbbb", "cccc", "dddd"])
    judge = Told({"aaaa": Status.PROVED, "dddd": Status.PROVED})
    rollouts = Rollouts(policy, judge, SamplingSettings(50, token_budget=12), 1, 2)
    generator = torch.Generator()
    first = rollouts.collect([task(1), task(1), task(2), task(2)], generator)
    assert [e.task.group for e in first] == [1, 1]
    assert rollouts.held == 2
    # A checkpoint in between: the held episodes come back as they were.
    state = rollouts.state()
    rollouts.close()
    policy.replies = ["cccc", "dddd"]
    again = Rollouts(policy, judge, SamplingSettings(50, token_budget=12), 1, 2)
    again.load(state, {"t": PROBLEM})
    second = again.collect([], generator)
    again.close()
    assert [policy.text(e.ids[2:]) for e in second] == ["cccc", "dddd"]
    assert [e.last.attempt.verdict.status for e in second] == [Status.FAILED, Status.PROVED]
    assert second[0].logprobs == pytest.approx([-0.001, -0.002, -0.003, -0.004, -0.005])
    assert again.held == 0


def test_a_finished_turn_of_a_held_episode_is_judged_again_on_load() -> None:
    policy = Scripted(["bad"])
    rollouts = Rollouts(policy, Told({}), SamplingSettings(50, token_budget=4), 2, 1)
    assert rollouts.collect([task()], torch.Generator()) == []
    state = rollouts.state()
    rollouts.close()
    assert state[0]["turns"] == [[2, 6, False]]
    again = Rollouts(Scripted(["good"]), Told({"good": Status.PROVED}), SamplingSettings(50, token_budget=9), 2, 1)
    again.load(state, {"t": PROBLEM})
    [episode] = again.collect([], torch.Generator())
    again.close()
    assert [t.attempt.verdict.status for t in episode.turns] == [Status.FAILED, Status.PROVED]


def test_judging_happens_beside_generation() -> None:
    judge = Told({})
    collect(Scripted(["a", "b", "c"]), judge, [task(), task(), task()])
    assert judge.threads
    assert threading.current_thread().name not in judge.threads


# --- rewards ----------------------------------------------------------------------------------------------------


def episode(statuses: Sequence[Status], *, broken=False, truncated=False, group=1, tokens=5) -> Episode:
    """An episode with these verdicts; the last response breaks a rule or was cut off."""
    made = Episode(task(group), [500, 501])
    for n, status in enumerate(statuses, 1):
        last = n == len(statuses)
        start = len(made.ids)
        made.ids += [7] * tokens
        made.logprobs += [-0.5] * tokens
        attempt = Attempt(
            problem=PROBLEM,
            response=Response.parse(RIGHT),
            violations=(BROKEN,) if broken and last else (),
            submission=None,
            verdict=verdict(status),
            feedback="no",
        )
        made.turns.append(Turn(start, len(made.ids), truncated and last, attempt))
    return made


CASES = [
    (episode([Status.PROVED]), 1.0, True),
    (episode([Status.PROVED], broken=True), 0.0, True),
    (episode([Status.PROVED], truncated=True), 0.0, True),
    (episode([Status.FAILED]), 0.0, True),
    (episode([Status.MALFORMED]), 0.0, True),
    (episode([Status.REFUSED]), 0.0, True),
    (episode([Status.UNAVAILABLE]), 0.0, False),
    (episode([Status.FAILED, Status.PROVED]), 0.5, True),
    (episode([Status.FAILED, Status.UNAVAILABLE]), 0.0, False),
]


def test_rewards_case_by_case() -> None:
    got = episode_rewards([e for e, _, _ in CASES], RewardConfig(turn_discount=0.5), 0)
    assert got.total.tolist() == [r for _, r, _ in CASES]
    assert got.scored.tolist() == [s for _, _, s in CASES]
    assert got.solved.tolist() == [float(r > 0) for _, r, _ in CASES]


def test_truncated_episodes_can_be_masked() -> None:
    got = episode_rewards([e for e, _, _ in CASES], RewardConfig(), 0, mask_truncated=True)
    assert got.scored.tolist() == [s and not e.last.truncated for e, _, s in CASES]


def test_length_reward_within_the_group() -> None:
    """λ = 0.5 - (length - shortest)/(longest - shortest); a wrong answer gets at most 0; the unscored is left out."""
    episodes = [
        episode([Status.PROVED], tokens=4),
        episode([Status.PROVED], tokens=8),
        episode([Status.FAILED], tokens=6),
        episode([Status.UNAVAILABLE], tokens=100),
        episode([Status.PROVED], tokens=50, group=2),
    ]
    got = episode_rewards(episodes, RewardConfig(length_weight=0.2, length_warmup=10), step=5)
    assert got.total.tolist() == pytest.approx([1 + 0.1 * 0.5, 1 - 0.1 * 0.5, 0.1 * 0.0, 0.0, 1.0])
    assert set(got.terms) == {"proof", "length"}


def test_shuffled_rewards_are_the_same_numbers_elsewhere() -> None:
    got = episode_rewards([e for e, _, _ in CASES] * 10, RewardConfig(), 0)
    control = shuffled(got, random.Random(0))
    assert sorted(control.total[got.scored].tolist()) == sorted(got.total[got.scored].tolist())
    assert control.total.tolist() != got.total.tolist()
    assert control.total[~got.scored].abs().max() == 0
    assert torch.equal(control.solved, got.solved)


# --- corrections ------------------------------------------------------------------------------------------------


def attempt(status: Status, feedback: str = "no", text: str = WRONG, broken: bool = False) -> Attempt:
    return Attempt(PROBLEM, Response.parse(text), (BROKEN,) if broken else (), None, verdict(status), feedback=feedback)


# --- with the real Lean -----------------------------------------------------------------------------------------


def test_a_wrong_answer_is_corrected_with_leans_own_words(judge: Judge) -> None:
    policy = Scripted([WRONG, RIGHT])
    policy.max_length = 4000
    [episode] = collect(policy, judge, [task()], turns=2, max_new_tokens=200)
    assert [t.attempt.verdict.status for t in episode.turns] == [Status.FAILED, Status.PROVED]
    between = policy.text(episode.ids[episode.turns[0].end : episode.turns[1].start])
    assert "Type mismatch" in between
    assert episode_rewards([episode], RewardConfig(), 0).total.tolist() == [1.0]


def test_a_held_out_problem_without_room_for_a_response_is_named() -> None:
    """Leaving it out in silence would change what the figures are about."""
    policy = Scripted([])
    policy.start = lambda messages: [1] * Scripted.max_length
    held_out = [Problem.from_lean("theorem far (h : True) : True := by sorry", id="held-out-7")]
    config = EvaluationConfig(problems=0, samples=1)
    with pytest.raises(ConfigError, match=r"held-out-7: its prompt has 400 tokens.*policy\.max_length"):
        evaluate(policy, Told({}), held_out, PromptTemplate(), config, 10)
