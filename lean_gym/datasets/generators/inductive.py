"""Inductive types and predicates of the problem's own."""

from __future__ import annotations

from collections.abc import Sequence

from lean_gym.datasets.generators.draft import Draft, refuted_by
from lean_gym.datasets.generators.draws import Draws
from lean_gym.datasets.generators.terms import add, times, write

__all__ = ["inductive"]


def inductive(draws: Draws, truth: bool) -> Draft | None:
    """A statement about a type, or a predicate, that the problem defines."""
    return draws.choice((_cycle, _counts, _counts, _turned, _steps, _steps))(draws, truth)


# --- enumerations -----------------------------------------------------------------------------------------------

_ENUMERATIONS = (
    ("Season", ("spring", "summer", "autumn", "winter")),
    ("Color", ("red", "green", "blue")),
    ("Phase", ("new", "waxing", "full", "waning")),
    ("Suit", ("clubs", "diamonds", "hearts", "spades")),
    ("Move", ("up", "down", "left", "right", "stay")),
    ("Gear", ("first", "second", "third", "fourth", "fifth")),
)


def _cycle(draws: Draws, truth: bool) -> Draft | None:
    """A function on an enumeration, iterated: is it the identity?"""
    type, names = draws.choice(_ENUMERATIONS)
    function = draws.choice(("next", "turn", "step", "swap"))
    image = dict(zip(names, draws.sample(names, len(names)), strict=True))
    times_ = draws.randint(2, 6)

    def iterated(value: str) -> str:
        for _ in range(times_):
            value = image[value]
        return value

    moved = [name for name in names if iterated(name) != name]
    if truth == bool(moved) or all(image[name] == name for name in names):
        return None
    header = f"inductive {type} where\n" + "".join(f"  | {name}\n" for name in names)
    header += f"\ndef {type}.{function} : {type} → {type}\n"
    header += "".join(f"  | .{name} => .{image[name]}\n" for name in names) + "\n"
    variable = type[0].lower()
    goal = f"{variable}{f'.{function}' * times_} = {variable}"
    refutation = f"by\n  intro h\n  cases h .{moved[0]}" if moved else ""
    return Draft(
        f"({variable} : {type})",
        goal,
        level=1 if len(names) == 3 else 2,
        kind="cycle",
        header=header,
        proof="" if moved else f"by\n  cases {variable} <;> rfl",
        refutation=refutation,
        counterexample=((variable, f".{moved[0]}"),) if moved else (),
        shape=f"cycle {[names.index(image[name]) for name in names]} {times_}",
    )


# --- trees ------------------------------------------------------------------------------------------------------

_TREES = (("Tree", "leaf", "node"), ("Bush", "bud", "fork"), ("Plan", "task", "split"), ("Circuit", "wire", "join"))
_COUNTS = ("weight", "price", "load", "length", "area")
_LETTERS = "abc"


