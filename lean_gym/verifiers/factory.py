"""From a short name to a verifier."""

from __future__ import annotations

from collections.abc import Callable

from lean_gym.toolchains.base import Toolchain
from lean_gym.toolchains.embedded import embedded_toolchain
from lean_gym.toolchains.limits import Limits
from lean_gym.toolchains.system import lake_toolchain, system_toolchain
from lean_gym.verifiers.base import Verifier
from lean_gym.verifiers.process import ProcessVerifier

__all__ = ["make_verifier"]

_TOOLCHAINS: dict[str, Callable[[str], Toolchain]] = {
    "lean": lambda place: system_toolchain(place or "lean"),
    "lake": lake_toolchain,
}


def make_verifier(
    name: str = "auto",
    *,
    limits: Limits | None = None,
    workers: int | None = None,
    options: tuple[str, ...] = (),
    sandbox: str = "auto",
) -> Verifier:
    """A verifier by name.

    Args:
        name: ``"auto"`` or ``"embedded"`` (the Lean that pip brings), ``"lean"`` (on the path), ``"lean:PATH"``, or
            ``"lake:DIR"`` (a Lake project, so that Mathlib is there).
        limits: of each check.
        workers: checks at the same time; default: the processors of this machine.
        options: more arguments for Lean, such as ``("-DmaxHeartbeats=400000",)``.
        sandbox: ``"auto"``, ``"required"`` or ``"off"``.

    Raises:
        ValueError: the name is unknown or lacks its place.
        ToolchainError: that Lean is missing, broken or of the wrong version.

    >>> make_verifier("lake:")
    Traceback (most recent call last):
        ...
    ValueError: 'lake:' names no folder; write lake:DIR
    """
    kind, _, place = name.partition(":")
    if kind in ("auto", "embedded") and not place:
        toolchain = embedded_toolchain()
    elif kind in _TOOLCHAINS:
        if kind == "lake" and not place:
            raise ValueError(f"{name!r} names no folder; write lake:DIR")
        toolchain = _TOOLCHAINS[kind](place)
    else:
        raise ValueError(f"unknown verifier {name!r}; choose auto, embedded, lean, lean:PATH or lake:DIR")
    return ProcessVerifier(toolchain, limits, workers=workers, options=options, sandbox=sandbox)
