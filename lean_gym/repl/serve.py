"""The loop of the REPL: requests from a stream, each ended by a blank line; a reply and a blank line for each."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import IO, Any

from lean_gym.repl.layout import render
from lean_gym.repl.session import Session

__all__ = ["serve"]

MAX_REQUEST = 64 << 20
"""Bytes of one request at most."""

_BLANKS = b" \t\r\n"


def serve(session: Session, requests: IO[bytes], replies: IO[bytes]) -> None:
    """Answer requests until the stream ends.

    As in Lean's own REPL, the lines of a request are joined without their trailing blanks, and one that begins with
    ``#`` or ``--`` is a comment. Blank lines between requests, and requests that are no JSON, do not end the session.
    """
    for request in _requests(requests):
        if request is None:
            reply: dict[str, Any] = {"message": f"the request is longer than {MAX_REQUEST} bytes"}
        elif request.startswith((b"#", b"--")):
            continue
        else:
            try:
                parsed = json.loads(request)
            except (ValueError, RecursionError) as error:
                reply = {"message": f"Could not parse JSON:\n{error}"}
            else:
                reply = session.answer(parsed)
        replies.write(render(reply).encode("utf-8", "replace") + b"\n\n")
        replies.flush()


def _requests(stream: IO[bytes]) -> Iterator[bytes | None]:
    """The requests of a stream; None for one that is too long."""
    lines: list[bytes] = []
    size = 0
    while True:
        line = stream.readline(MAX_REQUEST)
        text = line.strip(_BLANKS)
        if text:
            size += len(line)
            if size <= MAX_REQUEST:
                lines.append(line.rstrip(_BLANKS))
            continue
        if size:
            yield b"".join(lines) if size <= MAX_REQUEST else None
        lines, size = [], 0
        if not line:
            return
