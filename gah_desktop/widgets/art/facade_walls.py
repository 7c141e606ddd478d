"""The walls of the front: bays that join into suites, their plaques, the wings' figures; knows no rules."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from gah_desktop.widgets.art.canvas import Lit, Painter, box, faded, focus_ring, mixed, shrunk
from gah_desktop.widgets.art.facade_lights import place_state
from gah_desktop.widgets.art.facade_specs import BayArt, FacadeColours, WingArt, colours
from gah_desktop.widgets.art.facade_window import draw_window
from gah_desktop.widgets.art.icons import paint_svg
from gah_desktop.widgets.art.pieces import draw_amounts, draw_icon
from gah_desktop.widgets.art.specs import Amount, Join, RoomStatus, State
from gah_desktop.widgets.art.suites import CORNERS, suite_parts
from gah_desktop.widgets.art.text import draw_text, em

if TYPE_CHECKING:
    from gah_desktop.widgets.theme import Theme


def is_small(rect: QRectF) -> bool:
    """A bay that is so low or so narrow that it shows window and wall alone."""
    return rect.height() < 28 or rect.width() < rect.height() * 1.3


def gap_of(rect: QRectF) -> float:
    """The strip of bare wall between two suites, on each side."""
    return 1.0 if is_small(rect) else max(2.0, round(rect.height() * 0.04))


def pane_of(rect: QRectF) -> QRectF:
    """The window's opening in a bay."""
    low = rect.height() < 56  # low storeys give the windows what they can
    height = rect.height() * (0.69 if low else 0.68)
    width = min(height, rect.width() * (0.52 if is_small(rect) else 0.35))
    foot = rect.bottom() - rect.height() * (0.12 if low else 0.13)
    pane = QRectF(round(rect.center().x() - width / 2), 0, round(width), round(height))
    pane.moveBottom(round(foot))
    return pane


def _bay(painter: QPainter, rect: QRectF, theme: Theme, art: BayArt, state: State) -> None:
    """A room of the front: its part of the suite's wall, the window, the mark and, in one bay, the plaque."""
    c = colours(theme)
    gap = gap_of(rect)
    painter.fillRect(rect.adjusted(0, 0, 1, 1), c.wall)
    for part in suite_parts(rect, art.join, gap):
        # a pixel beyond the bay where the suite goes on: screens with broken scales must not show a seam
        beyond = part.adjusted(0, 0, part.right() >= rect.right(), part.bottom() >= rect.bottom())
        painter.fillRect(beyond, c.tint[art.color])
    pane = pane_of(rect)
    _pilasters(painter, rect, c, art, gap)
    _cornice(painter, rect, c, art, gap)
    draw_window(painter, pane, c, art)
    if not is_small(rect):
        _mark(painter, rect, pane, c, art)
        if art.cost is not None and art.status is RoomStatus.PLAN:
            _cost(painter, pane, theme, art.cost)
        if art.bonus is not None:
            plaque(painter, plaque_place(rect, pane), theme, art)


def _bay_light(painter: QPainter, rect: QRectF, theme: Theme, eager: bool, state: State) -> None:
    place_state(painter, shrunk(rect, gap_of(rect) + 1), theme, state, strong=eager)


