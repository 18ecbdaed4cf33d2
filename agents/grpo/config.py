"""The configuration of a run: dataclasses with a word on every field, read from YAML, unknown names refused."""

# ruff: noqa: RUF009  (option makes the fields of frozen dataclasses)
from __future__ import annotations

import dataclasses
import difflib
import types
import typing
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import yaml

from agents.grpo.advantages import Baseline, Scale
from agents.grpo.losses import Aggregation, KLEstimator, Surrogate

__all__ = [
    "PRESETS",
    "AdvantageConfig",
    "Config",
    "ConfigError",
    "CorrectionConfig",
    "EvaluationConfig",
    "LoggingConfig",
    "LossConfig",
    "OptimizerConfig",
    "PolicyConfig",
    "ProblemsConfig",
    "PromptConfig",
    "RewardConfig",
    "RolloutConfig",
    "SamplingConfig",
    "TrainConfig",
    "VerifierConfig",
    "WarmStartConfig",
    "config_yaml",
    "load_config",
    "option",
    "parse_config",
]

PRESETS = Path(__file__).with_name("configs")
"""The folder of the presets; a preset's name is its file's name."""


class ConfigError(ValueError):
    """A configuration that cannot be used; says which field, which value, and how to mend it."""


def option(default: Any, doc: str, *, least: float | None = None, most: float | None = None) -> Any:
    """A documented field, with bounds for numbers."""
    metadata = {"doc": doc, "least": least, "most": most}
    if isinstance(default, (list, dict)):
        return field(default_factory=lambda: default.copy(), metadata=metadata)
    if isinstance(default, type):
        return field(default_factory=default, metadata=metadata)
    return field(default=default, metadata=metadata)


@dataclass(frozen=True)
class PolicyConfig:
    """What is trained."""

    kind: Literal["tiny", "transformers"] = option("tiny", "tiny: a small decoder from nothing; transformers: a model")
    model: str = option("", "transformers: a folder or the name of a model; tiny: a saved policy; empty for a new one")
    width: int = option(128, "tiny: width of the hidden states", least=2)
    layers: int = option(3, "tiny: number of layers", least=1)
    heads: int = option(4, "tiny: heads of the attention", least=1)
    vocabulary: int = option(700, "tiny: tokens at most, 263 of which are control tokens and bytes", least=264)
    max_length: int = option(512, "tokens of prompt and response together at most", least=16)
    precision: Literal["fp32", "bf16"] = option("fp32", "of the forward pass; the weights of the optimizer are fp32")
    gradient_checkpointing: bool = option(False, "transformers: less memory for more time")
    lora_rank: int = option(0, "transformers: rank of LoRA adapters; 0 trains all weights", least=0)
    lora_alpha: float = option(32.0, "transformers: scale of LoRA adapters", least=0)
    lora_targets: list[str] = option(
        ["q_proj", "k_proj", "v_proj", "o_proj", "gate_proj", "up_proj", "down_proj"], "transformers: adapted layers"
    )
    think_opened: bool = option(False, "transformers: whether the chat template already writes the opening tag")
    generation_batch: int = option(64, "transformers, vllm: responses that are sampled at a time", least=1)
    generation: Literal["transformers", "vllm"] = option(
        "transformers", "transformers: what samples; vllm needs the extra of this name"
    )
    vllm_memory: float = option(0.4, "vllm: share of the GPU's memory for its weights and cache", least=0.01, most=1)
    vllm_eager: bool = option(False, "vllm: no CUDA graphs and no compilation: starts sooner, samples more slowly")
    vllm_sleep: bool = option(True, "vllm: give that memory back while the weights are trained, on a GPU")


