"""The trainer, from top to bottom: set up, warm start, evaluate, then sample – score – update, evaluate, report."""

from __future__ import annotations

import copy
import json
import logging
import random
import signal
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import Any

import torch
import yaml

from agents.grpo.advantages import Advantages, group_advantages, term_advantages
from agents.grpo.checkpoint import latest_checkpoint, random_state, restore_random, write_checkpoint, write_json
from agents.grpo.config import Config, ConfigError, config_yaml, parse_config
from agents.grpo.data import answer_text, collect_mistakes, examples
from agents.grpo.evaluate import Evaluation, evaluate
from agents.grpo.losses import (
    Clip,
    LossStats,
    Mismatch,
    Totals,
    importance_weights,
    mirror_descent_loss,
    policy_loss,
    token_logprobs,
)
from agents.grpo.metrics import MetricsLog
from agents.grpo.problems import ProblemSets, difficulty, load_problem_sets
from agents.grpo.report import write_report
from agents.grpo.rewards import EpisodeRewards, episode_rewards, shuffled
from agents.grpo.rollouts import Episode, Rollouts, Task
from agents.grpo.sampling import ProblemSampler
from agents.grpo.screen import Screen
from agents.grpo.sft import warm_start
from agents.policies.base import Policy, SamplingSettings, pad_rows
from agents.policies.tiny import Decoder, DecoderConfig, TinyPolicy, Tokenizer
from agents.policies.vllm import check_vllm
from lean_gym.datasets.generators.scripted import SIZES, stream
from lean_gym.datasets.samplers import CorrectionCache, WinRates
from lean_gym.judge import Judge
from lean_gym.prompts.chat import PromptTemplate, first_messages
from lean_gym.prompts.feedback import FeedbackStyle
from lean_gym.response import ResponseFormat
from lean_gym.rewards.presets import resolve_rules
from lean_gym.toolchains.limits import Limits
from lean_gym.verifiers import Verifier, make_verifier

__all__ = ["Trainer", "resume_config", "train"]

logger = logging.getLogger(__name__)

_MISMATCH = 0.1
"""Mean difference of log-probabilities, in nats, beyond which sampler and trainer are not the same policy any more."""
_CORPUS = 200
"""Theorems of each size from which the small policy's tokenizer learns its words."""


def train(config: Config, *, resume: bool = False, verifier: Verifier | None = None) -> dict[str, Any]:
    """Train a policy; returns the figures of the report.

    Args:
        config: the run.
        resume: go on from the newest checkpoint in ``config.output`` to the same numbers as without interruption.
        verifier: checks the proofs, and stays the caller's to close; default: what the configuration names.

    Raises:
        ConfigError: the configuration does not fit together, or there is nothing to resume.
        ModuleNotFoundError: vLLM is to sample, but is not installed.
    """
    _check_generation(config)  # before the verifier, whose library may have to be compiled
    if verifier is not None:
        return Trainer(config, verifier).run(resume)
    with make_verifier(
        config.verifier.name,
        limits=Limits(seconds=config.verifier.seconds),
        workers=config.verifier.workers or None,
        cache=config.verifier.cache or None,
    ) as own:
        return Trainer(config, own).run(resume)


def _check_generation(config: Config) -> None:
    """Raise where vLLM is to sample and cannot."""
    if config.policy.generation != "vllm":
        return
    if config.policy.kind != "transformers":
        raise ConfigError(
            f"policy.generation is vllm, which samples from models of transformers; policy.kind is "
            f"{config.policy.kind!r}"
        )
    try:
        check_vllm(_device(config))
    except ValueError as error:
        raise ConfigError(str(error)) from None


def _device(config: Config) -> torch.device:
    name = config.device
    return torch.device(("cuda" if torch.cuda.is_available() else "cpu") if name == "auto" else name)


