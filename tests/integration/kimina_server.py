"""A real Kimina Lean Server on the embedded Lean, in an environment of its own."""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Self

import pytest
from filelock import FileLock

from lean_gym.toolchains.embedded import cache_directory

PACKAGES = ("kimina-ast-server==2.1.3", "fastapi==0.115.13")
START_SECONDS = 120.0

_PRISMA = '''"""In place of the server's database client, whose engine is a download; the tests use no database."""


class Prisma:
    async def connect(self):
        raise RuntimeError("there is no database")

    async def disconnect(self):
        pass
'''
_LAKE = '#!/bin/sh\n[ "$1" = env ] || exit 0\nshift\nexec "$@"\n'


def find_python() -> str | None:
    """A Python 3.12, which the server was seen to work on."""
    candidates = [shutil.which("python3.12")]
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    candidates += [str(path) for path in sorted(pyenv.glob("versions/3.12.*/bin/python3.12"))]
    for candidate in candidates:
        if candidate is not None and subprocess.run([candidate, "--version"], capture_output=True).returncode == 0:
            return candidate
    return None


def server_program() -> Path:
    """The server's program, installed once. Skips the test where that cannot be done."""
    folder = cache_directory() / "tests" / "kimina-server-2.1.3"
    program = folder / "bin" / "kimina-ast-server"
    ready = folder / "ready"
    folder.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(f"{folder}.lock"):
        if not ready.exists():
            python = find_python()
            if python is None:
                pytest.skip("the Kimina server needs Python 3.12, and there is none")
            shutil.rmtree(folder, ignore_errors=True)
            subprocess.run([python, "-m", "venv", folder], check=True)
            installed = subprocess.run(
                [folder / "bin" / "python", "-m", "pip", "install", "--quiet", *PACKAGES],
                capture_output=True,
                text=True,
            )
            if installed.returncode != 0:
                pytest.skip(f"the Kimina server cannot be installed: {installed.stderr[-500:]}")
            ready.touch()
    return program


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


class KiminaServer:
    """A server process; a context manager.

    Args:
        folder: for its workspace.
        repls: REPLs at most.
        settings: further settings, such as ``api_key`` or ``max_repl_uses``.
    """

    def __init__(self, folder: Path, *, repls: int = 2, **settings: object) -> None:
        self.program = server_program()
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        workspace = folder / "workspace"
        repl = f"#!/bin/sh\nexec {shlex.quote(sys.executable)} -m lean_gym.cli repl --seconds 120\n"
        for path, text in (
            (workspace / "repl/.lake/build/bin/repl", repl),
            (workspace / "ast_export/.lake/build/bin/ast-export", "#!/bin/sh\nexit 1\n"),
            (folder / "bin/lake", _LAKE),
        ):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
            path.chmod(0o755)
        (workspace / "mathlib4").mkdir(exist_ok=True)
        (folder / "modules").mkdir(exist_ok=True)
        (folder / "modules/prisma.py").write_text(_PRISMA)
        self.environment = {
            **os.environ,
            "PATH": f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": str(folder / "modules"),
            "LEAN_SERVER_WORKSPACE": str(workspace),
            "LEAN_SERVER_HOST": "127.0.0.1",
            "LEAN_SERVER_PORT": str(self.port),
            "LEAN_SERVER_MAX_REPLS": str(repls),
            "LEAN_SERVER_MAX_REPL_MEM": "64G",  # of addresses, of which Lean's stacks take many
            "LEAN_SERVER_ENVIRONMENT": "prod",
            "LEAN_SERVER_LOG_LEVEL": "ERROR",
            **{f"LEAN_SERVER_{name.upper()}": str(value) for name, value in settings.items()},
        }
        self.folder = workspace
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [self.program],
                cwd=self.folder,
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended: {self.log.read_text()[-2000:]}")
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=5):
                    return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError(f"the server does not answer: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """End it at once, with its REPLs."""
        if self.process is None:
            return
        found = [self.process.pid]
        for pid in found:  # grows meanwhile; each REPL is the leader of a session of its own
            try:
                for task in os.listdir(f"/proc/{pid}/task"):
                    found += map(int, Path(f"/proc/{pid}/task/{task}/children").read_text().split())
            except OSError:
                continue
        for pid in found:
            try:
                os.kill(pid, signal.SIGKILL)
            except OSError:
                continue
        self.process.wait()
        self.process = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
