"""The runner: nothing is lost, nothing is done twice, what was not judged counts nowhere."""

from __future__ import annotations

import dataclasses
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from lean_gym.append_log import AppendLog, read_rows
from lean_gym.evaluation import (
    Completion,
    Evaluation,
    LogError,
    PolicyError,
    Request,
    evaluate,
    pass_at_k,
    summarise,
)
from lean_gym.evaluation.log import log_files, read_problems
from lean_gym.toolchains import Toolchain
from tests.evaluation.fakes import EMPTY, RIGHT, WRONG, FakeJudge, FakePolicy, mixed, problems

REPOSITORY = Path(__file__).resolve().parents[2]


def rows(folder: Path) -> list[dict[str, Any]]:
    return [row.data for row in read_rows(log_files(folder))]


def outcome(folder: Path) -> Counter[tuple[Any, ...]]:
    """What the log says, without times and order."""
    return Counter(
        (r["problem"], r["sample"], r["turn"], r["response"], r["verdict"]["status"], r["solved"], r["feedback"])
        for r in rows(folder)
    )


def figures(folder: Path) -> dict[str, Any]:
    """The figures without seconds."""
    data = summarise(folder).data
    data["cost"] = {k: v for k, v in data["cost"].items() if "seconds" not in k}
    return data


def test_every_chain_is_done_once(tmp_path: Path) -> None:
    policy, judge = FakePolicy(mixed), FakeJudge()
    result = evaluate(policy, judge, problems(7), tmp_path, Evaluation(samples=5, fixes=2))
    assert result.complete
    assert result.progress.finished == result.progress.total == 35
    seen = Counter((r["problem"], r["sample"], r["turn"]) for r in rows(tmp_path))
    assert set(seen.values()) == {1}
    assert {(p, s) for p, s, t in seen if t == 0} == {(f"p{i}", s) for i in range(7) for s in range(5)}
    by_key = {(r["problem"], r["sample"], r["turn"]): r for r in rows(tmp_path)}
    for (problem, sample, turn), row in by_key.items():
        goes_on = row["verdict"]["status"] == "failed" and turn < 2
        assert ((problem, sample, turn + 1) in by_key) == goes_on


def test_the_chat_of_a_correction(tmp_path: Path) -> None:
    policy = FakePolicy(lambda r: RIGHT if r.turn == 2 else WRONG, batch=1, parallel=1)
    evaluate(policy, FakeJudge(), problems(1), tmp_path, Evaluation(samples=1, fixes=2))
    chat = [m["content"] for m in policy.requests[-1].messages]
    assert [m["role"] for m in policy.requests[-1].messages] == ["system", "user", *["assistant", "user"] * 2]
    assert chat[2:] == [WRONG, "It failed.", WRONG, "It failed."]
    assert len({r.seed for r in policy.requests}) == 3


def test_a_correction_after_no_code_only_when_asked_for(tmp_path: Path) -> None:
    for asked in (False, True):
        policy = FakePolicy(lambda r: EMPTY)
        folder = tmp_path / str(asked)
        evaluate(policy, FakeJudge(), problems(1), folder, Evaluation(samples=1, fixes=1, fix_without_code=asked))
        assert len(rows(folder)) == 1 + asked


@pytest.mark.parametrize("cut", [0, 1, 10, 37])
def test_stopped_and_gone_on_equals_undisturbed(tmp_path: Path, cut: int) -> None:
    config = Evaluation(samples=4, fixes=2)
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    evaluate(FakePolicy(mixed), FakeJudge(), problems(6), whole, config)

    class Stop(Exception):
        pass

    calls = 0

    def stopping(_: object) -> None:
        nonlocal calls
        calls += 1
        if calls > cut:
            raise Stop

    with pytest.raises(Stop):
        evaluate(FakePolicy(mixed), FakeJudge(), problems(6), parts, config, on_progress=stopping)
    before = len(rows(parts))
    assert before < len(rows(whole))
    judge = FakeJudge()
    evaluate(FakePolicy(mixed), judge, problems(6), parts, config)
    assert outcome(parts) == outcome(whole)
    assert figures(parts) == figures(whole)
    assert judge.judged == len(rows(whole)) - before
    again = FakeJudge()
    evaluate(FakePolicy(mixed), again, problems(6), parts, config)
    assert again.judged == 0


