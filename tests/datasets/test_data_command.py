"""``lean-gym data``, run as a person runs it; and what it writes, read back."""

from __future__ import annotations

import dataclasses
import json
import math
from collections import Counter
from contextlib import nullcontext
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner, Result

from lean_gym.cli import app
from lean_gym.datasets import builtin_problems
from lean_gym.datasets.canonical import statement_key
from lean_gym.datasets.sources import read_problems, stream_problems
from lean_gym.datasets.split import parse_shares, part_of
from lean_gym.datasets.stats import dataset_stats
from lean_gym.datasets.write import ProblemWriter, plain, write_problems
from lean_gym.problem import Problem, ProblemError
from lean_gym.verifiers import Verifier


def data(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, ["data", *map(str, arguments)])


def flat(text: str) -> str:
    return "".join(text.split())


MIXED = [
    {"lean": "theorem fine (n : Nat) (h : n * n = 4) : n = 2 := by sorry", "nl": "A root.", "key": 1, "rate": 0.25},
    {"lean": "theorem easy (n : Nat) : n + 0 = n := by sorry", "nl": "Adding nothing.", "key": 2, "rate": 1},
    {"lean": "theorem wrong (n : Nat) : n < n := by sorry", "nl": "", "key": 3, "rate": 0},
    {"lean": 'theorem odd (n : Nat) : n = "n" := by sorry', "nl": "", "key": 4, "rate": None},
    {"lean": "def f := 1", "nl": "", "key": 5, "rate": None},
]
COLUMNS = ["-c", "statement=lean", "-c", "informal=nl", "-c", "id=key", "-c", "win_rate=rate"]


@pytest.fixture
def mixed(tmp_path: Path) -> Path:
    path = tmp_path / "mixed.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in MIXED))
    return path


def test_show(mixed: Path, tmp_path: Path) -> None:
    result = data("show", mixed, *COLUMNS, "-n", 1)
    assert result.exit_code == 0
    assert "A root." in result.stdout
    assert "theoremfine(n:Nat)" in flat(result.stdout)
    assert "easy" not in result.stdout
    rows = data("show", mixed, *COLUMNS, "-n", 9, "--skip", 1, "--json")
    assert [json.loads(line)["id"] for line in rows.stdout.splitlines()] == ["2", "3", "4"]
    assert flat("line 5: no theorem") in flat(rows.stderr)
    assert data("show", mixed, *COLUMNS, "--id", "3").stdout.startswith("3\n")
    (tmp_path / "head.lean").write_text("import Mathlib\nopen Nat\n")
    headed = data("show", mixed, *COLUMNS, "--id", "3", "--header", tmp_path / "head.lean", "--json")
    assert json.loads(headed.stdout)["formal_statement"].startswith("import Mathlib\nopen Nat\ntheorem wrong")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["show", "none.jsonl"], "cannot be read"),
        (["show", "none.txt"], "unknown kind of source"),
        (["show", "MIXED"], "statement="),
        (["show", "MIXED", "-c", "id=key"], "Lean text is needed"),
        (["show", "MIXED", "-c", "lean"], "--column lean"),
        (["show", "MIXED", "--preset", "kimono"], "no preset 'kimono'"),
        (["show", "MIXED", "-c", "statement=lean", "--preset", "kimina"], "not both"),
        (["show", "MIXED", *COLUMNS, "--id", "9"], "no problem with the id '9'"),
        (["show", "MIXED", *COLUMNS, "--skip", "9"], "ends before that"),
        (["show", "MIXED", *COLUMNS, "--header", "none.lean"], "none.lean cannot be read"),
        (["stats", "EMPTY"], "no rows"),
        (["convert", "MIXED", "out.jsonl", *COLUMNS, "--rejected", "./mixed.jsonl"], "is the source itself"),
        (["check", "MIXED", *COLUMNS, "--log", "mixed.jsonl"], "mixed.jsonl is no log"),
        (["convert", "MIXED", *COLUMNS, "out.jsonl", "--rejected", "head.lean/x"], "head.lean/x cannot be written"),
        (["convert", "MIXED", *COLUMNS, "head.lean/out.jsonl"], "head.lean/out.jsonl cannot be written: File exists"),
        (["convert", "MIXED", *COLUMNS, "out.jsonl", "--header", "head.lean"], "head.lean is not UTF-8 text"),
        (["check", "MIXED", *COLUMNS, "-o", "out.xml"], "written to .jsonl"),
        (["check", "MIXED", *COLUMNS, "-o", "head.lean/out.jsonl"], "head.lean/out.jsonl cannot be written"),
        (["check", "MIXED", *COLUMNS, "--log", "head.lean/log.jsonl"], "head.lean cannot be made"),
        (["split", "MIXED", *COLUMNS, "-o", "head.lean"], "head.lean cannot be written"),
        (["curate", "plan.yaml", "-o", "head.lean"], "head.lean cannot be written: File exists"),
        (["convert", "builtin", "out.txt"], "written to .jsonl"),
        (["split", "builtin", "-o", "out", "--shares", "train=0.5"], "add up to 0.5"),
        (["split", "builtin", "-o", "out", "--format", "xml"], "choose jsonl"),
        (["check", "builtin", "--verifier", "kimono"], "unknown verifier"),
        (["curate", "none.yaml", "-o", "out"], "cannot be read"),
    ],
)
def test_bad_arguments(mixed: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], says: str) -> None:
    monkeypatch.chdir(mixed.parent)
    (mixed.parent / "empty.jsonl").write_text("\n")
    (mixed.parent / "head.lean").write_bytes(b"\xff")
    (mixed.parent / "plan.yaml").write_text("sources: [{source: builtin}]\nsteps: [shuffle]\n")
    before = mixed.read_bytes()
    result = data(*[{"MIXED": "mixed.jsonl", "EMPTY": "empty.jsonl"}.get(a, a) for a in arguments])
    assert mixed.read_bytes() == before
    assert result.exit_code == 2, result.output
    assert flat(says) in flat(result.stderr)
    assert "Traceback" not in result.output


