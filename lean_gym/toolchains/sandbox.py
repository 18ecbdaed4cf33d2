"""Which sandbox a check runs in, and what this machine offers."""

from __future__ import annotations

import functools
import os
import shutil
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
        name: for a person: ``landlock 6 + seccomp``, ``bubblewrap`` or ``none (resource limits only)``.
        strong: whether a hostile text can neither change files nor start programs nor reach the network.
        confine: arguments for :func:`lean_gym.toolchains.confine.confine`, or None.
        wrap: words to put before the command (``bwrap …``).
    """

    name: str
    strong: bool
    confine: dict[str, Any] | None = None
    wrap: tuple[str, ...] = ()


@functools.cache
def _supported() -> confine.Confinement:
    return confine.supported()


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
    if kernel.seccomp and kernel.landlock:
        arguments = {
            "read": list(toolchain.read_paths),
            "write": [],
            "allow_exec": toolchain.library is None,
            "required": True,
        }
        return Sandbox(f"landlock {kernel.landlock} + seccomp", strong=True, confine=arguments)
    if shutil.which("bwrap"):
        paths = [*toolchain.read_paths, sys.prefix, sys.base_prefix, os.path.dirname(__file__)]
        return Sandbox("bubblewrap", strong=True, wrap=tuple(confine.bubblewrap_command([], paths, [])))
    if mode == "required":
        raise ToolchainError(
            "a sandbox is required, but this kernel offers neither Landlock nor seccomp and there is no bubblewrap: "
            "install it (Debian, Ubuntu: apt-get install bubblewrap), or choose sandbox='auto'"
        )
    return Sandbox("none (resource limits only)", strong=False)
