"""What the page on integrations says, works."""

from __future__ import annotations

import json
import re
import runpy
import shlex
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from lean_gym.cli import app
from lean_gym.datasets import builtin_problems
from lean_gym.integrations.batch import problem_from_dict, resolve_reward

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "integrations.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


def test_the_stepper(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(blocks("python")[0], "docs/integrations.md", "exec"), {})
    status, *_, done = capsys.readouterr().out.splitlines()[0].split()
    assert (status, done) == ("failed", "False")


def test_the_terms() -> None:
    names: dict[str, list[dict[str, object]]] = {}
    exec(blocks("python")[1], names)
    assert [term.term.name for term in resolve_reward(names["reward"])] == ["format", "attempt_discount", "progress"]


def test_the_options_of_the_server() -> None:
    section = PAGE[PAGE.index("## The HTTP server") : PAGE.index("## NeMo Gym")]
    options = set(re.findall(r"`(--[a-z-]+)", section)) | set(re.findall(r" (--[a-z]+) ", blocks("console")[0]))
    told = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "300", "NO_COLOR": "1"}).output
    assert {"--max-body", "--token-file", "--reward", "--port"} <= options
    assert [option for option in sorted(options) if not re.search(rf"{option}\b", told)] == []


def test_the_request_to_the_server(tmp_path: Path) -> None:
    pytest.importorskip("fastapi", reason="the extra 'serve' is not installed")
    pytest.importorskip("httpx", reason="httpx is not installed")
    from lean_gym import Judge
    from lean_gym.integrations.batch import BatchStepper
    from lean_gym.integrations.serve import create_app
    from tests.integrations.dice import SaysVerifier
    from tests.integrations.test_serve import post

    words = shlex.split(blocks("console")[1].removeprefix("$ "))
    body = json.loads(words[words.index("-d") + 1])
    answer = post(create_app(BatchStepper(Judge(SaysVerifier(workers=1)))), "/verify", json=body)
    assert answer.json()["results"][0]["proved"] is True


def test_rows_for_nemo_gym(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    script = ROOT / "examples" / "nemo_gym" / "make_data.py"
    output = tmp_path / "rows.jsonl"
    monkeypatch.setattr(sys, "argv", ["make_data.py", "builtin", str(output), "--limit", "5"])
    runpy.run_path(str(script), run_name="__main__")
    assert "5 rows" in capsys.readouterr().out
    committed = script.parent / "resources_servers" / "lean_gym" / "data" / "example.jsonl"
    assert output.read_text(encoding="utf-8") == committed.read_text(encoding="utf-8")
    for line, problem in zip(output.read_text(encoding="utf-8").splitlines(), builtin_problems(), strict=False):
        row = json.loads(line)
        assert problem_from_dict(row["problem"]).source() == problem.source()
        assert "proof" not in row["problem"]["metadata"]
