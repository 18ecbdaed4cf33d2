"""The environment on the real Lean."""

from __future__ import annotations

import multiprocessing as mp
import pickle
import warnings
from pathlib import Path
from typing import Any

import gymnasium as gym
import psutil
import pytest
from gymnasium.utils.env_checker import check_env

from lean_gym import Problem, Status
from lean_gym.attempt import Attempt
from lean_gym.envs import LeanProofEnv, lean_proof
from lean_gym.problem import ProblemError
from lean_gym.rewards.rules import Violation
from lean_gym.run import LeanRun, Outcome
from lean_gym.verifiers import Verifier

SWAP = "theorem swap (p q : Prop) (h : p ∧ q) : q ∧ p := by sorry"
RIGHT = "<think>swap</think>\n```lean4\ntheorem swap (p q : Prop) (h : p ∧ q) : q ∧ p := by\n  exact ⟨h.2, h.1⟩\n```"
WRONG = "```lean4\ntheorem swap (p q : Prop) (h : p ∧ q) : q ∧ p := by\n  exact h\n```"


def make(problem: Any = SWAP, **options: Any) -> gym.Env[str, str]:
    return gym.make("LeanProof-v0", problem=problem, **options)


@pytest.mark.parametrize("problem", [SWAP, None], ids=["one problem", "all built-in problems"])
def test_gymnasium_accepts_it_without_warnings(problem: Any) -> None:
    env = make(problem)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)
    env.close()


def test_an_episode_with_a_correction() -> None:
    env = make()
    prompt, info = env.reset(seed=1)
    assert SWAP.removesuffix("by sorry") in prompt
    assert [m["role"] for m in info["messages"]] == ["system", "user"]
    assert info["messages"][-1]["content"] == prompt
    feedback, reward, terminated, truncated, info = env.step(WRONG)
    assert (reward, terminated, truncated) == (0.0, False, False)
    assert (info["status"], info["proved"], info["scored"], info["attempt"]) == ("failed", False, True, 1)
    assert "Type mismatch" in feedback
    assert info["messages"][-2:] == [{"role": "assistant", "content": WRONG}, {"role": "user", "content": feedback}]
    assert info["verify_seconds"] > 0
    feedback, reward, terminated, truncated, info = env.step(RIGHT)
    assert (feedback, reward, terminated, truncated) == ("", 1.0, True, False)
    assert (info["status"], info["proved"], info["attempt"], info["axioms"]) == ("proved", True, 2, ())
    assert [m["role"] for m in info["messages"]] == ["system", "user", "assistant", "user", "assistant"]
    record = info["attempt_record"]
    assert isinstance(record, Attempt)
    assert record.verdict.status is Status.PROVED
    env.close()


def test_the_attempts_are_used_up() -> None:
    env = make(max_attempts=3)
    env.reset()
    assert [env.step(WRONG)[2:4] for _ in range(3)] == [(False, False), (False, False), (False, True)]
    with pytest.raises(RuntimeError, match="call reset first"):
        env.step(RIGHT)
    env.close()


def test_step_before_reset() -> None:
    with pytest.raises(RuntimeError, match="call reset first"):
        LeanProofEnv(SWAP).step(RIGHT)


@pytest.mark.parametrize("action", [None, b"bytes", 3])
def test_an_action_is_a_string(action: Any) -> None:
    env = LeanProofEnv(SWAP)
    env.reset()
    with pytest.raises(TypeError, match="str"):
        env.step(action)


@pytest.mark.parametrize(
    ("response", "status"),
    [
        ("", "malformed"),
        ("I cannot prove it.", "malformed"),
        ("```lean4\nby exact h", "malformed"),
        ("```lean4\n\0\n```", "malformed"),
        ("```lean4\nby exact \ud800\n```", "malformed"),
        ("```lean4\n" + "by exact h\n" * 1_000_000 + "```", "malformed"),
        ("x" * 10_000_000, "malformed"),
        ("```lean4\nby sorry\n```", "incomplete"),
        ("```lean4\nby admit\n```", "incomplete"),
        ("```lean4\naxiom a : False\ntheorem swap (p q : Prop) (h : p ∧ q) : q ∧ p := a.elim\n```", "refused"),
        ("```lean4\nby\n/- no end\n```", "failed"),
        ("```python\nprint(1)\n```", "malformed"),
    ],
)
def test_responses_that_are_no_proof(response: str, status: str) -> None:
    env = make()
    env.reset()
    feedback, reward, terminated, _, info = env.step(response)
    assert (info["status"], reward, terminated, info["scored"]) == (status, 0.0, False, True)
    assert feedback in env.observation_space
    env.close()


