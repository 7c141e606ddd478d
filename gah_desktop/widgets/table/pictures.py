"""From what the models say to what the painters draw, one function for each kind of place. No rules.

Each is what a view's delegate calls: with the table, where to paint, the theme, the facts and the state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter

from gah_desktop.app.table import Table
from gah_desktop.engine.seats import OPPONENT
from gah_desktop.models.base import Model
from gah_desktop.models.cafe import TableFacts
from gah_desktop.models.cards import has_own_figures
from gah_desktop.models.choice import OptionFacts
from gah_desktop.models.dice import DiceFacts, brings
from gah_desktop.models.holdings import HoldingFacts
from gah_desktop.models.hotel import HotelModel, RoomFacts
from gah_desktop.models.kitchen import StockFacts, TokenFacts
from gah_desktop.models.main_board import ObjectiveFacts, RoundFacts, TileFacts, TrackFacts, TurnFacts
from gah_desktop.models.queue import SlotFacts
from gah_desktop.models.scores import SeatFacts
from gah_desktop.models.staff import CardFacts, StaffFacts
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.numbers import spoken_number
from gah_desktop.text.spots import action_name
from gah_desktop.text.terms import fill
from gah_desktop.widgets import art
from gah_desktop.widgets.art import (
    Amount,
    CounterArt,
    DiceArt,
    EmperorTileArt,
    EmperorTrackArt,
    GuestArt,
    MarkerArt,
    RoomStatus,
    RoundTrackArt,
    State,
    TurnTileArt,
)
from gah_desktop.widgets.art.facade_cafe import cafe_table
from gah_desktop.widgets.art.facade_specs import BayArt, HouseArt, WingArt
from gah_desktop.widgets.art.facade_street import kitchen_shelf
from gah_desktop.widgets.art.facade_street import stock as shelf_item
from gah_desktop.widgets.art.facade_walls import bay, wing_field
from gah_desktop.widgets.portray import (
    ACTION_ICONS,
    ROMAN,
    bay_art,
    guest_art,
    objective_art,
    staff_art,
    tile_art,
)
from gah_desktop.widgets.theme import Theme

WORDS: dict[str, str] = {
    "free": QT_TRANSLATE_NOOP("table", "free table"),
    "empty": QT_TRANSLATE_NOOP("table", "nobody"),
    "now": QT_TRANSLATE_NOOP("table", "%1 now"),
    "vp": QT_TRANSLATE_NOOP("table", "%1 VP"),
    "reward": QT_TRANSLATE_NOOP("table", "after the visit: %1, his reward"),
    "nothing": QT_TRANSLATE_NOOP("table", "after the visit: %1, nothing"),
    "penalty": QT_TRANSLATE_NOOP("table", "after the visit: %1, penalty"),
    # Translators: the sign on the roof of a player's hotel; %1 is the player's name
    "sign": QT_TRANSLATE_NOOP("table", "Hotel %1"),
    # Translators: below a figure, in a narrow place: victory points, krones, rooms with guests, rooms
    "points": QT_TRANSLATE_NOOP("table", "points"),
    "krones": QT_TRANSLATE_NOOP("table", "krones"),
    "lit": QT_TRANSLATE_NOOP("table", "occupied"),
    "rooms": QT_TRANSLATE_NOOP("table", "rooms"),
    # Translators: heads an instruction card of the solo opponent: the how manieth it is
    "card": QT_TRANSLATE_NOOP("table", "Card %1"),
}
HOLDINGS = {
    "vp": ("vp", "points"), "krones": ("krone", "krones"),
    "occupied": ("bed", "lit"), "rooms": ("room", "rooms"),
}  # fmt: skip


def word(key: str, *values: object) -> str:
    return fill(QCoreApplication.translate("table", WORDS[key]), *values)


def slot(table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: SlotFacts, state: State) -> None:
    if not facts.guest:
        art.empty_table(painter, rect, theme, word("empty"), state)
        return
    card = table.catalog.guests[facts.guest]
    own = has_own_figures(table, "guests", card)
    picture = guest_art(card, table.setup.ruleset, cost=facts.cost, token=facts.token, ours=own)
    art.guest_card(painter, rect, theme, picture, state)


def cafe(
    table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: TableFacts, state: State
) -> None:
    guest = guest_at(table, facts)
    cafe_table(painter, rect.adjusted(0, 0, -3, 0), theme, word("free") if guest is None else guest, state)


def dice(table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: DiceFacts, state: State) -> None:
    face = facts.key
    strength = facts.strength if facts.dice else None
    cost = facts.cost or (face == 6 and not _six_is_free(table))
    labels = dice_labels()
    label = labels[face - 1][0] if art.dice_labels_fit(painter, rect, labels) else ""
    icons, chain = ACTION_ICONS[face], brings(table, face)
    if chain is not None:
        icons, label = chain.items, ""  # pictures of all of them say it
    own = has_own_figures(table, "die_actions", chain) if chain is not None else False
    picture = DiceArt(face, facts.dice, icons, label, strength, int(cost) or None, facts.colors, own)
    art.dice_space(painter, rect, theme, picture, state)


def dice_labels() -> list[tuple[str, int]]:
    """Return the words of each action, and how many pictures stand beside them."""
    return [(action_name(face), len(icons) + (face == 6)) for face, icons in ACTION_ICONS.items()]


def _six_is_free(table: Table) -> bool:
    viewer = table.player(table.viewer)
    return bool(viewer.has & table.state.t.triggers.free_six)


def room_of(table: Table, facts: RoomFacts) -> BayArt:
    """As it stands now."""
    plan = facts.state == "plan"
    printed = bay_art(table.catalog.board(facts.board), table.catalog.tracks, facts.floor, facts.column)
    bonus = printed.bonus
    return printed._replace(
        bonus=None if bonus is None else bonus._replace(text=f"+{facts.bonus}"),
        status=RoomStatus(facts.state),
        guest=facts.guest or None,
        vp=facts.vp if plan else 0,
        cost=facts.cost,
        paid=facts.bonus_taken,
        eager=facts.state == "vacant",
    )


def room(table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: RoomFacts, state: State) -> None:
    bay(painter, rect, theme, room_of(table, facts), state)


def guest_at(table: Table, facts: TableFacts) -> GuestArt | None:
    """Who sits at a table; None if it is free."""
    if not facts.guest:
        return None
    card = table.catalog.guests[facts.guest]
    own = has_own_figures(table, "guests", card)
    return guest_art(
        card, table.setup.ruleset, order=facts.order, ready=facts.ready, used=facts.used, ours=own
    )


def front(table: Table, model: HotelModel, cafe: Model | None = None) -> HouseArt:
    """A whole hotel, for small pictures."""
    floors = tuple(
        tuple(room_of(table, model.facts(model.index(row, column))) for column in range(model.columnCount()))
        for row in reversed(range(model.rowCount()))
    )
    tables = [cafe.facts(cafe.index(row, 0)) for row in range(cafe.rowCount())] if cafe is not None else []
    guests = tuple((facts.color, facts.guest) for facts in tables if facts.guest)
    return HouseArt(table.names[model.seat], floors, guests, table.colours[model.seat])


def sign(name: str) -> str:
    """What stands over the windows of a hotel."""
    return word("sign", name)


def floors(table: Table) -> tuple[WingArt, ...]:
    """What a room of each floor scores at the end, and what preparing it costs; from the bottom up."""
    tracks = table.catalog.tracks
    return tuple(
        WingArt(Amount("vp", str(vp)), Amount("krone", f"−{cost}" if cost else "0"))
        for vp, cost in zip(tracks.floor_vp, tracks.floor_cost, strict=True)
    )


def holding(
    table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: HoldingFacts, state: State
) -> None:
    count = spoken_number(facts.number) if facts.limit is None else f"{facts.number}/{facts.limit}"
    icon, label = HOLDINGS[facts.key]
    wing_field(painter, rect, theme, WingArt(Amount(icon, count), label=word(label)), state)


def round_space(
    table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: RoundFacts, state: State
) -> None:
    current = 1 if facts.current else 2 if facts.past else 0
    one = RoundTrackArt(current, (ROMAN[facts.key],), (1,) if facts.visit else ())
    art.round_track(painter, rect.adjusted(1, 1, -1, -1), theme, one, state)


def stock(
    table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: StockFacts, state: State
) -> None:
    shelf_item(painter, kitchen_shelf(rect), theme, CounterArt(facts.item, facts.stock), state)


def token(
    table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: TokenFacts, state: State
) -> None:
    art.item_token(painter, rect, theme, facts.item, state)


def option(
    table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: OptionFacts, state: State
) -> None:
    """A card that can be chosen; anything else is chosen by its words."""
    card = table.catalog.staff[facts.staff]
    price = None
    if facts.action is not None:
        price = table.preview(facts.action).get("cost")
    picture = staff_art(card, table.setup.ruleset, price=price, ours=has_own_figures(table, "staff", card))
    art.staff_card(painter, rect, theme, picture, state)


def hand(table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: CardFacts, state: State) -> None:
    if not facts.staff:
        art.card_back(painter, rect, theme, "staff", state)
        return
    card = table.catalog.staff[facts.staff]
    picture = staff_art(
        card, table.setup.ruleset, price=facts.price, ours=has_own_figures(table, "staff", card)
    )
    art.staff_card(painter, rect, theme, picture, state)


def played(
    table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: StaffFacts, state: State
) -> None:
    card = table.catalog.staff[facts.staff]
    badge = word("now", facts.worth) if facts.end else ""
    picture = staff_art(card, table.setup.ruleset, in_play=True, used=facts.used, badge=badge)
    art.staff_card(painter, rect, theme, picture, state)


def objective(
    table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: ObjectiveFacts, state: State
) -> None:
    catalog, colours = table.catalog, table.colours
    claimed = tuple(None if seat is None else colours[seat] for seat in facts.claimed)
    points = tuple(catalog.objective_points)
    reached = (colours[OPPONENT], len(points) - facts.marker) if 0 < facts.marker < len(points) else None
    picture = objective_art(catalog.objectives[facts.objective], points, claimed, facts.progress, reached)
    art.objective_card(painter, rect, theme, picture, state)


def emperor(table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: Any, state: State) -> None:
    if isinstance(facts, TileFacts):
        art.emperor_tile(painter, rect, theme, visit(table, facts), state)
    elif isinstance(facts, TrackFacts):
        art.emperor_track(painter, rect, theme, track_art(table, facts), state)


def visit(table: Table, facts: TileFacts) -> EmperorTileArt:
    """A tile as it reads in the edition of this game."""
    tile = table.catalog.emperor_tiles[facts.tile]
    return tile_art(tile, facts.key, table.setup.ruleset, awaits=facts.zone, done=facts.done)


def track_art(table: Table, facts: TrackFacts) -> EmperorTrackArt:
    tracks, colours, names = table.catalog.tracks, table.colours, table.names
    own = facts.markers[table.viewer]
    return EmperorTrackArt(
        tuple(tracks.emperor_vp),
        tuple(
            MarkerArt(
                colours[marker.seat],
                marker.space,
                marker.after if facts.visit else None,
                initial(names, marker.seat),
            )
            for marker in facts.markers
        ),
        tracks.emperor_reward_from,
        tracks.emperor_penalty_at,
        word(own.zone, own.after) if facts.visit else "",
        word("vp", "").strip(),
    )


def seat(table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: SeatFacts, state: State) -> None:
    """One line of the standing: marker, name, krones and VP; a bar marks whose turn it is."""
    size = art.em(painter)
    inner = rect.adjusted(1, 1, -1, -1)
    painter.fillRect(inner, theme.card if facts.in_turn else theme.inset)
    if facts.in_turn:
        painter.fillRect(QRectF(inner.left(), inner.top(), 3, inner.height()), theme.accent)
    side = min(inner.height() * 0.7, size * 1.6)
    middle = inner.center().y()
    mark = QRectF(inner.left() + 7, middle - side / 2, side, side)
    art.seat_marker(painter, mark, theme, facts.colour, initial(table.names, facts.key))
    vp_width, purse_width = min(inner.width() * 0.28, size * 5.5), min(inner.width() * 0.2, size * 4)
    vp = QRectF(inner.right() - vp_width - 4, inner.top(), vp_width, inner.height())
    purse = QRectF(vp.left() - purse_width, inner.top(), purse_width, inner.height())
    name = QRectF(mark.right() + 5, inner.top(), purse.left() - mark.right() - 9, inner.height())
    left = Qt.AlignmentFlag.AlignLeft
    ink = theme.muted if facts.passed else theme.text
    art.draw_text(painter, name, facts.name, ink, size * 1.05, bold=facts.asked, align=left)
    art.draw_amounts(painter, purse, theme, (Amount("krone", str(facts.krones)),), size * 1.25)
    right = Qt.AlignmentFlag.AlignRight
    art.draw_text(painter, vp, word("vp", facts.vp), theme.gold, size * 1.2, bold=True, align=right)
    if state & State.FOCUSED:
        art.focus_ring(painter, inner, theme)


def turn(table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: TurnFacts, state: State) -> None:
    side = min(rect.width(), rect.height())
    tile = QRectF(rect.left(), rect.top(), side, side)
    tile.moveCenter(rect.center())
    covered = facts.covered or facts.passed
    art.turn_tile(painter, tile, theme, TurnTileArt(facts.key, covered, facts.current), state)
    mark = QRectF(tile.right() - side * 0.42, tile.bottom() - side * 0.42, side * 0.42, side * 0.42)
    art.seat_marker(painter, mark, theme, table.colours[facts.seat])


def initial(names: Sequence[str], seat: int) -> str:
    """A letter for a seat's marker: of the name if that tells them apart, else its number."""
    letters = [name[:1].upper() for name in names]
    return letters[seat] if letters.count(letters[seat]) == 1 and letters[seat] else str(seat + 1)
