"""The forking checker: the answers of a new process, at its own speed, whatever is done to it."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import logging
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psutil
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lean_gym.audit import instrument
from lean_gym.lean.header import split_header
from lean_gym.problem import Problem
from lean_gym.run import LeanRun, Outcome
from lean_gym.toolchains import Limits, Toolchain, ToolchainError, confine, launch
from lean_gym.toolchains.sandbox import choose_sandbox
from lean_gym.verdict import Status
from lean_gym.verifiers import ForkingVerifier, ProcessVerifier, Verifier, make_verifier
from lean_gym.verifiers.base import UNAVAILABLE_TRIES
from lean_gym.verifiers.forking import client, server, verifier
from lean_gym.verifiers.forking.client import ForkServer, ServerLost
from tests.verifiers import hostile
from tests.verifiers.texts import HEADERS, TEXTS

GOOD = TEXTS["proved"]
ENDLESS = "theorem t : True := by\n  repeat (have := True.intro)\n"
LIMITS = Limits(seconds=60, memory_bytes=2 << 30, output_bytes=1 << 20)
linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")


@pytest.fixture(scope="module")
def forking(toolchain: Toolchain) -> Iterator[ForkingVerifier]:
    with ForkingVerifier(toolchain, LIMITS, workers=2) as lean:
        yield lean


@pytest.fixture(scope="module")
def fork_server(toolchain: Toolchain) -> Iterator[ForkServer]:
    lean = ForkServer(toolchain, LIMITS, (), choose_sandbox("auto", toolchain))
    yield lean
    lean.kill()


def said(run: LeanRun) -> LeanRun:
    """A run without what the clock says."""
    return dataclasses.replace(run, elapsed=0.0)


def proved(run: LeanRun) -> bool:
    return (run.outcome, run.exit_code) == (Outcome.FINISHED, 0) and [m.text for m in run.messages] == [
        "'t' does not depend on any axioms"
    ]


# --- the same answers as a new process


@pytest.mark.parametrize("name", TEXTS)
def test_same_bytes_as_a_new_process(fork_server: ForkServer, toolchain: Toolchain, name: str) -> None:
    text = TEXTS[name].encode()
    header = split_header(text)
    assert header is not None
    assert header[0] == ()
    reply = fork_server.check(text, header[1])
    environment = tuple(toolchain.environment.items())
    plain = verifier._plain_answer(toolchain.library, environment, (), TEXTS[name])
    assert (reply.exit_code, reply.output.decode()) == (plain[0], plain[1].decode())
    assert reply.outcome == server.ENDED


@pytest.mark.slow
def test_texts_with_a_header_go_the_plain_way(forking: ForkingVerifier, toolchain: Toolchain) -> None:
    with ProcessVerifier(toolchain, LIMITS, workers=1) as plain:
        for name, text in HEADERS.items():
            assert split_header(text.encode()) is None, name
            assert said(forking.run(text)) == said(plain.run(text)), name


@pytest.mark.parametrize("header", ["\r\n\r\n\r\n", "import Init\r\n-- é\r\n/- a\r\n -/\r\n"])
def test_lines_that_end_as_on_windows(forking: ForkingVerifier, toolchain: Toolchain, header: str) -> None:
    text = header + 'theorem t : True := trivial\r\n#print axioms t\r\n#eval "a\r\nb".length'
    with ProcessVerifier(toolchain, LIMITS, workers=1) as plain:
        expected = said(plain.run(text))
    assert expected.exit_code == 0
    assert said(forking.run(text)) == expected


@pytest.mark.slow
def test_same_verdicts_as_the_process_verifier(forking: ForkingVerifier, toolchain: Toolchain) -> None:
    proofs = ["by omega", "by simp", "sorry", "by exact foo", "by decide", "fun", "by\n  induction n <;> simp_all"]
    problems = [
        Problem.from_lean(f"theorem t (n m : Nat) : {statement} := by sorry")
        for statement in ("n + m = m + n", "n ≤ n + m", "n * 0 = 0", "n < n", "n = m → m = n")
    ]
    submissions = [instrument(problem, proof) for problem in problems for proof in proofs]
    with ProcessVerifier(toolchain, LIMITS, workers=2) as plain:
        expected = plain.verify(submissions)
    found = forking.verify(submissions)
    assert [dataclasses.replace(v, elapsed=0.0) for v in found] == [
        dataclasses.replace(v, elapsed=0.0) for v in expected
    ]


def test_options(toolchain: Toolchain) -> None:
    text = "theorem t (a b c d : Nat) (h : a < b) (i : b < c) (j : c < d) : a + 2 < d := by omega\n"
    options = ("-DmaxHeartbeats=20",)
    with (
        ForkingVerifier(toolchain, LIMITS, workers=1, options=options) as forking,
        ProcessVerifier(toolchain, LIMITS, workers=1, options=options) as plain,
    ):
        run = forking.run(text)
        assert any("heartbeats" in message.text for message in run.messages)
        assert said(run) == said(plain.run(text))


def test_checks_do_not_see_each_other(forking: ForkingVerifier) -> None:
    define = (
        "def left_behind : Nat := 1\nset_option pp.all true\naxiom cheat : False\n"
        "macro_rules | `(trivial) => `(cheat)\n"
    )
    for _ in range(3):
        forking.run(define)
        again = forking.run("#check left_behind\n#check cheat\n")
        assert again.exit_code == 1
        assert "left_behind" in again.messages[0].text
        assert proved(forking.run(GOOD))


# --- modules of their own


@pytest.fixture(scope="module")
def with_modules(toolchain: Toolchain, tmp_path_factory: pytest.TempPathFactory) -> Toolchain:
    """The embedded Lean with the modules Extra0 … Extra5 beside Init; each defines a number."""
    folder = tmp_path_factory.mktemp("modules")
    for name in ("Init.olean", "Init"):
        (folder / name).symlink_to(Path(toolchain.environment["LEAN_PATH"]) / name)
    for i in range(6):
        (folder / f"Extra{i}.lean").write_text(f"def extra : Nat := {i}\n")
        specification = {
            "library": toolchain.library,
            "arguments": ["-o", f"Extra{i}.olean", f"Extra{i}.lean"],
            "output_bytes": 1 << 26,
            "confine": None,
        }
        subprocess.run(launch.command(specification), cwd=folder, env={"LEAN_PATH": str(folder)}, check=True)
    return dataclasses.replace(
        toolchain, environment={"LEAN_PATH": str(folder)}, read_paths=(*toolchain.read_paths, str(folder))
    )


def test_modules_are_imported_once(with_modules: Toolchain) -> None:
    def text(i: int) -> str:
        return f"-- c\nimport Extra{i}\n\ntheorem t : extra = {i} := rfl\n#print axioms t\n#print extr"

    texts = [text(i) for i in range(6)] + [
        "import Extra1 import Init\n#print extra",
        "import Nowhere\n#check Nat",
        GOOD,
    ]
    with (
        ForkingVerifier(with_modules, LIMITS, workers=1) as forking,
        ProcessVerifier(with_modules, LIMITS, workers=1) as plain,
    ):
        expected = [said(plain.run(t)) for t in texts]
        assert [said(forking.run(t)) for t in texts] == expected
        assert len(forking.servers) == 1 + verifier.SPARE_SERVERS
        before = forking.servers
        assert said(forking.run(texts[5])) == expected[5]
        assert set(forking.servers) == set(before), "the server of a header that was just used is kept"
        assert said(forking.run(texts[0])) == expected[0]
        assert len(set(before) - set(forking.servers)) == 1, "the least recently used server makes room"
        assert said(forking.run(texts[7])) == expected[7]
        assert forking.metrics.snapshot()["restarts"] == 0


def test_one_failed_start_does_not_make_a_header_slow_for_good(
    with_modules: Toolchain, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "import Extra1\ntheorem t : extra = 1 := rfl\n"
    starts = 0

    def failing(*_: object, **__: object) -> ForkServer:
        nonlocal starts
        starts += 1
        raise OSError("no memory just now")

    with ForkingVerifier(with_modules, LIMITS, workers=1) as forking:
        with monkeypatch.context() as patch:
            patch.setattr(verifier, "ForkServer", failing)
            assert forking.run(text).exit_code == 0
        assert forking.run(text).exit_code == 0
        assert len(forking.servers) == 2
        monkeypatch.setattr(verifier, "ForkServer", failing)
        for _ in range(5):
            assert forking.run("import Nowhere\n").exit_code == 1
        assert starts == 1 + 3, "a module that is never there is not looked for at every check"


def test_a_missing_module_is_one_plain_sentence(with_modules: Toolchain, caplog: pytest.LogCaptureFixture) -> None:
    with ForkingVerifier(with_modules, LIMITS, workers=1) as forking, caplog.at_level(logging.INFO):
        run = forking.run("import Nowhere\n#check Nat\n")
    assert run.exit_code == 1
    assert "Nowhere" in run.messages[0].text
    [record] = [r for r in caplog.records if "new process" in r.message]
    assert record.levelno == logging.INFO
    assert "could not import Nowhere" in record.message
    assert "Traceback" not in record.message


@pytest.mark.slow
def test_modules_under_load(with_modules: Toolchain) -> None:
    with ForkingVerifier(with_modules, LIMITS, workers=2) as forking, ThreadPoolExecutor(8) as pool:
        texts = [f"import Extra{i % 6}\ntheorem t : extra = {i % 7} := rfl\n" for i in range(60)]
        runs = list(pool.map(forking.run, texts))
        assert [r.exit_code for r in runs] == [int(i % 6 != i % 7) for i in range(60)]
        assert len(forking.servers) <= 2 + verifier.SPARE_SERVERS


# --- where the header ends


@given(
    st.text(alphabet="-/! \n\tix", max_size=40), st.sampled_from(["", "import A", "theorem t : True := trivial", "-/"])
)
@settings(max_examples=300)
def test_split_header_is_total_and_keeps_the_rest(blank: str, rest: str) -> None:
    text = (blank + rest).encode()
    header = split_header(text)
    if header is not None:
        imports, start = header
        assert 0 <= start <= len(text)
        assert set(imports) <= {"A"}
        assert split_header(text[start:]) == ((), 0)
        assert not text[start:].startswith((b" ", b"\n", b"--", b"import", b"\t"))


def test_where_the_header_ends_by_examples() -> None:
    bodies = {
        "": 0,
        "#check 1": 0,
        "  \n-- c": 7,
        "-- c": 4,
        "/- a -/x": 7,
        "/- /- a -/ -/\n\n-- x\r\ny": 21,
        "/-- doc -/ def": 0,
        "/-! doc -/": 0,
        "/-/ still -/z": 12,
        "/- -/- -/ x": 5,
        "/- -": None,
        "/- /- -/": None,
        "prelude": None,
        "\tx": None,
        "x\t": 0,
        "private theorem": 0,
        "public meta def": 0,
        "privateimport": 0,
        "private -- c\n import A": None,
        "meta import A": None,
        "private /- c": None,
    }
    headers = {
        "--\nimport A": (("A",), 11),
        "import A.b_1'.C\nimport D /- e -/ import F\n\nx": (("A.b_1'.C", "D", "F"), 43),
        "import A import": None,
        "import": None,
        "import A.": None,
        "import «A»": None,
        "import all A": None,
        "import A\tx": None,
        "import A\nprelude": None,
        "import A\n/- ": None,
        "imports": None,
        "import A--": (("A",), 10),
    }
    expected = {text: None if start is None else ((), start) for text, start in bodies.items()} | headers
    assert {text: split_header(text.encode()) for text in expected} == expected


def test_header_of_long_texts() -> None:
    # A reader that is not linear would not come to an end within the time of a test.
    for part in ("/-", "-/", "/- -/", "--\n", " \n", "-- /-", "/--/", "/-/", "/-/-/", "import A ", "private ", "a."):
        text = (part * (500_000 // len(part))).encode()
        header = split_header(text)
        assert header is None or split_header(text[header[1] :]) == ((), 0), part


# --- hostile and unlucky texts


CASES = {
    "memory": (
        'def big : Nat → String | 0 => "x" | n + 1 => let s := big n; s ++ s\n#eval (big 33).length\n',
        Outcome.MEMORY,
    ),
    "stack": ("def g : Nat → Nat | 0 => 0 | n+1 => g n + 1\n#eval g 100000000\n", Outcome.MEMORY),
    "output": (
        'def big : Nat → String | 0 => "x" | n + 1 => big n ++ big n\n#eval big 21\n',
        Outcome.OUTPUT,
    ),
    "crash": (
        '@[extern "lean_io_remove_file"] def IO.FS.removeFile (path w : Nat) : Nat := w\n#eval IO.FS.removeFile 0 0\n',
        Outcome.CRASHED,
    ),
}


@pytest.fixture(scope="module")
def narrow(toolchain: Toolchain) -> Iterator[ForkingVerifier]:
    limits = Limits(seconds=60, memory_bytes=700 << 20, output_bytes=1 << 20)
    with ForkingVerifier(toolchain, limits, workers=1) as lean:
        yield lean


@pytest.mark.parametrize("name", CASES)
def test_limits(narrow: ForkingVerifier, name: str) -> None:
    text, outcome = CASES[name]
    before = narrow.servers
    run = narrow.run(text)
    assert run.outcome is outcome, run
    assert proved(narrow.run(GOOD))
    assert narrow.servers == before
    assert children(narrow) == []


def test_messages_before_a_timeout_are_kept(toolchain: Toolchain) -> None:
    with ForkingVerifier(toolchain, Limits(seconds=2), workers=1) as lean:
        run = lean.run("#check Nat\n" + ENDLESS)
    assert run.outcome is Outcome.TIMEOUT
    assert [message.text for message in run.messages] == ["Nat : Type"]


def test_what_is_no_text(forking: ForkingVerifier) -> None:
    assert forking.run("#check Nat -- \ud800").outcome is Outcome.UNAVAILABLE


def test_large_text(forking: ForkingVerifier) -> None:
    text = "-- " + "x" * 10_000_000 + "\n" + GOOD + "/- " + "é" * 1_000_000 + " -/"
    assert proved(forking.run(text))


@pytest.mark.slow
def test_the_stack_is_as_deep_as_in_a_new_process(toolchain: Toolchain) -> None:
    text = "#check " + "(" * 150_000  # takes 0.3 GB of stack
    limits = dataclasses.replace(LIMITS, seconds=250)
    with (
        ProcessVerifier(toolchain, limits, workers=1) as plain,
        ForkingVerifier(toolchain, limits, workers=1) as forking,
    ):
        expected = said(plain.run(text))
        assert expected.outcome is Outcome.FINISHED
        assert said(forking.run(text)) == expected


@linux
def test_without_a_sandbox_processes_left_behind_are_killed(toolchain: Toolchain, tmp_path: Path) -> None:
    command = f"setsid sh -c 'echo $$ > {tmp_path}/pid; exec sleep 600'"
    with ForkingVerifier(toolchain, Limits(seconds=4), workers=1, sandbox="off") as lean:
        run = lean.run(hostile.start_program(command) + ENDLESS)
        assert run.outcome is Outcome.TIMEOUT
        assert run.messages[-1].text == '"started"'
        pid = int((tmp_path / "pid").read_text())
        assert not psutil.pid_exists(pid) or psutil.Process(pid).status() == psutil.STATUS_ZOMBIE


# --- faults


def children(lean: ForkingVerifier) -> list[psutil.Process]:
    """Processes below the servers."""
    return [child for pid in lean.servers for child in psutil.Process(pid).children(recursive=True)]


def wait_for(condition: object, seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not condition():  # type: ignore[operator]
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.005)


def test_servers_killed_in_the_middle(toolchain: Toolchain) -> None:
    """In each of two rounds there is one kill fewer than a check is tried: the same check may be hit by all."""
    problem = Problem.from_lean("theorem t (a b : Nat) (h : a < b) : a + 1 ≤ b := by sorry")
    with ForkingVerifier(toolchain, LIMITS, workers=2) as lean:

        def kill(killed: list[int], done: threading.Event) -> None:
            while len(killed) < UNAVAILABLE_TRIES - 1 and not done.wait(0.3):
                try:
                    busy = [pid for pid in lean.servers if psutil.Process(pid).children()]
                except psutil.NoSuchProcess:  # it ended while it was looked at
                    continue
                if busy and busy[0] not in killed:
                    os.kill(busy[0], signal.SIGKILL)
                    killed.append(busy[0])

        for round_ in range(2):
            proofs = [f"by -- {round_} {i}\n  {tactic}" for i in range(60) for tactic in ("omega", "rfl")]
            killed: list[int] = []
            done = threading.Event()
            thread = threading.Thread(target=kill, args=(killed, done))
            thread.start()
            try:
                verdicts = lean.verify([instrument(problem, proof) for proof in proofs])
            finally:
                done.set()
                thread.join()
            assert killed
            assert set(lean.servers).isdisjoint(killed)
            assert [verdict.status for verdict in verdicts] == [Status.PROVED, Status.FAILED] * 60
        assert proved(lean.run(GOOD))


def test_a_lost_server_is_no_judgement_and_is_replaced(toolchain: Toolchain) -> None:
    with ForkingVerifier(toolchain, LIMITS, workers=1) as lean, ThreadPoolExecutor(1) as pool:
        [pid] = lean.servers
        future = pool.submit(lean.run, ENDLESS)
        wait_for(lambda: children(lean))
        [check] = children(lean)
        os.kill(pid, signal.SIGKILL)
        run = future.result(timeout=30)
        assert run.outcome is Outcome.UNAVAILABLE
        wait_for(lambda: not check.is_running() or check.status() == psutil.STATUS_ZOMBIE)  # dies with its server
        assert proved(lean.run(GOOD))
        assert lean.servers != (pid,)


def test_a_killed_check_is_a_crash_and_the_server_lives(toolchain: Toolchain) -> None:
    with ForkingVerifier(toolchain, LIMITS, workers=1) as lean, ThreadPoolExecutor(1) as pool:
        servers = lean.servers
        future = pool.submit(lean.run, ENDLESS)
        # Killed before Lean has started, it would be no crash of the check.
        wait_for(lambda: any(child.cpu_times().user > 0.1 for child in children(lean)))
        children(lean)[0].kill()
        assert future.result(timeout=30).outcome is Outcome.CRASHED
        assert proved(lean.run(GOOD))
        assert lean.servers == servers


def test_a_stopped_server_is_lost(toolchain: Toolchain, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "GRACE_SECONDS", 0.5)
    with ForkingVerifier(toolchain, Limits(seconds=1), workers=1) as lean:
        [pid] = lean.servers
        os.kill(pid, signal.SIGSTOP)
        run = lean.run(GOOD)
        assert run.outcome is Outcome.UNAVAILABLE
        assert "did not answer" in run.detail
        assert proved(lean.run(GOOD))


def test_closing_ends_a_running_check(toolchain: Toolchain) -> None:
    with ThreadPoolExecutor(4) as pool:
        lean = ForkingVerifier(toolchain, LIMITS, workers=1)
        futures = [pool.submit(lean.run, ENDLESS) for _ in range(3)]  # one runs, two wait
        wait_for(lambda: children(lean))
        servers = [psutil.Process(pid) for pid in lean.servers]
        checks = children(lean)
        lean.close()
        assert [future.result(timeout=30).outcome for future in futures] == [Outcome.UNAVAILABLE] * 3
        assert not any(process.is_running() for process in servers)
        wait_for(lambda: not any(p.is_running() and p.status() != psutil.STATUS_ZOMBIE for p in checks))
        with pytest.raises(RuntimeError, match="closed"):
            lean.verify([])


def test_fall_back_when_servers_do_not_start(
    toolchain: Toolchain, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with ForkingVerifier(toolchain, LIMITS, workers=1) as lean:
        [pid] = lean.servers

        def broken(*_: object, **__: object) -> ForkServer:
            raise ToolchainError("no servers today")

        monkeypatch.setattr(verifier, "ForkServer", broken)
        os.kill(pid, signal.SIGKILL)
        assert lean.run(GOOD).outcome is Outcome.UNAVAILABLE
        with caplog.at_level(logging.WARNING):
            assert proved(lean.run(GOOD))
        assert "no servers today" in caplog.text


def test_make_verifier_falls_back_with_a_reason(
    toolchain: Toolchain, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(verifier, "SELF_TEST", ("theorem t : True := trivial\n",))
    monkeypatch.setattr(verifier, "_plain_answer", lambda *_: (0, b"something else"))
    with caplog.at_level(logging.WARNING), make_verifier("embedded", limits=LIMITS, workers=1) as lean:
        assert isinstance(lean, ProcessVerifier)
        assert proved(lean.run(GOOD))
    assert "self-test" in caplog.text


def test_make_verifier_takes_it() -> None:
    with make_verifier("embedded", workers=1) as lean:
        assert isinstance(lean, ForkingVerifier)
        assert "forked" in lean.describe()


@pytest.mark.parametrize("options", [("-T3",), ("--trust=0",), ("-DmaxHeartbeats",)])
def test_options_that_it_does_not_take(toolchain: Toolchain, options: tuple[str, ...]) -> None:
    with pytest.raises(ToolchainError, match="-Dname=value"):
        ForkingVerifier(toolchain, workers=1, options=options)


def test_an_unknown_option_is_said(toolchain: Toolchain) -> None:
    with pytest.raises(ToolchainError, match="an option is unknown"):
        ForkingVerifier(toolchain, workers=1, options=("-DnoSuchOption=1",))


def test_another_library_is_refused(toolchain: Toolchain) -> None:
    other = next(Path("/lib").glob("*-linux-gnu/libm.so.6"), None)
    if other is None:
        pytest.skip("no other library to try")
    with pytest.raises(ToolchainError, match="has no symbol lean_initialize"):
        ForkingVerifier(dataclasses.replace(toolchain, library=str(other)), workers=1)


def test_a_missing_core_library_is_said(toolchain: Toolchain, tmp_path: Path) -> None:
    empty = dataclasses.replace(toolchain, environment={**toolchain.environment, "LEAN_PATH": str(tmp_path)})
    with pytest.raises(ToolchainError, match="import"):
        ForkingVerifier(empty, workers=1)


# --- callers of all kinds


def test_many_threads(toolchain: Toolchain) -> None:
    texts = [TEXTS["proved"], TEXTS["failed"]]
    with ForkingVerifier(toolchain, LIMITS, workers=2) as lean, ThreadPoolExecutor(200) as pool:
        barrier = threading.Barrier(200)

        def call(i: int) -> LeanRun:
            barrier.wait()
            return lean.run(texts[i % 2])

        runs = list(pool.map(call, range(200)))
        assert [run.exit_code for run in runs] == [0, 1] * 100
        assert len(lean.servers) <= 2


def test_asyncio(forking: ForkingVerifier) -> None:
    problem = Problem.from_lean("theorem t (a b : Nat) (h : a < b) : a + 1 ≤ b := by sorry")
    submissions = [instrument(problem, f"by -- async {i}\n  omega") for i in range(8)]

    async def main() -> list[list[Status]]:
        ticks = 0

        async def tick() -> None:
            nonlocal ticks
            while True:
                await asyncio.sleep(0.001)
                ticks += 1

        ticking = asyncio.create_task(tick())
        batches = await asyncio.gather(*(forking.averify(submissions[i : i + 2]) for i in range(0, 8, 2)))
        ticking.cancel()
        assert ticks > 0  # the loop was free meanwhile
        return [[verdict.status for verdict in batch] for batch in batches]

    assert asyncio.run(main()) == [[Status.PROVED] * 2] * 4


def in_child(inherited: ForkingVerifier | None, results: multiprocessing.SimpleQueue[object]) -> None:
    """In another process: an inherited verifier refuses, one of its own works."""
    if inherited is not None:
        for use in (lambda: inherited.run(GOOD), lambda: inherited.verify([])):
            with pytest.raises(RuntimeError, match="another process"):
                use()
        inherited.close()
    with make_verifier("embedded", limits=LIMITS, workers=1) as lean:
        results.put((type(lean).__name__, proved(lean.run(GOOD))))


@pytest.mark.slow
@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_in_child_processes(toolchain: Toolchain, method: str) -> None:
    if method not in multiprocessing.get_all_start_methods():
        pytest.skip(f"no {method} on this system")
    context = multiprocessing.get_context(method)
    results = context.SimpleQueue()
    with ForkingVerifier(toolchain, LIMITS, workers=1) as lean:
        inherited = lean if method == "fork" else None
        processes = [context.Process(target=in_child, args=(inherited, results)) for _ in range(2)]
        for process in processes:
            process.start()
        for process in processes:
            process.join(120)
            assert process.exitcode == 0
        assert [results.get() for _ in processes] == [("ForkingVerifier", True)] * 2
        assert proved(lean.run(GOOD))  # the copies did no harm


SCRIPT = """
import os, sys, time
from lean_gym.toolchains import Limits
from lean_gym.verifiers import make_verifier
lean = make_verifier("embedded", workers=1, limits=Limits(seconds=100))
print(*lean.servers, flush=True)
if sys.argv[1] == "fork":
    if os.fork() == 0:      # holds copies of the descriptors, and lives on
        time.sleep(60)
        os._exit(0)
