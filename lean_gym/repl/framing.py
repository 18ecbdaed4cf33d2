"""A text on its way through a REPL that someone else runs, and the way back from the REPL's reply.

Header and body are sent apart, so that the environment of the imports is made once and each body starts from it. Before
the body stands a marker: a command whose answer holds a nonce. It says three things that a reply alone does not: that
it is the reply to this text, that the imports are there, and at which line the server has put the body.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from lean_gym.lean.header import split_header
from lean_gym.lean.lexer import Token, TokenKind, tokenize
from lean_gym.repl.session import stopped_outcome
from lean_gym.run import LeanRun, Outcome
from lean_gym.verdict import Diagnostic, Position, Severity

__all__ = ["Framed", "empty_frame", "frame", "read_reply"]

_SEVERITIES = {
    "trace": Severity.INFORMATION,
    "info": Severity.INFORMATION,
    "information": Severity.INFORMATION,
    "warning": Severity.WARNING,
    "error": Severity.ERROR,
}

_LINE_ENDS = re.compile("[\r\x0b\x0c\x1c-\x1e\x85\u2028\u2029]")
"""What `str.splitlines` takes for the end of a line, beside the newline, and Lean does not."""
_STAND_IN = "\N{SYMBOL FOR NEWLINE}"


@dataclass(frozen=True, slots=True)
class Framed:
    """A text taken apart for a REPL.

    Attributes:
        header: the imports, one a line, each once; never empty, so that each body gets a fresh environment.
        body: the marker's line, then the text's own lines, with blanks in place of its header.
        marker: what the marker's answer says.
    """

    header: str
    body: str
    marker: str

    @property
    def snippet(self) -> str:
        """Header and body in one text."""
        return f"{self.header}\n{self.body}"


def frame(source: str, nonce: str | None = None, *, split_on_the_way: bool = False) -> Framed | LeanRun:
    """Take a text apart.

    Args:
        source: the text.
        nonce: ASCII letters and digits for the marker; drawn at random where None.
        split_on_the_way: whether someone on the way splits texts into lines as Python does, at more characters than
            Lean: these are replaced, as the rest of a comment would become code.

    Returns:
        the text taken apart. Where it cannot be sent, the run that stands for it: no judgement where its header is more
        than plain imports, or it is no Unicode text; an error at its place where such a character cannot be replaced,
        as who writes it (in a name, or in a raw string) must not escape the judgement by it.

    >>> print(frame("import Mathlib\\n\\ntheorem t : True := trivial", "5b11").snippet)
    import Mathlib
    #check "5b11"
    <BLANKLINE>
    <BLANKLINE>
    theorem t : True := trivial
    """
    if split_on_the_way and _LINE_ENDS.search(source):
        mended = _without_line_ends(source)
        if isinstance(mended, Position):
            error = Diagnostic(Severity.ERROR, mended, mended, "this character cannot be sent to Lean here: remove it")
            return LeanRun(Outcome.FINISHED, messages=(error,))
        source = mended
    try:
        text = source.encode("utf-8")
    except UnicodeEncodeError:
        return _lost("this text cannot be sent to a REPL: it is no Unicode text")
    header = split_header(text)
    if header is None:
        return _lost("this text cannot be sent to a REPL: its header is more than plain imports")
    imports, start = header
    before = text[:start].decode("utf-8")
    column = len(before) - (before.rfind("\n") + 1)
    rest = text[start:].decode("utf-8")
    nonce = nonce or secrets.token_hex(16)
    modules = dict.fromkeys(imports or ("Init",))
    return Framed(
        header="\n".join(f"import {module}" for module in modules),
        body=f'#check "{nonce}"\n{_newlines(before)}{" " * column}{rest}',
        marker=f'"{nonce}" : String',
    )


def empty_frame() -> Framed:
    """The empty text, whose answer shows that a REPL works."""
    framed = frame("")
    assert isinstance(framed, Framed)
    return framed


def read_reply(framed: Framed, reply: object) -> LeanRun:
    """What a REPL's reply to the body of a framed text says, at positions in the text.

    A reply that is not surely the whole answer to this text is `UNAVAILABLE`, with the reason in `detail`.
    """
    if not isinstance(reply, Mapping):
        return _lost(f"the REPL's reply is no object: {str(reply)[:200]!r}")
    error = reply.get("message")
    if error is not None and "env" not in reply:
        outcome = stopped_outcome(str(error))
        if outcome is not None and outcome is not Outcome.UNAVAILABLE:
            return LeanRun(outcome, detail=str(error).partition(": ")[2])
        return _lost(f"the REPL says: {str(error)[:500]}")
    messages = _messages(reply.get("messages") or [])
    if messages is None:
        return _lost("the REPL's reply holds messages that cannot be read")
    markers = [
        m.start.line for m in messages if m.text == framed.marker and m.severity is Severity.INFORMATION and m.start
    ]
    if not markers:
        for m in messages:
            if m.severity is Severity.ERROR and (m.start is None or m.start.line <= 1 + framed.header.count("\n") + 1):
                return _lost(f"the header is not accepted there ({framed.header!r}): {m.text[:500]}")
        return _lost("the REPL's reply is not the answer to this text, or not all of it")
    line = min(markers)
    here = []
    for m in messages:
        start, end = m.start, m.end
        if start is None or start.line < line:
            if m.severity is Severity.ERROR:
                return _lost(f"the header is not accepted there ({framed.header!r}): {m.text[:500]}")
            continue
        if start.line > line:
            end = None if end is None else Position(max(1, end.line - line), end.column)
            here.append(Diagnostic(m.severity, Position(start.line - line, start.column), end, m.text, m.kind))
        elif m.severity is Severity.ERROR:
            return _lost(f"the marker before the text is not accepted: {m.text[:500]}")
    return LeanRun(Outcome.FINISHED, None, tuple(here))


def _lost(detail: str) -> LeanRun:
    return LeanRun(Outcome.UNAVAILABLE, detail=detail)


def _messages(data: object) -> list[Diagnostic] | None:
    if not isinstance(data, list):
        return None
    found = []
    for item in data:
        try:
            found.append(
                Diagnostic(
                    _SEVERITIES[item["severity"]],
                    _position(item["pos"]),
                    None if item.get("endPos") is None else _position(item["endPos"]),
                    str(item["data"]),
                    "",
                )
            )
        except (KeyError, TypeError, AttributeError, ValueError):
            return None
    return found


def _position(data: Mapping[str, Any]) -> Position:
    line, column = data["line"], data["column"]
    if type(line) is not int or type(column) is not int or line < 0 or column < 0:
        raise ValueError(f"line {line!r}, column {column!r} is no position")
    return Position(line, column)


def _newlines(text: str) -> str:
    return "\n" * text.count("\n")


def _without_line_ends(source: str) -> str | Position:
    """The text without characters that some servers take for line ends; the place of one that cannot be replaced.

    In a comment, and where Lean will complain of it, a visible sign stands in; in a string or character, its escape.
    """
    source = source.replace("\r\n", "\n")
    parts = []
    for token in tokenize(source):
        text = token.text
        if found := _LINE_ENDS.search(text):
            if not _replaceable(token):
                before = source[: token.start + found.start()]
                return Position(before.count("\n") + 1, len(before) - (before.rfind("\n") + 1))
            escaped = token.kind in (TokenKind.STRING, TokenKind.CHAR)
            text = _LINE_ENDS.sub(_escape if escaped else _STAND_IN, text)
        parts.append(text)
    return "".join(parts)


def _replaceable(token: Token) -> bool:
    if token.kind is TokenKind.NAME:
        return False
    return token.kind is not TokenKind.STRING or token.text.startswith('"')


def _escape(match: re.Match[str]) -> str:
    return f"\\u{ord(match[0]):04x}"
