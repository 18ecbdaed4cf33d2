"""Responses that were written before: a JSONL file, or the reference proofs that come with the problems."""

from __future__ import annotations

import hashlib
import json
import threading
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from lean_gym.datasets.builtin import reference_proof
from lean_gym.evaluation.policies.base import Completion, PolicyError, Request, token_count
from lean_gym.problem import ProblemError
from lean_gym.response import render_response

__all__ = ["RecordedPolicy", "ReferencePolicy"]

_PROBLEM = ("problem", "id", "problem_id", "statement_id", "name")
_RESPONSE = ("response", "text", "completion", "generation", "output")
_RESPONSES = ("responses", "texts", "completions", "generations", "outputs")


class _Place(NamedTuple):
    offset: int
    size: int
    item: int  # in a list of responses; -1 where the row has one


class RecordedPolicy:
    """The responses of a JSONL file; only their places are kept in memory.

    Each line is an object with the problem's id (``problem``, ``id``, ``problem_id``, ``statement_id`` or ``name``)
    and one response (``response``, ``text``, ``completion``, ``generation`` or ``output``, a string) or a list of them
    (the same names in the plural). ``sample`` and ``turn`` (both from 0) say which one it is; without ``sample``, the
    responses of a problem are counted as they come. ``tokens``, ``prompt_tokens`` and ``finish`` are taken over. The
    log of an evaluation has this form, so that its responses can be judged again.

    Args:
        path: the file.

    Raises:
        PolicyError: the file cannot be read, a line is no such object, or a response is there twice.
    """

    batch = 256
    parallel = 1

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self.name = self.path.name
        self._places: dict[tuple[str, int, int], _Place] = {}
        self._counts: dict[str, int] = {}
        self._lock = threading.Lock()
        digest = hashlib.sha256()
        try:
            self._file = self.path.open("rb")
            offset = 0
            for number, line in enumerate(self._file, 1):
                digest.update(line)
                if line.strip():
                    self._add(number, offset, line)
                offset += len(line)
        except OSError as error:
            raise PolicyError(f"{self.path} cannot be read: {error.strerror}") from error
        if not self._places:
            raise PolicyError(f"{self.path} holds no responses")
        self._digest = digest.hexdigest()[:16]

    def samples(self, problem: str) -> int:
        """How many first responses to a problem there are."""
        return self._counts.get(problem, 0)

    def problems(self) -> Iterator[str]:
        """The ids of the problems that have responses."""
        return iter(self._counts)

    def generate(self, requests: Sequence[Request]) -> list[Completion]:
        """Look the responses up."""
        return [self._one(request) for request in requests]

    def describe(self) -> Mapping[str, Any]:
        """The file's name and a hash of its content."""
        return {"kind": "file", "name": self.name, "sha256": self._digest}

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _one(self, request: Request) -> Completion:
        place = self._places.get((request.problem.id, request.sample, request.turn))
        if place is None:
            what = f"sample {request.sample}" + (f", correction {request.turn}" if request.turn else "")
            return Completion(error=f"{self.name} has no response for problem {request.problem.id!r}, {what}")
        with self._lock:
            self._file.seek(place.offset)
            row = json.loads(self._file.read(place.size))
        text = _response(row)
        return Completion(
            text=text if place.item < 0 else text[place.item],
            tokens=token_count(row.get("tokens")),
            prompt_tokens=token_count(row.get("prompt_tokens")),
            finish=str(row.get("finish") or ""),
        )

    def _add(self, number: int, offset: int, line: bytes) -> None:
        where = f"{self.path}, line {number}"
        try:
            row = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise PolicyError(f"{where} is no JSON: {error}") from None
        if not isinstance(row, dict):
            raise PolicyError(f"{where} is no JSON object but a {type(row).__name__}")
        problem = next((row[key] for key in _PROBLEM if isinstance(row.get(key), str)), None)
        if problem is None:
            raise PolicyError(f"{where} does not name its problem; one of {', '.join(_PROBLEM)} must be a string")
        found = _response(row)
        if found is None and isinstance(row.get("verdict"), dict):
            return  # a line of an evaluation's log for which the policy gave no response
        if found is None:
            raise PolicyError(
                f"{where} has no response; one of {', '.join(_RESPONSE)} must be a string, or one of "
                f"{', '.join(_RESPONSES)} a list of strings"
            )
        texts = [found] if isinstance(found, str) else found
        turn, first = row.get("turn", 0), row.get("sample", self._counts.get(problem, 0))
        if not isinstance(turn, int) or not isinstance(first, int) or turn < 0 or first < 0:
            raise PolicyError(f"{where}: sample and turn must be whole numbers from 0, got {first!r} and {turn!r}")
        if turn > 0 and "sample" not in row:
            raise PolicyError(f"{where}: a correction (turn {turn}) must say which sample it belongs to")
        again = isinstance(row.get("verdict"), dict)
        for i in range(len(texts)):
            key = (problem, first + i, turn)
            if key in self._places and not again:
                raise PolicyError(f"{where}: problem {problem!r} has sample {first + i}, turn {turn}, a second time")
            self._places[key] = _Place(offset, len(line), -1 if isinstance(found, str) else i)
        if turn == 0:
            self._counts[problem] = max(self._counts.get(problem, 0), first + len(texts))


def _response(row: Mapping[str, Any]) -> Any:
    for key in _RESPONSE:
        if isinstance(row.get(key), str):
            return row[key]
    for key in _RESPONSES:
        value = row.get(key)
        if isinstance(value, list) and all(isinstance(item, str) for item in value):
            return value
    return None


class ReferencePolicy:
    """Answers each problem with the proof that comes with it (``metadata["proof"]``): a check of problems and machine.

    Args:
        wrong_first: give the wrong proof that comes with it first, and the right one as the correction.
    """

    batch = 64
    parallel = 1

    def __init__(self, wrong_first: bool = False) -> None:
        self.name = "reference, wrong first" if wrong_first else "reference"
        self._wrong_first = wrong_first

    def generate(self, requests: Sequence[Request]) -> list[Completion]:
        """Write the proofs down."""
        return [self._one(request) for request in requests]

    def describe(self) -> Mapping[str, Any]:
        """Its name."""
        return {"kind": "reference", "name": self.name}

    def close(self) -> None:
        """Nothing is held."""

    def _one(self, request: Request) -> Completion:
        try:
            proof = reference_proof(request.problem)
        except ProblemError as error:
            return Completion(error=str(error))
        if self._wrong_first and request.turn == 0:
            proof = str(request.problem.metadata.get("wrong_proof", "by sorry"))
        return Completion(render_response("The proof is known.", request.problem.source(proof)), finish="stop")
