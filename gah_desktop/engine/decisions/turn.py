"""The turn itself: a guest, a die, and the additional actions around them; passing and ending it.

It is asked whenever no other decision waits on the stack.
"""

from __future__ import annotations

from functools import cache

from gah_desktop.engine import changes, hotel, objectives, rounds
from gah_desktop.engine.actions import (
    Action,
    Claim,
    EndTurn,
    ExtraAction,
    MoveGuest,
    Pass,
    PlayStaff,
    Prepare,
    Serve,
    TakeDie,
    TakeGuest,
    UseStaff,
)
from gah_desktop.engine.decisions import benefits, dice, guests, items
from gah_desktop.engine.decisions.base import Decision
from gah_desktop.engine.decisions.extra import use_of
from gah_desktop.engine.decisions.rooms import why_not_vacant
from gah_desktop.engine.effects import begin
from gah_desktop.engine.events import Acted
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import Frame, GameState, PlayerState
from gah_desktop.engine.tables import GREEN

PASS = Pass()
END_TURN = EndTurn()
CLAIM = tuple(Claim(i) for i in range(3))
TURN = ("turn", 0)


@cache
def _moves(guest: int, rooms: int) -> tuple[Action, ...]:
    return tuple(MoveGuest(guest, *hotel.place_of(i)) for i in hotel.indices(rooms))


@cache
def _uses(cards: int) -> tuple[Action, ...]:
    return tuple(use_of(card) for card in range(cards.bit_length()) if cards >> card & 1)


@cache
def _queue_within(budget: int, free: bool, costs: tuple[int, ...]) -> tuple[Action, ...]:
    return tuple(guests.TAKE[slot] for slot in range(5) if free or costs[slot] <= budget)


def _options(s: GameState, f: Frame) -> list[Action]:
    p = s.players[s.seat]
    options: list[Action]
    if s.die_taken:
        options = [END_TURN]
    elif s.extra_turn:
        options = [END_TURN, *dice.extra_actions(s, p)]
        if not s.guest_taken and len(p.cafe) < guests.TABLES:
            options += _queue(s, p)
    else:
        takeable = dice.takeable(s, p)
        if takeable:
            options = list(takeable)
            if not s.acted:
                options.append(PASS)
        elif s.acted:
            options = [END_TURN]
        else:
            return [PASS]
        if not s.guest_taken and len(p.cafe) < guests.TABLES:
            options += _queue(s, p)
    stock = p.krones or p.has & s.t.triggers.free_serving
    if p.cafe:
        if stock:
            options += items.serve_options(p)
        for guest, need in zip(p.cafe, p.needs, strict=True):
            if not need and p.vacant:
                rooms = _rooms_for(s, p, guest)
                if rooms:
                    options += _moves(guest, rooms)
    ready = p.has & s.t.triggers.round_mask & ~p.used
    if ready:
        options += _uses(ready)
    if 0 in p.claimed:
        for i in range(3):
            if not p.claimed[i] and objectives.met(s, p, i) and objectives.points_left(s, i):
                options.append(CLAIM[i])
    return options


def _queue(s: GameState, p: PlayerState) -> tuple[Action, ...] | list[Action]:
    if s.solo is None and 0 not in s.queue:
        free = bool(p.has & s.t.triggers.free_queue)
        return _queue_within(min(p.krones, 3), free, s.t.queue_cost)
    return [guests.TAKE[slot] for slot in range(5) if s.queue[slot] and guests.cost(s, p, slot) <= p.krones]


def _rooms_for(s: GameState, p: PlayerState, guest: int) -> int:
    """The vacant rooms a guest accepts: those of its colour, all of them for a green one."""
    color = s.t.guests[guest].color
    return p.vacant if color == GREEN else p.vacant & s.t.boards[p.board].color_mask[color]


def _resolve(s: GameState, f: Frame, action: Action) -> None:
    p = s.players[s.seat]
    if isinstance(action, (Pass, EndTurn)):
        if s.sink is not None:
            s.sink.append(Acted(p.seat, action.kind, {}, TURN))
        if not s.die_taken and not s.extra_turn:
            p.passed = True
        rounds.end_turn(s)
        return
    s.acted = True
    if isinstance(action, TakeDie):
        dice.take(s, p, action)
    elif isinstance(action, TakeGuest):
        s.guest_taken = True
        guests.take(s, p, action.slot, guests.cost(s, p, action.slot), TURN)
    elif isinstance(action, Serve):
        items.serve(s, p, action)
    elif isinstance(action, MoveGuest):
        _move(s, p, action)
    elif isinstance(action, UseStaff):
        _use_staff(s, p, action.staff)
    elif isinstance(action, ExtraAction):
        s.die_taken = True
        dice.use_space(s, p, action, TURN)
    else:
        assert isinstance(action, Claim)
        objectives.claim(s, p, action.objective)


