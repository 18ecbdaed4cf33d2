"""Reward terms and their combination."""

from __future__ import annotations

import math
from dataclasses import replace
from statistics import fmean

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lean_gym.attempt import Attempt
from lean_gym.judge import Judge
from lean_gym.problem import Problem
from lean_gym.response import Response, render_response
from lean_gym.rewards import (
    AttemptDiscount,
    FormatGate,
    GradedFormat,
    LengthReward,
    LinearSchedule,
    Progress,
    ShortProof,
    Verified,
    combine,
    kimina,
    length_reward,
    score,
    violations,
)
from lean_gym.rewards.terms import lower, resolve_weight
from lean_gym.testing import DEFECTS, Sample, attempts, make_attempt, malformed, well_formed
from lean_gym.verdict import Diagnostic, Position, Severity, Status

PROBLEM = Problem.from_lean("theorem t (p q : Prop) (hp : p) (hq : q) : p ∧ q := by sorry")
TERMS = (
    Verified(),
    FormatGate(),
    GradedFormat(),
    AttemptDiscount(0.5),
    Progress(),
    ShortProof(),
    LengthReward(longest=4000),
)
UNIT = st.floats(0, 1)


def attempt(status: Status = Status.PROVED, text: str = "", *errors: Diagnostic) -> Attempt:
    return make_attempt(PROBLEM, text, status, errors)


def error(line: int, text: str = "unknown identifier", end: int | None = None) -> Diagnostic:
    return Diagnostic(Severity.ERROR, Position(line, 2), Position(end or line, 9), text)


# --- single terms ---


@given(attempts(), st.integers(1, 4))
def test_terms_lie_in_their_range_and_are_nan_exactly_when_not_judged(record: Attempt, number: int) -> None:
    for term in TERMS:
        value = term(record, number)
        if record.verdict.status is Status.UNAVAILABLE:
            assert math.isnan(value)
        else:
            assert (-0.5 if term.name == "length" else 0) <= value <= 1
            assert term(record, number) == value


@given(attempts((Status.PROVED,), malformed()))
def test_a_malformed_response_gets_nothing(record: Attempt) -> None:
    assert FormatGate()(record) == 0.0
    assert GradedFormat()(record) < 1.0
    assert score([record]).total[0] == 0.0
    found = violations(record.response, record.problem, kimina())
    noted = replace(record, violations=found)
    assert [Progress()(noted), ShortProof()(noted)] == [0.0, 0.0]
    assert LengthReward(longest=10**6)(noted) <= 0.0


@given(malformed())
def test_graded_format_is_the_share_of_kept_rules(sample: Sample) -> None:
    response = Response.parse(sample.text)
    record = make_attempt(sample.problem, sample.text, Status.PROVED)
    rules = kimina()
    measured = [rule.measure(response, sample.problem) for rule in rules]
    assert GradedFormat()(record) == fmean(m is not None and m.kept for m in measured)


def test_graded_format_of_extremes() -> None:
    assert GradedFormat()(attempt(text="")) == 0.0
    assert GradedFormat("none")(attempt(text="")) == 1.0


@pytest.mark.parametrize(("number", "value"), [(1, 1.0), (2, 0.9), (3, 0.81)])
def test_attempt_discount(number: int, value: float) -> None:
    assert AttemptDiscount(0.9)(attempt(), number) == pytest.approx(value)


def test_attempt_discount_of_zero_pays_the_first_try_only() -> None:
    assert [AttemptDiscount(0.0)(attempt(), n) for n in (1, 2)] == [1.0, 0.0]
    with pytest.raises(ValueError, match=r"1\.5"):
        AttemptDiscount(1.5)
    with pytest.raises(ValueError, match="from 1, got 0"):
        AttemptDiscount()(attempt(), 0)


CODE = "theorem t (p q : Prop) (hp : p) (hq : q) : p ∧ q := by\n  constructor\n  -- left\n  exact hp\n  exact hq\n"


@pytest.mark.parametrize(
    ("errors", "value"),
    [
        ([error(2)], 0 / 4),
        ([error(4)], 1 / 4),
        ([error(5)], 2 / 4),
        ([error(5), error(4)], 1 / 4),
        ([error(1, "unsolved goals\n⊢ q", end=5)], 3 / 4),
        ([error(1, "unsolved goals\n⊢ q", end=4)], 2 / 4),
        ([error(1)], 0.0),
        ([Diagnostic(Severity.ERROR, None, None, "(deterministic) timeout")], 0.0),
        ([], 0.0),
    ],
)
def test_progress(errors: list[Diagnostic], value: float) -> None:
    assert Progress()(attempt(Status.FAILED, render_response("", CODE), *errors)) == value


def test_progress_of_a_bare_proof_and_of_other_statuses() -> None:
    bare = render_response("", "by\n  constructor\n  exact hp\n  exact foo")
    assert Progress()(attempt(Status.FAILED, bare, error(4))) == 3 / 5
    values = {status: Progress()(attempt(status, bare, error(4))) for status in Status if status.scored}
    assert values.pop(Status.PROVED) == 1.0
    del values[Status.FAILED]
    assert set(values.values()) == {0.0}


