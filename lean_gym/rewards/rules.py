"""Format rules: pure functions of a response and its problem.

A rule measures one thing about a response and compares it with a limit that is its parameter; the default of each
parameter is the one published for Kimina-Prover-RL. Where there is nothing to measure (no code, no tactics block, no
problem), a rule says nothing: the rule for the missing part speaks. Every rule is total and linear in the length of
the response.

>>> from lean_gym.response import Response
>>> TacticsBlocks(minimum=2)(Response.parse("no tactics at all"))
Violation(rule='tactics_blocks', message='There must be at least 2 tactics blocks; there are 0.', value=0, limit=2, \
start=17, end=17)
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple, TypeAlias

from lean_gym.lean.lexer import TokenKind, code_tokens, comment_spans, strip_comments, tokenize
from lean_gym.rewards.words import STOP_WORDS

if TYPE_CHECKING:
    from lean_gym.problem import Problem
    from lean_gym.response import Block, Response, Span

__all__ = [
    "Agreement",
    "CodeBlock",
    "CommentCharacters",
    "CommentLines",
    "ForbiddenWords",
    "FormatRule",
    "Measurement",
    "ReasoningScript",
    "RepeatedLines",
    "ResponseLength",
    "Rule",
    "StatementKept",
    "TacticsBlocks",
    "TacticsClosed",
    "TacticsCode",
    "TacticsLines",
    "TextAfterCode",
    "TextBeforeThink",
    "ThinkBlock",
    "Violation",
    "find_statement",
    "violations",
]


@dataclass(frozen=True, slots=True)
class Violation:
    """A broken format rule.

    Attributes:
        rule: the rule's name.
        message: one sentence for the policy and for people, with the value and the limit.
        value: what was measured.
        limit: what the rule allows.
        start: offset in the response of the part at fault.
        end: offset after it.
    """

    rule: str
    message: str
    value: float
    limit: float
    start: int
    end: int


FormatRule: TypeAlias = "Callable[[Response, Problem | None], Violation | None]"
"""What the judge and the wrappers accept as a rule; every `Rule` is one, and so is a function of your own."""


class Measurement(NamedTuple):
    """What a rule measured: the value, the limit, whether the rule is kept, why, and the part of the response."""

    value: float
    limit: float
    kept: bool
    message: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Rule:
    """A format rule: `measure` says what was found, a call gives the violation or None."""

    name: ClassVar[str]

    def measure(self, response: Response, problem: Problem | None = None) -> Measurement | None:
        """Measure the response; None where there is nothing to measure."""
        raise NotImplementedError

    def __call__(self, response: Response, problem: Problem | None = None) -> Violation | None:
        """The violation, or None where the rule is kept or has nothing to measure."""
        found = self.measure(response, problem)
        if found is None or found.kept:
            return None
        return Violation(self.name, found.message, found.value, found.limit, found.start, found.end)


def violations(response: Response, problem: Problem | None, rules: Iterable[FormatRule]) -> tuple[Violation, ...]:
    """The violations of a response, in the order of the rules."""
    return tuple(found for rule in rules if (found := rule(response, problem)) is not None)


def _number(name: str, parameter: str, value: float, least: float, most: float = float("inf")) -> None:
    if not least <= value <= most:
        bound = f"at least {least:g}" if most == float("inf") else f"between {least:g} and {most:g}"
        raise ValueError(f"{name}: {parameter} is {value!r}; it must be {bound}")


def _words(rule: Rule, field: str) -> None:
    """Make a field of several words a tuple; one string alone is a mistake."""
    value = getattr(rule, field)
    if isinstance(value, str) or not all(isinstance(word, str) and word.split() for word in value):
        raise ValueError(f"{type(rule).__name__}: {field} is {value!r}; give a list of words")
    object.__setattr__(rule, field, tuple(value))


def _are(count: int) -> str:
    return f"is {count}" if count == 1 else f"are {count}"


def _plural(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


# --- the layout -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ThinkBlock(Rule):
    """One opening tag of the reasoning and one closing tag, in that order, in the whole response.

    A tag that the prompt's template wrote (`ResponseFormat.think_opened`) counts. The value is the number of tags of
    the kind that is not there once.
    """

    name: ClassVar[str] = "think_block"

    def measure(self, response: Response, problem: Problem | None = None) -> Measurement:
        """Count the tags."""
        format = response.format
        for kind, tags, count in (
            (format.opening, response.openings, len(response.openings) + format.think_opened),
            (format.closing, response.closings, len(response.closings)),
        ):
            if count != 1:
                message = f"There must be exactly one {kind}; there {_are(count)}."
                extra = tags[1 - (count - len(tags))] if count else None
                place = (extra.start, extra.end) if extra else (len(response.text),) * 2
                return Measurement(count, 1, False, message, *place)
        if len(response.thinks) == 1 and response.think_closed:
            think = response.thinks[0]
            return Measurement(1, 1, True, "", think.start, think.end)
        closing = response.closings[0]
        message = f"{format.opening} must open the reasoning, and {format.closing} must come after it."
        return Measurement(0, 1, False, message, closing.start, closing.end)


@dataclass(frozen=True, slots=True)
class TextBeforeThink(Rule):
    """Characters other than white space before the reasoning: at most `maximum`."""

    name: ClassVar[str] = "text_before_think"
    maximum: int = 0

    def __post_init__(self) -> None:
        _number("TextBeforeThink", "maximum", self.maximum, 0)

    def measure(self, response: Response, problem: Problem | None = None) -> Measurement | None:
        """Count what stands before the first opening tag."""
        if not response.openings:
            return None
        end = response.openings[0].start
        count = len("".join(response.text[:end].split()))
        message = (
            f"Before {response.format.opening} there are {_plural(count, 'character')}; "
            f"at most {self.maximum} are allowed."
        )
        return Measurement(count, self.maximum, count <= self.maximum, message, 0, end)


def _fence_inside(response: Response, block: Block) -> bool:
    """Whether a line of the block opens another block, with at least as many marks."""
    mark = response.text[block.start]
    opening = response.text[block.start : block.body_start]
    fence = opening[: len(opening) - len(opening.lstrip(mark))]
    return fence in block.text and any(line.lstrip(" \t").startswith(fence) for line in block.text.split("\n"))


@dataclass(frozen=True, slots=True)
class CodeBlock(Rule):
    """Exactly one block of Lean in the whole response, after the reasoning, closed, not empty, no other block in it.

    Attributes:
        languages: the languages that count, in lower case.
    """

    name: ClassVar[str] = "code_block"
    languages: tuple[str, ...] = ("lean4",)

    def __post_init__(self) -> None:
        _words(self, "languages")

    def measure(self, response: Response, problem: Problem | None = None) -> Measurement:
        """Count the Lean blocks."""
        blocks = [b for b in response.blocks if b.language in self.languages]
        what = f"```{self.languages[0]} block" if self.languages else "block"
        if len(blocks) != 1:
            message = f"There must be exactly one {what}; there {_are(len(blocks))}."
            place = (blocks[0].start, blocks[0].end) if blocks else (len(response.text),) * 2
            return Measurement(len(blocks), 1, False, message, *place)
        block = blocks[0]
        if not block.closed:
            message = f"The {what} has no closing fence."
        elif block.in_think and response.think_closed:
            message = f"The {what} must stand after the reasoning, not in it."
        elif not block.text.strip():
            message = f"The {what} is empty."
        elif _fence_inside(response, block):
            message = f"Another block opens inside the {what}."
        else:
            return Measurement(1, 1, True, "", block.start, block.end)
        return Measurement(0, 1, False, message, block.start, block.end)


@dataclass(frozen=True, slots=True)
class TextAfterCode(Rule):
    """Characters other than white space after the code: at most `maximum`."""

    name: ClassVar[str] = "text_after_code"
    maximum: int = 0

    def __post_init__(self) -> None:
        _number("TextAfterCode", "maximum", self.maximum, 0)

    def measure(self, response: Response, problem: Problem | None = None) -> Measurement | None:
        """Count what stands after the code."""
        if response.code_block is None:
            return None
        after = response.after
        count = len("".join(after.text.split()))
        message = f"After the code there are {_plural(count, 'character')}; at most {self.maximum} are allowed."
        start = after.start + len(after.text) - len(after.text.lstrip())
        end = max(start, after.start + len(after.text.rstrip()))
        return Measurement(count, self.maximum, count <= self.maximum, message, start, end)


@dataclass(frozen=True, slots=True)
class ResponseLength(Rule):
    """Length of the response: at most `maximum`.

    Attributes:
        maximum: the limit.
        count: how a text is measured, such as ``lambda text: len(tokenizer.encode(text))``; characters when None.
    """

    name: ClassVar[str] = "response_length"
    maximum: int
    count: Callable[[str], int] | None = None

    def __post_init__(self) -> None:
        _number("ResponseLength", "maximum", self.maximum, 0)

    def measure(self, response: Response, problem: Problem | None = None) -> Measurement:
        """Measure the whole text."""
        length = len(response.text) if self.count is None else self.count(response.text)
        unit = "characters" if self.count is None else "tokens"
        message = f"The response is {length} {unit} long; at most {self.maximum} are allowed."
        return Measurement(length, self.maximum, length <= self.maximum, message, 0, len(response.text))


# --- the reasoning ----------------------------------------------------------------------------------------------

_WORD = re.compile(r"\w+")
_INVISIBLE = "\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff"


def _outside(think: Span, blocks: Iterable[Block]) -> Iterator[tuple[int, str]]:
    """The parts of the reasoning outside the given blocks, each with its offset in the response."""
    position = think.start
    for block in blocks:
        if think.start <= block.start and block.end <= think.end:
            yield position, think.text[position - think.start : block.start - think.start]
            position = block.end
    yield position, think.text[position - think.start :]


@dataclass(frozen=True, slots=True)
class RepeatedLines(Rule):
    """Occurrences of one significant line of the reasoning, outside tactics blocks: at most `maximum`.

    Lines are compared stripped, in lower case and without invisible characters. The value is the greatest number of
    occurrences (1 where no significant line occurs twice).

    Attributes:
        maximum: occurrences that are allowed; the published rule rejects the sixth.
        words: words other than stop words that make a line significant.
    """

    name: ClassVar[str] = "repeated_lines"
    maximum: int = 5
    words: int = 10

    def __post_init__(self) -> None:
        _number("RepeatedLines", "maximum", self.maximum, 1)
        _number("RepeatedLines", "words", self.words, 0)

    def significant(self, line: str) -> bool:
        """Whether the line has enough words that are not stop words."""
        words = _WORD.findall(line)
        return bool(words) and sum(word not in STOP_WORDS for word in words) >= self.words

    def measure(self, response: Response, problem: Problem | None = None) -> Measurement | None:
        """Count equal lines."""
        if not response.thinks:
            return None
        tactics = [b for b in response.tactics_blocks if b.in_think and b.closed]
        parts = [part for think in response.thinks for part in _outside(think, tactics)]
        counts = Counter(line for _, text in parts for line in _normal_lines(text))
        del counts[""]
        most = max(counts.values(), default=0)
        by_count: dict[int, list[str]] = {}
        for line, count in counts.items():
            if count > 1:
                by_count.setdefault(count, []).append(line)
        for count in sorted(by_count, reverse=True):
            repeated = next(filter(self.significant, by_count[count]), None)
            if repeated is not None:
                message = (
                    f"One line of the reasoning occurs {count} times; at most {self.maximum} times are allowed: "
                    f"{repeated[:60]!r}{'…' if len(repeated) > 60 else ''}."
                )
                kept = count <= self.maximum
                place = (parts[0][0], parts[0][0]) if kept else _place_of_line(parts, repeated)
                return Measurement(count, self.maximum, kept, message, *place)
        think = response.thinks[0]
        return Measurement(min(most, 1), self.maximum, True, "", think.start, think.end)


def _normal_lines(text: str) -> Iterator[str]:
    """The lines, stripped, in lower case and without invisible characters."""
    if not text.isascii() and any(character in text for character in _INVISIBLE):
        text = text.translate(dict.fromkeys(map(ord, _INVISIBLE)))
    return map(str.strip, text.lower().splitlines())


def _place_of_line(parts: list[tuple[int, str]], wanted: str) -> tuple[int, int]:
    for offset, text in parts:
        for line in text.splitlines(keepends=True):
            if wanted in _normal_lines(line):
                start = offset + len(line) - len(line.lstrip())
                return start, start + len(line.strip())
            offset += len(line)
    raise AssertionError("the line was counted in these parts")


_SCRIPTS = {
    "latin": "A-Za-z\u00aa\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u1e00-\u1eff",
    "greek": "\u0370-\u03ff\u1f00-\u1fff",
    "cyrillic": "\u0400-\u052f",
    "arabic": "\u0620-\u06ff\u0750-\u077f",
    "han": "\u3005\u3400-\u4dbf\u4e00-\u9fff\U00020000-\U0003134f",
    "kana": "\u3041-\u30ff",
    "hangul": "\u1100-\u11ff\u3131-\u318e\uac00-\ud7a3",
}
_LETTERS = re.compile(r"[^\W\d_]+")


@dataclass(frozen=True, slots=True)
class ReasoningScript(Rule):
    """Share of the reasoning's letters, outside fenced blocks, that belong to one script: at least `minimum`.

    The script stands in for the language: ``latin`` for English, ``han`` for Chinese.

    Attributes:
        script: latin, greek, cyrillic, arabic, han, kana or hangul.
        minimum: the limit, from 0 to 1.
    """

    name: ClassVar[str] = "reasoning_script"
    script: str = "latin"
    minimum: float = 0.5

    def __post_init__(self) -> None:
        _number("ReasoningScript", "minimum", self.minimum, 0, 1)
        if self.script not in _SCRIPTS:
            raise ValueError(f"ReasoningScript: script {self.script!r} is not known; choose from {', '.join(_SCRIPTS)}")

    def measure(self, response: Response, problem: Problem | None = None) -> Measurement | None:
        """Count letters."""
        fenced = [b for b in response.blocks if b.in_think]
        letters = [
            run for think in response.thinks for _, text in _outside(think, fenced) for run in _LETTERS.findall(text)
        ]
        total = sum(map(len, letters))
        if not total:
            return None
        wanted = re.compile(f"[{_SCRIPTS[self.script]}]+")
        share = sum(len(run) for word in letters for run in wanted.findall(word)) / total
        message = (
            f"{share:.0%} of the reasoning's letters are {self.script.title()}; at least {self.minimum:.0%} must be."
        )
        think = response.thinks[0]
        return Measurement(share, self.minimum, share >= self.minimum, message, think.start, think.end)


# --- the tactics blocks -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TacticsBlocks(Rule):
    """Number of closed tactics blocks: at least `minimum`."""

    name: ClassVar[str] = "tactics_blocks"
    minimum: int = 2

    def __post_init__(self) -> None:
        _number("TacticsBlocks", "minimum", self.minimum, 0)

    def measure(self, response: Response, problem: Problem | None = None) -> Measurement:
        """Count the blocks."""
        count = sum(b.closed for b in response.tactics_blocks)
        message = f"There must be at least {_plural(self.minimum, 'tactics block')}; there {_are(count)}."
        end = response.thinks[0].end if response.thinks else len(response.text)
        return Measurement(count, self.minimum, count >= self.minimum, message, end, end)


@dataclass(frozen=True, slots=True)
class TacticsClosed(Rule):
    """Every tactics block has its closing fence and no other fence in it; the value is the number of those without."""

    name: ClassVar[str] = "tactics_closed"

    def measure(self, response: Response, problem: Problem | None = None) -> Measurement | None:
        """Look at each block."""
        blocks = response.tactics_blocks
        if not blocks:
            return None
        bad = [b for b in blocks if not b.closed or _fence_inside(response, b)]
        block = bad[0] if bad else blocks[0]
        message = f"{_plural(len(bad), 'tactics block')} without a closing fence, or with another fence inside."
        return Measurement(len(bad), 0, not bad, message, block.start, block.end)


@dataclass(frozen=True, slots=True)
class TacticsLines(Rule):
    """Lines of a tactics block, comments and blank lines included: at most ``max(floor, share × lines of the code)``.

    So that a tactics block is not the whole code once more.

    Attributes:
        share: of the lines of the Lean code, stripped; rounded down.
        floor: lines that are always allowed.
    """

    name: ClassVar[str] = "tactics_lines"
    share: float = 0.95
    floor: int = 5

    def __post_init__(self) -> None:
        _number("TacticsLines", "share", self.share, 0)
        _number("TacticsLines", "floor", self.floor, 0)

    def measure(self, response: Response, problem: Problem | None = None) -> Measurement | None:
        """Measure the longest tactics block."""
        blocks = [b for b in response.tactics_blocks if b.closed]
        code = response.code
        if not blocks or code is None:
            return None
        maximum = max(self.floor, int(self.share * (code.strip().count("\n") + 1)))
        block = max(blocks, key=lambda b: b.text.count("\n"))
        lines = block.text.count("\n") + 1
        message = f"A tactics block has {lines} lines; at most {maximum} are allowed beside this code."
        return Measurement(lines, maximum, lines <= maximum, message, block.start, block.end)


@dataclass(frozen=True, slots=True)
class TacticsCode(Rule):
    """Lines of code in each tactics block, without comments and blank lines: at least `minimum`.

    The published code has the default of 3 as a setting, but does not apply it.
    """

    name: ClassVar[str] = "tactics_code"
    minimum: int = 3

    def __post_init__(self) -> None:
        _number("TacticsCode", "minimum", self.minimum, 0)

    def measure(self, response: Response, problem: Problem | None = None) -> Measurement | None:
        """Measure the block with the least code."""
        blocks = [b for b in response.tactics_blocks if b.closed]
        if not blocks:
            return None
        lines, block = min(((len(_read(b.text).lines), b) for b in blocks), key=lambda pair: pair[0])
        message = f"A tactics block has {_plural(lines, 'line')} of code; at least {self.minimum} must be."
        return Measurement(lines, self.minimum, lines >= self.minimum, message, block.start, block.end)


# --- Lean code --------------------------------------------------------------------------------------------------

_COMMENTS = frozenset({TokenKind.LINE_COMMENT, TokenKind.BLOCK_COMMENT, TokenKind.DOC_COMMENT})


class _Lean(NamedTuple):
    """What rules want to know of Lean text: its lines of code without comments, stripped; characters of comments."""

    lines: tuple[str, ...]
    comment_characters: int


def _read(text: str) -> _Lean:
    """Read Lean text; several rules look at the same blocks, so short ones are remembered for a while."""
    return _read_short(text) if len(text) < 1 << 14 else _read_any(text)


def _read_any(text: str) -> _Lean:
    spans = comment_spans(text)
    if not spans:
        bare = text
    else:
        parts = []
        position = 0
        for start, end in spans:
            parts.append(text[position:start])
            parts.append("\n" if text.find("\n", start, end) >= 0 else " ")
            position = end
        parts.append(text[position:])
        bare = "".join(parts)
    lines = tuple([line for line in map(str.strip, bare.split("\n")) if line])
    return _Lean(lines, sum([end - start for start, end in spans]))


_read_short = lru_cache(maxsize=512)(_read_any)


def _ratio(part: int, whole: int) -> float:
    if part == 0:
        return 0.0
    return part / whole if whole else float("inf")


def _texts_with_comments(response: Response, problem: Problem | None) -> Iterator[tuple[str, int, int]]:
    """What the limits on comments look at: tactics blocks, and the code after the statement; with offsets."""
    for tactics in response.tactics_blocks:
        if tactics.closed:
            yield tactics.text, tactics.start, tactics.end
    block = response.code_block
    if block is not None:
        start = 0
        if problem is not None and (place := find_statement(block.text, problem)) is not None:
            start = place[1]
        yield block.text[start:], block.body_start + start, block.body_end


def _worst_ratio(
    response: Response, problem: Problem | None, measure: Callable[[str], float]
) -> tuple[float, int, int] | None:
    found = [(measure(text), start, end) for text, start, end in _texts_with_comments(response, problem)]
    return max(found, key=lambda item: item[0], default=None)


def _comment_line_ratio(text: str) -> float:
    lean = _read(text)
    if not lean.comment_characters:
        return 0.0
    written = sum([bool(line) and not line.isspace() for line in text.split("\n")])
    return _ratio(written - len(lean.lines), len(lean.lines))


def _comment_character_ratio(text: str) -> float:
    comments = _read(text).comment_characters
    return _ratio(comments, len(text) - comments)


@dataclass(frozen=True, slots=True)
class CommentLines(Rule):
    """Comment lines per code line, in each tactics block and in the code after the statement: at most `maximum`.

    A comment line holds a comment and no code; blank lines count as neither.
    """

    name: ClassVar[str] = "comment_lines"
    maximum: float = 0.5

    def __post_init__(self) -> None:
        _number("CommentLines", "maximum", self.maximum, 0)

    def measure(self, response: Response, problem: Problem | None = None) -> Measurement | None:
        """Measure the part with the highest ratio."""
        worst = _worst_ratio(response, problem, _comment_line_ratio)
        if worst is None:
            return None
        ratio, start, end = worst
        message = f"{ratio:.2f} comment lines per line of code; at most {self.maximum:g} are allowed."
        return Measurement(ratio, self.maximum, ratio <= self.maximum, message, start, end)


@dataclass(frozen=True, slots=True)
class CommentCharacters(Rule):
    """Comment characters per other character, in each tactics block and in the code after the statement."""

    name: ClassVar[str] = "comment_characters"
    maximum: float = 0.5

    def __post_init__(self) -> None:
        _number("CommentCharacters", "maximum", self.maximum, 0)

    def measure(self, response: Response, problem: Problem | None = None) -> Measurement | None:
        """Measure the part with the highest ratio."""
        worst = _worst_ratio(response, problem, _comment_character_ratio)
        if worst is None:
            return None
        ratio, start, end = worst
        message = f"{ratio:.2f} comment characters per character of code; at most {self.maximum:g} are allowed."
        return Measurement(ratio, self.maximum, ratio <= self.maximum, message, start, end)


@dataclass(frozen=True, slots=True)
class ForbiddenWords(Rule):
    """Words that must not occur as code. Comments, strings and parts of longer names do not count.

    Attributes:
        words: each a Lean name or several tokens with spaces between them, such as ``local instance``.
    """

    name: ClassVar[str] = "forbidden_words"
    words: tuple[str, ...] = ("axiom", "local_instance")

    def __post_init__(self) -> None:
        _words(self, "words")

    def measure(self, response: Response, problem: Problem | None = None) -> Measurement | None:
        """Count the words in the code."""
        block = response.code_block
        if block is None:
            return None
        wanted = [tuple(word.split()) for word in self.words if all(part in block.text for part in word.split())]
        if not wanted:
            return Measurement(0, 0, True, "", block.body_start, block.body_end)
        tokens = code_tokens(block.text)
        hits = [
            (tokens[i].start, tokens[i + len(word) - 1].end, " ".join(word))
            for word in wanted
            for i, token in enumerate(tokens)
            if token.text == word[0]
            and all(i + k < len(tokens) and tokens[i + k].text == word[k] for k in range(len(word)))
        ]
        if not hits:
            return Measurement(0, 0, True, "", block.body_start, block.body_end)
        start, end, first = min(hits)
        message = f"The code must not use {first!r}."
        return Measurement(len(hits), 0, False, message, block.body_start + start, block.body_start + end)


# --- the statement ----------------------------------------------------------------------------------------------

_APART = re.compile(r"(?:\s*(?:import|open|set_option)\b[^\n]*(?:\n|\Z))*")
_QUOTING = ('"', "«")
_SEPARATOR = "\0"


class _Piece(NamedTuple):
    """A part of the problem that the code must repeat: folded to single spaces, and as tokens."""

    folded: str
    tokens: tuple[str, ...]
    joined: str


def _join(tokens: Iterable[str]) -> str:
    """Tokens as one string in which a run of tokens can be searched for in linear time; `lemma` is `theorem`."""
    words = ("theorem" if t == "lemma" else t.replace(_SEPARATOR, "\ufffd") for t in tokens)
    return _SEPARATOR + _SEPARATOR.join(words) + _SEPARATOR


def _piece(text: str) -> _Piece:
    tokens = tuple(t.text for t in code_tokens(text))
    return _Piece(f" {' '.join(text.split())} ", tokens, _join(tokens))


@lru_cache(maxsize=4096)
def _pieces(header: str, statement: str) -> tuple[_Piece, ...]:
    """The header's paragraphs without imports, opens and options, then the statement."""
    paragraphs = re.split(r"\n[ \t]*\n", strip_comments(header))
    texts = [_APART.sub("", paragraph, count=1).strip() for paragraph in paragraphs]
    return tuple(_piece(text) for text in [*filter(None, texts), strip_comments(statement)])


