"""Curation: every step counted, the same result from the same plan, and variants from a real local server."""

from __future__ import annotations

import contextlib
import dataclasses
import json
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lean_gym.append_log import LogError
from lean_gym.datasets import builtin_problems
from lean_gym.datasets.canonical import statement_key
from lean_gym.datasets.curation import CurationReport, PlanError, curate, load_plan
from lean_gym.datasets.curation.plan import STEPS, plan_from
from lean_gym.datasets.curation.steps import Context
from lean_gym.datasets.curation.variants import TEMPLATE, read_variant
from lean_gym.datasets.curation.win_rates import rates_in_log
from lean_gym.datasets.sources import read_problems, row_of
from lean_gym.problem import Problem, ProblemError
from lean_gym.verifiers import Verifier, make_verifier
from tests.datasets.chat_server import ChatServer, chat_server


def ask(name: str, claim: str, **metadata: Any) -> Problem:
    return Problem.from_lean(f"theorem {name} {claim} := by sorry", metadata=metadata)


def save(path: Path, problems: list[Problem]) -> Path:
    path.write_text("".join(json.dumps(row_of(p)) + "\n" for p in problems), encoding="utf-8")
    return path


def ids(folder: Path) -> list[str]:
    return [p.id for p in read_problems(folder / "problems.jsonl").problems]


def removed(folder: Path) -> list[tuple[int, str, str]]:
    rows = [json.loads(line) for line in (folder / "removed.jsonl").read_text().splitlines()]
    return [(row["step"], row["id"], row["reason"]) for row in rows]


def accounts(report: CurationReport) -> list[tuple[str, int, int, int, int]]:
    return [(s.kind, s.before, sum(s.removed.values()), s.added, s.after) for s in report.steps]


CLAIMS = [
    ask("always", "(n : Nat) : n + 0 = n", win_rate=1.0),
    ask("mostly", "(n m : Nat) : n * m = m * n", win_rate=0.625),
    ask("half", "(n m : Nat) : n + m = m + n", win_rate=0.5),
    ask("rarely", "(p q : Prop) (h : p ∧ q) : q", win_rate=0.125),
    ask("never", "(p q r : Prop) (h : p → q) (k : q → r) : p → r", win_rate=0.0),
    ask("unknown", "(a b c : Nat) (h : a ≤ b) (k : b ≤ c) : a ≤ c"),
    ask("copy", "(x : Prop) (y : Prop) (hyp : x ∧ y) : y", win_rate=0.25),
    ask("test_leak", "(k l : Nat) (h : k = l) : l = k"),
]
TEST_SET = [ask("evaluation_1", "(m n : Nat) (eq : m = n) : n = m")]

PLAN = """\
seed: 7
sources:
  - source: prompts.jsonl
    name: prompts
steps:
  - win_rate
  - remove_easy: {above: 0.5}
  - dedupe: {near: 0.9}
  - decontaminate: {against: [test.jsonl]}
  - duplicate_hard: {below: 0.2, copies: 3}
  - shuffle
"""


def plan_folder(tmp_path: Path, plan: str = PLAN) -> Path:
    save(tmp_path / "prompts.jsonl", CLAIMS)
    with (tmp_path / "prompts.jsonl").open("a") as file:
        file.write('{"id": "broken", "name": "b", "informal": "", "formal_statement": "def f := 1", "metadata": {}}\n')
    save(tmp_path / "test.jsonl", TEST_SET)
    (tmp_path / "plan.yaml").write_text(plan)
    return tmp_path / "plan.yaml"


