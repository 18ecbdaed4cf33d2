"""The screen: what a proof has no business to contain, found in its text before Lean sees it.

It reads code only: never comments, strings or characters, and a name such as `not_sorry` or `axiom_of_choice` is one
token that is no keyword. It is the first of the audit's two nets; what changes the meaning of a statement by allowed
means is caught by the second, the check of the proved theorem against its reference.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from lean_gym.audit import words
from lean_gym.audit.config import AuditConfig
from lean_gym.lean.lexer import Token, TokenKind, code_tokens
from lean_gym.verdict import Position

__all__ = ["Refusal", "changes_meaning", "screen"]

_MAX_REFUSALS = 20

_REASONS = {
    "axiom": "`{}` would add an assumption; prove the theorem from what is there",
    "syntax": "`{}` changes how later text is read; write the terms out",
    "metaprogram": "`{}` runs a program inside Lean; use tactics and terms only",
    "code": "`{}` has no place in a proof",
    "native": "`{}` trusts compiled code instead of the kernel; use `decide`, `norm_num`, `omega` or a proof",
    "kernel": "`{}` passes the kernel by",
    "exit": "`{}` hides the rest of the file from Lean",
    "option": "the option `{}` may not be set in a proof",
    "attribute": "the attribute `{}` may not be given in a proof",
    "command": "the command `{}` has no place in a proof",
    "system": "`{}` would put a definition among Lean's own programs; choose another name",
    "banned": "`{}` is not allowed here",
}


@dataclass(frozen=True, slots=True)
class Refusal:
    """A place in the policy's code that the audit does not accept.

    Attributes:
        rule: the rule's name (``axiom``, ``syntax``, ``metaprogram``, ``code``, ``native``, ``kernel``, ``exit``,
            ``option``, ``attribute``, ``command``, ``system``, ``banned``).
        message: one sentence for the policy and for people.
        text: the word at fault.
        start: its position in the code.
        end: the position after it.
    """

    rule: str
    message: str
    text: str
    start: Position
    end: Position


def screen(code: str, config: AuditConfig | None = None) -> tuple[Refusal, ...]:
    """What the audit refuses in the policy's code, in order; at most the first 20.

    Total, and linear in the length of the code.

    >>> screen("theorem not_sorry : 1 = 1 := by rfl -- no axiom, no native_decide")
    ()
    >>> [(r.rule, r.text, r.start.line) for r in screen("lemma a : 1 = 1 := rfl\\naxiom b : False")]
    [('axiom', 'axiom', 2)]
    """
    config = config or AuditConfig()
    found: list[Refusal] = []
    places = _Places(code)
    for rule, text, start, end in _find(code_tokens(code), config):
        shown = text if len(text) <= 80 else text[:79] + "…"
        found.append(Refusal(rule, _REASONS[rule].format(shown), shown, places(start), places(end)))
        if len(found) == _MAX_REFUSALS:
            break
    return tuple(found)


def changes_meaning(code: str) -> bool:
    """Whether the code holds a command that may change what a later statement means: a definition, `open` …

    >>> changes_meaning("theorem helper : 1 = 1 := rfl"), changes_meaning("open Nat")
    (False, True)
    """
    return any(token.text in words.MEANING_WORDS for token in code_tokens(code) if token.kind is TokenKind.NAME)


class _Places:
    """Offsets to positions, for offsets that never decrease by much: one pass over the text in all."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._line = 1
        self._line_start = 0

    def __call__(self, offset: int) -> Position:
        if offset < self._line_start:
            self._line, self._line_start = 1, 0
        newlines = self._text.count("\n", self._line_start, offset)
        if newlines:
            self._line += newlines
            self._line_start = self._text.rfind("\n", self._line_start, offset) + 1
        return Position(self._line, offset - self._line_start)


_Found = tuple[str, str, int, int]


