"""Lean's front end, taken apart: import the library once, then elaborate texts that start from there.

This is what ``lean --json --stdin`` does, in the same order and with the same functions, except that a text's header
is not parsed: its imports have already happened. See :mod:`objects` for the functions.
"""

from __future__ import annotations

import ctypes
import sys

from lean_gym.toolchains.launch import LEAN_WORKERS
from lean_gym.verifiers.forking.objects import UNIT, Address, LayoutError, Runtime, box

__all__ = ["Frontend"]

FILE_NAME = b"<stdin>"
MAIN_MODULE = "_stdin"
TRUST_LEVEL = 1024 + 1  # lean's own default
_LINE_BUFFERED = 1  # _IOLBF

_SET_OPTION = "l_Lean_Option_setIfNotSet___at___00Lean_Elab_runFrontend_spec__0"
_COMMANDS_TREE = (
    "l_Lean_Language_toSnapshotTree___at___00__private_Lean_Elab_Frontend_0__Lean_Elab_IO_"
    "processCommandsIncrementally_go_spec__3"
)


class Frontend:
    """The front end with the library imported. Leaves no worker thread, so that the process can be forked.

    Args:
        library: path of ``libleanshared``; the environment's ``LEAN_PATH`` says where ``Init.olean`` is.
        options: options as ``name=value``.
        header: the imports, as Lean text; empty for ``Init`` alone.

    Raises:
        LayoutError: the library is another one, an option is wrong, or the import failed.
    """

    def __init__(self, library: str, options: list[str], header: str) -> None:
        self._lean = lean = Runtime(library)
        lean.initialize()
        self._libc = ctypes.CDLL(None)
        self._libc.fflush.argtypes = [ctypes.c_void_p]
        self._libc.setvbuf.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_size_t]
        name = "__stdoutp" if sys.platform == "darwin" else "stdout"
        # Lean prints through C: by lines, so that a killed check keeps the messages it had printed.
        self._libc.setvbuf(ctypes.c_void_p.in_dll(self._libc, name), None, _LINE_BUFFERED, 0)
        self._options = self._read_options(options)
        lean.call["lean_io_mark_end_initialization"]()
        for option in lean.VALUES:  # as `runFrontend` does
            self._options = lean.call[_SET_OPTION](self._options, lean.value(option), 1)
        lean.persist(self._options)
        self._command_state = self._import(header)

    def _read_options(self, options: list[str]) -> Address:
        """Lean's ``Options`` from texts, through the command line's own reader."""
        lean = self._lean
        shell = lean.call["lean_shell_options_mk"](UNIT)
        for option in options:
            argument = lean.some(lean.string(option.encode()))
            result = lean.call["lean_shell_options_process"](shell, ord("D"), argument)
            if lean.tag(result) != 0:
                raise LayoutError(f"Lean does not take the option -D{option}")
            shell = lean.field(result, 0)
        return lean.field(shell, 0)

    def _context(self, text: bytes) -> Address:
        """A parser's ``InputContext``."""
        string = self._lean.string(text)
        end = box(self._lean.string_size(string))
        return int(
            self._lean.call["l_Lean_Parser_mkInputContext___redArg"](string, self._lean.string(FILE_NAME), 1, end)
        )

    def _import(self, header: str) -> Address:
        """Elaborate a header alone and keep the state that it leads to."""
        lean = self._lean
        first = lean.closure("l_Lean_Elab_runFrontend___lam__0___boxed", 3)
        setup = lean.closure(
            "l_Lean_Elab_runFrontend___lam__3___boxed",
            10,
            box(0),  # no `ModuleSetup`
            first,
            self._options,
            lean.empty_array(),  # plugins
            box(TRUST_LEVEL),
            box(1),
            lean.name(MAIN_MODULE),
        )
        lean.call["lean_init_task_manager_using"](LEAN_WORKERS)
        snapshot = lean.call["l_Lean_Language_Lean_process"](setup, box(0), self._context(header.encode()))
        final = lean.call["l_Lean_Language_Lean_waitForFinalCmdState_x3f"](lean.shared(snapshot))
        what = " ".join(header.split()[1::2]) or "its library"
        if final == box(0):
            raise LayoutError(f"Lean could not import {what}, or an option is unknown")
        parsed = lean.call["l_Lean_Language_Lean_truncateToHeader"](snapshot)
        task = lean.call["l_Lean_Language_Lean_HeaderParsedSnapshot_processedResult"](lean.shared(parsed))
        processed = lean.call["l_Lean_Language_SnapshotTask_get___redArg"](task)
        if processed == box(0):
            raise LayoutError(f"Lean could not import {what}")
        # Ends the worker thread. Only then is nobody else using the objects that are made persistent.
        lean.call["lean_finalize_task_manager"]()
        lean.persist(parsed)
        lean.persist(processed)
        return lean.field(lean.field(processed, 0), 0)  # Option, HeaderProcessedState: the command state

    def check(self, text: bytes, start: int) -> int:
        """Elaborate a text and print its messages to descriptor 1. Call it once in a process.

        Args:
            text: valid UTF-8.
            start: byte offset behind the header, blanks and comments before the first command.

        Returns:
            0, or 1 where there was an error.
        """
        lean = self._lean
        lean.call["lean_init_task_manager_using"](LEAN_WORKERS)
        state = lean.constructor(0, box(start), scalars=bytes(8))  # ModuleParserState: position, not recovering
        commands = lean.call["l_Lean_Language_Lean_processCommands"](
            self._context(text), state, lean.shared(self._command_state), box(0)
        )
        parsed = lean.call["lean_task_get"](commands)
        tree = lean.call[_COMMANDS_TREE](lean.shared(parsed))
        json = 1
        result = lean.call["l_Lean_Language_SnapshotTree_runAndReport"](tree, lean.shared(self._options), json, box(1))
        self._libc.fflush(None)
        return lean.result(result) >> 1
