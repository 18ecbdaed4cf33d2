"""Kimina servers that fail: every submission gets exactly one verdict, the right one or `UNAVAILABLE`."""

from __future__ import annotations

import importlib.util
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

if importlib.util.find_spec("kimina_client") is None:
    pytest.skip("needs the Kimina client: pip install 'lean-gym[kimina]'", allow_module_level=True)

from lean_gym import Problem, Status
from lean_gym.audit import instrument
from lean_gym.repl.framing import Framed, frame
from lean_gym.run import Outcome
from lean_gym.submission import Submission
from lean_gym.toolchains import Limits, ToolchainError
from lean_gym.verifiers import Verifier, make_verifier
from lean_gym.verifiers.kimina import KiminaVerifier
from lean_gym.verifiers.kimina import verifier as module
from tests.verifiers import kimina_faults as faults
from tests.verifiers.kimina_faults import FaultServer

PROBLEM = Problem.from_lean("theorem swap (p q : Prop) (h : p ∧ q) : q ∧ p := by sorry")
RIGHT, WRONG, OPEN = "by exact ⟨h.2, h.1⟩", "by exact h", "by sorry"
EXPECTED = {RIGHT: Status.PROVED, WRONG: Status.FAILED, OPEN: Status.INCOMPLETE}


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE_SECONDS", 1.0)
    monkeypatch.setattr(module, "HEALTH_EVERY", 0.3)
    monkeypatch.setattr("lean_gym.verifiers.kimina.server.HEALTH_SECONDS", 0.3)
    monkeypatch.setattr("lean_gym.verifiers.kimina.server.PENALTY_SECONDS", 0.02)


@pytest.fixture
def serve(verifier: Verifier) -> Iterator[Callable[..., FaultServer]]:
    started: list[FaultServer] = []

    def start(key: str | None = None) -> FaultServer:
        started.append(FaultServer(verifier.run, key))
        return started[-1]

    yield start
    for server in started:
        server.stop()


def opened(*servers: FaultServer, workers: int = 4, **options: object) -> KiminaVerifier:
    return KiminaVerifier([s.url for s in servers], Limits(seconds=5), workers=workers, **options)  # type: ignore[arg-type]


def batch(count: int) -> tuple[list[Submission], list[Status]]:
    codes = [list(EXPECTED)[i % 3] for i in range(count)]
    return [instrument(PROBLEM, f"{code} -- {i}") for i, code in enumerate(codes)], [EXPECTED[c] for c in codes]


def statuses(verifier: Verifier, submissions: list[Submission]) -> list[Status]:
    return [verdict.status for verdict in verifier.verify(submissions)]


def test_right_verdicts(serve: Callable[..., FaultServer]) -> None:
    submissions, expected = batch(9)
    with opened(serve()) as verifier:
        assert statuses(verifier, submissions) == expected
        assert "1 of 1 Kimina servers" in verifier.describe()


@pytest.mark.parametrize(
    "fault",
    [
        faults.die,
        faults.half_close,
        faults.torn,
        faults.garbage,
        faults.empty,
        faults.nothing,
        faults.another,
        faults.internal_error,
        faults.overloaded,
        faults.no_repl,
        faults.header_times_out,
    ],
)
def test_a_fault_for_a_while_costs_no_verdict(serve: Callable[..., FaultServer], fault: faults.Fault) -> None:
    server = serve()
    submissions, expected = batch(6)
    with opened(server) as verifier:
        server.fault = faults.first(2, fault)
        assert statuses(verifier, submissions) == expected


@pytest.mark.slow
@pytest.mark.parametrize(
    "fault", [faults.die, faults.half_close, faults.torn, faults.garbage, faults.empty, faults.nothing, faults.another]
)
def test_a_fault_that_stays_is_no_judgement(serve: Callable[..., FaultServer], fault: faults.Fault) -> None:
    server = serve()
    submissions, _ = batch(3)
    with opened(server) as verifier:
        server.fault = fault
        verdicts = verifier.verify(submissions)
    assert {v.status for v in verdicts} == {Status.UNAVAILABLE}
    assert all(v.reason for v in verdicts)


