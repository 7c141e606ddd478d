"""The small pieces of the game: items, coins, dice, seat markers, counters, rows of pictograms; no cards."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from gah_desktop.text.numbers import spoken_number
from gah_desktop.widgets.art.canvas import Painter, box, card_state, faded, mixed, shrunk, turned_corner
from gah_desktop.widgets.art.icons import paint_svg
from gah_desktop.widgets.art.specs import Amount, CounterArt, DiceArt, State
from gah_desktop.widgets.art.text import draw_text, em, fit_text, text_fits

if TYPE_CHECKING:
    from gah_desktop.widgets.theme import Theme

ITEMS = ("strudel", "cake", "wine", "coffee", "champagne")
_PIPS = {
    1: ((0.5, 0.5),),
    2: ((0.28, 0.28), (0.72, 0.72)),
    3: ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    4: ((0.28, 0.28), (0.72, 0.28), (0.28, 0.72), (0.72, 0.72)),
    5: ((0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)),
    6: ((0.29, 0.23), (0.29, 0.5), (0.29, 0.77), (0.71, 0.23), (0.71, 0.5), (0.71, 0.77)),
}


def draw_icon(
    painter: QPainter, rect: QRectF, theme: Theme, name: str, ink: QColor | None = None, filled: bool = True
) -> None:
    """A pictogram in its usual colours: items filled, krones gold, marks in the colour of their guests."""
    if name in theme.items:
        colour = theme.text if filled else theme.muted
        paint_svg(painter, name, rect, ink or colour, theme.items[name] if filled else None)
    elif name.startswith("mark-"):
        paint_svg(painter, name, rect, ink or theme.guest[name.removeprefix("mark-")].mark)
    elif name in ("krone", "emperor", "laurel", "vp", "krone-plus"):
        paint_svg(painter, name, rect, ink or theme.gold)
    else:
        paint_svg(painter, name, rect, ink or theme.text)


def wanted_ink(theme: Theme, item: str) -> QColor:
    """The outline of what is not served yet: its colour, so far from the ground that it can be seen."""
    return mixed(theme.items[item], theme.text, 0.35)


def food(painter: QPainter, rect: QRectF, theme: Theme, item: str, served: bool) -> None:
    """A dish or drink: in full colour once it is served, until then its outline, pale, in the same colour."""
    if served:
        draw_icon(painter, rect, theme, item)
        return
    ink = theme.items[item]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(ink, 52))
    painter.drawEllipse(rect.center(), rect.width() * 0.52, rect.width() * 0.52)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    paint_svg(painter, item, rect, wanted_ink(theme, item))


def draw_amounts(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    amounts: tuple[Amount, ...],
    size: float,
    ink: QColor | None = None,
    *,
    left: bool = False,
) -> None:
    """Pictograms with their numbers in centred rows, as large as fits, never larger than asked."""
    if not amounts:
        return
    side, widths, rows = _laid_out(painter, rect, amounts, size)
    text = side * 0.72
    pitch = min(side * 1.25, rect.height() / len(rows))
    y = rect.center().y() - pitch * len(rows) / 2
    for row in rows:
        total = sum(widths[i] for i in row) + side * 0.35 * (len(row) - 1)
        x = rect.left() if left else rect.center().x() - total / 2
        for i in row:
            amount = amounts[i]
            place = QRectF(x, y + (pitch - side) / 2, widths[i], side)
            if amount.text:
                words = QRectF(place.left(), place.top(), max(2.0, place.width() - side - side * 0.12), side)
                draw_text(
                    painter,
                    words,
                    amount.text,
                    ink or theme.text,
                    text,
                    bold=True,
                    align=Qt.AlignmentFlag.AlignRight,
                )
            draw_icon(painter, QRectF(place.right() - side, place.top(), side, side), theme, amount.icon, ink)
            x += widths[i] + side * 0.35
        y += pitch


def amounts_side(painter: QPainter, rect: QRectF, amounts: tuple[Amount, ...], size: float) -> float:
    """How large they would be drawn there, in a single row; 0 if that takes more."""
    side, _, rows = _laid_out(painter, rect, amounts, size)
    return side if len(rows) == 1 else 0.0


def _laid_out(
    painter: QPainter, rect: QRectF, amounts: tuple[Amount, ...], size: float
) -> tuple[float, list[float], list[list[int]]]:
    """How large, how wide each is, and which stand in which row."""
    for step in range(12):
        side = size * (0.9**step)
        widths = [_amount_width(painter, amount, side, side * 0.72) for amount in amounts]
        rows = _rows(widths, rect.width(), side * 0.35)
        if len(rows) * side * 1.15 <= rect.height() + 1 and max(widths) <= rect.width():
            break
    return side, widths, rows


def _amount_width(painter: QPainter, amount: Amount, side: float, text: float) -> float:
    if not amount.text:
        return side
    fitted = fit_text(painter, QRectF(0, 0, 1000, side * 2), amount.text, text, bold=True)
    return side * 1.12 + fitted.lines[0][1] + 0.1  # places are measured to a tenth


def _rows(widths: list[float], room: float, gap: float) -> list[list[int]]:
    rows: list[list[int]] = [[]]
    used = 0.0
    for index, width in enumerate(widths):
        if rows[-1] and used + gap + width > room:
            rows.append([])
            used = 0.0
        used += width + (gap if rows[-1] else 0.0)
        rows[-1].append(index)
    return rows


def medallion(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    text: str,
    ground: QColor | None = None,
    ink: QColor | None = None,
) -> None:
    """A round coin with a number: what something costs or brings."""
    side = min(rect.width(), rect.height())
    disc = QRectF(0, 0, side, side)
    disc.moveCenter(rect.center())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground or theme.accent)
    painter.drawEllipse(disc)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if side > 16:
        painter.setPen(QPen(faded(ink or theme.on_accent, 150), max(0.7, side * 0.03)))
        painter.drawEllipse(shrunk(disc, side * 0.09))
    draw_text(painter, shrunk(disc, side * 0.16), text, ink or theme.on_accent, side * 0.56, bold=True)


def seat_shape(place: QRectF, seat: int) -> QPainterPath:
    """The outline that goes with a seat, in a square: round, square, a lozenge, or narrower above."""
    side = place.width()
    path = QPainterPath()
    middle = place.center()
    if seat % 4 == 0:
        path.addEllipse(place)
    elif seat % 4 == 1:
        path.addRect(shrunk(place, side * 0.05))
    elif seat % 4 == 2:
        path.addPolygon(
            QPolygonF(
                [
                    QPointF(middle.x(), place.top()), QPointF(place.right(), middle.y()),
                    QPointF(middle.x(), place.bottom()), QPointF(place.left(), middle.y()),
                ]
            )
        )  # fmt: skip
        path.closeSubpath()
    else:
        cut = side * 0.3
        path.addPolygon(
            QPolygonF(
                [
                    QPointF(place.left() + cut, place.top()), QPointF(place.right() - cut, place.top()),
                    QPointF(place.right(), place.bottom()), QPointF(place.left(), place.bottom()),
                ]
            )
        )  # fmt: skip
        path.closeSubpath()
    return path


def seat_marker(painter: QPainter, rect: QRectF, theme: Theme, seat: int, letter: str = "") -> None:
    """A player's mark: each seat has a shape as well as a colour."""
    colour = theme.seats[seat % len(theme.seats)]
    side = min(rect.width(), rect.height())
    place = QRectF(0, 0, side, side)
    place.moveCenter(rect.center())
    painter.setPen(QPen(theme.text, max(1.0, side * 0.05)))
    painter.setBrush(colour.fill)
    painter.drawPath(seat_shape(place, seat))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if letter and side >= 11:
        draw_text(painter, shrunk(place, side * 0.2), letter, colour.on_fill, side * 0.56, bold=True)


