"""What the audit costs: ``python tests/benchmarks/bench_audit.py [rounds]``.

First the time of a check with and without the probes, on the built-in problems with their reference proofs; every
round checks each text in each way, in turn, so that a busy machine is as busy for all, and the fastest of the rounds
counts. Then how long screen and assembly take on texts of megabytes, and how that grows when the length doubles.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable

from rich.console import Console
from rich.table import Table

from lean_gym.audit import instrument, screen
from lean_gym.audit.probes import probe_of
from lean_gym.datasets.builtin import builtin_problems, reference_proof
from lean_gym.problem import Problem
from lean_gym.verifiers import make_verifier

PROBLEMS = 60
HELPER = "theorem a_helper_of_the_benchmark : 1 = 1 := rfl\n\n"
HOSTILE: dict[str, str] = {
    "honest": "theorem helper (n : Nat) : n + 0 = n := by\n  simp -- no sorry\n",
    "attributes": "@[simp, ",
    "nested attributes": "@[ @[ ",
    "options": "set_option a.b.c.d ",
    "dotted name": "a.",
    "decide +": "decide + ",
    "namespaces": "namespace A ",
    "comments": "/- ",
    "quotes": '"x" ',
    "refused words": "axiom ",
}


def bench_checks(rounds: int) -> Table:
    """Median over the problems of the added time, by level and by what the policy wrote."""
    problems = builtin_problems()
    chosen = problems[:: max(1, len(problems) // PROBLEMS)][:PROBLEMS]
    table = Table(
        "policy's text", "level", "reference", "plain, ms", "audited, ms", "added, median", "added, all together"
    )
    with make_verifier("embedded", workers=1) as verifier:
        for label, before in (("bare proof", ""), ("a helper first", HELPER)):
            plain: list[float] = []
            audited: dict[str, list[float]] = {"fast": [], "strict": []}
            with_reference = dict.fromkeys(audited, 0)
            for problem in chosen:
                proof = reference_proof(problem)
                code = f"{before}{problem.statement} {proof}" if before else proof
                texts = {"plain": f"{problem.header}{before}{problem.statement} {proof}\n"}
                for level in audited:
                    submission = instrument(problem, code, level=level)  # type: ignore[arg-type]
                    texts[level] = submission.source
                    probe = probe_of(submission)
                    with_reference[level] += probe is not None and probe.check is not None
                best = dict.fromkeys(texts, float("inf"))
                for _ in range(rounds):
                    for key, text in texts.items():
                        start = time.perf_counter()
                        run = verifier.run(text)
                        best[key] = min(best[key], time.perf_counter() - start)
                        if run.exit_code != 0:
                            raise SystemExit(f"{problem.id}, {key}: {run}")
                plain.append(best["plain"])
                for level in audited:
                    audited[level].append(best[level])
            for level, times in audited.items():
                ratios = [a / p - 1 for a, p in zip(times, plain, strict=True)]
                table.add_row(
                    label,
                    level,
                    f"{with_reference[level]}/{len(chosen)}",
                    f"{1000 * statistics.median(plain):.1f}",
                    f"{1000 * statistics.median(times):.1f}",
                    f"{100 * statistics.median(ratios):+.0f} %",
                    f"{100 * (sum(times) / sum(plain) - 1):+.0f} %",
                )
    return table


def bench_length(size: int) -> Table:
    """Seconds for a text of `size` characters, and the ratio to one of half the length."""
    problem = Problem.from_lean("theorem t (n : Nat) : n + 0 = n := by sorry")
    steps: dict[str, Callable[[str], object]] = {"screen": screen, "instrument": lambda code: instrument(problem, code)}
    table = Table("text", *(f"{step}, {unit}" for step in steps for unit in ("s", "ratio for twice the length")))
    for label, piece in HOSTILE.items():
        cells = []
        for step in steps.values():
            seconds = []
            for length in (size // 2, size):
                text = piece * (length // len(piece))
                start = time.perf_counter()
                step(text)
                seconds.append(time.perf_counter() - start)
            cells += [f"{seconds[1]:.2f}", f"{seconds[1] / seconds[0]:.2f}"]
        table.add_row(label, *cells)
    return table


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    console = Console()
    console.print(bench_checks(rounds))
    console.print(bench_length(1_000_000))
    start = time.perf_counter()
    screen(HOSTILE["honest"] * (10_000_000 // len(HOSTILE["honest"])))
    console.print(f"screen, 10 million characters of honest text: {time.perf_counter() - start:.1f} s")


if __name__ == "__main__":
    main()