def test_the_published_recipe_without_a_model(tmp_path: Path) -> None:
    plan = load_plan(plan_folder(tmp_path))
    report = curate(plan, tmp_path / "out")
    assert accounts(report) == [
        ("sources", 9, 1, 0, 8),
        ("win_rate", 8, 0, 0, 8),
        ("remove_easy", 8, 2, 0, 6),
        ("dedupe", 6, 1, 0, 5),
        ("decontaminate", 5, 1, 0, 4),
        ("duplicate_hard", 4, 0, 4, 8),
        ("shuffle", 8, 0, 0, 8),
    ]
    assert removed(tmp_path / "out") == [
        (0, "broken", "unusable row"),
        (2, "always", "easy"),
        (2, "mostly", "easy"),
        (3, "copy", "duplicate (alpha)"),
        (4, "test_leak", "contaminated (same statement)"),
    ]
    assert Counter(ids(tmp_path / "out")) == Counter(
        ["half", "rarely", "rarely#2", "rarely#3", "never", "never#2", "never#3", "unknown"]
    )
    kept = read_problems(tmp_path / "out" / "problems.jsonl").problems
    assert {p.metadata["set"] for p in kept} == {"prompts"}
    assert {p.metadata.get("copy_of") for p in kept if "#" in p.id} == {"rarely", "never"}
    assert dict(report.steps[1].counts) == {"with a win rate": 6, "without": 2}
    told = json.loads((tmp_path / "out" / "report.json").read_text())
    assert [s["kind"] for s in told["steps"]] == [s.kind for s in report.steps]
    assert "| remove_easy | 8 | 2 | 0 | 6 | easy: 2 |" in (tmp_path / "out" / "report.md").read_text()
    # The same again, byte by byte; another seed only shuffles otherwise.
    again = curate(plan, tmp_path / "again")
    assert again == report
    assert (tmp_path / "again" / "problems.jsonl").read_bytes() == (tmp_path / "out" / "problems.jsonl").read_bytes()
    other = curate(load_plan(plan_folder(tmp_path, PLAN.replace("seed: 7", "seed: 8"))), tmp_path / "other")
    assert other.sha256 != report.sha256
    assert Counter(ids(tmp_path / "other")) == Counter(ids(tmp_path / "out"))


@pytest.mark.parametrize(
    ("plan", "says"),
    [
        ("[]", "mapping"),
        ("sources: [", "not YAML"),
        ("sources: []", "no sources"),
        ("sources: [a.jsonl]\nstep: []", "unknown setting 'step'; there are seed, sources, steps"),
        ("sources: [a.jsonl]\nseed: -1", "seed is -1"),
        ("sources: [3]", "a source is a path"),
        ("sources: [{source: a, kind: b}]", "unknown setting 'kind'"),
        ("sources: [{source: a, columns: {lean: b}}]", "unknown setting 'lean'"),
        ("sources: [{source: a, columns: {id: b}}]", "statement"),
        ("sources: [a.jsonl]\nsteps: {dedupe: 1}", "steps is dict"),
        ("sources: [a.jsonl]\nsteps: [dedup]", "no step 'dedup'; there are win_rate"),
        ("sources: [a.jsonl]\nsteps: [{dedupe: {far: 1}}]", "dedupe has the unknown setting 'far'; there are near"),
        ("sources: [a.jsonl]\nsteps: [{dedupe: {near: 90}}]", "dedupe: near is 90"),
        ("sources: [a.jsonl]\nsteps: [{dedupe: 0.9}]", "the settings are 0.9"),
        ("sources: [a.jsonl]\nsteps: [{dedupe: {}, shuffle: {}}]", "a step is its name"),
        ("sources: [a.jsonl]\nsteps: [{remove_easy: {above: yes}}]", "above is True"),
        ("sources: [a.jsonl]\nsteps: [{remove_easy: {unknown: drop}}]", "keep or remove"),
        ("sources: [a.jsonl]\nsteps: [{duplicate_hard: {copies: 1}}]", "copies is 1"),
        ("sources: [a.jsonl]\nsteps: [decontaminate]", "against is"),
        ("sources: [a.jsonl]\nsteps: [{decontaminate: {against: [a], informal_ngram: 0}}]", "informal_ngram"),
        ("sources: [a.jsonl]\nsteps: [{check: {keep: [good]}}]", "keep is"),
        ("sources: [a.jsonl]\nsteps: [{sample: {count: 0}}]", "count is 0"),
        ("sources: [a.jsonl]\nsteps: [{win_rate: {read: a, policy: b}}]", "not both"),
        ("sources: [a.jsonl]\nsteps: [{win_rate: {policy: b, temperature: -1}}]", "temperature"),
        ("sources: [a.jsonl]\nsteps: [variants]", "policy is ''"),
        ("sources: [a.jsonl]\nsteps: [{variants: {policy: a, template: no}}]", "template is False; expected a text"),
        ("sources: [a.jsonl]\nsteps: [{variants: {policy: a, template: none}}]", "${formal}"),
    ],
)
def test_bad_plans(tmp_path: Path, plan: str, says: str) -> None:
    path = tmp_path / "plan.yaml"
    path.write_text(plan)
    with pytest.raises(PlanError, match=re.escape(says)) as raised:
        load_plan(path)
    assert str(raised.value).startswith(f"{path}: ")


