"""Reward wrappers around vector environments."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, SyncVectorEnv, VectorEnv
from hypothesis import given, settings
from hypothesis import strategies as st

import lean_gym  # noqa: F401  (registers LeanProof-v0)
from lean_gym import wrappers
from lean_gym.attempt import Attempt
from lean_gym.problem import Problem
from lean_gym.rewards import LinearSchedule, TacticsBlocks, length_reward
from lean_gym.testing import ReplayEnv, episodes, make_attempt
from lean_gym.verdict import Status
from lean_gym.wrappers import vector

STATEMENT = "theorem t (p q : Prop) (hp : p) (hq : q) : p ∧ q := by sorry"
GOOD = "```lean4\nby exact ⟨hp, hq⟩\n```"
BAD = "```lean4\nby exact hp\n```"

PAIRS: list[tuple[Callable[..., Any], Callable[..., Any]]] = [
    (wrappers.FormatReward, vector.FormatReward),
    (partial(wrappers.FormatReward, graded=True, weight=0.5), partial(vector.FormatReward, graded=True, weight=0.5)),
    (partial(wrappers.AttemptDiscount, gamma=0.3), partial(vector.AttemptDiscount, gamma=0.3)),
    (wrappers.ProgressReward, vector.ProgressReward),
    (
        partial(wrappers.ShortProofReward, scale=3, weight=LinearSchedule(0.0, 1.0, 3)),
        partial(vector.ShortProofReward, scale=3, weight=LinearSchedule(0.0, 1.0, 3)),
    ),
]


def entry(infos: dict[str, Any], i: int, key: str) -> Any:
    """One sub-environment's value, from the step's infos or the final ones; None where there is none."""
    for place in (infos, infos.get("final_info", {})):
        if f"_{key}" in place and place[f"_{key}"][i]:
            value = place[key]
            return (
                {k: value[k][i] for k in value if f"_{k}" in value and value[f"_{k}"][i]}
                if isinstance(value, dict)
                else value[i]
            )
    return None


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_vector_and_single_wrappers_agree_step_by_step(mode: AutoresetMode) -> None:
    @settings(max_examples=25, deadline=None)
    @given(st.lists(st.lists(episodes(), min_size=1, max_size=2), min_size=1, max_size=3), st.sampled_from(PAIRS))
    def check(plans: list[list[list[Attempt]]], pair: tuple[Callable[..., Any], Callable[..., Any]]) -> None:
        single, many = pair
        scheduled = "Schedule" in repr(pair)
        inside = SyncVectorEnv([partial(_wrapped, single, plan) for plan in plans], autoreset_mode=mode)
        outside = many(SyncVectorEnv([partial(ReplayEnv, plan) for plan in plans], autoreset_mode=mode))
        inside.reset(seed=0)
        outside.reset(seed=0)
        actions = ("a",) * len(plans)
        for _ in range(4):
            _, one, terminated, truncated, infos = inside.step(actions)
            _, two, terminated2, truncated2, infos2 = outside.step(actions)
            np.testing.assert_array_equal(one, two)
            np.testing.assert_array_equal(terminated, terminated2)
            np.testing.assert_array_equal(truncated, truncated2)
            for i in range(len(plans)):
                for key in ("reward_terms", "violations", "attempt_record", "scored"):
                    assert entry(infos, i, key) == entry(infos2, i, key), key
            if scheduled and mode is AutoresetMode.NEXT_STEP and (terminated | truncated).any():
                break  # a sub-environment that is being reset does not step: the schedule inside it falls behind

    check()


def _wrapped(wrapper: Callable[..., Any], plan: list[list[Attempt]]) -> gym.Env[str, str]:
    env: gym.Env[str, str] = wrapper(ReplayEnv(plan))
    return env


def test_the_length_reward_compares_within_the_problem() -> None:
    one, two = Problem.from_lean(STATEMENT), Problem.from_lean("theorem u : 1 = 1 := by sorry")
    plan = [(one, 10, Status.PROVED), (two, 500, Status.PROVED), (one, 30, Status.FAILED), (one, 20, Status.PROVED)]
    plan.append((one, 1000, Status.UNAVAILABLE))
    texts = [make_attempt(problem, "x" * length, status) for problem, length, status in plan]
    env = vector.LengthReward(SyncVectorEnv([partial(ReplayEnv, [[a]]) for a in texts]), weight=0.5)
    env.reset(seed=0)
    _, rewards, _, _, infos = env.step(("",) * 5)
    shaped = length_reward([10, 30, 20], [True, False, True])
    np.testing.assert_allclose(rewards, [1 + shaped[0] / 2, 1.0, shaped[1] / 2, 1 + shaped[2] / 2, 0.0])
    assert [entry(infos, i, "scored") for i in range(5)] == [True, True, True, True, False]
    assert entry(infos, 0, "reward_terms") == {"verified": 1.0, "length": 0.5}
    assert not entry(infos, 4, "reward_terms")
    assert not any(math.isnan(r) for r in rewards)
    # The next step resets all of them: nothing to shape.
    _, rewards, _, _, infos = env.step(("",) * 5)
    assert rewards.tolist() == [0.0] * 5
    env.close()


@pytest.mark.parametrize("mode", ["sync", "async", "vector_entry_point"])
def test_with_lean(mode: str) -> None:
    env: VectorEnv = gym.make_vec("LeanProof-v0", num_envs=3, vectorization_mode=mode, problem=STATEMENT)
    env = vector.AttemptDiscount(vector.FormatReward(env, [TacticsBlocks(1)]), gamma=0.5)
    env.reset(seed=0)
    block = "```tactics\nconstructor\n```\n"
    _, rewards, terminated, _, infos = env.step((block + GOOD, GOOD, BAD))
    assert rewards.tolist() == [1.0, 0.0, 0.0]
    assert terminated.tolist() == [True, True, False]
    assert infos["reward_terms"]["format"].tolist() == [1.0, 0.0, 0.0]
    assert infos["reward_terms"]["verified"].tolist() == [1.0, 1.0, 0.0]
    assert [v.rule for v in infos["violations"][1]] == ["tactics_blocks"]
    _, rewards, _, _, infos = env.step(("", "", block + GOOD))
    assert rewards.tolist() == [0.0, 0.0, 0.5]
    assert infos["reward_terms"]["_format"].tolist() == [False, False, True]
    env.close()


@pytest.mark.parametrize("mode", ["sync", "vector_entry_point"])
def test_lean_is_skipped_where_the_judges_are_in_reach(mode: str) -> None:
    env = gym.make_vec("LeanProof-v0", num_envs=2, vectorization_mode=mode, problem=STATEMENT)
    env = vector.FormatReward(env, [TacticsBlocks(1)], verify_malformed=False)
    env.reset(seed=0)
    feedback, rewards, _, _, infos = env.step((GOOD, "```tactics\nconstructor\n```\n" + GOOD))
    assert infos["status"].tolist() == ["malformed", "proved"]
    assert rewards.tolist() == [0.0, 1.0]
    assert "tactics block" in feedback[0]
    env.close()


def test_judges_out_of_reach_are_an_error_that_says_what_to_do() -> None:
    env = AsyncVectorEnv([partial(ReplayEnv, [[make_attempt(Problem.from_lean(STATEMENT), "", Status.PROVED)]])])
    with pytest.raises(ValueError, match=r"AsyncVectorEnv.*make_vec"):
        vector.FormatReward(env, verify_malformed=False)
    env.close()


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_single_wrappers_inside_a_vector_environment(mode: str) -> None:
    env = gym.make_vec(
        "LeanProof-v0",
        num_envs=2,
        vectorization_mode=mode,
        wrappers=[partial(wrappers.FormatReward, rules=[TacticsBlocks(1)], verify_malformed=False)],
        problem=STATEMENT,
    )
    env.reset(seed=0)
    _, rewards, _, _, infos = env.step((GOOD, "```tactics\nconstructor\n```\n" + GOOD))
    assert infos["status"].tolist() == ["malformed", "proved"]
    assert rewards.tolist() == [0.0, 1.0]
    env.close()
