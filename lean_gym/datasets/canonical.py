"""When two statements are the same: up to the names of bound variables, comments, and ways to write a symbol.

Found from the tokens alone. Names that a binder introduces are numbered in the order of their binders; so `∀ x, f x`
and `∀ y, f y` have the same canonical tokens, and so have `(a b : ℕ)` and `{x : Nat} (y : Nat)`: whether a binder is
implicit does not change what is to be proved. What this reading does not know as a binder keeps its names: two such
statements may count as different though they are not, but statements that differ in more never count as the same.

>>> first = Problem.from_lean("theorem a (x y : ℕ) (h : x < y) : ∃ z, x + z = y := by sorry")
>>> second = Problem.from_lean("lemma b (m : Nat) (n : Nat) (lt : m < n) : ∃ k, m + k = n := by sorry")
>>> statement_key(first) == statement_key(second)
True
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from lean_gym.lean.lexer import Token, TokenKind, word_set
from lean_gym.problem import ParsedProblem, Problem

__all__ = ["canonical_tokens", "definition_tokens", "shape_tokens", "statement_key", "statement_tokens"]

_QUANTIFIERS = word_set("∀ ∃ ∃! ∑ ∏ ⋃ ⋂ ⨆ ⨅ ∫ ∮ Σ Π ⨁ ⨂ ∐")
_FUNCTIONS = word_set("fun λ")
_MARKS = word_set("' ᶠ ᵐ")  # of `∑'`, `∀ᶠ`, `∀ᵐ`
_LETS = word_set("let have letI haveI")
_WORDS = word_set("in with by from at fun λ let have if then else match do show where")
_BAR = word_set("| //")
_AFTER_SET_NAME = word_set("| // : ∈ ∉ < > ≤ ≥ ⊆ ⊂ ≠")
_BINDER_BRACKETS = word_set("( { ⦃ [")

# The same symbol, written in several ways.
_SPELLINGS = {
    "->": "→",
    "=>": "↦",
    "λ": "fun",
    "<=": "≤",
    ">=": "≥",
    "/\\": "∧",
    "\\/": "∨",
    "<->": "↔",
    "<-": "←",
    "ℕ": "Nat",
    "ℤ": "Int",
    "ℚ": "Rat",
    "ℝ": "Real",
    "ℂ": "Complex",
}

_UNMEANT = frozenset(
    {"import", "open", "namespace", "section", "end", "set_option", "universe", "module_doc", "theorem", "lemma"}
)
"""Commands of a header that do not change what a statement says, or only where names are looked up."""

_BOUND = "\0"
_GROUP, _GROUP_END = "\1", "\2"


def statement_key(problem: Problem) -> str:
    """The same for two problems that ask the same: a hash of the canonical statement and the header's definitions."""
    text = "\n".join([*definition_tokens(problem), "", *canonical_tokens(problem)])
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def canonical_tokens(problem: Problem) -> list[str]:
    """The tokens of the statement after the theorem's name, with bound names numbered.

    >>> canonical_tokens(Problem.from_lean("theorem t : ∀ x ≥ 0, x = x := by sorry"))
    [':', '∀', '\\x000', '≥', '0', ',', '\\x000', '=', '\\x000']
    """
    return list(_canonical(problem.header, problem.statement))


@lru_cache(maxsize=64)
def _canonical(header: str, statement: str) -> tuple[str, ...]:
    """The canonical tokens; kept for a moment, as a problem is looked at from several sides."""
    parsed = Problem("", header, statement).parsed()
    theorem = parsed.theorem
    code = statement_tokens(parsed)
    return tuple(_expanded(_Renaming(code[_after_name(code, theorem.name_end) :], parsed.file.text).tokens()))


def statement_tokens(parsed: ParsedProblem) -> list[Token]:
    """The tokens of a statement from its word `theorem` up to before its `:=`, without docstring and attributes."""
    theorem = parsed.theorem
    code = [
        token
        for token in parsed.file.code[theorem.first_token : theorem.last_token]
        if theorem.keyword_start <= token.start and token.end <= theorem.statement_end
    ]
    if code and code[-1].text == ":=":
        code.pop()
    return code


def _after_name(code: Sequence[Token], name_end: int) -> int:
    return next((i for i, token in enumerate(code) if token.start >= name_end), len(code))


def shape_tokens(problem: Problem) -> list[str]:
    """The canonical tokens with one sign for all bound names: blind to which variable stands where.

    >>> shape_tokens(Problem.from_lean("theorem t : ∀ x y, x = y := by sorry"))
    [':', '∀', '_', '_', ',', '_', '=', '_']
    """
    return ["_" + t.partition(".")[2] if t.startswith(_BOUND) else t for t in canonical_tokens(problem)]


def definition_tokens(problem: Problem) -> list[str]:
    """The tokens of what the header defines or assumes: all but its imports, open namespaces, options and theorems.

    >>> definition_tokens(Problem.from_lean("import A\\nopen B\\ndef f := 1\\ntheorem t : f = 1 := by sorry"))
    ['def', 'f', ':=', '1']
    """
    parsed = problem.parsed()
    return [
        _SPELLINGS.get(token.text, token.text)
        for command in parsed.file.commands
        if command is not parsed.theorem and command.kind not in _UNMEANT
        for token in parsed.file.code[command.first_token : command.last_token]
        if token.kind is not TokenKind.DOC_COMMENT
    ]


