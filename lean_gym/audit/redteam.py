"""The corpus against a verifier: which cheats get through, and which honest proofs are refused.

Three kinds of subject can be tried: a `Judge` (this package's own way), the usual naive checks on a verifier's raw
answers, and any function that takes Lean code and says whether it is a proof.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lean_gym.audit.corpus import CLASSES, Case, load_cheats, load_honest
from lean_gym.audit.naive import NAIVE_CHECKS, NaiveCheck, naive_source

if TYPE_CHECKING:
    from rich.table import Table

    from lean_gym.judge import Judge
    from lean_gym.verifiers.base import Verifier

__all__ = ["Report", "Trial", "save_picture", "save_reports", "table", "try_function", "try_judge", "try_naive_checks"]


@dataclass(frozen=True, slots=True)
class Trial:
    """What a subject made of one case.

    Attributes:
        case: the cheat or honest proof.
        accepted: whether the subject called it a proof; None where it gave no judgement.
        detail: the status or the error, for a person.
    """

    case: Case
    accepted: bool | None
    detail: str = ""

    @property
    def honest(self) -> bool:
        """Whether the case is an honest proof."""
        return any(status.proved for status in self.case.expect)


@dataclass(frozen=True, slots=True)
class Report:
    """All trials of one subject."""

    subject: str
    trials: tuple[Trial, ...]

    @property
    def passed(self) -> tuple[Trial, ...]:
        """The cheats that got through."""
        return tuple(t for t in self.trials if not t.honest and t.accepted)

    @property
    def refused(self) -> tuple[Trial, ...]:
        """The honest proofs that were not accepted."""
        return tuple(t for t in self.trials if t.honest and t.accepted is False)

    def counts(self) -> dict[str, tuple[int, int]]:
        """For each class of cheats: how many got through, of how many that were judged."""
        cheats = [t for t in self.trials if not t.honest and t.accepted is not None]
        return {
            group: (
                sum(1 for t in cheats if t.case.group == group and t.accepted),
                sum(1 for t in cheats if t.case.group == group),
            )
            for group in CLASSES
        }

    def to_dict(self) -> dict[str, Any]:
        """The report as plain values, ready for JSON."""
        judged = [t for t in self.trials if t.accepted is not None]
        return {
            "subject": self.subject,
            "classes": {group: {"passed": p, "tried": n} for group, (p, n) in self.counts().items()},
            "cheats_tried": sum(1 for t in judged if not t.honest),
            "cheats_passed": [t.case.id for t in self.passed],
            "honest_tried": sum(1 for t in judged if t.honest),
            "honest_refused": [t.case.id for t in self.refused],
            "not_judged": [t.case.id for t in self.trials if t.accepted is None],
        }


def try_judge(judge: Judge, cases: Iterable[Case] | None = None, *, subject: str = "") -> Report:
    """Let a judge decide on the cases; default: the whole corpus."""
    chosen = _cases(cases)
    attempts = judge([c.problem for c in chosen], [c.response for c in chosen])
    trials = []
    for case, attempt in zip(chosen, attempts, strict=True):
        status = attempt.verdict.status
        trials.append(Trial(case, status.proved if status.scored else None, status.value))
    return Report(subject or f"audit {judge.audit.level}", tuple(trials))


def try_naive_checks(
    verifier: Verifier,
    cases: Iterable[Case] | None = None,
    *,
    needs: Sequence[str] = ("embedded",),
    checks: Mapping[str, NaiveCheck] = NAIVE_CHECKS,
) -> list[Report]:
    """Run each case once, as a simple script would, and let every naive check judge Lean's answer.

    The verifier's sandbox is all that stands between a cheat that runs programs and this machine.

    Args:
        verifier: it checks each text in the way of `Verifier.run`.
        cases: default: the whole corpus.
        needs: the cases that this Lean can elaborate; others are not judged.
        checks: the naive checks, by name.
    """
    chosen = [c for c in _cases(cases) if c.needs in needs]
    with ThreadPoolExecutor(verifier.workers) as pool:
        runs = list(pool.map(lambda c: verifier.run(naive_source(c.problem, c.code)), chosen))
    return [
        Report(
            name,
            tuple(
                Trial(c, bool(c.code) and check(c.code, run), run.outcome.value)
                for c, run in zip(chosen, runs, strict=True)
            ),
        )
        for name, check in checks.items()
    ]


def try_function(
    function: Callable[[str], bool],
    cases: Iterable[Case] | None = None,
    *,
    subject: str = "",
    needs: Sequence[str] = ("embedded",),
) -> Report:
    """Let any function judge: it gets the whole Lean text and says whether it is a proof.

    What the function raises counts as no judgement.

    >>> gaps = [case for case in load_cheats() if case.id in ("sorry/plain-sorry", "sorry/admit")]
    >>> [t.accepted for t in try_function(lambda code: "sorry" not in code, gaps).trials]
    [True, False]
    """
    trials = []
    for case in _cases(cases):
        if case.needs not in needs:
            continue
        try:
            trials.append(Trial(case, bool(function(naive_source(case.problem, case.code)))))
        except Exception as error:  # a subject of any make; its failures are part of the report
            trials.append(Trial(case, None, f"{type(error).__name__}: {error}"))
    return Report(subject or getattr(function, "__name__", "function"), tuple(trials))


def table(reports: Sequence[Report]) -> Table:
    """A table for the terminal: cheats that got through, by class and subject; honest proofs refused, last."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text

    def cell(count: int, of: int) -> Text:
        if of == 0:
            return Text("–", style="dim")
        return Text(f"{count}/{of}", style="bold red" if count else "green")

    result = Table(title="Cheats that got through", box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    result.add_column("class", min_width=max(map(len, CLASSES)))
    for report in reports:
        result.add_column(report.subject, justify="right", min_width=7)
    counts = [report.counts() for report in reports]
    for group in CLASSES:
        result.add_row(group, *(cell(*c[group]) for c in counts))
    result.add_section()
    result.add_row("all", *(cell(sum(p for p, _ in c.values()), sum(n for _, n in c.values())) for c in counts))
    refused = [(len(r.refused), sum(1 for t in r.trials if t.honest and t.accepted is not None)) for r in reports]
    result.add_row("honest, refused", *(cell(*pair) for pair in refused))
    return result


def save_reports(reports: Sequence[Report], path: Path) -> None:
    """Write the reports as one JSON file."""
    data = {"subjects": [report.to_dict() for report in reports]}
    path.write_text(json.dumps(data, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


def save_picture(reports: Sequence[Report], path: Path) -> None:
    """Draw the share of cheats that got through, by class and subject.

    Raises:
        ModuleNotFoundError: matplotlib is not installed.
    """
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError("the picture needs matplotlib: pip install 'lean-gym[plots]'") from error
    counts = [report.counts() for report in reports]
    shares = [[c[group][0] / c[group][1] if c[group][1] else 0.0 for c in counts] for group in CLASSES]
    figure = Figure(figsize=(2.6 + 1.5 * len(reports), 0.9 + 0.5 * len(CLASSES)), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    axes.imshow(shares, cmap="OrRd", vmin=0.0, vmax=1.0, aspect="auto")
    axes.set_xticks(range(len(reports)), [_wrapped(r.subject) for r in reports], fontsize=8)
    axes.set_yticks(range(len(CLASSES)), list(CLASSES))
    axes.xaxis.tick_top()
    for row, group in enumerate(CLASSES):
        for column, c in enumerate(counts):
            passed, tried = c[group]
            text = f"{passed} of {tried}" if tried else "–"
            axes.text(
                column, row, text, ha="center", va="center", color="white" if shares[row][column] > 0.6 else "black"
            )
    axes.set_title("Cheats that got through", pad=12)
    figure.savefig(path, dpi=150)


def _wrapped(text: str) -> str:
    import textwrap

    return "\n".join(textwrap.wrap(text, 16))


def _cases(cases: Iterable[Case] | None) -> list[Case]:
    return [*load_cheats(), *load_honest()] if cases is None else list(cases)