def draw_die(
    painter: QPainter, rect: QRectF, theme: Theme, face: int, state: State = State.NORMAL, color: str = ""
) -> None:
    """`color`: of a die with a celebrity, which bears the mark of its colour too."""
    side = min(rect.width(), rect.height())
    ground, ink = (theme.guest[color].strong, theme.guest[color].on_strong) if color else _plain_die(theme)
    die = QRectF(0, 0, side, side)
    die.moveCenter(rect.center())
    die = shrunk(die, side * 0.05)
    radius = side * 0.12
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.shadow)
    painter.drawRoundedRect(die.translated(side * 0.03, side * 0.05), radius, radius)
    painter.setBrush(ground)
    lit = bool(state & (State.SELECTABLE | State.SELECTED | State.HOVER))
    painter.setPen(QPen(theme.glow if lit else theme.die_pip, max(1.0, side * (0.06 if lit else 0.035))))
    painter.drawRoundedRect(die, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if side >= 22:
        painter.setPen(QPen(faded(theme.die_pip, 90), max(0.6, side * 0.014)))
        painter.drawRect(shrunk(die, side * 0.085))
    if face not in _PIPS:
        draw_text(painter, shrunk(die, side * 0.2), "?", ink, side * 0.5, bold=True)
        _die_mark(painter, die, theme, color)
        return
    pip = die.width() * 0.17
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    field = shrunk(die, side * 0.03)
    if color:  # the mark has the corner
        field.adjust(0, 0, -side * 0.1, -side * 0.1)
    for x, y in _PIPS[face]:
        square = QRectF(0, 0, pip, pip)
        square.moveCenter(QPointF(field.left() + x * field.width(), field.top() + y * field.height()))
        painter.drawRoundedRect(square, pip * 0.18, pip * 0.18)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _die_mark(painter, die, theme, color)


def _plain_die(theme: Theme) -> tuple[QColor, QColor]:
    return theme.die_face, theme.die_pip


def _die_mark(painter: QPainter, die: QRectF, theme: Theme, color: str) -> None:
    """The mark of its colour, on a seal over the lower right corner."""
    if not color:
        return
    side = die.width() * 0.4
    seal = QRectF(die.right() - side * 0.86, die.bottom() - side * 0.86, side, side)
    painter.setPen(QPen(theme.guest[color].mark, max(1.0, side * 0.07)))
    painter.setBrush(theme.guest[color].soft)
    painter.drawEllipse(seal)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    paint_svg(painter, f"mark-{color}", shrunk(seal, side * 0.18), theme.guest[color].mark)


def _die(painter: QPainter, rect: QRectF, theme: Theme, art: int, state: State) -> None:
    """One die, its face up; art is the face (0: not rolled)."""
    draw_die(painter, rect, theme, art, state)
    if state & (State.DIMMED | State.DISABLED):
        painter.fillRect(rect, faded(theme.panel, 140))
    if state & State.FOCUSED:
        card_state(painter, rect, theme, State.FOCUSED)


def _item_token(painter: QPainter, rect: QRectF, theme: Theme, art: str, state: State) -> None:
    """One strudel, cake, wine or coffee on its round token; art is the item."""
    side = min(rect.width(), rect.height())
    disc = QRectF(0, 0, side, side)
    disc.moveCenter(rect.center())
    disc = shrunk(disc, side * 0.06)
    lit = bool(state & (State.SELECTABLE | State.SELECTED | State.HOVER))
    painter.setPen(QPen(theme.glow if lit else theme.rule, max(1.0, side * (0.07 if lit else 0.03))))
    painter.setBrush(theme.card)
    painter.drawEllipse(disc)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    draw_icon(painter, shrunk(disc, side * 0.15), theme, art)
    if state & (State.DIMMED | State.DISABLED):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(theme.panel, 140))
        painter.drawEllipse(disc)
    if state & State.FOCUSED:
        card_state(painter, rect, theme, State.FOCUSED)


