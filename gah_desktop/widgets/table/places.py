"""How a view of the table behaves: click, Enter, drag, drop, F1, hover. No painting, no rules.

The same for every view: click or Enter does what a place stands for, dragging shows where something
may go, the right button or F1 opens the reference, and a no is always said where it was asked for.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from PySide6.QtCore import (
    QEvent,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QDrag,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication

from gah_desktop.engine.actions import from_dict, to_dict
from gah_desktop.engine.reasons import Code, reason
from gah_desktop.models import ChoiceModel, Role
from gah_desktop.models.base import Model
from gah_desktop.models.mime import unpack
from gah_desktop.widgets.art import State
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.hints import OPTION, carry_hint

Index = QModelIndex | QPersistentModelIndex
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)
# What the reference knows a thing by, as the models call it.
NUMBERS = {"guest": "guest", "staff": "staff", "objective": "objective", "emperor": "tile"}
DRAGS = (QEvent.Type.DragEnter, QEvent.Type.DragMove)


def plain(index: Index) -> QModelIndex:
    """The stubs want the one kind of index where Qt takes both."""
    return index.model().index(index.row(), index.column()) if index.isValid() else QModelIndex()


class Places(QObject):
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
        self._targets: set[tuple[int, int]] = set()
        self._over: QPersistentModelIndex | None = None
        self._pressed_at = QPoint()
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
        view.entered.connect(self._hover)
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

    # -- acting

    def activate(self, index: Index) -> None:
        if not index.isValid():
            return
        self.desk.place = self.rect_of(index)
        if self.instead is not None and self.instead(index):
            return
        facts = self.model.facts(index)
        actions = self.model.actions(facts)
        if not actions and not self.model.attempts(facts):  # something to read, and nothing to refuse
            self._tell(index)
            return
        if not (self.desk.asked and self.desk.meant(actions)):
            self.model.activate(index)

    def drag(self) -> None:
        """Carry the current thing; everything else shows whether it may be put there."""
        index = self.view.currentIndex()
        mime = self.carried(index)
        if mime is None:
            return
        picture = self._captioned(self.picture_of(index), carry_hint(self.desk.table, mime))
        drag = QDrag(self.view)
        drag.setMimeData(mime)
        drag.setPixmap(picture)
        rect = self.view.visualRect(plain(index))
        drag.setHotSpot(QPoint(rect.width() // 2, rect.height() // 2))
        self.leave()
        self.desk.carry(mime)
        drag.exec(Qt.DropAction.CopyAction)
        self.desk.carry(None)

    def carried(self, index: Index) -> QMimeData | None:
        """What is taken along from a place; an option of the panel that asks if it is nothing else."""
        if not index.isValid():
            return None
        action = index.data(Role.Action)
        words = isinstance(self.model, ChoiceModel) and action and action.kind not in ("play_staff", "draft")
        if not words:
            draggable = self.model.flags(index) & Qt.ItemFlag.ItemIsDragEnabled
            return self.model.mimeData([plain(index)]) if draggable else None
        mime = QMimeData()
        mime.setData(OPTION, json.dumps(to_dict(action)).encode())
        return mime

    def _captioned(self, picture: QPixmap, words: str) -> QPixmap:
        """The picture that is carried, with what it costs below it."""
        if not words:
            return picture
        ratio = picture.devicePixelRatio()
        metrics = self.view.fontMetrics()
        size = picture.deviceIndependentSize().toSize()
        width, line = metrics.horizontalAdvance(words) + 12, metrics.height() + 6
        whole = QPixmap(QSize(max(width, size.width()), size.height() + line) * ratio)
        whole.setDevicePixelRatio(ratio)
        whole.fill("transparent")
        painter = QPainter(whole)
        painter.setFont(self.view.font())
        painter.drawPixmap(0, 0, picture)
        theme = self.desk.theme
        caption = QRect(0, size.height(), width, line)
        painter.fillRect(caption, theme.card)
        painter.setPen(theme.text)
        painter.drawText(caption, Qt.AlignmentFlag.AlignCenter, words)
        painter.end()
        return whole

    def drop(self, event: QDropEvent) -> None:
        point = event.position().toPoint()
        index = self.view.indexAt(point)
        viewport = self.view.viewport()
        where = QRect(viewport.mapToGlobal(point), viewport.mapToGlobal(point))
        self.desk.place = self.rect_of(index) if index.isValid() else where
        mime = event.mimeData()
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        self.desk.carry(None)
        if self.instead_of_drop is not None and self.instead_of_drop(mime):
            return
        if mime.hasFormat(OPTION):
            self._drop_option(mime)
            return
        self.model.dropMimeData(mime, Qt.DropAction.CopyAction, -1, -1, index)

    def _drop_option(self, mime: QMimeData) -> None:
        table = self.desk.table
        if self.takes_options:
            option = json.loads(bytes(mime.data(OPTION).data()))
            table.try_apply(from_dict(option, table.state.t))
        else:
            table.illegal.emit(reason(Code.NOT_AN_OPTION))

    def look_up(self, index: Index) -> bool:
        facts = index.data(Role.Facts) if index.isValid() else None
        number = getattr(facts, NUMBERS.get(self.sort, ""), None)
        if not number:
            return False
        self.desk.referenceRequested.emit(self.sort, str(number))
        return True

    # -- reading

    def _hover(self, index: QModelIndex) -> None:
        self._tell(index)

    def _tell(self, index: Index) -> None:
        if self.desk.mime is None:
            text = index.data(Qt.ItemDataRole.AccessibleDescriptionRole) or ""
            self.desk.pointed.emit(text, self.rect_of(index))

    def leave(self) -> None:
        self.desk.pointed.emit("", QRect())

    # -- events

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self.view:
            if kind == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
                # a card has its own page; elsewhere the key opens the contents
                if event.key() == Qt.Key.Key_F1 and self.sort and self.view.currentIndex().isValid():
                    event.accept()
                    return True
            elif kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
                return self._key(event)
            elif kind in (QEvent.Type.FocusIn, QEvent.Type.FocusOut) and isinstance(event, QFocusEvent):
                self._focus(kind == QEvent.Type.FocusIn, event.reason())
            return False
        if kind in DRAGS and isinstance(event, QDropEvent):
            return self._drag_over(event)
        if kind == QEvent.Type.Drop and isinstance(event, QDropEvent):
            self.drop(event)
            return True
        if kind == QEvent.Type.MouseButtonRelease and isinstance(event, QMouseEvent):
            self._released(event)
        elif kind == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            index = self.view.indexAt(event.position().toPoint())
            self._over = QPersistentModelIndex(index)
            self._pressed_at = event.position().toPoint()
            self.desk.by_keyboard = False
        elif kind == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            return self._pulled(event)
        elif kind == QEvent.Type.ContextMenu and isinstance(event, QContextMenuEvent):
            return self.look_up(self.view.indexAt(event.pos()))
        elif kind == QEvent.Type.ToolTip:
            return True  # the card beside the place says it better
        elif kind == QEvent.Type.Leave:
            self.leave()
        return False

    def _key(self, event: QKeyEvent) -> bool:
        self.desk.by_keyboard = True
        index = self.view.currentIndex()
        if event.key() in ENTER and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            if not event.isAutoRepeat():  # one step, however long the key is held
                self.activate(index)
            return True
        if event.key() == Qt.Key.Key_F1:
            return self.look_up(index)
        return False

    def _released(self, event: QMouseEvent) -> None:
        index = self.view.indexAt(event.position().toPoint())
        pressed, self._over = self._over, None
        if event.button() == Qt.MouseButton.LeftButton and index.isValid() and pressed == index:
            self.activate(index)

    def _pulled(self, event: QMouseEvent) -> bool:
        """A view without a selection would not carry anything of its own accord."""
        if self._over is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return False
        way = event.position().toPoint() - self._pressed_at
        if self._over.isValid() and way.manhattanLength() >= QApplication.startDragDistance():
            self._over = None
            self.drag()
        return True

    def _drag_over(self, event: QDropEvent) -> bool:
        """Everything of this game is taken, for a no is said only where something is let go."""
        mime = event.mimeData()
        if unpack(mime) is None and not mime.hasFormat(OPTION):
            return False
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        return True

    def _focus(self, gained: bool, why: Qt.FocusReason) -> None:
        if gained:
            if why in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
                self.desk.by_keyboard = True
            if not self.view.currentIndex().isValid() and self.model.rowCount():
                self.view.setCurrentIndex(self.model.index(0, 0))
            self._moved(self.view.currentIndex())
        else:
            self.leave()
        self.view.viewport().update()

    def _moved(self, index: QModelIndex) -> None:
        self.view.viewport().update()
        if self.view.hasFocus() and index.isValid() and self.desk.by_keyboard:
            self._tell(index)
