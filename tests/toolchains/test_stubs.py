"""The machine-made part of the core library: the tools that make it, and that what is checked in is current."""

from __future__ import annotations

import platform
import re
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

pytest.importorskip("elftools", reason="pyelftools, which reads the symbol table, is not installed")

from lean_gym.toolchains import Toolchain, ToolchainError
from lean_gym.toolchains.embedded import generate_stubs, list_names, shared_library
from lean_gym.toolchains.embedded.coverage import coverage, takes_arguments
from lean_gym.toolchains.embedded.declared import declared
from lean_gym.toolchains.embedded.generate_stubs import (
    CORE,
    GRIND,
    PRINTING,
    SCOPED,
    SYNTAX,
    Stub,
    category,
    generate_printing,
    generate_syntax,
    section,
    syntax_stub,
)
from lean_gym.toolchains.embedded.names import demangle, dotted, written
from lean_gym.toolchains.embedded.objects import Descriptor, read_descriptors, read_names
from lean_gym.toolchains.embedded.symbols import Symbol, read_symbols
from lean_gym.toolchains.limits import Limits
from lean_gym.toolchains.process import LeanProcesses
from lean_gym.verdict import Severity

DECLARED_AT_LEAST = 1_750
"""Of the names that Lean's own code mentions; to be raised when the library grows."""

EXAMPLES = sorted((Path(__file__).parent / "embedded").glob("stubs_*.lean"))

reads_library = pytest.mark.skipif(
    (sys.platform, platform.machine()) != ("linux", "x86_64"),
    reason=f"the stubs are made from the library for Linux x86-64, and this is {sys.platform} {platform.machine()}",
)


@pytest.fixture(scope="module")
def symbols() -> list[Symbol]:
    return read_symbols(shared_library())


@pytest.fixture(scope="module")
def descriptors(symbols: list[Symbol]) -> dict[str, Descriptor]:
    return read_descriptors(shared_library(), [s.symbol for s in symbols if not s.is_function])


# Names


def mangle(name: tuple[str | int, ...]) -> str:
    """Lean's rule, component by component."""
    text = ""
    for index, part in enumerate(name):
        before = name[index - 1] if index else None
        if isinstance(part, int):
            text += ("_" if index else "") + f"{part}_"
            continue
        mangled = "".join(map(mangle_character, part))
        ambiguous = re.match(r"[0-9]|x[0-9a-f]{2}|u[0-9a-f]{4}|U[0-9a-f]{8}", mangled.lstrip("_")) is not None
        if before is None:
            text += "00" * ambiguous + mangled
        else:
            text += "_" + "00" * (ambiguous or (isinstance(before, str) and before.endswith("_"))) + mangled
    return text


def mangle_character(character: str) -> str:
    code = ord(character)
    if character == "_":
        return "__"
    if code < 128 and character.isalnum():
        return character
    return f"_x{code:02x}" if code < 1 << 8 else f"_u{code:04x}" if code < 1 << 16 else f"_U{code:08x}"


components = st.one_of(
    st.text(alphabet="abxuUf019_'.∃é𝔸<>", min_size=1, max_size=6),
    st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=4),
    st.sampled_from(["term_∧_", "x41", "u2203", "U0001d538", "_aux", "00", "foo_", "lam_0", "_closed_12"]),
    st.integers(0, 10**12),
).filter(lambda part: isinstance(part, int) or part.strip("_") != "")


@given(st.lists(components, min_size=1, max_size=5).map(tuple))
def test_demangling_inverts_mangling(name: tuple[str | int, ...]) -> None:
    assert demangle(mangle(name)) == name


@pytest.mark.slow
@reads_library
def test_every_tenth_symbol_of_the_library_is_its_demangled_name_mangled(symbols: list[Symbol]) -> None:
    assert len(symbols) > 200_000
    for symbol in symbols[::10]:
        assert "l_" + mangle(symbol.name) == symbol.symbol


