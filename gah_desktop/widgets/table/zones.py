"""Where on the table what lies: palace, house, street, desk, neighbours, caption, and how they fold.

Figures are those of a window of 1280 x 800 with letters of 13 pixels; everything grows from them.
Geometry alone: no widgets, no looks, no rules.

What a module brings (`PanelPart.panels`) is a part like any other, by its zone,
its order there and its share. "palace", "stage", "street" and "caption" are rows: a share is a width beside
the others', and all give way by the same part. The stage, a band between palace and house beside the
neighbours, is there only while something stands on it; sky, roof and storeys pay for it. "desk" and
"neighbours" are columns: a share is a height; on the desk hand and staff in play fold to lines and heads
to make room for it, then give way, and the log has what is left; beside the house the neighbours have
what is left. "ground" is between café and kitchen, in place of the door (see house.py). A panel itself
folds by its own size: it is told no other way.
"""

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QRect

LETTER, WIDTH, HEIGHT = 13.0, 1280.0, 776.0
PALACE, STREET, DESK, STAGE = 96, 198, 300, 120
NEIGHBOURS = {1: 190, 2: 214, 3: 236}  # by how many there are
GAP = 8
FRONT = 1.95  # a front is at most so many times wider than high; more so with large letters
LOW_FRONT = 2.55  # under a stage
FOLDING = 1.5  # from this text size on the desk's cards are lines, and the palace tells the next visit
CARD, LINE, PLATE, HEADS = 76, 41, 33, 50  # heights on the desk: of a card, its line, a name plate, heads
LOWEST = 26  # a line of the hand, or it could not be read
EASY = 31  # a line whose name and pictograms stand side by side in usual letters
SOME, FEW = 9, 4.5  # letters: how high the log is where all give way
SMALLEST = 0.3  # part of what hand and staff in play ask for
NAMES = 19  # letters beside each other that two cards need, or their names would be tiny
SPARE = {
    "dice": 0.7,
    "rounds": 0.8,
    "turns": 0.75,
}  # where letters are large, what stands beside these needs the room more
LEAST, NEIGHBOUR = 20, 80  # of what takes the rest; of each neighbour
SURE = 0.24  # so much of a column what modules bring has in any case
IN_A_ROW = 5  # heads side by side


class Part(NamedTuple):
    """A panel that lies in a zone: its order there and its share, in pixels of the usual window."""

    name: str
    zone: str
    order: int
    share: float


class Wants(NamedTuple):
    """What decides how the table is laid out."""

    width: int
    height: int
    letter: float  # pixels of the reader's letters
    scale: float  # how many times the usual they are
    caption: int  # the height its buttons ask for
    neighbours: int
    hand: int  # cards
    played: int
    parts: tuple[Part, ...]


class Zones(NamedTuple):
    palace: QRect
    stage: QRect  # between palace and house; a module's
    left: QRect  # house and neighbours, under one sky
    house: QRect  # the front itself
    street: QRect
    desk: QRect
    caption: QRect
    panels: dict[str, QRect]
    lines: bool  # the hand is lines instead of cards
    faces: bool  # or heads, where its lines would be too low to be read
    heads: bool  # played staff are heads instead of name plates


def grown(width: int, height: int) -> float:
    """How many times the usual letters are in a window that is larger than usual."""
    return float(max(1.0, min(width / WIDTH, height / HEIGHT)) ** 0.8)


