"""A full Lean: the one on the path, or the one of a Lake project (so that Mathlib is there)."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
from pathlib import Path

from lean_gym.toolchains.base import Toolchain, ToolchainError

__all__ = ["lake_toolchain", "system_toolchain"]

PASSED_ON = ("HOME", "PATH", "ELAN_HOME", "ELAN_TOOLCHAIN", "LAKE_HOME", "LEAN_SYSROOT")
"""The only variables that a Lean process inherits: nothing secret, and nothing that differs between machines."""

PROBE_SECONDS = 120


def system_toolchain(program: str = "lean") -> Toolchain:
    """A ``lean`` on the path, or at a path.

    Raises:
        ToolchainError: it is not there, does not run, or does not say its version.

    """
    path = shutil.which(program)
    if path is None:
        raise ToolchainError(
            f"there is no program {program!r}: install Lean (https://lean-lang.org/install) or give a path"
        )
    environment = _environment()
    version = _version([path, "--version"], environment, None)
    prefix = _ask([path, "--print-prefix"], environment, None)
    return Toolchain(
        kind="system",
        version=version,
        program=path,
        environment=environment,
        read_paths=_readable(path, prefix),
        identity=(path, prefix),
    )


def lake_toolchain(directory: str | os.PathLike[str]) -> Toolchain:
    """The Lean of a Lake project: ``lake env lean``, so that its dependencies can be imported.

    Raises:
        ToolchainError: the folder is no Lake project, or there is no working ``lake``.
    """
    root = Path(directory).expanduser().resolve()
    if not any((root / name).is_file() for name in ("lakefile.lean", "lakefile.toml")):
        raise ToolchainError(f"{root} is no Lake project: it has neither lakefile.lean nor lakefile.toml")
    lake = shutil.which("lake")
    if lake is None:
        raise ToolchainError("there is no program 'lake': install Lean (https://lean-lang.org/install)")
    environment = _environment()
    version = _version([lake, "env", "lean", "--version"], environment, root)
    prefix = _ask([lake, "env", "lean", "--print-prefix"], environment, root)
    manifest = root / "lake-manifest.json"
    return Toolchain(
        kind="lake",
        version=version,
        program=lake,
        arguments=("env", "lean"),
        environment=environment,
        directory=str(root),
        read_paths=(*_readable(lake, prefix), str(root)),
        identity=(str(root), manifest.read_text(encoding="utf-8") if manifest.is_file() else "", _built(root)),
    )


def _built(root: Path) -> str:
    """What tells a project's build from another one: Lake's traces of its modules, which follow from all they import.

    Those of the root modules are enough; where there are none, all are read.
    """
    folder = root / ".lake" / "build" / "lib"  # older versions put them here, newer ones into `lean` below it
    traces = [*folder.glob("*.trace"), *folder.glob("lean/*.trace")] or list(folder.rglob("*.trace"))
    digest = hashlib.sha256()
    for trace in sorted(traces):
        digest.update(f"{trace.relative_to(folder)}\0".encode() + trace.read_bytes() + b"\0")
    return digest.hexdigest()


def _environment() -> dict[str, str]:
    return {name: os.environ[name] for name in PASSED_ON if name in os.environ}


def _readable(program: str, prefix: str) -> tuple[str, ...]:
    """What a full toolchain reads: itself, the launcher that chose it, and the system's libraries."""
    elan = os.environ.get("ELAN_HOME", os.path.join(os.path.expanduser("~"), ".elan"))
    candidates = [os.path.dirname(os.path.realpath(program)), os.path.dirname(program), prefix, elan]
    candidates += ["/bin", "/lib", "/lib64", "/usr", "/etc", "/proc", "/dev/null", "/dev/urandom"]
    return tuple(dict.fromkeys(p for p in candidates if os.path.exists(p)))


def _version(command: list[str], environment: dict[str, str], directory: Path | None) -> str:
    said = _ask(command, environment, directory)
    found = re.search(r"Lean \(version ([^\s,)]+)", said)
    if found is None:
        raise ToolchainError(f"{' '.join(command)} did not say its version, but: {said[:300]!r}")
    return found.group(1)


def _ask(command: list[str], environment: dict[str, str], directory: Path | None) -> str:
    try:
        result = subprocess.run(
            command,
            cwd=directory,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=PROBE_SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise ToolchainError(f"{' '.join(command)} does not run: {error}") from error
    if result.returncode != 0:
        raise ToolchainError(
            f"{' '.join(command)} failed (exit status {result.returncode}): {result.stderr.strip()[:500]}"
        )
    return result.stdout.strip()
