"""``lean-gym data``: look at problems of any source, check them with Lean, convert, count, split and curate them."""

from __future__ import annotations

import contextlib
import dataclasses
import itertools
import json
import os
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from lean_gym.append_log import LogError, encode_line
from lean_gym.commands.common import (
    Exit,
    MemoryOption,
    SecondsOption,
    VerifierOption,
    console,
    errors,
    open_verifier,
    read_text,
    show_lean,
    show_text,
    stop,
)
from lean_gym.commands.generate import generate_command

if TYPE_CHECKING:
    from lean_gym.datasets.sources import Rejected
    from lean_gym.problem import Problem

__all__ = ["data_app"]

data_app = typer.Typer(
    help="Problems from files, Lean projects and Hugging Face data: show, check, generate, convert, split, curate …",
    no_args_is_help=True,
)

data_app.command("generate")(generate_command)

SourceArgument = Annotated[
    str,
    typer.Argument(
        help="A .jsonl, .json, .csv, .tsv, .parquet or .lean file, a folder of .lean or Parquet files, lake:DIR, "
        "hf:NAME, generate:FAMILY?n=100&seed=0, or builtin."
    ),
]
PresetOption = Annotated[
    str | None, typer.Option("--preset", "-p", help="How a published data set names its columns; default: found out.")
]
SplitOption = Annotated[str | None, typer.Option("--split", help="Only this split.")]
ColumnOption = Annotated[
    list[str] | None,
    typer.Option(
        "--column",
        "-c",
        help="Name a column by hand, such as statement=lean_code; also header, informal, id, theorem, win_rate.",
    ),
]
PrefixOption = Annotated[
    Path | None, typer.Option("--header", help="A Lean file put before statements that have no import.")
]
RejectedOption = Annotated[
    Path | None, typer.Option("--rejected", help="Write all unusable rows to this JSONL file, with the reasons.")
]
_SHOWN = 10


@contextlib.contextmanager
def _clear(cannot: str) -> Iterator[None]:
    """Errors of sources, logs and files as one clear message; `cannot` begins that of the operating system's."""
    from lean_gym.problem import ProblemError

    try:
        yield
    except (ProblemError, LogError, ModuleNotFoundError) as error:
        stop(str(error))
    except OSError as error:
        stop(f"{cannot}: {error.strerror or error}")


class _Reader:
    """The problems of a source, and an account of what in it is none."""

    def __init__(
        self,
        source: str,
        preset: str | None,
        split: str | None,
        columns: list[str] | None,
        header: Path | None,
        rejected: Path | None,
    ) -> None:
        from lean_gym.datasets.presets import Columns
        from lean_gym.datasets.sources import stream_problems

        self.source = source
        self.problems = 0
        self._path = rejected
        self.unusable = 0
        given: dict[str, str] = {}
        for item in columns or ():
            name, equals, column = item.partition("=")
            if not equals or name not in ("statement", "header", "informal", "id", "theorem", "win_rate"):
                stop(f"--column {item}: write statement=COLUMN, header=, informal=, id=, theorem= or win_rate=")
            given[name] = column
        if given and "statement" not in given:
            stop("--column names columns by hand, so the one with the Lean text is needed: --column statement=COLUMN")
        if rejected is not None and rejected.exists() and os.path.exists(source) and rejected.samefile(source):
            stop(f"--rejected {rejected} is the source itself, which would be lost: name another file")
        text = None if header is None else read_text(str(header))
        with _clear(f"{source} cannot be read"):
            chosen = Columns(**given) if given else None  # type: ignore[arg-type]  # all are texts
            self._stream = stream_problems(source, preset=preset, columns=chosen, split=split, header=text)

    def items(self) -> Iterator[Problem | Rejected]:
        """Problems and rejected rows, in order; the rejected ones are noted."""
        from lean_gym.problem import Problem

        with contextlib.ExitStack() as stack:
            log = None
            if self._path is not None:
                with _clear(f"{self._path} cannot be written"):
                    log = stack.enter_context(self._path.open("w", encoding="utf-8"))
            stack.enter_context(_clear(f"{self.source} cannot be read"))
            for item in self._stream:
                if isinstance(item, Problem):
                    self.problems += 1
                else:
                    self.unusable += 1
                    if self.unusable <= _SHOWN:
                        errors.print(Text.assemble(("unusable: ", "yellow"), str(item)))
                    if log is not None:
                        log.write(json.dumps(dataclasses.asdict(item)) + "\n")
                yield item
            if not self.problems and not self.unusable:
                stop(f"{self.source} holds no problems")

    def __iter__(self) -> Iterator[Problem]:
        from lean_gym.problem import Problem

        return (item for item in self.items() if isinstance(item, Problem))

    def report(self) -> None:
        """Say how many rows were unusable."""
        if self.unusable:
            where = f"all of them in {self._path}" if self._path else "--rejected FILE writes them all down"
            said = f"{self.unusable} of {self.unusable + self.problems} rows are unusable; {where}."
            errors.print(Text(said, "yellow"))


