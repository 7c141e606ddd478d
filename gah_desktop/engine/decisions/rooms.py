"""Decisions about rooms: preparing them, turning them to occupied, giving them up."""

from __future__ import annotations

from functools import lru_cache

from gah_desktop.engine import hotel, pending
from gah_desktop.engine.actions import Action, Decline, Occupy, Prepare, RemoveRoom
from gah_desktop.engine.decisions import benefits, extra
from gah_desktop.engine.decisions.base import DECLINE, Decision, comes_first, told_decline
from gah_desktop.engine.events import Acted, Source
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import FLOOR, UP_TO_FLOOR

PREPARE = tuple(Prepare(*hotel.place_of(i)) for i in range(20))
OCCUPY = tuple(Occupy(*hotel.place_of(i)) for i in range(20))
REMOVE = tuple(RemoveRoom(*hotel.place_of(i)) for i in range(20))


@lru_cache(maxsize=1 << 12)
def _prepare_actions(mask: int) -> tuple[Action, ...]:
    return tuple(PREPARE[i] for i in hotel.indices(mask))


def _rooms_options(s: GameState, f: pending.Rooms) -> list[Action]:
    if not f.left:
        return []
    mask = hotel.affordable(s, s.players[f.seat], f.discount, f.max_floor)
    options: list[Action] = list(_prepare_actions(mask)) if mask else []
    if s.extra and not f.started and f.source[0] == "die":
        options += extra.before(s)
    if options and not f.mandatory:
        options.append(DECLINE["rooms"])
    return options


def _rooms_resolve(s: GameState, f: pending.Rooms, action: Action) -> None:
    seat, source, left, discount, max_floor, occupy, mandatory, _, _ = f
    p = s.players[seat]
    if isinstance(action, Prepare):
        index = hotel.index(action.floor, action.column)
        s.stack[-1] = pending.Rooms(seat, source, left - 1, discount, max_floor, occupy, mandatory, True)
        hotel.prepare(s, p, index, hotel.cost(s, p, index, discount), source)
        if occupy:
            _turn(s, p, index, source)
    elif isinstance(action, Decline):
        s.stack.pop()
        told_decline(s, p, action.what, source)
    else:
        extra.use(s, f.seat, action)


def _turn(s: GameState, p: PlayerState, index: int, source: Source) -> None:
    """Occupied by an effect: the bonus of a full group follows at once, if nothing else answers to it."""
    if s.sink is not None:
        floor, column = hotel.place_of(index)
        s.sink.append(Acted(p.seat, "occupy", {"floor": floor, "column": column}, source))
    group = hotel.occupy(s, p, index, by_guest=False)
    answers = [part for i in s.hooks.room_answers for part in s.modules[i].room_answers(s, p, index)]
    if answers:
        benefits.wait(s, p, [*benefits.bonus(group), *answers])
    elif group >= 0:
        hotel.give_bonus(s, p, group)


def _rooms_why(s: GameState, f: pending.Rooms, action: Action) -> Reason:
    if isinstance(action, Prepare):
        return why_not_here(s, s.players[f.seat], action, f.discount, f.max_floor)
    if f.mandatory and action == DECLINE["rooms"]:
        return reason(Code.MUST_DECIDE)
    return comes_first(f)


def why_not_here(s: GameState, p: PlayerState, action: Prepare, discount: int, max_floor: int) -> Reason:
    """Why no room may be prepared on this space."""
    if not (1 <= action.floor <= 4 and 1 <= action.column <= 5):
        return reason(Code.ROOM_OUTSIDE)
    space = hotel.bit(action.floor, action.column)
    if (p.vacant | p.occupied) & space:
        return reason(Code.ROOM_TAKEN)
    if not hotel.open_spaces(p) & space:
        tiles = p.vacant | p.occupied
        return reason(Code.NOT_ADJACENT if tiles else Code.START_BOTTOM_LEFT)
    if action.floor > max_floor:
        return reason(Code.FLOOR_TOO_HIGH, max_floor=max_floor)
    price = hotel.cost(s, p, hotel.index(action.floor, action.column), discount)
    if price > p.krones:
        return reason(Code.TOO_EXPENSIVE, cost=price, krones=p.krones)
    return reason(Code.NOT_AN_OPTION)


