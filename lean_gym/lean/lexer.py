"""A lexer for Lean 4 text.

It splits any string into tokens that, joined, give the string back; it never raises and takes time linear in the
length of the text. It follows Lean's own rules where they decide what is code and what is not: nested block comments,
docstrings, strings with escapes, raw strings, interpolated strings, characters, names with primes and `«…»` parts, and
the longest match among the symbols.

>>> [t.text for t in code_tokens("theorem t' : 1 ≤ 2 := by decide -- easy")]
['theorem', "t'", ':', '1', '≤', '2', ':=', 'by', 'decide']
>>> strip_comments("a /- one /- two -/ -/ b")
'a   b'
"""

from __future__ import annotations

import enum
import gc
import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

__all__ = [
    "Token",
    "TokenKind",
    "code_tokens",
    "comment_spans",
    "find_ambiguity",
    "strip_comments",
    "tokenize",
    "word_set",
]


def word_set(text: str) -> frozenset[str]:
    """The set of the words in `text`, for the tables of this package."""
    return frozenset(text.split())


class TokenKind(enum.Enum):
    """What a token is. `NAME` covers identifiers, keywords and commands such as `#print`."""

    WHITESPACE = "whitespace"
    LINE_COMMENT = "line comment"
    BLOCK_COMMENT = "block comment"
    DOC_COMMENT = "doc comment"
    STRING = "string"
    CHAR = "char"
    NAME = "name"
    NUMBER = "number"
    OPEN = "open"
    CLOSE = "close"
    SYMBOL = "symbol"
    UNKNOWN = "unknown"

    __hash__ = object.__hash__  # the kinds are looked up for every token; hashing their names takes too long


class Token(NamedTuple):
    """A piece of Lean text: `text` is the text from `start` to `end` (offsets in code points).

    `closed` is false for a comment, string, interpolation or `«` name that the text ends in the middle of.
    A named tuple rather than a data class, as it is made a million times a second.
    """

    kind: TokenKind
    text: str
    start: int
    end: int
    closed: bool = True


# Identifier characters, as in Lean's `isIdFirst`, `isIdRest`: ASCII letters, Greek without λ Π Σ, Coptic, polytonic
# Greek, letter-like symbols, script and fraktur letters, Latin-1 and Latin Extended-A letters.
_LETTERS = (
    "A-Za-z_"
    "\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017f"
    "\u0391-\u039f\u03a1\u03a2\u03a4-\u03a9"
    "\u03b1-\u03ba\u03bc-\u03c9\u03ca-\u03fb"
    "\u1f00-\u1ffe\u2100-\u214f\U0001d49c-\U0001d59f"
)
_REST = _LETTERS + "0-9'!?\u2080-\u2089\u2090-\u209c\u1d62-\u1d6a\u2c7c"
_PART = f"[{_LETTERS}][{_REST}]*+"
_QUOTED = "«[^»]*+(?:»|\\Z)"

# Symbols of more than one character, as in Lean 4.35's table of tokens, with those of Mathlib that end in a quote.
# Those that end in `-`, `/` or a quote decide whether a comment or a literal begins after them.
_SYMBOLS = (
    "!= && &&& *> ++ ,* ,*,? ,+ ,+,? -> .. // /\\ \\/ :: := <$> <&&> <&> <* <*> <- <-> <;> << <<< <= <=< <| <|> <||> "
    "=/= =<< == => =?= >= >=> >> >>= >>> @& ^^^ `` |> |>. || ||| ~~~ ×' Σ' ⊕' ⁻¹' ⁻¹ '' #' $> ∃!"
)
_SYMBOL_TABLE = sorted(_SYMBOLS.split(), key=len, reverse=True)
_OPEN = "!![ ![ @[ #[ %[ .{ .( ( [ { ⟨ ⟦ ‹ ⟪ ⌊ ⌈ ⦃"
_CLOSE = ")]}⟩⟧›⟫⌋⌉⦄"
# Single characters that are symbols; others are looked up by their Unicode category.
_SINGLE = "!-/:-@\\[-`{-~λΠΣ¬·×÷±²³¹⁰-ⁿ₊-₎‖•…′←-⇿∀-⋿⟵-⟿⤀-⫿"


