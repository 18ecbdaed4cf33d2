"""How published data sets name their columns, and how a row becomes a problem.

The column names are those of the data sets themselves, as their cards, files or loaders show them; each preset says
where. A data set of one's own needs no preset: name its columns with `Columns`.
"""

from __future__ import annotations

import dataclasses
import json
import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from lean_gym.lean.declarations import Command, LeanFile, parse
from lean_gym.lean.lexer import TokenKind
from lean_gym.problem import Problem, ProblemError, is_unfinished

__all__ = [
    "PRESETS",
    "Columns",
    "Preset",
    "detect_preset",
    "fill_answers",
    "find_columns",
    "mentions",
    "problem_from_row",
    "refuse_unfinished",
    "renamed",
    "without_comment_marks",
]

MATHLIB_HEADER = "import Mathlib\n\nopen BigOperators Real Nat Topology Rat\n\n"
"""The imports and open namespaces that statements in the style of MiniF2F take for granted."""


@dataclass(frozen=True, slots=True)
class Columns:
    """Which column holds what. A dot goes into a nested object: `rl_data.win_rate`.

    Attributes:
        statement: Lean text with the theorem; with or without its imports.
        header: Lean text that stands before the statement.
        informal: the problem in words; the marks of a Lean comment around it are taken off.
        id: what the data set calls the problem; by default the theorem's name.
        theorem: the theorem's name, for rows with several theorems without a proof.
        win_rate: the share of a policy's attempts that succeeded; a number from 0 to 1.
        default_header: what is put before a statement that has no `import` and no header column.
        fill_answers: whether `abbrev …_solution … := sorry` takes the answer that stands in the comment after it.

    Raises:
        ProblemError: no statement column is named.
    """

    statement: str
    header: str = ""
    informal: str = ""
    id: str = ""
    theorem: str = ""
    win_rate: str = ""
    default_header: str = ""
    fill_answers: bool = False

    def __post_init__(self) -> None:
        if not self.statement:
            raise ProblemError("the columns must name the one with the Lean statement (statement=…)")

    def used(self) -> frozenset[str]:
        """The columns whose content is all in the problem's own attributes."""
        return frozenset(filter(None, (self.statement, self.header, self.informal, self.id)))


@dataclass(frozen=True, slots=True)
class Preset:
    """A published data set's layouts.

    Attributes:
        name: what users call it.
        title: the data set's full name.
        layouts: columns that tell the data set (all must be there) and what they hold; the first that fits is taken.
        where: the place that documents the columns.
    """

    name: str
    title: str
    layouts: tuple[tuple[frozenset[str], Columns], ...]
    where: str


def _layout(needed: str, statement: str, **columns: Any) -> tuple[frozenset[str], Columns]:
    return frozenset(needed.split()), Columns(statement, **columns)


_DEEPSEEK = _layout(
    "name informal_prefix formal_statement header",
    "formal_statement",
    header="header",
    informal="informal_prefix",
    id="name",
    theorem="name",
)

