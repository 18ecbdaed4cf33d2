"""A real REPL in front of the embedded Lean, with a fault where a request asks for it.

Run as a program, it is what stands in a project for the Lean REPL.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from typing import IO


def main() -> None:
    command = [sys.executable, "-m", "lean_gym.cli", "repl", "--seconds", "100"]
    repl = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert repl.stdin is not None
    assert repl.stdout is not None
    lines: list[bytes] = []
    for line in sys.stdin.buffer:
        lines.append(line)
        if line.strip():
            continue
        request = b"".join(lines)
        lines.clear()
        before(request)
        repl.stdin.write(request)
        repl.stdin.flush()
        reply = read(repl.stdout)
        after(request, reply)
    repl.stdin.close()


def read(stream: IO[bytes]) -> bytes:
    reply = b""
    while not reply.endswith(b"\n\n"):
        part = stream.readline()
        if not part:
            sys.exit(1)
        reply += part
    return reply


def before(request: bytes) -> None:
    if b"CRASH" in request:
        os._exit(139)
    if b"HANG" in request:
        time.sleep(1000)
    if b"GROW" in request:
        kept = []
        while True:
            kept.append(b"x" * (1 << 24))
            time.sleep(0.001)
    if b"FLOOD" in request:
        while True:
            say(b"x" * (1 << 16))
    if b"COMPLAIN" in request:  # more than a pipe holds
        os.write(2, b"complaint\n" * 100_000)
    if b"BLANK_BEFORE" in request:
        say(b"\n\n")


def after(request: bytes, reply: bytes) -> None:
    if b"HALF" in request:
        say(reply[: len(reply) // 2])
        os._exit(0)
    if b"GARBAGE" in request:
        say(b"Segmentation fault (core dumped)\n\n")
        return
    say(reply)
    if b"BLANK_AFTER" in request:
        say(b"\n\n")
    if b"TWICE" in request:
        say(reply)


def say(text: bytes) -> None:
    sys.stdout.buffer.write(text)
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
