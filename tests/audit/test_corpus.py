"""The corpus on a real Lean: no cheat passes, no honest proof is refused, and the cheats are no straw men."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping

import pytest

from lean_gym.attempt import Attempt
from lean_gym.audit import instrument, read_verdict, screen
from lean_gym.audit.corpus import CLASSES, CorpusError, load_cheats, load_honest, parse_case
from lean_gym.audit.naive import naive_source
from lean_gym.audit.probes import probe_of
from lean_gym.judge import Judge
from lean_gym.run import LeanRun
from lean_gym.submission import Submission
from lean_gym.toolchains import Limits
from lean_gym.verdict import Status
from lean_gym.verifiers import Verifier, make_verifier

CHEATS = load_cheats()
HONEST = load_honest()
EMBEDDED = [case for case in CHEATS if case.needs == "embedded" and case.group != "resources"]


def test_the_corpus_is_large_and_covers_all_classes() -> None:
    assert len(CHEATS) >= 150
    assert len(HONEST) >= 250
    ids = [case.id for case in (*CHEATS, *HONEST)]
    assert len(set(ids)) == len(ids)
    sizes = Counter(case.group for case in CHEATS)
    assert set(sizes) == set(CLASSES)
    assert min(sizes.values()) >= 10
    assert all(case.id.startswith(f"{case.group}/") for case in CHEATS)
    assert len({case.response for case in CHEATS}) == len(CHEATS)


def test_no_cheat_is_expected_to_pass() -> None:
    assert all(case.expect and Status.PROVED not in case.expect for case in CHEATS)
    assert all(case.expect == (Status.PROVED,) for case in HONEST)


def test_no_cheat_passes(cheat_attempts: Mapping[str, Attempt]) -> None:
    assert [id for id, attempt in cheat_attempts.items() if attempt.verdict.status.proved] == []


def test_each_cheat_gets_the_status_that_fits_it(cheat_attempts: Mapping[str, Attempt]) -> None:
    expect = {case.id: case.expect for case in CHEATS}
    wrong = {id: a.verdict for id, a in cheat_attempts.items() if a.verdict.status not in expect[id]}
    assert wrong == {}


def test_a_refusal_says_why(cheat_attempts: Mapping[str, Attempt]) -> None:
    refused = [attempt for attempt in cheat_attempts.values() if attempt.verdict.status is Status.REFUSED]
    assert len(refused) >= 100
    assert all("audit rule" in attempt.verdict.reason for attempt in refused)
    assert [attempt.feedback for attempt in refused if "audit rule" not in attempt.feedback.lower()] == []


def test_no_honest_proof_is_refused(honest_attempts: Mapping[str, Attempt]) -> None:
    assert {id: a.verdict for id, a in honest_attempts.items() if not a.verdict.status.proved} == {}
    assert len(honest_attempts) >= 200


@pytest.fixture(scope="module")
def naive_runs(short_verifier: Verifier) -> Mapping[str, LeanRun]:
    """What Lean says when a simple script sends it the policy's file."""
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(short_verifier.workers) as pool:
        runs = pool.map(lambda case: short_verifier.run(naive_source(case.problem, case.code)), EMBEDDED)
        return {case.id: run for case, run in zip(EMBEDDED, runs, strict=True)}


def test_the_cheats_work_against_a_naive_check(naive_runs: Mapping[str, LeanRun]) -> None:
    """Exit status 0 and no word `sorry`."""
    passed = {
        case.id for case in EMBEDDED if naive_runs[case.id].exit_code == 0 and not re.search(r"\bsorry\b", case.code)
    }
    assert passed == {case.id for case in CHEATS if case.works}
    assert len(passed) >= 110


def test_without_the_screen_the_second_net_holds(short_verifier: Verifier) -> None:
    """What the screen refuses is caught without it as well, by the probes or by Lean."""
    cases = [case for case in EMBEDDED if case.unscreened]
    assert len(cases) >= 180
    verdicts = short_verifier.verify([instrument(case.problem, case.code) for case in cases])
    wrong = {c.id: v for c, v in zip(cases, verdicts, strict=True) if v.status not in c.unscreened}
    assert wrong == {}
    assert not any(verdict.status.proved for verdict in verdicts)


def spliced(submission: Submission, text: str) -> Submission:
    """The same probes around the policy's whole file, as it stands: nothing is dropped, sorted or compared."""
    before = submission.source[: submission.before[1]]
    after = submission.source[submission.after[0] :]
    whole = f"{before}{text}\n{after}"
    size = len(before) + len(text) + 1
    return Submission(
        submission.problem,
        submission.code,
        whole,
        submission.theorem,
        before=submission.before,
        policy=(len(before), size),
        after=(size, len(whole)),
    )


def test_the_probes_alone_hold_even_around_a_file_as_it_stands(short_verifier: Verifier) -> None:
    """The cheats that work, with neither screen nor assembly before Lean: only the two questions are asked."""
    passed = []
    # A macro that takes over `theorem` takes over that of the question as well: only the screen is before it.
    taken_over = {"syntax/theorem-macro"}
    working = [case for case in CHEATS if case.works and case.group != "kernel" and case.id not in taken_over]
    submissions = []
    for case in working:
        # A command that the screen refuses makes the audit ask with a reference.
        submission = instrument(case.problem, f"#eval 1\n{case.code}")
        probe = probe_of(submission)
        assert probe is not None
        assert probe.check is not None
        submissions.append(spliced(submission, case.code))
    runs = [short_verifier.run(submission.source) for submission in submissions]
    passed = [
        case.id
        for case, submission, run in zip(working, submissions, runs, strict=True)
        if read_verdict(submission, run).status.proved
    ]
    assert passed == []
    assert len(working) >= 110


@pytest.mark.slow
def test_cheats_that_use_up_time_and_memory() -> None:
    cases = [case for case in CHEATS if case.group == "resources"]
    with make_verifier("embedded", limits=Limits(seconds=8, memory_bytes=1 << 30)) as verifier:
        attempts = Judge(verifier)([c.problem for c in cases], [c.response for c in cases])
    wrong = {c.id: a.verdict for c, a in zip(cases, attempts, strict=True) if a.verdict.status not in c.expect}
    assert wrong == {}


def test_what_lean_cannot_elaborate_here_is_screened() -> None:
    """The cheats that run programs inside a full Lean never reach it."""
    programs = [c for c in CHEATS if c.needs == "lean"]
    assert len(programs) >= 15
    assert [c.id for c in programs if not screen(c.code)] == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("class: axiom\nwhy: x\n=== code\nrfl\n", "needs '=== problem'"),
        ("class: axiom\nwhy: x\n=== problem\ntheorem t : True := sorry\n", "one of '=== code'"),
        ("class: axioms\nwhy: x\n=== problem\ntheorem t : True := sorry\n=== code\nrfl\n", "class 'axioms'"),
        ("class: axiom\n=== problem\ntheorem t : True := sorry\n=== code\nrfl\n", "why"),
        ("class: axiom\nwhy: x\nexpect: fine\n=== problem\ntheorem t : True := sorry\n=== code\nrfl\n", "fine"),
        ("class: axiom\nwhy: x\nneeds: rocq\n=== problem\ntheorem t : True := sorry\n=== code\nrfl\n", "rocq"),
        ("class: axiom\ncolour: red\n=== problem\ntheorem t : True := sorry\n=== code\nrfl\n", "line 2: 'colour: red'"),
    ],
)
def test_a_case_that_cannot_be_read_says_why(text: str, message: str) -> None:
    with pytest.raises(CorpusError, match=re.escape(message)):
        parse_case(text, "x/y")