def resume_config(folder: Path) -> Config:
    """The configuration with which a run was started."""
    path = folder / "config.yaml"
    if not path.is_file():
        raise ConfigError(f"there is no run in {str(folder)!r}: it has no config.yaml")
    return parse_config(yaml.safe_load(path.read_text(encoding="utf-8")), str(path))


@dataclass(frozen=True, slots=True)
class _Update:
    """What the updates of one step did."""

    loss: float
    grad_norm: float
    stats: LossStats


class Trainer:
    """A run on one machine.

    Args:
        config: the run.
        verifier: checks the proofs.
    """

    def __init__(self, config: Config, verifier: Verifier) -> None:
        _check_generation(config)
        self.config = config
        self.folder = Path(config.output)
        if config.threads:
            torch.set_num_threads(config.threads)
        self.device = _device(config)
        self.template = PromptTemplate(system=config.prompt.system, user=config.prompt.user)
        self.judge = Judge(
            verifier,
            audit=config.verifier.audit,
            rules=resolve_rules(config.reward.rules),
            verify_malformed=config.reward.verify_malformed,
            response_format=ResponseFormat(think_opened=config.policy.think_opened),
            feedback=FeedbackStyle(config.prompt.errors, config.prompt.context, config.prompt.budget),
        )
        self.threads = 2 * verifier.workers
        self.problems: ProblemSets = load_problem_sets(config.problems, config.seed)
        self.rng = random.Random(config.seed)
        self.generator = torch.Generator(device=self.device).manual_seed(config.seed)
        self.rates = WinRates(config.sampling.smoothing)
        difficulties = [difficulty(p) for p in self.problems.train]
        ids = [p.id for p in self.problems.train]
        self.sampler = ProblemSampler(ids, difficulties, config.sampling, self.rates, config.seed)
        self.cache: CorrectionCache[list[int]] = CorrectionCache(
            config.correction.capacity,
            config.correction.rate,
            max_feedback=config.correction.max_feedback,
            max_prompt=min(config.correction.max_prompt, config.policy.max_length - 1),
            seed=config.seed,
        )
        self.groups = 0
        self.stop_asked = False

    # --- the run ------------------------------------------------------------------------------------------------

    def run(self, resume: bool = False) -> dict[str, Any]:
        """The whole run."""
        config = self.config
        begin = time.monotonic()
        checkpoint = latest_checkpoint(self.folder / "checkpoints") if resume else None
        if resume and checkpoint is None:
            raise ConfigError(f"there is no checkpoint in {str(self.folder)!r} to resume from")
        torch.manual_seed(config.seed)
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / "config.yaml").write_text(config_yaml(config), encoding="utf-8")
        self.screen = Screen(self.folder, config.logging.progress)

        first = 0
        if checkpoint is not None:
            self.policy = self._load_policy(self.folder / "start")
        else:
            self.policy, seconds = self._start_policy()
            self.policy.save(self.folder / "start")
        reference = copy.deepcopy(self.policy) if config.loss.kl_weight else None
        self._make_optimizer()
        self.rollouts = Rollouts(self.policy, self.judge, self._sampling(), config.rollout.turns, self.threads)
        if checkpoint is not None:
            first = self._restore(checkpoint)
        self.log = MetricsLog(
            self.folder,
            tensorboard=config.logging.tensorboard,
            wandb=config.logging.wandb,
            config=yaml.safe_load(config_yaml(config, comments=False)),
            from_step=first + 1 if checkpoint is not None else 0,
        )
        if checkpoint is None:
            self.log.write("warm_start", 0, seconds)
            self._evaluate("before", 0)

        step = first
        training = time.monotonic()
        with _on_interrupt(self._ask_to_stop):
            while step < config.train.steps and not self.stop_asked:
                self._step(step, reference)
                step += 1
                every = config.train.checkpoint_every
                if every and step % every == 0:
                    self._save(step)
                if config.evaluation.every and step % config.evaluation.every == 0 and step < config.train.steps:
                    self._evaluate("during", step)
                if config.train.max_minutes and time.monotonic() - begin > 60 * config.train.max_minutes:
                    logger.warning("stopped after step %d: %g minutes are over", step, config.train.max_minutes)
                    break
        training = time.monotonic() - training
        self._save(step)
        self.rollouts.close()
        if self.stop_asked:
            self.screen.say(f"Interrupted after step {step}. Go on with --resume {self.folder}")
        else:
            self._evaluate("after", step)
        self.policy.close()
        self.policy.save(self.folder / "policy")
        self.log.write(
            "end",
            step,
            {
                "training_seconds": training,
                "total_seconds": time.monotonic() - begin,
                "cpu_seconds": time.process_time(),
            },
        )
        self.log.close()
        self.screen.close()
        return write_report(self.folder)

    def _step(self, step: int, reference: Policy | None) -> None:
        """One iteration: sample, score, update, write down."""
        config = self.config
        begin = time.monotonic()
        episodes, rewards, rounds = self._experience(step)
        sampled = time.monotonic()
        if config.reward.shuffle:
            rewards = shuffled(rewards, self.rng)
        advantages = self._advantages(episodes, rewards)
        update = self._update(step, episodes, advantages, reference)
        trained = time.monotonic()
        figures = self._figures(episodes, rewards, advantages, update)
        figures |= {
            "rounds": rounds,
            "seconds_sampling": self._sampling_seconds,
            "seconds_verifying": self._waiting_seconds,
            "seconds_training": trained - sampled,
            "seconds": time.monotonic() - begin,
        }
        self._warn(step, rewards, advantages, update.stats.mismatch)
        self.log.write("step", step + 1, figures)
        self.screen.step(step + 1, config.train.steps, figures)
        if config.logging.samples:
            self.screen.samples(step + 1, self.policy, episodes, rewards.total, config.logging.samples)

    # --- experience ---------------------------------------------------------------------------------------------

    def _experience(self, step: int) -> tuple[list[Episode], EpisodeRewards, int]:
        """Episodes of a step with their rewards; with dynamic sampling, groups without signal are replaced."""
        config = self.config
        self._sampling_seconds = self._waiting_seconds = 0.0
        kept: list[Episode] = []
        taken: set[int] = set()
        wanted = config.rollout.problems
        for rounds in range(1, config.sampling.resample + 2):
            tasks = self._tasks(step, wanted, taken)
            episodes = self.rollouts.collect(tasks, self.generator)
            self._sampling_seconds += self.rollouts.seconds.sampling
            self._waiting_seconds += self.rollouts.seconds.waiting
            self._learn_rates(step, episodes)
            kept += episodes
            if rounds > config.sampling.resample or not kept:
                break
            signal_groups = set(self._signal(kept, step))
            wanted = config.rollout.problems - len(signal_groups)
            if wanted <= 0:
                break
            # A group without signal is dropped where another can take its place.
            kept = [e for e in kept if e.task.group in signal_groups]
        rewards = episode_rewards(kept, config.reward, step, mask_truncated=config.rollout.mask_truncated)
        return kept, rewards, rounds

    def _tasks(self, step: int, count: int, taken: set[int]) -> list[Task]:
        """The prompts of a step, each as often as a group has members."""
        size = self.config.rollout.group
        by_id = self.problems.by_id()
        tasks: list[Task] = []
        corrections = self.cache.draw(count)
        for correction in corrections:
            self.groups += 1
            tasks += [Task(by_id[correction.problem], tuple(correction.prompt), self.groups, "correction")] * size
        for choice in self.sampler.draw(count - len(corrections), step, taken):
            taken.add(choice.index)
            problem = self.problems.train[choice.index]
            prompt = tuple(self.policy.start(first_messages(problem, self.template)))
            if len(prompt) >= self.policy.max_length:
                logger.warning("problem %s: its prompt has %d tokens and is left out", problem.id, len(prompt))
                continue
            self.groups += 1
            tasks += [Task(problem, prompt, self.groups, choice.kind)] * size
        return tasks

    def _learn_rates(self, step: int, episodes: Sequence[Episode]) -> None:
        """Success rates from groups that began at the problem itself, and failed first attempts into the cache."""
        if not episodes:
            return
        rewards = episode_rewards(episodes, self.config.reward, step)
        groups: dict[int, list[int]] = defaultdict(list)
        for i, episode in enumerate(episodes):
            if episode.task.kind != "correction" and rewards.scored[i]:
                groups[episode.task.group].append(i)
        for members in groups.values():
            share = float(rewards.solved[members].mean())
            self.rates.update(episodes[members[0]].task.problem.id, share, step)
        if self.config.correction.rate:
            for episode in episodes:
                first = episode.turns[0]
                if episode.task.kind != "correction" and not first.truncated:
                    ids = episode.ids[: first.end]
                    ids += self.policy.follow_up(ids[first.start :], first.attempt.feedback)
                    self.cache.add(first.attempt, ids)

    def _signal(self, episodes: Sequence[Episode], step: int) -> list[int]:
        rewards = episode_rewards(episodes, self.config.reward, step, mask_truncated=self.config.rollout.mask_truncated)
        advantages = self._advantages(episodes, rewards)
        return advantages.group_ids[advantages.signal].tolist()

    def _advantages(self, episodes: Sequence[Episode], rewards: EpisodeRewards) -> Advantages:
        how = self.config.advantage
        groups = torch.tensor([e.task.group for e in episodes], dtype=torch.long)
        options: dict[str, Any] = {"scored": rewards.scored, "baseline": how.baseline, "scale": how.scale}
        if how.per_term:
            weights = dict.fromkeys(rewards.terms, 1.0)
            return term_advantages(rewards.terms, groups, weights, **options)
        return group_advantages(rewards.total, groups, **options)

    # --- updates ------------------------------------------------------------------------------------------------

    def _update(
        self, step: int, episodes: Sequence[Episode], advantages: Advantages, reference: Policy | None
    ) -> _Update:
        """The updates of a step; each mini-batch gives exactly the gradient of its loss, whatever the micro-batches."""
        config = self.config
        members = advantages.scored.nonzero()[:, 0].tolist()
        rate = _learning_rate(config, step)
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        stats, losses, norms = LossStats(), [], []
        self.policy.train()
        old = None
        if config.loss.old_logprobs == "trainer" and config.train.epochs * config.train.minibatches > 1:
            old = self._old_logprobs(self._active(members, advantages), episodes)
        for _ in range(config.train.epochs):
            order = list(members)
            self.rng.shuffle(order)
            parts = [order[i :: config.train.minibatches] for i in range(config.train.minibatches)]
            for part in parts:
                loss, seen = self._accumulate(part, episodes, advantages, reference, old, first=not losses)
                if loss is None:
                    continue
                norm = torch.nn.utils.clip_grad_norm_(self.trained, config.optimizer.max_grad_norm)
                if not torch.isfinite(norm):
                    logger.error("step %d: the gradient is not finite; this update is left out", step + 1)
                else:
                    self.optimizer.step()
                self.optimizer.zero_grad(set_to_none=True)
                losses.append(loss)
                norms.append(float(norm))
                stats = stats + seen
        self.policy.eval()
        return _Update(_mean(losses), _mean(norms), stats)

    def _old_logprobs(self, members: Sequence[int], episodes: Sequence[Episode]) -> dict[int, torch.Tensor]:
        """Log-probabilities of the policy's own tokens before the first update, by episode."""
        found: dict[int, torch.Tensor] = {}
        with torch.no_grad():
            for micro in _micro_batches(members, episodes, self.config.train.micro_tokens):
                ids, mask, own = self._rows([episodes[i] for i in micro])
                logp, _ = self._logprobs(self.policy, ids, mask, own, False)
                parts = logp.split([episodes[i].own_tokens for i in micro])
                found |= dict(zip(micro, parts, strict=True))
        return found

    def _active(self, part: Sequence[int], advantages: Advantages) -> list[int]:
        """The episodes that have a gradient: the totals count the others too, but the model need not see them."""
        how = self.config.loss
        always = how.kl_weight or how.entropy_weight or how.objective == "mirror_descent"
        return [i for i in part if always or advantages.values[i] != 0]

    def _accumulate(
        self,
        part: Sequence[int],
        episodes: Sequence[Episode],
        advantages: Advantages,
        reference: Policy | None,
        old: dict[int, torch.Tensor] | None,
        first: bool,
    ) -> tuple[float | None, LossStats]:
        """Add up the gradient of the loss over some episodes, micro-batch by micro-batch."""
        length = self.config.loss.length or self.config.rollout.max_new_tokens * self.config.rollout.turns
        totals = Totals.of((episodes[i].own_tokens for i in part), length)
        active = self._active(part, advantages)
        if not active:
            return None, LossStats()
        total, stats = 0.0, LossStats()
        for micro in _micro_batches(active, episodes, self.config.train.micro_tokens):
            before = None if old is None else torch.cat([old[i] for i in micro])
            loss, seen = self._loss(
                [episodes[i] for i in micro], advantages.values[micro], totals, reference, before, first
            )
            loss.backward()
            total += float(loss.detach())
            stats = stats + seen
        return total, stats

    def _loss(
        self,
        episodes: Sequence[Episode],
        advantages: torch.Tensor,
        totals: Totals,
        reference: Policy | None,
        before: torch.Tensor | None,
        first: bool,
    ) -> tuple[torch.Tensor, LossStats]:
        """The share of a micro-batch in the loss, and what was seen.

        Args:
            episodes: of the micro-batch.
            advantages: of these episodes.
            totals: of the mini-batch.
            reference: the starting policy, for the KL term.
            before: log-probabilities before the step's first update, where they had to be computed.
            first: whether the weights are still those of that time.
        """
        config = self.config.loss
        ids, mask, own = self._rows(episodes)
        sequence = own[:, 1:].nonzero()[:, 0]
        sampled = torch.tensor([x for e in episodes for x in e.logprobs], device=self.device)
        entropy = bool(config.entropy_weight)
        logp, entropies = self._logprobs(self.policy, ids, mask, own, entropy)
        if before is None and first:
            before = logp.detach()
        mismatch = Mismatch.of(before, sampled) if first and before is not None else Mismatch()
        behaviour, importance = sampled, None
        if config.old_logprobs == "trainer" and before is not None:
            behaviour = before
            if config.importance_cap:
                importance = importance_weights(before, sampled, config.importance_cap)
        advantages = advantages.to(self.device)
        if config.objective == "mirror_descent":
            loss, stats = mirror_descent_loss(logp, behaviour, sequence, advantages, totals, tau=config.tau)
            return loss, replace(stats, mismatch=mismatch)
        base = None
        if reference is not None:
            with torch.no_grad():
                base, _ = self._logprobs(reference, ids, mask, own, False)
        loss, stats = policy_loss(
            logp,
            behaviour,
            sequence,
            advantages,
            totals,
            surrogate=config.surrogate,
            aggregation=config.aggregation,
            clip=Clip(config.clip_low, config.clip_high, config.clip_dual or None),
            reference=base,
            kl_weight=config.kl_weight,
            kl_estimator=config.kl_estimator,
            entropies=entropies,
            entropy_weight=config.entropy_weight,
            importance=importance,
        )
        return loss, replace(stats, mismatch=mismatch)

    def _rows(self, episodes: Sequence[Episode]) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Ids, right-padded; which of them are no padding; and which the policy wrote."""
        ids, mask = pad_rows([e.ids for e in episodes], self.policy.pad_id)
        own, _ = pad_rows([e.own_mask() for e in episodes], 0)
        return ids.to(self.device), mask.to(self.device), own.bool().to(self.device)

    def _logprobs(
        self, policy: Policy, ids: torch.Tensor, mask: torch.Tensor, own: torch.Tensor, entropy: bool
    ) -> tuple[torch.Tensor, torch.Tensor | None]:
        """Log-probabilities of the policy's own tokens, row by row."""
        bf16 = self.config.policy.precision == "bf16"
        with torch.autocast(self.device.type, torch.bfloat16) if bf16 else nullcontext():
            hidden = policy.hidden(ids[:, :-1], mask[:, :-1])[own[:, 1:]]
            weight, bias = policy.head()
            return token_logprobs(
                hidden,
                weight,
                ids[:, 1:][own[:, 1:]],
                bias=bias,
                temperature=self.config.rollout.temperature,
                chunk=self.config.loss.chunk,
                entropy=entropy,
            )

    # --- figures ------------------------------------------------------------------------------------------------

    def _figures(
        self, episodes: Sequence[Episode], rewards: EpisodeRewards, advantages: Advantages, update: _Update
    ) -> dict[str, Any]:
        scored, solved = rewards.scored.tolist(), rewards.solved.tolist()
        judged = [(e, s) for e, ok, s in zip(episodes, scored, solved, strict=True) if ok]
        firsts = [e.turns[0] for e, _ in judged]
        figures: dict[str, Any] = {
            "reward": _mean(rewards.total[rewards.scored].tolist()),
            "solved": _mean([s for _, s in judged]),
            "malformed": _mean([float(t.truncated or bool(t.attempt.violations)) for t in firsts]),
            "truncated": _mean([float(t.truncated) for t in firsts]),
            "unscored": 1 - sum(scored) / max(1, len(scored)),
            "groups": advantages.groups,
            "groups_with_signal": advantages.groups_with_signal,
            "length": _mean([e.own_tokens for e, _ in judged]),
            "length_right": _mean([e.own_tokens for e, s in judged if s]),
            "length_wrong": _mean([e.own_tokens for e, s in judged if not s]),
            "tokens": sum(e.own_tokens for e in episodes),
            "judged": sum(len(e.turns) for e in episodes),
            "entropy": -_mean([x for e in episodes for x in e.logprobs]),
            "held": self.rollouts.held,
            "cache": len(self.cache),
            "loss": update.loss,
            "grad_norm": update.grad_norm,
            "learning_rate": self.optimizer.param_groups[0]["lr"],
            "sampling_logp_difference": update.stats.mismatch.mean,
            "sampling_logp_difference_max": update.stats.mismatch.largest,
        }
        for kind in ("fresh", "revisit", "correction"):
            figures[f"solved_{kind}"] = _mean([s for e, s in judged if e.task.kind == kind])
        for turn in range(self.config.rollout.turns if self.config.rollout.turns > 1 else 0):
            reached = [e.turns[turn].attempt for e, _ in judged if len(e.turns) > turn]
            proved = [float(a.verdict.status.proved and not a.violations) for a in reached]
            figures |= {f"turn{turn + 1}_solved": _mean(proved), f"turn{turn + 1}_reached": len(reached)}
        means = update.stats.means()
        means.pop("entropy")
        return figures | means

    def _warn(self, step: int, rewards: EpisodeRewards, advantages: Advantages, mismatch: Mismatch) -> None:
        if mismatch.mean > _MISMATCH and not self.config.rollout.token_budget:
            logger.warning(
                "step %d: what samples and what is trained are not the same policy: their log-probabilities differ by "
                "%.3f on average",
                step + 1,
                mismatch.mean,
            )
        if not len(rewards.scored):  # partial rollouts: no group is finished yet
            return
        unscored = int((~rewards.scored).sum())
        if unscored:
            logger.warning("step %d: %d of %d episodes are masked", step + 1, unscored, len(rewards.scored))
        if not rewards.scored.any():
            logger.error("step %d: NOTHING WAS JUDGED. Is the verifier healthy? Nothing is learnt.", step + 1)
        elif advantages.groups_with_signal == 0:
            kept = rewards.total[rewards.scored]
            what = "all rewards are equal" if float(kept.max()) == float(kept.min()) else "every group is of one mind"
            logger.error("step %d: NO GROUP CARRIES A SIGNAL (%s): nothing is learnt in this step", step + 1, what)

    def _evaluate(self, kind: str, step: int) -> Evaluation:
        self.policy.eval()
        self.screen.say(f"Evaluation {kind} training: {self.config.evaluation.samples} responses to each problem")
        result = evaluate(
            self.policy,
            self.judge,
            self.problems.held_out,
            self.template,
            self.config.evaluation,
            self.config.rollout.max_new_tokens,
            stop=tuple(self.config.rollout.stop),
            threads=self.threads,
        )
        self.log.write(f"evaluation_{kind}", step, result.to_dict())
        self.screen.evaluation(kind, result)
        return result

    # --- policy and optimizer -----------------------------------------------------------------------------------

    def _start_policy(self) -> tuple[Policy, dict[str, Any]]:
        """The policy before reinforcement learning, and what its making took."""
        config = self.config
        if config.policy.kind == "transformers" and config.warm_start.steps:
            raise ConfigError("warm_start.steps: only the tiny policy has a warm start; set it to 0")
        if config.policy.kind == "transformers" or (config.policy.model and not config.warm_start.steps):
            return self._load_policy(Path(config.policy.model)), {"steps": 0}
        if config.problems.source != "generated":
            raise ConfigError("warm_start: the tiny policy learns from generated problems; set problems.source")
        begin = time.monotonic()
        families, held = config.problems.families, self.problems.shapes
        seed = 10_000 + config.seed
        mistakes = collect_mistakes(self.judge, config.warm_start.mistakes, seed, families, held)
        asked = time.monotonic()
        if config.policy.model:
            policy = TinyPolicy.load(Path(config.policy.model), self.device)
        else:
            policy = self._new_policy([m.feedback for m in mistakes], seed)
        taught = examples(
            policy,
            self.template,
            mistakes,
            seed + 7,
            families,
            held,
            small_share=config.warm_start.small_share,
            spoilt_share=config.warm_start.spoilt_share,
            correction_share=config.warm_start.correction_share,
            drafts=config.warm_start.drafts,
        )
        loss = warm_start(policy, taught, config.warm_start, seed, self.screen.warm_start(config.warm_start.steps))
        return policy, {
            "steps": config.warm_start.steps,
            "loss": loss,
            "mistakes": len(mistakes),
            "vocabulary": len(policy.tokenizer),
            "parameters": sum(p.numel() for p in policy.module.parameters()),
            "seconds_asking": asked - begin,
            "seconds": time.monotonic() - begin,
        }

    def _new_policy(self, feedback: Sequence[str], seed: int) -> TinyPolicy:
        """A tiny policy whose tokenizer knows the words of generated theorems and of some feedback."""
        how, rng = self.config.policy, random.Random(seed)
        corpus = list(feedback)
        for size in SIZES.values():
            for made in islice(stream(seed + 5, size, self.config.problems.families, self.problems.shapes), _CORPUS):
                corpus += [first_messages(made.problem("x"), self.template)[-1]["content"], answer_text(made, rng)]
        tokenizer = Tokenizer.train(corpus, how.vocabulary)
        shape = DecoderConfig(len(tokenizer), how.width, how.layers, how.heads, how.max_length)
        return TinyPolicy(tokenizer, Decoder(shape).to(self.device))

    def _load_policy(self, folder: Path) -> Policy:
        if self.config.policy.kind == "tiny":
            return TinyPolicy.load(folder, self.device)
        from agents.policies.hf import TransformersPolicy

        return TransformersPolicy.load(self.config.policy, folder, self.device)

    def _make_optimizer(self) -> None:
        config = self.config.optimizer
        self.trained = [p for p in self.policy.module.parameters() if p.requires_grad]
        self.optimizer = torch.optim.AdamW(
            self.trained, config.learning_rate, betas=tuple(config.betas), weight_decay=config.weight_decay
        )

    def _sampling(self) -> SamplingSettings:
        rollout = self.config.rollout
        return SamplingSettings(
            rollout.max_new_tokens,
            rollout.temperature,
            token_budget=rollout.token_budget or None,
            stop=tuple(rollout.stop),
        )

    # --- checkpoints --------------------------------------------------------------------------------------------

    def _save(self, step: int) -> None:
        def write(folder: Path) -> None:
            self.policy.save(folder / "policy")
            tensors = {"optimizer": self.optimizer.state_dict(), "generator": self.generator.get_state()}
            torch.save(tensors | {"torch": torch.get_rng_state()}, folder / "tensors.pt")
            state = {
                "step": step,
                "rng": random_state(self.rng),
                "groups": self.groups,
                "rates": self.rates.state_dict(),
                "sampler": self.sampler.state_dict(),
                "cache": self.cache.state_dict(),
                "held": self.rollouts.state(),
            }
            write_json(folder / "state.json", state)

        write_checkpoint(self.folder / "checkpoints", step, write, self.config.train.keep_checkpoints)

    def _restore(self, checkpoint: Path) -> int:
        """Everything that a checkpoint holds; returns its step."""
        state = json.loads((checkpoint / "state.json").read_text(encoding="utf-8"))
        tensors = torch.load(checkpoint / "tensors.pt", weights_only=True)
        saved = self._load_policy(checkpoint / "policy")
        self.policy.module.load_state_dict(saved.module.state_dict())
        self.optimizer.load_state_dict(tensors["optimizer"])
        self.generator.set_state(tensors["generator"])
        torch.set_rng_state(tensors["torch"])
        restore_random(self.rng, state["rng"])
        self.groups = state["groups"]
        self.rates.load_state_dict(state["rates"])
        self.sampler.load_state_dict(state["sampler"])
        self.cache.load_state_dict(state["cache"])
        self.rollouts.load(state["held"], self.problems.by_id())
        return int(state["step"])

    def _ask_to_stop(self) -> None:
        self.stop_asked = True
        self.screen.say("Interrupted: this step is finished and saved. Press Ctrl-C again to stop at once.")


