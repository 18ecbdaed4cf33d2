"""New problems from old ones, written by a language model and checked by Lean."""

from __future__ import annotations

import hashlib
import json
import re
import string
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, ClassVar

from lean_gym.datasets.canonical import definition_tokens, statement_key
from lean_gym.datasets.check import CheckSettings, check_problems
from lean_gym.datasets.curation.steps import (
    Context,
    PlanError,
    Removed,
    StepResult,
    is_count,
    is_share,
    is_texts,
    rate_of,
    require,
)
from lean_gym.datasets.journal import Journal
from lean_gym.datasets.presets import refuse_unfinished
from lean_gym.evaluation.policies import Completion, Policy, PolicyError, Request, Sampling, make_policy, request_seed
from lean_gym.problem import Problem, ProblemError
from lean_gym.prompts.chat import Message
from lean_gym.response import Response

__all__ = ["TEMPLATE", "Variants", "read_variant"]

TEMPLATE = """\
Here is a problem, stated as a theorem in Lean 4.

${informal}```lean4
${formal}
```

Write a variant of it: a related problem that is true, of about the same difficulty, and not a mere change of names or \
numbers. It may be stronger, go the other way, ask for something else in the same situation, or move the idea to \
another setting. Use the same imports and open namespaces, and define nothing new.

Answer with one sentence that begins with "In words:" and states the variant, and then with its Lean statement, \
ending in `:= by sorry`, in one ```lean4 block."""

