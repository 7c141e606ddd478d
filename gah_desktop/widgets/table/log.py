"""The log beside the table: a sentence for everything that happened, and stepping through the news."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
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
from gah_desktop.models.log import NO_TURN, LogFacts
from gah_desktop.text.terms import fill
from gah_desktop.widgets import art
from gah_desktop.widgets.retranslate import Retranslated
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.fitted import Fitted
from gah_desktop.widgets.table.fonts import roomy
from gah_desktop.widgets.table.interaction import Index, plain
from gah_desktop.widgets.table.panel import Content
from gah_desktop.widgets.table.views import own_viewport

if TYPE_CHECKING:
    from PySide6.QtGui import QTextLayout, QTextLine

Name = tuple[str, str, str]  # as it is said, what the reference calls its sort, its id
UNFOLDS = {
    Qt.Key.Key_Return: None,
    Qt.Key.Key_Enter: None,
    Qt.Key.Key_Space: None,
    Qt.Key.Key_Right: True,
    Qt.Key.Key_Left: False,
}
OPENS, CLOSES = "▸ ", "▾ "  # before a turn that is one line, and one that shows all
IN_SIGHT = 40  # rows at once, in general


class _Sentence(QStyledItemDelegate):
    """Wrapped words, with names that lead to their cards; a turn begins with a rule and its seat's colour."""

    def __init__(self, view: LogView, desk: Desk) -> None:
        super().__init__(view)
        self._view = view
        self._desk = desk
        self._said: dict[int, tuple[str, list[Name]]] = {}  # by row
        self._sizes: dict[int, QSize] = {}
        self._layouts: dict[int, tuple[int, QTextLayout]] = {}  # of some rows, with their width

    def forget(self) -> None:
        """The words are others."""
        self._said.clear()
        self.measure_anew()

    def forget_rows(self, first: int, last: int) -> None:
        for row in range(first, last + 1):
            self._said.pop(row, None)
            self._sizes.pop(row, None)
            self._layouts.pop(row, None)

    def measure_anew(self) -> None:
        """The width or the letters are others."""
        self._sizes.clear()
        self._layouts.clear()

    def _sentence(self, index: Index) -> tuple[str, list[Name]]:
        """The words, and the names in them."""
        said = self._said.get(index.row())
        if said is None:
            facts = index.data(Role.Facts)
            lead = "" if not facts.until else CLOSES if facts.key in self._view.opened else OPENS
            said = self._said[index.row()] = lead + index.data(), self._view.log.names(facts)
        return said

    def font(self) -> QFont:
        return roomy(self._desk.letters(self._view), self._desk.look.scale, self._view.width() / 16)

    def _words(self, rect: QRect) -> QRect:
        em = self._view.fontMetrics().height()
        return rect.adjusted(em // 2, 2, -2, -2)

    def _laid_out(self, index: Index, width: int) -> QTextLayout:
        """The words in lines so wide, the names underlined."""
        known, layout = self._layouts.get(index.row(), (-1, None))
        if layout is None or known != width:
            if len(self._layouts) >= IN_SIGHT:
                self._layouts.clear()
            layout = self._lay_out(index, width)
            self._layouts[index.row()] = width, layout
        return layout

    def _lay_out(self, index: Index, width: int) -> QTextLayout:
        from PySide6.QtGui import QTextCharFormat, QTextLayout  # takes long, and comes after the first frame

        text, names = self._sentence(index)
        layout = QTextLayout(text, self.font())
        link = QTextCharFormat()
        link.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
        formats = []
        for name, _, _ in names:
            span = QTextLayout.FormatRange()
            span.start, span.length, span.format = text.index(name), len(name), link
            formats.append(span)
        layout.setFormats(formats)
        layout.beginLayout()
        height = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, height))
            height += line.height()
        layout.endLayout()
        return layout

    def name_at(self, index: Index, place: QPoint) -> Name | None:
        """The name that is written here, if one is."""
        from PySide6.QtGui import QTextLine

        words = self._words(self._view.visualRect(plain(index)))
        inside = QPointF(place - words.topLeft())
        text, names = self._sentence(index)
        layout = self._laid_out(index, words.width())
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            if line.naturalTextRect().contains(inside):
                at = line.xToCursor(inside.x(), QTextLine.CursorPosition.CursorOnCharacter)
                return next((n for n in names if 0 <= at - text.index(n[0]) < len(n[0])), None)
        return None

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, view = self._desk.theme, self._view
        facts = index.data(Role.Facts)
        rect: QRect = option.rect
        words = self._words(rect)
        told = self._laid_out(index, words.width())
        lines = self._in_sight(told, words.topLeft())
        if not lines:
            return
        marked = view.currentIndex() == index and (view.hasFocus() or view.stepping)
        if marked:
            painter.fillRect(rect, theme.inset)
            painter.fillRect(QRect(rect.left(), rect.top(), 3, rect.height()), theme.focus)
        elif facts.seat >= 0:
            colour = theme.seats[self._desk.table.colours[facts.seat]].fill
            painter.fillRect(QRect(rect.left(), rect.top() + 2, 2, rect.height() - 4), colour)
        if facts.starts_turn:
            painter.fillRect(QRect(rect.left(), rect.top(), rect.width(), 1), theme.rule)
        painter.setPen(theme.gold if facts.starts_turn and not facts.until else theme.text)
        for line in lines:
            line.draw(painter, QPointF(words.topLeft()))

    def _in_sight(self, told: QTextLayout, at: QPoint) -> list[QTextLine]:
        """The lines that the view's edge does not cut through."""
        lines = [told.lineAt(number) for number in range(told.lineCount())]
        return [
            line
            for line in lines
            if at.y() + line.y() >= 0 and at.y() + line.rect().bottom() <= self._view.viewport().height() + 2
        ]

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        found = self._sizes.get(index.row())
        if found is None:
            words = self._words(QRect(0, 0, self._view.viewport().width(), 10000))
            height = self._laid_out(index, words.width()).boundingRect().height()
            found = self._sizes[index.row()] = QSize(words.right() + 3, ceil(height) + 5)
        return found


