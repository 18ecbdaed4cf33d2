"""Functions of the core library that Lean's shared library has compiled take the arguments that the compiled ones take.

Lean runs a function's compiled code instead of its definition where the shared library has a function of that name,
whoever defined it. One that takes other arguments reads past what it is given: it crashes, or worse.
"""

import platform
import re
import sys
from collections.abc import Iterable

import pytest

from lean_gym.toolchains.embedded import build
from lean_gym.toolchains.embedded.names import demangle, dotted
from tests.toolchains.embedded.olean import Olean

pytest.importorskip("capstone", reason="machine code is read with capstone: pip install capstone")
if sys.platform != "linux" or platform.machine() != "x86_64":
    pytest.skip("machine code is read on Linux on x86-64 only", allow_module_level=True)

from tests.toolchains.embedded.machine_code import MachineCode

_WITHOUT_UNUSED = "._redArg"
_BY_LEANS_TABLES = re.compile(r"_aux_Init_|[uU]nexpand")
"""Macros and unexpanders: Lean calls them by their names alone, never their parts."""


@pytest.fixture(scope="module")
def machine_code() -> MachineCode:
    return MachineCode(build.shared_library())


def _caller(function: str) -> str:
    """The function whose part this one is: a closure of it, or it without its unused arguments."""
    return re.split(r"\._lam_\d+|\._redArg|\._boxed", function)[0]


def _by_name(symbols: Iterable[str]) -> dict[str, str]:
    """The symbols of Lean definitions, by the definitions' names."""
    return {dotted(demangle(symbol.removeprefix("l_"))): symbol for symbol in symbols if symbol.startswith("l_")}


@pytest.mark.slow
def test_compiled_functions_of_the_same_name_take_the_same_arguments(
    machine_code: MachineCode, modules: list[Olean]
) -> None:
    functions = {name: parameters for module in modules for name, parameters in module.functions.items()}
    inlined = {name for module in modules for name in module.inlined}
    symbols = _by_name(machine_code.functions)
    compiled = symbols.keys() | _by_name(machine_code.values).keys()
    shared = functions.keys() & symbols.keys()
    assert len(shared) > 8000
    differ: dict[str, str] = {}
    for name in sorted(shared):
        caller = _caller(name)
        if "._lam_" in name and caller in compiled:
            continue  # made by a compiled function only, for which it was compiled
        if caller != name and caller in compiled and (caller in inlined or _BY_LEANS_TABLES.search(caller)):
            continue  # called by the compiled function of the full name only
        native, ours = machine_code.arguments(symbols[name]), functions[name]
        exact = name.endswith(_WITHOUT_UNUSED) and not (native == 0 and ours == 1)  # a constant takes one in any case
        if native > ours or (exact and native != ours):
            differ[name] = f"compiled: {native}, here: {ours}"
    assert not differ


@pytest.mark.slow
@pytest.mark.parametrize(
    ("function", "arguments"),
    [
        ("l_List_append___redArg", 2),
        ("l_List_map___redArg", 2),
        ("l_Array_foldlM_loop___redArg", 7),  # the last one on the stack
        ("l_List_filter___redArg", 2),
        ("lean_array_push", 2),
        ("lean_nat_big_sub", 2),
    ],
)
def test_arguments_are_read_from_machine_code(machine_code: MachineCode, function: str, arguments: int) -> None:
    assert machine_code.arguments(function) == arguments
