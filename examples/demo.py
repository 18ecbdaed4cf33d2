"""A whole episode, then a check of every built-in problem: what ``make demo`` runs."""

from __future__ import annotations

import statistics
import time

import gymnasium as gym
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

import lean_gym  # registers LeanProof-v0
from lean_gym import Judge, Status, make_verifier
from lean_gym.datasets import builtin_problems, reference_proof
from lean_gym.response import render_response

console = Console()


def episode() -> None:
    """A first wrong proof, Lean's error, and a corrected proof."""
    problem = builtin_problems(level=3)[0]
    env = gym.make("LeanProof-v0", problem=problem, render_mode="human")
    env.reset(seed=0)
    answers = (
        ("A first guess.", problem.metadata["wrong_proof"]),
        ("Lean's message shows what is missing.", reference_proof(problem)),
    )
    for think, proof in answers:
        _, reward, terminated, truncated, info = env.step(render_response(think, proof))
        console.print(f"reward {reward}, status [bold]{info['status']}[/bold]\n")
        if terminated or truncated:
            break
    env.close()
    if info["status"] != "proved":
        raise SystemExit("the reference proof was not accepted; run `lean-gym doctor`")


def check_all() -> None:
    """Check the reference proof of every built-in problem; a table by level."""
    problems = builtin_problems()
    columns = (TextColumn("checking the built-in problems"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    attempts = []
    start = time.perf_counter()
    with make_verifier("embedded") as verifier, Progress(*columns, console=console) as progress:
        judge = Judge(verifier)
        task = progress.add_task("", total=len(problems))
        for i in range(0, len(problems), 8):
            batch = problems[i : i + 8]
            attempts += judge(batch, [render_response("", reference_proof(p)) for p in batch])
            progress.advance(task, len(batch))
        console.print(verifier.describe(), style="dim")
    seconds = time.perf_counter() - start
    table = Table("level", "problems", "proved", "seconds per check (median)", "seconds per check (slowest)")
    for level in sorted({p.metadata["level"] for p in problems}):
        of_level = [a.verdict for a in attempts if a.problem.metadata["level"] == level]
        times = [v.elapsed for v in of_level]
        proved = sum(v.status is Status.PROVED for v in of_level)
        table.add_row(
            str(level), str(len(of_level)), str(proved), f"{statistics.median(times):.3f}", f"{max(times):.3f}"
        )
    console.print(table)
    console.print(f"{len(problems)} proofs checked in {seconds:.1f} s, {len(problems) / seconds:.0f} a second")
    if any(a.verdict.status is not Status.PROVED for a in attempts):
        raise SystemExit("some reference proofs were not accepted; run `lean-gym doctor`")


if __name__ == "__main__":
    console.print(f"Lean Gym {lean_gym.__version__}", style="bold")
    episode()
    check_all()
    console.print("[bold green]proved[/bold green]")
