"""The embedded Lean, REPLs and a real Kimina server judge 500 submissions alike."""

from __future__ import annotations

import importlib.util
from collections import Counter
from pathlib import Path

import pytest

from lean_gym import Status
from lean_gym.toolchains import Limits
from lean_gym.verdict import Verdict
from lean_gym.verifiers import Verifier, make_verifier
from tests.integration.agreement import QUOTAS, SIZE, Sample, samples
from tests.integration.kimina_server import KiminaServer

pytestmark = [pytest.mark.slow, pytest.mark.timeout(3600)]

SECONDS = 10.0


def judge(verifier: Verifier, cases: list[Sample]) -> list[Verdict]:
    return verifier.verify([case.submission for case in cases])


@pytest.fixture(scope="module")
def cases() -> list[Sample]:
    found = samples()
    assert len(found) == SIZE == 500
    assert Counter(case.kind for case in found) == QUOTAS
    return found


@pytest.fixture(scope="module")
def expected(cases: list[Sample]) -> list[Verdict]:
    with make_verifier("embedded", limits=Limits(seconds=SECONDS)) as verifier:
        verdicts = judge(verifier, cases)
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


def differences(cases: list[Sample], expected: list[Verdict], verdicts: list[Verdict]) -> list[str]:
    """What two ways of checking do not agree on: the status, the axioms, the errors' places and texts."""
    found = []
    for case, want, got in zip(cases, expected, verdicts, strict=True):
        if got.status is not want.status or got.axioms != want.axioms:
            found.append(f"{case.name}: {want.status.value} {want.axioms}, but {got.status.value} {got.axioms}")
            found.append(f"    {want.reason!r} / {got.reason!r}")
        elif [(d.start, d.text.strip()) for d in got.errors] != [(d.start, d.text.strip()) for d in want.errors]:
            if "?m." not in str(want.errors) and "_uniq" not in str(want.errors):
                found.append(f"{case.name}: errors {want.errors} / {got.errors}")
    return found


def test_repls_agree(cases: list[Sample], expected: list[Verdict]) -> None:
    if importlib.util.find_spec("lean_interact") is None:
        pytest.skip("LeanInteract is not installed: pip install 'lean-gym[repl]'")
    with make_verifier("repl:embedded", limits=Limits(seconds=SECONDS)) as verifier:
        verdicts = judge(verifier, cases)
    assert differences(cases, expected, verdicts) == []


def test_a_kimina_server_agrees(cases: list[Sample], expected: list[Verdict], tmp_path: Path) -> None:
    if importlib.util.find_spec("kimina_client") is None:
        pytest.skip("the Kimina client is not installed: pip install 'lean-gym[kimina]'")
    with (
        KiminaServer(tmp_path, repls=2) as server,
        make_verifier(f"kimina:{server.url}", limits=Limits(seconds=SECONDS), workers=2) as verifier,
    ):
        verdicts = judge(verifier, cases)
    assert differences(cases, expected, verdicts) == []
