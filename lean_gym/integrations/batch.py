"""The framework-neutral stepper: conversations and plain metadata in, feedback, rewards and masks out.

It keeps nothing between calls: the metadata of an episode is its whole state, so any replica can serve any turn.
"""

from __future__ import annotations

import asyncio
import copy
import inspect
import json
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, TypeAlias

from lean_gym.attempt import Attempt
from lean_gym.judge import Judge
from lean_gym.problem import Problem, ProblemError
from lean_gym.prompts.chat import DEFAULT_TEMPLATE, Message, PromptTemplate, first_messages
from lean_gym.rewards import terms as _terms
from lean_gym.rewards.presets import PRESETS, Rules, resolve_rules
from lean_gym.rewards.terms import GroupTerm, Method, Term, lower
from lean_gym.wrappers.shaping import FormatTerm, apply, install_rules, noted, shaped

__all__ = [
    "BatchStepper",
    "Conversation",
    "Reward",
    "RewardTerm",
    "StepInputError",
    "StepResult",
    "initial_metadata",
    "problem_from_dict",
    "problem_to_dict",
    "resolve_reward",
]


REMEMBERED = 1 << 16
"""Characters of a problem that was looked at once and is not again, at most."""


class StepInputError(ValueError):
    """A conversation or metadata that is not one; says which, what is wrong and how to mend it."""


VERSION = 1
"""Of the metadata's layout."""

Conversation: TypeAlias = "Sequence[Mapping[str, Any]]"
"""Messages with `role` and `content`; the last one is the policy's newest response."""

Credit: TypeAlias = Literal["each", "last"]


# --- rewards ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RewardTerm:
    """One term that shapes the reward, with the way it is put in.

    Attributes:
        term: from `lean_gym.rewards`, or any other function of an attempt and its number.
        method: ``product``, ``min`` or ``sum``, as `lean_gym.wrappers.shaping.apply` has them.
        weight: of the term. A number: a schedule would be state.

    Raises:
        ValueError: the weight is out of range, or the term needs a group of responses.
    """

    term: Term
    method: Method = "product"
    weight: float = 1.0

    def __post_init__(self) -> None:
        if isinstance(self.weight, bool) or not isinstance(self.weight, (int, float)) or not math.isfinite(self.weight):
            raise ValueError(f"the weight of {self.term.name!r} is {self.weight!r}; give a number")
        if self.method not in ("product", "min", "sum"):
            raise ValueError(f"the method of {self.term.name!r} is {self.method!r}; choose product, min or sum")
        apply(1.0, 1.0, self.method, self.weight)
        if isinstance(self.term, GroupTerm) and getattr(self.term, "longest", 0.0) is None:
            raise ValueError(
                f"the term {self.term.name!r} compares the responses of a group, which one step does not see; "
                "give `longest`, or add the group's term to the rewards where the groups are known"
            )


Reward: TypeAlias = "str | Sequence[RewardTerm | Mapping[str, Any]]"
"""What shapes 1 for a proof and 0 for none, in this order: a preset's name, or terms, as objects or as plain data."""


def _format(rules: Rules = "kimina", graded: bool = False) -> Term:
    return FormatTerm(resolve_rules(rules), graded)


_TERMS: Mapping[str, tuple[Callable[..., Term], Method, float]] = {
    "format": (_format, "product", 1.0),
    "attempt_discount": (_terms.AttemptDiscount, "product", 1.0),
    "length": (_terms.LengthReward, "sum", 1.0),
    "progress": (_terms.Progress, "sum", 0.1),
    "short_proof": (_terms.ShortProof, "sum", 0.1),
}
"""Terms by name, with the methods and weights that the wrappers of the same names have by default."""


def resolve_reward(reward: Reward) -> tuple[RewardTerm, ...]:
    """The terms of a reward, in the order in which they are applied.

    Args:
        reward: ``"verified"`` (1 for a proof, else 0), a preset of format rules (``"kimina"``, ``"strict"``: the
            same × 1 if the response keeps the rules, else 0), or terms: `RewardTerm` or plain data such as
            ``{"term": "attempt_discount", "gamma": 0.5}``, with the parameters of the term, ``method`` and
            ``weight``. Terms by name: format (``rules``, ``graded``), attempt_discount (``gamma``), length
            (``shortest``, ``longest``), progress, short_proof (``scale``).

    Raises:
        ValueError: a name or a parameter is unknown or out of range, or two terms have one name.
        TypeError: something is neither a term nor a mapping.

    >>> [(t.term.name, t.method, t.weight) for t in resolve_reward([{"term": "format"}, {"term": "progress"}])]
    [('format', 'product', 1.0), ('progress', 'sum', 0.1)]
    """
    if isinstance(reward, str):
        if reward != "verified" and reward not in PRESETS:
            raise ValueError(f"reward: there is no preset {reward!r}; choose from verified, {', '.join(PRESETS)}")
        found = [] if reward in ("verified", "none") else [RewardTerm(_format(reward))]
    else:
        found = [_reward_term(item, place) for place, item in enumerate(reward)]
    names = ["verified", *(item.term.name for item in found)]
    for name in names:
        if names.count(name) > 1:
            raise ValueError(f"reward: two terms are called {name!r}")
    return tuple(found)


