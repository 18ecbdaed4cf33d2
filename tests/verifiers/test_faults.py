"""The local verifiers when the machine fails: a full disk, a crowd of callers, servers that are killed meanwhile."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psutil
import pytest

from lean_gym.audit import instrument
from lean_gym.problem import Problem
from lean_gym.run import Outcome
from lean_gym.submission import Submission
from lean_gym.toolchains import Limits, Toolchain
from lean_gym.toolchains.watch import more_time, scheduled
from lean_gym.verdict import Status
from lean_gym.verifiers import ForkingVerifier, ProcessVerifier

CALLERS = 1000
PROBLEM = Problem.from_lean("theorem t (a b : Nat) (h : a < b) : a + 1 ≤ b := by sorry")


def submissions(n: int, name: str) -> tuple[list[Submission], list[Status]]:
    """Proofs that are right, wrong and unfinished, in turn, no two alike, and their verdicts."""
    codes = {"exact h": Status.PROVED, "exact h.symm": Status.FAILED, "sorry": Status.INCOMPLETE}
    turns = [list(codes.items())[i % 3] for i in range(n)]
    return [instrument(PROBLEM, f"by -- {name} {i}\n  {code}") for i, (code, _) in enumerate(turns)], [
        status for _, status in turns
    ]


def statuses(verifier: ForkingVerifier, batch: Sequence[Submission]) -> list[Status]:
    return [verdict.status for verdict in verifier.verify(batch)]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_a_thousand_callers_while_servers_are_killed(toolchain: Toolchain) -> None:
    distinct, expected = submissions(90, "crowd")
    with ForkingVerifier(toolchain, Limits(seconds=60), workers=2) as lean:
        assert statuses(lean, distinct[:3]) == expected[:3]
        together = threading.Barrier(CALLERS // 2 + 1)

        def call(i: int) -> Status:
            together.wait()
            return statuses(lean, [distinct[i % 90]])[0]

        async def call_all() -> list[Status]:
            calls = (lean.averify([distinct[i % 90]]) for i in range(CALLERS // 2))
            return [verdicts[0].status for verdicts in await asyncio.gather(*calls)]

        with ThreadPoolExecutor(CALLERS // 2) as pool:
            threads = [pool.submit(call, i) for i in range(CALLERS // 2)]
            together.wait()
            os.kill(lean.servers[0], signal.SIGKILL)
            from_asyncio = asyncio.run(call_all())
            from_threads = [thread.result() for thread in threads]
        assert from_threads == [expected[i % 90] for i in range(CALLERS // 2)]
        assert from_asyncio == from_threads
        figures = lean.metrics.snapshot()
        assert figures["submitted"] == CALLERS + 3
        assert figures["shared"] + figures["cached"] == CALLERS + 3 - 90, "each is checked once"
        assert figures["queued"] == figures["running"] == 0
        more, as_before = submissions(12, "afterwards")
        assert statuses(lean, more) == as_before
        children = psutil.Process().children(recursive=True)
        servers = set(lean.servers)
    assert servers <= {child.pid for child in children}
    gone, alive = psutil.wait_procs([child for child in children if child.pid in servers], timeout=10)
    assert (len(gone), alive) == (len(servers), [])


ON_A_FULL_DISK = """
import errno, logging, os, sys, tempfile
from pathlib import Path
from lean_gym import Limits, make_verifier
from lean_gym.toolchains.embedded import embedded_toolchain
from lean_gym.verifiers import ProcessVerifier
from tests.verifiers.test_faults import submissions

disk = Path(sys.argv[1])
logging.basicConfig(stream=sys.stdout)
before, expected = submissions(3, "before")
full, expected_full = submissions(12, "full")
with make_verifier("embedded", limits=Limits(seconds=60), workers=1, cache=disk / "verdicts.sqlite") as lean:
    assert [v.status for v in lean.verify(before)] == expected
    with open(disk / "filler", "wb", buffering=0) as filler:
        try:
            while True:
                filler.write(bytes(4096))
        except OSError as error:
            assert error.errno == errno.ENOSPC, error
    assert [v.status for v in lean.verify(full)] == expected_full
    with ProcessVerifier(embedded_toolchain(), Limits(seconds=60), workers=1) as plain:
        print("new processes:", *(v.status.value for v in plain.verify(full[:3])))
