"""From what the models say to what the painters draw, one function for each kind of place. No rules.

Each is what a view's delegate calls: with the table, where to paint, the theme, the facts and the state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter

from gah_desktop.app.table import Table
from gah_desktop.models.cafe import TableFacts
from gah_desktop.models.choice import OptionFacts
from gah_desktop.models.dice import DiceFacts
from gah_desktop.models.hotel import HotelModel, RoomFacts
from gah_desktop.models.kitchen import StockFacts, TokenFacts
from gah_desktop.models.main_board import ObjectiveFacts, RoundFacts, TileFacts, TrackFacts, TurnFacts
from gah_desktop.models.queue import SlotFacts
from gah_desktop.models.scores import SeatFacts
from gah_desktop.models.staff import CardFacts, StaffFacts
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.names import item_name
from gah_desktop.text.spots import action_name
from gah_desktop.text.terms import fill
from gah_desktop.widgets import art
from gah_desktop.widgets.art import (
    Amount,
    CounterArt,
    DiceArt,
    EmperorTrackArt,
    FloorArt,
    HotelArt,
    MarkerArt,
    RoomStatus,
    RoundTrackArt,
    State,
    TurnTileArt,
)
from gah_desktop.widgets.portray import (
    ACTION_ICONS,
    ROMAN,
    guest_art,
    objective_art,
    room_art,
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
}


def word(key: str, *values: object) -> str:
    return fill(QCoreApplication.translate("table", WORDS[key]), *values)


def slot(table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: SlotFacts, state: State) -> None:
    if not facts.guest:
        art.empty_table(painter, rect, theme, word("empty"), state)
        return
    card = table.catalog.guests[facts.guest]
    art.guest_card(painter, rect, theme, guest_art(card, cost=facts.cost, token=facts.token), state)


def cafe(
    table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: TableFacts, state: State
) -> None:
    if not facts.guest:
        art.empty_table(painter, rect, theme, word("free"), state)
        return
    card = table.catalog.guests[facts.guest]
    art.guest_card(painter, rect, theme, guest_art(card, order=facts.order, ready=facts.ready), state)


def dice(table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: DiceFacts, state: State) -> None:
    face = facts.key
    strength = facts.strength if facts.dice else None
    cost = facts.cost or (face == 6 and not _six_is_free(table))
    names = [action_name(one) for one in ACTION_ICONS]
    label = names[face - 1] if art.dice_labels_fit(painter, rect, names) else ""
    picture = DiceArt(face, facts.dice, ACTION_ICONS[face], label, strength, int(cost) or None)
    art.dice_space(painter, rect, theme, picture, state)


def _six_is_free(table: Table) -> bool:
    viewer = table.player(table.viewer)
    return bool(viewer.has & table.state.t.triggers.free_six)


def room(table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: RoomFacts, state: State) -> None:
    """As it stands now."""
    board = table.catalog.board(facts.board)
    picture = room_art(board, table.catalog.tracks, facts.floor, facts.column)._replace(
        status=RoomStatus(facts.state),
        vp=facts.vp if facts.state == "plan" else 0,
        cost=facts.cost,
        bonus_taken=facts.bonus_taken,
    )
    art.room_cell(painter, rect, theme, picture, state)


def house(table: Table, painter: QPainter, rect: QRectF, theme: Theme, model: HotelModel) -> None:
    """A whole hotel in small."""
    front = hotel_art(table, model.seat)
    art.hotel_frame(painter, rect, theme, front)
    layout = art.hotel_layout(rect, len(front.floors), front.columns, art.em(painter))
    for row, floor in enumerate(layout.rooms[::-1]):
        for column, place in enumerate(floor):
            room(table, painter, place, theme, model.facts(model.index(row, column)), State.NORMAL)


def round_space(
    table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: RoundFacts, state: State
) -> None:
    current = 1 if facts.current else 2 if facts.past else 0
    one = RoundTrackArt(current, (ROMAN[facts.key],), (1,) if facts.visit else ())
    art.round_track(painter, rect.adjusted(1, 1, -1, -1), theme, one, state)


def stock(
    table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: StockFacts, state: State
) -> None:
    picture = CounterArt(facts.item, facts.stock, label=item_name(facts.item))
    art.counter(painter, rect, theme, picture, state)


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
    picture = staff_art(card, table.setup.ruleset, price=price)
    art.staff_card(painter, rect, theme, picture, state)


def hand(table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: CardFacts, state: State) -> None:
    if not facts.staff:
        art.card_back(painter, rect, theme, "staff", state)
        return
    card = table.catalog.staff[facts.staff]
    picture = staff_art(card, table.setup.ruleset, price=facts.price)
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
    picture = objective_art(catalog.objectives[facts.objective], points, claimed, facts.progress)
    art.objective_card(painter, rect, theme, picture, state)


def emperor(table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: Any, state: State) -> None:
    if isinstance(facts, TileFacts):
        tile = table.catalog.emperor_tiles[facts.tile]
        art.emperor_tile(painter, rect, theme, tile_art(tile, facts.key, facts.zone, facts.done), state)
    elif isinstance(facts, TrackFacts):
        art.emperor_track(painter, rect, theme, track_art(table, facts), state)


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


def hotel_art(table: Table, seat: int) -> HotelArt:
    tracks = table.catalog.tracks
    return HotelArt(
        table.names[seat],
        tuple(
            FloorArt(word("vp", vp), cost)
            for vp, cost in zip(tracks.floor_vp, tracks.floor_cost, strict=True)
        ),
    )


def initial(names: Sequence[str], seat: int) -> str:
    """A letter for a seat's marker: of the name if that tells them apart, else its number."""
    letters = [name[:1].upper() for name in names]
    return letters[seat] if letters.count(letters[seat]) == 1 and letters[seat] else str(seat + 1)
