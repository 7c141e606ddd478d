"""Tasks for the tests. A worker process imports them from here."""

from __future__ import annotations

import os
import time
from typing import NamedTuple

from gah_desktop.workers import DIRECT, Control


class Double(NamedTuple):
    number: int

    def run(self, control: Control = DIRECT) -> int:
        return 2 * self.number


class Countdown(NamedTuple):
    """Report each number down to 1."""

    number: int

    def run(self, control: Control = DIRECT) -> str:
        for number in range(self.number, 0, -1):
            control.report(number)
        return "lift-off"


class UntilCancelled(NamedTuple):
    """Report the process, and work until the task is cancelled."""

    def run(self, control: Control = DIRECT) -> str:
        control.report(os.getpid())
        while not control.is_cancelled():
            pass
        return "so far"


class Silent(NamedTuple):
    """Report the process, and never look at the control."""

    def run(self, control: Control = DIRECT) -> None:
        control.report(os.getpid())
        time.sleep(60)


class Ending(NamedTuple):
    """End the process in the middle of the task."""

    def run(self, control: Control = DIRECT) -> None:
        os._exit(3)


class WhichProcess(NamedTuple):
    def run(self, control: Control = DIRECT) -> tuple[int, int]:
        """Return the process and its priority."""
        return os.getpid(), os.getpriority(os.PRIO_PROCESS, 0) if hasattr(os, "getpriority") else 0


class Raising(NamedTuple):
    error: Exception

    def run(self, control: Control = DIRECT) -> None:
        raise self.error


class LocalError(Exception):
    """An exception that cannot be unpickled."""

    def __init__(self, card: int, hand: str) -> None:
        super().__init__(f"card {card} is not in {hand}")


class RaisingLocalError(NamedTuple):
    def run(self, control: Control = DIRECT) -> None:
        raise LocalError(7, "the hand")


def halve(number: int) -> float:
    if number % 2:
        raise ValueError(f"{number} is odd")
    return number / 2
