"""Lean's runtime through ``ctypes``: the objects and functions that the forking checker uses, each named here.

They belong to the shared library of Lean 4.35.0. All functions are looked up when a :class:`Runtime` is made, and the
layouts of objects are compared with objects that the library makes itself; whatever differs is a :class:`LayoutError`.
The layouts are those of ``lean.h``: a header of 8 bytes (reference count, size, number of fields or other data, tag),
then the fields. A small natural number, an enumeration's value or the unit is no object but the boxed number
``2 n + 1``. Functions of Lean take over the references that they are given, unless their name says otherwise.

Standard library only: it is loaded by a script that runs as ``python -I -S``.
"""

from __future__ import annotations

import ctypes
import struct
from typing import Any, ClassVar

from lean_gym.toolchains.kernel import always_check

__all__ = ["UNIT", "LayoutError", "Runtime", "box"]

Address = int
"""Address of an object, or a boxed number."""

CLOSURE, ARRAY, STRING, REFERENCE = 245, 246, 249, 253  # tags; below them: the number of a constructor
POINTER = ctypes.c_void_p

UNIT: Address = 1


class LayoutError(RuntimeError):
    """The library is not the one that this code was written for."""


def box(number: int) -> Address:
    """The boxed number.

    >>> box(0), box(3)
    (1, 7)
    """
    return 2 * number + 1


def _word(address: Address, offset: int) -> int:
    return ctypes.c_uint64.from_address(address + offset).value


