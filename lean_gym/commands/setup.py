"""``lean-gym setup``: the steps to a full Lean, Mathlib, or a Kimina server, printed or carried out."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from lean_gym.commands.common import Exit, console, stop

__all__ = ["Step", "kimina_steps", "lean_steps", "mathlib_steps", "setup_app"]

setup_app = typer.Typer(help="Install a full Lean, Mathlib or a Kimina server on this machine.", no_args_is_help=True)

DEFAULT_LEAN = "v4.35.0"
"""The version of the embedded Lean, so that what was tried with it works word for word."""
KIMINA_IMAGE = "projectnumina/kimina-lean-server:2.0.0"

_ELAN = "https://raw.githubusercontent.com/leanprover/elan/master/elan-init.sh"
_MATHLIB = "https://github.com/leanprover-community/mathlib4.git"
_REPL = "https://github.com/leanprover-community/repl.git"
_VERSION = re.compile(r"v\d+\.\d+\.\d+(-rc\d+)?")
_ONLINE_SECONDS = 10.0

RunOption = Annotated[bool, typer.Option("--run", help="Carry the steps out; else they are only printed.")]
LeanOption = Annotated[str, typer.Option("--lean", help="The version of Lean, such as v4.35.0.")]


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a setup.

    Attributes:
        title: what it does.
        command: the words of the command.
        done: whether it needs no doing, or no doing again.
        directory: where the command runs; made where it is missing.
        needs: a URL that it downloads from; empty where it needs no network.
        size: how much it downloads or writes, roughly; empty where that is nothing to speak of.
        duration: how long it takes, roughly.
    """

    title: str
    command: tuple[str, ...]
    done: Callable[[], bool]
    directory: Path | None = None
    needs: str = ""
    size: str = ""
    duration: str = ""

    def shell(self) -> str:
        """The command as one types it."""
        line = shlex.join(self.command)
        return line if self.directory is None else f"cd {shlex.quote(str(self.directory))} && {line}"


def lean_steps(version: str, home: Path | None = None) -> list[Step]:
    """elan, and with it a version of Lean."""
    home = home or Path(os.environ.get("ELAN_HOME", Path.home() / ".elan"))
    elan = str(home / "bin/elan")
    toolchain = f"leanprover/lean4:{version}"
    return [
        Step(
            "Install elan, which keeps versions of Lean side by side",
            ("sh", "-c", f"curl -sSfL {_ELAN} | sh -s -- -y --default-toolchain none"),
            lambda: _program("elan", home) is not None,
            needs=_ELAN,
            size="10 MB",
            duration="seconds",
        ),
        Step(
            f"Install Lean {version}",
            (elan, "toolchain", "install", toolchain),
            lambda: _says(_program("elan", home), ("toolchain", "list"), toolchain),
            needs="https://releases.lean-lang.org",
            size="400 MB to download, 2 GB on the disk",
            duration="1 to 5 minutes",
        ),
        Step(
            "Make it the default",
            (elan, "default", toolchain),
            lambda: _says(_program("lean", home), ("--version",), version.removeprefix("v")),
        ),
    ]


def mathlib_steps(version: str, folder: Path, home: Path | None = None) -> list[Step]:
    """Lean, and a Lake project with Mathlib and the REPL, both built for it."""
    home = home or Path(os.environ.get("ELAN_HOME", Path.home() / ".elan"))
    lake = str(home / "bin/lake")
    repl = folder / ".lake/packages/REPL"
    lakefile = (
        f'name = "lean_gym_mathlib"\n\n[[require]]\nname = "mathlib"\ngit = "{_MATHLIB}"\nrev = "{version}"\n\n'
        f'[[require]]\nname = "REPL"\ngit = "{_REPL}"\nrev = "{version}"\n'
    )
    write = f"printf %s {shlex.quote(lakefile)} > lakefile.toml && echo leanprover/lean4:{version} > lean-toolchain"
    return [
        *lean_steps(version, home)[:2],
        Step(
            f"Make a Lake project that needs Mathlib {version}",
            ("sh", "-c", write),
            lambda: (folder / "lakefile.toml").is_file() and (folder / "lean-toolchain").is_file(),
            folder,
        ),
        Step(
            "Fetch the sources of Mathlib and of the REPL",
            (lake, "update"),
            lambda: (folder / "lake-manifest.json").is_file() and repl.is_dir(),
            folder,
            _MATHLIB,
            "500 MB",
            "1 to 5 minutes",
        ),
        Step(
            "Fetch Mathlib's compiled files from its cache",
            (lake, "exe", "cache", "get"),
            lambda: (folder / ".lake/packages/mathlib/.lake/build/lib/lean/Mathlib.olean").is_file(),
            folder,
            "https://lakecache.blob.core.windows.net",
            "400 MB to download, 6 GB on the disk",
            "2 to 15 minutes",
        ),
        Step(
            "Build the REPL",
            (lake, "build", "repl"),
            lambda: (repl / ".lake/build/bin/repl").is_file(),
            folder,
            size="100 MB on the disk",
            duration="1 minute",
        ),
    ]