def _alternatives(words: list[str]) -> str:
    return "|".join(re.escape(word) for word in words)


_GROUPS: tuple[tuple[str, TokenKind, str], ...] = (
    ("space", TokenKind.WHITESPACE, r"[ \t\r\n]++"),
    ("name", TokenKind.NAME, rf"(?!r#*+\")#?{_PART}(?:\.{_PART})*+(?!\.«)"),
    ("line", TokenKind.LINE_COMMENT, r"--[^\n]*+"),
    ("block", TokenKind.BLOCK_COMMENT, r"/-"),
    (
        "number",
        TokenKind.NUMBER,
        r"0[xX][0-9a-fA-F_]++|0[bB][01_]++|0[oO][0-7_]++|[0-9][0-9_]*+(?:\.[0-9][0-9_]*+)?+(?:[eE][+-]?[0-9]++)?+",
    ),
    ("raw", TokenKind.STRING, r'r(?P<hashes>\#*+)"(?:.*?"(?P=hashes)|.*+)'),
    ("quoted", TokenKind.NAME, rf"(?:{_PART}|{_QUOTED})(?:\.(?:{_PART}|{_QUOTED}))*+"),
    ("string", TokenKind.STRING, r'"(?:[^"\\]|\\.)*+(?:"|\\?\Z)'),
    ("open", TokenKind.OPEN, _alternatives(_OPEN.split())),
    ("close", TokenKind.CLOSE, "\\]'|[" + re.escape(_CLOSE) + "]"),
    ("char", TokenKind.CHAR, r"'(?:\\(?:x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|.)|[^'\\])'"),
    ("symbol", TokenKind.SYMBOL, _alternatives(_SYMBOL_TABLE) + f"|[{_SINGLE}]"),
    ("other", TokenKind.UNKNOWN, "."),
)
_MASTER = re.compile("|".join(f"(?P<{name}>{pattern})" for name, _, pattern in _GROUPS), re.DOTALL)
_KIND_OF_GROUP = [TokenKind.UNKNOWN] * (_MASTER.groups + 1)
for _name, _kind, _ in _GROUPS:
    _KIND_OF_GROUP[_MASTER.groupindex[_name]] = _kind
# Groups that need more than their match; brackets only inside an interpolated string.
_SPECIAL = {_MASTER.groupindex[name]: name for name in ("block", "string", "raw", "quoted")}
_SPECIAL_INSIDE = _SPECIAL | {_MASTER.groupindex[name]: name for name in ("open", "close")}
_LARGE = 50_000
_category = lru_cache(maxsize=4096)(unicodedata.category)
_COMMENT_EDGE = re.compile(r"/-|-/")
_SKIPPED = re.compile(r"[ \t\r\n]++|--[^\n]*+|/-(?![-!])")
_PIECE = re.compile(r'(?:[^"\\{]|\\.)*+(?P<edge>["{])?', re.DOTALL)
# Words after which a string is interpolated.
_INTERPOLATED = frozenset({"s!", "m!", "f!", "println!", "dbg_trace", "throwError"})
# Words of which that holds only where Lean's metaprogramming library is loaded.
_MAY_INTERPOLATE = frozenset({"m!", "throwError"})
_TRIVIA = frozenset({TokenKind.WHITESPACE, TokenKind.LINE_COMMENT, TokenKind.BLOCK_COMMENT, TokenKind.DOC_COMMENT})
_SYMBOL_CATEGORIES = frozenset({"Sm", "So", "Sk", "Sc", "Po", "Pd", "Ps", "Pe", "Pi", "Pf", "Pc", "Lm", "No", "Nd"})


def _comment_end(text: str, start: int) -> tuple[int, bool]:
    """The end of the block comment or docstring that opens at `start`, and whether it is closed.

    As in Lean, the character after `/-` belongs to the opening: `/-/-/` is not nested, `/--/` not closed. And `/--` is
    a token of its own, after which white space and comments are skipped before the docstring's text begins: the `-/`
    of `/-- -- -/` is in a line comment, and does not end it.
    """
    position = start + 3
    depth = 1
    if text[start + 2 : start + 3] in ("-", "!"):
        while (skipped := _SKIPPED.match(text, position)) is not None:
            position = skipped.end()
            if skipped.group() == "/-":
                position, closed = _comment_end(text, position - 2)
                if not closed:
                    return position, False
    for edge in _COMMENT_EDGE.finditer(text, position):
        depth += 1 if edge.group() == "/-" else -1
        if depth == 0:
            return edge.end(), True
    return len(text), False