class Broken(Verifier):
    """A verifier whose machine is gone: for the fault only."""

    def run(self, source: str) -> LeanRun:
        return LeanRun(Outcome.UNAVAILABLE, detail="the machine is gone")

    def describe(self) -> str:
        return "broken"


def test_a_failure_of_our_machinery_is_no_judgement() -> None:
    with Broken(workers=1) as verifier:
        env = LeanProofEnv(SWAP, verifier=verifier)
        env.reset()
        feedback, reward, terminated, truncated, info = env.step(RIGHT)
        assert (info["scored"], info["status"], truncated, terminated) == (False, "unavailable", True, False)
        assert reward == 0.0
        assert "not yours" in feedback


def test_a_problem_that_lean_does_not_accept_is_no_judgement() -> None:
    env = make("theorem broken : Nat.no_such_thing = 3 := by sorry")
    env.reset()
    info = env.step("```lean4\nby rfl\n```")[4]
    assert (info["status"], info["scored"]) == ("unavailable", False)
    assert "no_such_thing" in info["reason"]
    env.close()


def test_rules_are_reported_and_may_spare_lean() -> None:
    class Polite:
        name = "polite"

        def __call__(self, response: Any, problem: Any) -> Violation | None:
            return None if "please" in response.text else Violation("polite", "say please", 0, 1, 0, 0)

    env = LeanProofEnv(SWAP, rules=[Polite()])
    env.reset()
    _, reward, _, _, info = env.step(RIGHT)
    assert reward == 1.0
    assert [v.rule for v in info["violations"]] == ["polite"]
    env.close()
    env = LeanProofEnv(SWAP, rules=[Polite()], verify_malformed=False)
    env.reset()
    feedback, reward, _, _, info = env.step(RIGHT)
    assert (reward, info["status"], info["verify_seconds"]) == (0.0, "malformed", 0.0)
    assert "say please" in feedback
    env.close()


def test_problems_are_drawn_with_the_seed_and_picked_by_option() -> None:
    env = LeanProofEnv()
    drawn = [env.reset(seed=s)[1]["problem"].id for s in range(20)]
    assert drawn == [env.reset(seed=s)[1]["problem"].id for s in range(20)]
    assert len(set(drawn)) > 10
    assert env.reset(options={"problem": SWAP})[1]["problem"].name == "swap"
    with pytest.raises(ValueError, match="unknown option 'colour'"):
        env.reset(options={"colour": "red"})
    with pytest.raises(ValueError, match="one problem"):
        env.reset(options={"problem": [Problem.from_lean(SWAP)] * 2})


def test_an_environment_can_be_pickled_in_the_middle_of_an_episode() -> None:
    env = LeanProofEnv(SWAP)
    env.reset(seed=4)
    env.step(WRONG)
    copy = pickle.loads(pickle.dumps(env))
    _, reward, terminated, _, info = copy.step(RIGHT)
    assert (reward, terminated, info["attempt"]) == (1.0, True, 2)
    copy.close()
    env.close()
    with Broken(workers=1) as verifier, pytest.raises(TypeError, match="the verifier's name"):
        pickle.dumps(LeanProofEnv(SWAP, verifier=verifier))


def test_spec_rebuilds_it() -> None:
    env = make(max_attempts=5)
    assert env.spec is not None
    again = gym.make(gym.envs.registration.EnvSpec.from_json(env.spec.to_json()))
    assert again.unwrapped.max_attempts == 5  # type: ignore[attr-defined]


def test_everything_is_closed() -> None:
    before = {p.pid for p in psutil.Process().children(recursive=True)}
    envs = [make() for _ in range(3)]
    for env in envs:
        env.reset()
        env.step(RIGHT)
        env.close()
        env.close()
    after = psutil.Process().children(recursive=True)
    assert not [p for p in after if p.pid not in before and p.status() != psutil.STATUS_ZOMBIE]


def test_it_works_again_after_close() -> None:
    env = LeanProofEnv(SWAP)
    for _ in range(2):
        env.reset()
        assert env.step(RIGHT)[1] == 1.0
        env.close()


def in_a_fork() -> None:
    env = make()
    env.reset()
    assert env.step(RIGHT)[1] == 1.0
    env.close()


