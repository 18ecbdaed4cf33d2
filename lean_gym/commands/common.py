"""What several commands share: reading input, making a verifier, showing a verdict."""

from __future__ import annotations

import contextlib
import enum
import importlib.util
import logging
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer
from rich.console import Console
from rich.text import Text

if TYPE_CHECKING:
    from lean_gym.attempt import Attempt
    from lean_gym.verifiers import Verifier

__all__ = [
    "Exit",
    "MemoryOption",
    "SecondsOption",
    "VerifierOption",
    "console",
    "errors",
    "need_matplotlib",
    "no_warnings",
    "open_verifier",
    "read_text",
    "show_lean",
    "show_text",
    "stop",
]

console = Console()
errors = Console(stderr=True)

VerifierOption = Annotated[
    str,
    typer.Option(
        "--verifier",
        "-v",
        help="embedded (the Lean from pip), lean, lean:PATH, lake:DIR (a Lake project), repl:PLACE or kimina:URL.",
    ),
]
SecondsOption = Annotated[float, typer.Option("--seconds", help="Wall-clock limit of a check.", min=0.1)]
MemoryOption = Annotated[int, typer.Option("--memory", help="Memory limit of a check, in MiB.", min=64)]


class Exit(enum.IntEnum):
    """Exit statuses of the commands."""

    PROVED = 0
    NOT_PROVED = 1
    USAGE = 2
    UNAVAILABLE = 3


def stop(message: str, status: Exit = Exit.USAGE) -> NoReturn:
    """End the command with one clear error."""
    errors.print(Text.assemble(("error: ", "bold red"), message))
    raise typer.Exit(status)


def need_matplotlib(option: str) -> None:
    """Say at once, and not after hours of work, that there is nothing to draw pictures with."""
    if importlib.util.find_spec("matplotlib") is None:
        stop(f"{option} needs matplotlib: pip install 'lean-gym[plots]'")


def show_text(text: str, style: str = "") -> None:
    """Print prose: folded to the width of a terminal; where it is piped, line by line as it is."""
    console.print(Text(text, style), soft_wrap=not console.is_terminal)


def show_lean(source: str) -> None:
    """Print Lean text: highlighted and folded on a terminal; where it is piped, line by line as it is."""
    if not console.is_terminal:
        typer.echo(source.strip())
        return
    from rich.syntax import Syntax

    console.print(Syntax(source.strip(), "lean4", background_color="default", word_wrap=True))


def read_text(place: str) -> str:
    """The text of a file, or of standard input for ``-``."""
    try:
        data = sys.stdin.buffer.read() if place == "-" else Path(place).read_bytes()
    except OSError as error:
        stop(f"{place} cannot be read: {error.strerror}")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        name = "standard input" if place == "-" else place
        stop(f"{name} is not UTF-8 text (byte {error.start} is 0x{data[error.start]:02x}): save it as UTF-8")


@contextlib.contextmanager
def open_verifier(
    name: str, *, seconds: float = 60.0, memory: int = 4096, workers: int | None = None
) -> Iterator[Verifier]:
    """A verifier for a command; its absence is one clear error."""
    from lean_gym.toolchains import Limits, ToolchainError
    from lean_gym.verifiers import make_verifier

    try:
        verifier = make_verifier(name, limits=Limits(seconds=seconds, memory_bytes=memory << 20), workers=workers)
    except (ToolchainError, ValueError) as error:
        stop(str(error), Exit.UNAVAILABLE if isinstance(error, ToolchainError) else Exit.USAGE)
    with verifier:
        yield verifier


@contextlib.contextmanager
def no_warnings(name: str) -> Iterator[None]:
    """Keep the warnings of a logger off the screen, where the command itself shows what they say."""
    logger = logging.getLogger(name)

    def is_other(record: logging.LogRecord) -> bool:
        return record.levelno != logging.WARNING

    logger.addFilter(is_other)
    try:
        yield
    finally:
        logger.removeFilter(is_other)


def exit_status(attempt: Attempt) -> Exit:
    """The exit status that says what became of an attempt."""
    status = attempt.verdict.status
    if status.proved:
        return Exit.PROVED
    return Exit.NOT_PROVED if status.scored else Exit.UNAVAILABLE
