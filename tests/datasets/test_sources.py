"""Sources of problems: every kind of file, every preset, and that nothing is lost or dropped in silence."""

from __future__ import annotations

import csv
import gzip
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lean_gym.datasets import load_problems
from lean_gym.datasets.generators import generate
from lean_gym.datasets.lean_files import problems_in_text
from lean_gym.datasets.presets import (
    PRESETS,
    Columns,
    detect_preset,
    fill_answers,
    find_columns,
    problem_from_row,
    refuse_unfinished,
)
from lean_gym.datasets.rows import read_rows
from lean_gym.datasets.sources import Loaded, Rejected, read_problems, row_of, stream_problems
from lean_gym.lean.lexer import code_tokens
from lean_gym.problem import Problem, ProblemError

STATEMENT = "theorem add_zero' (n : ℕ) : n + 0 = n := by sorry"
ROWS: list[dict[str, Any]] = [
    {"id": "a", "informal": "Zero, added.", "formal_statement": f"import Mathlib\n\n{STATEMENT}", "source": "book"},
    {"id": "b", "informal": 'With "quotes", a comma\nand a line.', "formal_statement": "theorem t : True := by sorry"},
    {"id": "c", "informal": "", "formal_statement": "lemma u (p : Prop) : p → p := by\n  sorry"},
]


def words(text: str) -> list[str]:
    return [t.text for t in code_tokens(text)]


def write(path: Path, rows: list[dict[str, Any]]) -> Path:
    """Rows in the format that the path's suffix names, without the code under test."""
    text = "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
    columns = list(dict.fromkeys(key for row in rows for key in row))
    match path.name.partition(".")[2]:
        case "jsonl" | "ndjson":
            path.write_text(text, encoding="utf-8")
        case "jsonl.gz":
            path.write_bytes(gzip.compress(text.encode()))
        case "json":
            path.write_text(json.dumps(rows, indent=1), encoding="utf-8")
        case "csv" | "tsv":
            with path.open("w", newline="", encoding="utf-8") as file:
                writer = csv.DictWriter(file, columns, dialect="excel-tab" if path.suffix == ".tsv" else "excel")
                writer.writeheader()
                writer.writerows(rows)
        case "parquet":
            arrow = pytest.importorskip("pyarrow")
            parquet = pytest.importorskip("pyarrow.parquet")
            parquet.write_table(arrow.Table.from_pylist([{c: row.get(c) for c in columns} for row in rows]), path)
    return path


@pytest.mark.parametrize("suffix", ["jsonl", "jsonl.gz", "ndjson", "json", "csv", "tsv", "parquet"])
def test_every_kind_of_table(tmp_path: Path, suffix: str) -> None:
    loaded = read_problems(write(tmp_path / f"rows.{suffix}", ROWS))
    assert loaded.rejected == ()
    assert [(p.id, p.informal) for p in loaded.problems] == [(r["id"], r["informal"].strip()) for r in ROWS]
    for problem, row in zip(loaded.problems, ROWS, strict=True):
        asked = words(row["formal_statement"].replace("lemma", "theorem"))
        assert words(problem.source("by sorry")) == asked
    assert loaded.problems[0].metadata["source"] == "book"
    assert load_problems(str(tmp_path / f"rows.{suffix}")) == loaded.problems


def test_json_objects(tmp_path: Path) -> None:
    path = tmp_path / "set.json"
    statement = {"formal_statement": "theorem t : True := by sorry"}
    path.write_text(json.dumps({"version": 1, "theorems": [statement, statement]}))
    assert len(read_problems(path).problems) == 2
    path.write_text(json.dumps({"first": statement, "second": statement}))
    assert [p.id for p in read_problems(path).problems] == ["first", "second"]
    path.write_text(json.dumps({"id": "only", **statement}))
    assert [p.id for p in read_problems(path).problems] == ["only"]