def _reward_term(item: RewardTerm | Mapping[str, Any], place: int) -> RewardTerm:
    if isinstance(item, RewardTerm):
        return item
    if not isinstance(item, Mapping):
        raise TypeError(f"reward[{place}]: {item!r} is neither a RewardTerm nor a mapping such as {{'term': 'format'}}")
    name = item.get("term")
    if name not in _TERMS:
        raise ValueError(f"reward[{place}]: there is no term {name!r}; choose from {', '.join(_TERMS)}")
    make, method, weight = _TERMS[str(name)]
    parameters = {key: value for key, value in item.items() if key not in ("term", "method", "weight")}
    known = list(inspect.signature(make).parameters)
    if unknown := set(parameters) - set(known):
        raise ValueError(
            f"reward[{place}]: {name} has no parameter {sorted(map(str, unknown))[0]!r}; "
            f"it has {', '.join([*known, 'method', 'weight'])}"
        )
    try:
        return RewardTerm(make(**parameters), item.get("method", method), item.get("weight", weight))
    except (ValueError, TypeError) as error:
        raise ValueError(f"reward[{place}]: {error}") from error


# --- problems as plain data -------------------------------------------------------------------------------------

_FIELDS = ("name", "header", "statement", "informal", "id")


def problem_to_dict(problem: Problem) -> dict[str, Any]:
    """A problem as plain JSON data.

    Raises:
        ValueError: its own metadata is no JSON data.
    """
    data: dict[str, Any] = {field: getattr(problem, field) for field in _FIELDS}
    try:
        data["metadata"] = json.loads(json.dumps(dict(problem.metadata), allow_nan=False))
    except (TypeError, ValueError, RecursionError) as error:
        raise ValueError(f"problem {problem.id!r}: its metadata is no JSON data ({error}); convert it") from None
    return data


def problem_from_dict(data: Any) -> Problem:
    """A problem from plain data: what `problem_to_dict` gives, or ``{"lean": text}`` with the theorem as Lean text.

    With ``lean``, the fields ``name`` (which theorem is the goal), ``informal``, ``id`` and ``metadata`` may be given.

    Raises:
        ValueError: the data is not a problem's, or no theorem is in it.

    >>> problem = problem_from_dict({"lean": "theorem t : 1 = 1 := by sorry"})
    >>> problem == problem_from_dict(problem_to_dict(problem))
    True
    """
    if not isinstance(data, Mapping):
        raise ValueError(f"a problem is a mapping with 'lean', or with name, header and statement, not {_kind(data)}")
    required = ("lean",) if "lean" in data else ("name", "header", "statement")
    fields = {*required, "name", "informal", "id", "metadata"}
    if unknown := set(data) - fields:
        raise ValueError(f"a problem has no field {sorted(map(str, unknown))[0]!r}; it has {', '.join(sorted(fields))}")
    for field in sorted(fields - {"metadata"}):
        value = data.get(field)
        if not isinstance(value, str) and (value is not None or field in required):
            raise ValueError(f"the problem's {field!r} must be a string, not {_kind(value)}")
    metadata = data.get("metadata") or {}
    if not isinstance(metadata, Mapping):
        raise ValueError(f"the problem's 'metadata' must be a mapping, not {_kind(metadata)}")
    if "lean" in data:
        return Problem.from_lean(
            data["lean"], data.get("name"), id=data.get("id"), informal=data.get("informal"), metadata=metadata
        )
    problem = Problem(
        name=data["name"],
        header=data["header"],
        statement=data["statement"],
        informal=data.get("informal") or "",
        id=data["name"] if data.get("id") is None else data["id"],
        metadata=dict(metadata),
    )
    size = len(problem.header) + len(problem.statement)
    check = _require_whole if size <= REMEMBERED else _require_whole.__wrapped__
    check(problem.name, problem.header, problem.statement)
    return problem


