"""Reward wrappers around one environment."""

from __future__ import annotations

import json
import math
import pickle
from typing import Any

import gymnasium as gym
import pytest
from gymnasium.envs.registration import EnvSpec
from hypothesis import given, settings
from hypothesis import strategies as st

import lean_gym  # noqa: F401  (registers LeanProof-v0)
from lean_gym import rewards
from lean_gym.attempt import Attempt
from lean_gym.problem import Problem
from lean_gym.response import Response
from lean_gym.rewards import LinearSchedule, TacticsBlocks, Verified, kimina, score, violations
from lean_gym.testing import ReplayEnv, Sample, attempts, episodes, make_attempt, malformed, well_formed
from lean_gym.verdict import Status
from lean_gym.wrappers import (
    AttemptDiscount,
    FormatReward,
    LengthReward,
    ProgressReward,
    ShortProofReward,
    TermReward,
)

Step = tuple[str, float, bool, bool, dict[str, Any]]
STATEMENT = "theorem t (p q : Prop) (hp : p) (hq : q) : p ∧ q := by sorry"
GOOD = "```lean4\nby exact ⟨hp, hq⟩\n```"
BAD = "```lean4\nby exact hp\n```"


def play(env: gym.Env[str, str], steps: int) -> list[Step]:
    env.reset(seed=0)
    found: list[Step] = []
    for _ in range(steps):
        observation, reward, terminated, truncated, info = env.step("a response")
        found.append((observation, float(reward), terminated, truncated, info))
        if terminated or truncated:
            break
    return found


@settings(max_examples=60)
@given(episodes())
def test_wrapper_and_batch_function_agree_on_every_episode(episode: list[Attempt]) -> None:
    env = AttemptDiscount(FormatReward(ReplayEnv([episode])), gamma=0.5)
    steps = play(env, len(episode))
    terms = (Verified(), rewards.FormatGate(), rewards.AttemptDiscount(0.5))
    batch = score(episode, terms, numbers=range(1, len(episode) + 1))
    for i, (_, reward, _, _, info) in enumerate(steps):
        assert info["scored"] == batch.scored[i]
        if batch.scored[i]:
            assert reward == batch.total[i]
            assert info["reward_terms"] == {name: column[i] for name, column in batch.terms.items()}
            assert info["attempt_record"].reward_terms == info["reward_terms"]
            found = violations(episode[i].response, episode[i].problem, kimina())
            assert info["violations"] == info["attempt_record"].violations == found
        else:
            assert reward == 0.0
            assert info["reward_terms"] == {}
            assert math.isnan(batch.total[i])


@settings(max_examples=40)
@given(episodes(), st.floats(0, 1), st.floats(0, 1))
def test_added_terms_agree_with_the_batch_function(episode: list[Attempt], one: float, two: float) -> None:
    env = ShortProofReward(ProgressReward(ReplayEnv([episode]), weight=one), scale=5, weight=two)
    terms = (Verified(), rewards.Progress(), rewards.ShortProof(5))
    batch = score(episode, terms, method="sum", weights={"progress": one, "short_proof": two})
    for i, (_, reward, _, _, info) in enumerate(play(env, len(episode))):
        if info["scored"]:
            assert reward == pytest.approx(batch.total[i])
            assert info["reward_terms"] == {name: column[i] for name, column in batch.terms.items()}


@settings(max_examples=40)
@given(episodes())
def test_factors_commute(episode: list[Attempt]) -> None:
    one = play(AttemptDiscount(FormatReward(ReplayEnv([episode]))), len(episode))
    two = play(FormatReward(AttemptDiscount(ReplayEnv([episode]))), len(episode))
    for first, second in zip(one, two, strict=True):
        assert first[1] == second[1]
        assert first[4]["reward_terms"] == second[4]["reward_terms"]
        assert first[4]["violations"] == second[4]["violations"]


@settings(max_examples=40)
@given(episodes(), st.booleans(), st.floats(0, 1))
def test_a_factor_never_raises_a_reward_and_changes_nothing_else(
    episode: list[Attempt], graded: bool, weight: float
) -> None:
    plain = play(LengthReward(ReplayEnv([episode]), longest=2000), len(episode))
    gated = play(
        FormatReward(LengthReward(ReplayEnv([episode]), longest=2000), graded=graded, weight=weight), len(episode)
    )
    for before, after in zip(plain, gated, strict=True):
        assert after[1] <= before[1]
        assert after[0] == before[0]
        assert after[2:4] == before[2:4]
        kept = {key: value for key, value in after[4].items() if key in ("status", "proved", "scored", "attempt")}
        assert kept.items() <= before[4].items()