# Turning vacant rooms to occupied


def _occupy_options(s: GameState, f: pending.OccupyRooms) -> list[Action]:
    vacant = s.players[f.seat].vacant & UP_TO_FLOOR[f.max_floor]
    if not f.left or not vacant:
        return []
    return [*(OCCUPY[i] for i in hotel.indices(vacant)), DECLINE["occupy"]]


def _occupy_resolve(s: GameState, f: pending.OccupyRooms, action: Action) -> None:
    seat, source, left, max_floor, _ = f
    p = s.players[seat]
    if isinstance(action, Occupy):
        s.stack[-1] = pending.OccupyRooms(seat, source, left - 1, max_floor)
        _turn(s, p, hotel.index(action.floor, action.column), source)
    else:
        s.stack.pop()
        told_decline(s, p, "occupy", source)


def _occupy_why(s: GameState, f: pending.OccupyRooms, action: Action) -> Reason:
    if isinstance(action, Occupy):
        refusal = why_not_vacant(s.players[f.seat], action.floor, action.column)
        if refusal.code is Code.NOT_AN_OPTION and action.floor > f.max_floor:
            return reason(Code.FLOOR_TOO_HIGH, max_floor=f.max_floor)
        return refusal
    return comes_first(f)


def why_not_vacant(p: PlayerState, floor: int, column: int) -> Reason:
    if not (1 <= floor <= 4 and 1 <= column <= 5):
        return reason(Code.ROOM_OUTSIDE)
    room = hotel.bit(floor, column)
    if p.occupied & room:
        return reason(Code.ROOM_OCCUPIED)
    if not p.vacant & room:
        return reason(Code.ROOM_EMPTY)
    return reason(Code.NOT_AN_OPTION)


# Giving up rooms


def highest(rooms: int) -> int:
    """The rooms on the highest floor that has one."""
    return next((rooms & floor for floor in reversed(FLOOR) if rooms & floor), 0)


def _remove_options(s: GameState, f: pending.RemoveRoom) -> list[Action]:
    return [REMOVE[i] for i in hotel.indices(f.candidates)]


def _remove_resolve(s: GameState, f: pending.RemoveRoom, action: Action) -> None:
    assert isinstance(action, RemoveRoom)
    seat, source, _, then, _ = f
    p = s.players[seat]
    room = hotel.bit(action.floor, action.column)
    s.stack.pop()
    occupied = bool(p.occupied & room)
    p.vacant &= ~room
    p.occupied &= ~room
    if s.sink is not None:
        details = {"floor": action.floor, "column": action.column}
        s.sink.append(Acted(seat, "remove_room", details, source))
    if then == "vacant":
        s.stack.append(pending.RemoveRoom(seat, source, highest(p.vacant), ""))
    elif then == "below" and occupied:
        below = p.occupied & sum(FLOOR[: action.floor - 1])
        if s.t.classic:  # the first edition: in the same column, right below or further down
            below &= sum(hotel.bit(floor, action.column) for floor in range(1, action.floor))
        s.stack.append(pending.RemoveRoom(seat, source, highest(below), ""))


def _remove_why(s: GameState, f: pending.RemoveRoom, action: Action) -> Reason:
    if not isinstance(action, RemoveRoom):
        return comes_first(f)
    if not (1 <= action.floor <= 4 and 1 <= action.column <= 5):
        return reason(Code.ROOM_OUTSIDE)
    p = s.players[f.seat]
    room = hotel.bit(action.floor, action.column)
    if not (p.vacant | p.occupied) & room:
        return reason(Code.ROOM_EMPTY)
    if f.candidates & p.occupied and p.vacant & room:
        return reason(Code.ONLY_OCCUPIED)
    if f.candidates & p.vacant and p.occupied & room:
        return reason(Code.ONLY_VACANT)
    floor, _ = hotel.place_of(hotel.indices(f.candidates)[0])
    return reason(Code.LOWER_NOW if action.floor > floor else Code.HIGHER_FIRST, floor=floor)


ROOMS = Decision(_rooms_options, _rooms_resolve, _rooms_why)
OCCUPIES = Decision(_occupy_options, _occupy_resolve, _occupy_why)
REMOVES = Decision(_remove_options, _remove_resolve, _remove_why)
