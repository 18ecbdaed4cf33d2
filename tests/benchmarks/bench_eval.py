"""Speed and memory of an evaluation on recorded responses.

Two things are measured: the whole way with Lean on a few hundred responses (what counts there is Lean), and everything
but Lean on many (log, figures, report): the judge is a stand-in that looks at the text. Run it with
``python tests/benchmarks/bench_eval.py [ROWS] [FOLDER]``; the default is 100,000 rows of about two kilobytes.
"""

from __future__ import annotations

import json
import random
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.table import Table

from lean_gym import Judge, make_verifier
from lean_gym.append_log import read_rows
from lean_gym.datasets import builtin_problems, reference_proof
from lean_gym.evaluation import Evaluation, evaluate, write_results
from lean_gym.evaluation.log import log_files
from lean_gym.evaluation.policies import RecordedPolicy
from lean_gym.evaluation.summary import summarise
from lean_gym.response import render_response

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.evaluation.fakes import FakeJudge, problems

T = TypeVar("T")
PER_PROBLEM = 100


def timed(table: Table, name: str, rows: int, work: Callable[[], T]) -> T:
    """Do the work and add a line to the table."""
    start = time.perf_counter()
    result = work()
    seconds = time.perf_counter() - start
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10
    table.add_row(name, f"{rows:,}", f"{seconds:.1f}", f"{rows / seconds:,.0f}", f"{peak:,}")
    return result


def write_rows(file: Path, rows: int) -> None:
    """Responses of about two kilobytes, a third of them right."""
    rng = random.Random(0)
    think = "\n".join(
        f"Consider the case {i}: if ∀ x, p x then it follows from the hypothesis h{i}." for i in range(20)
    )
    with file.open("w", encoding="utf-8") as out:
        for i in range(rows):
            body = "\n".join(f"  have h{j} : a + {rng.randrange(99)} = {j} + a := by omega" for j in range(8))
            end = "trivial" if rng.random() < 1 / 3 else "exact wrong"
            response = render_response(f"{think}\n{i}", f"by\n{body}\n  {end}")
            out.write(json.dumps({"problem": f"p{i // PER_PROBLEM}", "response": response}, ensure_ascii=False) + "\n")


def main(rows: int = 100_000, place: str | None = None) -> None:
    """Measure and print."""
    table = Table("step", "rows", "seconds", "rows/s", "peak MiB of the process so far")
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(place or temporary)
        some = builtin_problems()[::2]
        file = folder / "real.jsonl"
        file.write_text(
            "".join(
                json.dumps({"problem": p.id, "responses": [render_response("", reference_proof(p))] * 3}) + "\n"
                for p in some
            )
        )
        policy = RecordedPolicy(file)
        with make_verifier("embedded") as verifier:
            verifier.cache.put = lambda key, verdict: None  # type: ignore[method-assign]  # each response is checked
            judge = Judge(verifier)
            judge(some[:1], ["```lean4\nby rfl\n```"])
            config = Evaluation(samples=3)
            count = 3 * len(some)
            timed(table, "with Lean", count, lambda: evaluate(policy, judge, some, folder / "real", config))
        policy.close()

        file = folder / "many.jsonl"
        write_rows(file, rows)
        goals = problems(-(-rows // PER_PROBLEM))
        out = folder / "many"
        policy = timed(table, "index of the responses", rows, lambda: RecordedPolicy(file))
        config = Evaluation(samples=PER_PROBLEM)
        timed(table, "run, without Lean", rows, lambda: evaluate(policy, FakeJudge(), goals, out, config))
        timed(table, "run again, nothing to do", rows, lambda: evaluate(policy, FakeJudge(), goals, out, config))
        policy.close()
        timed(table, "read the log", rows, lambda: sum(1 for _ in read_rows(log_files(out))))
        timed(table, "figures", rows, lambda: summarise(out))
        timed(table, "all results and the report", rows, lambda: write_results(out))
        sizes = {f.name: f"{f.stat().st_size >> 20} MiB" for f in (out / "attempts.jsonl", out / "report.html")}
    console = Console()
    console.print(table)
    console.print(sizes)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000, *sys.argv[2:3])
