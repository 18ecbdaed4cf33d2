"""What LeanInteract starts in place of ``lake``: the real one under limits. A script of its own.

Everything but ``env …`` is handed to the real ``lake``. The program after ``env`` is started under the limits of its
specification, its requests and replies are passed through, and it is killed with all its children when its processes
hold more memory than they may, when one reply is too long, or when nobody reads the replies any more. What it writes to
standard error is read to the end, as it would block otherwise. Blank lines that end no reply are left out, as they
would pass for replies. At the end, a file says how it ended.

The specification (JSON, first argument):

* ``lake``: the real lake; null for none, where its own commands do nothing.
* ``command``: the words that start the program; null for ``lake env …`` with the arguments that were given.
* ``memory_bytes``, ``output_bytes``: the limits.
* ``reports``: the beginning of the file's path; the process number of this script follows.

It imports nothing outside the standard library, and nothing of ``lean_gym`` but its neighbours' own scripts.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from typing import Any, NoReturn

WATCH_SECONDS = 0.05
ERROR_TAIL = 4000
CHUNK = 1 << 16

_BLANK_LINES = re.compile(rb"\n{3,}")


class Guard:
    """One program under watch."""

    def __init__(self, specification: dict[str, Any], command: list[str]) -> None:
        self.memory_bytes: int = specification["memory_bytes"]
        self.output_bytes: int = specification["output_bytes"]
        self.report = f"{specification['reports']}{os.getpid()}"
        self.since_request = 0
        self.newlines = 2
        self.tail = b""
        self.ending = threading.Lock()
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0
        )

    def run(self) -> NoReturn:
        """Pass everything through until the program ends, or must."""
        complaints = threading.Thread(target=self.complaints, daemon=True)
        for thread in (complaints, *(threading.Thread(target=t, daemon=True) for t in (self.requests, self.watch))):
            thread.start()
        assert self.process.stdout is not None
        out = self.process.stdout.fileno()
        while part := os.read(out, CHUNK):
            self.since_request += len(part)
            if self.since_request > self.output_bytes:
                self.end("output", f"more than {self.output_bytes} bytes of output")
            view = memoryview(self.without_blank_lines(part))
            try:
                while view:
                    view = view[os.write(1, view) :]
            except OSError:
                self.end("abandoned", "nobody reads the replies")
        code = self.process.wait()
        complaints.join(1)
        self.end("ended", f"exit status {code}. {self.tail.decode('utf-8', 'replace').strip()}".strip(), code)

    def without_blank_lines(self, part: bytes) -> bytes:
        """The next part of the replies, with one blank line after each and none elsewhere."""
        rest = part.lstrip(b"\n")
        kept = b"\n" * min(len(part) - len(rest), 2 - self.newlines) + _BLANK_LINES.sub(b"\n\n", rest)
        if rest:
            self.newlines = min(2, len(kept) - len(kept.rstrip(b"\n")))
        else:
            self.newlines += len(kept)
        return kept

    def requests(self) -> None:
        assert self.process.stdin is not None
        inlet = self.process.stdin.fileno()
        while part := os.read(0, CHUNK):
            self.since_request = 0
            view = memoryview(part)
            try:
                while view:
                    view = view[os.write(inlet, view) :]
            except OSError:
                return
        with contextlib.suppress(OSError):
            self.process.stdin.close()

    def complaints(self) -> None:
        assert self.process.stderr is not None
        while part := os.read(self.process.stderr.fileno(), CHUNK):
            self.tail = (self.tail + part)[-ERROR_TAIL:]

    def watch(self) -> None:
        while True:
            time.sleep(WATCH_SECONDS)
            memory = sum(resident(pid) for pid in family(self.process.pid))
            if memory > self.memory_bytes:
                self.end("memory", f"more than {self.memory_bytes >> 20} MiB of memory")

    def end(self, how: str, detail: str, code: int | None = None) -> NoReturn:
        """Kill what is left, report, and end this process."""
        self.ending.acquire()  # for good: the first reason counts
        for pid in reversed(family(self.process.pid)):
            with contextlib.suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        with contextlib.suppress(OSError), open(f"{self.report}.part", "w", encoding="utf-8") as file:
            json.dump({"how": how, "detail": detail, "code": code}, file)
        with contextlib.suppress(OSError):
            os.replace(f"{self.report}.part", self.report)
        os._exit(0 if code == 0 else 1)


def family(pid: int) -> list[int]:
    """A process and its descendants."""
    found = [pid]
    for parent in found:  # grows meanwhile
        with contextlib.suppress(OSError, ValueError):
            for thread in os.listdir(f"/proc/{parent}/task"):
                with open(f"/proc/{parent}/task/{thread}/children", "rb") as file:
                    found += map(int, file.read().split())
    return found


def resident(pid: int) -> int:
    """Bytes of memory that a process holds; 0 where the system does not say."""
    try:
        with open(f"/proc/{pid}/statm", "rb") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return 0


def main(specification: dict[str, Any], arguments: list[str]) -> NoReturn:
    """Do what ``lake`` is asked to do; never returns."""
    lake = specification["lake"]
    if arguments[:1] != ["env"]:
        if lake is None:
            print("no lake is needed here")
            sys.exit(0)
        os.execv(lake, [lake, *arguments])
    command = specification["command"] or [lake, *arguments]
    Guard(specification, command).run()


if __name__ == "__main__":
    main(json.loads(sys.argv[1]), sys.argv[2:])
