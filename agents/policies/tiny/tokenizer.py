"""A word-level tokenizer for Lean text that loses nothing: every string comes back from its ids.

A token is a word, a symbol or a line break with its indentation. The space between two tokens is not written where it
is what Lean's layout makes one expect (none after an opening bracket, one between two words …); where the text has it
otherwise, a token says so. What the vocabulary does not know is written as bytes.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Sequence

__all__ = ["Tokenizer"]

_CONTROL = ("<|pad|>", "<|end|>", "<|system|>", "<|user|>", "<|assistant|>")
_GLUE, _SPACE = "<|glue|>", "<|space|>"
_BYTES = tuple(f"<|{i:02x}|>" for i in range(256))
_FIXED = (*_CONTROL, _GLUE, _SPACE, *_BYTES)

_PIECES = re.compile(
    r"</?think>|```(?:tactics|lean4)?|\n *|[^\W\d_][\w'!?]*(?:\.[^\W\d_][\w'!?]*)*|\d|_|:=|=>|<;>|<\|>|[^\w\s]| +|\s"
)
"""Tags, fences, line breaks with indentation, names, single digits, symbols, spaces."""

_OPENING = frozenset("([{⟨¬←`'\"")
_CLOSING = frozenset(")]}⟩,;.`'\"")


class Tokenizer:
    """Text to ids and back.

    Args:
        words: the vocabulary beside control tokens and bytes, without repetition.

    Raises:
        ValueError: a word occurs twice, or is no single piece of text.

    >>> tokenizer = Tokenizer.train(["theorem t (p : Prop) : ¬p → p := by"], 300)
    >>> ids = tokenizer.encode("theorem t (p : Prop) : ¬p")
    >>> [tokenizer.word(i) for i in ids]
    ['theorem', 't', '(', 'p', ':', 'Prop', ')', ':', '¬', 'p']
    >>> tokenizer.decode(ids)
    'theorem t (p : Prop) : ¬p'
    >>> tokenizer.decode(tokenizer.encode("( p:∀,  \\tq )"))
    '( p:∀,  \\tq )'
    """

    pad, end, system, user, assistant = range(5)

    def __init__(self, words: Sequence[str]) -> None:
        if len(set(words)) != len(words):
            [(word, _)] = Counter(words).most_common(1)
            raise ValueError(f"the word {word!r} occurs twice in the vocabulary")
        for word in words:
            if not (match := _PIECES.fullmatch(word)) or (match[0].isspace() and "\n" not in word):
                raise ValueError(f"{word!r} is no single word, symbol or line break")
        self.words = tuple(words)
        self._tokens = (*_FIXED, *words)
        self._ids = {word: len(_FIXED) + i for i, word in enumerate(words)}
        self._glue, self._space = len(_CONTROL), len(_CONTROL) + 1
        self._first_byte = len(_CONTROL) + 2

    @classmethod
    def train(cls, texts: Iterable[str], size: int) -> Tokenizer:
        """A tokenizer with the words that occur most often in some texts.

        Args:
            texts: the texts.
            size: how many tokens at most, control tokens and bytes included.
        """
        if size < len(_FIXED):
            raise ValueError(f"size must be at least {len(_FIXED)}, for control tokens and bytes, got {size}")
        counts: Counter[str] = Counter()
        for text in texts:
            counts.update(p for p in _PIECES.findall(text) if "\n" in p or not p.isspace())
        ranked = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
        return cls([word for word, _ in ranked[: size - len(_FIXED)]])

    def __len__(self) -> int:
        """The number of tokens."""
        return len(self._tokens)

    def word(self, id: int) -> str:
        """The token with this id, for a person."""
        return self._tokens[id]

    def encode(self, text: str) -> list[int]:
        """The ids of a text. Control tokens never come out of a text, whatever it holds."""
        ids: list[int] = []
        before: str | None = None  # the word before; None at the start and after bytes
        gap = ""
        place = 0
        for match in _PIECES.finditer(text):
            if match.start() > place:  # what no pattern knows, such as a lone surrogate
                ids += self._as_bytes(gap + text[place : match.start()])
                before, gap = None, ""
            place = match.end()
            piece = match[0]
            if piece.isspace() and "\n" not in piece:
                gap += piece
                continue
            id = self._ids.get(piece)
            if id is None:
                ids += self._as_bytes(gap + piece)
                before = None
            else:
                if gap not in ("", " "):
                    ids += self._as_bytes(gap)
                    before = None
                elif (gap == " ") != _spaced(before, piece):
                    ids.append(self._space if gap else self._glue)
                ids.append(id)
                before = piece
            gap = ""
        return ids + self._as_bytes(gap + text[place:])

    def decode(self, ids: Iterable[int]) -> str:
        """The text of any ids; control tokens are written by their names, broken bytes as the replacement character."""
        parts: list[str] = []
        pending = bytearray()
        before: str | None = None
        forced: str | None = None

        def flush() -> None:
            if pending:
                parts.append(pending.decode("utf-8", errors="replace"))
                pending.clear()

        for id in ids:
            if self._first_byte <= id < len(_FIXED):
                if forced == " " and not pending:
                    parts.append(" ")
                pending.append(id - self._first_byte)
                before = forced = None
                continue
            flush()
            if id in (self._glue, self._space):
                if forced == " ":
                    parts.append(" ")
                forced = " " if id == self._space else ""
                continue
            word = self._tokens[id]
            if id < len(_CONTROL):
                parts.append((forced or "") + word)
                before = forced = None
                continue
            parts.append(forced if forced is not None else " " * _spaced(before, word))
            parts.append(word)
            before, forced = word, None
        flush()
        return "".join(parts) + (forced or "")

    def to_json(self) -> str:
        """The vocabulary as text."""
        return json.dumps({"words": self.words}, ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str) -> Tokenizer:
        """The tokenizer that `to_json` wrote."""
        return cls(json.loads(text)["words"])

    def _as_bytes(self, text: str) -> list[int]:
        return [self._first_byte + b for b in text.encode("utf-8", errors="surrogatepass")]


def _spaced(before: str | None, word: str) -> bool:
    """Whether layout puts a space between two words."""
    if before is None or "\n" in before or "\n" in word:
        return False
    if before.isdigit() and word.isdigit():
        return False
    return before not in _OPENING and word not in _CLOSING
