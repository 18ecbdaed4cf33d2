"""The data set of a run: prompts, corrections, and going on from a checkpoint."""

from __future__ import annotations

from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="the extra 'agents' is not installed")
pytest.importorskip("transformers", reason="the extra 'agents' is not installed")

from agents.grpo.config import ConfigError  # noqa: E402
from agents.nemo_rl.config import LeanConfig, lean_config  # noqa: E402
from agents.nemo_rl.data import LeanDataset, ValidationDataset, load  # noqa: E402
from agents.nemo_rl.render import Renderer  # noqa: E402
from lean_gym.problem import Problem  # noqa: E402
from tests.agents.nemo_rl.templates import FAMILIES, make_tokenizer  # noqa: E402

RENDERER = Renderer(make_tokenizer(FAMILIES["chatml"]))
PROBLEMS = [
    Problem.from_lean(f"theorem t{i} (p : Prop) (h : p) : p := by sorry", id=f"t{i}", metadata={"level": i})
    for i in range(7)
]


def config(**changes: Any) -> LeanConfig:
    return lean_config({"lean": {"prompt": {"user": "${formal}"}, **changes}})


def ids(data: LeanDataset | list[dict[str, Any]]) -> list[str]:
    return [d["extra_env_info"]["problem"]["id"] for d in data]


def test_an_epoch_is_whole_steps_of_different_problems() -> None:
    data = LeanDataset(PROBLEMS, RENDERER, config(), 3)
    assert len(data) == 6
    first, second = list(data), list(data)
    assert len(first) == len(second) == 6
    assert len(set(ids(first))) == 6
    assert set(ids([*first, second[0]])) == {p.id for p in PROBLEMS}, "the seventh begins the next epoch"
    assert [d["idx"] for d in [*first, *second]] == list(range(12))
    assert ids(LeanDataset(PROBLEMS, RENDERER, config(), 3)) == ids(first)
    assert ids(LeanDataset(PROBLEMS, RENDERER, config(seed=1), 3)) != ids(first)


def test_a_datum_is_the_rendered_prompt() -> None:
    datum = next(iter(LeanDataset(PROBLEMS, RENDERER, config(), 1)))
    [message] = datum["message_log"]
    assert message["role"] == "user"
    problem = next(p for p in PROBLEMS if p.id == ids([datum])[0])
    assert message["content"].endswith("<|im_start|>assistant\n")
    assert problem.statement.strip() in message["content"]
    assert RENDERER.tokenizer.decode(message["token_ids"]) == message["content"]
    assert (datum["length"], datum["loss_multiplier"]) == (len(message["token_ids"]), 1.0)
    assert message["token_ids"].dtype is torch.int64
    assert datum["task_name"] == "lean"


def test_strategies() -> None:
    easy = LeanDataset(PROBLEMS, RENDERER, config(sampling={"strategy": "curriculum", "curriculum_steps": 100}), 1)
    assert ids(list(easy)[:1]) == ["t0"]
    rates = LeanDataset(PROBLEMS, RENDERER, config(sampling={"strategy": "prioritized"}), 1)
    for problem in PROBLEMS[1:]:
        rates.learn(problem.id, 1.0)
    assert set(ids(list(rates))) == {"t0"}


def keep(data: LeanDataset, count: int) -> None:
    for i in range(count):
        assert data.cache.keep(f"t{i}", torch.arange(10 + i, dtype=torch.int32))


def test_corrections_are_prompts_of_their_own() -> None:
    data = LeanDataset(PROBLEMS, RENDERER, config(correction={"rate": 1.0, "max_prompt": 200, "capacity": 3}), 2)
    steps = iter(data)
    assert all(d["extra_env_info"]["nemo_rl"] == {"turns": 1, "kind": "problem", "collect": True} for d in
               [next(steps), next(steps)])  # fmt: skip
    keep(data, 4)
    assert not data.cache.keep("t5", torch.zeros(201, dtype=torch.int32))
    drawn = [next(steps), next(steps)]
    assert set(ids(drawn)) <= {"t1", "t2", "t3"}
    for datum in drawn:
        number = int(ids([datum])[0][1:])
        [message] = datum["message_log"]
        assert message["token_ids"].tolist() == list(range(10 + number))
        assert message["token_ids"].dtype is torch.int64
        assert datum["extra_env_info"]["nemo_rl"] == {"turns": 1, "kind": "correction", "collect": False}


