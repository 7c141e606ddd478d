"""How a view of the table behaves: click, Enter, drag, drop, F1, hover. No painting, no rules.

The same for every view: click or Enter does what a place stands for, dragging shows where something
may go, the right button or F1 opens the reference, and a no is always said where it was asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import (
    QEvent,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    Qt,
    QTimer,
)
from PySide6.QtGui import QContextMenuEvent, QCursor, QDropEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QApplication

from gah_desktop.models import Role
from gah_desktop.models.base import Model
from gah_desktop.models.mime import unpack
from gah_desktop.widgets.art import State
from gah_desktop.widgets.table import drag
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.hints import OPTION

Index = QModelIndex | QPersistentModelIndex
HOLD_MS = 700
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)
BY_KEYBOARD = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
# What the reference knows a thing by, as the models call it.
NUMBERS = {"guest": "guest", "staff": "staff", "objective": "objective", "emperor": "tile"}


def plain(index: Index) -> QModelIndex:
    """The stubs want the one kind of index where Qt takes both."""
    return index.model().index(index.row(), index.column()) if index.isValid() else QModelIndex()


def _nothing(index: Index) -> str:
    return ""


class Interaction(QObject):
    """Listens to one view and tells the desk."""

    def __init__(self, view: QAbstractItemView, model: Model, desk: Desk, sort: str = "") -> None:
        super().__init__(view)
        self.view = view
        self.model = model
        self.desk = desk
        self.sort = sort  # what the reference calls the things here, "" if it has no page for them
        self.instead: Callable[[Index], bool] | None = None  # does something else with a click if it likes
        self.takes_options = False  # the lines of the panel that asks may be let go here
        self.instead_of_drop: Callable[[QMimeData], bool] | None = None
        self.says_itself: Callable[[Index], str] = _nothing  # what is written in a place as it is
        self.topic: Callable[[], str] | None = None  # the page of the rules for what has none of its own
        self._targets: set[tuple[int, int]] = set()
        self._over: QPersistentModelIndex | None = None
        self._pressed_at = QPoint()
        self.hold = QTimer(self)  # who keeps a card pressed wants to see all of it
        self.hold.setSingleShot(True)
        self.hold.setInterval(HOLD_MS)
        self.hold.timeout.connect(self._held)
        view.setModel(model)
        view.selectionModel().currentChanged.connect(self._moved)
        view.setMouseTracking(True)
        view.setDragEnabled(True)
        view.setAcceptDrops(True)
        view.setDropIndicatorShown(False)
        view.setTabKeyNavigation(False)
        view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.DefaultContextMenu)
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)
        view.entered.connect(self._tell)
        view.viewportEntered.connect(self.leave)
        desk.lightChanged.connect(self._relight)
        desk.look.changed.connect(view.viewport().update)

    # -- light

    def light(self, index: Index) -> State:
        """How a place stands: what can be done, what is carried, what is asked."""
        desk = self.desk
        if desk.mime is not None:
            if desk.mime.hasFormat(OPTION):
                return State.NORMAL if self.takes_options else State.DIMMED
            here = (index.row(), index.column())
            return State.DROP_TARGET if here in self._targets else State.DIMMED
        if desk.asked:
            actions = self.model.actions(self.model.facts(index))
            return State.SELECTABLE if any(a in desk.asked for a in actions) else State.NORMAL
        return State.SELECTABLE if index.data(Role.Legal) else State.NORMAL

    def is_pointed_at(self, index: Index) -> bool:
        """Whether the mouse is over the place."""
        viewport = self.view.viewport()
        return viewport.underMouse() and self.view.indexAt(viewport.mapFromGlobal(QCursor.pos())) == index

    def _relight(self) -> None:
        mime = self.desk.mime
        found = self.model.targets_for(mime) if mime is not None else []
        self._targets = {(index.row(), index.column()) for index in found}
        self.view.viewport().update()

    # -- where things are

    def rect_of(self, index: Index) -> QRect:
        """On the screen."""
        rect = self.view.visualRect(plain(index)) if index.isValid() else self.view.viewport().rect()
        return QRect(self.view.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def picture_of(self, index: Index) -> QPixmap:
        return self.view.viewport().grab(self.view.visualRect(plain(index)))

    # -- the keyboard

    def go_to_what_can_be_done(self) -> None:
        """Stay where something can be done; else to the first such place."""
        if not self.view.currentIndex().data(Role.Legal):
            cells = self.model.legal_places()
            self.view.setCurrentIndex(next(iter(cells), QModelIndex()))
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- acting

    def activate(self, index: Index) -> None:
        if not index.isValid():
            return
        self.desk.place = self.rect_of(index)
        if self.instead is not None and self.instead(index):
            return
        facts = self.model.facts(index)
        actions = self.model.actions(facts)
        if not actions and not self.model.tried(facts):  # something to read, and nothing to refuse
            self._tell(index)
            return
        if self.desk.asked and (self.desk.meant(actions) or (not actions and self._refuse_picked(index))):
            return
        self.desk.picked = self.carried(index)
        self.model.activate(index)

    def _refuse_picked(self, index: Index) -> bool:
        """Say why what was pointed at first cannot go here, as if it had been carried here."""
        mime = self.desk.picked
        why = self.model.refusal(mime, index) if mime is not None else None
        if why is not None:
            self.desk.table.illegal.emit(why)
        return why is not None

    def carried(self, index: Index) -> QMimeData | None:
        """What is taken along from a place."""
        return drag.carried(self.model, plain(index))

    def look_up(self, index: Index) -> bool:
        facts = index.data(Role.Facts) if index.isValid() else None
        number = getattr(facts, NUMBERS.get(self.sort, ""), None)
        topic = self.topic() if self.topic is not None else ""
        if number:
            self.desk.referenceRequested.emit(self.sort, str(number))
        elif topic:
            self.desk.referenceRequested.emit("rule", topic)
        return bool(number or topic)

    # -- reading

    def _tell(self, index: Index) -> None:
        self.desk.told = partial(self.look_up, QPersistentModelIndex(index))
        if self.desk.mime is None:
            text = index.data(Qt.ItemDataRole.AccessibleDescriptionRole) or ""
            self.desk.pointed.emit("" if text == self.says_itself(index) else text, self.rect_of(index))

    def leave(self) -> None:
        self.desk.told = None
        self.desk.pointed.emit("", QRect())

    # -- events: what is done here with each of them; True: the view need not know of it

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        handler = (OF_VIEW if watched is self.view else OF_VIEWPORT).get(event.type())
        return handler is not None and handler(self, event)

    def _claim_key(self, event: QKeyEvent) -> bool:
        """A card has its own page, other things one of the rules; elsewhere F1 opens the contents."""
        paged = bool(self.sort) or (self.topic is not None and bool(self.topic()))
        own = event.key() == Qt.Key.Key_F1 and paged and self.view.currentIndex().isValid()
        if own:
            event.accept()
        return own

    def _key(self, event: QKeyEvent) -> bool:
        self.desk.by_keyboard = True
        index = self.view.currentIndex()
        if event.key() in ENTER and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            if not event.isAutoRepeat():  # one step, however long the key is held
                self.activate(index)
            return True
        return event.key() == Qt.Key.Key_F1 and (self.desk.look_up() or self.look_up(index))

    def _focus_in(self, event: QFocusEvent) -> bool:
        if event.reason() in BY_KEYBOARD:
            self.desk.by_keyboard = True
        if not self.view.currentIndex().isValid() and self.model.rowCount():
            self.view.setCurrentIndex(self.model.index(0, 0))
        self._moved(self.view.currentIndex())
        return False

    def _focus_out(self, event: QFocusEvent) -> bool:
        self.leave()
        self.view.viewport().update()
        return False

    def _moved(self, index: QModelIndex) -> None:
        self.view.viewport().update()
        if self.view.hasFocus() and index.isValid() and self.desk.by_keyboard:
            self._tell(index)

    def _pressed(self, event: QMouseEvent) -> bool:
        self._pressed_at = event.position().toPoint()
        self._over = QPersistentModelIndex(self.view.indexAt(self._pressed_at))
        if event.button() == Qt.MouseButton.LeftButton and self._over.isValid():
            self.hold.start()
        self.desk.by_keyboard = False
        return False

    def _released(self, event: QMouseEvent) -> bool:
        index = self.view.indexAt(event.position().toPoint())
        pressed, self._over = self._over, None
        self.hold.stop()
        if event.button() == Qt.MouseButton.LeftButton and index.isValid() and pressed == index:
            self.activate(index)
        return False

    def _held(self) -> None:
        """Pressed and not let go: the card in large with its text and rules, instead of a click."""
        if self._over is not None and self.look_up(self._over):
            self._over = None

    def _pulled(self, event: QMouseEvent) -> bool:
        """A view without a selection would not carry anything of its own accord."""
        if self._over is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return False
        way = event.position().toPoint() - self._pressed_at
        if self._over.isValid() and way.manhattanLength() >= QApplication.startDragDistance():
            self._over = None
            self.hold.stop()
            drag.start(self)
        return True

    def _drag_over(self, event: QDropEvent) -> bool:
        """Everything of this game is taken, for a no is said only where something is let go."""
        mime = event.mimeData()
        if unpack(mime) is None and not mime.hasFormat(OPTION):
            return False
        drag.take(event)
        index = self.view.indexAt(event.position().toPoint())
        told = self.model.brings(mime, index) if index.isValid() else []
        self.desk.pointed.emit("\n".join(told), self.rect_of(index))
        return True

    def _dropped(self, event: QDropEvent) -> bool:
        drag.drop(self, event)
        return True

    def _menu(self, event: QContextMenuEvent) -> bool:
        return self.look_up(self.view.indexAt(event.pos()))

    def _no_tool_tip(self, event: QEvent) -> bool:
        """The card beside the place says it better."""
        return True

    def _left(self, event: QEvent) -> bool:
        self.leave()
        return False


Handler = Callable[[Interaction, Any], bool]
OF_VIEW: dict[QEvent.Type, Handler] = {
    QEvent.Type.ShortcutOverride: Interaction._claim_key,
    QEvent.Type.KeyPress: Interaction._key,
    QEvent.Type.FocusIn: Interaction._focus_in,
    QEvent.Type.FocusOut: Interaction._focus_out,
}
OF_VIEWPORT: dict[QEvent.Type, Handler] = {
    QEvent.Type.DragEnter: Interaction._drag_over,
    QEvent.Type.DragMove: Interaction._drag_over,
    QEvent.Type.Drop: Interaction._dropped,
    QEvent.Type.MouseButtonPress: Interaction._pressed,
    QEvent.Type.MouseButtonRelease: Interaction._released,
    QEvent.Type.MouseMove: Interaction._pulled,
    QEvent.Type.ContextMenu: Interaction._menu,
    QEvent.Type.ToolTip: Interaction._no_tool_tip,
    QEvent.Type.Leave: Interaction._left,
}
