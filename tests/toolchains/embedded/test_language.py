"""What works in the embedded Lean, and what Lean says where something does not: the files of ``lean/``.

A mark at the end of a line tells what Lean must say about that line; it says nothing else anywhere:

* ``-- FAIL`` or ``-- FAIL: text``: errors that begin in this line, one of them with this text;
* ``-- WARNING: text``: the same for warnings;
* ``-- SAYS: text``: an information with this text (others are allowed).

Besides, no theorem without a marked error or warning may depend on another axiom than Lean's three.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

import pytest

from lean_gym.run import LeanRun, Outcome
from lean_gym.verdict import Severity

FILES = sorted((Path(__file__).parent / "lean").glob("*.lean"))
ALLOWED = {"propext", "Classical.choice", "Quot.sound"}

_MARK = re.compile(r"-- (FAIL|WARNING|SAYS)(?:: (.*))?$")
_SEVERITY = {"FAIL": Severity.ERROR, "WARNING": Severity.WARNING, "SAYS": Severity.INFORMATION}
_THEOREM = re.compile(r"(?:@\[.*?\] )?theorem (\S+)")


def marks(source: str) -> dict[Severity, dict[int, str]]:
    """For each severity, the text that is expected, by line."""
    expected: dict[Severity, dict[int, str]] = {severity: {} for severity in Severity}
    for number, line in enumerate(source.split("\n"), 1):
        if found := _MARK.search(line):
            expected[_SEVERITY[found[1]]][number] = found[2] or ""
    return expected


def said(run: LeanRun) -> dict[Severity, dict[int, str]]:
    """For each severity, what Lean said, by the line where its message begins."""
    texts: dict[Severity, defaultdict[int, str]] = {severity: defaultdict(str) for severity in Severity}
    for message in run.messages:
        assert message.start, f"a message without a place: {message.text}"
        texts[message.severity][message.start.line] += message.text + "\n"
    return {severity: dict(lines) for severity, lines in texts.items()}


def unmarked_theorems(source: str) -> list[str]:
    """Full names of the theorems that have neither a marked error nor a marked warning."""
    names: list[str] = []
    inside: list[str] = []
    for part in re.split(r"\n(?=\S)", source):
        if opened := re.match(r"namespace (\S+)", part):
            inside.append(opened[1])
        elif re.match(r"end \S", part):
            inside.pop()
        elif (found := _THEOREM.match(part)) and not re.search(r"-- (FAIL|WARNING)", part):
            names.append(".".join([*inside, found[1]]))
    return names


def test_marks_are_read() -> None:
    expected = marks("a -- FAIL\nb -- FAIL: no\nc -- SAYS: x : y\nd -- nothing\n")
    assert expected[Severity.ERROR] == {1: "", 2: "no"}
    assert expected[Severity.INFORMATION] == {3: "x : y"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_lean_says_what_is_marked(file: Path, run_lean: Callable[[str], LeanRun]) -> None:
    source = file.read_text(encoding="utf-8")
    names = unmarked_theorems(source)
    length = source.count("\n")
    run = run_lean(source + "".join(f"#print axioms {name}\n" for name in names))
    assert run.outcome is Outcome.FINISHED, run.detail
    expected, messages = marks(source), said(run)

    lines = [*source.split("\n"), *names]
    for severity in (Severity.ERROR, Severity.WARNING):
        surprises = {n: text for n, text in messages[severity].items() if n not in expected[severity]}
        assert not surprises, "\n".join(f"{n}: {lines[n - 1]}\n{text}" for n, text in surprises.items())
    for severity, wanted in expected.items():
        missing = [n for n, text in wanted.items() if text not in messages[severity].get(n, "\0")]
        assert not missing, "\n".join(f"{n}: {lines[n - 1]}\n{messages[severity].get(n)}" for n in missing)

    for number, name in enumerate(names, length + 1):
        answer = messages[Severity.INFORMATION][number]
        assert name in answer
        assert set(re.findall(r"[\w.]+", answer.partition("depends on axioms:")[2])) <= ALLOWED, answer


def test_the_documentation_lists_what_cannot_work() -> None:
    text = (Path(__file__).parents[3] / "docs" / "embedded_lean.md").read_text(encoding="utf-8")
    cannot = next(file for file in FILES if file.stem == "cannot")
    said = {message for message in marks(cannot.read_text(encoding="utf-8"))[Severity.ERROR].values() if message}
    assert len(said) > 10
    assert not {message for message in said if message not in text}