@pytest.mark.parametrize("torn", [b"", b"{", b'{"problem": "p0"', b"\0\0\0\0", b"\0\0\n", b"no json\n"])
def test_a_torn_last_line_is_mended(tmp_path: Path, torn: bytes) -> None:
    config = Evaluation(samples=3, fixes=1)
    evaluate(FakePolicy(mixed), FakeJudge(), problems(3), tmp_path, config)
    expected = outcome(tmp_path)
    [file] = log_files(tmp_path)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:-2]) + lines[-2][:-7] + torn if not torn else b"".join(lines[:-2]) + torn)
    assert len(rows(tmp_path)) == len(lines) - 2
    evaluate(FakePolicy(mixed), FakeJudge(), problems(3), tmp_path, config)
    assert outcome(tmp_path) == expected


def test_a_damaged_line_in_the_middle_is_an_error(tmp_path: Path) -> None:
    evaluate(FakePolicy(mixed), FakeJudge(), problems(3), tmp_path, Evaluation(samples=2))
    [file] = log_files(tmp_path)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(lines[0] + b"xx\n" + b"".join(lines[2:]))
    with pytest.raises(LogError, match="line 2"):
        evaluate(FakePolicy(mixed), FakeJudge(), problems(3), tmp_path, Evaluation(samples=2))