@settings(max_examples=40, deadline=None)
@given(
    st.lists(
        st.one_of(st.dictionaries(st.text(max_size=3), st.text(max_size=8), max_size=2), st.integers(), st.none())
    ),
    st.sampled_from([None, 1, "\t"]),
    st.integers(1, 7),
)
def test_a_json_list_is_read_in_pieces(rows: list[Any], indent: Any, chunk: int) -> None:
    import io

    from lean_gym.datasets import rows as module

    whole, module._CHUNK = module._CHUNK, chunk
    try:
        text = " " * (chunk - 3) + json.dumps(rows, indent=indent)
        seen = list(module._json(Path("x.json"), io.StringIO(text)))
    finally:
        module._CHUNK = whole
    assert [row.number for row in seen] == list(range(1, len(rows) + 1))
    assert [dict(row.data) for row in seen] == [row if isinstance(row, dict) else {} for row in rows]
    assert [bool(row.fault) for row in seen] == [not isinstance(row, dict) for row in rows]


def test_bad_rows_are_reported_with_their_numbers(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    good = b'{"id": "good", "formal_statement": "theorem t : True := by sorry"}'
    path.write_bytes(
        b"\xef\xbb\xbf" + good + b"\n\n"
        b"not json\n"
        b'{"id": "caf\xe9"}\n'
        b"[1]\n"
        b'{"id": "none", "formal_statement": null}\n'
        b'{"id": "number", "formal_statement": 3}\n'
        b'{"id": "two", "formal_statement": "theorem a : 1 = 1 := by sorry\\ntheorem b : 2 = 2 := by sorry"}\n'
        b'{"id": "answer", "formal_statement": "theorem a : answer(sorry) := by sorry"}\n'
        b'{"id": "lone", "formal_statement": "theorem a : \\ud800 := by sorry"}\n'
        b'{"id": "half", "informal": "\\ud835", "formal_statement": "theorem a : 1 = 1 := by sorry"}\n' + good
    )
    loaded = read_problems(path)
    assert [p.id for p in loaded.problems] == ["good", "good"]
    assert [(r.number, r.id) for r in loaded.rejected] == [
        (3, ""),
        (4, ""),
        (5, ""),
        (6, "none"),
        (7, "number"),
        (8, "two"),
        (9, "answer"),
        (10, "lone"),
        (11, "half"),
    ]
    reasons = [r.reason for r in loaded.rejected]
    for reason, says in zip(
        reasons,
        [
            "not JSON",
            "byte 11",
            "a list",
            "no Lean text",
            "int, not text",
            "a, b",
            "`sorry`",
            "surrogate",
            "'informal' holds half",
        ],
        strict=True,
    ):
        assert says in reason
    assert str(loaded.rejected[0]).startswith(f"{path}, line 3: not JSON")
    with pytest.raises(ProblemError, match="line 3"):
        load_problems(path)


def test_bad_tables(tmp_path: Path) -> None:
    ragged = tmp_path / "ragged.csv"
    ragged.write_text("id,formal_statement\na,theorem t : True := by sorry\nb\n\nc,theorem u : True := by sorry,x\n")
    loaded = read_problems(ragged)
    assert [p.id for p in loaded.problems] == ["a"]
    assert [(r.number, r.reason) for r in loaded.rejected] == [
        (2, "1 cells for 2 columns (line 3)"),
        (3, "3 cells for 2 columns (line 5)"),
    ]
    ragged.write_text('id,formal_statement\na,theorem t : True := by sorry\nb,"theorem u\n')
    assert "rest is not read" in read_problems(ragged).rejected[0].reason
    broken = tmp_path / "broken.json"
    for text in (
        '[{"a": 1}] [{"a": 2}]',
        "[]" + " " * 9 + "x",
        '[{"a": 1},',
        '[{"a": 1} {"a": 2}]',
        "[tru]",
        "3",
        '{"a": ',
    ):
        broken.write_text(text)
        with pytest.raises(ProblemError, match=r"JSON|expected a list"):
            list(read_rows(broken))
    broken.write_bytes(b'[{"a": "caf\xe9"}]')
    with pytest.raises(ProblemError, match="not UTF-8"):
        list(read_rows(broken))
    fake = tmp_path / "fake.parquet"
    fake.write_bytes(b"PAR1 no")
    pytest.importorskip("pyarrow")
    with pytest.raises(ProblemError, match=r"fake\.parquet is no Parquet file"):
        read_problems(fake)
    cut = tmp_path / "cut.jsonl.gz"
    cut.write_bytes(gzip.compress(b'{"formal_statement": "theorem t : True := by sorry"}\n' * 50)[:-20])
    with pytest.raises(ProblemError, match="ends too early"):
        read_problems(cut)


@pytest.mark.parametrize(
    ("source", "options", "says"),
    [
        ("nowhere.jsonl", {}, "cannot be read"),
        ("nowhere.txt", {}, "unknown kind of source"),
        ("lake:nowhere", {}, "no folder"),
        ("rows.jsonl", {"preset": "kimono"}, "no preset 'kimono'; choose one of lean-gym, kimina"),
        ("rows.jsonl", {"preset": "proofnet"}, "needs the column 'id'|needs the column 'lean4"),
        ("rows.jsonl", {"preset": "formal-conjectures"}, "folder of Lean files"),
        ("rows.jsonl", {"preset": "kimina", "columns": Columns("x")}, "not both"),
        ("builtin", {"preset": "kimono"}, "no preset 'kimono'"),
        ("builtin", {"split": "train"}, "builtin has no rows, so that a split cannot be chosen"),
        ("one.lean", {"header": "import Mathlib"}, r"one\.lean has no rows, so that a header"),
        (".", {"columns": Columns("x")}, "has no rows, so that columns"),
        ("generate:ring?n=2", {"split": "train"}, "has no rows, so that a split"),
        ("generate:rings", {}, "no family 'rings'"),
        ("generate:ring?n=many", {}, "does not name generated problems: .*'many'.* Write generate:nat_linear"),
        ("generate:ring?n=1&n=2", {}, "twice"),
        ("generate:ring?m=1", {}, "'m' is none of n, seed"),
        ("generate:ring?n", {}, "does not name generated problems"),
        ("odd.jsonl", {}, "the columns here are claim, no. .*statement="),
    ],
)
def test_bad_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, options: dict[str, Any], says: str
) -> None:
    monkeypatch.chdir(tmp_path)
    write(tmp_path / "rows.jsonl", [{"formal_statement": "theorem t : True := by sorry"}])
    (tmp_path / "one.lean").write_text("theorem t : True := by sorry")
    write(tmp_path / "odd.jsonl", [{"claim": "theorem t : True := by sorry", "no": 1}])
    with pytest.raises(ProblemError, match=says):
        list(stream_problems(source, **options))


