"""The ballrooms: halls with chandelier and parquet, rows as steps, the balcony; no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from gah_desktop.widgets.art.alphabet import draw_title, title_width
from gah_desktop.widgets.art.canvas import Painter, box, faded, focus_ring, mixed, shrunk, turned_corner
from gah_desktop.widgets.art.dancers import draw_dancer, draw_dancers
from gah_desktop.widgets.art.facade_specs import FacadeColours, colours
from gah_desktop.widgets.art.pieces import draw_amounts, seat_marker
from gah_desktop.widgets.art.specs import Amount, State
from gah_desktop.widgets.art.text import draw_text, em, text_fits

if TYPE_CHECKING:
    from gah_desktop.widgets.theme import Theme

HEAD, LINE = 1.42, 1.2  # heights in letters: of the heading, and of each line below the rows
PRICE, BONUS = 0.17, 0.31  # of a row's width
WIDEST = 4  # spaces of the longest row, unless an owner has set more right
CROWDED = 6  # figures on the balcony, from which on they are counted


class HallArt(NamedTuple):
    name: str
    when: str  # the round, as a Roman figure
    scoring: str
    now: tuple[tuple[int, str, int], ...]  # seat, VP as it stands, dancers
    scored: bool = False
    due: bool = False
    folded: bool = False
    ours: bool = False  # figures of its rows are the house's own


class StepArt(NamedTuple):
    """A row: what it costs, who stands there, what it brings."""

    price: int
    less: bool  # than is printed
    spaces: tuple[tuple[int, int], ...]  # seat, or -1, and number
    marked: tuple[bool, ...]  # which of them shine when something can be done
    bonus: tuple[Amount, ...] = ()
    closed: bool = False


class BalconyArt(NamedTuple):
    title: str
    label: str  # there is no limit
    note: str  # to which ballroom it belongs
    price: int
    less: bool
    there: tuple[tuple[int, int], ...]  # seat and number
    ours: bool = False  # its price is the house's own


class BallArt(NamedTuple):
    """A ballroom with its rows from the top."""

    hall: HallArt
    steps: tuple[StepArt, ...]


class HallLayout(NamedTuple):
    head: QRectF
    rows: tuple[QRectF, ...]  # from the top
    scoring: QRectF
    now: QRectF


def hall_letters(painter_em: float, rect: QRectF) -> float:
    """As large as the reader wants, as far as a hall has room for it."""
    return min(painter_em, rect.height() / 8.3, rect.width() / 11.5)


def hall_layout(rect: QRectF, letter: float) -> HallLayout:
    inside = rect.adjusted(4, 3, -4, -3)
    head = QRectF(inside.left(), inside.top(), inside.width(), round(letter * HEAD))
    line = round(letter * LINE)
    now = QRectF(inside.left(), inside.bottom() - line, inside.width(), line)
    scoring = now.translated(0, -line + 1)
    high = (scoring.top() - head.bottom() - 2) / 3
    rows = tuple(
        QRectF(inside.left(), round(head.bottom() + high * n), inside.width(), int(high)) for n in range(3)
    )
    return HallLayout(head, rows, scoring, now)


# A hall


def _hall(painter: QPainter, rect: QRectF, theme: Theme, art: HallArt, state: State) -> None:
    """Walls in the light of the chandelier while dancers may still come; in the dark once it is scored."""
    c = colours(theme)
    letter = hall_letters(em(painter), rect)
    places = hall_layout(rect, letter)
    _walls(painter, rect, theme, c, art)
    if art.ours:
        turned_corner(painter, rect, theme, letter)
    if not art.scored:
        x, whole = _beside_the_name(rect, places.head, art, letter)
        _chandelier(painter, rect, c, letter, x, whole=whole)
    ink = c.soft if art.scored else c.gold_text
    size = letter * 0.8
    when = QRectF(places.head.right() - letter * 2.7, places.head.top(), letter * 2.5, places.head.height())
    if art.folded:
        _folded(painter, rect, theme, c, art)
        return
    draw_title(painter, when, art.when, c.ink if art.due else ink, size * 1.1, Qt.AlignmentFlag.AlignRight)
    name = QRectF(
        places.head.left() + 3, places.head.top(), when.left() - places.head.left() - 3, when.height()
    )
    draw_title(painter, name, art.name, ink, size, Qt.AlignmentFlag.AlignLeft)
    draw_text(painter, places.scoring, art.scoring, c.soft if art.scored else c.ink, letter * 0.9)
    _standing(painter, places.now, theme, c, art.now, letter)


def wall_colour(theme: Theme, *, scored: bool) -> QColor:
    """In the light of the chandelier, or in the dark."""
    c = colours(theme)
    return c.ground if scored else mixed(c.wall, c.light_low, 0.13 if theme.dark else 0.2)


def tread_colour(theme: Theme) -> QColor:
    """A space where somebody may come to stand."""
    c = colours(theme)
    return mixed(c.paper, c.light_low, 0.16 if theme.dark else 0.3)


def _walls(painter: QPainter, rect: QRectF, theme: Theme, c: FacadeColours, art: HallArt) -> None:
    ground = wall_colour(theme, scored=art.scored)
    wall = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    wall.setColorAt(0, ground)
    wall.setColorAt(1, c.ground if art.scored else mixed(ground, c.wall, 0.6))
    painter.fillRect(rect, wall)
    _parquet(painter, rect, c, art.scored)
    edge = c.stone if art.scored else c.gold
    box(painter, rect, edge, 2.2 if art.due else 1.2)
    if not art.scored:
        box(painter, shrunk(rect, 3), faded(edge, 90), 0.8)


def _parquet(painter: QPainter, rect: QRectF, c: FacadeColours, dark: bool) -> None:
    """A herringbone floor along the foot."""
    floor = QRectF(rect.left() + 1, rect.bottom() - rect.height() * 0.27, rect.width() - 2, 0)
    floor.setBottom(rect.bottom() - 1)
    painter.save()
    painter.setClipRect(floor)
    painter.fillRect(floor, faded(c.stone if dark else c.wood, 26))
    painter.setPen(QPen(faded(c.stone if dark else c.wood, 60), 1))
    step = max(8.0, floor.height() * 0.42)
    x = floor.left() - step
    while x < floor.right() + step:
        for up in (1, -1):
            painter.drawLine(QPointF(x, floor.bottom()), QPointF(x + step * up, floor.top()))
        x += step
    painter.restore()


def _beside_the_name(rect: QRectF, head: QRectF, art: HallArt, letter: float) -> tuple[float, bool]:
    """Between the name and the round, and whether there is room for it."""
    left = head.left() + title_width(art.name, letter * 0.8)
    right = head.right() - letter * 2.6
    middle = max(rect.left() + rect.width() * 0.5, (left + right) / 2)
    return middle, not art.folded and right - left > letter * 3.1


def _chandelier(
    painter: QPainter, rect: QRectF, c: FacadeColours, letter: float, x: float, *, whole: bool
) -> None:
    """It hangs in the heading, and its light falls on the steps; in a narrow hall there is only light."""
    middle = QPointF(x, rect.top() + letter * 1.5)
    light = QRadialGradient(middle, letter * 4.6)
    light.setColorAt(0, faded(c.light, 95))
    light.setColorAt(1, faded(c.light, 0))
    painter.save()
    painter.setClipRect(rect)
    painter.fillRect(rect, light)
    if whole:
        _lamps(painter, rect, middle, c, letter)
    painter.restore()


def _lamps(painter: QPainter, rect: QRectF, middle: QPointF, c: FacadeColours, letter: float) -> None:
    half = letter * 1.25
    painter.setPen(QPen(c.gold, max(1.0, letter * 0.09)))
    painter.drawLine(QPointF(middle.x(), rect.top()), QPointF(middle.x(), middle.y()))
    arc = QPainterPath(QPointF(middle.x() - half, middle.y() - half * 0.3))
    arc.quadTo(middle.x(), middle.y() + half * 0.62, middle.x() + half, middle.y() - half * 0.3)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(arc)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(c.leaf)
    for index in range(-2, 3):
        x = middle.x() + index * half / 2
        y = middle.y() - half * 0.42 + (2 - abs(index)) * half * 0.17
        painter.drawEllipse(QPointF(x, y), letter * 0.13, letter * 0.2)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _standing(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    c: FacadeColours,
    now: tuple[tuple[int, str, int], ...],
    letter: float,
) -> None:
    """What everybody gets as it stands: the seats' marks with their VP."""
    width = min(rect.width() / max(1, len(now)), letter * 4.2)
    left = rect.center().x() - width * len(now) / 2
    side = min(rect.height() * 0.86, letter * 0.92)
    for index, (seat, vp, number) in enumerate(now):
        place = QRectF(left + index * width, rect.top(), width, rect.height())
        mark = QRectF(place.left() + width * 0.12, place.center().y() - side / 2, side, side)
        seat_marker(painter, mark, theme, seat)
        words = QRectF(
            mark.right() + letter * 0.25, place.top(), place.right() - mark.right(), place.height()
        )
        ink = c.ink if number else c.soft
        draw_text(painter, words, vp, ink, letter * 0.95, bold=True, align=Qt.AlignmentFlag.AlignLeft)


