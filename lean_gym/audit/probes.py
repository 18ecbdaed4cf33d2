"""The probes: what the audit asks of Lean in the file that it checks.

Before any text of the policy stands a reference: the problem's own statement under a name with a nonce, so that its
meaning is fixed by the problem's header alone. After the policy's text stands a theorem of the reference's type whose
proof is the policy's theorem, so that the kernel compares the two, and the question for the axioms that it rests on.

For the problem ``theorem t (n : Nat) : n = n``, Lean reads::

    theorem _reference_5b11 (n : Nat) : n = n := by sorry          -- not the policy's
    theorem t (n : Nat) : n = n := …                               -- the policy's
    set_option maxHeartbeats 400000 in
    theorem _root_.checked_c0de : type_of% @_root_._reference_5b11 := @_root_.t
    #print axioms _root_.checked_c0de

The reference's last name part begins with an underscore, which hides it from Lean's own search (`exact?`). Where the
statement stands before all text of the policy, as with a bare proof, it is its own reference, and only the question for
the axioms is asked.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING

from lean_gym.audit.config import STANDARD_AXIOMS, AuditConfig, Level
from lean_gym.audit.defuse import defuse
from lean_gym.audit.screen import changes_meaning, screen
from lean_gym.lean.assemble import assemble
from lean_gym.lean.lexer import TokenKind, code_tokens
from lean_gym.submission import Span, Submission

if TYPE_CHECKING:
    from lean_gym.problem import Problem

__all__ = ["Probe", "instrument", "probe_of"]

_ASK = "#print axioms "
_ALLOWED = "-- axioms that the proof may rest on: "
_HEARTBEATS = 400_000
"""Twice Lean's default: the type check gets a budget of its own, whatever the policy has set for itself."""


@dataclass(frozen=True, slots=True)
class Probe:
    """Where in a submission the audit's questions stand.

    Attributes:
        name: the name whose axioms are asked for, without `_root_`, as Lean will print it.
        question: the offset in the source of the question.
        check: offsets in the source of the type and the proof of the check against the reference; None without one.
        axioms: the axioms that the proof may rest on.
    """

    name: str
    question: int
    check: tuple[int, int] | None
    axioms: tuple[str, ...]


def instrument(
    problem: Problem,
    code: str,
    *,
    level: Level | None = None,
    nonce: str | None = None,
    config: AuditConfig | None = None,
    screened: bool = False,
) -> Submission:
    """Join problem and code into the text that Lean checks, with the probes of the audit in it.

    Args:
        problem: the theorem to prove.
        code: the policy's code.
        level: the audit's level; where None, that of `config`.
        nonce: at least two ASCII letters or digits for the probes' names. Drawn at random where None, so that no
            policy can know the names; give one only where the text must be the same each time.
        config: the audit's settings.
        screened: the code has passed the screen with these settings, so that it need not be asked again.

    Raises:
        ValueError: the nonce is too short or has other characters.
    """
    config = config or AuditConfig()
    level = level or config.level
    secret = secrets.token_hex(16) if nonce is None else nonce
    if not (secret.isascii() and secret.isalnum() and len(secret) >= 2):
        raise ValueError(f"nonce {secret!r} is not two or more ASCII letters and digits")
    submission = defuse(assemble(problem, code))
    theorem = _root(submission.theorem)
    allowed = f"{_ALLOWED}{' '.join(config.axioms)}\n"
    harmless = (screened and not config.allow and submission.code == code) or not screen(submission.code)
    if not harmless or _needs_reference(submission, level):
        # A program in the policy's text could find the reference, which stands before it, but not the other half.
        reference, final = f"_reference_{secret[: len(secret) // 2]}", f"checked_{secret[len(secret) // 2 :]}"
        full_reference = _root(_join(_parent(problem.full_name), reference))
        before = f"{_restated(problem, reference)} by sorry\n"
        after = (
            f"{allowed}set_option maxHeartbeats {_HEARTBEATS} in\n"
            f"theorem _root_.{final} : type_of% @{full_reference} := @{theorem}\n"
            f"{_ASK}_root_.{final}\n"
        )
    else:
        before, after = "", f"{allowed}{_ASK}{theorem}\n"
    return replace(_surrounded(submission, before, after), key=_key(problem, code, level, config))


