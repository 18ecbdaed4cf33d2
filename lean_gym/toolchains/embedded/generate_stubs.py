"""Writes the machine-made files of the core library: ``python -m lean_gym.toolchains.embedded.generate_stubs``.

Lean's shared library contains, as compiled code, all syntax, macros and unexpanders of Lean's own core library. Only
their declarations are missing. When the interpreter comes to a constant for which the library has a symbol of the
same name, it takes that one (``interpreter.prefer_native``); so a declaration of the right name, type and attribute,
with any body, connects each of them. This script finds them in the symbol table and writes these declarations:

* ``SYNTAX``: syntax categories, syntax and macros of the modules ``Init.*``, in front of all that uses them;
* ``GRIND``: those of ``Init.Grind.*`` and ``Init.Sym.*``;
* ``PRINTING``: unexpanders of the functions that the core library declares, behind all of them.

The files are checked in, so that this is only run when the core library or the version of Lean changes. With
``--check`` nothing is written, and the exit status is 1 when a file isn't what would be written.

The symbol table doesn't say which category a syntax belongs to, nor whether it is scoped; the rules and tables below
do. A syntax for which there is no rule is an error, never left out silently.
"""

from __future__ import annotations

import argparse
import itertools
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from lean_gym.toolchains.base import ToolchainError
from lean_gym.toolchains.embedded.build import shared_library
from lean_gym.toolchains.embedded.declared import declared
from lean_gym.toolchains.embedded.names import Name, dotted, written
from lean_gym.toolchains.embedded.objects import Descriptor, read_descriptors
from lean_gym.toolchains.embedded.symbols import Symbol, read_symbols

__all__ = ["CORE", "GRIND", "PRINTING", "SYNTAX", "generate_printing", "generate_syntax", "main"]

CORE = Path(__file__).parent / "core"
SYNTAX = "Base/45_syntax_stubs.lean"
GRIND = "Grind/85_grind_stubs.lean"
PRINTING = "Printing/95_printing_stubs.lean"

CATEGORIES = {
    "binderPred": "",
    "conv": "both",
    "grind": "both",
    "grind_filter": "both",
    "grind_mod": "both",
    "grind_ref": "both",
    "rawStx": "",
    "rcasesPat": "",
    "rintroPat": "",
    "sym_discharger": "both",
    "sym_dsimp_field": "both",
    "sym_dsimproc": "both",
    "sym_simp_field": "both",
    "sym_simproc": "both",
}
"""The syntax categories that Lean's core library declares, with their treatment of leading identifiers."""

BUILTIN_CATEGORIES = ("attr", "command", "doElem", "prec", "prio", "stx", "tactic", "term")
"""The categories of Lean itself that core syntax belongs to."""

CONTEXTUAL = ("attr", "prec", "prio", "stx", "tactic", *(name for name, behavior in CATEGORIES.items() if behavior))
"""The categories where a leading word is no keyword elsewhere: ``exact`` can be a variable's name, ``fun`` cannot."""

NAMED_BY_CATEGORY = (*BUILTIN_CATEGORIES, "binderPred", "conv", "grind_filter", "grind_ref", "grind")
"""Syntax that was given no name has one that begins with its category: ``term_∧_``, ``tacticRfl``, ``prec(_)``."""

