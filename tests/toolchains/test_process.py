"""One check in one process: its answers, its limits, and that nothing is left of it."""

from __future__ import annotations

import dataclasses
import errno
import os
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psutil
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lean_gym.run import LeanRun, Outcome
from lean_gym.toolchains import Limits, Toolchain, launch
from lean_gym.toolchains.process import LeanProcesses, parse_messages, read_exit
from lean_gym.verdict import Position, Severity

ROOT = Path(__file__).resolve().parents[2]
STARTED = launch.STARTED.decode()
ENDLESS = """\
set_option maxRecDepth 10000000
set_option maxHeartbeats 0
theorem t : False := by
  repeat (have h : True := True.intro)
"""
MEMORY_BOMB = "theorem t : (List.replicate 300000000 1).length = 3 := by decide +kernel\n"
FLOOD = "\n".join(f"#check (fun (x : Nat) => (x, x + {i}, List.replicate x {i}))" for i in range(800))


def run(toolchain: Toolchain, source: str, **limits: float) -> LeanRun:
    return LeanProcesses(toolchain, Limits(**limits)).run(source)  # type: ignore[arg-type]


def test_no_error(toolchain: Toolchain) -> None:
    answer = run(toolchain, "theorem t (p : Prop) (h : p) : p := h\n#print axioms t\n")
    assert answer.outcome is Outcome.FINISHED
    assert answer.exit_code == 0
    [message] = answer.messages
    assert message.text == "'t' does not depend on any axioms"
    assert message.severity is Severity.INFORMATION
    assert message.start == Position(2, 0)


def test_error_with_its_place(toolchain: Toolchain) -> None:
    answer = run(toolchain, "-- ∀ 𝔸\n  theorem t (p q : Prop) (h : p) : q := h\n")
    assert (answer.outcome, answer.exit_code) == (Outcome.FINISHED, 1)
    [error] = [m for m in answer.messages if m.severity is Severity.ERROR]
    assert error.start == Position(2, 40)
    assert error.text.startswith("Type mismatch")


def test_sorry_alone_ends_with_status_0(toolchain: Toolchain) -> None:
    """The reason why the exit status is never enough."""
    answer = run(toolchain, "theorem t : 1 = 2 := sorry\n")
    assert (answer.outcome, answer.exit_code) == (Outcome.FINISHED, 0)
    assert [m.kind for m in answer.messages] == ["hasSorry"]


@pytest.mark.parametrize(
    ("source", "limits", "outcome"),
    [
        (ENDLESS, {"seconds": 2}, Outcome.TIMEOUT),
        (MEMORY_BOMB, {"memory_bytes": 600 << 20}, Outcome.MEMORY),
        (FLOOD, {"output_bytes": 100_000}, Outcome.OUTPUT),
    ],
)
def test_limits(toolchain: Toolchain, source: str, limits: dict[str, float], outcome: Outcome) -> None:
    assert run(toolchain, source, **limits).outcome is outcome


def test_a_panic_is_a_crash(toolchain: Toolchain) -> None:
    """Lean ends with status 1 and without a message: that is no judgement on the proof."""
    source = "set_option exponentiation.threshold 100000000000\ntheorem t : 3 ^ (2 ^ 36) % 7 = 2 := by decide +kernel\n"
    assert run(toolchain, source).outcome is Outcome.CRASHED


def test_the_empty_text(toolchain: Toolchain) -> None:
    answer = run(toolchain, "")
    assert (answer.outcome, answer.exit_code, answer.messages) == (Outcome.FINISHED, 0, ())


def test_a_text_that_is_no_unicode_is_unavailable(toolchain: Toolchain) -> None:
    answer = run(toolchain, "theorem t : True := \ud800")
    assert answer.outcome is Outcome.UNAVAILABLE
    assert "surrogates not allowed" in answer.detail


def test_a_missing_library_is_unavailable(tmp_path: Path) -> None:
    broken = Toolchain(kind="embedded", version="4.35.0", library=str(tmp_path / "libleanshared.so"))
    answer = LeanProcesses(broken, Limits()).run("theorem t : True := trivial")
    assert answer.outcome is Outcome.UNAVAILABLE
    assert "libleanshared.so" in answer.detail


@pytest.mark.parametrize("content", [None, b"", b"olean garbage"])
def test_a_broken_core_library_is_no_verdict_on_the_policy(
    toolchain: Toolchain, tmp_path: Path, content: bytes | None
) -> None:
    if content is not None:
        (tmp_path / "Init.olean").write_bytes(content)
    broken = dataclasses.replace(toolchain, environment={"LEAN_PATH": str(tmp_path)})
    answer = LeanProcesses(broken, Limits()).run("theorem t : True := trivial")
    assert answer.outcome is Outcome.UNAVAILABLE
    assert "Init" in answer.detail


