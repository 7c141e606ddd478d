"""The Emperor's track, the rounds and the turn order tiles; numbers and words come from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from gah_desktop.widgets.art.canvas import Painter, box, card_state, faded, line, shrunk
from gah_desktop.widgets.art.icons import paint_svg
from gah_desktop.widgets.art.pieces import seat_marker
from gah_desktop.widgets.art.specs import EmperorTrackArt, MarkerArt, RoundTrackArt, State, TurnTileArt, Zone
from gah_desktop.widgets.art.text import common_size, draw_text, em, text_fits

if TYPE_CHECKING:
    from gah_desktop.widgets.theme import Theme


def zone_of(space: int, art: EmperorTrackArt) -> Zone:
    if space >= art.reward_from:
        return Zone.REWARD
    return Zone.PENALTY if space <= art.penalty_at else Zone.NOTHING


def emperor_spaces(rect: QRectF, count: int = 14) -> tuple[QRectF, ...]:
    """Where the spaces of the track are; the same for the painter, for hits and for travelling markers."""
    gap = max(1.0, min(4.0, rect.width() / count * 0.07))
    width = (rect.width() - gap * (count - 1)) / count
    height = min(rect.height() * 0.38, width * 1.15)
    return tuple(QRectF(rect.left() + i * (width + gap), rect.top(), width, height) for i in range(count))


def _emperor_track(painter: QPainter, rect: QRectF, theme: Theme, art: EmperorTrackArt, state: State) -> None:
    """Fourteen spaces, VP beneath, everyone's marker, and an arrow to where the next retreat leads."""
    size = em(painter)
    area = shrunk(rect, 2)
    spaces = emperor_spaces(area, len(art.vp))
    for index, place in enumerate(spaces):
        _space(painter, place, theme, index, zone_of(index, art), size)
    below = spaces[0].bottom()
    left = area.bottom() - below
    vp_height = min(size * 1.15, left * 0.3)
    for place, points in zip(spaces, art.vp, strict=True):
        words = QRectF(place.left(), below + 1, place.width(), vp_height)
        last = place is spaces[0]
        text = f"{points} {art.vp_label}" if last and art.vp_label else str(points)
        draw_text(painter, words, text, theme.muted, size * 0.85)
    lane = QRectF(area.left(), below + vp_height + 2, area.width(), left - vp_height - 2)
    caption_height = size * 1.25 if art.caption and lane.height() > size * 2.3 else 0.0
    arrows = QRectF(lane.left(), lane.top(), lane.width(), lane.height() - caption_height)
    _markers(painter, spaces, arrows, theme, art, size)
    if art.caption and not caption_height and art.markers:
        # no line of its own: it goes beside the markers, where the lane is free
        behind = spaces[max(marker.space for marker in art.markers)].right() + size * 0.5
        beside = QRectF(behind, lane.top(), lane.right() - behind, min(lane.height(), size * 2.4))
        if text_fits(painter, beside, art.caption, size * 0.9):
            draw_text(painter, beside, art.caption, theme.gold, size * 0.9, align=Qt.AlignmentFlag.AlignLeft)
    if caption_height:
        words = QRectF(lane.left(), lane.bottom() - caption_height, lane.width(), caption_height)
        draw_text(painter, words, art.caption, theme.gold, size * 0.9, align=Qt.AlignmentFlag.AlignLeft)
    if state & (State.FOCUSED | State.SELECTABLE | State.DROP_TARGET):
        card_state(painter, rect, theme, state)


def _space(painter: QPainter, place: QRectF, theme: Theme, index: int, zone: Zone, size: float) -> None:
    """Penalty is hatched and cut, nothing is plain, reward has the double rule and a laurel square."""
    if zone is Zone.PENALTY:
        ground, ink = theme.guest["red"].soft, theme.guest["red"].mark
    elif zone is Zone.REWARD:
        ground, ink = theme.guest["yellow"].soft, theme.guest["yellow"].mark
    else:
        ground, ink = theme.inset, theme.rule
    if zone is Zone.PENALTY:
        cut = place.width() * 0.26
        shape = QPolygonF(
            [
                QPointF(place.left() + cut, place.top()), QPointF(place.right() - cut, place.top()),
                QPointF(place.right(), place.top() + cut), QPointF(place.right(), place.bottom() - cut),
                QPointF(place.right() - cut, place.bottom()), QPointF(place.left() + cut, place.bottom()),
                QPointF(place.left(), place.bottom() - cut), QPointF(place.left(), place.top() + cut),
            ]
        )  # fmt: skip
        painter.setBrush(ground)
        painter.setPen(QPen(ink, 1.6))
        painter.drawPolygon(shape)
        painter.setBrush(Qt.BrushStyle.NoBrush)
    else:
        painter.fillRect(place, ground)
        box(painter, place, ink, 1)
        if zone is Zone.REWARD:
            box(painter, shrunk(place, 2.5), faded(ink, 150), 0.7)
            side = max(2.0, place.width() * 0.09)
            painter.fillRect(
                QRectF(place.center().x() - side / 2, place.bottom() - 2.5 - side, side, side), ink
            )
    draw_text(
        painter, shrunk(place, 2), str(index), theme.text, max(size * 0.95, place.height() * 0.42), bold=True
    )


