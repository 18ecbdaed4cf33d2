"""``lean-gym format``: which format rules does a response keep, and where does it break them?"""

from __future__ import annotations

import json
import math
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table
from rich.text import Text

from lean_gym.commands.common import console, read_text, stop

if TYPE_CHECKING:
    from lean_gym.response import Response
    from lean_gym.rewards.rules import Measurement, Rule

__all__ = ["format_command"]

_CONTEXT = 1
_MOST_LINES = 6
_MOST_COLUMNS = 160
# Control characters are shown as their pictures, so that a response cannot command the terminal.
_PICTURES = {code: 0x2400 + code for code in range(32) if code not in (9, 10)} | {127: 0x2421}
_PICTURES |= dict.fromkeys((*range(0x80, 0xA0), *range(0x202A, 0x202F), *range(0x2066, 0x206A)), 0xFFFD)


def format_command(
    file: Annotated[str, typer.Argument(help="A file with the response; - for standard input.")],
    problem: Annotated[
        str | None,
        typer.Option("--problem", "-p", help="The theorem asked for: a built-in problem's id, or a .lean file."),
    ] = None,
    rules: Annotated[str, typer.Option("--rules", "-r", help="kimina, strict or none.")] = "kimina",
    max_length: Annotated[
        int | None, typer.Option("--max-length", help="Characters of the response at most.", min=0)
    ] = None,
    tag: Annotated[str, typer.Option("--tag", help="Name of the reasoning tag.")] = "think",
    think_opened: Annotated[
        bool, typer.Option("--think-opened", help="The prompt's template already wrote the opening tag.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Explain a response's format: each rule, what was measured, its limit, and the text at fault.

    The exit status is 0 when every rule is kept, 1 when one is broken, 2 for bad input.
    """
    from lean_gym.datasets.resolve import load_problems
    from lean_gym.problem import ProblemError
    from lean_gym.response import Response, ResponseFormat
    from lean_gym.rewards.presets import resolve_rules
    from lean_gym.rewards.rules import ResponseLength, Rule

    text = read_text(file)
    try:
        chosen = [rule for rule in resolve_rules(rules) if isinstance(rule, Rule)]
        if max_length is not None:
            chosen.insert(0, ResponseLength(max_length))
        goal = None
        if problem is not None:
            goals = load_problems(problem)
            if len(goals) != 1:
                stop(f"--problem {problem} names {len(goals)} problems; give one")
            goal = goals[0]
        layout = ResponseFormat(think_tag=tag, think_opened=think_opened)
    except (ProblemError, ValueError, KeyError) as error:
        stop(str(error.args[0]) if error.args else str(error))
    response = Response.parse(text, layout)
    found = [(rule, rule.measure(response, goal)) for rule in chosen]
    broken = [(rule, m) for rule, m in found if m is not None and not m.kept]
    if as_json:
        typer.echo(json.dumps(_as_data(response, found), ensure_ascii=False))
        raise typer.Exit(int(bool(broken)))
    console.print(_parts(response))
    table = Table(box=None, pad_edge=False, header_style="bold")
    for title in ("rule", "value", "limit", ""):
        table.add_column(title, justify="right" if title in ("value", "limit") else "left")
    for rule, measurement in found:
        table.add_row(rule.name, *_row(rule, measurement, goal is None))
    console.print(table)
    for rule, measurement in broken:
        console.print()
        console.print(Text.assemble((f"{rule.name}: ", "bold red"), _shown(measurement.message)))
        console.print(_excerpt(text, measurement.start, measurement.end))
    if found:
        console.print()
        console.print(
            Text(f"malformed: {len(broken)} of {len(found)} rules broken", "bold red")
            if broken
            else Text("well-formed", "bold green")
        )
    raise typer.Exit(int(bool(broken)))


def _shown(text: str) -> str:
    return text.translate(_PICTURES)


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if math.isfinite(value) else "∞"


def _row(rule: Rule, measurement: Measurement | None, no_problem: bool) -> tuple[str | Text, ...]:
    if measurement is None:
        why = "no problem given" if no_problem and rule.name == "statement_kept" else "nothing to measure"
        return "", "", Text(f"– {why}", "dim")
    verdict = Text("✓ kept", "green") if measurement.kept else Text("✗ broken", "red")
    return _number(measurement.value), _number(measurement.limit), verdict


def _parts(response: Response) -> Text:
    def lines(text: str) -> str:
        return f"{text.count(chr(10)) + 1} lines"

    think = ", ".join(lines(part.text) for part in response.thinks) or "none"
    code = "none" if response.code is None else lines(response.code)
    tactics = str(len(response.tactics_blocks))
    return Text.assemble(
        ("reasoning ", "dim"), think, ("  tactics blocks ", "dim"), tactics, ("  Lean code ", "dim"), code, "\n"
    )


def _excerpt(text: str, start: int, end: int) -> Text:
    """The lines around ``text[start:end]`` with their numbers, the part itself in red; the middle of long parts cut."""
    first = text.count("\n", 0, start)
    last = first + text.count("\n", start, max(start, end - 1))
    from_line = max(0, first - _CONTEXT)
    offset = text.rfind("\n", 0, start) + 1
    for _ in range(first - from_line):
        offset = text.rfind("\n", 0, max(0, offset - 1)) + 1
    result = Text()
    number = from_line
    while number <= last + _CONTEXT and offset <= len(text):
        stop_at = text.find("\n", offset)
        stop_at = len(text) if stop_at < 0 else stop_at
        if number - first >= _MOST_LINES // 2 and number < last - _MOST_LINES // 2 + 1:
            skipped = last - _MOST_LINES // 2 + 1 - number
            result.append(f"      … {skipped} lines …\n", "dim")
            for _ in range(skipped):
                offset = text.find("\n", offset) + 1
            number += skipped
            continue
        line = text[offset : min(stop_at, offset + _MOST_COLUMNS)]
        left, right = max(0, start - offset), max(0, end - offset)
        result.append(f"{number + 1:>5} ", "dim")
        result.append(_shown(line[:left]))
        result.append(_shown(line[left:right]), "red")
        result.append(_shown(line[right:]))
        if not line[left:right] and start == end and offset <= start <= stop_at:
            result.append("◂", "red")
        if stop_at - offset > _MOST_COLUMNS:
            result.append(" …", "dim")
        result.append("\n")
        offset, number = stop_at + 1, number + 1
    result.right_crop(1)
    return result


def _as_data(response: Response, found: list[tuple[Rule, Measurement | None]]) -> dict[str, object]:
    def rule_data(rule: Rule, m: Measurement | None) -> dict[str, object]:
        if m is None:
            return {"rule": rule.name, "kept": None}
        value = m.value if math.isfinite(m.value) else None
        return {
            "rule": rule.name,
            "kept": m.kept,
            "value": value,
            "limit": m.limit,
            "message": "" if m.kept else m.message,
            "start": m.start,
            "end": m.end,
        }

    return {
        "well_formed": all(m is None or m.kept for _, m in found),
        "rules": [rule_data(rule, m) for rule, m in found],
        "thinks": [[part.start, part.end] for part in response.thinks],
        "tactics_blocks": [[b.start, b.end] for b in response.tactics_blocks],
        "code": None if (block := response.code_block) is None else [block.body_start, block.body_end],
    }
