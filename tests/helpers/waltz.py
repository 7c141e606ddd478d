"""Tables of the expansion: ballrooms with dancers in them, on top of what `tables.py` lays.

Dancers are written as places, "left-1 left-2 balcony", one for each; rows count from the bottom.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gah_desktop.engine import Game
from gah_desktop.engine.state import GameState
from gah_desktop.modules.ballrooms.rules.facts import facts, place_of
from gah_desktop.modules.ballrooms.rules.house import House, house_of
from gah_desktop.modules.ballrooms.rules.sending import SendDancer
from tests.helpers.tables import Seat, table

BOARDS = ("apollosaal", "goldener-strauss", "odeonsaal")
REHEARSAL = ("mirror-hall", "treasury", "antechamber", "pantry")
__all__ = ["BOARDS", "Seat", "ball", "house", "place", "rows", "send", "stand"]


def place(text: str) -> int:
    """ "left-2", "balcony"."""
    ballroom, _, row = text.partition("-")
    return place_of(ballroom, int(row or 0))


def stand(s: GameState, seat: int, where: str) -> None:
    """These dancers have left the rehearsal room, from the largest area on."""
    house = house_of(s)
    for text in where.split():
        areas = house.areas[seat]
        if areas:
            house.take_from_area(seat, max(i for i, n in enumerate(areas) if n))
        house.put(seat, place(text))


def ball(
    *,
    ballrooms: Sequence[str] = BOARDS,
    rehearsal: Sequence[str] = REHEARSAL,
    dancers: Mapping[int, str] | str = "",
    areas: tuple[int, int, int, int] | None = None,
    scored: int = 0,
    offered: tuple[str, ...] = (),
    modules: tuple[str, ...] = ("ballrooms",),
    and_then: Callable[[GameState], None] | None = None,
    **more: Any,
) -> Game:
    """A turn with module 1; `dancers` by seat, or those of seat 0; `areas`: what is left in seat 0's."""

    def prepare(s: GameState) -> None:
        own = house_of(s)
        own.open_house(s, tuple(ballrooms), offered)
        own.scored = scored
        for seat in range(s.setup.players):
            if seat != s.setup.opponent:
                own.furnish(s, seat, rehearsal[seat])
        for seat, where in ({0: dancers} if isinstance(dancers, str) else dancers).items():
            stand(s, seat, where)
        if areas is not None:
            left = sum(own.areas[0]) - sum(areas)
            own.areas = (areas, *own.areas[1:])
            own.gone = (left, *own.gone[1:])
        own.greens = (0,) * s.setup.players
        assert facts(s.t).spaces
        if and_then is not None:
            and_then(s)

    return table(modules=modules, prepare=prepare, **more)


def house(game: Game) -> House:
    return house_of(game.state)


def send(where: str, guest: int = 0, area: int = 4) -> SendDancer:
    """A dancer out of the area of four, or another."""
    ballroom, _, row = where.partition("-")
    return SendDancer(guest, ballroom, int(row or 0), area)


def rows(game: Game, which: int, seat: int = 0) -> tuple[int, ...]:
    return house(game).rows(seat, which)
