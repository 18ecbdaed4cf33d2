"""Evaluate a policy: sample, judge, correct, write everything down.

Responses are sampled and judged at the same time, by threads; the calling thread alone writes the log. What is in the
log is never done again, so that a run that was stopped goes on where it was. An attempt that could not be judged, or
for which the policy gave no response, is written down as ``unavailable``, is made again by the next run, and counts
nowhere as a failure.
"""

from __future__ import annotations

import contextlib
import hashlib
import itertools
import json
import logging
import queue
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from lean_gym.append_log import AppendLog, LogError, encode_line, read_row, read_rows, write_atomically
from lean_gym.evaluation.log import correctable, log_files, stored
from lean_gym.evaluation.policies.base import Completion, Policy, PolicyError, Request, request_seed
from lean_gym.prompts.chat import Message, first_messages
from lean_gym.verdict import Status, Verdict

if TYPE_CHECKING:
    from lean_gym.attempt import Attempt
    from lean_gym.judge import Judge
    from lean_gym.problem import Problem

__all__ = ["GIVE_UP", "Evaluation", "Outcome", "Progress", "evaluate", "record_of", "shard_of"]

logger = logging.getLogger(__name__)

GIVE_UP = 32
"""Requests in a row that a policy may fail."""

_MOST_JUDGED_AT_ONCE = 8


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What is done with each problem.

    Attributes:
        samples: first attempts at each problem.
        fixes: corrections of a first attempt at most. Each is given the chat so far and the feedback.
        seed: of the requests.
        require_format: whether an attempt must also keep the judge's rules, and not be cut off, to count as solved.
        fix_without_code: whether there is a correction after a response that holds no code. The published recipe has
            none.
        shard: ``(i, n)``: only every n-th problem, from the i-th (from 1).
        give_up: requests that the policy fails in a row before the run stops.

    Raises:
        ValueError: a number is out of range.
    """

    samples: int = 8
    fixes: int = 0
    seed: int = 0
    require_format: bool = False
    fix_without_code: bool = False
    shard: tuple[int, int] = (1, 1)
    give_up: int = GIVE_UP

    def __post_init__(self) -> None:
        if self.samples < 1 or self.fixes < 0 or self.give_up < 1:
            raise ValueError(f"samples and give_up must be at least 1, fixes not negative, got {self}")
        index, of = self.shard
        if not 1 <= index <= of:
            raise ValueError(f"the shard must be i/n with 1 <= i <= n, got {index}/{of}")


@dataclass(slots=True)
class Progress:
    """How far a run is; the same object is handed to `on_progress` again and again.

    Attributes:
        total: chains (first attempts) of this shard.
        finished: chains that need nothing more, those of earlier runs included.
        attempts: attempts that were made and judged in this run.
        solved: problems with a solved attempt.
        unavailable: attempts of this run that could not be judged.
        tokens: tokens of the responses of this run, where known.
    """

    total: int = 0
    finished: int = 0
    attempts: int = 0
    solved: int = 0
    unavailable: int = 0
    tokens: int = 0


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a run did.

    Attributes:
        progress: the last state.
        complete: whether everything of this shard is judged.
        seconds: wall-clock seconds of this run.
    """

    progress: Progress
    complete: bool
    seconds: float


Prompt = Callable[["Problem"], "list[Message]"]


@dataclass(slots=True)
class _Task:
    request: Request
    completion: Completion | None = None


class _Known:
    """The last judged attempt of each chain in the logs, a few bytes for each; shapes ``[problems, samples]``."""

    def __init__(self, problems: int, samples: int) -> None:
        shape = (problems, samples)
        self.turn = np.full(shape, -1, dtype=np.int16)
        self.solved = np.zeros(shape, dtype=np.bool_)
        self.file = np.zeros(shape, dtype=np.int32)
        self.offset = np.zeros(shape, dtype=np.int64)

    def add(self, place: int, sample: int, turn: int, solved: bool, file: int, offset: int) -> None:
        """Take in a line of a log."""
        if turn > self.turn[place, sample]:
            self.turn[place, sample] = turn
            self.file[place, sample], self.offset[place, sample] = file, offset
        self.solved[place, sample] |= solved