PRESETS: Mapping[str, Preset] = {
    preset.name: preset
    for preset in (
        Preset(
            "lean-gym",
            "Lean Gym's own rows",
            (
                _layout(
                    "id name informal formal_statement metadata",
                    "formal_statement",
                    informal="informal",
                    id="id",
                    theorem="name",
                ),
            ),
            "`lean-gym data convert`",
        ),
        Preset(
            "kimina",
            "AI-MO/Kimina-Prover-Promptset",
            (
                _layout(
                    "statement_id natural_language formal_statement",
                    "formal_statement",
                    informal="natural_language",
                    id="statement_id",
                    win_rate="win_rate",
                ),
            ),
            "the data set's card",
        ),
        Preset(
            "numina",
            "AI-MO/NuminaMath-LEAN",
            (
                _layout(
                    "uuid problem formal_statement",
                    "formal_statement",
                    informal="problem",
                    id="uuid",
                    win_rate="rl_data.win_rate",
                ),
            ),
            "the data set's card",
        ),
        Preset(
            "deepseek-prover",
            "deepseek-ai/DeepSeek-Prover-V1, and the benchmarks of DeepSeek-Prover-V1.5 (MiniF2F, ProofNet)",
            (
                _DEEPSEEK,
                _layout(
                    "name formal_statement goal header", "formal_statement", header="header", id="name", theorem="name"
                ),
            ),
            "github.com/deepseek-ai/DeepSeek-Prover-V1.5, datasets/; the card of DeepSeek-Prover-V1",
        ),
        Preset(
            "minif2f",
            "AI-MO/minif2f_test; miniF2F as rows with whole Lean files",
            (
                _layout(
                    "name informal_prefix formal_statement",
                    "formal_statement",
                    informal="informal_prefix",
                    id="name",
                    theorem="name",
                    default_header=MATHLIB_HEADER,
                ),
                _layout("name split source", "source", id="name", theorem="name"),
            ),
            "the data set's card; github.com/yangky11/miniF2F-lean4",
        ),
        Preset(
            "proofnet",
            "ProofNet: PAug/ProofNetSharp and PAug/ProofNetVerif; the port of DeepSeek-Prover-V1.5",
            (
                _layout(
                    "id nl_statement lean4_src_header lean4_formalization",
                    "lean4_formalization",
                    header="lean4_src_header",
                    informal="nl_statement",
                    id="id",
                ),
                _DEEPSEEK,
            ),
            "the data sets' cards; github.com/deepseek-ai/DeepSeek-Prover-V1.5, datasets/proofnet.jsonl",
        ),
        Preset(
            "putnambench",
            "PutnamBench",
            (
                _layout(
                    "name lean4_statement informal_statement",
                    "lean4_statement",
                    informal="informal_statement",
                    id="name",
                    theorem="name",
                    default_header=MATHLIB_HEADER,
                    fill_answers=True,
                ),
            ),
            "github.com/trishullab/PutnamBench, lean4/src (Lean files); amitayusht/PutnamBench (rows)",
        ),
        Preset(
            "lean-workbook",
            "internlm/Lean-Workbook",
            (
                _layout(
                    "id natural_language_statement formal_statement",
                    "formal_statement",
                    informal="natural_language_statement",
                    id="id",
                    theorem="id",
                    default_header=MATHLIB_HEADER,
                ),
            ),
            "the data set's card",
        ),
        Preset(
            "goedel-pset",
            "Goedel-LM/Goedel-Pset-v1",
            (
                _layout(
                    "problem_id informal_statement formal_statement",
                    "formal_statement",
                    informal="informal_statement",
                    id="problem_id",
                    theorem="problem_id",
                    default_header=MATHLIB_HEADER,
                ),
            ),
            "the data set's card",
        ),
        Preset(
            "formal-conjectures",
            "Formal Conjectures",
            (),
            "github.com/google-deepmind/formal-conjectures (Lean files only)",
        ),
    )
}
"""The presets by name. `putnambench`, `minif2f` and `formal-conjectures` are Lean files as well, read as a folder."""

_PLAIN_STATEMENT = "formal_statement"
_PLAIN_INFORMAL = ("informal", "informal_statement", "natural_language", "nl_statement", "problem")
_PLAIN_ID = ("id", "name", "uuid", "problem_id", "statement_id")


def detect_preset(columns: frozenset[str]) -> tuple[str, Columns] | None:
    """The preset whose columns these are: the one that needs the most of them.

    >>> detect_preset(frozenset({"name", "split", "source"}))[0]
    'minif2f'
    """
    fitting = [
        (len(needed), preset.name, found)
        for preset in PRESETS.values()
        for needed, found in preset.layouts
        if needed <= columns
    ]
    if not fitting:
        return None
    most = max(size for size, _, _ in fitting)
    _, name, found = next(f for f in fitting if f[0] == most)
    return name, found


def find_columns(columns: frozenset[str], preset: str | None = None) -> tuple[str, Columns]:
    """The preset of a data set with these columns, named or detected; for others a plain `formal_statement`.

    Raises:
        ProblemError: the preset is unknown or does not fit, or nothing is known about these columns.
    """
    have = ", ".join(sorted(columns)) or "none"
    if preset is not None:
        if preset not in PRESETS:
            raise ProblemError(f"there is no preset {preset!r}; choose one of {', '.join(PRESETS)}")
        layouts = PRESETS[preset].layouts
        for needed, found in layouts:
            if needed <= columns:
                return preset, found
        if not layouts:
            raise ProblemError(f"the preset {preset!r} is for a folder of Lean files, not for rows")
        missing = sorted(layouts[0][0] - columns)
        raise ProblemError(
            f"the preset {preset!r} needs the column {missing[0]!r}; there are {have}. Name the columns yourself"
        )
    detected = detect_preset(columns)
    if detected is not None:
        return detected
    if _PLAIN_STATEMENT in columns:
        ids = [c for c in _PLAIN_ID if c in columns]
        return "plain", Columns(
            _PLAIN_STATEMENT,
            informal=next((c for c in _PLAIN_INFORMAL if c in columns), ""),
            id=ids[0] if ids else "",
            theorem="name" if "name" in columns else "",
            win_rate="win_rate",
        )
    raise ProblemError(
        f'a row is an object with the Lean text in "{_PLAIN_STATEMENT}", or has the columns of a preset; '
        f"the columns here are {have}. Name them yourself (statement=…), or choose a preset of {', '.join(PRESETS)}"
    )


