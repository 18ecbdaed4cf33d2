"""Format rules: each against known inputs, against a plain computation, and under changes that must not matter."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from lean_gym.lean.lexer import tokenize
from lean_gym.problem import Problem
from lean_gym.response import Response, ResponseFormat, render_response
from lean_gym.rewards import (
    RULES,
    Agreement,
    CodeBlock,
    CommentCharacters,
    CommentLines,
    ForbiddenWords,
    ReasoningScript,
    RepeatedLines,
    ResponseLength,
    Rule,
    StatementKept,
    TacticsBlocks,
    TacticsClosed,
    TacticsCode,
    TacticsLines,
    TextAfterCode,
    TextBeforeThink,
    ThinkBlock,
    kimina,
    none,
    strict,
    violations,
)
from lean_gym.rewards.rules import find_statement
from lean_gym.rewards.words import STOP_WORDS
from lean_gym.testing import DEFECTS, Sample, any_text, malformed, well_formed
from tests.rewards import naive_format

PROBLEM = Problem.from_lean(
    "open Nat\n\ndef double (n : Nat) := n + n\n\ntheorem t (n : Nat) : double n = n + n := by sorry"
)
CODE = "open Nat\n\ndef double (n : Nat) := n + n\n\ntheorem t (n : Nat) : double n = n + n := by\n  rfl"
SAMPLES = st.one_of(well_formed(), malformed())
ALL: tuple[Rule, ...] = (
    *strict(max_length=100),
    ReasoningScript(),
    *(Agreement(0.5, method) for method in ("iou", "subcode", "tokens")),  # type: ignore[arg-type]
)


def response(code: str, reasoning: str = "") -> Response:
    return Response.parse(render_response(reasoning, code))


def with_blocks(code: str, *blocks: str) -> Response:
    return response(code, "\n".join(f"```tactics\n{block}\n```" for block in blocks))


def value(rule: Rule, parsed: Response, problem: Problem | None = None) -> float:
    found = rule.measure(parsed, problem)
    assert found is not None
    return found.value


# --- all rules ---


@settings(max_examples=200)
@given(any_text(), st.booleans())
@example("```lean4\n<think></think>\n```", False)
def test_every_rule_is_total(text: str, opened: bool) -> None:
    parsed = Response.parse(text, ResponseFormat(think_opened=opened))
    for rule in ALL:
        for problem in (None, PROBLEM):
            found = rule.measure(parsed, problem)
            violation = rule(parsed, problem)
            if found is None:
                assert violation is None
                continue
            assert 0 <= found.start <= found.end <= len(text)
            assert found.value >= 0
            assert (violation is None) == found.kept
            if violation is not None:
                assert violation.rule == rule.name
                assert violation.message.endswith(".")
                assert (violation.start, violation.end) == (found.start, found.end)
    assert violations(parsed, PROBLEM, ()) == ()


@given(st.sampled_from([ResponseFormat(), ResponseFormat(think_opened=True)]).flatmap(well_formed))
def test_a_well_formed_response_breaks_nothing(sample: Sample) -> None:
    parsed = Response.parse(sample.text, sample.format)
    assert violations(parsed, sample.problem, kimina(max_length=len(sample.text))) == ()
    assert violations(parsed, sample.problem, strict()) == ()


@pytest.mark.parametrize("defect", DEFECTS)
@pytest.mark.parametrize("format", [ResponseFormat(), ResponseFormat(think_opened=True, think_tag="reasoning")])
def test_one_defect_is_reported_by_its_rule_alone(defect: str, format: ResponseFormat) -> None:
    @settings(max_examples=15)
    @given(malformed((defect,), format))
    def check(sample: Sample) -> None:
        found = violations(Response.parse(sample.text, format), sample.problem, kimina())
        assert [violation.rule for violation in found] == [defect]

    check()


@settings(max_examples=60)
@given(SAMPLES)
def test_values_equal_a_plain_computation(sample: Sample) -> None:
    parsed = Response.parse(sample.text)
    plain = naive_format.values(sample.text, STOP_WORDS)
    assert (len(parsed.openings), len(parsed.closings)) == (plain["openings"], plain["closings"])
    if sample.defect in ("tactics_closed", "code_block"):
        return  # unbalanced fences are read in another way here, see docs/format_rules.md
    assert value(TacticsBlocks(), parsed) == plain["tactics_blocks"]
    for rule in (RepeatedLines(), TacticsLines(), TacticsCode(), TextAfterCode(), ForbiddenWords()):
        found = rule.measure(parsed)
        if found is None or rule.name not in plain:
            continue
        if rule.name == "repeated_lines":
            assert found.value == plain[rule.name] or max(found.value, plain[rule.name]) <= 1
        else:
            assert found.value == plain[rule.name], rule.name
    for method in ("iof", "iou", "subcode"):
        agreement = Agreement(method=method).measure(parsed)  # type: ignore[arg-type]
        if agreement is not None and method in plain:
            assert agreement.value == pytest.approx(plain[method])
    kept = StatementKept().measure(parsed, sample.problem)
    if kept is not None and '"' not in sample.text and plain["code_block"] == 1:
        assert kept.kept == naive_format.statement_kept(sample.text, sample.problem.statement)


@settings(max_examples=60)
@given(SAMPLES, st.integers(0, 12))
def test_a_wider_limit_never_rejects_more(sample: Sample, limit: int) -> None:
    parsed = Response.parse(sample.text)
    share = limit / 12
    narrow_and_wide: list[tuple[Rule, Rule]] = [
        (ResponseLength(limit * 100), ResponseLength(limit * 100 + 50)),
        (TextAfterCode(limit), TextAfterCode(limit + 1)),
        (TextBeforeThink(limit), TextBeforeThink(limit + 1)),
        (RepeatedLines(limit + 1), RepeatedLines(limit + 2)),
        (RepeatedLines(5, limit), RepeatedLines(5, limit + 1)),
        (TacticsBlocks(limit + 1), TacticsBlocks(limit)),
        (TacticsCode(limit + 1), TacticsCode(limit)),
        (TacticsLines(share, 0), TacticsLines(share + 0.2, 0)),
        (TacticsLines(0, limit), TacticsLines(0, limit + 1)),
        (CommentLines(share), CommentLines(share + 0.1)),
        (CommentCharacters(share), CommentCharacters(share + 0.1)),
        (Agreement(share), Agreement(share / 2)),
        (Agreement(share, "tokens"), Agreement(share / 2, "tokens")),
        (ReasoningScript("latin", share), ReasoningScript("latin", share / 2)),
        (ForbiddenWords(("axiom", "rfl")), ForbiddenWords(("axiom",))),
    ]
    for narrow, wide in narrow_and_wide:
        if narrow(parsed, sample.problem) is None:
            assert wide(parsed, sample.problem) is None, (narrow, wide)


@given(SAMPLES, st.lists(st.sampled_from(["\n", "  \n", "\t\n"]), max_size=4).map("".join))
def test_blank_lines_outside_code_change_nothing(sample: Sample, blank: str) -> None:
    parsed = Response.parse(sample.text)
    fenced = [(b.start, b.end) for b in parsed.blocks]
    lines = sample.text.splitlines(keepends=True)
    place = 0
    for i, line in enumerate(lines):
        place += len(line)
        if not any(start < place < end for start, end in fenced) and line.endswith("\n"):
            lines[i] = line + blank
    changed = Response.parse("".join(lines) + (blank if sample.text.endswith("```") else ""))
    before = {v.rule: (v.value, v.limit) for v in violations(parsed, sample.problem, strict())}
    after = {v.rule: (v.value, v.limit) for v in violations(changed, sample.problem, strict())}
    assert before == after


@settings(max_examples=60)
@given(SAMPLES, st.sampled_from(["  -- so it is", "  /- axiom /- nested -/ sorry -/", ""]), st.data())
def test_comments_in_code_change_no_rule_about_code(sample: Sample, comment: str, data: st.DataObject) -> None:
    block = Response.parse(sample.text).code_block
    if block is None or block.text.startswith(("/-", "example")):
        return
    lines = block.text.split("\n")
    lines.insert(data.draw(st.integers(0, len(lines))), comment)
    text = sample.text[: block.body_start] + "\n".join(lines) + sample.text[block.body_end :]
    for rule in (
        *(Agreement(0.7, method) for method in ("iof", "iou", "subcode", "tokens")),  # type: ignore[arg-type]
        StatementKept(),
        ForbiddenWords(),
        TacticsCode(),
        CodeBlock(),
    ):
        one, two = (
            rule.measure(Response.parse(sample.text), sample.problem),
            rule.measure(Response.parse(text), sample.problem),
        )
        assert (one is None) == (two is None)
        if one is not None and two is not None:
            assert (one.value, one.kept) == (two.value, two.kept), rule


# --- one by one ---


def test_names_are_unique_and_presets_use_them() -> None:
    assert all(RULES[rule.name] is type(rule) for rule in ALL)
    assert none() == ()
    assert {rule.name for rule in kimina()} < {rule.name for rule in strict()}


@pytest.mark.parametrize(
    ("text", "measured"),
    [
        ("<think>a</think>", 1),
        ("a</think>", 0),
        ("<think>a", 0),
        ("", 0),
        ("<think><think>a</think>", 2),
        ("<think>a</think></think>", 2),
        ("</think><think>", 0),
        ("```\n<think></think>\n```", 0),
    ],
)
def test_think_block(text: str, measured: int) -> None:
    rule = ThinkBlock()
    assert value(rule, Response.parse(text)) == measured
    assert (rule(Response.parse(text)) is None) == (measured == 1)


def test_the_think_block_may_be_opened_by_the_template() -> None:
    opened = ResponseFormat(think_opened=True)
    assert ThinkBlock()(Response.parse("a</think>", opened)) is None
    twice = ThinkBlock()(Response.parse("<think>a</think>", opened))
    assert twice is not None
    assert twice.value == 2


def test_violations_point_at_the_fault() -> None:
    text = "<think>a</think>\n```lean4\naxiom x : 1 = 2\n```\nmore "
    for rule, fault in ((TextAfterCode(), "more"), (ForbiddenWords(), "axiom")):
        found = rule(Response.parse(text))
        assert found is not None
        assert text[found.start : found.end] == fault
    line = "Alpha beta gamma delta epsilon zeta eta theta iota kappa."
    repeated = f"<think>\n  {line}\n{line.upper()}\n{line}</think>"
    found = RepeatedLines(2)(Response.parse(repeated))
    assert found is not None
    assert (found.value, found.limit, repeated[found.start : found.end]) == (3, 2, line)


def test_code_block_languages() -> None:
    parsed = Response.parse("```lean\nx\n```")
    assert CodeBlock()(parsed) is not None
    assert CodeBlock(("lean", "lean4"))(parsed) is None


def test_repeated_lines() -> None:
    line = "Alpha beta gamma delta epsilon zeta eta theta iota kappa."
    many = "\n".join([line] * 6)
    assert value(RepeatedLines(), Response.parse(f"<think>{many}</think>")) == 6
    # Case, indentation and invisible characters make no difference; tactics blocks do not count; short lines neither.
    mixed = "\n".join([line, line.upper(), f"   {line}", line.replace("beta", "be\u200bta")])
    assert value(RepeatedLines(), Response.parse(f"<think>{mixed}</think>")) == 4
    assert value(RepeatedLines(), Response.parse(f"<think>\n```tactics\n{many}\n```\n</think>")) <= 1
    assert value(RepeatedLines(), Response.parse("<think>" + "we have that\n" * 9 + "</think>")) == 1
    assert value(RepeatedLines(words=0), Response.parse("<think>" + "we have that\n" * 9 + "</think>")) == 9
    stop = "\n".join(["the and of to in that this is are was were be it"] * 9)
    assert value(RepeatedLines(), Response.parse(f"<think>{stop}</think>")) == 1
    assert RepeatedLines().measure(Response.parse(many)) is None


def test_tactics_lines() -> None:
    code = "\n".join(f"line{i}" for i in range(20))
    assert TacticsLines()(with_blocks(code, "\n".join(["x"] * 19))) is None
    assert TacticsLines()(with_blocks(code, "\n".join(["x"] * 20))) is not None
    assert TacticsLines()(with_blocks("short", "\n".join(["x"] * 5))) is None
    assert TacticsLines()(with_blocks("short", "\n".join(["x"] * 6))) is not None


def test_tactics_code_and_closed() -> None:
    assert value(TacticsCode(), with_blocks(CODE, "simp\nrfl", "-- only\n/- comments\n-/")) == 0
    assert value(TacticsClosed(), Response.parse("```tactics\nsimp\n```\n```tactics\nrfl")) == 1
    assert value(TacticsClosed(), Response.parse("````tactics\n```\n````")) == 0


@pytest.mark.parametrize(
    ("block", "lines", "characters"),
    [
        ("simp", 0, 0),
        ("simp\n-- why", 1, 6 / 5),
        ("simp -- why\nrfl", 0, 6 / 9),
        ("/- a\nb -/\nsimp\n\n", 2, 9 / 7),
        ('exact "-- no comment"', 0, 0),
        ("-- only", float("inf"), float("inf")),
    ],
)
def test_comment_ratios(block: str, lines: float, characters: float) -> None:
    parsed = with_blocks("rfl", block)
    assert value(CommentLines(), parsed) == pytest.approx(lines)
    assert value(CommentCharacters(), parsed) == pytest.approx(characters)


def test_comments_before_the_statement_do_not_count() -> None:
    code = f"/-- {'long ' * 50} -/\n-- more\n{CODE}"
    assert value(CommentLines(), response(code), PROBLEM) == 0
    assert value(CommentLines(), response(code)) > 0


@pytest.mark.parametrize(
    ("code", "hits"),
    [
        ("axiom a : False", 1),
        ("private axiom a : False\naxiom b : True", 2),
        ("theorem axiom_of_choice : True := trivial", 0),
        ("-- axiom\n/- axiom -/ /-- axiom -/ theorem t : True := trivial", 0),
        ('example := "axiom"', 0),
        ("example := «axiom»", 0),
        ("local_instance", 1),
        ("local  instance : Inhabited Nat := ⟨0⟩", 1),
    ],
)
def test_forbidden_words(code: str, hits: int) -> None:
    assert value(ForbiddenWords(("axiom", "local_instance", "local instance")), response(code)) == hits


@pytest.mark.parametrize(
    ("code", "missing"),
    [
        (CODE, 0),
        (CODE.replace("theorem", "lemma"), 0),
        (CODE.replace("theorem", "-- why\n@[simp] theorem"), 0),
        (CODE.replace(" : double n = n + n := by", "\n    :double n=n+n:=by"), 0),
        (CODE.replace("open Nat\n", ""), 0),
        (CODE.replace("n + n := by", "n + n := rfl --"), 0),
        (CODE.replace("theorem t (n : Nat)", "theorem t (n : Nat) (h : False)"), 1),
        (CODE.replace("def double (n : Nat) := n + n", ""), 1),
        (CODE.replace("theorem t", "theorem u"), 1),
        (f"/- {CODE} -/", 2),
        (f'example := "{CODE}"', 2),
        (CODE.replace("double n = n + n", "double n = n + n ∨ True"), 1),
        (CODE.replace("n + n\n\ntheorem", "n + n + 0\n\ntheorem"), 0),  # a prefix of the definition, as published
    ],
)
def test_statement_kept(code: str, missing: int) -> None:
    assert value(StatementKept(), response(code), PROBLEM) == missing


def test_statement_kept_needs_a_problem() -> None:
    assert StatementKept().measure(response(CODE)) is None


def test_a_statement_whose_open_has_no_blank_line_after_it() -> None:
    problem = Problem.from_lean("import Lean\nopen Nat\ntheorem t : 1 = 1 := by sorry")
    assert StatementKept()(response("theorem t : 1 = 1 := rfl"), problem) is None
    assert StatementKept()(response("theorem u : 1 = 1 := rfl"), problem) is not None


@given(well_formed())
def test_the_statement_is_found_where_it_stands(sample: Sample) -> None:
    place = find_statement(sample.code, sample.problem)
    assert place is not None
    assert sample.code[place[0] : place[1]] == sample.problem.statement
    spaced = "  ".join(t.text for t in tokenize(sample.code) if t.text.strip())
    place = find_statement(spaced, sample.problem)
    assert place is not None
    assert spaced[place[0] : place[1]].split() == [t.text for t in tokenize(sample.problem.statement) if t.text.strip()]


def test_agreement_by_lines() -> None:
    code = "a\nb\nc\nd"
    parsed = with_blocks(code, "a\nb -- same\nx", "c")
    assert value(Agreement(), parsed) == 3 / 4
    assert value(Agreement(method="iou"), parsed) == 3 / 5
    assert value(Agreement(method="subcode"), parsed) == 1.0
    assert value(Agreement(method="subcode"), with_blocks(code, "a\nx", "c")) == 0.5
    assert Agreement().measure(response(code)) is None


def test_agreement_by_tokens_ignores_layout_and_renamed_hypotheses() -> None:
    proof = "  have h : 0 < n + 1 := Nat.succ_pos n\n  obtain ⟨k, hk⟩ := foo h\n  exact bar k hk"
    code = f"theorem t (n : Nat) : double n = n + n := by\n{proof}"
    renamed = proof.replace("hk", "h9").replace("k,", "m,").replace("bar k", "bar m").replace("have h ", "have pos ")
    renamed = renamed.replace("foo h", "foo pos").replace(":= foo", ":=\n    foo")
    tokens = Agreement(method="tokens")
    assert value(tokens, with_blocks(code, renamed), PROBLEM) == 1.0
    assert value(Agreement(), with_blocks(code, renamed), PROBLEM) < 0.5
    assert value(tokens, with_blocks(code, "  simp\n  omega"), PROBLEM) == 0.0
    assert value(tokens, with_blocks(code, renamed.replace("bar", "baz")), PROBLEM) < 1.0
    # Names of the statement are not renamed, lemmas neither.
    assert value(tokens, with_blocks(code, proof.replace("succ_pos n", "succ_pos m")), PROBLEM) < 1.0


@given(SAMPLES)
def test_agreements_lie_between_0_and_1(sample: Sample) -> None:
    parsed = Response.parse(sample.text)
    for method in ("iof", "iou", "subcode", "tokens"):
        found = Agreement(method=method).measure(parsed, sample.problem)  # type: ignore[arg-type]
        assert found is None or 0 <= found.value <= 1


def test_length_in_characters_or_tokens() -> None:
    parsed = Response.parse("one two  three")
    assert value(ResponseLength(20), parsed) == 14
    assert value(ResponseLength(2, lambda text: len(text.split())), parsed) == 3
    assert ResponseLength(2, lambda text: len(text.split()))(parsed) is not None


@pytest.mark.parametrize(
    ("reasoning", "script", "share"),
    [
        ("plain English", "latin", 1.0),
        ("因为两边相等", "latin", 0.0),
        ("因为两边相等", "han", 1.0),
        ("да yes", "cyrillic", 2 / 5),
        ("abc\n```tactics\nαβγδ\n```", "latin", 1.0),
    ],
)
def test_script_of_the_reasoning(reasoning: str, script: str, share: float) -> None:
    assert value(ReasoningScript(script), Response.parse(f"<think>{reasoning}\n</think>")) == pytest.approx(share)


def test_script_without_letters_is_not_measured() -> None:
    assert ReasoningScript().measure(Response.parse("<think>1 + 1</think>")) is None


@pytest.mark.parametrize(
    ("make", "named"),
    [
        (lambda: RepeatedLines(0), "maximum is 0"),
        (lambda: Agreement(1.5), "minimum is 1.5"),
        (lambda: Agreement(method="best"), "'best'"),  # type: ignore[arg-type]
        (lambda: TacticsBlocks(-1), "minimum is -1"),
        (lambda: ReasoningScript("klingon"), "'klingon'"),
        (lambda: ForbiddenWords((" ",)), "' '"),
        (lambda: ForbiddenWords("axiom"), "'axiom'"),  # type: ignore[arg-type]
        (lambda: CodeBlock("lean4"), "'lean4'"),  # type: ignore[arg-type]
        (lambda: CommentLines(float("nan")), "maximum is nan"),
    ],
)
def test_bad_parameters(make: object, named: str) -> None:
    with pytest.raises(ValueError, match=r"must be|not known|a list of words") as raised:
        make()  # type: ignore[operator]
    assert named in str(raised.value)


def test_rules_with_lists_are_hashable() -> None:
    assert hash(ForbiddenWords(["axiom"])) == hash(ForbiddenWords(("axiom",)))  # type: ignore[arg-type]
    assert CodeBlock(["lean4"]) == CodeBlock()  # type: ignore[arg-type]


@pytest.mark.slow
def test_long_hostile_texts() -> None:
    for unit in ("/-", '"', "«", "axiom ", "x\n", "have ⟨x, hx⟩ := ", 's!"{', "theorem t (n : Nat) : "):
        parsed = with_blocks(unit * (20_000 // len(unit)), "simp")
        for rule in ALL:
            rule(parsed, PROBLEM)


def test_rules_on_real_proofs(shared_data: Path) -> None:
    for line in (shared_data / "mathlib_proofs.jsonl").read_text().splitlines():
        source = json.loads(line)["source"]
        problem = Problem.from_lean(source)
        parsed = response(source)
        assert StatementKept()(parsed, problem) is None, problem.name
        assert ForbiddenWords()(parsed, problem) is None
        assert {v.rule for v in violations(parsed, problem, kimina())} == {"tactics_blocks"}
        whole = with_blocks(source, source)
        assert value(Agreement(), whole, problem) == 1.0
        assert value(Agreement(method="tokens"), whole, problem) == 1.0


def test_a_response_in_parts_is_measured_like_the_sample_it_came_from() -> None:
    sample = Sample(PROBLEM, ("Look.", ""), ("unfold double", "rfl"), "", CODE)
    parsed = Response.parse(replace(sample, text=sample.render()).text)
    assert [v.rule for v in violations(parsed, PROBLEM, kimina())] == ["agreement"]
