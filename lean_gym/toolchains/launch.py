"""Starts one Lean process under limits: a script of its own, run as ``python -I -S launch.py SPEC``.

SPEC is one JSON object:

* ``library``: path of ``libleanshared``; its ``lean_main`` is called in this process. Or
* ``program``: a path that is executed in place of this process.
* ``arguments``: Lean's arguments, without the program name.
* ``output_bytes``: most bytes of any file written (standard output is a file).
* ``confine``: null, or the arguments of :func:`confine.confine`.

It imports nothing outside the standard library and does not load ``lean_gym``, so that it starts in a few
milliseconds. When it cannot start Lean it writes one line to standard error and exits with ``CANNOT_START``.
"""

from __future__ import annotations

import ctypes
import importlib
import json
import os
import resource
import signal
import sys
from typing import Any, NoReturn

CANNOT_START = 97
"""Exit status that says that Lean never ran. Lean itself ends with 0, 1 or a signal."""

STACK_BYTES = 256 << 20
"""Soft stack limit: deep terms are elaborated on the first thread."""


def set_limits(output_bytes: int) -> None:
    """Limit what this process and its children may write; allow a deep stack; leave no core files."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    signal.signal(signal.SIGXFSZ, signal.SIG_DFL)  # Python ignores it, and Lean would go on after a failed write
    most = _at_most(resource.RLIMIT_FSIZE, output_bytes)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    stack = _at_most(resource.RLIMIT_STACK, STACK_BYTES)
    resource.setrlimit(resource.RLIMIT_STACK, (stack, resource.getrlimit(resource.RLIMIT_STACK)[1]))


def _at_most(what: int, wanted: int) -> int:
    """The wanted limit, or the hard one where that is lower."""
    hard = resource.getrlimit(what)[1]
    return wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)


def beside(name: str) -> Any:
    """The module of that name in this script's folder, without its package."""
    folder = os.path.dirname(os.path.abspath(__file__))
    if folder not in sys.path:
        sys.path.insert(0, folder)
    return importlib.import_module(name)


def confine_process(arguments: dict[str, Any]) -> None:
    """Apply the kernel's confinement to this process, for good."""
    beside("confine").confine(**arguments)


def lean_main(library: str, arguments: list[str]) -> int:
    """Run Lean's own ``main`` in this process."""
    lean = ctypes.CDLL(library, ctypes.RTLD_GLOBAL)
    beside("kernel").always_check(lean)
    argv = [b"lean", *(os.fsencode(a) for a in arguments)]
    return int(lean.lean_main(len(argv), (ctypes.c_char_p * (len(argv) + 1))(*argv, None)))


def main(spec: dict[str, Any]) -> NoReturn:
    """Start what the specification says; never returns."""
    try:
        set_limits(spec["output_bytes"])
        library = spec.get("library")
        if library is not None:
            ctypes.CDLL(library, ctypes.RTLD_GLOBAL)  # before confinement: it reads files beside the library
            beside("kernel")
        if spec["confine"] is not None:
            confine_process(spec["confine"])
        if library is None:
            os.execv(spec["program"], [spec["program"], *spec["arguments"]])
    except Exception as error:
        print(f"cannot start Lean: {type(error).__name__}: {error}", file=sys.stderr, flush=True)
        os._exit(CANNOT_START)
    code = lean_main(library, spec["arguments"])
    ctypes.CDLL(None).exit(code)  # C's own exit: it flushes what Lean printed, and skips Python's finalization
    raise AssertionError("unreachable")


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
