"""Each example runs as it stands."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest

from tests.evaluation.chat_server import chat_server

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def example(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_custom_agent(capsys: pytest.CaptureFixture[str]) -> None:
    proved = example("custom_agent").main(1)
    told = capsys.readouterr().out
    assert f"{proved} of " in told
    assert 10 <= proved == told.count(": proved after")


def test_openai_agent(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("httpx")
    with chat_server(wrong_first=True) as server:
        reward = example("openai_agent").main(server.url, "prop_and_swap")
        assert len(server.requests) == 2
    assert reward == 1.0
    assert "proved after 2 attempts" in capsys.readouterr().out


@pytest.mark.parametrize("wrong_first", [False, True])
def test_best_of_n(wrong_first: bool, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("httpx")
    with chat_server(wrong_first=wrong_first) as server:
        best = example("best_of_n").main(server.url, "prop_and_swap", "3")
        assert len(server.requests) == (6 if wrong_first else 3)
    assert best.verdict.status.proved
    assert best.response.code in capsys.readouterr().out


def test_evaluate_responses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    module = example("evaluate_responses")
    pass_at_1 = module.main(out=str(tmp_path / "one"))
    rows = [json.loads(line) for line in (tmp_path / "one" / "responses.jsonl").read_text().splitlines()]
    assert len(rows) == 4 * len({r["problem"] for r in rows})
    assert 0 < pass_at_1 < 1
    assert "pass@4" in capsys.readouterr().out
    assert module.main(str(tmp_path / "one" / "responses.jsonl"), str(tmp_path / "two")) == pass_at_1
    assert (tmp_path / "two" / "report.html").exists()


def test_reward_wrapper() -> None:
    assert example("reward_wrapper").main() == {"wrong": 0.0, "classical": 1.0, "constructive": 1.5}


def test_own_dataset() -> None:
    assert example("own_dataset").main() == {"usable": ["swap", "double"], "wrong": ["typo"], "rejected": ["4"]}
