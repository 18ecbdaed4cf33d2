"""External checkers: the compiled proof replayed, and compared with its problem, by a program of its own.

Level `external` of the audit is `strict`, and what came out as proved is compiled once more and handed to a checker:

* lean4checker replays a module's declarations through the kernel. It finds what was smuggled past the kernel; it does
  not compare statements or axioms, which `strict` has done.
* SafeVerify takes two compiled files, the problem with `sorry` and the proof, replays both and compares them.
* comparator builds both in a sandbox of its own, exports them, compares statements and axioms, and replays the proof.

Their command lines are those of their own documentation. They need a full Lean of their own version and are not
installed with this package. As a checker that cannot run must not pass for one that refuses, each is tried on two
controls before it is used: a proof that it must accept, and one that the kernel never saw, which it must refuse.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from filelock import FileLock

from lean_gym.audit.config import STANDARD_AXIOMS, AuditConfig
from lean_gym.lean.assemble import assemble
from lean_gym.problem import Problem
from lean_gym.run import Outcome
from lean_gym.toolchains.base import Toolchain, ToolchainError
from lean_gym.toolchains.limits import Limits
from lean_gym.toolchains.process import LeanProcesses
from lean_gym.toolchains.sandbox import choose_sandbox
from lean_gym.verdict import Status, Verdict

__all__ = ["CHECKERS", "Checker", "ExternalAudit", "external_audit", "find_checkers"]

CheckerKind = Literal["lean4checker", "safe_verify", "comparator"]
CHECKERS: tuple[CheckerKind, ...] = ("comparator", "safe_verify", "lean4checker")
"""The checkers that are known, the one that checks most first."""

_MODULE = "LeanGymSubmission"
_GOOD = "trivial"
_BAD = "by\n  set_option debug.skipKernelTC true in\n  decide +kernel"
_TRUE = Problem.from_lean("theorem lean_gym_true_control : True := by sorry")
_FALSE = Problem.from_lean("theorem lean_gym_false_control : (1 : Nat) = 2 := by sorry")


@dataclass(frozen=True, slots=True)
class Checker:
    """An installed checker.

    Attributes:
        kind: which one.
        program: the path of its program.
    """

    kind: CheckerKind
    program: str


def find_checkers(project: str | os.PathLike[str] | None = None) -> tuple[Checker, ...]:
    """The checkers that are installed: named by `LEAN_GYM_<KIND>`, on the path, or built in a Lake project.

    Args:
        project: a Lake project; programs that it or its dependencies have built are looked at.
    """
    found = []
    for kind in CHECKERS:
        named = os.environ.get(f"LEAN_GYM_{kind.upper()}", "")
        built: list[Path] = []
        if project is not None:
            root = Path(project)
            built = [root / ".lake/build/bin" / kind, *sorted(root.glob(f".lake/packages/*/.lake/build/bin/{kind}"))]
        for place in (named or None, shutil.which(kind), *map(str, built)):
            if place is not None and os.access(place, os.X_OK) and os.path.isfile(place):
                found.append(Checker(kind, os.path.abspath(place)))
                break
    return tuple(found)


class ExternalAudit:
    """Confirms proofs with an external checker.

    Args:
        toolchain: the full Lean that compiles the proofs; a Lake project where they import Mathlib.
        checker: the checker; the first that is found where None.
        axioms: the axioms that a proof may rest on, for the checkers that ask.
        limits: of each compilation, and in seconds of each run of the checker.

    Raises:
        ToolchainError: there is no checker, the toolchain is the embedded Lean, or a control came out wrong.
    """

    def __init__(
        self,
        toolchain: Toolchain,
        checker: Checker | None = None,
        *,
        axioms: Sequence[str] = STANDARD_AXIOMS,
        limits: Limits | None = None,
    ) -> None:
        if toolchain.kind == "embedded":
            raise ToolchainError(
                "external checkers need a full Lean; the embedded one has no library that they can load. "
                "Use a verifier 'lean' or 'lake:DIR', or audit level 'strict'"
            )
        if checker is None:
            found = find_checkers(toolchain.directory)
            if not found:
                raise ToolchainError(
                    f"no external checker is installed: put one of {', '.join(CHECKERS)} on the path, or name its "
                    f"program in {', '.join(f'LEAN_GYM_{kind.upper()}' for kind in CHECKERS)}"
                )
            checker = found[0]
        self.toolchain = toolchain
        self.checker = checker
        self.axioms = tuple(axioms)
        self.limits = limits or Limits(seconds=600)
        if checker.kind == "comparator":
            _require_comparator_project(toolchain)
        self._try_controls()

    def describe(self) -> str:
        """One line for a person."""
        return f"{self.checker.kind} at {self.checker.program}"

    def confirm(self, problem: Problem, code: str, verdict: Verdict) -> Verdict:
        """The verdict after the checker has had its say; only `PROVED` ones are checked.

        What the checker refuses is `REFUSED`; where it gives no answer, there is no judgement: `UNAVAILABLE`.
        """
        if verdict.status is not Status.PROVED:
            return verdict
        accepted, said = self._check(problem, code)
        if accepted:
            return verdict
        said = said.strip()[-600:]
        if accepted is None:
            return replace(verdict, status=Status.UNAVAILABLE, reason=f"{self.checker.kind} gave no answer: {said}")
        return replace(
            verdict, status=Status.REFUSED, reason=f'audit rule "external": {self.checker.kind} refuses it: {said}'
        )

    def _try_controls(self) -> None:
        for problem, code, expected in ((_TRUE, _GOOD, True), (_FALSE, _BAD, False)):
            accepted, said = self._check(problem, code)
            if accepted is not expected:
                did = {True: "accepts", False: "refuses", None: "gives no answer on"}[accepted]
                what = "a proof of True" if expected else "a proof of 1 = 2 that the kernel never saw"
                raise ToolchainError(
                    f"{self.describe()} cannot be used: it {did} {what}. It said: {said.strip()[-600:]}"
                )

    def _check(self, problem: Problem, code: str) -> tuple[bool | None, str]:
        """Whether the checker accepts, and what it said; None where something else went wrong."""
        target = problem.source() + "\n"
        submission = assemble(problem, code).source
        try:
            with tempfile.TemporaryDirectory(prefix="lean-gym-external-") as name:
                folder = Path(name)
                if self.checker.kind == "comparator":
                    return self._compare(folder, problem, target, submission)
                proof = folder / f"{_MODULE}.olean"
                texts = {proof: submission}
                if self.checker.kind == "safe_verify":
                    texts[folder / "target.olean"] = target
                for path, text in texts.items():
                    if (fault := self._compile(text, path)) is not None:
                        return None, fault
                arguments = (
                    [_MODULE] if self.checker.kind == "lean4checker" else [str(folder / "target.olean"), str(proof)]
                )
                return self._run([self.checker.program, *arguments], {"LEAN_PATH": str(folder)}, folder)
        except OSError as error:
            return None, f"{type(error).__name__}: {error}"

    def _compile(self, text: str, path: Path) -> str | None:
        """Compile a text to an `.olean`; why that failed, or None."""
        sandbox = choose_sandbox("auto", self.toolchain)
        confine = None if sandbox.confine is None else {**sandbox.confine, "write": [str(path.parent)]}
        lean = LeanProcesses(self.toolchain, self.limits, options=("-o", str(path)), confine=confine)
        run = lean.run(text)
        if run.outcome is not Outcome.FINISHED or run.exit_code != 0 or not path.is_file():
            said = run.detail or "; ".join(message.text for message in run.messages)
            return f"the file does not compile a second time: {said}"
        return None

    def _compare(self, folder: Path, problem: Problem, target: str, submission: str) -> tuple[bool | None, str]:
        root = Path(self.toolchain.directory or "")
        configuration = {
            "challenge_module": "Challenge",
            "solution_module": "Solution",
            "theorem_names": [problem.full_name],
            "permitted_axioms": list(self.axioms),
            "enable_nanoda": False,
        }
        path = folder / "config.json"
        path.write_text(json.dumps(configuration), encoding="utf-8")
        with FileLock(root / ".lean-gym-comparator.lock"):
            (root / "Challenge.lean").write_text(target, encoding="utf-8")
            (root / "Solution.lean").write_text(submission, encoding="utf-8")
            return self._run([self.checker.program, str(path)], {}, folder)

    def _run(self, command: list[str], variables: Mapping[str, str], folder: Path) -> tuple[bool | None, str]:
        if self.toolchain.kind == "lake" and self.toolchain.program is not None:
            command = [self.toolchain.program, "env", *command]
        try:
            result = subprocess.run(
                command,
                cwd=self.toolchain.directory or folder,
                env={"LANG": "C.UTF-8", **self.toolchain.environment, **variables},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                timeout=self.limits.seconds,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return None, f"no answer after {self.limits.seconds:g} s"
        said = result.stdout.decode("utf-8", "replace")
        if result.returncode < 0 or result.returncode >= 124:
            return None, f"ended with status {result.returncode}: {said}"
        return result.returncode == 0, said


def external_audit(verifier: object, config: AuditConfig) -> ExternalAudit:
    """The external audit for a verifier's own Lean, with the first checker that is found.

    Raises:
        ToolchainError: the verifier has no Lean of its own (a server), or no checker fits it.
    """
    toolchain = getattr(verifier, "toolchain", None)
    if not isinstance(toolchain, Toolchain):
        raise ToolchainError(
            f"audit level 'external' needs a Lean on this machine, which {type(verifier).__name__} does not have: "
            "give external=ExternalAudit(toolchain)"
        )
    return ExternalAudit(toolchain, axioms=config.axioms)


def _require_comparator_project(toolchain: Toolchain) -> None:
    root = toolchain.directory
    if root is None:
        raise ToolchainError("comparator works in a Lake project; use a verifier 'lake:DIR'")
    lakefiles = [Path(root) / name for name in ("lakefile.toml", "lakefile.lean")]
    text = "".join(path.read_text(encoding="utf-8") for path in lakefiles if path.is_file())
    missing = [name for name in ("Challenge", "Solution") if name not in text]
    if missing:
        raise ToolchainError(
            f"comparator builds the modules Challenge and Solution of the Lake project {root}, whose lakefile has no "
            f"library {missing[0]}: add lean_lib entries for both"
        )
