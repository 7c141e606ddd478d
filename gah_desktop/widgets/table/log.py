"""The log beside the table: a sentence for everything that happened, and stepping through the news."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from gah_desktop.models import LogModel, Role
from gah_desktop.text.terms import fill
from gah_desktop.widgets import art
from gah_desktop.widgets.retranslate import Retranslated
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.fitted import Fitted
from gah_desktop.widgets.table.fonts import roomy
from gah_desktop.widgets.table.panel import Content

Index = QModelIndex | QPersistentModelIndex
FLAGS = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class _Sentence(QStyledItemDelegate):
    """Wrapped words; a turn begins with a rule and its seat's colour."""

    def __init__(self, view: LogView, desk: Desk) -> None:
        super().__init__(view)
        self._view = view
        self._desk = desk
        self._said: dict[int, str] = {}  # by row
        self._sizes: dict[int, QSize] = {}
        self._measure: tuple[QFontMetrics, QRect] | None = None

    def forget(self) -> None:
        """The words are others."""
        self._said.clear()
        self.measure_anew()

    def measure_anew(self) -> None:
        """The width or the letters are others."""
        self._sizes.clear()
        self._measure = None

    def _sentence(self, index: Index) -> str:
        said = self._said.get(index.row())
        if said is None:
            said = self._said[index.row()] = index.data()
        return said

    def font(self) -> QFont:
        return roomy(self._view.font(), self._desk.look.scale, self._view.width() / 16)

    def _words(self, rect: QRect) -> QRect:
        em = self._view.fontMetrics().height()
        return rect.adjusted(em // 2, 2, -2, -2)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, view = self._desk.theme, self._view
        facts = index.data(Role.Facts)
        rect: QRect = option.rect
        painter.setFont(self.font())
        marked = view.currentIndex() == index and (view.hasFocus() or view.stepping)
        if marked:
            painter.fillRect(rect, theme.inset)
            painter.fillRect(QRect(rect.left(), rect.top(), 3, rect.height()), theme.focus)
        elif facts.seat >= 0:
            colour = theme.seats[self._desk.table.colours[facts.seat]].fill
            painter.fillRect(QRect(rect.left(), rect.top() + 2, 2, rect.height() - 4), colour)
        if facts.starts_turn:
            painter.fillRect(QRect(rect.left(), rect.top(), rect.width(), 1), theme.rule)
        painter.setPen(theme.gold if facts.starts_turn else theme.text)
        painter.drawText(self._words(rect), FLAGS, self._sentence(index))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        found = self._sizes.get(index.row())
        if found is None:
            if self._measure is None:
                words = self._words(QRect(0, 0, self._view.viewport().width(), 10000))
                self._measure = QFontMetrics(self.font()), words
            metrics, words = self._measure
            height = metrics.boundingRect(words, FLAGS, self._sentence(index)).height()
            found = self._sizes[index.row()] = QSize(words.right() + 3, height + 5)
        return found


class LogView(QListView):
    def __init__(self, model: LogModel, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("logView")
        self.stepping = False
        self._follow = True
        self.setProperty("table", True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setTabKeyNavigation(False)
        self.setMinimumSize(1, 1)
        self._sentence = _Sentence(self, desk)
        self.setItemDelegate(self._sentence)
        self.setModel(model)
        for change in (model.rowsRemoved, model.modelReset, model.dataChanged):
            change.connect(self._sentence.forget)
        model.dataChanged.connect(self._restyle)
        for change in (model.rowsInserted, model.modelReset):
            change.connect(self._grown)
        desk.look.changed.connect(self._restyle)

    def _restyle(self) -> None:
        """Other words or other letters: the lines have other heights, and the newest stays in sight."""
        self._sentence.measure_anew()
        self.scheduleDelayedItemsLayout()
        self._grown()
        self.viewport().update()

    def _grown(self) -> None:
        if not self.stepping:
            self.scrollToBottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size().width() != event.oldSize().width():
            self._sentence.measure_anew()
        super().resizeEvent(event)
        if not self.stepping:
            self.scrollToBottom()

    def focusInEvent(self, event: object) -> None:
        super().focusInEvent(event)  # type: ignore[arg-type]
        if not self.currentIndex().isValid() and self.model().rowCount():
            self.setCurrentIndex(self.model().index(self.model().rowCount() - 1, 0))


class LogPanel(Retranslated, Content):
    """The log with two buttons that step through what has happened since the last turn."""

    shown = Signal(object)  # the facts of the line that is stepped on

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.model = LogModel(desk.table, -1, self)
        self.view = LogView(self.model, desk, self)
        self._news = Fitted(desk, self, ink="muted")
        self.back = QToolButton(self)
        self.back.setObjectName("newsBackButton")
        self.forward = QToolButton(self)
        self.forward.setObjectName("newsForwardButton")
        self.back.clicked.connect(lambda: self.step(-1))
        self.forward.clicked.connect(lambda: self.step(1))
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._news, 1)
        for button in (self.back, self.forward):
            button.setProperty("autoRaise", True)
            row.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(self.view, 1)
        layout.addLayout(row)
        desk.look.changed.connect(self._restyle)
        self._restyle()
        self.retranslate()

    def step(self, by: int) -> None:
        """To the first piece of news, or on from where the reader is."""
        model, view = self.model, self.view
        if not model.rowCount():
            return
        first = min(model.since_last_turn(self._desk.table.viewer), model.rowCount() - 1)
        row = view.currentIndex().row() + by if view.stepping else first
        row = max(0, min(row, model.rowCount() - 1))
        view.stepping = True
        index = model.index(row, 0)
        view.setCurrentIndex(index)
        view.scrollTo(index, QListView.ScrollHint.PositionAtCenter)
        view.viewport().update()
        self._news.say(fill(self.tr("%1 of %2"), row - first + 1, model.rowCount() - first))
        if row < first:
            self._news.say("")
        self.shown.emit(index.data(Role.Facts))

    def sync(self) -> None:
        """The news is another one now."""
        if self.view.stepping:
            self.view.stepping = False
            self.retranslate()
            self.view.scrollToBottom()

    def retranslate(self) -> None:
        self._news.say(self.tr("Since your turn"))
        for button, text in (
            (self.back, self.tr("The step before")),
            (self.forward, self.tr("Step through what happened since your last turn")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)
        self.view.setAccessibleName(self.tr("Log"))
        self.view.setAccessibleDescription(self.tr("Everything that has happened, the latest last"))

    def _restyle(self) -> None:
        theme = self._desk.theme
        em = self.fontMetrics().height()
        for button, name in ((self.back, "replay-back"), (self.forward, "replay-step")):
            button.setIcon(art.icon(name, theme.gold, theme.muted))
            button.setIconSize(QSize(em, em))
