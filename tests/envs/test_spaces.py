"""The space of Unicode text, alone and handed between processes."""

from __future__ import annotations

import multiprocessing as mp
from copy import deepcopy

import pytest
from gymnasium.vector.utils import batch_space, create_shared_memory, read_from_shared_memory, write_to_shared_memory
from hypothesis import given
from hypothesis import strategies as st

from lean_gym.envs.spaces import UnicodeText

anything = st.text(st.characters(exclude_categories=()))


@given(anything)
def test_every_text_up_to_the_length_is_a_member(text: str) -> None:
    assert text in UnicodeText(max(1, len(text)))
    assert (text + "xx") not in UnicodeText(len(text) + 1)


@pytest.mark.parametrize("other", [b"bytes", None, 3, ["a"]])
def test_other_things_are_not(other: object) -> None:
    assert other not in UnicodeText(10)


@given(st.lists(anything, min_size=1, max_size=4))
def test_shared_memory_hands_every_text_over(texts: list[str]) -> None:
    space = UnicodeText(max(1, *(len(t) for t in texts)))
    memory = create_shared_memory(space, len(texts), mp.get_context("spawn"))
    seen = read_from_shared_memory(space, memory, len(texts))
    assert deepcopy(seen) == ("",) * len(texts)
    for index, text in enumerate(texts):
        write_to_shared_memory(space, index, text, memory)
    assert deepcopy(seen) == tuple(texts)


def test_samples_are_members_and_a_function_of_the_seed() -> None:
    one, two = UnicodeText(40, seed=3), UnicodeText(40, seed=3)
    samples = [one.sample() for _ in range(50)]
    assert samples == [two.sample() for _ in range(50)]
    assert all(s in one for s in samples)
    assert len(set(samples)) > 40
    with pytest.raises(ValueError, match="mask"):
        one.sample(mask=1)  # type: ignore[arg-type]


def test_json_equality_and_batches() -> None:
    space = UnicodeText(7)
    assert space.from_jsonable(space.to_jsonable(["∀", ""])) == ["∀", ""]
    assert space == UnicodeText(7) != UnicodeText(8)
    assert ("a", "b") in batch_space(space, 2)
    with pytest.raises(ValueError, match="positive"):
        UnicodeText(0)