CATEGORY_OF = {
    "Lean.Parser.Syntax.addPrec": "prec",
    "Lean.Parser.Syntax.addPrio": "prio",
    "Lean.Parser.Syntax.exact?": "term",
    "Lean.Parser.Syntax.subPrec": "prec",
    "Lean.Parser.Syntax.subPrio": "prio",
    "Lean.Parser.Sym.Simp.dischGrind": "sym_discharger",
    "Lean.Parser.Sym.Simp.dischNone": "sym_discharger",
    "Lean.Parser.Sym.Simp.dischParen": "sym_discharger",
    "Lean.Parser.Sym.Simp.dischSelf": "sym_discharger",
    "Lean.Parser.Tactic.Conv.conv": "tactic",
    "Lean.Parser.Tactic.by?": "term",
    "Lean.Parser.Tactic.declareSimpLikeTactic": "command",
    "Lean.Parser.Tactic.guardExprConv": "conv",
    "Lean.Parser.Tactic.guardHypConv": "conv",
    "Lean.Parser.Tactic.guardTargetConv": "conv",
    "Lean.Parser.Tactic.normCastAddElim": "command",
    "Lean.Parser.Tactic.showTermElab": "term",
    "Lean.calc": "term",
    "Lean.calcTactic": "tactic",
    "Lean.cdot": "tactic",
    "Lean.deprecated": "attr",
    "Lean.deprecated_arg": "attr",
    "Lean.guardMsgsCmd": "command",
    "Lean.guardPanicCmd": "command",
    "Lean.infoTreesCmd": "command",
    "Lean.modCast": "term",
    "Lean.reduceCmd": "command",
    "Lean.solveTactic": "tactic",
    "Lean.suggest_for": "attr",
    "Lean.univ_out_params": "attr",
    "Lean.withAnnotateTerm": "term",
    "boolIfThenElse": "term",
    "coeFunNotation": "term",
    "coeNotation": "term",
    "coeSortNotation": "term",
    "rawNatLit": "term",
}
"""The category of syntax that has a name of its own."""

NAMESPACE_CATEGORY = {
    "Lean.Attr.": "attr",
    "Lean.Elab.Tactic.Ext.": "tactic",
    "Lean.Grind.": "command",
    "Lean.Order.": "tactic",
    "Lean.Parser.": "command",
    "Lean.Parser.Attr.": "attr",
    "Lean.Parser.Command.symDSimpField": "sym_dsimp_field",
    "Lean.Parser.Command.symSimpField": "sym_simp_field",
    "Lean.Parser.Sym.DSimp.": "sym_dsimproc",
    "Lean.Parser.Sym.Simp.": "sym_simproc",
    "Lean.Parser.Tactic.": "tactic",
    "Lean.Parser.Tactic.Conv.": "conv",
    "Lean.Parser.Tactic.Grind.": "grind",
    "Lean.Parser.Tactic.rcasesPat.": "rcasesPat",
    "Lean.Parser.Tactic.rintroPat.": "rintroPat",
}
"""The same for whole namespaces, by the longest beginning of the name."""

SCOPED = {
    "Array.term_~_": "Array.Perm",
    "BitVec.term__#'__": "BitVec.ofNatLT",
    "Int.term-[_+1]": "Int.negSucc",
    "Lean.Order.term_⊑_": "Lean.Order.PartialOrder.rel",
    "Lean.Order.term⊥": "Lean.Order.bot",
    "List.term_<+_": "List.Sublist",
    "List.term_~_": "List.Perm",
    "Rat.term_/._": "Rat.divInt",
    "Vector.term_~_": "Vector.Perm",
}
"""Notation that holds only where its namespace is open, with the function that it stands for."""

PRIORITY = {"term_<=_": 100, "term_>=_": 100}
"""Notation that another one reads, too: `` unicode(" ≤ ", " <= ") ``. With equal priorities (1000), `a <= b` would be
ambiguous."""

_PROGRAM = "it makes a program written in Lean part of Lean, and the types that such a program needs are missing"
LEFT_OUT = {
    r"Lean\.(runCmd|runElab|runMeta|byElab|command_code_action)": _PROGRAM,
    r"Lean\.Parser\.Tactic\.runTac": _PROGRAM,
    r"Lean\.Parser\.(Attr\.)?[^.]*([Ss]improc|sevalproc).*": _PROGRAM,
    r"Lean\.Parser\.command_Grind_propagator.*": _PROGRAM,
    r"Lean\.Parser\.Command\.registerTryTactic|Lean\.setLibrarySuggestionsCmd": _PROGRAM,
    r"Lean\.includeStr": "it reads a file while Lean elaborates",
    r".*[Bb]uiltin.*": "it is for the modules of Lean itself",
    r"commandDeclare_\w+|String\.Internal\.tacticOrder": "it is local to its module",
    r".*\.quot": "the declaration of its category makes it",
}
"""Syntax that gets no declaration (regular expressions for its name), and why."""

