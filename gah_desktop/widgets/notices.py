"""What the main window has to tell: one box at a time, the next when it is closed. Decides nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, QTimer
from PySide6.QtWidgets import QDialog, QMessageBox
from shiboken6 import isValid

from gah_desktop import __version__
from gah_desktop.app import unsaved
from gah_desktop.app.saving import LEFT
from gah_desktop.record import SaveCode, SaveError
from gah_desktop.text.errors import os_error_text, save_error_text
from gah_desktop.text.terms import fill
from gah_desktop.text.voices import counted
from gah_desktop.widgets.message import ListBox, make_room, message, show_folder
from gah_desktop.widgets.registry import LICENCES

if TYPE_CHECKING:
    from gah_desktop.app.paths import Unusable
    from gah_desktop.catalog import OverrideProblem
    from gah_desktop.record import Journal
    from gah_desktop.widgets.main_window import MainWindow

    Wish = Callable[[Journal], object]

MOST = 8  # sentences in one box


class Notices(QObject):
    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._boxes: list[QDialog] = []  # the first is on show, the others wait
        self._warning: QMessageBox | None = None
        self._warned: list[str] = []
        self._saving: dict[str, str] = {}  # the last message about each kind of writes
        self._question: QMessageBox | None = None  # before the window closes

    # -- one after the other

    def _show(self, box: QDialog) -> None:
        if isinstance(box, QMessageBox):
            make_room(box)
        box.finished.connect(lambda: self._closed(box))
        self._forget_deleted()
        self._boxes.append(box)
        if len(self._boxes) == 1:
            self._open(box)

    def _open(self, box: QDialog) -> None:
        """In front of the window, and so not before it is there."""
        if self._window.isVisible():
            box.open()
        else:
            QTimer.singleShot(0, box, box.open)

    def _closed(self, box: QDialog) -> None:
        if box is self._warning:
            self._warning, self._warned = None, []
        if box in self._boxes:
            self._boxes.remove(box)
            if self._boxes:
                self._open(self._boxes[0])

    def _forget_deleted(self) -> None:
        """A box that was closed before it was shown has never finished."""
        self._boxes = [box for box in self._boxes if isValid(box)]

    # -- what is told

    def about(self) -> None:
        text = self.tr("Grand Austria Hotel for the desktop, version %1. A board game for one to four.")
        box = message(self._window, QMessageBox.Icon.NoIcon, fill(text, __version__))
        box.setWindowTitle(self.tr("About"))
        side = self._window.fontMetrics().height() * 5
        box.setIconPixmap(
            self._window.windowIcon().pixmap(QSize(side, side), self._window.devicePixelRatio())
        )
        box.setInformativeText(self.tr("The program is free under the MIT licence, and unofficial."))
        licences = box.addButton(self.tr("&Licences…"), QMessageBox.ButtonRole.ActionRole)
        licences.setObjectName("licences")
        licences.clicked.connect(self.licences)
        ok = box.addButton(QMessageBox.StandardButton.Ok)
        box.setEscapeButton(ok)
        self._show(box)

    def licences(self) -> None:
        self._show(LICENCES.make(self._window))

    def warn(
        self, text: str, icon: QMessageBox.Icon = QMessageBox.Icon.Warning, instead_of: str = ""
    ) -> None:
        """Several warnings share a box, as long as it is there; each is said once."""
        if text in self._warned:
            return
        self._warned = [*(told for told in self._warned if told != instead_of), text]
        if self._warning is None:
            self._warning = message(self._window, icon, text)
            self._show(self._warning)
        else:
            if len(self._warned) == 1:
                self._warning.setIcon(icon)
            self._warning.setText(self._warned[0])
            self._warning.setInformativeText("\n".join(self._warned[1:MOST]))

    def cannot_open(self, file: Path, error: OSError) -> None:
        self.warn(fill(self.tr("%1 cannot be opened. %2"), file.name, os_error_text(error)))

    def cannot_write(self, file: Path, error: OSError) -> None:
        self.warn(fill(self.tr("%1 cannot be written. %2"), file.name, os_error_text(error)))

    # -- what could not be saved

    def not_saved(self, kind: str, error: OSError) -> None:
        """Tell what could not be saved and why; it is tried again."""
        texts = {
            unsaved.GAME: self.tr("The game could not be saved. %1"),
            unsaved.RECORD: self.tr("The finished game could not be added to the history. %1"),
            unsaved.ENTRY: self.tr("The finished game is kept and will be entered in the history later. %1"),
            unsaved.SETTINGS: self.tr("The settings could not be saved. %1"),
            unsaved.REVIEW: self.tr("The review could not be saved. %1"),
        }
        self._tell_saving(kind, fill(texts[kind], os_error_text(error)), QMessageBox.Icon.Warning)

    def saved_again(self, kind: str, more: bool) -> None:
        """Tell that it is saved now. `more`: closing the program would still lose something else."""
        texts = {
            unsaved.GAME: self.tr("The game is saved again."),
            unsaved.RECORD: self.tr("The finished game is in the history now."),
            unsaved.ENTRY: self.tr("The finished game is in the history now."),
            unsaved.SETTINGS: self.tr("The settings are saved again."),
            unsaved.REVIEW: self.tr("The review is saved now."),
        }
        if self._question is not None and not more:
            self._question.close()  # nothing would be lost any more
        self._tell_saving(kind, texts[kind], QMessageBox.Icon.Information)

    def _tell_saving(self, kind: str, text: str, icon: QMessageBox.Icon) -> None:
        self.warn(text, icon, self._saving.get(kind, ""))
        self._saving[kind] = text

    def ask_before_closing(
        self,
        losses: Mapping[str, int],
        error: OSError,
        again: Callable[[], object],
        anyway: Callable[[], object],
    ) -> None:
        """Ask whether to close the window although something is not saved, and tell what would be lost."""
        if self._question is not None:
            self._question.close()
        box = self._question = message(
            self._window,
            QMessageBox.Icon.Warning,
            fill(self.tr("Not everything could be saved. %1"), os_error_text(error)),
        )
        box.setInformativeText("\n".join(self._told_loss(*loss) for loss in losses.items()))
        keep = box.addButton(self.tr("&Keep open"), QMessageBox.ButtonRole.RejectRole)
        keep.setObjectName("keepOpen")
        for name, text, role, act in (
            ("tryAgain", self.tr("&Try again"), QMessageBox.ButtonRole.AcceptRole, again),
            ("closeAnyway", self.tr("&Close anyway"), QMessageBox.ButtonRole.DestructiveRole, anyway),
        ):
            button = box.addButton(text, role)
            button.setObjectName(name)
            button.clicked.connect(lambda checked=False, act=act: act())
        box.setEscapeButton(keep)
        box.setDefaultButton(keep)
        box.finished.connect(self._answered)
        make_room(box)
        box.open()

    def _answered(self) -> None:
        self._question = None

    def _told_loss(self, kind: str, number: int) -> str:
        """What closing the window would lose."""
        match kind:
            case unsaved.GAME:
                return self.tr("What was done in this game since it was last saved would be lost.")
            case unsaved.RECORD:
                return counted("Notices", "%n finished game(s) would be missing from the history.", number)
            case unsaved.SETTINGS:
                return self.tr("The last changes of the settings would be lost.")
            case unsaved.REVIEW:
                return counted("Notices", "%n review(s) would have to be made again.", number)
        assert kind == LEFT
        return counted(
            "Notices", "What was done in %n other game(s) since they were last saved would be lost.", number
        )

    def old_rules(self) -> None:
        text = self.tr("Some moves of this game follow earlier rules.")
        box = message(self._window, QMessageBox.Icon.Information, text)
        box.setInformativeText(
            self.tr(
                "They stay as they were played, and you can undo and redo them. From here on, today’s rules "
                "apply."
            )
        )
        self._show(box)

    def bot_failed(self) -> None:
        self.warn(self.tr("A bot has stopped playing, and the game is paused. The log file says why."))

    def damage(self, file: Path, error: SaveError, play_on: Wish, look: Wish) -> None:
        """What is wrong with a file; with the readable part something can be done, the file is left alone."""
        text = fill(self.tr("%1 cannot be opened."), file.name)
        box = message(self._window, QMessageBox.Icon.Warning, text)
        box.setInformativeText(save_error_text(error))
        ways = [("openReadable", self.tr("Open what can be read"), play_on)]
        if error.code is SaveCode.OLDER_RULES:
            ways = [
                ("lookAtReadable", self.tr("Look at it up to there"), look),
                ("openReadable", self.tr("Continue from there"), play_on),
            ]
        if error.readable is not None and error.readable.entries:
            for name, words, wish in ways:
                button = box.addButton(words, QMessageBox.ButtonRole.AcceptRole)
                button.setObjectName(name)
                button.clicked.connect(partial(wish, error.readable))
            box.addButton(QMessageBox.StandardButton.Cancel)
        self._show(box)

    def overrides(self, problems: Sequence[OverrideProblem]) -> None:
        """Which of the owner's corrections of the cards cannot be used, and why."""
        if problems:
            from gah_desktop.text.overrides import override_problem

            text = self.tr("Some corrections of the cards cannot be used.")
            self._show(ListBox(self._window, text, [override_problem(problem) for problem in problems]))

    def unusable(self, folders: Sequence[Unusable]) -> None:
        """What this copy of the program can't keep, and why."""
        texts = {
            "data": self.tr("Games cannot be saved: nothing can be written to %1. %2"),
            "config": self.tr("Settings cannot be saved: nothing can be written to %1. %2"),
        }
        for kind, folder, error in folders:
            self.warn(fill(texts[kind], folder, os_error_text(error)))

    def second_copy(self) -> None:
        self.warn(
            self.tr(
                "Another copy of the program is running but does not answer. You can play here, but nothing"
                " will be saved."
            )
        )

    def unexpected(self, saved: bool, folder: Path) -> None:
        """The last resort; while it is on show, the log file alone hears of more."""
        self._forget_deleted()
        if any(box.property("unexpected") for box in self._boxes):
            return
        text = self.tr("Something unexpected went wrong. The details are in the log file.")
        if saved:
            text = self.tr(
                "Something unexpected went wrong. Your game is saved; the details are in the log file."
            )
        box = message(self._window, QMessageBox.Icon.Critical, text)
        box.setProperty("unexpected", True)
        button = box.addButton(self.tr("Show the log file"), QMessageBox.ButtonRole.ActionRole)
        button.setObjectName("showLog")
        button.clicked.connect(lambda: show_folder(self._window, folder))
        box.addButton(QMessageBox.StandardButton.Close)
        self._show(box)