def _echo(data: Mapping[str, Any]) -> None:
    """One line of JSON on standard output."""
    typer.echo(encode_line(data), nl=False)


def _progress() -> Progress:
    return Progress(
        TextColumn("[bold]{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[note]}"),
        console=errors,
        disable=not errors.is_terminal,
    )


@data_app.command("show")
def show_command(
    source: SourceArgument,
    count: Annotated[int, typer.Option("--count", "-n", help="How many.", min=1)] = 3,
    skip: Annotated[int, typer.Option("--skip", help="Leave out the first ones.", min=0)] = 0,
    id: Annotated[str | None, typer.Option("--id", help="Only the problem with this id.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
    preset: PresetOption = None,
    split: SplitOption = None,
    column: ColumnOption = None,
    header: PrefixOption = None,
) -> None:
    """Show problems as they are read: Lean text, words, metadata."""
    from lean_gym.datasets.write import json_line, plain

    reader = _Reader(source, preset, split, column, header, None)
    shown = 0
    for number, problem in enumerate(reader):
        if number < skip or (id is not None and problem.id != id):
            continue
        shown += 1
        if as_json:
            typer.echo(json_line(problem), nl=False)
        else:
            show_text(problem.id, "bold")
            if problem.informal:
                show_text(problem.informal)
            show_lean(problem.source())
            if problem.metadata:
                text = encode_line(plain(dict(problem.metadata))).decode().rstrip("\n")
                show_text(text if len(text) < 1000 else f"{text[:1000]} …", "dim")
            console.print()
        if shown == count:
            break
    if not shown:
        stop(f"{source} holds no problem with the id {id!r}" if id is not None else f"{source} ends before that")


@data_app.command("stats")
def stats_command(
    source: SourceArgument,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    preset: PresetOption = None,
    split: SplitOption = None,
    column: ColumnOption = None,
    header: PrefixOption = None,
    rejected: RejectedOption = None,
) -> None:
    """Count problems: usable ones, different ones, lengths, imports, sources, win rates."""
    from lean_gym.datasets.stats import QUANTILES, dataset_stats

    reader = _Reader(source, preset, split, column, header, rejected)
    with _progress() as bar:
        task = bar.add_task("reading", total=None, note="")

        def counted() -> Iterator[Problem | Rejected]:
            for item in reader.items():
                bar.advance(task)
                yield item

        stats = dataset_stats(counted())
    if as_json:
        _echo(stats.to_dict())
        return
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style="bold")
    table.add_column(overflow="fold")
    share = f"{stats.informal / stats.problems:.0%}" if stats.problems else "none"
    table.add_row("problems", str(stats.problems))
    table.add_row("different statements", str(stats.different))
    table.add_row("different ids", str(stats.ids))
    table.add_row("also in words", f"{stats.informal} ({share})")
    for name, values in (("statement", stats.characters), ("header", stats.header_characters)):
        if values:
            text = ", ".join(f"{q:.0%}: {v}" for q, v in zip(QUANTILES, values, strict=True))
            table.add_row(f"characters of a {name}", text)
    table.add_row("imports", _counts(stats.imports))
    for name, counts in stats.groups.items():
        table.add_row(name, _counts(counts))
    if any(stats.win_rates):
        bins = (f"{i / 10:.1f}–{(i + 1) / 10:.1f}: {n}" for i, n in enumerate(stats.win_rates) if n)
        table.add_row("win rate", ", ".join(bins))
    for reason, number in stats.rejected.most_common():
        table.add_row("unusable", Text(f"{reason}: {number}"))
    console.print(table)
    reader.report()


def _counts(counts: Counter[str]) -> Text:
    shown = ", ".join(f"{name}: {number}" for name, number in counts.most_common(12))
    more = len(counts) - 12
    return Text((f"{shown}, and {more} more" if more > 0 else shown) or "none")


@data_app.command("convert")
def convert_command(
    source: SourceArgument,
    out: Annotated[
        Path, typer.Argument(help="A .jsonl, .csv or .parquet file, or (without a suffix) a folder of Lean files.")
    ],
    preset: PresetOption = None,
    split: SplitOption = None,
    column: ColumnOption = None,
    header: PrefixOption = None,
    rejected: RejectedOption = None,
) -> None:
    """Write problems in Lean Gym's own layout. Rows that cannot be used are reported."""
    from lean_gym.datasets.write import ProblemWriter

    reader = _Reader(source, preset, split, column, header, rejected)
    with _clear(f"{out} cannot be written"), ProblemWriter(out) as writer, _progress() as bar:
        task = bar.add_task("converting", total=None, note="")
        for problem in reader:
            writer.write(problem)
            bar.advance(task)
    console.print(Text(f"{writer.count} problems in {out}"))
    reader.report()


@data_app.command("split")
def split_command(
    source: SourceArgument,
    out: Annotated[Path, typer.Option("--out", "-o", help="Folder for the parts.")],
    shares: Annotated[str, typer.Option("--shares", help="The parts and their shares.")] = "train=0.9,test=0.1",
    seed: Annotated[int, typer.Option("--seed", help="Another seed splits otherwise.")] = 0,
    format: Annotated[str, typer.Option("--format", help="jsonl, csv or parquet.")] = "jsonl",
    preset: PresetOption = None,
    split: SplitOption = None,
    column: ColumnOption = None,
    header: PrefixOption = None,
    rejected: RejectedOption = None,
) -> None:
    """Split problems into parts at random. The same statement, up to bound names, is never in two parts."""
    from lean_gym.datasets.split import parse_shares, part_of
    from lean_gym.datasets.write import ProblemWriter

    if format not in ("jsonl", "csv", "parquet"):
        stop(f"--format {format}: choose jsonl, csv or parquet")
    try:
        parts = parse_shares(shares)
    except ValueError as error:
        stop(f"--shares {shares}: {error}")
    reader = _Reader(source, preset, split, column, header, rejected)
    with _clear(f"{out} cannot be written"), contextlib.ExitStack() as stack:
        writers = {name: stack.enter_context(ProblemWriter(out / f"{name}.{format}")) for name in parts}
        for problem in reader:
            writers[part_of(problem, parts, seed)].write(problem)
    for name, writer in writers.items():
        console.print(Text(f"{writer.count} problems in {writer.path} ({name})"))
    reader.report()


@data_app.command("check")
def check_data_command(
    source: SourceArgument,
    log: Annotated[
        Path | None, typer.Option("--log", help="Keep the answers here; the same command goes on where it stopped.")
    ] = None,
    tactic: Annotated[
        list[str] | None, typer.Option("--tactic", "-t", help="Try this tactic; more than once for several.")
    ] = None,
    negation: Annotated[bool, typer.Option(help="Try the negation as well.")] = True,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="Write the problems that are valid and not false here.")
    ] = None,
    limit: Annotated[int | None, typer.Option("--limit", help="Only the first problems.", min=1)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a line, for each problem.")] = False,
    verifier: VerifierOption = "embedded",
    seconds: SecondsOption = 60.0,
    memory: MemoryOption = 4096,
    preset: PresetOption = None,
    split: SplitOption = None,
    column: ColumnOption = None,
    header: PrefixOption = None,
    rejected: RejectedOption = None,
) -> None:
    """Let Lean read every statement: is it valid, does a tactic prove it at once, is its negation provable?

    The exit status is 0 when every row is a valid problem that is not plainly false, 1 when not, 2 for bad input, 3
    when Lean could not be asked.
    """
    from lean_gym.datasets.check import TACTICS, CheckSettings, check_problems
    from lean_gym.datasets.write import ProblemWriter

    reader = _Reader(source, preset, split, column, header, rejected)
    settings = CheckSettings(tuple(tactic) if tactic else TACTICS, negation)
    kinds: Counter[str] = Counter()
    tactics: Counter[str] = Counter()
    asked: list[Problem] = []  # those on their way to Lean and back

    def problems() -> Iterator[Problem]:
        for number, problem in enumerate(reader):
            if limit is not None and number >= limit:
                return
            asked.append(problem)
            yield problem

    try:
        with _clear(f"{out} cannot be written"), contextlib.ExitStack() as stack:
            writer = None if out is None else stack.enter_context(ProblemWriter(out))
            lean = stack.enter_context(open_verifier(verifier, seconds=seconds, memory=memory))
            bar = stack.enter_context(_progress())
            task = bar.add_task("checking", total=None, note="")
            for answer in check_problems(problems(), lean, settings, log=log):
                problem = asked.pop(0)
                kinds[answer.kind] += 1
                tactics.update(answer.proved_by)
                if writer is not None and answer.kind in ("open", "easy"):
                    writer.write(problem)
                note = ", ".join(f"{kind} {number}" for kind, number in sorted(kinds.items()))
                bar.update(task, advance=1, note=note)
                if as_json:
                    _echo({"kind": answer.kind, **dataclasses.asdict(answer)})
                elif answer.kind in ("invalid", "false", "unavailable"):
                    said = answer.error or f"{', '.join(answer.refuted_by)} proves the negation"
                    console.print(Text(f"{answer.id}: {answer.kind}: {said}"))
    except KeyboardInterrupt:
        rest = f"the answers so far are in {log}" if log is not None else "--log FILE would keep the answers"
        stop(f"interrupted after {sum(kinds.values())} problems; {rest}", Exit.UNAVAILABLE)
    if not as_json:
        table = Table(box=None, pad_edge=False)
        table.add_column("kind", style="bold")
        table.add_column("problems", justify="right")
        table.add_column("")
        meaning = {
            "open": "valid, and no tactic settles it",
            "easy": "valid, and a tactic proves it: " + ", ".join(f"{t} {n}" for t, n in tactics.most_common()),
            "false": "valid, and a tactic proves its negation",
            "invalid": "Lean does not accept header and statement",
            "unavailable": "Lean could not be asked",
        }
        for kind, text in meaning.items():
            if kinds[kind]:
                table.add_row(kind, str(kinds[kind]), Text(text, "dim"))
        console.print(table)
    reader.report()
    if kinds["unavailable"]:
        raise typer.Exit(Exit.UNAVAILABLE)
    bad = kinds["invalid"] or kinds["false"] or reader.unusable
    raise typer.Exit(Exit.NOT_PROVED if bad else Exit.PROVED)


