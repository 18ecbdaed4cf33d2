"""The stateless stepper: the same feedback, rewards and ends as the environment, from plain data alone."""

from __future__ import annotations

import asyncio
import json
import pickle
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import gymnasium as gym
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lean_gym import Judge, Problem, Status, Verdict
from lean_gym.datasets.resolve import load_problems
from lean_gym.envs import LeanProofEnv
from lean_gym.integrations.batch import (
    BatchStepper,
    RewardTerm,
    StepResult,
    problem_from_dict,
    problem_to_dict,
    resolve_reward,
)
from lean_gym.rewards import AttemptDiscount as DiscountTerm
from lean_gym.rewards import LengthReward as LengthTerm
from lean_gym.rewards import TacticsBlocks
from lean_gym.testing import Sample, any_text, malformed, well_formed
from lean_gym.verdict import Diagnostic, Position, Severity
from lean_gym.verifiers import Verifier
from lean_gym.wrappers import AttemptDiscount, FormatReward, LengthReward, ProgressReward, ShortProofReward
from tests.integrations.dice import DiceVerifier

CONJUNCTION = Problem.from_lean("theorem swap (p q : Prop) (h : p ∧ q) : q ∧ p := by sorry")
GOOD = "```lean4\nby exact ⟨h.2, h.1⟩\n```"
BAD = "```lean4\nby exact h\n```"
CHEAT = "```lean4\nby exact cheat\n```\n```lean4\naxiom cheat : 1 = 2\ntheorem swap : 1 = 1 := by rfl\n```"
CODELESS = "I do not know."


DICE = DiceVerifier(workers=1)

REWARDS: list[tuple[Any, Callable[[gym.Env[str, str]], gym.Env[str, str]]]] = [
    ("verified", lambda env: env),
    ("none", lambda env: env),
    ("kimina", lambda env: FormatReward(env)),
    ("strict", lambda env: FormatReward(env, "strict")),
    (
        [{"term": "format", "graded": True}, {"term": "attempt_discount", "gamma": 0.25}],
        lambda env: AttemptDiscount(FormatReward(env, graded=True), 0.25),
    ),
    (
        [{"term": "format", "rules": [{"rule": "tactics_blocks", "minimum": 1}], "weight": 0.5}, {"term": "progress"}],
        lambda env: ProgressReward(FormatReward(env, [TacticsBlocks(1)], weight=0.5)),
    ),
    (
        [
            {"term": "length", "longest": 2000, "weight": 0.3},
            {"term": "short_proof", "scale": 5.0},
            RewardTerm(DiscountTerm(0.5)),
        ],
        lambda env: AttemptDiscount(ShortProofReward(LengthReward(env, 2000, weight=0.3), 5.0), 0.5),
    ),
]


def by_environment(env: gym.Env[str, str], problem: Problem, responses: Sequence[str]) -> list[dict[str, Any]]:
    """An episode played in the environment; as many responses as it takes."""
    env.reset(seed=0, options={"problem": problem})
    steps = []
    for response in responses:
        observation, reward, terminated, truncated, info = env.step(response)
        steps.append(
            {
                "observation": observation,
                "reward": float(reward),
                "terminated": terminated,
                "truncated": truncated,
                "scored": info["scored"],
                "status": info["status"],
                "violations": [v.rule for v in info["violations"]],
                "terms": info["reward_terms"],
                "messages": info["messages"],
            }
        )
        if terminated or truncated:
            break
    return steps


def by_stepper(
    make: Callable[[], BatchStepper], problem: Problem, responses: Sequence[str]
) -> tuple[list[StepResult], list[dict[str, str]]]:
    """The same episode, every turn by another stepper and with metadata that went through JSON."""
    stepper = make()
    metadata = stepper.initial_metadata(problem)
    messages = [dict(m) for m in stepper.first_messages(metadata)]
    results = []
    for response in responses:
        messages.append({"role": "assistant", "content": response})
        [result] = make().step([messages], [json.loads(json.dumps(metadata, allow_nan=False))])
        results.append(result)
        metadata = result.metadata
        if result.observation:
            messages.append({"role": "user", "content": result.observation})
        if result.done:
            break
    return results, messages


