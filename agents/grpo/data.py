"""What the small policy is taught in its warm start: answers in the full format, and corrections of spoilt proofs."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from agents.policies.tiny.policy import TinyPolicy
from lean_gym.datasets.generators.scripted import SIZES, Generated, stream
from lean_gym.judge import Judge
from lean_gym.prompts.chat import PromptTemplate, first_messages

__all__ = ["Mistake", "answer_text", "collect_mistakes", "examples", "spoil"]

Example = tuple[list[int], list[int]]
"""Ids of a prompt, and of the answer to be learnt."""


def answer_text(made: Generated, rng: random.Random | None = None, drafts: int = 0) -> str:
    """A response in the full format: the script in a tactics block, then the whole theorem.

    Args:
        made: the theorem with its proof.
        rng: decides on the drafts.
        drafts: tactics blocks with the beginning of the proof before the one that counts: a random number up to this.

    >>> made = Generated("theorem t (p : Prop) (hp : p) : p :=", ("exact hp",), "", "")
    >>> print(answer_text(made))
    <think>
    ```tactics
    exact hp
    ```
    </think>
    <BLANKLINE>
    ```lean4
    theorem t (p : Prop) (hp : p) : p := by
      exact hp
    ```
    """
    blocks = []
    if drafts and rng is not None:
        blocks = [made.script[: rng.randint(1, len(made.script))] for _ in range(rng.randint(0, drafts))]
    blocks.append(made.script)
    think = "\n".join("```tactics\n" + "\n".join(block) + "\n```" for block in blocks)
    return f"<think>\n{think}\n</think>\n\n```lean4\n{made.source}\n```"


_NAME = re.compile(r"\bh[a-zA-Z0-9]+\b")


def spoil(made: Generated, rng: random.Random) -> Generated:
    """The theorem with a mistake in its proof, of a kind that a beginner makes: another name, a line left out, doubled
    or moved, the other side. Now and then the result is right after all."""
    lines = list(made.script)
    names = sorted(set(_NAME.findall(made.source)))
    for _ in range(rng.choice((1, 1, 2))):
        at = rng.randrange(len(lines))
        kind = rng.random()
        if kind < 0.45 and len(names) > 1 and (found := _NAME.findall(lines[at])):
            old = rng.choice(found)
            new = rng.choice([n for n in names if n != old])
            lines[at] = re.sub(rf"\b{re.escape(old)}\b", new, lines[at], count=1)
        elif kind < 0.65 and len(lines) > 1:
            del lines[at]
        elif kind < 0.75:
            lines.insert(at, lines[at])
        elif kind < 0.85 and len(lines) > 1:
            other = rng.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        else:
            swaps = {"left": "right", "right": "left", "constructor": "left", "contradiction": "exfalso"}
            lines[at] = swaps.get(lines[at], rng.choice(["constructor", "exfalso", "contradiction", "intro hp"]))
    return Generated(made.statement, tuple(lines), made.shape, made.family)


@dataclass(frozen=True, slots=True)
class Mistake:
    """A spoilt proof, what Lean says of it, and the right one."""

    made: Generated
    spoilt: Generated
    feedback: str


def collect_mistakes(
    judge: Judge, count: int, seed: int, families: Mapping[str, float], without: frozenset[str], *, batch: int = 256
) -> list[Mistake]:
    """Ask Lean about ``count`` spoilt proofs of small and large theorems; those that it refuses are mistakes.

    Args:
        judge: asks Lean.
        count: how many are tried.
        seed: of the theorems and the mistakes.
        families: weights of the families.
        without: shapes that are held out.
        batch: how many are asked about at a time.
    """
    rng = random.Random(seed)
    sources = [stream(seed + 1 + i, size, families, without) for i, size in enumerate(SIZES.values())]
    pairs: list[tuple[Generated, Generated]] = []
    for i in range(count):
        made = next(sources[i % len(sources)])
        pairs.append((made, spoil(made, rng)))
    found = []
    for start in range(0, len(pairs), batch):
        part = pairs[start : start + batch]
        problems = [made.problem(f"mistake-{start + i}") for i, (made, _) in enumerate(part)]
        attempts = judge(problems, [answer_text(spoilt) for _, spoilt in part])
        for (made, spoilt), attempt in zip(part, attempts, strict=True):
            if attempt.verdict.status.scored and not attempt.verdict.status.proved and attempt.feedback:
                found.append(Mistake(made, spoilt, attempt.feedback))
    return found


def examples(
    policy: TinyPolicy,
    template: PromptTemplate,
    mistakes: Sequence[Mistake],
    seed: int,
    families: Mapping[str, float],
    without: frozenset[str],
    *,
    small_share: float,
    spoilt_share: float,
    correction_share: float,
    drafts: int,
) -> Iterator[Example]:
    """An endless stream of examples that fit the policy's length.

    Args:
        policy: encodes.
        template: the wording of the prompts.
        mistakes: for corrections.
        seed: of everything.
        families: weights of the families.
        without: shapes that are held out.
        small_share: share of small theorems.
        spoilt_share: share of first answers with a mistake (`spoil`): demonstrations that are not perfect.
        correction_share: share of corrections.
        drafts: see `answer_text`.
    """
    rng = random.Random(seed)
    small, large = (stream(seed + 1 + i, size, families, without) for i, size in enumerate(SIZES.values()))
    while True:
        if mistakes and rng.random() < correction_share:
            mistake = rng.choice(mistakes)
            made = mistake.made
            prompt = policy.start(first_messages(made.problem("x"), template))
            wrong = policy.answer(answer_text(mistake.spoilt, rng, drafts))
            prompt = [*prompt, *wrong, *policy.follow_up(wrong, mistake.feedback)]
        else:
            made = next(small if rng.random() < small_share else large)
            prompt = policy.start(first_messages(made.problem("x"), template))
            if rng.random() < spoilt_share:
                made = spoil(made, rng)
        answer = policy.answer(answer_text(made, rng, drafts))
        if len(prompt) + len(answer) <= policy.max_length:
            yield prompt, answer