@dataclass(frozen=True)
class ProblemsConfig:
    """Which theorems are practised and which are held out."""

    source: str = option("generated", "generated, builtin, or a .jsonl file of problems")
    held_out_source: str = option("", "a .jsonl file of held-out problems; empty: split off from the source")
    families: dict[str, float] = option(
        {"propositional": 1.0}, "generated: weights of propositional, first_order, equality, arithmetic"
    )
    train: int = option(3000, "generated: number of problems to practise on", least=1)
    small_share: float = option(0.5, "generated: share of them that are small; the others are large", least=0, most=1)
    held_out: int = option(256, "number of held-out problems, of shapes that never occur in training", least=1)
    held_out_small_share: float = option(0.0, "generated: share of them that are small", least=0, most=1)
    held_out_seed: int = option(1000, "generated: seed of the held-out problems, the same for all seeds of a run")


@dataclass(frozen=True)
class PromptConfig:
    """The wording of the chat."""

    system: str = option("", "the system message; empty for none")
    user: str = option("${formal}", "the first user message; ${formal} is the Lean text, ${informal} the words")
    errors: int = option(1, "feedback: errors shown", least=1)
    context: int = option(0, "feedback: lines of code around an error", least=0)
    budget: int = option(420, "feedback: characters at most", least=200)


@dataclass(frozen=True)
class VerifierConfig:
    """Who checks the proofs."""

    name: str = option("embedded", "a name for lean_gym.make_verifier")
    workers: int = option(0, "checks at the same time; 0: the processors of this machine", least=0)
    seconds: float = option(20.0, "wall-clock seconds of one check at most", least=0.1)
    audit: Literal["fast", "strict", "external"] = option("strict", "level of the audit")
    cache: str = option("", "a file in which verdicts are kept between runs; empty: in memory only")


@dataclass(frozen=True)
class RewardConfig:
    """From attempts to rewards."""

    rules: Any = option("kimina", "format rules: a preset's name or a list of rules as plain data")
    verify_malformed: bool = option(False, "whether Lean sees responses that break a rule")
    length_weight: float = option(0.0, "weight of the Kimi k1.5 length reward, added to verified × format", least=0)
    length_warmup: int = option(0, "steps over which that weight grows from 0", least=0)
    turn_discount: float = option(1.0, "factor of the reward for every failed turn before the proof", least=0, most=1)
    shuffle: bool = option(False, "control experiment: shuffle the rewards within the batch")


@dataclass(frozen=True)
class WarmStartConfig:
    """Supervised learning before the reinforcement learning; for the small policy."""

    steps: int = option(0, "updates; 0 for none", least=0)
    batch: int = option(16, "examples of an update", least=1)
    learning_rate: float = option(0.003, "of AdamW, for embeddings, head and vectors", least=0)
    muon_learning_rate: float = option(0.015, "of Muon, for the matrices of the layers", least=0)
    small_share: float = option(1.0, "share of small problems; the others are large", least=0, most=1)
    spoilt_share: float = option(
        0.0, "share of examples whose proof has a beginner's mistake, which is to be unlearnt", least=0, most=1
    )
    mistakes: int = option(2000, "spoilt proofs that Lean is asked about, for examples of corrections", least=0)
    correction_share: float = option(0.25, "share of examples that correct a spoilt proof", least=0, most=1)
    drafts: int = option(0, "tactics blocks before the one that counts: a random number up to this", least=0)


@dataclass(frozen=True)
class RolloutConfig:
    """How responses are sampled in training."""

    problems: int = option(16, "prompts of a step", least=1)
    group: int = option(8, "responses to each prompt", least=2)
    max_new_tokens: int = option(200, "tokens of a response at most", least=1)
    temperature: float = option(1.0, "of the sampling", least=0.01)
    turns: int = option(1, "turns of an episode; above 1 failed attempts go on with Lean's feedback", least=1)
    token_budget: int = option(
        0, "tokens of an iteration; what is unfinished goes on in the next; 0: no limit", least=0
    )
    stop: list[str] = option([], "transformers: texts that end a response")
    mask_truncated: bool = option(False, "leave responses that were cut off out of the loss instead of failing them")


@dataclass(frozen=True)
class CorrectionConfig:
    """Failed first attempts as new prompts."""

    rate: float = option(
        0.0, "probability that a prompt of a step is a failed attempt to be corrected", least=0, most=1
    )
    capacity: int = option(5000, "attempts that are kept, the newest", least=1)
    max_feedback: int = option(3000, "characters of feedback at most", least=1)
    max_prompt: int = option(8192, "tokens of such a prompt at most", least=1)