def _learning_rate(config: Config, step: int) -> float:
    """The rate of a step, from 0: it grows over the warm-up, and falls over the last share of the steps."""
    how, steps = config.optimizer, config.train.steps
    grown = min(1.0, (step + 1) / max(1, how.warmup_steps))
    falling = how.decay_share * steps
    left = min(1.0, max(0, steps - step) / falling) if falling else 1.0
    return how.learning_rate * grown * left


def _micro_batches(members: Sequence[int], episodes: Sequence[Episode], most: int) -> list[list[int]]:
    """Episodes of similar length together, with at most ``most`` tokens, padding included."""
    ordered = sorted(members, key=lambda i: (len(episodes[i].ids), i))
    batches: list[list[int]] = []
    for i in ordered:
        if not batches or (len(batches[-1]) + 1) * len(episodes[i].ids) > most:
            batches.append([])
        batches[-1].append(i)
    return batches


class _on_interrupt:
    """The first Ctrl-C calls a function, the second one interrupts."""

    def __init__(self, call: Callable[[], None]) -> None:
        self._call = call
        self._before: Any = None

    def __enter__(self) -> None:
        def handle(number: int, frame: Any) -> None:
            signal.signal(signal.SIGINT, self._before)
            self._call()

        try:
            self._before = signal.signal(signal.SIGINT, handle)
        except ValueError:  # not in the main thread: nobody presses Ctrl-C there
            self._before = None

    def __exit__(self, *_: object) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else float("nan")
