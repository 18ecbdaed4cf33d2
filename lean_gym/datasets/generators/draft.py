"""What a family of generated problems gives: a statement with its truth and what shows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

__all__ = ["Draft", "refuted_by"]


@dataclass(frozen=True, slots=True)
class Draft:
    """A statement, true or false, before it gets a name.

    Attributes:
        binders: the theorem's binders, such as ``(a b : Nat) (h : a < b)``; may be empty.
        goal: what it says.
        level: 1 (easy) to 5, as for the built-in problems.
        proof: of a true statement: a proof.
        refutation: of a false one: a proof of ``¬(∀ binders, goal)``.
        counterexample: of a false one: values for the binders, as Lean text.
        header: definitions that it needs.
        shape: the same for two statements only if they say the same.
        kind: which template of the family.
    """

    binders: str
    goal: str
    level: int
    kind: str
    proof: str = ""
    refutation: str = ""
    counterexample: tuple[tuple[str, str], ...] = ()
    header: str = ""
    shape: str = ""

    @property
    def truth(self) -> bool:
        """Whether it is true."""
        return bool(self.proof)


def refuted_by(values: Sequence[str], hypotheses: int = 0, *, decided: str = "decide") -> str:
    """A proof of the negation from values for the variables; hypotheses and the goal are decided.

    >>> print(refuted_by(["3", "(-1)"], 1))
    by
      intro h
      exact absurd (h 3 (-1) (by decide)) (by decide)
    """
    arguments = " ".join([*values, *[f"(by {decided})"] * hypotheses])
    return f"by\n  intro h\n  exact absurd (h {arguments}) (by {decided})"
