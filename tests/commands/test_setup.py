"""``lean-gym setup``: what it prints, what it does with tools that work and fail, and what it says offline."""

from __future__ import annotations

import functools
import json
import os
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from lean_gym.cli import app
from lean_gym.commands import setup
from lean_gym.toolchains import Toolchain, launch
from lean_gym.verifiers import make_verifier


def lean_gym(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["setup", *arguments])


def flat(result: Result) -> str:
    return " ".join(result.output.split())


def program(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home without elan."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("ELAN_HOME", str(tmp_path / "elan"))
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}/usr/bin{os.pathsep}/bin")
    return tmp_path


@pytest.fixture
def tools(home: Path, monkeypatch: pytest.MonkeyPatch, toolchain: Toolchain) -> Path:
    """An elan whose `lean` is the embedded one, and a `lake` that makes the files that the real one makes."""
    monkeypatch.setattr(setup, "_offline", lambda url: "")
    # The sandbox of a full Lean lets nobody read the Python in which this one runs.
    monkeypatch.setattr("lean_gym.verifiers.make_verifier", functools.partial(make_verifier, sandbox="off"))
    specification = json.dumps({"library": toolchain.library, "output_bytes": 1 << 24, "confine": None})
    lean = (
        f"#!{sys.executable} -IS\n"
        "import os, sys\n"
        "if '--print-prefix' in sys.argv:\n"
        f"    print({toolchain.environment['LEAN_PATH']!r}); sys.exit()\n"
        f"os.environ['LEAN_PATH'] = {toolchain.environment['LEAN_PATH']!r}\n"
        f"sys.path.insert(0, {str(Path(launch.__file__).parent)!r})\n"
        "import launch\n"
        f"launch.main({{**{specification.replace('null', 'None')}, 'arguments': sys.argv[1:]}})\n"
    )
    program(home / "lean", lean)
    elan = home / "elan/bin/elan"
    program(
        elan,
        f"""#!/bin/sh
echo "$@" >> {home}/calls
case "$1 $2" in
"toolchain install") touch {home}/installed ;;
"toolchain list") [ -e {home}/installed ] && echo leanprover/lean4:v4.35.0 ;;
default*) cp {home}/lean {home}/elan/bin/lean ;;
esac
exit 0
""",
    )
    return home


def test_it_only_prints_unless_told_otherwise(home: Path) -> None:
    result = lean_gym("mathlib", str(home / "project"), "--lean", "v4.19.0")
    assert result.exit_code == 0
    assert "leanprover/lean4:v4.19.0" in result.output
    assert "lake exe cache get" in flat(result)
    assert "6 GB on the disk" in flat(result)
    assert "Nothing was changed" in flat(result)
    assert not (home / "project").exists()


def test_a_wrong_version() -> None:
    result = lean_gym("lean", "--lean", "4.35")
    assert result.exit_code == 2
    assert "is no version of Lean; write it as v4.35.0" in flat(result)


def test_a_release_candidate_is_another_version(home: Path) -> None:
    program(home / "elan/bin/elan", "#!/bin/sh\necho leanprover/lean4:v4.35.0-rc1\n")
    program(home / "elan/bin/lean", "#!/bin/sh\necho 'Lean (version 4.35.0-rc1, release)'\n")
    assert [step.done() for step in setup.lean_steps("v4.35.0")] == [True, False, False]
    assert [step.done() for step in setup.lean_steps("v4.35.0-rc1")] == [True, True, True]


