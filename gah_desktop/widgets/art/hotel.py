"""The hotel: rooms that read as suites, the roof, the pillar of floors; where each room lies; no rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from gah_desktop.widgets.art.canvas import Painter, box, card_state, checker, faded, fill, line, mixed, shrunk
from gah_desktop.widgets.art.icons import paint_svg
from gah_desktop.widgets.art.pieces import draw_amounts, medallion
from gah_desktop.widgets.art.specs import Amount, HotelArt, Join, RoomArt, RoomStatus, State
from gah_desktop.widgets.art.text import draw_text, em, text_fits

if TYPE_CHECKING:
    from gah_desktop.widgets.theme import Theme


@dataclass(frozen=True)
class HotelLayout:
    """Where things are: the roof, one pillar field per floor and the rooms, both from the bottom up."""

    roof: QRectF
    pillar: tuple[QRectF, ...]
    rooms: tuple[tuple[QRectF, ...], ...]


def hotel_layout(rect: QRectF, floors: int = 4, columns: int = 5, font_px: float = 13.0) -> HotelLayout:
    """The same for the painter, the view and the tests; whole pixels, so that suites join without a seam."""
    roof_height = round(min(max(rect.height() * 0.11, 9.0), font_px * 3.2))
    pillar_width = round(min(font_px * 3.9, rect.width() * 0.15)) if rect.width() > 130 else 0
    left = round(rect.left()) + pillar_width
    top = round(rect.top()) + roof_height
    ground = 3
    xs = [left + round((rect.right() - left) * c / columns) for c in range(columns + 1)]
    ys = [top + round((rect.bottom() - ground - top) * f / floors) for f in range(floors + 1)]
    rooms = []
    pillar = []
    for floor in range(floors):
        upper, lower = ys[floors - 1 - floor], ys[floors - floor]
        pillar.append(QRectF(rect.left(), upper, pillar_width, lower - upper))
        rooms.append(tuple(QRectF(xs[c], upper, xs[c + 1] - xs[c], lower - upper) for c in range(columns)))
    roof = QRectF(rect.left(), rect.top(), rect.width(), roof_height)
    return HotelLayout(roof, tuple(pillar), tuple(rooms))


def _hotel_frame(painter: QPainter, rect: QRectF, theme: Theme, art: HotelArt, state: State) -> None:
    """Everything of the house but its rooms: cornice with dome, pillar with VP and cost, the pavement."""
    size = em(painter)
    layout = hotel_layout(rect, len(art.floors), art.columns, size)
    roof = layout.roof
    cornice = max(2.0, roof.height() * 0.2)
    line_y = roof.bottom() - cornice - 1
    fill(painter, QRectF(roof.left(), line_y, roof.width(), cornice), theme.gold)
    inset = roof.width() * 0.02
    fill(painter, QRectF(roof.left() + inset, line_y - 2.5, roof.width() - inset * 2, 1.2), theme.rule)
    _dome(
        painter,
        QRectF(roof.center().x() - roof.width() / 2, roof.top(), roof.width(), line_y - roof.top() - 2),
        theme,
    )
    name = QRectF(roof.left() + inset, roof.top(), roof.width() * 0.36, line_y - roof.top() - 3)
    if art.name and name.height() > 9 and text_fits(painter, name, art.name, size * 0.9):
        draw_text(
            painter, name, art.name, theme.gold, size * 0.9, bold=True, align=Qt.AlignmentFlag.AlignLeft,
            spacing=size * 0.09, caps=True,
        )  # fmt: skip
    fill(painter, QRectF(rect.left(), rect.bottom() - 2, rect.width(), 2), theme.gold)
    for place, floor in zip(layout.pillar, art.floors, strict=True):
        if place.width() < 8:
            continue
        stone = place.adjusted(0, 1, -3, -1)
        fill(painter, stone, theme.inset)
        box(painter, stone, theme.rule, 0.8)
        inner = shrunk(stone, 3, 2)
        priced = inner.height() > 22
        half = inner.height() / 2
        upper = QRectF(inner.left(), inner.top(), inner.width(), half if priced else inner.height())
        lower = QRectF(inner.left(), inner.top() + half, inner.width(), half)
        coin = (Amount("krone", str(floor.cost)),)
        if text_fits(painter, upper, floor.vp_label, size):
            draw_text(painter, upper, floor.vp_label, theme.text, size, bold=True)
        else:
            number = floor.vp_label.split(" ")[0]
            draw_text(painter, upper, number, theme.text, size, bold=True)
        if priced:
            draw_amounts(painter, lower, theme, coin, min(size * 1.25, half * 0.8))
    if state & State.FOCUSED:
        card_state(painter, rect, theme, State.FOCUSED)


def _dome(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A small golden dome of leaves over a stepped attic, three squares at each side."""
    if rect.height() < 7:
        return
    height = rect.height()
    width = height * 2.3
    middle = rect.center().x()
    attic = QRectF(middle - width / 2, rect.bottom() - height * 0.22, width, height * 0.22)
    fill(painter, attic, theme.rule)
    dome = QPainterPath()
    radius = height * 0.78
    dome.moveTo(middle - radius, attic.top())
    dome.arcTo(QRectF(middle - radius, attic.top() - radius, radius * 2, radius * 2), 180, -180)
    dome.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.gold)
    painter.drawPath(dome)
    painter.save()
    painter.setClipPath(dome)
    painter.setBrush(faded(theme.panel, 200))
    side = max(1.6, height * 0.12)
    for row in range(5):
        for column in range(-6, 7):
            x = middle + (column + (0.5 if row % 2 else 0)) * side * 2
            y = attic.top() - side * 0.9 - row * side * 1.4
            painter.drawPolygon(
                QPolygonF(
                    [
                        QPointF(x, y - side * 0.7), QPointF(x + side * 0.45, y),
                        QPointF(x, y + side * 0.7), QPointF(x - side * 0.45, y),
                    ]
                )
            )  # fmt: skip
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    square = max(2.0, height * 0.16)
    for sign in (-1, 1):
        for index in range(3):
            x = middle + sign * (width / 2 + square * (1.4 + index * 1.8)) - square / 2
            fill(painter, QRectF(x, rect.bottom() - square, square, square), theme.gold)


