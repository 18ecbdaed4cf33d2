"""Best of n with correction: sample n answers, correct those that failed, and keep the shortest proof.

Run it with ``python examples/best_of_n.py http://localhost:8000/v1 [PROBLEM] [N]``; any OpenAI-compatible server will
do. Needs ``pip install 'lean-gym[eval]'``.
"""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor

from lean_gym import Attempt, Judge, Problem, make_verifier
from lean_gym.datasets import load_problems
from lean_gym.evaluation.policies import PolicyError, Request, Sampling, make_policy, request_seed
from lean_gym.prompts import Message, first_messages


def best_of_n(url: str, judge: Judge, problem: Problem, n: int = 8, corrections: int = 1) -> tuple[Attempt | None, int]:
    """The shortest proof among n answers and their corrections (None if there is none), and the number of answers."""
    policy = make_policy(url, Sampling(temperature=1.0, top_p=0.95, max_tokens=8096))
    chats: dict[int, list[Message]] = {sample: first_messages(problem) for sample in range(n)}
    proved: list[Attempt] = []
    asked = 0
    try:
        for turn in range(1 + corrections):
            requests = [
                Request(problem, sample, turn, chat, request_seed(0, problem.id, sample, turn))
                for sample, chat in chats.items()
            ]
            with ThreadPoolExecutor(n) as threads:
                answers = [c for [c] in threads.map(lambda r: policy.generate([r]), requests)]
            answered = [(r.sample, a.text) for r, a in zip(requests, answers, strict=True) if not a.error]
            asked += len(answered)
            attempts = judge([problem] * len(answered), [text for _, text in answered])
            proved += [a for a in attempts if a.verdict.status.proved]
            chats = {
                sample: [
                    *chats[sample],
                    {"role": "assistant", "content": text},
                    {"role": "user", "content": a.feedback},
                ]
                for (sample, text), a in zip(answered, attempts, strict=True)
                if a.verdict.status.scored and not a.verdict.status.proved
            }
            if proved or not chats:
                break
    finally:
        policy.close()
    return min(proved, key=lambda a: len(a.response.code or ""), default=None), asked


def main(url: str = "http://localhost:8000/v1", problem: str = "prop_and_swap", n: str = "8") -> Attempt | None:
    """Print the best proof."""
    [goal] = load_problems(problem)
    with make_verifier("embedded") as verifier:
        try:
            best, asked = best_of_n(url, Judge(verifier), goal, int(n))
        except PolicyError as error:
            sys.exit(f"error: {error}")
    print(f"{asked} answers" + ("; none of them is a proof" if best is None else "; the shortest proof:"))
    if best is not None:
        print(best.response.code)
    return best


if __name__ == "__main__":
    main(*sys.argv[1:4])
