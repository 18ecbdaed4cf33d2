"""One session with the REPL: requests in, replies out, as plain data.

An environment is remembered as the text that leads to it, and elaborated again with each command that continues it. In
the usual case, an environment that holds imports only, this costs nothing where the imports are kept loaded.
"""

from __future__ import annotations

import math
import re
from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from typing import Any

from lean_gym.lean.lexer import Token, TokenKind, tokenize
from lean_gym.run import LeanRun, Outcome
from lean_gym.verdict import Diagnostic, Position, Severity

__all__ = ["Session", "stop_message", "stopped_outcome"]

MAX_FILE = 16 << 20
"""Bytes of a file that is read for ``path`` at most."""

_SEPARATOR = "\n\nsection\nend\n"
"""Between an environment's text and a command's, so that neither an unfinished command nor a comment reaches over."""

_STOPPED = re.compile(r"Lean was stopped \((\w+)\): ")
_NOT_HERE = {
    "pickleTo": "pickling needs Lean's own REPL: this one starts a plain `lean`, which cannot save environments",
    "unpickleEnvFrom": "unpickling needs Lean's own REPL: this one starts a plain `lean`, which cannot load any",
    "unpickleProofStateFrom": "unpickling needs Lean's own REPL: this one starts a plain `lean`",
    "tactic": "tactic mode needs Lean's own REPL: this one starts a plain `lean`, which keeps no proof states",
}
_SEVERITIES = {Severity.INFORMATION: "info", Severity.WARNING: "warning", Severity.ERROR: "error"}
_SORRY_TERM = ("(by trace_state; ", "sorry)")
_SORRY_TACTIC = ("(", "trace_state; sorry)")
_BEFORE_TACTIC = frozenset(
    {"by", ";", "<;>", "·", ".", "{", "first", "try", "all_goals", "any_goals", "repeat", "next"}
)
_BEFORE_TERM = frozenset({":=", ":", ",", "from", "exact", "refine", "fun", "λ", "⟨", "(", "[", "▸", "$", "<|", "show"})


def stop_message(run: LeanRun) -> str:
    """What the REPL says of a command that it had to stop, or that ended Lean."""
    return f"Lean was stopped ({run.outcome.value}): {run.detail or 'no word why'}"


def stopped_outcome(message: str) -> Outcome | None:
    """The outcome in a message made by :func:`stop_message`; None where it is another message.

    >>> stopped_outcome("Lean was stopped (timeout): no answer after 2 s")
    <Outcome.TIMEOUT: 'timeout'>
    >>> stopped_outcome("Unknown environment.")
    """
    match = _STOPPED.match(message)
    if match is None:
        return None
    try:
        return Outcome(match[1])
    except ValueError:
        return None


@dataclass(frozen=True, slots=True)
class _Environment:
    """The text that leads to an environment, ready for more."""

    text: str
    header_lines: int