def _move(s: GameState, p: PlayerState, action: MoveGuest) -> None:
    """The card leaves the café, then the VP, then all that follows."""
    guest = action.guest
    seat = p.cafe.index(guest)
    del p.cafe[seat], p.needs[seat]
    s.guest_discard.append(guest)
    source = ("guest", guest)
    if s.sink is not None:
        details = {"guest": guest, "floor": action.floor, "column": action.column}
        s.sink.append(Acted(p.seat, "move_guest", details, source))
    changes.score(s, p, s.t.guests[guest].vp, source)
    group = hotel.occupy(s, p, 5 * action.floor + action.column - 6, by_guest=True)
    benefits.guest_moved_in(s, p, guest, group)


def _use_staff(s: GameState, p: PlayerState, card: int) -> None:
    p.used |= 1 << card
    source = ("staff", card)
    if s.sink is not None:
        s.sink.append(Acted(p.seat, "use_staff", {"staff": card}, source))
    for effect in s.t.staff[card].effects:
        begin(s, p, effect, source)


def _why(s: GameState, f: Frame, action: Action) -> Reason:
    p = s.players[s.seat]
    if s.options == [PASS] and not isinstance(action, Pass):
        return reason(Code.MUST_PASS)
    if isinstance(action, TakeDie):
        if s.die_taken or s.extra_turn:
            return reason(Code.DIE_TAKEN)
        return dice.why_not_die(s, p, action)
    if isinstance(action, TakeGuest):
        if s.guest_taken:
            return reason(Code.GUEST_TAKEN)
        if s.die_taken:
            return reason(Code.GUEST_AFTER_DIE)
        in_queue = 0 <= action.slot < 5 and s.queue[action.slot]
        price = guests.cost(s, p, action.slot) if in_queue else 0
        return guests.why_not_slot(s, p, action.slot, price)
    if isinstance(action, Serve):
        if not p.krones and not p.has & s.t.triggers.free_serving:
            return reason(Code.TOO_EXPENSIVE, cost=1, krones=p.krones)
        return items.why_not_serve(p, action)
    if isinstance(action, MoveGuest):
        return _why_not_move(s, p, action)
    if isinstance(action, UseStaff):
        return _why_not_use(s, p, action.staff)
    if isinstance(action, Claim):
        return objectives.why_not(s, p, action.objective)
    if isinstance(action, Pass):
        return reason(Code.PASS_TOO_LATE)
    if isinstance(action, EndTurn):
        return reason(Code.DIE_FIRST)
    if isinstance(action, PlayStaff):
        return reason(Code.STAFF_BY_ACTION)
    if isinstance(action, Prepare):
        now = why_not_vacant(p, action.floor, action.column)
        if now.code is Code.ROOM_OUTSIDE:
            return now
        return reason(Code.ROOMS_BY_ACTION if now.code is Code.ROOM_EMPTY else Code.ROOM_TAKEN)
    if isinstance(action, ExtraAction) and s.extra_turn and not s.die_taken:
        return dice.why_not_extra(s, p, action)
    return reason(Code.NOT_AN_OPTION)


def _why_not_move(s: GameState, p: PlayerState, action: MoveGuest) -> Reason:
    if action.guest not in p.cafe:
        return reason(Code.GUEST_NOT_HERE, guest=action.guest)
    if p.needs[p.cafe.index(action.guest)]:
        return reason(Code.ORDER_INCOMPLETE, guest=action.guest)
    refusal = why_not_vacant(p, action.floor, action.column)
    if refusal.code is not Code.NOT_AN_OPTION:
        return refusal
    color = s.t.boards[p.board].colors[5 * action.floor + action.column - 6]
    names = ("blue", "red", "yellow")
    return reason(Code.WRONG_COLOR, guest=action.guest, color=names[color])


def _why_not_use(s: GameState, p: PlayerState, card: int) -> Reason:
    if card not in p.staff:
        return reason(Code.NOT_IN_PLAY, staff=card)
    if p.used >> card & 1:
        return reason(Code.STAFF_USED, staff=card)
    if card in s.t.triggers.extra_effect:
        return reason(Code.STAFF_NEEDS_DECISION, staff=card)
    return reason(Code.STAFF_NO_ACTION, staff=card)


TURNS = Decision(_options, _resolve, _why)
