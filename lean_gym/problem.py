"""The theorem that a policy is asked to prove."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from lean_gym.lean.declarations import Command, LeanFile, parse, unused_name
from lean_gym.lean.lexer import TokenKind

__all__ = ["ParsedProblem", "Problem", "ProblemError", "is_unfinished"]


class ProblemError(ValueError):
    """A text from which no problem can be made; says what is wrong, where, and how to mend it."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A theorem to prove.

    Attributes:
        name: the theorem's name, as written; `example_goal` for an `example`.
        header: all that stands before the theorem: imports, options, `open`s, definitions.
        statement: the theorem with its docstring, attributes and modifiers, up to and including its `:=`.
        informal: the problem in words, or the empty string.
        id: what the data set calls it; its name by default.
        metadata: anything else that belongs to it.

    >>> p = Problem.from_lean("open Nat\\n\\ntheorem two (n : Nat) : n + 0 = n := by sorry")
    >>> p.name, p.header, p.statement
    ('two', 'open Nat\\n\\n', 'theorem two (n : Nat) : n + 0 = n :=')
    >>> p.source("by rfl").splitlines()[-1]
    'theorem two (n : Nat) : n + 0 = n := by rfl'
    """

    name: str
    header: str
    statement: str
    informal: str = ""
    id: str = ""
    metadata: Mapping[str, Any] = field(default_factory=dict, hash=False)

    @classmethod
    def from_lean(
        cls,
        text: str,
        name: str | None = None,
        *,
        id: str | None = None,
        informal: str | None = None,
        metadata: Mapping[str, Any] | None = None,
    ) -> Problem:
        """Reads the problem from a Lean text that ends in the theorem with `sorry`, with a proof, or without one.

        Of several theorems the goal is the one called `name`; without a name it is the one whose proof is missing or
        uses `sorry`, and where all are proved, the last. What stands before the goal is its header; what follows it is
        dropped. `lemma` becomes `theorem` (the word `lemma` is Mathlib's); an `example` becomes a theorem called
        `example_goal`.

        Args:
            text: Lean text.
            name: the goal's name, with or without its namespace.
            id: the problem's id; by default its full name.
            informal: the problem in words; by default the docstring or the comment right before the theorem.
            metadata: anything else that belongs to the problem.

        Raises:
            ProblemError: the text holds no theorem, none called `name`, several without a proof and no `name` is
                given, or is no text that Lean can read.
        """
        text = _checked(text)
        file = parse(text)
        goal = _goal(file, name)
        keyword = text[goal.keyword_start : goal.keyword_start + len(goal.kind)]
        assert keyword == goal.kind
        goal_name = goal.name
        head = text[goal.start : goal.keyword_start]
        if goal.kind == "example":
            goal_name = unused_name("example_goal", text)
            head += f"theorem {goal_name}"
        else:
            head += "theorem"
        statement = head + text[goal.keyword_start + len(goal.kind) : goal.statement_end]
        if not goal.assigned:
            statement += " :="
        full_name = goal.full_name if goal.name else ".".join(filter(None, [goal.namespace, goal_name]))
        return cls(
            name=goal_name,
            header=text[: goal.start],
            statement=statement,
            informal=_informal(text, goal) if informal is None else informal,
            id=full_name if id is None else id,
            metadata=dict(metadata or {}),
        )

    @property
    def full_name(self) -> str:
        """The theorem's name with the namespaces that are open at it."""
        return self.parsed().theorem.full_name

    def parsed(self) -> ParsedProblem:
        """Header and statement as one file, split into commands, and the theorem's command in it."""
        return _parsed(self.header, self.statement)

    def source(self, proof: str = "by\n  sorry") -> str:
        """The whole Lean text with `proof` after the statement."""
        return f"{self.header}{self.statement} {proof}"

    def restated(self, name: str) -> str:
        """The statement under another name, without docstring, attributes and modifiers; ends in `:=`.

        >>> Problem.from_lean("@[simp] theorem t (n : Nat) : n = n := rfl").restated("reference")
        'theorem reference (n : Nat) : n = n :='
        """
        theorem = self.parsed().theorem
        text = self.header + self.statement
        return f"theorem {name}{text[theorem.name_end :]}"


@dataclass(frozen=True, slots=True)
class ParsedProblem:
    """A problem's header and statement as one file, and the theorem's command in it."""

    file: LeanFile
    theorem: Command


@lru_cache(maxsize=256)
def _parsed(header: str, statement: str) -> ParsedProblem:
    file = parse(header + statement)
    for command in reversed(file.commands):
        if command.kind == "theorem":
            return ParsedProblem(file, command)
    raise ProblemError(f"the statement holds no theorem: {statement!r}; make problems with Problem.from_lean")


def _checked(text: str) -> str:
    if not isinstance(text, str):
        raise ProblemError(f"expected Lean text as str, got {type(text).__name__}; decode it first, as UTF-8")
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    if not text.strip():
        raise ProblemError("the Lean text is empty; expected a theorem, such as 'theorem t : 1 + 1 = 2 := by sorry'")
    for index, character in enumerate(text):
        if character == "\0" or "\ud800" <= character <= "\udfff":
            line = text.count("\n", 0, index) + 1
            column = index - (text.rfind("\n", 0, index) + 1)
            what = "a NUL character" if character == "\0" else f"the lone surrogate U+{ord(character):04X}"
            raise ProblemError(
                f"the Lean text holds {what} at line {line}, column {column}; Lean reads UTF-8 text only, remove it"
            )
    return text


_GOALS = frozenset({"theorem", "lemma", "example"})


def _goal(file: LeanFile, name: str | None) -> Command:
    goals = [command for command in file.commands if command.kind in _GOALS]
    named = [goal.full_name for goal in goals if goal.name]
    if not goals:
        kinds = ", ".join(sorted({command.kind for command in file.commands if command.kind != "text"}))
        raise ProblemError(
            "no theorem in the Lean text: expected a 'theorem', 'lemma' or 'example'"
            + (f", found only {kinds}" if kinds else f", found {file.text.strip()[:60]!r}")
        )
    if name is not None:
        for matches in (
            [goal for goal in goals if goal.full_name == name],
            [goal for goal in goals if goal.name == name],
            [goal for goal in goals if goal.full_name.endswith("." + name)],
        ):
            if matches:
                return matches[-1]
        raise ProblemError(f"no theorem called {name!r} in the Lean text; it has {', '.join(named) or 'only examples'}")
    open_goals = [goal for goal in goals if is_unfinished(file, goal)]
    if len(open_goals) > 1:
        names = ", ".join(goal.full_name or "an example" for goal in open_goals)
        raise ProblemError(
            f"{len(open_goals)} theorems without a proof in the Lean text: {names}; say which one is the goal (name=…)"
        )
    return open_goals[0] if open_goals else goals[-1]


def is_unfinished(file: LeanFile, goal: Command) -> bool:
    """Whether a theorem of a file has no proof, or one that uses `sorry`."""
    proof = [token.text for token in file.code[goal.first_token : goal.last_token] if token.start >= goal.proof_start]
    if goal.proof_start >= goal.end:
        return True
    return proof == ["by"] or "sorry" in proof or "admit" in proof


def _informal(text: str, goal: Command) -> str:
    if goal.docstring is not None:
        return goal.docstring
    before = [token for token in parse(text[: goal.start]).tokens if token.kind is not TokenKind.WHITESPACE]
    if before and before[-1].kind is TokenKind.BLOCK_COMMENT and before[-1].closed:
        return before[-1].text[2:-2].strip()
    return ""