def _find(tokens: Sequence[Token], config: AuditConfig) -> Iterator[_Found]:
    scopes: list[str] = []  # open namespaces; an empty name for a section
    brackets: list[_Bracket] = []
    opens_lean = any(token.text == "Lean" for token in tokens)
    for i, token in enumerate(tokens):
        kind = token.kind
        word = token.text
        following = tokens[i + 1] if i + 1 < len(tokens) else None
        if kind is TokenKind.OPEN:
            is_list = word == "@[" or (word == "[" and i > 0 and tokens[i - 1].text == "attribute")
            brackets.append(_Bracket(following.text if following else "", is_list))
            continue
        if kind is TokenKind.CLOSE:
            if brackets:
                brackets.pop()
            continue
        if kind is TokenKind.SYMBOL:
            if word == "," and brackets:
                brackets[-1].awaits_attribute = brackets[-1].is_attribute_list
            elif word == "+" and _native_switch(tokens, i, config):
                yield "native", "+native", token.start, tokens[i + 1].end
            elif (pair := _makes_syntax(tokens, i)) and pair not in config.allow:
                yield "metaprogram", pair, token.start, tokens[i + 1].end
            continue
        if kind is not TokenKind.NAME:
            continue
        if following is not None and following.text == "%" and following.start == token.end:
            word += "%"
        name = _plain(word)
        if brackets and brackets[-1].awaits_attribute and name not in ("local", "scoped"):
            brackets[-1].awaits_attribute = False
            if name not in words.ALLOWED_ATTRIBUTES and name not in config.allow:
                yield "attribute", word, token.start, token.end
                continue
        if word in config.ban:
            yield "banned", word, token.start, token.end
        elif word in words.FORBIDDEN_WORDS:
            if word not in config.allow and not (word == "unsafe" and brackets and brackets[-1].head in _AESOP):
                yield words.FORBIDDEN_WORDS[word], word, token.start, token.end
        elif word == "tactic" and brackets and brackets[-1].head in _AESOP:
            if word not in config.allow:
                yield "metaprogram", word, token.start, token.end
        elif word[0] == "#":
            if word not in words.ALLOWED_HASH_COMMANDS and word not in config.allow:
                yield "command", word, token.start, token.end
        elif word == "set_option":
            yield from _option(tokens, i, config)
        elif word == "native" and following and following.text == ":=" and _native_argument(tokens, i, config):
            yield "native", "native := …", token.start, following.end
        last = name.rpartition(".")[2]
        if last in words.FORBIDDEN_NAMES and last not in config.allow:
            yield words.FORBIDDEN_NAMES[last], word, token.start, token.end
        elif _names_syntax(name, opens_lean) and "Syntax" not in config.allow:
            yield "metaprogram", word, token.start, token.end
        if word in _SCOPES:
            if word != "end":
                named = word == "namespace" and following is not None and following.kind is TokenKind.NAME
                scopes.append(_plain(following.text) if named and following else "")
            elif scopes:
                scopes.pop()
        elif word in _DEFINING and following is not None and following.kind is TokenKind.NAME:
            declared = _plain(following.text)
            root = next(filter(None, scopes), "") if not declared.startswith("_root_.") else ""
            root = root or (declared.removeprefix("_root_.") if "." in declared else "")
            if root.partition(".")[0] in words.SYSTEM_NAMESPACES:
                yield "system", following.text, following.start, following.end


@dataclass(slots=True)
class _Bracket:
    """An open bracket: the first token in it, and whether a list of attributes stands in it."""

    head: str
    is_attribute_list: bool
    awaits_attribute: bool = field(init=False)

    def __post_init__(self) -> None:
        self.awaits_attribute = self.is_attribute_list


_AESOP = frozenset({"aesop", "add", "safe", "norm", "unsafe"})
_SCOPES = frozenset({"namespace", "section", "mutual", "end"})
_DEFINING = frozenset(
    {"def", "abbrev", "instance", "inductive", "structure", "class", "coinductive", "irreducible_def", "alias"}
)


def _plain(name: str) -> str:
    """The name without its quotation marks: `«debug».x` names the same as `debug.x`."""
    return name.replace("«", "").replace("»", "") if "«" in name else name


def _makes_syntax(tokens: Sequence[Token], i: int) -> str:
    """The beginning of a quotation, or a constructor of syntax named by a dot alone; else the empty string.

    A tactic that is made as data and run by Lean needs an identifier, which only these (and names that are refused)
    can make: `.ident`, where the type is left to be inferred.
    """
    pair = tokens[i].text + (tokens[i + 1].text if i + 1 < len(tokens) else "")
    if pair not in ("`(", ".ident") or tokens[i].end != tokens[i + 1].start:
        return ""
    after_term = (
        pair == ".ident" and i > 0 and tokens[i - 1].end == tokens[i].start and tokens[i - 1].text not in "([{⟨"
    )
    return "" if after_term else pair


def _names_syntax(name: str, opens_lean: bool) -> bool:
    """Whether the name stands for Lean's own type of syntax, or for something in its namespace."""
    name = name.removeprefix("_root_.")
    full = f"Lean.{name}" if opens_lean else name
    return any(f"{n}.".startswith(tuple(f"{known}." for known in words.SYNTAX_NAMES)) for n in (name, full))


def _allowed_option(name: str, config: AuditConfig) -> bool:
    parts = name.split(".", 4)
    patterns = [name, *(".".join(parts[:n]) + ".*" for n in range(1, len(parts)))]
    if any(p in config.allow for p in patterns):
        return True
    return not any(p in words.FORBIDDEN_OPTIONS for p in patterns) and any(p in words.ALLOWED_OPTIONS for p in patterns)


def _option(tokens: Sequence[Token], i: int, config: AuditConfig) -> Iterator[_Found]:
    """`set_option NAME value`; a name that we cannot read is refused as well."""
    if i + 1 >= len(tokens):
        return
    option = tokens[i + 1]
    if option.kind is not TokenKind.NAME or not _allowed_option(_plain(option.text), config):
        yield "option", option.text, option.start, option.end


def _native_off(config: AuditConfig) -> bool:
    return not config.allow & {"native_decide", "native"}


def _native_argument(tokens: Sequence[Token], i: int, config: AuditConfig) -> bool:
    return _after_decide(tokens, i) and _native_off(config)


def _native_switch(tokens: Sequence[Token], i: int, config: AuditConfig) -> bool:
    if i + 1 >= len(tokens):
        return False
    name = tokens[i + 1]
    return name.text == "native" and tokens[i].end == name.start and _after_decide(tokens, i) and _native_off(config)


def _after_decide(tokens: Sequence[Token], i: int) -> bool:
    """Whether `decide` stands a few tokens before, as in `decide +kernel +native`, `decide (native := true)`."""
    return any(t.text in ("decide", "decide!", "Decidable.decide") for t in tokens[max(0, i - 40) : i])
