"""REPLs through LeanInteract: the embedded Lean's, and one in a project that fails in every way."""

from __future__ import annotations

import importlib.util
import os
import shlex
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import psutil
import pytest

if importlib.util.find_spec("lean_interact") is None:
    pytest.skip("needs LeanInteract: pip install 'lean-gym[repl]'", allow_module_level=True)

from lean_gym import Problem, Status
from lean_gym.audit import instrument
from lean_gym.repl.framing import frame
from lean_gym.run import LeanRun, Outcome
from lean_gym.submission import Submission
from lean_gym.toolchains import Limits, ToolchainError
from lean_gym.verdict import Position
from lean_gym.verifiers import Verifier, make_verifier
from lean_gym.verifiers.repl import ReplVerifier
from lean_gym.verifiers.repl.verifier import _Repl
from tests.verifiers import faulty_repl

PROBLEM = Problem.from_lean("theorem swap (p q : Prop) (h : p ∧ q) : q ∧ p := by sorry")
RIGHT, WRONG, OPEN = "by exact ⟨h.2, h.1⟩", "by exact h", "by sorry"
ENDLESS = "by\n  repeat (have h : True := True.intro)"

_LAKE = """#!/bin/sh
if [ "$1" = env ]; then shift; exec "$@"; fi
if [ "$1" = --version ]; then echo "Lake version 5.0.0"; fi
"""
_LEAN = """#!/bin/sh
if [ "$1" = --version ]; then echo "Lean (version 4.35.0, x86_64, Release)"; else echo /usr; fi
"""


def submission(code: str, problem: Problem = PROBLEM) -> Submission:
    return instrument(problem, code)


def asking_for(fault: str) -> str:
    """A right proof that makes the faulty REPL fail."""
    return f"by\n  have {fault} : True := trivial\n  exact ⟨h.2, h.1⟩"


def program(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)


