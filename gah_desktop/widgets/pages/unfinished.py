"""Every unfinished game: to be played on, or deleted. Starts nothing itself, it only asks for it."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QListView, QVBoxLayout, QWidget

from gah_desktop.app import unfinished
from gah_desktop.app.unfinished import Deleted, UnfinishedGame
from gah_desktop.record import SaveError
from gah_desktop.text.errors import os_error_text
from gah_desktop.text.terms import fill
from gah_desktop.widgets.context import Context
from gah_desktop.widgets.pages.about_games import who_against
from gah_desktop.widgets.pages.common import Page, button, label, row
from gah_desktop.widgets.pages.unfinished_list import UnfinishedModel, UnfinishedRow

log = logging.getLogger(__name__)


class UnfinishedPage(Page):
    in_the_street = True
    playRequested = Signal(object)  # UnfinishedGame
    closed = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context.look, parent)
        self.setObjectName("unfinishedPage")
        self._context = context
        self._waiting: list[Path] = []  # files that are still to be read
        self._damaged = 0
        self._undo: tuple[Deleted, UnfinishedGame, int] | None = None
        self._title = label("title")
        self._notice, self._nothing = label("danger", wrap=True), label("muted", wrap=True)
        self._said = label("muted", wrap=True)
        self._take_back = button("undo", self.undo)
        self._take_back.setObjectName("undoDeleteButton")
        self._model = UnfinishedModel(self)
        self._view = QListView()
        self._view.setObjectName("unfinishedView")
        self._view.setModel(self._model)
        self._view.setItemDelegate(UnfinishedRow(self._view, self.look))
        self._view.setUniformItemSizes(True)
        self._view.activated.connect(lambda index: self.play())
        self._view.selectionModel().currentChanged.connect(self._enable)
        self._back = button("back", self.closed.emit)
        self._delete = button("delete", self.delete)
        self._delete.setObjectName("deleteUnfinishedButton")
        self._play = button("replay-play", self.play, primary=True)
        self._play.setObjectName("playUnfinishedButton")
        self._next = QTimer(self)
        self._next.setInterval(0)
        self._next.timeout.connect(self._read_next)
        self._lay_out()
        QShortcut(QKeySequence(QKeySequence.StandardKey.Cancel), self, self.closed.emit)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self._view, self.delete)
        self.retranslate()
        self.restyle()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.addWidget(self._title)
        layout.addWidget(self._notice)
        layout.addWidget(self._nothing)
        layout.addWidget(self._view, 1)
        deleted = row(self._said, self._take_back)
        deleted.setStretch(0, 1)
        layout.addLayout(deleted)
        layout.addLayout(row(self._back, 1, self._delete, self._play))

    # -- the list

    def refresh(self) -> None:
        """Read the files anew, the game in progress first, one each time the window has nothing to do."""
        session = self._context.session
        self._model.clear()
        self._undo, self._damaged = None, 0
        found = session.last_game()
        if found.loaded is not None:
            self._add(unfinished.going(found.file or session.autosave.path, found.loaded))
        self._waiting = unfinished.files(self._context.paths)
        self._next.start()
        self._tell()

    @property
    def complete(self) -> bool:
        return not self._next.isActive()

    def _read_next(self) -> None:
        if self._waiting:
            self._read(self._waiting.pop(0))
        else:
            self._next.stop()
        self._tell()

    def _read(self, file: Path) -> None:
        try:
            self._add(unfinished.read(file))
        except (SaveError, OSError) as error:
            log.warning("%s is left out of the unfinished games: %s", file.name, error)
            self._damaged += 1

    def _add(self, game: UnfinishedGame | None) -> None:
        if game is not None and self._model.add(game) and len(self._model.games) == 1:
            self._view.setCurrentIndex(self._model.index(0))

    @property
    def current(self) -> UnfinishedGame | None:
        chosen = self._view.currentIndex().row()
        return self._model.games[chosen] if 0 <= chosen < len(self._model.games) else None

    def play(self) -> None:
        game = self.current
        if game is not None:
            self._next.stop()
            self.playRequested.emit(game)

    def delete(self) -> None:
        game = self.current
        if game is None or not self._delete.isEnabled():
            return
        place = self._view.currentIndex().row()
        try:
            deleted = unfinished.delete(game.file)
        except OSError as error:
            self._say(fill(self.tr("This game cannot be deleted. %1"), os_error_text(error)))
            return
        self._undo = (deleted, self._model.take(place), place)
        self._tell()

    def undo(self) -> None:
        """The game that was deleted last comes back to its place."""
        if self._undo is None:
            return
        deleted, game, place = self._undo
        try:
            unfinished.put_back(deleted)
        except OSError as error:
            self._say(fill(self.tr("This game cannot be put back. %1"), os_error_text(error)))
            return
        self._undo = None
        self._model.add(game, min(place, len(self._model.games)))
        self._view.setCurrentIndex(self._model.index(min(place, len(self._model.games) - 1)))
        self._view.setFocus()
        self._tell()

    # -- words

    def _enable(self, *_: QModelIndex) -> None:
        game, why = self.current, ""
        if game is None:
            why = self.tr("Choose a game in the list first.")
        elif game.in_progress:
            why = self.tr("This is the game in progress. Begin or continue another one first.")
        elif not self._context.session.keeps:
            why = self.tr("Another copy of the program is running.")
        self._play.setEnabled(game is not None)
        self._delete.setEnabled(not why)
        self._delete.setToolTip(why)

    def _tell(self) -> None:
        text = self.tr("%n saved game(s) could not be read and are missing here.", "", self._damaged)
        self._notice.setText(text)
        self._notice.setVisible(self._damaged > 0)
        empty = self.complete and not self._model.games
        self._nothing.setVisible(empty)
        self._take_back.setVisible(self._undo is not None)
        gone = self._undo[1].game.setup if self._undo is not None else None
        self._say("" if gone is None else fill(self.tr("Deleted: %1."), who_against(gone)))
        self._enable()

    def _say(self, text: str) -> None:
        self._said.setText(text)
        self._said.setVisible(bool(text))

    def retranslate(self) -> None:
        self._title.setText(self.tr("Unfinished games"))
        self._nothing.setText(self.tr("A game that you leave for another waits here until you continue it."))
        self._back.setText(self.tr("Back"))
        self._delete.setText(self.tr("Delete"))
        self._take_back.setText(self.tr("Put it back"))
        self._play.setText(self.tr("Continue"))
        self._view.setAccessibleName(self._title.text())
        self._model.retell()
        self._tell()

    def restyle(self) -> None:
        super().restyle()
        self._view.scheduleDelayedItemsLayout()

    def hideEvent(self, event: QHideEvent) -> None:
        """Keep no game of the list while another page is shown; `refresh` reads them again."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._next.stop()
            self._waiting = []
            self._model.clear()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)