def zones(wants: Wants) -> Zones:
    across, down = wants.width / WIDTH, wants.height / HEIGHT
    text = max(0.0, wants.scale - 1)
    caption = QRect(0, wants.height - wants.caption, wants.width, wants.caption)
    palace = QRect(0, 0, wants.width, round(max(PALACE * down, 86) * (1 + 0.22 * text)))
    middle = QRect(0, palace.height(), wants.width, caption.top() - palace.height())
    desk_width = round(DESK * across * (1 + 0.22 * text))
    desk = QRect(wants.width - desk_width, middle.top(), desk_width, middle.height())
    by_zone: dict[str, list[Part]] = {}
    for part in sorted(wants.parts, key=lambda part: part.order):
        if wants.scale >= FOLDING and part.name in SPARE:
            part = part._replace(share=part.share * SPARE[part.name])
        by_zone.setdefault(part.zone, []).append(part)
    high = round(STAGE * down * (1 + 0.1 * text)) if "stage" in by_zone else 0
    low = round(STREET * down * (1 if high else 1 + 0.28 * text))
    street = QRect(0, middle.bottom() + 1 - low, desk.left(), low)
    left = QRect(0, middle.top(), desk.left(), street.top() - middle.top())
    side, house = _houses(left, wants, across * (1 + 0.1 * text), high)
    stage = QRect(side.right() + 1, left.top(), left.right() - side.right(), high)
    panels: dict[str, QRect] = {"hotel": house}
    gap = max(4, round(GAP * down))
    panels |= _row(_inside(palace, gap, gap // 2), by_zone.get("palace", ()), gap * 2)
    panels |= _row(_inside(stage, gap, gap // 2), by_zone.get("stage", ()), gap)
    panels |= _row(street.adjusted(gap, gap + 2, -gap, -gap // 2), by_zone.get("street", ()), gap)
    panels |= _row(caption.adjusted(gap, 2, -gap, 0), by_zone.get("caption", ()), gap)
    least = max(LEAST, round(NEIGHBOUR * down) * wants.neighbours)
    panels |= _column(_inside(side, gap, gap // 2), by_zone.get("neighbours", ()), gap, down, least)
    on_desk, folds = _desk(_inside(desk, gap + 2, gap // 2), by_zone.get("desk", ()), wants, gap)
    panels |= on_desk
    return Zones(palace, stage, left, house, street, desk, caption, panels, *folds)


def _inside(rect: QRect, dx: int, dy: int) -> QRect:
    return rect.adjusted(dx, dy, -dx, -dy)


def _houses(left: QRect, wants: Wants, grow: float, stage: int) -> tuple[QRect, QRect]:
    """The neighbours' column, and beside it below the stage the front, which keeps its proportions."""
    column = round(NEIGHBOURS[max(1, min(3, wants.neighbours))] * grow) if wants.neighbours else 0
    air = max(4, (left.height() - stage) // 60)
    widest = (left.height() - stage - air) * (
        LOW_FRONT + 0.6 * (wants.scale - 1) if stage else FRONT + 0.35 * (wants.scale - 1)
    )
    front = min(left.width() - column - GAP * 2, round(widest))
    spare = left.width() - column - GAP * 2 - front
    column += round(spare * 0.6)  # the rest is sky
    top = left.top() + stage + air
    house = QRect(column + GAP + (spare - round(spare * 0.6)) // 2, top, front, 0)
    house.setBottom(left.bottom())
    return QRect(left.left(), left.top(), column, left.height()), house


def _row(rect: QRect, parts: Iterable[Part], gap: int) -> dict[str, QRect]:
    """Side by side by their shares."""
    found, parts = {}, list(parts)
    total = sum(part.share for part in parts) or 1
    room, x = rect.width() - gap * (len(parts) - 1), float(rect.left())
    for part in parts:
        width = room * part.share / total
        found[part.name] = QRect(round(x), rect.top(), round(width), rect.height())
        x += width + gap
    return found


def _column(rect: QRect, parts: Iterable[Part], gap: int, grow: float, least: int) -> dict[str, QRect]:
    """Below each other: a share of 0 takes what is left, at least so much; rather the others give way."""
    found, parts = {}, list(parts)
    fixed = sum(part.share for part in parts) * grow
    open_ = sum(not part.share for part in parts)
    room = rect.height() - gap * (len(parts) - 1)
    left = max(room - open_ * least, room * SURE)
    grow *= min(1.0, max(0.0, left) / fixed) if fixed else 1.0
    fixed = sum(part.share for part in parts) * grow
    y = float(rect.top())
    for part in parts:
        height = part.share * grow if part.share else (room - fixed) / open_
        found[part.name] = QRect(rect.left(), round(y), rect.width(), round(height))
        y += height + gap
    return found


def title_height(letter: float, scale: float) -> int:
    """What a heading of the table takes: it grows less than what it stands over."""
    return round(letter * 1.4 * (1 + 0.35 * max(0.0, scale - 1)) / max(1.0, scale))


def _desk(
    rect: QRect, parts: Iterable[Part], wants: Wants, gap: int
) -> tuple[dict[str, QRect], tuple[bool, bool, bool]]:
    """Hand and staff in play are as high as their cards, the log has the rest; cards fold to make room."""
    grow = max(wants.letter / LETTER, wants.height / HEIGHT)
    title = title_height(wants.letter, wants.scale)
    extra = [part for part in parts if part.name not in ("hand", "display", "log")]
    taken = sum(round(part.share * wants.height / HEIGHT) + gap for part in extra)
    titles = title * 3 + gap * 2
    room = rect.height() - taken - titles
    log = round(wants.letter * 7)
    narrow = rect.width() * wants.scale < wants.letter * NAMES
    for lines, heads in ((False, False), (True, False), (False, True), (True, True)):
        hand, played = _heights(wants, grow, lines, heads)
        if hand + played + log <= room and (lines or (wants.scale < FOLDING and not narrow)):
            faces = False
            break
    else:  # nothing is left to fold: all give way
        share = _giving_way(room, wants, hand + played)
        low = wants.hand > 0 and hand * share / wants.hand < LOWEST * wants.height / HEIGHT
        faces = wants.hand > 0 and (low or share <= SMALLEST)
        if faces:
            hand = round(-(-wants.hand // IN_A_ROW) * HEADS * grow)
            share = _giving_way(room, wants, hand + played)
        hand, played = (max(round(wants.letter * 1.2), round(high * share)) for high in (hand, played))
    panels, y = {}, rect.top()
    sizes = {"hand": hand + title, "display": played + title}
    for part in parts:
        height = sizes.get(part.name) or round(part.share * wants.height / HEIGHT)
        if part.name == "log":
            height = max(title * 2, rect.bottom() - y)
        panels[part.name] = QRect(rect.left(), y, rect.width(), height)
        y += height + gap
    return panels, (lines, faces, heads)


def _giving_way(room: int, wants: Wants, asked: int) -> float:
    """By how much hand and staff in play shrink for the log to have some lines, at the very least a few."""
    some = (room - wants.letter * SOME) / max(1, asked)
    if some * LINE >= EASY:  # the hand's lines can still be read with ease
        return min(1.0, some)
    return min(1.0, max(SMALLEST, (room - wants.letter * FEW) / max(1, asked)))


def _heights(wants: Wants, grow: float, lines: bool, heads: bool) -> tuple[int, int]:
    """Of the hand and of the staff in play."""
    nothing = wants.letter * 1.8  # says that there is nothing
    hand = nothing
    if wants.hand:
        hand = wants.hand * LINE * grow if lines else -(-wants.hand // 2) * CARD * grow
    played = nothing
    if wants.played:
        played = -(-wants.played // IN_A_ROW) * HEADS * grow if heads else wants.played * PLATE * grow
    return round(hand), round(played)