@dataclass(slots=True)
class _Event:
    kind: str
    tasks: list[_Task]
    attempts: list[Attempt] = field(default_factory=list)
    error: BaseException | None = None
    seconds: float = 0.0


def evaluate(
    policy: Policy,
    judge: Judge,
    problems: Sequence[Problem],
    folder: str | Path,
    config: Evaluation | None = None,
    *,
    prompt: Prompt = first_messages,
    on_progress: Callable[[Progress], None] | None = None,
) -> Outcome:
    """Evaluate a policy on problems, or go on with an evaluation that was stopped.

    Args:
        policy: writes the responses; stays the caller's to close.
        judge: judges them.
        problems: with ids that differ.
        folder: for the log; made if it is not there.
        config: how many samples and corrections.
        prompt: the first messages of a problem's chat.
        on_progress: called after each change.

    Raises:
        LogError: the folder belongs to another evaluation, or the log cannot be written.
        PolicyError: the policy cannot work, or failed too many requests in a row.
        ValueError: two problems have one id, or there are none.
        KeyboardInterrupt: passed on, after the log is closed; nothing that was judged is lost.
    """
    config = config or Evaluation()
    run = _Run(policy, judge, tuple(problems), Path(folder), config, prompt, on_progress or (lambda _: None))
    return run.go()


def shard_of(count: int, shard: tuple[int, int]) -> range:
    """The places of a shard's problems.

    >>> list(shard_of(7, (2, 3)))
    [1, 4]
    """
    return range(shard[0] - 1, count, shard[1])


def record_of(request: Request, completion: Completion, attempt: Attempt | None, solved: bool) -> dict[str, Any]:
    """The line of the log for an attempt; without one, for a request that the policy did not answer."""
    if attempt is None:
        verdict = Verdict(Status.UNAVAILABLE, reason=f"the policy gave no response: {completion.error}")
    else:
        verdict = attempt.verdict
    terms: dict[str, float] = {}
    if attempt is not None and verdict.status.scored:
        terms = {"verified": float(verdict.status.proved), "format": float(not attempt.violations)}
        terms |= attempt.reward_terms
    return {
        "problem": request.problem.id,
        "sample": request.sample,
        "turn": request.turn,
        "solved": solved,
        "response": completion.text if attempt is not None else None,
        "verdict": verdict.to_dict(),
        "violations": [asdict(v) for v in attempt.violations] if attempt is not None else [],
        "reward_terms": terms,
        "feedback": attempt.feedback if attempt is not None else "",
        "finish": completion.finish,
        "prompt_tokens": completion.prompt_tokens,
        "tokens": completion.tokens,
        "generate_seconds": round(completion.seconds, 4),
        "judge_seconds": round(attempt.seconds, 4) if attempt is not None else 0.0,
    }


