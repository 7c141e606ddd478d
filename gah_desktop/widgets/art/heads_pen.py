"""The pen that heads are drawn with, and its colours: cut paper edged in its own shadow; knows no face."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from gah_desktop.widgets.art.canvas import mixed
from gah_desktop.widgets.art.outlines import outline

# the printer's inks: the same by day and by night, for heads always stand before light
INKS = {
    "ink": "#241A1E", "white": "#FFFBF0", "cream": "#F3E4C4", "gold": "#E3A92E", "brass": "#B9822A",
    "blue": "#2F5FA8", "navy": "#25355F", "sky": "#8FB6DE", "red": "#B5382E", "wine": "#75202E",
    "rose": "#E0918C", "coral": "#DD5F43", "yellow": "#D79A16", "straw": "#E9CB7B", "ochre": "#B87F2A",
    "green": "#417C3C", "bottle": "#24493A", "sage": "#9DB686", "teal": "#2F7B80", "plum": "#5D3156",
    "lilac": "#B79CC6", "umber": "#6A452B", "tan": "#C79B66", "grey": "#8D8882", "silver": "#D5D8DA",
    "slate": "#4C5566", "coal": "#33303C",
}  # fmt: skip
SKINS = {
    "pale": "#FBE3CB", "fair": "#F5CFA9", "ruddy": "#EDB48D", "olive": "#D9A172", "tan": "#BC7F50",
    "brown": "#945B37", "dark": "#6E4129", "umber": "#7A5233",
}  # fmt: skip
HAIRS = {
    "black": "#2A2026", "brown": "#5E3A22", "chestnut": "#8A4A20", "ginger": "#BE5A20", "blond": "#DDAB4B",
    "fair": "#EBCF86", "grey": "#9C968E", "iron": "#66636A", "white": "#F2EEE6", "umber": "#4E3220",
}  # fmt: skip


@lru_cache(maxsize=256)
def colour(name: str) -> QColor:
    return QColor(name)


@lru_cache(maxsize=256)
def brush(name: str) -> QBrush:
    return QBrush(colour(name))


@lru_cache(maxsize=512)
def blended(name: str, other: str, share: float) -> str:
    """An ink with so much of another one in it."""
    return mixed(colour(name), colour(other), share).name()


def darker(name: str, share: float = 0.22) -> str:
    """The same ink in shadow: towards a warm black."""
    return blended(name, "#3B1A12", share)


def lighter(name: str, share: float = 0.25) -> str:
    return blended(name, "#FFFFFF", share)


@lru_cache(maxsize=512)
def _pen(name: str, width: float, flat: bool) -> QPen:
    cap = Qt.PenCapStyle.FlatCap if flat else Qt.PenCapStyle.RoundCap
    return QPen(brush(name), width, Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.RoundJoin)


EDGE = 0.95  # the width of an edge in a field of 48


class Pen:
    """Draws in a field of 48 by 48."""

    def __init__(self, painter: QPainter) -> None:
        self.painter = painter

    def cut(self, text: str, name: str, width: float = EDGE) -> None:
        """A shape with an edge of its own colour in shadow."""
        self.painter.setPen(_pen(darker(name, 0.62), width, False))
        self.painter.setBrush(brush(name))
        self.painter.drawPath(outline(text))

    def lay(self, text: str, name: str) -> None:
        """A shape without an edge, upon another one."""
        self.painter.fillPath(outline(text), brush(name))

    def line(self, text: str, name: str, width: float, flat: bool = False) -> None:
        self.painter.setPen(_pen(name, width, flat))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawPath(outline(text))

    def dot(self, x: float, y: float, radius: float, name: str, edge: float = 0.0) -> None:
        self.painter.setPen(_pen(INKS["ink"], edge, False) if edge else Qt.PenStyle.NoPen)
        self.painter.setBrush(brush(name))
        self.painter.drawEllipse(QPointF(x, y), radius, radius)

    def dots(
        self, places: Sequence[tuple[float, float]], radius: float, name: str, edge: float = 0.0
    ) -> None:
        for x, y in places:
            self.dot(x, y, radius, name, edge)