def test_a_server_that_is_always_overloaded_is_given_up(
    serve: Callable[..., FaultServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BUSY_SECONDS", 0.5)
    server = serve()
    submissions, _ = batch(2)
    with opened(server) as verifier:
        server.fault = faults.overloaded
        verdicts = verifier.verify(submissions)
    assert {v.status for v in verdicts} == {Status.UNAVAILABLE}
    assert all("is overloaded (429" in v.reason for v in verdicts)


def test_another_server_takes_over(serve: Callable[..., FaultServer]) -> None:
    bad, good = serve(), serve()
    submissions, expected = batch(12)
    with opened(bad, good) as verifier:
        bad.fault = faults.die
        assert statuses(verifier, submissions) == expected
        assert good.checked >= len(submissions)


def test_a_server_that_hangs_loses_its_work_to_another(serve: Callable[..., FaultServer]) -> None:
    bad, good = serve(), serve()
    submissions, expected = batch(12)
    with opened(bad, good) as verifier:
        bad.fault = faults.hang
        assert statuses(verifier, submissions) == expected


def test_a_server_that_hangs_alone_is_given_up(serve: Callable[..., FaultServer]) -> None:
    server = serve()
    submissions, _ = batch(2)
    with opened(server) as verifier:
        server.fault = faults.hang
        assert set(statuses(verifier, submissions)) == {Status.UNAVAILABLE}


def test_a_server_that_dies_and_comes_back(serve: Callable[..., FaultServer], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE_SECONDS", 20.0)
    server = serve()
    submissions, expected = batch(12)
    with opened(server) as verifier:
        assert statuses(verifier, submissions[:3]) == expected[:3]
        server.fault = faults.late(0.2)
        timer = threading.Timer(0.1, server.stop)
        back = threading.Timer(1.0, server.start)
        timer.start()
        back.start()
        assert statuses(verifier, submissions) == expected
        back.join()


def test_a_late_server_and_a_quick_one(serve: Callable[..., FaultServer]) -> None:
    slow, quick = serve(), serve()
    submissions, expected = batch(30)
    with opened(slow, quick) as verifier:
        slow.fault = faults.late(0.5)
        assert statuses(verifier, submissions) == expected
        served = verifier.served
    assert served[quick.url] > served[slow.url]


def test_the_key(serve: Callable[..., FaultServer], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KIMINA_API_KEY", raising=False)
    server = serve(key="secret")
    with pytest.raises(ToolchainError, match=r"does not take the API key \(401: Invalid API key\): set KIMINA_API_KEY"):
        opened(server)
    submissions, expected = batch(3)
    monkeypatch.setenv("KIMINA_API_KEY", "secret")
    with make_verifier(f"kimina:{server.url}", limits=Limits(seconds=5)) as verifier:
        assert statuses(verifier, submissions) == expected
        server.key = "another"
        others, _ = batch(4)
        [verdict] = verifier.verify(others[3:])
    assert verdict.status is Status.UNAVAILABLE
    assert "KIMINA_API_KEY" in verdict.reason


def test_the_answer_of_one_submission_has_a_limit(serve: Callable[..., FaultServer]) -> None:
    server = serve()
    submissions, _ = batch(1)
    with KiminaVerifier([server.url], Limits(seconds=5, output_bytes=1 << 20)) as verifier:
        server.fault = faults.too_long
        assert statuses(verifier, submissions) == [Status.EXHAUSTED]


def test_batches(serve: Callable[..., FaultServer]) -> None:
    server = serve()
    submissions, expected = batch(24)
    with opened(server, workers=8, batch=4) as verifier:
        asked = server.requests
        assert statuses(verifier, submissions) == expected
        assert server.requests - asked < len(submissions)
        server.fault = faults.first(3, faults.torn)
        others, _ = batch(30)
        assert statuses(verifier, others[24:]) == expected[:6]


def test_the_limit_of_checks_in_flight(serve: Callable[..., FaultServer]) -> None:
    server = serve()
    submissions, expected = batch(20)
    with opened(server, workers=3) as verifier:
        server.fault = faults.late(0.05)
        assert statuses(verifier, submissions) == expected
    assert server.most <= 3


@pytest.mark.slow
def test_200_callers_at_once(serve: Callable[..., FaultServer], monkeypatch: pytest.MonkeyPatch) -> None:
    """Each with a submission of its own, while servers fail."""
    # A busy machine answers late, and that is none of the faults here.
    monkeypatch.setattr(module, "PATIENCE_SECONDS", 60.0)
    monkeypatch.setattr("lean_gym.verifiers.kimina.server.HEALTH_SECONDS", 10.0)
    one, two = serve(), serve()
    submissions, expected = batch(200)
    found: list[Status | None] = [None] * len(submissions)
    with opened(one, two, workers=16) as verifier:
        one.fault = faults.first(10, faults.die)
        two.fault = faults.first(10, faults.internal_error)

        def call(index: int) -> None:
            [found[index]] = statuses(verifier, [submissions[index]])

        threads = [threading.Thread(target=call, args=(i,)) for i in range(len(submissions))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    pairs = list(zip(found, expected, strict=True))
    assert all(got in (want, Status.UNAVAILABLE) for got, want in pairs)
    assert sum(got is want for got, want in pairs) >= 180


def test_closing_ends_what_is_under_way(serve: Callable[..., FaultServer]) -> None:
    server = serve()
    submissions, _ = batch(2)
    verifier = opened(server)
    server.fault = faults.hang
    results: list[list[Status]] = []
    thread = threading.Thread(target=lambda: results.append(statuses(verifier, submissions)))
    thread.start()
    while server.requests < 3:
        threading.Event().wait(0.01)
    verifier.close()
    thread.join()
    assert results == [[Status.UNAVAILABLE] * 2]


def test_a_check_that_comes_as_the_verifier_closes_is_answered(
    serve: Callable[..., FaultServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The event loop ends between the moment when a check is handed to it and the moment when it would take it."""
    monkeypatch.setattr(module, "CLOSE_SECONDS", 2)
    verifier = opened(serve())
    verifier._loop.call_soon_threadsafe(verifier._loop.stop)
    verifier._thread.join(timeout=10)
    with ThreadPoolExecutor(1) as pool:
        run = pool.submit(verifier.run, "#check Nat\n")
        assert not run.done()
        verifier._stopped = True
        assert run.result(timeout=20).outcome is Outcome.UNAVAILABLE
    verifier._stopped = False
    verifier.close()


@pytest.mark.parametrize(
    ("error", "outcome"),
    [
        ("Lean REPL command timed out in 5 seconds", Outcome.TIMEOUT),
        ("Lean REPL header command timed out in 5 seconds", Outcome.UNAVAILABLE),
        ("timed out after 5s while waiting for a REPL", Outcome.UNAVAILABLE),
    ],
)
def test_only_a_command_that_timed_out_is_the_submissions_fault(error: str, outcome: Outcome) -> None:
    framed = frame("")
    assert isinstance(framed, Framed)
    run = module._read(framed, {"id": "0", "error": error, "time": float("inf")})
    assert (run.outcome, run.elapsed) == (outcome, 0.0)


def test_bad_names() -> None:
    with pytest.raises(ValueError, match="'localhost:8000' is no URL of a Kimina server; write http"):
        make_verifier("kimina:localhost:8000")
    with pytest.raises(ValueError, match="names no place"):
        make_verifier("kimina:")
    with pytest.raises(ValueError, match="no Kimina server is named"):
        make_verifier("kimina: ,")
    with pytest.raises(ValueError, match="takes no options"):
        make_verifier("kimina:http://localhost:1", options=("-DmaxHeartbeats=1",))
    with pytest.raises(ToolchainError, match=r"no Kimina server works: http://127\.0\.0\.1:9 was lost"):
        make_verifier("kimina:http://127.0.0.1:9")
    with pytest.raises(ValueError, match="batch must be at least 1"):
        KiminaVerifier(["http://localhost:1"], batch=0)


@pytest.mark.parametrize(
    ("code", "status"),
    [
        ("by exact ⟨h.2, h.1⟩ -- a\u2028theorem evil : False := by sorry", Status.PROVED),
        ("by exact ⟨h.2, h.1⟩ /- a\x0cb\x85c\rd -/", Status.PROVED),
        ('by\n  have s : "a\u2028b" = "a\u2028b" := rfl\n  exact ⟨h.2, h.1⟩', Status.PROVED),
        ("by\u2028 exact ⟨h.2, h.1⟩", Status.FAILED),
        ("by\x0c exact ⟨h.2, h.1⟩", Status.FAILED),
    ],
)
def test_line_ends_of_other_kinds(
    serve: Callable[..., FaultServer], verifier: Verifier, code: str, status: Status
) -> None:
    """A server's own splitting into lines must not turn a comment into code."""
    submission = instrument(PROBLEM, code)
    assert statuses(verifier, [submission]) == [status]
    with opened(serve()) as kimina:
        assert statuses(kimina, [submission]) == [status]