def find_statement(code: str, problem: Problem) -> tuple[int, int] | None:
    """Where the problem's statement stands in the code, as offsets; None where it does not.

    As written if it is there, else token by token.
    """
    place = code.find(problem.statement)
    if place >= 0 and not any(mark in code for mark in _QUOTING):
        alone = place == 0 or code[place - 1].isspace()
        if alone and not comment_spans(problem.statement) and not any(s <= place < e for s, e in comment_spans(code)):
            return place, place + len(problem.statement)
    wanted = _pieces(problem.header, problem.statement)[-1]
    tokens = code_tokens(code)
    joined = _join(t.text for t in tokens)
    place = joined.find(wanted.joined)
    if place < 0:
        return None
    first = joined.count(_SEPARATOR, 0, place)
    return tokens[first].start, tokens[first + len(wanted.tokens) - 1].end


@dataclass(frozen=True, slots=True)
class StatementKept(Rule):
    """The code repeats the problem: its statement, and the definitions before it; imports, opens and options apart.

    Compared token by token, so that layout and comments make no difference, nor whether the code says `lemma` or
    `theorem`. The value is the number of parts that are missing.
    """

    name: ClassVar[str] = "statement_kept"

    def measure(self, response: Response, problem: Problem | None = None) -> Measurement | None:
        """Search the code for each part of the problem."""
        block = response.code_block
        if block is None or problem is None:
            return None
        pieces = _pieces(problem.header, problem.statement)
        bare = strip_comments(block.text)
        missing: list[_Piece] = []
        # Without strings and quoted names, white space separates tokens: no need to read them.
        if not any(mark in bare for mark in _QUOTING):
            folded = f" {' '.join(bare.split())} "
            missing = [piece for piece in pieces if piece.folded not in folded]
        else:
            missing = list(pieces)
        if missing:
            joined = _join(t.text for t in code_tokens(block.text))
            missing = [piece for piece in missing if piece.joined not in joined]
        text = missing[0].folded.strip() if missing else ""
        message = f"The code must repeat the problem's statement; this is missing: {text[:80]!r}."
        return Measurement(len(missing), 0, not missing, message, block.body_start, block.body_end)


