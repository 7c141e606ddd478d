"""What a session writes: the autosave, finished games, reviews and settings. Failed writes are repeated."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from gah_desktop.app.autosave import Autosave
from gah_desktop.app.loading import load_game, was_played
from gah_desktop.app.meta import Meta
from gah_desktop.app.paths import Paths
from gah_desktop.app.settings import Settings
from gah_desktop.app.unsaved import ENTRY, GAME, RECORD, REVIEW, SETTINGS, Key, Unsaved, Write
from gah_desktop.record import Journal, dumps
from gah_desktop.text.errors import history_error_text

if TYPE_CHECKING:
    from gah_desktop.app.history import History
    from gah_desktop.app.reviews import Reviews
    from gah_desktop.coach.review import Review

log = logging.getLogger(__name__)

LATER = 1000  # milliseconds after its end in which a game is entered in the history
PATIENCE = (300, 20)  # milliseconds between tries to enter a game in a history in use, and how many
SETTINGS_DELAY_MS = 1000
LEFT = "left"  # unsaved games that another one has replaced on the table


class Saving(QObject):
    _refused = Signal()  # from the saving thread: what was saved may not last

    def __init__(self, settings: Settings, paths: Paths, keeps: bool, parent: QObject | None = None) -> None:
        """`keeps` False: a second copy of the program, which writes nothing of its own but settings."""
        super().__init__(parent)
        self._settings = settings
        self._paths = paths
        self._keeps = keeps
        self.unsaved = Unsaved(self)
        self.autosave = Autosave(paths, keeps, self._refused.emit)
        self._refused.connect(self._settle)
        self._last: tuple[Key, Write] | None = None
        self._entry = self._timer(LATER, self.enter)
        self._soon = self._timer(SETTINGS_DELAY_MS, self._save_settings)
        settings.changed.connect(lambda name: self._soon.start())

    def _timer(self, delay: int, do: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(delay)
        timer.timeout.connect(do)
        return timer

    @cached_property
    def history(self) -> History:
        """Every finished game; most sessions begin without a look at it."""
        from gah_desktop.app.history import History

        return History(self._paths, self._keeps)

    @cached_property
    def reviews(self) -> Reviews:
        """What the coach has found in finished games."""
        from gah_desktop.app.reviews import Reviews

        return Reviews(self._paths, self._keeps)

    # -- games

    def save(self, journal: Journal, meta: Meta, surely: bool = False) -> None:
        """Save the game in progress. With `surely`, wait until a power cut cannot undo that."""

        def save(again: bool) -> None:
            self.autosave.save(journal, meta.to_dict())
            if surely or again:
                self.autosave.settle()

        self._write(Key(GAME, id(journal)), save)

    def record(self, journal: Journal, meta: Meta) -> None:
        """Keep a finished game: its log at once, its entry in the history a little later."""
        if not self._keeps:
            return
        text, end = dumps(journal, meta.to_dict()), journal.game.hash()
        kept: list[Path | None] = []

        def keep(again: bool) -> None:
            if not kept:
                taken_back = journal.game.hash() != end
                kept.append(self._keep_log(load_game(text).journal if taken_back else journal, meta))
            if journal.game.over:
                self.autosave.clear(journal, kept[0])
            if again:
                self.autosave.settle()
            self._entry.start()

        for key in self.unsaved:
            if key == Key(GAME, id(journal)) or (key.kind, key.which) == (RECORD, end):
                self.unsaved.drop(key)  # all of it is in the record
        self._write(Key(RECORD, id(journal), end), keep)

    def _keep_log(self, journal: Journal, meta: Meta) -> Path | None:
        try:
            return self.history.keep(journal, meta, lasting=False)
        except OSError:
            if self.autosave.holds(journal):
                with suppress(OSError):  # the next start finds the end there
                    self.autosave.save(journal, meta.to_dict())
            raise

    def forget_unplayed(self, journal: Journal) -> None:
        """Another game is begun instead: one in which nothing was chosen needs no saving."""
        if not was_played(journal):
            self.unsaved.drop(Key(GAME, id(journal)))

    def is_behind(self, journal: Journal) -> bool:
        """Return whether the files lack what happened in a game."""
        if Key(GAME, id(journal)) in self.unsaved:
            return True
        return journal.game.over and any(key.which == journal.game.hash() for key in self.unsaved)

    def keep_review(self, journal: Journal, review: Review, finished: str) -> None:
        """Keep a review beside the finished games."""
        file = self.reviews.hold(journal, review, finished)
        self.unsaved.attempt(Key(REVIEW, which=file), lambda again: self.reviews.write(file))

    def _write(self, key: Key, write: Write) -> None:
        self._last = key, write
        self.unsaved.attempt(key, write)

    def _settle(self) -> None:
        """Wait until what was saved is lasting. If the disk refuses that, write it again."""
        try:
            self.autosave.settle()
        except OSError as error:
            log.warning("What was saved may not last: %r", error)
            if self._last is not None:
                key, write = self._last
                self.unsaved.attempt(key, lambda again: write(True))

    # -- settings

    def _save_settings(self) -> None:
        self._soon.stop()
        if self._settings.unsaved:
            self.unsaved.attempt(Key(SETTINGS), lambda again: self._settings.save())
        else:
            with suppress(OSError):  # nothing that the user has chosen
                self._settings.save()

    # -- the history

    def enter_if_due(self) -> None:
        """Enter a finished game now, before its journal is taken back."""
        if self._entry.isActive():
            self.enter()

    def enter(self) -> None:
        self._entry.stop()
        self._enter(PATIENCE[1])

    def _enter(self, tries: int) -> None:
        """Into the history; while another program holds it, again and again for a while."""
        from gah_desktop.app.history import HistoryInUse

        try:
            self._catch_up()
        except OSError as error:
            if isinstance(error, HistoryInUse) and tries:
                QTimer.singleShot(PATIENCE[0], self, lambda: self._enter(tries - 1))
            else:
                self.unsaved.add(Key(ENTRY), lambda again: self._catch_up(), error)

    def _catch_up(self) -> None:
        """Enter the finished games in the history; OSError if that is not possible."""
        import sqlite3

        try:
            self.history.catch_up()
        except sqlite3.Error as error:
            raise OSError(history_error_text(error)) from error

    # -- the end

    def save_everything(self) -> None:
        """Save what is not saved yet, without reporting anything."""
        self.unsaved.blockSignals(True)
        self._settle()
        self._save_settings()
        self.unsaved.retry()
        self.unsaved.blockSignals(False)

    def losses(self, running: Journal | None) -> Counter[str]:
        """Count what ending the program now would lose, by kinds of writes; `LEFT` for other games."""
        found = self.unsaved.counted()
        on_table = running is not None and Key(GAME, id(running)) in self.unsaved
        found[LEFT] = found[GAME] - on_table
        found[GAME] = int(on_table and running is not None and was_played(running))
        del found[ENTRY]
        return +found

    def close(self) -> None:
        self.enter_if_due()
        if "history" in vars(self):
            self.history.close()