def kimina_steps(port: int, image: str, engine: str) -> list[Step]:
    """The container of a Kimina server with Mathlib."""
    name = f"kimina-{port}"
    new = shlex.join((engine, "run", "--detach", "--name", name, "--publish", f"127.0.0.1:{port}:8000", image))
    return [
        Step(
            f"Fetch the container {image}",
            (engine, "pull", image),
            lambda: _says(engine, ("image", "ls", "--quiet", image), ""),
            needs="https://registry-1.docker.io/v2/",
            size="5 GB to download, 12 GB on the disk",
            duration="5 to 30 minutes",
        ),
        Step(
            f"Start it at port {port}",
            ("sh", "-c", f"{engine} start {name} 2>/dev/null || {new}"),  # it may be there, stopped
            lambda: _says(engine, ("ps", "--quiet", "--filter", f"name=^{name}$"), ""),
            size="8 GB of memory for each REPL",
            duration="1 minute",
        ),
    ]


@setup_app.command("lean")
def lean_command(lean: LeanOption = DEFAULT_LEAN, run: RunOption = False) -> None:
    """A full Lean through elan."""
    _require_version(lean)
    _carry_out(lean_steps(lean), run, "lean")


@setup_app.command("mathlib")
def mathlib_command(
    folder: Annotated[Path, typer.Argument(help="Where the project goes.")] = Path("mathlib"),
    lean: LeanOption = DEFAULT_LEAN,
    run: RunOption = False,
) -> None:
    """A Lake project with Mathlib, with its compiled files from the cache."""
    _require_version(lean)
    folder = folder.expanduser().absolute()
    _carry_out(mathlib_steps(lean, folder), run, f"lake:{folder}", "import Mathlib\n\n")


@setup_app.command("kimina")
def kimina_command(
    port: Annotated[int, typer.Option("--port", min=1, max=65535)] = 8000,
    image: Annotated[str, typer.Option("--image", help="The container's image.")] = KIMINA_IMAGE,
    run: RunOption = False,
) -> None:
    """A Kimina Lean Server in a container."""
    engine = next((name for name in ("docker", "podman") if shutil.which(name)), None)
    if engine is None and run:
        stop("there is neither docker nor podman: install one of them", Exit.UNAVAILABLE)
    verifier = f"kimina:http://127.0.0.1:{port}"
    _carry_out(kimina_steps(port, image, engine or "docker"), run, verifier, "import Mathlib\n\n", wait=300.0)


def _require_version(version: str) -> None:
    if not _VERSION.fullmatch(version):
        stop(f"--lean {version!r} is no version of Lean; write it as v4.35.0")


def _carry_out(steps: Sequence[Step], run: bool, verifier: str, header: str = "", wait: float = 0.0) -> None:
    """Print the steps, or carry out those that are left and try the result."""
    elan = Path(os.environ.get("ELAN_HOME", Path.home() / ".elan")) / "bin"
    os.environ["PATH"] = f"{os.environ.get('PATH', '')}{os.pathsep}{elan}"  # what is installed now is used now
    offline = ""
    for number, step in enumerate(steps, 1):
        done = step.done()
        notes = ", ".join(note for note in (step.size, step.duration) if note)
        mark = "done" if done else "to do"
        console.print(Text(f"{number}. {step.title} [{mark}]" + (f" ({notes})" if notes else ""), "bold"))
        console.print(Text(f"   {step.shell()}"), soft_wrap=True)
        if run and not done and not offline and not (offline := _offline(step.needs) if step.needs else ""):
            _do(step)
    if offline:
        left = [f"{step.needs} ({step.size})" for step in steps if step.needs and not step.done()]
        stop(
            f"no network ({offline}). Still to fetch: {', '.join(left)}. Run this again when there is one",
            Exit.UNAVAILABLE,
        )
    probe = f"lean-gym check --verifier {verifier}"
    if not run:
        console.print(f"Then try it: {probe} FILE.lean", soft_wrap=True, highlight=False)
        console.print("Nothing was changed. With --run, the steps that are left are carried out.")
        return
    _probe(verifier, header, wait)
    console.print(f"It works: --verifier {verifier}", soft_wrap=True, highlight=False)


