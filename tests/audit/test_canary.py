"""Canaries: how they are mixed in, and that a proved one stops the run."""

from __future__ import annotations

import itertools
import pickle

import pytest

from lean_gym.audit import CanaryProved, check_canary, mix_canaries
from lean_gym.problem import Problem
from lean_gym.verdict import Status, Verdict

PROBLEMS = [Problem.from_lean(f"theorem p{i} : {i} = {i} := by sorry") for i in range(200)]
CANARIES = [Problem.from_lean(f"theorem c{i} : {i} = {i + 1} := by sorry", metadata={"canary": True}) for i in range(3)]


def test_the_problems_stay_in_order_and_canaries_come_between() -> None:
    mixed = list(mix_canaries(PROBLEMS, CANARIES, rate=0.25, seed=3))
    assert [p for p in mixed if not p.metadata.get("canary")] == PROBLEMS
    drawn = [p for p in mixed if p.metadata.get("canary")]
    assert 25 <= len(drawn) <= 75
    assert {p.name for p in drawn} == {"c0", "c1", "c2"}


def test_the_seed_decides() -> None:
    names = [[p.name for p in mix_canaries(PROBLEMS, CANARIES, 0.3, seed)] for seed in (1, 1, 2)]
    assert names[0] == names[1]
    assert names[0] != names[2]


@pytest.mark.parametrize(("rate", "expected"), [(0.0, 10), (1.0, 20)])
def test_the_ends_of_the_rate(rate: float, expected: int) -> None:
    assert len(list(itertools.islice(mix_canaries(PROBLEMS[:10], CANARIES, rate), 100))) == expected


def test_an_endless_stream_stays_lazy() -> None:
    assert len(list(itertools.islice(mix_canaries(itertools.cycle(PROBLEMS), CANARIES, 0.5), 1000))) == 1000


@pytest.mark.parametrize("rate", [-0.1, 1.1, float("nan")])
def test_a_rate_outside_is_refused(rate: float) -> None:
    with pytest.raises(ValueError, match="rate"):
        mix_canaries(PROBLEMS, CANARIES, rate)


def test_canaries_must_be_there_and_marked() -> None:
    with pytest.raises(ValueError, match="no canaries"):
        mix_canaries(PROBLEMS, [])
    with pytest.raises(ValueError, match="'p0' is not marked"):
        mix_canaries(PROBLEMS, [PROBLEMS[0]])


def test_a_proved_canary_stops_the_run() -> None:
    verdict = Verdict(Status.PROVED, axioms=("propext",))
    with pytest.raises(CanaryProved, match="c0") as caught:
        check_canary(CANARIES[0], "by trivial", verdict)
    assert caught.value.code == "by trivial"
    assert "axioms: propext" in str(caught.value)
    copy = pickle.loads(pickle.dumps(caught.value))
    assert (copy.problem, copy.code, copy.verdict, str(copy)) == (CANARIES[0], "by trivial", verdict, str(caught.value))


@pytest.mark.parametrize("status", [s for s in Status if s is not Status.PROVED])
def test_other_verdicts_do_not(status: Status) -> None:
    check_canary(CANARIES[0], "by trivial", Verdict(status))


def test_true_statements_may_be_proved() -> None:
    check_canary(PROBLEMS[0], "by rfl", Verdict(Status.PROVED))