def _folded(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    c: FacadeColours,
    art: HallArt,
) -> None:
    """A summary: the round, the name, and for each seat its dancers and their VP."""
    letter = min(em(painter), rect.height() / (3.8 + 1.25 * len(art.now)), rect.width() / 6)
    ink = c.soft if art.scored else c.gold_text
    inside = rect.adjusted(4, 3, -4, -3)
    head = QRectF(inside.left(), inside.top(), inside.width(), letter * 1.15)
    draw_title(
        painter, head, art.when, c.ink if art.due else ink, letter * 0.78, Qt.AlignmentFlag.AlignHCenter
    )
    name = QRectF(inside.left(), head.bottom(), inside.width(), letter * 2.0)
    draw_text(painter, name, art.name, ink, letter * 0.82, bold=True)
    lines = QRectF(inside.left(), name.bottom(), inside.width(), inside.bottom() - name.bottom())
    high = min(lines.height() / max(1, len(art.now)), letter * 1.7)
    for index, (seat, vp, number) in enumerate(art.now):
        line = QRectF(lines.left(), lines.top() + index * high, lines.width(), high)
        figure = QRectF(line.left() + 2, line.top() + 1, high * 0.9, high - 2)
        draw_dancer(painter, figure, theme, seat, gone=not number)
        size = min(letter * 0.9, high * 0.8)
        count = QRectF(figure.right() + 2, line.top(), line.width() * 0.25, high)
        draw_text(painter, count, str(number), c.soft, size, align=Qt.AlignmentFlag.AlignLeft)
        points = QRectF(count.right(), line.top(), line.right() - count.right() - 2, high)
        draw_text(painter, points, vp, c.ink, size, bold=True, align=Qt.AlignmentFlag.AlignRight)


