"""The corpus, judged once for all tests of the audit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from lean_gym.attempt import Attempt
from lean_gym.audit.corpus import Case, load_cheats, load_honest
from lean_gym.judge import Judge
from lean_gym.toolchains import Limits
from lean_gym.verifiers import Verifier, make_verifier


@pytest.fixture(scope="session")
def short_verifier() -> Iterator[Verifier]:
    """A verifier whose time limit is short enough for cheats that never end."""
    with make_verifier("embedded", limits=Limits(seconds=20)) as lean:
        yield lean


def judged(verifier: Verifier, cases: list[Case]) -> Mapping[str, Attempt]:
    attempts = Judge(verifier)([c.problem for c in cases], [c.response for c in cases])
    return {case.id: attempt for case, attempt in zip(cases, attempts, strict=True)}


@pytest.fixture(scope="session")
def cheat_attempts(short_verifier: Verifier) -> Mapping[str, Attempt]:
    """What became of the cheats at level strict; those that are there to use up time are tried apart."""
    return judged(short_verifier, [case for case in load_cheats() if case.group != "resources"])


@pytest.fixture(scope="session")
def honest_attempts(short_verifier: Verifier) -> Mapping[str, Attempt]:
    """What became of the honest proofs that the embedded Lean can elaborate."""
    return judged(short_verifier, [case for case in load_honest() if case.needs == "embedded"])
