"""Compares the core library with a full Lean's: ``python -m lean_gym.toolchains.embedded.documentation FOLDER``.

``FOLDER`` holds pages that ``doc-gen4`` made of a full Lean's ``Init`` (``Init/Prelude.html`` …), as many projects
publish them. Each page gives the declarations of a module: name, binders, type, attributes. Here Lean is asked for the
same, printed in the same way, and the texts are compared. What cannot be read from the pages: bodies, whether a name is
protected, and attributes other than those that ``doc-gen4`` prints (``simp`` among them).
"""

from __future__ import annotations

import argparse
import collections
import enum
import html.parser
import itertools
import re
import signal
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from lean_gym.toolchains.base import ToolchainError
from lean_gym.toolchains.embedded.questions import ask
from lean_gym.verdict import Severity

__all__ = ["Agreement", "Compared", "Signature", "agreement", "compare", "main", "read_page", "signatures_here"]

_PRINTED = ("-Dpp.maxSteps=1000000", "-Dpp.funBinderTypes=true", "-Dformat.width=1000000")
"""How ``doc-gen4`` prints, without its line breaks."""

_OPEN, _CLOSE = "([{⦃⟨", ")]}⦄⟩"
_GROUP = re.compile(r"([({⦃])([^:]*?) : (.*)([)}⦄])", re.DOTALL)
_WORD = r"[^\W\d][\w'!?]*"
_NAME = re.compile(rf"{_WORD}(\.{_WORD})*")
_VOID = frozenset({"br", "hr", "img", "input", "link", "meta"})


@dataclass(frozen=True, slots=True)
class Signature:
    """What a declaration says.

    Attributes:
        name: dotted name.
        binders: each argument before the colon, one variable each: ``("{α : Type u}", "(xs : List α)")``.
        type: what stands behind the colon.
        simp: whether it carries the attribute ``simp``.
    """

    name: str
    binders: tuple[str, ...]
    type: str
    simp: bool

    def __str__(self) -> str:
        return " ".join((*self.binders, ":", self.type))


class Agreement(enum.StrEnum):
    """How much two signatures have in common."""

    SAME = "same"
    """The same text, but for the names of universes."""
    RENAMED = "renamed"
    """The same once variables are numbered, with implicit ones in any order."""
    OTHER = "other"
    MISSING = "missing"


@dataclass(frozen=True, slots=True)
class Compared:
    """A documented declaration, its counterpart here (None if there is none), and their agreement."""

    there: Signature
    here: Signature | None
    agreement: Agreement


def _groups(text: str) -> tuple[list[str], str]:
    """The bracketed binders that a text begins with, and the rest.

    >>> _groups("{α : Type u} (f : (a : α) → α) : f = f")
    (['{α : Type u}', '(f : (a : α) → α)'], ': f = f')
    """
    found = []
    text = text.strip()
    while text[:1] and text[0] in "([{⦃":
        depths = itertools.accumulate((c in _OPEN) - (c in _CLOSE) for c in text)
        end = next((at for at, depth in enumerate(depths, 1) if not depth), len(text))
        found.append(text[:end])
        text = text[end:].lstrip()
    return found, text


def _single(binder: str) -> list[str]:
    """A binder of several variables as one for each.

    >>> _single("(m n : Nat)"), _single("[Monad m]")
    (['(m : Nat)', '(n : Nat)'], ['[Monad m]'])
    """
    match = _GROUP.fullmatch(binder)
    return [f"{match[1]}{name} : {match[3]}{match[4]}" for name in match[2].split()] if match else [binder]


