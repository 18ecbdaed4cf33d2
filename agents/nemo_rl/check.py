"""What can be known of a run before a GPU is touched."""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from agents.grpo.config import ConfigError
from agents.nemo_rl.config import LeanConfig, lean_config
from agents.nemo_rl.data import load, prompts_that_fit
from agents.nemo_rl.render import Renderer
from agents.nemo_rl.verify import make_episodes, make_renderer, open_verifier
from lean_gym.problem import Problem

__all__ = ["Finding", "Memory", "check", "estimate_memory", "problems_of"]

Result = Literal["ok", "failed", "skipped"]
GIB = 2**30


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at.

    Attributes:
        subject: what.
        result: ``ok``, ``failed``, or ``skipped`` where it could not be looked at.
        text: what was found, or how to mend it.
    """

    subject: str
    result: Result
    text: str


def problems_of(config: Mapping[str, Any], lean: LeanConfig) -> Iterator[str]:
    """What in the configuration does not fit together; figures that are not there are not looked at."""

    def get(path: str, default: Any = None) -> Any:
        at: Any = config
        for part in path.split("."):
            at = at.get(part) if isinstance(at, Mapping) else None
        return default if at is None else at

    turns, room = get("grpo.max_rollout_turns", 1), get("policy.max_total_sequence_length")
    if turns != lean.turns:
        yield f"grpo.max_rollout_turns is {turns}, but env.lean.turns is {lean.turns}; make them equal"
    if lean.correction.rate and lean.turns > 1:
        yield "env.lean.correction.rate needs env.lean.turns=1: with more turns, failures are corrected on the spot"
    limit = get("policy.generation.max_new_tokens")
    if max(lean.turns, lean.validation_turns) > 1 and limit is not None and room is not None and limit < room:
        yield (
            f"policy.generation.max_new_tokens is {limit}, less than policy.max_total_sequence_length={room}: with "
            "several turns NeMo RL would go on after a response that was cut off; make them equal"
        )
    if room is not None and lean.correction.max_prompt >= room:
        longest = lean.correction.max_prompt
        yield f"env.lean.correction.max_prompt={longest} leaves no room in {room} tokens for an answer"
    if get("data.num_workers", 0) != 0:
        yield "data.num_workers must be 0: failed attempts come back into the data set in the driver's process"
    if get("data.shuffle", False):
        yield "data.shuffle must be false: the data set draws by itself"
    if get("data.use_multiple_dataloader", False):
        yield "data.use_multiple_dataloader must be false"
    for path in ("grpo.async_grpo.enabled", "data_plane.enabled"):
        if get(path, False):
            yield f"{path} must be false: those trainers run their rollouts where our hooks are not"
    prompts, copies = get("grpo.num_prompts_per_step"), get("grpo.num_generations_per_prompt")
    batch = get("policy.train_global_batch_size")
    if prompts and copies and batch and prompts * copies % batch:
        yield f"a step has {prompts} × {copies} responses, which policy.train_global_batch_size={batch} does not divide"
    gpus = get("cluster.gpus_per_node", 1) * get("cluster.num_nodes", 1)
    parallel = get("policy.dtensor_cfg.tensor_parallel_size", 1) * get("policy.dtensor_cfg.context_parallel_size", 1)
    if gpus % parallel:
        yield f"{gpus} GPUs cannot be shared out in groups of {parallel}"
    elif batch and batch % (gpus // parallel):
        yield f"policy.train_global_batch_size={batch} cannot be shared out over {gpus // parallel} data-parallel ranks"
    if lean.dr_grpo_length:
        if not get("loss_fn.token_level_loss", True) or get("loss_fn.sequence_level_importance_ratios", False):
            yield "env.lean.dr_grpo_length needs loss_fn.token_level_loss=true and no sequence-level ratios"
        if get("grpo.normalize_rewards", False):
            yield "Dr. GRPO does not divide advantages by the standard deviation: set grpo.normalize_rewards=false"
    size, most = get("grpo.val_batch_size"), get("grpo.max_val_samples")
    if lean.problems.validation and size and most and most % size:
        yield f"grpo.max_val_samples={most} is no multiple of grpo.val_batch_size={size}: NeMo RL leaves the rest out"
    validates = get("grpo.val_period", 0) > 0 or get("grpo.val_at_start", False) or get("grpo.val_at_end", False)
    if validates and not lean.problems.validation:
        yield "validation is on, but env.lean.problems.validation is empty; set grpo.val_period=0, val_at_start=false"


# --- memory -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Memory:
    """An estimate for one GPU, in bytes; not a measurement.

    Attributes:
        parameters: of the model, a number.
        training: weights, gradients and optimizer, shared out; the largest gathered layer; what is kept for the
            backward pass; logits.
        generation: what the generation takes.
        sequences: responses of the full length that fit into its cache at a time.
    """

    parameters: int
    training: int
    generation: int
    sequences: int


def estimate_memory(config: Mapping[str, Any], model: Any, gpu: int) -> Memory:
    """Memory of training and of generation on one GPU.

    Training (FSDP over all GPUs, Adam in fp32, activations recomputed): ``16 P / G`` bytes for weights, gradients and
    moments; ``2 V d`` for the largest part that is gathered in bf16; for the T tokens of a microbatch ``2 L T d`` for
    the inputs of the layers, ``2 T (4 d + 3 f)`` for the one that is recomputed, and ``4 T V`` for logits and their
    gradient in bf16 with 12 bytes a logit on top for one chunk in fp32. Generation: its share of the GPU; in it, the
    weights in bf16 and ``4 L k h`` bytes a token for keys and values.

    Args:
        config: the run.
        model: the model's configuration in transformers.
        gpu: memory of one GPU, in bytes.
    """
    policy = config.get("policy", {})
    generation, dtensor = policy.get("generation", {}), policy.get("dtensor_cfg") or {}
    cluster = config.get("cluster", {})
    gpus = cluster.get("gpus_per_node", 1) * cluster.get("num_nodes", 1)
    parallel = (dtensor.get("tensor_parallel_size") or 1) * (dtensor.get("context_parallel_size") or 1)
    room = policy.get("max_total_sequence_length", 4096)
    tokens = room * policy.get("train_micro_batch_size", 1) // parallel
    width, layers, inner, vocabulary = (
        model.hidden_size, model.num_hidden_layers, model.intermediate_size, model.vocab_size
    )  # fmt: skip
    heads = model.num_attention_heads
    kv = getattr(model, "num_key_value_heads", None) or heads
    head = getattr(model, "head_dim", None) or width // heads
    embeddings = vocabulary * width * (1 if getattr(model, "tie_word_embeddings", False) else 2)
    parameters = embeddings + layers * (2 * width * head * (heads + kv) + 3 * width * inner)
    chunk = min(policy.get("logprob_chunk_size") or tokens, tokens)
    kept = 2 * layers * tokens * width if dtensor.get("activation_checkpointing") else 0
    worked = 2 * tokens * (4 * width + 3 * inner) * (1 if kept else layers)
    logits = 4 * tokens * vocabulary + 12 * chunk * vocabulary
    training = 16 * parameters // gpus + 2 * vocabulary * width + kept + worked + logits
    share = generation.get("vllm_cfg", {}).get("gpu_memory_utilization", 0.6)
    tensor = generation.get("vllm_cfg", {}).get("tensor_parallel_size", 1) or 1
    cache = int(share * gpu) - 2 * parameters // tensor - 2 * GIB
    per_sequence = 4 * layers * kv * head * room // tensor
    return Memory(parameters, training, int(share * gpu), max(0, cache // per_sequence))


# --- the check --------------------------------------------------------------------------------------------------

_PROBE = Problem.from_lean("theorem probe (p q : Prop) (h : p ∧ q) : q := by sorry", id="probe")


def check(
    config: Mapping[str, Any],
    *,
    nemo_rl: bool,
    load_tokenizer: Callable[[Mapping[str, Any]], Any],
    load_model: Callable[[str], Any],
    gpu: int = 80 * GIB,
) -> Iterator[Finding]:
    """Look at configuration, data, chat template, verifier and memory.

    Args:
        config: the run.
        nemo_rl: whether NeMo RL is there.
        load_tokenizer: from ``policy.tokenizer`` to a tokenizer.
        load_model: from a model's name to its configuration in transformers.
        gpu: memory of one GPU, in bytes.
    """
    yield from (
        _nemo_rl(config) if nemo_rl else [Finding("NeMo RL", "skipped", "not installed: its part is not checked")]
    )
    try:
        lean = lean_config(config.get("env") or {})
    except ConfigError as error:
        yield Finding("configuration", "failed", str(error))
        return
    wrong = list(problems_of(config, lean))
    yield from (Finding("configuration", "failed", text) for text in wrong)
    if not wrong:
        yield Finding("configuration", "ok", "the figures fit together")

    policy = config.get("policy") or {}
    renderer: Renderer | None = None
    tokenizer = lean.tokenizer or {"name": policy.get("model_name")}
    try:
        renderer = make_renderer(lean, load_tokenizer(tokenizer))
        yield _template(renderer, config)
    except (ValueError, OSError, ImportError) as error:
        yield Finding("chat template", "failed", f"{tokenizer.get('name')}: {_short(error)}")
    yield from _data(config, lean, renderer)
    yield _verifier(lean, renderer)
    yield _memory(config, load_model, gpu)


def _short(error: BaseException) -> str:
    text = " ".join(str(error).split()) or type(error).__name__
    return text if len(text) <= 300 else text[:300] + " …"


def _nemo_rl(config: Mapping[str, Any]) -> Iterator[Finding]:
    try:
        from nemo_rl.algorithms import grpo

        from agents.nemo_rl.hooks import ROLLOUTS
    except Exception as error:  # of any kind: it wants Python 3.13 and what its lock file names
        version = ".".join(map(str, sys.version_info[:2]))
        yield Finding("NeMo RL", "failed", f"cannot be imported with Python {version}: {_short(error)}")
        return
    try:
        grpo.MasterConfig(**config)
    except ValueError as error:
        yield Finding("NeMo RL", "failed", f"its MasterConfig refuses the configuration: {_short(error)}")
        return
    missing = [name for name in (*ROLLOUTS, "validate") if not hasattr(grpo, name)]
    if missing:
        yield Finding("NeMo RL", "failed", f"this version has no {', '.join(missing)}")
    else:
        yield Finding(
            "NeMo RL", "ok", "its MasterConfig takes the configuration, and its trainer has the hooks' places"
        )


def _template(renderer: Renderer, config: Mapping[str, Any]) -> Finding:
    """Whether the ids of a conversation in pieces are those of the template."""
    chat = [{"role": "user", "content": "x"}, {"role": "assistant", "content": "y"}, {"role": "user", "content": "z"}]
    tokenizer = renderer.tokenizer
    whole = tokenizer.apply_chat_template(chat, tokenize=False, add_generation_prompt=True)
    pieces = [*renderer.ids(renderer.prompt([{"role": "user", "content": "x"}])), *renderer.ids("y")]
    stop = next(i for i in sorted(renderer.stop_ids) if renderer.ids(whole).count(i))
    if [*pieces, stop, *renderer.ids(renderer.follow_up("z"))] != renderer.ids(whole):
        return Finding("chat template", "failed", "a conversation in turns does not have the template's ids")
    engine = ((config.get("policy") or {}).get("generation") or {}).get("vllm_cfg") or {}
    if engine.get("async_engine") and not renderer.end():
        # NeMo RL's asynchronous loop takes the ids of an empty observation as floats.
        text = "this template writes nothing after an answer: set policy.generation.vllm_cfg.async_engine=false"
        return Finding("chat template", "failed", text)
    return Finding("chat template", "ok", "a conversation in turns has the template's ids")


def _data(config: Mapping[str, Any], lean: LeanConfig, renderer: Renderer | None) -> Iterator[Finding]:
    step = (config.get("grpo") or {}).get("num_prompts_per_step", 1)
    for name, source in (("training", lean.problems.train), ("validation", lean.problems.validation)):
        if not source:
            continue
        subject = f"{name} data"
        try:
            problems = load(source, f"env.lean.problems.{name}")
            text = f"{len(problems)} problems from {source}"
            if renderer is not None:
                kept, _ = prompts_that_fit(problems, renderer, lean)
                text += f", {len(kept)} with prompts of at most {lean.correction.max_prompt} tokens"
                problems = tuple(kept)
        except ConfigError as error:
            yield Finding(subject, "failed", _short(error))
            continue
        if name == "training" and len(problems) < step:
            yield Finding(subject, "failed", f"{text}, but a step takes {step}")
        else:
            yield Finding(subject, "ok", text)


def _verifier(lean: LeanConfig, renderer: Renderer | None) -> Finding:
    """Whether the verifier proves what is true, and nothing else."""
    if unset := re.findall(r"\$(\w+)", os.path.expandvars(lean.verifier.name)):
        return Finding("verifier", "failed", f"the environment variable {unset[0]} is not set ({lean.verifier.name})")
    began = time.monotonic()
    try:
        with open_verifier(lean) as verifier:
            from lean_gym.judge import Judge

            judge = Judge(verifier, lean.verifier.audit)
            answers = ["```lean4\nby exact h.2\n```", "```lean4\nby exact h.1\n```"]
            right, wrong = judge([_PROBE] * 2, answers)
            if renderer is not None:
                make_episodes(lean, verifier, renderer)
    except Exception as error:  # whatever it is, it is what the run would meet
        return Finding("verifier", "failed", f"{lean.verifier.name}: {type(error).__name__}: {_short(error)}")
    said = (right.verdict.status.value, wrong.verdict.status.value)
    text = f"{lean.verifier.name}: a right and a wrong proof are {said[0]} and {said[1]}"
    if said != ("proved", "failed"):
        return Finding("verifier", "failed", f"{text} ({right.verdict.reason or wrong.verdict.reason})")
    return Finding("verifier", "ok", f"{text}, {time.monotonic() - began:.1f} s with its start")


def _memory(config: Mapping[str, Any], load_model: Callable[[str], Any], gpu: int) -> Finding:
    name = (config.get("policy") or {}).get("model_name", "")
    try:
        memory = estimate_memory(config, load_model(name), gpu)
    except (ValueError, OSError, ImportError, AttributeError, KeyError) as error:
        return Finding("memory", "skipped", f"the configuration of {name!r} could not be read: {_short(error)}")
    text = (
        f"an estimate: {memory.parameters / 1e9:.2f} billion parameters; training {memory.training / GIB:.0f} GiB and "
        f"generation {memory.generation / GIB:.0f} GiB of {gpu / GIB:.0f} GiB, one after the other; "
        f"{memory.sequences} responses of full length at a time on each GPU"
    )
    fits = memory.training < 0.9 * gpu and memory.sequences > 0
    mend = "; lower policy.max_total_sequence_length or raise policy.dtensor_cfg.context_parallel_size"
    return Finding("memory", "ok" if fits else "failed", text if fits else text + mend)
