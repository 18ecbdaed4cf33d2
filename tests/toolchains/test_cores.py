"""How many processors a verifier takes for its own."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from lean_gym.toolchains.cores import available_cores


@pytest.fixture(autouse=True)
def sixteen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(16)), raising=False)


@pytest.mark.parametrize(
    ("group", "files", "cores"),
    [
        ("0::/", {"cpu.max": "400000 100000"}, 4),
        ("0::/", {"cpu.max": "150000 100000"}, 2),
        ("0::/", {"cpu.max": "1000 100000"}, 1),
        ("0::/", {"cpu.max": "max 100000"}, 16),
        ("0::/", {"cpu.max": "9900000 100000"}, 16),
        ("0::/job/step", {"job/cpu.max": "300000 100000", "job/step/cpu.max": "max 100000"}, 3),
        ("0::/job/step", {"job/cpu.max": "300000 100000", "job/step/cpu.max": "200000 100000"}, 2),
        (
            "5:cpuset:/\n4:cpu,cpuacct:/docker/x",
            {"cpu/cpu.cfs_quota_us": "200000", "cpu/cpu.cfs_period_us": "100000"},
            2,
        ),
        ("4:cpu:/", {"cpu/cpu.cfs_quota_us": "-1", "cpu/cpu.cfs_period_us": "100000"}, 16),
        ("0::/", {"cpu.max": "no figures at all"}, 16),
        ("0::/", {"cpu.max": "100000 0"}, 16),
        ("nonsense", {}, 16),
        (None, {}, 16),
    ],
)
def test_affinity_and_control_groups(tmp_path: Path, group: str | None, files: dict[str, str], cores: int) -> None:
    if group is not None:
        (tmp_path / "proc/self").mkdir(parents=True)
        (tmp_path / "proc/self/cgroup").write_text(group + "\n")
    for name, text in files.items():
        file = tmp_path / "sys/fs/cgroup" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text + "\n")
    assert available_cores(tmp_path) == cores


def test_of_this_machine() -> None:
    assert 1 <= available_cores() <= 16