def _pilasters(painter: QPainter, rect: QRectF, c: FacadeColours, art: BayArt, gap: float) -> None:
    """On each side where the suite ends: a flat pier with a capital, running on through the floors above."""
    strong, tint = c.strong[art.color], c.tint[art.color]
    body = rect.adjusted(gap, gap, -gap, -gap)
    top = rect.top() if art.join & Join.N else body.top()
    foot = rect.bottom() + 1 if art.join & Join.S else body.bottom()
    small = is_small(rect)
    width = 1.0 if small else max(3.0, round(rect.height() * 0.07))
    shaft = strong if small else mixed(tint, strong, 0.42)
    for corner, sides, to_the_right, below in CORNERS:  # its end, where the suite goes round a corner
        if art.join & sides == sides and not art.join & corner:
            x = body.right() - width if to_the_right else body.left()
            y = body.bottom() - 1 if below else rect.top()
            painter.fillRect(QRectF(x, y, width, gap + 1), shaft)
    for join, x in ((Join.W, body.left()), (Join.E, body.right() - width)):
        if art.join & join:
            continue
        painter.fillRect(QRectF(x, top, width, foot - top), shaft)
        if small:
            continue
        groove = max(1.0, width * 0.24)
        painter.fillRect(QRectF(x + (width - groove) / 2, top, groove, foot - top), mixed(tint, strong, 0.12))
        inward = -1 if join == Join.E else 1
        if not art.join & Join.N:
            _capital(painter, x, body.top() + rect.height() * 0.07, width, inward, mixed(tint, strong, 0.7))
        if not art.join & Join.S:
            high = max(2.0, rect.height() * 0.06)
            left = x - (width * 0.4 if inward < 0 else 0)
            painter.fillRect(QRectF(left, foot - high, width * 1.4, high), mixed(tint, strong, 0.6))


def _capital(painter: QPainter, x: float, y: float, width: float, inward: int, ink: QColor) -> None:
    """A block, and three squares that hang from it."""
    left = x - (width * 0.5 if inward < 0 else 0)
    painter.fillRect(QRectF(left, y, width * 1.5, width * 0.7), ink)
    side = max(1.0, width * 0.36)
    for index in range(3):
        painter.fillRect(
            QRectF(x + (width - side) / 2, y + width * 0.7 + side * (0.8 + index * 1.7), side, side), ink
        )


def _cornice(painter: QPainter, rect: QRectF, c: FacadeColours, art: BayArt, gap: float) -> None:
    """Above the suite, with dentils; below it a plain course; both run on into inner corners."""
    strong = c.strong[art.color]
    small = is_small(rect)
    high = 1.0 if small else max(2.0, round(rect.height() * 0.055))
    low = 1.0 if small else max(1.0, round(rect.height() * 0.022))
    body = rect.adjusted(gap, gap, -gap, -gap)
    left = rect.left() if art.join & Join.W else body.left()
    right = rect.right() + 1 if art.join & Join.E else body.right()
    if not art.join & Join.N:
        painter.fillRect(QRectF(left, body.top(), right - left, high), strong)
        if not small:
            _dentils(painter, left, right, body.top() + high + 1, high * 0.8, strong)
    if not art.join & Join.S:
        painter.fillRect(QRectF(left, body.bottom() - low, right - left, low), strong)
    for corner, sides, to_the_right, below in CORNERS:
        if art.join & sides == sides and not art.join & corner:
            x = body.right() if to_the_right else rect.left()
            y, thick = (body.bottom() - low, low) if below else (body.top(), high)
            painter.fillRect(QRectF(x, y, gap, thick), strong)


def _dentils(painter: QPainter, left: float, right: float, y: float, side: float, ink: QColor) -> None:
    side = max(1.0, round(side))
    count = int((right - left) / (side * 2))
    step = (right - left) / max(1, count)
    for index in range(count):
        painter.fillRect(QRectF(round(left + index * step + step / 4), y, side, side), ink)


def _mark(painter: QPainter, rect: QRectF, pane: QRectF, c: FacadeColours, art: BayArt) -> None:
    """The colour's mark beside the window, and below it what preparing the room scores."""
    ink = c.strong[art.color]
    side = max(10.0, min(rect.height() * 0.24, rect.width() * 0.14, 26.0))
    left = rect.left() + gap_of(rect) + rect.height() * 0.13
    place = QRectF(left, pane.top() - rect.height() * 0.02, side, side)
    paint_svg(painter, f"mark-{art.color}", place, ink)
    if art.vp and art.status is RoomStatus.PLAN:
        size = max(11.0, rect.height() * 0.19)
        foot = QRectF(left - 2, pane.bottom() - size * 0.95, size, size)
        paint_svg(painter, "vp", foot, c.gold_text)
        words = QRectF(foot.right() + 1, foot.top(), size, size)
        draw_text(painter, words, str(art.vp), c.gold_text, size, bold=True, align=Qt.AlignmentFlag.AlignLeft)