def test_plans_that_cannot_be_carried_out(tmp_path: Path) -> None:
    with pytest.raises(PlanError, match="cannot be read"):
        load_plan(tmp_path / "none.yaml")
    (tmp_path / "plan.json").write_text('{"sources": ["none.jsonl"]}')
    with pytest.raises(PlanError, match=r"source 'none\.jsonl': .*cannot be read"):
        curate(load_plan(tmp_path / "plan.json"), tmp_path / "out")
    save(tmp_path / "prompts.jsonl", CLAIMS[:2])
    steps = [{"remove_easy": {"above": 0.5}}]
    with pytest.raises(PlanError, match=r"step 1 \(remove_easy\) left no problems: .*easy"):
        curate(plan_from({"sources": ["prompts.jsonl"], "steps": steps}, tmp_path), tmp_path / "out")
    steps = [{"check": {"verifier": "kimono"}}]
    with pytest.raises(PlanError, match="kimono"):
        curate(plan_from({"sources": ["prompts.jsonl"], "steps": steps}, tmp_path), tmp_path / "out")


def run(
    step: dict[str, Any] | str, problems: list[Problem], folder: Path, verifier: Verifier | None = None, **options: Any
) -> Any:
    """Carry out one step; with a verifier that stays open."""
    if verifier is not None:
        options["make_verifier"] = lambda name, seconds: contextlib.nullcontext(verifier)
    [made] = plan_from({"sources": ["x"], "steps": [step]}).steps
    folder.mkdir(parents=True, exist_ok=True)
    return made(list(problems), Context(folder, 3, folder, **options))


def test_samples(tmp_path: Path) -> None:
    problems = list(builtin_problems())
    result = run({"sample": {"count": 50}}, problems, tmp_path)
    assert len(result.problems) == 50
    assert len(result.removed) == len(problems) - 50
    order = {p.id: i for i, p in enumerate(problems)}
    places = [order[p.id] for p in result.problems]
    assert places == sorted(places)
    assert run({"sample": {"count": 10**6}}, problems, tmp_path).problems == problems
    shuffled = run("shuffle", problems, tmp_path).problems
    assert shuffled != problems
    assert sorted(shuffled, key=lambda p: order[p.id]) == problems


def test_easy_and_hard_without_a_rate(tmp_path: Path) -> None:
    result = run({"remove_easy": {"unknown": "remove"}}, CLAIMS, tmp_path)
    assert [p.id for p in result.problems] == ["half", "rarely", "never", "copy"]
    assert Counter(r.reason for r in result.removed) == {"easy": 2, "no win rate": 2}
    result = run({"duplicate_hard": {"below": 0.0, "unknown": True}}, CLAIMS, tmp_path)
    assert [p.id for p in result.problems if "#" in p.id] == ["never#2", "unknown#2", "test_leak#2"]


def test_win_rates_from_files(tmp_path: Path) -> None:
    (tmp_path / "rates.csv").write_text("problem,wins\nhalf,0.75\nnever,0\nother,1\n")
    settings = {"read": "rates.csv", "id": "problem", "rate": "wins"}
    result = run({"win_rate": settings}, CLAIMS, tmp_path)
    assert {p.id: p.metadata.get("win_rate") for p in result.problems} == {
        **{p.id: p.metadata.get("win_rate") for p in CLAIMS}, "half": 0.75, "never": 0.0,
    }  # fmt: skip
    assert result.counts == {"with a win rate": 2, "without": 6}
    (tmp_path / "rates.csv").write_text("problem,wins\nhalf,75%\n")
    with pytest.raises(PlanError, match=r"rates\.csv, row 1: .*'wins'"):
        run({"win_rate": settings}, CLAIMS, tmp_path)
    with pytest.raises(PlanError, match="no folder of an evaluation"):
        run({"win_rate": {"read": "."}}, CLAIMS, tmp_path)


RESPONSE = "<think>\nEasy.\n</think>\n\n```lean4\n{code}\n```"


