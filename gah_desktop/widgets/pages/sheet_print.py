"""The score sheet on paper: the same table and chart as a picture or a PDF of pure vectors. Asks nobody."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter

from gah_desktop.record import write_atomic
from gah_desktop.text.numbers import number
from gah_desktop.widgets import art
from gah_desktop.widgets.art.canvas import box, checker, line, shrunk
from gah_desktop.widgets.art.chart import score_chart
from gah_desktop.widgets.pages.sheet_rows import PART, SUM, TIE, TOTAL, ScoreTable, SheetRow
from gah_desktop.widgets.theme import DAY, Theme

PAGE = QSize(794, 1123)  # A4 at 96 points an inch
LEFT, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
SHARPNESS = 2  # device pixels for each point of a picture


def paint_sheet(painter: QPainter, rect: QRectF, theme: Theme, sheet: ScoreTable, caption: str) -> None:
    """Title, table and chart on one page; rows are as high as the room allows."""
    painter.fillRect(rect, theme.panel)
    inner = shrunk(rect, 30)
    box(painter, inner, theme.rule, 1.2)
    box(painter, shrunk(inner, 4), theme.rule, 0.7)
    area = shrunk(inner, 24)
    checker(painter, QRectF(area.left(), area.top(), area.width(), 8), theme.gold)
    title = QRectF(area.left(), area.top() + 16, area.width(), 40)
    art.draw_text(painter, title, sheet.title, theme.accent, 30, bold=True)
    below = QRectF(area.left(), title.bottom(), area.width(), 22)
    art.draw_text(painter, below, caption, theme.muted, 14)
    chart_height = 270.0
    top = below.bottom() + 14
    height = min(27.0, (area.bottom() - chart_height - 24 - top) / (len(sheet.rows) + 1))
    _table(painter, QRectF(area.left(), top, area.width(), height * (len(sheet.rows) + 1)), theme, sheet)
    place = QRectF(area.left(), area.bottom() - chart_height, area.width(), chart_height)
    score_chart(painter, place, theme, sheet.chart)


def _table(painter: QPainter, rect: QRectF, theme: Theme, sheet: ScoreTable) -> None:
    height = rect.height() / (len(sheet.rows) + 1)
    width = rect.width() * 0.58 / len(sheet.names)
    first = rect.width() * 0.42
    head = QRectF(rect.left(), rect.top(), rect.width(), height)
    painter.fillRect(head, theme.inset)
    for seat, name in enumerate(sheet.names):
        place = QRectF(rect.left() + first + seat * width, head.top(), width - 8, height)
        mark = QRectF(place.left() + 4, place.top() + height * 0.18, height * 0.64, height * 0.64)
        art.seat_marker(painter, mark, theme, sheet.colours[seat])
        words = place.adjusted(height, 0, 0, 0)
        art.draw_text(painter, words, name, theme.gold, height * 0.56, bold=True, align=RIGHT)
    for index, row in enumerate(sheet.rows):
        place = QRectF(rect.left(), rect.top() + (index + 1) * height, rect.width(), height)
        _row(painter, place, theme, row, first, width)
    line(painter, rect.left(), rect.bottom(), rect.right(), rect.bottom(), theme.rule)


def _row(painter: QPainter, rect: QRectF, theme: Theme, row: SheetRow, first: float, width: float) -> None:
    ink: QColor = theme.muted if row.kind in (PART, TIE) else theme.text
    if row.kind == TOTAL:
        painter.fillRect(rect, theme.accent)
        ink = theme.on_accent
    elif row.kind == SUM:
        painter.fillRect(rect, theme.inset)
    else:
        line(painter, rect.left(), rect.bottom(), rect.right(), rect.bottom(), theme.rule_soft, 0.6)
    bold = row.kind in (SUM, TOTAL)
    indent = 24 if row.kind == PART else 6
    size = rect.height() * (0.5 if row.kind in (PART, TIE) else 0.56)
    words = QRectF(rect.left() + indent, rect.top(), first - indent, rect.height())
    art.draw_text(painter, words, row.label, ink, size, bold=bold, align=LEFT)
    for seat, value in enumerate(row.values):
        if value is not None:
            place = QRectF(rect.left() + first + seat * width, rect.top(), width - 8, rect.height())
            art.draw_text(painter, place, number(value), ink, size, bold=bold, align=RIGHT)


def save_pdf(path: Path, sheet: ScoreTable, caption: str, font: QFont) -> None:
    """OSError if the file can't be written; a file that was there is then as it was."""
    content = QBuffer()
    content.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(content)
    writer.setResolution(96)
    writer.setTitle(sheet.title)
    writer.setCreator("Grand Austria Hotel")
    writer.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0)
        )
    )
    painter = QPainter(writer)
    painter.setFont(font)
    paint_sheet(painter, QRectF(QPointF(0, 0), PAGE.toSizeF()), DAY, sheet, caption)
    painter.end()
    write_atomic(path, bytes(content.data().data()))


def sheet_image(sheet: ScoreTable, caption: str, font: QFont, theme: Theme) -> QImage:
    image = QImage(PAGE * SHARPNESS, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(SHARPNESS)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(font)
    paint_sheet(painter, QRectF(QPointF(0, 0), PAGE.toSizeF()), theme, sheet, caption)
    painter.end()
    return image


def save_png(path: Path, sheet: ScoreTable, caption: str, font: QFont, theme: Theme) -> None:
    """OSError if the file can't be written; a file that was there is then as it was."""
    content = QBuffer()
    content.open(QIODevice.OpenModeFlag.WriteOnly)
    sheet_image(sheet, caption, font, theme).save(content, "PNG")  # type: ignore[call-overload]
    write_atomic(path, bytes(content.data().data()))
