"""Presets, and rules as plain data."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lean_gym.problem import Problem
from lean_gym.response import Response, ResponseFormat
from lean_gym.rewards import (
    PRESETS,
    Agreement,
    CommentCharacters,
    CommentLines,
    ForbiddenWords,
    ResponseLength,
    Rule,
    ThinkBlock,
    Violation,
    kimina,
    none,
    resolve_rules,
    rules_config,
    strict,
    violations,
)
from lean_gym.testing import Sample, malformed, well_formed


def test_published_defaults() -> None:
    limits = {rule.name: rule for rule in kimina()}
    assert list(limits) == [
        "code_block",
        "text_after_code",
        "think_block",
        "repeated_lines",
        "tactics_blocks",
        "tactics_lines",
        "tactics_closed",
        "agreement",
        "forbidden_words",
        "statement_kept",
    ]
    assert repr(limits["repeated_lines"]) == "RepeatedLines(maximum=5, words=10)"
    assert repr(limits["tactics_blocks"]) == "TacticsBlocks(minimum=2)"
    assert repr(limits["tactics_lines"]) == "TacticsLines(share=0.95, floor=5)"
    assert repr(limits["agreement"]) == "Agreement(minimum=0.7, method='iof')"
    assert repr(limits["forbidden_words"]) == "ForbiddenWords(words=('axiom', 'local_instance'))"


def test_options_of_the_published_preset() -> None:
    rules = kimina(max_length=9, comment_lines=0.5, comment_characters=0.25)
    assert rules[0] == ResponseLength(9)
    assert CommentLines(0.5) in rules
    assert CommentCharacters(0.25) in rules
    assert violations(Response.parse("x" * 10), None, rules)[0].rule == "response_length"


@pytest.mark.parametrize("name", PRESETS)
def test_presets_by_name(name: str) -> None:
    assert resolve_rules(name) == PRESETS[name]()
    assert rules_config(name) == name


@given(st.sampled_from([kimina(max_length=5), strict(), none(), (Agreement(0.5, "tokens"), ForbiddenWords(("a b",)))]))
def test_rules_survive_as_json(rules: tuple[Rule, ...]) -> None:
    data = json.loads(json.dumps(rules_config(rules)))
    assert resolve_rules(data) == rules
    assert rules_config(data) == data


def test_a_function_is_a_rule() -> None:
    def short(response: Response, problem: Problem | None) -> Violation | None:
        if len(response.text) < 100:
            return None
        return Violation("short", "Be short.", len(response.text), 99, 0, len(response.text))

    rules = resolve_rules([ThinkBlock(), short])
    assert rules_config(rules) == [{"rule": "think_block"}, short]
    assert [v.rule for v in violations(Response.parse("x" * 100), None, rules)] == ["think_block", "short"]


def test_a_tokenizer_stays_an_object() -> None:
    rule = ResponseLength(3, str.__len__)
    assert rules_config([rule]) == [rule]


@pytest.mark.parametrize(
    ("rules", "error", "named"),
    [
        ("kimono", ValueError, "'kimono'"),
        ([{"rule": "nothing"}], ValueError, "'nothing'"),
        ([{"minimum": 1}], ValueError, "rules[0]"),
        ([ThinkBlock(), {"rule": "agreement", "most": 1}], ValueError, "'most'"),
        ([3], TypeError, "rules[0]: 3"),
    ],
)
def test_bad_rules(rules: object, error: type[Exception], named: str) -> None:
    with pytest.raises(error, match="rule") as raised:
        resolve_rules(rules)  # type: ignore[arg-type]
    assert named in str(raised.value)


@given(st.one_of(well_formed(), malformed()))
def test_more_rules_never_find_less(sample: Sample) -> None:
    response = Response.parse(sample.text)
    found = set(violations(response, sample.problem, kimina()))
    assert found <= set(violations(response, sample.problem, strict()))


# Where the preset differs from the published code on purpose: the input, and whether we call it malformed.
DIFFERENCES = {
    "forbidden word in a longer name": ("  exact axiom_of_choice", True),
    "forbidden word in a string": ('  exact "axiom"', True),
    "forbidden word in a nested comment": ("  /- a /- b -/ axiom -/", True),
    "two dashes in a string": ('  exact foo "--" bar', True),
}


@pytest.mark.parametrize(("line", "kept"), DIFFERENCES.values(), ids=DIFFERENCES.keys())
def test_deliberate_differences_in_code(line: str, kept: bool) -> None:
    problem = Problem.from_lean("theorem t : 1 = 1 := by sorry")
    code = f"theorem t : 1 = 1 := by\n{line}\n  rfl"
    blocks = "```tactics\ntheorem t : 1 = 1 := by\n```\n```tactics\n" + f"{line}\n  rfl\n```"
    text = f"<think>\n{blocks}\n</think>\n```lean4\n{code}\n```"
    assert (violations(Response.parse(text), problem, kimina()) == ()) == kept


@pytest.mark.parametrize(
    ("text", "broken"),
    [
        # A fence is a fence, indented or not, with white space after its language or not.
        ("<think>\n{b}{b}</think>\n  ```lean4 \n{c}\n  ```", []),
        # Marks in the middle of a line are no fence.
        ("<think>\nNow write ```lean4 and then\n{b}{b}</think>\n```lean4\n{c}\n```", []),
        # A longer fence may hold a shorter one.
        ("<think>\n{b}{b}</think>\n````lean4\n/- ```text -/\n{c}\n````", []),
        # A closing tag before the opening one counts.
        ("</think>\n<think>\n{b}{b}</think>\n```lean4\n{c}\n```", ["think_block"]),
        # Reasoning that only ends inside the code.
        ("<think>\n{b}{b}\n```lean4\n{c}\n-- </think>\n```", ["code_block"]),
        # A closing tag in the code is one too many.
        ("<think>\n{b}{b}</think>\n```lean4\n{c}\n-- </think>\n```", ["think_block"]),
    ],
)
def test_deliberate_differences_in_layout(text: str, broken: list[str]) -> None:
    problem = Problem.from_lean("theorem t : 1 = 1 := by sorry")
    code = "theorem t : 1 = 1 := by\n  rfl"
    block = f"```tactics\n{code}\n```\n"
    response = Response.parse(text.replace("{b}", block).replace("{c}", code))
    assert [v.rule for v in violations(response, problem, kimina())] == broken


def test_a_term_proof_keeps_the_statement() -> None:
    problem = Problem.from_lean("theorem t : 1 = 1 := by sorry")
    block = "```tactics\ntheorem t : 1 = 1 := rfl\n```\n"
    text = f"{block}{block}</think>\n```lean4\ntheorem t : 1 = 1 := rfl\n```"
    opened = ResponseFormat(think_opened=True)
    assert violations(Response.parse(text, opened), problem, kimina()) == ()
