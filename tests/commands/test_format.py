"""``lean-gym format``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from typer.testing import CliRunner, Result

from lean_gym.cli import app
from lean_gym.testing import Sample, any_text, malformed, well_formed

TEXT = (
    "<think>\n```tactics\nsimp\n```\n</think>\n"
    "```lean4\ntheorem t : 1 = 1 := by\n  exact axiom\n```\nmore\x1b[31m words\n"
)


def lean_gym(*arguments: str, stdin: str | bytes = "") -> Result:
    return CliRunner().invoke(app, list(arguments), input=stdin)


def test_each_rule_with_value_limit_and_the_text_at_fault(tmp_path: Path) -> None:
    file = tmp_path / "response.txt"
    file.write_text(TEXT)
    result = lean_gym("format", str(file))
    assert result.exit_code == 1
    rows = {line.split()[0]: line.split()[1:] for line in result.stdout.splitlines() if line.strip()}
    assert rows["code_block"] == ["1", "1", "✓", "kept"]
    assert rows["tactics_blocks"] == ["1", "2", "✗", "broken"]
    assert rows["agreement"] == ["0", "0.7", "✗", "broken"]
    assert rows["statement_kept"] == ["–", "no", "problem", "given"]
    assert "8   exact axiom" in result.stdout
    assert "malformed: 4 of 10 rules broken" in result.stdout
    assert "\x1b[31m words" not in result.stdout
    assert "more␛[31m words" in result.stdout


def test_a_well_formed_response(tmp_path: Path) -> None:
    @settings(max_examples=3)
    @given(well_formed())
    def check(sample: Sample) -> None:
        goal = tmp_path / "goal.lean"
        goal.write_text(sample.problem.source())
        result = lean_gym("format", "-", "--problem", str(goal), "--rules", "strict", stdin=sample.text)
        assert result.exit_code == 0
        assert "well-formed" in result.stdout
        assert "broken" not in result.stdout

    check()


def test_as_json(tmp_path: Path) -> None:
    @settings(max_examples=10)
    @given(malformed())
    def check(sample: Sample) -> None:
        goal = tmp_path / "goal.lean"
        goal.write_text(sample.problem.source())
        result = lean_gym("format", "-", "-p", str(goal), "--json", stdin=sample.text)
        told = json.loads(result.stdout)
        assert (result.exit_code, told["well_formed"]) == (1, False)
        assert [rule["rule"] for rule in told["rules"] if rule["kept"] is False] == [sample.defect]

    check()


def test_any_text_is_explained() -> None:
    @settings(max_examples=30)
    @given(any_text())
    def check(text: str) -> None:
        data = text.encode("utf-8", errors="replace")
        result = lean_gym("format", "-", "--max-length", "20", "--think-opened", "--tag", "reasoning", stdin=data)
        assert result.exception is None or isinstance(result.exception, SystemExit)
        assert result.exit_code in (0, 1)
        assert "response_length" in result.stdout

    check()


def test_long_parts_are_cut() -> None:
    text = "<think>x</think>\n```lean4\nx\n```\n" + "\n".join(f"line {i}" for i in range(100)) + "y" * 5000
    result = lean_gym("format", "-", stdin=text)
    assert "line 0\n" in result.stdout
    assert "line 98\n" in result.stdout
    assert "line 50\n" not in result.stdout
    assert "y" * 300 not in result.stdout.replace("\n", "")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--rules", "kimono"], "kimono"),
        (["--tag", "<think>"], "<think>"),
        (["--problem", "no_such_problem"], "no_such_problem"),
        (["--problem", "theorem broken"], "broken"),
    ],
)
def test_bad_input(arguments: list[str], named: str) -> None:
    result = lean_gym("format", "-", *arguments, stdin="x")
    assert result.exit_code in (1, 2)
    if named != "broken":
        assert result.exit_code == 2
        assert named in result.stderr


def test_bytes_that_are_no_text() -> None:
    result = lean_gym("format", "-", stdin=b"\xff")
    assert result.exit_code == 2
    assert "0xff" in result.stderr