class _Run:
    """One call of `evaluate`."""

    def __init__(
        self,
        policy: Policy,
        judge: Judge,
        problems: tuple[Problem, ...],
        folder: Path,
        config: Evaluation,
        prompt: Prompt,
        on_progress: Callable[[Progress], None],
    ) -> None:
        self.policy, self.judge, self.problems = policy, judge, problems
        self.folder, self.config, self.prompt, self.on_progress = folder, config, prompt, on_progress
        self.places = {problem.id: place for place, problem in enumerate(problems)}
        if not problems:
            raise ValueError("there are no problems to evaluate on")
        if len(self.places) < len(problems):
            twice = next(p.id for place, p in enumerate(problems) if self.places[p.id] != place)
            raise ValueError(f"two problems have the id {twice!r}; results are kept by id, so ids must differ")
        self.progress = Progress()
        self.failures = 0
        self.solved_problems: set[str] = set()
        self.to_judge: deque[_Task] = deque()
        self.corrections: deque[_Task] = deque()
        self.generate_queue: queue.SimpleQueue[list[_Task] | None] = queue.SimpleQueue()
        self.judge_queue: queue.SimpleQueue[list[_Task] | None] = queue.SimpleQueue()
        self.events: queue.SimpleQueue[_Event] = queue.SimpleQueue()
        self.judges = 2 * judge.verifier.workers

    def go(self) -> Outcome:
        start = time.monotonic()
        index, of = self.config.shard
        name = "attempts.jsonl" if of == 1 else f"attempts-{index:05d}-of-{of:05d}.jsonl"
        self._prepare_folder()
        with AppendLog(self.folder / name) as log:
            if log.mended:
                logger.warning("%s: a torn line of %d bytes was cut off; its attempt is made again", name, log.mended)
            tasks = self._tasks()
            self.on_progress(self.progress)
            try:
                self._loop(tasks, log)
            except KeyboardInterrupt:
                self._keep_what_is_judged(log)
                raise
            finally:
                self._stop_threads()
        complete = self.progress.finished == self.progress.total
        return Outcome(self.progress, complete, time.monotonic() - start)

    # --- what there is to do -----------------------------------------------------------------------------------

    def _prepare_folder(self) -> None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise LogError(f"{self.folder} cannot be made: {error.strerror}") from error
        lines = b"".join(encode_line(stored(p)) for p in self.problems)
        identity = self._identity(lines)
        file, problems = self.folder / "run.json", self.folder / "problems.jsonl"
        # In this order: another shard may be writing them now, run.json first.
        others = log_files(self.folder) or problems.exists()
        if file.exists():
            try:
                before = json.loads(file.read_bytes())
            except ValueError as error:
                raise LogError(f"{file} is damaged: {error}") from None
            for key, value in identity.items():
                if before.get(key) != value:
                    raise LogError(
                        f"{self.folder} holds an evaluation with another {key} ({_short(before.get(key))}, now "
                        f"{_short(value)}); choose another folder"
                    )
        elif others:
            raise LogError(f"{self.folder} holds a log or problems.jsonl but no run.json; choose another folder")
        plan = {"samples": self.config.samples, "fixes": self.config.fixes}
        if file.exists():  # more samples or corrections may be asked for later
            plan = {key: max(value, before["plan"][key]) for key, value in plan.items()}
        write_atomically(file, json.dumps({**identity, "plan": plan}, indent=2, ensure_ascii=False).encode() + b"\n")
        if not problems.exists():
            write_atomically(problems, lines)

    def _identity(self, lines: bytes) -> dict[str, Any]:
        """What two runs must share to write into one log."""
        probe = self.prompt(self.problems[0])
        described = {
            "version": 1,
            "policy": dict(self.policy.describe()),
            "problems": {"count": len(self.problems), "sha256": hashlib.sha256(lines).hexdigest()[:16]},
            "prompt": hashlib.sha256(json.dumps(probe).encode()).hexdigest()[:16],
            "seed": self.config.seed,
            "require_format": self.config.require_format,
            "fix_without_code": self.config.fix_without_code,
            "audit": self.judge.audit.level,
            "lean": _lean(self.judge),
            "rules": [getattr(rule, "name", getattr(rule, "__name__", repr(rule))) for rule in self.judge.rules],
        }
        data: dict[str, Any] = json.loads(json.dumps(described, default=str))
        return data

    def _tasks(self) -> Iterator[_Task]:
        """What is left to do; reads the log first."""
        files = log_files(self.folder)
        known = _Known(len(self.problems), self.config.samples)
        for number, file in enumerate(files):
            for row in read_rows([file]):
                data = row.data
                place = self.places.get(data["problem"])
                if place is None or not Status(data["verdict"]["status"]).scored:
                    continue
                if data["solved"]:
                    self.solved_problems.add(data["problem"])
                if data["sample"] < self.config.samples:
                    known.add(place, data["sample"], data["turn"], data["solved"], number, row.offset)
        mine = shard_of(len(self.problems), self.config.shard)
        finished = known.solved | (known.turn >= self.config.fixes)
        self.progress.total = len(mine) * self.config.samples
        self.progress.finished = int(finished[mine.start :: mine.step].sum())
        self.progress.solved = sum(self.problems[p].id in self.solved_problems for p in mine)
        return self._unfinished(mine, finished, known, files)

    def _unfinished(
        self, mine: range, finished: npt.NDArray[np.bool_], known: _Known, files: list[Path]
    ) -> Iterator[_Task]:
        for place, sample in itertools.product(mine, range(self.config.samples)):
            if finished[place, sample]:
                continue
            problem, turn = self.problems[place], int(known.turn[place, sample])
            if turn < 0:
                yield self._task(problem, sample, 0, self.prompt(problem))
                continue
            record = read_row(files[known.file[place, sample]], int(known.offset[place, sample]))
            if not correctable(record, self.config.fix_without_code):
                self.progress.finished += 1
                self.on_progress(self.progress)
                continue
            messages = self._history(problem, sample, turn, files) if turn > 0 else self.prompt(problem)
            yield self._correction(problem, sample, turn, messages, record)

    def _history(self, problem: Problem, sample: int, turn: int, files: list[Path]) -> list[Message]:
        """The chat before an attempt that is not the first; needed only when a chain of several turns goes on."""
        earlier: dict[int, dict[str, Any]] = {}
        for row in read_rows(files):
            d = row.data
            wanted = d["problem"] == problem.id and d["sample"] == sample and d["turn"] < turn
            if wanted and Status(d["verdict"]["status"]).scored:
                earlier.setdefault(d["turn"], d)
        messages = self.prompt(problem)
        for t in range(turn):
            messages += _exchange(earlier[t]["response"], earlier[t]["feedback"])
        return messages

    def _task(self, problem: Problem, sample: int, turn: int, messages: Sequence[Message]) -> _Task:
        seed = request_seed(self.config.seed, problem.id, sample, turn)
        return _Task(Request(problem, sample, turn, messages, seed))

    def _correction(
        self, problem: Problem, sample: int, turn: int, messages: Sequence[Message], record: Mapping[str, Any]
    ) -> _Task:
        chat = [*messages, *_exchange(record["response"], record["feedback"])]
        return self._task(problem, sample, turn + 1, chat)

    # --- the loop ----------------------------------------------------------------------------------------------

    def _loop(self, tasks: Iterator[_Task], log: AppendLog) -> None:
        for target, count in ((self._generate_forever, self.policy.parallel), (self._judge_forever, self.judges)):
            for _ in range(count):
                # Daemons, so that a request that hangs cannot hold back the end of the program.
                threading.Thread(target=target, daemon=True, name="lean-gym-eval").start()
        generating = judging = 0
        backlog = max(2 * self.judges * _MOST_JUDGED_AT_ONCE, self.policy.batch)
        while True:
            while generating < self.policy.parallel and len(self.to_judge) < backlog:
                batch = self._next_batch(tasks)
                if not batch:
                    break
                self.generate_queue.put(batch)
                generating += 1
            while self.to_judge and judging < self.judges:
                size = min(_MOST_JUDGED_AT_ONCE, -(-len(self.to_judge) // self.judges))
                self.judge_queue.put([self.to_judge.popleft() for _ in range(size)])
                judging += 1
            if not generating and not judging:
                return
            event = self._next_event()
            if event.kind == "generated":
                generating -= 1
                self._generated(event, log)
            else:
                judging -= 1
                self._judged(event, log)
            self.on_progress(self.progress)

    def _next_event(self) -> _Event:
        while True:
            try:  # a wait without an end would hold back Ctrl-C on some platforms
                return self.events.get(timeout=0.5)
            except queue.Empty:
                self.on_progress(self.progress)

    def _next_batch(self, tasks: Iterator[_Task]) -> list[_Task]:
        batch = [self.corrections.popleft() for _ in range(min(len(self.corrections), self.policy.batch))]
        return batch + list(itertools.islice(tasks, self.policy.batch - len(batch)))

    def _generated(self, event: _Event, log: AppendLog) -> None:
        if event.error is not None:
            if isinstance(event.error, PolicyError):
                raise event.error
            logger.warning("the policy failed", exc_info=event.error)
            reason = f"{type(event.error).__name__}: {event.error}"
            for task in event.tasks:
                task.completion = Completion(error=reason, seconds=event.seconds)
        for task in event.tasks:
            assert task.completion is not None
            if task.completion.error:
                self.failures += 1
                self.progress.unavailable += 1
                log.append(record_of(task.request, task.completion, None, False))
                if self.failures >= self.config.give_up:
                    raise PolicyError(
                        f"the policy failed {self.failures} requests in a row, the last one with: "
                        f"{task.completion.error}; run the command again to go on"
                    )
            else:
                self.failures = 0
                self.progress.tokens += task.completion.tokens or 0
                self.to_judge.append(task)

    def _judged(self, event: _Event, log: AppendLog) -> None:
        if event.error is not None:
            raise event.error
        for task, attempt in zip(event.tasks, event.attempts, strict=True):
            request, completion, status = task.request, task.completion, attempt.verdict.status
            assert completion is not None
            solved = status.proved
            if self.config.require_format and (attempt.violations or completion.finish == "length"):
                solved = False
            record = record_of(request, completion, attempt, solved)
            log.append(record)
            self.progress.attempts += 1
            if not status.scored:
                self.progress.unavailable += 1
                continue
            if solved and request.problem.id not in self.solved_problems:
                self.solved_problems.add(request.problem.id)
                self.progress.solved += 1
            if not solved and request.turn < self.config.fixes and correctable(record, self.config.fix_without_code):
                again = self._correction(request.problem, request.sample, request.turn, request.messages, record)
                self.corrections.append(again)
            else:
                self.progress.finished += 1

    def _keep_what_is_judged(self, log: AppendLog) -> None:
        with contextlib.suppress(queue.Empty):
            while True:
                event = self.events.get_nowait()
                if event.kind == "judged" and event.error is None:
                    self._judged(event, log)

    # --- threads -----------------------------------------------------------------------------------------------

    def _generate_forever(self) -> None:
        while (tasks := self.generate_queue.get()) is not None:
            start = time.monotonic()
            try:
                completions = self.policy.generate([task.request for task in tasks])
                for task, completion in zip(tasks, completions, strict=True):
                    task.completion = completion
                self.events.put(_Event("generated", tasks))
            except BaseException as error:
                self.events.put(_Event("generated", tasks, error=error, seconds=time.monotonic() - start))

    def _judge_forever(self) -> None:
        while (tasks := self.judge_queue.get()) is not None:
            try:
                problems = [task.request.problem for task in tasks]
                texts = [task.completion.text for task in tasks if task.completion is not None]
                self.events.put(_Event("judged", tasks, self.judge(problems, texts)))
            except BaseException as error:
                self.events.put(_Event("judged", tasks, error=error))

    def _stop_threads(self) -> None:
        """Tell the threads to end; one that waits for a server or for Lean ends when it has its answer."""
        for _ in range(self.policy.parallel):
            self.generate_queue.put(None)
        for _ in range(self.judges):
            self.judge_queue.put(None)


def _exchange(response: str, feedback: str) -> list[Message]:
    return [{"role": "assistant", "content": response}, {"role": "user", "content": feedback}]


def _lean(judge: Judge) -> str:
    """Kind of verifier and version of Lean, without their place: shards of one evaluation may run on many machines."""
    verifier = judge.verifier
    toolchain = getattr(verifier, "toolchain", None)
    if toolchain is not None:
        return f"{toolchain.kind} {toolchain.version}"
    return f"{type(verifier).__name__} {getattr(verifier, 'lean_version', '')}".strip()


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 120 else text[:117] + "…"
