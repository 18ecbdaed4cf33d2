"""The lexer: exact on tables, total and round-tripping on anything, and of one mind with the real Lean."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lean_gym.lean.lexer import TokenKind, code_tokens, find_ambiguity, strip_comments, tokenize
from lean_gym.verifiers import Verifier

K = TokenKind
COMMENTS = {K.LINE_COMMENT, K.BLOCK_COMMENT, K.DOC_COMMENT}
PIECES = [
    "/-", "-/", "--", "/--", "/-!", '"', "\\", "'", "r", "#", "«", "»", ".", "{", "}", "(", ")", "[", "]", "@[", "⟨",
    "s!", "m!", "x", "h'", "n.succ", "theorem", "by", ":=", "=>", "<-", "//", "/\\", "0", "1.5e3", "0xF", "λ", "é", "ж",
    " ", "\n", "\r\n", "\t", "\0", "\ud800", "\u200b", "\U0001d4dd", "!", "-", "/", "|",
]  # fmt: skip
lean_like = st.lists(st.sampled_from(PIECES), max_size=40).map("".join)
any_text = st.one_of(lean_like, st.text(st.characters(codec=None), max_size=60))


def kinds(text: str) -> list[tuple[TokenKind, str]]:
    return [(token.kind, token.text) for token in tokenize(text) if token.kind is not K.WHITESPACE]


@given(any_text)
@settings(max_examples=300, deadline=None)
def test_tokens_join_to_the_text(text: str) -> None:
    tokens = tokenize(text)
    position = 0
    for token in tokens:
        assert token.start == position
        assert token.text
        position = token.end
        assert text[token.start : token.end] == token.text
    assert position == len(text)
    # Only the last token can be cut off by the end of the text.
    assert all(token.closed for token in tokens[:-1])


@given(any_text)
@settings(max_examples=300, deadline=None)
def test_code_and_comments_add_up(text: str) -> None:
    tokens = tokenize(text)
    assert code_tokens(text) == [t for t in tokens if t.kind not in COMMENTS | {K.WHITESPACE}]
    bare = "".join(
        ("\n" * t.text.count("\n") or " ") if t.kind in COMMENTS else t.text for t in tokens
    )  # what `strip_comments` promises, from the tokens
    assert strip_comments(text) == bare


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("theorem t' : p", [(K.NAME, "theorem"), (K.NAME, "t'"), (K.SYMBOL, ":"), (K.NAME, "p")]),
        ("n.succ.1", [(K.NAME, "n.succ"), (K.SYMBOL, "."), (K.NUMBER, "1")]),
        ("«a b».c x.«y»", [(K.NAME, "«a b».c"), (K.NAME, "x.«y»")]),
        ("x₁ αβ h? get!", [(K.NAME, "x₁"), (K.NAME, "αβ"), (K.NAME, "h?"), (K.NAME, "get!")]),
        ("λx", [(K.SYMBOL, "λ"), (K.NAME, "x")]),
        ("∀x∈s", [(K.SYMBOL, "∀"), (K.NAME, "x"), (K.SYMBOL, "∈"), (K.NAME, "s")]),
        ("ℝ ℕ 𝓝", [(K.NAME, "ℝ"), (K.NAME, "ℕ"), (K.NAME, "𝓝")]),
        ("#print axioms t", [(K.NAME, "#print"), (K.NAME, "axioms"), (K.NAME, "t")]),
        ("@[simp]", [(K.OPEN, "@["), (K.NAME, "simp"), (K.CLOSE, "]")]),
        ("#[1]", [(K.OPEN, "#["), (K.NUMBER, "1"), (K.CLOSE, "]")]),
        ("T.{u}", [(K.NAME, "T"), (K.OPEN, ".{"), (K.NAME, "u"), (K.CLOSE, "}")]),
        ("xs[i]'h", [(K.NAME, "xs"), (K.OPEN, "["), (K.NAME, "i"), (K.CLOSE, "]'"), (K.NAME, "h")]),
        ("⟨a,b⟩", [(K.OPEN, "⟨"), (K.NAME, "a"), (K.SYMBOL, ","), (K.NAME, "b"), (K.CLOSE, "⟩")]),
        ("a:=b", [(K.NAME, "a"), (K.SYMBOL, ":="), (K.NAME, "b")]),
        ("simp<;>rfl", [(K.NAME, "simp"), (K.SYMBOL, "<;>"), (K.NAME, "rfl")]),
        ("x|>.f", [(K.NAME, "x"), (K.SYMBOL, "|>."), (K.NAME, "f")]),
        ("a<--1", [(K.NAME, "a"), (K.SYMBOL, "<-"), (K.SYMBOL, "-"), (K.NUMBER, "1")]),
        ("x//-1", [(K.NAME, "x"), (K.SYMBOL, "//"), (K.SYMBOL, "-"), (K.NUMBER, "1")]),
        ("a--b", [(K.NAME, "a"), (K.LINE_COMMENT, "--b")]),
        ("a->--b", [(K.NAME, "a"), (K.SYMBOL, "->"), (K.LINE_COMMENT, "--b")]),
        ("0xFF 0b01 0o7 1_000 2.5e-3", [(K.NUMBER, n) for n in ("0xFF", "0b01", "0o7", "1_000", "2.5e-3")]),
        ("1..2", [(K.NUMBER, "1"), (K.SYMBOL, ".."), (K.NUMBER, "2")]),
        ("'a' '\\n' '\\x41' '\\u03b1' '\\''", [(K.CHAR, c) for c in ("'a'", "'\\n'", "'\\x41'", "'\\u03b1'", "'\\''")]),
        ("h'x'", [(K.NAME, "h'x'")]),
        ("f ⁻¹' s", [(K.NAME, "f"), (K.SYMBOL, "⁻¹'"), (K.NAME, "s")]),
        ("f '' s", [(K.NAME, "f"), (K.SYMBOL, "''"), (K.NAME, "s")]),
        ('"a\\"b" c', [(K.STRING, '"a\\"b"'), (K.NAME, "c")]),
        ('"a\\\\" c', [(K.STRING, '"a\\\\"'), (K.NAME, "c")]),
        ('"gap \\\n  on" c', [(K.STRING, '"gap \\\n  on"'), (K.NAME, "c")]),
        ('"-- no" /- "yes -/', [(K.STRING, '"-- no"'), (K.BLOCK_COMMENT, '/- "yes -/')]),
        ('r"a\\" b', [(K.STRING, 'r"a\\"'), (K.NAME, "b")]),
        ('r#"a"b"# c', [(K.STRING, 'r#"a"b"#'), (K.NAME, "c")]),
        ('r##"a"#b"## c', [(K.STRING, 'r##"a"#b"##'), (K.NAME, "c")]),
        ('bar"x"', [(K.NAME, "bar"), (K.STRING, '"x"')]),
        ("/- a /- b -/ c -/ d", [(K.BLOCK_COMMENT, "/- a /- b -/ c -/"), (K.NAME, "d")]),
        ("/-/-/ d", [(K.BLOCK_COMMENT, "/-/-/"), (K.NAME, "d")]),
        ("/- /-/ -/ -/ d", [(K.BLOCK_COMMENT, "/- /-/ -/ -/"), (K.NAME, "d")]),
        ("/-/ -/ d", [(K.BLOCK_COMMENT, "/-/ -/"), (K.NAME, "d")]),
        ("/-- doc --/ d", [(K.DOC_COMMENT, "/-- doc --/"), (K.NAME, "d")]),
        ("/--/ d -/ e", [(K.DOC_COMMENT, "/--/ d -/"), (K.NAME, "e")]),
        ("/-- -- -/ d\n -/ e", [(K.DOC_COMMENT, "/-- -- -/ d\n -/"), (K.NAME, "e")]),
        ("/----/ d\n-/ e", [(K.DOC_COMMENT, "/----/ d\n-/"), (K.NAME, "e")]),
        ("/-- /-/-/ -- -/\n-/ e", [(K.DOC_COMMENT, "/-- /-/-/ -- -/\n-/"), (K.NAME, "e")]),
        ("/-- a -- -/ d", [(K.DOC_COMMENT, "/-- a -- -/"), (K.NAME, "d")]),
        ("/---/ d", [(K.DOC_COMMENT, "/---/"), (K.NAME, "d")]),
        ("/-! -- -/ d\n -/ e", [(K.DOC_COMMENT, "/-! -- -/ d\n -/"), (K.NAME, "e")]),
        ("/-! m -/ d", [(K.DOC_COMMENT, "/-! m -/"), (K.NAME, "d")]),
        ("-- a /- b\nc", [(K.LINE_COMMENT, "-- a /- b"), (K.NAME, "c")]),
        ("--a\r\nb", [(K.LINE_COMMENT, "--a\r"), (K.NAME, "b")]),
        ("ж\u200b\0", [(K.UNKNOWN, "ж"), (K.UNKNOWN, "\u200b"), (K.UNKNOWN, "\0")]),
    ],
)
def test_tokens_of(text: str, expected: list[tuple[TokenKind, str]]) -> None:
    assert kinds(text) == expected


def test_interpolated_strings_give_the_code_in_them() -> None:
    text = 's!"a{x + {y := "}"}.y}b{s!"{q}"}c" ++ "d{e}"'
    assert [t.text for t in tokenize(text) if t.kind is K.STRING] == ['"a', '"}"', "b", '"', '"', 'c"', '"d{e}"']
    names = [t.text for t in tokenize(text) if t.kind is K.NAME]
    assert names == ["s!", "x", "y", "y", "s!", "q"]
    opened = sum(t.kind is K.OPEN for t in tokenize(text))
    assert opened == sum(t.kind is K.CLOSE for t in tokenize(text)) == 4


def test_a_brace_can_be_escaped_in_an_interpolated_string() -> None:
    assert kinds('s!"a\\{b" c') == [(K.NAME, "s!"), (K.STRING, '"a\\{b"'), (K.NAME, "c")]


@pytest.mark.parametrize(
    "text",
    ["/- a", "/- a /- b -/", "/-- a", '"a', '"a\\', '"a\\"', 'r#"a"', "«a", "x.«a", 's!"a', 's!"a{x}b', "/-", '"'],
)
def test_what_the_end_cuts_off_is_not_closed(text: str) -> None:
    assert tokenize("theorem " + text)[-1].closed is False


@pytest.mark.parametrize("text", ["/- a -/", '"a"', '"a\\""', '""', 'r""', 'r#""#', "«a»", "'a'", 's!""', 's!"{x}"'])
def test_what_is_whole_is_closed(text: str) -> None:
    assert all(token.closed for token in tokenize(text))


def nested_comment_end(text: str) -> int | None:
    """Where the block comment at the beginning of the text ends: counted character by character."""
    depth, index = 0, 0
    while index < len(text):
        pair = text[index : index + 2]
        if pair in ("/-", "-/"):
            depth += 1 if pair == "/-" else -1
            index += 2
            if depth == 0:
                return index
        else:
            index += 1
    return None


@given(st.lists(st.sampled_from(["/-", "-/", "/", "-", '"', "a", "\n", "--"]), max_size=25).map("".join))
@settings(max_examples=200, deadline=None)
def test_block_comments_nest(rest: str) -> None:
    text = "/- " + rest  # the third character, here a space, belongs to the opening
    end = nested_comment_end(text)
    token = tokenize(text)[0]
    assert token.kind is K.BLOCK_COMMENT
    assert (token.end, token.closed) == (len(text) if end is None else end, end is not None)


@pytest.mark.parametrize(
    ("text", "doubtful"),
    [
        ("a ∨ b --c", None),
        ("by simp--c", None),
        ("x :=--c", None),
        ("a+--c", "--c"),
        ("a\\/-1", "-"),
        ("a </- c -/", "/- c -/"),
        ("x⁻¹'\"' ++ \"'", '"\' ++ "'),
        ("f ⁻¹' s", None),
        ("f '' s", None),
        ("x = '\"'", None),
        ('panic! "a{b}"', '"a{b}"'),
        ('throwErrorAt x "a{b}"', '"a{b}"'),
        ('trace[a] "{b}"', '"{b}"'),
        ('m!"a{b}"', "{"),
        ('throwError "{b}"', "{"),
        ('s!"a{b}"', None),
        ('"a{b}"', None),
    ],
)
def test_ambiguity(text: str, doubtful: str | None) -> None:
    token = find_ambiguity(tokenize(text))
    assert (None if token is None else token.text) == doubtful


# Against the real Lean.


def lean_errors(verifier: Verifier, text: str) -> list[str]:
    return [message.text for message in verifier.run(text).messages]


comment_text = st.lists(
    st.sampled_from(["/-", "-/", "--", "/", "-", '"', "a", "\n", "theorem", "«", "'", " ", "#exit", 'r"', "/\\"]),
    min_size=1,
    max_size=14,
).map("".join)


ends = st.sampled_from(["-/", "\n", "-/-/", "\n-/", "-/\n-/", ""])


def test_what_is_only_comment_here_is_only_comment_for_lean(verifier: Verifier) -> None:
    texts: list[str] = []

    @given(st.sampled_from(["/- ", "-- ", "/-/", "---"]), comment_text)
    @settings(max_examples=150, deadline=None, database=None)
    def collect(start: str, text: str) -> None:
        tokens = tokenize(start + text + "\n")
        allowed = {K.WHITESPACE, K.LINE_COMMENT, K.BLOCK_COMMENT}
        if all(token.kind in allowed and token.closed for token in tokens):
            texts.append(start + text + "\n")

    collect()
    assert len(texts) > 10
    assert lean_errors(verifier, "".join(texts) + "theorem last : 1 = 2 := rfl") != []
    assert lean_errors(verifier, "".join(texts) + "theorem last : 1 = 1 := rfl") == []


def test_where_code_follows_a_comment_lean_sees_the_same_code(verifier: Verifier) -> None:
    """A marker after a text with comments is seen by Lean exactly when the lexer sees it."""
    seen: list[str] = []
    hidden: list[str] = []

    @given(st.sampled_from(["/- ", "-- ", "/-", "/-/", "/--", "/--/", "/-!", "/-- --"]), comment_text, ends)
    @settings(max_examples=250, deadline=None, database=None)
    def collect(start: str, text: str, last: str) -> None:
        comment = start + text + last
        end = " theorem t : marker := x\n" if comment.startswith("/--") else " #check marker\n"
        tokens = tokenize(comment + end)
        if not all(token.closed for token in tokens):
            return  # Lean says so, and then reads on somewhere inside the comment
        names = [token.text for token in tokens if token.kind not in COMMENTS and token.kind is not K.WHITESPACE]
        if names == [token.text for token in code_tokens(end)]:
            seen.append(comment + end)
        elif not names:
            docstrings = sum(token.kind is K.DOC_COMMENT and token.text.startswith("/--") for token in tokens)
            if docstrings == comment.startswith("/--"):  # no other one, which would want a declaration of its own
                hidden.append(comment + end)

    collect()
    assert len(seen) > 10
    assert hidden
    hidden += ["-- -/ #check marker\n", "/-- -- -/ #check marker\n-/ ", "/----/ #check marker\n -/"]
    for text in seen[:40]:
        assert any("marker" in error for error in lean_errors(verifier, "def z := 1\n" + text)), text
    # Hidden ones can stand one after the other; a docstring takes a declaration.
    docstrings = [f"{text}def a{number} := 1\n" for number, text in enumerate(hidden) if text.startswith("/--")]
    assert lean_errors(verifier, "".join(docstrings)) == []
    assert lean_errors(verifier, "".join(text for text in hidden if not text.startswith("/--"))) == []


@pytest.mark.parametrize(
    "symbol",
    ["<-", "//", "/\\", "->", ":=", "=>", "<;>", "|>.", "..", "@[", "#[", ".{", "]'", "×'", "Σ'", "⊕'", "⁻¹", "$"],
)
def test_symbols_that_lean_knows(verifier: Verifier, symbol: str) -> None:
    for following in ("-1", " ", "\n"):
        if symbol.endswith(("/", "\\")) and following == "-1" and symbol != "//":
            continue
        text = f"open {symbol}{following}"
        assert code_tokens(text)[1].text == symbol
        [error] = [error for error in lean_errors(verifier, text) if "unexpected token" in error][:1]
        assert f"unexpected token '{symbol}'" in error


@pytest.mark.parametrize(
    ("word", "interpolated"),
    [("s!", True), ("f!", True), ("println!", True), ("dbg_trace", True), ("panic!", False), ("f", False)],
)
def test_words_that_interpolate_for_lean(verifier: Verifier, word: str, interpolated: bool) -> None:
    text = f'example : String := {word} "a{{"'
    assert tokenize(text)[-1].closed is not interpolated
    unterminated = any("unterminated string" in error for error in lean_errors(verifier, text))
    assert unterminated is interpolated


@pytest.mark.parametrize(
    "text",
    ["'a'", "'\"'", "'-'", "'/'", '"-- a"', '"/- a"', '"\\""', 'r"\\"', 'r#"""#', '"a\\\\"', "'\\''", "'\\\\'", '"«"'],
)
def test_literals_end_where_lean_ends_them(verifier: Verifier, text: str) -> None:
    whole = f"#check ({text}, marker)"
    assert re.search(r"\bmarker\b", strip_comments(whole))
    assert [t.text for t in code_tokens(whole)] == ["#check", "(", text, ",", "marker", ")"]
    assert any("marker" in error for error in lean_errors(verifier, whole))
