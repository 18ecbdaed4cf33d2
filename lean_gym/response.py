"""What the policy wrote, split into reasoning, fenced blocks and the rest, with offsets.

`Response.parse` accepts every string and takes time linear in its length. It decides nothing about quality: that is
the task of the rules in `lean_gym.rewards`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

__all__ = ["Block", "Response", "ResponseFormat", "Span", "render_response"]

_TAG_NAME = re.compile(r"[A-Za-z][\w-]*")
_LANGUAGE_NAME = re.compile(r"[^\s`{,<]+")
_LANGUAGE = re.compile(r"[ \t]*([^\s`{,<]+)")
_BACKTICKS = re.compile("```+")
_TILDES = re.compile("~~~+")
_BLANK = re.compile(r"[ \t\r\f\v]*(?:\n|\Z)")


@dataclass(frozen=True, slots=True)
class ResponseFormat:
    """How responses are laid out: the names of the reasoning tag and of the languages of fenced blocks.

    Attributes:
        think_tag: name of the reasoning tag: ``think`` for ``<think> … </think>``.
        think_opened: whether the prompt's chat template already wrote the opening tag, so that the response starts
            inside the reasoning.
        lean: languages of blocks that hold Lean code, in lower case.
        tactics: languages of blocks that hold tactics, in lower case.

    Raises:
        ValueError: if the tag is not a name or a language is empty, not in lower case or used for both kinds.
    """

    think_tag: str = "think"
    think_opened: bool = False
    lean: tuple[str, ...] = ("lean4", "lean")
    tactics: tuple[str, ...] = ("tactics",)

    def __post_init__(self) -> None:
        if not _TAG_NAME.fullmatch(self.think_tag):
            raise ValueError(
                f"ResponseFormat.think_tag: {self.think_tag!r} is not a tag name; "
                "give the name without angle brackets, such as 'think' or 'reasoning'"
            )
        for field in ("lean", "tactics"):
            for language in getattr(self, field):
                if language != language.lower() or not _LANGUAGE_NAME.fullmatch(language):
                    raise ValueError(
                        f"ResponseFormat.{field}: {language!r} is not a language in lower case, such as 'lean4'"
                    )
        if both := set(self.lean) & set(self.tactics):
            raise ValueError(f"ResponseFormat: {sorted(both)} cannot be languages of Lean code and of tactics at once")

    @property
    def opening(self) -> str:
        """The opening tag."""
        return f"<{self.think_tag}>"

    @property
    def closing(self) -> str:
        """The closing tag."""
        return f"</{self.think_tag}>"


DEFAULT_FORMAT = ResponseFormat()


@dataclass(frozen=True, slots=True)
class Span:
    """A part of the response.

    Attributes:
        start: offset of its first code point.
        end: offset after its last one.
        text: the part itself, ``response.text[start:end]``.
    """

    start: int
    end: int
    text: str


@dataclass(frozen=True, slots=True)
class Block:
    """A fenced block.

    Attributes:
        language: first word after the opening fence, in lower case; empty where there is none.
        text: what stands between the fences, ``response.text[body_start:body_end]``, without the last line break.
        start: offset of the opening fence's first mark.
        end: offset after the closing fence; where it is missing, the end of the part that the block is in.
        body_start: offset of ``text``.
        body_end: offset after ``text``.
        closed: whether the closing fence is there.
        in_think: whether the block is part of the reasoning.
    """

    language: str
    text: str
    start: int
    end: int
    body_start: int
    body_end: int
    closed: bool
    in_think: bool


@dataclass(frozen=True, slots=True)
class Response:
    """A response, split into its parts.

    The reasoning ends at the first closing tag after its opening tag, wherever it stands, as inference servers split
    it; a fence opened in the reasoning cannot reach beyond it. A closing tag before any opening one ends a reasoning
    that the prompt's template opened. Inside a block of the answer, tags are ordinary text. Fences follow
    CommonMark (``` or ~~~, three or more, closed by at least as many of the same), except that any indentation is
    allowed, that the end of a tag counts as the start of a line, and that a fence which names Lean or tactics ends an
    open block with no more marks than its own: its closing fence was forgotten.

    Attributes:
        text: the whole response.
        format: the names that it was split with.
        thinks: the reasoning parts, without their tags; well-formed responses have one.
        openings: every opening tag in the text, also those that are ordinary text.
        closings: every closing tag in the text, likewise.
        think_closed: whether the last part of the reasoning has its closing tag (True when there is no reasoning).
        blocks: all fenced blocks, in order.

    >>> r = Response.parse("<think>Try simp.</think>\\n```lean4\\ntheorem t : 1 = 1 := by\\n  rfl\\n```")
    >>> r.think.text, r.code
    ('Try simp.', 'theorem t : 1 = 1 := by\\n  rfl')
    >>> Response.parse("<think>cut off").code is None
    True
    """

    text: str
    format: ResponseFormat
    thinks: tuple[Span, ...]
    openings: tuple[Span, ...]
    closings: tuple[Span, ...]
    think_closed: bool
    blocks: tuple[Block, ...]

    @classmethod
    def parse(cls, text: str, format: ResponseFormat = DEFAULT_FORMAT) -> Response:
        """Split ``text``; total and linear in its length.

        Raises:
            TypeError: if ``text`` is not a string.
        """
        if not isinstance(text, str):
            raise TypeError(f"Response.parse: text must be a str, not {type(text).__name__}")
        return _parse(text, format)

    @property
    def think(self) -> Span | None:
        """The first reasoning part, or None."""
        return self.thinks[0] if self.thinks else None

    @property
    def tactics_blocks(self) -> tuple[Block, ...]:
        """The blocks of tactics, in the reasoning or not."""
        return tuple(b for b in self.blocks if b.language in self.format.tactics)

    @property
    def lean_blocks(self) -> tuple[Block, ...]:
        """The blocks outside the reasoning whose language is Lean, closed or not."""
        return tuple(b for b in self.blocks if not b.in_think and b.language in self.format.lean)

    @property
    def code_block(self) -> Block | None:
        """The block of the code to be checked: the last closed Lean block outside the reasoning.

        Where no such block names Lean, the last one without a language. None where there is neither, or where it is
        blank.
        """
        unnamed = None
        for block in reversed(self.blocks):
            if not block.in_think and block.closed:
                if block.language in self.format.lean:
                    return block if block.text.strip() else None
                if unnamed is None and not block.language:
                    unnamed = block
        return unnamed if unnamed is not None and unnamed.text.strip() else None

    @property
    def code(self) -> str | None:
        """The Lean code to be checked, or None."""
        block = self.code_block
        return None if block is None else block.text

    @property
    def between(self) -> Span:
        """The text between the reasoning's closing tag and the code, or the rest of the text without code."""
        last = self.thinks[-1].end + len(self.format.closing) if self.thinks and self.think_closed else None
        start = last if last is not None else (len(self.text) if self.thinks else 0)
        block = self.code_block
        end = len(self.text) if block is None else block.start
        start = min(start, end)
        return Span(start, end, self.text[start:end])

    @property
    def after(self) -> Span:
        """The text after the code; empty without code."""
        block = self.code_block
        start = len(self.text) if block is None else block.end
        return Span(start, len(self.text), self.text[start:])


def render_response(think: str, code: str, format: ResponseFormat = DEFAULT_FORMAT) -> str:
    """Write a well-formed response: the reasoning, then the code in one block, its fence longer than any in it.

    Raises:
        ValueError: if the reasoning holds a tag, with which it would not be read back as it is.

    >>> print(render_response("Both sides are equal.", "example : 1 = 1 := rfl"))
    <think>
    Both sides are equal.
    </think>
    <BLANKLINE>
    ```lean4
    example : 1 = 1 := rfl
    ```
    """
    for tag in (format.opening, format.closing):
        if tag in think:
            raise ValueError(f"render_response: the reasoning must not contain {tag!r} (at offset {think.index(tag)})")
    longest = max((len(run) for run in re.findall("`+", code)), default=0)
    fence = "`" * max(3, longest + 1)
    opening = "" if format.think_opened else format.opening + "\n"
    return f"{opening}{think}\n{format.closing}\n\n{fence}{format.lean[0]}\n{code}\n{fence}"


@lru_cache(maxsize=16)
def _blank_to_tag(tag: str) -> re.Pattern[str]:
    """The blank rest of a line, up to a tag at most."""
    return re.compile(rf"[ \t\r\f\v]*(?:\n|\Z|(?=</?{re.escape(tag)}>))")


def _marks(text: str, format: ResponseFormat) -> list[tuple[int, str]]:
    """Runs of fence marks and tags with their offsets, in order. One search for each is faster than one for all."""
    found = [(match.start(), match[0]) for match in _BACKTICKS.finditer(text)]
    if "~~~" in text:
        found += [(match.start(), match[0]) for match in _TILDES.finditer(text)]
    for tag in (format.opening, format.closing):
        start = text.find(tag)
        while start >= 0:
            found.append((start, tag))
            start = text.find(tag, start + len(tag))
    found.sort()
    return found


def _parse(text: str, format: ResponseFormat) -> Response:
    marks = _marks(text, format)
    blank_to_tag = _blank_to_tag(format.think_tag)
    known = {*format.lean, *format.tactics}
    openings: list[Span] = []
    closings: list[Span] = []
    thinks: list[Span] = []
    blocks: list[Block] = []

    first_tag = next((mark for _, mark in marks if mark[0] == "<"), None)
    in_think = format.think_opened or first_tag == format.closing
    think_start = 0
    line_start = 0  # of the line of the current mark; the end of a tag counts as the start of a line
    line_end = -1
    settled = 0  # before this offset no fence can start: something else stands before it on its line
    fence: tuple[str, str, int, int] | None = None  # the open block: its marks, language, start, start of its body

    def close(end: int, body_end: int, closed: bool) -> None:
        nonlocal fence
        assert fence is not None
        _, language, start, body_start = fence
        body_start = min(body_start, end)
        body_end = max(body_start, body_end)
        blocks.append(Block(language, text[body_start:body_end], start, end, body_start, body_end, closed, in_think))
        fence = None

    for start, mark in marks:
        end = start + len(mark)
        if mark[0] == "<":
            opens = mark == format.opening
            (openings if opens else closings).append(Span(start, end, mark))
            if in_think != opens and (in_think or fence is None):
                if fence is not None:
                    close(start, start - text.endswith("\n", 0, start), closed=False)
                if in_think:
                    thinks.append(Span(think_start, start, text[think_start:start]))
                in_think, think_start = opens, end
                line_start = settled = end
            continue
        if start < settled:
            continue
        if start > line_end:
            line_start = max(line_start, text.rfind("\n", line_start, start) + 1)
            line_end = text.find("\n", end)
            line_end = len(text) if line_end < 0 else line_end
        settled = line_end
        if text[line_start:start].strip(" \t"):
            continue
        if fence is not None and (mark[0] != fence[0][0] or len(mark) < len(fence[0])):
            continue
        if fence is not None and (blank_to_tag if in_think else _BLANK).match(text, end):
            close(end, line_start - 1, closed=True)
            continue
        if mark[0] == "`" and text.find("`", end, line_end) >= 0:
            continue
        language = _LANGUAGE.match(text, end)
        name = language[1].lower() if language else ""
        if fence is not None:
            if name not in known:
                continue
            close(start, line_start - 1, closed=False)
        fence = (mark, name, start, min(line_end + 1, len(text)))
    if fence is not None:
        close(len(text), len(text) - text.endswith("\n"), closed=False)
    if in_think:
        thinks.append(Span(think_start, len(text), text[think_start:]))
    return Response(text, format, tuple(thinks), tuple(openings), tuple(closings), not in_think, tuple(blocks))
