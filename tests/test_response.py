"""Splitting responses into their parts."""

from __future__ import annotations

import json
import pickle
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lean_gym.response import Response, ResponseFormat, render_response
from lean_gym.testing import Sample, any_text, well_formed

FORMATS = st.sampled_from(
    [
        ResponseFormat(),
        ResponseFormat(think_opened=True),
        ResponseFormat(think_tag="reasoning"),
        ResponseFormat(lean=("lean",), tactics=("tactic", "steps")),
    ]
)


def blocks(text: str, format: ResponseFormat = ResponseFormat()) -> list[tuple[str, str, bool, bool]]:  # noqa: B008
    return [(b.language, b.text, b.closed, b.in_think) for b in Response.parse(text, format).blocks]


@given(any_text(), FORMATS)
def test_any_text_is_parsed_and_offsets_point_at_what_they_claim(text: str, format: ResponseFormat) -> None:
    response = Response.parse(text, format)
    assert response.text == text
    for span in (*response.thinks, *response.openings, *response.closings, response.between, response.after):
        assert text[span.start : span.end] == span.text
    assert {tag.text for tag in response.openings} <= {format.opening}
    assert {tag.text for tag in response.closings} <= {format.closing}
    assert len(response.openings) == text.count(format.opening)
    assert len(response.closings) == text.count(format.closing)
    for block in response.blocks:
        assert block.start < block.body_start <= block.body_end <= block.end
        assert text[block.body_start : block.body_end] == block.text
        fence = text[block.start : block.start + 3]
        assert fence in ("```", "~~~")
        if block.closed:
            assert text[: block.end].rstrip().endswith(fence)
        inside = any(think.start <= block.start and block.end <= think.end for think in response.thinks)
        assert inside == block.in_think
    for one, two in pairwise(response.blocks):
        assert one.end <= two.start
    for one, two in pairwise(response.thinks):
        assert one.end < two.start
    code = response.code_block
    if code is not None:
        assert code.closed
        assert not code.in_think
        assert response.code == code.text
        assert code.text.strip()
        assert response.between.end == code.start
        assert response.after.start == code.end


@given(st.sampled_from([ResponseFormat(), ResponseFormat(think_opened=True)]).flatmap(well_formed))
def test_a_well_formed_response_is_split_into_what_it_was_made_of(sample: Sample) -> None:
    response = Response.parse(sample.text, sample.format)
    assert [think.text.strip("\n") for think in response.thinks] == [sample.reasoning().strip("\n")]
    assert response.think_closed
    assert [block.text for block in response.tactics_blocks] == list(sample.tactics)
    assert all(block.closed and block.in_think for block in response.tactics_blocks)
    assert response.code == sample.code
    assert response.between.text.strip() == sample.between
    assert response.after.text == ""


@given(well_formed())
def test_rendering_again_changes_nothing(sample: Sample) -> None:
    response = Response.parse(sample.text)
    assert response.think is not None
    assert response.code is not None
    text = render_response(response.think.text.strip("\n"), response.code)
    again = Response.parse(text)
    assert again.think is not None
    assert again.code == response.code
    assert [b.text for b in again.tactics_blocks] == [b.text for b in response.tactics_blocks]
    assert render_response(again.think.text.strip("\n"), response.code) == text


@given(any_text(), st.sampled_from(["text", "```lean4", "`````", "~~~", " "]))
def test_rendered_code_is_read_back_whatever_it_holds(code: str, line: str) -> None:
    code = f"{line}\n{code}\nx"
    assert Response.parse(render_response("", code)).code == code


@given(well_formed(), st.data())
def test_a_response_cut_off_anywhere_has_no_code(sample: Sample, data: st.DataObject) -> None:
    cut = data.draw(st.integers(0, len(sample.text) - 1))
    response = Response.parse(sample.text[:cut])
    assert response.code is None
    assert response.think_closed == ("<think>" not in sample.text[:cut] or "</think>" in sample.text[:cut])


def test_text_without_any_markup() -> None:
    response = Response.parse("I do not know.")
    assert (response.think, response.blocks, response.code) == (None, (), None)
    assert response.between.text == "I do not know."
    assert Response.parse("").code is None


@pytest.mark.parametrize("fence", ["```", "````", "~~~", "~~~~~", "  ```", "\t~~~"])
@pytest.mark.parametrize("language", ["lean4", "lean", "Lean4", " lean4 ", "lean4 title=x", ""])
def test_fences_and_languages(fence: str, language: str) -> None:
    assert Response.parse(f"{fence}{language}\ncode\n{fence}").code == "code"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("```lean4\nold\n```\n```lean4\nnew\n```", "new"),
        ("```lean4\ncode\n```\noutput:\n```\nok\n```", "code"),
        ("```\ncode\n```", "code"),
        ("```python\nprint(1)\n```", None),
        ("```lean4\ncode\n```\n```lean4\ncut off", "code"),
        ("```lean4\n\n```", None),
        ("```lean4\ncode\n```\n```lean4\n  \n```", None),
        ("```lean4\ncode```", None),
        ("text ```lean4\ncode\n```", None),
        ("````lean4\n```\nx\n```\n````", "```\nx\n```"),
        ("~~~lean4\n```\n~~~", "```"),
        ("```lean4\ncode\n````", "code"),
        ("```lean4\ncode\n~~~\n```", "code\n~~~"),
        ("```lean4\r\ncode\r\n```\r\n", "code\r"),
        ("> ```lean4\n> code\n> ```", None),
    ],
)
def test_the_code_without_reasoning(text: str, code: str | None) -> None:
    assert Response.parse(text).code == code
    assert Response.parse(f"<think>hm</think>{text}").code == code
    if code is None:
        assert Response.parse(f"<think>```lean4\nsketch\n```\n</think>\n{text}").code is None