def _do(step: Step) -> None:
    """Carry out one step; what fails ends the command, which can be run again."""
    if step.needs and (why := _offline(step.needs)):
        stop(
            f"there is no way to {step.needs} ({why}): nothing was fetched; run this again when there is",
            Exit.UNAVAILABLE,
        )
    began = time.monotonic()
    try:
        if step.directory is not None:
            step.directory.mkdir(parents=True, exist_ok=True)
        code = subprocess.run(step.command, cwd=step.directory, check=False).returncode
    except OSError as error:
        stop(f"{step.shell()} does not run: {error.strerror or error}", Exit.UNAVAILABLE)
    if code != 0:
        stop(f"{step.shell()} failed with exit status {code}; run this again to go on from here", Exit.UNAVAILABLE)
    if not step.done():
        stop(f"{step.shell()} ended without an error, but its result is not there", Exit.UNAVAILABLE)
    console.print(f"   took {time.monotonic() - began:.0f} s", highlight=False)


def _offline(url: str) -> str:
    """Why a URL cannot be reached; empty where it can."""
    try:
        with urllib.request.urlopen(urllib.request.Request(url, method="HEAD"), timeout=_ONLINE_SECONDS):
            return ""
    except urllib.error.HTTPError:  # it answers
        return ""
    except (OSError, ValueError) as error:
        return str(getattr(error, "reason", error))


def _probe(verifier: str, header: str, wait: float) -> None:
    """Have a right proof and a wrong one judged."""
    from lean_gym.judge import Judge
    from lean_gym.problem import Problem
    from lean_gym.toolchains import Limits, ToolchainError
    from lean_gym.verdict import Status
    from lean_gym.verifiers import make_verifier

    problem = Problem.from_lean(f"{header}theorem setup_probe (p q : Prop) (h : p ∧ q) : q := by sorry")
    deadline = time.monotonic() + wait
    while True:
        try:
            with make_verifier(verifier, limits=Limits(seconds=600, memory_bytes=16 << 30), workers=1) as lean:
                answers = Judge(lean)([problem] * 2, ["```lean4\nby exact h.2\n```", "```lean4\nby exact h.1\n```"])
            break
        except ToolchainError as error:
            if time.monotonic() >= deadline:
                stop(f"it does not work: {error}", Exit.UNAVAILABLE)
            time.sleep(2)
    seen = [answer.verdict.status for answer in answers]
    if seen != [Status.PROVED, Status.FAILED]:
        said = "; ".join(f"{a.verdict.status.value} {a.verdict.reason}".strip() for a in answers)
        stop(f"it does not judge a right and a wrong proof as it should: {said}", Exit.UNAVAILABLE)


def _program(name: str, home: Path) -> str | None:
    """A program on the path, or among elan's own."""
    own = home / "bin" / name
    return str(own) if os.access(own, os.X_OK) else shutil.which(name)


def _says(program: str | None, arguments: Sequence[str], wanted: str) -> bool:
    """Whether a program runs, succeeds and says something that holds the wanted words, not as the beginning of others.

    `v4.35.0` is not `v4.35.0-rc1`.
    """
    if program is None:
        return False
    try:
        result = subprocess.run([program, *arguments], capture_output=True, text=True, errors="replace", timeout=60)
    except (OSError, subprocess.SubprocessError):
        return False
    said = result.stdout.strip()
    return result.returncode == 0 and bool(said) and re.search(rf"{re.escape(wanted)}(?![\w.-])", said) is not None
