"""Positions in what Lean checks, and in the policy's own text."""

from __future__ import annotations

import pickle

from hypothesis import given, settings
from hypothesis import strategies as st

from lean_gym.problem import Problem
from lean_gym.submission import Span, Submission
from lean_gym.verdict import Position

PROBLEM = Problem.from_lean("theorem t : 1 = 1 := sorry")


def submission(source: str, code: str, *spans: Span) -> Submission:
    return Submission(PROBLEM, code, source, "t", spans)


@given(st.text(alphabet="ab\né𝔸", max_size=60), st.data())
@settings(max_examples=100, deadline=None)
def test_offset_and_position_are_inverse(source: str, data: st.DataObject) -> None:
    offset = data.draw(st.integers(0, len(source)))
    record = submission(source, "")
    position = record.source_position(offset)
    before = source[:offset].split("\n")
    assert position == Position(len(before), len(before[-1]))
    assert record.source_offset(position) == offset


def test_exact_spans_map_each_character_and_others_to_their_start() -> None:
    #        0123456789
    source = "ab\ncdefXY\n"
    code = "cd\nefgh"
    record = submission(source, code, Span(3, 5, 0, 2), Span(5, 7, 3, 5), Span(7, 9, 5, 7, exact=False))
    assert record.to_code_position(Position(1, 0)) is None
    assert record.to_code_position(Position(1, 1)) is None
    assert record.to_code_position(Position(2, 0)) == Position(1, 0)
    assert record.to_code_position(Position(2, 1)) == Position(1, 1)
    assert record.to_code_position(Position(2, 2)) == Position(2, 0)
    assert record.to_code_position(Position(2, 3)) == Position(2, 1)
    assert record.to_code_position(Position(2, 4)) == Position(2, 2)
    assert record.to_code_position(Position(2, 5)) == Position(2, 2)
    # The end of a message may stand right after the policy's text.
    assert record.to_code_position(Position(2, 6)) == Position(2, 4)
    assert record.to_code_position(Position(3, 0)) is None


def test_a_submission_can_be_pickled() -> None:
    record = submission("ab\ncd", "cd", Span(3, 5, 0, 2))
    again = pickle.loads(pickle.dumps(record))
    assert again == record
    assert again.to_code_position(Position(2, 1)) == Position(1, 1)