_WORDS = re.compile(r"^\W*in words\W*:\W*(?P<words>\S.*)$", re.IGNORECASE | re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Variants:
    """Adds variants of problems, written by a language model.

    Each variant keeps its original's header. It is used when it can be read, holds no `sorry` in what it says, states
    something that no problem and no earlier variant states (up to bound names), and when Lean accepts it and finds no
    quick proof of its negation. The model's answers are kept, so that another run asks for nothing twice.

    Attributes:
        policy: the model, as `lean-gym eval` names it: `http://…` for a server that speaks the OpenAI chat protocol.
        model: its name on the server.
        per_problem: answers asked for each problem.
        below: the win rate up to which a problem gets variants.
        unknown: whether a problem without a win rate gets variants.
        template: the prompt, with `${formal}`, `${informal}` and `${name}`.
        system: the system message, or the empty string.
        temperature: of sampling.
        top_p: of sampling.
        max_tokens: of an answer.
        extra: further fields of a request, as the server takes them.
        verifier: the Lean, as `lean-gym` names it.
        tactics: what is tried on a variant's negation; a variant that one of them refutes is not used.
        seconds: of one check at most.
    """

    kind: ClassVar[str] = "variants"
    policy: str = ""
    model: str | None = None
    per_problem: int = 1
    below: float = 0.5
    unknown: bool = True
    template: str = TEMPLATE
    system: str = ""
    temperature: float = 1.0
    top_p: float = 0.95
    max_tokens: int = 4096
    extra: tuple[tuple[str, Any], ...] = ()
    verifier: str = "embedded"
    tactics: tuple[str, ...] = ("simp", "decide", "omega", "norm_num")
    seconds: float = 60.0

    def __post_init__(self) -> None:
        require(self, "policy", bool(self.policy), "the model that writes them, such as http://localhost:8000/v1")
        require(self, "per_problem", is_count(self.per_problem), "a whole number from 1 on")
        require(self, "below", is_share(self.below), "a number from 0 to 1")
        require(self, "tactics", is_texts(self.tactics), "a list of tactics")
        names = string.Template(self.template)
        known = set(names.get_identifiers()) if names.is_valid() else {"?"}
        fits = "formal" in known and known <= {"formal", "informal", "name"}
        require(self, "template", fits, "a text with ${formal}, and with no others than ${informal} and ${name}")
        try:
            self._sampling()
        except (TypeError, ValueError) as error:
            raise PlanError(f"variants: {error}") from None

    def _sampling(self) -> Sampling:
        return Sampling(self.temperature, self.top_p, self.max_tokens, extra=dict(self.extra))

    def __call__(self, problems: list[Problem], context: Context) -> StepResult:
        asked = [p for p in problems if (self.unknown if (rate := rate_of(p)) is None else rate <= self.below)]
        requests = [
            Request(p, sample, 0, self._messages(p), request_seed(context.seed, statement_key(p), sample, 0))
            for p in asked
            for sample in range(self.per_problem)
        ]
        try:
            policy = make_policy(self.policy, self._sampling(), model=self.model)
        except PolicyError as error:
            raise PlanError(f"variants: {error}") from error
        candidates: list[Problem] = []
        refused: list[Removed] = []
        known = {statement_key(p) for p in problems}
        numbers: Counter[str] = Counter()
        unanswered = 0
        try:
            answers = _answers(policy, requests, context)
            for done, (request, answer) in enumerate(zip(requests, answers, strict=True), 1):
                context.on_progress(done, len(requests))
                original = request.problem
                id = f"{original.id}/variant-{numbers[original.id] + 1}"
                numbers[original.id] += 1
                if answer.error:
                    unanswered += 1
                    refused.append(Removed(id, "no answer", answer.error))
                    continue
                try:
                    variant = read_variant(answer.text, original, id, self.model or policy.name)
                except ProblemError as error:
                    refused.append(Removed(id, "unreadable", str(error)))
                    continue
                key = statement_key(variant)
                if key in known:
                    refused.append(Removed(id, "not new"))
                    continue
                known.add(key)
                candidates.append(variant)
        except PolicyError as error:
            raise PlanError(f"variants: {error}") from error
        finally:
            policy.close()
        used: dict[str, list[Problem]] = {}
        settings = CheckSettings(self.tactics)
        with context.verifier(self.verifier, self.seconds) as lean:
            checks = check_problems(candidates, lean, settings, log=context.folder / "variants-check.jsonl")
            for variant, check in zip(candidates, checks, strict=True):
                if check.kind == "unavailable":
                    raise PlanError(f"variants: Lean could not be asked about {variant.id!r}: {check.error}")
                if check.kind in ("invalid", "false"):
                    refused.append(Removed(variant.id, check.kind, check.error or ", ".join(check.refuted_by)))
                else:
                    used.setdefault(str(variant.metadata["variant_of"]), []).append(variant)
        merged: list[Problem] = []
        for p in problems:
            merged += [p, *used.pop(p.id, ())]
        return StepResult(
            merged,
            added=len(merged) - len(problems),
            refused=refused,
            counts={"answers asked for": len(requests), "unanswered": unanswered},
        )

    def _messages(self, problem: Problem) -> list[Message]:
        informal = problem.informal.strip()
        user = string.Template(self.template).substitute(
            formal=problem.source().strip(), informal=f"{informal}\n\n" if informal else "", name=problem.name
        )
        messages: list[Message] = [{"role": "user", "content": user}]
        return [{"role": "system", "content": self.system}, *messages] if self.system else messages


def read_variant(text: str, original: Problem, id: str, author: str) -> Problem:
    """The variant in a model's answer, with the original's header.

    Raises:
        ProblemError: there is no Lean block, no single theorem in it, a `sorry` in what it says, or definitions that
            the original does not have.
    """
    blocks = [block for block in Response.parse(text).lean_blocks if block.closed]
    if not blocks:
        raise ProblemError("the answer has no closed block of Lean code")
    found = Problem.from_lean(blocks[-1].text)
    if (extra := definition_tokens(found)) and extra != definition_tokens(original):
        raise ProblemError(f"the variant comes with definitions of its own: {' '.join(extra)[:200]}")
    digest = hashlib.sha256(id.encode("utf-8", "surrogatepass")).hexdigest()[:8]
    last = original.name.rpartition(".")[2].strip("«»")
    plain = re.sub(r"[^A-Za-z0-9_]", "_", last) or "theorem"
    name = f"{'v' if plain[0].isdigit() else ''}{plain}_variant_{digest}"
    gap = "" if not original.header or original.header.endswith("\n") else "\n"
    words = _WORDS.search(text)
    problem = Problem.from_lean(
        f"{original.header}{gap}{found.restated(name)} by sorry",
        name,
        id=id,
        informal=words["words"].strip() if words else "",
        metadata={"variant_of": original.id, "author": author},
    )
    refuse_unfinished(problem)
    return problem


def _answers(policy: Policy, requests: Sequence[Request], context: Context) -> Iterator[Completion]:
    """The model's answers in the requests' order; those that are kept from an earlier run are not asked for again."""
    settings = {"policy": dict(policy.describe())}
    with Journal(context.folder / "variants.jsonl", settings) as journal:
        kept = {row["key"]: row["text"] for row in journal.rows()}
        waiting: deque[tuple[str, str | Future[Completion]]] = deque()

        def next_answer() -> Completion:
            key, found = waiting.popleft()
            if isinstance(found, str):
                return Completion(found)
            answer = found.result()
            if not answer.error:
                journal.append({"key": key, "text": answer.text})
            return answer

        with ThreadPoolExecutor(policy.parallel, thread_name_prefix="lean-gym-variants") as pool:
            try:
                for request in requests:
                    key = hashlib.sha256(json.dumps([request.messages, request.seed]).encode()).hexdigest()
                    waiting.append((key, kept.get(key) or pool.submit(_ask, policy, request)))
                    if len(waiting) > 2 * policy.parallel:
                        yield next_answer()
                while waiting:
                    yield next_answer()
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


def _ask(policy: Policy, request: Request) -> Completion:
    return policy.generate([request])[0]
