"""What every verifier does around a check: order, sharing, memory, confirmation, cancelling, closing."""

from __future__ import annotations

import asyncio
import pickle
import shutil
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from lean_gym import Problem, Status
from lean_gym.audit import instrument
from lean_gym.run import LeanRun, Outcome
from lean_gym.submission import Submission
from lean_gym.toolchains import Limits, Toolchain, ToolchainError
from lean_gym.verifiers import ProcessVerifier, factory, make_verifier
from lean_gym.verifiers.base import UNAVAILABLE_TRIES, confirmed_run

PROBLEM = Problem.from_lean("theorem swap (p q : Prop) (h : p ∧ q) : q ∧ p := by sorry")
RIGHT, WRONG, OPEN = "by exact ⟨h.2, h.1⟩", "by exact h", "by sorry"
ENDLESS = "by\n  repeat (have h : True := True.intro)"
ENDLESS_TEXT = f"theorem t : True := {ENDLESS}\n"


def submission(code: str, problem: Problem = PROBLEM) -> Submission:
    return instrument(problem, code)


class Counting(ProcessVerifier):
    """Counts the runs of real checks."""

    runs = 0

    def run(self, source: str) -> LeanRun:
        self.runs += 1
        return super().run(source)


@pytest.fixture
def counting(toolchain: Toolchain) -> Iterator[Counting]:
    with Counting(toolchain, Limits(seconds=20), workers=2) as verifier:
        yield verifier


def test_verdicts_come_back_in_order(counting: Counting) -> None:
    codes = [WRONG, RIGHT, OPEN, RIGHT + " -- other", WRONG + " -- other"]
    statuses = [v.status for v in counting.verify([submission(c) for c in codes])]
    assert statuses == [Status.FAILED, Status.PROVED, Status.INCOMPLETE, Status.PROVED, Status.FAILED]
    assert counting.verify([]) == []


def test_identical_submissions_are_checked_once(counting: Counting) -> None:
    verdicts = counting.verify([submission(RIGHT) for _ in range(20)])
    assert {v.status for v in verdicts} == {Status.PROVED}
    assert counting.runs == 1
    counting.verify([submission(RIGHT)])
    assert counting.runs == 1
    figures = counting.metrics.snapshot()
    assert (figures["submitted"], figures["shared"], figures["cached"], figures["checked"]) == (21, 19, 1, 1)
    assert figures["by_status"] == {"proved": 1}
    assert figures["latency_seconds"]["p50"] > 0


def test_another_statement_is_another_submission(counting: Counting) -> None:
    other = Problem.from_lean("theorem swap (p q : Prop) (h : p ∧ q) : p ∧ q := by sorry")
    statuses = [v.status for v in counting.verify([submission(WRONG), submission(WRONG, other)])]
    assert statuses == [Status.FAILED, Status.PROVED]
    assert counting.runs == 2


def test_a_header_and_a_level_are_part_of_the_key() -> None:
    keys = {
        instrument(PROBLEM, RIGHT).key,
        instrument(PROBLEM, RIGHT, level="fast").key,
        instrument(PROBLEM, WRONG).key,
        instrument(Problem.from_lean("open Nat\n" + PROBLEM.source()), RIGHT).key,
    }
    assert len(keys) == 4
    assert instrument(PROBLEM, RIGHT).key == instrument(PROBLEM, RIGHT).key


