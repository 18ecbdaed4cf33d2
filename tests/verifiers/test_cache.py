"""Verdicts that are remembered."""

from __future__ import annotations

import multiprocessing as mp
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lean_gym.verdict import Diagnostic, Position, Severity, Status, Verdict
from lean_gym.verifiers import cache as cache_module
from lean_gym.verifiers.cache import FINAL, VerdictCache

positions = st.one_of(st.none(), st.builds(Position, st.integers(0, 10**6), st.integers(0, 10**6)))
texts = st.text(max_size=30)
verdicts = st.builds(
    Verdict,
    st.sampled_from(Status),
    st.lists(st.builds(Diagnostic, st.sampled_from(Severity), positions, positions, texts, texts), max_size=3).map(
        tuple
    ),
    st.lists(texts, max_size=3).map(tuple),
    st.one_of(st.none(), st.lists(texts, max_size=3).map(tuple)),
    st.floats(0, 1e6),
    texts,
)


@given(verdicts)
def test_plain_data_and_back(verdict: Verdict) -> None:
    again = Verdict.from_dict(verdict.to_dict())
    assert again == verdict
    assert again.elapsed == verdict.elapsed


@given(verdicts)
def test_only_final_verdicts_are_kept(verdict: Verdict) -> None:
    cache = VerdictCache()
    cache.put("k", verdict)
    assert cache.get("k") == (verdict if verdict.status in FINAL else None)


@pytest.mark.parametrize("status", [Status.TIMEOUT, Status.EXHAUSTED, Status.MALFORMED, Status.UNAVAILABLE])
def test_these_are_not_final(status: Status) -> None:
    assert status not in FINAL


def test_the_least_recently_used_are_dropped() -> None:
    cache = VerdictCache(memory=2)
    for key in "ab":
        cache.put(key, Verdict(Status.PROVED))
    cache.get("a")
    cache.put("c", Verdict(Status.PROVED))
    assert [cache.get(k) is not None for k in "abc"] == [True, False, True]


def test_long_messages_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    def talkative(characters: int) -> Verdict:
        return Verdict(Status.FAILED, (Diagnostic(Severity.ERROR, None, None, "x" * characters),))

    monkeypatch.setattr(cache_module, "_MEMORY_CHARACTERS", 100)
    monkeypatch.setattr(cache_module, "_LARGEST", 60)
    cache = VerdictCache()
    for _ in range(3):
        for n in range(10):
            cache.put(f"k{n}", talkative(30))
    assert [cache.get(f"k{n}") is not None for n in range(10)] == [False] * 7 + [True] * 3
    cache.put("k9", talkative(60))
    cache.put("longer", talkative(61))
    assert [key for key in ("k7", "k8", "k9", "longer") if cache.get(key) is not None] == ["k8", "k9"]


def test_a_file_outlives_the_cache(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "verdicts.sqlite"
    one = VerdictCache(path)
    one.put("k", Verdict(Status.FAILED, reason="∀ 𝔸"))
    one.close()
    two = VerdictCache(path)
    known = two.get("k")
    assert known is not None
    assert known.reason == "∀ 𝔸"
    assert two.get("other") is None
    two.close()


def _write(path: Path, start: int) -> None:
    cache = VerdictCache(path)
    for n in range(start, start + 100):
        cache.put(f"k{n}", Verdict(Status.PROVED, reason=str(n)))
    cache.close()


@pytest.mark.slow
def test_several_processes_write_one_file(tmp_path: Path) -> None:
    path = tmp_path / "verdicts.sqlite"
    context = mp.get_context("spawn")
    writers = [context.Process(target=_write, args=(path, 50 * n)) for n in range(3)]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
        assert writer.exitcode == 0
    cache = VerdictCache(path)
    assert all((v := cache.get(f"k{n}")) is not None and v.reason == str(n) for n in range(200))
    cache.close()


def test_the_file_is_bounded(tmp_path: Path) -> None:
    cache = VerdictCache(tmp_path / "verdicts.sqlite", memory=0, disk=100)
    for n in range(600):
        cache.put(f"k{n:04}", Verdict(Status.PROVED))
    found = sum(cache.get(f"k{n:04}") is not None for n in range(600))
    assert found <= 100 + 256
    cache.close()


def test_the_file_is_bounded_by_processes_that_write_little(tmp_path: Path) -> None:
    for n in range(20):
        cache = VerdictCache(tmp_path / "verdicts.sqlite", disk=5)
        cache.put(f"k{n:04}", Verdict(Status.PROVED))
        cache.close()
    cache = VerdictCache(tmp_path / "verdicts.sqlite")
    assert sum(cache.get(f"k{n:04}") is not None for n in range(20)) == 5
    cache.close()


def test_any_characters_can_be_kept(tmp_path: Path) -> None:
    verdict = Verdict(Status.FAILED, (Diagnostic(Severity.ERROR, None, None, "a\ud800\0𝔸"),))
    cache = VerdictCache(tmp_path / "verdicts.sqlite", memory=0)
    cache.put("k", verdict)
    assert cache.get("k") == verdict
    cache.close()


def test_the_memory_does_not_wait_for_the_disk(tmp_path: Path) -> None:
    cache = VerdictCache(tmp_path / "verdicts.sqlite")
    cache.put("k", Verdict(Status.PROVED))
    with cache._disk_lock:
        assert cache.get("k") == Verdict(Status.PROVED)
        assert cache.get("other", memory_only=True) is None
    cache.close()


def _in_a_fork(cache: VerdictCache) -> None:
    cache.close()
    known = cache.get("k")
    cache.put("of the copy", Verdict(Status.FAILED))
    assert known is not None


@pytest.mark.skipif("fork" not in mp.get_all_start_methods(), reason="no fork on this system")
def test_a_forked_copy_opens_the_file_itself(tmp_path: Path) -> None:
    cache = VerdictCache(tmp_path / "verdicts.sqlite", memory=0)
    cache.put("k", Verdict(Status.PROVED))
    process = mp.get_context("fork").Process(target=_in_a_fork, args=(cache,))
    process.start()
    process.join()
    assert process.exitcode == 0
    assert cache.get("of the copy") == Verdict(Status.FAILED)
    assert cache.get("k") == Verdict(Status.PROVED)
    cache.close()


@pytest.mark.parametrize("damage", ["garbage", "folder", "bad row"])
def test_a_damaged_file_costs_nothing_but_the_memory_of_it(
    tmp_path: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "verdicts.sqlite"
    if damage == "garbage":
        path.write_bytes(b"this is no database" * 100)
    elif damage == "folder":
        path.mkdir()
    else:
        first = VerdictCache(path)
        first.put("k", Verdict(Status.PROVED))
        assert first._database is not None
        first._database.execute("UPDATE verdicts SET verdict = '{}'")
        first.close()
    cache = VerdictCache(path)
    assert cache.get("k") is None
    cache.put("k", Verdict(Status.PROVED))
    assert cache.get("k") == Verdict(Status.PROVED)
    assert "Delete it to mend it" in caplog.text
    cache.close()


def test_sizes_are_not_negative() -> None:
    with pytest.raises(ValueError, match="negative"):
        VerdictCache(memory=-1)
