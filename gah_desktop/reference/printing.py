"""The reference on paper and as PDF: a page, the whole, the player aid. Asks nothing, shows nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QMarginsF, QRectF, QSizeF, QUrl
from PySide6.QtGui import (
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

from gah_desktop.reference.aid_sheet import SHEETS, draw_sheet
from gah_desktop.reference.book import Book
from gah_desktop.reference.content import HOME, Ref
from gah_desktop.reference.html import DRAWN, SIGN, Writer
from gah_desktop.reference.pictures import icon_image, picture
from gah_desktop.text.terms import fill, translate
from gah_desktop.widgets import art
from gah_desktop.widgets.theme import PAPER

EM = 13.0  # letter height on paper, in pixels of which a page is 700 wide
WIDTH = 700.0
GAP, FOOT = 26.0, 30.0
RATIO = 2.0  # device pixels per pixel for pictures on paper


class Sheet(QTextDocument):
    """One page of the reference set for paper; pictures are drawn when they are asked for."""

    def __init__(self, book: Book, ref: Ref) -> None:
        super().__init__()
        self._book = book
        self._drawn: dict[str, Any] = {}
        font = QFont(QGuiApplication.font())
        font.setPixelSize(round(EM))
        self._font = font
        self.setDefaultFont(font)
        self.setDocumentMargin(0)
        writer = Writer(book, PAPER, EM, paper=True)
        body = writer.body(book.page(ref), width=WIDTH)
        self.setHtml(f"<html><head>{writer.style()}</head><body>{body}</body></html>")
        self.setTextWidth(WIDTH)

    def loadResource(self, type: int, name: QUrl | str) -> Any:
        address = name.toString() if isinstance(name, QUrl) else str(name)
        if address not in self._drawn:
            if address.startswith(SIGN):
                self._drawn[address] = icon_image(address.removeprefix(SIGN), PAPER, EM * 1.7, RATIO)
            elif address.startswith(DRAWN):
                _, kind, id = address.removeprefix(DRAWN).split("/", 2)
                self._drawn[address] = picture(self._book.catalog, (kind, id), PAPER, self._font, EM, RATIO)
            else:
                return super().loadResource(type, name)
        return self._drawn[address]


def set_up(device: QPagedPaintDevice) -> None:
    """A4, with margins that printers can keep."""
    device.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    device.setPageMargins(QMarginsF(16, 14, 16, 14), QPageLayout.Unit.Millimeter)


def print_pages(device: QPagedPaintDevice, book: Book, refs: Iterable[Ref]) -> None:
    """Pages one below the other, none broken that fits a sheet; every chapter begins a sheet."""
    scale = device.width() / WIDTH
    room = device.height() / scale - FOOT
    placed = list(_placed(book, refs, room))
    count = placed[-1][0] + 1
    painter = QPainter(device)
    painter.scale(scale, scale)
    now = -1
    for number, top, part, sheet in placed:
        while now < number:
            now += 1
            if now:
                device.newPage()
            _foot(painter, QRectF(0, room + 8, WIDTH, FOOT - 8), now + 1, count)
        painter.save()
        painter.translate(0, top - part)
        sheet.drawContents(painter, QRectF(0, part, WIDTH, room))
        painter.restore()
    painter.end()


def _placed(book: Book, refs: Iterable[Ref], room: float) -> Iterator[tuple[int, float, float, Sheet]]:
    """The number of the paper, the top on it, the part of the page that begins there, and the page."""
    number, top, section = 0, 0.0, None
    for ref in refs:
        sheet = Sheet(book, ref)
        height = sheet.size().height()
        begins = book.section_of(ref) != section
        section = book.section_of(ref)
        if top and (begins or top + height > room):
            number, top = number + 1, 0.0
        if height <= room:
            yield number, top, 0.0, sheet
            top += height + GAP
            continue
        sheet.setPageSize(QSizeF(WIDTH, room))
        for index in range(sheet.pageCount()):
            yield number + index, 0.0, index * room, sheet
        number, top = number + sheet.pageCount(), 0.0


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
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), 1), PAPER.gold)
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
