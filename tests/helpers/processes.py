"""Questions about processes."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from time import perf_counter


def is_running(pid: int) -> bool:
    """Return whether a process runs. A child that has ended, but was not waited for, does not."""
    if Path("/proc").is_dir():
        try:
            state = Path(f"/proc/{pid}/stat").read_text()
        except OSError:
            return False
        return state.rsplit(")", 1)[1].split()[0] not in ("Z", "X")
    return subprocess.run(["ps", "-p", str(pid)], capture_output=True).returncode == 0


def becomes(condition: Callable[[], bool]) -> bool:
    """Return whether a condition becomes true within some seconds."""
    until = perf_counter() + 10
    while not condition() and perf_counter() < until:
        time.sleep(0.01)
    return condition()


def ends(pid: int) -> bool:
    return becomes(lambda: not is_running(pid))
