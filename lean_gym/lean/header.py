"""Where a text's header ends and what it imports: a text starts from the state in which this has happened."""

from __future__ import annotations

import re

__all__ = ["split_header"]

_BLANK = re.compile(rb"(?:[ \n]|\r\n|--[^\n]*)*")
_COMMENT = re.compile(rb"/-(?![-!])")  # documentation comments are tokens
_MARK = re.compile(rb"-/|/-")
_IMPORT = re.compile(rb"import(?=[ \n/-]|\r\n)")
_MODULE = re.compile(rb"[A-Za-z_][A-Za-z_0-9']*(?:\.[A-Za-z_][A-Za-z_0-9']*)*(?=[ \n]|\r\n|\Z|--|/-)")
_MODIFIER = re.compile(rb"(?:public|private|meta)(?=[ \n/-]|\r\n)")
_OTHER = re.compile(rb"import|prelude|module|all|#lang")
_NOT_BLANK = (b"\t", b"\r")  # errors for Lean's header parser


def split_header(text: bytes) -> tuple[tuple[str, ...], int] | None:
    """The modules that a text imports, and the byte offset of its first token behind header, blanks and comments.

    None is the answer where the header is more than plain imports, and where the header's parser would complain (a
    tab, an unfinished comment): such a text must be read by Lean from its beginning. Linear in the length of the text.

    >>> split_header(b"/- a /- b -/ -/ -- c\\ntheorem t : True := trivial")
    ((), 21)
    >>> split_header(b"-- c\\nimport Init\\nimport A.B -- d\\n\\n#check Nat")
    (('Init', 'A.B'), 34)
    >>> split_header(b"prelude\\nimport A") is None
    True
    """
    modules: list[str] = []
    at = _skip_blank(text, 0)
    while at is not None and (keyword := _IMPORT.match(text, at)):
        at = _skip_blank(text, keyword.end())
        module = None if at is None else _MODULE.match(text, at)
        if module is None or module.group() == b"all":
            return None
        modules.append(module.group().decode("ascii"))
        at = _skip_blank(text, module.end())
    if at is None or text.startswith(_NOT_BLANK, at) or _OTHER.match(text, at) or _modified_import(text, at):
        return None
    return tuple(modules), at


def _modified_import(text: bytes, at: int) -> bool:
    """Whether ``public``, ``private`` or ``meta`` stands there before ``import``, rather than before a declaration."""
    start: int | None = at
    while start is not None and (word := _MODIFIER.match(text, start)):
        start = _skip_blank(text, word.end())
    return start is None or (start != at and text.startswith(b"import", start))


def _skip_blank(text: bytes, at: int) -> int | None:
    """The offset behind blanks and comments, or None where a comment does not end."""
    while True:
        blank = _BLANK.match(text, at)
        at = blank.end() if blank else at
        if not _COMMENT.match(text, at):
            return at
        end = _comment_end(text, at + 3)  # the third character belongs to the opening: `/-/-/` is not nested
        if end is None:
            return None
        at = end


def _comment_end(text: bytes, at: int) -> int | None:
    """The offset behind the block comment that is open at an offset."""
    depth = 1
    for mark in _MARK.finditer(text, at):
        depth += 1 if mark.group() == b"/-" else -1
        if depth == 0:
            return mark.end()
    return None