# A row


def _step(painter: QPainter, rect: QRectF, theme: Theme, art: StepArt, state: State) -> None:
    c = colours(theme)
    if state & State.HOVER:
        painter.fillRect(rect, faded(c.glow, 30))
    if state & State.FOCUSED:  # under the spaces, or they could not be seen
        focus_ring(painter, rect.adjusted(-3, -1, 3, 1), theme)
    price = QRectF(rect.left(), rect.top(), rect.width() * PRICE, rect.height())
    _price(painter, price, theme, c, art.price, less=art.less, closed=art.closed)
    bonus = QRectF(rect.right() - rect.width() * BONUS, rect.top(), rect.width() * BONUS - 2, rect.height())
    ink = c.soft if art.closed else None
    draw_amounts(
        painter, shrunk(bonus, 1), theme, art.bonus, min(em(painter) * 1.25, rect.height() * 0.92), ink
    )
    steps = QRectF(price.right(), rect.top(), bonus.left() - price.right(), rect.height())
    wide = min(steps.width() / max(WIDEST, len(art.spaces)), rect.height() * 1.25)
    left = steps.center().x() - wide * len(art.spaces) / 2
    for index, ((seat, number), marked) in enumerate(zip(art.spaces, art.marked, strict=True)):
        space = QRectF(left + index * wide, rect.top() + 1, wide - 1.5, rect.height() - 1)
        _space(painter, space, theme, c, art.closed)
        if seat >= 0:
            draw_dancers(painter, space.adjusted(1, 0, -1, -1), theme, seat, number)
        if marked and state & (State.SELECTABLE | State.DROP_TARGET):
            _shine(painter, space, c, state)
    if state & State.DIMMED:
        painter.fillRect(rect, faded(c.wall, 130))


def _price(
    painter: QPainter, rect: QRectF, theme: Theme, c: FacadeColours, price: int, *, less: bool, closed: bool
) -> None:
    size = min(em(painter) * 1.3, rect.height() * 0.92)
    ink = c.soft if closed else None
    draw_amounts(painter, shrunk(rect, 1), theme, (Amount("champagne", str(price)),), size, ink)
    if less:  # a ring: a discount holds
        side = min(rect.width(), rect.height())
        painter.setPen(QPen(c.glow, 1.6))
        painter.drawEllipse(
            QRectF(rect.left(), rect.center().y() - side / 2, side * 0.9, side).adjusted(1, 1, -1, -1)
        )


def _space(painter: QPainter, space: QRectF, theme: Theme, c: FacadeColours, closed: bool) -> None:
    """A tread, the lighter the nearer to the chandelier."""
    ground: QColor = c.ground if closed else tread_colour(theme)
    painter.fillRect(space, faded(ground, 120 if closed else 235))
    box(painter, space, faded(c.stone, 150) if closed else faded(c.gold, 190), 1.0)
    painter.fillRect(
        QRectF(space.left(), space.bottom() - 2, space.width(), 2), c.stone if closed else c.gold
    )


def _shine(painter: QPainter, space: QRectF, c: FacadeColours, state: State) -> None:
    if state & State.DROP_TARGET:
        painter.fillRect(space, faded(c.glow, 34))
        box(painter, space, c.glow, 2.2, Qt.PenStyle.DashLine)
        return
    box(painter, space.adjusted(-1, -1, 1, 1), faded(c.glow, 90), 3.2)
    box(painter, space, c.glow, 1.8)


