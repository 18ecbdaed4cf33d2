"""Strategies: well-formed responses, responses with one known defect, any text at all, attempts and episodes."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hypothesis import strategies as st

from lean_gym.attempt import Attempt
from lean_gym.problem import Problem
from lean_gym.response import DEFAULT_FORMAT, ResponseFormat
from lean_gym.testing.replay import make_attempt
from lean_gym.verdict import Diagnostic, Position, Severity, Status

__all__ = ["DEFECTS", "Sample", "any_text", "attempts", "episodes", "malformed", "well_formed"]

SIGNIFICANT = (
    "Adding positive numbers keeps strict inequalities between natural numbers intact under arbitrary monotone maps."
)
_PROSE = (
    "We look at both sides.",
    "The successor is positive.",
    "So `Nat.succ_pos` closes the goal, with 0 < n + 1 and nothing else.",
    "Natürlich gilt ∀ n ∈ ℕ, n < n + 1.",
    "",
    SIGNIFICANT,
)
_OPENINGS = ("", "The proof is this.", "Therefore:")


@dataclass(frozen=True, slots=True)
class Sample:
    """A response with what is known of it.

    Attributes:
        problem: the problem that it answers.
        prose: lines of reasoning before each tactics block, and after the last.
        tactics: the tactics blocks.
        between: text between reasoning and code.
        code: the Lean code.
        format: the tags and languages it is written with.
        text: the response.
        defect: name of the one rule of the preset ``kimina`` that it breaks; empty when well-formed.
    """

    problem: Problem
    prose: tuple[str, ...]
    tactics: tuple[str, ...]
    between: str
    code: str
    format: ResponseFormat = DEFAULT_FORMAT
    text: str = ""
    defect: str = ""

    def reasoning(self) -> str:
        """The reasoning as written between its tags."""
        parts = []
        for prose, block in zip(self.prose, self.tactics, strict=False):
            parts.append(f"{prose}\n```{self.format.tactics[0]}\n{block}\n```")
        return "\n".join([*parts, *self.prose[len(self.tactics) :]])

    def render(self) -> str:
        """The response as text, without regard to `text`."""
        opening = "" if self.format.think_opened else self.format.opening
        return (
            f"{opening}\n{self.reasoning()}\n{self.format.closing}\n\n{self.between}\n"
            f"```{self.format.lean[0]}\n{self.code}\n```"
        )


@st.composite
def _samples(draw: st.DrawFn, format: ResponseFormat) -> Sample:
    number = draw(st.integers(0, 99))
    header = draw(st.sampled_from(["", "open Nat\n\n", "set_option maxHeartbeats 400000\n\nopen Nat\n\n"]))
    statement = f"theorem positive_{number} (n : Nat) : 0 < n + 1 := by"
    problem = Problem.from_lean(f"{header}{statement} sorry")
    first = draw(st.integers(0, 50))
    count = draw(st.integers(6, 7))
    steps = [f"  have h{i} : {i} ≤ {i} := Nat.le_refl {i}" for i in range(first, first + count)]
    steps.append("  exact Nat.succ_pos n")
    half = 4
    tactics = ("\n".join([statement, *steps[:half]]), "\n".join(steps[half:]))
    code = list(steps)
    for _ in range(draw(st.integers(0, 2))):
        comment = draw(st.sampled_from(["  -- one more step", "  /- about axiom and sorry -/", ""]))
        code.insert(draw(st.integers(0, len(code))), comment)
    paragraphs = st.lists(st.sampled_from(_PROSE), max_size=4).filter(lambda lines: lines.count(SIGNIFICANT) < 2)
    prose = tuple("\n".join(draw(paragraphs)) for _ in range(3))
    between = draw(st.sampled_from(_OPENINGS))
    sample = Sample(problem, prose, tactics, between, f"{header}{statement}\n" + "\n".join(code), format)
    return replace(sample, text=sample.render())


def well_formed(format: ResponseFormat = DEFAULT_FORMAT) -> st.SearchStrategy[Sample]:
    """Responses that keep every rule of the presets ``kimina`` and ``strict``; the proof is right."""
    return _samples(format)


def _defects(sample: Sample) -> dict[str, list[tuple[str, str]]]:
    """For each rule, ways to break it and nothing else: a label and the whole text."""
    opening, closing, text = sample.format.opening, sample.format.closing, sample.text
    lean, tactics = sample.format.lean[0], sample.format.tactics[0]
    block = f"```{lean}\n{sample.code}\n```"
    before = text[: -len(block)]
    lines = sample.code.split("\n")
    statement = sample.problem.statement
    long = "\n".join([sample.tactics[0], *["  -- again"] * len(lines)])
    other = sample.code.replace("Nat.le_refl", "Nat.le.refl -- ").replace("have h", "have other")
    redundant = f"```{tactics}\n  exact Nat.succ_pos n\n"
    think = [
        ("no closing tag", text.replace(closing, "")),
        ("two closing tags", text.replace(closing, f"{closing}\n{closing}")),
        ("nested", text.replace(closing, f"{opening}\n{closing}")),
        ("twice", text.replace(closing, f"{closing}\n{opening}again{closing}")),
    ]
    if not sample.format.think_opened:
        think += [
            ("no opening tag", text.replace(opening, "", 1)),
            ("wrong order", closing + text.removeprefix(opening).replace(closing, opening)),
        ]
    return {
        "think_block": think,
        "code_block": [
            ("none", before),
            ("two", f"{text}\n{block}"),
            ("not closed", text.removesuffix("\n```")),
            ("empty", f"{before}```{lean}\n\n```"),
            ("in the reasoning", before.replace(closing, f"{block}\n{closing}")),
            ("no language", f"{before}```\n{sample.code}\n```"),
            ("another inside", f"{before}```{lean}\n{sample.code}\n```python\n```"),
        ],
        "text_after_code": [("text", f"{text}\n\nDone."), ("block", f"{text}\n```python\nx\n```")],
        "repeated_lines": [("six times", text.replace(closing, f"{(SIGNIFICANT + chr(10)) * 6}{closing}"))],
        "tactics_blocks": [("none", replace(sample, tactics=()).render())],
        "tactics_closed": [
            ("not closed", text.replace(closing, f"{redundant}{closing}")),
            ("another inside", text.replace(closing, f"{redundant}```python\n```\n{closing}")),
        ],
        "tactics_lines": [("long", text.replace(sample.tactics[0], long, 1))],
        "agreement": [("other steps", before + f"```{lean}\n{other}\n```")],
        "forbidden_words": [("axiom", f"{before}```{lean}\n{sample.code}\naxiom extra : 1 = 2\n```")],
        "statement_kept": [
            ("renamed", before + block.replace("theorem positive", "theorem negative")),
            ("in a comment", before + block.replace(statement, f"/- {statement} -/")),
            ("in a string", before + block.replace(statement, f'example := "{statement}"')),
        ],
    }


DEFECTS: tuple[str, ...] = (
    "think_block",
    "code_block",
    "text_after_code",
    "repeated_lines",
    "tactics_blocks",
    "tactics_closed",
    "tactics_lines",
    "agreement",
    "forbidden_words",
    "statement_kept",
)
"""The rules of the preset ``kimina`` that `malformed` breaks, one at a time."""


@st.composite
def malformed(draw: st.DrawFn, defects: tuple[str, ...] = DEFECTS, format: ResponseFormat = DEFAULT_FORMAT) -> Sample:
    """Responses that break exactly one rule of the preset ``kimina``, the one named by `Sample.defect`.

    Args:
        draw: given by hypothesis.
        defects: rules to break, of `DEFECTS`.
        format: the tags and languages.
    """
    sample = draw(well_formed(format))
    defect = draw(st.sampled_from(defects))
    _, text = draw(st.sampled_from(_defects(sample)[defect]))
    return replace(sample, text=text, defect=defect)


_FRAGMENTS = (
    *("<think>", "</think>", "<reasoning>", "</reasoning>", "<think", "＜think＞", "```", "````", "~~~", "~~~~"),
    *("```lean4\n", "```lean\n", "```tactics\n", "\n```\n", "\n", "\r\n", " ", "\t", "    ", "\u200b", "\ufeff", "\0"),
    *("theorem t : 1 = 1 := by", "sorry", "axiom", "/-", "-/", "--", '"', "«", "»", 's!"{', "import Mathlib\n"),
    *("😀", "ℝ", "\ud800", "\u2028"),
)


def any_text(max_fragments: int = 40) -> st.SearchStrategy[str]:
    """Any text: all of Unicode with lone surrogates, mixed with tags, fences and pieces of Lean."""
    piece = st.one_of(st.sampled_from(_FRAGMENTS), st.text(st.characters(), max_size=5))
    return st.lists(piece, max_size=max_fragments).map("".join)


@st.composite
def attempts(
    draw: st.DrawFn,
    statuses: tuple[Status, ...] = tuple(Status),
    samples: st.SearchStrategy[Sample] | None = None,
) -> Attempt:
    """Attempts with any of the statuses; failed ones have errors at lines of the code.

    Args:
        draw: given by hypothesis.
        statuses: to choose from.
        samples: the responses; well-formed and malformed ones by default.
    """
    sample = draw(samples if samples is not None else st.one_of(well_formed(), malformed()))
    status = draw(st.sampled_from(statuses))
    diagnostics = []
    if status is Status.FAILED:
        for line in draw(st.lists(st.integers(1, sample.code.count("\n") + 1), min_size=1, max_size=3)):
            place = Position(line, draw(st.integers(0, 9)))
            diagnostics.append(Diagnostic(Severity.ERROR, place, Position(line, 10), "unknown identifier"))
    return make_attempt(sample.problem, sample.text, status, diagnostics, sample.format)


def episodes(max_attempts: int = 3) -> st.SearchStrategy[list[Attempt]]:
    """Episodes: attempts that failed, then one of any status."""
    unproved = tuple(s for s in Status if s.scored and not s.proved)
    return st.builds(
        lambda failed, last: [*failed, last], st.lists(attempts(unproved), max_size=max_attempts - 1), attempts()
    )