UNEXPANDERS = {
    "unexpandArrayEmpty": "Array.empty",
    "unexpandEqNDRec": "Eq.ndrec",
    "unexpandEqRec": "Eq.rec",
    "unexpandExists": "Exists",
    "unexpandGetElem": "getElem",
    "unexpandGetElem!": "getElem!",
    "unexpandGetElem?": "getElem?",
    "unexpandIte": "ite",
    "unexpandListCons": "List.cons",
    "unexpandListNil": "List.nil",
    "unexpandListToArray": "List.toArray",
    "unexpandPSigma": "PSigma",
    "unexpandProdMk": "Prod.mk",
    "unexpandSigma": "Sigma",
    "unexpandSubtype": "Subtype",
    "unexpandTSepArray": "Lean.Syntax.TSepArray",
    "unexpandTSyntax": "Lean.TSyntax",
    "unexpandTSyntaxArray": "Lean.TSyntaxArray",
    "unexpandUnit": "Unit.unit",
    "Lean.Grind.CommRing.OfCommSemiring.toQUnexpander": "Lean.Grind.Ring.OfSemiring.toQ",
    "Lean.Grind.NodeDefUnexpander": "Lean.Grind.NodeDef",
    "Lean.Grind.eqMatchUnexpander": "Lean.Grind.EqMatch",
    "Lean.Grind.leftInvUnexpander": "Lean.Grind.leftInv",
    "Lean.Grind.markerUnexpander": "Lean.Grind.Marker",
    "Lean.Grind.matchCondUnexpander": "Lean.Grind.MatchCond",
    "Lean.Grind.natCastUnexpander": "NatCast.natCast",
    "Lean.Grind.nestedProofUnexpander": "Lean.Grind.nestedProof",
    "Lean.Grind.nodeDefUnexpander": "Lean.Grind.node_def",
    "Lean.Grind.offsetUnexpander": "Lean.Grind.offset",
    "Lean.insertUnexpander": "Insert.insert",
    "Lean.singletonUnexpander": "Singleton.singleton",
    "BitVec.unexpandBitVecOfNat": "BitVec.ofNat",
    "BitVec.unexpandBitVecOfNatLt": "BitVec.ofNatLT",
    "Vector.unexpandMk": "Vector.mk",
    **{f"unexpandMkArray{n}": f"Array.mkArray{n}" for n in range(9)},
}
"""Unexpanders that were named by hand, with the function whose applications they print."""

_AUXILIARY = re.compile(r"_aux_(Init(?:_\w+?)?)___(macroRules|unexpand)_(.+)_([0-9]+)")
"""The last component of a generated macro or unexpander: module, what, syntax kind or function, number.
The dots of module and target are written as underscores."""

_MACRO = "fun _ c s => LeanGym.Internal.macroStub c s"
_UNEXPANDER = "fun _ c s => LeanGym.Internal.unexpanderStub c s"
"""The bodies: never run, but the number of arguments counts."""

_HEADER = """\
/-
Generated by `python -m lean_gym.toolchains.embedded.generate_stubs`: do not edit.

{what}
Each name is compiled into Lean's shared library, and that code is run wherever the name is used. A declaration here
gives the name its type and its attribute; the value is never looked at, and `opaque` hides it from proofs.
-/
"""


@dataclass(frozen=True, slots=True)
class Stub:
    """A declaration to write: the module whose heading it stands under, its place there, and its text."""

    module: str
    order: tuple[str | int, ...]
    text: str