try:
    lean.run({endless!r})
except KeyboardInterrupt:
    print("interrupted", flush=True)
    lean.close()
    print("closed", flush=True)
"""


def start_script(mode: str) -> tuple[subprocess.Popen[str], psutil.Process]:
    process = subprocess.Popen(
        [sys.executable, "-c", SCRIPT.format(endless=ENDLESS), mode],
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": str(Path(client.__file__).parents[3])},
    )
    assert process.stdout is not None
    server_process = psutil.Process(int(process.stdout.readline()))
    wait_for(server_process.children)
    return process, server_process


@pytest.mark.parametrize("mode", ["alone", "fork"])
def test_the_server_dies_with_its_client(mode: str) -> None:
    process, running = start_script(mode)
    everything = [running, *running.children(recursive=True)]
    copies = psutil.Process(process.pid).children() if mode == "fork" else []
    try:
        process.kill()
        process.wait()
        wait_for(lambda: not any(p.is_running() and p.status() != psutil.STATUS_ZOMBIE for p in everything))
    finally:
        for copy in copies:
            if copy.pid != running.pid and copy.is_running():
                copy.kill()
        assert process.stdout is not None
        process.stdout.close()


def test_interrupt_from_the_terminal() -> None:
    process, running = start_script("alone")
    everything = [running, *running.children(recursive=True)]
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all processes of the group
    output, _ = process.communicate(timeout=60)
    assert output.split() == ["interrupted", "closed"]
    assert process.returncode == 0
    # Killed by the kernel together with their parent; the last of them may take a moment to go.
    wait_for(lambda: not any(p.is_running() and p.status() != psutil.STATUS_ZOMBIE for p in everything))


# --- nothing is left


@linux
def test_nothing_is_left_after_closing(toolchain: Toolchain) -> None:
    def descriptors() -> set[str]:
        return set(os.listdir("/proc/self/fd"))

    with ForkingVerifier(toolchain, LIMITS, workers=1) as lean:  # whatever is made once is made now
        lean.run(GOOD)
    before = descriptors()
    processes = psutil.Process().children(recursive=True)
    for _ in range(2):
        with ForkingVerifier(toolchain, LIMITS, workers=2) as lean, ThreadPoolExecutor(4) as pool:
            assert all(pool.map(lambda _: proved(lean.run(GOOD)), range(8)))
            assert len(lean.servers) == 2
            os.kill(lean.servers[0], signal.SIGKILL)
            lean.run(GOOD)
            lean.run("import Foo\ntheorem t : True := trivial\n")
            lean.run(HEADERS["modified import"])
        lean.close()
    assert psutil.Process().children(recursive=True) == processes
    wait_for(lambda: descriptors() <= before)


@linux
def test_a_check_holds_no_descriptors_of_others(toolchain: Toolchain) -> None:
    held = [os.open("/dev/null", os.O_RDONLY) for _ in range(300)]  # so that the socket's number is large
    try:
        with ForkingVerifier(toolchain, LIMITS, workers=1) as lean, ThreadPoolExecutor(1) as pool:
            future = pool.submit(lean.run, ENDLESS)
            wait_for(lambda: children(lean))
            [check] = children(lean)
            wait_for(lambda: check.num_threads() > 1)  # Lean runs: the child has given up what it must
            links = {
                number: os.readlink(f"/proc/{check.pid}/fd/{number}") for number in os.listdir(f"/proc/{check.pid}/fd")
            }
            status = Path(f"/proc/{check.pid}/status").read_text()
            lean.close()
            future.result(timeout=30)
    finally:
        for descriptor in held:
            os.close(descriptor)
    assert set(links) == {"0", "1", "2"}
    assert links["0"] == "/dev/null"
    if confine.supported().complete:
        assert "Seccomp:\t2" in status
        assert "NoNewPrivs:\t1" in status


@pytest.mark.slow
@linux
def test_flat_memory_and_descriptors(forking: ForkingVerifier) -> None:
    check_flat(forking, 120)


@linux
@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_soak(toolchain: Toolchain) -> None:
    with ForkingVerifier(toolchain, LIMITS, workers=2) as lean:
        check_flat(lean, 5000)


def check_flat(lean: ForkingVerifier, checks: int) -> None:
    """Many checks: memory and descriptors of this process and of the servers stay as they were."""
    mixed = [TEXTS[name] for name in ("proved", "failed", "mutual", "macro", "tactics", "unfinished comment")]

    def work(pool: ThreadPoolExecutor, count: int) -> None:
        runs = list(pool.map(lambda i: lean.run(mixed[i % len(mixed)]), range(count)))
        assert {run.outcome for run in runs} == {Outcome.FINISHED}

    def measure() -> list[tuple[int, int]]:
        processes = [psutil.Process(), *map(psutil.Process, lean.servers)]
        return [(p.memory_full_info().uss, p.num_fds()) for p in processes]

    with ThreadPoolExecutor(2) as pool:
        work(pool, 60)
        servers, before = lean.servers, measure()
        work(pool, checks)
        wait_for(lambda: all(now[1] <= then[1] for now, then in zip(measure(), before, strict=True)))
        after = measure()
    assert set(lean.servers) == set(servers)
    for (memory, _), (more_memory, _) in zip(before, after, strict=True):
        assert more_memory - memory < 8 << 20


# --- the server by itself


def test_server_lost_is_said(toolchain: Toolchain) -> None:
    lean = ForkServer(toolchain, LIMITS, (), choose_sandbox("auto", toolchain))
    os.kill(lean.pid, signal.SIGKILL)
    with pytest.raises(ServerLost, match="lost"):
        lean.check(GOOD.encode(), 0)
    lean.kill()
    lean.kill()


def test_without_large_pages(toolchain: Toolchain) -> None:
    lean = ForkServer(toolchain, LIMITS, (), choose_sandbox("auto", toolchain), large_pages=False)
    try:
        reply = lean.check(GOOD.encode(), 0)
        assert reply.exit_code == 0
        assert json.loads(reply.output)["data"] == "'t' does not depend on any axioms"
    finally:
        lean.kill()


def test_under_bubblewrap(toolchain: Toolchain, monkeypatch: pytest.MonkeyPatch) -> None:
    from lean_gym.toolchains import sandbox

    try:
        works = subprocess.run(confine.bubblewrap_command(["/bin/true"], []), capture_output=True).returncode == 0
    except FileNotFoundError:
        works = False
    if not works:
        pytest.skip("no working bwrap here")
    monkeypatch.setattr(sandbox, "_supported", lambda: confine.Confinement(False, 0, False))
    with ForkingVerifier(toolchain, LIMITS, workers=1, sandbox="required") as lean:
        assert lean.sandbox.name == "bubblewrap"
        assert proved(lean.run(GOOD))
        [pid] = lean.servers
    assert not psutil.pid_exists(pid)


def test_base_is_shared() -> None:
    assert issubclass(ForkingVerifier, Verifier)


def test_an_incomplete_sandbox_is_used_where_none_is_required(
    toolchain: Toolchain, monkeypatch: pytest.MonkeyPatch
) -> None:
    from lean_gym.toolchains import sandbox

    monkeypatch.setattr(sandbox, "_supported", lambda: confine.Confinement(True, 0, True))
    monkeypatch.setattr(sandbox, "_bubblewrap_works", lambda: False)
    with ForkingVerifier(toolchain, LIMITS, workers=1) as lean:
        assert lean.sandbox.name.startswith("seccomp only")
        assert proved(lean.run(GOOD))