def problem_from_column(value: Any) -> Problem:
    """A problem from a column of a data set: a mapping, the same as JSON text, or Lean text.

    JSON text is the safe way where a library makes one table of many rows and fills in what a mapping lacks.

    Raises:
        ValueError: it is none of these, or no theorem is in it.

    >>> problem_from_column("theorem t : 1 = 1 := by sorry") == problem_from_column(
    ...     '{"name": "t", "header": "", "statement": "theorem t : 1 = 1 :="}'
    ... )
    True
    """
    if isinstance(value, Problem):
        return value
    if not isinstance(value, str):
        return problem_from_dict(value)
    if not value.lstrip().startswith("{"):
        return Problem.from_lean(value)
    try:
        data = json.loads(value)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"a problem that begins with '{{' must be JSON: {error}") from None
    return problem_from_dict(data)


@lru_cache(maxsize=4096)
def _require_whole(name: str, header: str, statement: str) -> None:
    """Header and statement are what the reader makes of them: nothing that is no theorem goes to Lean."""
    text = f"{header}{statement} by\n  sorry"
    theorem = Problem(name, header, statement).parsed().theorem
    again = Problem.from_lean(text, theorem.full_name)
    if (again.name, again.header, again.statement) != (name, header, statement):
        raise ProblemError(
            f"header and statement of problem {name!r} are not those of one theorem that ends in ':='; "
            "make problems with Problem.from_lean, or give the whole Lean text as 'lean'"
        )


def _kind(value: Any) -> str:
    return "null" if value is None else type(value).__name__


# --- the stepper ------------------------------------------------------------------------------------------------


def initial_metadata(problem: Problem) -> dict[str, Any]:
    """The state of an episode that begins, for whoever has no stepper at hand: `BatchStepper.initial_metadata`.

    Raises:
        ValueError: the problem's own metadata is no JSON data.
    """
    return {"version": VERSION, "problem": problem_to_dict(problem), "attempts": [], "done": False}