@given(st.text(max_size=60))
def test_demangling_takes_any_text(text: str) -> None:
    assert all(isinstance(part, str | int) for part in demangle(text))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        (("Nat", "add"), "Nat.add"),
        (("Lean", "term∃__,_"), "Lean.«term∃__,_»"),
        (("Lean", "Parser", "Tactic", "exact?"), "Lean.Parser.Tactic.exact?"),
        (("term!_",), "term!_"),
        (("2",), "«2»"),
    ],
)
def test_names_are_written_as_lean_reads_them(name: tuple[str, ...], text: str) -> None:
    assert written(name) == text


# The shared library


@reads_library
@pytest.mark.parametrize(
    ("symbol", "name", "module"),
    [
        ("l_term___u2227__", "term_∧_", "Init.Notation"),
        ("l_Lean_Parser_Tactic_exact", "Lean.Parser.Tactic.exact", "Init.Tactics"),
        ("l_Lean_Parser_Tactic_tacticTry__", "Lean.Parser.Tactic.tacticTry_", "Init.Tactics"),
        ("l_Lean_Parser_Tactic_lia", "Lean.Parser.Tactic.lia", "Init.Grind.Tactics"),
        ("l_Lean_Parser_Tactic_mcases", "Lean.Parser.Tactic.mcases", "Std.Tactic.Do.Syntax"),
        ("l_List_term___x3c_x2b__", "List.term_<+_", "Init.Data.List.Basic"),
    ],
)
def test_values_come_from_their_modules(symbols: list[Symbol], symbol: str, name: str, module: str) -> None:
    (found,) = [s for s in symbols if s.symbol == symbol]
    assert (dotted(found.name), found.module, found.is_function) == (name, module, False)


@reads_library
def test_known_syntax_is_described(descriptors: dict[str, Descriptor]) -> None:
    assert descriptors["l_Lean_Parser_Tactic_exact"] == (
        "node",
        "Lean.Parser.Tactic.exact",
        1022,
        ("binary", "andthen", ("nonReservedSymbol", "exact ", False), ("cat", "term", 0)),
    )
    assert descriptors["l_term___u2227__"] == (
        "trailingNode",
        "term_∧_",
        35,
        36,
        ("binary", "andthen", ("unicodeSymbol", " ∧ ", " /\\ ", False), ("cat", "term", 35)),
    )
    erase = ("binary", "andthen", ("symbol", "-"), ("cat", "term", 1024))
    assert descriptors["l_Lean_Parser_Tactic_simpErase"] == (
        "nodeWithAntiquot",
        "simpErase",
        "Lean.Parser.Tactic.simpErase",
        erase,
    )
    braces = descriptors["l_term_x5b___x5d"]  # term[_]
    assert braces[1] == "term[_]"
    assert ("sepBy", ("cat", "term", 0), ",", ("symbol", ", "), True) in parts(braces)


def parts(descriptor: Descriptor) -> list[Descriptor]:
    return [descriptor, *(p for part in descriptor if isinstance(part, tuple) for p in parts(part))]


@reads_library
def test_a_descriptor_makes_nodes_of_its_own_name(symbols: list[Symbol], descriptors: dict[str, Descriptor]) -> None:
    core = [s for s in symbols if s.symbol in descriptors and s.module.startswith("Init.") and s.name[-1] != "quot"]
    assert len(core) > 500
    for symbol in core:
        descriptor = descriptors[symbol.symbol]
        assert descriptor[2 if descriptor[0] == "nodeWithAntiquot" else 1] == dotted(symbol.name)


@reads_library
def test_names_that_tactics_look_up_are_read() -> None:
    names = read_names(shared_library())
    assert len(names) == len(set(names)) > 10_000
    assert {"of_eq_true", "Classical.propDecidable", "Nat.lt_irrefl"} <= set(names)