def test_generated_problems_are_a_source() -> None:
    name = "generate:nat_linear?n=3&seed=5&truth=both"
    problems = generate("nat_linear", n=3, seed=5, truth="both")
    assert tuple(stream_problems(name)) == load_problems(name) == problems
    assert len(load_problems("generate:lists")) == 100


def test_columns_by_hand(tmp_path: Path) -> None:
    path = write(
        tmp_path / "rows.jsonl",
        [{"claim": "theorem t : x = 1 := by sorry", "head": "variable (x : Nat)", "key": 7, "stats": {"won": "0.25"}}],
    )
    columns = Columns("claim", header="head", id="key", win_rate="stats.won")
    [problem] = read_problems(path, columns=columns).problems
    assert problem.header == "variable (x : Nat)\n"
    assert problem.id == "7"
    assert problem.metadata == {"stats": {"won": "0.25"}, "win_rate": 0.25}
    [problem] = read_problems(path, columns=Columns("claim"), header="import Mathlib\n").problems
    assert problem.header == "import Mathlib\n"
    assert problem.id == "t"
    with pytest.raises(ProblemError, match="statement="):
        Columns("")
    path = write(tmp_path / "rows.jsonl", [{"claim": "theorem t : True := by sorry", "rate": 1.5}])
    assert "1.5; a win rate" in read_problems(path, columns=Columns("claim", win_rate="rate")).rejected[0].reason


