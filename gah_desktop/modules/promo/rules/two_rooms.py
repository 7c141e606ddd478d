"""The guest who needs two vacant rooms side by side: one guest, but what answers to a room answers twice."""

from __future__ import annotations

from typing import NamedTuple

from gah_desktop.catalog.basics import COLUMNS
from gah_desktop.engine import hotel
from gah_desktop.engine.actions import Action
from gah_desktop.engine.decisions import benefits, guests
from gah_desktop.engine.decisions.base import TurnAction
from gah_desktop.engine.decisions.rooms import why_not_vacant
from gah_desktop.engine.events import Acted
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import COLUMN


class MoveGuestWide(NamedTuple):
    """Into this room and the one to its right."""

    guest: int
    floor: int
    column: int
    kind: str = "move_guest_wide"


def _options(s: GameState, p: PlayerState) -> list[Action]:
    wide = [
        g
        for g, need in zip(p.cafe, p.needs, strict=True)
        if s.t.guests[g].rooms > 1 and guests.complete(s, p, g, need)
    ]
    if not wide:
        return []
    left_ones = p.vacant & p.vacant >> 1 & ~COLUMN[COLUMNS - 1]
    return [MoveGuestWide(guest, *hotel.place_of(i)) for guest in wide for i in hotel.indices(left_ones)]


def _move(s: GameState, p: PlayerState, action: MoveGuestWide) -> None:
    guest, floor, column, _ = action
    guests.leave_cafe(s, p, guest)
    if s.sink is not None:
        details = {"guest": guest, "floor": floor, "column": column, "second": [floor, column + 1]}
        s.sink.append(Acted(p.seat, "move_guest", details, ("guest", guest)))
    guests.score_guest(s, p, guest)
    parts = []
    for where in (column, column + 1):
        room = hotel.index(floor, where)
        group = hotel.occupy(s, p, room, by_guest=True)
        parts += benefits.room_parts(s, p, room, group)
    benefits.guest_completed(s, p, guest, parts)


def _why(s: GameState, p: PlayerState, action: MoveGuestWide) -> Reason:
    if refusal := guests.why_not_leaving(s, p, action.guest):
        return refusal
    if s.t.guests[action.guest].rooms < 2:
        return reason(Code.NOT_AN_OPTION)
    for column in (action.column, action.column + 1):
        refusal = why_not_vacant(p, action.floor, column)
        if refusal.code is not Code.NOT_AN_OPTION:
            return refusal
    return reason(Code.NOT_AN_OPTION)


MOVE_IN_TURN = TurnAction(MoveGuestWide, _options, _move, _why)
