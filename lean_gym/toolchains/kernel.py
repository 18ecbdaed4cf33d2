"""Closes the way past the kernel that Lean leaves open to an option, in a process that has loaded Lean's library.

With ``debug.skipKernelTC`` Lean adds declarations that its kernel has not checked, and nothing in its answers tells.
The option's name in the library is replaced by one that no text can know, so that setting the known one does nothing.

Standard library only, as little as possible of it: it is loaded by scripts that run as ``python -I -S``.
"""

from __future__ import annotations

import ctypes
import os

__all__ = ["always_check"]

_OPTION = "l_Lean_debug_skipKernelTC"
_NAME_FIELD = 8  # bytes after the start of an object, where its first field is
_ANONYMOUS = 1  # the boxed number 0


def always_check(lean: ctypes.CDLL) -> None:
    """Make the kernel check every declaration, whatever options a text sets. Lean may be started afterwards.

    Raises:
        AttributeError: the library is not one of Lean's, or of another version.
        RuntimeError: the option looks different from what this code was written for.
    """
    pointer = ctypes.c_void_p
    lean.lean_initialize()
    lean.lean_mk_string_from_bytes.restype = lean.lean_name_mk_string.restype = pointer
    lean.lean_mk_string_from_bytes.argtypes = [ctypes.c_char_p, ctypes.c_size_t]
    lean.lean_name_mk_string.argtypes = [pointer, pointer]
    lean.lean_mark_persistent.argtypes = [pointer]
    lean.lean_mark_persistent.restype = None
    option = pointer.in_dll(lean, _OPTION).value
    name = None if not option else pointer.from_address(option + _NAME_FIELD)
    # A name: its prefix, its last part; the characters of a string begin after 32 bytes.
    last = None if name is None or not name.value else pointer.from_address(name.value + _NAME_FIELD + 8).value
    if name is None or not last or ctypes.string_at(last + 32) not in (b"skipKernelTC", *_replaced):
        raise RuntimeError(f"the option {_OPTION} of this library cannot be found")
    secret = os.urandom(16).hex().encode()
    new = lean.lean_name_mk_string(_ANONYMOUS, lean.lean_mk_string_from_bytes(secret, len(secret)))
    lean.lean_mark_persistent(new)
    name.value = new
    _replaced.append(secret)


_replaced: list[bytes] = []
