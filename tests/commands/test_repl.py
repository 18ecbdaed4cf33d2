"""``lean-gym repl``: the REPL's protocol, in the layout and with the answers of a real one."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lean_gym.repl import Session, render, serve, stopped_outcome
from lean_gym.run import LeanRun, Outcome
from lean_gym.verifiers import Verifier

HERE_ONLY_IN_A_REAL_REPL = ("tactic", "pickleTo", "unpickleEnvFrom", "unpickleProofStateFrom")
OTHER = {
    # The embedded Lean has a library of its own: another version of a tactic's advice, no `Lean`, no `set`, and
    # `sorry` in a definition does not compile.
    "infotree",
    "no_goal_sorry",
    "incomplete",
    "readme",
    "tactic_mode_sorry",
    "tactic_sorry",
    "unfinished_tactic_block",
    "unknown_proof_state",
    "unknown_tactic",
    "pickle_open_scoped_2",
    "pickle_proof_state_1",
    "pickle_proof_state_env",
}


def transcripts(shared_data: Path) -> list[dict[str, str]]:
    lines = (shared_data / "repl_transcripts.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def blocks(text: str) -> list[str]:
    return [block.strip("\n") for block in text.split("\n\n") if block.strip()]


def test_the_layout_is_that_of_lean(shared_data: Path) -> None:
    replies = [reply for t in transcripts(shared_data) for reply in blocks(t["replies"])]
    assert len(replies) > 100
    for reply in replies:
        assert render(json.loads(reply)) == reply


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(),
        lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=30), inner, max_size=5),
        max_leaves=20,
    )
)
def test_the_layout_keeps_the_data(value: Any) -> None:
    assert json.loads(render(value)) == value
    assert "\n\n" not in render(value)


def comparable(reply: dict[str, Any]) -> dict[str, Any]:
    """Without what only Lean's own REPL can say."""
    reply = {key: value for key, value in reply.items() if key not in ("tactics", "infotree")}
    if "sorries" in reply:
        reply["sorries"] = [{k: v for k, v in s.items() if k != "proofState"} for s in reply["sorries"]]
    return reply


def test_the_answers_are_those_of_a_real_one(verifier: Verifier, shared_data: Path) -> None:
    compared = 0
    for transcript in transcripts(shared_data):
        if transcript["name"] in OTHER or '"path"' in transcript["commands"]:
            continue
        out = io.BytesIO()
        serve(Session(verifier.run), io.BytesIO(transcript["commands"].encode()), out)
        got, want = blocks(out.getvalue().decode()), blocks(transcript["replies"])
        assert len(got) == len(want)
        for request, mine, real in zip(blocks(transcript["commands"]), got, want, strict=True):
            if any(f'"{key}"' in request for key in HERE_ONLY_IN_A_REAL_REPL):
                assert "needs Lean's own REPL" in json.loads(mine)["message"]
            elif '"rootGoals"' not in request and "unpickle" not in transcript["commands"]:
                assert comparable(json.loads(mine)) == comparable(json.loads(real)), transcript["name"]
                compared += 1
    assert compared > 30


def ask(verifier: Verifier, *requests: object) -> list[dict[str, Any]]:
    session = Session(verifier.run)
    return [session.answer(request) for request in requests]


def test_an_unfinished_command_does_not_reach_into_the_next(verifier: Verifier) -> None:
    for unfinished in ("theorem t : True := by", "/- open", 'def s := "open', "#exit", "theorem t : True :="):
        _, reply, wrong = ask(
            verifier,
            {"cmd": unfinished},
            {"cmd": "theorem u : True := trivial\n#print axioms u", "env": 0},
            {"cmd": "trivial", "env": 0},
        )
        [message] = reply["messages"]
        assert message["data"] == "'u' does not depend on any axioms"
        assert message["pos"] == {"line": 2, "column": 0}
        assert wrong["messages"][0]["severity"] == "error"


def test_a_header_that_fails_fails_every_command_behind_it(verifier: Verifier) -> None:
    header, body = ask(verifier, {"cmd": "import Nowhere"}, {"cmd": "theorem t : True := trivial", "env": 0})
    for reply in (header, body):
        assert reply["messages"][0]["severity"] == "error"
        assert "unknown module prefix 'Nowhere'" in reply["messages"][0]["data"]