class LogView(QListView):
    """A turn that is over is one line; a click, Enter or an arrow unfolds it. A name leads to its card."""

    named = Signal(str, str)  # what the reference calls the sort of a card that was clicked, and its id

    def __init__(self, model: LogModel, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("logView")
        own_viewport(self)
        self.log = model
        self._desk = desk
        self.opened: set[int] = set()  # turns that show all, by the number of the event they begin with
        self.stepping = False
        self._owed = True  # the layout, until it is painted for the first time
        self.setProperty("table", True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setMinimumSize(1, 1)
        self._sentence = _Sentence(self, desk)
        self.setItemDelegate(self._sentence)
        self.setModel(model)
        for change in (model.rowsRemoved, model.modelReset):
            change.connect(self._sentence.forget)
        model.modelReset.connect(self.opened.clear)
        model.rowsInserted.connect(self._inserted)
        model.dataChanged.connect(self._told_anew)
        model.modelReset.connect(self._fold_all)
        desk.look.changed.connect(self._restyle)
        self._fold_all()

    # -- turns as one line

    def _fold_all(self) -> None:
        self._fold(0, self.log.rowCount() - 1)

    def _told_anew(self, first: Index, last: Index) -> None:
        """Other words: a turn that is over now, or another language."""
        self._sentence.forget_rows(first.row(), last.row())
        self._fold(first.row(), last.row())
        self.scheduleDelayedItemsLayout()

    def _inserted(self, parent: Index, first: int, last: int) -> None:
        self._fold(first, last)

    def _fold(self, first: int, last: int) -> None:
        """Of a turn that is over only its line is seen, unless it has been opened."""
        for row in range(first, last + 1):
            if self._at(row).starts_turn:
                self._fold_turn(row)

    def _fold_turn(self, row: int) -> None:
        turn = self._at(row)
        hidden = bool(turn.until) and turn.key not in self.opened
        for sentence in range(row + 1, self.log.rowCount()):
            if self._at(sentence).turn != turn.key:
                return
            self.setRowHidden(sentence, hidden)

    def _at(self, row: int) -> LogFacts:
        facts: LogFacts = self.log.facts_in(row)
        return facts

    def unfold(self, index: Index, wanted: bool | None = None) -> None:
        """Show all of a turn, or its one line again; without a wish, the other way round."""
        facts = index.data(Role.Facts)
        if facts is None or facts.turn == NO_TURN:
            return
        open_now = facts.turn in self.opened
        if wanted is open_now:
            return
        self.opened ^= {facts.turn}
        row = self.log.index_of(facts.turn).row()
        self._sentence.forget_rows(row, row)
        self._fold_turn(row)
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def reveal(self, index: Index) -> None:
        """A sentence that is to be shown can't stay folded."""
        if self.isRowHidden(index.row()):
            self.unfold(index, True)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        index = self.indexAt(event.position().toPoint())
        if not index.isValid() or event.button() != Qt.MouseButton.LeftButton:
            return
        name = self._sentence.name_at(index, event.position().toPoint())
        if name is not None:
            self.named.emit(name[1], name[2])
        elif index.data(Role.Facts).until:
            self.unfold(index)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        index = self.indexAt(event.position().toPoint())
        over = index.isValid() and (
            index.data(Role.Facts).until or self._sentence.name_at(index, event.position().toPoint())
        )
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

    def event(self, event: QEvent) -> bool:
        """A line that names a card has its own page; elsewhere F1 opens the contents."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            index = self.currentIndex()
            if event.key() == Qt.Key.Key_F1 and index.isValid() and self.log.names(index.data(Role.Facts)):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._lay_out()
        index, key = self.currentIndex(), Qt.Key(event.key())
        if index.isValid() and key in UNFOLDS:
            self.unfold(index, UNFOLDS[key])
            self.setCurrentIndex(index)
        elif index.isValid() and key == Qt.Key.Key_F1 and (names := self.log.names(index.data(Role.Facts))):
            self.named.emit(names[0][1], names[0][2])
        else:
            super().keyPressEvent(event)

    # -- what is seen of it

    def _restyle(self) -> None:
        """Other words or other letters: the lines have other heights, and the newest stays in sight."""
        self._sentence.measure_anew()
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def doItemsLayout(self) -> None:
        """Once, however much has changed until then, and after what is in the middle has been painted."""
        self._owed = True  # by whoever first asks where something is
        if self.isVisible():
            self._desk.frames.later(self.viewport(), self._follow)

    def _follow(self) -> None:
        """Somebody may have asked for the layout since; what was left out is painted all the same."""
        if self.isVisible():
            self._lay_out()
            self.viewport().update()

    def _set_lines(self) -> None:
        super().doItemsLayout()
        if not self.stepping:
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._desk.frames.left_out(self.viewport()):
            return
        self._lay_out()
        super().paintEvent(event)

    def scrollTo(self, index: Index, hint: QListView.ScrollHint = QListView.ScrollHint.EnsureVisible) -> None:
        if index.isValid():  # Qt asks for none while it is set up
            self._lay_out()
        super().scrollTo(index, hint)

    def visualRect(self, index: Index) -> QRect:
        if index.isValid():
            self._lay_out()
        return super().visualRect(plain(index))

    def indexAt(self, place: QPoint) -> QModelIndex:
        self._lay_out()
        return super().indexAt(place)

    def _lay_out(self) -> None:
        """What was not needed until now."""
        self.executeDelayedItemsLayout()
        if self._owed:
            self._owed = False
            self._set_lines()

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size().width() != event.oldSize().width():
            self._sentence.measure_anew()
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
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
        self.view.named.connect(desk.referenceRequested)
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
        view.reveal(index)
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
        self.view.setToolTip(self.tr("A turn unfolds at a click; a name in it opens its card."))
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
