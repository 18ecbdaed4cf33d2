"""``lean-gym serve``: the stepper behind HTTP."""

from __future__ import annotations

import ipaddress
import json
import os
import socket
import stat
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from lean_gym.commands.common import MemoryOption, SecondsOption, VerifierOption, errors, open_verifier, stop

if TYPE_CHECKING:
    from lean_gym.integrations.batch import Reward

__all__ = ["serve_command"]

TOKEN_VARIABLE = "LEAN_GYM_TOKEN"
BACKLOG = 2048


def serve_command(
    host: Annotated[str, typer.Option("--host", help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="Port; 0 for any free one.", min=0, max=65535)] = 8000,
    verifier: VerifierOption = "embedded",
    workers: Annotated[
        int | None,
        typer.Option("--workers", "-w", help="Lean checks at the same time; default: the processors.", min=1),
    ] = None,
    audit: Annotated[str, typer.Option("--audit", help="fast, strict or external.")] = "strict",
    reward: Annotated[
        str,
        typer.Option("--reward", help="verified, kimina, strict, or terms as a JSON list, or a .json file with it."),
    ] = "verified",
    attempts: Annotated[int, typer.Option("--attempts", help="Responses per episode.", min=1)] = 2,
    credit: Annotated[
        str, typer.Option("--credit", help="each: every turn has its reward; last: only the last turn.")
    ] = "each",
    verify_malformed: Annotated[
        bool, typer.Option(help="Whether Lean sees responses that break a format rule.")
    ] = True,
    data: Annotated[
        str | None, typer.Option("--data", help="Problems that clients may name by id; default: the built-in ones.")
    ] = None,
    token_file: Annotated[
        Path | None,
        typer.Option("--token-file", help=f"File with the clients' token; else the variable {TOKEN_VARIABLE}."),
    ] = None,
    open_to_all: Annotated[bool, typer.Option("--no-token", help="Serve beyond this machine without a token.")] = False,
    seconds: SecondsOption = 60.0,
    memory: MemoryOption = 4096,
    max_body: Annotated[int, typer.Option("--max-body", help="MiB of a request's body at most.", min=1)] = 64,
    max_batch: Annotated[int, typer.Option("--max-batch", help="Episodes of a request at most.", min=1)] = 2048,
    max_in_flight: Annotated[
        int,
        typer.Option("--max-in-flight", help="Episodes under way at most; beyond it clients are told to wait.", min=1),
    ] = 4096,
    request_seconds: Annotated[
        float, typer.Option("--request-seconds", help="Until a request must be answered.", min=1)
    ] = 600.0,
    stop_seconds: Annotated[
        float, typer.Option("--stop-seconds", help="For what is under way when the server is stopped.", min=0)
    ] = 120.0,
) -> None:
    """Serve the judge over HTTP, for any framework: /messages, /step, /verify, /health, /metrics, /openapi.json.

    SIGTERM or Ctrl-C stops it: what is under way is finished first.
    """
    from lean_gym.audit.config import AuditConfig
    from lean_gym.datasets.resolve import load_problems
    from lean_gym.judge import Judge
    from lean_gym.toolchains import ToolchainError

    try:
        from lean_gym.integrations.batch import BatchStepper
        from lean_gym.integrations.serve import ServeSettings, create_app, run_server
    except ModuleNotFoundError as error:
        stop(str(error))
    token = _token(token_file)
    if token is None and not open_to_all and not _is_local(host):
        stop(
            f"--host {host} serves beyond this machine: set a token ({TOKEN_VARIABLE} or --token-file), "
            "or say --no-token"
        )
    try:
        config = AuditConfig(level=audit)  # type: ignore[arg-type]  # checked there
        settings = ServeSettings(
            token=token,
            max_body=max_body << 20,
            max_batch=max_batch,
            max_in_flight=max_in_flight,
            request_seconds=request_seconds,
        )
        problems = load_problems(data)
        chosen = _reward(reward)
    except (ValueError, KeyError, TypeError) as error:
        stop(str(error.args[0]) if error.args else str(error))
    listening = _listen(host, port)
    with open_verifier(verifier, seconds=seconds, memory=memory, workers=workers) as lean:
        try:
            stepper = BatchStepper(
                Judge(lean, audit=config),
                max_attempts=attempts,
                reward=chosen,
                verify_malformed=verify_malformed,
                credit=credit,  # type: ignore[arg-type]  # checked there
            )
        except (ValueError, TypeError, ToolchainError) as error:
            stop(str(error))
        listening.listen(BACKLOG)  # who reads the next line may connect
        bound = listening.getsockname()
        shown = f"[{bound[0]}]" if listening.family == socket.AF_INET6 else bound[0]
        errors.print(
            f"lean-gym serves http://{shown}:{bound[1]} with {lean.workers} workers on {lean.describe()}",
            soft_wrap=True,
            markup=False,
            highlight=False,
        )
        run_server(create_app(stepper, settings, problems), listening, stop_seconds=stop_seconds)


def _reward(text: str) -> Reward:
    """A preset's name, or the terms from JSON."""
    if text.endswith(".json"):
        try:
            text = Path(text).read_text(encoding="utf-8")
        except OSError as error:
            raise ValueError(f"--reward: {text} cannot be read: {error.strerror}") from error
    if not text.lstrip().startswith("["):
        return text.strip()
    try:
        terms: list[Any] = json.loads(text)
    except ValueError as error:
        raise ValueError(f"--reward is no JSON list of terms: {error}") from error
    return terms


def _token(file: Path | None) -> str | None:
    """The token from the file or the environment, which no list of processes shows."""
    if file is None:
        return os.environ.get(TOKEN_VARIABLE) or None
    try:
        token = file.read_text(encoding="utf-8").strip()
        mode = file.stat().st_mode
    except (OSError, UnicodeDecodeError) as error:
        stop(f"--token-file {file} cannot be read: {getattr(error, 'strerror', error)}")
    if not token:
        stop(f"--token-file {file} is empty")
    if mode & (stat.S_IRGRP | stat.S_IROTH):
        errors.print(f"warning: others can read {file}; chmod 600 it", markup=False)
    return token


def _is_local(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _listen(host: str, port: int) -> socket.socket:
    """A bound socket; an address in use is told before Lean is started."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
    except OSError as error:
        stop(f"cannot listen on {host}:{port}: {error.strerror}")
    listening.set_inheritable(False)
    return listening