def test_stats(mixed: Path, tmp_path: Path) -> None:
    told = json.loads(data("stats", mixed, *COLUMNS, "--json", "--rejected", tmp_path / "bad.jsonl").stdout)
    assert (told["problems"], told["different"], told["ids"], told["informal"]) == (4, 4, 4, 2)
    assert told["rejected"] == {"no theorem in the Lean text": 1}
    assert told["win_rates"] == [1, 0, 1, 0, 0, 0, 0, 0, 0, 1]
    [bad] = [json.loads(line) for line in (tmp_path / "bad.jsonl").read_text().splitlines()]
    assert (bad["number"], bad["id"]) == (5, "5")
    result = data("stats", mixed, *COLUMNS)
    assert "0.2–0.3: 1" in result.stdout
    assert "1 of 5 rows are unusable" in result.stderr


def test_stats_against_plain_counts(shared_data: Path) -> None:
    path = shared_data / "minif2f.jsonl"
    stats = dataset_stats(stream_problems(path))
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert stats.groups["split"] == Counter(row["split"] for row in rows)
    assert stats.imports == {"Mathlib": 488}
    lengths = sorted(len(p.statement) for p in read_problems(path).problems)
    assert stats.characters[0] == lengths[0]
    assert stats.characters[-1] == lengths[-1]
    assert lengths[243] <= stats.characters[2] <= lengths[244]
    twice = dataset_stats([*builtin_problems(), *builtin_problems()])
    count = len(builtin_problems())
    assert (twice.problems, twice.different, twice.ids) == (2 * count, count, count)