def assert_same(steps: list[dict[str, Any]], results: list[StepResult], messages: list[dict[str, str]]) -> None:
    assert len(steps) == len(results)
    for step, result in zip(steps, results, strict=True):
        assert result.observation == step["observation"]
        assert result.reward == step["reward"]
        assert (result.terminated, result.truncated) == (step["terminated"], step["truncated"])
        assert result.done == (step["terminated"] or step["truncated"])
        assert result.scored == step["scored"]
        assert result.status == step["status"]
        assert [v.rule for v in result.attempt.violations] == step["violations"]
        if result.scored:
            assert {"verified": float(step["status"] == "proved"), **step["terms"]} == result.terms
        else:
            assert result.terms == {}
            assert result.reward == 0.0
            assert result.done
    assert messages == steps[-1]["messages"]


@settings(max_examples=40)
@given(
    st.data(),
    st.lists(st.one_of(well_formed(), malformed()), min_size=1, max_size=3),
    st.sampled_from(range(len(REWARDS))),
    st.booleans(),
)
def test_an_episode_is_the_environments_whatever_lean_says(
    data: st.DataObject, samples: list[Sample], chosen: int, verify_malformed: bool
) -> None:
    reward, wrap = REWARDS[chosen]
    problem = samples[0].problem
    texts = [data.draw(st.one_of(st.just(sample.text), any_text())) for sample in samples]
    env = LeanProofEnv(verifier=DICE, max_attempts=len(texts), verify_malformed=verify_malformed)
    steps = by_environment(wrap(env), problem, texts)

    def make() -> BatchStepper:
        judge = Judge(DICE, verify_malformed=verify_malformed)
        return BatchStepper(judge, max_attempts=len(texts), reward=reward)

    assert_same(steps, *by_stepper(make, problem, texts))


@pytest.mark.parametrize("chosen", range(len(REWARDS)))
def test_an_episode_is_the_environments_with_lean(chosen: int, verifier: Verifier) -> None:
    reward, wrap = REWARDS[chosen]
    episodes = [[GOOD], [BAD, GOOD], [BAD, CODELESS], [CHEAT, BAD], [CODELESS, GOOD]]
    env = wrap(LeanProofEnv(verifier=verifier))
    for texts in episodes:
        steps = by_environment(env, CONJUNCTION, texts)
        assert_same(steps, *by_stepper(lambda: BatchStepper(Judge(verifier), reward=reward), CONJUNCTION, texts))


def test_a_batch_gives_what_its_episodes_give_alone(judge: Judge) -> None:
    stepper = BatchStepper(judge, reward="kimina")
    problems = list(load_problems(None))[:6]
    right = [f"```lean4\n{p.metadata['proof']}\n```" for p in problems]
    chats = [[{"role": "assistant", "content": text}] for text in [*right, BAD, CODELESS]]
    metadata = [stepper.initial_metadata(p) for p in [*problems, CONJUNCTION, CONJUNCTION]]
    together = stepper.step(chats, metadata)
    assert [r.status for r in together] == ["proved"] * 6 + ["failed", "malformed"]
    for chat, state, result in zip(chats, metadata, together, strict=True):
        [alone] = stepper.step([chat], [state])
        assert alone.metadata == result.metadata
        assert (alone.observation, alone.reward) == (result.observation, result.reward)
    assert [r.metadata for r in asyncio.run(stepper.astep(chats, metadata))] == [r.metadata for r in together]
    assert stepper.step([], []) == []


def test_many_threads_may_use_one_stepper(judge: Judge) -> None:
    stepper = BatchStepper(judge)
    texts = [GOOD, BAD, CODELESS, CHEAT] * 4

    def one(text: str) -> StepResult:
        return stepper.step([[{"role": "assistant", "content": text}]], [stepper.initial_metadata(CONJUNCTION)])[0]

    with ThreadPoolExecutor(8) as pool:
        found = [r.status for r in pool.map(one, texts)]
    assert found == [one(text).status for text in texts[:4]] * 4


