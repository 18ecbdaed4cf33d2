"""The HTML report: in a real browser, with text that means harm."""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lean_gym.evaluation import Completion, Evaluation, Request, evaluate, write_results
from lean_gym.evaluation.report.highlight import CLASSES, runs, utf16_column
from lean_gym.problem import Problem
from lean_gym.verdict import Diagnostic, Position, Severity, Status, Verdict
from tests.evaluation.browser import Page, browser_page
from tests.evaluation.fakes import RIGHT, FakeJudge, FakePolicy, mixed, problems

HOSTILE = [
    "</script><script>window.harmed = 1</script>",
    "<!--<script>",
    "<img src=x onerror='window.harmed=1'><style>*{display:none}</style>",
    "]]>&lt;&amp;&#60;b&#62;",
    "\u202eevil\u2066\u200b\ufeff",
    "\0\x1b[31mred\x7f\x85\u2028\u2029",
    "\ud800 lone \udfff",
    "𝕜 ∀ x, 𝔸",
    "${alert(1)} `x` \\u003c {{7*7}}",
    "javascript:window.harmed=1",
]


class Blocks(HTMLParser):
    """The page as a browser's parser sees it: every tag, and the text of each script."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.scripts: dict[str, str] = {}
        self._name: str | None = None
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag == "script":
            self._name = dict(attrs).get("id") or "program"
            self.scripts[self._name] = ""

    def handle_data(self, data: str) -> None:
        if self._name is not None:
            self.scripts[self._name] += data

    def handle_endtag(self, tag: str) -> None:
        if tag == "script":
            self._name = None


def hostile_response(text: str) -> str:
    return f"<think>{text}</think>\n```lean4\nby exact {text}\n  simp -- {text}\n```\n{text}"


class HostileJudge(FakeJudge):
    """Repeats the policy's text in everything that it says."""

    def _one(self, goal: Problem, text: str) -> Any:
        attempt = super()._one(goal, text)
        word = text[7:40]
        error = Diagnostic(Severity.ERROR, Position(1, 3), Position(1, 8), f"type mismatch {word}")
        lost = Diagnostic(Severity.WARNING, None, None, f"{word} nowhere", word)
        verdict = Verdict(Status.FAILED, (error, lost), goals=(f"⊢ {word}",), reason=f"because {word}")
        return dataclasses.replace(attempt, verdict=verdict, feedback=f"wrong: {word}")


@pytest.fixture(scope="module")
def hostile_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("hostile")
    goals = [
        dataclasses.replace(
            p, id=text.replace("\ud800", "").replace("\udfff", ""), informal=text, metadata={"source": text}
        )
        for p, text in zip(problems(len(HOSTILE)), HOSTILE, strict=True)
    ]
    texts = dict(zip((g.id for g in goals), HOSTILE, strict=True))
    policy = FakePolicy(
        lambda r: hostile_response(texts[r.problem.id]), name="</title><script>window.harmed=1</script>"
    )
    evaluate(policy, HostileJudge(), goals, folder, Evaluation(samples=1))
    write_results(folder, plots=False)
    return folder


def test_the_page_has_our_tags_only(hostile_folder: Path) -> None:
    text = (hostile_folder / "report.html").read_text(encoding="utf-8")
    page = Blocks(text)
    assert page.tags.count("script") == 3 + 2 * len(HOSTILE) + 1
    assert page.tags.count("style") == 1
    assert "img" not in page.tags
    assert not re.search(r"(?:src|href)\s*=\s*[\"']?(?:https?:)?//", text)
    for name, content in page.scripts.items():
        if name != "program":
            assert content.isascii()
            json.loads(content)
    details = [json.loads(page.scripts[f"a{i}"]) for i in range(len(HOSTILE))]
    for detail, words in zip(details, HOSTILE, strict=True):
        assert words in detail["before"]
        assert words in detail["after"]
        assert detail["code"] == f"by exact {words}\n  simp -- {words}".replace("\r", "\n")
        assert sum(detail["runs"][::2]) == len(detail["code"].encode("utf-16-le", "surrogatepass")) // 2


def test_markdown_holds_no_html(hostile_folder: Path) -> None:
    text = (hostile_folder / "results.md").read_text(encoding="utf-8")
    assert not re.search(r"(?<!\\)<", text)
    assert not re.search("[\x00-\x09\x0b-\x1f\u202a-\u202e\u2066-\u2069\u2028]", text)


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    with browser_page() as page:
        yield page