@pytest.mark.parametrize("content", [None, b"", b"olean garbage"])
def test_a_broken_module_of_the_core_library_is_no_verdict_either(
    toolchain: Toolchain, tmp_path: Path, content: bytes | None
) -> None:
    whole = Path(toolchain.environment["LEAN_PATH"])
    (tmp_path / "Init").mkdir()
    for file in whole.rglob("*.olean"):
        (tmp_path / file.relative_to(whole)).symlink_to(file)
    damaged = tmp_path / "Init" / "Arith.olean"
    damaged.unlink()
    if content is not None:
        damaged.write_bytes(content)
    broken = dataclasses.replace(toolchain, environment={"LEAN_PATH": str(tmp_path)})
    answer = LeanProcesses(broken, Limits()).run("theorem t : True := trivial")
    assert answer.outcome is Outcome.UNAVAILABLE
    assert "Arith" in answer.detail


def test_an_unknown_option_is_no_verdict_on_the_policy(toolchain: Toolchain) -> None:
    answer = LeanProcesses(toolchain, Limits(), options=("-DnoSuchOption=1",)).run("theorem t : True := trivial")
    assert answer.outcome is Outcome.UNAVAILABLE
    assert "noSuchOption" in answer.detail


def test_an_error_at_the_beginning_is_the_texts_own(toolchain: Toolchain) -> None:
    answer = run(toolchain, "no Lean")
    assert (answer.outcome, answer.exit_code) == (Outcome.FINISHED, 1)
    assert answer.messages[0].start == Position(1, 0)


@pytest.mark.parametrize(
    "words", [("false",), ("sh", "-c", "echo no namespaces >&2; exit 1"), ("sh", "-c", "kill -9 $$")]
)
def test_what_ends_before_lean_starts_is_no_crash_of_lean(toolchain: Toolchain, words: tuple[str, ...]) -> None:
    answer = LeanProcesses(toolchain, Limits(), wrap=words).run("theorem t : True := trivial")
    assert answer.outcome is Outcome.UNAVAILABLE


def test_a_time_out_before_lean_starts_is_no_time_out_of_lean(toolchain: Toolchain) -> None:
    slow = LeanProcesses(toolchain, Limits(seconds=0.3), wrap=("sh", "-c", "sleep 1000"))
    assert slow.run("theorem t : True := trivial").outcome is Outcome.UNAVAILABLE


@pytest.mark.skipif(not hasattr(os, "memfd_create"), reason="no files in memory on this system")
def test_no_answer_is_lost_on_a_full_disk(toolchain: Toolchain, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("tempfile.TemporaryFile", full)
    assert len(run(toolchain, "#check Nat").messages) == 1


def test_too_many_threads(toolchain: Toolchain, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launch, "THREADS", 1)
    assert run(toolchain, ENDLESS).outcome is Outcome.MEMORY


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="pidfd is Linux's")
def test_kernels_without_pidfd(toolchain: Toolchain, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(pid: int) -> int:
        raise OSError(errno.ENOSYS, "Function not implemented")

    monkeypatch.setattr(os, "pidfd_open", missing)
    assert run(toolchain, "theorem t : True := trivial").outcome is Outcome.FINISHED
    assert run(toolchain, ENDLESS, seconds=0.7).outcome is Outcome.TIMEOUT


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="no such signal on this system")
def test_a_check_dies_with_its_caller(toolchain: Toolchain) -> None:
    script = (
        "import sys\n"
        "from lean_gym.toolchains import Limits\n"
        "from lean_gym.toolchains.embedded import embedded_toolchain\n"
        "from lean_gym.toolchains.process import LeanProcesses\n"
        "LeanProcesses(embedded_toolchain(), Limits()).run(sys.argv[1])\n"
    )
    caller = psutil.Popen([sys.executable, "-c", script, ENDLESS], env=os.environ | {"PYTHONPATH": str(ROOT)})
    while not (checks := [p for p in caller.children() if p.num_threads() > 1]):  # Lean runs
        assert caller.is_running()
        time.sleep(0.01)
    caller.kill()
    caller.wait()
    _, alive = psutil.wait_procs(checks, timeout=60)
    assert not [p for p in alive if p.status() != psutil.STATUS_ZOMBIE]