def _markers(
    painter: QPainter,
    spaces: tuple[QRectF, ...],
    lane: QRectF,
    theme: Theme,
    art: EmperorTrackArt,
    size: float,
) -> None:
    if not art.markers:
        return
    with_arrow = [
        marker for marker in art.markers if marker.after is not None and marker.after < marker.space
    ]
    at_rest = {marker.space for marker in art.markers if marker not in with_arrow}
    row_height = lane.height() / max(1, len(with_arrow))
    side = min(size * 1.35, spaces[0].width() * 0.6, max(9.0, row_height))
    together: dict[int, list[MarkerArt]] = {}
    for marker in art.markers:
        together.setdefault(marker.space, []).append(marker)
    for space, group in together.items():
        pitch = min(side * 1.05, spaces[space].width() / len(group))
        start = spaces[space].center().x() - pitch * (len(group) - 1) / 2
        for index, marker in enumerate(group):
            row = with_arrow.index(marker) if marker in with_arrow else 0
            y = lane.top() + side / 2 + (row * min(side * 1.1, row_height) if len(with_arrow) > 1 else 0)
            x = start + index * pitch
            if marker.after is not None and marker in with_arrow:
                end = spaces[marker.after].center().x()
                if row == 0 and marker.after in at_rest:
                    end += side * 0.7  # somebody stands there
                _arrow(painter, x - side / 2, end, y, theme, side)
            seat_marker(
                painter, QRectF(x - side / 2, y - side / 2, side, side), theme, marker.seat, marker.letter
            )


def _arrow(painter: QPainter, start: float, end: float, y: float, theme: Theme, side: float) -> None:
    if end >= start:
        return
    pen = QPen(theme.gold, 1.6, Qt.PenStyle.DashLine)
    painter.setPen(pen)
    head = side * 0.45
    painter.drawLine(QPointF(start - 1, y), QPointF(end + head, y))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.gold)
    painter.drawPolygon(
        QPolygonF([QPointF(end, y), QPointF(end + head, y - head * 0.7), QPointF(end + head, y + head * 0.7)])
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)


def round_places(rect: QRectF, count: int) -> tuple[QRectF, ...]:
    gap = max(2.0, rect.width() / count * 0.12)
    width = (rect.width() - gap * (count - 1)) / count
    height = min(rect.height() * 0.62, width * 1.3)
    top = rect.top() + (rect.height() - height * 1.6) / 2 if rect.height() > height * 1.6 else rect.top()
    return tuple(QRectF(rect.left() + i * (width + gap), top, width, height) for i in range(count))


def _round_track(painter: QPainter, rect: QRectF, theme: Theme, art: RoundTrackArt, state: State) -> None:
    """Seven rounds, the present one filled, past ones ruled out, a crown where the Emperor comes."""
    size = em(painter)
    places = round_places(shrunk(rect, 1), len(art.labels))
    wanted = max(size * 0.9, places[0].height() * 0.4)
    letters = common_size(painter, [shrunk(p, 1) for p in places], art.labels, wanted, bold=True)
    for number, (place, label) in enumerate(zip(places, art.labels, strict=True), start=1):
        now, past = number == art.current, number < art.current
        painter.fillRect(place, theme.accent if now else theme.inset)
        box(painter, place, theme.accent if now else theme.rule, 1)
        ink = theme.on_accent if now else theme.muted if past else theme.text
        draw_text(painter, shrunk(place, 1), label, ink, letters, bold=True)
        if past:
            side = max(2.5, place.width() * 0.12)
            painter.fillRect(
                QRectF(place.center().x() - side / 2, place.bottom() - side - 2, side, side), theme.muted
            )
        if number in art.visits:
            side = min(place.width() * 0.8, rect.bottom() - place.bottom() - 1)
            if side > 4:
                crown = QRectF(place.center().x() - side / 2, place.bottom() + 1, side, side)
                paint_svg(painter, "emperor", crown, theme.muted if past else theme.gold)
    if state & State.FOCUSED:
        card_state(painter, rect, theme, State.FOCUSED)


def _turn_tile(painter: QPainter, rect: QRectF, theme: Theme, art: TurnTileArt, state: State) -> None:
    """A turn number: open, struck out once its turn is taken, filled while it is being played."""
    side = min(rect.width(), rect.height())
    place = QRectF(0, 0, side, side)
    place.moveCenter(rect.center())
    place = shrunk(place, 1)
    ground: QColor = theme.accent if art.current else theme.inset if art.covered else theme.card
    painter.fillRect(place, ground)
    style = Qt.PenStyle.DashLine if art.covered and not art.current else Qt.PenStyle.SolidLine
    box(painter, place, theme.accent if art.current else theme.rule, 1.2, style)
    ink = theme.on_accent if art.current else theme.muted if art.covered else theme.text
    draw_text(painter, shrunk(place, side * 0.12), str(art.number), ink, side * 0.52, bold=True)
    if art.covered:
        line(
            painter,
            place.left() + 3,
            place.bottom() - 3,
            place.right() - 3,
            place.top() + 3,
            theme.muted,
            1.2,
        )
    card_state(painter, rect, theme, state & ~State.HOVER)


emperor_track = Painter(_emperor_track)
round_track = Painter(_round_track)
turn_tile = Painter(_turn_tile)