@pytest.mark.parametrize(
    ("proof", "value"),
    [
        ("  exact ⟨hp, hq⟩", 1.0),
        ("  constructor\n  exact hp\n  exact hq", 1.0),
        ("  constructor\n  exact hp\n  exact hp", 2 / 4),
        ("  constructor\n  exact hp", 2 / 3),
        ("  have h : p := hp\n  foo\n  exact ⟨h, hq⟩", 1 / 4),
        ("  constructor\n  exact hp\n  sorry", 0.0),
    ],
)
def test_progress_with_lean(judge: Judge, proof: str, value: float) -> None:
    code = f"theorem t (p q : Prop) (hp : p) (hq : q) : p ∧ q := by\n{proof}"
    [record] = judge([PROBLEM], [render_response("", code)])
    assert Progress()(record) == pytest.approx(value), record.verdict


def test_short_proofs_get_more() -> None:
    def bonus(lines: int) -> float:
        code = CODE.split("\n")[0] + "\n  skip" * lines
        return ShortProof(10)(attempt(text=render_response("", code)))

    assert [bonus(n) for n in (10, 30)] == [0.5, 0.25]
    assert ShortProof()(attempt(Status.FAILED, render_response("", CODE))) == 0.0
    with pytest.raises(ValueError, match="0"):
        ShortProof(0)


# --- groups ---


def test_length_reward_of_the_report() -> None:
    values = length_reward([100, 200, 300, 400], [True, False, True, False])
    np.testing.assert_allclose(values, [0.5, 0.0, 0.5 - 2 / 3, -0.5])
    assert length_reward([7, 7], [True, False]).tolist() == [0.0, 0.0]
    assert length_reward([], []).tolist() == []
    assert length_reward([3], [True]).tolist() == [0.0]


@given(st.lists(st.tuples(st.integers(0, 10**6), st.booleans()), min_size=1, max_size=12))
def test_length_reward_equals_a_plain_computation(group: list[tuple[int, bool]]) -> None:
    lengths, correct = [g[0] for g in group], [g[1] for g in group]
    values = length_reward(lengths, correct)
    low, high = min(lengths), max(lengths)
    for value, (length, right) in zip(values, group, strict=True):
        share = 0.0 if low == high else 0.5 - (length - low) / (high - low)
        assert value == pytest.approx(share if right else min(0.0, share))
    order = sorted(range(len(group)), key=lambda i: lengths[i])
    paid = [values[i] for i in order if correct[i]]
    assert paid == sorted(paid, reverse=True)


@pytest.mark.parametrize(
    ("lengths", "correct"), [([1, 2], [True]), ([-1, 2], [True, True]), ([float("nan"), 1], [True, True])]
)
def test_length_reward_of_bad_input(lengths: list[float], correct: list[bool]) -> None:
    with pytest.raises(ValueError, match="length_reward"):
        length_reward(lengths, correct)


def test_unjudged_attempts_take_no_part_in_the_group() -> None:
    records = [
        attempt(Status.PROVED, "x" * 10),
        attempt(Status.UNAVAILABLE, "x" * 1000),
        attempt(Status.FAILED, "x" * 20),
    ]
    np.testing.assert_array_equal(LengthReward().group(records), [0.5, np.nan, -0.5])


def test_length_reward_of_one_attempt_needs_a_range() -> None:
    with pytest.raises(ValueError, match="longest"):
        LengthReward()(attempt())
    term = LengthReward(shortest=10, longest=20)
    assert [term(attempt(text="x" * n)) for n in (0, 10, 15, 20, 99)] == [0.5, 0.5, 0.0, -0.5, -0.5]
    assert term(attempt(Status.FAILED, "x" * 10)) == 0.0
    with pytest.raises(ValueError, match="shortest < longest"):
        LengthReward(shortest=5, longest=5)


# --- combination ---


@given(st.dictionaries(st.sampled_from("abcde"), UNIT, min_size=1), st.data())
def test_combinations_equal_a_plain_computation(values: dict[str, float], data: st.DataObject) -> None:
    weights = {name: data.draw(UNIT) for name in data.draw(st.sets(st.sampled_from(sorted(values))))}
    mixed = [1 - weights.get(n, 1.0) + weights.get(n, 1.0) * v for n, v in values.items()]
    assert combine(values, "sum", weights) == pytest.approx(sum(weights.get(n, 1.0) * v for n, v in values.items()))
    assert combine(values, "product", weights) == pytest.approx(np.prod(mixed))
    assert combine(values, "min", weights) == pytest.approx(min(mixed))
    assert 0 <= combine(values, "product", weights) <= combine(values, "min", weights) + 1e-12 <= 1 + 1e-9
    assert math.isnan(combine({**values, "z": math.nan}, "product"))
    assert math.isnan(combine({**values, "z": math.nan}, "sum"))
    assert math.isnan(combine({"z": math.nan, **values}, "min"))


