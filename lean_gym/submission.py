"""The exact Lean text that is checked for one answer, and the way back from its lines to the policy's own."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field

from lean_gym.problem import Problem
from lean_gym.verdict import Diagnostic, Position

__all__ = ["Span", "Submission"]


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of `source` that came from the policy's code.

    An `exact` one corresponds character by character; else the whole stretch of the source stands for `code_start`.
    """

    source_start: int
    source_end: int
    code_start: int
    code_end: int
    exact: bool = True


@dataclass(frozen=True, slots=True)
class Submission:
    """The Lean source that is checked for one answer of a policy.

    Attributes:
        problem: the problem.
        code: the policy's code, as written.
        source: the exact text that Lean checks. Two submissions that differ only in the audit's nonce are equal, so it
            is left out of comparisons.
        theorem: the full name of the theorem in `source`.
        spans: which stretches of `source` came from which stretches of `code`, in order of `source`.
        before: offsets in `source` of the text that the audit put before the policy's.
        policy: offsets in `source` of all that is between `before` and `after`: the policy's text and our statement.
        after: offsets in `source` of the text that the audit put at the end.
        statement: offsets in `source` of the problem's own statement, without its `:=`.
        glue: offsets in `source` of our own proof of the statement from the policy's theorem; empty without one.
        notes: what was changed or left out, in words.
        key: the same for two submissions that must get the same verdict (a hash of the problem's text, the code and the
            audit's settings, without the nonce); empty where there is none.
        has_proof: whether the code holds a proof at all; where not, `source` has `by done` in its place.
        errors: errors found in the code without Lean, at its own positions (an unterminated comment, text that can be
            read in two ways …). Where there are any, nothing that Lean says of the source can count.
    """

    problem: Problem
    code: str
    source: str = field(compare=False)
    theorem: str
    spans: tuple[Span, ...] = ()
    before: tuple[int, int] = (0, 0)
    policy: tuple[int, int] = (0, 0)
    after: tuple[int, int] = (0, 0)
    statement: tuple[int, int] = (0, 0)
    glue: tuple[int, int] = (0, 0)
    has_proof: bool = True
    notes: tuple[str, ...] = ()
    errors: tuple[Diagnostic, ...] = ()
    key: str = ""
    _source_lines: tuple[int, ...] = field(default=(), init=False, repr=False, compare=False)
    _code_lines: tuple[int, ...] = field(default=(), init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_source_lines", _line_starts(self.source))
        object.__setattr__(self, "_code_lines", _line_starts(self.code))

    @property
    def before_lines(self) -> range:
        """The lines of `source`, from 1, that hold the text of `before`."""
        return self._lines(self.before)

    @property
    def after_lines(self) -> range:
        """The lines of `source`, from 1, that hold the text of `after`."""
        return self._lines(self.after)

    def _lines(self, offsets: tuple[int, int]) -> range:
        start, end = offsets
        if start == end:
            return range(0)
        return range(self.source_position(start).line, self.source_position(end - 1).line + 1)

    def source_position(self, offset: int) -> Position:
        """Line and column of an offset in `source`."""
        return _position(self._source_lines, offset)

    def source_offset(self, position: Position) -> int:
        """The offset in `source` of a line and column, kept inside the text."""
        return _offset(self._source_lines, len(self.source), position)

    def to_code_position(self, position: Position) -> Position | None:
        """Where in the policy's code a position of a message is; None where it is in no text of the policy.

        The position just after a stretch of the policy's text, as the end of a message may be, belongs to it.
        """
        offset = self.source_offset(position)
        index = bisect_right(self.spans, offset, key=lambda span: span.source_start) - 1
        if index < 0:
            return None
        span = self.spans[index]
        if offset > span.source_end:
            return None
        if span.exact:
            return _position(self._code_lines, span.code_start + offset - span.source_start)
        return _position(self._code_lines, span.code_end if offset == span.source_end else span.code_start)


def _line_starts(text: str) -> tuple[int, ...]:
    starts = [0]
    position = text.find("\n")
    while position >= 0:
        starts.append(position + 1)
        position = text.find("\n", position + 1)
    return tuple(starts)


def _position(starts: tuple[int, ...], offset: int) -> Position:
    line = bisect_right(starts, offset)
    return Position(line, offset - starts[line - 1])


def _offset(starts: tuple[int, ...], size: int, position: Position) -> int:
    if position.line < 1:
        return 0
    if position.line > len(starts):
        return size
    return min(size, starts[position.line - 1] + position.column)
