"""`lean-gym serve` under load on loopback: ``python tests/benchmarks/bench_serve.py [--clients 200]``.

Clients on connections of their own send one request after the other: texts that Lean never sees (the server's own
cost), texts that it has seen (its cache), and reference and wrong proofs of built-in problems, no two alike, while
processes that check are killed. Every answer is compared with what it must be. The figure to compare with is the same
verifier called without HTTP.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import secrets
import signal
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import psutil
from rich.console import Console
from rich.table import Table

from lean_gym import Judge, make_verifier
from lean_gym.datasets import builtin_problems, reference_proof
from lean_gym.integrations.batch import BatchStepper
from lean_gym.toolchains.cores import available_cores

console = Console()


@dataclass(frozen=True, slots=True)
class Question:
    """A request to /verify, and the status of the right answer."""

    problem: str
    response: str
    status: str

    def body(self) -> bytes:
        return json.dumps({"problems": [self.problem], "responses": [self.response]}).encode()


@dataclass(slots=True)
class Outcome:
    """What clients saw."""

    seconds: list[float] = field(default_factory=list)
    answers: Counter[str] = field(default_factory=Counter)
    wall: float = 0.0


def proofs(n: int, seed: int) -> list[Question]:
    """Reference proofs and wrong ones, no two alike."""
    generator = random.Random(seed)
    problems = list(builtin_problems())
    questions = []
    for i in range(n):
        problem = problems[generator.randrange(len(problems))]
        right = generator.random() < 0.5
        code = reference_proof(problem) if right else problem.metadata["wrong_proof"]
        response = f"```lean4\n{code}\n-- {seed} {i}\n```"
        questions.append(Question(problem.id, response, "proved" if right else "failed"))
    return questions


class Client:
    """One connection that is kept, and made anew when it breaks."""

    def __init__(self, port: int, token: str) -> None:
        self.port, self.token = port, token
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, question: Question) -> tuple[int, str]:
        """The HTTP status, and the status of the answer."""
        if self.writer is None or self.reader is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 24)
        body = question.body()
        head = (
            f"POST /verify HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer {self.token}\r\n"
            f"Content-Length: {len(body)}\r\n\r\n"
        )
        self.writer.write(head.encode() + body)
        header = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        length = re.search(r"content-length: (\d+)", header, re.IGNORECASE)
        assert length, header
        data = json.loads(await self.reader.readexactly(int(length[1])))
        code = int(header.split(" ", 2)[1])
        if code != 200:
            return code, data["error"]
        [result] = data["results"]
        return code, result["status"] if result["scored"] else "unavailable"


async def load(port: int, token: str, clients: int, questions: Sequence[Question]) -> Outcome:
    """All questions, by as many clients at the same time."""
    outcome = Outcome()
    left = list(reversed(questions))

    async def work() -> None:
        client = Client(port, token)
        while left:
            question = left.pop()
            start = time.perf_counter()
            try:
                code, status = await client.ask(question)
            except (OSError, asyncio.IncompleteReadError) as error:
                outcome.answers[f"lost: {error}"] += 1
                client = Client(port, token)
                continue
            outcome.seconds.append(time.perf_counter() - start)
            if code != 200:
                outcome.answers[f"HTTP {code}"] += 1
            elif status == question.status:
                outcome.answers["right"] += 1
            else:
                outcome.answers[f"{status} instead of {question.status}"] += 1

    start = time.perf_counter()
    await asyncio.gather(*(work() for _ in range(clients)))
    outcome.wall = time.perf_counter() - start
    return outcome


async def kill_some(server: int, times: int, done: asyncio.Event) -> int:
    """SIGKILL to a process that forks the checks, whenever it has one under way; how many."""
    killed = 0
    while killed < times and not done.is_set():
        await asyncio.sleep(0.5)
        busy = [child for child in psutil.Process(server).children() if child.children()]
        if busy:
            os.kill(busy[0].pid, signal.SIGKILL)
            killed += 1
    return killed


def add(table: Table, what: str, outcome: Outcome, note: str = "") -> None:
    cuts = statistics.quantiles(outcome.seconds, n=100, method="inclusive")
    table.add_row(
        what,
        f"{len(outcome.seconds) / outcome.wall:.1f}",
        *(f"{cuts[p - 1] * 1000:.0f}" for p in (50, 95, 99)),
        ", ".join(f"{count} {answer}" for answer, count in sorted(outcome.answers.items())),
        note,
    )


def without_http(workers: int, questions: Sequence[Question]) -> float:
    """Questions per second of the stepper on a verifier of its own, as one batch."""
    problems = {problem.id: problem for problem in builtin_problems()}
    with make_verifier("embedded", workers=workers) as verifier:
        stepper = BatchStepper(Judge(verifier))

        def step(part: Sequence[Question]) -> None:
            chats = [[{"role": "assistant", "content": q.response}] for q in part]
            results = stepper.step(chats, [stepper.initial_metadata(problems[q.problem]) for q in part])
            assert [r.status for r in results] == [q.status for q in part]

        step(proofs(2 * workers, 0))
        start = time.perf_counter()
        step(questions)
        return len(questions) / (time.perf_counter() - start)


async def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clients", type=int, default=200)
    parser.add_argument("--requests", type=int, default=2000)
    parser.add_argument("--workers", type=int, default=available_cores())
    parser.add_argument("--kills", type=int, default=3)
    options = parser.parse_args()
    token = secrets.token_hex(16)
    command = [sys.executable, "-m", "lean_gym.cli", "serve", "--port", "0", "--workers", str(options.workers)]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env={**os.environ, "LEAN_GYM_TOKEN": token})
    assert process.stderr is not None
    line = process.stderr.readline()
    found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
    assert found, line + process.stderr.read()
    port = int(found[1])
    console.print(f"{line.strip()}; load of the machine before: {os.getloadavg()[0]:.1f}", highlight=False)
    table = Table("requests", "per second", "p50 ms", "p95 ms", "p99 ms", "answers", "note")
    try:
        n, clients = options.requests, options.clients
        silent = [Question("prop_and_swap", f"No idea {i}.", "malformed") for i in range(n)]
        add(table, "without Lean", await load(port, token, clients, silent))
        fresh = proofs(n, 1)
        add(table, "checked by Lean", await load(port, token, clients, fresh))
        add(table, "the same again", await load(port, token, clients, fresh), "from the cache")
        done = asyncio.Event()
        killing = asyncio.create_task(kill_some(process.pid, options.kills, done))
        outcome = await load(port, token, clients, proofs(n, 2))
        done.set()
        add(table, "checked by Lean", outcome, f"{await killing} processes of Lean killed")
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(60)
    console.print(table)
    console.print(f"{clients} clients, {options.workers} workers, {os.cpu_count()} processors for all of it")
    rate = without_http(options.workers, proofs(n, 3))
    console.print(f"without HTTP, as one batch: {rate:.1f} per second; load after: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    asyncio.run(main())