def category(name: Name, descriptor: Descriptor) -> str | None:
    """The category of a core syntax; None for an abbreviation (``syntax simpArgs := …``), which has none.

    >>> category(("term_∧_",), ("trailingNode",)), category(("Lean", "Parser", "Tactic", "exact"), ("node",))
    ('term', 'tactic')

    Raises:
        ToolchainError: no rule tells it.
    """
    full, last = dotted(name), str(name[-1])
    if descriptor[0] == "nodeWithAntiquot":
        # The modifiers of `grind` are abbreviations that were put into a category afterwards.
        return "grind_mod" if re.fullmatch(r"Lean\.Parser\.Attr\.grind(?!Mod$)[A-Z]\w*", full) else None
    if full in CATEGORY_OF:
        return CATEGORY_OF[full]
    of_grind = full.startswith("Lean.Parser.Tactic.Grind.")
    for prefix in NAMED_BY_CATEGORY:
        rest = last.removeprefix(prefix)
        if rest and rest != last and not rest[0].islower() and (of_grind or not prefix.startswith("grind")):
            return prefix
    beginnings = [beginning for beginning in NAMESPACE_CATEGORY if full.startswith(beginning)]
    if not beginnings:
        raise ToolchainError(f"no rule tells the category of the syntax {full}: add it to CATEGORY_OF or LEFT_OUT")
    return NAMESPACE_CATEGORY[max(beginnings, key=len)]


def left_out(name: Name) -> bool:
    """Whether the syntax gets no declaration, by ``LEFT_OUT``."""
    return any(re.fullmatch(pattern, dotted(name)) for pattern in LEFT_OUT)


def in_namespace(name: Name, text: Callable[[Name], str]) -> str:
    """A declaration inside its own namespace, as ``scoped`` attributes need it."""
    namespace = written(name[:-1])
    return f"namespace {namespace}\n{text(name[-1:])}\nend {namespace}"


def leading_word(descriptor: Descriptor) -> tuple[str, bool] | None:
    """The word that a syntax begins with, and whether it is a keyword; None where it begins with something else.

    >>> leading_word(("node", "k", 1022, ("binary", "andthen", ("nonReservedSymbol", "exact ", False), ("const", "x"))))
    ('exact', False)
    """
    if descriptor[0] in ("node", "trailingNode"):
        return leading_word(descriptor[-1])
    if descriptor[:2] == ("binary", "andthen"):
        return leading_word(descriptor[2])
    if descriptor[0] in ("symbol", "nonReservedSymbol") and re.match(r"[A-Za-z]", descriptor[1]):
        return descriptor[1].strip(), descriptor[0] == "symbol"
    return None


def syntax_stub(symbol: Symbol, descriptor: Descriptor) -> Stub:
    """The declaration of a syntax. An abbreviation has no attribute; Lean looks it up when it prints such syntax.

    Raises:
        ToolchainError: no rule tells its category, or its first word shows that the rule is wrong.
    """
    of = category(symbol.name, descriptor)
    if of is None:
        code = f"opaque {written(symbol.name)} : Lean.ParserDescr := .const .anonymous"
        return Stub(symbol.module, (dotted(symbol.name),), code)
    first = leading_word(descriptor)
    if first and first[1] == (of in CONTEXTUAL):
        raise ToolchainError(
            f"the syntax {dotted(symbol.name)} cannot be of category {of}, where its first word {first[0]} would "
            f"{'not ' if first[1] else ''}be a keyword: add it to CATEGORY_OF"
        )
    kind = "Lean.TrailingParserDescr" if descriptor[0] == "trailingNode" else "Lean.ParserDescr"
    full = dotted(symbol.name)
    priority = f" {PRIORITY[full]}" if full in PRIORITY else ""

    def text(name: Name, scope: str = "") -> str:
        return f"@[{scope}{of}_parser{priority}] opaque {written(name)} : {kind} := .const .anonymous"

    scoped = full in SCOPED
    code = in_namespace(symbol.name, lambda name: text(name, "scoped ")) if scoped else text(symbol.name)
    return Stub(symbol.module, (full,), code)


def category_stub(symbol: Symbol) -> Stub:
    """The declaration of a syntax category, from the quotation ``NAMESPACE.CATEGORY.quot`` that it makes."""
    name = symbol.name[:-1]
    if name[-1] not in CATEGORIES:
        raise ToolchainError(f"the syntax category {name[-1]} is not in CATEGORIES")
    behavior = CATEGORIES[str(name[-1])]
    tail = f" (behavior := {behavior})" if behavior else ""
    text = in_namespace(name, lambda last: f"declare_syntax_cat {last[0]}{tail}")
    return Stub(symbol.module, (dotted(name),), text)