def _string_closed(text: str, begin: int, end: int) -> bool:
    """Whether the ordinary string from `begin` to `end` ends in a quote of its own, rather than with the text."""
    if end - begin < 2 or text[end - 1] != '"':
        return False
    slash = end - 2
    while slash > begin and text[slash] == "\\":
        slash -= 1
    return (end - 2 - slash) % 2 == 0


def _last_code(tokens: list[Token]) -> str:
    """The text of the last token that is neither white space nor a comment."""
    index = len(tokens) - 1
    while index >= 0 and tokens[index].kind in _TRIVIA:
        index -= 1
    return tokens[index].text if index >= 0 else ""


def _interpolation(text: str, start: int, piece_start: int, tokens: list[Token]) -> tuple[int, bool]:
    """Reads one literal piece of an interpolated string; gives its end and whether code follows in braces."""
    piece = _PIECE.match(text, piece_start)
    assert piece is not None
    end = piece.end()
    if piece["edge"] == "{":
        if end - 1 > start:
            tokens.append(Token(TokenKind.STRING, text[start : end - 1], start, end - 1))
        tokens.append(Token(TokenKind.OPEN, "{", end - 1, end))
        return end, True
    if piece["edge"] is None:
        end = len(text)
    if end > start:
        tokens.append(Token(TokenKind.STRING, text[start:end], start, end, piece["edge"] is not None))
    return end, False


def tokenize(text: str) -> list[Token]:
    """The tokens of `text`, in order; their texts joined give `text` back.

    Total: any string is accepted, also one with lone surrogates or NUL. Linear in the length of the text.
    An interpolated string `s!"a{x}b"` gives `s!`, a `STRING` `"a`, an `OPEN` `{`, the tokens of the code, a `CLOSE` `}`
    and a `STRING` `b"`.
    """
    # A large text makes millions of tuples and no cycles; collecting between them would take half the time.
    collecting = len(text) > _LARGE and gc.isenabled()
    if collecting:
        gc.disable()
    try:
        return _tokenize(text)
    finally:
        if collecting:
            gc.enable()


def _tokenize(text: str) -> list[Token]:
    tokens: list[Token] = []
    append = tokens.append
    new = tuple.__new__
    kind_of, unknown, category, symbol_categories = _KIND_OF_GROUP, TokenKind.UNKNOWN, _category, _SYMBOL_CATEGORIES
    # Braces that are open inside each interpolation that the text is in, innermost last.
    braces: list[int] = []
    position = 0
    length = len(text)
    while position < length:
        special = _SPECIAL_INSIDE if braces else _SPECIAL
        for match in _MASTER.finditer(text, position):
            group = match.lastindex
            if group in special:
                break
            word = match[0]
            end = position + len(word)
            kind = kind_of[group]  # type: ignore[index]
            if kind is unknown and category(word) in symbol_categories:
                kind = TokenKind.SYMBOL
            append(new(Token, (kind, word, position, end, True)))
            position = end
        else:
            break
        assert group is not None
        name = special[group]
        kind = kind_of[group]
        start, end = match.span()
        word = match.group()
        closed = True
        if name == "open":
            if word == "{":
                braces[-1] += 1
        elif name == "close":
            if word == "}":
                if braces[-1]:
                    braces[-1] -= 1
                else:
                    append(Token(kind, word, start, end))
                    position, again = _interpolation(text, end, end, tokens)
                    if not again:
                        braces.pop()
                    continue
        elif name == "string":
            if _last_code(tokens) in _INTERPOLATED:
                position, again = _interpolation(text, start, start + 1, tokens)
                if again:
                    braces.append(0)
                continue
            closed = _string_closed(text, start, end)
        elif name == "block":
            kind = TokenKind.DOC_COMMENT if text[end : end + 1] in ("-", "!") else TokenKind.BLOCK_COMMENT
            end, closed = _comment_end(text, start)
        elif name == "raw":
            quote = '"' + match["hashes"]
            closed = len(word) >= 1 + 2 * len(quote) and word.endswith(quote)
        else:
            closed = word.rfind("»") > word.rfind("«")
        append(Token(kind, text[start:end], start, end, closed))
        position = end
    return tokens


