"""``lean-gym check``: is the theorem of a file proved?"""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.text import Text

from lean_gym.commands.common import (
    MemoryOption,
    SecondsOption,
    VerifierOption,
    console,
    errors,
    exit_status,
    no_warnings,
    open_verifier,
    read_text,
    stop,
)


def check_command(
    file: Annotated[str, typer.Argument(help="A Lean file with a theorem and its proof; - for standard input.")],
    problem: Annotated[
        str | None,
        typer.Option(
            "--problem",
            "-p",
            help="The theorem asked for: a built-in problem's id, or a .lean file. Default: the file's own theorem.",
        ),
    ] = None,
    name: Annotated[
        str | None, typer.Option("--name", "-n", help="Which theorem of the file is meant; default: the last one.")
    ] = None,
    verifier: VerifierOption = "embedded",
    audit: Annotated[str, typer.Option("--audit", help="fast, strict or external.")] = "strict",
    seconds: SecondsOption = 60.0,
    memory: MemoryOption = 4096,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Check a proof: the verdict, Lean's messages and the axioms.

    The exit status is 0 only when the theorem is proved; 1 when it is not, 2 for bad input, 3 when it could not be
    judged (no Lean, a broken machine).
    """
    from lean_gym.audit.config import AuditConfig
    from lean_gym.datasets.check import CheckSettings, check_problems
    from lean_gym.datasets.resolve import load_problems
    from lean_gym.judge import Judge
    from lean_gym.problem import Problem, ProblemError
    from lean_gym.response import render_response
    from lean_gym.verdict import Status

    code = read_text(file)
    try:
        config = AuditConfig(level=audit)  # type: ignore[arg-type]  # checked there
        if problem is None:
            goal = Problem.from_lean(code, name=name)
        else:
            if name is not None:
                stop("--name picks a theorem of the file, so it goes without --problem")
            chosen = load_problems(problem)
            if len(chosen) != 1:
                stop(f"--problem {problem} names {len(chosen)} problems; give one")
            goal = chosen[0]
    except (ProblemError, ValueError, KeyError) as error:
        stop(str(error.args[0]) if error.args else str(error))
    where = "<stdin>" if file == "-" else file
    with open_verifier(verifier, seconds=seconds, memory=memory, workers=1) as lean, no_warnings(Judge.__module__):
        [attempt] = Judge(lean, audit=config)([goal], [render_response("", code)])
        verdict = attempt.verdict
        if problem is None and verdict.status is Status.UNAVAILABLE:
            # The theorem is the file's own: where Lean doesn't accept it, there is nothing that could be proved.
            [checked] = check_problems([goal], lean, CheckSettings(tactics=(), negation=False))
            if checked.valid is False:
                stop(f"{where}: {goal.full_name} is no theorem for this Lean: {checked.error}")
            if verifier == "embedded" and any(c.kind == "import" for c in goal.parsed().file.commands):
                errors.print("The embedded Lean has no other library; --verifier lake:DIR checks in a Lake project.")
    if as_json:
        typer.echo(json.dumps({"problem": goal.id, "theorem": goal.full_name, **verdict.to_dict()}, ensure_ascii=False))
        raise typer.Exit(exit_status(attempt))
    from lean_gym.envs.render import STATUS_COLOURS

    for d in verdict.diagnostics:
        place = f"{where}:{d.start.line}:{d.start.column + 1}" if d.start else where
        colour = {"error": "red", "warning": "yellow", "information": "blue"}[d.severity.value]
        console.print(Text.assemble(f"{place}: ", (d.severity.value, colour), f": {d.text}"))
    line = Text.assemble(f"{goal.full_name}: ", (verdict.status.value, STATUS_COLOURS[verdict.status]))
    if verdict.reason:
        line.append(f" — {verdict.reason}")
    console.print(line)
    if verdict.axioms is not None:
        console.print(f"axioms: {', '.join(verdict.axioms) or 'none'}")
    console.print(f"{verdict.elapsed:.2f} s", style="dim")
    raise typer.Exit(exit_status(attempt))


__all__ = ["check_command"]
