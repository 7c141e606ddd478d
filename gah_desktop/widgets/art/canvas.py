"""The painters' common ground: cached pictures, frames, states, panels, ornament; draws no game thing."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from gah_desktop.widgets.art import kept
from gah_desktop.widgets.art.specs import State
from gah_desktop.widgets.art.text import draw_text, em

if TYPE_CHECKING:
    from gah_desktop.widgets.theme import Theme

ArtT = TypeVar("ArtT")

# Not QPixmapCache: it is as quick, but lets pictures go while nothing new is drawn. After a person had
# thought for 90 seconds, 49 of the 97 of a table of 2560x1440 were gone; painting took 78 ms instead of 20.
_LIMIT_BYTES = 40_000_000
_pictures: OrderedDict[tuple[Any, ...], QPixmap] = OrderedDict()
_held_bytes = 0
_kept: kept.Kept | None = None  # those of the last time
_OF_PIXELS = (1, 2, 3)  # devices, as Qt numbers them: widgets, pixmaps, images; not paper and its like

_PLAIN = (QTransform.TransformationType.TxNone, QTransform.TransformationType.TxTranslate)


def clear_pictures() -> None:
    """Forget all pictures; nothing needs this but tests and measurements."""
    global _held_bytes
    _pictures.clear()
    _held_bytes = 0


def use_kept_pictures(file: Path) -> None:
    """From now on pictures are looked for there before they are drawn."""
    global _kept
    if _kept is not None:
        _kept.close()
    _kept = kept.Kept(file)


def keep_pictures(file: Path) -> None:
    """For the next start: what was painted last. OSError if nothing can be written there."""
    global _kept
    if _kept is not None:  # what it knows of is about to go
        _kept.close()
        _kept = None
    kept.write(file, reversed(_pictures.items()))


class Painter:
    """A painting that remembers its pictures: the same thing at the same size is drawn once."""

    def __init__(self, draw: Callable[[QPainter, QRectF, Theme, Any, State], None]) -> None:
        self._draw = draw
        self.__doc__ = draw.__doc__
        self.__name__ = draw.__name__

    def __call__(
        self, painter: QPainter, rect: QRectF, theme: Theme, art: object, state: State = State.NORMAL
    ) -> None:
        font = painter.font()
        key = (self.__name__, art, state, theme.name, font.key(), painter.layoutDirection())

        def draw(inner: QPainter, place: QRectF) -> None:
            inner.setFont(font)
            self._draw(inner, place, theme, art, state)

        drawn_once(painter, rect, key, draw)

    def anew(self, painter: QPainter, rect: QRectF, theme: Theme, art: object) -> None:
        """At the same place, but no picture is kept: for what is drawn faster than one is read."""
        place = QRectF(_on_pixels(painter, rect, painter.device().devicePixelRatio()), rect.size())
        painter.save()
        painter.setClipRect(place, Qt.ClipOperation.IntersectClip)
        self._draw(painter, place, theme, art, State.NORMAL)
        painter.restore()


class Lit(Painter):
    """One whose light is a picture of its own, which places of the same size share: `light` draws what tells
    how it stands, the more so where `strong` says it, and `draw` nothing of that."""

    def __init__(
        self,
        draw: Callable[[QPainter, QRectF, Theme, Any, State], None],
        light: Callable[[QPainter, QRectF, Theme, bool, State], None],
        strong: Callable[[Any], bool],
    ) -> None:
        super().__init__(draw)
        self._light, self._strong = Painter(light), strong

    def __call__(
        self, painter: QPainter, rect: QRectF, theme: Theme, art: object, state: State = State.NORMAL
    ) -> None:
        super().__call__(painter, rect, theme, art)
        if state is not State.NORMAL:
            self._light(painter, rect, theme, self._strong(art), state)


def drawn_once(
    painter: QPainter, rect: QRectF, key: tuple[Any, ...], draw: Callable[[QPainter, QRectF], None]
) -> None:
    """Paint into the rect by way of a remembered picture; `key` says what it shows, size and scale apart."""
    if rect.width() < 4 or rect.height() < 4:
        return
    transform = painter.worldTransform()
    device = painter.device()
    if device is None or device.devType() not in _OF_PIXELS or transform.type() not in _PLAIN:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(painter, rect)
        painter.restore()
        return
    ratio = device.devicePixelRatio()
    painter.drawPixmap(_on_pixels(painter, rect, ratio), picture(rect, ratio, key, draw))


def _on_pixels(painter: QPainter, rect: QRectF, ratio: float) -> QPointF:
    """Where the rect begins, moved to whole pixels of the device, or the rules would blur."""
    transform = painter.worldTransform()
    corner = transform.map(rect.topLeft())
    return QPointF(
        round(corner.x() * ratio) / ratio - transform.dx(),
        round(corner.y() * ratio) / ratio - transform.dy(),
    )


def picture(
    rect: QRectF, ratio: float, key: tuple[Any, ...], draw: Callable[[QPainter, QRectF], None]
) -> QPixmap:
    """What fills the rect, remembered, from the last time or drawn."""
    global _held_bytes
    key = (*key, rect.width(), rect.height(), ratio)
    found = _pictures.get(key)
    if found is not None:
        _pictures.move_to_end(key)
        return found
    found = _kept.find(key, _pixels(rect, ratio), ratio) if _kept is not None else None
    if found is None:
        found = _drawn(rect, ratio, draw)
    _pictures[key] = found
    _held_bytes += found.width() * found.height() * 4
    while _held_bytes > _LIMIT_BYTES and len(_pictures) > 1:
        _, old = _pictures.popitem(last=False)
        _held_bytes -= old.width() * old.height() * 4
    return found


def _pixels(rect: QRectF, ratio: float) -> QSize:
    return QSize(ceil(rect.width() * ratio), ceil(rect.height() * ratio))


def _drawn(rect: QRectF, ratio: float, draw: Callable[[QPainter, QRectF], None]) -> QPixmap:
    picture = QPixmap(_pixels(rect, ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    inner = QPainter(picture)
    try:  # a picture that goes while a painter is at work on it takes the process with it
        inner.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        draw(inner, QRectF(0, 0, rect.width(), rect.height()))
    finally:
        inner.end()
    return picture


def faded(colour: QColor, alpha: int) -> QColor:
    result = QColor(colour)
    result.setAlpha(alpha)
    return result


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """A solid colour between two: so much of the other."""
    return QColor(
        round(one.red() + (other.red() - one.red()) * share),
        round(one.green() + (other.green() - one.green()) * share),
        round(one.blue() + (other.blue() - one.blue()) * share),
    )


def shrunk(rect: QRectF, by: float, by_y: float | None = None) -> QRectF:
    dy = by if by_y is None else by_y
    return rect.adjusted(by, dy, -by, -dy)


def fill(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    painter.fillRect(rect, colour)


def box(
    painter: QPainter,
    rect: QRectF,
    colour: QColor,
    width: float = 1.0,
    style: Qt.PenStyle = Qt.PenStyle.SolidLine,
) -> None:
    """A rule drawn wholly inside the rect."""
    if style == Qt.PenStyle.SolidLine:  # a ring: several times faster than a stroked outline
        ring = QPainterPath()
        ring.addRect(rect)
        ring.addRect(shrunk(rect, width))
        painter.fillPath(ring, colour)
        return
    pen = QPen(colour, width, style)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(shrunk(rect, width / 2))


def line(
    painter: QPainter, x1: float, y1: float, x2: float, y2: float, colour: QColor, width: float = 1.0
) -> None:
    painter.setPen(QPen(colour, width))
    painter.drawLine(QPointF(x1, y1), QPointF(x2, y2))


def checker(painter: QPainter, rect: QRectF, colour: QColor, rows: int = 2) -> None:
    """The two-row chequered band of the period."""
    side = rect.height() / rows
    if side < 0.8:
        return
    columns = max(1, round(rect.width() / side))
    step = rect.width() / columns
    squares = [
        QRectF(rect.left() + column * step, rect.top() + row * side, step, side)
        for row in range(rows)
        for column in range(row % 2, columns, 2)
    ]
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRects(squares)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)


def three_squares(painter: QPainter, right: float, top: float, side: float, colour: QColor) -> float:
    """The three small squares that close a title; answers where they begin."""
    for index in range(3):
        painter.fillRect(QRectF(right - side - index * side * 2, top, side, side), colour)
    return right - side * 5


def glow(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """What can be done now: a soft light around, the brightest at the edge."""
    for width, alpha in ((5.0, 40), (3.5, 80)):
        box(painter, rect, faded(theme.glow, alpha), width)
    box(painter, shrunk(rect, 1), theme.glow, 2)


def focus_ring(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Where the keyboard is: a firm ring with a gap and a square on each corner."""
    box(painter, rect, theme.focus, 2)
    box(painter, shrunk(rect, 2), theme.panel, 1)
    side = 5.0
    for x in (rect.left(), rect.right() - side):
        for y in (rect.top(), rect.bottom() - side):
            painter.fillRect(QRectF(x, y, side, side), theme.focus)


