"""Sets and draws the pages of the player aid, on paper or screen. Writes none of its words."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont, QGuiApplication, QImage, QPainter, Qt, QTextDocument, QTextTable

from gah_desktop.catalog import Catalog
from gah_desktop.reference.aid import sheets, title
from gah_desktop.reference.aid_parts import Grid, Line, Section
from gah_desktop.reference.html import BOLD
from gah_desktop.reference.pictures import blank
from gah_desktop.widgets import art
from gah_desktop.widgets.theme import PAPER

SHEETS = 3
#: A page in tenths of a millimetre: A4, which every printer can fit to its paper.
WIDTH, HEIGHT = 2100.0, 2970.0
MARGIN, GAP, BAND = 100.0, 34.0, 150.0
LARGEST, SMALLEST = 52, 24
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


class _Set:
    """A section set at a letter size for a width: its documents, where they go, how high it is."""

    def __init__(self, section: Section, width: float, size: int) -> None:
        self.section = section
        self.size = size
        frame = QRectF(0, 0, width, 1000)
        inside = art.panel_inside(frame, size, True)
        self.top = inside.top()
        self.inside = inside
        self.lead = max((len(p.icons) for p in section.parts if isinstance(p, Line)), default=0)
        self.lead_width = min(self.lead, 1) * size * 1.9
        y = inside.top()
        self.places: list[tuple[Line | Grid, QTextDocument, float, float, float]] = []
        for part in section.parts:
            icons = len(part.icons) if isinstance(part, Line) else min(1, len(part.icons))
            left = max(self.lead_width, icons * size * 1.6 + size * 0.3 * bool(icons))
            if isinstance(part, Grid):
                left = size * 1.9 if part.icons else 0.0
            doc = _document(part, inside.width() - left, size)
            height = doc.size().height()
            self.places.append((part, doc, left, y, height))
            y += height + size * 0.34
        self.height = y + (1000 - inside.bottom()) - size * 0.1

    def draw(self, painter: QPainter, left: float, top: float, height: float) -> None:
        width = self.inside.width() + self.inside.left() * 2
        art.panel(painter, QRectF(left, top, width, height), PAPER, self.section.title)
        spare = max(0.0, height - self.height) / max(1, len(self.places))
        for number, (part, doc, indent, y, _) in enumerate(self.places):
            at = QPointF(left + self.inside.left(), top + y + spare * number)
            side = self.size * 1.5
            if isinstance(part, Line):
                for index, name in enumerate(part.icons):
                    place = QRectF(at.x() + index * self.size * 1.6, at.y() - self.size * 0.08, side, side)
                    art.draw_icon(painter, place, PAPER, name)
            else:
                for index, name in enumerate(part.icons, 1):
                    place = QRectF(at.x(), at.y() + _row_middle(doc, index) - side / 2, side, side)
                    art.draw_icon(painter, place, PAPER, name)
            painter.save()
            painter.translate(at.x() + indent, at.y())
            doc.drawContents(painter)
            painter.restore()


def _document(part: Line | Grid, width: float, size: int) -> QTextDocument:
    doc = QTextDocument()
    doc.setDocumentMargin(0)
    font = QFont(QGuiApplication.font())
    font.setPixelSize(size)
    doc.setDefaultFont(font)
    doc.setDefaultStyleSheet(f"* {{ color: {PAPER.text.name()}; }} th {{ color: {PAPER.gold.name()}; }}")
    if isinstance(part, Line):
        words = BOLD.sub(r"<b>\1</b>", escape(part.words))
        # one line of words stands level with its pictogram
        doc.setHtml(f'<p style="line-height: 118%; margin: 0px">{words}</p>')
    else:
        head, *rows = part.rows
        cells = ["".join(f'<th align="{_side(i)}">{escape(cell)}</th>' for i, cell in enumerate(head))]
        cells += [
            "".join(f'<td align="{_side(i)}">{escape(cell)}</td>' for i, cell in enumerate(row))
            for row in rows
        ]
        body = "".join(f"<tr>{row}</tr>" for row in cells)
        doc.setHtml(
            f'<table width="100%" border="1" cellspacing="0" cellpadding="{size // 5}" '
            f'style="border-collapse: collapse; border-color: {PAPER.rule_soft.name()}">{body}</table>'
        )
    doc.setTextWidth(width)
    return doc


def _row_middle(doc: QTextDocument, row: int) -> float:
    """How far down the first line of a row of the document's table has its middle."""
    table = doc.rootFrame().childFrames()[0]
    assert isinstance(table, QTextTable)
    block = table.cellAt(row, 0).firstCursorPosition().block()
    line = block.layout().lineAt(0)
    return float(doc.documentLayout().blockBoundingRect(block).top() + line.y() + line.height() / 2)


