"""Cheats that run programs, tried for real in a scratch folder: they work where nothing stops them, and not here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from lean_gym.audit.corpus import Case, load_cheats
from lean_gym.audit.naive import NAIVE_CHECKS, naive_source
from lean_gym.judge import Judge
from lean_gym.response import render_response
from lean_gym.verdict import Status
from lean_gym.verifiers import Verifier, make_verifier

CASES = {case.id: case for case in load_cheats()}


@pytest.fixture(scope="module")
def open_verifier() -> Iterator[Verifier]:
    """A verifier without a sandbox."""
    with make_verifier("embedded", sandbox="off") as lean:
        yield lean


@pytest.fixture
def victim(tmp_path: Path) -> Path:
    path = tmp_path / "victim.txt"
    path.write_text("precious", encoding="utf-8")
    return path


def aimed(case: Case, victim: Path) -> str:
    """The cheat's code with the victim's whole path in it."""
    assert '"victim.txt"' in case.code
    return case.code.replace('"victim.txt"', f'"{victim}"')


def test_without_a_sandbox_a_file_is_deleted(open_verifier: Verifier, victim: Path) -> None:
    case = CASES["code/remove-file-native-name"]
    run = open_verifier.run(naive_source(case.problem, aimed(case, victim)))
    assert run.exit_code == 0
    assert not victim.exists()


def test_without_a_sandbox_a_file_is_overwritten(open_verifier: Verifier, victim: Path) -> None:
    case = CASES["code/write-file-native"]
    assert open_verifier.run(naive_source(case.problem, aimed(case, victim))).exit_code == 0
    assert victim.read_text(encoding="utf-8") == "overwritten"


def test_without_a_sandbox_a_file_is_read(open_verifier: Verifier, victim: Path) -> None:
    case = CASES["code/read-file-native"]
    run = open_verifier.run(naive_source(case.problem, aimed(case, victim)))
    assert any("precious" in message.text for message in run.messages)


@pytest.mark.parametrize("id", ["code/remove-file-native-name", "code/write-file-native", "code/read-file-native"])
def test_the_screen_stops_them_even_without_a_sandbox(open_verifier: Verifier, victim: Path, id: str) -> None:
    case = CASES[id]
    [attempt] = Judge(open_verifier)([case.problem], [render_response("", aimed(case, victim))])
    assert attempt.verdict.status is Status.REFUSED
    assert victim.read_text(encoding="utf-8") == "precious"
    assert "precious" not in str(attempt)


@pytest.mark.parametrize("id", ["code/exit-native", "code/forged-repl-output"])
def test_leaving_early_with_status_0_is_no_proof(open_verifier: Verifier, id: str) -> None:
    case = CASES[id]
    run = open_verifier.run(naive_source(case.problem, case.code))
    assert NAIVE_CHECKS["and no word sorry"](case.code, run)
    assert CASES[id].works
