"""From a short name to a verifier."""

from __future__ import annotations

import hashlib
import logging
import os
from collections.abc import Callable
from pathlib import Path

from lean_gym.run import Outcome
from lean_gym.toolchains.base import Toolchain, ToolchainError
from lean_gym.toolchains.embedded import embedded_toolchain
from lean_gym.toolchains.limits import Limits
from lean_gym.toolchains.process import LeanProcesses
from lean_gym.toolchains.system import lake_toolchain, system_toolchain
from lean_gym.verifiers.base import Verifier
from lean_gym.verifiers.cache import VerdictCache
from lean_gym.verifiers.forking import ForkingVerifier
from lean_gym.verifiers.process import ProcessVerifier

__all__ = ["make_verifier"]

logger = logging.getLogger(__name__)

SELF_TEST_SECONDS = 120.0

_TOOLCHAINS: dict[str, Callable[[str], Toolchain]] = {
    "lean": lambda place: system_toolchain(place or "lean"),
    "lake": lake_toolchain,
}


_REMOTE = {"kimina": "kimina-client", "repl": "lean-interact"}
"""Verifiers that need a package of their own, which the extra of the same name brings."""
_NAMES = "auto, embedded, lean, lean:PATH, lake:DIR, repl:PLACE or kimina:URL"

_NOT_JUDGING = ("__init__.py", "cli.py")


def make_verifier(
    name: str = "auto",
    *,
    limits: Limits | None = None,
    workers: int | None = None,
    options: tuple[str, ...] = (),
    sandbox: str = "auto",
    cache: str | os.PathLike[str] | None = None,
) -> Verifier:
    """A verifier by name.

    The embedded Lean is checked with in forked processes, or in new ones where its self-test fails (which is logged).

    Args:
        name: ``"auto"`` or ``"embedded"`` (the Lean that pip brings), ``"lean"`` (on the path), ``"lean:PATH"``,
            ``"lake:DIR"`` (a Lake project, so that Mathlib is there), ``"kimina:URL[,URL…]"`` (Kimina Lean Servers), or
            ``"repl:PLACE"`` (Lean REPLs that stay; the place is ``embedded``, a Lake project's folder,
            ``git+URL[@REVISION]`` or ``mathlib@VERSION``).
        limits: of each check.
        workers: checks at the same time; default: the processors of this machine, or 8 for each Kimina server.
        options: more arguments for Lean, such as ``("-DmaxHeartbeats=400000",)``; not for servers and REPLs.
        sandbox: ``"auto"``, ``"required"`` or ``"off"``. A Kimina server has its own.
        cache: a file in which final verdicts are kept between runs and shared by processes; default: in memory only.

    Raises:
        ValueError: the name is unknown or lacks its place, or there are options where none can be given.
        ToolchainError: that Lean is missing, broken or of the wrong version; no server works; a package is missing.

    >>> make_verifier("lake:")
    Traceback (most recent call last):
        ...
    ValueError: 'lake:' names no folder; write lake:DIR
    """
    kind, _, place = name.partition(":")
    if kind in _REMOTE:
        return _remote(name, limits, workers, options, sandbox, cache)
    if kind in ("auto", "embedded") and not place:
        toolchain = embedded_toolchain()
    elif kind in _TOOLCHAINS:
        if kind == "lake" and not place:
            raise ValueError(f"{name!r} names no folder; write lake:DIR")
        toolchain = _TOOLCHAINS[kind](place)
    else:
        raise ValueError(f"unknown verifier {name!r}; choose {_NAMES}")
    verifier = _verifier(toolchain, limits, workers, options, sandbox)
    if cache is not None:
        identity = f"{toolchain.fingerprint} {verifier.limits} {options} {judging_code()}"
        verifier.remember_in(VerdictCache(cache), identity)
    return verifier


def _remote(
    name: str,
    limits: Limits | None,
    workers: int | None,
    options: tuple[str, ...],
    sandbox: str,
    cache: str | os.PathLike[str] | None,
) -> Verifier:
    """A verifier that asks servers or REPLs.

    Raises:
        ValueError, ToolchainError: as :func:`make_verifier`.
    """
    kind, _, place = name.partition(":")
    if not place:
        raise ValueError(f"{name!r} names no place; write one of {_NAMES}")
    if options:
        raise ValueError(f"{name!r} takes no options for Lean (got {options}): set them in the problem's header")
    verifier: Verifier
    try:
        if kind == "kimina":
            from lean_gym.verifiers.kimina import KiminaVerifier

            if sandbox == "required":
                raise ToolchainError(
                    "whether a Kimina server confines its checks cannot be seen: choose sandbox='auto'"
                )
            verifier = servers = KiminaVerifier(place.split(","), limits, workers=workers)
            identity = f"{name} {servers.lean_version} {servers.limits}"
        else:
            from lean_gym.verifiers.repl import ReplVerifier

            verifier = repls = ReplVerifier(place, limits, workers=workers, sandbox=sandbox)
            identity = f"{name} {repls.toolchain.fingerprint} {repls.limits}"
    except ImportError as error:
        raise ToolchainError(
            f"{name!r} needs the package {_REMOTE[kind]} ({error}): pip install 'lean-gym[{kind}]'"
        ) from error
    if cache is not None:
        verifier.remember_in(VerdictCache(cache), f"{identity} {judging_code()}")
    return verifier


def judging_code(package: Path = Path(__file__).parents[1]) -> str:
    """A hash of the part of this package that makes verdicts of texts: what another version remembered may be wrong.

    Args:
        package: the folder of ``lean_gym``.
    """
    digest = hashlib.sha256()
    for pattern in ("*.py", "audit/*.py", "lean/*.py", "repl/*.py", "toolchains/*.py", "verifiers/**/*.py"):
        for file in sorted(package.glob(pattern)):
            if file.name not in _NOT_JUDGING:
                digest.update(file.relative_to(package).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _verifier(
    toolchain: Toolchain, limits: Limits | None, workers: int | None, options: tuple[str, ...], sandbox: str
) -> ForkingVerifier | ProcessVerifier:
    """The fastest verifier that is right for this toolchain on this machine."""
    if toolchain.library is not None:
        try:
            return ForkingVerifier(toolchain, limits, workers=workers, options=options, sandbox=sandbox)
        except ToolchainError as error:
            logger.warning("every check starts a new Lean process: %s", error)
    verifier = ProcessVerifier(toolchain, limits, workers=workers, options=options, sandbox=sandbox)
    try:
        _self_test(verifier, options)
    except BaseException:
        verifier.close()
        raise
    return verifier


def _self_test(verifier: ProcessVerifier, options: tuple[str, ...]) -> None:
    """Check the empty text, which has no errors, with limits that leave time for a slow start.

    Raises:
        ToolchainError: there are errors, or no answer.
    """
    toolchain, sandbox = verifier.toolchain, verifier.sandbox
    lean = LeanProcesses(
        toolchain, Limits(seconds=SELF_TEST_SECONDS), options=options, confine=sandbox.confine, wrap=sandbox.wrap
    )
    run = lean.run("")
    if run.outcome is not Outcome.FINISHED or run.exit_code != 0:
        said = run.detail or "; ".join(message.text for message in run.messages)
        raise ToolchainError(f"{toolchain.describe()} does not check the empty text: {said}")