@data_app.command("difficulty")
def difficulty_command(
    source: SourceArgument,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="Write the problems here, with what proves them as `solved_by`.")
    ] = None,
    log: Annotated[
        Path | None, typer.Option("--log", help="Keep the answers here; the same command goes on where it stopped.")
    ] = None,
    tactic: Annotated[
        list[str] | None, typer.Option("--tactic", "-t", help="Try this tactic; more than once, from narrow to broad.")
    ] = None,
    heartbeats: Annotated[int, typer.Option("--heartbeats", help="Lean's effort for each tactic.", min=1)] = 40_000,
    limit: Annotated[int | None, typer.Option("--limit", help="Only the first problems.", min=1)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a line, for each problem.")] = False,
    verifier: VerifierOption = "embedded",
    seconds: SecondsOption = 60.0,
    memory: MemoryOption = 4096,
    preset: PresetOption = None,
    split: SplitOption = None,
    column: ColumnOption = None,
    header: PrefixOption = None,
    rejected: RejectedOption = None,
) -> None:
    """Measure how hard problems are: does `decide`, `simp`, `omega` or `grind` alone prove them, or none?

    The exit status is 0, or 2 for bad input, or 3 when nothing is known about some problem.
    """
    from lean_gym.datasets.difficulty import SOLVERS, measure_difficulty
    from lean_gym.datasets.write import ProblemWriter

    reader = _Reader(source, preset, split, column, header, rejected)
    solvers = tuple(tactic) if tactic else SOLVERS
    counts: dict[str, Counter[str]] = {}
    try:
        with _clear(f"{out} cannot be written"), contextlib.ExitStack() as stack:
            writer = None if out is None else stack.enter_context(ProblemWriter(out))
            lean = stack.enter_context(open_verifier(verifier, seconds=seconds, memory=memory))
            bar = stack.enter_context(_progress())
            task = bar.add_task("measuring", total=None, note="")
            problems = itertools.islice(reader, limit)
            for found in measure_difficulty(problems, lean, solvers=solvers, heartbeats=heartbeats, log=log):
                level = str(found.problem.metadata.get("level", ""))
                counts.setdefault(level, Counter())[found.solver] += 1
                bar.advance(task)
                if writer is not None:
                    metadata = {**found.problem.metadata, "solved_by": list(found.solved_by)}
                    writer.write(dataclasses.replace(found.problem, metadata=metadata))
                if as_json:
                    row = {"id": found.problem.id, "solver": found.solver, "solved_by": list(found.solved_by)}
                    typer.echo(json.dumps(row | ({"unknown": found.unknown} if found.unknown else {})))
                elif found.unknown:
                    console.print(Text(f"{found.problem.id}: unknown: {found.unknown}"))
    except KeyboardInterrupt:
        rest = f"the answers so far are in {log}" if log is not None else "--log FILE would keep the answers"
        stop(f"interrupted after {sum(map(Counter.total, counts.values()))} problems; {rest}", Exit.UNAVAILABLE)
    if not as_json:
        names = [name for name in (*solvers, "none", "unknown") if any(found[name] for found in counts.values())]
        table = Table(box=None, pad_edge=False)
        table.add_column("level", style="bold")
        for name in (*names, "problems"):
            table.add_column(name, justify="right")
        for level, found_here in sorted(counts.items()):
            table.add_row(level or "none", *(str(found_here[name]) for name in names), str(found_here.total()))
        console.print(table)
        console.print(f"the first of {', '.join(solvers)} that proves a problem", style="dim")
    reader.report()
    if any(found_here["unknown"] for found_here in counts.values()):
        raise typer.Exit(Exit.UNAVAILABLE)


