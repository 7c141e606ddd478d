"""Emperor tiles and objectives: what may be won or suffered, and who has claimed what; no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from gah_desktop.widgets.art.canvas import Painter, box, card_ground, card_state, faded, line, shrunk
from gah_desktop.widgets.art.cards import words
from gah_desktop.widgets.art.icons import paint_svg
from gah_desktop.widgets.art.pieces import amounts_side, seat_marker
from gah_desktop.widgets.art.specs import Amount, EmperorTileArt, ObjectiveArt, State, Zone
from gah_desktop.widgets.art.text import LEGIBLE, common_size, draw_text, em, text_fits

if TYPE_CHECKING:
    from gah_desktop.widgets.theme import Theme


FOLDED = 6.0  # letters: a tile that is narrower
LEAST_SIGN = 11.5  # pixels of a pictogram whose figure can be read


def _emperor_tile(painter: QPainter, rect: QRectF, theme: Theme, art: EmperorTileArt, state: State) -> None:
    """A visit of the Emperor: the reward under a laurel, the penalty under a hatched edge."""
    size = em(painter)
    inside = card_ground(painter, rect, theme, state)
    if inside.width() < size * FOLDED:
        _folded_tile(painter, inside, theme, art, size)
        card_state(painter, rect, theme, state)
        return
    head = QRectF(
        inside.left() + 2, inside.top(), inside.width() - 4, min(size * 1.5, inside.height() * 0.26)
    )
    crown = min(head.height() * 0.8, inside.width() * 0.24)
    side = QRectF(head.left() + 1, head.center().y() - crown / 2, crown, crown)
    paint_svg(painter, "emperor", side, theme.muted if art.done else theme.gold)
    title = QRectF(side.right() + 3, head.top(), head.right() - side.right() - 4, head.height())
    draw_text(
        painter, title, art.title, theme.muted if art.done else theme.gold, size * 0.9, bold=True,
        align=Qt.AlignmentFlag.AlignLeft,
    )  # fmt: skip
    body = QRectF(inside.left() + 1, head.bottom(), inside.width() - 2, inside.bottom() - head.bottom() - 1)
    half = body.height() / 2
    upper = QRectF(body.left(), body.top(), body.width(), half - 1)
    lower = QRectF(body.left(), body.top() + half + 1, body.width(), half - 1)
    _half(painter, upper, theme, art.reward_lines, art.reward_icons, Zone.REWARD, art, size)
    _half(painter, lower, theme, art.penalty_lines, art.penalty_icons, Zone.PENALTY, art, size)
    if art.done:
        painter.fillRect(body, faded(theme.panel, 120))
        tick = QRectF(head.right() - crown - 1, side.top(), crown, crown)
        paint_svg(painter, "tick", tick, theme.muted)
    card_state(painter, rect, theme, state)


def _folded_tile(painter: QPainter, rect: QRectF, theme: Theme, art: EmperorTileArt, size: float) -> None:
    """Only which visit it is, where another one needs the room."""
    ink = theme.muted if art.done else theme.gold
    side = min(rect.width() * 0.7, rect.height() * 0.3)
    crown = QRectF(rect.center().x() - side / 2, rect.top() + 3, side, side)
    paint_svg(painter, "tick" if art.done else "emperor", crown, ink)
    words_place = QRectF(rect.left(), crown.bottom(), rect.width(), rect.bottom() - crown.bottom() - 2)
    draw_text(painter, words_place, art.title.replace(" · ", "\n"), ink, size, bold=True)


def _half(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    lines: tuple[str, ...],
    icons: tuple[Amount, ...],
    zone: Zone,
    art: EmperorTileArt,
    size: float,
) -> None:
    colour = theme.guest["yellow" if zone is Zone.REWARD else "red"]
    painter.fillRect(rect, colour.soft)
    awaited = art.awaits is zone
    box(painter, rect, colour.mark, 2.2 if awaited else 0.9)
    mark = min(rect.height() * 0.62, size * 1.25, rect.width() * 0.2)
    place = QRectF(rect.left() + 3, rect.center().y() - mark / 2, mark, mark)
    text = "\n".join(lines)
    inner = QRectF(place.right() + 2, rect.top() + 1, rect.right() - place.right() - 5, rect.height() - 2)
    whole = inner.adjusted(rect.left() + 3 - inner.left(), 0, 0, 0)
    if icons and not text_fits(painter, inner, text, size * 0.9):
        here, there = (amounts_side(painter, each, icons, size * 1.58) for each in (inner, whole))
        if here < LEAST_SIGN and there > here:  # figures need the room more; what is lost has its sign
            words(painter, whole, theme, "", icons, size * 0.9)
            return
    paint_svg(painter, "laurel" if zone is Zone.REWARD else "warning", place, colour.mark)
    words(painter, inner, theme, text, icons, size * 0.9)


def _objective_card(painter: QPainter, rect: QRectF, theme: Theme, art: ObjectiveArt, state: State) -> None:
    """What has to be reached, how far one is, and the places 15, 10, 5 with the marks of who came there."""
    size = em(painter)
    inside = card_ground(painter, rect, theme, state)
    head = QRectF(
        inside.left() + 3, inside.top(), inside.width() - 6, min(size * 1.4, inside.height() * 0.22)
    )
    half = head.width() * (0.55 if art.progress else 1)
    draw_text(
        painter,
        QRectF(head.left(), head.top(), half, head.height()),
        art.title,
        theme.gold,
        size * 0.9,
        bold=True,
        align=Qt.AlignmentFlag.AlignLeft,
    )
    if art.progress:
        words_place = QRectF(head.left() + half, head.top(), head.width() - half, head.height())
        draw_text(
            painter, words_place, art.progress, theme.muted, size * 0.85, align=Qt.AlignmentFlag.AlignRight
        )
    line(painter, head.left(), head.bottom(), head.right(), head.bottom(), theme.rule_soft, 0.8)
    slot_height = min(max(size * 1.45, inside.height() * 0.2), inside.height() * 0.32)
    slots = QRectF(inside.left() + 3, inside.bottom() - slot_height - 1, inside.width() - 6, slot_height)
    body = QRectF(inside.left() + 3, head.bottom() + 1, inside.width() - 6, slots.top() - head.bottom() - 3)
    several = len(art.icons) > 1 and body.height() < size * 3.6  # colours are known at a glance
    if art.icons and (several or (art.text and not text_fits(painter, body, art.text, size * 0.9))):
        words(painter, body, theme, "", art.icons, size)
    else:
        words(painter, body, theme, art.text, art.icons, size * 0.95)
    gap = max(2.0, slots.width() * 0.03)
    width = (slots.width() - gap * (len(art.points) - 1)) / len(art.points)
    places = [
        QRectF(slots.left() + index * (width + gap), slots.top(), width, slots.height())
        for index in range(len(art.points))
    ]
    fields = [shrunk(place, 2, 1) for place in places]
    number = common_size(painter, fields, [str(points) for points in art.points], size * 0.95, bold=True)
    for index, (place, points) in enumerate(zip(places, art.points, strict=True)):
        seat = art.claimed[index] if index < len(art.claimed) else None
        painter.fillRect(place, theme.inset)
        box(painter, place, theme.rule, 0.9)
        if seat is None:
            field = fields[index]
            if art.on_the_way is not None and art.on_the_way[1] == index:
                # a marker beside the figure; where that would become small, at the corner of its field
                side = min(place.height() * 0.72, place.width() * 0.42, size)
                mark = QRectF(place.right() - side - 1.5, place.center().y() - side / 2, side, side)
                beside = QRectF(field.left(), field.top(), mark.left() - field.left(), field.height())
                if beside.width() >= number * 1.2:
                    field = beside
                else:
                    side *= 0.8
                    mark = QRectF(place.right() - side - 1, place.top() - side * 0.35, side, side)
                seat_marker(painter, mark, theme, art.on_the_way[0])
            draw_text(painter, field, str(points), theme.text, number, bold=True)
            continue
        side = min(place.height() * 0.86, place.width() * 0.9)
        mark = QRectF(0, 0, side, side)
        mark.moveCenter(place.center())
        seat_marker(painter, mark, theme, seat, str(points) if side > LEGIBLE * 2 else "")
    card_state(painter, rect, theme, state)


emperor_tile = Painter(_emperor_tile)
objective_card = Painter(_objective_card)