@dataclass(frozen=True)
class SamplingConfig:
    """Which problems are practised."""

    strategy: Literal["uniform", "curriculum", "prioritized"] = option(
        "uniform", "fresh problems: uniform, from easy to hard, or with weight 1 - success rate"
    )
    revisit_share: float = option(
        0.0, "share of a step for problems whose success rate lies strictly between 0 and 1", least=0, most=1
    )
    revisit_after: int = option(5, "steps before a problem comes again", least=0)
    curriculum_steps: int = option(100, "curriculum: steps until all problems are in", least=1)
    smoothing: float = option(0.5, "weight of the newest group in a problem's success rate", least=0, most=1)
    resample: int = option(0, "dynamic sampling: more rounds at most to replace groups without signal", least=0)


@dataclass(frozen=True)
class AdvantageConfig:
    """From rewards to advantages."""

    baseline: Baseline = option("mean", "mean: of the group; leave_one_out: of the others")
    scale: Scale = option("none", "none: Dr. GRPO; std: GRPO")
    per_term: bool = option(False, "advantages of each reward term on its own, then added")


@dataclass(frozen=True)
class LossConfig:
    """The loss."""

    objective: Literal["policy", "mirror_descent"] = option("policy", "clipped policy gradient, or Kimi k1.5's")
    surrogate: Surrogate = option("token", "token: ratio of each token; sequence: GSPO; cispo")
    aggregation: Aggregation = option("dr_grpo", "grpo, dr_grpo, dapo or sequence")
    length: float = option(0.0, "dr_grpo: the constant; 0: max_new_tokens × turns", least=0)
    clip_low: float = option(0.2, "the ratio is clipped below at 1 - this", least=0, most=1)
    clip_high: float = option(0.3, "the ratio is clipped above at 1 + this", least=0)
    clip_dual: float = option(0.0, "dual clip for negative advantages; 0: off", least=0)
    kl_weight: float = option(0.0, "weight of the KL estimate to the starting policy", least=0)
    kl_estimator: KLEstimator = option("k3", "k1, k2 or k3")
    entropy_weight: float = option(0.0, "weight of the entropy, which is rewarded")
    old_logprobs: Literal["sampler", "trainer"] = option(
        "sampler",
        "what the ratio is to: log-probabilities as they were sampled, or those of the trained model before the update",
    )
    importance_cap: float = option(
        2.0,
        "objective=policy, old_logprobs=trainer: tokens weigh min(p trainer / p sampler, this); 0: no such weights",
        least=0,
    )
    tau: float = option(0.1, "mirror_descent: the regularisation", least=1e-9)
    chunk: int = option(1024, "tokens whose logits are in memory at a time", least=1)


@dataclass(frozen=True)
class OptimizerConfig:
    """AdamW."""

    learning_rate: float = option(2e-4, "after the warm-up", least=0)
    betas: list[float] = option([0.9, 0.95], "decay of the two moments")
    weight_decay: float = option(0.0, "decoupled weight decay", least=0)
    warmup_steps: int = option(5, "steps over which the rate grows from 0", least=0)
    decay_share: float = option(0.0, "share of the steps, at the end, over which the rate falls to 0", least=0, most=1)
    max_grad_norm: float = option(1.0, "the gradient is scaled down to this norm", least=1e-9)


@dataclass(frozen=True)
class TrainConfig:
    """The loop."""

    steps: int = option(100, "iterations of sampling and training", least=0)
    minibatches: int = option(1, "updates for each batch of responses", least=1)
    epochs: int = option(1, "passes over each batch", least=1)
    micro_tokens: int = option(16384, "tokens of a forward pass at most, padding included", least=1)
    checkpoint_every: int = option(0, "steps between checkpoints; 0: only at the end and on Ctrl-C", least=0)
    keep_checkpoints: int = option(2, "newest checkpoints that are kept", least=1)
    max_minutes: float = option(0.0, "stop after the step in which this time is reached; 0: no limit", least=0)


