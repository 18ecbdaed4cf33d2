"""Configurations: everything documented, nothing unknown accepted, and what is printed can be read back."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="the extra 'agents' is not installed")
import yaml
from typer.testing import CliRunner

from agents.grpo.__main__ import app
from agents.grpo.config import PRESETS, Config, ConfigError, config_yaml, load_config, parse_config
from lean_gym.prompts.chat import PromptTemplate
from lean_gym.rewards.presets import resolve_rules

NAMES = sorted(p.stem for p in PRESETS.glob("*.yaml"))


def fields(section, path: str = ""):
    for f in dataclasses.fields(section):
        value = getattr(section, f.name)
        if dataclasses.is_dataclass(value):
            yield from fields(value, f"{path}{f.name}.")
        else:
            yield f"{path}{f.name}", f


def test_every_field_is_documented() -> None:
    assert [name for name, f in fields(Config()) if len(f.metadata["doc"]) < 8] == []


@pytest.mark.parametrize("name", NAMES)
def test_presets_are_read_and_printed(name: str) -> None:
    config = load_config(name)
    printed = config_yaml(config)
    assert parse_config(yaml.safe_load(printed)) == config
    assert all(f"# {f.metadata['doc']}" in printed for _, f in fields(config))
    resolve_rules(config.reward.rules)
    PromptTemplate(config.prompt.system, config.prompt.user)


def test_presets_that_are_promised() -> None:
    assert {"tiny", "qwen3-0.6b-1gpu", "kimina-distill-0.6b-1gpu"} <= set(NAMES)


def test_published_recipe_in_the_kimina_preset() -> None:
    config = load_config("kimina-distill-0.6b-1gpu")
    assert config.loss.aggregation == "dr_grpo"
    assert config.advantage.scale == "none"
    assert (config.loss.clip_low, config.loss.clip_high, config.loss.kl_weight) == (0.2, 0.3, 0.0)
    assert config.optimizer.learning_rate == 2e-6
    assert config.rollout.group == 8
    assert (config.correction.rate, config.correction.capacity, config.correction.max_feedback) == (0.5, 5000, 3000)
    assert (config.rollout.temperature, config.evaluation.top_p, config.evaluation.samples) == (1.0, 0.95, 8)
    assert config.reward.rules == "kimina"


def test_changes() -> None:
    config = load_config("tiny", ["loss.aggregation=grpo", "optimizer.learning_rate=1e-3", "train.steps=7"])
    assert (config.loss.aggregation, config.optimizer.learning_rate, config.train.steps) == ("grpo", 1e-3, 7)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"step": 1}, "step is unknown"),
        ({"train": {"step": 1}}, r"train\.step is unknown; did you mean steps\?"),
        ({"train": 3}, "train must be a mapping"),
        ([], "must be a mapping"),
        ({"train": {"steps": "many"}}, r"train\.steps must be of type int, got 'many'"),
        ({"train": {"steps": True}}, r"train\.steps must be of type int, got True"),
        ({"train": {"steps": -1}}, r"train\.steps is -1; it must be at least 0"),
        ({"loss": {"aggregation": "mean"}}, r"loss\.aggregation is 'mean'; choose from grpo"),
        ({"loss": {"clip_low": 2}}, "between 0 and 1"),
        ({"optimizer": {"learning_rate": "fast"}}, "must be a number"),
        ({"optimizer": {"betas": [0.9, "x"]}}, r"betas\[1\]"),
        ({"problems": {"families": [1]}}, "must be a dict"),
        ({"rollout": {"stop": "x"}}, "must be a list"),
    ],
)
def test_bad_data(data, message: str) -> None:
    with pytest.raises(ConfigError, match=message):
        parse_config(data)


@pytest.mark.parametrize(
    ("name", "changes", "message"),
    [
        ("nothing", [], "the presets are"),
        ("tiny", ["train.steps"], "is no change"),
        ("tiny", ["output.x=1"], "is no section"),
        ("tiny", ["seed=[1"], "seed"),
    ],
)
def test_bad_names_and_changes(name: str, changes: list[str], message: str) -> None:
    with pytest.raises(ConfigError, match=message):
        load_config(name, changes)


def test_a_file_that_is_no_yaml(tmp_path: Path) -> None:
    path = tmp_path / "c.yaml"
    path.write_text("train: [", encoding="utf-8")
    with pytest.raises(ConfigError, match=r"c\.yaml"):
        load_config(str(path))


def test_command_line_prints_the_configuration() -> None:
    result = CliRunner().invoke(app, ["--config", "tiny", "--set", "train.steps=5", "--seed", "3", "--print-config"])
    assert result.exit_code == 0
    config = parse_config(yaml.safe_load(result.output))
    assert (config.train.steps, config.seed) == (5, 3)


@pytest.mark.parametrize("arguments", [["--config", "nothing"], ["--resume", "nowhere"], ["--set", "train.stepz=1"]])
def test_command_line_errors_are_one_line(arguments: list[str]) -> None:
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 2
    assert result.output.startswith("Error: ")
    assert "Traceback" not in result.output
