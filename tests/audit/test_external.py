"""External checkers, as far as they can be tried without a full Lean.

The proofs are compiled by a real Lean. The checkers are small programs that stand in for the real ones: they look at
the files and arguments that the documented command lines give them. The real checkers are not run here.
"""

from __future__ import annotations

import asyncio
import dataclasses
import sys
from pathlib import Path

import pytest

from lean_gym.audit import AuditConfig, external
from lean_gym.audit.external import Checker, CheckerKind, ExternalAudit, external_audit, find_checkers
from lean_gym.judge import Judge
from lean_gym.problem import Problem
from lean_gym.response import render_response
from lean_gym.toolchains import Limits, Toolchain, ToolchainError
from lean_gym.verdict import Status, Verdict
from lean_gym.verifiers import Verifier

PROBLEM = Problem.from_lean("theorem swap (p q : Prop) (h : p ∧ q) : q ∧ p := by sorry")
PROVED = Verdict(Status.PROVED, axioms=())

# Looks for the name of the false control, and for a word of the test's own, in the files that it is given.
LOOK = """
import os, sys, time
data = b"".join(open(path, "rb").read() for path in files)
if b"endless" in data: time.sleep(60)
if b"crashing" in data: os.abort()
if b"lean_gym_false_control" in data or b"unwanted" in data:
    print("refused by the stand-in")
    sys.exit(1)
"""
STAND_INS: dict[CheckerKind, str] = {
    "lean4checker": """
import os, sys
[module] = sys.argv[1:]
files = [os.environ["LEAN_PATH"] + "/" + module + ".olean"]
""",
    "safe_verify": """
import sys
files = sys.argv[1:]
assert len(files) == 2 and all(name.endswith(".olean") for name in files)
""",
    "comparator": """
import json, sys
[path] = sys.argv[1:]
config = json.load(open(path))
assert config["permitted_axioms"] == ["propext", "Classical.choice", "Quot.sound"]
challenge = open(config["challenge_module"] + ".lean").read()
assert config["theorem_names"][0] in challenge and "sorry" in challenge
files = [config["solution_module"] + ".lean"]
""",
}


def stand_in(folder: Path, kind: CheckerKind, text: str | None = None) -> Checker:
    path = folder / kind
    path.write_text(f"#!{sys.executable}\n{STAND_INS[kind] + LOOK if text is None else text}", encoding="utf-8")
    path.chmod(0o755)
    return Checker(kind, str(path))


@pytest.fixture
def full(toolchain: Toolchain, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Toolchain:
    """The embedded Lean in the role of a full one, in a Lake project's folder.

    It lets nothing past its kernel, so the control that a checker must refuse is compiled with `sorry` here.
    """
    monkeypatch.setattr(external, "_BAD", "by sorry")
    project = tmp_path / "project"
    project.mkdir()
    (project / "lakefile.toml").write_text('[[lean_lib]]\nname = "Challenge"\n[[lean_lib]]\nname = "Solution"\n')
    return dataclasses.replace(toolchain, kind="system", directory=str(project))


@pytest.mark.parametrize("kind", STAND_INS)
def test_what_the_checker_says_counts(full: Toolchain, tmp_path: Path, kind: CheckerKind) -> None:
    audit = ExternalAudit(full, stand_in(tmp_path, kind), limits=Limits(seconds=30))
    assert audit.confirm(PROBLEM, "⟨h.2, h.1⟩", PROVED) is PROVED
    code = "theorem unwanted : 1 = 1 := rfl\ntheorem swap (p q : Prop) (h : p ∧ q) : q ∧ p := ⟨h.2, h.1⟩"
    refused = audit.confirm(PROBLEM, code, PROVED)
    assert refused.status is Status.REFUSED
    assert 'audit rule "external"' in refused.reason
    assert "refused by the stand-in" in refused.reason


@pytest.mark.parametrize("kind", STAND_INS)
def test_no_answer_is_no_judgement(full: Toolchain, tmp_path: Path, kind: CheckerKind) -> None:
    audit = ExternalAudit(full, stand_in(tmp_path, kind), limits=Limits(seconds=30))
    audit.limits = Limits(seconds=2)
    for name in ("crashing", "endless"):
        code = f"theorem {name} : 1 = 1 := rfl\ntheorem swap (p q : Prop) (h : p ∧ q) : q ∧ p := ⟨h.2, h.1⟩"
        assert audit.confirm(PROBLEM, code, PROVED).status is Status.UNAVAILABLE
    Path(audit.checker.program).unlink()
    assert audit.confirm(PROBLEM, "⟨h.2, h.1⟩", PROVED).status is Status.UNAVAILABLE


def test_what_does_not_compile_again_is_no_judgement(full: Toolchain, tmp_path: Path) -> None:
    audit = ExternalAudit(full, stand_in(tmp_path, "safe_verify"))
    verdict = audit.confirm(PROBLEM, "⟨h.1, h.2⟩", PROVED)
    assert verdict.status is Status.UNAVAILABLE
    assert "does not compile" in verdict.reason


def test_only_proofs_are_checked(full: Toolchain, tmp_path: Path) -> None:
    audit = ExternalAudit(full, stand_in(tmp_path, "lean4checker"))
    Path(audit.checker.program).unlink()
    for verdict in (Verdict(status) for status in Status if status is not Status.PROVED):
        assert audit.confirm(PROBLEM, "rfl", verdict) is verdict


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "accepts a proof of 1 = 2 that the kernel never saw"),
        ("import sys; sys.exit('no toolchain')", "refuses a proof of True. It said: no toolchain"),
        ("import os; os.abort()", "gives no answer on a proof of True"),
    ],
)
def test_a_checker_that_fails_its_controls_is_not_used(
    full: Toolchain, tmp_path: Path, text: str, message: str
) -> None:
    with pytest.raises(ToolchainError, match=message):
        ExternalAudit(full, stand_in(tmp_path, "lean4checker", text))


