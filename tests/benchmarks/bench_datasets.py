"""Speed and memory of the data tools: `python tests/benchmarks/bench_datasets.py [rows]` (100,000 by default).

Rows of different statements in the style of MiniF2F are made, and each tool is run on them in a process of its own.
Printed are the wall-clock and the processor seconds, the rows per processor second, and by how much the process's
largest resident memory exceeds that of one that only imports the tools.
"""

from __future__ import annotations

import json
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

HEADER = "import Mathlib\n\nset_option maxHeartbeats 400000\n\nopen BigOperators Real Nat Topology Rat\n\n"
SIGNS = ("+", "*", "-", "/", "^")


def make_rows(path: Path, count: int) -> None:
    rng = random.Random(0)

    def side() -> str:
        parts = [rng.choice(["x", "y", "z", str(rng.randint(2, 999))]) for _ in range(rng.randint(2, 5))]
        return "".join(p + f" {rng.choice(SIGNS)} " for p in parts[:-1]) + parts[-1]

    with path.open("w", encoding="utf-8") as file:
        for i in range(count):
            given = f"(x y z : ℝ) (h₀ : {side()} = {side()}) (h₁ : 0 < x ∧ 0 < y ∧ 0 < z)"
            claim = f"theorem t{i} {given} :\n    {side()} ≤ {side()}"
            words = f"Let x, y and z be positive numbers with property {i}. Show that {side()} is at most {side()}."
            row = {
                "statement_id": f"s{i}", "natural_language": words, "source": "made", "win_rate": rng.random(),
                "formal_statement": f"{HEADER}/-- {words} -/\n{claim} := by sorry",
            }  # fmt: skip
            file.write(json.dumps(row, ensure_ascii=False) + "\n")


def nothing(path: Path) -> int:
    from lean_gym.datasets import decontaminate, dedupe, stats, write  # noqa: F401  # only the imports

    return 0


def read_stream(path: Path) -> int:
    from lean_gym.datasets.sources import stream_problems

    return sum(1 for _ in stream_problems(path))


def convert(path: Path) -> int:
    from lean_gym.datasets.sources import stream_problems
    from lean_gym.datasets.write import write_problems

    return write_problems(stream_problems(path), path.with_suffix(".parquet"))  # type: ignore[arg-type]  # all usable


def read_parquet(path: Path) -> int:
    return read_stream(path.with_suffix(".parquet"))


def stats(path: Path) -> int:
    from lean_gym.datasets.sources import stream_problems
    from lean_gym.datasets.stats import dataset_stats

    return dataset_stats(stream_problems(path)).problems


def dedupe(path: Path) -> int:
    from lean_gym.datasets.dedupe import find_duplicates
    from lean_gym.datasets.sources import stream_problems

    return sum(1 for _ in find_duplicates(stream_problems(path)))  # type: ignore[arg-type]  # all usable


def decontaminate(path: Path) -> int:
    from itertools import islice

    from lean_gym.datasets.decontaminate import find_contaminated
    from lean_gym.datasets.sources import stream_problems

    evaluation = list(islice(stream_problems(path), 488))
    return sum(1 for _ in find_contaminated(stream_problems(path), evaluation))  # type: ignore[arg-type]


def draw(path: Path) -> int:
    from lean_gym.datasets.samplers import WinRates, prioritized_sampler

    ids = [f"s{i}" for i in range(100_000)]
    rates = WinRates()
    for i, id in enumerate(ids[::2]):
        rates.update(id, (i % 9) / 8)
    sampler = prioritized_sampler(ids, rates)
    return sum(len(sampler.draw(256)) for _ in range(100))


WORKS: dict[str, Callable[[Path], int]] = {
    "import": nothing,
    "read JSONL": read_stream,
    "convert to Parquet": convert,
    "read Parquet": read_parquet,
    "stats": stats,
    "duplicates, exact and near": dedupe,
    "decontaminate against 488": decontaminate,
    "100 prioritised draws of 256": draw,
}


def main() -> None:
    if len(sys.argv) == 4 and sys.argv[1] == "--work":
        start, busy = time.perf_counter(), time.process_time()
        rows = WORKS[sys.argv[2]](Path(sys.argv[3]))
        seconds, busy = time.perf_counter() - start, time.process_time() - busy
        print(json.dumps([rows, seconds, busy, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024]))
        return
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "rows.jsonl")
        make_rows(path, count)
        print(f"{count} rows, {path.stat().st_size / 1e6:.0f} MB")
        print(f"{'':32}{'seconds':>9}{'busy':>9}{'rows/s':>10}{'MiB':>8}")
        base = 0.0
        for name in WORKS:
            done = subprocess.run(
                [sys.executable, __file__, "--work", name, str(path)], capture_output=True, text=True, check=True
            )
            rows, seconds, busy, memory = json.loads(done.stdout)
            base = base or memory
            speed = f"{rows / busy:10,.0f}" if rows else f"{'':10}"
            print(f"{name:32}{seconds:9.1f}{busy:9.1f}{speed}{memory - base:8.0f}", flush=True)


if __name__ == "__main__":
    main()