def test_shards_together_equal_the_whole(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    evaluate(FakePolicy(mixed), FakeJudge(), problems(7), whole, Evaluation(samples=3, fixes=1))
    for i in (3, 1, 2):
        config = Evaluation(samples=3, fixes=1, shard=(i, 3))
        result = evaluate(FakePolicy(mixed), FakeJudge(), problems(7), parts, config)
        assert result.complete
    assert len(log_files(parts)) == 3
    assert outcome(parts) == outcome(whole)
    assert figures(parts) == figures(whole)
    again = FakeJudge()  # another division of the same work finds all of it done
    evaluate(FakePolicy(mixed), again, problems(7), parts, Evaluation(samples=3, fixes=1))
    assert again.judged == 0


def test_more_samples_and_corrections_later(tmp_path: Path) -> None:
    early, late = tmp_path / "early", tmp_path / "late"
    evaluate(FakePolicy(mixed), FakeJudge(), problems(4), early, Evaluation(samples=2, fixes=0))
    evaluate(FakePolicy(mixed), FakeJudge(), problems(4), early, Evaluation(samples=4, fixes=1))
    evaluate(FakePolicy(mixed), FakeJudge(), problems(4), early, Evaluation(samples=5, fixes=2))
    evaluate(FakePolicy(mixed), FakeJudge(), problems(4), late, Evaluation(samples=5, fixes=2))
    assert outcome(early) == outcome(late)
    assert figures(early) == figures(late)


def test_what_was_not_judged_is_made_again_and_is_no_failure(tmp_path: Path) -> None:
    config = Evaluation(samples=4, fixes=1)
    broken = FakeJudge(unavailable=lambda problem, _: problem in ("p1", "p2"))
    first = evaluate(FakePolicy(mixed), broken, problems(4), tmp_path, config)
    assert not first.complete
    data = summarise(tmp_path).data
    assert data["unavailable"] == 8
    for row in data["pass_at_k"]:
        assert row["problems"] == 2
        assert row["left_out"] == 2
    assert "unavailable" not in data["statuses"]["0"]
    assert all(r["reward_terms"] == {} for r in rows(tmp_path) if r["problem"] == "p1")
    second = evaluate(FakePolicy(mixed), FakeJudge(), problems(4), tmp_path, config)
    assert second.complete
    assert summarise(tmp_path).data["unavailable"] == 0
    whole = tmp_path / "whole"
    evaluate(FakePolicy(mixed), FakeJudge(), problems(4), whole, config)
    assert summarise(whole).data["pass_at_k"] == summarise(tmp_path).data["pass_at_k"]


def test_a_correction_that_was_not_judged_leaves_the_first_attempt(tmp_path: Path) -> None:
    """The chain counts without corrections, and is left out with them."""
    answers = {0: WRONG, 1: RIGHT}
    judge = FakeJudge(unavailable=lambda _, text: text == RIGHT)
    config = Evaluation(samples=2, fixes=1)
    evaluate(FakePolicy(lambda r: answers[r.turn]), judge, problems(2), tmp_path, config)
    table = {(r["k"], r["fixes"]): r for r in summarise(tmp_path).data["pass_at_k"]}
    assert table[1, 0]["estimate"] == 0.0
    assert table[1, 0]["problems"] == 2
    assert table[1, 1]["estimate"] is None
    assert table[1, 1]["left_out"] == 2
    evaluate(FakePolicy(lambda r: answers[r.turn]), FakeJudge(), problems(2), tmp_path, config)
    table = {(r["k"], r["fixes"]): r for r in summarise(tmp_path).data["pass_at_k"]}
    assert (table[1, 0]["estimate"], table[1, 1]["estimate"]) == (0.0, 1.0)


def test_a_policy_that_gives_no_response(tmp_path: Path) -> None:
    def answer(request: Request) -> str | Completion:
        return Completion(error="the prompt is too long") if request.problem.id == "p0" else RIGHT

    result = evaluate(FakePolicy(answer), FakeJudge(), problems(3), tmp_path, Evaluation(samples=2))
    assert not result.complete
    assert result.progress.unavailable == 2
    data = summarise(tmp_path).data
    assert data["unavailable"] == 2
    assert data["pass_at_k"][0]["estimate"] == 1.0
    lost = [r for r in rows(tmp_path) if r["response"] is None]
    assert len(lost) == 2
    assert "the prompt is too long" in lost[0]["verdict"]["reason"]


def test_a_policy_that_raises(tmp_path: Path) -> None:
    def answer(request: Request) -> str:
        raise OSError("no memory")

    with pytest.raises(PolicyError, match=r"5 requests in a row.*OSError: no memory"):
        evaluate(FakePolicy(answer), FakeJudge(), problems(9), tmp_path, Evaluation(samples=2, give_up=5))
    assert all(r["verdict"]["status"] == "unavailable" for r in rows(tmp_path))


def test_a_policy_that_will_never_work(tmp_path: Path) -> None:
    def answer(request: Request) -> str:
        raise PolicyError("the key is not accepted")

    with pytest.raises(PolicyError, match="the key is not accepted"):
        evaluate(FakePolicy(answer), FakeJudge(), problems(2), tmp_path)
    assert rows(tmp_path) == []


def test_a_policy_that_forgets_an_answer(tmp_path: Path) -> None:
    policy = FakePolicy(mixed)
    policy.generate = lambda requests: []  # type: ignore[method-assign]
    with pytest.raises(PolicyError, match="in a row"):
        evaluate(policy, FakeJudge(), problems(2), tmp_path, Evaluation(samples=2, give_up=3))


def test_a_fault_of_the_judge_stops_the_run(tmp_path: Path) -> None:
    judge = FakeJudge(unavailable=lambda *_: 1 / 0 > 0)
    with pytest.raises(ZeroDivisionError):
        evaluate(FakePolicy(mixed), judge, problems(2), tmp_path)


def judge_with(toolchain: Toolchain) -> FakeJudge:
    judge = FakeJudge()
    judge.verifier.toolchain = toolchain
    return judge


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"policy": FakePolicy(mixed, name="other")}, "policy"),
        ({"problems": problems(3)}, "problems"),
        ({"config": Evaluation(samples=2, seed=1)}, "seed"),
        ({"config": Evaluation(samples=2, require_format=True)}, "require_format"),
        ({"prompt": lambda p: [{"role": "user", "content": p.source()}]}, "prompt"),
        ({"judge": judge_with(Toolchain(kind="lake", version="4.36.0"))}, "lean"),
    ],
)
def test_another_evaluation_is_not_mixed_in(tmp_path: Path, change: dict[str, Any], says: str) -> None:
    def arguments(**given: Any) -> dict[str, Any]:
        usual = {"policy": FakePolicy(mixed), "problems": problems(2), "config": Evaluation(samples=2)}
        return {"judge": judge_with(Toolchain(kind="embedded", version="4.35.0")), **usual, **given}

    evaluate(folder=tmp_path, **arguments())
    with pytest.raises(LogError, match=f"another {says}"):
        evaluate(folder=tmp_path, **arguments(**change))