# --- agreement --------------------------------------------------------------------------------------------------

_GRAM = 4
_BINDERS = frozenset(
    [
        "have",
        "let",
        "set",
        "obtain",
        "intro",
        "intros",
        "rintro",
        "rcases",
        "cases",
        "cases'",
        "induction",
        "fun",
        "λ",
        "generalize",
        "suffices",
        "next",
        "case",
    ]
)
_BINDING_ENDS = frozenset({":=", ":", "=>", "↦", "at", "with", "using", "from", "by", ";", "<;>", "generalizing", "in"})


def _bound_names(tokens: list[tuple[TokenKind, str, bool]]) -> set[str]:
    """Names that tactics introduce: what follows a binding word up to the end of the pattern or of the line."""
    bound: set[str] = set()
    binding = False
    for kind, text, starts_line in tokens:
        if text in _BINDERS:
            binding = True
        elif text == "with":
            binding = True  # the patterns of `rcases h with ⟨x, hx⟩`, `induction n with`
        elif text in _BINDING_ENDS or starts_line:
            binding = False
        elif binding and kind is TokenKind.NAME:
            bound.add(text)
    return bound


def _tokens(text: str) -> list[tuple[TokenKind, str, bool]]:
    """Kind and text of each token of code, and whether it is the first on its line."""
    found: list[tuple[TokenKind, str, bool]] = []
    fresh = True
    for token in tokenize(text):
        if token.kind is TokenKind.WHITESPACE:
            fresh = fresh or "\n" in token.text
        elif token.kind not in _COMMENTS:
            found.append((token.kind, token.text, fresh))
            fresh = False
    return found


