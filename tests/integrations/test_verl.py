"""The reward function for verl, alone and as verl loads and calls it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from lean_gym import Problem, Status
from lean_gym.integrations import verl
from lean_gym.integrations.batch import problem_to_dict
from lean_gym.verifiers import Verifier
from tests.integrations.dice import SaysVerifier

LEAN = "theorem swap (p q : Prop) (h : p ∧ q) : q ∧ p := by sorry"
GOOD = "```lean4\nby exact ⟨h.2, h.1⟩\n```"
BAD = "```lean4\nby exact h\n```"
JSON = json.dumps(problem_to_dict(Problem.from_lean(LEAN)))


@pytest.fixture
def lent(verifier: Verifier, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The verifier of all tests in place of a new one; how new ones were asked for."""
    asked: list[dict[str, Any]] = []

    def lend(name: str, **options: Any) -> Verifier:
        asked.append({"name": name, **options})
        return verifier

    monkeypatch.setattr(verl, "make_verifier", lend)
    monkeypatch.setattr(verl, "_steppers", {})
    return asked


def test_many_at_once_share_one_verifier(lent: list[dict[str, Any]]) -> None:
    async def all_of_them() -> list[dict[str, float]]:
        responses = [(GOOD, LEAN), (BAD, JSON), (GOOD, JSON), ("no idea", LEAN)]
        return await asyncio.gather(
            *(
                verl.compute_score("lean", text, problem, {}, reward="verified", workers=2)
                for text, problem in responses
            )
        )

    wanted = [{"score": x, "acc": x, "verified": x} for x in (1.0, 0.0, 1.0, 0.0)]
    assert asyncio.run(all_of_them()) == wanted
    assert [(a["name"], a["workers"]) for a in lent] == [("embedded", 2)]


def test_terms_come_as_plain_data(lent: list[dict[str, Any]]) -> None:
    reward = [{"term": "format", "graded": True}]
    found = asyncio.run(verl.compute_score("lean", GOOD, LEAN, reward=reward, reward_router_address=None))
    assert found["acc"] == 1.0
    assert 0 < found["score"] == found["graded_format"] < 1


def test_a_wrong_reward_leaves_no_verifier_open(monkeypatch: pytest.MonkeyPatch) -> None:
    lean = SaysVerifier(workers=1)
    monkeypatch.setattr(verl, "make_verifier", lambda *_, **__: lean)
    monkeypatch.setattr(verl, "_steppers", {})
    with pytest.raises(ValueError, match="there is no preset 'kimono'"):
        asyncio.run(verl.compute_score("lean", GOOD, LEAN, reward="kimono"))
    assert lean.closed


def test_what_was_not_judged_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    lean = SaysVerifier(workers=1)
    lean.status = Status.UNAVAILABLE
    monkeypatch.setattr(verl, "make_verifier", lambda *_, **__: lean)
    monkeypatch.setattr(verl, "_steppers", {})

    async def at_once(seconds: float) -> None:
        return None

    monkeypatch.setattr(verl.asyncio, "sleep", at_once)
    with pytest.raises(verl.NotJudgedError, match="'swap': the response could not be judged in 3 tries: as told"):
        asyncio.run(verl.compute_score("lean", GOOD, LEAN))


def test_as_verl_loads_and_calls_it() -> None:
    """verl's own loader and reward manager, with a verifier of their own."""
    pytest.importorskip("verl.trainer.ppo.reward", reason="verl is not installed; it is no dependency")
    import numpy as np
    import torch
    from omegaconf import OmegaConf
    from verl import DataProto
    from verl.experimental.reward_loop.reward_manager.naive import NaiveRewardManager
    from verl.trainer.ppo.reward import get_custom_reward_fn

    class Tokenizer:
        def decode(self, ids: Any, skip_special_tokens: bool = True) -> str:
            return "".join(map(chr, ids.tolist()))

    path = str(Path(verl.__file__))
    own = {"path": path, "name": "compute_score", "reward_kwargs": {"reward": [{"term": "progress"}], "workers": 1}}
    config = OmegaConf.create({"reward": {"custom_reward_function": own}, "data": {}})

    async def run() -> list[float]:
        manager = NaiveRewardManager(config, Tokenizer(), get_custom_reward_fn(config))
        scores = []
        for text in (GOOD, BAD):
            ids = torch.tensor([[ord(c) for c in text]])
            data = DataProto.from_dict(
                tensors={"responses": ids, "attention_mask": torch.ones_like(ids)},
                non_tensors={
                    "data_source": np.array(["lean"], dtype=object),
                    "reward_model": np.array([{"ground_truth": LEAN}], dtype=object),
                    "extra_info": np.array([{}], dtype=object),
                },
            )
            scores.append((await manager.run_single(data))["reward_score"])
        return scores

    assert asyncio.run(run()) == [pytest.approx(1.1), 0.0]