def test_two_processes_do_not_write_one_log(tmp_path: Path) -> None:
    evaluate(FakePolicy(mixed), FakeJudge(), problems(1), tmp_path)
    with AppendLog(tmp_path / "attempts.jsonl"), pytest.raises(LogError, match="another process"):
        evaluate(FakePolicy(mixed), FakeJudge(), problems(1), tmp_path)


@pytest.mark.parametrize("name", ["problems.jsonl", "attempts.jsonl"])
def test_a_folder_with_files_of_something_else(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text('{"formal_statement": "theorem t : True := by sorry"}\n')
    with pytest.raises(LogError, match=r"no run\.json; choose another folder"):
        evaluate(FakePolicy(mixed), FakeJudge(), problems(1), tmp_path)
    assert [p.name for p in tmp_path.iterdir()] == [name]


def test_metadata_that_json_does_not_know(tmp_path: Path) -> None:
    [problem] = problems(1)
    odd = dataclasses.replace(problem, metadata={"level": float("nan"), "tags": {"b", "a"}})
    assert evaluate(FakePolicy(mixed), FakeJudge(), [odd], tmp_path, Evaluation(samples=1)).complete
    [kept] = read_problems(tmp_path)
    assert kept.metadata == {"level": None, "tags": ["a", "b"]}


def test_ids_must_differ(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="'p0'"):
        evaluate(FakePolicy(mixed), FakeJudge(), problems(2) + problems(1), tmp_path)


def test_no_problems(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no problems"):
        evaluate(FakePolicy(mixed), FakeJudge(), (), tmp_path)


def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, written = os.write, 0

    def write(fd: int, data: Any) -> int:
        nonlocal written
        if len(data) > 200:  # lines of the log
            written += 1
            if written > 3:
                raise OSError(28, "No space left on device")
            if written == 3:
                return real(fd, bytes(data)[:50])
        return real(fd, data)

    config = Evaluation(samples=4)
    with monkeypatch.context() as patch:
        patch.setattr("lean_gym.append_log.os.write", write)
        with pytest.raises(LogError, match="No space left"):
            evaluate(FakePolicy(mixed), FakeJudge(), problems(3), tmp_path, config)
    assert len(rows(tmp_path)) == 2
    evaluate(FakePolicy(mixed), FakeJudge(), problems(3), tmp_path, config)
    assert len(rows(tmp_path)) == 12


@pytest.mark.parametrize("text", ["\ud800 lone", "\0\x1b[31m", "\u2028\u2029\x85", "</script><!--", "𝕜" * 3000, ""])
def test_any_text_comes_back_from_the_log(tmp_path: Path, text: str) -> None:
    evaluate(FakePolicy(lambda _: text), FakeJudge(), problems(1), tmp_path, Evaluation(samples=1))
    [row] = rows(tmp_path)
    assert row["response"] == text


def test_figures_against_a_count_by_hand(tmp_path: Path) -> None:
    evaluate(FakePolicy(mixed), FakeJudge(), problems(9), tmp_path, Evaluation(samples=6, fixes=1))
    solved: dict[int, Counter[str]] = {0: Counter(), 1: Counter()}
    chains: dict[tuple[str, int], int] = {}
    for r in rows(tmp_path):
        if r["verdict"]["status"] == "proved":
            chains[r["problem"], r["sample"]] = r["turn"]
    for (problem, _), turn in chains.items():
        for fixes in (0, 1):
            solved[fixes][problem] += turn <= fixes
    summary = summarise(tmp_path)
    for row in summary.data["pass_at_k"]:
        expected = sum(pass_at_k(6, solved[row["fixes"]][f"p{i}"], row["k"]) for i in range(9)) / 9
        assert row["estimate"] == pytest.approx(expected, abs=1e-6)
        assert row["low"] <= row["estimate"] <= row["high"]
    by_level = {g["value"]: g for g in summary.data["groups"]["level"]}
    assert {level: g["problems"] for level, g in by_level.items()} == {1: 3, 2: 3, 3: 3}
    expected = sum(pass_at_k(6, solved[1][f"p{i}"], 6) for i in (0, 3, 6)) / 3
    [cell] = [c for c in by_level[1]["pass_at_k"] if (c["k"], c["fixes"]) == (6, 1)]
    assert cell["estimate"] == pytest.approx(expected, abs=1e-6)
    assert {g["value"] for g in summary.data["groups"]["source"]} == {"even", "odd"}
    assert (
        summary.data["attempts"]
        == len(rows(tmp_path))
        == sum(map(len, (summary.solved_lengths, summary.other_lengths)))
    )
    assert summary.data["cost"]["tokens"] == sum(r["tokens"] for r in rows(tmp_path))
    assert sum(summary.data["failures"].values()) == sum(r["verdict"]["status"] != "proved" for r in rows(tmp_path))


def test_format_can_be_required(tmp_path: Path) -> None:
    def answer(request: Request) -> Completion:
        return Completion(RIGHT, finish="length" if request.sample == 0 else "stop")

    for required in (False, True):
        folder = tmp_path / str(required)
        config = Evaluation(samples=2, require_format=required)
        evaluate(FakePolicy(answer), FakeJudge(), problems(1), folder, config)
        assert summarise(folder).data["pass_at_k"][0]["estimate"] == (0.5 if required else 1.0)


def test_fast_policies_wait_for_slow_judges(tmp_path: Path) -> None:
    lock, waiting, most = threading.Lock(), 0, 0

    class SlowJudge(FakeJudge):
        def __call__(self, goals: Any, texts: Any) -> Any:
            nonlocal waiting
            time.sleep(0.002)
            with lock:
                waiting -= len(texts)
            return super().__call__(goals, texts)

    def answer(request: Request) -> str:
        nonlocal waiting, most
        with lock:
            waiting += 1
            most = max(most, waiting)
        return RIGHT

    policy = FakePolicy(answer, batch=4, parallel=2)
    evaluate(policy, SlowJudge(workers=1), problems(100), tmp_path, Evaluation(samples=5))
    assert len(rows(tmp_path)) == 500
    assert most < 100


SCRIPT = """
import sys
from tests.evaluation.fakes import FakeJudge, FakePolicy, mixed, problems
from lean_gym.evaluation import Evaluation, evaluate
from lean_gym.toolchains import Toolchain
policy = FakePolicy(mixed, batch=1, parallel=2, delay=0.01)
def show(state):
    print(state.attempts, flush=True)
evaluate(policy, FakeJudge(), problems(12), sys.argv[1], Evaluation(samples=4, fixes=1), on_progress=show)
"""


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_killed_and_gone_on_equals_undisturbed(tmp_path: Path, number: signal.Signals) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    process = subprocess.Popen(
        [sys.executable, "-c", SCRIPT, str(parts)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=REPOSITORY
    )
    assert process.stdout is not None
    while int(process.stdout.readline()) < 10:
        pass
    process.send_signal(number)
    _, said = process.communicate(timeout=20)
    assert process.returncode != 0
    if number is signal.SIGINT:
        assert b"KeyboardInterrupt" in said
    config = Evaluation(samples=4, fixes=1)
    done = len(rows(parts))
    assert done >= 10
    evaluate(FakePolicy(mixed), FakeJudge(), problems(12), whole, config)
    judge = FakeJudge()
    evaluate(FakePolicy(mixed), judge, problems(12), parts, config)
    assert outcome(parts) == outcome(whole)
    assert figures(parts) == figures(whole)
    assert judge.judged == len(rows(whole)) - done


def test_results_are_plain_json(tmp_path: Path) -> None:
    evaluate(FakePolicy(mixed), FakeJudge(), problems(2), tmp_path, Evaluation(samples=2))
    json.dumps(summarise(tmp_path).data, allow_nan=False)
