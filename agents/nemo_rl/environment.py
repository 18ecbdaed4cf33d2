"""The environment of NeMo RL: an actor that judges with Lean, alone or over replicas on many nodes."""

from __future__ import annotations

import logging
import queue
import threading
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import ray
import torch
from nemo_rl.algorithms.utils import get_tokenizer
from nemo_rl.distributed.batched_data_dict import BatchedDataDict
from nemo_rl.environments.interfaces import EnvironmentInterface, EnvironmentReturn

from agents.nemo_rl.config import TASK, LeanConfig, lean_config
from agents.nemo_rl.episodes import Episodes, Outcome, Tally, settle, unscored
from agents.nemo_rl.verify import make_episodes, make_renderer, open_verifier

__all__ = ["LeanEnvironment", "LeanReplica"]

logger = logging.getLogger(__name__)

CALLS = 256
"""Calls that the environment serves at the same time: NeMo RL's asynchronous rollouts make one for each response."""
TRIES = 3
"""Replicas that are asked about a batch before its episodes count as not judged."""
PATIENCE = 900.0
"""Seconds to wait for a replica that is free."""
RESTARTS = 100


class _Local:
    """Judges in this process."""

    def __init__(self, config: LeanConfig) -> None:
        self.renderer = make_renderer(config, get_tokenizer(config.tokenizer))
        self._verifier = open_verifier(config)
        self._episodes: Episodes = make_episodes(config, self._verifier, self.renderer)

    def step(self, conversations: Sequence[Any], metadata: Sequence[Any]) -> list[Outcome]:
        """See `Episodes.step`."""
        return self._episodes.step(conversations, metadata)

    def close(self) -> None:
        """Close the verifier."""
        self._verifier.close()


@ray.remote(max_restarts=RESTARTS, scheduling_strategy="SPREAD")
class LeanReplica:
    """One of several processes that judge, with a verifier of its own. Keeps nothing between calls."""

    def __init__(self, config: Mapping[str, Any]) -> None:
        self._local = _Local(lean_config({TASK: config}))

    def ready(self) -> None:
        """Returns when the replica works."""

    def step(self, conversations: Sequence[Any], metadata: Sequence[Any]) -> list[Outcome]:
        """See `Episodes.step`."""
        return self._local.step(conversations, metadata)

    def close(self) -> None:
        """Close the verifier."""
        self._local.close()


class _Spread:
    """Judges in replicas: batches go to whichever is free, and to another one where a replica is lost."""

    def __init__(self, raw: Mapping[str, Any], config: LeanConfig) -> None:
        self.renderer = make_renderer(config, get_tokenizer(config.tokenizer))
        self._size = config.batch
        options = {"max_concurrency": config.in_flight}
        self._replicas = [LeanReplica.options(**options).remote(dict(raw)) for _ in range(config.replicas)]
        self._free: queue.SimpleQueue[Any] = queue.SimpleQueue()
        for _ in range(config.in_flight):
            for replica in self._replicas:
                self._free.put(replica)
        self._pool = ThreadPoolExecutor(config.replicas * config.in_flight, thread_name_prefix="replica")

    def step(self, conversations: Sequence[Any], metadata: Sequence[Any]) -> list[Outcome]:
        """See `Episodes.step`."""
        parts = [slice(at, at + self._size) for at in range(0, len(metadata), self._size)]
        work = [self._pool.submit(self._part, conversations[part], metadata[part]) for part in parts]
        return [outcome for done in work for outcome in done.result()]

    def _part(self, conversations: Sequence[Any], metadata: Sequence[Any]) -> list[Outcome]:
        for _ in range(TRIES):
            try:
                replica = self._free.get(timeout=PATIENCE)
            except queue.Empty:
                break
            try:
                outcomes: list[Outcome] = ray.get(replica.step.remote(conversations, metadata))
            except ray.exceptions.RayActorError as error:
                logger.warning("a replica was lost; %d episodes go to another one (%s)", len(metadata), error)
                threading.Thread(target=self._wait_for, args=(replica,), daemon=True).start()
            except BaseException:  # such as a canary that came out as proved: the replica still works
                self._free.put(replica)
                raise
            else:
                self._free.put(replica)
                return outcomes
        logger.error("%d episodes could not be judged: the replicas that had them were lost", len(metadata))
        return [unscored(data, self.renderer.end()) for data in metadata]

    def _wait_for(self, replica: Any) -> None:
        """Put a replica back to work when Ray has started it again."""
        while True:
            try:
                ray.get(replica.ready.remote())
            except ray.exceptions.ActorUnavailableError:
                time.sleep(1)
            except ray.exceptions.RayError as error:
                logger.error("a replica is lost for good: %s", error)
                return
            else:
                self._free.put(replica)
                return

    def close(self) -> None:
        """Close the replicas."""
        self._pool.shutdown(wait=True, cancel_futures=True)
        for replica in self._replicas:
            try:
                ray.get(replica.close.remote(), timeout=30)
            except Exception as error:  # a replica that is lost has nothing to close
                logger.warning("a replica could not be closed: %s", error)
            ray.kill(replica)