class _Page(html.parser.HTMLParser):
    """Collects the declarations of one page."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.found: list[dict[str, list[str]]] = []
        self._open: list[str] = []
        self._into: tuple[int, str] | None = None  # depth of the element whose text is kept, and as what

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in _VOID:
            return
        values = {key: value or "" for key, value in attrs}
        self._open.append(tag)
        css = values.get("class", "")
        if css == "decl":
            self.found.append({"name": [values.get("id", "")], "decl_args": [], "decl_type": [], "attributes": []})
        elif self.found and not self._into and css in ("decl_args", "decl_type", "attributes"):
            if self.found[-1]["decl_type"]:
                return  # what follows the type belongs to constructors and fields
            self.found[-1][css].append("")
            self._into = len(self._open), css

    def handle_endtag(self, tag: str) -> None:
        if tag not in self._open:
            return
        while self._open.pop() != tag:
            pass
        if self._into and len(self._open) < self._into[0]:
            self._into = None

    def handle_data(self, data: str) -> None:
        if self._into:
            self.found[-1][self._into[1]][-1] += data


def read_page(text: str) -> list[Signature]:
    """The declarations of a page, in its order; without those whose names are made from notation or are private.

    Args:
        text: HTML of ``doc-gen4``.
    """
    page = _Page()
    page.feed(text)
    found = []
    for parts in page.found:
        name = parts["name"][0]
        if not _NAME.fullmatch(name) or not parts["decl_type"]:
            continue
        binders = [" ".join(text.split()) for text in parts["decl_args"]]
        binders = [one for text in binders if text.strip(": ") for one in _single(text.removesuffix(" :"))]
        simp = re.search(r"[\[ ]simp[],]", " ".join(parts["attributes"])) is not None
        found.append(Signature(name, tuple(binders), " ".join(parts["decl_type"][0].split()), simp))
    return found


def _answer(name: str, text: str, simp: bool) -> Signature:
    """The signature in the answer to ``#check``: ``List.map.{u, v} {α : Type u} … : …``."""
    _, _, rest = re.sub(r"^(\S+?)\.\{[^}]*\}", r"\1", " ".join(text.split())).partition(" ")
    binders, rest = _groups(rest)
    return Signature(name, tuple(one for text in binders for one in _single(text)), rest.lstrip(": "), simp)


def _question(name: str) -> str:
    """Asks for a signature; the attribute ``simp`` of what has none cannot be taken away, which is an error."""
    namespace = name.rpartition(".")[0]
    check = f"namespace {namespace} #check {name} end {namespace}" if namespace else f"#check {name}"
    return f"{check} attribute [-simp] {name}"


def signatures_here(names: Iterable[str]) -> dict[str, Signature]:
    """The signatures of those names that the core library declares, as ``doc-gen4`` would print them.

    Args:
        names: dotted names with plain components.

    Raises:
        ToolchainError: as :func:`~lean_gym.toolchains.embedded.questions.ask`.
    """
    asked = sorted(set(names))
    answers = ask([_question(name) for name in asked], _PRINTED)
    found = {}
    for name, messages in zip(asked, answers, strict=True):
        said = [message.text for message in messages if message.severity is Severity.INFORMATION]
        if said:
            found[name] = _answer(name, said[0], simp=len(messages) == 1)
    return found


def _universes(text: str) -> str:
    """The text with its universe variables numbered."""
    numbers: dict[str, str] = {}

    def number(match: re.Match[str]) -> str:
        levels = re.sub(
            r"(?<![\w'])(?!i?max\b)[^\W\d][\w']*", lambda m: numbers.setdefault(m[0], f"u{len(numbers)}"), match[2]
        )
        return f"{match[1]} {levels}"

    level = r"\((?:[^()]|\([^()]*\))*\)|[\w']+"
    return re.sub(rf"\b(Type|Sort) ({level})", number, text)


