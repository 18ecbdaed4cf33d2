"""Cheats in disguise: the same ideas with other white space, names, comments, nesting and letters still do not pass."""

from __future__ import annotations

import re
from collections.abc import Callable

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lean_gym.audit.corpus import Case, load_cheats
from lean_gym.judge import Judge
from lean_gym.lean.lexer import TokenKind, tokenize
from lean_gym.response import render_response
from lean_gym.verdict import Status
from lean_gym.verifiers import Verifier

CASES = [case for case in load_cheats() if case.needs == "embedded" and case.group not in ("resources", "format")]
LOOK_ALIKES = str.maketrans({"a": "а", "e": "е", "o": "о", "p": "р", "c": "с", "x": "х", "i": "і", "s": "ѕ"})
INVISIBLE = ["\u200b", "\u200d", "\u2060", "\u00ad", "\ufeff"]

Mutation = Callable[[str, Case], str]


@st.composite
def comments(draw: st.DrawFn) -> Mutation:
    """Comments in the place of white space."""
    comment = draw(st.sampled_from([" /- a -/ ", " /- /- b -/ -/ ", " -- c\n ", " /- sorry axiom -/ "]))
    every = draw(st.integers(1, 4))

    def mutate(code: str, case: Case) -> str:
        parts = []
        count = 0
        for token in tokenize(code):
            text = token.text
            if token.kind is TokenKind.WHITESPACE and "\n" not in text:
                count += 1
                text = comment if count % every == 0 else text
            parts.append(text)
        return "".join(parts)

    return mutate


@st.composite
def white_space(draw: st.DrawFn) -> Mutation:
    """Other white space: more of it, tabs, Windows line ends."""
    space = draw(st.sampled_from(["  ", "\t", "      "]))
    end = draw(st.sampled_from(["\r\n", "\n\n", "  \n"]))
    return lambda code, case: re.sub(r"(?<=\S) (?=\S)", space, code).replace("\n", end)


@st.composite
def nesting(draw: st.DrawFn) -> Mutation:
    """The whole code inside a namespace, a section, `mutual`, or behind `open … in`."""
    before, after = draw(
        st.sampled_from(
            [
                ("namespace Cover\n", "\nend Cover"),
                ("section\nvariable (z : Nat)\n", "\nend"),
                ("section Cover\nnamespace Inner\n", "\nend Inner\nend Cover"),
                ("open Nat in\n", ""),
                ("set_option maxRecDepth 600 in\n", ""),
                ("namespace Cover\n", ""),
                ("private ", ""),
                ("@[simp] ", ""),
                ("/-- A doc. -/\n", ""),
                ("noncomputable section\n", ""),
            ]
        )
    )
    return lambda code, case: f"{before}{code}{after}"


@st.composite
def renaming(draw: st.DrawFn) -> Mutation:
    """The theorem, or a word of the code, under another name."""
    new = draw(st.sampled_from(["answer", "«the answer»", "A.b.c", "propext", "_root_.x", "θ", "sorryAx'"]))
    which = draw(st.integers(0, 30))

    def mutate(code: str, case: Case) -> str:
        names = sorted(set(re.findall(r"(?<=theorem )[\w.']+|(?<=axiom )[\w.']+|(?<=def )[\w.']+", code)))
        if not names:
            return code
        return re.sub(rf"(?<![\w.]){re.escape(names[which % len(names)])}(?![\w.'])", lambda _: new, code)

    return mutate


@st.composite
def letters(draw: st.DrawFn) -> Mutation:
    """Letters that look alike, or that cannot be seen, in one word."""
    mark = draw(st.sampled_from(INVISIBLE))
    alike = draw(st.booleans())
    which = draw(st.integers(0, 200))

    def mutate(code: str, case: Case) -> str:
        words = list(re.finditer(r"[A-Za-z]{3,}", code))
        if not words:
            return code
        word = words[which % len(words)]
        new = word.group().translate(LOOK_ALIKES) if alike else word.group()[:2] + mark + word.group()[2:]
        return code[: word.start()] + new + code[word.end() :]

    return mutate


@st.composite
def splitting(draw: st.DrawFn) -> Mutation:
    """The proof moved to a helper, which the theorem then uses."""
    depth = draw(st.integers(1, 3))

    def mutate(code: str, case: Case) -> str:
        name = case.problem.name.rpartition(".")[2]
        moved = re.sub(rf"(?<![\w.']){re.escape(name)}(?![\w.'])", "moved_0", code)
        links = "".join(f"\ntheorem moved_{i + 1} : type_of% @moved_{i} := @moved_{i}\n" for i in range(depth))
        proof = f"by\n  first | exact moved_{depth} | (apply moved_{depth} <;> assumption)"
        return f"{moved}\n{links}\n{case.problem.statement} {proof}"

    return mutate


MUTATIONS = st.lists(
    st.one_of(comments(), white_space(), nesting(), renaming(), letters(), splitting()), min_size=1, max_size=3
)


@settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(case=st.sampled_from(CASES), mutations=MUTATIONS)
def test_no_mutated_cheat_passes(short_verifier: Verifier, case: Case, mutations: list[Mutation]) -> None:
    code = case.code
    for mutate in mutations:
        code = mutate(code, case)
    [attempt] = Judge(short_verifier)([case.problem], [render_response("", code)])
    assert attempt.verdict.status not in (Status.PROVED, Status.UNAVAILABLE), (case.id, code, attempt.verdict)
