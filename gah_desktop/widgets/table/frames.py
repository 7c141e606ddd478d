"""What is in the middle is painted at once, the rest in the frames after. Paints nothing.

With a new look, when everything is painted anew, that holds for a frame that takes long; what changes in the
course of a game asks for a later frame by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

LONG = 0.03  # seconds that a frame has taken when what can wait does
PAUSE = 5  # milliseconds between the frames after it, in which keys and clicks come in


class Frames(QObject):
    """Knows how long the frame at work has taken; pictures that are taken of the window are always whole."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._began: float | None = None  # only while a frame is painted that may leave something out
        self._first = False  # the frame at work is the first of all
        self._left_out: dict[QWidget, Callable[[], object]] = {}  # and what makes it be painted
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(PAUSE)
        self._soon.timeout.connect(self._go_on)
        self._turn = QTimer(self)  # a turn of the event loop ends with a frame
        self._turn.setSingleShot(True)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._wait)

    def later(self, widget: QWidget, show: Callable[[], object] | None = None) -> None:
        """Something else is to be seen there, and may follow what is in the middle: `show`, or an update."""
        self._left_out.setdefault(widget, show or widget.update)
        self._turn.start()

    def all_anew(self, window: QWidget) -> None:
        """Everything in the window will be painted anew: its next frame may leave something out."""
        window.removeEventFilter(self)
        window.installEventFilter(self)
        handle = window.windowHandle()
        if handle is not None and not handle.isExposed():  # the first frame of all comes another way
            handle.removeEventFilter(self)
            handle.installEventFilter(self)

    def left_out(self, widget: QWidget) -> bool:
        """Asked by what can wait: whether it does. It is painted with one of the next frames."""
        if self._began is None:
            return False
        if widget in self._left_out:
            return True
        if not self._first and perf_counter() - self._began < LONG:
            return False
        self._left_out[widget] = widget.update
        return True

    @property
    def waiting(self) -> bool:
        """Whether something has been left out and not been painted since."""
        return bool(self._left_out)

    def _go_on(self) -> None:
        """One in each frame, so that none takes long."""
        widget = next(iter(self._left_out), None)
        if widget is None:
            return
        show = self._left_out.pop(widget)
        if isValid(widget):
            show()
            widget.window().removeEventFilter(self)
        self._wait()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, QWindow):
            if event.type() == QEvent.Type.Expose and self._began is None:
                watched.removeEventFilter(self)
                self._began, self._first = perf_counter(), True
                QTimer.singleShot(0, self, self._ended)
            return False
        if event.type() != QEvent.Type.UpdateRequest or not isinstance(watched, QWidget):
            return False
        self._began = perf_counter()
        try:
            return watched.event(event)
        finally:
            self._ended()
            if not self._left_out:
                watched.removeEventFilter(self)

    def _ended(self) -> None:
        self._began, self._first = None, False
        self._wait()

    def _wait(self) -> None:
        if self._left_out and not self._soon.isActive():
            self._soon.start()