def test_no_space_for_the_text_is_unavailable(toolchain: Toolchain, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", "/proc/self/does-not-exist")
    answer = run(toolchain, "theorem t : True := trivial")
    assert answer.outcome is Outcome.UNAVAILABLE


def children() -> list[psutil.Process]:
    return psutil.Process().children(recursive=True)


def test_nothing_is_left_after_a_timeout(toolchain: Toolchain) -> None:
    before = len(children())
    run(toolchain, ENDLESS, seconds=0.5)
    assert len(children()) == before


def test_stop_kills_what_runs(toolchain: Toolchain) -> None:
    processes = LeanProcesses(toolchain, Limits())
    answers: list[LeanRun] = []
    thread = threading.Thread(target=lambda: answers.append(processes.run(ENDLESS)))
    before = len(children())
    thread.start()
    while len(children()) == before:
        time.sleep(0.01)
    processes.stop()
    thread.join(timeout=20)
    assert not thread.is_alive()
    assert answers[0].outcome is Outcome.UNAVAILABLE
    assert len(children()) == before
    assert processes.run("").outcome is Outcome.UNAVAILABLE


def test_descendants_that_leave_the_group_are_killed(tmp_path: Path) -> None:
    """A program that starts another session: both are gone."""
    script = tmp_path / "lean"
    seconds = f"1000.{os.getpid()}"
    script.write_text(f"#!/bin/sh\nsetsid sleep {seconds} &\nsleep {seconds}\n")
    script.chmod(0o755)
    slow = Toolchain(kind="system", version="?", program=str(script), environment={"PATH": os.environ["PATH"]})

    def sleepers() -> set[int]:
        everyone = psutil.process_iter(["cmdline"])
        return {p.pid for p in everyone if p.info["cmdline"] and seconds in p.info["cmdline"]}

    with ThreadPoolExecutor(1) as pool:
        run = pool.submit(LeanProcesses(slow, Limits(seconds=2)).run, "")
        while len(sleepers()) < 2 and not run.done():
            time.sleep(0.01)
        assert len(sleepers()) == 2
        assert run.result().outcome is Outcome.TIMEOUT
    time.sleep(0.1)
    assert sleepers() == set()


def test_no_file_is_left(toolchain: Toolchain, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    run(toolchain, "theorem t : True := trivial")
    run(toolchain, ENDLESS, seconds=0.3)
    assert list(tmp_path.iterdir()) == []


def test_environment_is_not_inherited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET_TOKEN", "hush")
    script = tmp_path / "lean"
    script.write_text("#!/bin/sh\nenv >&2\nexit 3\n")
    script.chmod(0o755)
    told = LeanProcesses(Toolchain(kind="system", version="?", program=str(script)), Limits()).run("")
    assert "LANG=C.UTF-8" in told.detail
    assert "hush" not in told.detail


@given(st.text())
def test_reading_messages_is_total(text: str) -> None:
    assert parse_messages(text) == () or "severity" in text


@given(st.text(), st.text(), st.integers(-64, 300))
def test_reading_an_exit_is_total(output: str, errors: str, code: int) -> None:
    answer = read_exit(code, output, errors, 0.1, Limits())
    assert answer.outcome is Outcome.UNAVAILABLE or errors.startswith(STARTED)
    answer = read_exit(code, output, STARTED + errors, 0.1, Limits())
    assert (answer.outcome is Outcome.UNAVAILABLE) == (code == launch.CANNOT_START)


def test_a_torn_line_is_no_message() -> None:
    whole = '{"severity":"error","pos":{"line":1,"column":0},"endPos":null,"data":"x","kind":"k"}'
    assert len(parse_messages(f"{whole}\n{whole[:-9]}")) == 1
    assert len(parse_messages(f"{whole}\r\nprinted by the program\n{whole}\n")) == 2


@pytest.mark.parametrize("place", ["Infinity", "NaN", "1.5", "true", '"1"', "0", "-3", "null", "1" + "0" * 5000])
def test_a_message_at_no_place_is_no_message(place: str) -> None:
    assert parse_messages(f'{{"severity":"error","pos":{{"line":{place},"column":0}},"endPos":null,"data":"x"}}') == ()


@pytest.mark.parametrize(
    "bad",
    [
        *({"seconds": value} for value in (0, -1, float("nan"), float("inf"))),
        *({"memory_bytes": value} for value in (0, -1, 4e9, True)),
        *({"output_bytes": value} for value in (0, 1e6)),
    ],
)
def test_limits_must_be_positive(bad: dict[str, float]) -> None:
    with pytest.raises(ValueError, match=next(iter(bad))):
        Limits(**bad)  # type: ignore[arg-type]
