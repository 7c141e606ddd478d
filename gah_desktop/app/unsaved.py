"""Failed writes, kept and repeated until they succeed: by a timer with back-off, and when a caller asks."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

log = logging.getLogger(__name__)

FIRST_WAIT_MS, LONGEST_WAIT_MS = 2_000, 60_000

# the kinds of writes
GAME = "game"  # a game in progress
RECORD = "record"  # a finished game
ENTRY = "entry"  # its entry in the history, which the record alone is enough to make
SETTINGS = "settings"
REVIEW = "review"
# Each game moves the file of the game before it, and a record removes it.
IN_ORDER = (GAME, RECORD)


class Key(NamedTuple):
    """`of` is the game, and `which` tells several writes of it apart."""

    kind: str
    of: Hashable = None
    which: Hashable = None

    def waits_for(self, other: Key) -> bool:
        return self.kind in IN_ORDER and other.kind in IN_ORDER and self.of != other.of


Write = Callable[[bool], object]  # raises OSError; the argument is True if it is repeated


class Unsaved(QObject):
    """Failed writes in the order of their first attempts."""

    failed = Signal(str, object)  # a kind and its OSError, once until all writes of the kind have succeeded
    recovered = Signal(str)  # a kind whose failed writes have all succeeded

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._writes: dict[Key, Write] = {}
        self._reported: set[str] = set()
        self.error = OSError()  # the last one
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(FIRST_WAIT_MS)
        self._timer.timeout.connect(self._retry_later)

    def __contains__(self, key: Key) -> bool:
        return key in self._writes

    def __iter__(self) -> Iterator[Key]:
        return iter(tuple(self._writes))

    def __bool__(self) -> bool:
        return bool(self._writes)

    @property
    def wait_ms(self) -> int:
        """The time until the next retry."""
        return self._timer.interval()

    def attempt(self, key: Key, write: Write) -> None:
        """Write, and keep the write for later if it fails."""
        if key in self._writes or any(key.waits_for(other) for other in self._writes):
            self._writes[key] = write
            self.retry()
            if key in self._writes:
                self._report(key.kind)
            return
        try:
            write(False)
        except OSError as error:
            self.add(key, write, error)

    def add(self, key: Key, write: Write, error: OSError) -> None:
        """Keep a write that has failed."""
        self._writes[key] = write
        self.error = error
        self._report(key.kind)
        if not self._timer.isActive():
            self._timer.start()

    def drop(self, key: Key) -> None:
        """Forget a write that another one makes superfluous."""
        self._writes.pop(key, None)
        self._reported &= self._kinds()

    def retry(self) -> None:
        """Repeat all failed writes in their order."""
        failed: list[Key] = []
        for key, write in tuple(self._writes.items()):
            if any(key.waits_for(other) for other in failed):
                failed.append(key)
                continue
            try:
                write(True)
            except OSError as error:
                failed.append(key)
                self.error = error
            else:
                del self._writes[key]
        for kind in sorted(self._reported - self._kinds()):
            self._reported.remove(kind)
            log.info("Saved after a failure: %s", kind)
            self.recovered.emit(kind)
        if not self._writes:
            self._timer.stop()
            self._timer.setInterval(FIRST_WAIT_MS)

    def counted(self) -> Counter[str]:
        """The number of failed writes of each kind."""
        return Counter(key.kind for key in self._writes)

    def _kinds(self) -> set[str]:
        return {key.kind for key in self._writes}

    def _retry_later(self) -> None:
        self.retry()
        if self._writes:
            self._timer.start(min(2 * self._timer.interval(), LONGEST_WAIT_MS))

    def _report(self, kind: str) -> None:
        if kind not in self._reported:
            self._reported.add(kind)
            log.warning("Not saved: %s: %r", kind, self.error)
            self.failed.emit(kind, self.error)
