"""The vector environment gives what single environments give."""

from __future__ import annotations

from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import lean_gym  # noqa: F401
from lean_gym import Limits, Problem, Status
from lean_gym.envs import LeanProofVectorEnv

PROBLEMS = [
    Problem.from_lean("theorem swap (p q : Prop) (h : p ∧ q) : q ∧ p := by sorry"),
    Problem.from_lean("theorem left (p q : Prop) (h : p ∧ q) : p := by sorry"),
    Problem.from_lean("theorem right (p q : Prop) (h : p ∧ q) : q := by sorry"),
]
PROOFS = ["by exact ⟨h.2, h.1⟩", "by exact h.1", "by exact h.2", "by sorry", "by exact h", "no code"]


def responses(step: int, n: int) -> tuple[str, ...]:
    drawn = np.random.default_rng(step).integers(len(PROOFS), size=n)
    return tuple(PROOFS[k] if PROOFS[k] == "no code" else f"```lean4\n{PROOFS[k]}\n```" for k in drawn)


def same(one: Any, two: Any) -> bool:
    if isinstance(one, dict):
        return one.keys() == two.keys() and all(same(one[k], two[k]) for k in one if "verify_seconds" not in k)
    if isinstance(one, np.ndarray):
        return one.dtype == two.dtype and len(one) == len(two) and all(map(same, one, two))
    return bool(one == two)


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_the_same_as_single_environments(mode: AutoresetMode) -> None:
    n = 5
    batch = gym.make_vec("LeanProof-v0", n, "vector_entry_point", problem=PROBLEMS, autoreset_mode=mode, max_attempts=3)
    single = gym.make_vec("LeanProof-v0", n, "sync", {"autoreset_mode": mode}, problem=PROBLEMS, max_attempts=3)
    ours, theirs = batch.reset(seed=7), single.reset(seed=7)
    assert ours[0] == theirs[0]
    assert same(ours[1], theirs[1])
    statuses = set()
    for step in range(8):
        ours, theirs = batch.step(responses(step, n)), single.step(responses(step, n))
        assert ours[0] == theirs[0]
        for a, b in zip(ours[1:4], theirs[1:4], strict=True):
            np.testing.assert_array_equal(a, b)
        assert same(ours[4], theirs[4])
        assert ours[0] in batch.observation_space
        statuses |= {*ours[4].get("status", []), *ours[4].get("final_info", {}).get("status", [])}
    assert {"proved", "failed", "incomplete", "malformed"} <= statuses
    batch.close()
    single.close()


def test_autoreset_disabled_and_the_mask() -> None:
    envs = LeanProofVectorEnv(2, PROBLEMS[0], autoreset_mode=AutoresetMode.DISABLED, max_attempts=1)
    envs.reset()
    good = "```lean4\nby exact ⟨h.2, h.1⟩\n```"
    envs.step([good, good])
    with pytest.raises(RuntimeError, match="call reset first"):
        envs.step([good, good])
    envs.reset(options={"reset_mask": np.array([True, True])})
    assert list(envs.step([good, good])[1]) == [1.0, 1.0]
    for bad in (np.array([True]), np.array([False, False]), np.array([1, 0])):
        with pytest.raises(ValueError, match="reset_mask"):
            envs.reset(options={"reset_mask": bad})
    envs.close()


def test_identical_responses_are_checked_once() -> None:
    envs = LeanProofVectorEnv(16, PROBLEMS[0], limits=Limits(seconds=59))  # a verifier of its own
    envs.reset()
    *_, infos = envs.step(["```lean4\nby exact ⟨h.2, h.1⟩ -- all the same\n```"] * 16)
    assert list(infos["status"]) == ["proved"] * 16
    figures = envs.envs[0].judge.verifier.metrics.snapshot()
    assert (figures["shared"], figures["by_status"]) == (15, {Status.PROVED.value: 1})
    envs.close()


@pytest.mark.parametrize(
    ("arguments", "says"), [({"num_envs": 0}, "num_envs"), ({"num_envs": 2, "max_attempts": 0}, "max_attempts")]
)
def test_bad_arguments(arguments: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        LeanProofVectorEnv(**arguments)


def test_bad_actions() -> None:
    envs = LeanProofVectorEnv(2, PROBLEMS[0])
    with pytest.raises(ValueError, match="seeds"):
        envs.reset(seed=[1])
    envs.reset()
    with pytest.raises(ValueError, match="one for each"):
        envs.step(["a"])
    with pytest.raises(TypeError, match="list of str"):
        envs.step("ab")
    with pytest.raises(TypeError, match="str"):
        envs.step(["a", b"b"])  # type: ignore[list-item]
    envs.close()