@dataclass(frozen=True, slots=True)
class Auxiliary:
    """A generated macro or unexpander: its name, module, its number there, and its syntax kind or function.

    The dots of ``of`` are written as underscores.
    """

    name: Name
    module: str
    number: int
    of: str


def auxiliaries(symbols: Iterable[Symbol], what: str) -> Iterator[Auxiliary]:
    """The generated macros (``macroRules``) or unexpanders (``unexpand``) of Lean's core library."""
    for symbol in symbols:
        if symbol.is_function and f"______{what}__" in symbol.symbol:
            name = symbol.name
            if (match := _AUXILIARY.fullmatch(str(name[-1]))) and match[2] == what:
                yield Auxiliary(name, match[1].replace("_", "."), int(match[4]), match[3])


def macro_stubs(symbols: Iterable[Symbol], syntax: Iterable[Symbol], skipped: Iterable[Symbol]) -> list[Stub]:
    """The declarations of the generated macros.

    Of several macros for one syntax, Lean tries the last one first. So they stand in the order of Lean's modules:
    first those of the module that declares the syntax.

    Args:
        symbols: of the library.
        syntax: the syntax that is declared.
        skipped: the syntax that is left out; so are its macros.
    """
    known = {"_".join(map(str, symbol.name)): symbol for symbol in syntax}
    without = {"_".join(map(str, symbol.name)) for symbol in skipped}
    stubs = []
    for macro in auxiliaries(symbols, "macroRules"):
        if macro.of in without:
            continue
        if macro.of not in known:
            raise ToolchainError(f"the macro {dotted(macro.name)} is for a syntax that is not known")
        kind = known[macro.of]
        text = f"@[macro {written(kind.name)}] opaque {written(macro.name)} : Lean.Macro := {_MACRO}"
        order = (dotted(kind.name), macro.module != kind.module, macro.module, macro.number)
        stubs.append(Stub(kind.module, order, text))
    return stubs


def unexpander_stubs(symbols: Iterable[Symbol]) -> list[Stub]:
    """The declarations of the unexpanders whose function the core library declares."""
    symbols = list(symbols)
    found = [replace(a, of=a.of.replace("_", ".")) for a in auxiliaries(symbols, "unexpand")]
    found += [
        Auxiliary(symbol.name, "named by hand", 0, UNEXPANDERS[dotted(symbol.name)])
        for symbol in symbols
        if symbol.is_function and "nexpand" in symbol.symbol and dotted(symbol.name) in UNEXPANDERS
    ]
    known = declared(unexpander.of for unexpander in found)
    stubs = []
    for unexpander in found:
        if unexpander.of not in known:
            continue
        scoped = unexpander.of in SCOPED.values() and unexpander.number > 0
        attribute = f"@[{'scoped ' if scoped else ''}app_unexpander {unexpander.of}]"

        def text(name: Name, attribute: str = attribute) -> str:
            return f"{attribute} opaque {written(name)} : Lean.PrettyPrinter.Unexpander := {_UNEXPANDER}"

        code = in_namespace(unexpander.name, text) if scoped else text(unexpander.name)
        stubs.append(Stub(unexpander.module, (unexpander.of, unexpander.number, dotted(unexpander.name)), code))
    return stubs


def section(title: str, stubs: Iterable[Stub]) -> str:
    """Declarations, sorted, with a heading for each module."""
    lines = []
    ordered = sorted(stubs, key=lambda stub: (stub.module, stub.order))
    for module, group in itertools.groupby(ordered, key=lambda stub: stub.module):
        lines += ["", f"/- {title}: {module} -/", *(stub.text for stub in group)]
    return "\n".join(lines) + "\n" if lines else ""


def is_grind(module: str) -> bool:
    """Whether a module's syntax goes into the file for ``grind``."""
    return module.startswith(("Init.Grind", "Init.Sym"))


