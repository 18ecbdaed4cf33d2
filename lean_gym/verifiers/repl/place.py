"""Where a REPL runs: the embedded Lean, a Lake project, a project from git, or a new one with Mathlib."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lean_gym.toolchains import launch
from lean_gym.toolchains.base import Toolchain, ToolchainError
from lean_gym.toolchains.embedded import embedded_toolchain
from lean_gym.toolchains.limits import Limits
from lean_gym.toolchains.sandbox import choose_sandbox
from lean_gym.toolchains.system import lake_toolchain
from lean_gym.verifiers.repl import guard

__all__ = ["Place", "prepare"]

REPL = "LEAN_GYM_REPL"
"""The environment variable that names a folder in which the Lean REPL is built, for the project's version of Lean."""

_BINARY = Path(".lake/build/bin/repl")
_VERSION = re.compile(r"v\d+\.\d+\.\d+(-rc\d+)?")


@dataclass(frozen=True, slots=True)
class Place:
    """A REPL that can be started.

    Attributes:
        config: LeanInteract's own configuration.
        toolchain: the Lean behind it.
        sandbox: the name of what confines it.
        own_limits: whether the REPL itself stops a command at its limit of time, as that of this package does.
        reports: the beginning of the path at which a REPL's guard says how it ended; its process number follows.
    """

    config: Any
    toolchain: Toolchain
    sandbox: str
    own_limits: bool
    reports: str


def prepare(place: str, limits: Limits, sandbox: str, folder: Path, repl_path: str | None) -> Place:
    """Make a REPL ready to start. This may download and build, where the place asks for it.

    Args:
        place: ``embedded``, a folder, ``git+URL[@REVISION]`` or ``mathlib@VERSION``.
        limits: of each check.
        sandbox: ``"auto"``, ``"required"`` or ``"off"``.
        folder: an empty folder for files that are needed as long as the REPL runs.
        repl_path: a folder in which the Lean REPL is built; LeanInteract gets and builds one where there is none.

    Raises:
        ToolchainError: it cannot be made ready; the message says why.
        ValueError: the place is not one of these.
    """
    from lean_interact import LeanREPLConfig

    repl_path = repl_path or os.environ.get(REPL) or None
    if place == "embedded":
        return _embedded(limits, sandbox, folder)
    lake = shutil.which("lake")
    if lake is None:
        raise ToolchainError("there is no program 'lake': install Lean (`lean-gym setup lean`)")
    try:
        project = _project(place, lake)
        toolchain = lake_toolchain(project.get_directory())
        built = _built(Path(project.get_directory()), repl_path)
        if built is None:  # LeanInteract fetches the sources of the REPL and builds them
            built = Path(LeanREPLConfig(project=project, lake_path=lake).cache_repl_dir)
        chosen = choose_sandbox(sandbox, toolchain)
        confine = chosen.confine and {**chosen.confine, "read": [*chosen.confine["read"], str(built)]}
        command = launch.command(
            {
                "library": None,
                "program": lake,
                "arguments": ["env", str(built / _BINARY)],
                "output_bytes": limits.output_bytes,
                "confine": confine,
            },
            chosen.wrap,
        )
        reports, script = _guard(folder, lake, command, limits)
        config = LeanREPLConfig(
            project=project,
            local_repl_path=built,
            build_repl=False,
            lake_path=script,
            enable_incremental_optimization=False,  # nothing of one check may reach another
            enable_parallel_elaboration=False,
        )
    except (ToolchainError, ValueError):
        raise
    except Exception as error:  # whatever git, lake and the network do
        raise ToolchainError(f"repl:{place} cannot be made ready: {type(error).__name__}: {error}") from error
    return Place(config, toolchain, chosen.name, False, reports)


def _embedded(limits: Limits, sandbox: str, folder: Path) -> Place:
    from lean_interact import LeanREPLConfig

    toolchain = embedded_toolchain()
    chosen = choose_sandbox(sandbox, toolchain)
    command = [sys.executable, "-m", "lean_gym.cli", "repl", f"--seconds={limits.seconds}", f"--sandbox={sandbox}"]
    command.append(f"--memory={max(64, limits.memory_bytes >> 20)}")
    reports, script = _guard(folder, None, command, limits)
    (folder / "lean-toolchain").write_text(f"leanprover/lean4:v{toolchain.version}\n", encoding="utf-8")
    config = LeanREPLConfig(
        local_repl_path=folder,
        build_repl=False,
        lake_path=script,
        enable_incremental_optimization=False,
        enable_parallel_elaboration=False,
    )
    return Place(config, toolchain, chosen.name, True, reports)


def _guard(folder: Path, lake: str | None, command: list[str], limits: Limits) -> tuple[str, Path]:
    """Where the guard reports, and the program that stands in for `lake`."""
    reports = str(folder / "report-")
    specification = {
        "lake": lake,
        "command": command,
        "memory_bytes": limits.memory_bytes,
        "output_bytes": limits.output_bytes,
        "reports": reports,
    }
    words = [sys.executable, "-I", "-S", os.path.abspath(guard.__file__), json.dumps(specification)]
    script = folder / "lake"
    script.write_text(f'#!/bin/sh\nexec {shlex.join(words)} "$@"\n', encoding="utf-8")
    script.chmod(0o700)
    return reports, script


def _project(place: str, lake: str) -> Any:
    """The project of a place; fetched and built where it is not the user's own."""
    from lean_interact import GitProject, LocalProject, TempRequireProject

    if place.startswith("git+"):
        url, at, revision = place.removeprefix("git+").rpartition("@")
        if not at or "/" in revision:
            url, revision = place.removeprefix("git+"), ""
        return GitProject(url=url, rev=revision or None, lake_path=lake)
    if place == "mathlib" or place.startswith("mathlib@"):
        version = place.partition("@")[2]
        if not _VERSION.fullmatch(version):
            raise ValueError(f"repl:{place} names no version of Lean; write repl:mathlib@v4.19.0")
        return TempRequireProject(lean_version=version, require="mathlib", lake_path=lake)
    root = Path(place).expanduser()
    if not root.is_dir():
        raise ToolchainError(f"repl:{place}: there is no folder {root}")
    return LocalProject(directory=root.resolve(), auto_build=False, lake_path=lake)


def _built(project: Path, repl_path: str | None) -> Path | None:
    """A folder with a built REPL: the one that is named, or one among the project's own dependencies.

    Raises:
        ToolchainError: the one that is named is not built.
    """
    if repl_path is not None:
        named = Path(repl_path).expanduser().resolve()
        if not (named / _BINARY).is_file():
            raise ToolchainError(f"there is no built REPL in {named}: run `lake build` there ({_BINARY} is missing)")
        return named
    for name in ("REPL", "repl"):
        folder = project / ".lake/packages" / name
        if (folder / _BINARY).is_file():
            return folder
    return None
