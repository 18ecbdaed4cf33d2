"""The embedded Lean as a toolchain."""

from __future__ import annotations

from lean_gym.toolchains.base import Toolchain
from lean_gym.toolchains.embedded.build import LEAN_VERSION, library, library_identity, shared_library

__all__ = ["embedded_toolchain"]


def embedded_toolchain() -> Toolchain:
    """The Lean that comes with ``pip install "lean-gym[embedded]"``, its core library compiled where needed.

    Raises:
        ToolchainError: the wheel is missing or of another version, or the library cannot be built.
    """
    shared = shared_library()
    folder = library()
    return Toolchain(
        kind="embedded",
        version=LEAN_VERSION,
        library=str(shared),
        environment={"LEAN_PATH": str(folder)},
        read_paths=(str(shared.parent), str(folder)),
        identity=(library_identity(folder),),
    )
