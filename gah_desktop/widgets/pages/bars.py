"""Average VP by source as bars, with the words beside them. Knows no history."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from gah_desktop.widgets import art
from gah_desktop.widgets.art.canvas import Painter, line
from gah_desktop.widgets.art.specs import State
from gah_desktop.widgets.theme import Theme

MOST = 3.6  # letters from one bar to the next, where there is room


@dataclass(frozen=True, slots=True)
class BarArt:
    """One bar: what it stands for, how long it is, and the figure as it is written."""

    label: str
    value: float
    text: str


@dataclass(frozen=True, slots=True)
class BarsArt:
    bars: tuple[BarArt, ...]
    title: str = ""


def _bars(painter: QPainter, rect: QRectF, theme: Theme, picture: BarsArt, state: State) -> None:
    """Bars from a common line; what was lost goes to its left."""
    if not picture.bars:
        return
    size = min(art.em(painter), rect.height() / (len(picture.bars) * 1.7 + 2))
    left = Qt.AlignmentFlag.AlignLeft
    title = QRectF(rect.left(), rect.top(), rect.width(), size * 1.7)
    art.draw_text(painter, title, picture.title, theme.gold, size * 1.05, bold=True, align=left)
    words = min(rect.width() * 0.42, size * 13)
    field = rect.adjusted(words, title.height(), -size * 3, 0)
    low = min(0.0, *(bar.value for bar in picture.bars))
    high = max(1.0, *(bar.value for bar in picture.bars))
    unit = field.width() / (high - low)
    zero = field.left() - low * unit
    height = min(size * MOST, field.height() / len(picture.bars))
    thick = min(height * 0.6, size * 1.9)
    for index, bar in enumerate(picture.bars):
        y = field.top() + index * height
        place = QRectF(rect.left(), y, words - size * 0.6, height)
        art.draw_text(painter, place, bar.label, theme.text, size * 0.92, align=left)
        length = bar.value * unit
        body = QRectF(min(zero, zero + length), y + (height - thick) / 2, abs(length), thick)
        painter.fillRect(body, theme.gold if bar.value >= 0 else theme.danger)
        figure = QRectF(body.right() + size * 0.3, y, size * 3, height)
        art.draw_text(painter, figure, bar.text, theme.text, size * 0.9, align=left)
    line(painter, zero, field.top(), zero, field.top() + height * len(picture.bars), theme.rule)


bars = Painter(_bars)