def _numbered(signature: Signature) -> str:
    """The signature with its variables numbered as they occur in what one sees; implicit ones follow in any order."""
    binders = [binder.replace("✝", "_") for binder in signature.binders]  # the mark of inaccessible names
    visible = [binder for binder in binders if binder.startswith("(")]
    hidden = [binder for binder in binders if not binder.startswith("(")]
    names = {match[2] for match in map(_GROUP.fullmatch, binders) if match}
    numbers: dict[str, str] = {}

    def number(match: re.Match[str]) -> str:
        return numbers.setdefault(match[0], f"x{len(numbers)}") if match[0] in names else match[0]

    def numbered(text: str) -> str:
        return re.sub(rf"(?<![\w'.]){_WORD}", number, text.replace("✝", "_"))

    text = numbered(" ".join((*visible, ":", signature.type)))
    known = len(numbers)
    while True:  # what only other implicit variables mention gets its number after them
        for binder in hidden:
            match = _GROUP.fullmatch(binder)
            if not match or match[2] in numbers:
                numbered(binder)
        if len(numbers) == known:
            break
        known = len(numbers)
    return _universes(" ".join([text, *sorted(map(numbered, hidden))]))


def agreement(there: Signature, here: Signature | None) -> Agreement:
    """How much they have in common."""
    if here is None:
        return Agreement.MISSING
    if _universes(str(there)) == _universes(str(here)):
        return Agreement.SAME
    return Agreement.RENAMED if _numbered(there) == _numbered(here) else Agreement.OTHER


def compare(documented: Iterable[Signature]) -> list[Compared]:
    """Each documented declaration beside the one of that name here, in the order of names.

    Raises:
        ToolchainError: as :func:`signatures_here`.
    """
    by_name = {signature.name: signature for signature in documented}
    here = signatures_here(by_name)
    return [Compared(by_name[n], here.get(n), agreement(by_name[n], here.get(n))) for n in sorted(by_name)]


def _table(rows: Sequence[Compared]) -> str:
    """Counts by outermost namespace, those with most declarations first; of simp lemmas those that are so here, too."""
    counts: dict[str, collections.Counter[str]] = collections.defaultdict(collections.Counter)
    for row in rows:
        for key in (row.there.name.partition(".")[0] if "." in row.there.name else "(root)", "all"):
            counts[key][row.agreement] += 1
            counts[key]["simp"] += row.there.simp
            counts[key]["simp here"] += row.there.simp and row.here is not None and row.here.simp
    heads = [Agreement.SAME, Agreement.RENAMED, Agreement.OTHER, Agreement.MISSING, "simp", "simp here"]
    ordered = sorted(counts.items(), key=lambda item: (item[0] == "all", -item[1].total(), item[0]))
    lines = ["".join(f"{count[head]:>10}" for head in heads) + f"  {key}" for key, count in ordered]
    return "\n".join(["".join(f"{head:>10}" for head in heads) + "  namespace", *lines])


def main(arguments: list[str] | None = None) -> int:
    """Print the table, or the declarations of one kind; the exit status."""
    parser = argparse.ArgumentParser(
        prog="documentation", description="Compares the core library with the doc-gen4 pages of a full Lean."
    )
    parser.add_argument("folder", type=Path, help="holds Init/Prelude.html and the other pages")
    parser.add_argument("--match", type=re.compile, default=re.compile(""), help="only names with this in them")
    kinds = [Agreement.SAME, Agreement.RENAMED, Agreement.OTHER, Agreement.MISSING, "simp"]
    parser.add_argument("--show", choices=kinds, help="print these; simp: those with the attribute on one side only")
    options = parser.parse_args(arguments)
    pages = sorted((options.folder / "Init").rglob("*.html"))
    if not pages:
        print(f"error: {options.folder} has no Init/*.html: name the folder that holds them", file=sys.stderr)
        return 2
    documented = [s for page in pages for s in read_page(page.read_text(encoding="utf-8"))]
    try:
        rows = compare(s for s in documented if options.match.search(s.name))
    except ToolchainError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    if not options.show:
        print(_table(rows))
    for row in rows:
        if options.show == row.agreement or (options.show == "simp" and row.here and row.here.simp != row.there.simp):
            print(row.there.name, f"  there: {row.there}", *([f"  here:  {row.here}"] if row.here else []), sep="\n")
    return 0


if __name__ == "__main__":
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # so that `| head` ends it quietly
    sys.exit(main())