@ray.remote(max_concurrency=CALLS)
class LeanEnvironment(EnvironmentInterface):  # type: ignore[misc]
    """Proofs of Lean theorems as an environment of NeMo RL.

    An episode's metadata, made by `agents.nemo_rl.episodes.episode_metadata`, is all of its state, so any replica can
    serve any turn. The reward of an episode that could not be judged is NaN: it never looks like a reward, and
    `global_post_process_and_metrics` gives the episode the loss multiplier 0. NeMo RL's trainer does not call that
    method of its environments; `agents.nemo_rl.hooks.install` makes it.

    Args:
        config: the section ``env.lean``; see `agents.nemo_rl.config.LeanConfig`.

    Raises:
        ConfigError: a field is unknown, or a value does not fit.
        ToolchainError: the verifier is not there.
    """

    def __init__(self, config: Mapping[str, Any]) -> None:
        logging.basicConfig(level=logging.WARNING)
        self._config = lean_config({TASK: config})
        self._judges = _Local(self._config) if self._config.replicas == 1 else _Spread(config, self._config)
        self._tally = Tally()
        self._closing = threading.Lock()
        self._closed = False

    def step(self, message_log_batch: list[Any], metadata: list[Any]) -> EnvironmentReturn[dict[str, Any]]:
        """Judge the newest response of each conversation.

        Args:
            message_log_batch: conversations, each a list of messages with ``role`` and ``content``.
            metadata: of the episodes.

        Raises:
            ValueError: a conversation or its metadata is not one.
            CanaryProved: a problem that is false by construction came out as proved.
        """
        outcomes = self._judges.step(message_log_batch, metadata)
        self._tally.add(outcomes)
        return EnvironmentReturn(
            observations=[{"role": o.role, "content": o.content} for o in outcomes],
            metadata=[o.metadata for o in outcomes],
            next_stop_strings=[None] * len(outcomes),
            rewards=torch.tensor([o.reward for o in outcomes], dtype=torch.float32),
            terminateds=torch.tensor([o.done for o in outcomes], dtype=torch.bool),
            answers=None,
        )

    def metrics(self) -> dict[str, float]:
        """The figures of the steps since the last time; see `agents.nemo_rl.episodes.Tally`."""
        return self._tally.take()

    def global_post_process_and_metrics(
        self, batch: BatchedDataDict[Any]
    ) -> tuple[BatchedDataDict[Any], dict[str, float]]:
        """Take what was not judged out of the loss and of its group's mean; the figures of the batch.

        Args:
            batch: after the rollouts, with ``total_reward``, ``loss_multiplier`` and ``idx`` (the prompt of each row).
        """
        rewards, judged = settle(batch["total_reward"], batch["idx"])
        batch["total_reward"] = rewards
        batch["loss_multiplier"] = torch.where(judged, batch["loss_multiplier"], 0.0)
        return batch, self.metrics()

    def shutdown(self) -> None:
        """Close the verifiers."""
        with self._closing:
            if not self._closed:
                self._closed = True
                self._judges.close()