def opened(page: Page, file: Path) -> Page:
    page.problems.clear()
    page.requests.clear()
    page.open(file.as_uri())
    page.wait('document.body.dataset.ready === "1"')
    return page


def test_hostile_text_in_the_browser(page: Page, hostile_folder: Path) -> None:
    opened(page, hostile_folder / "report.html")
    page.choose("sort", "id")
    for place in range(len(HOSTILE)):
        page.run(f"document.querySelector('#list button[data-place=\"{place}\"]').click()")
        page.run("document.querySelectorAll('#shown details').forEach((d) => { d.open = true; })")
        page.wait("document.querySelector('#shown .message.error') !== null")
        shown = page.run("document.getElementById('shown').innerText")
        assert "type mismatch" in shown
        assert "\u202e" not in shown
        assert page.run("document.querySelectorAll('#shown img, #shown script, #shown style').length") == 0
    assert page.run("window.harmed") is None
    assert page.problems == []
    assert page.requests == [(hostile_folder / "report.html").as_uri()]
    page.run("document.querySelector('#list button[data-place=\"4\"]').click()")
    assert "U+202E" in page.run("document.querySelector('#shown h2').innerText")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report")
    evaluate(FakePolicy(mixed), FakeJudge(), problems(30), folder, Evaluation(samples=4, fixes=1))
    write_results(folder)
    return folder


def listed(page: Page) -> list[str]:
    names: list[str] = page.run("[...document.querySelectorAll('#list .name')].map((n) => n.innerText)")
    return names


def test_filters_and_search(page: Page, folder: Path) -> None:
    opened(page, folder / "report.html")
    log = [json.loads(line) for line in (folder / "attempts.jsonl").read_bytes().splitlines()]
    every = [f"p{i}" for i in range(30)]
    assert listed(page) == every
    solved = {r["problem"] for r in log if r["solved"]}
    page.choose("state", "solved")
    assert set(listed(page)) == solved
    page.choose("state", "unsolved")
    assert set(listed(page)) == set(every) - solved
    page.choose("state", "")
    page.choose("level", "2")
    assert listed(page) == every[1::3]
    page.choose("source", "even")
    assert listed(page) == [name for name in every[1::3] if int(name[1:]) % 2 == 0]
    page.choose("level", "")
    page.choose("source", "")
    malformed = {r["problem"] for r in log if r["verdict"]["status"] == "malformed"}
    statuses = page.run("[...document.getElementById('status').options].map((o) => [o.innerText, o.value])")
    page.choose("status", dict(statuses)["malformed"])
    assert set(listed(page)) == malformed
    page.choose("status", "")
    page.choose("query", "THEOREM p17 :")
    assert listed(page) == ["p17"]
    page.choose("query", "exact wrong")
    assert listed(page) == []
    page.choose("deep", True)
    assert set(listed(page)) == {r["problem"] for r in log if "exact wrong" in r["response"]}
    page.choose("deep", False)
    page.choose("query", "")
    page.choose("sort", "hard")
    shares = page.run("[...document.querySelectorAll('#list .share')].map((n) => n.innerText)")
    numbers = [int(s.split("/")[0]) for s in shares]
    assert numbers == sorted(numbers)
    page.choose("sort", "place")
    assert page.problems == []


def test_errors_and_goals_stand_at_their_lines(page: Page, tmp_path: Path) -> None:
    code = "theorem t : 𝕜 = 𝕜 := by\n  have h := 𝕜 ▸ wrong\n  exact h\n"
    goals = Problem.from_lean("theorem t : True := by sorry", informal="Nothing much.")

    class Judge(FakeJudge):
        def _one(self, goal: Problem, text: str) -> Any:
            one = Diagnostic(Severity.ERROR, Position(2, 16), Position(2, 21), "Unknown identifier `wrong`")
            two = Diagnostic(Severity.ERROR, Position(3, 2), Position(3, 9), "unsolved goals\nh : False\n⊢ True")
            verdict = Verdict(Status.FAILED, (one, two), goals=("h : False\n⊢ True",))
            return dataclasses.replace(super()._one(goal, text), verdict=verdict)

    policy = FakePolicy(lambda _: f"<think>hm</think>\n```lean4\n{code}```")
    evaluate(policy, Judge(), [goals], tmp_path, Evaluation(samples=1))
    write_results(tmp_path, plots=False)
    opened(page, tmp_path / "report.html")
    view = "document.querySelector('details.attempt .code')"
    lines = page.run(f"[...{view}.querySelectorAll('.line .content')].map((n) => n.textContent)")
    assert "\n".join(lines) == code.removesuffix("\n")
    wavy = page.run(f"[...{view}.querySelectorAll('.wavy')].map((n) => n.textContent)")
    assert wavy == ["wrong", "exact", " h"]
    order = page.run(
        f"[...{view}.children].map((n) => n.className + ':' + (n.querySelector('.number')?.innerText ?? ''))"
    )
    assert order == ["line:1", "line error:2", "message error:", "line error:3", "message error:"]
    messages = page.run(f"[...{view}.querySelectorAll('.message')].map((n) => n.innerText)")
    assert messages[0] == "error (line 2, column 17): Unknown identifier `wrong`"
    assert messages[1].endswith("h : False\n⊢ True")
    keywords = page.run(f"[...{view}.querySelectorAll('.command, .keyword')].map((n) => n.textContent)")
    assert keywords == ["theorem", "by", "have"]
    assert page.run("document.querySelector('.informal').innerText") == "Nothing much."


