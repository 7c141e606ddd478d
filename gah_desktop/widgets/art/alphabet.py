"""Titles in the display alphabet of this game: paths, optical spacing, measure, drawing; knows no page.

Everything is set in capitals. A character that was not drawn comes from the system's
font, as high as the rest.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import ceil, floor
from typing import NamedTuple
from unicodedata import normalize

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QTransform,
)

from gah_desktop.widgets.art.alphabet_glyphs import LETTERS, MARKS, STROKE, Glyph
from gah_desktop.widgets.art.canvas import drawn_once
from gah_desktop.widgets.art.outlines import outline

FIELD = 100.0  # the height of a capital in the data
SPACE = 46.0  # between words
_ROWS = range(-40, 132, 6)  # where the edges of letters are measured
_BODY = [index for index, y in enumerate(_ROWS) if 0 < y < FIELD]  # by these the eye judges a distance
_AIR, _DEEP, _LEAST = 23.0, 40.0, 13.0  # wanted on the average, counted at most for a row, in any case
_NONE = 1e9


class Letter(NamedTuple):
    """A letter's shape, and on each row how far its ink is from its left and from its right end."""

    path: QPainterPath
    width: float
    left: tuple[float, ...]
    right: tuple[float, ...]


def known(character: str) -> bool:
    """Whether the character was drawn for the alphabet."""
    return character.isspace() or _parts(character) is not None


def _parts(character: str) -> tuple[Glyph, str] | None:
    """A glyph and the marks upon it."""
    if character in LETTERS:
        return LETTERS[character], ""
    parts = normalize("NFD", character)
    base, marks = parts[0], parts[1:]
    return (LETTERS[base], marks) if base in LETTERS and all(mark in MARKS for mark in marks) else None


def _stroked(lines: str, width: float = STROKE) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    stroker.setMiterLimit(6)
    return stroker.createStroke(outline(lines)).simplified()


def _drawn(glyph: Glyph, marks: str) -> QPainterPath:
    field = QPainterPath()
    field.addRect(QRectF(0, 0, glyph.width, FIELD))
    path = _stroked(glyph.lines).intersected(field) if glyph.lines else QPainterPath()
    if glyph.loose:
        path = path.united(_stroked(glyph.loose, STROKE * 0.9))
    for mark in marks:
        path = path.united(
            QTransform.fromTranslate(glyph.width / 2, 0).map(_stroked(MARKS[mark], STROKE * 0.9))
        )
    return path


def _borrowed(character: str) -> tuple[QPainterPath, float]:
    """From the system's font, its capitals as high as ours."""
    font = QFont()
    font.setPixelSize(100)
    font.setBold(True)
    metrics = QFontMetricsF(font)
    path = QPainterPath()
    path.addText(0, 0, font, character)
    scale = FIELD / max(1.0, metrics.capHeight())
    path = QTransform.fromScale(scale, scale).map(path)
    box = path.boundingRect()
    return QTransform.fromTranslate(-box.left(), FIELD).map(path), max(box.width(), 1.0)


@lru_cache(maxsize=512)
def letter(character: str) -> Letter:
    parts = _parts(character)
    path, width = _borrowed(character) if parts is None else (_drawn(*parts), parts[0].width)
    left, right = _edges(path, width)
    return Letter(path, width, left, right)


def _edges(path: QPainterPath, width: float) -> tuple[tuple[float, ...], tuple[float, ...]]:
    low, high = [_NONE] * len(_ROWS), [-_NONE] * len(_ROWS)
    for polygon in path.toSubpathPolygons():
        corners = [corner.toTuple() for corner in polygon.toList()]
        for one, other in pairwise((*corners, *corners[:1])):
            (x1, y1), (x2, y2) = (one, other) if one[1] <= other[1] else (other, one)
            # a row above and below too: letters must not touch aslant
            first = ceil((y1 - _ROWS.start) / _ROWS.step) - 1
            last = floor((y2 - _ROWS.start) / _ROWS.step) + 1
            for index in range(max(0, first), min(len(_ROWS), last + 1)):
                share = 0.0 if y2 == y1 else min(1.0, max(0.0, (_ROWS[index] - y1) / (y2 - y1)))
                for x in (x1, x2) if y2 == y1 else (x1 + (x2 - x1) * share,):
                    low[index], high[index] = min(low[index], x), max(high[index], x)
    return tuple(low), tuple(width - x for x in high)