def _counter(painter: QPainter, rect: QRectF, theme: Theme, art: CounterArt, state: State) -> None:
    """How many there are of something: picture, number, and its name where there is room."""
    size = em(painter)
    inner = shrunk(rect, 3)
    if rect.width() > rect.height() * 1.7:
        side = min(inner.height(), inner.width() * 0.45, size * 3)
        picture = QRectF(inner.left(), inner.center().y() - side / 2, side, side)
        number = QRectF(
            picture.right() + 4, inner.top(), max(4.0, inner.right() - picture.right() - 4), inner.height()
        )
        align = Qt.AlignmentFlag.AlignLeft
    else:
        label = QRectF(inner.left(), inner.bottom() - size * 1.2, inner.width(), size * 1.2)
        shown = (
            bool(art.label)
            and inner.height() > size * 4.4
            and text_fits(painter, label, art.label, size * 0.8)
        )
        if shown:
            draw_text(painter, label, art.label, theme.muted, size * 0.8)
            inner = inner.adjusted(0, 0, 0, -size * 1.2)
        side = min(inner.width(), inner.height() * 0.6)
        picture = QRectF(inner.center().x() - side / 2, inner.top(), side, side)
        number = QRectF(inner.left(), picture.bottom(), inner.width(), inner.bottom() - picture.bottom())
        align = Qt.AlignmentFlag.AlignHCenter
    empty = art.number == 0 and art.limit is None
    draw_icon(painter, picture, theme, art.icon, theme.muted if empty else None, filled=not empty)
    text = spoken_number(art.number) if art.limit is None else f"{art.number}/{art.limit}"
    draw_text(
        painter, number, text, theme.muted if empty else theme.text, max(size * 1.15, number.height() * 0.62),
        bold=True, align=align,
    )  # fmt: skip
    card_state(painter, rect, theme, state)


