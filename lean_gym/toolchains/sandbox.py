"""Which sandbox a check runs in, and what this machine offers."""

from __future__ import annotations

import functools
import os
import subprocess
import sys
from dataclasses import dataclass
from typing import Any

from lean_gym.toolchains import confine
from lean_gym.toolchains.base import Toolchain, ToolchainError

__all__ = ["MODES", "Sandbox", "choose_sandbox"]

MODES = ("auto", "required", "off")


@dataclass(frozen=True, slots=True)
class Sandbox:
    """How a check is kept from the machine.

    Attributes:
        name: for a person: ``landlock 6 + seccomp``, ``bubblewrap``, ``seccomp only (files can be read)`` …
        strong: whether a hostile text can neither change files nor start programs nor reach the network, nor read
            files that are none of its business.
        confine: arguments for :func:`lean_gym.toolchains.confine.confine`, or None.
        wrap: words to put before the command (``bwrap …``).
    """

    name: str
    strong: bool
    confine: dict[str, Any] | None = None
    wrap: tuple[str, ...] = ()


@functools.cache
def _supported() -> confine.Confinement:
    return confine.tried()


@functools.cache
def _bubblewrap_works() -> bool:
    """Whether ``bwrap`` is installed and allowed to do its work (in many containers it is not)."""
    try:
        return subprocess.run(confine.bubblewrap_command(["true"], []), capture_output=True, timeout=60).returncode == 0
    except (OSError, subprocess.SubprocessError):
        return False


def choose_sandbox(mode: str, toolchain: Toolchain) -> Sandbox:
    """The best sandbox that this machine has for checks of a toolchain.

    Args:
        mode: ``"auto"``, ``"required"`` (an error where there is none) or ``"off"``.
        toolchain: what will run in it; a Lake project must be able to start programs.

    Raises:
        ValueError: the mode is unknown.
        ToolchainError: ``"required"``, and this machine offers none.
    """
    if mode not in MODES:
        raise ValueError(f"unknown sandbox mode {mode!r}; choose one of {', '.join(MODES)}")
    if mode == "off":
        return Sandbox("off (resource limits only)", strong=False)
    kernel = _supported()
    arguments = {
        "read": list(toolchain.read_paths),
        "write": [],
        "allow_exec": toolchain.library is None,
        "required": kernel.complete,
    }
    if kernel.complete:
        return Sandbox(f"landlock {kernel.landlock} + seccomp", strong=True, confine=arguments)
    if _bubblewrap_works():
        paths = [*toolchain.read_paths, sys.prefix, sys.base_prefix, os.path.dirname(__file__)]
        return Sandbox("bubblewrap", strong=True, wrap=tuple(confine.bubblewrap_command([], paths, [])))
    if mode == "required":
        raise ToolchainError(
            f"a sandbox is required, but this kernel offers no {' and no '.join(kernel.missing)}, and there is no "
            "working bubblewrap: install it (Debian, Ubuntu: apt-get install bubblewrap), allow user namespaces, or "
            "choose sandbox='auto'"
        )
    if kernel.seccomp:
        return Sandbox("seccomp only (files can be read)", strong=False, confine=arguments)
    if kernel.landlock:
        return Sandbox(f"landlock {kernel.landlock} only (programs can be started)", strong=False, confine=arguments)
    return Sandbox("none (resource limits only)", strong=False)