def test_texts_beyond_the_budget_are_left_out_and_the_page_says_so(page: Page, folder: Path, tmp_path: Path) -> None:
    from lean_gym.evaluation.report import write_report
    from lean_gym.evaluation.summary import summarise

    file = tmp_path / "small.html"
    write_report(summarise(folder), folder, file, budget=60_000)
    scripts = Blocks(file.read_text()).scripts
    shown = [name for name in scripts if re.fullmatch(r"a\d+", name)]
    rows = json.loads(scripts["rows"])
    assert 0 < len(shown) < len(rows)
    assert {rows[int(name[1:])][1] for name in shown} <= {0, 1}  # the first samples of all problems come first
    opened(page, file)
    assert "are not in this report" in page.run("document.getElementById('found').innerText")
    page.run("document.querySelectorAll('details.attempt').forEach((d) => { d.open = true; })")
    page.wait("document.getElementById('shown').innerText.includes('is not in this report')")
    assert page.problems == []


def test_many_problems_are_listed_by_pages(page: Page, tmp_path: Path) -> None:
    evaluate(FakePolicy(lambda _: RIGHT, batch=64), FakeJudge(), problems(450), tmp_path, Evaluation(samples=1))
    write_results(tmp_path, plots=False)
    opened(page, tmp_path / "report.html")
    assert len(listed(page)) == 200
    for expected in (400, 450):
        page.run("document.querySelector('#list .more').click()")
        assert len(listed(page)) == expected
    assert page.run("document.querySelector('#list .more')") is None
    page.choose("query", "p449")
    assert listed(page) == ["p449"]


def test_an_address_names_a_problem(page: Page, folder: Path) -> None:
    page.open("about:blank")
    page.open((folder / "report.html").as_uri() + "#p7")
    page.wait('document.body.dataset.ready === "1"')
    assert page.run("document.querySelector('#shown h2').innerText") == "p7"


def test_a_response_that_is_missing(page: Page, tmp_path: Path) -> None:
    def answer(request: Request) -> str | Completion:
        return Completion(error="no route to host") if request.sample else RIGHT

    evaluate(FakePolicy(answer), FakeJudge(), problems(1), tmp_path, Evaluation(samples=2))
    write_results(tmp_path, plots=False)
    opened(page, tmp_path / "report.html")
    assert "1/1" in page.run("document.querySelector('#list .share').innerText")
    page.run("document.querySelectorAll('details.attempt').forEach((d) => { d.open = true; })")
    page.wait("document.getElementById('shown').innerText.includes('no route to host')")


def test_nothing_judged_yet(tmp_path: Path) -> None:
    result = evaluate(FakePolicy(lambda _: Completion(error="down")), FakeJudge(), problems(2), tmp_path, Evaluation(1))
    assert not result.complete
    data = write_results(tmp_path).data
    assert data["pass_at_k"][0]["estimate"] is None
    assert "could not be judged" in (tmp_path / "results.md").read_text()


@settings(max_examples=150)
@given(st.text(st.sampled_from("abe𝕜∀ \n-/\"'«»`:=()⟨⟩#0123456789x\ud800\0by"), max_size=60))
def test_runs_cover_every_text(text: str) -> None:
    pairs = runs(text)
    assert sum(pairs[::2]) == len(text.encode("utf-16-le", "surrogatepass")) // 2
    assert all(size > 0 for size in pairs[::2])
    assert all(0 <= kind < len(CLASSES) for kind in pairs[1::2])
    for column in range(len(text) + 1):
        assert utf16_column(text, column) == len(text[:column].encode("utf-16-le", "surrogatepass")) // 2