def _side(column: int) -> str:
    return "left" if column == 0 else "center"


def _set(columns: tuple[tuple[Section, ...], ...], width: float, room: float) -> list[list[_Set]]:
    """Both columns at the largest letter size at which they fit."""
    for size in range(LARGEST, SMALLEST, -1):
        done = [[_Set(section, width, size) for section in column] for column in columns]
        fits = all(
            sum(s.height for s in column) + GAP * (len(column) - 1) <= room
            and all(doc.idealWidth() <= doc.textWidth() + 1 for s in column for _, doc, *_ in s.places)
            for column in done
        )
        if fits:
            return done
    return done


def draw_sheet(painter: QPainter, rect: QRectF, catalog: Catalog, number: int) -> None:
    """One page of the aid into a rect, as large as it goes."""
    scale = min(rect.width() / WIDTH, rect.height() / HEIGHT)
    painter.save()
    painter.translate(rect.center().x() - WIDTH * scale / 2, rect.center().y() - HEIGHT * scale / 2)
    painter.scale(scale, scale)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(QRectF(0, 0, WIDTH, HEIGHT), PAPER.window)
    width = (WIDTH - 2 * MARGIN - GAP) / 2
    room = HEIGHT - 2 * MARGIN - BAND
    columns = _set(sheets(catalog)[number], width, room)
    font = QFont(QGuiApplication.font())
    font.setPixelSize(columns[0][0].size)
    painter.setFont(font)
    _heading(painter, number)
    for index, column in enumerate(columns):
        spare = (room - sum(s.height for s in column) - GAP * (len(column) - 1)) / len(column)
        top, left = MARGIN + BAND, MARGIN + index * (width + GAP)
        for section in column:
            section.draw(painter, left, top, section.height + spare)
            top += section.height + spare + GAP
    painter.restore()


def _heading(painter: QPainter, number: int) -> None:
    """The name of the game, the title and the page, between double rules."""
    band = QRectF(MARGIN, MARGIN, WIDTH - 2 * MARGIN, BAND - GAP)
    name = QRectF(band.left(), band.top(), band.width() * 0.62, band.height() - 24)
    words = QRectF(name.right(), band.top(), band.right() - name.right(), band.height() - 24)
    art.draw_text(
        painter, name, "Grand Austria Hotel", PAPER.accent, 72, bold=True, align=_LEFT, spacing=6, caps=True
    )
    page = f"{title(number)} · {number + 1}/{SHEETS}"
    art.draw_text(painter, words, page, PAPER.gold, 50, bold=True, align=_RIGHT)
    for shift in (0.0, 9.0):
        painter.fillRect(QRectF(band.left(), band.bottom() - 15 + shift, band.width(), 3), PAPER.gold)


def sheet_image(catalog: Catalog, number: int, size: QSizeF, ratio: float) -> QImage:
    image = blank(size, ratio)
    painter = QPainter(image)
    draw_sheet(painter, QRectF(0, 0, size.width(), size.height()), catalog, number)
    painter.end()
    return image