def referenced_categories(descriptor: Descriptor) -> set[str]:
    """The categories that a syntax refers to.

    >>> referenced_categories(("node", "k", 1022, ("binary", "andthen", ("symbol", "exact "), ("cat", "term", 0))))
    {'term'}
    """
    if descriptor[0] == "cat":
        return {descriptor[1]}
    return set().union(*(referenced_categories(part) for part in descriptor if isinstance(part, tuple)))


def generate_syntax(symbols: Iterable[Symbol], descriptors: Mapping[str, Descriptor]) -> dict[str, str]:
    """The texts of the files ``SYNTAX`` and ``GRIND``.

    Args:
        symbols: of the shared library.
        descriptors: its syntax descriptors by symbol.

    Raises:
        ToolchainError: the library has something for which there is no rule.
    """
    symbols = list(symbols)
    core = [s for s in symbols if s.symbol in descriptors and (s.module + ".").startswith("Init.")]
    categories = [category_stub(s) for s in core if s.name[-1] == "quot"]
    skipped = [s for s in core if left_out(s.name)]
    kept = [s for s in core if not left_out(s.name)]
    syntax = [syntax_stub(s, descriptors[s.symbol]) for s in kept]
    macros = macro_stubs(symbols, kept, skipped)

    same: dict[tuple[str | None, Descriptor], Name] = {}
    for s in kept:
        key = (category(s.name, descriptors[s.symbol]), descriptors[s.symbol][-1])
        if key[0] and dotted(s.name) not in SCOPED and same.setdefault(key, s.name) != s.name:
            raise ToolchainError(f"{dotted(same[key])} and {dotted(s.name)} are the same syntax: one category is wrong")

    usable = {*BUILTIN_CATEGORIES, *(str(s.name[-2]) for s in core if s.name[-1] == "quot")}
    for s in kept:
        if missing := referenced_categories(descriptors[s.symbol]) - usable:
            raise ToolchainError(f"the syntax {dotted(s.name)} refers to categories that nothing declares: {missing}")

    def text(what: str, grind: bool) -> str:
        parts = (("Categories", categories), ("Syntax", syntax), ("Macros", macros))
        sections = (section(title, [s for s in stubs if is_grind(s.module) is grind]) for title, stubs in parts)
        return _HEADER.format(what=what) + "".join(sections)

    return {
        SYNTAX: text("The syntax and the macros of Lean's core library.", False),
        GRIND: text("The syntax and the macros of `grind` and of symbolic simplification.", True),
    }


def generate_printing(symbols: Iterable[Symbol]) -> dict[str, str]:
    """The text of the file ``PRINTING``, for the functions that the compiled core library declares.

    Raises:
        ToolchainError: the core library does not compile.
    """
    return {
        PRINTING: _HEADER.format(what="How applications of the functions above are printed with their notation.")
        + section("Unexpanders", unexpander_stubs(symbols))
    }


def main(arguments: list[str] | None = None) -> int:
    """Write the files, or compare them (``--check``); the exit status."""
    parser = argparse.ArgumentParser(prog="generate_stubs", description="Write the stub files of the core library.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit status 1 when a file is not current")
    check = parser.parse_args(arguments).check
    stale = 0

    def emit(texts: Mapping[str, str]) -> None:
        nonlocal stale
        for name, text in texts.items():
            path = CORE / name
            current = path.read_text(encoding="utf-8") if path.is_file() else None
            stubs = len(re.findall(r"^(?:@\[.*\] )?opaque ", text, re.MULTILINE))
            if current == text:
                print(f"{name}: {stubs} stubs, current")
            elif check:
                stale = 1
                print(f"{name}: {stubs} stubs, NOT current: run python -m lean_gym.toolchains.embedded.generate_stubs")
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
                print(f"{name}: {stubs} stubs, written")

    try:
        library = shared_library()
        symbols = read_symbols(library)
        descriptors = read_descriptors(library, [s.symbol for s in symbols if not s.is_function])
        emit(generate_syntax(symbols, descriptors))
        emit(generate_printing(symbols))
    except ToolchainError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    return stale


if __name__ == "__main__":
    sys.exit(main())
