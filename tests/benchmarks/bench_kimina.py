"""Checks a second through a real Kimina server: ``python tests/benchmarks/bench_kimina.py``.

The server runs on the embedded Lean, with two REPLs. In turns, round by round: this package's verifier, with its
audit; the server's own client alone, which is sent the bare proofs and whose answers nobody reads; and the local pool.
With one check in flight, and with sixteen.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import statistics
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

from lean_gym import Judge, Limits
from lean_gym.datasets import builtin_problems, reference_proof
from lean_gym.problem import Problem
from lean_gym.verifiers import Verifier, make_verifier
from lean_gym.verifiers.kimina import KiminaVerifier
from lean_gym.verifiers.kimina.client import AsyncKiminaClient, Snippet
from tests.integration.kimina_server import KiminaServer

console = Console()


def easy_problems(count: int) -> list[Problem]:
    problems = builtin_problems(level=1)
    return [problems[i % len(problems)] for i in range(count)]


def judged(verifier: Verifier, problems: list[Problem], mark: str) -> float:
    """Checks a second, with screen, probes and reading; no two texts alike."""
    responses = [f"```lean4\n{reference_proof(p)}\n-- {mark} {i}\n```" for i, p in enumerate(problems)]
    began = time.perf_counter()
    attempts = Judge(verifier)(problems, responses)
    elapsed = time.perf_counter() - began
    assert all(a.verdict.status.proved for a in attempts), [a.verdict for a in attempts if not a.verdict.status.proved]
    return len(problems) / elapsed


def alone(url: str, problems: list[Problem], in_flight: int, batch: int) -> float:
    """Checks a second of the server's client."""

    async def run() -> float:
        client = AsyncKiminaClient(api_url=url)
        texts = [f"import Init\n{p.source(reference_proof(p))}" for p in problems]
        snippets = [Snippet(id=str(i), code=text) for i, text in enumerate(texts)]
        workers = max(1, in_flight // batch)
        began = time.perf_counter()
        answers = await client.check(snippets, timeout=60, batch_size=batch, max_workers=workers, show_progress=False)
        elapsed = time.perf_counter() - began
        await client.close()
        assert all(answer.error is None for answer in answers.results)
        return len(problems) / elapsed

    return asyncio.run(run())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument(
        "--checks", type=int, default=64, help="checks of a round with sixteen in flight; a fourth else"
    )
    options = parser.parse_args()
    logging.disable(logging.INFO)
    rates: dict[str, list[float]] = {}
    limits = Limits(seconds=60)
    with (
        tempfile.TemporaryDirectory() as folder,
        KiminaServer(Path(folder), repls=2) as server,
        KiminaVerifier([server.url], limits, workers=1) as one,
        KiminaVerifier([server.url], limits, workers=16) as sixteen,
        KiminaVerifier([server.url], limits, workers=16, batch=4) as batches,
        make_verifier("embedded", limits=limits) as pool,
    ):
        judged(sixteen, easy_problems(8), "warm")
        judged(pool, easy_problems(8), "warm")
        few, many = easy_problems(options.checks // 4), easy_problems(options.checks)
        for number in range(options.rounds):
            mark = f"round {number}"
            for name, rate in (
                ("1 in flight: this package, audited", judged(one, few, mark)),
                ("1 in flight: the client alone", alone(server.url, few, 1, 1)),
                ("16 in flight: this package, audited", judged(sixteen, many, mark)),
                ("16 in flight: this package, requests of 4", judged(batches, many, mark)),
                ("16 in flight: the client alone", alone(server.url, many, 16, 1)),
                ("16 in flight: the client alone, requests of 8", alone(server.url, many, 16, 8)),
                ("the local pool, audited", judged(pool, many, mark)),
            ):
                rates.setdefault(name, []).append(rate)
    table = Table("checks a second", "median", "least", "most")
    for name, found in rates.items():
        table.add_row(name, *(f"{value:.1f}" for value in (statistics.median(found), min(found), max(found))))
    console.print(table)


if __name__ == "__main__":
    main()
