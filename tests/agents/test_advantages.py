"""Advantages against a plain computation, response by response."""

from __future__ import annotations

import math
import statistics

import pytest

torch = pytest.importorskip("torch", reason="the extra 'agents' is not installed")

from hypothesis import given, settings  # noqa: E402
from hypothesis import strategies as st  # noqa: E402

from agents.grpo.advantages import group_advantages, term_advantages  # noqa: E402

rows = st.lists(
    st.tuples(st.integers(0, 4), st.sampled_from([0.0, 0.25, 1.0, -1.0]), st.booleans()), min_size=1, max_size=20
)


def plain(rows: list[tuple[int, float, bool]], baseline: str, scale: str, epsilon: float) -> list[float]:
    """The definition, one response at a time."""
    values = []
    for place, (group, reward, scored) in enumerate(rows):
        members = [(j, r) for j, (g, r, s) in enumerate(rows) if g == group and s]
        rewards = [r for _, r in members]
        if not scored or len(members) < 2 or len(set(rewards)) == 1:
            values.append(0.0)
            continue
        base = rewards if baseline == "mean" else [r for j, r in members if j != place]
        value = reward - sum(base) / len(base)
        values.append(value / (statistics.stdev(rewards) + epsilon) if scale == "std" else value)
    return values


@pytest.mark.parametrize("baseline", ["mean", "leave_one_out"])
@pytest.mark.parametrize("scale", ["none", "std"])
@given(rows=rows)
@settings(max_examples=60, deadline=None)
def test_definition(rows: list[tuple[int, float, bool]], baseline: str, scale: str) -> None:
    groups, rewards, scored = (list(column) for column in zip(*rows, strict=True))
    got = group_advantages(
        torch.tensor(rewards, dtype=torch.float64),
        torch.tensor(groups),
        scored=torch.tensor(scored),
        baseline=baseline,
        scale=scale,
        epsilon=1e-4,
    )
    assert got.values.tolist() == pytest.approx(plain(rows, baseline, scale, 1e-4), abs=1e-12)
    for place, group in enumerate(got.group_ids.tolist()):
        kept = [r for g, r, s in rows if g == group and s]
        assert bool(got.usable[place]) == (len(kept) >= 2)
        assert bool(got.signal[place]) == (len(set(kept)) > 1)


def test_leave_one_out_is_a_multiple_of_the_mean_baseline() -> None:
    rewards, groups = torch.rand(12, dtype=torch.float64), torch.tensor([0] * 5 + [1] * 7)
    mean = group_advantages(rewards, groups).values
    other = group_advantages(rewards, groups, baseline="leave_one_out").values
    factor = torch.tensor([5 / 4] * 5 + [7 / 6] * 7)
    assert torch.allclose(other, mean * factor)


def test_masked_response_changes_nothing_for_the_others() -> None:
    rewards, groups = torch.tensor([1.0, 0.0, 1.0, 0.0]), torch.tensor([0, 0, 0, 0])
    whole = group_advantages(rewards[:3], groups[:3]).values
    masked = group_advantages(
        torch.tensor([1.0, 0.0, 1.0, math.nan]), groups, scored=torch.tensor([True, True, True, False])
    )
    assert masked.values[:3].tolist() == pytest.approx(whole.tolist())
    assert masked.values[3] == 0
    assert masked.groups_with_signal == masked.groups == 1


def test_group_with_one_scored_response_has_no_signal() -> None:
    got = group_advantages(
        torch.tensor([1.0, 0.0]), torch.tensor([3, 3]), scored=torch.tensor([True, False]), scale="std"
    )
    assert got.values.tolist() == [0.0, 0.0]
    assert not got.usable.any()


def test_equal_rewards_are_exactly_zero_despite_rounding() -> None:
    got = group_advantages(torch.full((3,), 0.1), torch.zeros(3, dtype=torch.long), scale="std")
    assert got.values.tolist() == [0.0, 0.0, 0.0]


def test_terms_without_scale_are_the_summed_reward() -> None:
    groups = torch.tensor([0, 0, 0, 1, 1, 1])
    a, b = torch.rand(6, dtype=torch.float64), torch.rand(6, dtype=torch.float64)
    weights = {"a": 1.0, "b": 0.5}
    got = term_advantages({"a": a, "b": b}, groups, weights, scale="none")
    assert torch.allclose(got.values, group_advantages(a + 0.5 * b, groups).values)


def test_terms_with_scale_weigh_a_small_spread_like_a_large_one() -> None:
    groups = torch.zeros(4, dtype=torch.long)
    terms = {"large": torch.tensor([0.0, 100.0, 0.0, 100.0]), "small": torch.tensor([0.0, 0.0, 1.0, 1.0])}
    got = term_advantages(terms, groups, {"large": 1.0, "small": 1.0}, epsilon=0.0).values
    # Both have a deviation of sqrt(1/3) of their range.
    step = 0.5 / math.sqrt(1 / 3)
    assert got.tolist() == pytest.approx([-2 * step, 0.0, 0.0, 2 * step], abs=1e-6)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"baseline": "median"}, "baseline: 'median'"),
        ({"scale": "range"}, "scale: 'range'"),
        ({"groups": torch.tensor([0])}, "vectors of one length"),
        ({"scored": torch.tensor([True])}, "scored must have the shape"),
        ({"rewards": torch.tensor([1.0, math.nan])}, r"rewards\[1\] is nan"),
    ],
)
def test_bad_input(arguments: dict, message: str) -> None:
    given = {"rewards": torch.tensor([1.0, 0.0]), "groups": torch.tensor([0, 0]), **arguments}
    with pytest.raises(ValueError, match=message):
        group_advantages(given.pop("rewards"), given.pop("groups"), **given)


def test_terms_need_weights_of_the_same_names() -> None:
    with pytest.raises(ValueError, match="same names"):
        term_advantages({"a": torch.zeros(2)}, torch.zeros(2), {"b": 1.0})