# The balcony


def _balcony(painter: QPainter, rect: QRectF, theme: Theme, art: BalconyArt, state: State) -> None:
    """A railing under the night, and whoever stands behind it."""
    c = colours(theme)
    letter = min(em(painter), rect.height() / 8.3, rect.width() / 6.2)
    inside = rect.adjusted(7, 4, -7, -4)
    if state & State.HOVER:
        painter.fillRect(rect, faded(c.glow, 26))
    if art.ours:
        turned_corner(painter, rect, theme, letter)
    head = QRectF(inside.left(), inside.top(), inside.width(), round(letter * HEAD))
    size = letter * 0.8
    if title_width(art.title, size) > head.width():
        size *= head.width() / title_width(art.title, size)
    draw_title(painter, head, art.title, c.gold_text, size, Qt.AlignmentFlag.AlignLeft)
    line = QRectF(inside.left(), head.bottom(), inside.width(), letter * 1.5)
    price = QRectF(line.left(), line.top(), min(letter * 2.8, line.width() * 0.42), line.height())
    _price(painter, price, theme, c, art.price, less=art.less, closed=False)
    words = QRectF(price.right() + 2, line.top(), inside.right() + 4 - price.right() - 2, line.height())
    if not text_fits(painter, words, art.label, letter * 0.9):
        words.adjust(0, -letter * 0.2, 0, letter * 0.6)  # in two lines
    draw_text(painter, words, art.label, c.soft, letter * 0.9, align=Qt.AlignmentFlag.AlignLeft)
    foot = QRectF(inside.left(), inside.bottom() - letter * LINE * 1.9, inside.width(), letter * LINE * 1.9)
    draw_text(painter, foot, art.note, c.soft, letter * 0.85)
    stand = QRectF(inside.left() + 2, line.bottom() + 1, inside.width() - 4, foot.top() - line.bottom() - 3)
    _rail(painter, stand, c)
    _figures(painter, stand, theme, art, letter)
    if state & (State.SELECTABLE | State.DROP_TARGET):
        _shine(painter, shrunk(rect, 2), c, state)
    if state & State.DIMMED:
        painter.fillRect(rect, faded(c.wing, 130))
    if state & State.FOCUSED:
        focus_ring(painter, rect, theme)


def _rail(painter: QPainter, stand: QRectF, c: FacadeColours) -> None:
    high = stand.height() * 0.34
    rail = QRectF(stand.left(), stand.bottom() - high, stand.width(), high)
    painter.fillRect(QRectF(rail.left(), rail.top(), rail.width(), 2), c.gold)
    painter.fillRect(QRectF(rail.left(), rail.bottom() - 2, rail.width(), 2), c.gold)
    count = max(4, round(rail.width() / max(6.0, high * 0.6)))
    painter.setPen(QPen(faded(c.gold, 190), 1.2))
    step = rail.width() / count
    for index in range(count):
        x = rail.left() + index * step
        painter.drawLine(QPointF(x, rail.top()), QPointF(x + step, rail.bottom()))
        painter.drawLine(QPointF(x + step, rail.top()), QPointF(x, rail.bottom()))


def _figures(painter: QPainter, stand: QRectF, theme: Theme, art: BalconyArt, letter: float) -> None:
    crowd = sum(number for _, number in art.there) > CROWDED
    seats = (
        [(seat, n) for seat, n in art.there] if crowd else [(s, 0) for s, n in art.there for _ in range(n)]
    )
    if not seats:
        return
    high = stand.height() * 0.92
    wide = min(stand.width() / len(seats), high * (1.5 if crowd else 0.85))
    left = stand.center().x() - wide * len(seats) / 2
    for index, (seat, number) in enumerate(seats):
        place = QRectF(left + index * wide, stand.bottom() - high, wide, high * 0.86)
        figure = QRectF(place.left(), place.top(), wide * (0.55 if number else 1), place.height())
        draw_dancer(painter, figure, theme, seat)
        if number:
            count = QRectF(figure.right(), place.top(), wide - figure.width(), place.height() * 0.7)
            draw_text(painter, count, str(number), theme.text, letter, bold=True)


def _ball(painter: QPainter, rect: QRectF, theme: Theme, art: BallArt, state: State) -> None:
    """All of a ballroom in one picture."""
    hall(painter, rect, theme, art.hall)
    for place, one in zip(hall_layout(rect, hall_letters(em(painter), rect)).rows, art.steps, strict=True):
        step(painter, place, theme, one)


hall = Painter(_hall)
step = Painter(_step)
ball = Painter(_ball)
balcony = Painter(_balcony)
