"""What a verifier has done: counts and latencies."""

from __future__ import annotations

import statistics
import threading
from collections import Counter, deque
from typing import Any

from lean_gym.verdict import Verdict

__all__ = ["VerifierMetrics"]

_RECENT = 4096
_COUNTS = ("submitted", "cached", "shared", "cancelled", "queued", "running", "restarts")


class VerifierMetrics:
    """Counts of a verifier's work. Thread-safe."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._statuses: Counter[str] = Counter()
        self._counts: Counter[str] = Counter()
        self._latencies: deque[float] = deque(maxlen=_RECENT)

    def count(self, what: str, by: int = 1) -> None:
        """Add to a count."""
        with self._lock:
            self._counts[what] += by

    def judged(self, verdict: Verdict) -> None:
        """Note a verdict that Lean was asked for."""
        with self._lock:
            self._statuses[verdict.status.value] += 1
            self._latencies.append(verdict.elapsed)

    def snapshot(self) -> dict[str, Any]:
        """All figures as plain data.

        ``submitted`` submissions: ``checked`` by Lean, ``cached`` (answered from the cache), ``shared`` (with an
        identical one under way), ``cancelled``; ``queued`` and ``running`` now; ``retried`` runs and ``restarts`` of
        Lean servers; ``by_status``; ``latency_seconds`` with ``p50``, ``p95``, ``p99`` of the most recent checks.
        """
        with self._lock:
            latencies = sorted(self._latencies)
            statuses = dict(self._statuses)
            counts = dict(self._counts)
        cuts = statistics.quantiles(latencies, n=100, method="inclusive") if len(latencies) > 1 else latencies * 99
        return {
            **{name: counts.get(name, 0) for name in _COUNTS},
            "checked": sum(statuses.values()),
            "retried": max(0, counts.get("runs", 0) - sum(statuses.values()) - counts.get("running", 0)),
            "by_status": statuses,
            "latency_seconds": {p: cuts[int(p[1:]) - 1] for p in ("p50", "p95", "p99")} if cuts else {},
        }
