"""``lean-gym eval``, ``eval-report`` and ``compare``: how good is a policy, and which of two is better?"""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.text import Text

from lean_gym.commands.common import (
    Exit,
    MemoryOption,
    SecondsOption,
    VerifierOption,
    console,
    errors,
    need_matplotlib,
    open_verifier,
    stop,
)

if TYPE_CHECKING:
    from lean_gym.evaluation.policies import Policy, Sampling
    from lean_gym.evaluation.runner import Outcome
    from lean_gym.evaluation.runner import Progress as State
    from lean_gym.problem import Problem

__all__ = ["compare_command", "eval_command", "eval_report_command"]

_INTERRUPTED = 130

ConfidenceOption = Annotated[float, typer.Option("--confidence", help="Of the intervals.", min=0.5, max=0.999)]
PlotsOption = Annotated[
    bool | None, typer.Option("--plots/--no-plots", help="Draw plots; default: if matplotlib is there.")
]
BudgetOption = Annotated[int, typer.Option("--report-mib", help="Texts in the HTML report at most, in MiB.", min=1)]


def eval_command(
    policy: Annotated[
        str,
        typer.Argument(
            help="http://… (a server with the OpenAI chat protocol), hf:MODEL, vllm:MODEL, a .jsonl file of responses, "
            "reference, or py:MODULE:NAME."
        ),
    ],
    out: Annotated[Path, typer.Option("--out", "-o", help="Folder for the log and the results.")],
    data: Annotated[
        str | None,
        typer.Option(
            "--data",
            "-d",
            help="The problems: a file, a folder, hf:NAME, generate:FAMILY?n=100; default: built-in ones.",
        ),
    ] = None,
    preset: Annotated[str, typer.Option("--preset", "-p", help="default or kimina.")] = "default",
    prompt: Annotated[
        Path | None,
        typer.Option("--prompt", help="A TOML file with the texts system and user (with ${formal}) of the first chat."),
    ] = None,
    model: Annotated[str | None, typer.Option("--model", "-m", help="The model's name on the server.")] = None,
    samples: Annotated[int | None, typer.Option("--samples", "-n", help="First attempts.", min=1)] = None,
    fixes: Annotated[int | None, typer.Option("--fixes", help="Corrections of each at most.", min=0)] = None,
    temperature: Annotated[float | None, typer.Option("--temperature", min=0.0)] = None,
    top_p: Annotated[float | None, typer.Option("--top-p", min=0.0, max=1.0)] = None,
    max_tokens: Annotated[int | None, typer.Option("--max-tokens", help="Of a response.", min=1)] = None,
    extra: Annotated[
        str | None, typer.Option("--extra", help="A JSON object of further sampling fields for the server or library.")
    ] = None,
    concurrency: Annotated[int, typer.Option("--concurrency", help="Requests to a server at once.", min=1)] = 32,
    timeout: Annotated[float, typer.Option("--timeout", help="Seconds of a request to a server.", min=1.0)] = 1800.0,
    limit: Annotated[int | None, typer.Option("--limit", help="Only the first problems.", min=1)] = None,
    shard: Annotated[str, typer.Option("--shard", help="i/n: every n-th problem, from the i-th.")] = "1/1",
    seed: Annotated[int, typer.Option("--seed")] = 0,
    rules: Annotated[str | None, typer.Option("--rules", help="Format rules to note: kimina, strict or none.")] = None,
    require_format: Annotated[
        bool, typer.Option("--require-format", help="Count only attempts that keep the rules and were not cut off.")
    ] = False,
    skip_missing: Annotated[
        bool, typer.Option("--skip-missing", help="Leave out problems for which a file has too few responses.")
    ] = False,
    verifier: VerifierOption = "embedded",
    audit: Annotated[str, typer.Option("--audit", help="fast, strict or external.")] = "strict",
    seconds: SecondsOption = 60.0,
    memory: MemoryOption = 4096,
    workers: Annotated[int | None, typer.Option("--workers", help="Checks at once; default: all cores.", min=1)] = None,
    confidence: ConfidenceOption = 0.95,
    plots: PlotsOption = None,
    report_mib: BudgetOption = 48,
) -> None:
    """Evaluate a policy: sample, check, correct; pass@k with intervals, and a report to look through.

    The same command goes on where it was stopped, and asks again for what could not be judged. The exit status is 0
    when everything is judged, 2 for bad input, 3 when something could not be judged, 130 when it was interrupted.
    """
    from lean_gym.append_log import LogError
    from lean_gym.audit.config import AuditConfig
    from lean_gym.datasets.resolve import load_problems
    from lean_gym.evaluation.policies import PolicyError
    from lean_gym.evaluation.presets import PRESETS
    from lean_gym.evaluation.runner import GIVE_UP, Evaluation, evaluate
    from lean_gym.judge import Judge
    from lean_gym.problem import ProblemError
    from lean_gym.prompts.chat import PromptTemplate, first_messages
    from lean_gym.rewards.presets import resolve_rules
    from lean_gym.toolchains import ToolchainError

    if preset not in PRESETS:
        stop(f"there is no preset {preset!r}; choose from {', '.join(PRESETS)}")
    if plots:
        need_matplotlib("--plots")
    settings = PRESETS[preset]
    try:
        sampling = _sampling(settings.sampling, temperature, top_p, max_tokens, extra)
        problems: Sequence[Problem] = load_problems(data)[:limit]
        audit_config = AuditConfig(level=audit)  # type: ignore[arg-type]  # checked there
        noted = resolve_rules(settings.rules if rules is None else rules)
        part = _shard(shard)
        messages = settings.prompt
        if prompt is not None:
            messages = partial(first_messages, template=PromptTemplate.read(prompt))
    except (ProblemError, ValueError, KeyError, ModuleNotFoundError) as error:
        stop(str(error.args[0]) if error.args else str(error))
    server = {"concurrency": concurrency, "timeout": timeout} if policy.startswith(("http://", "https://")) else {}
    chosen = _open_policy(policy, sampling, model, server)
    try:
        problems, recorded = _with_responses(chosen, problems, samples, skip_missing)
        config = Evaluation(
            samples=samples or recorded or settings.samples,
            fixes=settings.fixes if fixes is None else fixes,
            seed=seed,
            require_format=require_format,
            shard=part,
            give_up=sys.maxsize if recorded else GIVE_UP,
        )
        with open_verifier(verifier, seconds=seconds, memory=memory, workers=workers) as lean:
            judge = Judge(lean, audit=audit_config, rules=noted)
            logging.getLogger("lean_gym.judge").setLevel(logging.ERROR)  # what is not judged is counted and shown
            with _Bar() as bar:
                outcome = evaluate(chosen, judge, problems, out, config, prompt=messages, on_progress=bar.show)
    except KeyboardInterrupt:
        errors.print(Text(f"Interrupted. What was judged is in {out}; the same command goes on."))
        raise typer.Exit(_INTERRUPTED) from None
    except (PolicyError, ToolchainError) as error:
        stop(str(error), Exit.UNAVAILABLE)
    except (LogError, ValueError) as error:
        stop(str(error))
    finally:
        chosen.close()
    _write(out, confidence, plots, report_mib)
    _closing(outcome, out)
    raise typer.Exit(Exit.PROVED if outcome.complete else Exit.UNAVAILABLE)


