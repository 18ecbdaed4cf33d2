"""``lean-gym doctor``: what is there, what is missing, and the command that mends it."""

from __future__ import annotations

import json
import os
import platform
import shutil
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from lean_gym.commands.common import Exit, console

__all__ = ["Finding", "doctor_command", "findings"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that the doctor looked at.

    Attributes:
        name: what.
        state: ``ok``, ``absent`` (optional, not there) or ``broken`` (needed, or there but not working).
        detail: versions and places.
        mend: the command or step that mends it; empty when there is nothing to mend.
    """

    name: str
    state: str
    detail: str
    mend: str = ""


def doctor_command(
    lake: Annotated[str | None, typer.Option("--lake", help="Also look at this Lake project.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON list.")] = False,
) -> None:
    """Show which Leans are there, their versions, the sandbox, the cache, and how to mend what is missing.

    The exit status is 0 when at least one Lean works, and nothing is broken.
    """
    found = findings(lake)
    if as_json:
        typer.echo(json.dumps([asdict(f) for f in found], ensure_ascii=False))
    else:
        table = Table(box=None, pad_edge=False)
        for column in ("", "what", "found"):
            table.add_column(column, overflow="fold")
        marks = {"ok": ("✓", "green"), "absent": ("–", "dim"), "broken": ("✗", "bold red")}
        for f in found:
            mark, style = marks[f.state]
            detail = Text(f.detail)
            if f.mend:
                detail.append(f"\n→ {f.mend}", style="yellow")
            table.add_row(Text(mark, style), f.name, detail)
        console.print(table)
    works = any(f.state == "ok" and f.name.startswith("Lean") for f in found)
    raise typer.Exit(Exit.PROVED if works and all(f.state != "broken" for f in found) else Exit.UNAVAILABLE)


def findings(lake: str | None = None) -> list[Finding]:
    """Look at everything; never raises."""
    from lean_gym.toolchains.embedded import embedded_toolchain
    from lean_gym.toolchains.system import lake_toolchain, system_toolchain

    found = [_python(), _cache(), _sandbox()]
    found.append(_toolchain("Lean, embedded", embedded_toolchain, needed=True))
    found.append(_toolchain("Lean, on the path", system_toolchain, needed=False))
    if lake is not None:
        found.append(_toolchain(f"Lean, Lake project {lake}", lambda: lake_toolchain(lake), needed=True))
    found.append(_checkers(lake))
    return found


def _checkers(lake: str | None) -> Finding:
    """The external checkers of the audit's level ``external``; they are tried when they are used."""
    from lean_gym.audit.external import CHECKERS, find_checkers

    found = find_checkers(lake)
    if found:
        return Finding("External checkers", "ok", "; ".join(f"{c.kind} at {c.program}" for c in found))
    mend = f"for --audit external, build one of {', '.join(CHECKERS)} and put it on the path (docs/audit.md)"
    return Finding("External checkers", "absent", "none found", mend)


def _python() -> Finding:
    import lean_gym

    detail = (
        f"Lean Gym {lean_gym.__version__}, Python {platform.python_version()} on {sys.platform} {platform.machine()}"
    )
    return Finding("Python", "ok", detail)


def _cache() -> Finding:
    from lean_gym.toolchains.embedded import cache_directory

    folder = cache_directory()
    existing: Path = folder
    while not existing.exists() and existing != existing.parent:
        existing = existing.parent
    try:
        free = shutil.disk_usage(existing).free
    except OSError as error:
        return Finding(
            "Cache", "broken", f"{folder}: {error.strerror}", "set LEAN_GYM_CACHE to a folder that you can write"
        )
    detail = f"{folder} ({free >> 20} MiB free)"
    if not os.access(existing, os.W_OK | os.X_OK):
        if _library_is_there():
            return Finding("Cache", "ok", f"{detail}, not writable; the embedded Lean's library is there already")
        return Finding(
            "Cache", "broken", f"{detail}, not writable", "set LEAN_GYM_CACHE to a folder that you can write"
        )
    if free < 100 << 20:
        return Finding("Cache", "broken", detail, "free some disk space: the embedded Lean's library needs 50 MB")
    return Finding("Cache", "ok", detail)


def _library_is_there() -> bool:
    from lean_gym.toolchains import ToolchainError
    from lean_gym.toolchains.embedded import library

    try:
        library()
    except ToolchainError:
        return False
    return True


def _sandbox() -> Finding:
    from lean_gym.toolchains.base import Toolchain
    from lean_gym.toolchains.sandbox import choose_sandbox

    sandbox = choose_sandbox("auto", Toolchain(kind="embedded", version="", library=""))
    if sandbox.strong:
        return Finding("Sandbox", "ok", sandbox.name)
    return Finding("Sandbox", "absent", sandbox.name, "install bubblewrap (Debian, Ubuntu: apt-get install bubblewrap)")


def _toolchain(name: str, make: Callable[[], object], *, needed: bool) -> Finding:
    """Whether a Lean is there, and proves a small theorem and refuses a false one."""
    from lean_gym.judge import Judge
    from lean_gym.problem import Problem
    from lean_gym.toolchains.base import Toolchain, ToolchainError
    from lean_gym.toolchains.limits import Limits
    from lean_gym.verdict import Status
    from lean_gym.verifiers.process import ProcessVerifier

    try:
        toolchain = make()
    except ToolchainError as error:
        return Finding(
            name, "broken" if needed else "absent", str(error).split(": ", 1)[0], str(error).split(": ", 1)[-1]
        )
    assert isinstance(toolchain, Toolchain)
    right = Problem.from_lean("theorem doctor_right (p q : Prop) (h : p ∧ q) : q := by sorry")
    wrong = Problem.from_lean("theorem doctor_wrong (p q : Prop) (h : p ∧ q) : q := by sorry")
    with ProcessVerifier(toolchain, Limits(seconds=120), workers=1) as verifier:
        answers = Judge(verifier)([right, wrong], ["```lean4\nby exact h.2\n```", "```lean4\nby exact h.1\n```"])
    seen = [a.verdict.status for a in answers]
    detail = toolchain.describe()
    if seen == [Status.PROVED, Status.FAILED]:
        return Finding(name, "ok", f"{detail}; a small proof takes {answers[0].verdict.elapsed * 1000:.0f} ms")
    said = "; ".join(
        f"{what} proof is {a.verdict.status.value}" + (f" ({a.verdict.reason})" if a.verdict.reason else "")
        for what, a in zip(("a right", "a wrong"), answers, strict=True)
    )
    return Finding(
        name,
        "broken",
        f"{detail}; it does not judge as it should: {said}",
        "run `lean-gym doctor --json` and report it",
    )
