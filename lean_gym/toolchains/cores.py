"""How many checks a machine can do at the same time."""

from __future__ import annotations

import math
import os
from pathlib import Path, PurePosixPath

__all__ = ["available_cores"]


def available_cores(root: str | os.PathLike[str] = "/") -> int:
    """The processors that this process may use: its affinity, and the share of its container or job where that is less.

    A worker for each processor of a large machine, in a container that gets the time of four, would have the checks
    wait for each other until they ran into their limits.

    Args:
        root: where the system's files are found.
    """
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(cores, math.ceil(min(_shares(Path(root)), default=cores))))


def _shares(root: Path) -> list[float]:
    """Processors' worth of time that the control groups of this process grant, versions 1 and 2 (``cgroups(7)``)."""
    shares: list[float] = []
    for line in _read(root / "proc/self/cgroup").splitlines():
        _, _, rest = line.partition(":")
        controllers, _, path = rest.partition(":")
        if controllers and "cpu" not in controllers.split(","):
            continue
        group = PurePosixPath(path.lstrip("/"))
        for part in (group, *group.parents):  # in a container the path may begin at the host's root, or at its own
            if controllers:
                folder = root / "sys/fs/cgroup/cpu" / part
                figures = [_read(folder / f"cpu.cfs_{name}_us").strip() for name in ("quota", "period")]
            else:
                figures = _read(root / "sys/fs/cgroup" / part / "cpu.max").split()
            if len(figures) == 2 and all(figure.isdecimal() for figure in figures) and int(figures[1]) > 0:
                shares.append(int(figures[0]) / int(figures[1]))
    return shares


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