def test_measured_win_rates(tmp_path: Path, verifier: Verifier) -> None:
    """Four recorded responses to each problem, some of them right: Lean says which."""
    right = {"half": "by omega", "rarely": "by exact h.2", "never": "by exact fun x => k (h x)"}
    wins = {"half": 3, "rarely": 1, "never": 0}
    problems = [p for p in CLAIMS if p.id in right]
    with (tmp_path / "responses.jsonl").open("w") as file:
        for id, code in right.items():
            codes = [code] * wins[id] + ["by contradiction"] * (4 - wins[id])
            row = {"problem": id, "responses": [RESPONSE.format(code=c) for c in codes]}
            file.write(json.dumps(row) + "\n")
    twin = Problem.from_lean(problems[0].source().replace("theorem half", "theorem twin"))
    settings = {"policy": f"file:{tmp_path / 'responses.jsonl'}", "samples": 4}
    told: list[tuple[int, int]] = []
    result = run(
        {"win_rate": settings},
        [*problems, twin],
        tmp_path / "out",
        verifier,
        on_progress=lambda *state: told.append(state),
    )
    found = {p.id: p.metadata["win_rate"] for p in result.problems}
    assert found == {"half": 0.75, "rarely": 0.25, "never": 0.0, "twin": 0.75}
    assert told[-1] == (12, 12)
    # The log of the measurement is an evaluation like any other.
    assert rates_in_log(tmp_path / "out" / "win_rate") == {k: v for k, v in found.items() if k != "twin"}
    again = run({"win_rate": {"read": "win_rate"}}, problems, tmp_path / "out")
    assert [p.metadata["win_rate"] for p in again.problems] == [0.75, 0.25, 0.0]


def test_check_step(tmp_path: Path, verifier: Verifier) -> None:
    problems = [
        ask("hard", "(n : Nat) (h : n * n = 4) : n = 2"),
        ask("easy", "(n : Nat) : n + 0 = n"),
        ask("false", "(n : Nat) : n < n"),
        ask("invalid", '(n : Nat) : n = "n"'),
    ]
    settings = {"tactics": ["simp", "decide"], "keep": ["open"]}
    result = run({"check": settings}, problems, tmp_path, verifier)
    assert [p.id for p in result.problems] == ["hard"]
    assert [(r.id, r.reason) for r in result.removed] == [("easy", "easy"), ("false", "false"), ("invalid", "invalid")]
    assert "mismatch" in result.removed[2].detail
    assert result.counts == {"open": 1, "easy": 1, "false": 1, "invalid": 1}


# Variants.

ORIGINALS = [
    Problem.from_lean(
        "open Nat\n\ntheorem add_comm' (n m : Nat) : n + m = m + n := by sorry", informal="Sums commute."
    ),
    Problem.from_lean("theorem and_swap (p q : Prop) (h : p ∧ q) : q ∧ p := by sorry", metadata={"win_rate": 0.25}),
    Problem.from_lean("def two := 2\n\ntheorem of_two : two = 1 + 1 := by sorry", metadata={"win_rate": 0.0}),
    Problem.from_lean("theorem often (n : Nat) : n = n := by sorry", metadata={"win_rate": 0.875}),
]
ANSWERS = {
    "add_comm'": [
        "In words: three terms.\n```lean4\nimport O\ntheorem n (a b c : Nat) : a + b + c = c + b + a := by sorry\n```",
        "Only names differ.\n```lean4\ntheorem copy (x y : Nat) : x + y = y + x := by sorry\n```",
        "```lean4\ntheorem less (n m : Nat) : n + m < n + m := by sorry\n```",
    ],
    "and_swap": [
        "```lean4\nlemma or_swap {p q : Prop} (h : p ∨ q) : q ∨ p := by\n  sorry\n```",
        "I cannot think of any.",
        "```lean4\ntheorem broken (p q : Prop) (h : p ∧ q) : q ∧ r₁ + := by sorry\n```",
    ],
    "of_two": [
        "```lean4\ndef three := 3\ntheorem of_three : three = 2 + 1 := by sorry\n```",
        "```lean4\ndef two := 2\ntheorem of_two_again : two + two = 4 := by sorry\n```",
        "```lean4\ntheorem hole : two = sorry := by sorry\n```",
    ],
}  # fmt: skip


def writer(body: dict[str, Any], number: int) -> str | int:
    """Answers by the theorem in the prompt and the seed; every third request is turned away at first."""
    prompt = body["messages"][-1]["content"]
    name = next((name for name in ANSWERS if f"theorem {name} " in prompt), "")
    if not name:
        return "I do not know this one."
    given = seen.setdefault((name, body["seed"]), len([k for k in seen if k[0] == name]))
    return ANSWERS[name][given]