def test_sorries_of_all_kinds_have_their_goals(verifier: Verifier) -> None:
    text = (
        "theorem a (p q : Prop) (hp : p) : p ∧ q := by\n"
        "  constructor\n"
        "  · exact hp\n"
        "  · sorry\n"
        "theorem b (n : Nat) : n = n := by\n"
        "  cases n with\n"
        "  | zero => sorry\n"
        "  | succ m => exact sorry\n"
        "theorem c : 1 = 1 ∧ 2 = 2 := ⟨sorry, by sorry⟩ -- sorry\n"
    )
    [reply] = ask(verifier, {"cmd": text})
    found = [(s["pos"]["line"], s["pos"]["column"], s["goal"].rpartition("⊢ ")[2]) for s in reply["sorries"]]
    assert found == [
        (4, 4, "q"),
        (7, 12, "0 = 0"),
        (8, 20, "m + 1 = m + 1"),
        (9, 30, "1 = 1"),
        (9, 40, "2 = 2"),
    ]


def test_many_sorries_on_one_line_take_no_time_to_speak_of() -> None:
    session = Session(lambda _: LeanRun(Outcome.FINISHED, 0))
    assert session.answer({"cmd": "=> sorry " * 50_000}) == {"env": 0}


@pytest.mark.parametrize(
    ("elapsed", "options", "runs"), [(10.0, {}, 3), (30.0, {}, 2), (31.0, {}, 1), (1.0, {"sorries": False}, 1)]
)
def test_the_goals_of_sorries_are_no_reason_to_pass_the_limit(elapsed: float, options: Any, runs: int) -> None:
    texts = []

    def run(text: str) -> LeanRun:
        texts.append(text)
        return LeanRun(Outcome.FINISHED, 0, elapsed=elapsed)

    assert Session(run, 60.0).answer({"cmd": "example : True := sorry", **options}) == {"env": 0}
    assert len(texts) == runs


def test_files(verifier: Verifier, tmp_path: Path) -> None:
    file = tmp_path / "a.lean"
    file.write_text("#check f\n")
    _, reply, lost = ask(
        verifier, {"cmd": "def f := 37"}, {"path": str(file), "env": 0}, {"path": str(tmp_path / "none")}
    )
    assert reply["messages"][0]["data"] == "f : Nat"
    assert lost["message"].startswith("No such file or directory")


def test_what_is_stopped_says_so() -> None:
    stopped = LeanRun(Outcome.MEMORY, detail="more than 1 MiB")
    reply = Session(lambda _: stopped).answer({"cmd": "#eval 1"})
    assert reply == {"message": "Lean was stopped (memory): more than 1 MiB"}
    assert stopped_outcome(reply["message"]) is Outcome.MEMORY


@given(
    st.recursive(
        st.none() | st.integers() | st.text(),
        lambda inner: (
            st.lists(inner) | st.dictionaries(st.sampled_from(["cmd", "env", "path", "gc", "tactic", "x"]), inner)
        ),
        max_leaves=8,
    )
)
def test_any_request_gets_an_answer(request: Any) -> None:
    reply = Session(lambda _: LeanRun(Outcome.FINISHED, 0)).answer(request)
    assert set(reply) == {"message"} or "env" in reply


@pytest.mark.parametrize("text", ["{", "nonsense", "[" * 100_000, "[1]", '{"cmd": 1}', '{"cmd": "x", "env": -1}'])
def test_senseless_requests_do_not_end_the_session(text: str) -> None:
    out = io.BytesIO()
    session = Session(lambda _: LeanRun(Outcome.FINISHED, 0))
    serve(session, io.BytesIO(f'{text}\n\n\n\n{{"cmd":\n"x"}}\n\n# comment\n\n'.encode()), out)
    first, second = blocks(out.getvalue().decode())
    assert json.loads(first)["message"].startswith("Could not parse")
    assert json.loads(second) == {"env": 0}


def test_the_command() -> None:
    requests = b'{"cmd": "import Init"}\n\n{"cmd": "#check Nat", "env": 0, "gc": true}\n'
    result = subprocess.run([sys.executable, "-m", "lean_gym.cli", "repl"], input=requests, capture_output=True)
    assert result.returncode == 0, result.stderr
    assert [json.loads(block)["env"] for block in blocks(result.stdout.decode())] == [0, 1]