def _token_agreement(tactics: list[str], proof: str) -> float:
    """Share of the proof's runs of tokens that occur in tactics blocks, with the names that tactics introduce equal."""
    proof_tokens = _tokens(proof)
    if proof_tokens and proof_tokens[0][1] == "by":  # part of the statement's last line in many tactics blocks
        del proof_tokens[0]
    tactic_tokens = [_tokens(text) for text in tactics]
    proof_bound = _bound_names(proof_tokens)
    tactic_bound = {name for tokens in tactic_tokens for name in _bound_names(tokens)}
    size = min(_GRAM, len(proof_tokens))
    if not size:
        return 0.0

    def grams(tokens: list[tuple[TokenKind, str, bool]], bound: set[str]) -> Iterator[tuple[str, ...]]:
        words = ["_" if text in bound else text for _, text, _ in tokens]
        return zip(*(words[i:] for i in range(size)), strict=False)

    wanted = set(grams(proof_tokens, proof_bound))
    known = {gram for tokens in tactic_tokens for gram in grams(tokens, tactic_bound)}
    return len(wanted & known) / len(wanted)


def _line_agreement(tactics: list[str], code: str, method: str) -> float:
    final = set(_read(code).lines)
    if not final:
        return 0.0
    if method == "subcode":
        blocks = [_read(text).lines for text in tactics]
        used = [bool(lines) and sum(line in final for line in lines) / len(lines) > 0.6 for lines in blocks]
        return sum(used) / len(used)
    lines = {line for text in tactics for line in _read(text).lines}
    return len(lines & final) / len(final if method == "iof" else lines | final)