@settings(max_examples=40)
@given(st.lists(any_text(), min_size=1, max_size=3), st.dictionaries(st.text(), st.integers() | st.text(), max_size=3))
def test_metadata_is_plain_and_is_not_changed(texts: list[str], own: dict[str, Any]) -> None:
    stepper = BatchStepper(Judge(DICE), max_attempts=3, reward="kimina")
    stepper_keys = stepper.initial_metadata(CONJUNCTION).keys()
    metadata = {**own, **stepper.initial_metadata(CONJUNCTION)}
    for number, text in enumerate(texts, 1):
        before = json.dumps(metadata)
        [result] = stepper.step([[{"role": "assistant", "content": text}]], [metadata])
        assert json.dumps(metadata) == before
        metadata = result.metadata
        assert json.loads(json.dumps(metadata, allow_nan=False)) == metadata
        assert pickle.loads(pickle.dumps(metadata)) == metadata
        assert json.loads(json.dumps(result.to_dict(), allow_nan=False))["attempt"] == number
        assert all(metadata[key] == value for key, value in own.items() if key not in stepper_keys)
        entry = metadata["attempts"][-1]
        assert entry["status"] == result.status
        assert entry["characters"] == len(text)
        assert len(metadata["attempts"]) == number
        assert metadata["done"] == result.done
        if result.done:
            with pytest.raises(ValueError, match=r"metadata\[0\]: this episode is over"):
                stepper.step([[{"role": "assistant", "content": text}]], [metadata])
            break


def test_rewards_of_the_last_turn_only() -> None:
    """With added terms, a failed attempt must not earn something on top of the next one."""

    class Fails(DiceVerifier):
        def verdict(self, code: str) -> Verdict:
            error = Diagnostic(Severity.ERROR, Position(3, 0), Position(3, 1), "unknown identifier")
            return Verdict(Status.PROVED) if "exact" in code else Verdict(Status.FAILED, (error,))

    half = "```lean4\nby\n  skip\n  wrong\n```"
    with Fails(workers=1) as verifier:
        totals = {}
        for credit in ("each", "last"):
            for texts in ([GOOD], [half, GOOD], [half, half]):
                stepper = BatchStepper(Judge(verifier), reward=[{"term": "progress", "weight": 1.0}], credit=credit)
                results, _ = by_stepper(lambda stepper=stepper: stepper, CONJUNCTION, texts)
                totals[credit, len(texts), texts[-1] == GOOD] = sum(r.reward for r in results)
    # Progress of the failed attempt: two lines (`by` and `skip`) of three before the error, of 3 + 1.
    assert totals["each", 2, True] == 2.0 + 0.5 > totals["each", 1, True] == 2.0
    assert totals["last", 2, True] == totals["last", 1, True] == 2.0
    assert totals["last", 2, False] == 0.5


def test_what_was_cut_off_earns_nothing_and_ends_the_episode(judge: Judge) -> None:
    stepper = BatchStepper(judge, reward=[{"term": "length", "longest": 10.0}])
    chats = [[{"role": "assistant", "content": text}] for text in (GOOD, BAD, BAD)]
    metadata = [stepper.initial_metadata(CONJUNCTION)] * 3
    cut_proof, cut, whole = stepper.step(chats, metadata, cut_off=[True, True, False])
    assert (cut_proof.reward, cut_proof.terminated, cut_proof.status) == (0.0, True, "proved")
    assert (cut.reward, cut.truncated, cut.scored) == (-0.5, True, True)
    assert (whole.reward, whole.done) == (-0.5, False)
    assert [r.metadata["attempts"][0]["cut_off"] for r in (cut, whole)] == [True, False]


