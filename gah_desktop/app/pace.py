"""The pauses in which what a bot has done can be seen: one before each of its steps. Knows no game.

A turn of many steps hurries: its first two pauses are whole, each later one is half of the one before.
So a turn never takes longer than three.
"""

from __future__ import annotations

from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

WHOLE = 2  # pauses of a turn


class Pace(QObject):
    """Says when the next step may be shown."""

    due = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps = 0  # of the turn that is shown
        self._shown_at = 0.0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.due)

    def shown(self, begins: bool) -> None:
        """Something has just been shown; `begins`: what comes next is another turn, or another seat's."""
        self._shown_at = perf_counter()
        self._steps = 0 if begins else self._steps + 1

    def wait(self, usual: int) -> None:
        """Be due when the pause is over, `usual` milliseconds in general; what was spent thinking counts."""
        pause = usual >> max(0, self._steps + 1 - WHOLE)
        left = pause - 1000 * (perf_counter() - self._shown_at)
        if left > 0:
            self._start(int(left) + 1)
        else:
            self.due.emit()

    def hurry(self) -> None:
        """Let the pause end now."""
        if self._timer.isActive():
            self._start(0)

    def stop(self) -> None:
        self._timer.stop()

    def _start(self, milliseconds: int) -> None:
        self._timer.start(milliseconds)