@dataclass(frozen=True, slots=True)
class StepResult:
    """What a step gives for one episode.

    Attributes:
        observation: feedback for the policy, the content of the next user message; empty where there is nothing to
            correct (proved, and no format rule broken).
        metadata: plain JSON data, the whole state of the episode: what goes into its next turn.
        reward: of this turn. Rewards of the turns of an episode are meant to be summed. 0.0 where not scored.
        terms: named, unweighted parts of the reward, ``verified`` first; empty where not scored.
        done: whether the episode is over.
        terminated: over because proved.
        truncated: over because the attempts are used up, the response was cut off, or nothing was judged.
        scored: False where our machinery failed: the whole episode must be left out of the loss.
        status: value of a `lean_gym.Status`.
        attempt: the record behind it.
        number: which attempt of the episode it is, from 1.
    """

    observation: str
    metadata: dict[str, Any]
    reward: float
    terms: dict[str, float]
    done: bool
    terminated: bool
    truncated: bool
    scored: bool
    status: str
    attempt: Attempt
    number: int

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON data: the same without the record, with the verdict, the broken rules and the seconds."""
        return {
            "observation": self.observation,
            "metadata": self.metadata,
            "reward": self.reward,
            "terms": self.terms,
            "done": self.done,
            "terminated": self.terminated,
            "truncated": self.truncated,
            "scored": self.scored,
            "status": self.status,
            "attempt": self.number,
            "verdict": self.attempt.verdict.to_dict(),
            "violations": [{"rule": v.rule, "message": v.message} for v in self.attempt.violations],
            "seconds": self.attempt.seconds,
        }


class BatchStepper:
    """Steps many episodes at once, without any state of its own.

    Feedback, rewards and ends of episodes are those of :class:`~lean_gym.envs.LeanProofEnv` with the wrappers of the
    same terms.

    Args:
        judge: scores the responses; it and its verifier stay the caller's. Format rules of the reward are applied
            beside its own, and the policy reads of violations.
        max_attempts: responses per episode.
        reward: what `resolve_reward` takes.
        verify_malformed: whether Lean sees responses that break a rule.
        credit: ``"each"``: every turn has its own reward, as in the environment. ``"last"``: turns before the last
            have 0, so that the sum over the turns is the reward of the last attempt; terms that are added (progress,
            length) then count once, and a failed attempt earns nothing on top of the next one. Where terms are only
            factors, both are the same.
        prompt: the wording of the first prompt.

    Raises:
        ValueError: an argument is out of range.

    >>> from lean_gym import Judge, Problem, make_verifier
    >>> problem = Problem.from_lean("theorem t (p q : Prop) (h : p ∧ q) : q := by sorry")
    >>> with make_verifier("embedded") as verifier:
    ...     stepper = BatchStepper(Judge(verifier), max_attempts=2)
    ...     metadata = stepper.initial_metadata(problem)
    ...     chat = [*stepper.first_messages(metadata), {"role": "assistant", "content": "```lean4\\nby exact h\\n```"}]
    ...     [first] = stepper.step([chat], [metadata])
    ...     chat += [{"role": "user", "content": first.observation}]
    ...     chat += [{"role": "assistant", "content": "```lean4\\nby exact h.2\\n```"}]
    ...     [second] = stepper.step([chat], [first.metadata])
    >>> first.status, first.reward, first.done, second.status, second.reward, second.done
    ('failed', 0.0, False, 'proved', 1.0, True)
    """

    def __init__(
        self,
        judge: Judge,
        *,
        max_attempts: int = 2,
        reward: Reward = "verified",
        verify_malformed: bool = True,
        credit: Credit = "each",
        prompt: PromptTemplate = DEFAULT_TEMPLATE,
    ) -> None:
        if isinstance(max_attempts, bool) or not isinstance(max_attempts, int) or max_attempts < 1:
            raise ValueError(f"max_attempts must be a whole number of at least 1, got {max_attempts!r}")
        if credit not in ("each", "last"):
            raise ValueError(f"credit is {credit!r}; choose 'each' or 'last'")
        self.reward = resolve_reward(reward)
        self.max_attempts = max_attempts
        self.credit = credit
        self.prompt = prompt
        self.judge = copy.copy(judge)  # the caller's own keeps its rules
        rules = [rule for item in self.reward if isinstance(item.term, FormatTerm) for rule in item.term.rules]
        install_rules(self.judge, rules, verify_malformed)

    @property
    def term_names(self) -> tuple[str, ...]:
        """The keys of `StepResult.terms` of every scored step, in order."""
        return ("verified", *(item.term.name for item in self.reward))

    def initial_metadata(self, problem: Problem) -> dict[str, Any]:
        """The state of an episode that begins: plain JSON data.

        Keys of your own may be added; they are handed on from turn to turn.

        Raises:
            ValueError: the problem's own metadata is no JSON data.
        """
        return initial_metadata(problem)

    def first_messages(self, problem: Problem | Mapping[str, Any]) -> list[Message]:
        """The messages that open an episode.

        Args:
            problem: a problem, or an episode's metadata.

        Raises:
            StepInputError: the metadata is not an episode's.
        """
        if not isinstance(problem, Problem):
            problem = _Episode.read(problem, "metadata").problem
        return first_messages(problem, self.prompt)

    def step(
        self,
        conversations: Sequence[Conversation],
        metadata: Sequence[Mapping[str, Any]],
        *,
        cut_off: Sequence[bool] | None = None,
    ) -> list[StepResult]:
        """Judge the last message of each conversation, as one batch; the results come back in order.

        Args:
            conversations: n conversations; only the last message of each is read.
            metadata: of each, from `initial_metadata` or from the step before.
            cut_off: whether each response ended at the limit of generation. It earns nothing, whatever it holds,
                and its episode is over. Default: none did.

        Raises:
            StepInputError: lengths differ, or a conversation or its metadata is not one. Nothing is judged then.
            CanaryProved: a problem that is false by construction came out as proved.
        """
        turns = self._read(conversations, metadata, cut_off)
        attempts = self.judge([t.episode.problem for t in turns], [t.response for t in turns])
        return self._results(turns, attempts)

    async def astep(
        self,
        conversations: Sequence[Conversation],
        metadata: Sequence[Mapping[str, Any]],
        *,
        cut_off: Sequence[bool] | None = None,
    ) -> list[StepResult]:
        """The same for asyncio: the event loop stays free."""
        turns = await asyncio.to_thread(self._read, conversations, metadata, cut_off)
        attempts = await self.judge.ajudge([t.episode.problem for t in turns], [t.response for t in turns])
        return await asyncio.to_thread(self._results, turns, attempts)

    def _read(
        self,
        conversations: Sequence[Conversation],
        metadata: Sequence[Mapping[str, Any]],
        cut_off: Sequence[bool] | None,
    ) -> list[_Turn]:
        n = len(conversations)
        cut_off = [False] * n if cut_off is None else cut_off
        for what, found in (("metadata", metadata), ("cut_off", cut_off)):
            if len(found) != n:
                raise StepInputError(f"there are {n} conversations but {len(found)} of {what}; give one for each")
        turns = []
        for i in range(n):
            response = _response(conversations[i], f"conversations[{i}]")
            episode = _Episode.read(metadata[i], f"metadata[{i}]")
            if episode.done or len(episode.attempts) >= self.max_attempts:
                raise StepInputError(
                    f"metadata[{i}]: this episode is over after {len(episode.attempts)} of {self.max_attempts} "
                    "attempts; begin a new one with initial_metadata(problem)"
                )
            turns.append(_Turn(episode, response, bool(cut_off[i])))
        return turns

    def _results(self, turns: Sequence[_Turn], attempts: Sequence[Attempt]) -> list[StepResult]:
        return [self._result(turn, attempt) for turn, attempt in zip(turns, attempts, strict=True)]

    def _result(self, turn: _Turn, attempt: Attempt) -> StepResult:
        number = len(turn.episode.attempts) + 1
        status = attempt.verdict.status
        terminated = status.proved
        truncated = not terminated and (not status.scored or turn.cut_off or number >= self.max_attempts)
        done = terminated or truncated
        reward = float(terminated)
        if status.scored:
            attempt = noted(attempt, "verified", reward)
            for item in self.reward:
                attempt, reward = shaped(attempt, number, reward, item.term, item.method, item.weight)
            if turn.cut_off:
                reward = lower(reward, 0.0)
            if self.credit == "last" and not done:
                reward = 0.0
        terms = dict(attempt.reward_terms)
        entry = {
            "status": status.value,
            "scored": status.scored,
            "reward": reward,
            "terms": terms,
            "violations": [violation.rule for violation in attempt.violations],
            "characters": len(turn.response),
            "cut_off": turn.cut_off,
        }
        return StepResult(
            observation=attempt.feedback,
            metadata={**turn.episode.data, "attempts": [*turn.episode.attempts, entry], "done": done},
            reward=reward,
            terms=dict(terms),
            done=done,
            terminated=terminated,
            truncated=truncated,
            scored=status.scored,
            status=status.value,
            attempt=attempt,
            number=number,
        )


@dataclass(frozen=True, slots=True)
class _Episode:
    """Metadata that was read."""

    data: Mapping[str, Any]
    problem: Problem
    attempts: list[Any]
    done: bool

    @classmethod
    def read(cls, data: Any, place: str) -> _Episode:
        """Read it, with an error that names the place."""
        mend = "hand in what initial_metadata or the step before gave, unchanged"
        if not isinstance(data, Mapping):
            raise StepInputError(f"{place} must be a mapping, not {_kind(data)}; {mend}")
        if data.get("version") != VERSION:
            raise StepInputError(f"{place}: its version is {data.get('version')!r}, this is version {VERSION}; {mend}")
        attempts, done = data.get("attempts"), data.get("done")
        if not isinstance(attempts, list):
            raise StepInputError(f"{place}: 'attempts' must be a list, not {_kind(attempts)}; {mend}")
        if not isinstance(done, bool):
            raise StepInputError(f"{place}: 'done' must be true or false, not {_kind(done)}; {mend}")
        try:
            problem = problem_from_dict(data.get("problem"))
        except ValueError as error:
            raise StepInputError(f"{place}: {error}") from error
        return cls(data, problem, attempts, done)


@dataclass(frozen=True, slots=True)
class _Turn:
    """One response to judge."""

    episode: _Episode
    response: str
    cut_off: bool


def _response(conversation: Any, place: str) -> str:
    """The newest response of a conversation."""
    if isinstance(conversation, (str, bytes, Mapping)) or not isinstance(conversation, Sequence):
        raise StepInputError(f"{place} must be a list of messages, not {_kind(conversation)}")
    if not conversation:
        raise StepInputError(f"{place} is empty; its last message must be the policy's response")
    last = conversation[-1]
    where = f"{place}[{len(conversation) - 1}]"
    if not isinstance(last, Mapping):
        raise StepInputError(f"{where} must be a mapping with 'role' and 'content', not {_kind(last)}")
    if last.get("role") != "assistant":
        raise StepInputError(
            f"{where} has the role {last.get('role')!r}; the last message must be the policy's, with role 'assistant'"
        )
    content = last.get("content")
    if not isinstance(content, str):
        raise StepInputError(f"{where}: its content must be the response as a string, not {_kind(content)}")
    return content