def problem_from_row(row: Mapping[str, Any], columns: Columns) -> Problem:
    """The problem in a row. Columns that are not used are kept in its metadata.

    Raises:
        ProblemError: there is no Lean text in the row, no single theorem in the text, or a `sorry` in what the theorem
            says, so that it could never be proved.
    """
    text = _text(row, columns.statement)
    if not text.strip():
        raise ProblemError(f"the column {columns.statement!r} holds no Lean text")
    header = _text(row, columns.header)
    if header.strip():
        text = header + ("" if header.endswith("\n") else "\n") + text
    elif columns.default_header and not _imports(text):
        text = columns.default_header + text
    filled = False
    if columns.fill_answers:
        text, filled = fill_answers(text)
    informal = _value(row, columns.informal)
    for column, value in ((columns.informal, informal), (columns.id, _value(row, columns.id))):
        _require_text(column, str(value))
    identity = _value(row, columns.id)
    if identity is None:
        identity = _value(row, columns.theorem)
    metadata = _metadata(row, columns)
    if filled:
        metadata["answer_filled"] = True
    problem = _read(
        text,
        _text(row, columns.theorem) or None,
        id=None if identity is None else str(identity),
        informal=informal if informal is None else without_comment_marks(str(informal)),
        metadata=metadata,
    )
    refuse_unfinished(problem)
    return problem


def _read(text: str, name: str | None, **attributes: Any) -> Problem:
    try:
        return Problem.from_lean(text, **attributes)
    except ProblemError:
        if name is None:
            raise
        return Problem.from_lean(text, name, **attributes)


def _value(row: Mapping[str, Any], column: str) -> Any:
    """The content of a column; None where it is missing. A dot goes into a nested object."""
    if not column:
        return None
    if column in row:
        return row[column]
    value: Any = row
    for part in column.split("."):
        if not isinstance(value, Mapping):
            return None
        value = value.get(part)
    return value


def _text(row: Mapping[str, Any], column: str) -> str:
    value = _value(row, column)
    if value is None:
        return ""
    if not isinstance(value, str):
        raise ProblemError(f"the column {column!r} holds {type(value).__name__}, not text")
    return value


def _require_text(column: str, text: str) -> None:
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise ProblemError(
            f"the column {column!r} holds half a character ({text[error.start]!r}, a surrogate), which is no text"
        ) from None


def _metadata(row: Mapping[str, Any], columns: Columns) -> dict[str, Any]:
    used = columns.used()
    metadata = {key: value for key, value in row.items() if key not in used}
    if "metadata" in metadata and {"formal_statement", "name", "id"} <= row.keys():  # a row of our own
        nested = metadata.pop("metadata")
        metadata.pop("name", None)
        if isinstance(nested, str):
            try:
                nested = json.loads(nested) if nested.strip() else {}
            except ValueError as error:
                raise ProblemError(f"the column 'metadata' is not JSON: {error}") from error
        if isinstance(nested, Mapping):
            metadata |= nested
        elif nested is not None:
            raise ProblemError(f"the column 'metadata' holds {type(nested).__name__}, not an object")
    rate = _value(row, columns.win_rate)
    if rate not in (None, ""):
        metadata["win_rate"] = _rate(rate, columns.win_rate)
    return metadata


def _rate(value: Any, column: str) -> float:
    try:
        rate = float(value)
    except (TypeError, ValueError):
        rate = math.nan
    if not 0.0 <= rate <= 1.0:
        raise ProblemError(f"the column {column!r} holds {value!r}; a win rate is a number from 0 to 1")
    return rate


_OPENING = re.compile(r"\A\s*/-[-!]?")
_CLOSING = re.compile(r"-/\s*\Z")


