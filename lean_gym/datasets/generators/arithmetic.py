"""Linear arithmetic, divisibility and ring identities."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence

from lean_gym.datasets.generators.draft import Draft, refuted_by
from lean_gym.datasets.generators.draws import Draws
from lean_gym.datasets.generators.terms import Term, add, counterexample, renamed, times, value, write

__all__ = ["divisibility", "nat_linear", "ring"]

_SMALL = range(7)
"""Where a false statement about natural numbers has to fail, and a true one is tried."""


def _arithmetic(
    names: Sequence[str],
    hypotheses: Sequence[Term],
    goal: Term,
    truth: bool,
    proof: str,
    *,
    level: int,
    kind: str,
    type: str = "Nat",
    values: Sequence[int] = _SMALL,
) -> Draft | None:
    """The draft, or None where no small values bear out that it is true or false as was wanted."""
    found = counterexample(names, hypotheses, goal, values, natural=type == "Nat")
    if truth != (found is None):
        return None
    binders = [f"({' '.join(names)} : {type})"] if names else []
    binders += [f"(h{i} : {write(h)})" for i, h in enumerate(hypotheses, 1)]
    shape = f"{type} {_shape(names, hypotheses, goal)}"
    if found is None:
        return Draft(" ".join(binders), write(goal), level=level, kind=kind, proof=proof, shape=shape)
    numbers = [write(found[name]) for name in names]
    return Draft(
        " ".join(binders),
        write(goal),
        level=level,
        kind=kind,
        refutation=refuted_by(numbers, len(hypotheses)),
        counterexample=tuple((name, str(found[name])) for name in names),
        shape=shape,
    )


def _shape(names: Sequence[str], hypotheses: Sequence[Term], goal: Term) -> str:
    """What does not depend on the names of the variables and on the order of the hypotheses."""
    forms = []
    for order in itertools.permutations([f"#{i}" for i in range(len(names))]):
        to = dict(zip(names, order, strict=True))
        given = sorted(write(renamed(h, to)) for h in hypotheses)
        forms.append(f"{'; '.join(given)} ⊢ {write(renamed(goal, to))}")
    return min(forms)


# --- linear arithmetic ------------------------------------------------------------------------------------------


def nat_linear(draws: Draws, truth: bool) -> Draft | None:
    """Linear arithmetic over the natural numbers: what follows from inequalities and equations."""
    kind = draws.choice(_LINEAR)
    return kind(draws, truth)


def _combination(draws: Draws, truth: bool) -> Draft | None:
    """A weighted sum of inequalities, with its constant or one too large."""
    names = ["x", "y", "z"][: draws.randint(2, 3)]
    hypotheses: list[Term] = []
    left, right = dict.fromkeys(names, 0), dict.fromkeys(names, 0)
    constant = 0
    for _ in range(draws.randint(2, 3)):
        a, b = draws.sample(names, 2)
        p, q, c = draws.randint(1, 3), draws.randint(1, 3), draws.randint(0, 4)
        strict = draws.random() < 0.3
        hypotheses.append(("<" if strict else "≤", add([times(p, a), c]), times(q, b)))
        weight = draws.randint(1, 2)
        left[a] += weight * p
        right[b] += weight * q
        constant += weight * (c + strict)
    if len(set(hypotheses)) < len(hypotheses):
        return None
    for name in names:
        common = min(left[name], right[name])
        left[name] -= common
        right[name] -= common
    claimed = constant - draws.randint(0, 1) if truth else constant + draws.randint(1, 3)
    if claimed < 0 or not any(right.values()):
        return None
    goal: Term = (
        "≤",
        add([*(times(left[n], n) for n in names if left[n]), claimed]),
        add([times(right[n], n) for n in names if right[n]]),
    )
    level = min(2 + len(hypotheses) // 3, 3)
    return _arithmetic(names, hypotheses, goal, truth, "by\n  omega", level=level, kind="combination")


def _system(draws: Draws, truth: bool) -> Draft | None:
    """Two equations in two unknowns with one solution in natural numbers."""
    x, y = draws.randint(0, 6), draws.randint(0, 6)
    (a, b), (c, d) = ((draws.randint(1, 5), draws.randint(1, 5)) for _ in range(2))
    if a * d == b * c:
        return None
    hypotheses: list[Term] = [
        ("=", add([times(a, "x"), times(b, "y")]), a * x + b * y),
        ("=", add([times(c, "x"), times(d, "y")]), c * x + d * y),
    ]
    wrong = 0 if truth else draws.choice((-1, 1, 2))
    if y + wrong < 0:
        return None
    goal: Term = ("∧", ("=", "x", x), ("=", "y", y + wrong))
    return _arithmetic(["x", "y"], hypotheses, goal, truth, "by\n  omega", level=2, kind="system")


def _share(draws: Draws, truth: bool) -> Draft | None:
    """Of numbers with a given sum one is large: a pigeonhole principle."""
    names = ["a", "b", "c"][: draws.randint(2, 3)]
    least = [draws.randint(1, 4) for _ in names]
    total = sum(n - 1 for n in least) + (draws.randint(1, 2) if truth else 0)
    goal: Term = ("≤", least[-1], names[-1])
    for n, name in reversed(list(zip(least, names, strict=True))[:-1]):
        goal = ("∨", ("≤", n, name), goal)
    hypothesis: Term = ("=", add(names), total)
    if draws.random() < 0.5:
        hypothesis = ("≤", total, add(names))
    return _arithmetic(names, [hypothesis], goal, truth, "by\n  omega", level=2, kind="share", values=range(total + 1))


def _bounds(draws: Draws, truth: bool) -> Draft | None:
    """Bounds of a linear expression from bounds of its variables, with truncated subtraction, `min` or `max`."""
    p, q, r, s = draws.randint(0, 2), draws.randint(3, 5), draws.randint(0, 2), draws.randint(3, 5)
    hypotheses: list[Term] = [("≤", p, "a"), ("≤", "a", q), ("≤", r, "b"), ("≤", "b", s)]
    k, m = draws.randint(1, 3), draws.randint(1, 3)
    expression = draws.choice(
        (
            add([times(k, "a"), times(m, "b")]),
            ("-", add([times(k, "a"), m]), "b"),
            ("max", times(k, "a"), times(m, "b")),
            ("min", add(["a", k]), times(m, "b")),
            ("-", ("max", "a", "b"), ("min", "a", "b")),
        )
    )
    reached = [value(expression, {"a": a, "b": b}, natural=True) for a in range(p, q + 1) for b in range(r, s + 1)]
    goal: Term
    if draws.random() < 0.5:
        bound = max(reached) + (draws.randint(0, 1) if truth else -1)
        goal = ("≤", expression, bound)
    else:
        bound = min(reached) - (0 if truth else -1)
        goal = ("≤", bound, expression)
    if bound <= 0:
        return None
    return _arithmetic(["a", "b"], hypotheses, goal, truth, "by\n  omega", level=2, kind="bounds")


def _halves(draws: Draws, truth: bool) -> Draft | None:
    """Quotients and remainders by a literal."""
    m, k = draws.randint(2, 5), draws.randint(1, 4)
    quotient: Term = ("/", "n", m)
    off = 0 if truth else 1
    goal: Term = draws.choice(
        (
            ("≤", times(m, quotient), "n" if truth else ("-", "n", 1)),
            ("<", "n", ("+", times(m, quotient), m - off)),
            ("=", ("/", ("+", "n", m * k), m), ("+", quotient, k + off)),
            ("=", ("+", times(m, quotient), ("%", "n", m)), ("+", "n", off) if off else "n"),
            ("≤", ("%", ("+", "n", k), m), m - 1 - off),
        )
    )
    return _arithmetic(["n"], [], goal, truth, "by\n  omega", level=1, kind="quotient", values=range(30))


_LINEAR: Sequence[Callable[[Draws, bool], Draft | None]] = (
    _combination,
    _combination,
    _system,
    _share,
    _bounds,
    _halves,
)


# --- divisibility -----------------------------------------------------------------------------------------------


def divisibility(draws: Draws, truth: bool) -> Draft | None:
    """Remainders, divisors, and powers modulo a number."""
    return draws.choice(_DIVISIBILITY)(draws, truth)


def _residue(draws: Draws, truth: bool) -> Draft | None:
    m = draws.randint(2, 12)
    r, a, b = draws.below(m), draws.randint(2, 9), draws.randint(0, 9)
    claimed = (a * r + b + (0 if truth else draws.randint(1, m - 1))) % m
    goal: Term = ("=", ("%", add([times(a, "n"), b]), m), claimed)
    hypothesis: Term = ("=", ("%", "n", m), r)
    return _arithmetic(["n"], [hypothesis], goal, truth, "by\n  omega", level=2, kind="residue", values=range(4 * m))


def _chinese(draws: Draws, truth: bool) -> Draft | None:
    m, k = draws.choice(((2, 3), (2, 5), (3, 4), (3, 5), (4, 5), (2, 7), (3, 7), (5, 6), (4, 7), (5, 7), (3, 8)))
    n = draws.below(m * k)
    claimed = n if truth else (n + draws.randint(1, m * k - 1)) % (m * k)
    hypotheses: list[Term] = [("=", ("%", "n", m), n % m), ("=", ("%", "n", k), n % k)]
    goal: Term = ("=", ("%", "n", m * k), claimed)
    return _arithmetic(["n"], hypotheses, goal, truth, "by\n  omega", level=2, kind="chinese", values=range(2 * m * k))


def _criterion(draws: Draws, truth: bool) -> Draft | None:
    """m divides u·a + b exactly if it divides r·a + b, where r is the remainder of u."""
    m, u = draws.randint(3, 13), draws.randint(10, 30)
    r = (u + (0 if truth else draws.randint(1, m - 1))) % m
    if r == 0 or u == r:
        return None
    goal: Term = ("↔", ("∣", m, add([times(u, "a"), "b"])), ("∣", m, add([times(r, "a"), "b"])))
    proof = "by\n  constructor <;> intro h <;> omega"
    return _arithmetic(["a", "b"], [], goal, truth, proof, level=2, kind="criterion", values=range(14))


def _multiple(draws: Draws, truth: bool) -> Draft | None:
    """A common divisor divides every combination; if it divides one part only, it need not."""
    k, m = draws.randint(1, 7), draws.randint(1, 7)
    hypotheses: list[Term] = [("∣", "d", "a"), ("∣", "d", "b")] if truth else [("∣", "d", "a")]
    if not truth and draws.random() < 0.5:
        hypotheses = [("∣", "d", add(["a", "b"]))]
        if k == m:
            return None
    goal: Term = ("∣", "d", add([times(k, "a"), times(m, "b")]))
    parts = [f"{k} * x" if k > 1 else "x", f"{m} * y" if m > 1 else "y"]
    moves = "".join(f", Nat.mul_left_comm d {n} {x}" for n, x in ((k, "x"), (m, "y")) if n > 1)
    proof = (
        "by\n  obtain ⟨x, rfl⟩ := h1\n  obtain ⟨y, rfl⟩ := h2\n"
        f"  exact ⟨{parts[0]} + {parts[1]}, by rw [Nat.mul_add{moves}]⟩"
    )
    return _arithmetic(["d", "a", "b"], hypotheses, goal, truth, proof, level=3, kind="multiple", values=range(9))


def _quadratic(draws: Draws, truth: bool) -> Draft | None:
    """A remainder that n(n + c) never leaves."""
    m, c = draws.randint(3, 11), draws.randint(0, 6)
    reached = {n * (n + c) % m for n in range(m)}
    candidates = [r for r in range(m) if (r in reached) != truth]
    if not candidates:
        return None
    r = draws.choice(candidates)
    factor: Term = ("+", "n", c) if c else "n"
    goal: Term = ("≠", ("%", ("*", "n", factor), m), r)
    rest = f"((r.val + {c} % {m}) % {m})" if c else "r.val"
    rules = f"Nat.mul_mod, Nat.add_mod n {c}" if c else "Nat.mul_mod"
    proof = (
        f"by\n  have finite : ∀ r : Fin {m}, r.val * {rest} % {m} ≠ {r} := by decide\n"
        f"  rw [{rules}]\n  exact finite ⟨n % {m}, Nat.mod_lt n (by decide)⟩"
    )
    return _arithmetic(["n"], [], goal, truth, proof, level=4, kind="quadratic", values=range(2 * m))


def _power(draws: Draws, truth: bool) -> Draft | None:
    """Powers of a base that leaves the remainder one, with a factor."""
    m, k, f = draws.randint(2, 9), draws.randint(1, 3), draws.randint(1, 4)
    base = m * k + 1 if truth else m * k + draws.randint(2, m) % m
    if base < 2 or (not truth and base % m == 1):
        return None
    goal: Term = ("=", ("%", times(f, ("^", base, "n")), m), f % m)
    proof = "by\n  induction n with\n  | zero => rfl\n  | succ n ih =>\n    rw [Nat.pow_succ]\n    omega"
    return _arithmetic(["n"], [], goal, truth, proof, level=3, kind="power", values=range(6))


_DIVISIBILITY: Sequence[Callable[[Draws, bool], Draft | None]] = (
    _residue, _chinese, _criterion, _multiple, _quadratic, _power,
)  # fmt: skip


# --- ring identities --------------------------------------------------------------------------------------------

Polynomial = Mapping[tuple[str, ...], int]
"""For each monomial, its variables in order, the coefficient; no zeros."""


def ring(draws: Draws, truth: bool) -> Draft | None:
    """Identities of polynomials with small coefficients, over `Nat` or `Int`."""
    integers = draws.random() < 0.5
    type = "Int" if integers else "Nat"
    names = ["a", "b", "c"][: draws.randint(1, 3)]
    factors = [_linear_form(draws, names, integers) for _ in range(draws.randint(2, 3))]
    left: Term = factors[0]
    for factor in factors[1:]:
        left = ("*", left, factor)
    if draws.random() < 0.3:
        left = ("+", left, ("*", draws.choice(names), _linear_form(draws, names, integers)))
    expanded = dict(_expand(left))
    if not 2 <= len(expanded) <= 8 or max(map(abs, expanded.values())) > 40:
        return None
    if not truth:
        monomial = draws.choice(sorted(expanded))
        expanded[monomial] += draws.choice((-1, 1))
        if not integers and expanded[monomial] < 0:
            return None
    right = _written(expanded)
    degree = max(len(monomial) for monomial in expanded)
    goal: Term = ("=", left, right)
    rules = ["add_mul", "mul_add", "mul_assoc", "mul_comm", "mul_left_comm", "mul_one", "one_mul"]
    rules = ["sub_mul", "mul_sub", *rules] if integers else rules
    proof = (
        f"by\n  simp only [{', '.join(f'{type}.{rule}' for rule in rules)}]\n"
        f"    <;> (try simp only [← {type}.mul_assoc]) <;> omega"
    )
    # A polynomial of degree d in each variable that is zero at d + 1 values of each is zero.
    values = range(-2, 3) if integers else range(5)
    assert degree < len(values)
    return _arithmetic(names, [], goal, truth, proof, level=min(degree + 1, 4), kind=type, type=type, values=values)


def _linear_form(draws: Draws, names: Sequence[str], integers: bool) -> Term:
    parts: list[Term] = [times(draws.randint(1, 3), n) for n in draws.sample(names, draws.randint(1, len(names)))]
    if len(parts) == 1 or draws.random() < 0.3:
        parts.append(draws.randint(1, 4))
    form = parts[0]
    for part in parts[1:]:
        form = ("-" if integers and draws.random() < 0.4 else "+", form, part)
    return form


def _expand(term: Term) -> Polynomial:
    if isinstance(term, int):
        return {(): term} if term else {}
    if isinstance(term, str):
        return {(term,): 1}
    left, right = _expand(term[1]), _expand(term[2])
    total: dict[tuple[str, ...], int] = {}
    if term[0] == "*":
        for (m, p), (n, q) in itertools.product(left.items(), right.items()):
            key = tuple(sorted((*m, *n)))
            total[key] = total.get(key, 0) + p * q
    else:
        total = dict(left)
        for n, q in right.items():
            total[n] = total.get(n, 0) + (q if term[0] == "+" else -q)
    return {key: c for key, c in total.items() if c}


def _written(polynomial: Polynomial) -> Term:
    """The terms of high degree first; a negative one is subtracted, unless it comes first."""
    order = sorted(polynomial, key=lambda m: (-len(m), m))
    order.sort(key=lambda m: polynomial[m] < 0)
    total: Term | None = None
    for monomial in order:
        coefficient = polynomial[monomial]
        if not coefficient:
            continue
        size = abs(coefficient) if total is not None else coefficient
        product: Term
        if monomial:
            power: Term = monomial[0]
            for name in monomial[1:]:
                power = ("*", power, name)
            product = times(size, power)
        else:
            product = size
        total = product if total is None else ("+" if coefficient > 0 else "-", total, product)
    return 0 if total is None else total
