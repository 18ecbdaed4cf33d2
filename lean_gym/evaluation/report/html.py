"""The HTML report: figures, and a browser of problems and attempts.

All text of a policy is put into the page as JSON in ASCII with ``<``, ``>`` and ``&`` escaped, and is shown by the
page's script as text nodes only. A content security policy allows that one script, by its hash, and no connections.

The page holds an index of all attempts; their texts are in blocks of their own, which are read when they are looked
at. Texts beyond a budget are left out, the last samples of each problem first, and the page says so.
"""

from __future__ import annotations

import base64
import hashlib
import html
import json
from array import array
from collections.abc import Iterable, Mapping, Sequence
from importlib import resources
from pathlib import Path
from typing import IO, Any

import numpy as np

from lean_gym.append_log import read_row, read_rows, write_through
from lean_gym.evaluation.errors import failure_kind
from lean_gym.evaluation.log import StoredProblem, log_files
from lean_gym.evaluation.markdown import percent
from lean_gym.evaluation.report.highlight import CLASSES, runs, utf16_column
from lean_gym.evaluation.summary import Summary
from lean_gym.evaluation.text import one_line
from lean_gym.response import Response
from lean_gym.verdict import Status

__all__ = ["BUDGET", "write_report"]

BUDGET = 48 << 20
"""Bytes of texts in a report at most; a browser shows a page of that size within seconds."""

_LONGEST_TEXT = 200_000
_LONGEST_MESSAGE = 20_000
_MOST_DIAGNOSTICS = 100
_STATUSES = tuple(status.value for status in Status)
_ESCAPES = str.maketrans({"<": "\\u003c", ">": "\\u003e", "&": "\\u0026"})


