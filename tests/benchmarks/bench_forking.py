"""Checks per second, forked and in new processes, side by side: ``python tests/benchmarks/bench_forking.py [rounds]``.

Mixed built-in proofs, one worker each; every round checks all of them in each way, in turn, so that a busy machine is
as busy for all. Wall-clock figures depend on what else runs; processor time per check depends on it less. The first
table is what the confinement of one forked child costs.
"""

from __future__ import annotations

import gc
import os
import statistics
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack

import psutil
from rich.console import Console
from rich.table import Table

from lean_gym.audit import instrument
from lean_gym.datasets.builtin import builtin_problems, reference_proof
from lean_gym.run import LeanRun, Outcome
from lean_gym.toolchains import Limits, Toolchain, confine
from lean_gym.toolchains.embedded import embedded_toolchain
from lean_gym.toolchains.sandbox import choose_sandbox
from lean_gym.verifiers import ForkingVerifier, ProcessVerifier
from lean_gym.verifiers.forking import client

TEXTS = 48
STEPS = 300


def sources() -> list[str]:
    """Evenly spread over the built-in problems, each with its reference proof and the audit's probes."""
    problems = builtin_problems()
    step = max(1, len(problems) // TEXTS)
    return [instrument(p, reference_proof(p)).source for p in problems[::step]][:TEXTS]


def processor_seconds(pids: tuple[int, ...]) -> float:
    """Processor time of servers with the children that they have reaped, or of this process's children."""
    if not pids:
        times = os.times()
        return times.children_user + times.children_system
    total = 0.0
    for pid in pids:
        times = psutil.Process(pid).cpu_times()
        total += times.user + times.system + times.children_user + times.children_system
    return total


def small_pages(toolchain: Toolchain, limits: Limits) -> ForkingVerifier:
    """A forking verifier whose servers keep the library's code in the file's pages."""

    class SmallPages(client.ForkServer):
        def __init__(self, *arguments: object, **named: object) -> None:
            super().__init__(*arguments, **named, large_pages=False)  # type: ignore[arg-type]

    from lean_gym.verifiers.forking import verifier

    whole = verifier.ForkServer
    verifier.ForkServer = SmallPages  # type: ignore[misc]
    try:
        return ForkingVerifier(toolchain, limits, workers=1)
    finally:
        verifier.ForkServer = whole  # type: ignore[misc]


def compare(rounds: int, console: Console) -> None:
    toolchain, limits, texts = embedded_toolchain(), Limits(seconds=60), sources()
    with ExitStack() as stack:
        verifiers: dict[str, ForkingVerifier | ProcessVerifier] = {
            "new process": ProcessVerifier(toolchain, limits, workers=1),
            "new process, no sandbox": ProcessVerifier(toolchain, limits, workers=1, sandbox="off"),
            "forked": ForkingVerifier(toolchain, limits, workers=1),
            "forked, no sandbox": ForkingVerifier(toolchain, limits, workers=1, sandbox="off"),
            "forked, small pages": small_pages(toolchain, limits),
        }
        for each in verifiers.values():
            stack.enter_context(each)
        seconds: dict[str, list[float]] = {name: [] for name in verifiers}
        processor: dict[str, float] = dict.fromkeys(verifiers, 0.0)
        for round_number in range(-1, rounds):
            for name, lean in verifiers.items():
                pids = lean.servers if isinstance(lean, ForkingVerifier) else ()
                began = processor_seconds(pids)
                taken = [check(lean.run, text) for text in texts]
                if round_number >= 0:  # the first round warms up
                    seconds[name] += taken
                    processor[name] += processor_seconds(pids) - began
        resident = {
            name: sum(psutil.Process(pid).memory_full_info().uss for pid in lean.servers)
            for name, lean in verifiers.items()
            if isinstance(lean, ForkingVerifier)
        }
    sandbox = choose_sandbox("auto", toolchain).name
    table = Table(title=f"{len(texts)} built-in proofs, {rounds} rounds, one worker, {sandbox}")
    for column in ("way", "checks/s", "p50 ms", "p95 ms", "CPU ms", "server MB (own pages)"):
        table.add_column(column, justify="left" if column == "way" else "right")
    for name, taken in seconds.items():
        table.add_row(
            name,
            f"{len(taken) / sum(taken):.0f}",
            f"{statistics.median(taken) * 1e3:.1f}",
            f"{sorted(taken)[int(0.95 * len(taken))] * 1e3:.1f}",
            f"{processor[name] / len(taken) * 1e3:.1f}",
            f"{resident[name] / 1e6:.0f}" if name in resident else "",
        )
    console.print(table)


def check(run: Callable[[str], LeanRun], text: str) -> float:
    began = time.perf_counter()
    result = run(text)
    taken = time.perf_counter() - began
    if (result.outcome, result.exit_code) != (Outcome.FINISHED, 0):
        raise SystemExit(f"{result}\n{text}")
    return taken


def confinement(console: Console) -> None:
    """Time of `Plan.apply` in a forked child, against a child that does nothing; and of `confine` as a whole."""
    toolchain = embedded_toolchain()
    read = list(toolchain.read_paths)
    steps: dict[str, Callable[[confine.Plan], object]] = {
        "nothing": lambda plan: None,
        "apply, made ready before": lambda plan: plan.apply(),
        "confine, all of it": lambda plan: confine.confine(read),
    }
    table = Table(title=f"Confinement of one forked child, {STEPS} times")
    for column in ("step", "p50 µs", "p95 µs"):
        table.add_column(column, justify="left" if column == "step" else "right")
    gc.collect()
    gc.freeze()
    for name, step in steps.items():
        taken = []
        for _ in range(STEPS):
            plan = confine.prepare(read)
            out, into = os.pipe()
            pid = os.fork()
            if pid == 0:
                began = time.perf_counter_ns()
                step(plan)
                os.write(into, b"%d" % (time.perf_counter_ns() - began))
                os._exit(0)
            plan.close()
            os.close(into)
            taken.append(int(os.read(out, 32)) / 1e3)
            os.close(out)
            os.waitpid(pid, 0)
        table.add_row(name, f"{statistics.median(taken):.0f}", f"{sorted(taken)[int(0.95 * STEPS)]:.0f}")
    console.print(table)


if __name__ == "__main__":
    screen = Console(width=120)
    confinement(screen)
    compare(int(sys.argv[1]) if len(sys.argv) > 1 else 5, screen)
