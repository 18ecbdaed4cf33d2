"""The pool at the scale of a training run: ``python tests/benchmarks/bench_pool.py``.

All in one run, on all processors: the pool against the bare forking checker and against a loop that starts a process
for each check; a GRPO-like batch with duplicates; a batch with endless proofs; the vector environment against a loop of
single ones; a step without Lean; import time; and, with ``--soak N``, memory and descriptors over N checks.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence

import gymnasium as gym
import psutil
from rich.console import Console
from rich.table import Table

from lean_gym import Limits, Problem, Submission
from lean_gym.audit import instrument
from lean_gym.datasets import builtin_problems, reference_proof
from lean_gym.envs import LeanProofEnv, LeanProofVectorEnv
from lean_gym.response import render_response
from lean_gym.toolchains.cores import available_cores
from lean_gym.toolchains.embedded import embedded_toolchain
from lean_gym.verifiers import ForkingVerifier, ProcessVerifier

ENDLESS = "by\n  repeat (have h : True := True.intro)"
console = Console()


def mixed(n: int, seed: int) -> list[Submission]:
    """Reference proofs and wrong ones of built-in problems, no two alike."""
    generator = random.Random(seed)
    problems = builtin_problems()
    chosen = [problems[i % len(problems)] for i in range(n)]
    generator.shuffle(chosen)
    codes = [reference_proof(p) if generator.random() < 0.5 else p.metadata["wrong_proof"] for p in chosen]
    return [instrument(p, f"{code}\n-- {seed} {i}") for i, (p, code) in enumerate(zip(chosen, codes, strict=True))]


def seconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def bare(verifier: ForkingVerifier, sources: Sequence[str]) -> None:
    """The forking checker alone: as many threads as workers, nothing judged or remembered."""
    left = list(sources)

    def work() -> None:
        while left:
            try:
                source = left.pop()
            except IndexError:
                return
            verifier.run(source)

    threads = [threading.Thread(target=work) for _ in range(verifier.workers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


SMALL = (
    ("theorem t (p q : Prop) (h : p ∧ q) : q ∧ p := by sorry", "⟨h.2, h.1⟩"),
    ("theorem t (p q r : Prop) (f : p → q) (g : q → r) : p → r := by sorry", "fun h => g (f h)"),
    ("theorem t (p q : Prop) (h : p) : p ∨ q := by sorry", "by exact Or.inr h"),
    ("theorem t (a b : Nat) (h : a = b) : b = a := by sorry", "by exact h.symm"),
    ("theorem t (p : Nat → Prop) (h : ∀ n, p n) : p 0 := by sorry", "by\n  exact h 0"),
)
"""Problems with a proof of one term; the third is wrong."""


def small(n: int, seed: int) -> list[Submission]:
    """Proofs of one term, no two alike: what a check costs beside the elaboration."""
    problems = [(Problem.from_lean(text), code) for text, code in SMALL]
    return [instrument(p, f"{code}\n-- {seed} {i}") for i in range(n) for p, code in [problems[i % len(problems)]]]


def throughput(n: int) -> None:
    toolchain = embedded_toolchain()
    cores = available_cores()
    table = Table("what", "how", "checks per second", "per second and core", title=f"{n} checks, median of 3 rounds")
    with ForkingVerifier(toolchain) as pool, ProcessVerifier(toolchain, workers=1) as processes:
        bare(pool, [s.source for s in mixed(32, 1)])  # all servers are up
        for what, make in (("mixed built-in proofs", mixed), ("proofs of one term", small)):
            rates = {}
            for name, size, work in (
                ("pool", n, lambda s: pool.verify(s)),
                ("bare forking checker", n, lambda s: bare(pool, [x.source for x in s])),
                ("a loop that starts a process for each", n // 8, lambda s: [processes.run(x.source) for x in s]),
            ):
                taken = []
                for round_ in range(3):
                    batch = make(size, 100 + round_)
                    taken.append(seconds(lambda work=work, batch=batch: work(batch)))
                    pool.cache = type(pool.cache)()
                rates[name] = size / statistics.median(taken)
                table.add_row(what, name, f"{rates[name]:.0f}", f"{rates[name] / cores:.0f}")
            ours, alone, plain = rates.values()
            table.add_row(what, "pool / bare, pool / new processes", f"{ours / alone:.2f}", f"{ours / plain:.1f}")
        console.print(table)
        problems = builtin_problems(level=1)
        batch = [instrument(p, f"{reference_proof(p)}\n-- {i}") for i in range(8) for p in problems]
        rate = len(batch) / seconds(lambda: pool.verify(batch)) / cores
        console.print(f"reference proofs of level 1: {rate:.0f} per second and core")


def duplicates() -> None:
    """64 problems × 8 responses, of which 40% repeat another one of their group."""
    generator = random.Random(0)
    toolchain = embedded_toolchain()
    batch = []
    for p in builtin_problems()[:64]:
        codes = [f"{reference_proof(p)}\n-- {k}" for k in range(8)]
        batch += [
            instrument(p, codes[generator.randrange(k) if k and generator.random() < 0.4 else k]) for k in range(8)
        ]
    unique = len({s.key for s in batch})
    with ForkingVerifier(toolchain) as shared, ForkingVerifier(toolchain) as each:
        for verifier in (shared, each):
            bare(verifier, [s.source for s in mixed(16, 2)])
        once = seconds(lambda: shared.verify(batch))
        every = seconds(lambda: bare(each, [s.source for s in batch]))
    console.print(
        f"GRPO-like batch of {len(batch)} with {unique} different: {once:.2f} s, "
        f"without sharing {every:.2f} s ({every / once:.2f}×)"
    )


def endless(n: int) -> None:
    """2% endless proofs: what they cost beyond their own limit."""
    limit = 2.0
    with ForkingVerifier(embedded_toolchain(), Limits(seconds=limit)) as pool:
        bare(pool, [s.source for s in mixed(16, 3)])
        without = seconds(lambda: pool.verify(mixed(n, 4)))
        batch = mixed(n, 5)
        problem = builtin_problems()[0]
        for k in range(0, n, 50):
            batch[k] = instrument(problem, f"{ENDLESS} -- {k}")
        together = seconds(lambda: pool.verify(batch))
        share = len(range(0, n, 50)) * limit / pool.workers
    console.print(
        f"{n} checks with 2% endless (limit {limit:g} s): {together:.2f} s, without {without:.2f} s; "
        f"the limits alone are {share:.2f} s"
    )


def environments(n: int) -> None:
    problem = Problem.from_lean("theorem swap (p q : Prop) (h : p ∧ q) : q ∧ p := by sorry")
    actions = [render_response("Swap.", f"by exact ⟨h.2, h.1⟩ -- {i}") for i in range(n)]
    batch = LeanProofVectorEnv(n, problem)
    single = [LeanProofEnv(problem) for _ in range(n)]
    for env in (batch, single[0]):
        env.reset(seed=0)
    batch.step([f"```lean4\nby exact h -- {i}\n```" for i in range(n)])
    single[0].step("```lean4\nby exact h -- warm\n```")
    batch.reset(seed=0)
    for env in single:
        env.reset(seed=0)
    together = seconds(lambda: batch.step(actions))
    one_by_one = seconds(
        lambda: [e.step(f"{a} ") for e, a in zip(single, [x.replace("--", "---") for x in actions], strict=True)]
    )
    console.print(
        f"{n} environments, one step: vector {together:.2f} s, "
        f"loop of single ones {one_by_one:.2f} s ({one_by_one / together:.2f}×)"
    )
    batch.close()
    for env in single:
        env.close()


def overhead() -> None:
    """A step whose response holds no code to check, 30 kB long; and one that is judged, without Lean's part."""
    env = gym.make("LeanProof-v0", problem="theorem t (p : Prop) (h : p) : p := by sorry", max_attempts=10**9)
    env.reset()
    reasoning = "<think>\n" + "Consider the hypothesis h, which has the type p, and the goal.\n" * 470 + "</think>\n"
    taken = [seconds(lambda: env.step(reasoning)) for _ in range(50)]
    console.print(
        f"a step without Lean, response of {len(reasoning)} characters: {1000 * statistics.median(taken):.2f} ms"
    )
    taken = []
    for i in range(50):
        env.reset()
        response = f"{reasoning}```lean4\nby exact h -- {i}\n```"
        start = time.perf_counter()
        info = env.step(response)[4]
        taken.append(time.perf_counter() - start - info["verify_seconds"])
    console.print(f"a step with Lean, what is not Lean's: {1000 * statistics.median(taken):.2f} ms")
    env.close()
    code = "import time; t = time.perf_counter(); import lean_gym; print(time.perf_counter() - t)"
    imports = [
        float(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout)
        for _ in range(5)
    ]
    console.print(f"import lean_gym: {statistics.median(imports):.2f} s")


