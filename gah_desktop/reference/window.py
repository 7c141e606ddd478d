"""The reference window: contents and search on the left, pages on the right. Knows no rules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, QObject, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QSplitter, QStackedWidget, QVBoxLayout, QWidget
from shiboken6 import isValid

from gah_desktop.app.settings import Settings
from gah_desktop.app.table import Table
from gah_desktop.app.translator import LANGUAGES
from gah_desktop.catalog import Catalog
from gah_desktop.files import opened_to_append
from gah_desktop.reference.bar import Bar
from gah_desktop.reference.book import Book
from gah_desktop.reference.browser import Browser
from gah_desktop.reference.content import AID, HOME, Ref
from gah_desktop.reference.contents import Contents, Results
from gah_desktop.reference.gallery import Gallery
from gah_desktop.reference.marks import Mark, marks
from gah_desktop.reference.search import Index
from gah_desktop.text.errors import os_error_text
from gah_desktop.text.terms import fill, translate
from gah_desktop.widgets.context import Look

if TYPE_CHECKING:
    from gah_desktop.reference.house_page import HousePage

ZOOMS = (0.8, 0.9, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0)
LAYOUT = "reference"
QUIET = 600  # milliseconds until nothing else is to be done
NARROW = 42  # letter heights that two languages need beside each other


def spoken() -> str:
    """The language of the window."""
    return QLocale().name()[:2]


class ReferenceWindow(QMainWindow):
    """Opens without a game; `set_table` lets it say where the cards of a running one are."""

    def __init__(
        self,
        settings: Settings,
        look: Look,
        catalog: Catalog | None = None,
        parent: QWidget | None = None,
        overrides: Path | None = None,
    ) -> None:
        """`overrides` is the owner's file; without one, the house's values can be read and not set right."""
        super().__init__(parent)
        self.setObjectName("referenceWindow")
        # the application ends with its main window, whatever else is open
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self._settings = settings
        self._book = Book(catalog)
        self._table: Table | None = None
        self._marks: Mapping[Ref, Mark] = {}
        self._index: Index | None = None
        self._path: list[Ref] = [HOME]
        self._at = 0
        self._scrolled: dict[int, int] = {}
        self._zoom = ZOOMS.index(1.0)
        self.bar = Bar(look, self)
        self.contents = Contents(self._book, house=overrides is not None)
        self.results = Results(self._book, look)
        self.left = QStackedWidget()
        self.left.addWidget(self.contents)
        self.left.addWidget(self.results)
        self.text = Browser(self._book, look)
        self.second = Browser(self._book, look)
        self.second.setObjectName("referenceSecondText")
        self.second.hide()
        self.gallery = Gallery(self._book, look)
        self._overrides = overrides
        self.house: HousePage | None = None  # made when it is first wanted
        self._look = look
        self._texts = QSplitter(Qt.Orientation.Horizontal)
        self._texts.addWidget(self.text)
        self._texts.addWidget(self.second)
        self.right = QStackedWidget()
        self.right.addWidget(self._texts)
        self.right.addWidget(self.gallery)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(self.left)
        self.splitter.addWidget(self.right)
        for splitter in (self.splitter, self._texts):
            splitter.setChildrenCollapsible(False)
        self.splitter.setStretchFactor(0, 0)
        self.splitter.setStretchFactor(1, 1)
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.addWidget(self.bar)
        column.addWidget(self.splitter, 1)
        self.setCentralWidget(middle)
        self._connect(look)
        self._restore()
        self.retranslate()
        self._show()
        self.bar.field.setFocus()

    def _connect(self, look: Look) -> None:
        bar = self.bar
        bar.home.triggered.connect(lambda: self.open_page("", ""))
        bar.back.triggered.connect(lambda: self._go(-1))
        bar.forward.triggered.connect(lambda: self._go(1))
        bar.larger.triggered.connect(lambda: self._resize(1))
        bar.smaller.triggered.connect(lambda: self._resize(-1))
        bar.find_words.triggered.connect(self._find)
        bar.close_window.triggered.connect(self._escape)
        bar.print_page.triggered.connect(lambda: self._print("page"))
        bar.print_all.triggered.connect(lambda: self._print("all"))
        bar.print_aid.triggered.connect(lambda: self._print("aid"))
        bar.pdf_page.triggered.connect(lambda: self._pdf("page"))
        bar.pdf_all.triggered.connect(lambda: self._pdf("all"))
        bar.pdf_aid.triggered.connect(lambda: self._pdf("aid"))
        bar.languageChosen.connect(self.set_second_language)
        bar.field.textChanged.connect(self._search)
        bar.field.returnPressed.connect(self.results.open_current)
        bar.field.installEventFilter(self)
        for source in (self.contents, self.results, self.gallery):
            source.opened.connect(self.open_page)
        self.text.followed.connect(self.open_page)
        self.second.followed.connect(self.open_page)
        look.changed.connect(self._restyle)

    # -- pages

    @property
    def page(self) -> Ref:
        """The page that is shown."""
        return self._path[self._at]

    def open_page(self, kind: str = "", id: str = "") -> None:
        """Show a page; an unknown one leaves what is shown."""
        ref = self._book.find(kind, id)
        if ref is None or (ref[0] == "house" and self._overrides is None):
            return
        if ref != self.page:
            self._scrolled[self._at] = self.text.verticalScrollBar().value()
            self._path = [*self._path[: self._at + 1], ref]
            self._at += 1
        self._show()

    def _go(self, steps: int) -> None:
        at = self._at + steps
        if 0 <= at < len(self._path):
            self._scrolled[self._at] = self.text.verticalScrollBar().value()
            self._at = at
            self._show()
            self.text.verticalScrollBar().setValue(self._scrolled.get(at, 0))

    def _show(self) -> None:
        ref = self.page
        kind, id = ref
        in_gallery = kind == "gallery"
        self.right.setCurrentWidget(self.gallery if in_gallery else self._texts)
        if kind == "house":
            self._show_house(id)
        elif in_gallery:
            self.gallery.show_gallery(id, self._marks)
        else:
            mark = self._mark_text(ref)
            self.text.show_page(ref, mark)
            if not self.second.isHidden():
                self.second.show_page(ref)
        self.contents.follow(ref)
        self.bar.back.setEnabled(self._at > 0)
        self.bar.forward.setEnabled(self._at < len(self._path) - 1)
        title = translate("reference", "%1 – Rules and cards")
        self.setWindowTitle(fill(title, self._book.title(ref)))

    def _show_house(self, group: str) -> None:
        from gah_desktop.app.corrections import Corrections  # with what checks each of them
        from gah_desktop.reference.house_page import HousePage

        if self.house is None:
            assert self._overrides is not None
            self.house = HousePage(Corrections(self._overrides), self._look)
            self.house.changed.connect(self._corrected)
            self.right.addWidget(self.house)
        self.right.setCurrentWidget(self.house)
        self.house.show_group(group)

    def _corrected(self) -> None:
        """What an owner has set right is shown and found everywhere."""
        assert self.house is not None
        self._book.renew(self.house.corrections.catalog)
        self._index = None

    # -- the running game

    def set_table(self, table: Table | None) -> None:
        """Follow a game, or none: its cards are marked as the one who looks may know them."""
        if self._table is not None and isValid(self._table):
            self._table.decisionChanged.disconnect(self._mark)
        self._table = table
        if table is not None:
            table.decisionChanged.connect(self._mark)
        self._mark()

    def _close_staff(self) -> None:
        """Leave the pages of staff cards: the next person must not see which ones the last one has read."""
        self.bar.field.clear()
        path = [ref for ref in self._path if ref[0] != "staff"] or [HOME]
        if path != self._path:
            self._path, self._at, self._scrolled = path, len(path) - 1, {}
            self._show()

    def _mark(self) -> None:
        if self._table is not None and self._table.reader < 0:
            self._close_staff()
        if not self.isVisible():
            self._marks = {}
            return
        before, self._marks = self._marks, marks(self._table)
        if before == self._marks:
            return
        if self.page[0] == "gallery":
            self.gallery.show_gallery(self.page[1], self._marks)
        elif before.get(self.page) != self._marks.get(self.page):
            self.text.mark = self._mark_text(self.page)
            self.text.refresh()

    def _mark_text(self, ref: Ref) -> str:
        mark = self._marks.get(ref)
        return fill(translate("reference", "In this game: %1"), mark.text) if mark else ""

    # -- searching

    def _search(self, words: str) -> None:
        if not words.strip():
            self.left.setCurrentWidget(self.contents)
            return
        language = spoken()
        self.results.show_hits(self.index.search(words, language), language)
        self.left.setCurrentWidget(self.results)

    @property
    def index(self) -> Index:
        """Read in quiet moments, or when it is first needed."""
        if self._index is None:
            self._index = Index(self._book)
        return self._index

    def _find(self) -> None:
        self.bar.field.setFocus()
        self.bar.field.selectAll()

    def _escape(self) -> None:
        if self.bar.field.text():
            self.bar.field.clear()
        else:
            self.close()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows in the search field move among what was found."""
        if (
            watched is self.bar.field
            and event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
        ):
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
            if step and self.left.currentWidget() is self.results:
                row = self.results.currentRow() + step
                self.results.setCurrentRow(max(0, min(self.results.count() - 1, row)))
                return True
        return False

    # -- looks

    def set_second_language(self, language: str) -> None:
        """Show the page in another language beside it; "" takes it away."""
        self._settings.store.setValue("reference/second", language if language in LANGUAGES else "")
        self._show_second()

    def _show_second(self) -> None:
        """That of the window is no second one; it may become one again when the window speaks another."""
        wanted, own = str(self._settings.store.value("reference/second") or ""), spoken()
        self.second.language = wanted if wanted in LANGUAGES and wanted != own else ""
        self.second.setVisible(bool(self.second.language))
        self.bar.offer_languages(self.second.language, own)
        if self.second.language:
            self._arrange_texts()
            self._texts.setSizes([1000, 1000])
            self.second.show_page(self.page)

    def _arrange_texts(self) -> None:
        """Two languages stand beside each other, or one above the other where that is too narrow."""
        narrow = self.right.width() < NARROW * self.text.em
        self._texts.setOrientation(Qt.Orientation.Vertical if narrow else Qt.Orientation.Horizontal)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange_texts()

    def _share_out(self) -> None:
        """The contents get what their titles need, until somebody moves the splitter."""
        if not self._own_share:
            wide = min(self.fontMetrics().height() * 17, self.width() * 2 // 5)
            self.splitter.setSizes([wide, self.width() - wide])

    def _moved(self) -> None:
        self._own_share = True

    def _resize(self, step: int) -> None:
        self._zoom = max(0, min(len(ZOOMS) - 1, self._zoom + step))
        self._settings.store.setValue("reference/zoom", self._zoom)
        self._apply_zoom()

    def _apply_zoom(self) -> None:
        self._arrange_texts()
        self.text.set_zoom(ZOOMS[self._zoom])
        self.second.set_zoom(ZOOMS[self._zoom])
        self.bar.smaller.setEnabled(self._zoom > 0)
        self.bar.larger.setEnabled(self._zoom < len(ZOOMS) - 1)

    def _restyle(self) -> None:
        self.bar.restyle()
        self.contents.restyle()
        self._share_out()
        self.text.refresh_soon()
        self.second.refresh_soon()

    def retranslate(self) -> None:
        self.bar.retranslate()
        self.contents.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._show_second()
            self._search(self.bar.field.text())
            self._show()

    # -- paper

    def _refs(self, what: str) -> tuple[Ref, ...]:
        from gah_desktop.reference.printing import whole

        return whole(self._book) if what == "all" else (self.page,)

    def write_pdf(self, what: str, file: Path) -> None:
        """`what` is "page", "all" or "aid". OSError if the file can't be written."""
        opened_to_append(file).close()  # Qt itself would say nothing, and wait for a pipe
        from gah_desktop.reference.printing import pdf_writer, print_aid, print_pages

        what = "aid" if self.page == AID and what == "page" else what
        writer = pdf_writer(file, self._book.title(AID if what == "aid" else self.page))
        if what == "aid":
            print_aid(writer, self._book)
        else:
            print_pages(writer, self._book, self._refs(what))

    def _pdf(self, what: str) -> None:
        from PySide6.QtWidgets import QMessageBox

        from gah_desktop.widgets.message import message
        from gah_desktop.widgets.save_name import ask_save_name, documents

        names = {
            "aid": translate("reference", "player-aid"),
            "all": translate("reference", "rules-and-cards"),
        }
        suggested = names.get(what) or self.page[1] or "reference"
        title, kinds = translate("reference", "Save as PDF"), translate("reference", "PDF (*.pdf)")
        file = ask_save_name(self, title, documents() / f"{suggested}.pdf", kinds, ".pdf")
        if file is None:
            return
        try:
            self.write_pdf(what, file)
        except OSError as error:
            text = fill(translate("reference", "%1 cannot be written. %2"), file.name, os_error_text(error))
            message(self, QMessageBox.Icon.Warning, text).open()

    def _print(self, what: str) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        from gah_desktop.reference.printing import print_aid, print_pages, set_up

        what = "aid" if self.page == AID and what == "page" else what
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        set_up(printer)
        if QPrintDialog(printer, self).exec():
            if what == "aid":
                print_aid(printer, self._book)
            else:
                print_pages(printer, self._book, self._refs(what))

    # -- the window itself

    def _restore(self) -> None:
        if not self.restoreGeometry(self._settings.layout(LAYOUT)):
            self.resize(1024, 680)
        self._own_share = self.splitter.restoreState(self._settings.layout(f"{LAYOUT}-splitter"))
        self.splitter.splitterMoved.connect(self._moved)
        self._share_out()
        stored = self._settings.store.value("reference/zoom")
        if str(stored).isdigit() and int(str(stored)) < len(ZOOMS):
            self._zoom = int(str(stored))
        self._apply_zoom()
        self._show_second()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._mark()
        QTimer.singleShot(QUIET, self, self._read_ahead)

    def _read_ahead(self) -> None:
        """One language at a time: all of them would hold up whatever is done meanwhile."""
        if self.index.read():
            QTimer.singleShot(QUIET // 4, self, self._read_ahead)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._settings.set_layout(LAYOUT, self.saveGeometry())
        if self._own_share:
            self._settings.set_layout(f"{LAYOUT}-splitter", self.splitter.saveState())
        super().closeEvent(event)