def _dice_space(painter: QPainter, rect: QRectF, theme: Theme, art: DiceArt, state: State) -> None:
    """One action space: its dice, what the action gives, and the strength it has now."""
    size = em(painter)
    empty = art.dice == 0
    painter.fillRect(shrunk(rect, 2), theme.inset if empty else theme.card)
    if art.ours:
        turned_corner(painter, shrunk(rect, 2), theme, size)
    box(painter, shrunk(rect, 2), theme.rule, 1, Qt.PenStyle.DashLine if empty else Qt.PenStyle.SolidLine)
    if not empty and rect.height() > 50:
        box(painter, shrunk(rect, 4.5), faded(theme.rule, 150), 0.6)
    inner, bottom = _dice_parts(rect, size)
    foot = bottom.height()
    top = QRectF(inner.left(), inner.top(), inner.width(), inner.height() - foot - 2)
    # the strength is the number of the space: large, gold, at the right
    strength = "" if art.strength is None else str(art.strength)
    if strength and not empty and inner.width() > 52:
        column = min(inner.width() * 0.3, top.height() * 0.8)
        place = QRectF(top.right() - column, top.top(), column, top.height())
        draw_text(painter, place, strength, theme.gold, max(size * 1.5, place.height() * 0.66), bold=True)
        top.setRight(place.left() - 2)
    _dice_stack(painter, top, theme, art, state)
    ink = theme.muted if empty else theme.text
    icons = tuple(Amount(name) for name in art.icons)
    if art.cost:
        icons = (*icons, Amount("krone", f"−{art.cost}"))
    words = _beside_icons(bottom, size, len(icons))
    if art.label and _label_fits(painter, words, art.label):
        pictures = QRectF(bottom.left(), bottom.top(), words.left() - bottom.left() - 4, bottom.height())
        draw_amounts(painter, pictures, theme, icons, min(foot, size * 1.5), theme.muted if empty else None)
        draw_text(painter, words, art.label, ink, size * 0.82, align=Qt.AlignmentFlag.AlignLeft)
    else:
        draw_amounts(
            painter, bottom, theme, icons, min(foot * 0.95, size * 1.7), theme.muted if empty else None
        )
    card_state(painter, rect, theme, state)


def _dice_parts(rect: QRectF, size: float) -> tuple[QRectF, QRectF]:
    """The inside of an action space, and its foot with what the action gives."""
    inner = shrunk(rect, max(6.0, min(rect.width(), rect.height()) * 0.08))
    foot = min(max(size * 1.25, inner.height() * 0.3), inner.height() * 0.42)
    return inner, QRectF(inner.left(), inner.bottom() - foot, inner.width(), foot)


def _beside_icons(foot: QRectF, size: float, icons: int) -> QRectF:
    width = icons * min(foot.height(), size * 1.7) * 1.3 + 4
    return QRectF(foot.left() + width, foot.top(), foot.width() - width, foot.height())


def _label_fits(painter: QPainter, words: QRectF, label: str) -> bool:
    size = em(painter)
    return words.width() > size * 3 and text_fits(painter, words, label, size * 0.82)


def dice_labels_fit(painter: QPainter, rect: QRectF, labels: Sequence[tuple[str, int]]) -> bool:
    """Return whether every label fits beside its number of icons, in an action space of this size.

    All labels are drawn, or none.
    """
    size = em(painter)
    _, foot = _dice_parts(rect, size)
    return all(_label_fits(painter, _beside_icons(foot, size, icons), label) for label, icons in labels)


def _dice_stack(painter: QPainter, rect: QRectF, theme: Theme, art: DiceArt, state: State) -> None:
    if art.dice == 0:
        side = min(rect.height(), rect.width()) * 0.8
        ghost = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
        paint_svg(painter, f"die-{art.face}", ghost, theme.rule)
        return
    rows = 1
    while True:
        columns = ceil(art.dice / rows)
        side = min(rect.width() / columns, rect.height() / rows)
        larger = min(rect.width() / ceil(art.dice / (rows + 1)), rect.height() / (rows + 1))
        if larger <= side:
            break
        rows += 1
    side = min(side, rect.height(), em(painter) * 4)
    top = rect.center().y() - side * rows / 2
    for index in range(art.dice):
        place = QRectF(rect.left() + index % columns * side, top + index // columns * side, side, side)
        colored = index - (art.dice - len(art.colors))  # these lie last
        color = art.colors[colored] if colored >= 0 else ""
        draw_die(painter, place, theme, art.face, state & State.HOVER, color)


die = Painter(_die)
item_token = Painter(_item_token)
counter = Painter(_counter)
dice_space = Painter(_dice_space)
