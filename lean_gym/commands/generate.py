"""``lean-gym data generate``: random problems of a family."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from lean_gym.commands.common import console, show_lean, show_text, stop

__all__ = ["generate_command"]


def generate_command(
    family: Annotated[
        str,
        typer.Argument(help="propositional, first_order, nat_linear, divisibility, ring, lists or inductive."),
    ],
    count: Annotated[int, typer.Option("--count", "-n", help="How many.", min=1)] = 10,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same problems.", min=0)] = 0,
    truth: Annotated[str, typer.Option("--truth", help="true, false or both.")] = "true",
    level: Annotated[
        int | None, typer.Option("--level", "-l", help="Only this level, 1 (easy) to 5.", min=1, max=5)
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="A .jsonl, .csv or .parquet file, or a folder of Lean files.")
    ] = None,
    proof: Annotated[bool, typer.Option("--proof", help="Show the proof, or what refutes the statement.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
) -> None:
    """Make random problems: true ones with a proof, false ones with a counterexample."""
    from lean_gym.datasets.generators import generate
    from lean_gym.datasets.sources import row_of
    from lean_gym.datasets.write import plain, write_problems
    from lean_gym.problem import ProblemError

    try:
        problems = generate(family, seed=seed, n=count, truth=truth, level=level)  # type: ignore[arg-type]
        if out is not None:
            write_problems(problems, out)
            console.print(f"{len(problems)} problems in {out}", highlight=False)
            return
    except (ProblemError, ModuleNotFoundError) as error:
        stop(str(error))
    except OSError as error:
        stop(f"{out} cannot be written: {error.strerror or error}")
    for problem in problems:
        if as_json:
            row = row_of(problem)
            typer.echo(json.dumps({**row, "metadata": plain(row["metadata"])}, ensure_ascii=False))
            continue
        truth_word = "true" if problem.metadata["truth"] else "false"
        show_text(f"{problem.id}  (level {problem.metadata['level']}, {truth_word})", "bold")
        text = problem.source()
        if proof:
            known = problem.metadata.get("proof")
            text = problem.source(known) if known else problem.metadata["refutation"]
        show_lean(text)
        console.print()