@lru_cache(maxsize=4096)
def gap(before: str, after: str) -> float:
    """What lies between the ends of two letters so that the room between them looks like that of others."""
    if before.isspace() or after.isspace():
        return 0.0
    room = [a + b for a, b in zip(letter(before).right, letter(after).left, strict=True)]
    if min(room) > FIELD:  # one stands above the other: side by side all the same
        return _LEAST
    least = _LEAST - min(room)
    # what is more than deep counts as deep; so many rows as are not share what is wanted
    body = sorted(room[index] for index in _BODY)
    wanted, total = _AIR * len(body), 0.0
    for count, free in enumerate(body, 1):
        total += free
        level = (wanted - _DEEP * (len(body) - count) - total) / count
        if count == len(body) or body[count] + level >= _DEEP:
            return max(least, min(_AIR, level))
    return least


@lru_cache(maxsize=512)
def _set(text: str, apart: float) -> tuple[QPainterPath, float]:
    """A line of capitals in one path, in a field 100 high, and how long it is; `apart` opens it."""
    path, x = QPainterPath(), 0.0
    path.setFillRule(Qt.FillRule.WindingFill)
    line = " ".join(text.upper().split())
    for index, character in enumerate(line):
        if index:
            x += gap(line[index - 1], character) + apart
        if character.isspace():
            x += SPACE
            continue
        glyph = letter(character)
        path.addPath(QTransform.fromTranslate(x, 0).map(glyph.path))
        x += glyph.width
    return path, x


def _apart(size: float) -> float:
    """Small letters want more air."""
    return max(0.0, (20 - round(size)) * 0.8)


def title_path(text: str, size: float, apart: float | None = None) -> QPainterPath:
    """The text from x 0 on, its capitals between y 0 and y `size`."""
    path, _ = _set(text, _apart(size) if apart is None else apart)
    return QTransform.fromScale(size / FIELD, size / FIELD).map(path)


def title_width(text: str, size: float) -> float:
    """How long the text is with capitals of so many pixels."""
    return _set(text, _apart(size))[1] * size / FIELD


def draw_title(
    painter: QPainter, rect: QRectF, text: str, color: QColor, size: float,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
) -> float:  # fmt: skip
    """Set the text on one line, capitals `size` high in the middle of the rect's height; smaller if too long.

    Aligned left, centred, right, or justified: its letters then stand so far apart that they fill the rect.
    Accents may stand out above. Answers the height the capitals took.
    """
    width, apart = title_width(text, size), _apart(size)
    if width <= 0 or rect.width() <= 0:
        return size
    if width > rect.width():
        size, width = size * rect.width() / width, rect.width()
    elif align & Qt.AlignmentFlag.AlignJustify and len(text) > 1:
        apart += (rect.width() - width) / (len(text) - 1) / size * FIELD
        width = rect.width()
    x = rect.left()
    if align & Qt.AlignmentFlag.AlignHCenter:
        x += (rect.width() - width) / 2
    elif align & Qt.AlignmentFlag.AlignRight:
        x += rect.width() - width
    # room for accents and tails; whole pixels, or the upper edges would blur
    side, above, below = ceil(size * 0.1), ceil(size * 0.44), ceil(size * 0.32)
    place = QRectF(x - side, rect.center().y() - size / 2 - above, width + side * 2, size + above + below)

    def draw(inner: QPainter, at: QRectF) -> None:
        path = title_path(text, size, apart)
        inner.fillPath(QTransform.fromTranslate(at.left() + side, at.top() + above).map(path), color)

    drawn_once(painter, place, ("title", text, color.rgba(), size, apart), draw)
    return size