@dataclass(frozen=True, slots=True)
class Agreement(Rule):
    """Agreement of the tactics blocks T with the final code F: at least `minimum`.

    Attributes:
        minimum: the limit, from 0 to 1.
        method: ``iof``: the share of F's lines that T has, on sets of stripped lines without comments.
            ``iou``: the lines that both have, as a share of those that either has.
            ``subcode``: share of the tactics blocks of which more than 60% of the lines are lines of the code.
            ``tokens``: share of the runs of four Lean tokens of the proof that occur in tactics blocks, where all
            names that tactics introduce count as equal; layout and renamed hypotheses make no difference, and the
            statement is left out.
    """

    name: ClassVar[str] = "agreement"
    minimum: float = 0.7
    method: Literal["iof", "iou", "subcode", "tokens"] = "iof"

    def __post_init__(self) -> None:
        _number("Agreement", "minimum", self.minimum, 0, 1)
        if self.method not in ("iof", "iou", "subcode", "tokens"):
            raise ValueError(f"Agreement: method {self.method!r} is not known; choose iof, iou, subcode or tokens")

    def measure(self, response: Response, problem: Problem | None = None) -> Measurement | None:
        """Compare the blocks with the code."""
        block = response.code_block
        tactics = [b.text for b in response.tactics_blocks if b.closed]
        if block is None or not tactics:
            return None
        if self.method == "tokens":
            place = None if problem is None else find_statement(block.text, problem)
            score = _token_agreement(tactics, block.text[place[1] :] if place else block.text)
        else:
            score = _line_agreement(tactics, block.text, self.method)
        message = (
            f"The tactics blocks agree with the final code to {score:.2f} ({self.method}); "
            f"at least {self.minimum:g} is required."
        )
        return Measurement(score, self.minimum, score >= self.minimum, message, block.body_start, block.body_end)