@settings(max_examples=40)
@given(attempts(tuple(s for s in Status if s.scored), malformed()))
def test_a_malformed_response_stays_at_0_whatever_is_added(attempt: Attempt) -> None:
    env = FormatReward(ReplayEnv([[attempt]]))
    for wrapped in (
        AttemptDiscount(env),
        ProgressReward(env, weight=5.0),
        ShortProofReward(env, weight=5.0),
        LengthReward(env, longest=10**6),
        FormatReward(env, graded=True),
    ):
        [(_, reward, _, _, info)] = play(wrapped, 1)
        assert reward <= 0.0
        assert info["violations"]
        assert (reward == 0.0) or isinstance(wrapped, LengthReward)


def test_what_was_not_judged_passes_unchanged() -> None:
    attempt = make_attempt(Problem.from_lean(STATEMENT), "", Status.UNAVAILABLE)
    env: gym.Env[str, str] = ReplayEnv([[attempt]])
    for wrap in (
        FormatReward,
        AttemptDiscount,
        ProgressReward,
        ShortProofReward,
        lambda inner: LengthReward(inner, longest=1.0),
    ):
        env = wrap(env)  # type: ignore[operator]
    [(_, reward, terminated, truncated, info)] = play(env, 1)
    assert (reward, terminated, truncated) == (0.0, False, True)
    assert info["scored"] is False
    assert info["reward_terms"] == {}
    assert info["attempt_record"] is attempt


def test_a_schedule_counts_steps_and_can_be_set() -> None:
    attempt = make_attempt(Problem.from_lean(STATEMENT), "x" * 10, Status.PROVED)
    env = LengthReward(ReplayEnv([[attempt]]), longest=1000, shortest=10, weight=LinearSchedule(0.0, 1.0, 4))
    rewards_ = []
    for _ in range(6):
        [(_, reward, _, _, _)] = play(env, 1)
        rewards_.append(reward)
    assert rewards_ == [1.0, 1.125, 1.25, 1.375, 1.5, 1.5]
    env.schedule_step = 2
    assert play(env, 1)[0][1] == 1.25


def test_min_combines_too() -> None:
    attempt = make_attempt(Problem.from_lean(STATEMENT), "", Status.PROVED)
    env = TermReward(ReplayEnv([[attempt]]), rewards.AttemptDiscount(0.5), "min")
    assert play(env, 1)[0][1] == 1.0
    with pytest.raises(ValueError, match="between 0 and 1"):
        TermReward(ReplayEnv([[attempt]]), rewards.AttemptDiscount(0.5), "min", weight=2.0)


class Bare(gym.Env[str, str]):
    """Reports no attempt."""

    def __init__(self) -> None:
        self.observation_space = self.action_space = gym.spaces.Text(10)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[str, dict[str, Any]]:
        return "", {}

    def step(self, action: str) -> tuple[str, float, bool, bool, dict[str, Any]]:
        return "", 0.0, True, False, {}


def test_an_environment_without_attempts_is_refused_by_name() -> None:
    env = FormatReward(Bare())
    env.reset()
    with pytest.raises(KeyError, match=r"FormatReward.*attempt_record.*LeanProof-v0"):
        env.step("x")
    with pytest.raises(ValueError, match="Bare has no judge"):
        FormatReward(Bare(), verify_malformed=False)


def test_a_policy_reads_of_its_violations_and_is_still_verified() -> None:
    env = FormatReward(gym.make("LeanProof-v0", problem=STATEMENT))
    env.reset(seed=0)
    feedback, reward, terminated, _, info = env.step(GOOD)
    assert (reward, terminated, info["proved"]) == (0.0, True, True)
    assert "There must be exactly one <think>" in feedback
    assert info["reward_terms"] == {"verified": 1.0, "format": 0.0}
    assert {v.rule for v in info["violations"]} == {"think_block", "tactics_blocks", "statement_kept"}
    env.close()


