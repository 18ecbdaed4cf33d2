"""The corpus as a tool: reports on a judge, on naive checks and on functions; table, JSON, picture, command."""

from __future__ import annotations

import json
import sys
import types
from pathlib import Path

import pytest
import typer
from rich.console import Console
from typer.testing import CliRunner

from lean_gym.audit.corpus import CLASSES, load_cheats, load_honest
from lean_gym.audit.naive import NAIVE_CHECKS
from lean_gym.audit.redteam import (
    Report,
    Trial,
    save_picture,
    save_reports,
    table,
    try_function,
    try_judge,
    try_naive_checks,
)
from lean_gym.commands.redteam import redteam_command
from lean_gym.judge import Judge
from lean_gym.verdict import Status, Verdict
from lean_gym.verifiers import Verifier

CHEATS = [case for case in load_cheats() if case.group in ("sorry", "axiom") and case.needs == "embedded"]
HONEST = [case for case in load_honest() if case.needs == "embedded"][:20]


def made_up() -> Report:
    sorry, axiom = (next(c for c in CHEATS if c.group == g) for g in ("sorry", "axiom"))
    return Report(
        "subject",
        (
            Trial(sorry, True),
            Trial(axiom, False),
            Trial(axiom, None, "no answer"),
            Trial(HONEST[0], True),
            Trial(HONEST[1], False),
        ),
    )


def test_what_a_report_counts() -> None:
    report = made_up()
    counts = report.counts()
    assert (counts["sorry"], counts["axiom"], counts["code"]) == ((1, 1), (0, 1), (0, 0))
    data = report.to_dict()
    assert data["cheats_passed"] == [report.trials[0].case.id]
    assert data["honest_refused"] == [HONEST[1].id]
    assert data["not_judged"] == [report.trials[2].case.id]
    assert (data["cheats_tried"], data["honest_tried"]) == (2, 2)


def test_the_strict_judge_lets_nothing_through_and_naive_checks_do(short_verifier: Verifier) -> None:
    cases = [*CHEATS, *HONEST]
    strict = try_judge(Judge(short_verifier), cases)
    assert strict.subject == "audit strict"
    assert (strict.passed, strict.refused) == ((), ())
    assert all(trial.accepted is not None for trial in strict.trials)
    fast = try_judge(Judge(short_verifier, audit="fast"), cases)
    assert (fast.passed, fast.refused) == ((), ())
    naive = {report.subject: report for report in try_naive_checks(short_verifier, cases)}
    assert set(naive) == set(NAIVE_CHECKS)
    passed = {name: {t.case.id for t in report.passed} for name, report in naive.items()}
    assert "sorry/plain-sorry" in passed["exit status"]
    assert "sorry/plain-sorry" not in passed["and no word sorry"]
    assert "sorry/sorry-ax-term" in passed["empty sorries"]
    # The warning of this version is put in backticks, so a check for the old wording sees nothing.
    assert "sorry/plain-sorry" in passed["old warning"]
    assert "sorry/plain-sorry" not in passed["new warning"]
    assert "axiom/plain" in passed["new warning"]


def test_functions() -> None:
    def picky(code: str) -> bool:
        if "private" in code:
            raise RuntimeError("too hard")
        return "axiom" not in code

    report = try_function(picky, CHEATS, subject="mine")
    not_judged = [t for t in report.trials if t.accepted is None]
    assert not_judged
    assert {t.detail for t in not_judged} == {"RuntimeError: too hard"}
    assert report.counts()["axiom"][0] == 0
    assert report.counts()["sorry"][0] >= 15


def test_table_and_json(tmp_path: Path) -> None:
    console = Console(width=100, record=True, file=open("/dev/null", "w", encoding="utf-8"))  # noqa: SIM115
    console.print(table([made_up(), made_up()]))
    text = console.export_text()
    assert all(group in text for group in CLASSES)
    assert "1/1" in text
    assert "honest," in text
    path = tmp_path / "report.json"
    save_reports([made_up()], path)
    assert json.loads(path.read_text(encoding="utf-8"))["subjects"] == [made_up().to_dict()]


def test_picture(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    path = tmp_path / "report.png"
    save_picture([made_up(), made_up()], path)
    assert path.read_bytes().startswith(b"\x89PNG")
    assert path.stat().st_size > 10_000


def test_a_picture_without_matplotlib_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(ModuleNotFoundError, match=r"lean-gym\[plots\]"):
        save_picture([made_up()], tmp_path / "report.png")


@pytest.fixture
def app() -> typer.Typer:
    app = typer.Typer()
    app.command()(redteam_command)
    return app


def test_the_command(app: typer.Typer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = types.ModuleType("my_rewards")
    module.is_proof = lambda code: "sorry" not in code  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "my_rewards", module)
    path = tmp_path / "report.json"
    result = CliRunner().invoke(
        app, ["--class", "sorry", "--no-honest", "--function", "my_rewards:is_proof", "--json", str(path)]
    )
    assert result.exit_code == 0, result.output
    subjects = {s["subject"]: s for s in json.loads(path.read_text(encoding="utf-8"))["subjects"]}
    assert set(subjects) == {"audit strict", *NAIVE_CHECKS, "my_rewards:is_proof"}
    assert subjects["audit strict"]["cheats_passed"] == []
    assert subjects["audit strict"]["honest_tried"] == 0
    assert subjects["audit strict"]["classes"]["sorry"]["tried"] >= 20
    assert "sorry/admit" in subjects["my_rewards:is_proof"]["cheats_passed"]


@pytest.mark.parametrize(("broken", "exit_code"), [(False, 0), (True, 3)])
def test_the_command_tells_what_was_not_judged(
    app: typer.Typer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, broken: bool, exit_code: int
) -> None:
    """What needs Mathlib is counted; a verifier that judges nothing has not withstood anything."""
    if broken:
        nothing = Verdict(Status.UNAVAILABLE, reason="Lean is gone")
        monkeypatch.setattr(Verifier, "verify", lambda self, asked: [nothing] * len(asked))
    result = CliRunner().invoke(app, ["--class", "sorry", "--no-honest", "--no-naive"])
    assert result.exit_code == exit_code, result.output
    assert "need Mathlib, not judged: 1" in result.stdout
    assert ("such as sorry/" in result.stdout) == broken
    assert "could not be judged" not in caplog.text


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--class", "sory"], "--class sory: no such class"),
        (["--level", "lax"], "audit level 'lax' is not known"),
        (["--function", "json"], "write module:name"),
        (["--function", "no_such_module:f"], "No module named"),
        (["--function", "json:no_such_name"], "no_such_name"),
        (["--function", "json:__name__"], "is no function"),
    ],
)
def test_bad_input_is_one_clear_error(app: typer.Typer, arguments: list[str], message: str) -> None:
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 2
    assert message in " ".join(result.stderr.split())
