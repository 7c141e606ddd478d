"""All cards of a kind side by side, drawn by the game's painters, with filters. Shows no page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontInfo, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from gah_desktop.reference.book import Book
from gah_desktop.reference.content import Ref
from gah_desktop.reference.filters import Choice, Holds, Order, choices, orders
from gah_desktop.reference.marks import Mark
from gah_desktop.reference.pictures import draw, picture_size
from gah_desktop.reference.sets import own_figures
from gah_desktop.text.house import ours_text
from gah_desktop.text.terms import fill, translate
from gah_desktop.text.voices import counted
from gah_desktop.widgets import art
from gah_desktop.widgets.art import State
from gah_desktop.widgets.context import Look
from gah_desktop.widgets.flow import WrapLayout

Index = QModelIndex | QPersistentModelIndex
RefRole = Qt.ItemDataRole.UserRole


class CardsModel(QAbstractListModel):
    """The cards that hang in the gallery now."""

    def __init__(self, book: Book, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self._refs: tuple[Ref, ...] = ()
        self.marks: Mapping[Ref, Mark] = {}

    def hang(self, refs: Sequence[Ref], marks: Mapping[Ref, Mark]) -> None:
        self.beginResetModel()
        self._refs, self.marks = tuple(refs), marks
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._refs)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        ref = self._refs[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._book.title(ref)
            case Qt.ItemDataRole.AccessibleTextRole:
                mark = self.marks.get(ref)
                name = self._book.title(ref)
                return fill(translate("gallery", "%1, %2"), name, mark.text) if mark else name
            case Qt.ItemDataRole.AccessibleDescriptionRole | Qt.ItemDataRole.ToolTipRole:
                told = (self._book.page(ref).subtitle, self._ours(ref))
                return "\n".join(line for line in told if line)
        return ref if role == RefRole else None

    def _ours(self, ref: Ref) -> str:
        """Which figures of a card are the house's own."""
        return ours_text(own_figures(self._book.catalog, ref))


class CardDelegate(QStyledItemDelegate):
    """Draws a card, and under it where it is in the running game."""

    def __init__(self, view: QListView, book: Book, look: Look, marked: bool = False) -> None:
        super().__init__(view)
        self._view = view
        self._book = book
        self._look = look
        self.marked = marked

    @property
    def em(self) -> float:
        return float(QFontInfo(self._view.font()).pixelSize())

    def named(self, ref: Ref) -> float:
        """Room for the name of what shows none itself."""
        return round(self.em * 2.6) if ref[0] in ("objective", "emperor") else 0.0

    def strip(self) -> float:
        """Room for the mark."""
        return round(self.em * 1.8) if self.marked else 0.0

    def size(self, ref: Ref) -> QSize:
        """Of a card with its margins; a wide one gives way to the view."""
        size = picture_size(ref, self.em)
        bar = self._view.verticalScrollBar().sizeHint().width() + 2 * self._view.frameWidth()
        room = max(self._view.width() - bar - self.em - 4, 6 * self.em)
        share = min(1.0, room / size.width())
        return QSize(
            int(size.width() * share + self.em),
            round(size.height() * share + self.em + self.named(ref) + self.strip()),
        )

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        ref: Ref = index.data(RefRole)
        over: QStyle.StateFlag = option.state
        state = State.NORMAL
        if over & QStyle.StateFlag.State_MouseOver:
            state |= State.HOVER
        if self._view.hasFocus() and self._view.currentIndex() == index:
            state |= State.FOCUSED
        model = index.model()
        mark = model.marks.get(ref) if isinstance(model, CardsModel) else None
        theme = self._look.theme
        rect = QRectF(option.rect)
        half = round(self.em / 2)
        named = self.named(ref)
        card = rect.adjusted(half, half, -half, -half - self.strip() - named)
        painter.setFont(self._view.font())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(painter, card, theme, self._book.catalog, ref, state)
        if named:
            place = QRectF(card.left(), card.bottom(), card.width(), named)
            art.draw_text(painter, place, self._book.title(ref), theme.text, self.em, bold=True)
        if mark is None:
            return
        gone = mark.place in ("gone", "left")
        place = QRectF(card.left() + 3, card.bottom() + named + 2, card.width() - 6, self.strip() - 2)
        painter.fillRect(place, theme.inset if gone else theme.accent)
        ink = theme.muted if gone else theme.on_accent
        words = place.adjusted(4, 1, -4, -1)
        art.draw_text(painter, words, mark.text, ink, self.em * 0.95, bold=not gone)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self.size(index.data(RefRole))


