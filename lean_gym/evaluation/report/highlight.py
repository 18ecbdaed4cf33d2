"""Lean text split into coloured runs, measured as JavaScript measures strings."""

from __future__ import annotations

from lean_gym.lean.lexer import Token, TokenKind, tokenize, word_set

__all__ = ["CLASSES", "runs", "utf16_column", "utf16_length"]

CLASSES = ("", "comment", "string", "number", "command", "keyword", "tactic", "sorry")
"""The classes of runs, by number."""

_KINDS = {
    TokenKind.LINE_COMMENT: 1,
    TokenKind.BLOCK_COMMENT: 1,
    TokenKind.DOC_COMMENT: 1,
    TokenKind.STRING: 2,
    TokenKind.CHAR: 2,
    TokenKind.NUMBER: 3,
}
_COMMANDS = word_set(
    """
    theorem lemma example def abbrev instance structure class inductive axiom opaque namespace section end open
    import variable universe set_option attribute private protected noncomputable mutual deriving extends export
    include omit local scoped"""
)
_KEYWORDS = word_set(
    """
    by fun let have show from match with if then else do return where forall exists in at using calc suffices
    termination_by decreasing_by Prop Type Sort this for unless try catch finally nomatch nofun mut"""
)
_TACTICS = word_set(
    """
    intro intros apply exact refine rw rwa simp simp_all simpa dsimp omega decide rfl constructor cases rcases
    obtain induction ext funext congr contradiction exfalso left right exists use linarith nlinarith ring ring_nf
    norm_num positivity field_simp aesop grind tauto unfold change specialize generalize subst symm trans assumption
    by_cases by_contra push_neg gcongr interval_cases norm_cast push_cast exact_mod_cast rename_i split next case
    all_goals any_goals repeat first skip done clear revert injection infer_instance bv_decide native_decide rintro
    set choose convert refine' exact? apply? erw conv"""
)


def runs(text: str) -> list[int]:
    """Pairs of a length in UTF-16 units and a class, one after the other, that together cover the text.

    >>> runs("by simp -- 𝕜")
    [2, 5, 1, 0, 4, 6, 1, 0, 5, 1]
    """
    result: list[int] = []
    for token in tokenize(text):
        size, kind = utf16_length(token.text), _class(token)
        if result and result[-1] == kind:
            result[-2] += size
        else:
            result += [size, kind]
    return result


def _class(token: Token) -> int:
    if token.kind is TokenKind.NAME:
        if token.text in ("sorry", "admit"):
            return 7
        if token.text in _COMMANDS or token.text.startswith("#"):
            return 4
        if token.text in _KEYWORDS:
            return 5
        return 6 if token.text in _TACTICS else 0
    return _KINDS.get(token.kind, 0)


def utf16_length(text: str) -> int:
    """The length of a text in UTF-16 units."""
    return len(text) if text.isascii() else len(text) + sum(c > "\uffff" for c in text)


def utf16_column(line: str, column: int) -> int:
    """The place in a line in UTF-16 units, from its place in code points."""
    return utf16_length(line[:column])