@pytest.mark.skipif("fork" not in mp.get_all_start_methods(), reason="no fork on this system")
def test_a_fork_while_another_thread_makes_a_verifier() -> None:
    with lean_proof._shared_lock:  # held by a thread that the fork does not have
        process = mp.get_context("fork").Process(target=in_a_fork)
        process.start()
    process.join(timeout=120)
    alive = process.is_alive()
    process.kill()
    assert not alive
    assert process.exitcode == 0


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_vector_environments(mode: str) -> None:
    envs = gym.make_vec("LeanProof-v0", num_envs=3, vectorization_mode=mode, problem=SWAP)
    prompts, _ = envs.reset(seed=0)
    assert len(prompts) == 3
    assert all("swap" in p for p in prompts)
    feedback, rewards, terminated, truncated, info = envs.step((RIGHT, WRONG, ""))
    assert list(rewards) == [1.0, 0.0, 0.0]
    assert list(terminated) == [True, False, False]
    assert list(truncated) == [False, False, False]
    assert list(info["status"]) == ["proved", "failed", "malformed"]
    assert "Type mismatch" in feedback[1]
    envs.close()


def test_render(capsys: pytest.CaptureFixture[str]) -> None:
    env = LeanProofEnv(SWAP, render_mode="ansi")
    assert env.render() == ""
    env.reset()
    env.step(WRONG)
    env.step(RIGHT)
    shown = env.render()
    assert shown is not None
    assert "Attempt 1: failed" in shown
    assert "Type mismatch" in shown
    assert "Attempt 2: proved" in shown
    env.close()
    env = LeanProofEnv(SWAP, render_mode="human")
    env.reset()
    env.step(RIGHT)
    assert "proved" in capsys.readouterr().out
    env.close()


@pytest.mark.parametrize(
    ("problem", "error", "says"),
    [
        ("", ProblemError, "empty"),
        ("def f := 3\n", ProblemError, "theorem"),
        ("theorem a : True := by sorry\ntheorem b : True := by sorry", ProblemError, "name"),
        ("no_such_problem", ProblemError, "no_such_problem"),
        ("theorem t : True\0 := by sorry", ProblemError, "NUL"),
        ("theorem t : \ud800 = 1 := by sorry", ProblemError, "Unicode|UTF-8|surrogate"),
        (b"theorem t : True := by sorry", TypeError, "bytes"),
        (Path("/no/such/file.lean"), ProblemError, "cannot be read"),
        (3, TypeError, "int"),
        ([], ProblemError, "no problems"),
        (["theorem t : True := by sorry"], TypeError, "from_lean"),
    ],
)
def test_bad_problems(problem: Any, error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        LeanProofEnv(problem)


def test_bad_files(tmp_path: Path) -> None:
    latin = tmp_path / "latin.lean"
    latin.write_bytes(b"theorem t : True := by sorry -- caf\xe9")
    with pytest.raises(ProblemError, match=r"latin\.lean is not UTF-8 text \(byte 35\)"):
        LeanProofEnv(latin)
    rows = tmp_path / "rows.jsonl"
    rows.write_text('{"formal_statement": "theorem t : True := by sorry"}\nnot json\n')
    with pytest.raises(ProblemError, match=r"rows\.jsonl, line 2: not JSON"):
        LeanProofEnv(rows)
    rows.write_text('{"statement": "theorem t : True := by sorry"}\n')
    with pytest.raises(ProblemError, match="formal_statement"):
        LeanProofEnv(str(rows))
    rows.write_text("")
    with pytest.raises(ProblemError, match="no rows"):
        LeanProofEnv(rows)


def test_files(tmp_path: Path) -> None:
    (tmp_path / "one.lean").write_text(SWAP)
    assert LeanProofEnv(tmp_path / "one.lean").problems[0].id == "one"
    rows = tmp_path / "rows.jsonl"
    rows.write_text(
        '{"id": "a", "formal_statement": "theorem t : True := by sorry", "informal": "True.", "source": "x"}\n\n'
        '{"name": "b", "formal_statement": "theorem u : True := by sorry"}\n'
    )
    problems = LeanProofEnv(rows).problems
    assert [(p.id, p.name, p.informal) for p in problems] == [("a", "t", "True."), ("b", "u", "")]
    assert problems[0].metadata["source"] == "x"


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"max_attempts": 0}, "max_attempts"),
        ({"render_mode": "rgb_array"}, "render mode"),
        ({"verifier": "kimono"}, "unknown verifier"),
        ({"audit": "lax"}, "audit level"),
        ({"sandbox": "sometimes"}, "sandbox"),
    ],
)
def test_bad_arguments(options: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        LeanProofEnv(SWAP, **options).judge  # noqa: B018