def test_threads_share_a_verifier(counting: Counting) -> None:
    found: Counter[Status] = Counter()
    lock = threading.Lock()

    def ask(n: int) -> None:
        [verdict] = counting.verify([submission(RIGHT if n % 2 else WRONG)])
        with lock:
            found[verdict.status] += 1

    threads = [threading.Thread(target=ask, args=(n,)) for n in range(200)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == {Status.PROVED: 100, Status.FAILED: 100}
    assert counting.runs == 2


def test_asyncio(counting: Counting) -> None:
    async def ask() -> list[Status]:
        answers = await asyncio.gather(*(counting.averify([submission(c)]) for c in (RIGHT, WRONG) * 20))
        return [v.status for [v] in answers]

    assert asyncio.run(ask()) == [Status.PROVED, Status.FAILED] * 20
    assert counting.runs == 2


def test_cancelling_one_caller_does_not_take_the_verdict_from_another(counting: Counting) -> None:
    async def ask() -> Status:
        first = asyncio.create_task(counting.averify([submission(RIGHT)]))
        second = asyncio.create_task(counting.averify([submission(RIGHT)]))
        await asyncio.sleep(0)
        first.cancel()
        [verdict] = await second
        return verdict.status

    assert asyncio.run(ask()) is Status.PROVED


def test_cancelling_frees_what_nobody_waits_for(toolchain: Toolchain) -> None:
    with Counting(toolchain, Limits(seconds=6), workers=1) as verifier:

        async def ask() -> None:
            task = asyncio.create_task(verifier.averify([submission(f"{ENDLESS} -- {n}") for n in range(50)]))
            while not verifier.runs:
                await asyncio.sleep(0.01)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task

        asyncio.run(ask())
        [verdict] = verifier.verify([submission(RIGHT)])
        assert verdict.status is Status.PROVED
        assert verifier.runs == 2
        assert verifier.metrics.snapshot()["cancelled"] == 49


def test_a_time_out_is_not_remembered(toolchain: Toolchain) -> None:
    with Counting(toolchain, Limits(seconds=0.7), workers=1) as verifier:
        for _ in range(2):
            [verdict] = verifier.verify([submission(ENDLESS)])
            assert verdict.status is Status.TIMEOUT
        assert verifier.runs == 2


def test_one_slow_proof_holds_up_a_batch_no_longer_than_its_limit(toolchain: Toolchain) -> None:
    with Counting(toolchain, Limits(seconds=8), workers=2) as verifier:
        codes = [ENDLESS, *(f"{RIGHT} -- {n}" for n in range(6))]
        verdicts = verifier.verify([submission(c) for c in codes])
        assert [v.status for v in verdicts] == [Status.TIMEOUT] + [Status.PROVED] * 6
        assert verifier.runs == 7


def outcomes(*given: Outcome) -> Iterator[LeanRun]:
    return (LeanRun(outcome, elapsed=1.0) for outcome in given)


@pytest.mark.parametrize(
    ("given", "believed"),
    [
        ([Outcome.FINISHED], Outcome.FINISHED),
        ([Outcome.TIMEOUT], Outcome.TIMEOUT),
        ([Outcome.CRASHED, Outcome.CRASHED], Outcome.CRASHED),
        ([Outcome.CRASHED, Outcome.FINISHED], Outcome.FINISHED),
        ([Outcome.MEMORY, Outcome.OUTPUT], Outcome.OUTPUT),
        ([Outcome.UNAVAILABLE, Outcome.FINISHED], Outcome.FINISHED),
        ([Outcome.UNAVAILABLE] * UNAVAILABLE_TRIES, Outcome.UNAVAILABLE),
        ([Outcome.UNAVAILABLE, Outcome.CRASHED, Outcome.CRASHED], Outcome.CRASHED),
        ([Outcome.CRASHED, Outcome.UNAVAILABLE, Outcome.FINISHED], Outcome.FINISHED),
    ],
)
def test_what_is_believed_of_several_runs(given: list[Outcome], believed: Outcome) -> None:
    runs = outcomes(*given)
    result = confirmed_run(lambda _: next(runs), "")
    assert result.outcome is believed
    assert result.elapsed == len(given)
    assert next(runs, None) is None


def test_a_crash_that_is_not_the_submissions_fault_ends_in_the_right_verdict(toolchain: Toolchain) -> None:
    """The first process is killed from outside; the second try gives the verdict."""

    class Killed(ProcessVerifier):
        first = True

        def run(self, source: str) -> LeanRun:
            if self.first:
                self.first = False
                threading.Thread(target=self.kill).start()
                return super().run(ENDLESS_TEXT)
            return super().run(source)

        def kill(self) -> None:
            while not (running := list(self._processes._running)):
                time.sleep(0.001)
            running[0].kill()

    with Killed(toolchain, workers=1) as verifier:
        [verdict] = verifier.verify([submission(RIGHT)])
        assert verdict.status is Status.PROVED
        assert verifier.metrics.snapshot()["retried"] == 1


def test_closing(toolchain: Toolchain) -> None:
    verifier = Counting(toolchain, workers=1)
    verifier.close()
    verifier.close()
    with pytest.raises(RuntimeError, match="closed"):
        verifier.verify([submission(RIGHT)])
    with pytest.raises(RuntimeError, match="closed"):
        asyncio.run(verifier.averify([submission(RIGHT)]))


def test_closing_ends_what_runs(toolchain: Toolchain) -> None:
    verifier = Counting(toolchain, workers=1)
    found: list[Status] = []
    thread = threading.Thread(target=lambda: found.extend(v.status for v in verifier.verify([submission(ENDLESS)])))
    thread.start()
    while not verifier.runs:
        time.sleep(0.01)
    time.sleep(0.1)
    verifier.close()
    thread.join(timeout=20)
    assert found == [Status.UNAVAILABLE]


def test_a_verifier_cannot_be_sent_to_another_process(counting: Counting) -> None:
    with pytest.raises(TypeError, match="make one in each process"):
        pickle.dumps(counting)


@pytest.mark.parametrize("asynchronous", [False, True])
def test_closing_in_the_middle_of_a_batch_leaves_no_submission_without_a_verdict(
    toolchain: Toolchain, asynchronous: bool
) -> None:
    verifier = Counting(toolchain, workers=1)
    submissions = [submission(f"{ENDLESS} -- {n}") for n in range(20)]
    found: list[Status] = []

    def ask() -> None:
        verdicts = asyncio.run(verifier.averify(submissions)) if asynchronous else verifier.verify(submissions)
        found.extend(v.status for v in verdicts)

    thread = threading.Thread(target=ask)
    thread.start()
    while not verifier.runs:
        time.sleep(0.01)
    verifier.close()
    thread.join(timeout=60)
    assert found == [Status.UNAVAILABLE] * 20


@pytest.mark.parametrize("name", ["", "embedded:x", "kimono", "lake", "lake:"])
def test_bad_names(name: str) -> None:
    with pytest.raises(ValueError, match=r"unknown verifier|names no folder"):
        make_verifier(name)


def test_bad_number_of_workers(toolchain: Toolchain) -> None:
    with pytest.raises(ValueError, match="workers"):
        ProcessVerifier(toolchain, workers=0)


def test_a_cache_on_disk_answers_the_next_run(tmp_path: Path) -> None:
    path = tmp_path / "verdicts.sqlite"
    for checked in (2, 0):
        with make_verifier("embedded", cache=path, workers=1) as verifier:
            statuses = [v.status for v in verifier.verify([submission(RIGHT), submission(WRONG)])]
            assert statuses == [Status.PROVED, Status.FAILED]
            assert verifier.metrics.snapshot()["checked"] == checked
    with make_verifier("embedded", cache=path, workers=1, limits=Limits(seconds=59)) as verifier:
        verifier.verify([submission(RIGHT)])
        assert verifier.metrics.snapshot()["checked"] == 1


def test_verdicts_are_remembered_for_the_code_that_judged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "verdicts.sqlite"
    for code, checked in (("one", 1), ("one", 0), ("another", 1)):
        monkeypatch.setattr(factory, "judging_code", lambda code=code: code)
        with make_verifier("embedded", cache=path, workers=1) as verifier:
            verifier.verify([submission(RIGHT)])
            assert verifier.metrics.snapshot()["checked"] == checked


def test_the_code_that_judges(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = Path(factory.__file__).parents[1]
    copy = tmp_path / "lean_gym"
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns("core", "datasets", "__pycache__"))
    before = factory.judging_code(copy)
    assert before == factory.judging_code(package)
    (copy / "cli.py").write_text("")
    assert factory.judging_code(copy) == before
    for name in ("audit/reading.py", "lean/lexer.py", "submission.py"):
        with (copy / name).open("a") as file:
            file.write("# changed")
        changed = factory.judging_code(copy)
        assert changed != before
        before = changed


def test_an_unknown_option_is_an_error_of_whoever_gave_it() -> None:
    with pytest.raises(ToolchainError, match="noSuchOption"):
        make_verifier("embedded", options=("-DnoSuchOption=1",), workers=1)


def test_a_check_that_breaks_down_is_no_judgement(toolchain: Toolchain) -> None:
    class Faulty(ProcessVerifier):
        def run(self, source: str) -> LeanRun:
            raise MemoryError("for the test")

    with Faulty(toolchain, workers=1) as verifier:
        [verdict] = verifier.verify([submission(RIGHT)])
    assert verdict.status is Status.UNAVAILABLE
    assert "MemoryError" in verdict.reason


def test_an_interrupted_program_ends_at_once() -> None:
    """Ctrl-C in a script without ``close``: the interpreter does not wait for the endless check."""
    script = f"""
import signal
from lean_gym import Problem, make_verifier
from lean_gym.audit import instrument

signal.signal(signal.SIGALRM, signal.default_int_handler)
verifier = make_verifier("embedded")
signal.alarm(3)
verifier.verify([instrument(Problem.from_lean({PROBLEM.source("sorry")!r}), {ENDLESS!r})])
"""
    begun = time.monotonic()
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=100, check=False)
    assert "KeyboardInterrupt" in ended.stderr
    assert time.monotonic() - begun < 30
