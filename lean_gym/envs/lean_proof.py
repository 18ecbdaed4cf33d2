"""The environment: an episode is one proof attempt at one theorem, a step is one whole response of the policy."""

from __future__ import annotations

import os
import threading
from collections.abc import Sequence
from typing import Any, SupportsFloat

import gymnasium as gym

from lean_gym.attempt import Attempt
from lean_gym.audit.config import AuditConfig, Level
from lean_gym.datasets.resolve import ProblemSource, load_problems
from lean_gym.envs.render import episode_text, print_step
from lean_gym.envs.spaces import UnicodeText
from lean_gym.judge import Judge
from lean_gym.problem import Problem
from lean_gym.prompts.chat import DEFAULT_TEMPLATE, Message, PromptTemplate, first_messages
from lean_gym.prompts.feedback import DEFAULT_STYLE, FeedbackStyle
from lean_gym.response import DEFAULT_FORMAT, ResponseFormat
from lean_gym.rewards.rules import Rule
from lean_gym.toolchains.limits import Limits
from lean_gym.verifiers import Verifier, make_verifier

__all__ = ["MAX_OBSERVATION", "LeanProofEnv", "attempt_info"]

MAX_OBSERVATION = 1 << 17
"""Code points of an observation at most. A prompt that is longer is refused when the problem is given."""

MAX_RESPONSE = 1 << 30
"""Code points of a response at most; far beyond any policy."""


def attempt_info(attempt: Attempt, number: int, messages: Sequence[Message]) -> dict[str, Any]:
    """What ``step`` says in ``info`` of an attempt.

    Args:
        attempt: the judged attempt.
        number: which attempt of the episode it is, from 1.
        messages: the chat so far.
    """
    verdict = attempt.verdict
    return {
        "status": verdict.status.value,
        "proved": verdict.status.proved,
        "scored": verdict.status.scored,
        "reason": verdict.reason,
        "attempt": number,
        "messages": [dict(m) for m in messages],
        "diagnostics": verdict.diagnostics,
        "axioms": verdict.axioms,
        "verify_seconds": verdict.elapsed,
        "violations": attempt.violations,
        "reward_terms": dict(attempt.reward_terms),
        "attempt_record": attempt,
    }


