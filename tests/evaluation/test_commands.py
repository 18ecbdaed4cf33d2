"""`lean-gym eval`, `eval-report` and `compare`, with Lean, run as a person runs them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from lean_gym.cli import app
from lean_gym.datasets import builtin_problems, reference_proof
from lean_gym.evaluation import compare, paired_bootstrap, pass_at_k
from lean_gym.evaluation.markdown import comparison_page
from lean_gym.evaluation.presets import PRESETS, kimina_messages
from lean_gym.response import render_response
from tests.evaluation.chat_server import chat_server


def lean_gym(*arguments: object) -> Result:
    return CliRunner().invoke(app, [str(a) for a in arguments])


def results(folder: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((folder / "results.json").read_bytes())
    return data


def write_responses(file: Path, outcomes: dict[str, list[bool]]) -> Path:
    """Right and wrong proofs of built-in problems."""
    problems = {p.id: p for p in builtin_problems()}
    rows = []
    for name, rights in outcomes.items():
        p = problems[name]
        for right in rights:
            proof = reference_proof(p) if right else p.metadata["wrong_proof"]
            rows.append({"problem": name, "response": render_response("Hm.", p.source(proof)), "tokens": 10})
    file.write_text("".join(json.dumps(r) + "\n" for r in rows))
    return file


NAMES = [p.id for p in builtin_problems()[:4]]
FIRST = dict(zip(NAMES, [[True, True, False], [True, False, False], [False] * 3, [True] * 3], strict=True))
SECOND = dict(zip(NAMES, [[True, True, True], [False] * 3, [False, True, True], [True] * 3], strict=True))


@pytest.fixture(scope="module")
def evaluations(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    folder = tmp_path_factory.mktemp("runs")
    for name, outcomes in (("one", FIRST), ("two", SECOND)):
        file = write_responses(folder / f"{name}.jsonl", outcomes)
        result = lean_gym("eval", file, "-o", folder / name, "--skip-missing", "--no-plots")
        assert result.exit_code == 0, result.output
    return folder / "one", folder / "two"


def test_a_file_of_responses(evaluations: tuple[Path, Path]) -> None:
    data = results(evaluations[0])
    assert (data["problems"], data["samples"], data["attempts"], data["unavailable"]) == (4, 3, 12, 0)
    table = {row["k"]: row["estimate"] for row in data["pass_at_k"]}
    for k in (1, 2, 3):
        assert table[k] == pytest.approx(sum(pass_at_k(3, sum(r), k) for r in FIRST.values()) / 4, abs=1e-6)
    assert data["cost"]["tokens"] == 120
    assert data["statuses"] == {"0": {"proved": 6, "failed": 6}}
    for file in ("report.html", "results.md", "attempts.jsonl", "problems.jsonl", "run.json"):
        assert (evaluations[0] / file).stat().st_size > 0


def test_its_log_is_a_file_of_responses(evaluations: tuple[Path, Path], tmp_path: Path) -> None:
    log = evaluations[0] / "attempts.jsonl"
    result = lean_gym("eval", log, "-o", tmp_path, "--skip-missing", "--no-plots", "--limit", "2")
    assert result.exit_code == 0, result.output
    assert results(tmp_path)["solved_problems"] == 2


def test_comparison(evaluations: tuple[Path, Path], tmp_path: Path) -> None:
    data = compare(*evaluations)
    assert data["problems"] == 4
    assert [c["problem"] for c in data["gained"]] == [NAMES[2]]
    assert [c["problem"] for c in data["lost"]] == [NAMES[1]]
    assert data["gained"][0] == {"problem": NAMES[2], "first": [0, 3], "second": [2, 3]}
    for row in data["pass_at_k"]:
        a, b = ([pass_at_k(3, sum(of[n]), row["k"]) for n in NAMES] for of in (FIRST, SECOND))
        difference, p = paired_bootstrap(a, b)
        assert row["difference"] == pytest.approx(difference.estimate, abs=1e-6)
        assert row["p"] == pytest.approx(p, abs=1e-6)
        assert (row["first"], row["second"]) == pytest.approx((sum(a) / 4, sum(b) / 4), abs=1e-6)
    turned = compare(evaluations[1], evaluations[0])
    assert [c["problem"] for c in turned["lost"]] == [NAMES[2]]
    assert turned["pass_at_k"][0]["difference"] == pytest.approx(-data["pass_at_k"][0]["difference"])
    same = compare(evaluations[0], evaluations[0])
    assert all(row["difference"] == 0.0 and row["p"] == 1.0 for row in same["pass_at_k"])
    assert "Solved by the second only: 1" in comparison_page(data)
    result = lean_gym("compare", *evaluations, "--json", "-o", tmp_path / "page.md")
    assert json.loads(result.stdout) == data
    assert (tmp_path / "page.md").read_text() == comparison_page(data)
    assert "Solved by the first only" in lean_gym("compare", *evaluations).stdout


def test_evaluations_without_a_common_problem(evaluations: tuple[Path, Path], tmp_path: Path) -> None:
    other = write_responses(tmp_path / "other.jsonl", {builtin_problems()[9].id: [True]})
    assert lean_gym("eval", other, "-o", tmp_path / "o", "--skip-missing", "--no-plots").exit_code == 0
    result = lean_gym("compare", evaluations[0], tmp_path / "o")
    assert result.exit_code == 2
    assert "no problem in common" in " ".join(result.stderr.split())


def test_report_again(evaluations: tuple[Path, Path]) -> None:
    before = results(evaluations[0])
    (evaluations[0] / "report.html").unlink()
    result = lean_gym("eval-report", evaluations[0], "--json", "--plots")
    assert json.loads(result.stdout) == before
    assert (evaluations[0] / "report.html").exists()
    assert {f.name for f in (evaluations[0] / "plots").iterdir()} >= {"pass_at_k.png", "lengths.png", "failures.png"}


@pytest.mark.slow
def test_a_server_with_corrections_and_the_published_preset(tmp_path: Path) -> None:
    pytest.importorskip("httpx")
    with chat_server(wrong_first=True) as server:
        result = lean_gym(
            "eval", server.url, "-o", tmp_path, "-p", "kimina", "-n", "2", "--limit", "3", "--concurrency", "4"
        )
        bodies = server.requests
    assert result.exit_code == 0, result.output
    assert len(bodies) == 12
    first = next(b for b in bodies if len(b["messages"]) == 2)
    assert (first["temperature"], first["top_p"], first["max_tokens"]) == (0.6, 0.95, 8096)
    assert first["messages"][0]["content"] == "You are an expert in mathematics and Lean 4."
    corrections = [b for b in bodies if len(b["messages"]) == 4]
    assert len(corrections) == 6
    assert all("Error 1" in b["messages"][3]["content"] for b in corrections)
    table = {(row["k"], row["fixes"]): row["estimate"] for row in results(tmp_path)["pass_at_k"]}
    assert table == {(1, 0): 0.0, (2, 0): 0.0, (1, 1): 1.0, (2, 1): 1.0}
    assert results(tmp_path)["format"]["rules"]["tactics_blocks"] == 12


def test_a_prompt_of_ones_own(tmp_path: Path) -> None:
    pytest.importorskip("httpx")
    prompt = tmp_path / "prompt.toml"
    prompt.write_text('system = ""\nuser = "Prove ${name}.\\n${formal}"\n')
    with chat_server() as server:
        result = lean_gym(
            "eval", server.url, "-o", tmp_path / "out", "--prompt", prompt, "-d", "prop_and_swap", "-n", 1
        )
        [body] = server.requests
    assert result.exit_code == 0, result.output
    [message] = body["messages"]
    assert message["content"].startswith("Prove prop_and_swap.\ntheorem prop_and_swap")


def test_the_published_chat() -> None:
    problem = builtin_problems()[0]
    user = kimina_messages(problem)[1]["content"]
    assert user.startswith("Think about and solve the following problem step by step in Lean 4.\n# Problem:")
    assert user.endswith(":= by\n```\n")
    assert "sorry" not in user
    assert problem.informal in user
    assert (PRESETS["kimina"].samples, PRESETS["kimina"].fixes) == (32, 1)


def test_what_could_not_be_judged_is_said(tmp_path: Path) -> None:
    """A name that the embedded library lacks is no failure of the policy."""
    data = tmp_path / "p.jsonl"
    data.write_text(json.dumps({"id": "a", "formal_statement": "theorem a : Nat.none_of_these = 2 := by sorry"}) + "\n")
    responses = tmp_path / "r.jsonl"
    responses.write_text(json.dumps({"id": "a", "response": "```lean4\nby rfl\n```"}) + "\n")
    result = lean_gym("eval", responses, "-d", data, "-o", tmp_path / "out", "--no-plots")
    assert result.exit_code == 3, result.output
    assert "could not be judged" in result.stdout
    assert "tries them again" in result.stderr
    assert results(tmp_path / "out")["pass_at_k"][0]["estimate"] is None


@pytest.mark.parametrize(
    ("arguments", "exit_code", "says"),
    [
        (["eval", "nothing", "-o", "{out}"], 2, "unknown policy 'nothing'"),
        (["eval", "reference", "-o", "{out}", "-p", "gold"], 2, "choose from default, kimina"),
        (["eval", "reference", "-o", "{out}", "-d", "no_such_problem"], 2, "no_such_problem"),
        (["eval", "reference", "-o", "{out}", "--shard", "3/2"], 2, "1 <= i <= n"),
        (["eval", "reference", "-o", "{out}", "--shard", "x"], 2, "--shard"),
        (["eval", "reference", "-o", "{out}", "--rules", "lax"], 2, "lax"),
        (["eval", "reference", "-o", "{out}", "--audit", "lax"], 2, "lax"),
        (["eval", "reference", "-o", "{out}", "--audit", "external"], 3, "external checkers need"),
        (["eval", "reference", "-o", "{out}", "--extra", "[]"], 2, "JSON object"),
        (["eval", "reference", "-o", "{out}", "--extra", "{"], 2, "no JSON"),
        (["eval", "reference", "-o", "{out}", "--top-p", "0"], 2, "top_p"),
        (["eval", "reference", "-o", "{out}", "--prompt", "{file}"], 2, "no TOML"),
        (["eval", "reference", "-o", "{out}", "--prompt", "nowhere"], 2, "nowhere"),
        (["eval", "{file}", "-o", "{out}"], 2, "--skip-missing"),
        (["eval", "{file}", "-o", "{out}", "-d", "prop_and_swap", "-n", "9"], 2, "fewer than 9 responses"),
        (["eval", "{other}", "-o", "{out}"], 2, "no response to any"),
        (["eval", "reference", "-o", "{file}"], 2, "File exists"),
        (["eval-report", "{out}"], 2, "no run.json"),
        (["compare", "{out}", "{out}"], 2, "no run.json"),
    ],
)
def test_bad_input_is_one_clear_error(tmp_path: Path, arguments: list[str], exit_code: int, says: str) -> None:
    file = write_responses(tmp_path / "file.jsonl", {"prop_and_swap": [True]})
    other = tmp_path / "other.jsonl"
    other.write_text('{"id": "x", "response": "y"}\n')
    places = {"{out}": str(tmp_path / "out"), "{file}": str(file), "{other}": str(other)}
    result = lean_gym(*(places.get(a, a) for a in arguments))
    assert result.exit_code == exit_code, result.output
    assert says in " ".join(result.stderr.split())
    assert "Traceback" not in result.output


@pytest.mark.slow
def test_ctrl_c_and_going_on(tmp_path: Path) -> None:
    """A person stops it; the same command goes on and ends with the figures of an undisturbed run."""
    pytest.importorskip("httpx")

    def slowly(_: dict[str, Any]) -> None:
        time.sleep(0.15)

    with chat_server(before=slowly) as server:
        command = ["eval", server.url, "-o", str(tmp_path), "-n", "2", "--limit", "12", "--concurrency", "2"]
        process = subprocess.Popen(
            [sys.executable, "-m", "lean_gym.cli", *command],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "COLUMNS": "200"},
        )
        log = tmp_path / "attempts.jsonl"
        end = time.monotonic() + 60
        while time.monotonic() < end and (not log.exists() or log.read_bytes().count(b"\n") < 4):
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=60)
        done = log.read_bytes().count(b"\n")
        assert process.returncode == 130, said
        assert "the same command goes on" in said
        assert "Traceback" not in said
        assert 4 <= done < 24
        server.before = None
        result = lean_gym(*command)
    assert result.exit_code == 0, result.output
    assert log.read_bytes().count(b"\n") == 24
    assert results(tmp_path)["pass_at_k"][0]["estimate"] == 1.0