@pytest.mark.parametrize("suffix", [".jsonl", ".csv", ".parquet", ""])
def test_convert_and_back(tmp_path: Path, suffix: str) -> None:
    if suffix == ".parquet":
        pytest.importorskip("pyarrow")
    out = tmp_path / f"out{suffix}"
    result = data("convert", "builtin", out)
    assert result.exit_code == 0, result.output
    assert f"{len(builtin_problems())} problems in {out}" in result.stdout.replace("\n", "")
    back = read_problems(out)
    assert back.rejected == ()
    if suffix:
        assert [(p.id, p.informal, p.header, p.statement, plain(dict(p.metadata))) for p in back.problems] == [
            (p.id, p.informal, p.header, p.statement, plain(dict(p.metadata))) for p in builtin_problems()
        ]
    else:
        assert {(p.name, p.header, p.statement) for p in back.problems} == {
            (p.name, p.header, p.statement) for p in builtin_problems()
        }
    assert [p.name for p in tmp_path.iterdir()] == [out.name]


def test_an_interrupted_conversion_leaves_nothing(tmp_path: Path) -> None:
    def some() -> object:
        yield builtin_problems()[0]
        raise KeyboardInterrupt

    for suffix in (".jsonl", ".csv"):
        with pytest.raises(KeyboardInterrupt):
            write_problems(some(), tmp_path / f"out{suffix}")  # type: ignore[arg-type]
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(ProblemError, match=r"out\.xml: problems are written to"):
        ProblemWriter(tmp_path / "out.xml")


def test_names_of_files_are_no_markup(mixed: Path, tmp_path: Path) -> None:
    out = tmp_path / "[train][" / "b].jsonl"
    result = data("convert", mixed, out, *COLUMNS, "--rejected", tmp_path / "[red]")
    assert result.exit_code == 0
    assert f"4problemsin{out}" in flat(result.stdout)
    assert flat(str(tmp_path / "[red]")) in flat(result.stderr)


@pytest.mark.parametrize("suffix", [".jsonl", ".csv", ".parquet", ""])
def test_half_characters(tmp_path: Path, suffix: str) -> None:
    if suffix == ".parquet":
        pytest.importorskip("pyarrow")
    problem = Problem.from_lean("theorem t : True := by sorry", informal="\ud800", metadata={"note": "\udfff"})
    out = tmp_path / f"out{suffix}"
    if suffix == ".jsonl":
        write_problems([problem], out)
        assert json.loads(out.read_bytes())["informal"] == "\ud800"
    else:
        with pytest.raises(ProblemError, match="informal holds half a character"):
            write_problems([problem], out)
    write_problems([dataclasses.replace(problem, informal="")], out)
    [back] = read_problems(out).problems
    if suffix:
        assert back.metadata == {"note": "\udfff"}
        for shown in (data("show", out), data("show", out, "--json")):
            assert shown.exit_code == 0
            assert "\\udfff" in shown.stdout


def test_file_names_of_problems(tmp_path: Path) -> None:
    problem = builtin_problems()[0]
    named = [dataclasses.replace(problem, id=id) for id in ("a/b", "a_b", "..", "", "ä|β" * 100)]
    assert write_problems(named, tmp_path / "lean") == 5
    names = sorted(p.name for p in (tmp_path / "lean").iterdir())
    assert len(names) == 5
    assert {"a_b.lean", "a_b_2.lean", "problem.lean", "problem_2.lean"} <= set(names)


def test_split(tmp_path: Path) -> None:
    result = data("split", "builtin", "-o", tmp_path, "--shares", "train=0.8,valid=0.1,test=0.1", "--seed", 3)
    assert result.exit_code == 0, result.output
    parts = {name: read_problems(tmp_path / f"{name}.jsonl").problems for name in ("train", "valid", "test")}
    assert sorted(p.id for part in parts.values() for p in part) == sorted(p.id for p in builtin_problems())
    assert len(parts["train"]) > 180