@pytest.mark.parametrize(
    ("text", "thinks", "code"),
    [
        ("<think>a</think>\n```lean4\nx\n```", ["a"], "x"),
        ("a</think>\n```lean4\nx\n```", ["a"], "x"),
        ("<think>a\n```lean4\nx\n```", ["a\n```lean4\nx\n```"], None),
        ("<think>a<think>b</think>\n```lean4\nx\n```", ["a<think>b"], "x"),
        ("<think>a</think></think>\n```lean4\nx\n```", ["a"], "x"),
        ("<think>a</think><think>b</think>\n```lean4\nx\n```", ["a", "b"], "x"),
        ("<think>a</think>\n```lean4\nx\n```\n<think>b", ["a", "b"], "x"),
        ("<think>a</think>\n```lean4\n-- </think>\n```", ["a"], "-- </think>"),
        ("<think>a</think>\n```lean4\n-- <think>\n```", ["a"], "-- <think>"),
        ("<think>a\n```tactics\nsimp\n</think>\n```lean4\nx\n```", ["a\n```tactics\nsimp\n"], "x"),
        ("<think>a</think>```lean4\nx\n```", ["a"], "x"),
        ("＜think＞a＜/think＞\n```lean4\nx\n```", [], "x"),
        ("<th\u200bink>a</think>\n```lean4\nx\n```", ["<th\u200bink>a"], "x"),
    ],
)
def test_where_reasoning_ends(text: str, thinks: list[str], code: str | None) -> None:
    response = Response.parse(text)
    assert [think.text for think in response.thinks] == thinks
    assert response.code == code


def test_reasoning_opened_by_the_template() -> None:
    opened = ResponseFormat(think_opened=True)
    response = Response.parse("a\n```lean4\nx\n```", opened)
    assert response.code is None
    assert not response.think_closed
    assert Response.parse("a\n```lean4\ny\n```\n</think>\n```lean4\nx\n```", opened).code == "x"


def test_a_forgotten_closing_fence_costs_its_own_block_only() -> None:
    assert blocks("```tactics\nsimp\n```lean4\nx\n```") == [
        ("tactics", "simp", False, False),
        ("lean4", "x", True, False),
    ]
    assert blocks("<think>```tactics\nsimp\n</think>\n```lean4\nx\n```") == [
        ("tactics", "simp", False, True),
        ("lean4", "x", True, False),
    ]
    assert blocks("```\n```lean4\nx\n```")[-1] == ("lean4", "x", True, False)
    # Four marks hold three.
    assert blocks("````tactics\n```lean4\nx\n```\n````") == [("tactics", "```lean4\nx\n```", True, False)]


def test_other_names() -> None:
    format = ResponseFormat(think_tag="reasoning", lean=("isabelle",), tactics=("steps",))
    response = Response.parse("<reasoning>```steps\na\n```\n</reasoning>\n```Isabelle\nx\n```", format)
    assert [b.text for b in response.tactics_blocks] == ["a"]
    assert response.code == "x"
    assert Response.parse("<think>```lean4\nx\n```", format).code is None


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"think_tag": "<think>"}, "'<think>'"),
        ({"think_tag": ""}, "''"),
        ({"lean": ("Lean",)}, "'Lean'"),
        ({"lean": ("two words",)}, "'two words'"),
        ({"tactics": ("lean4",)}, "lean4"),
    ],
)
def test_bad_names(arguments: dict[str, object], named: str) -> None:
    with pytest.raises(ValueError, match="ResponseFormat") as raised:
        ResponseFormat(**arguments)  # type: ignore[arg-type]
    assert named in str(raised.value)


def test_bad_input() -> None:
    with pytest.raises(TypeError, match="bytes"):
        Response.parse(b"text")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="offset 3"):
        render_response("no </think> here", "x")


@given(any_text())
def test_responses_can_be_pickled_and_compared(text: str) -> None:
    response = Response.parse(text)
    assert pickle.loads(pickle.dumps(response)) == response
    assert hash(response) == hash(Response.parse(text))


HOSTILE = {
    "marks": "`",
    "fences": "```\n",
    "tags": "<think>```x</think>",
    "fences after tags": "</think>~~~x<think>",
    "indented marks": "   ```",
    "angles": "<",
    "breaks": "\n",
    "mixed": "~~~\n```\n",
    "one mark": "``` `<think>",
    "openings": "```lean4\n",
    "blanks": "```" + " " * 50,
}


@pytest.mark.parametrize("unit", HOSTILE.values(), ids=HOSTILE.keys())
def test_long_hostile_texts(unit: str) -> None:
    text = unit * (300_000 // len(unit))
    response = Response.parse(text)
    assert sum(len(block.text) for block in response.blocks) <= len(text)
    assert sum(len(think.text) for think in response.thinks) <= len(text)


def test_responses_of_real_models(shared_data: Path) -> None:
    rows = [json.loads(line) for line in (shared_data / "model_attempts.jsonl").read_text().splitlines()]
    assert rows
    for row in rows:
        response = Response.parse(row["generation"])
        assert response.code is not None
        assert response.code.startswith("import Mathlib")
        assert response.think is None
        assert len(response.lean_blocks) == 1


def test_real_proofs_are_read_back(shared_data: Path) -> None:
    for line in (shared_data / "mathlib_proofs.jsonl").read_text().splitlines():
        source = json.loads(line)["source"]
        assert Response.parse(render_response("It follows.", source)).code == source
