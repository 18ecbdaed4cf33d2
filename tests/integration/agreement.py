"""The same 500 submissions for every way of checking: proved, failing, incomplete, cheats, honest, endless."""

from __future__ import annotations

from dataclasses import dataclass

from lean_gym import Problem
from lean_gym.audit import instrument
from lean_gym.audit.corpus import load_cheats, load_honest
from lean_gym.datasets.builtin import builtin_problems, reference_proof
from lean_gym.submission import Submission

QUOTAS = {"endless": 6, "cheat": 150, "honest": 64, "sorry": 40, "right": 130, "wrong": 110}
"""Each endless one costs its whole limit of time, and may cost a restart of the REPL."""
SIZE = sum(QUOTAS.values())

_ENDLESS_PROOF = "by\n  repeat (have h : True := True.intro)"


@dataclass(frozen=True, slots=True)
class Sample:
    """A submission and what kind it is."""

    name: str
    kind: str
    submission: Submission


def _sample(kind: str, problem: Problem, name: str, code: str) -> Sample | None:
    submission = instrument(problem, code, nonce="5b11c0de")
    return Sample(name, kind, submission) if submission.has_proof else None


def samples() -> list[Sample]:
    """Exactly ``SIZE`` submissions, always the same ones."""
    problems = builtin_problems()
    found: dict[str, list[Sample | None]] = {kind: [] for kind in QUOTAS}
    for problem in problems:
        found["endless"].append(_sample("endless", problem, f"endless/{problem.name}", _ENDLESS_PROOF))
        found["sorry"].append(_sample("sorry", problem, f"sorry/{problem.name}", "by\n  sorry"))
        found["right"].append(_sample("right", problem, f"right/{problem.name}", reference_proof(problem)))
        wrong = str(problem.metadata["wrong_proof"])
        found["wrong"].append(_sample("wrong", problem, f"wrong/{problem.name}", wrong))
    # The screen is left out: what it refuses never reaches a server, and here all kinds of texts should.
    for kind, cases in (("cheat", load_cheats()), ("honest", load_honest())):
        for case in cases:
            if case.needs == "embedded" and case.group != "resources" and case.code:
                found[kind].append(_sample(kind, case.problem, case.id, case.code))
    chosen: list[Sample] = []
    for kind, quota in QUOTAS.items():
        usable = [sample for sample in found[kind] if sample is not None]
        chosen += [usable[i * len(usable) // quota] for i in range(quota)]
    return chosen