def soak(n: int) -> None:
    """Memory and descriptors of this process and its servers while n checks pass, one in ten of a built-in proof."""
    me = psutil.Process()
    table = Table("checks", "this process (MiB)", "servers (MiB)", "descriptors", "processes", "checks per second")
    statuses: Counter[str] = Counter()
    with ForkingVerifier(embedded_toolchain(), Limits(seconds=5)) as pool:
        pool.cache = type(pool.cache)(memory=1000)
        done, start = 0, time.perf_counter()
        while done < n:
            size = min(1000, n - done)
            batch = mixed(size // 10, done) + small(size - size // 10, done)
            statuses.update(v.status.value for v in pool.verify(batch))
            done += len(batch)
            servers = [psutil.Process(pid) for pid in pool.servers]
            table.add_row(
                str(done),
                f"{me.memory_info().rss / 2**20:.0f}",
                f"{sum(s.memory_info().rss for s in servers) / 2**20:.0f}",
                str(me.num_fds() + sum(s.num_fds() for s in servers)),
                str(len(me.children(recursive=True))),
                f"{done / (time.perf_counter() - start):.0f}",
            )
    console.print(table)
    console.print(dict(statuses))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--checks", type=int, default=512)
    parser.add_argument("--soak", type=int, default=0, metavar="N")
    arguments = parser.parse_args()
    console.print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}")
    if arguments.soak:
        soak(arguments.soak)
        return
    throughput(arguments.checks)
    duplicates()
    endless(arguments.checks)
    environments(64)
    overhead()


if __name__ == "__main__":
    main()
