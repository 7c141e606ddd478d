"""Where the cards are in the game that is running, as the one who looks may know. Reveals nothing hidden."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from gah_desktop.app.table import Table
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.reference.content import Ref
from gah_desktop.reference.part import REFERENCE_PARTS
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.terms import fill, translate

#: Where a card is, to be filled with a name where it is somebody's; "your" for the one who looks.
PLACES: dict[str, str] = {
    "hand": QT_TRANSLATE_NOOP("marks", "in your hand"),
    "choice": QT_TRANSLATE_NOOP("marks", "among the cards to choose from"),
    "queue": QT_TRANSLATE_NOOP("marks", "in the queue"),
    "cafe": QT_TRANSLATE_NOOP("marks", "in your café"),
    "cafe_of": QT_TRANSLATE_NOOP("marks", "in %1’s café"),
    "played": QT_TRANSLATE_NOOP("marks", "in play, yours"),
    "played_of": QT_TRANSLATE_NOOP("marks", "in play: %1"),
    "left": QT_TRANSLATE_NOOP("marks", "gone: has left the café"),
    "gone": QT_TRANSLATE_NOOP("marks", "gone: out of the game"),
    "in_play": QT_TRANSLATE_NOOP("marks", "in play"),
    "claimed": QT_TRANSLATE_NOOP("marks", "in play, claimed by you"),
    "visited": QT_TRANSLATE_NOOP("marks", "in play: the Emperor has already come"),
    "board": QT_TRANSLATE_NOOP("marks", "your hotel"),
    "board_of": QT_TRANSLATE_NOOP("marks", "%1’s hotel"),
    "turned": QT_TRANSLATE_NOOP("marks", "revealed"),
}
#: What a gallery can be narrowed to: the places that count as one.
NARROWED: dict[str, tuple[str, ...]] = {
    "here": tuple(place for place in PLACES if place not in ("gone", "left")),
    "mine": ("hand", "choice", "cafe", "played", "claimed", "board"),
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
    seen = table.game.view_for(table.viewer).state
    return {ref: mark for tell in (_common, _of_modules, _of_players) for ref, mark in tell(table, seen)}


Marks = Iterator[tuple[Ref, Mark]]  # what is told last counts


def all_of(kind: str, cards: Iterable[int], mark: Mark) -> Marks:
    """The same of all these cards; 0 is none."""
    return (((kind, str(card)), mark) for card in cards if card)


def _common(table: Table, seen: GameState) -> Marks:
    """What belongs to nobody: the queue, what has left, objectives and the Emperor's tiles."""
    yield from all_of("guest", seen.guest_discard, Mark("left"))
    yield from all_of("staff", seen.gone, Mark("gone"))
    yield from all_of("guest", seen.queue, Mark("queue"))
    own = seen.players[table.viewer]
    for objective, points in zip(seen.objectives, own.claimed, strict=False):
        yield ("objective", seen.t.objective_ids[objective]), Mark("claimed" if points > 0 else "in_play")
    for tile, visit in zip(seen.emperor, seen.t.visits, strict=False):
        done = seen.round > visit or seen.over
        yield ("emperor", seen.t.emperor_ids[tile]), Mark("visited" if done else "in_play")


def _of_modules(table: Table, seen: GameState) -> Marks:
    for module in seen.modules:
        tell = REFERENCE_PARTS.of(module.name).marks
        if tell is not None:
            yield from tell(table, seen)


def had_by(table: Table, kind: str, by_seat: Sequence[int | str]) -> Marks:
    """What each seat has, by seat; 0 is none."""
    return (((kind, str(id)), whose(table, seat)) for seat, id in enumerate(by_seat) if id)


def whose(table: Table, seat: int) -> Mark:
    """In play, of this seat."""
    return Mark("played", seat) if seat == table.viewer else Mark("played_of", seat, table.names[seat])


def _of_players(table: Table, seen: GameState) -> Marks:
    """The one who looks comes last."""
    viewer = table.viewer
    for p in seen.players:
        if p.seat != viewer:
            yield from _of_seat(table, p, "_of", table.names[p.seat])
    own = seen.players[viewer]
    yield from _of_seat(table, own, "", "")
    if table.shows_hand(viewer):
        yield from all_of("staff", own.hand, Mark("hand", viewer))
        yield from all_of("staff", _pack(seen, viewer), Mark("choice", viewer))


def _of_seat(table: Table, p: PlayerState, whose: str, name: str) -> Marks:
    yield ("board", table.setup.board(p.seat)), Mark(f"board{whose}", p.seat, name)
    yield from all_of("guest", p.cafe, Mark(f"cafe{whose}", p.seat, name))
    yield from all_of("staff", p.staff, Mark(f"played{whose}", p.seat, name))


def _pack(seen: GameState, seat: int) -> list[int]:
    """Cards to choose from before the game."""
    return seen.packs[seat] if seat < len(seen.packs) else []