@dataclass(slots=True)
class _Frame:
    """Bindings that end with the bracket at `depth`; `before` holds what the names meant outside."""

    depth: int
    before: list[tuple[str, str | None]]


class _Renaming:
    """One pass over a statement's tokens, with the names that are bound at each place."""

    def __init__(self, code: Sequence[Token], text: str) -> None:
        self.code = code
        self.text = text
        self.size = len(code)
        self.closing = _closing(code)
        self.count = 0
        self.meaning: dict[str, str] = {}
        self.frames: list[_Frame] = []
        self.binders: dict[int, str] = {}  # places of names in binders, with their numbers
        self.begin: dict[int, list[dict[str, str]]] = {}  # bindings that begin before a place
        self.commas: set[int] = set()  # those that belong to a quantifier
        self.groups: dict[int, list[str]] = {}  # what is put before a place, to mark the bounds of a typed group

    def tokens(self) -> list[str]:
        self._binders(self._universes(), 0, ":")
        out: list[str] = []
        depth = 0
        for i, token in enumerate(self.code):
            for names in self.begin.get(i, ()):
                self._bind(names, depth)
            out += self.groups.get(i, ())
            text = token.text
            if i in self.binders:
                out.append(self.binders[i])
                continue
            if token.kind is TokenKind.OPEN:
                depth += 1
                if text == "{":
                    self._set_builder(i)
            elif token.kind is TokenKind.CLOSE:
                self._unbind(depth)
                depth = max(0, depth - 1)
            elif text in _QUANTIFIERS:
                self._binders(i + 1, depth, ",")
            elif text in _FUNCTIONS:
                self._binders(i + 1, depth, "=>")
            elif text in _LETS and token.kind is TokenKind.NAME:
                self._let(i)
            elif text == "," and i not in self.commas:
                if depth:
                    self._unbind(depth)
            elif token.kind is TokenKind.NAME:
                text = self._renamed(i, token)
            out.append(_SPELLINGS.get(text, text))
        out += self.groups.get(self.size, ())
        return out

    def _new(self, place: int) -> str:
        name = f"{_BOUND}{self.count}"
        self.count += 1
        self.binders[place] = name
        return name

    def _bind(self, names: dict[str, str], depth: int) -> None:
        frame = _Frame(depth, [(name, self.meaning.get(name)) for name in names])
        self.meaning |= names
        self.frames.append(frame)

    def _unbind(self, depth: int) -> None:
        while self.frames and self.frames[-1].depth >= depth:
            for name, before in self.frames.pop().before:
                if before is None:
                    del self.meaning[name]
                else:
                    self.meaning[name] = before

    def _begins(self, place: int, names: dict[str, str]) -> None:
        if names:
            self.begin.setdefault(place, []).append(names)

    def _mark(self, start: int, end: int, brackets: bool) -> None:
        """Marks a typed group, which ends before `end`; with brackets of its own where it is written without."""
        self.groups.setdefault(start, []).extend([_GROUP, "("] if brackets else [_GROUP])
        self.groups[end] = [*([")", _GROUP_END] if brackets else [_GROUP_END]), *self.groups.get(end, [])]

    def _renamed(self, i: int, token: Token) -> str:
        """The name with its first part renamed, unless it names a field or an argument."""
        head, dot, rest = token.text.partition(".")
        number = self.meaning.get(head)
        if number is None:
            return token.text
        if i + 1 < self.size and self.code[i + 1].text == ":=":
            return token.text
        if i and self.code[i - 1].text == "." and self.code[i - 1].end == token.start:
            return token.text
        return f"{number}{dot}{rest}"

    def _universes(self) -> int:
        """Reads `.{u, v}` after the theorem's name; gives the place after it."""
        end = self.closing[0] if self.size and self.code[0].text == ".{" else None
        if end is None:
            return 0
        names = [i for i in range(1, end) if self.code[i].kind is TokenKind.NAME]
        self._begins(0, {self.code[i].text: self._new(i) for i in names})
        return end + 1

    def _binders(self, start: int, depth: int, ends: str) -> None:
        """Reads the binders from `start` on, up to the token that ends them at this depth."""
        i = start
        while i < self.size and self.code[i].text in _MARKS and self.code[i - 1].end == self.code[i].start:
            i += 1
        bare: dict[str, str] = {}
        first_bare = i
        while i < self.size:
            token = self.code[i]
            if token.text in _BINDER_BRACKETS and self.closing[i] is not None:
                end = self.closing[i]
                assert end is not None
                if bare:  # `∀ x (h : p x), …`
                    self._begins(i, bare)
                    bare = {}
                self._group(i, end)
                i = end + 1
                first_bare = i
            elif token.text == "⟨" and self.closing[i] is not None:
                end = self.closing[i]
                assert end is not None
                for j in range(i + 1, end):
                    if self.code[j].kind is TokenKind.NAME:
                        bare[self.code[j].text] = self._new(j)
                i = end + 1
            elif token.kind is TokenKind.NAME and token.text not in _WORDS and "." not in token.text:
                number = self._new(i)
                if token.text != "_":
                    bare[token.text] = number
                i += 1
            else:
                break
        end = self._end(i, ends)
        if end is None:
            self._begins(i, bare)
            return
        if ends == ",":
            self.commas.add(end)
        if i < end and self.code[i].text == ":" and i > first_bare and ends != ":":
            self._mark(first_bare, end, brackets=True)
        # A condition after `with` may speak of the names: `∑ i ∈ s with p i, f i`.
        condition = next((j for j in range(i, end) if self.code[j].text == "with"), end)
        self._begins(condition, bare)

    def _end(self, start: int, ends: str) -> int | None:
        """The token at this depth that ends a binder; commas and arrows of binders within are passed over."""
        inner = 0
        i = start
        while i < self.size:
            token = self.code[i]
            if token.kind is TokenKind.CLOSE:
                return None
            if token.kind is TokenKind.OPEN and self.closing[i] is not None:
                i = self.closing[i] or i
            elif ends == ":" and token.text == ":":
                return i
            elif ends == "," and token.text in _QUANTIFIERS:
                inner += 1
            elif token.text == ends or (ends == "=>" and token.text == "↦"):
                if inner == 0:
                    return i
                inner -= 1
            i += 1
        return None

    def _group(self, start: int, end: int) -> None:
        """A binder in brackets, `(x y : T)`; its names mean something from after the closing bracket on."""
        names: list[int] = []
        i = start + 1
        while i < end and self.code[i].kind is TokenKind.NAME and "." not in self.code[i].text:
            names.append(i)
            i += 1
        colon = i < end and self.code[i].text == ":"
        if not names or (not colon and (i < end or self.code[start].text == "[")):
            return  # `[Ring R]`, or a pattern
        numbers = {place: self._new(place) for place in names}
        bound = {self.code[place].text: number for place, number in numbers.items() if self.code[place].text != "_"}
        self._begins(end + 1, bound)
        if colon:
            self._mark(start, end + 1, brackets=False)

    def _set_builder(self, start: int) -> None:
        """`{x | p}`, `{x : T | p}`, `{x ∈ s | p}`, `{x : T // p}`."""
        end = self.closing[start]
        if end is None or start + 2 >= end:
            return
        name, after = self.code[start + 1], self.code[start + 2]
        if name.kind is not TokenKind.NAME or "." in name.text or after.text not in _AFTER_SET_NAME:
            return
        i = start + 2
        while i < end and self.code[i].text not in _BAR:
            inside = self.closing[i] if self.code[i].kind is TokenKind.OPEN else None
            i = i + 1 if inside is None else inside + 1
        if i < end:
            self._begins(i + 1, {name.text: self._new(start + 1)})

    def _let(self, start: int) -> None:
        """`let x := v; b` and `have h : p := v` with the body on the next line."""
        name = start + 1
        if name >= self.size or self.code[name].kind is not TokenKind.NAME or "." in self.code[name].text:
            return
        assigned = self._end(name + 1, ":=")
        if assigned is None:
            return
        i = assigned + 1
        while i < self.size and self.code[i].kind is not TokenKind.CLOSE:
            new_line = i > assigned + 1 and "\n" in self.text[self.code[i - 1].end : self.code[i].start]
            if self.code[i].text == ";" or new_line:
                break
            inside = self.closing[i] if self.code[i].kind is TokenKind.OPEN else None
            i = i + 1 if inside is None else inside + 1
        self._begins(i, {self.code[name].text: self._new(name)})


