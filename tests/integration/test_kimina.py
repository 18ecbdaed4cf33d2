"""A real Kimina server on the embedded Lean: verdicts, isolation, keys, recycling, and its death."""

from __future__ import annotations

import importlib.util
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from lean_gym import Problem, Status
from lean_gym.audit import instrument
from lean_gym.submission import Submission
from lean_gym.toolchains import Limits, ToolchainError
from lean_gym.verifiers import make_verifier

if importlib.util.find_spec("kimina_client") is None:
    pytest.skip("needs the Kimina client: pip install 'lean-gym[kimina]'", allow_module_level=True)

from lean_gym.verifiers.kimina import KiminaVerifier
from tests.integration.kimina_server import KiminaServer

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]

PROBLEM = Problem.from_lean("theorem swap (p q : Prop) (h : p ∧ q) : q ∧ p := by sorry")
RIGHT, WRONG, OPEN = "by exact ⟨h.2, h.1⟩", "by exact h", "by sorry"
ENDLESS = "by\n  repeat (have h : True := True.intro)"
EXPECTED = {RIGHT: Status.PROVED, WRONG: Status.FAILED, OPEN: Status.INCOMPLETE}
LIMITS = Limits(seconds=30)


def submission(code: str, problem: Problem = PROBLEM) -> Submission:
    return instrument(problem, code)


def batch(count: int) -> tuple[list[Submission], list[Status]]:
    codes = [list(EXPECTED)[i % 3] for i in range(count)]
    return [submission(f"{code} -- {i}") for i, code in enumerate(codes)], [EXPECTED[code] for code in codes]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[KiminaServer]:
    with KiminaServer(tmp_path_factory.mktemp("kimina")) as running:
        yield running


def test_verdicts_and_time(server: KiminaServer) -> None:
    submissions, expected = batch(12)
    with make_verifier(f"kimina:{server.url}", limits=LIMITS, workers=4) as verifier:
        assert [v.status for v in verifier.verify(submissions)] == expected
    with make_verifier(f"kimina:{server.url}", limits=Limits(seconds=5), workers=2) as verifier:
        verdicts = verifier.verify([submission(ENDLESS), submission(RIGHT)])
    assert verdicts[0].status is Status.TIMEOUT
    assert verdicts[1].status is Status.PROVED


def test_checks_do_not_see_each_other(server: KiminaServer) -> None:
    """Also where a text has no imports: servers would run it in the environment of the first one."""
    helper = "theorem helper : True := trivial\ntheorem swap (p q : Prop) (h : p ∧ q) : q ∧ p := ⟨h.2, h.1⟩"
    user = "by\n  have := helper\n  exact ⟨h.2, h.1⟩"
    with make_verifier(f"kimina:{server.url}", limits=LIMITS, workers=1) as verifier:
        for code, status in ((helper, Status.PROVED), (user, Status.FAILED), (helper + " -- again", Status.PROVED)):
            assert [v.status for v in verifier.verify([submission(code)])] == [status]


def test_headers(server: KiminaServer) -> None:
    right = Problem.from_lean("-- c\nimport Init\n\nopen Nat\n\ntheorem t (n : Nat) : n + 0 = n := by sorry")
    wrong = Problem.from_lean("import Nowhere\n\ntheorem t : True := by sorry")
    with make_verifier(f"kimina:{server.url}", limits=LIMITS, workers=1) as verifier:
        verdicts = verifier.verify([submission("by\n  rfl", right), submission("by trivial", wrong)])
        [failed] = verifier.verify([submission("by\n  have h : True := trivial\n  exact h", right)])
    assert [v.status for v in verdicts] == [Status.PROVED, Status.UNAVAILABLE]
    assert "unknown module prefix 'Nowhere'" in verdicts[1].reason
    assert failed.status is Status.FAILED
    assert failed.errors[0].start is not None
    assert failed.errors[0].start.line == 3


def test_line_ends_that_the_server_makes_up(server: KiminaServer) -> None:
    evil = "by exact ⟨h.2, h.1⟩\n-- \u2028axiom a : False\n\ntheorem u : True := trivial"
    code = f"theorem swap (p q : Prop) (h : p ∧ q) : q ∧ p := {evil}"
    with make_verifier(f"kimina:{server.url}", limits=LIMITS, workers=1) as verifier:
        [verdict] = verifier.verify([submission(code)])
    assert verdict.status is Status.PROVED
    assert verdict.axioms == ()


def test_the_key_and_recycling(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    submissions, expected = batch(12)
    monkeypatch.delenv("KIMINA_API_KEY", raising=False)
    with KiminaServer(tmp_path, api_key="secret", max_repl_uses=3) as server:
        with pytest.raises(ToolchainError, match="does not take the API key"):
            make_verifier(f"kimina:{server.url}")
        with KiminaVerifier([server.url], LIMITS, workers=2, api_key="secret") as verifier:
            assert [v.status for v in verifier.verify(submissions)] == expected


def test_a_server_is_killed_and_another_takes_over(tmp_path: Path) -> None:
    submissions, expected = batch(40)
    with (
        KiminaServer(tmp_path / "one", repls=1) as one,
        KiminaServer(tmp_path / "two", repls=1) as two,
        KiminaVerifier([one.url, two.url], LIMITS, workers=4) as verifier,
    ):
        threading.Timer(1.0, one.kill).start()
        assert [v.status for v in verifier.verify(submissions)] == expected
        assert verifier.served[two.url] > 0


def test_a_server_restarts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lean_gym.verifiers.kimina.verifier.PATIENCE_SECONDS", 120.0)
    submissions, expected = batch(12)
    with KiminaServer(tmp_path, repls=1) as server, KiminaVerifier([server.url], LIMITS, workers=2) as verifier:
        assert [v.status for v in verifier.verify(submissions[:3])] == expected[:3]
        server.kill()
        restart = threading.Timer(1.0, server.start)
        restart.start()
        assert [v.status for v in verifier.verify(submissions)] == expected
        restart.join()


def test_a_repl_that_dies_with_a_submission(tmp_path: Path) -> None:
    """The server only says that the reply is no JSON; that this is the submission's doing shows when it happens twice
    and other texts are still checked."""
    with KiminaServer(tmp_path, repls=1) as server:
        repl = server.folder / "repl/.lake/build/bin/repl"
        text = repl.read_text()
        command = text.partition("exec ")[2].strip()
        repl.write_text(f"#!/bin/sh\nsed -u '/CRASH/Q' | {command}\n")
        with KiminaVerifier([server.url], LIMITS, workers=1) as verifier:
            crash = submission("by\n  have CRASH : True := trivial\n  exact ⟨h.2, h.1⟩")
            assert [v.status for v in verifier.verify([submission(RIGHT)])] == [Status.PROVED]
            [verdict] = verifier.verify([crash])
            assert [v.status for v in verifier.verify([submission(WRONG)])] == [Status.FAILED]
    assert verdict.status is Status.EXHAUSTED
