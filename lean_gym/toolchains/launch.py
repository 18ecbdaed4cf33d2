"""Starts one Lean process under limits: a script of its own, see :func:`command`.

Its specification:

* ``library``: path of ``libleanshared``; its ``lean_main`` is called in this process. Or
* ``program``: a path that is executed in place of this process.
* ``arguments``: Lean's arguments, without the program name.
* ``output_bytes``: most bytes of any file written (standard output is a file).
* ``confine``: None, or the arguments of :func:`confine.confine`.

Just before Lean takes over, ``STARTED`` is written to standard error: what ends without it was not Lean. When Lean
cannot be started, standard error says why, and the exit status is ``CANNOT_START``.

It imports nothing outside the standard library, as little as possible of that, and nothing of ``lean_gym``, so that it
starts in a few milliseconds.
"""

from __future__ import annotations

import ctypes
import marshal
import os
import resource
import signal
import sys

TYPE_CHECKING = False  # the module `typing` takes longer to load than all the others together
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, NoReturn

STARTED = b"Lean starts\n"
"""First bytes on standard error of a process in which Lean ran."""

CANNOT_START = 97
"""Exit status that says that Lean never ran. Lean itself ends with 0, 1 or a signal."""

STACK_BYTES = 1 << 30
"""Soft stack limit, for a Lean that works on the first thread. The threads that Lean starts have as much."""

THREADS = 64
"""Most threads and processes of one check; Lean has a handful."""

LEAN_WORKERS = 2
"""Worker threads of one Lean (its ``-j``). With one, ``try?`` waits for ever: its attempts wait for the thread on which
it runs itself."""

_PR_SET_PDEATHSIG = 1


def command(specification: dict[str, Any], wrap: Sequence[str] = ()) -> list[str]:
    """The command line that runs this script with a specification.

    Args:
        specification: what to start, see above; plain data.
        wrap: words put before the interpreter (``bwrap …``).
    """
    return [*wrap, sys.executable, "-I", "-S", os.path.abspath(__file__), marshal.dumps(specification).hex()]


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


def die_with_parent() -> None:
    """Be killed when the thread that started this process ends, however it ends. Linux only."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)


def beside(name: str) -> Any:
    """The module of that name in this script's folder, without its package."""
    folder = os.path.dirname(os.path.abspath(__file__))
    if folder not in sys.path:
        sys.path.insert(0, folder)
    return __import__(name)


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
        die_with_parent()
        set_limits(spec["output_bytes"])
        library = spec.get("library")
        if library is not None:
            ctypes.CDLL(library, ctypes.RTLD_GLOBAL)  # before confinement: it reads files beside the library
            beside("kernel")
        if spec["confine"] is not None:
            confine_process(spec["confine"])
        os.write(2, STARTED)
        if library is None:
            os.execv(spec["program"], [spec["program"], *spec["arguments"]])
    except Exception as error:
        print(f"cannot start Lean: {type(error).__name__}: {error}", file=sys.stderr, flush=True)
        os._exit(CANNOT_START)
    code = lean_main(library, spec["arguments"])
    ctypes.CDLL(None).exit(code)  # C's own exit: it flushes what Lean printed, and skips Python's finalization
    raise AssertionError("unreachable")


if __name__ == "__main__":
    main(marshal.loads(bytes.fromhex(sys.argv[1])))