def eval_report_command(
    folder: Annotated[Path, typer.Argument(help="The folder of an evaluation, finished or not.")],
    confidence: ConfidenceOption = 0.95,
    plots: PlotsOption = None,
    report_mib: BudgetOption = 48,
    as_json: Annotated[bool, typer.Option("--json", help="Print results.json instead of tables.")] = False,
) -> None:
    """Write results, plots and the HTML report of an evaluation again, from its log (all shards together)."""
    _write(folder, confidence, plots, report_mib, as_json=as_json)


def compare_command(
    first: Annotated[Path, typer.Argument(help="The folder of an evaluation.")],
    second: Annotated[Path, typer.Argument(help="The folder of another one.")],
    confidence: ConfidenceOption = 0.95,
    seed: Annotated[int, typer.Option("--seed", help="Of the bootstrap.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    out: Annotated[Path | None, typer.Option("--out", "-o", help="Also write the page to this Markdown file.")] = None,
) -> None:
    """Compare two evaluations on the problems that both have: paired bootstrap, and which problems changed."""
    from lean_gym.append_log import LogError
    from lean_gym.evaluation.comparison import compare
    from lean_gym.evaluation.markdown import comparison_page

    try:
        found = compare(first, second, confidence=confidence, seed=seed)
    except (LogError, ValueError) as error:
        stop(str(error))
    page = comparison_page(found)
    if out is not None:
        try:
            out.write_text(page, encoding="utf-8")
        except OSError as error:
            stop(f"{out} cannot be written: {error.strerror}")
    if as_json:
        typer.echo(json.dumps(found))
    else:
        console.print(Markdown(page))


class _Bar:
    """A bar with what matters while an evaluation runs."""

    def __init__(self) -> None:
        self._progress = Progress(
            TextColumn("evaluating"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[facts]}"),
            TimeElapsedColumn(),
            TimeRemainingColumn(),
            console=errors,
        )
        self._task = self._progress.add_task("", total=None, facts="")

    def __enter__(self) -> _Bar:
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def show(self, state: State) -> None:
        """Take over the state of a run."""
        facts = f"{state.solved} problems solved, {state.attempts} attempts"
        elapsed = self._progress.tasks[0].elapsed or 0.0
        if state.tokens and elapsed > 1:
            facts += f", {state.tokens / elapsed:.0f} tokens/s"
        if state.unavailable:
            facts += f", [yellow]{state.unavailable} not judged[/yellow]"
        self._progress.update(self._task, total=state.total, completed=state.finished, facts=facts)


def _sampling(
    sampling: Sampling, temperature: float | None, top_p: float | None, max_tokens: int | None, extra: str | None
) -> Sampling:
    import dataclasses

    given: dict[str, Any] = {"temperature": temperature, "top_p": top_p, "max_tokens": max_tokens}
    changes = {key: value for key, value in given.items() if value is not None}
    if extra is not None:
        try:
            changes["extra"] = json.loads(extra)
        except ValueError as error:
            raise ValueError(f"--extra is no JSON: {error}") from None
        if not isinstance(changes["extra"], dict):
            raise ValueError(f"--extra must be a JSON object, such as '{{\"top_k\": 20}}', got {extra}")
    return dataclasses.replace(sampling, **changes)


def _shard(text: str) -> tuple[int, int]:
    index, slash, of = text.partition("/")
    if not (slash and index.isdecimal() and of.isdecimal()) or not 1 <= int(index) <= int(of):
        raise ValueError(f"--shard must be i/n with 1 <= i <= n, such as 2/4, got {text!r}")
    return int(index), int(of)


def _open_policy(spec: str, sampling: Sampling, model: str | None, options: dict[str, Any]) -> Policy:
    from lean_gym.evaluation.policies import PolicyError, make_policy

    try:
        return make_policy(spec, sampling, model=model, **options)
    except PolicyError as error:
        stop(str(error))


def _with_responses(
    policy: Policy, problems: Sequence[Problem], samples: int | None, skip: bool
) -> tuple[Sequence[Problem], int | None]:
    """The problems that a file of responses has answers to, and how many; everything as it is for other policies."""
    from lean_gym.evaluation.policies import RecordedPolicy

    if not isinstance(policy, RecordedPolicy):
        return problems, None
    counts = [policy.samples(p.id) for p in problems]
    needed = samples or min((c for c in counts if c), default=0)
    if not needed:
        known = ", ".join(sorted(policy.problems())[:3])
        raise ValueError(
            f"{policy.path} has no response to any of the {len(problems)} problems; it has some to {known}"
        )
    enough = [p for p, count in zip(problems, counts, strict=True) if count >= needed]
    if len(enough) < len(problems):
        lacking = next(p for p, count in zip(problems, counts, strict=True) if count < needed)
        if not skip:
            raise ValueError(
                f"{policy.path} has fewer than {needed} responses for {len(problems) - len(enough)} of {len(problems)} "
                f"problems (such as {lacking.id!r}: {policy.samples(lacking.id)}); give --samples, or "
                "--skip-missing to leave these problems out"
            )
        errors.print(f"[yellow]{len(problems) - len(enough)} problems with fewer than {needed} responses are left out.")
    return enough, needed


def _write(folder: Path, confidence: float, plots: bool | None, report_mib: int, *, as_json: bool = False) -> None:
    from lean_gym.append_log import LogError
    from lean_gym.evaluation.results import write_results

    try:
        write_results(folder, confidence=confidence, plots=plots, budget=report_mib << 20)
    except (LogError, ModuleNotFoundError) as error:
        stop(str(error))
    except OSError as error:
        stop(f"the results cannot be written to {folder}: {error.strerror}")
    if as_json:
        typer.echo((folder / "results.json").read_text(encoding="utf-8"))
    else:
        console.print(Markdown((folder / "results.md").read_text(encoding="utf-8")))


def _closing(outcome: Outcome, folder: Path) -> None:
    state = outcome.progress
    said = f"{state.attempts} attempts in {outcome.seconds:.1f} s. Look through them: {folder / 'report.html'}"
    console.print(Text(said, "dim"), soft_wrap=True)
    if not outcome.complete:
        left = state.total - state.finished
        errors.print(f"[yellow]{left} chains of attempts are not finished; the same command tries them again.[/yellow]")