@pytest.mark.skipif(sys.platform != "linux", reason="only the Linux library is read")
@pytest.mark.parametrize("content", [b"", b"no library", b"\x7fELF" + bytes(100)])
def test_what_is_no_library_is_one_clear_error(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "libleanshared.so"
    path.write_bytes(content)
    with pytest.raises(ToolchainError, match="libleanshared"):
        read_symbols(path)
    with pytest.raises(ToolchainError, match="libleanshared"):
        read_names(path)


def test_another_system_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    for read in (read_symbols, read_names, lambda path: read_descriptors(path, [])):
        with pytest.raises(ToolchainError, match="Linux library"):
            read(Path("libleanshared.dylib"))


# The rules


@pytest.mark.parametrize(
    ("name", "of"),
    [
        ("term_∧_", "term"),
        ("tacticFunext___", "tactic"),
        ("Lean.Parser.Tactic.tacIfThenElse", "tactic"),
        ("Lean.Parser.Tactic.Conv.convLeft", "conv"),
        ("Lean.Parser.Tactic.Conv.conv", "tactic"),
        ("Lean.Parser.Tactic.Grind.grind_filterGen!=_", "grind_filter"),
        ("Lean.Parser.Tactic.Grind.grindExact_", "grind"),
        ("Lean.Parser.Tactic.grind_order", "tactic"),
        ("Lean.Parser.Tactic.guardHypConv", "conv"),
        ("Lean.Parser.Tactic.rcasesPat.one", "rcasesPat"),
        ("Lean.Parser.Attr.grind!?", "attr"),
        ("Lean.Parser.commandSeal__", "command"),
        ("precMax", "prec"),
        ("stx_?", "stx"),
    ],
)
def test_the_category_of_a_syntax(name: str, of: str) -> None:
    assert category(tuple(name.split(".")), ("node",)) == of


def test_abbreviations_have_no_category_but_for_the_modifiers_of_grind() -> None:
    assert category(("Lean", "Parser", "Tactic", "simpArgs"), ("nodeWithAntiquot",)) is None
    assert category(("Lean", "Parser", "Attr", "grindMod"), ("nodeWithAntiquot",)) is None
    assert category(("Lean", "Parser", "Attr", "grindEqRhs"), ("nodeWithAntiquot",)) == "grind_mod"


def test_a_syntax_without_a_rule_is_an_error() -> None:
    with pytest.raises(ToolchainError, match=r"Some\.thing"):
        category(("Some", "thing"), ("node",))


@pytest.mark.parametrize(("constructor", "wrong"), [("symbol", True), ("nonReservedSymbol", False)])
def test_a_first_word_that_contradicts_the_category_is_an_error(constructor: str, wrong: bool) -> None:
    symbol = Symbol("l_Lean_Parser_Tactic_new", False, "Init.Tactics")
    descriptor = ("node", "Lean.Parser.Tactic.new", 1022, (constructor, "new "))
    if wrong:
        with pytest.raises(ToolchainError, match=r"Lean\.Parser\.Tactic\.new .*tactic.*keyword"):
            syntax_stub(symbol, descriptor)
    else:
        assert syntax_stub(symbol, descriptor) == Stub(
            "Init.Tactics",
            ("Lean.Parser.Tactic.new",),
            "@[tactic_parser] opaque Lean.Parser.Tactic.new : Lean.ParserDescr := .const .anonymous",
        )


def test_later_macros_of_one_syntax_stand_later() -> None:
    stubs = [Stub("Init.B", ("k", True, "Init.A", 1), "d"), Stub("Init.B", ("k", False, "Init.B", 10), "c")]
    stubs += [Stub("Init.B", ("k", False, "Init.B", 9), "b"), Stub("Init.A", ("z",), "a")]
    assert [line for line in section("T", stubs).splitlines() if len(line) == 1] == ["a", "b", "c", "d"]


# The files


@reads_library
def test_the_syntax_and_grind_files_are_current(symbols: list[Symbol], descriptors: dict[str, Descriptor]) -> None:
    for name, text in generate_syntax(symbols, descriptors).items():
        assert (CORE / name).read_text(encoding="utf-8") == text, (
            f"{name} is not current: python -m lean_gym.toolchains.embedded.generate_stubs"
        )


@reads_library
def test_the_printing_file_is_current(symbols: list[Symbol], toolchain: Toolchain) -> None:
    for name, text in generate_printing(symbols).items():
        assert (CORE / name).read_text(encoding="utf-8") == text, (
            f"{name} is not current: python -m lean_gym.toolchains.embedded.generate_stubs"
        )


@reads_library
def test_check_tells_a_stale_file_and_writing_mends_it(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    symbols: list[Symbol],
    descriptors: dict[str, Descriptor],
) -> None:
    monkeypatch.setattr(generate_stubs, "CORE", tmp_path)
    monkeypatch.setattr(generate_stubs, "generate_printing", lambda _: {PRINTING: "made by another test"})
    monkeypatch.setattr(generate_stubs, "read_symbols", lambda _: symbols)
    monkeypatch.setattr(generate_stubs, "read_descriptors", lambda *_: descriptors)
    assert generate_stubs.main(["--check"]) == 1
    assert list(tmp_path.iterdir()) == []
    assert generate_stubs.main([]) == 0
    assert generate_stubs.main(["--check"]) == 0
    (tmp_path / GRIND).write_text("stale", encoding="utf-8")
    capsys.readouterr()
    assert generate_stubs.main(["--check"]) == 1
    stale = [line for line in capsys.readouterr().out.splitlines() if "NOT current" in line]
    assert len(stale) == 1
    assert stale[0].startswith(GRIND)
    assert (tmp_path / GRIND).read_text(encoding="utf-8") == "stale"


def test_scoped_notation_is_scoped_in_the_files() -> None:
    text = (CORE / SYNTAX).read_text(encoding="utf-8")
    for name in SCOPED:
        namespace, _, last = name.partition(".term")
        assert f"namespace {namespace}\n@[scoped term_parser] opaque «term{last}» :" in text


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_examples(path: Path, toolchain: Toolchain) -> None:
    """Each declaration of the file is accepted, and those whose last line ends in ``-- FAIL`` are refused."""
    lines = path.read_text(encoding="utf-8").splitlines()
    starts: list[int] = []
    for number, line in enumerate(lines, 1):
        begins = re.match(r"(example|theorem|def|class|open|@\[|seal|unseal|/-)", line)
        starts.append(number if begins or not starts else starts[-1])
    wanted = {starts[i] for i, line in enumerate(lines) if line.endswith("-- FAIL")}
    run = LeanProcesses(toolchain, Limits(seconds=120), options=("-DmaxErrors=1000",)).run("\n".join(lines))
    refused = {starts[m.start.line - 1] for m in run.messages if m.severity is Severity.ERROR and m.start}
    assert len(wanted) >= 5
    assert refused == wanted


# What is missing


def test_declared_constants_are_told_from_others(toolchain: Toolchain) -> None:
    asked = ["Nat.add", "Nat.add.nothing", "import", "And.intro", "x", "sorryAx", "fun", "Nat.rec"]
    assert declared(asked) == {"Nat.add", "And.intro", "sorryAx", "Nat.rec"}


@pytest.mark.slow
@reads_library
def test_missing_names_are_listed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, toolchain: Toolchain
) -> None:
    names = read_names(shared_library())
    monkeypatch.setattr(list_names, "read_names", lambda _: names)
    assert list_names.main(["--prefix", "Int", "--declared"]) == 0
    there = capsys.readouterr().out.split()
    assert list_names.main(["--prefix", "Int", "--missing"]) == 0
    missing = capsys.readouterr().out.split()
    assert "Int.emod_nonneg" in there
    assert declared(there) == set(there)
    assert declared(missing) == set()
    assert list_names.main(["--prefix", "Int", "--depth", "1"]) == 0
    counts = capsys.readouterr().out.splitlines()[-1].split()
    assert counts == [str(len(there)), str(len(missing)), "all"]


# Coverage


def test_the_shape_of_a_type_is_read() -> None:
    assert takes_arguments("{α : Type u} → List α → Nat")
    assert takes_arguments("∀ (n : Nat), n = n")
    assert not takes_arguments("Nat")
    assert not takes_arguments("Inhabited (Nat → Nat)")


def test_coverage_tells_declared_from_missing_and_from_another_shape() -> None:
    symbols = [Symbol("l_f", True, "Init"), Symbol("l_g", True, "Init"), Symbol("l_v", False, "Init")]
    found = coverage(["f", "g", "v", "w"], symbols, {"f": "Nat → Nat", "g": "Nat", "v": "Nat"})
    assert (found.declared, found.missing, found.other_shape) == (("f", "g", "v"), ("w",), ("g",))


@reads_library
@pytest.mark.slow
def test_coverage_does_not_fall(toolchain: Toolchain) -> None:
    names = list_names.candidates(read_names(shared_library()))
    assert len(declared(names)) >= DECLARED_AT_LEAST