def chosen_mark(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """One of those that are chosen: a firm frame, and a tick in its corner."""
    box(painter, rect, theme.accent, 3)
    side = max(12.0, min(24.0, min(rect.width(), rect.height()) * 0.26))
    badge = QRectF(rect.left(), rect.top(), side, side)  # where a head leaves room
    painter.fillRect(badge, theme.accent)
    painter.setPen(QPen(theme.on_accent, max(1.8, side * 0.13)))
    corners = ((0.22, 0.54), (0.43, 0.74), (0.8, 0.28))
    painter.drawPolyline([QPointF(badge.left() + side * x, badge.top() + side * y) for x, y in corners])


def drop_highlight(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A legal place for what is being dragged."""
    painter.fillRect(rect, faded(theme.glow, 30))
    box(painter, rect, theme.glow, 2.5, Qt.PenStyle.DashLine)


def card_ground(
    painter: QPainter, rect: QRectF, theme: Theme, state: State, ground: QColor | None = None
) -> QRectF:
    """The body of any card, with room for the glow; answers the inside."""
    margin = max(2.0, min(5.0, min(rect.width(), rect.height()) * 0.035))
    body = shrunk(rect, margin)
    painter.fillRect(body.translated(1.2, 1.6), theme.shadow)
    painter.fillRect(body, ground or theme.card)
    ink = theme.gold if state & (State.HOVER | State.SELECTED | State.SELECTABLE) else theme.rule
    box(painter, body, ink, 1.4 if state & State.HOVER else 1.0)
    if min(body.width(), body.height()) < 64:
        return shrunk(body, 1)
    box(painter, shrunk(body, 2.5), faded(ink, 170), 0.7)
    return shrunk(body, 3.5)


def card_state(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """What lies over a finished card: dimming first, then light, then the focus."""
    if state is State.NORMAL:
        return
    margin = max(2.0, min(5.0, min(rect.width(), rect.height()) * 0.035))
    body = shrunk(rect, margin)
    if state & (State.DIMMED | State.DISABLED):
        painter.fillRect(body, faded(theme.panel, 150 if state & State.DIMMED else 110))
    if state & State.DISABLED:
        box(painter, body, theme.muted, 1, Qt.PenStyle.DashLine)
    if state & State.SELECTABLE:
        glow(painter, shrunk(rect, margin - 2), theme)
    if state & State.SELECTED:
        chosen_mark(painter, shrunk(rect, margin - 2), theme)
    if state & State.DROP_TARGET:
        drop_highlight(painter, shrunk(rect, margin - 2), theme)
    if state & State.FOCUSED:
        focus_ring(painter, rect, theme)


def panel_inside(rect: QRectF, font_px: float, titled: bool) -> QRectF:
    """Where a panel's content goes; the same for the painter and for a layout's margins."""
    pad = max(6.0, font_px * 0.55)
    top = pad + (font_px * 1.45 if titled else 0.0)
    return rect.adjusted(pad, top, -pad, -pad)


def panel(painter: QPainter, rect: QRectF, theme: Theme, title: str = "") -> QRectF:
    """A panel's ground: double rules, a spaced title, three small squares; answers the inside."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(rect, theme.panel)
    box(painter, rect, theme.rule, 1)
    box(painter, shrunk(rect, 3), faded(theme.rule, 200), 0.7)
    size = em(painter)
    inside = panel_inside(rect, size, bool(title))
    side = max(3.0, round(size * 0.3))
    left = three_squares(painter, rect.right() - 8, rect.top() + 7, side, theme.gold)
    if title:
        place = QRectF(
            inside.left(), rect.top() + 5, max(4.0, left - inside.left() - 6), inside.top() - rect.top() - 6
        )
        draw_text(
            painter, place, title, theme.gold, size * 0.86, bold=True, align=Qt.AlignmentFlag.AlignLeft,
            spacing=size * 0.11, caps=True,
        )  # fmt: skip
    painter.restore()
    return inside


def turned_corner(painter: QPainter, body: QRectF, theme: Theme, size: float) -> None:
    """A corner turned up at the lower left: some figures of the card are the house's own."""
    side = max(5.0, min(size * 0.7, body.width() * 0.1, body.height() * 0.12))
    corner = body.bottomLeft()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mixed(theme.card, theme.gold, 0.55))
    painter.drawPolygon([corner, corner - QPointF(0, side), corner + QPointF(side, 0)])
