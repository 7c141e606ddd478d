"""Decisions about rooms: preparing them, turning them to occupied, giving them up."""

from __future__ import annotations

from functools import cache

from gah_desktop.engine import frames, hotel
from gah_desktop.engine.actions import Action, Decline, Occupy, Prepare, RemoveRoom
from gah_desktop.engine.decisions import extra
from gah_desktop.engine.decisions.base import DECLINE, Decision, pending, told_decline
from gah_desktop.engine.events import Acted, Source
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import Frame, GameState, PlayerState

PREPARE = tuple(Prepare(*hotel.place_of(i)) for i in range(20))
OCCUPY = tuple(Occupy(*hotel.place_of(i)) for i in range(20))
REMOVE = tuple(RemoveRoom(*hotel.place_of(i)) for i in range(20))


@cache
def _prepare_actions(mask: int) -> tuple[Action, ...]:
    return tuple(PREPARE[i] for i in hotel.indices(mask))


def _rooms_options(s: GameState, f: Frame) -> list[Action]:
    _, seat, left, discount, max_floor, _, mandatory, started, source = f
    if not left:
        return []
    mask = hotel.affordable(s, s.players[seat], discount, max_floor)
    options: list[Action] = list(_prepare_actions(mask)) if mask else []
    if s.extra and not started and source[0] == "die":
        options += extra.before(s)
    if options and not mandatory:
        options.append(DECLINE["rooms"])
    return options


def _rooms_resolve(s: GameState, f: Frame, action: Action) -> None:
    _, seat, left, discount, max_floor, occupy, mandatory, _, source = f
    p = s.players[seat]
    if isinstance(action, Prepare):
        index = 5 * action.floor + action.column - 6
        s.stack[-1] = ("rooms", seat, left - 1, discount, max_floor, occupy, mandatory, True, source)
        hotel.prepare(s, p, index, hotel.cost(s, p, index, discount), source)
        if occupy:
            _turn(s, p, index, source)
    elif isinstance(action, Decline):
        s.stack.pop()
        told_decline(s, p, action.what, source)
    else:
        extra.use(s, f)


def _turn(s: GameState, p: PlayerState, index: int, source: Source) -> None:
    """Occupied by an effect: the bonus of a full group follows at once."""
    if s.sink is not None:
        floor, column = hotel.place_of(index)
        s.sink.append(Acted(p.seat, "occupy", {"floor": floor, "column": column}, source))
    group = hotel.occupy(s, p, index, by_guest=False)
    if group >= 0:
        hotel.give_bonus(s, p, group)


def _rooms_why(s: GameState, f: Frame, action: Action) -> Reason:
    _, seat, _, discount, max_floor, _, _, _, _ = f
    if isinstance(action, Prepare):
        return why_not_here(s, s.players[seat], action, discount, max_floor)
    if isinstance(action, Decline):
        return reason(Code.MUST_DECIDE)
    return pending(f)


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
    price = hotel.cost(s, p, 5 * action.floor + action.column - 6, discount)
    if price > p.krones:
        return reason(Code.TOO_EXPENSIVE, cost=price, krones=p.krones)
    return reason(Code.NOT_AN_OPTION)


# Turning vacant rooms to occupied: ("occupy", seat, left, source)


def _occupy_options(s: GameState, f: Frame) -> list[Action]:
    vacant = s.players[f[1]].vacant
    if not f[2] or not vacant:
        return []
    return [*(OCCUPY[i] for i in hotel.indices(vacant)), DECLINE["occupy"]]


def _occupy_resolve(s: GameState, f: Frame, action: Action) -> None:
    kind, seat, left, source = f
    p = s.players[seat]
    if isinstance(action, Occupy):
        s.stack[-1] = (kind, seat, left - 1, source)
        _turn(s, p, 5 * action.floor + action.column - 6, source)
    else:
        s.stack.pop()
        told_decline(s, p, "occupy", source)


def _occupy_why(s: GameState, f: Frame, action: Action) -> Reason:
    if isinstance(action, Occupy):
        return why_not_vacant(s.players[f[1]], action.floor, action.column)
    return pending(f)


def why_not_vacant(p: PlayerState, floor: int, column: int) -> Reason:
    if not (1 <= floor <= 4 and 1 <= column <= 5):
        return reason(Code.ROOM_OUTSIDE)
    room = hotel.bit(floor, column)
    if p.occupied & room:
        return reason(Code.ROOM_OCCUPIED)
    if not p.vacant & room:
        return reason(Code.ROOM_EMPTY)
    return reason(Code.NOT_AN_OPTION)


# Giving up rooms: ("remove_room", seat, candidates, then, source)


def highest(rooms: int) -> int:
    """The rooms on the highest floor that has one."""
    for floor in (3, 2, 1, 0):
        found = rooms >> (5 * floor) & 31
        if found:
            return found << (5 * floor)
    return 0


def _remove_options(s: GameState, f: Frame) -> list[Action]:
    return [REMOVE[i] for i in hotel.indices(f[2])]


def _remove_resolve(s: GameState, f: Frame, action: Action) -> None:
    assert isinstance(action, RemoveRoom)
    _, seat, _, then, source = f
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
        s.stack.append(frames.remove_room(seat, highest(p.vacant), "", source))
    elif then == "below" and occupied:
        below = p.occupied & ((1 << (5 * (action.floor - 1))) - 1)
        if s.t.classic:  # the first edition: in the same column, right below or further down
            below &= sum(hotel.bit(floor, action.column) for floor in range(1, action.floor))
        s.stack.append(frames.remove_room(seat, highest(below), "", source))


def _remove_why(s: GameState, f: Frame, action: Action) -> Reason:
    if not isinstance(action, RemoveRoom):
        return pending(f)
    if not (1 <= action.floor <= 4 and 1 <= action.column <= 5):
        return reason(Code.ROOM_OUTSIDE)
    candidates = hotel.indices(f[2])
    if action.floor - 1 != candidates[0] // 5:
        return reason(Code.HIGHER_FIRST, floor=candidates[0] // 5 + 1)
    p = s.players[f[1]]
    room = hotel.bit(action.floor, action.column)
    return reason(Code.ROOM_OCCUPIED if p.occupied & room else Code.ROOM_EMPTY)


ROOMS = Decision(_rooms_options, _rooms_resolve, _rooms_why)
OCCUPIES = Decision(_occupy_options, _occupy_resolve, _occupy_why)
REMOVES = Decision(_remove_options, _remove_resolve, _remove_why)
