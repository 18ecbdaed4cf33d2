"""Sameness of statements, near duplicates and contamination, each against a plain computation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lean_gym.datasets import builtin_problems
from lean_gym.datasets.canonical import canonical_tokens, definition_tokens, shape_tokens, statement_key
from lean_gym.datasets.decontaminate import Contaminated, OverlapSettings, find_contaminated
from lean_gym.datasets.dedupe import Duplicate, MinHashIndex, find_duplicates
from lean_gym.datasets.ngrams import jaccard, ngrams, words
from lean_gym.datasets.sources import read_problems
from lean_gym.problem import Problem


def ask(text: str, header: str = "", name: str = "t", **options: str) -> Problem:
    return Problem.from_lean(f"{header}theorem {name} {text} := by sorry", name, **options)


SAME = [
    ("(x : ℕ) : x = x", "(y : ℕ) : y = y"),
    ("(x y : ℕ) : x = y", "(a : Nat) (b : ℕ) : a = b"),
    ("{x y : ℕ} : ∀ ⦃z⦄, x = z", "(a : Nat) {b : ℕ} : ∀ ⦃c⦄, a = c"),
    ("(x : ℕ) (h : 0 < x) : x ≠ 0", "(n : ℕ) (_ : 0 < n) : n ≠ 0"),
    (": ∀ x, ∃ y, x < y", ": ∀ a, ∃ b, a < b"),
    (": ∀ x y : ℕ, x = y", ": ∀ (a : ℕ) (b : ℕ), a = b"),
    (": (fun x => x + 1) 2 = 3", ": (λ y ↦ y + 1) 2 = 3"),
    (": ∑ i ∈ range 9, i = 36", ": ∑ k ∈ range 9, k = 36"),
    (": ∑' n : ℕ, f n = 1", ": ∑' m : ℕ, f m = 1"),
    (": ∀ᶠ x in l, p x", ": ∀ᶠ y in l, p y"),
    (": {x : ℝ | |x| < 2} = s", ": {t : ℝ | |t| < 2} = s"),
    (": {n | n % 2 = 0} = s", ": {k | k % 2 = 0} = s"),
    (": let x := 2; x + x = 4", ": let y := 2; y + y = 4"),
    (": ∀ ⟨a, b⟩ : ℕ × ℕ, a = b", ": ∀ ⟨x, y⟩ : ℕ × ℕ, x = y"),
    (".{u} (α : Type u) : Nonempty α → p α", ".{v} (β : Type v) : Nonempty β -> p β"),
    ("(h : a ≤ b ∧ c ≥ d) : e", "(hh : a <= b /\\ c >= d) : e"),
    ("(f : ℕ → ℕ) : f.comp f = g", "(g' : ℕ → ℕ) : g'.comp g' = g"),
    ("[inst : Ring R] (x : R) : x = x", "[i : Ring R] (y : R) : y = y"),
    (": 1 = 1", ": 1 -- one\n  = /- and -/ 1"),
    (": ∀ x, (∀ x, p x) → q x", ": ∀ y, (∀ x, p x) → q y"),
    (": ∀ x, (∃ y, r x y) ∧ ∃ y, r y x", ": ∀ a, (∃ b, r a b) ∧ ∃ c, r c a"),
    (": ⟨fun x => x, y⟩ = z", ": ⟨fun w => w, y⟩ = z"),
    (": ∫ x in 0..1, x = 1 / 2", ": ∫ t in 0..1, t = 1 / 2"),
    ("(x : ℕ) : f (n := x) = 1", "(y : ℕ) : f (n := y) = 1"),
]
DIFFERENT = [
    ("(x : ℕ) : x = x", "(x : ℤ) : x = x"),
    (": ∀ x, ∃ y, x < y", ": ∀ x, ∃ y, y < x"),
    (": ∀ x, p x", ": ∃ x, p x"),
    ("(x y : ℕ) : x = y", "(x y : ℕ) : y = x"),
    ("(n : ℕ) : n = m", "(m : ℕ) : m = m"),
    ("(n : ℕ) : m = n", "(n : ℕ) : n = n"),
    ("(n : ℕ) : f (n := 5) n = 1", "(m : ℕ) : f (m := 5) m = 1"),
    ("(x : α) (p : α × α) : p.x = x", "(y : α) (p : α × α) : p.y = y"),
    ("(x : ℕ) : (f 1).x = x", "(y : ℕ) : (f 1).y = y"),
    (": ∀ x, (∀ x, p x) → q x", ": ∀ x, (∀ y, p x) → q x"),
    (": (∀ x, p x) → q x", ": (∀ y, p y) → q y"),
    (": {x | p x} = {x | q x}", ": {x | p x} = {y | q x}"),
    (": a != b", ": a ≠ b"),
    (": ⟨fun x => x, x⟩ = z", ": ⟨fun y => y, y⟩ = z"),
    ("(x : ℕ) : ∑ x ∈ s, f x = x", "(x : ℕ) : ∑ y ∈ s, f x = x"),
    ("(f x : ℕ) : (f x : ℕ) = 1", "(f x : ℕ) : (f : ℕ) (x : ℕ) = 1"),
]


@pytest.mark.parametrize(("first", "second"), SAME)
def test_the_same_statement(first: str, second: str) -> None:
    assert canonical_tokens(ask(first)) == canonical_tokens(ask(second, name="other"))
    assert statement_key(ask(first)) == statement_key(ask(second, "import X\nopen Y\n\n/-- W -/\n@[simp] ", "other"))


@pytest.mark.parametrize(("first", "second"), DIFFERENT)
def test_different_statements(first: str, second: str) -> None:
    assert statement_key(ask(first)) != statement_key(ask(second))


def test_definitions_count() -> None:
    assert statement_key(ask(": f 1 = 2", "def f x := x + 1\n")) != statement_key(
        ask(": f 1 = 2", "def f x := x + 2\n")
    )
    assert statement_key(ask(": p", "variable (n : ℕ)\n")) != statement_key(ask(": p", "variable (n : ℤ)\n"))
    assert statement_key(ask(": p", "import A\nset_option o 1\n")) == statement_key(ask(": p", "lemma l : q := r\n"))


# Formulas without names (de Bruijn indices), written down with names of two independent choices.


@dataclass(frozen=True)
class Bind:
    sign: str
    body: Formula


@dataclass(frozen=True)
class Pair:
    sign: str
    left: Formula
    right: Formula


@dataclass(frozen=True)
class Variable:
    index: int


Formula = Bind | Pair | Variable
FREE = ("a", "b.c")
SHAPES = {
    "∀": "(∀ {x}, {body})", "∃": "(∃ {x} : ℕ, {body})", "fun": "(fun {x} => {body})", "∑": "(∑ {x} ∈ s, {body})",
    "set": "{{{x} : ℝ | {body}}}", "tuple": "⟨fun {x} => {body}, 3⟩", "group": "(∀ ({x} : ℕ), {body})",
}  # fmt: skip


def formulas() -> st.SearchStrategy[Formula]:
    leaves = st.integers(0, 5).map(Variable)
    return st.recursive(
        leaves,
        lambda inner: st.one_of(
            st.builds(Bind, st.sampled_from(list(SHAPES)), inner), st.builds(Pair, st.sampled_from("+<∧"), inner, inner)
        ),
        max_leaves=8,
    )


def written(formula: Formula, scope: tuple[str, ...], choose: Callable[[tuple[str, ...]], str]) -> str:
    """The formula in Lean; `scope` holds the names in force, innermost first."""
    match formula:
        case Variable(index):
            if index < len(scope):
                return scope[index]
            return FREE[(index - len(scope)) % len(FREE)]
        case Pair(sign, left, right):
            return f"({written(left, scope, choose)} {sign} {written(right, scope, choose)})"
        case Bind(sign, body):
            # A name in force may be used again where the body does not need the outer one.
            needed = tuple(scope[i] for i in used(body, 1) if i < len(scope))
            name = choose((*needed, *(f.partition(".")[0] for f in FREE)))
            return SHAPES[sign].format(x=name, body=written(body, (name, *scope), choose))


def used(formula: Formula, depth: int) -> set[int]:
    match formula:
        case Variable(index):
            return {index - depth} if index >= depth else set()
        case Pair(_, left, right):
            return used(left, depth) | used(right, depth)
        case Bind(_, body):
            return used(body, depth + 1)


def normal(formula: Formula, depth: int = 0) -> object:
    """The formula with the free variables told apart as `written` writes them."""
    match formula:
        case Variable(index):
            return index if index < depth else FREE[(index - depth) % len(FREE)]
        case Pair(sign, left, right):
            return (sign, normal(left, depth), normal(right, depth))
        case Bind(sign, body):
            same = "∀:" if sign == "group" else sign
            return (same, normal(body, depth + 1))


def chooser(data: st.DataObject, names: str) -> Callable[[tuple[str, ...]], str]:
    def choose(taken: tuple[str, ...]) -> str:
        return data.draw(st.sampled_from([name for name in names if name not in taken]))

    return choose


@settings(max_examples=200, deadline=None)
@given(formulas(), st.data())
def test_renaming_bound_variables_changes_nothing(formula: Formula, data: st.DataObject) -> None:
    first = written(formula, (), chooser(data, "xyzuvwpqrhkmn"))
    second = written(formula, (), chooser(data, "ijklmnopqrtxyz"))
    assert canonical_tokens(ask(f": {first}")) == canonical_tokens(ask(f": {second}"))


@settings(max_examples=200, deadline=None)
@given(formulas(), formulas(), st.data())
def test_only_renaming_changes_nothing(first: Formula, second: Formula, data: st.DataObject) -> None:
    texts = [written(f, (), chooser(data, "xyzuvwhkmnop")) for f in (first, second)]
    same = canonical_tokens(ask(f": {texts[0]}")) == canonical_tokens(ask(f": {texts[1]}"))
    assert same == (normal(first) == normal(second))


@settings(max_examples=100, deadline=None)
@given(st.text(alphabet=st.sampled_from("∀∃fun(){}[]⟨⟩.,:=|x y\n;let∑"), max_size=60))
def test_any_statement_has_a_canonical_form(text: str) -> None:
    problem = ask(f": {text}")
    if problem.statement.endswith(":="):
        tokens = canonical_tokens(problem)
        assert len(shape_tokens(problem)) == len(tokens)
        assert all(token for token in tokens)


def test_real_statements_are_all_different(shared_data: Path) -> None:
    problems = [*builtin_problems(), *read_problems(shared_data / "minif2f.jsonl").problems]
    assert len({statement_key(p) for p in problems}) == len(problems) == 488 + len(builtin_problems())


# Runs of tokens.


@given(st.lists(st.sampled_from("abc"), max_size=12), st.lists(st.sampled_from("abc"), max_size=12), st.integers(1, 4))
def test_runs(first: list[str], second: list[str], n: int) -> None:
    def plain(tokens: list[str]) -> set[tuple[str, ...]]:
        if not tokens:
            return set()
        return {tuple(tokens[i : i + n]) for i in range(max(1, len(tokens) - n + 1))}

    a, b = plain(first), plain(second)
    assert len(ngrams(first, n)) == len(a)
    expected = len(a & b) / len(a | b) if a | b else 1.0
    assert jaccard(ngrams(first, n), ngrams(second, n)) == pytest.approx(expected)


def test_words() -> None:
    assert words("Prove: $a^2 \\geq 0$ for a_1, É.") == [
        "prove", ":", "$", "a", "^", "2", "\\", "geq", "0", "$", "for", "a", "1", ",", "é", ".",
    ]  # fmt: skip


@pytest.mark.parametrize("threshold", [0.5, 0.8, 0.95, 1.0])
def test_near_duplicates_are_all_found(threshold: float) -> None:
    """Against every pair: the index finds exactly the pairs from the threshold on."""
    rng = np.random.default_rng(5)
    base = [rng.integers(0, 1 << 60, 60, dtype=np.uint64) for _ in range(20)]
    sets = []
    for _ in range(240):
        some = base[int(rng.integers(20))].copy()
        changed = rng.integers(0, 60, int(rng.integers(0, 25)))
        some[changed] = rng.integers(0, 1 << 60, len(changed), dtype=np.uint64)
        sets.append(np.unique(some))
    index = MinHashIndex(threshold)
    near = 0
    for number, new in enumerate(sets):
        scores = [(jaccard(new, old), -i) for i, old in enumerate(sets[:number])]
        best = max(scores, default=(0.0, 0))
        found = index.nearest(new)
        if best[0] >= threshold:
            near += 1
            assert found is not None
            assert found[1] == best[0]
            assert found[0] == -best[1]
        else:
            assert found is None
        assert index.add(new) == number
    assert near > 0


def test_duplicates_keep_the_first(shared_data: Path) -> None:
    minif2f = read_problems(shared_data / "minif2f.jsonl").problems
    first = minif2f[:40]
    copies = [Problem.from_lean(p.source().replace("h₀", "hyp"), p.name, id=f"{p.id}-renamed") for p in first[::2]]
    longer = [
        Problem.from_lean(p.source().replace(" :\n", " (h₉ : True) :\n", 1), p.name, id=f"{p.id}-longer")
        for p in first[1::2]
    ]
    items = list(find_duplicates([*first, *copies, *longer, *first], near=0.8))
    found = [item for item in items if isinstance(item, Duplicate)]
    assert len(items) == 40 + 20 + 20 + 40
    again = {d.problem.id: (d.of, d.kind) for d in found}
    for copy, original in zip(copies, first[::2], strict=True):
        text = "text" if copy.statement == original.statement else "alpha"
        assert again[copy.id] == (original.id, text)
    for more, original in zip(longer, first[1::2], strict=True):
        if more.statement == original.statement:
            continue
        runs = [ngrams([*definition_tokens(p), *canonical_tokens(p)], 5) for p in (more, original)]
        if jaccard(*runs) >= 0.8:
            assert again[more.id] == (original.id, "near")
    for d in found:
        assert d.score >= 0.8
    assert not any(d.kind == "near" for d in found if d.problem.id in {p.id for p in first})
    with pytest.raises(ValueError, match="threshold 0"):
        list(find_duplicates([], near=0.0))


# Contamination.


def plain_runs(tokens: list[str], n: int) -> set[tuple[str, ...]]:
    width = n if len(tokens) >= 2 * n else max(1, len(tokens))
    return {tuple(tokens[i : i + width]) for i in range(len(tokens) - width + 1)} if tokens else set()


def test_contamination_against_every_pair(shared_data: Path) -> None:
    minif2f = read_problems(shared_data / "minif2f.jsonl").problems
    evaluation = [
        Problem.from_lean(
            p.source(), p.name, informal=f"Show that the claim of {p.name.replace('_', ' ')} holds, please."
        )
        for p in minif2f[:40]
    ]
    train = [
        *minif2f[20:60],
        *(Problem.from_lean(p.source().replace("(h₀ ", "(new : 0 < 1) (h₀ ", 1), p.name) for p in minif2f[:20]),
        *(
            ask(f": {i} = {i}", informal=f"Well: {p.informal} Good luck!", id=f"words{i}")
            for i, p in enumerate(evaluation[:8])
        ),
        *builtin_problems()[::20],
    ]
    chosen = OverlapSettings(statement_ngram=6, statement_overlap=0.7, informal_ngram=4, informal_overlap=0.6)
    items = list(find_contaminated(train, evaluation, chosen))
    keys = [statement_key(e) for e in evaluation]
    kinds = set()
    for problem, item in zip(train, items, strict=True):
        expected: tuple[str, str, float] | None = None
        if statement_key(problem) in keys:
            expected = (evaluation[keys.index(statement_key(problem))].id, "same statement", 1.0)
        else:
            for kind, n, share, tokens in (
                ("statement", 6, 0.7, lambda p: [*definition_tokens(p), *shape_tokens(p)]),
                ("informal", 4, 0.6, lambda p: words(p.informal)),
            ):
                mine = plain_runs(tokens(problem), n)
                scores = [
                    len(mine & runs) / len(runs) if (runs := plain_runs(tokens(e), n)) else 0.0 for e in evaluation
                ]
                best = max(range(len(scores)), key=lambda i: (scores[i], -i))
                if scores[best] >= share:
                    expected = (evaluation[best].id, kind, scores[best])
                    break
        if expected is None:
            assert item is problem
        else:
            assert isinstance(item, Contaminated)
            assert (item.evaluation, item.kind) == expected[:2]
            assert item.score == pytest.approx(expected[2])
            kinds.add(item.kind)
    assert kinds == {"same statement", "statement", "informal"}


def test_an_untouched_set_stays_whole(shared_data: Path) -> None:
    minif2f = read_problems(shared_data / "minif2f.jsonl").problems
    kept = list(find_contaminated(builtin_problems(), minif2f))
    assert kept == list(builtin_problems())
    assert list(find_contaminated(builtin_problems(), [])) == kept
    assert all(isinstance(i, Contaminated) for i in find_contaminated(minif2f, minif2f))


@pytest.mark.parametrize("wrong", [{"statement_ngram": 0}, {"informal_overlap": 0.0}, {"statement_overlap": 1.5}])
def test_bad_overlap_settings(wrong: dict[str, float]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))):
        OverlapSettings(**wrong)  # type: ignore[arg-type]
