"""What nobody expected: an exception that gets nowhere else goes to the log file, and is told. No looks."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from time import monotonic
from types import TracebackType

from PySide6.QtCore import QObject, Signal

log = logging.getLogger(__name__)

QUIET = 60.0  # seconds in which the same fault, as in a picture drawn again and again, is told once


class LastResort(QObject):
    """Takes the place of Python's own last resort, which prints and forgets; any thread may come here."""

    happened = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told: dict[tuple[str, str, int], float] = {}  # by place in the code

    def install(self) -> None:
        sys.excepthook = self.take
        threading.excepthook = lambda told: self.take(told.exc_type, told.exc_value, told.exc_traceback)

    def take(
        self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if not issubclass(kind, Exception):  # Ctrl-C and the like mean what they say
            sys.__excepthook__(kind, error or kind(), trace)
            return
        last = traceback.extract_tb(trace)[-1:]
        place = (kind.__name__, last[0].filename if last else "", (last[0].lineno or 0) if last else 0)
        if monotonic() - self._told.get(place, -QUIET) < QUIET:
            return
        self._told[place] = monotonic()
        log.critical("Something unexpected: %r", error, exc_info=(kind, error or kind(), trace))
        self.happened.emit()
