"""The left side of the reference: its contents as a tree, and what a search has found. Shows no page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from gah_desktop.app.translator import OWN_NAMES
from gah_desktop.reference.book import Book, Section
from gah_desktop.reference.content import AID, HOME, HOUSE, Ref
from gah_desktop.reference.rules import of_expansion
from gah_desktop.reference.search import Hit
from gah_desktop.reference.topics import contents
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.terms import fill, translate
from gah_desktop.widgets.context import Look

RefRole = Qt.ItemDataRole.UserRole


def _of_base(ref: Ref) -> bool:
    return ref[0] == "chapter" and not contents().chapter(ref[1]).expansion


def _of_expansion(ref: Ref) -> bool:
    return ref[0] == "chapter" and contents().chapter(ref[1]).expansion


def _of_cards(ref: Ref) -> bool:
    return ref[0] in ("gallery", "list")


#: The branches under which the contents gather their chapters and galleries.
BRANCHES: tuple[tuple[str, Callable[[Ref], bool]], ...] = (
    (QT_TRANSLATE_NOOP("reference", "Rules"), _of_base),
    (QT_TRANSLATE_NOOP("reference", "Expansion"), _of_expansion),
    (QT_TRANSLATE_NOOP("reference", "Cards and boards"), _of_cards),
)
KINDS: dict[str, str] = {
    "rule": QT_TRANSLATE_NOOP("reference", "Rules"),
    "guest": QT_TRANSLATE_NOOP("reference", "Guest"),
    "staff": QT_TRANSLATE_NOOP("reference", "Staff"),
    "objective": QT_TRANSLATE_NOOP("reference", "Objective"),
    "emperor": QT_TRANSLATE_NOOP("reference", "Emperor tile"),
    "ballroom": QT_TRANSLATE_NOOP("reference", "Ballroom"),
    "rehearsal": QT_TRANSLATE_NOOP("reference", "Rehearsal room"),
    "celebrity": QT_TRANSLATE_NOOP("reference", "Celebrity"),
    "entrance": QT_TRANSLATE_NOOP("reference", "Hotel entrance"),
    "board": QT_TRANSLATE_NOOP("reference", "Board"),
    "solo": QT_TRANSLATE_NOOP("reference", "Solo game"),
}
EXPANSION = QT_TRANSLATE_NOOP("reference", "Rules of the expansion")
MOST = 60
_WRAPPED = int(Qt.TextFlag.TextWordWrap)


class Wrapped(QStyledItemDelegate):
    """Rows of the contents as high as their titles need in the width there is."""

    def __init__(self, tree: QTreeWidget) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        size = super().sizeHint(option, index)
        depth, above = 1, index.parent()
        while above.isValid():
            depth, above = depth + 1, above.parent()
        metrics = self._tree.fontMetrics()
        margin = metrics.height()
        width = self._tree.viewport().width() - depth * self._tree.indentation() - margin
        words = metrics.boundingRect(0, 0, max(width, 4 * margin), 10_000, _WRAPPED, str(index.data()))
        return QSize(0, max(size.height(), words.height() + margin // 2))


class TwoLines(QStyledItemDelegate):
    """What was found: its name, and below it in smaller letters what it is."""

    def __init__(self, view: QListWidget, look: Look) -> None:
        super().__init__(view)
        self._look = look
        self._view = view

    def _fonts(self) -> tuple[QFont, QFont]:
        name, kind = QFont(self._view.font()), QFont(self._view.font())
        name.setBold(True)
        kind.setPointSizeF(kind.pointSizeF() * 0.9)
        return name, kind

    def _set(self, width: int, words: str) -> tuple[QRect, QRect]:
        """Where both parts go, from the top left."""
        name, _, kind = words.partition("\n")
        fonts = [QFontMetrics(font) for font in self._fonts()]
        edge = fonts[1].height() // 3
        box = QRect(edge, edge, max(width - 2 * edge, 40), 10_000)
        first = fonts[0].boundingRect(box, _WRAPPED, name)
        rest = box.translated(0, first.height())
        return first, fonts[1].boundingRect(rest, _WRAPPED, kind)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        _, last = self._set(self._view.viewport().width(), str(index.data()))
        return QSize(0, last.bottom() + last.left() + 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        chosen = option.state & QStyle.StateFlag.State_Selected
        palette = self._view.palette()
        role = QPalette.ColorRole
        painter.save()
        if chosen:
            painter.fillRect(option.rect, palette.color(role.Highlight))
        name, _, kind = str(index.data()).partition("\n")
        places = self._set(option.rect.width(), str(index.data()))
        text, highlighted = palette.color(role.Text), palette.color(role.HighlightedText)
        inks = (highlighted, highlighted) if chosen else (text, self._look.theme.muted)
        for words, place, font, ink in zip((name, kind), places, self._fonts(), inks, strict=True):
            painter.setFont(font)
            painter.setPen(ink)
            painter.drawText(place.translated(option.rect.topLeft()).adjusted(0, 0, 8, 0), _WRAPPED, words)
        painter.restore()


class Contents(QTreeWidget):
    """Every page on its branch. The page shown is the current one."""

    opened = Signal(str, str)

    def __init__(self, book: Book, house: bool = False, parent: QWidget | None = None) -> None:
        """`house`: also the page where house values can be set right."""
        super().__init__(parent)
        self._house = house
        self.setObjectName("referenceContents")
        self.setHeaderHidden(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setWordWrap(True)
        self.setItemDelegate(Wrapped(self))
        self.restyle()
        self._book = book
        self._items: dict[Ref, QTreeWidgetItem] = {}
        self._following = False
        self._build()
        self.currentItemChanged.connect(self._changed)
        self.itemActivated.connect(self._changed)

    def restyle(self) -> None:
        """In another text size."""
        self.setIndentation(self.fontMetrics().height())
        QTimer.singleShot(0, self, self._show_current)  # when every row has its new height

    def _show_current(self) -> None:
        item = self.currentItem()
        if item is not None:
            self.scrollToItem(item)

    def _build(self) -> None:
        def item(ref: Ref | None) -> QTreeWidgetItem:
            made = QTreeWidgetItem()
            made.setData(0, RefRole, ref)
            if ref is not None:
                self._items[ref] = made
            return made

        def branch(section: Section) -> QTreeWidgetItem:
            made = item(section.ref)
            made.addChildren([item(ref) for ref in section.refs])
            return made

        self.addTopLevelItem(item(HOME))
        for title, holds in BRANCHES:
            top = item(None)
            top.setData(0, RefRole + 1, title)
            top.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            top.addChildren([branch(section) for section in self._book.sections if holds(section.ref)])
            self.addTopLevelItem(top)
            top.setExpanded(True)
        self.addTopLevelItem(item(AID))
        if self._house:
            self.addTopLevelItem(item(HOUSE))
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(translate("reference", "Contents"))
        for ref, item in self._items.items():
            title = self._book.title(ref)
            item.setText(0, title)
            item.setToolTip(0, title)
        for number, (title, _) in enumerate(BRANCHES, 1):
            top = self.topLevelItem(number)
            if top is not None:
                top.setText(0, translate("reference", title))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.scheduleDelayedItemsLayout()

    def follow(self, ref: Ref) -> None:
        """Point at the page that is shown."""
        item = self._items.get(HOUSE if ref[0] == "house" else ref)
        if item is not None and item is not self.currentItem():
            self._following = True
            self.setCurrentItem(item)
            self.scrollToItem(item)
            self._following = False

    def _changed(self, item: QTreeWidgetItem | None) -> None:
        ref = item.data(0, RefRole) if item is not None else None
        if ref and not self._following:
            self.opened.emit(ref[0], ref[1])


class Results(QListWidget):
    """What was found, the best first: the name in the current language, and what it was found by."""

    opened = Signal(str, str)

    def __init__(self, book: Book, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("referenceResults")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setItemDelegate(TwoLines(self, look))
        self._book = book
        self.itemActivated.connect(self._open)
        self.itemClicked.connect(self._open)

    def show_hits(self, hits: Sequence[Hit], language: str) -> None:
        self.setAccessibleName(translate("reference", "Search results"))
        self.clear()
        found = translate("reference", "%1 · %2: %3")
        for hit in hits[:MOST]:
            name = self._book.title(hit.ref)
            kind = translate("reference", EXPANSION if of_expansion(hit.ref) else KINDS[hit.ref[0]])
            if hit.language != language and hit.title != name:
                kind = fill(found, kind, OWN_NAMES.get(hit.language, hit.language), hit.title)
            item = QListWidgetItem(f"{name}\n{kind}")
            item.setData(RefRole, hit.ref)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{name}, {kind}")
            self.addItem(item)
        if not hits:
            item = QListWidgetItem(translate("reference", "Nothing was found."))
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.addItem(item)
        else:
            self.setCurrentRow(0)

    def open_current(self) -> None:
        item = self.currentItem()
        if item is not None:
            self._open(item)

    def _open(self, item: QListWidgetItem) -> None:
        ref = item.data(RefRole)
        if ref:
            self.opened.emit(*ref)
