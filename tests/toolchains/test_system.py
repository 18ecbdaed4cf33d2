"""A full Lean on the path and in a Lake project.

The ``lean`` of these tests is the real Lean of the wheel behind a program of the usual name, and the ``lake`` a small
one that runs what follows ``env``: what is tested is how they are found, asked and started.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from lean_gym import Judge, Problem, Status, Toolchain, ToolchainError, make_verifier
from lean_gym.toolchains import launch
from lean_gym.toolchains.system import lake_toolchain, system_toolchain

PROBLEM = Problem.from_lean("theorem swap (p q : Prop) (h : p ∧ q) : q ∧ p := by sorry")
ANSWERS = ["```lean4\nby exact ⟨h.2, h.1⟩\n```", "```lean4\nby exact h\n```", "```lean4\nby sorry\n```"]
VERDICTS = [Status.PROVED, Status.FAILED, Status.INCOMPLETE]


@pytest.fixture
def programs(toolchain: Toolchain, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder on the path with ``lean`` and ``lake``."""
    folder = tmp_path / "bin"
    folder.mkdir()
    lean = folder / "lean"
    specification = json.dumps({"library": toolchain.library, "output_bytes": 1 << 24, "confine": None})
    lean.write_text(
        f"#!{sys.executable} -IS\n"
        "import os, sys\n"
        "if '--print-prefix' in sys.argv:\n"
        f"    print({str(Path(toolchain.environment['LEAN_PATH']))!r}); sys.exit()\n"
        f"os.environ['LEAN_PATH'] = {toolchain.environment['LEAN_PATH']!r}\n"
        f"sys.path.insert(0, {str(Path(launch.__file__).parent)!r})\n"
        "import launch\n"
        f"launch.main({{**{specification.replace('null', 'None')}, 'arguments': sys.argv[1:]}})\n"
    )
    lean.chmod(0o755)
    lake = folder / "lake"
    lake.write_text('#!/bin/sh\n[ "$1" = env ] || exit 9\nshift\nexec "$@"\n')
    lake.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    return folder


def statuses(name: str) -> list[Status]:
    with make_verifier(name, workers=1, sandbox="off") as verifier:
        verdicts = [a.verdict for a in Judge(verifier)([PROBLEM] * 3, ANSWERS)]
    assert [v.reason for v in verdicts if v.status is Status.UNAVAILABLE] == []
    return [v.status for v in verdicts]


def test_on_the_path(programs: Path) -> None:
    found = system_toolchain()
    assert (found.kind, found.version, found.program) == ("system", "4.35.0", str(programs / "lean"))
    assert statuses("lean") == VERDICTS
    assert statuses(f"lean:{programs / 'lean'}") == VERDICTS


def test_in_a_lake_project(programs: Path, tmp_path: Path) -> None:
    project = tmp_path / "project"
    project.mkdir()
    (project / "lakefile.toml").write_text('name = "project"\n')
    found = lake_toolchain(project)
    assert (found.kind, found.version, found.directory) == ("lake", "4.35.0", str(project))
    assert statuses(f"lake:{project}") == VERDICTS
    before = found.fingerprint
    (project / "lake-manifest.json").write_text("{}")
    after = lake_toolchain(project).fingerprint
    assert after != before
    traces = project / ".lake/build/lib/lean/Project"
    traces.mkdir(parents=True)
    seen = {before, after}
    for trace in (traces / "Basic.trace", traces.parent / "Project.trace"):
        for built in ("first", "second"):
            trace.write_text(built)
            seen.add(lake_toolchain(project).fingerprint)
    assert len(seen) == 6  # another build is another Lean: what is remembered of the old one may be wrong


def test_not_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(ToolchainError, match="no program 'lean'"):
        system_toolchain()
    with pytest.raises(ToolchainError, match="no Lake project"):
        lake_toolchain(tmp_path)
    (tmp_path / "lakefile.lean").write_text("")
    with pytest.raises(ToolchainError, match="no program 'lake'"):
        lake_toolchain(tmp_path)


@pytest.mark.parametrize(
    ("script", "says"), [("echo hello", "did not say its version"), ("exit 4", "exit status 4"), ("", "did not say")]
)
def test_broken(tmp_path: Path, script: str, says: str) -> None:
    program = tmp_path / "lean"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    with pytest.raises(ToolchainError, match=says):
        system_toolchain(str(program))


def test_a_lake_that_fails_in_the_middle_is_unavailable(programs: Path, tmp_path: Path) -> None:
    """``lake`` ends with status 1 and no message of Lean: no judgement on the policy."""
    (tmp_path / "lakefile.toml").write_text("")
    with make_verifier(f"lake:{tmp_path}", workers=1, sandbox="off") as verifier:
        (programs / "lake").write_text("#!/bin/sh\necho 'error: no such toolchain' >&2\nexit 1\n")
        [attempt] = Judge(verifier)([PROBLEM], ANSWERS[:1])
    assert attempt.verdict.status is Status.UNAVAILABLE
    assert "no such toolchain" in attempt.verdict.reason