seen: dict[tuple[str, int], int] = {}


def variants(server: ChatServer, folder: Path, verifier: Verifier, **settings: Any) -> Any:
    step = {"variants": {"policy": server.url, "per_problem": 3, "unknown": True, **settings}}
    return run(step, ORIGINALS, folder, verifier)


def busy(answer: Callable[[dict[str, Any], int], str | int]) -> Callable[[dict[str, Any], int], str | int]:
    return lambda body, number: 429 if number % 3 == 1 else answer(body, number)


def test_variants_from_a_server(tmp_path: Path, verifier: Verifier) -> None:
    seen.clear()
    with chat_server(busy(writer)) as server:
        result = variants(server, tmp_path / "first", verifier)
        assert server.requests > len(server.answered) == 9  # tried again where the server was busy
        again = variants(server, tmp_path / "first", verifier)
        assert len(server.answered) == 9  # nothing is asked for twice
    assert again == result
    for body in server.answered:
        assert body["model"] == "writer"
        prompt = body["messages"][-1]["content"]
        assert "```lean4\n" in prompt
        assert ("Sums commute.\n\n```" in prompt) == ("add_comm'" in prompt)
    got = [(p.id.partition("/")[0], bool(p.metadata.get("variant_of"))) for p in result.problems]
    assert got == [
        ("add_comm'", False), ("add_comm'", True), ("and_swap", False), ("and_swap", True),
        ("of_two", False), ("of_two", True), ("often", False),
    ]  # fmt: skip
    assert result.added == 3
    assert result.removed == []
    reasons = Counter((r.id.partition("/")[0], r.reason) for r in result.refused)
    assert reasons == {
        ("add_comm'", "not new"): 1, ("add_comm'", "false"): 1, ("and_swap", "unreadable"): 1,
        ("and_swap", "invalid"): 1, ("of_two", "unreadable"): 2,
    }  # fmt: skip
    assert result.counts == {"answers asked for": 9, "unanswered": 0}
    new = next(p for p in result.problems if p.metadata.get("variant_of") == "add_comm'")
    assert new.header == "open Nat\n\n"
    assert new.informal == "three terms."
    assert new.statement.endswith("(a b c : Nat) : a + b + c = c + b + a :=")
    assert new.metadata == {"variant_of": "add_comm'", "author": "writer"}
    two = next(p for p in result.problems if p.metadata.get("variant_of") == "of_two")
    assert two.header == "def two := 2\n\n"
    assert len({statement_key(p) for p in result.problems}) == len(result.problems)


def test_an_interrupted_run_of_variants_goes_on(tmp_path: Path, verifier: Verifier) -> None:
    seen.clear()
    with chat_server(writer) as server:
        whole = variants(server, tmp_path / "whole", verifier)
    with chat_server(lambda body, number: writer(body, number) if number <= 4 else 401) as server:
        with pytest.raises(PlanError, match="401"):
            variants(server, tmp_path / "stopped", verifier)
        kept = len((tmp_path / "stopped" / "variants.jsonl").read_text().splitlines()) - 1
    with chat_server(writer) as server:
        assert variants(server, tmp_path / "stopped", verifier) == whole
        assert len(server.answered) == 9 - kept
        with pytest.raises(LogError, match="other settings"):
            variants(server, tmp_path / "stopped", verifier, temperature=0.5)
    with chat_server(lambda body, number: 400) as server:
        result = variants(server, tmp_path / "refused", verifier, below=0.1, unknown=False)
    assert result.problems == ORIGINALS
    assert [r.reason for r in result.refused] == ["no answer"] * 3
    assert result.counts == {"answers asked for": 3, "unanswered": 3}