def _counts(draws: Draws, truth: bool) -> Draft | None:
    """Two ways of counting in a tree with the same number of children everywhere, and their linear relation."""
    type, leaf, node = draws.choice(_TREES)
    arity = draws.randint(2, 3)
    first, second = draws.sample(_COUNTS, 2)
    (a1, b1), (a2, b2) = ((draws.randint(1, 3), draws.randint(0, 3)) for _ in range(2))
    # With n inner nodes there are (arity - 1) n + 1 leaves; each count is a + n (a (arity - 1) + b).
    slope1, slope2 = a1 * (arity - 1) + b1, a2 * (arity - 1) + b2
    if (a1, b1) == (a2, b2):
        return None
    spare = slope1 * a2 - slope2 * a1
    off = 0 if truth else draws.choice((1, 2))
    left, right = max(-spare, 0) + off, max(spare, 0)
    left_factor, right_factor = slope2, slope1
    children = _LETTERS[:arity]
    header = f"inductive {type} where\n  | {leaf}\n  | {node} ({' '.join(children)} : {type})\n\n"
    for name, a, b in ((first, a1, b1), (second, a2, b2)):
        total = write(add([*(f"{c}.{name}" for c in children), b]))
        header += (
            f"def {type}.{name} : {type} → Nat\n  | .{leaf} => {a}\n  | .{node} {' '.join(children)} => {total}\n\n"
        )
    # slope2 · first + slope1 · a2 = slope1 · second + slope2 · a1
    goal = (
        f"{write(add([times(left_factor, f't.{first}'), right]))} = "
        f"{write(add([times(right_factor, f't.{second}'), left]))}"
    )
    assert (left_factor * a1 + right == right_factor * a2 + left) == truth
    hypotheses = " ".join(f"ih{c}" for c in children)
    proof = (
        f"by\n  induction t with\n  | {leaf} => rfl\n  | {node} {' '.join(children)} {hypotheses} =>\n"
        f"    simp only [{type}.{first}, {type}.{second}]\n    omega"
    )
    return Draft(
        f"(t : {type})",
        goal,
        level=4,
        kind="counts",
        header=header,
        proof=proof if truth else "",
        refutation="" if truth else refuted_by([f".{leaf}"]),
        counterexample=() if truth else (("t", f".{leaf}"),),
        shape=f"counts {arity} {sorted([(a1, b1), (a2, b2)])} {off}",
    )


def _turned(draws: Draws, truth: bool) -> Draft | None:
    """Permuting the children everywhere: iterated it is the identity, and sums over all labels stay."""
    type, leaf, node = draws.choice(_TREES)
    arity = draws.randint(2, 3)
    function = draws.choice(("turn", "mirror", "rotate"))
    children = list(_LETTERS[:arity])
    places = draws.sample(range(arity), arity)
    order = next(k for k in range(1, 7) if _power_of(places, k) == list(range(arity)))
    if order == 1:
        return None
    header = f"inductive {type} where\n  | {leaf} (n : Nat)\n  | {node} ({' '.join(children)} : {type})\n\n"
    turned = " ".join(f"{children[p]}.{function}" for p in places)
    header += (
        f"def {type}.{function} : {type} → {type}\n  | .{leaf} n => .{leaf} n\n"
        f"  | .{node} {' '.join(children)} => .{node} {turned}\n\n"
    )
    hypotheses = " ".join(f"ih{c}" for c in children)
    cases = f"  induction t with\n  | {leaf} n => rfl\n  | {node} {' '.join(children)} {hypotheses} =>\n"
    if draws.random() < 0.6:
        iterations = order if truth else draws.choice([k for k in range(1, 6) if k % order])
        goal = f"t{f'.{function}' * iterations} = t"
        proof = f"by\n{cases}    simp only [{type}.{function}, {', '.join(f'ih{c}' for c in children)}]"
        value = f"(.{node} {' '.join(f'(.{leaf} {i})' for i in range(arity))})"
        return Draft(
            f"(t : {type})",
            goal,
            level=3,
            kind="turned",
            header=header,
            proof=proof if truth else "",
            refutation="" if truth else f"by\n  intro h\n  have e := h {value}\n  simp [{type}.{function}] at e",
            counterexample=() if truth else (("t", value),),
            shape=f"turned {places} {iterations}",
        )
    a, b = draws.randint(1, 3), draws.randint(0, 2)
    total = write(add([*(f"{c}.sum" for c in children), b]))
    header += (
        f"def {type}.sum : {type} → Nat\n  | .{leaf} n => {write(times(a, 'n'))}\n"
        f"  | .{node} {' '.join(children)} => {total}\n\n"
    )
    off = 0 if truth else draws.randint(1, 2)
    goal = f"t.{function}.sum = {write(add(['t.sum', off]))}"
    proof = f"by\n{cases}    simp only [{type}.{function}, {type}.sum, {', '.join(f'ih{c}' for c in children)}]"
    if places != list(range(arity)):
        proof += "\n    omega"
    value = f"(.{leaf} 0)"
    return Draft(
        f"(t : {type})",
        goal,
        level=3,
        kind="turned-sum",
        header=header,
        proof=proof if truth else "",
        refutation="" if truth else refuted_by([value]),
        counterexample=() if truth else (("t", value),),
        shape=f"turned sum {places} {a} {b} {off}",
    )