CORNERS = (
    (Join.NE, Join.N | Join.E, 1, 0),
    (Join.SE, Join.S | Join.E, 1, 1),
    (Join.SW, Join.S | Join.W, 0, 1),
    (Join.NW, Join.N | Join.W, 0, 0),
)


def _room_cell(painter: QPainter, rect: QRectF, theme: Theme, art: RoomArt, state: State) -> None:
    """One room: a dashed plan, a lit room with its door ajar, or a closed door; joined to its group."""
    colour = theme.guest[art.color]
    gap = 1.0 if min(rect.width(), rect.height()) < 40 else 2.0 if rect.height() < 90 else 3.0
    ground = suite_parts(rect, art.join, gap)
    painter.setPen(Qt.PenStyle.NoPen)
    prepared = art.status is not RoomStatus.PLAN
    for part in ground:
        painter.fillRect(part, colour.soft)
    room = rect.adjusted(gap + 1, gap + 1, -gap - 1, -gap - 1)
    if prepared:
        _wallpaper(painter, rect, gap, theme, art)
    _suite_walls(painter, rect, art.join, gap, colour.mark)
    if rect.width() < 54 or rect.height() < 31:
        _small_room(painter, room, theme, art)
    else:
        _large_room(painter, room, theme, art)
    if state & (State.DIMMED | State.DISABLED):
        painter.fillRect(rect, faded(theme.panel, 140))
    if state & State.HOVER:
        box(painter, shrunk(rect, 1), theme.gold, 1.6)
    card_state(painter, rect, theme, state & ~(State.DIMMED | State.DISABLED))


def suite_parts(rect: QRectF, join: Join, gap: float) -> list[QRectF]:
    """The ground of a room, running on into its neighbours, and into a corner only if that is theirs."""
    body = rect.adjusted(gap, gap, -gap, -gap)
    reach = gap * 2  # they overlap the room, so that no seam shows between device pixels
    parts = [body]
    if join & Join.N:
        parts.append(QRectF(body.left(), rect.top(), body.width(), reach))
    if join & Join.S:
        parts.append(QRectF(body.left(), body.bottom() - gap, body.width(), reach))
    if join & Join.W:
        parts.append(QRectF(rect.left(), body.top(), reach, body.height()))
    if join & Join.E:
        parts.append(QRectF(body.right() - gap, body.top(), reach, body.height()))
    for corner, sides, right, low in CORNERS:
        if join & corner and join & sides == sides:
            parts.append(
                QRectF(
                    rect.right() - reach if right else rect.left(),
                    rect.bottom() - reach if low else rect.top(),
                    reach,
                    reach,
                )
            )
    return parts


