"""Lines of VP over the rounds, one per player, told apart by shape and colour; no history, no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from gah_desktop.text.numbers import spoken_number
from gah_desktop.widgets.art.canvas import Painter, box, line
from gah_desktop.widgets.art.pieces import seat_marker
from gah_desktop.widgets.art.specs import ChartArt, State
from gah_desktop.widgets.art.text import draw_text, em

if TYPE_CHECKING:
    from gah_desktop.widgets.theme import Theme

_DASHES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DashDotLine, Qt.PenStyle.DotLine)


def _step(span: int) -> int:
    for step in (1, 2, 5, 10, 20, 25, 50, 100, 200):
        if span / step <= 7:
            return step
    return 500


def _score_chart(painter: QPainter, rect: QRectF, theme: Theme, art: ChartArt, state: State) -> None:
    """The whole chart: grid, axis labels, lines with markers, names at the right."""
    size = min(em(painter), rect.width() / 20, rect.height() / 13)
    values = [value for series in art.series for value in series.values] or [0]
    low, high = min(0, *values), max(1, *values)
    step = _step(high - low)
    low, high = low // step * step, -(-high // step) * step
    top = size * (2.2 if art.title else 1.0)
    legend = min(rect.width() * 0.26, size * 10)
    area = rect.adjusted(size * 2.8, top, -legend, -size * 2)
    if art.title:
        place = QRectF(rect.left(), rect.top(), rect.width(), size * 1.7)
        draw_text(
            painter, place, art.title, theme.gold, size * 1.05, bold=True, align=Qt.AlignmentFlag.AlignLeft
        )
    for tick in range(low, high + 1, step):
        y = area.bottom() - (tick - low) / (high - low) * area.height()
        line(painter, area.left(), y, area.right(), y, theme.rule if tick == 0 else theme.rule_soft, 1)
        words = QRectF(rect.left(), y - size * 0.7, area.left() - rect.left() - 6, size * 1.4)
        draw_text(
            painter, words, spoken_number(tick), theme.muted, size * 0.85, align=Qt.AlignmentFlag.AlignRight
        )
    if art.y_title:
        words = QRectF(area.left() + 6, area.top() - size * 0.2, area.width(), size * 1.2)
        draw_text(painter, words, art.y_title, theme.muted, size * 0.85, align=Qt.AlignmentFlag.AlignLeft)
    count = max(2, len(art.x_labels))
    pitch = area.width() / (count - 1)
    for index, label in enumerate(art.x_labels):
        x = area.left() + index * pitch
        line(painter, x, area.top(), x, area.bottom(), theme.rule_soft, 0.8)
        words = QRectF(x - pitch / 2, area.bottom() + 4, pitch, size * 1.4)
        draw_text(painter, words, label, theme.text, size * 0.9)
    box(painter, area.adjusted(-1, -1, 1, 1), theme.rule, 1)
    side = max(8.0, size * 0.95)
    ends: list[tuple[float, int]] = []
    for order, series in enumerate(art.series):
        points = [
            QPointF(area.left() + i * pitch, area.bottom() - (value - low) / (high - low) * area.height())
            for i, value in enumerate(series.values)
        ]
        pen = QPen(theme.seats[series.seat % 4].fill, 2.6, _DASHES[series.seat % 4])
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(points))
        for point in points:
            seat_marker(
                painter, QRectF(point.x() - side / 2, point.y() - side / 2, side, side), theme, series.seat
            )
        ends.append((points[-1].y() if points else area.bottom(), order))
    # names stand at the ends of their lines, pushed apart where lines end close together
    ends.sort()
    next_free = area.top() - size * 0.7
    lowest = area.bottom() + size - len(ends) * size * 1.6
    for rank, (y, order) in enumerate(ends):
        y = max(min(y - size * 0.8, lowest + rank * size * 1.6), next_free)
        series = art.series[order]
        place = QRectF(area.right() + size * 0.8, y, legend - size, size * 1.5)
        seat_marker(
            painter, QRectF(place.left(), y + (size * 1.5 - side) / 2, side, side), theme, series.seat
        )
        text = f"{series.name}  {spoken_number(series.values[-1])}" if series.values else series.name
        draw_text(
            painter, place.adjusted(side + 5, 0, 0, 0), text, theme.text, size * 0.95, bold=True,
            align=Qt.AlignmentFlag.AlignLeft,
        )  # fmt: skip
        next_free = y + size * 1.6


score_chart = Painter(_score_chart)
