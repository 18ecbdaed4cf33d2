"""Comments that mention what the screen refuses, made harmless before Lean reads them.

The screen trusts the lexer on what is code and what is not. Should the two ever disagree with Lean, a forbidden command
could hide in what only looks like a comment. So such a comment is blanked: for honest text nothing changes but words
that Lean would not read anyway, and no position moves; hidden code is gone. Strings are left as they are: theorems can
be about them.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from lean_gym.audit import words
from lean_gym.lean.lexer import TokenKind, tokenize

if TYPE_CHECKING:
    from lean_gym.submission import Submission

__all__ = ["defuse", "defused"]

_WORDS = sorted({*words.FORBIDDEN_WORDS, *words.FORBIDDEN_NAMES, "set_option", "attribute"}, key=len, reverse=True)
_SUSPICIOUS = re.compile(rf"{'|'.join(map(re.escape, _WORDS))}|@\[|#[a-z]")
_INK = re.compile(r"[^\n]")
_COMMENTS = frozenset({TokenKind.LINE_COMMENT, TokenKind.BLOCK_COMMENT, TokenKind.DOC_COMMENT})


def defused(text: str) -> str:
    """The text with suspicious comments blanked; equally long.

    >>> defused('def a := "no axiom" -- axiom')
    'def a := "no axiom" --      '
    >>> defused("/-- All of #exit -/ theorem t : 1 = 1 := rfl")
    '/--              -/ theorem t : 1 = 1 := rfl'
    """
    if _SUSPICIOUS.search(text) is None:
        return text
    parts = []
    for token in tokenize(text):
        part = token.text
        if token.kind in _COMMENTS and _SUSPICIOUS.search(part):
            opening = 2 if token.kind is not TokenKind.DOC_COMMENT else 3
            closing = 2 if token.kind is not TokenKind.LINE_COMMENT and token.closed else 0
            end = max(opening, len(part) - closing)
            part = part[:opening] + _INK.sub(" ", part[opening:end]) + part[end:]
        parts.append(part)
    return "".join(parts)


def defuse(submission: Submission) -> Submission:
    """The submission with its policy's text defused."""
    start, end = submission.policy
    text = submission.source[start:end]
    harmless = defused(text)
    if harmless == text:
        return submission
    return replace(submission, source=submission.source[:start] + harmless + submission.source[end:])
