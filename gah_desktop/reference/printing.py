"""The reference on paper and as PDF: a page, the whole, the player aid. Asks nothing, shows nothing."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QMarginsF, QRectF, QSizeF, QUrl
from PySide6.QtGui import (
    QColor,
    QFont,
    QGuiApplication,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    Qt,
    QTextDocument,
)

from gah_desktop.reference.aid_sheet import PAPER, SHEETS, draw_sheet
from gah_desktop.reference.book import Book
from gah_desktop.reference.content import HOME, Ref
from gah_desktop.reference.html import DRAWN, SIGN, Writer
from gah_desktop.reference.pictures import icon_image, picture
from gah_desktop.text.terms import fill, translate
from gah_desktop.widgets import art

EM = 13.0  # letter height on paper, in pixels of which a page is 700 wide
WIDTH = 700.0
RATIO = 3.0  # device pixels per pixel for pictures on paper


class Sheet(QTextDocument):
    """Pages set for paper; pictures are drawn when they are asked for."""

    def __init__(self, book: Book, refs: Iterable[Ref]) -> None:
        super().__init__()
        self._book = book
        self._drawn: dict[str, Any] = {}
        font = QFont(QGuiApplication.font())
        font.setPixelSize(round(EM))
        self._font = font
        self.setDefaultFont(font)
        self.setDocumentMargin(0)
        writer = Writer(book, PAPER, EM)
        bodies = [writer.body(book.page(ref), width=WIDTH) for ref in refs]
        gap = '<p style="margin-top: 26px"></p>'
        self.setHtml(f"<html><head>{writer.style()}</head><body>{gap.join(bodies)}</body></html>")

    def loadResource(self, type: int, name: QUrl | str) -> Any:
        address = name.toString() if isinstance(name, QUrl) else str(name)
        if address not in self._drawn:
            if address.startswith(SIGN):
                self._drawn[address] = icon_image(address.removeprefix(SIGN), PAPER, EM * 1.7, RATIO)
            elif address.startswith(DRAWN):
                _, kind, id = address.removeprefix(DRAWN).split("/", 2)
                self._drawn[address] = picture(
                    self._book.catalog, (kind, id), PAPER, self._font, EM, RATIO
                )
            else:
                return super().loadResource(type, name)
        return self._drawn[address]


def set_up(device: QPagedPaintDevice) -> None:
    """A4, with margins that printers can keep."""
    device.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    device.setPageMargins(QMarginsF(16, 14, 16, 14), QPageLayout.Unit.Millimeter)


def print_pages(device: QPagedPaintDevice, book: Book, refs: Iterable[Ref]) -> None:
    """Pages one below the other, with the name of the game and a number at the foot of each sheet."""
    painter = QPainter(device)
    scale = device.width() / WIDTH
    room = QSizeF(WIDTH, device.height() / scale - 30)
    sheet = Sheet(book, refs)
    sheet.setPageSize(room)
    count = sheet.pageCount()
    painter.scale(scale, scale)
    for number in range(count):
        if number:
            device.newPage()
        painter.save()
        painter.translate(0, -number * room.height())
        sheet.drawContents(painter, QRectF(0, number * room.height(), room.width(), room.height()))
        painter.restore()
        _foot(painter, QRectF(0, room.height() + 8, WIDTH, 22), number + 1, count)
    painter.end()


def print_aid(device: QPagedPaintDevice, book: Book) -> None:
    painter = QPainter(device)
    for number in range(SHEETS):
        if number:
            device.newPage()
        draw_sheet(painter, QRectF(0, 0, device.width(), device.height()), book.catalog, number)
    painter.end()


def whole(book: Book) -> tuple[Ref, ...]:
    return (HOME, *book.refs)


def _foot(painter: QPainter, rect: QRectF, number: int, count: int) -> None:
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), 1), QColor(PAPER.gold))
    font = QFont(QGuiApplication.font())
    font.setPixelSize(10)
    painter.setFont(font)
    words = rect.adjusted(0, 4, 0, 0)
    art.draw_text(painter, words, "Grand Austria Hotel", PAPER.muted, 10, align=Qt.AlignmentFlag.AlignLeft)
    page = fill(translate("reference", "Page %1 of %2"), number, count)
    art.draw_text(painter, words, page, PAPER.muted, 10, align=Qt.AlignmentFlag.AlignRight)


def pdf_writer(file: Path, title: str) -> QPdfWriter:
    writer = QPdfWriter(str(file))
    writer.setTitle(title)
    writer.setCreator("Grand Austria Hotel")
    writer.setResolution(300)
    set_up(writer)
    return writer
