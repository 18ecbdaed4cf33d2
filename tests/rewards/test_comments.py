"""Comments are found without reading tokens where that gives the same."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from lean_gym.lean.lexer import TokenKind, comment_spans, strip_comments, tokenize

COMMENTS = (TokenKind.LINE_COMMENT, TokenKind.BLOCK_COMMENT, TokenKind.DOC_COMMENT)
PIECES = [
    *("-", "/", "<", ">", "|", '"', "'", "«", "»", "\\", " ", "\n", "a", "1", ".", ":", "=", "#", "!", "{", "}"),
    *("--", "/-", "-/", "/--", "/-!", "<-", "//", "\\/", "s!", "h'", "r#", "1e-", "'x'", "'\"'", "=<<", "<|", "|>"),
]


@settings(max_examples=500)
@given(st.lists(st.sampled_from(PIECES), max_size=14).map("".join))
def test_comments_are_those_of_the_tokens(text: str) -> None:
    tokens = tokenize(text)
    assert comment_spans(text) == [(t.start, t.end) for t in tokens if t.kind in COMMENTS]
    expected = ["\n" * t.text.count("\n") or " " if t.kind in COMMENTS else t.text for t in tokens]
    assert strip_comments(text) == "".join(expected)
