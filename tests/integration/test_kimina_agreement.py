"""The embedded Lean, REPLs and a real Kimina server judge 500 submissions alike."""

from __future__ import annotations

import importlib.util
import re
from collections import Counter
from pathlib import Path

import pytest

from lean_gym import Status
from lean_gym.toolchains import Limits
from lean_gym.verdict import Verdict
from lean_gym.verifiers import make_verifier
from tests.integration.agreement import QUOTAS, SIZE, Sample, samples
from tests.integration.kimina_server import KiminaServer

pytestmark = [pytest.mark.slow, pytest.mark.timeout(3600)]

SECONDS, SHORT_SECONDS = 120.0, 10.0


def judge(name: str, cases: list[Sample], workers: int | None = None) -> list[Verdict]:
    """The verdicts of one way of checking; the endless ones get a short limit."""
    verdicts: dict[str, Verdict] = {}
    for seconds, chosen in (
        (SECONDS, [case for case in cases if case.kind != "endless"]),
        (SHORT_SECONDS, [case for case in cases if case.kind == "endless"]),
    ):
        with make_verifier(name, limits=Limits(seconds=seconds), workers=workers) as verifier:
            found = verifier.verify([case.submission for case in chosen])
        verdicts |= {case.name: verdict for case, verdict in zip(chosen, found, strict=True)}
    return [verdicts[case.name] for case in cases]


@pytest.fixture(scope="module")
def cases() -> list[Sample]:
    found = samples()
    assert len(found) == SIZE == 500
    assert Counter(case.kind for case in found) == QUOTAS
    return found


@pytest.fixture(scope="module")
def expected(cases: list[Sample]) -> list[Verdict]:
    verdicts = judge("embedded", cases)
    for case, verdict in zip(cases, verdicts, strict=True):
        right = {
            "endless": {Status.TIMEOUT},
            "honest": {Status.PROVED},
            "sorry": {Status.INCOMPLETE},
            "right": {Status.PROVED},
            "wrong": {Status.FAILED},
        }
        assert verdict.status in right.get(case.kind, set(Status) - {Status.UNAVAILABLE}), (case.name, verdict)
    return verdicts


def errors(verdict: Verdict) -> list[tuple[object, str]]:
    """The errors' places and texts, without the numbers that Lean gives to unknowns."""
    return [(d.start, re.sub(r"\?m\.\d+|_uniq\.\d+", "?m", d.text.strip())) for d in verdict.errors]


def differences(cases: list[Sample], expected: list[Verdict], verdicts: list[Verdict]) -> list[str]:
    """What two ways of checking do not agree on: the status, the axioms, the errors' places and texts.

    Texts with line ends of other kinds are sent to servers with other characters in their place, which errors show.
    """
    found = []
    for case, want, got in zip(cases, expected, verdicts, strict=True):
        if got.status is not want.status or got.axioms != want.axioms:
            found.append(f"{case.name}: {want.status.value} {want.axioms}, but {got.status.value} {got.axioms}")
            found.append(f"    {want.reason!r} / {got.reason!r}")
        elif errors(got) != errors(want) and len(case.submission.source.splitlines()) == case.submission.source.count(
            "\n"
        ):
            found.append(f"{case.name}: errors {want.errors} / {got.errors}")
    return found


def test_repls_agree(cases: list[Sample], expected: list[Verdict]) -> None:
    if importlib.util.find_spec("lean_interact") is None:
        pytest.skip("LeanInteract is not installed: pip install 'lean-gym[repl]'")
    assert differences(cases, expected, judge("repl:embedded", cases)) == []


def test_a_kimina_server_agrees(cases: list[Sample], expected: list[Verdict], tmp_path: Path) -> None:
    if importlib.util.find_spec("kimina_client") is None:
        pytest.skip("the Kimina client is not installed: pip install 'lean-gym[kimina]'")
    with KiminaServer(tmp_path, repls=2) as server:
        verdicts = judge(f"kimina:{server.url}", cases, workers=2)
    assert differences(cases, expected, verdicts) == []
