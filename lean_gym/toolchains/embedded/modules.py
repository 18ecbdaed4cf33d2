"""The modules of the core library: their texts, what they import, and their compilation side by side."""

from __future__ import annotations

import graphlib
import re
import signal
import subprocess
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

from lean_gym.toolchains import launch
from lean_gym.toolchains.base import ToolchainError
from lean_gym.toolchains.cores import available_cores

__all__ = ["Module", "compile_modules", "core_modules"]

_ROOT = "Init"
_IMPORT = re.compile(r"^import ([\w.]+)$", re.MULTILINE)
_MOST_WORKERS = 8
_POLL_SECONDS = 0.02
_OPTIONS = (
    "-DautoImplicit=false",
    "-Dinterpreter.prefer_native=true",
    "-Dlinter.all=false",
    "-Dlinter.defProp=false",
    "-Dlinter.unusedSimpArgs=false",
    "-Dlinter.unusedVariables=false",
)


@dataclass(frozen=True, slots=True)
class Module:
    """One module of the core library.

    Attributes:
        name: dotted name, ``Init.Arith``.
        imports: names of the modules that it imports, in the order of its text.
        source: its Lean text, beginning with ``prelude`` and the imports.
    """

    name: str
    imports: tuple[str, ...]
    source: str

    @property
    def stem(self) -> str:
        """Its path below the library's folder, without an extension: ``Init/Arith``."""
        return self.name.replace(".", "/")

    @classmethod
    def of(cls, name: str, source: str) -> Module:
        """The module of that text; its imports are read from the text."""
        return cls(name, tuple(_IMPORT.findall(source)), source)


def core_modules() -> tuple[Module, ...]:
    """The modules of ``core/``: ``Init.lean``, and for each folder the files in it, in the order of their names."""
    folder = resources.files(__package__) / "core"
    modules = [Module.of(_ROOT, (folder / f"{_ROOT}.lean").read_text(encoding="utf-8"))]
    for part in sorted((f for f in folder.iterdir() if f.is_dir()), key=lambda f: f.name):
        files = sorted((f for f in part.iterdir() if f.name.endswith(".lean")), key=lambda f: f.name)
        if files:
            source = "".join(f.read_text(encoding="utf-8") for f in files)
            modules.append(Module.of(f"{_ROOT}.{part.name}", source))
    return tuple(modules)


def compile_modules(
    modules: Iterable[Module],
    shared: Path,
    folder: Path,
    *,
    seconds: float,
    compiled: Callable[[Module], None] = lambda _: None,
) -> None:
    """Compile modules into a folder, as many at a time as there are processors, each once its imports are there.

    Args:
        modules: all of them, in any order.
        shared: path of ``libleanshared``.
        folder: gets ``Init/Arith.lean`` and ``Init/Arith.olean`` for ``Init.Arith``.
        seconds: most seconds that all of it may take.
        compiled: called with each module that is there.

    Raises:
        ToolchainError: a module does not compile, or imports what is not there or itself, or the time is over.
    """
    named = {module.name: module for module in modules}
    for module in named.values():
        for name in module.imports:
            if name not in named:
                raise ToolchainError(f"module {module.name} of the embedded Lean's library imports {name}: not there")
        path = folder / f"{module.stem}.lean"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(module.source, encoding="utf-8")
    order = graphlib.TopologicalSorter({module.name: module.imports for module in named.values()})
    try:
        order.prepare()
    except graphlib.CycleError as error:
        cycle = ", ".join(error.args[1])
        raise ToolchainError(f"modules of the embedded Lean's library import each other: {cycle}") from error
    ready = list(order.get_ready())
    length = _critical_paths(named)
    running: dict[str, subprocess.Popen[bytes]] = {}
    workers = min(available_cores(), _MOST_WORKERS)
    end = time.monotonic() + seconds
    try:
        while order.is_active():
            while ready and len(running) < workers:
                ready.sort(key=length.__getitem__)
                name = ready.pop()
                nothing_waits = len(running) + len(ready) < workers
                running[name] = _start(named[name], shared, folder, threads=nothing_waits)
            time.sleep(_POLL_SECONDS)
            if time.monotonic() > end:
                raise ToolchainError(f"compiling the embedded Lean's library took more than {seconds:.0f} s")
            for name in [name for name, process in running.items() if process.poll() is not None]:
                _check(named[name], running.pop(name).returncode, folder)
                compiled(named[name])
                order.done(name)
                ready.extend(order.get_ready())
        for module in named.values():
            (folder / f"{module.stem}.log").unlink()
    finally:
        for process in running.values():
            process.kill()
            process.wait()


def _critical_paths(named: dict[str, Module]) -> dict[str, int]:
    """For each module the longest chain of texts, in characters, that cannot be compiled before it is."""
    length = {name: len(module.source) for name, module in named.items()}
    for name in reversed(list(graphlib.TopologicalSorter({m.name: m.imports for m in named.values()}).static_order())):
        for imported in named[name].imports:
            length[imported] = max(length[imported], len(named[imported].source) + length[name])
    return length


def _start(module: Module, shared: Path, folder: Path, *, threads: bool) -> subprocess.Popen[bytes]:
    """Start a compilation; with ``threads`` it takes less time and more of the processors."""
    options = (f"-DElab.async={str(threads).lower()}", *_OPTIONS)
    specification = {
        "library": str(shared),
        "arguments": [*options, "-o", f"{module.stem}.olean", f"{module.stem}.lean"],
        "output_bytes": 1 << 30,
        "confine": None,
    }
    with (folder / f"{module.stem}.log").open("wb") as log:
        return subprocess.Popen(
            launch.command(specification),
            cwd=folder,
            env={"LEAN_PATH": str(folder), "UV_USE_IO_URING": "0"},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
        )


def _check(module: Module, status: int, folder: Path) -> None:
    if status == 0 and (folder / f"{module.stem}.olean").is_file():
        return
    log = (folder / f"{module.stem}.log").read_bytes().removeprefix(launch.STARTED)
    said = log.decode("utf-8", "replace").strip()
    if status < 0:
        killer = signal.Signals(-status).name
        raise ToolchainError(
            f"compiling the embedded Lean's library was ended by {killer} (module {module.name}): "
            f"is there enough memory (1 GB) and disk space (150 MB)? {said[:2000]}".rstrip()
        )
    raise ToolchainError(
        f"the embedded Lean's library did not compile (module {module.name}, exit status {status}): "
        f"{said[:2000] or 'Lean said nothing'}"
    )