def test_the_callers_judge_keeps_its_rules(verifier: Verifier) -> None:
    judge = Judge(verifier)
    stepper = BatchStepper(judge, reward="kimina", verify_malformed=False)
    assert judge.rules == ()
    assert judge.verify_malformed
    [result] = stepper.step([[{"role": "assistant", "content": GOOD}]], [stepper.initial_metadata(CONJUNCTION)])
    assert result.status == "malformed"
    assert "think" in result.observation


def test_a_failure_of_ours_is_no_reward(verifier: Verifier, monkeypatch: pytest.MonkeyPatch) -> None:
    stepper = BatchStepper(Judge(verifier), reward="kimina", max_attempts=5)
    monkeypatch.setattr(verifier, "verify", lambda submissions: [Verdict(Status.UNAVAILABLE)] * len(submissions))
    [result] = stepper.step([[{"role": "assistant", "content": GOOD}]], [stepper.initial_metadata(CONJUNCTION)])
    assert (result.scored, result.done, result.truncated, result.terminated) == (False, True, True, False)
    assert (result.reward, result.terms) == (0.0, {})
    assert result.metadata["attempts"][0]["scored"] is False


MESSAGE = {"role": "assistant", "content": GOOD}


@pytest.mark.parametrize(
    ("conversation", "said"),
    [
        ("text", r"conversations\[1\] must be a list of messages, not str"),
        (None, r"conversations\[1\] must be a list of messages, not null"),
        (MESSAGE, r"conversations\[1\] must be a list of messages, not dict"),
        ([], r"conversations\[1\] is empty; its last message must be the policy's response"),
        (["text"], r"conversations\[1\]\[0\] must be a mapping with 'role' and 'content', not str"),
        ([MESSAGE, {"role": "user", "content": ""}], r"conversations\[1\]\[1\] has the role 'user'.*'assistant'"),
        ([{"role": "assistant"}], r"conversations\[1\]\[0\]: its content must be .* a string, not null"),
        ([{"role": "assistant", "content": b"x"}], r"conversations\[1\]\[0\]: .*not bytes"),
    ],
)
def test_a_bad_conversation_is_named(conversation: Any, said: str) -> None:
    stepper = BatchStepper(Judge(DICE))
    with pytest.raises(ValueError, match=said):
        stepper.step([[MESSAGE], conversation], [stepper.initial_metadata(CONJUNCTION)] * 2)


def changed(**changes: Any) -> dict[str, Any]:
    metadata = BatchStepper(Judge(DICE)).initial_metadata(CONJUNCTION)
    problem = {**metadata["problem"], **changes.pop("problem", {})}
    return {**metadata, "problem": {k: v for k, v in problem.items() if v is not ...}, **changes}


@pytest.mark.parametrize(
    ("metadata", "said"),
    [
        (None, "must be a mapping, not null; hand in what initial_metadata"),
        ("{}", "must be a mapping, not str"),
        ({}, "its version is None, this is version 1"),
        (changed(version=2), "its version is 2"),
        (changed(attempts=0), "'attempts' must be a list, not int"),
        (changed(done=None), "'done' must be true or false, not null"),
        (changed(done=True), "this episode is over after 0 of 2 attempts"),
        (changed(attempts=[{}, {}]), "this episode is over after 2 of 2 attempts"),
        (changed(problem={"name": ...}), "the problem's 'name' must be a string, not null"),
        (changed(problem={"statement": 1}), "the problem's 'statement' must be a string, not int"),
        (changed(problem={"statement": "def x := 1"}), "the statement holds no theorem"),
        (changed(problem={"statement": "theorem swap : True"}), "not those of one theorem that ends in ':='"),
        (changed(problem={"statement": "theorem swap : True := trivial"}), "not those of one theorem"),
        (changed(problem={"header": "theorem before : True"}), "not those of one theorem|no theorem"),
        (changed(problem={"name": "other"}), "problem 'other' are not those of one theorem"),
        (changed(problem={"proof": "rfl"}), "a problem has no field 'proof'; it has header, id"),
        (changed(problem={"metadata": []}) | {"problem": []}, "a problem is a mapping"),
        (changed(problem={"metadata": [1]}), "the problem's 'metadata' must be a mapping, not list"),
    ],
)
def test_bad_metadata_is_named(metadata: Any, said: str) -> None:
    stepper = BatchStepper(Judge(DICE))
    with pytest.raises(ValueError, match=rf"metadata\[1\].*({said})"):
        stepper.step([[MESSAGE]] * 2, [stepper.initial_metadata(CONJUNCTION), metadata])


