"""What all views of one table share: the look, what is being carried or asked, and where a no is said.

Views tell the desk what the mouse and the keyboard did; the page listens to the desk. No rules, no painting.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QMimeData, QObject, QRect, Signal
from PySide6.QtGui import QFont, QFontInfo
from PySide6.QtWidgets import QWidget

from gah_desktop.app.session import Session
from gah_desktop.app.table import Table
from gah_desktop.engine.actions import Action
from gah_desktop.engine.reasons import Reason
from gah_desktop.widgets.context import Look
from gah_desktop.widgets.table.frames import Frames
from gah_desktop.widgets.theme import Theme


class Desk(QObject):
    lightChanged = Signal()  # what glows and what is dimmed
    pointed = Signal(str, QRect)  # a text worth reading, and where its thing is (global); "" for none
    refused = Signal(object, QRect)  # Reason, and where it is to be said (global)
    referenceRequested = Signal(str, str)
    unfold = Signal(str, int)  # what is folded and to be seen in large, and whose it is
    focusWanted = Signal()  # by the place where something can be done
    overChanged = Signal()  # what lies over the house is wanted, or no longer

    def __init__(self, table: Table, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self.look = look
        self.mime: QMimeData | None = None  # what is being dragged
        self.asked: tuple[Action, ...] = ()  # the options that are being asked about, () for all
        self.picked: QMimeData | None = None  # what was last pointed at, if it can be carried
        self.by_keyboard = False  # whether the last thing was done by keyboard
        self.grown = 1.0  # how many times the usual letters are, for the window is large
        self.frames = Frames(self)
        self.place = QRect()  # where something was last tried
        self.told: Callable[[], bool] | None = None  # opens the page of what is being read, if it has one
        table.illegal.connect(self._illegal)

    def letters(self, widget: QWidget) -> QFont:
        """What is written on the table: in a large window larger than elsewhere."""
        font = widget.font()
        if self.grown > 1.0:
            font.setPixelSize(round(QFontInfo(font).pixelSize() * self.grown))
        return font

    @property
    def theme(self) -> Theme:
        return self.look.theme

    @property
    def session(self) -> Session | None:
        """None where a game is only being watched."""
        return self.table if isinstance(self.table, Session) else None

    def carry(self, mime: QMimeData | None) -> None:
        self.mime = mime
        self.lightChanged.emit()

    def ask(self, actions: Sequence[Action]) -> None:
        self.asked = tuple(actions)
        self.lightChanged.emit()

    def forget(self) -> None:
        if self.asked:
            self.ask(())

    def meant(self, actions: Sequence[Action]) -> bool:
        """Point at a place while something is being asked: what is common to both is meant."""
        common = [action for action in actions if action in self.asked]
        if common and len(common) < len(self.asked):
            self.table.choose(common)
            return True
        if len(common) == 1:
            self.table.choose(common)
            return True
        return False

    def look_up(self) -> bool:
        """The page of what the mouse or the keyboard is on, if there is one."""
        return self.told is not None and self.told()

    def _illegal(self, why: Reason) -> None:
        self.refused.emit(why, self.place)