def _suite_walls(painter: QPainter, rect: QRectF, join: Join, gap: float, ink: QColor) -> None:
    """One frame around the whole suite: a wall on every side that is not joined, and round inner corners."""
    width = max(1.0, gap * 0.55)
    body = rect.adjusted(gap, gap, -gap, -gap)
    left = rect.left() if join & Join.W else body.left()
    right = rect.right() if join & Join.E else body.right()
    top = rect.top() if join & Join.N else body.top()
    bottom = rect.bottom() if join & Join.S else body.bottom()
    if not join & Join.N:
        painter.fillRect(QRectF(left, body.top(), right - left, width), ink)
    if not join & Join.S:
        painter.fillRect(QRectF(left, body.bottom() - width, right - left, width), ink)
    if not join & Join.W:
        painter.fillRect(QRectF(body.left(), top, width, bottom - top), ink)
    if not join & Join.E:
        painter.fillRect(QRectF(body.right() - width, top, width, bottom - top), ink)
    for corner, sides, right_side, low in CORNERS:
        if join & sides == sides and not join & corner:
            x = body.right() - width if right_side else rect.left()
            y = body.bottom() - width if low else rect.top()
            reach = gap + width
            painter.fillRect(QRectF(x, body.bottom() - width if low else body.top(), reach, width), ink)
            painter.fillRect(
                QRectF(body.right() - width if right_side else body.left(), y, width, reach), ink
            )


def _wallpaper(painter: QPainter, rect: QRectF, gap: float, theme: Theme, art: RoomArt) -> None:
    """What a prepared room has and a plan has not: papered walls, or a strong ground once it is occupied."""
    colour = theme.guest[art.color]
    ground = theme.card if not theme.dark else mixed(colour.soft, colour.strong, 0.22)
    if art.status is RoomStatus.OCCUPIED:
        ground = colour.strong
    for part in suite_parts(rect, art.join, gap):
        painter.fillRect(part, ground)
    if art.status is RoomStatus.OCCUPIED:
        return
    room = rect.adjusted(gap + 1, gap + 1, -gap - 1, -gap - 1)
    side = max(2.0, room.height() * 0.035)
    step = side * 4
    dots = QPainterPath()  # all at once is many times faster
    y = room.top() + step * 0.6
    row = 0
    while y < room.bottom() - step * 0.8:
        x = room.left() + (step * 0.6 if row % 2 == 0 else step * 1.1)
        while x < room.right() - side:
            dots.addRect(QRectF(x, y, side, side))
            x += step
        y += step
        row += 1
    painter.fillPath(dots, faded(colour.mark, 70))


def _small_room(painter: QPainter, room: QRectF, theme: Theme, art: RoomArt) -> None:
    colour = theme.guest[art.color]
    side = min(room.width(), room.height())
    if art.status is RoomStatus.PLAN:
        mark = QRectF(0, 0, side * 0.5, side * 0.5)
        mark.moveCenter(room.center())
        paint_svg(painter, f"mark-{art.color}", mark, colour.mark)
        if art.vp and side > 24:
            badge = max(9.0, side * 0.34)
            place = QRectF(room.right() - badge, room.top(), badge, badge)
            medallion(painter, place, theme, str(art.vp), theme.gold, theme.panel)
        return
    mark_side = side * 0.42
    door = QRectF(
        room.left() + room.width() * 0.12, room.top() + side * 0.14, side * 0.44, room.height() - side * 0.14
    )
    mark = QRectF(
        room.right() - mark_side - side * 0.1, room.center().y() - mark_side / 2, mark_side, mark_side
    )
    if art.status is RoomStatus.VACANT:
        _door(painter, door, theme, art, ajar=True)
        paint_svg(painter, f"mark-{art.color}", mark, colour.mark)
    else:
        _door(painter, door, theme, art, ajar=False)
        paint_svg(painter, f"mark-{art.color}", mark, colour.on_strong)


