"""The left side of the reference: its contents as a tree, and what a search has found. Shows no page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QTreeWidget, QTreeWidgetItem, QWidget

from gah_desktop.app.translator import OWN_NAMES
from gah_desktop.reference.book import Book, Section
from gah_desktop.reference.content import AID, HOME, Ref
from gah_desktop.reference.search import Hit
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.terms import fill, translate

RefRole = Qt.ItemDataRole.UserRole
#: The branches under which the contents gather their chapters and galleries.
BRANCHES: tuple[tuple[str, tuple[str, ...]], ...] = (
    (QT_TRANSLATE_NOOP("reference", "Rules"), ("chapter",)),
    (QT_TRANSLATE_NOOP("reference", "Cards and boards"), ("gallery", "list")),
)
KINDS: dict[str, str] = {
    "rule": QT_TRANSLATE_NOOP("reference", "Rules"),
    "guest": QT_TRANSLATE_NOOP("reference", "Guest"),
    "staff": QT_TRANSLATE_NOOP("reference", "Staff"),
    "objective": QT_TRANSLATE_NOOP("reference", "Objective"),
    "emperor": QT_TRANSLATE_NOOP("reference", "Emperor tile"),
    "board": QT_TRANSLATE_NOOP("reference", "Board"),
    "solo": QT_TRANSLATE_NOOP("reference", "Leopold"),
}
MOST = 60


class Contents(QTreeWidget):
    """Every page on its branch. The page shown is the current one."""

    opened = Signal(str, str)

    def __init__(self, book: Book, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("referenceContents")
        self.setHeaderHidden(True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setAlternatingRowColors(False)
        self.setUniformRowHeights(True)
        self._book = book
        self._items: dict[Ref, QTreeWidgetItem] = {}
        self._following = False
        self._build()
        self.currentItemChanged.connect(self._changed)
        self.itemActivated.connect(self._changed)

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
        for title, kinds in BRANCHES:
            top = item(None)
            top.setData(0, RefRole + 1, title)
            top.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            top.addChildren([branch(section) for section in self._book.sections if section.ref[0] in kinds])
            self.addTopLevelItem(top)
            top.setExpanded(True)
        self.addTopLevelItem(item(AID))
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

    def follow(self, ref: Ref) -> None:
        """Point at the page that is shown."""
        item = self._items.get(ref)
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

    def __init__(self, book: Book, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("referenceResults")
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._book = book
        self.itemActivated.connect(self._open)
        self.itemClicked.connect(self._open)

    def show_hits(self, hits: Sequence[Hit], language: str) -> None:
        self.setAccessibleName(translate("reference", "Search results"))
        self.clear()
        found = translate("reference", "%1 · %2: %3")
        for hit in hits[:MOST]:
            name = self._book.title(hit.ref)
            kind = translate("reference", KINDS[hit.ref[0]])
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