@dataclass(frozen=True)
class EvaluationConfig:
    """How the policy is measured on held-out problems."""

    problems: int = option(0, "held-out problems; 0: all", least=0)
    samples: int = option(8, "responses to each", least=1)
    temperature: float = option(1.0, "of the sampling", least=0)
    top_p: float = option(1.0, "of the sampling", least=0.01, most=1)
    correction: bool = option(True, "give each failed response one correction turn")
    every: int = option(0, "steps between evaluations during training; 0: before and after only", least=0)
    seed: int = option(123, "of the sampling, the same for all evaluations")
    batch: int = option(256, "responses that are sampled at a time", least=1)


@dataclass(frozen=True)
class LoggingConfig:
    """What is written beside metrics.jsonl."""

    tensorboard: bool = option(False, "write TensorBoard events")
    wandb: str = option("", "project in Weights & Biases; empty: off")
    progress: bool = option(True, "show a progress bar")
    samples: int = option(2, "responses of each step that are written to samples.jsonl", least=0)


@dataclass(frozen=True)
class Config:
    """A run."""

    output: str = option("runs/grpo", "folder of the run")
    seed: int = option(0, "of everything that is random")
    device: str = option("auto", "auto, cpu, cuda, cuda:1 …")
    threads: int = option(0, "threads of torch; 0: as torch decides", least=0)
    policy: PolicyConfig = option(PolicyConfig, "")
    problems: ProblemsConfig = option(ProblemsConfig, "")
    prompt: PromptConfig = option(PromptConfig, "")
    verifier: VerifierConfig = option(VerifierConfig, "")
    reward: RewardConfig = option(RewardConfig, "")
    warm_start: WarmStartConfig = option(WarmStartConfig, "")
    rollout: RolloutConfig = option(RolloutConfig, "")
    correction: CorrectionConfig = option(CorrectionConfig, "")
    sampling: SamplingConfig = option(SamplingConfig, "")
    advantage: AdvantageConfig = option(AdvantageConfig, "")
    loss: LossConfig = option(LossConfig, "")
    optimizer: OptimizerConfig = option(OptimizerConfig, "")
    train: TrainConfig = option(TrainConfig, "")
    evaluation: EvaluationConfig = option(EvaluationConfig, "")
    logging: LoggingConfig = option(LoggingConfig, "")


# --- reading ----------------------------------------------------------------------------------------------------


def load_config(name: str, changes: Sequence[str] = ()) -> Config:
    """A configuration from a preset's name or a YAML file, with changes such as ``loss.aggregation=grpo``.

    Raises:
        ConfigError: there is no such preset or file, it is no YAML, a field is unknown or a value does not fit.
    """
    preset = PRESETS / f"{name}.yaml"
    path = preset if preset.is_file() else Path(name)
    if not path.is_file():
        names = ", ".join(sorted(p.stem for p in PRESETS.glob("*.yaml")))
        raise ConfigError(f"there is no preset and no file {name!r}; the presets are {names}")
    try:
        data = yaml.safe_load(path.read_text(encoding="utf-8")) or {}
    except yaml.YAMLError as error:
        raise ConfigError(f"{path}: {' '.join(str(error).split())}") from None
    for change in changes:
        place, equals, text = change.partition("=")
        if not equals or not place:
            raise ConfigError(f"{change!r} is no change; write a field and its value, such as train.steps=50")
        *sections, last = place.split(".")
        at = data
        for section in sections:
            at = at.setdefault(section, {})
            if not isinstance(at, dict):
                raise ConfigError(f"{change!r}: {section!r} is no section")
        try:
            at[last] = yaml.safe_load(text)
        except yaml.YAMLError as error:
            raise ConfigError(f"{change!r}: {' '.join(str(error).split())}") from None
    return parse_config(data, str(path))