@given(st.integers(0, 5), st.lists(st.floats(0.05, 1.0), min_size=1, max_size=4))
def test_parts(seed: int, weights: list[float]) -> None:
    shares = {f"part{i}": w / sum(weights) for i, w in enumerate(weights)}
    first = Problem.from_lean("theorem t (x y : ℕ) : x = y := by sorry")
    second = Problem.from_lean("import A\nlemma u (a b : Nat) : a = b := by sorry")
    assert part_of(first, shares, seed) == part_of(second, shares, seed)
    assert part_of(first, shares, seed) in shares


def test_the_sizes_of_parts() -> None:
    problems = [Problem.from_lean(f"theorem t : {i} = {i} := by sorry") for i in range(1500)]
    shares = {"train": 0.7, "test": 0.3}
    for seed in (0, 1):
        count = sum(part_of(p, shares, seed) == "test" for p in problems)
        assert abs(count - 450) < 4 * math.sqrt(1500 * 0.21)
    assert [part_of(p, shares, 0) for p in problems] != [part_of(p, shares, 1) for p in problems]
    assert len({statement_key(p) for p in problems}) == 1500


@pytest.mark.parametrize("text", ["", "train", "train=1.5", "train=x", "a=0.5,a=0.5", "a=0.5,b=0.6", "a b=1"])
def test_bad_shares(text: str) -> None:
    with pytest.raises(ValueError, match=r"part|add up|twice"):
        parse_shares(text)


def test_check(mixed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, verifier: Verifier) -> None:
    # The session's verifier instead of a new one for each command.
    monkeypatch.setattr("lean_gym.commands.data.open_verifier", lambda name, **options: nullcontext(verifier))
    log = tmp_path / "log.jsonl"
    arguments = ["check", mixed, *COLUMNS, "--log", log, "-o", tmp_path / "good.jsonl", "-t", "simp", "-t", "omega"]
    result = data(*arguments)
    assert result.exit_code == 1, result.output
    assert "3: false: simp" in result.stdout
    assert "4: invalid: line 1:" in result.stdout
    assert [p.id for p in read_problems(tmp_path / "good.jsonl").problems] == ["1", "2"]
    before = log.read_bytes()
    again = data(*arguments, "--json")
    assert [(row["id"], row["kind"]) for row in map(json.loads, again.stdout.splitlines())] == [
        ("1", "open"), ("2", "easy"), ("3", "false"), ("4", "invalid"),
    ]  # fmt: skip
    assert log.read_bytes() == before
    assert data(*arguments[:-2], "--json").exit_code == 2  # other tactics, the same log
    fine = data("check", "builtin", "--limit", 2, "-t", "simp", "--no-negation")
    assert fine.exit_code == 0, fine.output


def test_curate(mixed: Path, tmp_path: Path) -> None:
    plan = tmp_path / "plan.yaml"
    plan.write_text(
        "sources:\n  - source: mixed.jsonl\n    columns: {statement: lean, informal: nl, id: key, win_rate: rate}\n"
        "steps:\n  - remove_easy: {above: 0.5}\n  - dedupe\n"
    )
    result = data("curate", plan, "-o", tmp_path / "out")
    assert result.exit_code == 0, result.output
    assert "remove_easy" in result.stdout
    assert [p.id for p in read_problems(tmp_path / "out" / "problems.jsonl").problems] == ["1", "3", "4"]
    told = json.loads(data("curate", plan, "-o", tmp_path / "again", "--json").stdout)
    assert [s["after"] for s in told["steps"]] == [4, 3, 3]
    plan.write_text("sources: [mixed.jsonl]\nsteps: [polish]\n")
    result = data("curate", plan, "-o", tmp_path / "out")
    assert result.exit_code == 2
    assert flat("no step 'polish'") in flat(result.stderr)


def test_metadata_as_json_holds_it() -> None:
    value = {"a": (1, 2.5), 3: {"x", "y"}, "b": math.nan, "c": Path("p"), "d": [None, True], "e": np.float64(0.5)}
    assert json.loads(json.dumps(plain(value), allow_nan=False)) == {
        "a": [1, 2.5], "3": ["x", "y"], "b": None, "c": "p", "d": [None, True], "e": 0.5,
    }  # fmt: skip