def test_a_whole_plan_with_variants(tmp_path: Path, verifier: Verifier) -> None:
    seen.clear()
    save(tmp_path / "prompts.jsonl", [*ORIGINALS, *CLAIMS])
    save(tmp_path / "test.jsonl", [ask("or_comm", "(a b : Prop) (hab : a ∨ b) : b ∨ a")])

    def carry_out(folder: str) -> CurationReport:
        with chat_server(writer) as server:
            steps = [
                "win_rate",
                {"remove_easy": {"above": 0.5}},
                {"variants": {"policy": server.url, "per_problem": 3, "below": 0.3, "unknown": False}},
                {"check": {"tactics": ["simp"]}},
                "dedupe",
                {"decontaminate": {"against": ["test.jsonl"]}},
                {"duplicate_hard": {"below": 0.0}},
            ]
            plan = plan_from({"sources": ["prompts.jsonl"], "steps": steps, "seed": 1}, tmp_path)
            return curate(plan, tmp_path / folder, make_verifier=lambda name, s: contextlib.nullcontext(verifier))

    first = carry_out("a")
    assert accounts(first) == [
        ("sources", 12, 0, 0, 12),
        ("win_rate", 12, 0, 0, 12),
        ("remove_easy", 12, 3, 0, 9),
        ("variants", 9, 0, 2, 11),
        ("check", 11, 0, 0, 11),
        ("dedupe", 11, 2, 0, 9),
        ("decontaminate", 9, 1, 0, 8),
        ("duplicate_hard", 8, 0, 2, 10),
    ]
    assert (5, "half", "duplicate (text)") in removed(tmp_path / "a")
    assert (5, "copy", "duplicate (alpha)") in removed(tmp_path / "a")
    assert carry_out("b").sha256 == first.sha256


def test_reading_variants() -> None:
    original = Problem.from_lean("namespace A\n\ntheorem «odd name».t' (n : Nat) : n = n := by sorry")
    text = "```lean4\ntheorem x (n : Nat) : n ≤ n := by sorry\n```"
    first = read_variant(text, original, "a/1", "m")
    second = read_variant(text, original, "a/2", "m")
    assert first.header == original.header
    assert re.fullmatch(r"t__variant_[0-9a-f]{8}", first.name)
    assert first.name != second.name
    assert statement_key(first) == statement_key(second)
    with pytest.raises(ProblemError, match="no closed block"):
        read_variant("I cannot.", original, "a", "m")
    for bad in ("```lean4\ndef f := 1\n```", "```lean4\n\n```", "```lean4\ntheorem x : sorry := by sorry\n```"):
        with pytest.raises(ProblemError):
            read_variant(bad, original, "a", "m")


def test_every_step_explains_itself() -> None:
    for kind, step in STEPS.items():
        assert step.kind == kind
        assert step.__doc__
        for field in dataclasses.fields(step):
            assert f"{field.name}: " in step.__doc__, f"{kind}: {field.name}"
    assert "${formal}" in TEMPLATE


def test_a_lean_that_breaks_stops_the_curation(tmp_path: Path) -> None:
    from lean_gym.run import LeanRun, Outcome

    class Broken(Verifier):
        def run(self, source: str) -> LeanRun:
            return LeanRun(Outcome.UNAVAILABLE, detail="out of order")

        def describe(self) -> str:
            return "broken"

    save(tmp_path / "prompts.jsonl", CLAIMS)
    plan = plan_from({"sources": ["prompts.jsonl"], "steps": [{"check": {"tactics": []}}]}, tmp_path)
    with pytest.raises(PlanError, match="out of order"):
        curate(plan, tmp_path / "out", make_verifier=lambda name, seconds: Broken(1))
    report = curate(plan, tmp_path / "mended", make_verifier=lambda name, seconds: make_verifier(name, workers=1))
    assert report.steps[-1].after == len(CLAIMS)


def test_the_document_says_what_there_is() -> None:
    import yaml

    from lean_gym.datasets.presets import PRESETS

    text = (Path(__file__).parents[2] / "docs" / "datasets.md").read_text(encoding="utf-8")
    [plan] = re.findall(r"```yaml\n(.*?)```", text, re.DOTALL)
    assert [step.kind for step in plan_from(yaml.safe_load(plan)).steps][:3] == ["win_rate", "remove_easy", "variants"]
    rows = {line.split("|")[1].strip(" `"): line for line in text.splitlines() if line.startswith("| `")}
    for kind, step in STEPS.items():
        settings = rows[kind].split("|")[-2]
        assert set(re.findall(r"`(\w+)`", settings)) == {field.name for field in dataclasses.fields(step)}, kind
    for name, preset in PRESETS.items():
        for _, columns in preset.layouts[:1]:
            cells = [cell.strip(" `") for cell in rows[name].split("|")[3:8]]
            assert cells == [columns.statement, columns.header, columns.informal, columns.id, columns.win_rate], name