def parse_config(data: Any, place: str = "config", kind: type[Any] = Config) -> Any:
    """A configuration from plain data.

    Args:
        data: what YAML gave.
        place: where it comes from, for the errors.
        kind: the dataclass of the configuration, with `option` fields.

    >>> parse_config({"train": {"steps": 3}}).train.steps
    3
    >>> parse_config({"train": {"step": 3}})
    Traceback (most recent call last):
        ...
    agents.grpo.config.ConfigError: config: train.step is unknown; did you mean steps?
    """
    return _section(kind, data, place, "")


def _section(kind: type, data: Any, place: str, path: str) -> Any:
    if not isinstance(data, Mapping):
        raise ConfigError(f"{place}: {path.rstrip('.') or 'the configuration'} must be a mapping, got {data!r}")
    hints = typing.get_type_hints(kind)
    fields = {f.name: f for f in dataclasses.fields(kind)}
    values = {}
    for name, value in data.items():
        if name not in fields:
            close = difflib.get_close_matches(str(name), list(fields), n=1)
            hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(fields)}"
            raise ConfigError(f"{place}: {path}{name} is unknown; {hint}")
        hint = hints[name]
        where = f"{path}{name}"
        if dataclasses.is_dataclass(hint):
            values[name] = _section(typing.cast(type, hint), value or {}, place, f"{where}.")
        else:
            values[name] = _value(hint, value, fields[name].metadata, f"{place}: {where}")
    return kind(**values)


def _value(hint: Any, value: Any, metadata: Mapping[str, Any], where: str) -> Any:
    if hint is Any:
        return value
    origin = typing.get_origin(hint)
    if origin is Literal:
        choices = typing.get_args(hint)
        if value not in choices:
            raise ConfigError(f"{where} is {value!r}; choose from {', '.join(map(str, choices))}")
        return value
    if origin in (list, dict) or isinstance(hint, types.GenericAlias):
        if not isinstance(value, origin):
            raise ConfigError(f"{where} must be a {origin.__name__}, got {value!r}")
        inner = typing.get_args(hint)[-1]
        if origin is list:
            return [_value(inner, v, {}, f"{where}[{i}]") for i, v in enumerate(value)]
        return {str(k): _value(inner, v, {}, f"{where}.{k}") for k, v in value.items()}
    if hint is float and isinstance(value, str):  # YAML reads 2e-4 as text
        try:
            value = float(value)
        except ValueError:
            raise ConfigError(f"{where} must be a number, got {value!r}") from None
    if hint is float and isinstance(value, int) and not isinstance(value, bool):
        value = float(value)
    if not isinstance(value, hint) or (hint in (int, float) and isinstance(value, bool)):
        raise ConfigError(f"{where} must be of type {hint.__name__}, got {value!r}")
    least, most = metadata.get("least"), metadata.get("most")
    if (least is not None and not value >= least) or (most is not None and not value <= most):
        bounds = f"at least {least:g}" if most is None else f"between {least:g} and {most:g}"
        raise ConfigError(f"{where} is {value!r}; it must be {bounds}")
    return value


# --- writing ----------------------------------------------------------------------------------------------------


def config_yaml(config: Config, *, comments: bool = True) -> str:
    """The whole configuration as YAML, each field with what it means; `parse_config` reads it back."""
    return "\n".join(_lines(config, 0, comments)) + "\n"


def _lines(section: Any, depth: int, comments: bool) -> list[str]:
    lines: list[str] = []
    pad = "  " * depth
    for f in dataclasses.fields(section):
        value = getattr(section, f.name)
        if dataclasses.is_dataclass(value):
            title = (type(value).__doc__ or "").split("\n")[0]
            lines += ([f"{pad}# {title}"] if comments else []) + [
                f"{pad}{f.name}:",
                *_lines(value, depth + 1, comments),
            ]
            continue
        text = yaml.safe_dump(value, allow_unicode=True, default_flow_style=True, width=10_000).strip()
        text = text.removesuffix("\n...").removesuffix("...").strip()
        comment = f"  # {f.metadata['doc']}" if comments else ""
        lines.append(f"{pad}{f.name}: {text}{comment}")
    return lines