PUBLISHED: dict[str, dict[str, Any]] = {
    "kimina": {
        "statement_id": "0f3", "natural_language": "Two is two.", "source": "olympiads",
        "formal_statement": "import Mathlib\n\n/-- Two is two. -/\ntheorem my_favorite_theorem : 2 = 2 := by sorry",
    },
    "numina": {
        "uuid": "0f3", "problem": "Two is two.", "question_type": "proof", "answer": "", "author": "human",
        "formal_statement": "import Mathlib\n\ntheorem two : 2 = 2 := by sorry\n", "formal_ground_truth": None,
        "ground_truth_type": "statement", "formal_proof": None, "source": "olympiads", "problem_type": "Algebra",
        "rl_data": {"n_correct_proofs": 1, "n_proofs": 4, "win_rate": 0.25}, "exam": None,
    },
    "deepseek-prover": {
        "name": "two", "split": "test", "informal_prefix": "/-- Two is two.-/\n", "goal": "⊢ 2 = 2",
        "formal_statement": "theorem two : 2 = 2 := by\n", "header": "import Mathlib\n\nopen Nat\n\n",
    },
    "minif2f": {
        "name": "two", "split": "test", "informal_prefix": "/-- Two is two.-/\n",
        "formal_statement": "import Mathlib\n\nopen Nat\n\ntheorem two : 2 = 2 := by sorry",
    },
    "proofnet": {
        "id": "Rudin|exercise_1_1a", "nl_statement": "Two is two.", "nl_proof": "Clear.",
        "lean4_src_header": "import Mathlib\n\nopen Nat\n\n", "lean4_formalization": "theorem two : 2 = 2 :=",
    },
    "putnambench": {
        "name": "two", "informal_statement": "Two is two.", "informal_solution": "2", "tags": "['algebra']",
        "lean4_statement": "abbrev two_solution : ℕ := sorry\n-- 1 + 1\ntheorem two : 2 = two_solution :=\nsorry",
    },
    "lean-workbook": {
        "id": "two", "natural_language_statement": "Two is two.", "answer": "", "tags": ["algebra"],
        "formal_statement": "theorem two : 2 = 2  :=  by sorry", "split": "lean_workbook",
    },
    "goedel-pset": {
        "problem_id": "two", "informal_statement": "Two is two.",
        "formal_statement": "import Mathlib\nimport Aesop\n\ntheorem two : 2 = 2 := by sorry",
    },
}  # fmt: skip


@pytest.mark.parametrize("preset", PUBLISHED)
def test_published_layouts(tmp_path: Path, preset: str) -> None:
    row = PUBLISHED[preset]
    detected = detect_preset(frozenset(row))
    assert detected is not None
    assert detected[0] == preset
    path = write(tmp_path / "rows.jsonl", [row])
    loaded = read_problems(path)
    assert loaded == read_problems(path, preset=preset)
    assert loaded.rejected == ()
    [problem] = loaded.problems
    assert problem.informal == "Two is two."
    assert problem.id in row.values()
    assert words(problem.header)[:2] == ["import", "Mathlib"]
    assert words(problem.statement)[-1] == ":="
    assert ("win_rate" in problem.metadata) == (preset == "numina")
    # Nothing is lost: a column is kept as it is, or its content is in the problem's own attributes.
    columns = detected[1]
    assert {k: v for k, v in row.items() if k not in columns.used()}.items() <= problem.metadata.items()
    if preset == "putnambench":
        assert "two_solution : ℕ := (1 + 1)\n" in problem.header
        assert problem.metadata["answer_filled"] is True


def test_every_row_preset_is_tested() -> None:
    assert set(PUBLISHED) == {name for name, preset in PRESETS.items() if preset.layouts} - {"lean-gym"}
    with pytest.raises(ProblemError, match="choose a preset"):
        find_columns(frozenset({"a"}))


def test_minif2f_without_loss(shared_data: Path) -> None:
    path = shared_data / "minif2f.jsonl"
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    loaded = read_problems(path)
    assert len(rows) == len(loaded.problems) == 488
    assert loaded.rejected == ()
    for row, problem in zip(rows, loaded.problems, strict=True):
        assert (problem.id, problem.name, problem.metadata["split"]) == (row["name"], row["name"], row["split"])
        assert row["source"].startswith(problem.header + problem.statement)
        assert words(row["source"][len(problem.header + problem.statement) :]) == ["by", "sorry"]
    assert len(read_problems(path, split="test").problems) == 244


