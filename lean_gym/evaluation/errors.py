"""Lean's errors sorted into a few kinds, for counting."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

__all__ = ["error_kind", "failure_kind"]

_HEADS = (
    ("unsolved goals", "unsolved goals"),
    ("unknown identifier", "unknown name"),
    ("unknown constant", "unknown name"),
    ("unknown tactic", "unknown tactic"),
    ("unknown namespace", "unknown name"),
    ("invalid field", "unknown name"),
    ("type mismatch", "type mismatch"),
    ("application type mismatch", "type mismatch"),
    ("function expected", "type mismatch"),
    ("invalid projection", "type mismatch"),
    ("invalid argument", "type mismatch"),
    ("failed to synthesize", "missing instance"),
    ("unexpected token", "syntax"),
    ("unexpected end of input", "syntax"),
    ("unexpected identifier", "syntax"),
    ("unterminated", "syntax"),
    ("expected ", "syntax"),
    ("no goals", "no goals left"),
    ("(deterministic) timeout", "heartbeats"),
    ("maximum recursion depth", "recursion depth"),
    ("omega could not", "omega failed"),
    ("linarith failed", "linarith failed"),
    ("simp made no progress", "simp failed"),
    ("simp failed", "simp failed"),
    ("failed to rewrite", "rewrite failed"),
    ("did not find", "rewrite failed"),
    ("motive is not type correct", "rewrite failed"),
    ("could not unify", "apply failed"),
    ("missing cases", "missing cases"),
    ("alternative ", "missing cases"),
    ("invalid alternative", "missing cases"),
    ("fail to show termination", "termination"),
)
"""How a message begins, in lower case, and its kind."""

_TACTIC = "tactic `"


def error_kind(text: str, kind: str = "") -> str:
    """The kind of one error message; total.

    >>> error_kind("unsolved goals\\np : Prop\\n⊢ p"), error_kind("Unknown identifier `foo`")
    ('unsolved goals', 'unknown name')
    >>> error_kind("Tactic `rewrite` failed: Did not find an occurrence of the pattern")
    'rewrite failed'
    """
    if kind.startswith("audit."):
        return f"audit: {kind.removeprefix('audit.')}"
    head = text[:200].strip().lower().replace("'", "`")
    for start, name in _HEADS:
        if head.startswith(start):
            return name
    if head.startswith(_TACTIC):
        name = head[len(_TACTIC) :].split("`", 1)[0].replace("intron", "intro")  # Lean says introN
        return f"{name[:24]} failed" if name.replace("_", "").replace("?", "").isalnum() else "tactic failed"
    for start, name in _HEADS:
        if start in head:
            return name
    return "other"


def failure_kind(verdict: Mapping[str, Any]) -> str:
    """Why an attempt failed, in a few words: the kind of its first error, or its status."""
    for d in verdict["diagnostics"]:
        if d["severity"] == "error":
            return error_kind(d["text"], d["kind"])
    return str(verdict["status"])