def test_the_embedded_lean_cannot_be_checked_externally(toolchain: Toolchain, tmp_path: Path) -> None:
    with pytest.raises(ToolchainError, match="full Lean"):
        ExternalAudit(toolchain, stand_in(tmp_path, "lean4checker"))


def test_without_a_checker_the_error_says_what_to_do(full: Toolchain, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(ToolchainError, match="LEAN_GYM_LEAN4CHECKER"):
        ExternalAudit(full)


def test_comparator_needs_a_project_with_its_libraries(full: Toolchain, tmp_path: Path) -> None:
    checker = stand_in(tmp_path, "comparator")
    with pytest.raises(ToolchainError, match="Lake project"):
        ExternalAudit(dataclasses.replace(full, directory=None), checker)
    assert full.directory is not None
    (Path(full.directory) / "lakefile.toml").write_text('[[lean_lib]]\nname = "Challenge"\n')
    with pytest.raises(ToolchainError, match="no library Solution"):
        ExternalAudit(full, checker)


def test_where_checkers_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert find_checkers() == ()
    on_path, named, built = (tmp_path / name for name in ("path", "named", "project"))
    for folder in (on_path, named, built / ".lake/packages/checker/.lake/build/bin"):
        folder.mkdir(parents=True)
    monkeypatch.setenv("PATH", str(on_path))
    first = stand_in(on_path, "lean4checker")
    assert find_checkers() == (first,)
    second = stand_in(built / ".lake/packages/checker/.lake/build/bin", "safe_verify")
    assert find_checkers(built) == (second, first)
    third = stand_in(named, "lean4checker")
    monkeypatch.setenv("LEAN_GYM_LEAN4CHECKER", third.program)
    assert find_checkers(built) == (second, third)
    Path(third.program).chmod(0o644)
    assert find_checkers(built) == (second, first)


def test_the_judge_asks_the_checker(full: Toolchain, verifier: Verifier, tmp_path: Path) -> None:
    audit = ExternalAudit(full, stand_in(tmp_path, "safe_verify"), limits=Limits(seconds=30))
    judge = Judge(verifier, audit="external", external=audit)
    good = render_response("", "⟨h.2, h.1⟩")
    bad = render_response("", f"theorem unwanted : 1 = 1 := rfl\n{PROBLEM.statement} ⟨h.2, h.1⟩")
    wrong = render_response("", "⟨h.1, h.2⟩")
    expected = [Status.PROVED, Status.REFUSED, Status.FAILED]
    assert [a.verdict.status for a in judge([PROBLEM] * 3, [good, bad, wrong])] == expected
    attempts = asyncio.run(judge.ajudge([PROBLEM] * 3, [good, bad, wrong]))
    assert [a.verdict.status for a in attempts] == expected


def test_level_external_is_not_strict_by_another_name(verifier: Verifier) -> None:
    with pytest.raises(ToolchainError, match="full Lean"):
        Judge(verifier, audit="external")
    with pytest.raises(ToolchainError, match="does not have"):
        external_audit(object(), AuditConfig(level="external"))