def _power_of(places: Sequence[int], k: int) -> list[int]:
    result = list(range(len(places)))
    for _ in range(k):
        result = [result[p] for p in places]
    return result


# --- predicates -------------------------------------------------------------------------------------------------

_PREDICATES = ("Reached", "Marked", "Good", "Lucky", "Listed")


def _steps(draws: Draws, truth: bool) -> Draft | None:
    """The numbers that are reached from one by steps of a size: members, remainders, and who is none."""
    name = draws.choice(_PREDICATES)
    start, size = draws.randint(0, 5), draws.randint(2, 7)
    header = (
        f"inductive {name} : Nat → Prop where\n  | start : {name} {start}\n"
        f"  | step (n : Nat) : {name} n → {name} (n + {size})\n\n"
    )
    remainder = start % size
    kind = draws.below(4)
    key = (
        f"  have key : ∀ n, {name} n → n % {size} = {remainder} ∧ {start} ≤ n := by\n    intro n h\n"
        f"    induction h with\n    | start => decide\n    | step n _ ih => omega\n"
    )
    if kind == 0:  # a member by hand
        rounds = draws.randint(1, 5)
        number = start + size * rounds + (0 if truth else draws.randint(1, size - 1))
        proof = "by\n  exact " + ".step _ (" * rounds + ".start" + ")" * rounds
        return Draft(
            "",
            f"{name} {number}",
            level=2,
            kind="member",
            header=header,
            proof=proof if truth else "",
            refutation="" if truth else f"by\n  intro h\n{key}  have := key {number} h\n  omega",
            shape=f"member {start} {size} {number}",
        )
    if kind == 1:  # not a member
        number = start + size * draws.randint(1, 4) + (draws.randint(1, size - 1) if truth else 0)
        rounds = (number - start) // size
        return Draft(
            "",
            f"¬{name} {number}",
            level=3,
            kind="no-member",
            header=header,
            proof=f"by\n  intro h\n{key}  have := key {number} h\n  omega" if truth else "",
            refutation=""
            if truth
            else "by\n  intro h\n  exact h (" + ".step _ (" * rounds + ".start" + ")" * rounds + ")",
            shape=f"no member {start} {size} {number}",
        )
    if kind == 2:  # a remainder
        claimed = remainder if truth else (remainder + draws.randint(1, size - 1)) % size
        return Draft(
            f"(n : Nat) (h : {name} n)",
            f"n % {size} = {claimed}",
            level=3,
            kind="remainder",
            header=header,
            proof="by\n  induction h with\n  | start => rfl\n  | step n _ ih => omega" if truth else "",
            refutation="" if truth else f"by\n  intro h\n  exact absurd (h {start} .start) (by decide)",
            counterexample=() if truth else (("n", str(start)),),
            shape=f"remainder {start} {size} {claimed}",
        )
    # every number of this form is a member
    factor, constant = size * draws.randint(1, 3), start + size * draws.randint(0, 3)
    if not truth:
        constant += draws.randint(1, size - 1)
    rounds, more = factor // size, (constant - start) // size
    form = write(add([times(factor, "k"), constant]))
    base = ".step _ (" * more + ".start" + ")" * more
    proof = (
        f"by\n  induction k with\n  | zero => exact {base}\n"
        f"  | succ k ih => exact {'.step _ (' * rounds}ih{')' * rounds}"
    )
    return Draft(
        "(k : Nat)",
        f"{name} ({form})",
        level=4,
        kind="all-members",
        header=header,
        proof=proof if truth else "",
        refutation="" if truth else f"by\n  intro h\n{key}  have := key {constant} (h 0)\n  omega",
        counterexample=() if truth else (("k", "0"),),
        shape=f"all members {start} {size} {factor} {constant}",
    )