class Session:
    """Answers requests in the order in which they come. Not thread-safe.

    Args:
        run: checks one text with Lean, as :meth:`lean_gym.verifiers.Verifier.run` does.
        seconds: for one request: the goals of `sorry`s, which take further runs, are left out where these do not fit.

    >>> from lean_gym.run import LeanRun, Outcome
    >>> session = Session(lambda text: LeanRun(Outcome.FINISHED, 0))
    >>> session.answer({"cmd": "def f := 37"})
    {'env': 0}
    >>> session.answer({"cmd": "#check f", "env": 7})
    {'message': 'Unknown environment.'}
    """

    def __init__(self, run: Callable[[str], LeanRun], seconds: float = math.inf) -> None:
        self._run = run
        self._seconds = seconds
        self._environments: dict[int, _Environment] = {}
        self._next = 0

    def answer(self, request: Any) -> dict[str, Any]:
        """The reply to one request; never raises for what the request holds."""
        if not isinstance(request, dict):
            return _error(f"Could not parse as a valid JSON command:\nobject expected, got {type(request).__name__}")
        for key, why in _NOT_HERE.items():
            if key in request:
                return {"message": why}
        command = request.get("cmd")
        if command is None and isinstance(request.get("path"), str):
            command = _read(request["path"])
            if isinstance(command, OSError):
                return {"message": f"{command.strerror or command}: {request['path']}"}
        if not isinstance(command, str):
            return _error(
                'Could not parse as a valid JSON command:\nthe request has no "cmd" or "path" that is a string'
            )
        number = request.get("env")
        options = {"forget": request.get("gc") is True, "sorries": request.get("sorries") is not False}
        if number is None:
            return self._command(command, None, **options)
        if type(number) is not int or number < 0:
            return _error('Could not parse as a valid JSON command:\n"env" must be a natural number')
        environment = self._environments.get(number)
        if environment is None:
            return {"message": "Unknown environment."}
        return self._command(command, environment, **options)

    def _command(
        self, command: str, environment: _Environment | None, *, forget: bool, sorries: bool
    ) -> dict[str, Any]:
        tokens = tokenize(command)
        before = environment.text if environment is not None else ""
        run = self._run(before + command)
        if run.outcome is not Outcome.FINISHED:
            return {"message": stop_message(run)}
        lines = before.count("\n")
        messages = run.messages
        if environment is not None:
            broken = [m for m in messages if _is_error_up_to(m, environment.header_lines)]
            messages = tuple(d for m in messages if (d := _shifted(m, lines)) is not None)
            if broken:  # Lean reads nothing behind a header that it cannot import
                start = Position(1, 0)
                messages = (Diagnostic(Severity.ERROR, start, start, broken[0].text), *messages)
        number = self._next
        self._next += 1
        if not forget:
            self._environments[number] = _continued(before, command, tokens, environment)
        reply: dict[str, Any] = {"env": number}
        if messages:
            reply["messages"] = [_message(m) for m in messages]
        if sorries and (found := self._sorries(before, lines, command, tokens, run.elapsed)):
            reply["sorries"] = found
        return reply

    def _sorries(
        self, before: str, lines: int, command: str, tokens: list[Token], elapsed: float
    ) -> list[dict[str, Any]]:
        """The `sorry`s of a command with their goals.

        Lean's messages do not show these, so the command is run again with each `sorry` made to print its goal: as a
        term or as a tactic, whichever it seems to be, and once more where that was wrong.
        """
        forms = _sorry_forms(tokens)
        goals: dict[int, str] = {}
        spent = elapsed
        for _ in range(2):
            missing = [i for i in forms if i not in goals]
            if not missing or spent + elapsed > self._seconds:
                break
            text, places = _traced(tokens, forms)
            run = self._run(before + text)
            spent += run.elapsed
            traces = {m.start: m.text for m in run.messages if m.severity is Severity.INFORMATION}
            for i in missing:
                place = Position(places[i].line + lines, places[i].column)
                if place in traces:
                    goals[i] = traces[place].strip().split("\n\n")[0]
                else:
                    forms[i] = _SORRY_TERM if forms[i] is _SORRY_TACTIC else _SORRY_TACTIC
        starts = _line_starts(command)
        return [
            {
                "pos": _position(_at(starts, tokens[i].start)),
                "endPos": _position(_at(starts, tokens[i].end)),
                "goal": goals[i],
            }
            for i in forms
            if i in goals
        ]


def _error(message: str) -> dict[str, Any]:
    return {"message": message}


def _read(path: str) -> str | OSError:
    try:
        with Path(path).open("rb") as file:
            data = file.read(MAX_FILE + 1)
    except (OSError, ValueError) as error:
        return error if isinstance(error, OSError) else OSError(str(error))
    if len(data) > MAX_FILE:
        return OSError(f"the file has more than {MAX_FILE} bytes")
    return data.decode("utf-8", "replace")


def _continued(before: str, command: str, tokens: list[Token], environment: _Environment | None) -> _Environment:
    """The environment after a command. What Lean never reads, behind an unfinished comment or `#exit`, is left out."""
    end = len(command)
    for token in tokens:
        if not token.closed or (token.kind is TokenKind.NAME and token.text == "#exit"):
            end = token.start
            break
    header_lines = environment.header_lines if environment is not None else _header_lines(tokens)
    return _Environment(before + command[:end] + _SEPARATOR, header_lines)