def test_lengths_must_agree() -> None:
    stepper = BatchStepper(Judge(DICE))
    with pytest.raises(ValueError, match="there are 1 conversations but 2 of metadata"):
        stepper.step([[MESSAGE]], [stepper.initial_metadata(CONJUNCTION)] * 2)
    with pytest.raises(ValueError, match="there are 1 conversations but 0 of cut_off"):
        stepper.step([[MESSAGE]], [stepper.initial_metadata(CONJUNCTION)], cut_off=[])


def test_problems_survive_as_plain_data() -> None:
    for problem in load_problems(None):
        data = json.loads(json.dumps(problem_to_dict(problem)))
        again = problem_from_dict(data)
        assert (again.source(), again.informal, again.id) == (problem.source(), problem.informal, problem.id)
        assert problem_to_dict(again) == data
    lean = {"lean": "example : 1 = 1 := by sorry", "id": "one", "informal": "One.", "metadata": {"level": 1}}
    problem = problem_from_dict(lean)
    assert (problem.id, problem.informal, problem.metadata) == ("one", "One.", {"level": 1})
    with pytest.raises(ValueError, match="'two': its metadata is no JSON data"):
        problem_to_dict(Problem.from_lean("theorem two : 2 = 2", metadata={"x": object()}))


@pytest.mark.parametrize(
    ("reward", "said"),
    [
        ("kimono", "there is no preset 'kimono'; choose from verified, kimina"),
        ([{"term": "formats"}], r"reward\[0\]: there is no term 'formats'; choose from format"),
        (
            [{"term": "format"}, {"term": "length", "long": 1}],
            r"reward\[1\]: length has no parameter 'long'; it has sh",
        ),
        ([{"term": "length"}], r"reward\[0\]: the term 'length' compares the responses of a group"),
        ([RewardTerm(DiscountTerm()), {"term": "attempt_discount"}], "two terms are called 'attempt_discount'"),
        ([{"term": "attempt_discount", "gamma": 2}], r"reward\[0\]: AttemptDiscount: gamma is 2"),
        ([{"term": "progress", "weight": "1"}], r"reward\[0\]: the weight of 'progress' is '1'; give a number"),
        ([{"term": "format", "weight": 2.0}], r"reward\[0\]: the weight of a factor must be between 0 and 1"),
        ([{"term": "format", "method": "max"}], r"reward\[0\]: the method of 'format' is 'max'; choose product"),
        ([{"term": "format", "rules": "none at all"}], r"reward\[0\]: rules: there is no preset"),
    ],
)
def test_a_bad_reward_is_named(reward: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        BatchStepper(Judge(DICE), reward=reward)


def test_other_arguments_are_checked() -> None:
    with pytest.raises(TypeError, match=r"reward\[0\]: 1 is neither"):
        resolve_reward([1])  # type: ignore[list-item]
    with pytest.raises(ValueError, match="group"):
        RewardTerm(LengthTerm())
    for attempts in (0, True, 1.5):
        with pytest.raises(ValueError, match="max_attempts must be a whole number"):
            BatchStepper(Judge(DICE), max_attempts=attempts)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="credit is 'all'"):
        BatchStepper(Judge(DICE), credit="all")  # type: ignore[arg-type]


def test_the_names_of_the_terms_are_known_beforehand(judge: Judge) -> None:
    stepper = BatchStepper(judge, reward=[{"term": "format"}, {"term": "progress"}])
    [result] = stepper.step([[MESSAGE]], [stepper.initial_metadata(CONJUNCTION)])
    assert tuple(result.terms) == stepper.term_names == ("verified", "format", "progress")
