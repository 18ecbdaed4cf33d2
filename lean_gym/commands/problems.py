"""``lean-gym problems``: list, filter and show problems."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from lean_gym.commands.common import console, show_lean, show_text, stop

__all__ = ["problems_command"]


def problems_command(
    problem: Annotated[str | None, typer.Argument(help="Show this problem whole (its id).")] = None,
    level: Annotated[
        int | None, typer.Option("--level", "-l", help="Only this level, 1 (easy) to 5.", min=1, max=5)
    ] = None,
    tag: Annotated[str | None, typer.Option("--tag", "-t", help="Only problems with this tag.")] = None,
    search: Annotated[
        str | None, typer.Option("--search", "-s", help="Only problems whose text contains this.")
    ] = None,
    proof: Annotated[bool, typer.Option("--proof", help="With one problem: show its reference proof as well.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
) -> None:
    """List the built-in problems, or show one."""
    from lean_gym.datasets import builtin_problem, builtin_problems, reference_proof
    from lean_gym.problem import Problem, ProblemError

    def row(p: Problem) -> dict[str, Any]:
        return {
            "id": p.id,
            "level": p.metadata["level"],
            "tags": list(p.metadata["tags"]),
            "informal": p.informal,
            "formal_statement": p.source(),
        }

    if problem is not None:
        try:
            chosen = builtin_problem(problem)
        except (ProblemError, KeyError) as error:
            stop(str(error.args[0]))
        source = chosen.source(reference_proof(chosen)) if proof else chosen.source()
        if as_json:
            shown = row(chosen) | ({"proof": reference_proof(chosen)} if proof else {})
            typer.echo(json.dumps(shown, ensure_ascii=False))
            return
        show_text(f"{chosen.id}  (level {chosen.metadata['level']}; {', '.join(chosen.metadata['tags'])})", "bold")
        show_text(chosen.informal)
        show_lean(source)
        return
    try:
        found = builtin_problems(level=level, tag=tag)
    except ProblemError as error:
        stop(str(error))
    if search is not None:
        found = tuple(p for p in found if search.casefold() in f"{p.id} {p.informal} {p.source()}".casefold())
    if as_json:
        for p in found:
            typer.echo(json.dumps(row(p), ensure_ascii=False))
        return
    table = Table(box=None, pad_edge=False)
    table.add_column("id", style="bold", no_wrap=True)
    table.add_column("level", justify="right")
    table.add_column("tags", style="cyan")
    table.add_column("in words")
    for p in found:
        table.add_row(p.id, str(p.metadata["level"]), ", ".join(p.metadata["tags"]), Text(p.informal))
    console.print(table)
    console.print(f"{len(found)} problems", style="dim")
