"""The pool of processes that stay: who gets which, how many there are, and what is ended."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lean_gym.verifiers.pool import Pool


class Process:
    """Something that can be killed and suits one kind of work."""

    numbers = count(1)

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.pid = next(self.numbers)
        self.killed = 0

    def kill(self) -> None:
        self.killed += 1


def take(pool: Pool[Process], kind: str) -> Process | None:
    return pool.take(lambda process: process.kind == kind, lambda: Process(kind))


def asked(pool: Pool[Process], kind: str) -> Process:
    process = take(pool, kind)
    assert process is not None
    return process


def test_the_one_used_last_is_lent_again() -> None:
    pool: Pool[Process] = Pool(2, 2, reuse=False)
    first, second = asked(pool, "a"), asked(pool, "a")
    pool.give_back(second, keep=True)
    pool.give_back(first, keep=True)
    assert asked(pool, "a") is first


def test_a_full_pool_ends_the_one_unused_for_longest_or_lends_another() -> None:
    for reuse in (False, True):
        pool: Pool[Process] = Pool(2, 2, reuse=reuse)
        first, second = asked(pool, "a"), asked(pool, "b")
        pool.give_back(first, keep=True)
        pool.give_back(second, keep=True)
        third = asked(pool, "c")
        assert (third is second) == reuse
        assert (first.killed, second.killed) == ((0, 0) if reuse else (1, 0))


def test_one_that_is_not_kept_ends_and_makes_room() -> None:
    pool: Pool[Process] = Pool(1, 1, reuse=True)
    lost = asked(pool, "a")
    pool.give_back(lost, keep=False)
    assert lost.killed == 1
    assert asked(pool, "a") is not lost


def test_a_start_that_fails_makes_room() -> None:
    pool: Pool[Process] = Pool(1, 1, reuse=False)

    def fails() -> Process:
        raise OSError("no memory")

    for _ in range(3):
        with pytest.raises(OSError, match="no memory"):
            pool.take(lambda _: True, fails)
    assert take(pool, "a") is not None


def test_who_waits_when_it_closes_gets_none() -> None:
    pool: Pool[Process] = Pool(1, 1, reuse=True)
    held = asked(pool, "a")
    with ThreadPoolExecutor() as threads:
        waiting = [threads.submit(take, pool, "a") for _ in range(3)]
        pool.close()
        assert [each.result(timeout=10) for each in waiting] == [None] * 3
    assert held.killed == 1
    pool.give_back(held, keep=True)
    assert held.killed == 2
    assert take(pool, "a") is None


def test_one_that_starts_while_it_closes_is_ended() -> None:
    pool: Pool[Process] = Pool(1, 1, reuse=True)
    late = Process("a")

    def start() -> Process:
        pool.close()
        return late

    assert pool.take(lambda _: True, start) is None
    assert late.killed == 1


@given(st.lists(st.sampled_from("abc"), max_size=12), st.integers(1, 3), st.integers(0, 2), st.booleans())
def test_no_more_are_lent_or_kept_than_may_be(kinds: list[str], workers: int, spare: int, reuse: bool) -> None:
    pool: Pool[Process] = Pool(workers, workers + spare, reuse=reuse)
    started: list[Process] = []
    lent = 0
    most = 0
    lock = threading.Lock()

    def start(kind: str) -> Callable[[], Process]:
        def run() -> Process:
            started.append(Process(kind))
            return started[-1]

        return run

    def use(kind: str) -> None:
        nonlocal lent, most
        process = pool.take(lambda each: each.kind == kind, start(kind))
        assert process is not None
        with lock:
            lent += 1
            most = max(most, lent)
        time.sleep(0.0005)
        with lock:
            lent -= 1
        pool.give_back(process, keep=True)

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(use, kinds))
    assert most <= workers
    alive = [process for process in started if not process.killed]
    assert set(pool.processes) == set(alive)
    assert len(alive) <= workers + spare
    pool.close()
    assert all(process.killed for process in started)