class LeanProofEnv(gym.Env[str, str]):
    """Prove a Lean 4 theorem; Lean's errors come back, so that the policy can correct itself.

    **Observation**: text. ``reset`` returns the prompt, ``step`` the feedback on the response (empty when proved).

    **Action**: text, the policy's whole response: reasoning, then Lean code in a fenced block.

    **Reward**: 1.0 when Lean's kernel and the audit accept the proof, else 0.0; wrappers shape it.

    **End**: ``terminated`` when proved; ``truncated`` when the attempts are used up, or when our machinery failed
    and nothing was judged. In that case ``info["scored"]`` is False and the sample must be left out of the loss.

    **Info**: ``status`` (the value of a :class:`~lean_gym.Status`), ``proved``, ``scored``, ``reason``, ``attempt``
    (number, from 1), ``messages`` (the chat so far, ready for a chat template), ``diagnostics``, ``axioms``,
    ``verify_seconds``, ``violations``, ``reward_terms``, ``attempt_record`` (the whole
    :class:`~lean_gym.Attempt`). ``reset`` gives ``messages``, ``attempt`` (0) and ``problem``.

    Args:
        problem: a :class:`~lean_gym.Problem`, Lean text, the id of a built-in problem, a ``.lean`` or ``.jsonl``
            file, or several problems, from which ``reset`` draws with the seed; default: all built-in problems.
            ``reset(options={"problem": …})`` picks one for an episode.
        verifier: a name for :func:`~lean_gym.make_verifier`, or a verifier, which stays yours to close.
        audit: the audit's level, or its whole configuration.
        max_attempts: responses per episode.
        rules: format rules whose violations are reported.
        verify_malformed: whether Lean sees responses that break a rule.
        limits: of each check.
        workers: checks at the same time; a single environment never has more than one.
        sandbox: ``"auto"``, ``"required"`` or ``"off"``.
        prompt: the wording of the first prompt.
        feedback: how much the feedback shows.
        response_format: the tags and languages of a response.
        render_mode: ``"ansi"`` (``render`` returns the episode as text) or ``"human"`` (steps are printed).

    Raises:
        ProblemError: there is no theorem in what was given as a problem.
        ValueError: an argument is out of range.

    >>> import gymnasium as gym, lean_gym
    >>> env = gym.make("LeanProof-v0", problem="theorem t (p q : Prop) (h : p ∧ q) : q ∧ p := by sorry")
    >>> prompt, info = env.reset(seed=0)
    >>> feedback, reward, terminated, truncated, info = env.step("```lean4\\nby exact h\\n```")
    >>> reward, info["status"]
    (0.0, 'failed')
    >>> feedback, reward, terminated, truncated, info = env.step("```lean4\\nby exact ⟨h.2, h.1⟩\\n```")
    >>> reward, terminated, info["status"]
    (1.0, True, 'proved')
    >>> env.close()
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        problem: ProblemSource = None,
        *,
        verifier: str | Verifier = "embedded",
        audit: Level | AuditConfig = "strict",
        max_attempts: int = 2,
        rules: Sequence[Rule] = (),
        verify_malformed: bool = True,
        limits: Limits | None = None,
        workers: int = 1,
        sandbox: str = "auto",
        prompt: PromptTemplate = DEFAULT_TEMPLATE,
        feedback: FeedbackStyle = DEFAULT_STYLE,
        response_format: ResponseFormat = DEFAULT_FORMAT,
        render_mode: str | None = None,
    ) -> None:
        if max_attempts < 1:
            raise ValueError(f"max_attempts must be at least 1, got {max_attempts}")
        if feedback.budget > MAX_OBSERVATION:
            raise ValueError(f"the feedback's budget must be at most {MAX_OBSERVATION}, got {feedback.budget}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"unknown render mode {render_mode!r}; choose 'ansi' or 'human'")
        self.observation_space = UnicodeText(MAX_OBSERVATION)
        self.action_space = UnicodeText(MAX_RESPONSE)
        self.max_attempts = max_attempts
        self.render_mode = render_mode
        self.prompt = prompt
        self.problems = load_problems(problem)
        self._rules = tuple(rules)
        self._judge_options: dict[str, Any] = {
            "audit": audit,
            "rules": self._rules,
            "verify_malformed": verify_malformed,
            "response_format": response_format,
            "feedback": feedback,
        }
        self._verifier = verifier
        self._verifier_options: dict[str, Any] = {"limits": limits, "sandbox": sandbox, "workers": workers}
        self._judge: Judge | None = None
        self._problem: Problem | None = None
        self._messages: list[Message] = []
        self._attempts: list[Attempt] = []
        self._over = True

    @property
    def judge(self) -> Judge:
        """The judge, with its verifier; made when it is first needed."""
        if self._judge is None:
            verifier = self._verifier
            if isinstance(verifier, str):
                verifier = _borrow(verifier, self._verifier_options)
            self._judge = Judge(verifier, **self._judge_options)
        return self._judge

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[str, dict[str, Any]]:
        """Begin an episode; returns the prompt.

        Args:
            seed: for drawing the problem.
            options: ``{"problem": …}`` picks the problem: anything that names exactly one.

        Raises:
            ValueError: an option is unknown, or names no or several problems.
        """
        super().reset(seed=seed)
        options = dict(options or {})
        chosen = options.pop("problem", None)
        if options:
            raise ValueError(f"reset: unknown option {next(iter(options))!r}; there is 'problem'")
        problems = self.problems if chosen is None else load_problems(chosen)
        if chosen is not None and len(problems) != 1:
            raise ValueError(f"reset: the option 'problem' must name one problem, not {len(problems)}")
        problem = problems[int(self.np_random.integers(len(problems)))] if len(problems) > 1 else problems[0]
        messages = first_messages(problem, self.prompt)
        observation = messages[-1]["content"]
        if observation not in self.observation_space:
            raise ValueError(
                f"problem {problem.id!r}: its prompt has {len(observation)} characters; at most {MAX_OBSERVATION} fit"
            )
        self._problem, self._messages, self._attempts, self._over = problem, messages, [], False
        if self.render_mode == "human":
            print_step(problem, None, 0)
        return observation, {"messages": [dict(m) for m in messages], "attempt": 0, "problem": problem}

    def step(self, action: str) -> tuple[str, SupportsFloat, bool, bool, dict[str, Any]]:
        """Check a response; returns the feedback, the reward, whether it is proved, whether it is over, and more.

        Raises:
            TypeError: the response is not a string.
            RuntimeError: there is no episode under way.
        """
        [attempt] = self.judge([self.problem_for(action)], [action])
        return self.record(action, attempt)

    def problem_for(self, action: str) -> Problem:
        """The problem that a response is for; the first half of a step.

        Raises:
            TypeError: the response is not a string.
            RuntimeError: there is no episode under way.
        """
        if not isinstance(action, str):
            raise TypeError(f"the action is the policy's response, a str, not {type(action).__name__}")
        if self._problem is None or self._over:
            raise RuntimeError("there is no episode under way; call reset first")
        return self._problem

    def record(self, action: str, attempt: Attempt) -> tuple[str, SupportsFloat, bool, bool, dict[str, Any]]:
        """Take the judged response into the episode; the second half of a step, with its result."""
        assert self._problem is not None
        self._attempts.append(attempt)
        self._messages.append({"role": "assistant", "content": action})
        if attempt.feedback:
            self._messages.append({"role": "user", "content": attempt.feedback})
        status = attempt.verdict.status
        terminated = status.proved
        truncated = not terminated and (not status.scored or len(self._attempts) >= self.max_attempts)
        self._over = terminated or truncated
        if self.render_mode == "human":
            print_step(self._problem, attempt, len(self._attempts))
        info = attempt_info(attempt, len(self._attempts), self._messages)
        return attempt.feedback, float(status.proved), terminated, truncated, info

    def render(self) -> str | None:
        """The episode so far as text (``ansi``); in ``human`` mode steps are printed as they happen."""
        if self.render_mode != "ansi":
            return None
        if self._problem is None:
            return ""
        return episode_text(self._problem, self._attempts)

    def close(self) -> None:
        """Stop the verifier that this environment made. May be called twice."""
        if self._judge is not None and isinstance(self._verifier, str):
            _give_back(self._judge.verifier)
        self._judge = None

    def __getstate__(self) -> dict[str, Any]:
        if not isinstance(self._verifier, str):
            raise TypeError("an environment with a verifier of its own cannot be pickled; give the verifier's name")
        return {**self.__dict__, "_judge": None}


# Environments of one process that name the same verifier share it: a hundred environments need no hundred Leans.
_shared: dict[str, tuple[Verifier, int]] = {}
_shared_lock = threading.Lock()


def _forget_shared() -> None:
    """In a forked process: its verifiers are another one's, and a thread that held the lock is not there."""
    global _shared_lock
    _shared_lock = threading.Lock()
    _shared.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget_shared)


def _borrow(name: str, options: dict[str, Any]) -> Verifier:
    key = repr((name, sorted(options.items())))
    with _shared_lock:
        verifier, users = _shared.get(key, (None, 0))
        if verifier is None or not verifier.usable:
            verifier, users = make_verifier(name, **options), 0
        _shared[key] = verifier, users + 1
        return verifier


def _give_back(verifier: Verifier) -> None:
    with _shared_lock:
        for key, (shared, users) in _shared.items():
            if shared is verifier:
                if users > 1:
                    _shared[key] = shared, users - 1
                    return
                del _shared[key]
                break
    verifier.close()