def _closing(code: Sequence[Token]) -> list[int | None]:
    """For each opening bracket the place of its closing one."""
    found: list[int | None] = [None] * len(code)
    open_: list[int] = []
    for i, token in enumerate(code):
        if token.kind is TokenKind.OPEN:
            open_.append(i)
        elif token.kind is TokenKind.CLOSE and open_:
            found[open_.pop()] = i
    return found


_LARGEST_GROUP = 2000


def _expanded(tokens: Iterable[str]) -> list[str]:
    """`(a b : T)` and `{a b : T}` become `(a : T) (b : T)`, for groups that are marked."""
    stack: list[list[str]] = [[]]
    for token in tokens:
        if token == _GROUP:
            stack.append([])
        elif token == _GROUP_END and len(stack) > 1:
            group = stack.pop()
            names = 1
            while names < len(group) and group[names].startswith(_BOUND):
                names += 1
            rest = group[names:]
            if group[0] in ("{", "⦃") and names > 1:
                group[0], rest[-1] = "(", ")"
            if (names - 1) * len(rest) <= _LARGEST_GROUP:
                for name in group[1:names]:
                    stack[-1] += [group[0], name, *rest]
            else:
                stack[-1] += group
        else:
            stack[-1].append(token)
    while len(stack) > 1:
        group = stack.pop()
        stack[-1] += group
    return stack[0]