class Runtime:
    """The loaded library.

    Args:
        library: path of ``libleanshared``.

    Raises:
        LayoutError: a function is missing, or an object looks different.
        OSError: the library cannot be loaded.
    """

    # Result and arguments of each function: o object, u unsigned, b byte, s bytes, z size, v nothing.
    FUNCTIONS: ClassVar[dict[str, str]] = {
        # the runtime
        "lean_initialize": "v",
        "lean_init_search_path": "o",
        "lean_enable_initializer_execution": "o",
        "lean_io_mark_end_initialization": "v",
        "lean_init_task_manager_using": "vu",
        "lean_finalize_task_manager": "v",
        "lean_alloc_object": "oz",
        "lean_mark_persistent": "vo",
        "lean_mk_string_from_bytes": "osz",
        "lean_name_mk_string": "ooo",
        "lean_st_mk_ref": "oo",
        "lean_st_ref_get": "oo",
        "lean_task_get": "oo",
        # the command line's options
        "lean_shell_options_mk": "oo",
        "lean_shell_options_process": "oouo",
        # the front end
        "l_Lean_Option_setIfNotSet___at___00Lean_Elab_runFrontend_spec__0": "ooob",
        "l_Lean_Parser_mkInputContext___redArg": "ooobo",
        "l_Lean_Language_Lean_process": "oooo",
        "l_Lean_Language_Lean_processCommands": "ooooo",
        "l_Lean_Language_Lean_waitForFinalCmdState_x3f": "oo",
        "l_Lean_Language_Lean_truncateToHeader": "oo",
        "l_Lean_Language_Lean_HeaderParsedSnapshot_processedResult": "oo",
        "l_Lean_Language_SnapshotTask_get___redArg": "oo",
        "l_Lean_Language_SnapshotTree_runAndReport": "ooobo",
        "l_Lean_Language_toSnapshotTree___at___00__private_Lean_Elab_Frontend_0__Lean_Elab_IO_"
        "processCommandsIncrementally_go_spec__3": "oo",
    }
    # Values and functions whose address is used.
    VALUES = ("l_Lean_internal_cmdlineSnapshots", "l_Lean_Elab_async")
    CLOSURES = ("l_Lean_Elab_runFrontend___lam__0___boxed", "l_Lean_Elab_runFrontend___lam__3___boxed")

    _TYPES: ClassVar[dict[str, Any]] = {
        "o": POINTER,
        "u": ctypes.c_uint32,
        "b": ctypes.c_uint8,
        "s": ctypes.c_char_p,
        "z": ctypes.c_size_t,
        "v": None,
    }

    def __init__(self, library: str) -> None:
        self._library = ctypes.CDLL(library, ctypes.RTLD_GLOBAL)
        self.call = {name: self._function(name, signature) for name, signature in self.FUNCTIONS.items()}
        self._addresses = {name: self._address(name) for name in (*self.VALUES, *self.CLOSURES)}

    def _find(self, name: str) -> Any:
        try:
            return getattr(self._library, name)
        except AttributeError:
            raise LayoutError(f"the library has no symbol {name}") from None

    def _function(self, name: str, signature: str) -> Any:
        function = self._find(name)
        function.restype = self._TYPES[signature[0]]
        function.argtypes = [self._TYPES[kind] for kind in signature[1:]]
        return function

    def _address(self, name: str) -> int:
        return ctypes.cast(self._find(name), POINTER).value or 0

    def initialize(self) -> None:
        """Run the library's initializers, find the search path (``LEAN_PATH``), and compare the layouts."""
        self.call["lean_initialize"]()
        self._check_layouts()
        always_check(self._library)
        self.result(self.call["lean_init_search_path"]())
        self.call["lean_enable_initializer_execution"]()

    # --- objects

    def string(self, text: bytes) -> Address:
        """A ``String``. The text must be valid UTF-8."""
        return int(self.call["lean_mk_string_from_bytes"](text, len(text)))

    def name(self, dotted: str) -> Address:
        """A ``Name`` of plain parts."""
        name = UNIT
        for part in dotted.split("."):
            name = self.call["lean_name_mk_string"](name, self.string(part.encode()))
        return name

    def constructor(self, tag: int, *fields: Address, scalars: bytes = b"") -> Address:
        """An object of an inductive type; its scalar fields, packed, come last."""
        return self._object(tag, len(fields), struct.pack(f"<{len(fields)}Q", *fields) + scalars)

    def some(self, value: Address) -> Address:
        """``Option.some value``."""
        return self.constructor(1, value)

    def empty_array(self) -> Address:
        """``#[]``: size and capacity 0."""
        return self._object(ARRAY, 0, struct.pack("<QQ", 0, 0))

    def closure(self, function: str, arity: int, *arguments: Address) -> Address:
        """A function of ``CLOSURES`` applied to its first arguments."""
        body = struct.pack("<QHHI", self._addresses[function], arity, len(arguments), 0)
        return self._object(CLOSURE, 0, body + struct.pack(f"<{len(arguments)}Q", *arguments))

    def value(self, name: str) -> Address:
        """A value of ``VALUES``."""
        return _word(self._addresses[name], 0)

    def _object(self, tag: int, other: int, body: bytes) -> Address:
        address = int(self.call["lean_alloc_object"](8 + len(body)))
        ctypes.memmove(address, struct.pack("<iHBB", 1, 0, other, tag) + body, 8 + len(body))
        return address

    # --- reading

    def tag(self, address: Address) -> int:
        """The tag of an object; of a boxed number, the number."""
        return address >> 1 if address & 1 else ctypes.c_uint8.from_address(address + 7).value

    def field(self, address: Address, index: int) -> Address:
        """A field of an object of an inductive type (borrowed)."""
        return _word(address, 8 + 8 * index)

    def string_size(self, address: Address) -> int:
        """Bytes of a ``String``, without the final NUL."""
        return _word(address, 8) - 1

    def result(self, address: Address) -> Address:
        """The value of an ``IO`` result.

        Raises:
            LayoutError: the action failed.
        """
        if address & 1 or self.tag(address) != 0:
            raise LayoutError("an action of Lean's runtime failed")
        return self.field(address, 0)

    def shared(self, address: Address) -> Address:
        """One more reference to an object, counted by the runtime's own code; a persistent object needs none."""
        if address & 1 or ctypes.c_int32.from_address(address).value == 0:
            return address
        reference = self.call["lean_st_mk_ref"](address)
        return int(self.call["lean_st_ref_get"](reference))

    def persist(self, address: Address) -> None:
        """Never free an object and what it refers to. No other thread may be using it."""
        self.call["lean_mark_persistent"](address)

    # --- layouts

    def _check_layouts(self) -> None:
        text = "α x"
        string = self.string(text.encode())
        self._expect("a string's tag", self.tag(string), STRING)
        self._expect("a string's bytes", self.string_size(string), len(text.encode()))
        self._expect("a string's code points", _word(string, 24), len(text))
        self._expect("a string's text", ctypes.string_at(string + 32), text.encode())
        name = self.name("a.b")
        self._expect("a name's tag", self.tag(name), 1)
        self._expect("a name's fields", ctypes.c_uint8.from_address(name + 6).value, 2)
        self._expect("a name's last part", ctypes.string_at(self.field(name, 1) + 32), b"b")
        self._expect("a name's first part", ctypes.string_at(self.field(self.field(name, 0), 1) + 32), b"a")
        self._expect("the anonymous name", self.field(self.field(name, 0), 0), UNIT)
        self._expect("a count of references", ctypes.c_int32.from_address(name).value, 1)
        reference = self.call["lean_st_mk_ref"](self.some(name))
        self._expect("a reference's tag", self.tag(reference), REFERENCE)
        option = self.call["lean_st_ref_get"](reference)
        self._expect("a constructor's field", (self.tag(option), self.field(option, 0)), (1, name))
        self._expect("a shared count", ctypes.c_int32.from_address(option).value, 2)
        for value in self.VALUES:  # `Lean.Option Bool`: a name, and more
            self._expect(f"the tag of {value}", self.tag(self.value(value)), 0)
            self._expect(f"the name in {value}", self.tag(self.field(self.value(value), 0)), 1)

    @staticmethod
    def _expect(what: str, found: object, wanted: object) -> None:
        if found != wanted:
            raise LayoutError(f"{what} is {found!r}, not {wanted!r}")
