"""Lean Gym: a Gymnasium environment in which a policy proves Lean 4 theorems, checked by the real Lean.

>>> from lean_gym import Judge, Problem, make_verifier
>>> problem = Problem.from_lean("theorem add_two (n : Nat) : n + 2 = n + 1 + 1 := by sorry")
>>> with make_verifier("embedded") as verifier:
...     [attempt] = Judge(verifier, audit="strict")([problem], ["```lean4\\nby rfl\\n```"])
>>> attempt.verdict.status
<Status.PROVED: 'proved'>
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from gymnasium.envs.registration import register, registry

if TYPE_CHECKING:
    from lean_gym.attempt import Attempt
    from lean_gym.judge import Judge
    from lean_gym.problem import Problem, ProblemError
    from lean_gym.response import Response
    from lean_gym.submission import Submission
    from lean_gym.toolchains import Limits, Toolchain, ToolchainError
    from lean_gym.verdict import Diagnostic, Position, Severity, Status, Verdict
    from lean_gym.verifiers import ProcessVerifier, Verifier, make_verifier

__version__ = "0.1.0"

# Names are imported when they are first used: `import lean_gym` alone stays fast.
_HOMES = {
    "Attempt": "lean_gym.attempt",
    "Diagnostic": "lean_gym.verdict",
    "Judge": "lean_gym.judge",
    "Limits": "lean_gym.toolchains",
    "Position": "lean_gym.verdict",
    "Problem": "lean_gym.problem",
    "ProblemError": "lean_gym.problem",
    "ProcessVerifier": "lean_gym.verifiers",
    "Response": "lean_gym.response",
    "Severity": "lean_gym.verdict",
    "Status": "lean_gym.verdict",
    "Submission": "lean_gym.submission",
    "Toolchain": "lean_gym.toolchains",
    "ToolchainError": "lean_gym.toolchains",
    "Verdict": "lean_gym.verdict",
    "Verifier": "lean_gym.verifiers",
    "make_verifier": "lean_gym.verifiers",
}

__all__ = [
    "Attempt",
    "Diagnostic",
    "Judge",
    "Limits",
    "Position",
    "Problem",
    "ProblemError",
    "ProcessVerifier",
    "Response",
    "Severity",
    "Status",
    "Submission",
    "Toolchain",
    "ToolchainError",
    "Verdict",
    "Verifier",
    "__version__",
    "make_verifier",
]


def __getattr__(name: str) -> Any:
    try:
        home = _HOMES[name]
    except KeyError:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}") from None
    value = getattr(importlib.import_module(home), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)


if "LeanProof-v0" not in registry:
    register(
        id="LeanProof-v0",
        entry_point="lean_gym.envs.lean_proof:LeanProofEnv",
        vector_entry_point="lean_gym.envs.vector:LeanProofVectorEnv",
    )
