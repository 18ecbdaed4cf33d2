"""A verifier's figures for Prometheus (extra ``metrics``)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

try:
    from prometheus_client import REGISTRY, CollectorRegistry
    from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
    from prometheus_client.registry import Collector
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        "prometheus_client is not installed: pip install 'lean-gym[metrics]'", name=error.name
    ) from error

if TYPE_CHECKING:
    from lean_gym.verifiers.base import Verifier

__all__ = ["VerifierCollector", "export"]

_COUNTERS = ("submitted", "checked", "cached", "shared", "cancelled", "retried", "restarts")
_GAUGES = ("queued", "running")


class VerifierCollector(Collector):
    """Reads a verifier's figures whenever Prometheus asks.

    Args:
        verifier: whose figures.
        name: value of the label ``verifier``.
    """

    def __init__(self, verifier: Verifier, name: str) -> None:
        self.verifier = verifier
        self.name = name

    def collect(self) -> Iterator[Metric]:
        """The figures as metric families."""
        figures = self.verifier.metrics.snapshot()
        for what in _COUNTERS:
            counter = CounterMetricFamily(f"lean_gym_{what}", f"Submissions or runs: {what}.", labels=["verifier"])
            counter.add_metric([self.name], figures[what])
            yield counter
        for what in _GAUGES:
            gauge = GaugeMetricFamily(f"lean_gym_{what}", f"Checks {what} now.", labels=["verifier"])
            gauge.add_metric([self.name], figures[what])
            yield gauge
        statuses = CounterMetricFamily("lean_gym_verdicts", "Verdicts by status.", labels=["verifier", "status"])
        for status, count in figures["by_status"].items():
            statuses.add_metric([self.name, status], count)
        yield statuses
        seconds = GaugeMetricFamily(
            "lean_gym_check_seconds", "Seconds of recent checks, by percentile.", labels=["verifier", "percentile"]
        )
        for percentile, value in figures["latency_seconds"].items():
            seconds.add_metric([self.name, percentile], value)
        yield seconds


def export(verifier: Verifier, name: str = "lean", registry: CollectorRegistry = REGISTRY) -> VerifierCollector:
    """Offer a verifier's figures to Prometheus; ``registry.unregister`` takes the returned collector back."""
    collector = VerifierCollector(verifier, name)
    registry.register(collector)
    return collector