def without_comment_marks(text: str) -> str:
    """A problem in words without the marks of a Lean comment around it.

    >>> without_comment_marks("/-- Show that $x = 1$.-/\\n")
    'Show that $x = 1$.'
    """
    opening = _OPENING.match(text)
    if opening is None or _CLOSING.search(text) is None:
        return text.strip()
    return _CLOSING.sub("", text[opening.end() :]).strip()


def _imports(text: str) -> bool:
    return "import" in text and any(command.kind == "import" for command in parse(text).commands)


def fill_answers(text: str) -> tuple[str, bool]:
    """Puts the answers of a problem in their places, and says whether there were any.

    PutnamBench states a problem with an answer in two parts: `abbrev putnam_…_solution : T := sorry`, with the answer
    in a comment right after it, and a theorem that speaks of it. Left as it is, the theorem cannot be proved.

    >>> print(fill_answers("abbrev p_solution : Nat := sorry\\n-- 3 + 4\\ntheorem p : 7 = p_solution := by sorry")[0])
    abbrev p_solution : Nat := (3 + 4)
    theorem p : 7 = p_solution := by sorry
    """
    file = parse(text)
    edits: list[tuple[int, int, str]] = []
    for command in file.commands:
        if command.kind not in ("abbrev", "def") or not command.name.endswith("_solution"):
            continue
        proof = [t for t in file.code[command.first_token : command.last_token] if t.start >= command.proof_start]
        if [t.text for t in proof] != ["sorry"]:
            continue
        answer, end = _comment_after(file, command)
        if answer:
            edits += [(proof[0].start, proof[0].end, f"({answer})"), (command.end, end, "")]
    for start, end, new in reversed(edits):
        text = text[:start] + new + text[end:]
    return text, bool(edits)


def _comment_after(file: LeanFile, command: Command) -> tuple[str, int]:
    """The text of the comments that follow a command, and where they end."""
    parts: list[str] = []
    end = command.end
    for token in file.tokens:
        if token.start < command.end or token.kind is TokenKind.WHITESPACE:
            continue
        if token.kind is TokenKind.LINE_COMMENT:
            parts.append(token.text[2:].strip())
        elif token.kind is TokenKind.BLOCK_COMMENT and token.closed:
            parts.append(token.text[2:-2].strip())
        else:
            break
        end = token.end
    return "\n".join(parts).strip(), end


_HARMLESS = frozenset({"import", "open", "namespace", "section", "end", "attribute", "set_option", "universe"})


def refuse_unfinished(problem: Problem) -> None:
    """Raises where a `sorry` is part of what the theorem says, so that no proof of it could ever count.

    A `sorry` in the proof of an earlier theorem does no harm: whoever uses that theorem rests on it, and is found out.

    Raises:
        ProblemError: the statement, or a definition that it rests on, holds a `sorry`.
    """
    if "sorry" not in problem.statement and "sorry" not in problem.header:
        return
    parsed = problem.parsed()
    file = parsed.file

    def words(command: Command, start: int) -> list[str]:
        tokens = file.code[command.first_token : command.last_token]
        return [t.text for t in tokens if t.kind is TokenKind.NAME and t.start >= start]

    unfinished: set[str] = set()
    for command in file.commands:
        if command is parsed.theorem:
            break
        if command.kind in _HARMLESS:
            continue
        if command.kind in ("theorem", "lemma", "example"):
            # Only a definition can pass a theorem's `sorry` on to the statement.
            if command.name and is_unfinished(file, command):
                unfinished.add(command.name)
            continue
        found = words(command, command.start)
        if "sorry" in found or any(mentions(word, unfinished) for word in found):
            if not command.name:
                raise ProblemError(f"the header holds `sorry` in a nameless {command.kind!r}; fill it in")
            unfinished.add(command.name)
    for word in words(parsed.theorem, parsed.theorem.name_end):
        if word == "sorry":
            raise ProblemError("the statement holds `sorry`: an answer that is not filled in; no proof of it can count")
        if mentions(word, unfinished):
            raise ProblemError(f"the statement rests on {word!r}, whose definition holds `sorry`; fill it in")


def mentions(word: str, names: set[str]) -> bool:
    """Whether a dotted word may stand for one of the names, or for something in it, whatever namespaces are open."""
    return any(
        word == name or word.endswith(f".{name}") or name.endswith(f".{word}") or word.startswith(f"{name}.")
        for name in names
    )


def renamed(columns: Columns, **changes: Any) -> Columns:
    """The columns with some of them named by hand; None leaves one as it is."""
    return dataclasses.replace(columns, **{key: value for key, value in changes.items() if value is not None})