def _header_lines(tokens: list[Token]) -> int:
    """The last line of a text's imports; 0 where there are none."""
    line, last, importing = 1, 0, False
    for token in tokens:
        if token.kind in (TokenKind.WHITESPACE, TokenKind.LINE_COMMENT, TokenKind.BLOCK_COMMENT):
            line += token.text.count("\n")
            continue
        if token.text in ("import", "prelude", "module", "public", "private", "meta", "all"):
            importing = token.text == "import" or importing
        elif importing and token.kind is TokenKind.NAME:
            importing = False
            last = line
        else:
            break
    return last


def _is_error_up_to(message: Diagnostic, line: int) -> bool:
    return message.severity is Severity.ERROR and (message.start is None or message.start.line <= line)


def _shifted(message: Diagnostic, lines: int) -> Diagnostic | None:
    """A message at its place in the command; None where it belongs to the text before."""
    start, end = message.start, message.end
    if start is None or start.line <= lines:
        return None
    start = Position(start.line - lines, start.column)
    end = None if end is None else Position(end.line - lines, end.column)
    return Diagnostic(message.severity, start, end, message.text, message.kind)


def _message(message: Diagnostic) -> dict[str, Any]:
    return {
        "severity": _SEVERITIES[message.severity],
        "pos": _position(message.start or Position(1, 0)),
        "endPos": None if message.end is None else _position(message.end),
        "data": message.text.strip(),
    }


def _position(position: Position) -> dict[str, int]:
    return {"line": position.line, "column": position.column}


def _line_starts(text: str) -> list[int]:
    return list(accumulate((len(line) for line in text.split("\n")), lambda at, size: at + size + 1, initial=0))


def _at(starts: list[int], offset: int) -> Position:
    line = bisect_right(starts, offset)
    return Position(line, offset - starts[line - 1])


def _sorry_forms(tokens: list[Token]) -> dict[int, tuple[str, str]]:
    """How each `sorry` is made to print its goal: as a tactic or as a term, whichever it seems to be."""
    forms: dict[int, tuple[str, str]] = {}
    first = ""  # token of the line
    before, before_first, new_line = "", "", False  # the last token of code, the first of its line, a line end since
    for index, token in enumerate(tokens):
        if token.kind is TokenKind.WHITESPACE:
            if "\n" in token.text:
                first, new_line = "", True
            continue
        first = first or token.text
        if token.kind in (TokenKind.LINE_COMMENT, TokenKind.BLOCK_COMMENT):
            continue
        if token.kind is TokenKind.NAME and token.text == "sorry":
            tactic = _before_a_tactic(before, before_first, new_line)
            forms[index] = _SORRY_TACTIC if tactic else _SORRY_TERM
        before, before_first, new_line = token.text, first, False
    return forms


def _before_a_tactic(word: str, first: str, new_line: bool) -> bool:
    """Whether a tactic seems to follow a word, by the first one of its line and whether a new line follows."""
    if word in _BEFORE_TERM:
        return False
    if word == "=>":
        return first in ("|", "case", "next", "·", "conv")
    return word in _BEFORE_TACTIC or (new_line and word != "")


def _traced(tokens: list[Token], forms: dict[int, tuple[str, str]]) -> tuple[str, dict[int, Position]]:
    """A text whose `sorry`s print their goals, and the places at which they will do so."""
    parts: list[str] = []
    offsets: dict[int, int] = {}
    size = 0
    for index, token in enumerate(tokens):
        text = token.text
        if index in forms:
            text = "".join(forms[index])
            offsets[index] = size + text.index("trace_state")
        parts.append(text)
        size += len(text)
    whole = "".join(parts)
    starts = _line_starts(whole)
    return whole, {index: _at(starts, offset) for index, offset in offsets.items()}