def _door(painter: QPainter, door: QRectF, theme: Theme, art: RoomArt, ajar: bool) -> None:
    """A panelled door; ajar it shows the lamp-lit room behind."""
    colour = theme.guest[art.color]
    thin = max(0.8, door.width() * 0.045)
    if not ajar:
        painter.fillRect(door, colour.on_strong)
        leaf = shrunk(door, thin * 1.6)
        leaf.setBottom(door.bottom())
        painter.fillRect(leaf, colour.strong)
        upper = QRectF(
            leaf.left() + leaf.width() * 0.18,
            leaf.top() + leaf.height() * 0.1,
            leaf.width() * 0.64,
            leaf.height() * 0.3,
        )
        lower = QRectF(upper.left(), leaf.top() + leaf.height() * 0.54, upper.width(), leaf.height() * 0.34)
        box(painter, upper, colour.on_strong, thin)
        box(painter, lower, colour.on_strong, thin)
        knob = max(2.0, door.width() * 0.1)
        painter.fillRect(
            QRectF(leaf.right() - knob * 1.4, leaf.top() + leaf.height() * 0.44, knob, knob), colour.on_strong
        )
        return
    light = QColor("#FFE08A")
    painter.fillRect(door, light)
    lamp = door.center().x() + door.width() * 0.22
    line(painter, lamp, door.top(), lamp, door.top() + door.height() * 0.2, QColor("#7C5C14"), thin)
    shade = QPolygonF(
        [
            QPointF(lamp - door.width() * 0.12, door.top() + door.height() * 0.32),
            QPointF(lamp, door.top() + door.height() * 0.18),
            QPointF(lamp + door.width() * 0.12, door.top() + door.height() * 0.32),
        ]
    )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#7C5C14"))
    painter.drawPolygon(shade)
    leaf_width = door.width() * 0.52
    leaf_shape = QPolygonF(
        [
            QPointF(door.left(), door.top()),
            QPointF(door.left() + leaf_width, door.top() + door.height() * 0.09),
            QPointF(door.left() + leaf_width, door.bottom() + min(2.0, door.height() * 0.03)),
            QPointF(door.left(), door.bottom()),
        ]
    )
    painter.setBrush(colour.strong)
    painter.drawPolygon(leaf_shape)
    painter.setBrush(colour.on_strong)
    knob = max(1.6, door.width() * 0.08)
    painter.drawRect(QRectF(door.left() + leaf_width - knob * 1.8, door.center().y(), knob, knob))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(colour.mark, thin * 1.5)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.drawPolyline(
        QPolygonF(
            [
                QPointF(door.left(), door.bottom()), QPointF(door.left(), door.top()),
                QPointF(door.right(), door.top()), QPointF(door.right(), door.bottom()),
            ]
        )
    )  # fmt: skip


def _large_room(painter: QPainter, room: QRectF, theme: Theme, art: RoomArt) -> None:
    colour = theme.guest[art.color]
    size = em(painter)
    height = room.height() * 0.78
    door = QRectF(0, 0, min(height * 0.6, room.width() * 0.34), height)
    door.moveCenter(room.center())
    door.moveBottom(room.bottom())
    mark_side = min(room.height() * 0.3, room.width() * 0.22)
    if art.status is RoomStatus.PLAN:
        outline = door.adjusted(0, 0, 0, -room.height() * 0.1)
        box(painter, outline, colour.mark, max(1.0, room.height() * 0.018), Qt.PenStyle.DashLine)
        mark = QRectF(0, 0, outline.width() * 0.62, outline.width() * 0.62)
        mark.moveCenter(outline.center())
        paint_svg(painter, f"mark-{art.color}", mark, colour.mark)
    else:
        skirting = QRectF(
            room.left() + 1, room.bottom() - max(2.0, room.height() * 0.05), room.width() - 2, 2
        )
        ink = colour.on_strong if art.status is RoomStatus.OCCUPIED else colour.mark
        checker(painter, skirting.adjusted(0, -2, 0, 0), faded(ink, 110))
        _door(painter, door, theme, art, ajar=art.status is RoomStatus.VACANT)
        mark = QRectF(
            door.right() + mark_side * 0.35, room.center().y() - mark_side / 2, mark_side, mark_side
        )
        if art.status is RoomStatus.VACANT:
            painter.fillRect(mark.adjusted(-2, -2, 2, 2), theme.card)
        paint_svg(painter, f"mark-{art.color}", mark, ink)
    badge = min(size * 1.6, max(12.0, room.height() * 0.34), room.width() * 0.24)
    if art.vp:
        place = QRectF(room.right() - badge - 2, room.top() + 2, badge, badge)
        done = art.status is not RoomStatus.PLAN
        medallion(
            painter,
            place,
            theme,
            str(art.vp),
            theme.inset if done else theme.gold,
            theme.muted if done else theme.panel,
        )
    if art.cost is not None and art.status is RoomStatus.PLAN:
        place = QRectF(room.left() + 3, room.top() + 2, room.width() * 0.34, badge)
        draw_amounts(painter, place, theme, (Amount("krone", str(art.cost)),), badge * 0.82)
    if art.bonus is not None and room.height() > size * 2.6 and door.left() - room.left() > badge * 1.7:
        place = QRectF(
            room.left() + 2, room.bottom() - badge * 1.1, max(4.0, door.left() - room.left() - 4), badge
        )
        ink = colour.on_strong if art.status is RoomStatus.OCCUPIED else colour.mark
        if art.bonus_taken:
            paint_svg(painter, "tick", QRectF(place.left() + 2, place.top(), badge * 0.8, badge * 0.8), ink)
        else:
            if art.status is RoomStatus.VACANT:
                painter.fillRect(place, theme.card)
            draw_amounts(painter, place, theme, (art.bonus,), badge * 0.74, ink)


room_cell = Painter(_room_cell)
hotel_frame = Painter(_hotel_frame)