class _Index:
    """Where each attempt is in the logs, and what the page's list says of it; some forty bytes for each."""

    def __init__(self) -> None:
        self.place, self.sample, self.turn = array("l"), array("l"), array("l")
        self.status, self.solved, self.length, self.kind = array("b"), array("b"), array("l"), array("l")
        self.file, self.offset, self.size = array("l"), array("q"), array("q")
        self.kinds: dict[str, int] = {}

    def add(self, place: int, data: Mapping[str, Any], file: int, offset: int) -> None:
        status = data["verdict"]["status"]
        kind = "" if status == Status.PROVED.value else failure_kind(data["verdict"])
        response = data["response"] or ""
        self.place.append(place)
        self.sample.append(data["sample"])
        self.turn.append(data["turn"])
        self.status.append(_STATUSES.index(status))
        self.solved.append(bool(data["solved"]))
        self.length.append(data["tokens"] if data["tokens"] is not None else len(response))
        self.kind.append(self.kinds.setdefault(kind, len(self.kinds)))
        self.file.append(file)
        self.offset.append(offset)
        self.size.append(16 * min(len(response), _LONGEST_TEXT) // 10 + 800)


def write_report(
    summary: Summary,
    folder: str | Path,
    file: str | Path,
    *,
    plots: Sequence[Path] = (),
    budget: int = BUDGET,
) -> None:
    """Write the report of an evaluation; memory grows with the number of attempts, not with their texts.

    Args:
        summary: its figures.
        folder: of the evaluation.
        file: to write.
        plots: pictures to show.
        budget: bytes of texts at most.

    Raises:
        LogError: the log is damaged.
    """
    folder = Path(folder)
    files = log_files(folder)
    problems = summary.chains.problems
    index = _read_index(problems, files)
    order = np.lexsort((np.array(index.turn), np.array(index.sample), np.array(index.place)))
    with write_through(Path(file)) as out:
        page = _parts()
        out.write(_head(summary, page).encode())
        _write_figures(out, summary, plots)
        out.write(page["body"].encode())
        left = budget - _write_problems(out, problems, budget // 2)
        chosen = _choose(index, left)
        shown = _write_details(out, index, files, order, chosen, left)
        _write_rows(out, index, order, shown)
        _write_json(
            out,
            "meta",
            {
                "statuses": _STATUSES,
                "kinds": list(index.kinds),
                "classes": CLASSES,
                "unit": summary.length_unit,
                "samples": summary.chains.samples,
                "left_out": int(len(order) - shown.sum()),
            },
        )
        out.write(f"<script>{page['script']}</script>\n</body>\n</html>\n".encode())


def _read_index(problems: Sequence[StoredProblem], files: Sequence[Path]) -> _Index:
    places = {p.id: i for i, p in enumerate(problems)}
    index = _Index()
    for number, file in enumerate(files):
        for row in read_rows([file]):
            index.add(places[row.data["problem"]], row.data, number, row.offset)
    return index


def _choose(index: _Index, budget: int) -> np.ndarray[Any, np.dtype[np.bool_]]:
    """Which attempts' texts are likely to fit: the first samples of all problems before the second ones."""
    order = np.lexsort((np.array(index.place), np.array(index.turn), np.array(index.sample)))
    fits = np.cumsum(np.array(index.size, dtype=np.int64)[order]) <= budget
    chosen = np.zeros(len(order), dtype=np.bool_)
    chosen[order[fits]] = True
    return chosen


# --- blocks of data ---------------------------------------------------------------------------------------------


def _encoded(data: Any) -> bytes:
    return json.dumps(data, separators=(",", ":"), allow_nan=False).translate(_ESCAPES).encode("ascii")


def _write_json(out: IO[bytes], name: str, data: Any) -> int:
    body = _encoded(data)
    out.write(b'<script type="application/json" id="' + name.encode("ascii") + b'">' + body + b"</script>\n")
    return len(body)


def _write_problems(out: IO[bytes], problems: Sequence[StoredProblem], budget: int) -> int:
    """The problems' texts, then their list; returns the bytes of the texts."""
    spent = 0
    listed = []
    for place, p in enumerate(problems):
        fits = spent < budget
        if fits:
            source = _clip(p.source.rstrip(), _LONGEST_TEXT)
            text = {"informal": _clip(p.informal, _LONGEST_TEXT), "source": source, "runs": runs(source)}
            spent += _write_json(out, f"p{place}", text)
        listed.append([p.id, p.metadata.get("level"), p.metadata.get("source"), int(fits)])
    _write_json(out, "problems", listed)
    return spent


def _write_details(
    out: IO[bytes],
    index: _Index,
    files: Sequence[Path],
    order: np.ndarray[Any, Any],
    chosen: np.ndarray[Any, Any],
    budget: int,
) -> np.ndarray[Any, np.dtype[np.bool_]]:
    """The texts of the chosen attempts, as long as there is room; returns which are there, in the order of rows."""
    shown = np.zeros(len(order), dtype=np.bool_)
    for row, at in enumerate(order):
        if chosen[at] and budget > 0:
            data = read_row(files[index.file[at]], index.offset[at])
            budget -= _write_json(out, f"a{row}", _detail(data))
            shown[row] = True
    return shown


def _write_rows(out: IO[bytes], index: _Index, order: np.ndarray[Any, Any], shown: np.ndarray[Any, Any]) -> None:
    """The list of all attempts, one array each, written one by one."""
    out.write(b'<script type="application/json" id="rows">[')
    for row, at in enumerate(order):
        values = (
            index.place[at],
            index.sample[at],
            index.turn[at],
            index.status[at],
            index.solved[at],
            index.length[at],
            index.kind[at],
            int(shown[row]),
        )
        out.write(("," if row else "").encode() + f"[{','.join(map(str, values))}]".encode())
    out.write(b"]</script>\n")


def _detail(data: Mapping[str, Any]) -> dict[str, Any]:
    """What the page shows of one attempt."""
    verdict = data["verdict"]
    response = _clip(data["response"] or "", 2 * _LONGEST_TEXT)
    block = Response.parse(response).code_block
    before, code, after = response, "", ""
    if block is not None:
        before, code, after = response[: block.start], block.text, response[block.end :]
        code = _clip(code, _LONGEST_TEXT)
    lines = code.split("\n")

    def place(position: Mapping[str, int] | None) -> list[int] | None:
        if position is None or not 1 <= position["line"] <= len(lines):
            return None
        line, column = position["line"], position["column"]
        return [line, utf16_column(lines[line - 1], column), column]

    return {
        "before": _clip(before, _LONGEST_TEXT),
        "code": code,
        "runs": runs(code),
        "after": _clip(after, _LONGEST_TEXT),
        "reason": verdict["reason"],
        "axioms": verdict["axioms"],
        "goals": [_clip(goal, _LONGEST_MESSAGE) for goal in verdict["goals"][:_MOST_DIAGNOSTICS]],
        "diagnostics": [
            [d["severity"], place(d["start"]), place(d["end"]), _clip(d["text"], _LONGEST_MESSAGE)]
            for d in verdict["diagnostics"][:_MOST_DIAGNOSTICS]
        ],
        "violations": [[v["rule"], v["message"]] for v in data["violations"]],
        "rewards": data["reward_terms"],
        "feedback": _clip(data["feedback"], _LONGEST_MESSAGE),
        "finish": data["finish"],
        "tokens": data["tokens"],
        "seconds": [data["generate_seconds"], verdict["elapsed"]],
    }


def _clip(text: str, most: int) -> str:
    """Leave out the end of a text that is too long."""
    return text if len(text) <= most else f"{text[:most]}\n[… {len(text) - most} more characters]"


# --- the page ---------------------------------------------------------------------------------------------------


def _parts() -> dict[str, str]:
    here = resources.files("lean_gym.evaluation.report")
    return {
        name: here.joinpath(file).read_text(encoding="utf-8")
        for name, file in (("style", "report.css"), ("script", "report.js"), ("body", "report.html"))
    }


def _head(summary: Summary, page: Mapping[str, str]) -> str:
    digest = base64.b64encode(hashlib.sha256(page["script"].encode()).digest()).decode()
    policy = (
        f"default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-{digest}'; "
        "base-uri 'none'; form-action 'none'"
    )
    title = _escape(f"Evaluation of {summary.data['run']['policy'].get('name', '?')}")
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{page['style']}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
    )


def _write_figures(out: IO[bytes], summary: Summary, plots: Iterable[Path]) -> None:
    data = summary.data
    facts = [
        f"{data['solved_problems']} of {data['problems']} problems solved",
        f"{data['attempts']} attempts judged",
    ]
    if data["chains"]["decided"] < data["chains"]["planned"]:
        facts.append(f"not finished: {data['chains']['decided']} of {data['chains']['planned']} chains are decided")
    if data["unavailable"]:
        facts.append(f"{data['unavailable']} attempts could not be judged and count nowhere")
    out.write(f'<p class="facts">{_escape("; ".join(facts))}.</p>\n'.encode())
    ks = sorted({row["k"] for row in data["pass_at_k"]})
    body = ""
    for fixes in sorted({row["fixes"] for row in data["pass_at_k"]}):
        cells = "".join(f"<td>{_escape(percent(row))}</td>" for row in data["pass_at_k"] if row["fixes"] == fixes)
        name = "first attempts" if fixes == 0 else f"up to {fixes} corrected"
        body += f"<tr><th>{name}</th>{cells}</tr>"
    head = "".join(f"<th>pass@{k}</th>" for k in ks)
    out.write(f'<div class="scroll"><table class="figures"><tr><th></th>{head}</tr>{body}</table></div>\n'.encode())
    confidence = f"{100 * data['confidence']:.0f}"
    out.write(f'<p class="note">In brackets: {confidence}% bootstrap intervals over problems.</p>\n'.encode())
    pictures = list(plots)
    if pictures:
        out.write(b'<details><summary>Plots</summary><div class="plots">\n')
        for picture in pictures:
            encoded = base64.b64encode(picture.read_bytes())
            alt = _escape(picture.stem.replace("_", " "))
            out.write(f'<img alt="{alt}" src="data:image/png;base64,'.encode() + encoded + b'">\n')
        out.write(b"</div></details>\n")


def _escape(text: str) -> str:
    return html.escape(one_line(text))
