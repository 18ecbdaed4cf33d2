"""Problems in Lean files: every theorem without a proof, or with a `sorry` in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from lean_gym.datasets.presets import fill_answers, refuse_unfinished
from lean_gym.lean.declarations import Command, LeanFile, parse
from lean_gym.lean.lexer import TokenKind
from lean_gym.problem import Problem, ProblemError, is_unfinished

__all__ = ["is_lake_project", "lean_files", "problems_in_file", "problems_in_text"]

_GOALS = frozenset({"theorem", "lemma", "example"})
_BUILT = frozenset({"lake-packages", "build"})
"""Folders of a Lake project that hold other people's files; so do all hidden ones, such as `.lake`."""


def is_lake_project(folder: Path) -> bool:
    """Whether a folder is the root of a Lake project."""
    return (folder / "lakefile.lean").is_file() or (folder / "lakefile.toml").is_file()


def lean_files(folder: Path) -> Iterator[Path]:
    """The `.lean` files under a folder, in order of their paths; of a Lake project only its own."""
    for path in sorted(folder.iterdir()):
        if path.is_dir():
            if not path.name.startswith(".") and path.name not in _BUILT:
                yield from lean_files(path)
        elif path.suffix == ".lean" and path.name != "lakefile.lean":
            yield path


def problems_in_file(path: Path, name: str) -> Iterator[Problem | tuple[int, str]]:
    """The problems in a Lean file; for a theorem that is none, its line and the reason.

    Args:
        path: the file.
        name: what its problems' metadata call it.
    """
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        yield 0, f"cannot be read: {error.strerror}"
        return
    except UnicodeDecodeError as error:
        yield 0, f"not UTF-8 text (byte {error.start}): save it as UTF-8"
        return
    yield from problems_in_text(text.replace("\r\n", "\n"), file=name)


def problems_in_text(text: str, **metadata: Any) -> Iterator[Problem | tuple[int, str]]:
    """The theorems of a Lean text that have no proof, or one with `sorry`, each with what stands before it.

    Earlier theorems without a proof are left out of a problem's header, unless something in it speaks of them: they
    could not be used in a proof that counts, and a file with a thousand of them would be read a thousand times.
    Answers of PutnamBench are filled in (`fill_answers`). The categories of Formal Conjectures
    (`@[category research open, AMS 11]`) become the metadata `category` and `ams`.

    >>> text = "namespace A\\ntheorem t : True := by sorry\\ntheorem u : 1 = 1 := by sorry\\nend A"
    >>> [(p.id, p.header) for p in problems_in_text(text)]
    [('A.t', 'namespace A\\n'), ('A.u', 'namespace A\\n\\n')]
    """
    text, filled = fill_answers(text)
    file = parse(text)
    goals = [i for i, c in enumerate(file.commands) if c.kind in _GOALS and is_unfinished(file, c)]
    if not goals:
        yield 1, "nothing to prove: no theorem without a proof, and none with `sorry`"
    if filled:
        metadata = {**metadata, "answer_filled": True}
    words = [_words(file, command) for command in file.commands]
    for place in goals:
        goal = file.commands[place]
        line = text.count("\n", 0, goal.start) + 1
        try:
            left_out = _unmentioned(file, words, place, goals)
            problem = _problem(file, goal, left_out, {**metadata, "line": line, **_tags(goal)})
            refuse_unfinished(problem)
            yield problem
        except ProblemError as error:
            yield line, f"{goal.full_name or 'an example'}: {error}"


def _problem(file: LeanFile, goal: Command, left_out: list[Command], metadata: dict[str, Any]) -> Problem:
    text = file.text
    kept: list[str] = []
    position = 0
    for command in left_out:
        kept.append(text[position : command.start])
        position = command.end
    kept.append(text[position : goal.start])
    header = "".join(kept)
    body = text[goal.start : goal.end]
    name = goal.full_name
    if not name:  # an example: named, so that it can be told from others
        plain, number = "example_goal", 1
        while plain in text:
            number += 1
            plain = f"example_goal_{number}"
        at = goal.keyword_start - goal.start
        body = f"{body[:at]}theorem {plain}{body[at + len('example') :]}"
        name = ".".join(filter(None, (goal.namespace, plain)))
        metadata["example"] = True
    return Problem.from_lean(header + body, name, id=name, metadata=metadata)


def _words(file: LeanFile, command: Command) -> frozenset[str]:
    """The parts of all names in a command, without its own name; of a theorem without its proof."""
    end = command.statement_end if command.kind in _GOALS else command.end
    parts: set[str] = set()
    for token in file.code[command.first_token : command.last_token]:
        if token.kind is TokenKind.NAME and token.start != command.name_start and token.end <= end:
            parts.update(token.text.split("."))
    return frozenset(parts)


def _unmentioned(file: LeanFile, words: list[frozenset[str]], place: int, goals: list[int]) -> list[Command]:
    """The goals before the one at `place` that nothing up to its `:=` speaks of, in order."""
    earlier = {i for i in goals if i < place}
    wanted = set(words[place])
    left_out: list[Command] = []
    for i in range(place - 1, -1, -1):
        command = file.commands[i]
        if i in earlier and (not command.name or command.name.split(".")[-1] not in wanted):
            left_out.append(command)
        else:
            wanted |= words[i]
    return left_out[::-1]


_CATEGORY = re.compile(r"\bcategory\s+([a-z]+(?:\s+[a-z]+)*)")
_AMS = re.compile(r"\bAMS((?:\s+\d+)+)")


def _tags(goal: Command) -> dict[str, Any]:
    """What the attributes of Formal Conjectures say of a theorem."""
    tags: dict[str, Any] = {}
    for attribute in goal.attributes:
        if category := _CATEGORY.search(attribute):
            tags["category"] = " ".join(category[1].split())
        if ams := _AMS.search(attribute):
            tags["ams"] = [int(number) for number in ams[1].split()]
    return tags