def test_state_goes_through_torch_save(tmp_path: Any) -> None:
    """In the middle of an epoch and of a step, without pickled code, to the same draws."""
    settings = config(correction={"rate": 0.5}, sampling={"strategy": "prioritized"})
    one, other = (LeanDataset(PROBLEMS, RENDERER, settings, 3) for _ in range(2))
    steps = iter(one)
    next(steps)
    keep(one, 4)
    one.learn("t2", 0.5)
    for _ in range(3):
        next(steps)
    torch.save(one.state_dict(), tmp_path / "state.pt")
    rest = [*steps, *one]
    other.load_state_dict(torch.load(tmp_path / "state.pt", weights_only=True))
    again = [*other, *other]
    assert len(rest) == 2 + 6
    assert [d["message_log"][0]["token_ids"].tolist() for d in again] == [
        d["message_log"][0]["token_ids"].tolist() for d in rest
    ]
    assert [d["idx"] for d in again] == [d["idx"] for d in rest]
    assert other.rates.rate("t2") == 0.5
    with pytest.raises(ValueError, match="7 problems"):
        LeanDataset(PROBLEMS[:6], RENDERER, settings, 3).load_state_dict(one.state_dict())


def test_a_real_loader_goes_on(tmp_path: Any) -> None:
    """`StatefulDataLoader`, which NeMo RL uses, in the driver's process."""
    loaders = pytest.importorskip("torchdata.stateful_dataloader", reason="torchdata is not installed")

    def loader() -> Any:
        data = LeanDataset(PROBLEMS, RENDERER, config(correction={"rate": 0.5}), 2)
        return data, loaders.StatefulDataLoader(data, batch_size=2, collate_fn=ids, drop_last=True, num_workers=0)

    data, steps = loader()
    assert len(steps) == 3
    batches = iter(steps)
    next(batches)
    keep(data, 4)
    next(batches)
    torch.save(steps.state_dict(), tmp_path / "loader.pt")
    rest = [*batches, *steps]
    assert len(rest) == 1 + 3
    _, fresh = loader()
    fresh.load_state_dict(torch.load(tmp_path / "loader.pt", weights_only=True))
    assert [*fresh, *fresh] == rest


def test_long_prompts_are_left_out() -> None:
    long = Problem.from_lean("theorem long (p : Prop) (h : p ∧ " + "p ∧ " * 200 + "p) : p := by sorry", id="long")
    small = config(correction={"max_prompt": 150})
    assert [p.id for p in LeanDataset([*PROBLEMS, long], RENDERER, small, 2).problems] == [p.id for p in PROBLEMS]
    with pytest.raises(ConfigError, match="max_prompt=150"):
        ValidationDataset([long], RENDERER, small)
    with pytest.raises(ConfigError, match="7 problems to practise on, but a step takes 8"):
        LeanDataset(PROBLEMS, RENDERER, config(), 8)


def test_validation_has_its_own_turns() -> None:
    data = ValidationDataset(PROBLEMS, RENDERER, config(validation_turns=2))
    assert len(data) == 7
    assert ids([data[i] for i in range(7)]) == [p.id for p in PROBLEMS]
    assert data[3]["extra_env_info"]["nemo_rl"]["turns"] == 2
    assert data[3]["idx"] == 3


def test_sources(tmp_path: Any) -> None:
    assert len(load("builtin", "here")) > 20
    with pytest.raises(ConfigError, match="here"):
        load(str(tmp_path / "none.jsonl"), "here")
    twice = tmp_path / "twice.jsonl"
    twice.write_text('{"id": "a", "formal_statement": "theorem t : True := by sorry"}\n' * 2)
    with pytest.raises(ConfigError, match="the id 'a'"):
        load(str(twice), "here")