@pytest.mark.parametrize(
    ("values", "method", "weights", "named"),
    [
        ({}, "product", {}, "no terms"),
        ({"a": 1.0}, "average", {}, "'average'"),
        ({"a": 1.5}, "product", {}, "1.5"),
        ({"a": -0.5}, "min", {}, "-0.5"),
        ({"a": 1.0}, "product", {"a": 2.0}, "2.0"),
        ({"a": 1.0}, "sum", {"b": 2.0}, "'b'"),
    ],
)
def test_bad_combinations(values: dict[str, float], method: str, weights: dict[str, float], named: str) -> None:
    with pytest.raises(ValueError, match="combine") as raised:
        combine(values, method, weights)  # type: ignore[arg-type]
    assert named in str(raised.value)


@given(st.floats(-10, 10), UNIT, UNIT)
def test_factors_never_raise_a_reward_and_commute(reward: float, one: float, two: float) -> None:
    assert lower(reward, one) <= reward
    assert lower(0.0, one) == 0.0
    assert lower(lower(reward, one), two) == pytest.approx(lower(lower(reward, two), one))


def test_factors_outside_their_range() -> None:
    with pytest.raises(ValueError, match=r"-0\.1"):
        lower(1.0, -0.1)


def test_schedules() -> None:
    warm = LinearSchedule(0.0, 1.0, 4)
    assert [warm(step) for step in (-1, 0, 1, 4, 9)] == [0.0, 0.0, 0.25, 1.0, 1.0]
    assert resolve_weight({"start": 1.0, "end": 0.0, "steps": 2}, 1) == 0.5
    assert resolve_weight(lambda step: step / 2, 3) == 1.5
    with pytest.raises(ValueError, match="steps"):
        LinearSchedule(0, 1, 0)
    with pytest.raises(ValueError, match="not finite"):
        resolve_weight(math.inf)
    with pytest.raises(TypeError, match="'much'"):
        resolve_weight("much")  # type: ignore[arg-type]


# --- batches ---


@settings(max_examples=40)
@given(st.lists(attempts(), max_size=5), st.data())
def test_a_batch_is_scored_like_its_attempts(records: list[Attempt], data: st.DataObject) -> None:
    numbers = [data.draw(st.integers(1, 3)) for _ in records]
    terms = (Verified(), FormatGate(), AttemptDiscount(0.5))
    result = score(records, terms, numbers=numbers)
    for i, record in enumerate(records):
        assert result.scored[i] == (record.verdict.status is not Status.UNAVAILABLE)
        assert math.isnan(result.total[i]) != result.scored[i]
        if result.scored[i]:
            formed = not violations(record.response, record.problem, kimina())
            proved = record.verdict.status is Status.PROVED
            assert result.total[i] == (proved and formed) * 0.5 ** (numbers[i] - 1)
    assert list(result.terms) == ["verified", "format", "attempt_discount"]


def test_group_terms_and_schedules_in_a_batch() -> None:
    one, two = PROBLEM, replace(PROBLEM, id="another")
    records = [
        make_attempt(one, "x" * 10, Status.PROVED),
        make_attempt(two, "x" * 90, Status.PROVED),
        make_attempt(one, "x" * 30, Status.PROVED),
        make_attempt(two, "x" * 50, Status.FAILED),
        make_attempt(two, "x" * 70, Status.UNAVAILABLE),
    ]
    weights = {"length": LinearSchedule(0.0, 1.0, 10)}
    result = score(records, (Verified(), LengthReward()), method="sum", weights=weights, step=5)
    np.testing.assert_array_equal(result.terms["length"], [0.5, -0.5, -0.5, 0.0, np.nan])
    np.testing.assert_array_equal(result.total, [1.25, 0.75, 0.75, 0.0, np.nan])
    np.testing.assert_array_equal(result.scored, [True, True, True, True, False])
    together = score(records, (LengthReward(),), method="sum", groups=[0] * 5)
    assert together.terms["length"][0] == 0.5
    assert together.terms["length"][3] == 0.0


def test_bad_batches() -> None:
    with pytest.raises(ValueError, match="1 attempts, 2 numbers"):
        score([attempt()], numbers=[1, 2])
    with pytest.raises(ValueError, match="'verified'"):
        score([attempt()], (Verified(), Verified()))
    with pytest.raises(ValueError, match="must be between 0 and 1"):
        score([attempt(Status.FAILED), attempt(Status.FAILED, "long")], (LengthReward(),))


def test_an_empty_batch() -> None:
    result = score([])
    assert result.total.shape == (0,)


def test_the_published_reward(judge: Judge) -> None:
    @settings(max_examples=3, deadline=None)
    @given(well_formed(), malformed(("tactics_blocks", "repeated_lines")))
    def check(good: Sample, bad: Sample) -> None:
        records = judge([good.problem, bad.problem], [good.text, bad.text])
        result = score(records)
        assert result.total.tolist() == [1.0, 0.0]
        assert result.terms["verified"].tolist() == [1.0, 1.0]
        assert result.terms["format"].tolist() == [1.0, 0.0]

    check()


def test_all_defects_are_known() -> None:
    assert set(DEFECTS) == {rule.name for rule in kimina()}