def test_offline_it_says_what_it_would_have_fetched(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")  # nobody listens there: a machine without a network
    result = lean_gym("mathlib", str(home / "project"), "--run")
    assert result.exit_code == 3
    assert "no network" in flat(result)
    assert "mathlib4.git (500 MB)" in flat(result)
    assert "Run this again when there is one" in flat(result)
    assert not (home / "project").exists()


def test_lean_is_installed_and_tried(tools: Path) -> None:
    result = lean_gym("lean", "--run")
    assert result.exit_code == 0, result.output
    assert "It works: --verifier lean" in flat(result)
    calls = (tools / "calls").read_text()
    assert "toolchain install leanprover/lean4:v4.35.0" in calls
    again = lean_gym("lean", "--run")
    assert again.exit_code == 0
    assert again.output.count("[done]") == 3
    assert (tools / "calls").read_text().count("install") == 1


def test_what_fails_can_be_resumed(tools: Path) -> None:
    project = tools / "project"
    lake = tools / "elan/bin/lake"
    script = f"""#!/bin/sh
echo lake "$@" >> {tools}/calls
case "$1" in
env) shift; exec "$@" ;;
update) echo '{{}}' > lake-manifest.json; mkdir -p .lake/packages/REPL ;;
exe) [ -e {tools}/broken ] && exit 7
    cd .lake/packages; mkdir -p mathlib/.lake/build/lib/lean; touch mathlib/.lake/build/lib/lean/Mathlib.olean ;;
build) mkdir -p .lake/packages/REPL/.lake/build/bin; touch .lake/packages/REPL/.lake/build/bin/repl ;;
esac
exit 0
"""
    program(lake, script)
    (tools / "broken").touch()
    broken = lean_gym("mathlib", str(project), "--run")
    assert broken.exit_code == 3
    assert "lake exe cache get failed with exit status 7; run this again to go on from here" in flat(broken)
    (tools / "broken").unlink()
    (tools / "elan/bin/lean").write_bytes((tools / "lean").read_bytes())
    (tools / "elan/bin/lean").chmod(0o755)
    resumed = lean_gym("mathlib", str(project), "--run")
    # Everything is there but Mathlib itself: the probe, which imports it, says so.
    assert resumed.exit_code == 3
    assert "unknown module prefix 'Mathlib'" in flat(resumed)
    calls = (tools / "calls").read_text()
    assert calls.count("lake update") == 1
    assert calls.count("lake build repl") == 1
    assert (project / "lean-toolchain").read_text() == "leanprover/lean4:v4.35.0\n"
    assert 'name = "REPL"' in (project / "lakefile.toml").read_text()


def test_a_step_that_does_nothing_is_noticed(tools: Path) -> None:
    program(tools / "elan/bin/elan", "#!/bin/sh\nexit 0\n")
    result = lean_gym("lean", "--run")
    assert result.exit_code == 3
    assert "ended without an error, but its result is not there" in flat(result)


def test_a_container_needs_an_engine(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(home / "bin"))
    assert "docker pull" in flat(lean_gym("kimina"))
    result = lean_gym("kimina", "--run")
    assert result.exit_code == 3
    assert "neither docker nor podman" in flat(result)


@pytest.mark.parametrize("stopped", [False, True])
def test_a_container_is_started(home: Path, monkeypatch: pytest.MonkeyPatch, stopped: bool) -> None:
    monkeypatch.setattr(setup, "_offline", lambda url: "")
    monkeypatch.setattr(setup, "_probe", lambda verifier, header, wait: None)  # there is no server behind these tools
    program(
        home / "bin/podman",
        f"""#!/bin/sh
echo "$@" >> {home}/calls
case "$1" in
pull) touch {home}/pulled ;;
start) [ -e {home}/stopped ] && touch {home}/running || exit 1 ;;
run) [ -e {home}/stopped ] && exit 125; touch {home}/running ;;
image) [ -e {home}/pulled ] && echo 1a2b ;;
ps) [ -e {home}/running ] && echo 3c4d ;;
esac
exit 0
""",
    )
    if stopped:
        (home / "stopped").touch()
    result = lean_gym("kimina", "--run", "--port", "8123")
    assert result.exit_code == 0, result.output
    assert "It works: --verifier kimina:http://127.0.0.1:8123" in flat(result)
    assert ("run --detach --name kimina-8123 --publish 127.0.0.1:8123:8000" in (home / "calls").read_text()) != stopped