def code_tokens(text: str) -> list[Token]:
    """The tokens of `text` without white space, comments and docstrings."""
    return [token for token in tokenize(text) if token.kind not in _TRIVIA]


_COMMENT_START = re.compile(r"--|/-")
# With one of these, what looks like the start of a comment may be part of a literal, a name or a longer symbol.
_NEEDS_TOKENS = ('"', "«", "<--", "//-", "\\/-")


# Symbols directly before a comment that cannot run on into its first character.
_ENDS_ALONE = word_set(", ; : := => = | · -> <;> → ← ↦ .. ⊢")


def find_ambiguity(tokens: Sequence[Token]) -> Token | None:
    """The first token that another Lean, with other notations loaded, could read in another way.

    Which characters form one symbol depends on the notations in force. A symbol right before a comment, or before a
    quote with no letter in it, may swallow its first character, and what this lexer takes for a comment or a literal
    is then code, or the other way round. Such text has no place in an honest proof; white space before the comment
    makes it plain. The same holds for a plain string with `{` after a word of unknown syntax: it may be interpolated.

    >>> find_ambiguity(tokenize(r"a ∨ b --fine"))
    >>> find_ambiguity(tokenize(r"a \\/-1")).text
    '-'
    """
    previous: Token | None = None
    before: Token | None = None
    words = ("", "")  # the two code tokens before
    space, symbol = TokenKind.WHITESPACE, TokenKind.SYMBOL
    for token in tokens:
        kind = token.kind
        if kind is space:
            previous = None
            continue
        if previous is not None and previous.kind is symbol:
            comment = kind in (TokenKind.LINE_COMMENT, TokenKind.BLOCK_COMMENT, TokenKind.DOC_COMMENT)
            if comment and previous.text not in _ENDS_ALONE:
                return token
            if previous.text == "\\/" and token.text[0] in "-":
                return token
            if kind is TokenKind.CHAR and previous.text not in _ENDS_ALONE and not token.text[1:-1].isalnum():
                return token
            if previous.text in ("⁻¹'", "#'", "''") and token.text[0] in "\"'/-\\«":
                return token
        if kind is TokenKind.STRING and before is not None and "{" in token.text:
            unknown = before.text.endswith("!") or before.text == "]" or words[0] == "throwErrorAt"
            if unknown and before.text not in _INTERPOLATED and before.kind in (TokenKind.NAME, TokenKind.CLOSE):
                return token
        if token.text == "{" and kind is TokenKind.OPEN and words[0] in _MAY_INTERPOLATE and words[1].startswith('"'):
            return token
        previous = token
        if kind not in _TRIVIA:
            before = token
            words = (words[1], token.text)
    return None


def comment_spans(text: str) -> list[tuple[int, int]]:
    """Start and end of each comment and docstring, in order.

    >>> comment_spans("a /- b -/ c -- d")
    [(2, 9), (12, 16)]
    """
    if "--" not in text and "/-" not in text:
        return []
    if any(mark in text for mark in _NEEDS_TOKENS):
        return [
            (start, end)
            for kind, _, start, end, _ in tokenize(text)
            if kind in _TRIVIA and kind is not TokenKind.WHITESPACE
        ]
    spans = []
    end = 0
    while (opening := _COMMENT_START.search(text, end)) is not None:
        start = opening.start()
        if opening.group() == "--":
            end = text.find("\n", start)
            end = len(text) if end < 0 else end
        else:
            end, _ = _comment_end(text, start)
        spans.append((start, end))
    return spans


def strip_comments(text: str) -> str:
    """`text` with each comment and docstring replaced by white space: a space, or its line breaks where it has some.

    >>> strip_comments("a -- note")
    'a  '
    """
    parts = []
    position = 0
    for start, end in comment_spans(text):
        parts += [text[position:start], "\n" * text.count("\n", start, end) or " "]
        position = end
    return "".join([*parts, text[position:]])
