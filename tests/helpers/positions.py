"""Positions by name: say what matters, and the rest is a sound table in the middle of a round.

    position(3, seats={2: {"krones": 3, "cafe": {75: "w"}}}, round=5)
    position(modules=("celebrities",), states={"celebrities": {"exchanged": True}})

Fields of the position, of each seat and of the state of each module are overridden by name; other names are
those of the set-up. The decks have every card that is nowhere else. Items are counted, or written by their
first letters: s(trudel), c(ake), w(ine), k for coffee, h for champagne.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import fields, replace
from typing import Any

from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.chance import Scripted
from gah_desktop.engine.position import (
    CafeGuest,
    Claim,
    ObjectivePosition,
    PlayerPosition,
    Position,
    Turn,
)

LETTERS = {"s": "strudel", "c": "cake", "w": "wine", "k": "coffee", "h": "champagne"}
OF_POSITION = {each.name for each in fields(Position)} - {"setup", "modules"} | {"seat"}
PERSON = PlayerPosition(krones=10, vp_sources={})
Seats = Mapping[int, Mapping[str, Any]]
States = Mapping[str, Mapping[str, Any]]


def position(
    players: int = 3, *, seats: Seats | None = None, states: States | None = None, **changes: Any
) -> Position:
    """A position in round 1, in which nothing has been done yet; `seat` has the turn."""
    chosen = {name: changes.pop(name) for name in list(changes) if name not in OF_POSITION}
    setup = Setup(players=2 if chosen.get("solo") else players, **chosen)
    start = new_game(setup).position()
    first = changes.setdefault("start_player", start.start_player if setup.solo else 0)
    table = replace(
        start,
        phase="round",
        round=1,
        turn=Turn(changes.pop("seat", 0 if setup.solo else first)),
        pending=(),
        players=tuple(
            _player(p if seat == setup.opponent else PERSON, (seats or {}).get(seat, {}))
            for seat, p in enumerate(start.players)
        ),
        objectives=_objectives(changes.pop("objectives", "A1 B1 C1")),
        emperor_tiles=tuple(changes.pop("emperor_tiles", "A1 B1 C1").split()),
        guest_discard=(),
        returned_by=(),
        modules={
            name: replace(_settled(name, part), **(states or {}).get(name, {}))
            for name, part in start.modules.items()
        },
    )
    table = replace(table, **changes)
    if "dice" not in changes:
        table = replace(table, dice=_dice(table))
    return _with_decks(start, table, changes)


def game_at(players: int = 3, *, chance: Iterable[int] = (), **changes: Any) -> Game:
    """The game in such a position; chance gives these numbers first."""
    return Game.from_position(position(players, **changes), Scripted(chance, seed=1))


def with_seat(found: Position, seat: int, **changes: Any) -> Position:
    """A position in which a seat has something else."""
    players = list(found.players)
    players[seat] = replace(players[seat], **changes)
    return replace(found, players=tuple(players))


def with_module(found: Position, name: str, **changes: Any) -> Position:
    """A position in which a module has another state."""
    return replace(found, modules={**found.modules, name: replace(found.modules[name], **changes)})


def items(text: str) -> dict[str, int]:
    return {LETTERS[letter]: text.count(letter) for letter in LETTERS if letter in text}


def _player(usual: PlayerPosition, has: Mapping[str, Any]) -> PlayerPosition:
    has = dict(has)
    for name in ("vacant", "occupied", "occupancy_bonuses"):
        if isinstance(has.get(name), str):
            has[name] = tuple(has[name].split())
    if isinstance(has.get("kitchen"), str):
        has["kitchen"] = items(has["kitchen"])
    if isinstance(has.get("cafe"), Mapping):
        has["cafe"] = tuple(CafeGuest(guest, items(served)) for guest, served in has["cafe"].items())
    return replace(usual, **has)


def _objectives(cards: str | tuple[ObjectivePosition, ...]) -> tuple[ObjectivePosition, ...]:
    return tuple(map(ObjectivePosition, cards.split())) if isinstance(cards, str) else cards


def claimed(card: str, *points: int) -> ObjectivePosition:
    """An objective with the points that each seat has claimed."""
    return ObjectivePosition(card, tuple(Claim(seat, number) for seat, number in enumerate(points) if number))


def _settled(name: str, part: Any) -> Any:
    """The state of a module after the set-up: rehearsal rooms and entrances in the order offered."""
    if name == "ballrooms" and part.offered:
        rehearsing = tuple((1, 2, 3, 4) for _ in part.rehearsal_rooms)
        return replace(part, offered=(), rehearsal_rooms=part.offered, rehearsing=rehearsing)
    if name == "hotels":
        if len(part.offered) == len(part.owned):
            return replace(part, owned=part.offered)
        return replace(part, owned=(part.offered[0], 0), own_objectives=(), own_tiles=(), tokens=())
    return part


def _dice(table: Position) -> tuple[int, ...]:
    """All dice that are on no tile and not in the dustbin, one after the other on the spaces 1 to 6."""
    total = {2: 10, 3: 12, 4: 14}[len(table.players)]
    left = total - table.dustbin - sum(p.dice_taken for p in table.players)
    return tuple(left // 6 + (face < left % 6) for face in range(6))


def _with_decks(start: Position, table: Position, given: Collection[str]) -> Position:
    """Every card that is nowhere else is in its deck, in ascending order from the top."""
    opponent = next((part for name, part in table.modules.items() if name == table.setup.solo), None)
    guests = {guest for p in start.players for guest in (each.guest for each in p.cafe)}
    guests |= {*start.queue, *(guest or 0 for guest in start.guest_deck)}
    seated = {each.guest for p in table.players for each in p.cafe}
    if "queue" not in given:
        left = sorted(guests - seated - {*table.guest_discard})
        table = replace(table, queue=tuple(left[:5]))
    if "guest_deck" not in given:
        table = replace(
            table, guest_deck=tuple(sorted(guests - seated - {*table.queue, *table.guest_discard}))
        )
    if "staff_deck" not in given:
        staff = {card or 0 for p in start.players for card in (*p.hand, *p.pack)} | {
            card or 0 for card in start.staff_deck
        }
        elsewhere = {card for p in table.players for card in (*p.hand, *p.pack, *p.staff)}
        elsewhere |= {*table.removed_staff, *(opponent.pile if opponent else ())}
        table = replace(table, staff_deck=tuple(sorted(staff - elsewhere)))
    return table
