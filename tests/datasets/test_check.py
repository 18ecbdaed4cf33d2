"""Checking statements with Lean, and going on after an interruption."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lean_gym.append_log import LogError
from lean_gym.datasets import builtin_problems, canaries
from lean_gym.datasets.check import Checked, CheckSettings, check_problems
from lean_gym.datasets.journal import Journal
from lean_gym.judge import Judge
from lean_gym.problem import Problem
from lean_gym.run import LeanRun, Outcome
from lean_gym.verifiers import Verifier

QUICK = CheckSettings(tactics=("rfl", "simp", "omega", "decide", "no_such_tactic"))


def problem(text: str) -> Problem:
    return Problem.from_lean(text)


@pytest.mark.parametrize(
    ("text", "kind", "proved_by", "refuted_by"),
    [
        ("theorem t (n : Nat) : n + 0 = n := by sorry", "easy", ("rfl", "simp", "omega"), ()),
        ("theorem t (n : Nat) : n < n := by sorry", "false", (), ("simp",)),
        ("theorem t : 2 + 2 = 5 := by sorry", "false", (), ("simp", "omega", "decide")),
        ("theorem t : ∀ a b : Nat, a * b = b * a := by sorry", "open", (), ()),
        ("def f : Nat := x\ntheorem t : 1 = 1 := by sorry", "invalid", (), ()),
        ("theorem t (n : Nat) : n = true + := by sorry", "invalid", (), ()),
        ("namespace A\ntheorem B.t.{u} (α : Type u) (x : α) : x = x := by sorry", "easy", ("rfl", "simp"), ()),
        ("open Nat in\n/-- Words. -/\n@[simp] theorem t : succ 1 = 2 := by sorry", "easy", QUICK.tactics[:4], ()),
        ("variable (p : Prop)\ntheorem t (h : p) : p := by sorry", "easy", ("omega",), ()),
        # What an earlier `sorry` proves is not proved, even where `simp` would use it.
        ("@[simp] theorem l (a b : Nat) : a * b = b * a ↔ True := by sorry\n"
         "theorem t (a b : Nat) : a * b = b * a := by sorry", "open", (), ()),
    ],
)  # fmt: skip
def test_kinds(
    verifier: Verifier, text: str, kind: str, proved_by: tuple[str, ...], refuted_by: tuple[str, ...]
) -> None:
    [checked] = check_problems([Problem.from_lean(text, "t" if "theorem l" in text else None)], verifier, QUICK)
    assert (checked.kind, checked.proved_by, checked.refuted_by) == (kind, proved_by, refuted_by)
    assert bool(checked.error) == (kind == "invalid")


def test_a_lean_without_the_import_says_nothing_of_the_problem(verifier: Verifier) -> None:
    [checked] = check_problems([problem("import Mathlib\n\ntheorem t : True := by sorry")], verifier, QUICK)
    assert checked.kind == "unavailable"
    assert "lacks an import of the problem (line 1: unknown module prefix 'Mathlib')" in checked.error


def test_what_a_tactic_proves_the_judge_accepts(verifier: Verifier) -> None:
    """The same through another door: a full check with the audit."""
    some = [*builtin_problems()[::25], *canaries()[::8]]
    wanted = CheckSettings(tactics=("simp", "omega"))
    checked = list(check_problems(some, verifier, wanted))
    assert [c.id for c in checked] == [p.id for p in some]
    pairs = list(itertools.product(zip(some, checked, strict=True), wanted.tactics))
    attempts = Judge(verifier)([p for (p, _), _ in pairs], [f"```lean4\nby {tactic}\n```" for _, tactic in pairs])
    for ((_, answer), tactic), attempt in zip(pairs, attempts, strict=True):
        assert (tactic in answer.proved_by) == attempt.verdict.status.proved
    assert {c.kind for c in checked} >= {"easy", "open"}
    assert not any(c.proved_by for c, p in zip(checked, some, strict=True) if p.metadata.get("canary"))


class Scripted(Verifier):
    """Answers by what a text holds."""

    def __init__(self, outcomes: dict[str, Outcome]) -> None:
        super().__init__(workers=2)
        self.outcomes = outcomes
        self.sources: list[str] = []

    def run(self, source: str) -> LeanRun:
        self.sources.append(source)
        outcome = next((o for part, o in self.outcomes.items() if part in source), Outcome.FINISHED)
        return LeanRun(outcome, 0, elapsed=0.5, detail="" if outcome is Outcome.FINISHED else outcome.value)

    def describe(self) -> str:
        return "scripted"


def test_a_tactic_that_takes_too_long_does_not_hide_the_others() -> None:
    with Scripted({"by slow": Outcome.TIMEOUT, "by big": Outcome.MEMORY}) as lean:
        [answer] = check_problems(
            [problem("theorem t : True := by sorry")], lean, CheckSettings(("rfl", "slow", "big"))
        )
    assert answer.valid is True
    assert answer.undecided == ("slow", "big", "not slow", "not big")
    # Together; what ran out of memory is confirmed; alone: the statement, and each of six trials.
    assert len(lean.sources) == 1 + 1 + 6 + 2
    with Scripted({"theorem": Outcome.TIMEOUT}) as lean:
        [answer] = check_problems([problem("theorem t : True := by sorry")], lean, QUICK)
    assert (answer.kind, answer.error) == ("invalid", "timeout")


def test_no_answer_is_not_kept(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    asked = [problem(f"theorem t : {i} = 1 := by sorry") for i in range(3)]
    with Scripted({"1 = 1": Outcome.UNAVAILABLE}) as lean:
        answers = list(check_problems(asked, lean, QUICK, log=log))
    assert [a.kind for a in answers] == ["open", "unavailable", "open"]
    assert answers[1].error == "unavailable"
    with Scripted({}) as lean:
        answers = list(check_problems(asked, lean, QUICK, log=log))
        assert len(lean.sources) == 1
        assert "1 = 1" in lean.sources[0]
    assert [a.kind for a in answers] == ["open"] * 3


def test_a_check_goes_on_where_it_stopped(tmp_path: Path) -> None:
    log = tmp_path / "deep" / "log.jsonl"
    asked = [problem(f"theorem t{i} (n : Nat) : n = {i % 7} := by sorry") for i in range(60)]
    taken = 0

    def source() -> Iterator[Problem]:
        nonlocal taken
        for item in asked:
            taken += 1
            yield item

    with Scripted({}) as lean:
        first = list(itertools.islice(check_problems(source(), lean, QUICK, log=log), 20))
    assert taken < 40  # only a little ahead
    with log.open("ab") as file:
        file.write(b'{"key": "torn')  # a crash in the middle of a line
    with Scripted({}) as lean:
        again = list(check_problems(asked, lean, QUICK, log=log))
        assert len(lean.sources) == 40
    with Scripted({}) as lean:
        whole = list(check_problems(asked, lean, QUICK))
        assert len(lean.sources) == 60
    assert first == whole[:20]
    assert again == whole
    assert len(log.read_text().splitlines()) == 61
    with Scripted({}) as lean, pytest.raises(LogError, match="other settings"):
        next(check_problems(asked, lean, CheckSettings(("rfl",)), log=log))


def test_copies_are_named_apart(tmp_path: Path) -> None:
    text = "theorem t : True := by sorry"
    with Scripted({}) as lean:
        twins = [Problem.from_lean(text, id="a"), Problem.from_lean(text, id="b")] * 20
        answers = list(check_problems(twins, lean, QUICK, log=tmp_path / "log.jsonl"))
        assert len(lean.sources) < 20
    assert [a.id for a in answers] == ["a", "b"] * 20


def test_journals(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    with Journal(path, {"a": (1, 2)}) as journal:
        journal.append({"text": "caf\u00e9 \ud800\n"})
        with pytest.raises(LogError, match="another process"):
            Journal(path, {"a": [1, 2]})
    with Journal(path, {"a": [1, 2]}) as journal:
        assert list(journal.rows()) == [{"text": "caf\u00e9 \ud800\n"}]
    path.write_text('{"settings": {}}\nnot json\n{"a": 1}\n')
    with Journal(path, {}) as journal, pytest.raises(LogError, match="line 2 is no JSON"):
        list(journal.rows())


@pytest.mark.parametrize(
    "text",
    [
        "id,formal_statement\na,theorem t : True := by sorry\n",
        '{"id": "a"}\n{"id": "b"}',
        '{"id": "a"}',
        "notes",
        '{"settings": {}}\none\ntwo\n',
    ],
)
def test_a_file_that_is_no_log_is_left_as_it_is(tmp_path: Path, text: str) -> None:
    path = tmp_path / "log.jsonl"
    path.write_text(text)
    with pytest.raises(LogError, match=r"log\.jsonl is no log|log\.jsonl ends in several lines"):
        Journal(path, {})
    assert path.read_text() == text


@settings(max_examples=40, deadline=None)
@given(rows=st.lists(st.dictionaries(st.text(max_size=5), st.text() | st.integers(), max_size=3), max_size=6))
def test_a_journal_cut_anywhere_keeps_its_whole_lines(
    tmp_path_factory: pytest.TempPathFactory, rows: list[dict[str, object]]
) -> None:
    path = tmp_path_factory.mktemp("journal") / "log.jsonl"
    with Journal(path, {}) as journal:
        for row in rows:
            journal.append(row)
    data = path.read_bytes()
    assert data.count(b"\n") == len(rows) + 1
    for cut in range(0, len(data) + 1, max(1, len(data) // 9)):
        path.write_bytes(data[:cut])
        whole = data[:cut].count(b"\n")
        with Journal(path, {}) as journal:
            assert list(journal.rows()) == rows[: max(0, whole - 1)]
            journal.append({"new": 1})
        assert json.loads(path.read_bytes().splitlines()[-1]) == {"new": 1}


def test_kind_in_a_word() -> None:
    assert Checked("a", None).kind == "unavailable"
    assert Checked("a", True, refuted_by=("simp",), proved_by=("omega",)).kind == "false"
