"""Where a text's header ends: only texts without a header of their own start from the imported state."""

from __future__ import annotations

import re

__all__ = ["body_start"]

_BLANK = re.compile(rb"(?:[ \n]|\r\n|--[^\n]*)*")
_COMMENT = re.compile(rb"/-(?![-!])")  # documentation comments are tokens
_MARK = re.compile(rb"-/|/-")
_HEADER = re.compile(rb"import|prelude|module|public|meta|private|all|#lang")
_NOT_BLANK = (b"\t", b"\r")  # errors for Lean's header parser


def body_start(text: bytes) -> int | None:
    """The byte offset of a text's first token, behind blanks and comments, or None where a header may begin there.

    None is also the answer where the header's parser would complain (a tab, an unfinished comment): such a text must
    be read by Lean from its beginning. Linear in the length of the text.

    >>> body_start(b"/- a /- b -/ -/ -- c\\ntheorem t : True := trivial")
    21
    >>> body_start(b"/-/-/ theorem t : True := trivial")
    6
    >>> body_start(b"-- c\\nimport Init") is None
    True
    """
    at = 0
    while True:
        blank = _BLANK.match(text, at)
        at = blank.end() if blank else at
        if not _COMMENT.match(text, at):
            break
        end = _comment_end(text, at + 3)  # the third character belongs to the opening: `/-/-/` is not nested
        if end is None:
            return None
        at = end
    if _HEADER.match(text, at) or text.startswith(_NOT_BLANK, at):
        return None
    return at


def _comment_end(text: bytes, at: int) -> int | None:
    """The offset behind the block comment that is open at an offset."""
    depth = 1
    for mark in _MARK.finditer(text, at):
        depth += 1 if mark.group() == b"/-" else -1
        if depth == 0:
            return mark.end()
    return None
