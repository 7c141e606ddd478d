"""Where the cards are in the game that is running, as the one who looks may know. Reveals nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from gah_desktop.app.table import Table
from gah_desktop.engine.opponent import opponent_of
from gah_desktop.engine.state import GameState
from gah_desktop.reference.content import Ref
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.terms import fill, translate

#: Where a card is, to be filled with a name where it is somebody's; "your" for the one who looks.
PLACES: dict[str, str] = {
    "hand": QT_TRANSLATE_NOOP("marks", "in your hand"),
    "queue": QT_TRANSLATE_NOOP("marks", "in the queue"),
    "cafe": QT_TRANSLATE_NOOP("marks", "in your café"),
    "cafe_of": QT_TRANSLATE_NOOP("marks", "in the café of %1"),
    "played": QT_TRANSLATE_NOOP("marks", "in play, yours"),
    "played_of": QT_TRANSLATE_NOOP("marks", "in play: %1"),
    "left": QT_TRANSLATE_NOOP("marks", "gone: has moved in"),
    "gone": QT_TRANSLATE_NOOP("marks", "gone: out of the game"),
    "in_play": QT_TRANSLATE_NOOP("marks", "in play"),
    "claimed": QT_TRANSLATE_NOOP("marks", "in play, claimed by you"),
    "visited": QT_TRANSLATE_NOOP("marks", "in play: the Emperor has been"),
    "board": QT_TRANSLATE_NOOP("marks", "your hotel"),
    "board_of": QT_TRANSLATE_NOOP("marks", "hotel of %1"),
    "turned": QT_TRANSLATE_NOOP("marks", "turned up"),
}
#: What a gallery can be narrowed to: the places that count as one.
NARROWED: dict[str, tuple[str, ...]] = {
    "here": tuple(place for place in PLACES if place not in ("gone", "left")),
    "mine": ("hand", "cafe", "played", "claimed", "board"),
    "others": ("cafe_of", "played_of", "board_of"),
    "gone": ("gone", "left"),
}


class Mark(NamedTuple):
    place: str
    seat: int = -1  # whose it is, for the places that name somebody
    name: str = ""

    @property
    def text(self) -> str:
        return fill(translate("marks", PLACES[self.place]), self.name)


def marks(table: Table | None) -> dict[Ref, Mark]:
    """Every card whose place is known to the one who looks."""
    if table is None or not table.has_game or table.viewer < 0:
        return {}
    return dict(_marks(table, table.game.view_for(table.viewer).state))


def _marks(table: Table, seen: GameState) -> Iterator[tuple[Ref, Mark]]:
    viewer, names, setup = table.viewer, table.names, table.setup
    catalog = table.catalog
    for card in seen.guest_discard:
        yield ("guest", str(card)), Mark("left")
    for card in seen.gone:
        yield ("staff", str(card)), Mark("gone")
    for card in seen.queue:
        if card:
            yield ("guest", str(card)), Mark("queue")
    for index, (objective, tile) in enumerate(zip(seen.objectives, seen.emperor, strict=False)):
        claimed = seen.players[viewer].claimed[index] > 0
        id = tuple(catalog.objectives)[objective]
        yield ("objective", id), Mark("claimed" if claimed else "in_play")
        visited = seen.round > seen.t.visits[index] or seen.over
        yield ("emperor", tuple(catalog.emperor_tiles)[tile]), Mark("visited" if visited else "in_play")
    for p in sorted(seen.players, key=lambda p: p.seat == viewer):
        own = p.seat == viewer
        name = "" if own else names[p.seat]
        yield ("board", setup.board(p.seat)), Mark("board" if own else "board_of", p.seat, name)
        for card in p.cafe:
            yield ("guest", str(card)), Mark("cafe" if own else "cafe_of", p.seat, name)
        for card in p.staff:
            yield ("staff", str(card)), Mark("played" if own else "played_of", p.seat, name)
        if own and table.shows_hand(viewer):
            for card in (*p.hand, *_pack(seen, viewer)):
                yield ("staff", str(card)), Mark("hand", p.seat)
    opponent = opponent_of(seen)
    if opponent is not None:
        for card in opponent.turned:
            yield ("solo", str(card)), Mark("turned")


def _pack(seen: GameState, seat: int) -> list[int]:
    """Cards to choose from before the game are as good as in hand."""
    return seen.packs[seat] if seat < len(seen.packs) else []