def _cost(painter: QPainter, pane: QRectF, theme: Theme, cost: int) -> None:
    """What preparing the room costs now, on a plate before the empty window."""
    c = colours(theme)
    plate = cost_place(pane)
    painter.fillRect(plate, c.paper)
    box(painter, plate, c.glow, 1.2)
    draw_amounts(painter, shrunk(plate, 2, 0), theme, (Amount("krone", str(cost)),), plate.height() * 0.86)


def cost_place(pane: QRectF) -> QRectF:
    width, height = pane.width() * 0.94, max(19.0, pane.height() * 0.46)
    left, top = pane.center().x() - width / 2, pane.center().y() - height / 2
    return QRectF(round(left), round(top), round(width), round(height))


# plaques


def plaque_place(rect: QRectF, pane: QRectF) -> QRectF:
    """Beside the window, at the right, wide enough for figures of eleven pixels even before its frame."""
    right = rect.right() - gap_of(rect) - max(2.0, rect.height() * 0.06)
    width = max(29.0, min(rect.height() * 0.52, right - pane.right() - rect.height() * 0.06))
    height = min(width * 1.08, rect.height() * 0.68)
    return QRectF(round(right - width), round(pane.bottom() - height + 1), round(width), round(height))


def plaque(painter: QPainter, rect: QRectF, theme: Theme, art: BayArt) -> None:
    """The suite's bonus as an enamel sign; once it is paid, a tick on the bare wall."""
    c = colours(theme)
    ink, bonus = c.strong[art.color], art.bonus
    if bonus is None or rect.width() < 12:
        return
    ground = mixed(c.tint[art.color], c.paper, 0.3) if art.paid else c.paper
    if not art.paid:
        painter.fillRect(rect.translated(1, 1.5), theme.shadow)
    painter.fillRect(rect, ground)
    box(
        painter,
        rect,
        faded(ink, 120) if art.paid else ink,
        1.0 if art.paid else max(1.4, rect.height() * 0.045),
    )
    draw_text(
        painter, plaque_words(rect), bonus.text, c.soft if art.paid else c.ink, plaque_size(rect), bold=True
    )
    half = rect.height() / 2
    side = min(half * 0.86, rect.width() * 0.5)
    sign = QRectF(rect.center().x() - side / 2, rect.center().y() + half * 0.04, side, side)
    if art.paid:
        paint_svg(painter, "tick", sign, c.gold_text)
    else:
        draw_icon(painter, sign, theme, bonus.icon, c.gold_text)


def plaque_words(rect: QRectF) -> QRectF:
    return QRectF(rect.left() + 1, rect.top() + rect.height() * 0.06, rect.width() - 2, rect.height() / 2)


def plaque_size(rect: QRectF) -> float:
    """Of the figures on a plaque."""
    return max(11.0, rect.height() * 0.36)


# the wings


def _wing_field(painter: QPainter, rect: QRectF, theme: Theme, art: WingArt, state: State) -> None:
    """One storey of a wing, with a figure and its sign, and what it costs or means."""
    c = colours(theme)
    painter.fillRect(rect, c.wing)
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), 1), faded(c.stone, 150))
    size = em(painter)
    upper = QRectF(rect.left() + 2, rect.top() + rect.height() * 0.16, rect.width() - 4, rect.height() * 0.4)
    lower = QRectF(rect.left() + 2, upper.bottom(), rect.width() - 4, rect.height() * 0.32)
    draw_amounts(painter, upper, theme, (art.first,), max(size * 1.35, rect.height() * 0.3), c.ink)
    if art.second is not None:
        draw_amounts(painter, lower, theme, (art.second,), max(size, rect.height() * 0.22), c.soft)
    elif art.label:
        draw_text(painter, lower, art.label, c.soft, max(10.0, size * 0.85))
    if state & State.FOCUSED:
        focus_ring(painter, rect, theme)


bay = Lit(_bay, _bay_light, attrgetter("eager"))
wing_field = Painter(_wing_field)