def test_minif2f_as_one_lean_file(shared_data: Path) -> None:
    """All statements of a split in one file, as some publish it: the same problems as from the rows."""
    rows = [p for p in read_problems(shared_data / "minif2f.jsonl").problems if p.metadata["split"] == "test"]
    header = rows[0].header
    same = [p for p in rows if p.header == header]
    assert len(same) > 200
    text = header + "\n\n".join(f"{p.statement} by\n  sorry" for p in same)
    found = list(problems_in_text(text))
    assert [(p.id, p.statement) for p in found if isinstance(p, Problem)] == [(p.id, p.statement) for p in same]
    assert all(isinstance(p, Problem) and words(p.header) == words(header) for p in found)


def test_minif2f_as_proofnet_rows(shared_data: Path, tmp_path: Path) -> None:
    """The same statements cut as ProofNet cuts them: header, docstring, and a statement that ends in `:=`."""
    problems = read_problems(shared_data / "minif2f.jsonl").problems
    rows = [
        {
            "name": p.name, "split": "test", "informal_prefix": f"/-- In words: {p.name}. -/\n",
            "formal_statement": p.statement, "goal": "", "header": p.header,
        }
        for p in problems
    ]  # fmt: skip
    loaded = read_problems(write(tmp_path / "proofnet.jsonl", rows), preset="proofnet")
    assert loaded.rejected == ()
    assert [(p.name, p.header, p.statement) for p in loaded.problems] == [
        (p.name, p.header if p.header.endswith("\n") else p.header + "\n", p.statement) for p in problems
    ]
    assert [p.informal for p in loaded.problems] == [f"In words: {p.name}." for p in problems]


PROJECT = {
    "lakefile.toml": 'name = "demo"\n',
    "Demo.lean": "import Demo.Basic\n",
    "Demo/Basic.lean": """\
/-! # A file -/
import Mathlib

namespace Demo

def f (n : Nat) : Nat := n + 1

/-- First. -/
theorem first (n : Nat) : f n = n + 1 := by
  have h : True := by sorry
  rfl

@[simp] lemma done (n : Nat) : f n ≠ 0 := by simp [f]

theorem second : ∃ n, f n = 3 := sorry

example : f 1 = 2 := by
  sorry

theorem third (h : second.choose = 2) : True := by sorry
end Demo
""",
    "Demo/Conjecture.lean": """\
import FormalConjectures.Util.ProblemImports

def bad : Nat := sorry

/-- A conjecture. -/
@[category research open, AMS 11 5]
theorem open_one : ∃ n : Nat, n > 3 := by
  sorry

@[category research solved, AMS 11]
theorem with_answer : answer(sorry) ↔ ∃ n : Nat, n > 3 := by
  sorry

@[category test, AMS 11]
theorem rests_on_bad : bad = 1 := by
  sorry
""",
    ".lake/packages/other/Other.lean": "theorem other : True := by sorry\n",
    "build/Old.lean": "theorem old : True := by sorry\n",
}