@data_app.command("curate")
def curate_command(
    plan: Annotated[Path, typer.Argument(help="The plan, a YAML or JSON file.")],
    out: Annotated[Path, typer.Option("--out", "-o", help="Folder for the problems, the report and the logs.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> None:
    """Carry out a plan: win rates, easy and hard problems, variants, duplicates, contamination; everything counted.

    The same command goes on where it was stopped.
    """
    from lean_gym.datasets.curation import PlanError, curate, load_plan

    with _clear(f"{out} cannot be written"), _progress() as bar:
        task = bar.add_task("reading", total=None, note="")
        shown = ""

        def on_step(kind: str, done: int, total: int) -> None:
            nonlocal shown
            if kind != shown:
                bar.reset(task, description=kind)
                shown = kind
            bar.update(task, completed=done, total=total or None)

        try:
            report = curate(load_plan(plan), out, on_step=on_step)
        except PlanError as error:
            bar.stop()
            stop(str(error))
        except KeyboardInterrupt:
            bar.stop()
            stop(f"interrupted; the same command goes on from the logs in {out}", Exit.UNAVAILABLE)
    if as_json:
        _echo(dataclasses.asdict(report))
        return
    table = Table(box=None, pad_edge=False)
    table.add_column("step", style="bold")
    for column in ("before", "removed", "added", "after"):
        table.add_column(column, justify="right")
    table.add_column("", overflow="fold")
    for step in report.steps:
        details: dict[str, Any] = {**step.removed, **step.counts}
        details |= {f"refused, {reason}": number for reason, number in step.refused.items()}
        table.add_row(
            step.kind,
            *(str(n) for n in (step.before, sum(step.removed.values()), step.added, step.after)),
            Text(", ".join(f"{name}: {number}" for name, number in details.items()), "dim"),
        )
    console.print(table)
    console.print(Text(f"{report.steps[-1].after} problems in {out / 'problems.jsonl'}"))
