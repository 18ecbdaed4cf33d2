"""``lean-gym redteam``: which cheats get through a verifier, and which honest proofs it refuses."""

from __future__ import annotations

import contextlib
import importlib
import logging
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lean_gym.commands.common import Exit, MemoryOption, VerifierOption, console, need_matplotlib, open_verifier, stop

if TYPE_CHECKING:
    from lean_gym.audit.redteam import Report

__all__ = ["redteam_command"]


def redteam_command(
    verifier: VerifierOption = "embedded",
    level: Annotated[
        list[str] | None, typer.Option("--level", "-l", help="Audit level to try; may be given more than once.")
    ] = None,
    naive: Annotated[bool, typer.Option(help="Also try the usual naive checks, to see what they miss.")] = True,
    honest: Annotated[bool, typer.Option(help="Also try honest proofs that look like cheats.")] = True,
    function: Annotated[
        list[str] | None,
        typer.Option("--function", "-f", help="Also try a Python function, module:name, that takes Lean code."),
    ] = None,
    group: Annotated[
        list[str] | None, typer.Option("--class", "-c", help="Only this class of cheats; may be given more than once.")
    ] = None,
    seconds: Annotated[float, typer.Option("--seconds", help="Wall-clock limit of a check.", min=0.1)] = 10.0,
    memory: MemoryOption = 2048,
    json_path: Annotated[Path | None, typer.Option("--json", help="Save the result as JSON.")] = None,
    picture: Annotated[Path | None, typer.Option("--picture", help="Save the result as a picture.")] = None,
    verbose: Annotated[bool, typer.Option("--verbose", help="Name each cheat that got through.")] = False,
) -> None:
    """Try every cheat of the corpus, and honest proofs that look like cheats, against a verifier.

    The exit status is 0 when no cheat passes this package's own audit and it refuses no honest proof, else 1; 3 when
    the verifier could not judge cases. Cases that need Mathlib are left out where it is not there.
    """
    from lean_gym.audit.config import AuditConfig
    from lean_gym.audit.corpus import CLASSES, load_cheats, load_honest
    from lean_gym.audit.redteam import save_picture, save_reports, table, try_function, try_judge, try_naive_checks
    from lean_gym.judge import Judge

    unknown = [g for g in group or () if g not in CLASSES]
    if unknown:
        stop(f"--class {unknown[0]}: no such class; choose from {', '.join(CLASSES)}")
    if picture is not None:
        need_matplotlib("--picture")
    functions = [(name, _function(name)) for name in function or ()]
    try:
        configs = [AuditConfig(level=name) for name in level or ["strict"]]  # type: ignore[arg-type]  # checked there
    except ValueError as error:
        stop(str(error))
    cases = [*(c for c in load_cheats() if not group or c.group in group), *(load_honest() if honest else ())]
    kind = verifier.partition(":")[0]
    needs = {"lean": ("embedded", "lean"), "lake": ("embedded", "lean", "mathlib")}.get(kind, ("embedded",))
    with _counted_not_told(), open_verifier(verifier, seconds=seconds, memory=memory) as lean:
        own = []
        for config in configs:
            with console.status(f"{len(cases)} cases, audit level {config.level} …"):
                own.append(try_judge(Judge(lean, audit=config), cases))
        reports = list(own)
        if naive:
            with console.status("the naive checks …"):
                reports += try_naive_checks(lean, cases, needs=needs)
        for name, call in functions:
            with console.status(f"{name} …"):
                reports.append(try_function(call, cases, subject=name, needs=needs))
    console.print(table(reports))
    for report in reports if verbose else own:
        for trial in report.passed:
            console.print(f"{report.subject}: passed: {trial.case.id}: {trial.case.why}", markup=False)
        for trial in report.refused:
            console.print(f"{report.subject}: refused: {trial.case.id} ({trial.detail})", markup=False)
    unjudged = _tell_unjudged(own)
    if json_path is not None:
        save_reports(reports, json_path)
    if picture is not None:
        save_picture(reports, picture)
    if any(r.passed or r.refused for r in own):
        raise typer.Exit(1)
    raise typer.Exit(Exit.UNAVAILABLE if unjudged else 0)


@contextlib.contextmanager
def _counted_not_told() -> Iterator[None]:
    """The judge tells each case that it cannot judge; here they are counted."""
    logger = logging.getLogger("lean_gym.judge")
    level = logger.level
    logger.setLevel(logging.ERROR)
    try:
        yield
    finally:
        logger.setLevel(level)


def _tell_unjudged(reports: Sequence[Report]) -> bool:
    """Say what was not judged. Whether there is anything besides cases that need Mathlib."""
    found = False
    for report in reports:
        unjudged = [t.case for t in report.trials if t.accepted is None]
        mathlib = sum(case.needs == "mathlib" for case in unjudged)
        if mathlib:
            console.print(f"{report.subject}: cases that need Mathlib, not judged: {mathlib}", style="dim")
        others = [case.id for case in unjudged if case.needs != "mathlib"]
        if others:
            console.print(f"{report.subject}: not judged: {len(others)}, such as {', '.join(others[:3])}", style="red")
            found = True
    return found


def _function(name: str) -> Callable[[str], bool]:
    module, colon, attribute = name.partition(":")
    if not (module and colon and attribute):
        stop(f"--function {name}: write module:name, such as my_rewards:is_proof")
    try:
        found = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        stop(f"--function {name}: {error}")
    if not callable(found):
        stop(f"--function {name}: {attribute} is no function")
    return found  # type: ignore[no-any-return]
