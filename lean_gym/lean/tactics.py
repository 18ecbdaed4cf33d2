"""Telling a bare term from a bare tactic script."""

from __future__ import annotations

from collections.abc import Sequence

from lean_gym.lean.lexer import Token, TokenKind

__all__ = ["starts_a_term"]


def starts_a_term(words: Sequence[Token]) -> bool:
    """Whether code that is no command and does not begin with `by` is a term rather than tactics."""
    first = words[0]
    following = words[1] if len(words) > 1 else None
    if first.kind in (TokenKind.NUMBER, TokenKind.STRING, TokenKind.CHAR):
        return True
    if first.kind is TokenKind.OPEN:
        return True
    if first.kind is TokenKind.SYMBOL:
        if first.text == ".":
            return following is not None and following.kind is TokenKind.NAME and following.start == first.end
        return first.text in ("@", "λ", "¬", "∀", "∃")
    if first.kind is TokenKind.NAME:
        if first.text == "fun":
            return True
        if "." in first.text and "«" not in first.text:
            return True
        return following is not None and following.text == "." and following.start == first.end
    return False
