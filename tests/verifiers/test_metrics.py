"""The figures of a verifier, as a dictionary and for Prometheus."""

from __future__ import annotations

import threading
import time

from prometheus_client import CollectorRegistry, generate_latest

from lean_gym import Limits, Problem, Toolchain
from lean_gym.audit import instrument
from lean_gym.verdict import Status, Verdict
from lean_gym.verifiers import ProcessVerifier
from lean_gym.verifiers.metrics import VerifierMetrics
from lean_gym.verifiers.prometheus import export

PROBLEM = Problem.from_lean("theorem t (p : Prop) (h : p) : p := by sorry")
ENDLESS = "by\n  repeat (have h : True := True.intro)"


def test_percentiles() -> None:
    metrics = VerifierMetrics()
    assert metrics.snapshot()["latency_seconds"] == {}
    metrics.judged(Verdict(Status.PROVED, elapsed=7.0))
    assert metrics.snapshot()["latency_seconds"] == {"p50": 7.0, "p95": 7.0, "p99": 7.0}
    for seconds in range(101):
        metrics.judged(Verdict(Status.FAILED, elapsed=float(seconds)))
    latencies = metrics.snapshot()["latency_seconds"]
    assert 48 <= latencies["p50"] <= 51
    assert 94 <= latencies["p95"] <= 96
    assert 98 <= latencies["p99"] <= 100
    assert metrics.snapshot()["by_status"] == {"proved": 1, "failed": 101}


def test_queue_and_prometheus(toolchain: Toolchain) -> None:
    with ProcessVerifier(toolchain, Limits(seconds=3), workers=1) as verifier:
        registry = CollectorRegistry()
        export(verifier, "embedded", registry)
        codes = [ENDLESS, *(f"by exact h -- {n}" for n in range(4))]
        thread = threading.Thread(target=verifier.verify, args=([instrument(PROBLEM, c) for c in codes],))
        thread.start()
        while (during := verifier.metrics.snapshot())["queued"] < 4:
            time.sleep(0.01)
        thread.join()
        after = verifier.metrics.snapshot()
        assert (during["queued"], during["running"], during["submitted"]) == (4, 1, 5)
        assert (after["queued"], after["running"], after["checked"]) == (0, 0, 5)
        assert after["by_status"] == {"timeout": 1, "proved": 4}
        told = generate_latest(registry).decode()
        assert 'lean_gym_verdicts_total{status="proved",verifier="embedded"} 4.0' in told
        assert 'lean_gym_queued{verifier="embedded"} 0.0' in told
        assert 'percentile="p95"' in told