class Gallery(QWidget):
    """One gallery at a time; it keeps the filters of each."""

    opened = Signal(str, str)

    def __init__(self, book: Book, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self._look = look
        self._gallery = ""
        self._marks: Mapping[Ref, Mark] = {}
        self._kept: dict[str, dict[str, str]] = {}
        self._choices: tuple[Choice, ...] = ()
        self._orders: tuple[Order, ...] = ()
        self._boxes: dict[str, QComboBox] = {}
        self.title = QLabel()
        self.title.setProperty("role", "heading")
        self.title.setWordWrap(True)
        self.count = QLabel()
        self.count.setProperty("role", "muted")
        self._bar = QWidget()
        self._flow = WrapLayout(self._bar, 6)
        self.view = QListView()
        self.view.setObjectName("galleryView")
        self.view.setFrameShape(QFrame.Shape.StyledPanel)
        self.view.setViewMode(QListView.ViewMode.IconMode)
        self.view.setResizeMode(QListView.ResizeMode.Adjust)
        self.view.setMovement(QListView.Movement.Static)
        self.view.setUniformItemSizes(True)
        self.view.setMouseTracking(True)
        self.view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.model = CardsModel(book, self)
        self._delegate = CardDelegate(self.view, book, look)
        self.view.setModel(self.model)
        self.view.setItemDelegate(self._delegate)
        self.view.activated.connect(self._open)
        self.view.clicked.connect(self._open)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.count)
        column.addLayout(head)
        column.addWidget(self._bar)
        column.addWidget(self.view, 1)
        look.changed.connect(self._restyle)

    def show_gallery(self, gallery: str, marks: Mapping[Ref, Mark]) -> None:
        self._gallery, self._marks = gallery, marks
        self.refresh()

    def refresh(self) -> None:
        """Name everything anew, and hang the cards."""
        if not self._gallery:
            return
        book, gallery = self._book, self._gallery
        self.title.setText(book.title(("gallery", gallery)))
        self.view.setAccessibleName(self.title.text())
        self._choices = choices(book.catalog, gallery, self._marks)
        self._orders = orders(book.catalog, gallery, book.title)
        self._fill_bar()
        self._hang()

    def _fill_bar(self) -> None:
        kept = self._kept.setdefault(self._gallery, {})
        self._flow.clear()
        self._boxes = {}
        sort = translate("gallery", "Sort")
        bars = [
            (c.id, c.label, [("", c.everything), *((o.id, o.label) for o in c.options)])
            for c in self._choices
        ]
        bars.append(("sort", sort, [(order.id, order.label) for order in self._orders]))
        for id, label, options in bars:
            box = QComboBox()
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            box.setAccessibleName(label)
            box.setToolTip(label)
            for value, words in options:
                box.addItem(words, value)
            box.setCurrentIndex(max(0, box.findData(kept.get(id, ""))))
            box.currentIndexChanged.connect(self._chosen)
            self._boxes[id] = box
            self._flow.addWidget(box)

    def _chosen(self) -> None:
        self._kept[self._gallery] = {id: str(box.currentData()) for id, box in self._boxes.items()}
        self._hang()

    def _hang(self) -> None:
        chosen = {id: str(box.currentData()) for id, box in self._boxes.items()}
        filters: list[Holds] = [
            option.holds
            for choice in self._choices
            for option in choice.options
            if option.id == chosen.get(choice.id)
        ]
        section = next(s for s in self._book.sections if s.ref == ("gallery", self._gallery))
        refs = [ref for ref in section.refs if all(holds(ref) for holds in filters)]
        order = next((o for o in self._orders if o.id == chosen.get("sort")), self._orders[0])
        refs.sort(key=order.key)
        self._delegate.marked = bool(self._marks)
        self.count.setText(counted("gallery", "%n card(s)", len(refs)))
        self.model.hang(refs, self._marks)
        if refs:
            self._fit()
            self.view.setCurrentIndex(self.model.index(0))

    def _fit(self) -> None:
        """Each card has as much room as the first one."""
        index = self.model.index(0)
        if index.isValid():
            self.view.setGridSize(self._delegate.size(index.data(RefRole)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _open(self, index: QModelIndex) -> None:
        ref = index.data(RefRole)
        if ref:
            self.opened.emit(*ref)

    def _restyle(self) -> None:
        if self._gallery and self.isVisible():
            self._hang()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()
        elif event.type() == QEvent.Type.FontChange:
            self._restyle()
