"""How long the format rules take, and how the time grows: ``python tests/benchmarks/bench_format.py``.

Compared with a plain implementation of regular expressions (`naive_format`), on responses of the published layout.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "rewards"))

import naive_format

from lean_gym.problem import Problem
from lean_gym.response import Response
from lean_gym.rewards import Agreement, Rule, kimina, strict, violations
from lean_gym.rewards.words import STOP_WORDS

STATEMENT = "theorem positive (x : ℝ) (hx : 0 < x) : x + 1 > 0 := by"
PROBLEM = Problem.from_lean(f"import Mathlib\n\nopen Real\n\n{STATEMENT} sorry")
PROSE = """
    we now consider the inequality between both sides and rewrite square of difference using nonnegativity then divide
    by positive factor to conclude bound holds for every real number under hypothesis about sum product residue modulo
    prime integer case analysis
"""
WORDS = PROSE.split()
STEPS = (
    "  have h{0} : 0 < x + {0} := by positivity",
    "  nlinarith [sq_nonneg (x - {0}), mul_pos h{0} hx]",
    "  rw [div_le_div_iff (by positivity) (by positivity)] at h{0} -- step {1}",
    "  simp only [Nat.succ_ne_zero, h{0}, add_comm] at k{1}",
)
HOSTILE = {
    "fences": "```\n",
    "fence marks": "`",
    "tags": "<think>```x</think>",
    "fences after tags": "</think>~~~x<think>",
    "blank lines": "\n",
    "one repeated line": "alpha beta gamma delta epsilon zeta eta theta iota kappa\n",
    "nested comments": "/-",
    "quotes": '"',
}


def response(size: int, seed: int = 0) -> str:
    """A response of about `size` characters: prose, tactics blocks of eight steps, code that repeats the first ones."""
    rng = random.Random(seed)
    think: list[str] = []
    code: list[str] = []
    written = step = 0
    while written < 0.9 * size:
        prose = [" ".join(rng.choices(WORDS, k=rng.randrange(12, 30))).capitalize() + "." for _ in range(12)]
        block = [rng.choice(STEPS).format(step + i, step + i + 1) for i in range(8)]
        step += 8
        if len(code) < size // 900:
            code += block
        paragraph = [*prose, "```tactics", *block, "```"]
        think += paragraph
        written += sum(map(len, paragraph)) + len(paragraph)
    body = "\n".join(
        [*think, "</think>", "", "```lean4", "import Mathlib", "", "open Real", "", STATEMENT, *code, "```"]
    )
    return f"<think>\n{body}"


def best(work: Callable[[str], object], texts: Sequence[str]) -> float:
    """The least time on the processor that the work takes on one of the texts, each seen once, in milliseconds."""
    times = []
    for text in texts:
        start = time.process_time()
        work(text)
        times.append(time.process_time() - start)
    return 1000 * min(times)


def main() -> None:
    """Measure and print two tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=20, help="measurements, of which the best counts")
    parser.add_argument("--megabytes", type=float, default=10.0, help="size of the hostile texts; 0 leaves them out")
    arguments = parser.parse_args()
    console = Console()
    everything: tuple[Rule, ...] = (*strict(), Agreement(method="iou"), Agreement(method="subcode"))

    table = Table(title="milliseconds for a response, parsing included")
    for title in ("characters", "plain regexes", "parse", "kimina", "all rules", "agreement by tokens"):
        table.add_column(title, justify="right")
    works: list[Callable[[str], object]] = [
        lambda text: (naive_format.values(text, STOP_WORDS), naive_format.statement_kept(text, PROBLEM.statement)),
        Response.parse,
        lambda text: violations(Response.parse(text), PROBLEM, kimina()),
        lambda text: violations(Response.parse(text), PROBLEM, everything),
        lambda text: Agreement(method="tokens")(Response.parse(text), PROBLEM),
    ]
    for size in (15_000, 50_000, 200_000):
        sets = [[response(size, seed) for seed in range(i, 1000, 1000 // arguments.repeats)] for i in range(len(works))]
        assert violations(Response.parse(sets[0][0]), PROBLEM, kimina()) == ()
        times = [best(work, texts) for work, texts in zip(works, sets, strict=True)]
        table.add_row(f"{len(sets[0][0]):,}", *(f"{t:.2f}" for t in times))
    console.print(table)
    if not arguments.megabytes:
        return

    table = Table(title="seconds for hostile texts, parsing and the preset kimina")
    for title in ("text", "half the size", f"{arguments.megabytes:g} million characters", "growth"):
        table.add_column(title, justify="right")
    for name, unit in HOSTILE.items():
        inside = name in ("nested comments", "quotes")
        seconds = []
        for share in (0.5, 1.0):
            body = unit * int(share * arguments.megabytes * 1e6 / len(unit))
            text = f"<think>\n```tactics\nx\n```\n</think>\n```lean4\n{body}\n```" if inside else f"<think>{body}"
            seconds.append(best(works[2], [text]) / 1000)
        table.add_row(name, f"{seconds[0]:.2f}", f"{seconds[1]:.2f}", f"{seconds[1] / seconds[0]:.1f}×")
    console.print(table)


if __name__ == "__main__":
    main()
