"""The command line, run as a person runs it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from lean_gym.cli import app
from lean_gym.commands import common, doctor, play
from lean_gym.datasets import builtin_problem, reference_proof
from lean_gym.verdict import Status, Verdict
from lean_gym.verifiers import ProcessVerifier

GOOD = "theorem swap (p q : Prop) (h : p ∧ q) : q ∧ p := by\n  exact ⟨h.2, h.1⟩\n"
BAD = "theorem swap (p q : Prop) (h : p ∧ q) : q ∧ p := by\n  exact h\n"


def lean_gym(*arguments: str, stdin: str | bytes = "") -> Result:
    return CliRunner().invoke(app, list(arguments), input=stdin)


def test_check_a_proof(tmp_path: Path) -> None:
    file = tmp_path / "swap.lean"
    file.write_text(GOOD)
    result = lean_gym("check", str(file))
    assert result.exit_code == 0
    assert "swap: proved" in result.stdout
    assert "axioms: none" in result.stdout


def test_check_what_is_no_proof(tmp_path: Path) -> None:
    file = tmp_path / "swap.lean"
    file.write_text(BAD)
    result = lean_gym("check", str(file))
    assert result.exit_code == 1
    assert "swap: failed" in result.stdout
    assert "Type mismatch" in result.stdout
    assert f"{file}:2:3: error" in result.stdout.replace("\n", "")


@pytest.mark.parametrize(
    ("code", "status", "exit_code"),
    [
        (GOOD, "proved", 0),
        (BAD, "failed", 1),
        ("theorem t : 1 = 2 := by sorry", "incomplete", 1),
        ("axiom a : False\ntheorem t : 1 = 2 := a.elim", "refused", 1),
        ("import Nowhere\ntheorem t : 1 = 2 := by rfl", "unavailable", 3),
    ],
)
def test_check_standard_input_as_json(code: str, status: str, exit_code: int) -> None:
    result = lean_gym("check", "-", "--json", stdin=code)
    told = json.loads(result.stdout)
    assert (told["status"], result.exit_code) == (status, exit_code)
    assert {"problem", "theorem", "reason", "axioms", "goals", "elapsed", "diagnostics"} <= told.keys()


def test_what_cannot_be_judged_is_said_once() -> None:
    result = lean_gym("check", "-", stdin="import Mathlib\ntheorem t : 1 = 1 := by rfl")
    assert result.exit_code == 3
    assert result.output.count("unknown module prefix 'Mathlib'") == 1
    assert "lake:DIR" in result.stderr


def test_check_against_another_statement() -> None:
    easier = "theorem swap (p q : Prop) (h : q ∧ p) : q ∧ p := h"
    assert lean_gym("check", "-", stdin=easier).exit_code == 0
    result = lean_gym(
        "check", "-", "--problem", "prop_and_swap", "--json", stdin=easier.replace("swap", "prop_and_swap")
    )
    assert result.exit_code == 1
    right = GOOD.replace("swap", "prop_and_swap")
    assert lean_gym("check", "-", "--problem", "prop_and_swap", stdin=right).exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "stdin", "exit_code", "says"),
    [
        (["check", "/no/such/file"], "", 2, "cannot be read"),
        (["check", "-"], "", 2, "empty"),
        (["check", "-"], "def f := 3", 2, "theorem"),
        (["check", "-"], b"theorem t : True := trivial -- caf\xe9", 2, "not UTF-8"),
        (["check", "-"], "theorem a : True := by sorry\ntheorem b : True := by sorry", 2, "name"),
        (["check", "-", "--name", "c"], GOOD, 2, "c"),
        (["check", "-"], "theorem t : Nat.none_of_these = 2 := by rfl", 2, "<stdin>: t is no theorem for this Lean"),
        (["check", "-", "--json"], 'def f : Nat := "a"\ntheorem t : f = f := rfl', 2, "line 1: Type mismatch"),
        (["check", "-", "--problem", "no_such_problem"], GOOD, 2, "no_such_problem"),
        (["check", "-", "--audit", "lax"], GOOD, 2, "lax"),
        (["check", "-", "--verifier", "kimono"], GOOD, 2, "unknown verifier"),
        (["check", "-", "--verifier", "lean:/no/such/lean"], GOOD, 3, "/no/such/lean"),
        (["check", "-", "--verifier", "lake:/no/such/folder"], GOOD, 3, "no Lake project"),
        (["problems", "no_such_problem"], "", 2, "no_such_problem"),
        (["problems", "--tag", "no_such_tag"], "", 2, "no_such_tag"),
        (["problems", "--level", "9"], "", 2, "less than or equal to 5"),
        (["play", "no_such_problem"], "", 2, "no_such_problem"),
    ],
)
def test_bad_input_is_one_clear_error(arguments: list[str], stdin: str | bytes, exit_code: int, says: str) -> None:
    result = lean_gym(*arguments, stdin=stdin)
    assert result.exit_code == exit_code
    assert says in result.stderr.replace("\n", "")
    assert "Traceback" not in result.output


def test_problems() -> None:
    rows = [json.loads(line) for line in lean_gym("problems", "--level", "2", "--json").stdout.splitlines()]
    assert len(rows) >= 35
    assert {row["level"] for row in rows} == {2}
    shown = lean_gym("problems", "prop_and_swap").stdout
    assert "theorem prop_and_swap" in shown
    assert "sorry" in shown
    assert "sorry" not in lean_gym("problems", "prop_and_swap", "--proof").stdout
    assert "prop_and_swap" in lean_gym("problems", "--search", "and_swap").stdout


def test_a_shown_problem_is_not_folded_where_it_is_piped() -> None:
    """Its description was, at 80 columns, and then it was not the second line alone; so was its Lean text."""
    problem = builtin_problem("quant_drinker_with_function")
    assert len(problem.informal) > 80
    title, informal, source = lean_gym("problems", problem.id, "--proof").stdout.split("\n", 2)
    assert title.startswith(problem.id)
    assert informal == problem.informal
    assert source.strip() == problem.source(reference_proof(problem)).strip()


def test_play() -> None:
    entries = ":help\n:nonsense\nexact h\n\n:show\nconstructor\nexact h.2\nexact h.1\n\n"
    result = lean_gym("play", "prop_and_swap", stdin=entries)
    assert result.exit_code == 0
    assert "Type mismatch" in result.stdout
    assert "no command :nonsense" in result.stdout
    assert "1 proved" in result.stdout


@pytest.mark.parametrize("entries", ["", ":quit\n", ":skip\n", "exact h"])
def test_play_ends(entries: str) -> None:
    result = lean_gym("play", "prop_and_swap", stdin=entries)
    assert result.exit_code == 1
    assert "0 proved" in result.stdout


def test_an_interrupted_entry_is_not_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["constructor"])

    def typed(_: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("builtins.input", typed)
    assert play._read_entry() is None


@pytest.mark.parametrize(
    "arguments", [["eval", "reference", "-o", "{out}", "--plots"], ["redteam", "--picture", "{out}"]]
)
def test_missing_matplotlib_is_told_before_the_work(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(common.importlib.util, "find_spec", lambda name: None)
    out = tmp_path / "out"
    result = lean_gym(*(a.format(out=out) for a in arguments))
    assert result.exit_code == 2
    assert "lean-gym[plots]" in result.stderr
    assert not out.exists()


def test_doctor() -> None:
    result = lean_gym("doctor", "--json")
    found = {f["name"]: f for f in json.loads(result.stdout)}
    assert result.exit_code == 0
    assert found["Lean, embedded"]["state"] == "ok"
    assert "4.35.0" in found["Lean, embedded"]["detail"]
    assert all(f["mend"] for f in found.values() if f["state"] != "ok")


def test_doctor_finds_external_checkers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program = tmp_path / "safe_verify"
    program.write_text("#!/bin/sh\n")
    monkeypatch.setenv("LEAN_GYM_SAFE_VERIFY", str(program))
    assert doctor._checkers(None).state == "absent", "it cannot be run"
    program.chmod(0o755)
    found = doctor._checkers(None)
    assert (found.state, found.detail) == ("ok", f"safe_verify at {program}")


def test_doctor_tells_what_is_broken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LEAN_GYM_EMBEDDED_LIBRARY", str(tmp_path))
    result = lean_gym("doctor", "--lake", str(tmp_path))
    assert result.exit_code == 3
    assert "Init.olean" in result.stdout
    assert "lakefile" in result.stdout


def test_doctor_on_a_read_only_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(doctor.os, "access", lambda *_: False)
    found = doctor._cache()
    assert (found.state, "not writable" in found.detail) == ("ok", True)
    monkeypatch.delenv("LEAN_GYM_EMBEDDED_LIBRARY", raising=False)
    monkeypatch.setenv("LEAN_GYM_CACHE", str(tmp_path / "file" / "cache"))
    (tmp_path / "file").write_text("nothing can be written below a file")
    assert doctor._cache().state == "broken"


@pytest.mark.parametrize("status", [Status.PROVED, Status.FAILED, Status.UNAVAILABLE])
def test_doctor_tells_of_a_lean_that_judges_everything_alike(monkeypatch: pytest.MonkeyPatch, status: Status) -> None:
    monkeypatch.setattr(ProcessVerifier, "verify", lambda self, asked: [Verdict(status)] * len(asked))
    found = {f["name"]: f for f in json.loads(lean_gym("doctor", "--json").stdout)}
    assert found["Lean, embedded"]["state"] == "broken"
    assert f"a wrong proof is {status.value}" in found["Lean, embedded"]["detail"]


def test_version_and_help() -> None:
    assert lean_gym("--version").stdout.startswith("lean-gym ")
    for command in ("check", "play", "problems", "doctor"):
        assert "Usage" in lean_gym(command, "--help").stdout


def test_import_is_light() -> None:
    """``import lean_gym`` loads neither torch nor any room of the package."""
    script = (
        "import sys, lean_gym; print([m for m in sys.modules if m.startswith(('torch', 'lean_gym.', 'rich', 'typer'))])"
    )
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, env=os.environ)
    assert told.stdout.strip() == "[]"