def project(folder: Path, files: Mapping[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize("prefix", ["", "lake:"])
def test_a_lake_project(tmp_path: Path, prefix: str) -> None:
    loaded = read_problems(f"{prefix}{project(tmp_path, PROJECT)}")
    found = {p.id: p for p in loaded.problems}
    assert list(found) == ["Demo.first", "Demo.second", "Demo.example_goal", "open_one"]
    first, second, example = found["Demo.first"], found["Demo.second"], found["Demo.example_goal"]
    assert first.informal == "First."
    assert first.metadata == {"file": "Demo/Basic.lean", "line": 8}
    assert first.statement == "/-- First. -/\ntheorem first (n : Nat) : f n = n + 1 :="
    assert "def f" in first.header
    assert "lemma done" in second.header
    assert "theorem first" not in second.header
    assert second.full_name == "Demo.second"
    assert example.statement == "theorem example_goal : f 1 = 2 :="
    assert found["open_one"].metadata["category"] == "research open"
    assert found["open_one"].metadata["ams"] == [11, 5]
    reasons = {(r.place.removeprefix(str(tmp_path)), r.number): r.reason for r in loaded.rejected}
    assert list(reasons) == [
        ("/Demo/Basic.lean, line 20", 20),
        ("/Demo/Conjecture.lean, line 10", 10),
        ("/Demo/Conjecture.lean, line 14", 14),
        ("/Demo.lean, line 1", 1),
    ]
    assert "'second.choose'" in reasons["/Demo/Basic.lean, line 20", 20]
    assert "an answer" in reasons["/Demo/Conjecture.lean, line 10", 10]
    assert "'bad'" in reasons["/Demo/Conjecture.lean, line 14", 14]


def test_a_folder_of_lean_files(tmp_path: Path, shared_data: Path) -> None:
    rows = [json.loads(line) for line in (shared_data / "minif2f.jsonl").read_text(encoding="utf-8").splitlines()]
    files = {f"MiniF2F/{row['split'].title()}/{row['name']}.lean": row["source"] for row in rows[:60]}
    loaded = read_problems(project(tmp_path, files))
    assert loaded.rejected == ()
    assert {(p.id, p.header, p.statement) for p in loaded.problems} == {
        (p.id, p.header, p.statement) for p in read_problems(shared_data / "minif2f.jsonl").problems[:60]
    }


def test_unreadable_lean_files(tmp_path: Path) -> None:
    (tmp_path / "a.lean").write_bytes(b"theorem t : True := by sorry -- caf\xe9")
    (tmp_path / "b.lean").write_text("theorem t : True := trivial\n")
    (tmp_path / "c.lean").symlink_to(tmp_path / "missing.lean")
    loaded = read_problems(tmp_path)
    assert loaded.problems == ()
    assert [str(r).removeprefix(str(tmp_path)) for r in loaded.rejected] == [
        "/a.lean: not UTF-8 text (byte 35): save it as UTF-8",
        "/b.lean, line 1: nothing to prove: no theorem without a proof, and none with `sorry`",
        "/c.lean: cannot be read: No such file or directory",
    ]
    # A single file with a proved theorem asks for that theorem.
    assert [p.id for p in read_problems(tmp_path / "b.lean").problems] == ["b"]


def test_hugging_face_copies(tmp_path: Path) -> None:
    datasets = pytest.importorskip("datasets")
    parts = {"train": ROWS[:2], "test": ROWS[2:]}
    columns = ("id", "informal", "formal_statement")
    saved = datasets.DatasetDict(
        {
            name: datasets.Dataset.from_list([{c: row[c] for c in columns} for row in rows])
            for name, rows in parts.items()
        }
    )
    saved.save_to_disk(tmp_path / "saved")
    for name, rows in saved.items():
        (tmp_path / "hub" / "data").mkdir(parents=True, exist_ok=True)
        rows.to_parquet(tmp_path / "hub" / "data" / f"{name}-00000-of-00001.parquet")
    for folder in ("saved", "hub"):
        both = read_problems(tmp_path / folder)
        assert {(p.id, p.metadata["split"]) for p in both.problems} == {("a", "train"), ("b", "train"), ("c", "test")}
        assert [p.id for p in read_problems(tmp_path / folder, split="test").problems] == ["c"]
        with pytest.raises(ProblemError, match=r"no split 'dev'; it has (train, test|test, train)"):
            read_problems(tmp_path / folder, split="dev")
    # The hub's own loader, on a folder as the hub keeps it: what comes over the network comes the same way.
    streamed = read_problems(f"hf:{tmp_path / 'hub'}")
    assert sorted((p.id, p.metadata["split"]) for p in streamed.problems) == [
        ("a", "train"), ("b", "train"), ("c", "test"),
    ]  # fmt: skip
    assert [p.id for p in read_problems(f"hf:{tmp_path / 'hub'}", split="train").problems] == ["a", "b"]
    with pytest.raises(ProblemError, match="cannot be loaded"):
        read_problems(f"hf:{tmp_path / 'hub'}", split="dev")
    saved["train"].save_to_disk(tmp_path / "one")
    assert [p.id for p in read_problems(tmp_path / "one").problems] == ["a", "b"]


def test_own_rows_round_trip(shared_data: Path) -> None:
    problems = [*load_problems(None), *read_problems(shared_data / "minif2f.jsonl").problems[::10]]
    problems += [p for p in problems_in_text(PROJECT["Demo/Basic.lean"]) if isinstance(p, Problem)]
    for problem in problems:
        row = json.loads(json.dumps(row_of(problem), ensure_ascii=False))
        name, columns = find_columns(frozenset(row))
        assert name == "lean-gym"
        again = problem_from_row(row, columns)
        assert row_of(again) == row_of(problem) | {"metadata": row["metadata"]}
        assert (again.name, again.header, again.statement) == (problem.name, problem.header, problem.statement)


@pytest.mark.parametrize(
    ("text", "filled"),
    [
        ("abbrev p_solution : ℕ := sorry\n-- 3\ntheorem p : p_solution = 3 := by sorry", True),
        ("abbrev p_solution : ℕ := sorry\n-- fun n : ℕ =>\n--   n + 1\n\ntheorem p : True := by sorry", True),
        ("noncomputable abbrev p_solution : ℕ := sorry -- 3\ntheorem p : p_solution = 3 := sorry", True),
        ("abbrev p_solution : ℕ := sorry\n/- 3 -/\n/-- Words. -/\ntheorem p : p_solution = 3 := sorry", True),
        ("abbrev p_solution : ℕ := sorry\ntheorem p : p_solution = 3 := by sorry", False),
        ("abbrev other : ℕ := sorry\n-- 3\ntheorem p : other = 3 := by sorry", False),
        ("abbrev p_solution : ℕ := 3\n-- sorry\ntheorem p : p_solution = 3 := by sorry", False),
    ],
)
def test_answers(text: str, filled: bool) -> None:
    new, done = fill_answers(text)
    assert done is filled
    problem = Problem.from_lean(new)
    if filled:
        assert "sorry" not in problem.header
        refuse_unfinished(problem)
    else:
        assert new == text
    if "Words" in text:
        assert problem.informal == "Words."


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("def a : Nat := sorry\ntheorem t : a = a := by sorry", True),
        ("def a : Nat := sorry\ndef b := a + 1\ntheorem t : b = b := by sorry", True),
        ("namespace N\ndef a : Nat := sorry\nend N\nopen N\ntheorem t : a = a := by sorry", True),
        ("instance : Inhabited Nat := sorry\ntheorem t : True := by sorry", True),
        ("theorem t (h : answer(sorry)) : True := by sorry", True),
        ("def a : Nat := sorry\ntheorem t : 1 = 1 := by sorry", False),
        ("theorem l : ∃ n, n = 1 := sorry\ntheorem t : 1 = 1 := by sorry", False),
        ("theorem l : ∃ n, n = 1 := sorry\nnoncomputable def c := l.choose\ntheorem t : c = 1 := by sorry", True),
        ("theorem l : ∃ n, n = 1 := sorry\nopen l\ntheorem l.more : 1 = 1 := by sorry", False),
        ("-- no sorry here\ntheorem t : 1 = 1 := by sorry", False),
        ('theorem t : "sorry" = "sorry" := by sorry', False),
    ],
)
def test_a_sorry_in_what_is_said(text: str, refused: bool) -> None:
    name = "l.more" if "l.more" in text else "t"
    problem = Problem.from_lean(text, name)
    if refused:
        with pytest.raises(ProblemError, match="sorry"):
            refuse_unfinished(problem)
    else:
        refuse_unfinished(problem)


@settings(max_examples=60, deadline=None)
@given(st.text(alphabet=st.sampled_from("theorm lea:=bys(){}[]«»\"'-/\n\r\t.→∀h0\ud800\0"), max_size=80))
def test_any_text_is_read_or_refused(text: str) -> None:
    for item in problems_in_text("theorem t : True := by sorry\n" + text):
        assert isinstance(item, Problem) or item[1]


def test_streaming_is_lazy(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    row = json.dumps({"formal_statement": "theorem t : True := by sorry"})
    path.write_text(f"{row}\n" * 100 + "not json\n" * 10)
    stream = stream_problems(path)
    assert isinstance(next(stream), Problem)
    rest = list(stream)
    assert sum(isinstance(item, Rejected) for item in rest) == 10
    assert read_problems(path) == Loaded(
        tuple(p for p in [*rest, rest[0]] if isinstance(p, Problem)), tuple(r for r in rest if isinstance(r, Rejected))
    )