@pytest.fixture(scope="module")
def embedded() -> Iterator[ReplVerifier]:
    with make_verifier("repl:embedded", limits=Limits(seconds=60), workers=1) as verifier:
        assert isinstance(verifier, ReplVerifier)
        yield verifier


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Lake project, with a `lake` and a `lean` on the path that do just enough."""
    folder = tmp_path_factory.mktemp("project")
    program(folder / "bin/lake", _LAKE)
    program(folder / "bin/lean", _LEAN)
    (folder / "lakefile.toml").write_text('name = "project"\n')
    (folder / "lean-toolchain").write_text("leanprover/lean4:v4.35.0\n")
    program(
        folder / ".lake/packages/REPL/.lake/build/bin/repl",
        f"#!/bin/sh\nexec {shlex.join([sys.executable, faulty_repl.__file__])}\n",
    )
    return folder


@pytest.fixture(scope="module")
def faulty(project: Path) -> Iterator[ReplVerifier]:
    path = os.environ["PATH"]
    os.environ["PATH"] = f"{project / 'bin'}{os.pathsep}{path}"
    limits = Limits(seconds=8, memory_bytes=1 << 30, output_bytes=4 << 20)
    try:
        with make_verifier(f"repl:{project}", limits=limits, workers=1, sandbox="off") as verifier:
            assert isinstance(verifier, ReplVerifier)
            yield verifier
    finally:
        os.environ["PATH"] = path


@pytest.mark.parametrize(("own_limits", "outcome"), [(True, Outcome.UNAVAILABLE), (False, Outcome.TIMEOUT)])
def test_silence_of_a_repl_that_keeps_the_time_itself_is_no_judgement(own_limits: bool, outcome: Outcome) -> None:
    class Silent:
        _proc = None

        def run_dict(self, request: dict[str, object], timeout: float) -> None:
            raise TimeoutError

    framed = frame(submission(RIGHT).source)
    assert not isinstance(framed, LeanRun)
    repl = object.__new__(_Repl)
    repl.place, repl._server = SimpleNamespace(own_limits=own_limits), Silent()
    repl.headers, repl.spoilt = OrderedDict({framed.header: 0}), False
    assert repl.check(framed, 1.0).outcome is outcome
    assert repl.spoilt


def test_right_verdicts(embedded: ReplVerifier) -> None:
    codes = [RIGHT, WRONG, OPEN, "axiom a : False\ntheorem swap (p q : Prop) (h : p ∧ q) : q ∧ p := a.elim"]
    verdicts = embedded.verify([submission(code) for code in codes])
    assert [v.status for v in verdicts] == [Status.PROVED, Status.FAILED, Status.INCOMPLETE, Status.REFUSED]
    assert "4.35.0 (embedded" in embedded.describe()


def test_places_are_those_of_the_policy(embedded: ReplVerifier, verifier: Verifier) -> None:
    problem = Problem.from_lean("import Init\n\n-- c\nopen Nat\n\ntheorem t (n : Nat) : n + 0 = n ∧ True := by sorry")
    wrong = submission("by\n  constructor\n  · rfl\n  · exact n", problem)
    [verdict], [same] = embedded.verify([wrong]), verifier.verify([wrong])
    assert [(d.start, d.end, d.text) for d in verdict.errors] == [(d.start, d.end, d.text) for d in same.errors]
    assert verdict.errors[0].start == Position(4, 4)


def test_checks_do_not_see_each_other(embedded: ReplVerifier) -> None:
    helper = "theorem helper : True := trivial\ntheorem swap (p q : Prop) (h : p ∧ q) : q ∧ p := ⟨h.2, h.1⟩"
    user = "by\n  have := helper\n  exact ⟨h.2, h.1⟩"
    verdicts = embedded.verify([submission(code) for code in (helper, user, helper + " -- again")])
    assert [v.status for v in verdicts] == [Status.PROVED, Status.FAILED, Status.PROVED]


def test_headers_are_kept_and_wrong_ones_are_no_judgement(embedded: ReplVerifier) -> None:
    for header, status in (("import Init", Status.PROVED), ("import Nowhere", Status.UNAVAILABLE)):
        problem = Problem.from_lean(f"{header}\n\ntheorem t : True := by sorry")
        [verdict] = embedded.verify([submission("by trivial", problem)])
        assert verdict.status is status, verdict
    assert "unknown module prefix 'Nowhere'" in verdict.reason
    assert len(embedded.repls) == 1
    pid = embedded.repls
    assert embedded.verify([submission(RIGHT + " -- kept")])[0].status is Status.PROVED
    assert embedded.repls == pid


def test_what_is_more_than_imports_is_no_judgement(embedded: ReplVerifier) -> None:
    run = embedded.run("prelude\ntheorem t : True := trivial")
    assert run.outcome is Outcome.UNAVAILABLE
    assert "more than plain imports" in run.detail


@pytest.mark.parametrize(
    ("fault", "status"),
    [
        ("CRASH", Status.EXHAUSTED),
        pytest.param("GROW", Status.EXHAUSTED, marks=pytest.mark.slow),
        ("FLOOD", Status.EXHAUSTED),
        pytest.param("HANG", Status.TIMEOUT, marks=pytest.mark.slow),
        pytest.param("HALF", Status.EXHAUSTED, marks=pytest.mark.slow),
        ("COMPLAIN", Status.PROVED),
        ("BLANK_BEFORE", Status.PROVED),
        pytest.param("GARBAGE", Status.UNAVAILABLE, marks=pytest.mark.slow),
    ],
)
def test_faults(faulty: ReplVerifier, fault: str, status: Status) -> None:
    [verdict] = faulty.verify([submission(asking_for(fault))])
    assert verdict.status is status, verdict
    assert verdict.status.proved or verdict.reason
    assert faulty.verify([submission(asking_for(f"after_{fault.lower()}"))])[0].status is Status.PROVED
    assert faulty.verify([submission(f"by exact (h : after_{fault.lower()})")])[0].status is Status.FAILED


@pytest.mark.parametrize("fault", ["BLANK_AFTER", "TWICE"])
def test_replies_that_nobody_asked_for_are_not_taken_for_others(faulty: ReplVerifier, fault: str) -> None:
    """What a REPL says too much is at the head of the next reply."""
    assert faulty.verify([submission(asking_for(fault))])[0].status is Status.PROVED
    for code, status in (("exact h", Status.FAILED), ("exact ⟨h.2, h.1⟩", Status.PROVED), ("sorry", Status.INCOMPLETE)):
        text = f"by\n  have next_{fault.lower()} : True := trivial\n  {code}"
        assert faulty.verify([submission(text)])[0].status is status


def test_closing_kills_what_runs() -> None:
    verifier = make_verifier("repl:embedded", limits=Limits(seconds=60), workers=1)
    assert isinstance(verifier, ReplVerifier)
    [pid] = verifier.repls
    family = [psutil.Process(pid), *psutil.Process(pid).children(recursive=True)]
    results: list[Status] = []
    thread = threading.Thread(target=lambda: results.append(verifier.verify([submission(ENDLESS)])[0].status))
    thread.start()
    time.sleep(0.5)
    verifier.close()
    thread.join()
    assert results == [Status.UNAVAILABLE]
    psutil.wait_procs(family, timeout=20)
    assert not [p for p in family if p.is_running() and p.status() != psutil.STATUS_ZOMBIE]


def test_bad_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="names no place"):
        make_verifier("repl:")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(ToolchainError, match="there is no program 'lake'"):
        make_verifier("repl:mathlib@v4.19.0")
    program(tmp_path / "lake", _LAKE)
    with pytest.raises(ValueError, match=r"names no version of Lean; write repl:mathlib@v4\.19\.0"):
        make_verifier("repl:mathlib")
    with pytest.raises(ToolchainError, match="there is no folder"):
        make_verifier(f"repl:{tmp_path / 'nowhere'}")
    with pytest.raises(ToolchainError, match="is no Lake project"):
        make_verifier(f"repl:{tmp_path}")