def _surrounded(submission: Submission, before: str, after: str) -> Submission:
    """The submission with whole lines of text put before all that is the policy's, and at the very end."""
    start, end = submission.policy
    by = len(before)
    size = end + by
    spans = submission.spans
    if by:
        spans = tuple(Span(s.source_start + by, s.source_end + by, s.code_start, s.code_end, s.exact) for s in spans)
    return replace(
        submission,
        source=f"{submission.source[:start]}{before}{submission.source[start:end]}{after}",
        spans=spans,
        before=(start, start + by),
        policy=(start + by, size),
        after=(size, size + len(after)),
        statement=(submission.statement[0] + by, submission.statement[1] + by),
        glue=(submission.glue[0] + by, submission.glue[1] + by) if submission.glue[1] else submission.glue,
    )


def _needs_reference(submission: Submission, level: Level) -> bool:
    """Whether the policy's text, which has passed the screen, could change what the statement means.

    Where the problem's own statement stands before all text of the policy, the statement is its own reference; but
    where alternatives follow with no `:=` between, only Lean knows where it ends.
    At level `fast` it is enough that the text holds no command that changes meanings, no attribute (a rule of `simp`
    may break a tactic in the statement), and no declaration by a name that the statement uses: in a namespace it would
    stand for that name.
    """
    # Lean prints the name of a private theorem otherwise than it is written.
    if "private" in submission.problem.parsed().theorem.modifiers:
        return True
    start, end = submission.statement
    if not submission.source[end : submission.after[0]].lstrip().startswith(":="):
        return True
    if level == "fast":
        return "@[" in submission.code or changes_meaning(submission.code) or _shadows(submission)
    return start > submission.policy[0]


def _shadows(submission: Submission) -> bool:
    """Whether the code declares something by a name of which the statement uses the last part."""
    problem = submission.problem
    names = [t.text for t in code_tokens(problem.statement) if t.kind is TokenKind.NAME and t.text != problem.name]
    used = {part for name in names for part in name.replace("«", "").replace("»", "").split(".")}
    tokens = code_tokens(submission.code)
    return any(
        word.text in ("theorem", "lemma") and name.text.replace("»", "").replace("«", "").rpartition(".")[2] in used
        for word, name in pairwise(tokens)
    )


def _key(problem: Problem, code: str, level: Level, config: AuditConfig) -> str:
    parts = (problem.header, problem.statement, problem.name, code, level, *config.axioms)
    return hashlib.sha256(
        "\0".join(f"{len(part)}:{part}" for part in parts).encode("utf-8", "surrogatepass")
    ).hexdigest()


_PROBE = re.compile(
    rf"{re.escape(_ALLOWED)}(?P<axioms>[^\n]*)\n"
    rf"(?:set_option maxHeartbeats {_HEARTBEATS} in\ntheorem _root_\.\w+ : (?P<check>[^\n]*)\n)?"
    rf"{re.escape(_ASK)}_root_\.(?P<name>[^\n]*)\n*\Z"
)


def probe_of(submission: Submission) -> Probe | None:
    """The probe in a submission's last lines, or None where it holds none."""
    start, end = submission.after
    match = _PROBE.search(submission.source[start:end])
    if match is None:
        return None
    question = match.start("name") - len(f"{_ASK}_root_.")
    check = None if match["check"] is None else (start + match.start("check"), start + match.end("check"))
    return Probe(match["name"], start + question, check, tuple(match["axioms"].split()) or STANDARD_AXIOMS)


def _restated(problem: Problem, name: str) -> str:
    """The problem's statement under another last name part, with the `open … in` before it, up to its `:=`."""
    parent = _parent(problem.name)
    prefix = ""
    for token in code_tokens(problem.statement):
        if token.kind is TokenKind.NAME and token.text in ("theorem", "lemma", "example"):
            break
        if token.kind is TokenKind.NAME and token.text == "in":
            prefix = problem.statement[: token.end] + "\n"
    return prefix + problem.restated(_join(parent, name))


def _parent(name: str) -> str:
    """All of a name but its last part; a dot inside `«…»` parts nothing."""
    depth_dot = -1
    quoted = False
    for index, character in enumerate(name):
        if character in "«»":
            quoted = character == "«"
        elif character == "." and not quoted:
            depth_dot = index
    return name[:depth_dot] if depth_dot >= 0 else ""


def _join(parent: str, last: str) -> str:
    return f"{parent}.{last}" if parent else last


def _root(name: str) -> str:
    return name if name.startswith("_root_.") else f"_root_.{name}"
