"""Shows one page as text with drawn pictures, in any of the languages, and tells of links. No navigation."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QSizeF, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QFontInfo, QImage, QResizeEvent, QShowEvent, QTextDocument
from PySide6.QtWidgets import QFrame, QStyle, QTextBrowser, QWidget

from gah_desktop.reference.book import Book
from gah_desktop.reference.content import AID, HOME, Ref
from gah_desktop.reference.html import LINKED, SIGN, Writer, ref_of
from gah_desktop.reference.pictures import icon_image, picture
from gah_desktop.text.voices import speaking, voice
from gah_desktop.widgets.context import Look

AID_SHEET = "aid:"
WIDEST = 64  # longer lines, in letter heights, are hard to read


class Browser(QTextBrowser):
    """A page of the reference. `language` "" is the application's."""

    followed = Signal(str, str)

    def __init__(self, book: Book, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("referenceText")
        self._book = book
        self._look = look
        self._zoom = 1.0
        self._drawn: dict[str, QImage] = {}
        self._shown_width = 0
        self.ref: Ref = HOME
        self.mark = ""
        self.language = ""
        # many changes at once, as with a new theme, are one new setting of the page
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self.refresh)
        self._stale = True
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setLineWrapMode(QTextBrowser.LineWrapMode.FixedPixelWidth)
        self.anchorClicked.connect(self._follow)

    @property
    def em(self) -> float:
        """The height of a letter: the reader's text size times this window's own."""
        return QFontInfo(self.font()).pixelSize() * self._zoom

    def set_zoom(self, zoom: float) -> None:
        if zoom != self._zoom:
            self._zoom = zoom
            self.refresh()

    def show_page(self, ref: Ref, mark: str = "") -> None:
        self.ref, self.mark = ref, mark
        self.refresh()
        self.verticalScrollBar().setValue(0)

    def refresh_soon(self) -> None:
        self._later.start()

    def refresh(self) -> None:
        """Set the page again: another page, language, theme, text size or width; when it is seen."""
        self._later.stop()
        self._stale = not self.isVisible()
        if self._stale:
            return
        before = self.verticalScrollBar().value()
        self._drawn.clear()
        self._shown_width = self.width()
        margin = round(self.em * 1.2)
        self.document().setDocumentMargin(margin)
        # room for the scroll bar is always kept, so that it does not change what it scrolls
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        whole = min(self._shown_width - bar - 2 * self.frameWidth() - 8, round(WIDEST * self.em))
        self.setLineWrapColumnOrWidth(max(whole, round(8 * self.em)))
        with speaking(voice(self.language) if self.language else None):
            page = self._book.page(self.ref)
            writer = Writer(self._book, self._look.theme, self.em, self.language)
            width = whole - 2 * margin - 4
            words = writer.page(page, self.mark, width)
            if self.ref == AID:
                words = words.replace("</body>", self._aid(width) + "</body>")
        self.setHtml(words)
        self.setAccessibleName(self.document().firstBlock().text())
        self.verticalScrollBar().setValue(before)

    def _aid(self, width: float) -> str:
        from gah_desktop.reference.aid_sheet import SHEETS

        wide = round(min(width, 50 * self.em))
        return "".join(
            f'<p><img src="{AID_SHEET}{self.language}/{number}/{wide}" '
            f'width="{wide}" height="{round(wide * 2**0.5)}"></p>'
            for number in range(SHEETS)
        )

    def loadResource(self, type: int, name: QUrl | str) -> Any:
        address = name.toString() if isinstance(name, QUrl) else str(name)
        if type == QTextDocument.ResourceType.ImageResource.value and ":" in address:
            if address not in self._drawn:
                self._drawn[address] = self._draw(address)
            return self._drawn[address]
        return super().loadResource(type, name)

    def _draw(self, address: str) -> QImage:
        ratio, theme = self.devicePixelRatioF(), self._look.theme
        if address.startswith(SIGN):
            return icon_image(address.removeprefix(SIGN), theme, round(self.em * 1.7), ratio)
        language, kind, id = address.partition(":")[2].split("/", 2)
        with speaking(voice(language) if language else None):
            if address.startswith(AID_SHEET):
                from gah_desktop.reference.aid_sheet import sheet_image

                wide = int(id)
                return sheet_image(self._book.catalog, int(kind), QSizeF(wide, round(wide * 2**0.5)), ratio)
            font = self.font()
            font.setPixelSize(max(6, round(self.em)))
            return picture(self._book.catalog, (kind, id), theme, font, self.em, ratio)

    def _follow(self, url: QUrl) -> None:
        address = url.toString()
        if address.startswith(LINKED):
            self.followed.emit(*ref_of(address))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.width() != self._shown_width:
            self.refresh_soon()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange, QEvent.Type.LanguageChange):
            self.refresh_soon()
