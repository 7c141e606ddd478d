"""What everybody could expect at the end, turn by turn: lines over the rounds, with the turning points.

Knows no game and no rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from gah_desktop.text.numbers import decimal, spoken_number
from gah_desktop.widgets.art.canvas import Painter, box, line
from gah_desktop.widgets.art.pieces import seat_marker
from gah_desktop.widgets.art.specs import State
from gah_desktop.widgets.art.text import draw_text, em

if TYPE_CHECKING:
    from gah_desktop.widgets.theme import Theme

_DASHES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DashDotLine, Qt.PenStyle.DotLine)


class CourseSeries(NamedTuple):
    seat: int  # a number of the theme's colours
    name: str
    values: tuple[float, ...]


class CourseArt(NamedTuple):
    """A value for every turn and one for the end; `rounds` says for each in which round it is."""

    series: tuple[CourseSeries, ...]
    rounds: tuple[int, ...]
    marks: tuple[int, ...] = ()  # places of the turning points
    title: str = ""
    y_title: str = ""
    games: bool = False  # each value is that of a game, not of a turn: small numbers, each with its dot


_STEPS, _SMALL_STEPS = (5.0, 10.0, 20.0, 25.0, 50.0, 100.0), (0.5, 1.0, 2.0)
_MOST_STEPS = 6


def _step(span: float, games: bool) -> float:
    steps = (*_SMALL_STEPS, *_STEPS) if games else _STEPS
    return next((step for step in steps if span / step <= _MOST_STEPS), 200.0)


def _course(painter: QPainter, rect: QRectF, theme: Theme, art: CourseArt, state: State) -> None:
    size = min(em(painter), rect.width() / 20, rect.height() / 10)
    values = [value for series in art.series for value in series.values] or [0.0]
    if art.games:
        values = [0.0, *values]
    step = _step(max(values) - min(values) + (0 if art.games else 1), art.games)
    lowest, highest = int(min(values) // step), int(-(-max(values) // step))
    highest = max(highest, lowest + 1)
    low, high = lowest * step, highest * step
    places = int(art.games)
    legend = min(rect.width() * 0.26, size * 10)
    area = rect.adjusted(size * 2.8, size * 2.4, -legend, -size * 2)
    left = Qt.AlignmentFlag.AlignLeft
    heading = QRectF(rect.left(), rect.top(), rect.width(), size * 1.7)
    draw_text(painter, heading, art.title, theme.gold, size * 1.05, bold=True, align=left)
    for number in range(lowest, highest + 1):
        tick = number * step
        y = area.bottom() - (tick - low) / (high - low) * area.height()
        line(painter, area.left(), y, area.right(), y, theme.rule if tick == 0 else theme.rule_soft, 1)
        words = QRectF(rect.left(), y - size * 0.7, area.left() - rect.left() - 6, size * 1.4)
        right = Qt.AlignmentFlag.AlignRight
        draw_text(painter, words, _number(tick, places), theme.muted, size * 0.85, align=right)
    words = QRectF(area.left() + 6, area.top() - size * 0.2, area.width(), size * 1.2)
    draw_text(painter, words, art.y_title, theme.muted, size * 0.85, align=left)
    pitch = area.width() / max(1, len(art.rounds) - 1)
    (_games if art.games else _rounds)(painter, area, theme, art, pitch, size)
    box(painter, area.adjusted(-1, -1, 1, 1), theme.rule, 1)
    ends = []
    for series in art.series:
        points = [
            QPointF(area.left() + at * pitch, area.bottom() - (value - low) / (high - low) * area.height())
            for at, value in enumerate(series.values)
        ]
        pen = QPen(theme.seats[series.seat % 4].fill, 2.6, _DASHES[series.seat % 4])
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(points))
        if art.games:
            painter.setBrush(theme.seats[series.seat % 4].fill)
            for point in points:
                painter.drawEllipse(point, size * 0.25, size * 0.25)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        if points:
            ends.append((points[-1].y(), series))
    _marks(painter, area, theme, art, pitch, size)
    _legend(painter, area, theme, sorted(ends), legend, size, places)


def _number(value: float, places: int) -> str:
    return decimal(value, places) if places else spoken_number(round(value))


def _rounds(painter: QPainter, area: QRectF, theme: Theme, art: CourseArt, pitch: float, size: float) -> None:
    """A line where each round begins, its number below the middle of it."""
    starts = [at for at, round_ in enumerate(art.rounds) if not at or art.rounds[at - 1] != round_]
    for start, end in zip(starts, [*starts[1:], len(art.rounds) - 1], strict=True):
        x = area.left() + start * pitch
        line(painter, x, area.top(), x, area.bottom(), theme.rule_soft, 0.8)
        words = QRectF(x, area.bottom() + 4, max(size * 2, (end - start) * pitch), size * 1.4)
        draw_text(painter, words, spoken_number(art.rounds[start]), theme.text, size * 0.9)


def _games(painter: QPainter, area: QRectF, theme: Theme, art: CourseArt, pitch: float, size: float) -> None:
    """The number of each game below its value."""
    for at, number in enumerate(art.rounds):
        words = QRectF(area.left() + at * pitch - size, area.bottom() + 4, size * 2, size * 1.4)
        draw_text(painter, words, spoken_number(number), theme.text, size * 0.9)


def _marks(painter: QPainter, area: QRectF, theme: Theme, art: CourseArt, pitch: float, size: float) -> None:
    """Turning points, numbered as the sentences below the chart are."""
    for number, at in enumerate(art.marks, 1):
        x = area.left() + (at + 0.5) * pitch
        painter.setPen(QPen(theme.gold, 1.4, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
        side = size * 1.3
        badge = QRectF(x - side / 2, area.top() + 2, side, side)
        painter.fillRect(badge, theme.accent)
        draw_text(painter, badge, str(number), theme.on_accent, size * 0.85, bold=True)


def _legend(
    painter: QPainter,
    area: QRectF,
    theme: Theme,
    ends: list[tuple[float, CourseSeries]],
    legend: float,
    size: float,
    places: int,
) -> None:
    """Names at the ends of the lines, pushed apart where these end close together."""
    free, side = area.top() - size * 0.7, max(8.0, size * 0.95)
    lowest = area.bottom() + size - len(ends) * size * 1.6
    for rank, (end, series) in enumerate(ends):
        y = max(min(end - size * 0.8, lowest + rank * size * 1.6), free)
        place = QRectF(area.right() + size * 0.8, y, legend - size, size * 1.5)
        mark = QRectF(place.left(), y + (size * 1.5 - side) / 2, side, side)
        seat_marker(painter, mark, theme, series.seat)
        told = f"{series.name}  {_number(series.values[-1], places)}"
        beside = place.adjusted(side + 5, 0, 0, 0)
        left = Qt.AlignmentFlag.AlignLeft
        draw_text(painter, beside, told, theme.text, size * 0.95, bold=True, align=left)
        free = y + size * 1.6


course = Painter(_course)