print("left:", *sorted(path.name for path in disk.iterdir() if not path.name.startswith("verdicts")))
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="mounts a small disk")
def test_a_disk_that_fills(toolchain: Toolchain, tmp_path: Path) -> None:
    """The folder for temporary files and the cache of verdicts on a disk of one mebibyte, which is then filled."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = f"mount -t tmpfs -o size=1m none {disk}"
    unshare = ("unshare", "--user", "--map-root-user", "--mount", "sh", "-c")
    if shutil.which("unshare") is None or subprocess.run([*unshare, mount], capture_output=True).returncode:
        pytest.skip("this user may not mount a file system")
    script = tmp_path / "script.py"
    script.write_text(ON_A_FULL_DISK)
    environment = {**os.environ, "TMPDIR": str(disk), "PYTHONPATH": str(Path(__file__).parents[2])}
    done = subprocess.run(
        [*unshare, f"{mount} && exec {sys.executable} {script} {disk}"],
        capture_output=True,
        text=True,
        env=environment,
        timeout=200,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "going on in memory" in done.stdout
    said = next(line for line in done.stdout.splitlines() if line.startswith("new processes:")).split()[2:]
    right = ["proved", "failed", "incomplete"]
    assert all(status in (expected, "unavailable") for status, expected in zip(said, right, strict=True)), said
    assert "left: filler" in done.stdout.splitlines()


@pytest.fixture
def crowded_processor() -> Iterator[None]:
    """This thread, and what it starts, on one processor together with busy processes."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(before)})
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"], start_new_session=True) for _ in range(8)]
    try:
        yield
    finally:
        for process in busy:
            process.kill()
            process.wait()
        os.sched_setaffinity(0, before)


def counts_waiting() -> bool:
    """Whether the system says how long a process waited for a processor."""
    try:
        return int(Path("/proc/self/schedstat").read_text().split()[1]) > 0
    except (OSError, ValueError, IndexError):
        return False


@pytest.mark.skipif(not counts_waiting(), reason="the system does not say how long a process waits for a processor")
@pytest.mark.parametrize("kind", [ForkingVerifier, ProcessVerifier])
def test_a_check_that_waits_for_a_processor_is_not_out_of_time(
    kind: type[ForkingVerifier | ProcessVerifier], toolchain: Toolchain, crowded_processor: None
) -> None:
    seconds = 1.4  # it needs less than half of that for itself, and nine share the processor
    problem = Problem.from_lean("theorem t : ∀ x : Fin 40, ∀ y : Fin 40, x.val + y.val = y.val + x.val := by sorry")
    with kind(toolchain, Limits(seconds=seconds), workers=1) as lean:
        verdict = lean.verify([instrument(problem, "by decide +kernel")])[0]
    assert verdict.elapsed > seconds
    assert verdict.status is Status.PROVED or "the machine is too busy" in verdict.reason, verdict


@pytest.mark.parametrize("kind", [ForkingVerifier, ProcessVerifier])
def test_attempts_side_by_side_come_to_an_end(
    kind: type[ForkingVerifier | ProcessVerifier], toolchain: Toolchain
) -> None:
    """`try?` waits for attempts on other threads than its own; where there was one thread, it waited for ever."""
    with kind(toolchain, Limits(seconds=60), workers=1) as lean:
        failed = lean.run("example (p : Prop) : p := by try?\n")
        found = lean.run("example (a b c : Nat) (h : a ∣ b) (k : b ∣ c) : a ∣ c := by try?\n")
    assert [run.outcome for run in (failed, found)] == [Outcome.FINISHED, Outcome.FINISHED]
    assert "Tactic `try?` failed" in failed.messages[0].text
    assert "exact Nat.dvd_trans h k" in found.messages[0].text


def test_who_used_the_time_is_out_of_time() -> None:
    mine = [os.getpid()]
    assert more_time(mine, 1000.0, 1000.0 + 1000.0) == 0.0  # this process has not waited for 1000 s
    assert more_time([], 1.0, 1.0) == 0.0
    assert more_time([2**22 + 1], 1.0, 5.0) == 0.0  # gone


@pytest.mark.parametrize(
    ("ran", "waited", "elapsed", "more"),
    [
        (5.0, 5.0, 10.0, 5.0),
        (10.0, 0.0, 10.0, 0.0),
        (9.0, 90.0, 10.0, 30.0),  # up to four times the limit
        (4.0, 35.0, 40.0, None),
        (4.0, 35.0, 39.999, None),  # too near the end to look again
        (40.0, 600.0, 40.0, 0.0),  # many threads that wait for each other
        (2.0, 0.0, 40.0, 0.0),  # it slept
    ],
)
def test_what_a_starved_check_still_has(
    monkeypatch: pytest.MonkeyPatch, ran: float, waited: float, elapsed: float, more: float | None
) -> None:
    monkeypatch.setattr("lean_gym.toolchains.watch.scheduled", lambda pid: (ran / 2, waited / 2))
    assert more_time([1, 2], 10.0, elapsed) == more


@pytest.mark.skipif(not counts_waiting(), reason="the system does not say how long a process waits for a processor")
def test_what_a_process_ran_is_counted() -> None:
    ran, _ = scheduled(os.getpid())
    assert 0 < ran < 10 * time.process_time() + 10
    assert scheduled(2**22 + 1) == (0.0, 0.0)