def test_lean_is_skipped_for_malformed_responses_only(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = [TacticsBlocks(1)]
    env = FormatReward(gym.make("LeanProof-v0", problem=STATEMENT, max_attempts=3), rules, verify_malformed=False)
    env.reset(seed=0)
    sent: list[int] = []
    verifier = env.unwrapped.judge.verifier  # type: ignore[attr-defined]
    verify = verifier.verify
    monkeypatch.setattr(verifier, "verify", lambda items: sent.append(len(items)) or verify(items))
    feedback, reward, terminated, truncated, info = env.step(GOOD)
    assert (reward, terminated, truncated, info["status"], sum(sent)) == (0.0, False, False, "malformed", 0)
    assert "There must be at least 1 tactics block" in feedback
    assert info["scored"] is True
    assert info["reward_terms"] == {"verified": 0.0, "format": 0.0}
    feedback, reward, terminated, truncated, info = env.step("```tactics\nconstructor\n```\n" + GOOD)
    assert (reward, terminated, info["status"], sum(sent)) == (1.0, True, "proved", 1)
    assert feedback == ""
    env.close()


def test_a_proof_on_the_second_try_is_discounted() -> None:
    env = AttemptDiscount(gym.make("LeanProof-v0", problem=STATEMENT), gamma=0.25)
    env.reset(seed=0)
    assert env.step(BAD)[1] == 0.0
    _, reward, _, _, info = env.step(GOOD)
    assert reward == 0.25
    assert info["reward_terms"] == {"verified": 1.0, "attempt_discount": 0.25}
    env.reset(seed=0)
    assert env.step(GOOD)[1] == 1.0
    env.close()


def test_progress_with_lean() -> None:
    env = ProgressReward(gym.make("LeanProof-v0", problem=STATEMENT), weight=0.1)
    env.reset(seed=0)
    _, reward, _, _, info = env.step("```lean4\nby\n  constructor\n  exact hp\n  exact hp\n```")
    assert info["status"] == "failed"
    assert info["reward_terms"]["progress"] == pytest.approx(3 / 5)
    assert reward == pytest.approx(0.06)
    _, reward, _, _, info = env.step(GOOD)
    assert reward == pytest.approx(1.1)
    env.close()


def test_specs_are_plain_data_and_rebuild_the_wrappers() -> None:
    env: gym.Env[str, str] = gym.make("LeanProof-v0", problem=STATEMENT)
    env = FormatReward(env, kimina(comment_lines=0.5), graded=True, verify_malformed=False, weight=0.5)
    env = AttemptDiscount(env, 0.75)
    env = LengthReward(env, longest=5000, shortest=50, weight=LinearSchedule(0.0, 0.5, 100))
    env = ShortProofReward(ProgressReward(env, weight=0.2), scale=3.0, weight=0.1)
    assert env.spec is not None
    spec = EnvSpec.from_json(env.spec.to_json())
    assert json.loads(env.spec.to_json())["id"] == "LeanProof-v0"
    again = gym.make(spec)
    assert str(again) == str(env)
    for one in (env, again):
        one.reset(seed=3)
    for action in (BAD, GOOD):
        first, second = env.step(action), again.step(action)
        assert first[:4] == second[:4]
        assert first[4]["reward_terms"] == second[4]["reward_terms"]
        assert list(first[4]["reward_terms"]) == [
            *("verified", "graded_format", "attempt_discount", "length", "progress", "short_proof"),
        ]
    env.close()
    again.close()


def test_a_wrapped_environment_survives_pickling() -> None:
    env = FormatReward(gym.make("LeanProof-v0", problem=STATEMENT), verify_malformed=False)
    again = pickle.loads(pickle.dumps(env))
    again.reset(seed=0)
    assert again.step(GOOD)[4]["status"] == "malformed"
    env.close()
    again.close()


@settings(max_examples=4, deadline=None)
@given(well_formed(), malformed())
def test_episodes_with_lean(good: Sample, bad: Sample) -> None:
    env = AttemptDiscount(FormatReward(gym.make("LeanProof-v0", problem=good.problem)), 0.5)
    env.reset(seed=0)
    _, reward, _, _, info = env.step(bad.text)
    assert reward == 0.0
    assert info["violations"] == violations(Response.parse(bad.text), good.problem, kimina())
    if not info["proved"]:
        _, reward, terminated, _, info = env.step(good.text)
        assert (reward, terminated, info["violations"]) == (0.5, True, ())
    env.close()


@pytest.mark.filterwarnings("ignore:.*is different from the unwrapped version")
def test_gymnasium_checks_the_wrapped_environment() -> None:
    from gymnasium.utils.env_checker import check_env

    env = FormatReward(gym.make("LeanProof-v0", problem=STATEMENT))
    check_env(env, skip_render_check=True)
    env.close()
