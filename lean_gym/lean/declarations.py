"""The commands of a Lean file: what each declares, in which namespace, where its statement and its proof are.

Found from the tokens alone, without Lean: a command begins at a command word outside all brackets, together with the
docstring, attributes and modifiers before it and with `open … in`, `set_option … in` and their like.

>>> text = "namespace A\\n/-- Easy. -/\\n@[simp] theorem t (n : Nat) : n = n := by rfl\\nend A"
>>> [(c.kind, c.full_name) for c in parse(text).commands]
[('namespace', 'A'), ('theorem', 'A.t'), ('end', 'A')]
>>> t = parse(text).commands[1]
>>> text[t.statement_start : t.statement_end], text[t.proof_start : t.end]
('theorem t (n : Nat) : n = n :=', 'by rfl')
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import count, pairwise

from lean_gym.lean.lexer import Token, TokenKind, tokenize, word_set

__all__ = [
    "COMMANDS",
    "DECLARATIONS",
    "HASH_COMMANDS",
    "MODIFIERS",
    "Command",
    "LeanFile",
    "Scope",
    "parse",
    "unused_name",
]

DECLARATIONS = word_set(
    "theorem lemma example def abbrev instance axiom opaque inductive structure class irreducible_def"
)
"""Words that declare something."""

WITH_PROOF = DECLARATIONS - {"axiom", "inductive", "structure", "class"}
"""Declarations that have a statement and a proof (or value)."""

MODIFIERS = word_set("private protected public noncomputable nonrec partial unsafe meta local scoped")
"""Words before a declaration."""

_OTHER = word_set(
    """import module prelude namespace section end mutual open variable variables universe universes set_option
    attribute export include omit notation notation3 infix infixl infixr prefix postfix macro macro_rules syntax elab
    elab_rules declare_syntax_cat initialize builtin_initialize deriving simproc dsimproc simproc_decl builtin_simproc
    builtin_dsimproc run_cmd run_elab run_meta alias unif_hint binder_predicate add_decl_doc register_simp_attr
    register_option register_builtin_option register_label_attr register_tactic_tag register_error_explanation
    library_note suppress_compilation unsuppress_compilation assert_not_exists assert_exists compile_inductive
    grind_pattern init_quot declare_config_elab declare_command_config_elab declare_simp_like_tactic seal unseal
    gen_injective_theorems% proof_wanted recall variable? show_panel_widgets recommended_spelling tactic_extension
    norm_cast_add_elim docs_to_verso coinductive"""
)

COMMANDS = DECLARATIONS | _OTHER
"""Words that begin a command. Beside them, names such as `#print`."""

HASH_COMMANDS = frozenset(
    "#" + word
    for word in word_set(
        """check check_failure check_simp check_tactic conv eval eval! exit find guard guard_expr guard_msgs guard_panic
        help html import_path info_trees instances lang lint grind_lint loogle leansearch min_imports norm_num parse
        plausible print push pull push_neg redundant_imports reduce sample search show_kind simp synth test time trans
        unfold version where whnf whnfR widget with_exporting discr_tree_key discr_tree_simp_key aesop_stats aesop_rules
        print_fun_prop_theorems long_names long_instances"""
    )
)
"""Commands that begin with `#`."""

MAX_SCOPES = 32
"""Scopes that are followed into each other; those that are nested more deeply are not tracked."""

_SCOPE_OPENERS = frozenset({"namespace", "section", "mutual"})
_IN_PREFIXES = frozenset({"open", "set_option", "attribute", "variable", "omit", "include", "universe", "#guard_msgs"})
_TRIVIA = frozenset({TokenKind.WHITESPACE, TokenKind.LINE_COMMENT, TokenKind.BLOCK_COMMENT})
# At the beginning of a line these are commands even where a bracket before them was left open.
_ALWAYS = (DECLARATIONS | {"namespace", "section", "end", "import"}) - {"class", "structure"}


@dataclass(frozen=True, slots=True)
class Scope:
    """A scope that a command opened: `kind` is `namespace`, `section` or `mutual`; `name` may be empty."""

    kind: str
    name: str
    command: int


@dataclass(frozen=True, slots=True)
class Command:
    """One command of a Lean file. Offsets count code points from the start of the text.

    Attributes:
        kind: its word: `theorem`, `open`, `#print` … (`module_doc` for a `/-! … -/`, `text` for what is no command).
        start: where it begins, with its docstring, attributes, modifiers and `open … in` before it.
        keyword_start: where `kind` stands.
        end: after its last token.
        name: the name that it declares, as written; empty where it has none.
        name_start: where the name stands; after the keyword where it has none.
        name_end: after the name.
        full_name: the name with the namespaces that are open at it.
        modifiers: `private`, `noncomputable`, … in order.
        attributes: the texts between `@[` and `]`.
        docstring: the text of its docstring without `/--` and `-/`, or None.
        statement_start: where its own words begin: after docstring, attributes, modifiers and `… in`.
        statement_end: after the `:=` that ends its statement; where there is none, before `|` or `where`, or `end`.
        proof_start: the first token after it; `end` where there is none.
        assigned: whether the statement ends in `:=`.
        first_token: the index in `LeanFile.code` of its first token.
        last_token: the index after its last token.
        prefix: whether `open … in` or its like stands before it.
        scopes: the scopes that are open at it, outermost first.
    """

    kind: str
    start: int
    keyword_start: int
    end: int
    name: str = ""
    name_start: int = 0
    name_end: int = 0
    full_name: str = ""
    modifiers: tuple[str, ...] = ()
    attributes: tuple[str, ...] = ()
    docstring: str | None = None
    statement_start: int = 0
    statement_end: int = 0
    proof_start: int = 0
    assigned: bool = False
    prefix: bool = False
    scopes: tuple[Scope, ...] = ()
    first_token: int = 0
    last_token: int = 0

    @property
    def namespace(self) -> str:
        """The namespace that is open at the command; empty at the root."""
        return ".".join(scope.name for scope in self.scopes if scope.kind == "namespace")


@dataclass(frozen=True, slots=True)
class LeanFile:
    """A text, its tokens without white space and comments, and its commands in order.

    Attributes:
        text: the text.
        tokens: all its tokens.
        code: its tokens without white space and comments; docstrings are kept.
        commands: its commands, in order.
        scopes: the scopes that are still open at its end.
    """

    text: str
    tokens: tuple[Token, ...]
    code: tuple[Token, ...]
    commands: tuple[Command, ...]
    scopes: tuple[Scope, ...]


def parse(text: str) -> LeanFile:
    """Splits `text` into commands. Total and linear: any string is accepted."""
    tokens = tokenize(text)
    code = [token for token in tokens if token.kind not in _TRIVIA]
    bounds = [*_command_starts(text, code), (len(code), len(code), len(code))]
    commands: list[Command] = []
    scopes: tuple[Scope, ...] = ()
    if code and bounds[0][0] > 0:
        commands.append(_command(text, code, 0, 0, 0, bounds[0][0], scopes, "text"))
    for (first, own, keyword), (following, _, _) in pairwise(bounds):
        end = _simple_end(code, keyword, following)
        command = _command(text, code, first, own, keyword, end, scopes, "")
        commands.append(command)
        if end < following:
            commands.append(_command(text, code, end, end, end, following, scopes, "text"))
        if command.kind in _SCOPE_OPENERS:
            names = _parts(command.name) if command.kind == "namespace" else [command.name]
            opened = [Scope(command.kind, name, len(commands) - 1) for name in names]
            scopes = (*scopes, *opened)[:MAX_SCOPES]
        elif command.kind == "end" and scopes:
            scopes = scopes[: max(0, len(scopes) - len(_parts(command.name)))]
    return LeanFile(text, tuple(tokens), tuple(code), tuple(commands), scopes)


def _parts(name: str) -> list[str]:
    """The parts of a dotted name, at least one; one with `«…»` is left whole."""
    return [name] if "«" in name else name.split(".")


def _is_command_word(token: Token) -> bool:
    return token.kind is TokenKind.NAME and (token.text in COMMANDS or token.text in HASH_COMMANDS)


def _depths(text: str, code: list[Token]) -> list[int]:
    """The bracket depth before each token, never below 0; a declaration at the beginning of a line is at 0."""
    depths = []
    depth = 0
    for token in code:
        kind = token.kind
        if kind is TokenKind.OPEN:
            if depth and token.text == "@[" and _begins_line(text, token.start):
                depth = 0
            depths.append(depth)
            depth += 1
            continue
        if depth:
            if kind is TokenKind.CLOSE:
                depth -= 1
            elif (
                kind is TokenKind.NAME
                and (token.text in _ALWAYS or token.text in MODIFIERS)
                and _begins_line(text, token.start)
            ):
                depth = 0
        depths.append(depth)
    return depths


def _begins_line(text: str, offset: int) -> bool:
    return offset == 0 or text[offset - 1] == "\n"


def _prefix_run(code: list[Token], depths: list[int], index: int) -> int:
    """The index after the docstrings, attributes and modifiers that begin at `index`."""
    size = len(code)
    while index < size:
        token = code[index]
        if (token.kind is TokenKind.DOC_COMMENT and not token.text.startswith("/-!")) or (
            token.kind is TokenKind.NAME and token.text in MODIFIERS
        ):
            index += 1
        elif token.text == "@[":
            depth = depths[index]
            index += 1
            while index < size and depths[index] > depth:
                index += 1
            index += 1
        else:
            break
    return min(index, size)


def _in_prefix_end(code: list[Token], depths: list[int], index: int) -> int:
    """The index after the `in` of an `open … in` or its like at `index`; `index` itself where there is no `in`."""
    word = code[index].text
    plain = word in ("open", "set_option")
    for position in range(index + 1, len(code)):
        token = code[position]
        if depths[position]:
            continue
        if token.kind is TokenKind.NAME and token.text == "in":
            return position + 1
        if _is_command_word(token) or token.kind is TokenKind.DOC_COMMENT or token.text == "@[":
            return index
        if plain and token.kind is TokenKind.SYMBOL and token.text not in (",", "→", "->", ".", "-"):
            return index
    return index


def _command_starts(text: str, code: list[Token]) -> list[tuple[int, int, int]]:
    """For each command the indices of its first token, of its own first token (after `… in`), and of its word."""
    depths = _depths(text, code)
    starts: list[tuple[int, int, int]] = []
    size = len(code)
    index = 0
    while index < size:
        token = code[index]
        if depths[index] or token.kind not in (TokenKind.NAME, TokenKind.DOC_COMMENT, TokenKind.OPEN):
            index += 1
        elif token.kind is TokenKind.DOC_COMMENT and token.text.startswith("/-!"):
            starts.append((index, index, index))
            index += 1
        else:
            found, own, keyword = _command_at(code, depths, index)
            if not found:
                index = max(index + 1, keyword)
                continue
            starts.append((index, own, keyword))
            index = keyword + 1
            word, following = code[keyword].text, code[index].text if index < size else ""
            if (word, following) in (("deriving", "instance"), ("class", "inductive")):
                index += 1
    return starts


def _command_at(code: list[Token], depths: list[int], index: int) -> tuple[bool, int, int]:
    """Whether a command begins at `index`; where its own words begin; the index of its word, or how far none begins."""
    size = len(code)
    own = index
    while True:
        keyword = _prefix_run(code, depths, own)
        if keyword >= size or depths[keyword] or not _is_command_word(code[keyword]):
            return False, own, keyword
        word = code[keyword].text
        if word == "deriving" and (keyword + 1 >= size or code[keyword + 1].text != "instance"):
            return False, own, keyword + 1
        after = _in_prefix_end(code, depths, keyword) if word in _IN_PREFIXES else keyword
        if after == keyword:
            return True, own, keyword
        own = after


_NO_ARGUMENT = word_set("by fun show have let match if do")


def _simple_end(code: list[Token], keyword: int, following: int) -> int:
    """Where an `import`, `open` or `set_option` ends before the next command, so that a proof after it is not lost."""
    word = code[keyword].text
    if word == "import":
        length = 2 if keyword + 1 < following and code[keyword + 1].text in ("all", "meta") else 1
        return min(following, keyword + 1 + length)
    if word == "set_option":
        negative = keyword + 2 < following and code[keyword + 2].text == "-"
        return min(following, keyword + (4 if negative else 3))
    if word != "open":
        return following
    depth = 0
    for index in range(keyword + 1, following):
        token = code[index]
        depth += (token.kind is TokenKind.OPEN) - (token.kind is TokenKind.CLOSE)
        plain = token.kind is TokenKind.NAME and token.text not in _NO_ARGUMENT
        if depth == 0 and not plain and token.text not in (")", "→", "->", ","):
            return index
    return following


def _command(
    text: str,
    code: list[Token],
    first: int,
    own: int,
    keyword: int,
    following: int,
    scopes: tuple[Scope, ...],
    kind: str,
) -> Command:
    start = code[first].start
    end = code[following - 1].end
    token = code[keyword]
    if not kind:
        kind = "module_doc" if token.kind is TokenKind.DOC_COMMENT else token.text
    base = Command(kind, start, token.start, end, scopes=scopes, first_token=first, last_token=following)
    if kind in ("text", "module_doc"):
        return base
    modifiers, attributes, docstring = [], [], None
    index = own
    while index < keyword:
        part = code[index]
        if part.kind is TokenKind.DOC_COMMENT:
            docstring = part.text[3 : -2 if part.closed else None].strip()
        elif part.text == "@[":
            begin = index
            depth = 1
            while index + 1 < keyword and depth:
                index += 1
                depth += (code[index].kind is TokenKind.OPEN) - (code[index].kind is TokenKind.CLOSE)
            attributes.append(text[code[begin].end : code[index].start].strip())
        elif part.kind is TokenKind.NAME:
            modifiers.append(part.text)
        index += 1
    name_index = keyword + 1
    name = ""
    if kind == "class" and name_index < following and code[name_index].text == "inductive":
        name_index += 1
    if kind == "instance" and name_index < following and code[name_index].text == "(":
        depth = 0
        while name_index < following:
            depth += (code[name_index].kind is TokenKind.OPEN) - (code[name_index].kind is TokenKind.CLOSE)
            name_index += 1
            if depth == 0:
                break
    if (
        name_index < following
        and code[name_index].kind is TokenKind.NAME
        and (kind in DECLARATIONS - {"example"} or kind in ("namespace", "section", "end"))
    ):
        name = code[name_index].text
    name_start = code[name_index].start if name else token.end
    name_end = name_start + len(name)
    body = name_index + 1 if name else keyword + 1
    if kind in WITH_PROOF:
        split, assigned = _statement_end(text, code, body, following)
    else:
        split, assigned = following, False
    if assigned:
        statement_end = code[split].end
        proof = split + 1
    else:
        statement_end = code[split - 1].end
        proof = split
    return Command(
        kind=kind,
        start=start,
        keyword_start=token.start,
        end=end,
        name=name,
        name_start=name_start,
        name_end=name_end,
        full_name=_full_name(name, scopes, kind),
        modifiers=tuple(modifiers),
        attributes=tuple(attributes),
        docstring=docstring,
        statement_start=token.start,
        statement_end=statement_end,
        proof_start=code[proof].start if proof < following else end,
        assigned=assigned,
        prefix=own > first,
        scopes=scopes,
        first_token=first,
        last_token=following,
    )


def _full_name(name: str, scopes: tuple[Scope, ...], kind: str) -> str:
    if not name or kind in ("section", "end"):
        return name
    if name.startswith("_root_."):
        return name[len("_root_.") :]
    return ".".join([scope.name for scope in scopes if scope.kind == "namespace"] + [name])


_BINDS = word_set("let have letI haveI let_fun let_tmp let_delayed")
_TACTIC_BINDS = word_set("set obtain replace")


def _statement_end(text: str, code: list[Token], begin: int, end: int) -> tuple[int, bool]:
    """The index of the token that ends the statement, and whether it is a `:=`.

    The `:=` of a `let` or `have` in the statement is not taken. Without a `:=`: the first `|` of the alternatives, a
    `where`, or `end`.
    """
    depth = 0
    pending = 0  # `let`s and `have`s that still wait for their `:=`
    functions = 0  # `fun`s that still wait for their `=>`
    matching = False  # inside a `match`, `|` and `=>` are its own
    tactics = False  # after a `by` in the statement
    bars: list[int] = []
    last_assign: int | None = None
    for index in range(begin, end):
        token = code[index]
        if token.kind is TokenKind.OPEN:
            depth += 1
        elif token.kind is TokenKind.CLOSE:
            depth = max(0, depth - 1)
        elif depth:
            continue
        elif token.kind is TokenKind.SYMBOL:
            if token.text == ":=":
                if not pending:
                    return index, True
                pending -= 1
                last_assign = index
            elif token.text == "|":
                bars.append(index)
                if functions and code[index - 1].text in ("fun", "λ"):
                    functions -= 1
                    matching = True
            elif token.text in ("=>", "↦"):
                if functions:
                    functions -= 1
                elif bars and not matching and not pending:
                    return _first_alternative(text, code, bars), False
            elif token.text == "λ":
                functions += 1
        elif token.kind is TokenKind.NAME:
            if token.text in _BINDS or (tactics and token.text in _TACTIC_BINDS):
                pending += 1
            elif token.text == "by":
                tactics = True
            elif token.text == "fun":
                functions += 1
            elif token.text in ("match", "nomatch"):
                matching = True
            elif token.text == "where":
                return index, False
    if last_assign is not None:
        return last_assign, True
    return end, False


_NUMBERS = re.compile(r"_(\d{1,9})", re.ASCII)


def unused_name(name: str, *texts: str) -> str:
    """The name, with the least number from 2 behind it where a text already holds it, in time linear in the texts.

    >>> unused_name("proof", "def other := 1"), unused_name("proof", "proof proof_2 proof_35")
    ('proof', 'proof_4')
    """
    if not any(name in text for text in texts):
        return name
    taken: set[str] = set()
    for text in texts:
        at = text.find(name)
        while at >= 0:
            if (digits := _NUMBERS.match(text, at + len(name))) is not None:
                taken.update(digits[1][:length] for length in range(1, len(digits[1]) + 1))
            at = text.find(name, at + 1)  # occurrences may overlap
    return f"{name}_{next(number for number in count(2) if str(number) not in taken)}"


def _first_alternative(text: str, code: list[Token], bars: list[int]) -> int:
    """Which of the `|` before a `=>` begins the alternatives: the first on a line of its own, else the last."""
    for index in bars:
        if "\n" in text[code[index - 1].end : code[index].start]:
            return index
    return bars[-1]
