"""Decisions about the queue and the café: the first guest, those taken, those who move in."""

from __future__ import annotations

from functools import lru_cache

from gah_desktop.catalog.basics import COLUMNS
from gah_desktop.engine import changes, hotel, pending
from gah_desktop.engine.actions import Action, ChooseGuest, Decline, MoveGuest, TakeGuest
from gah_desktop.engine.decisions import benefits, dice
from gah_desktop.engine.decisions.base import DECLINE, Decision, TurnAction, comes_first, told_decline
from gah_desktop.engine.decisions.rooms import why_not_vacant
from gah_desktop.engine.events import SETUP, TURN, Acted, Source
from gah_desktop.engine.queue import SLOTS, TABLES, cost, surcharge, tables
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import COLORS, GREEN

CHOOSE = tuple(ChooseGuest(slot) for slot in SLOTS)
TAKE = tuple(TakeGuest(slot) for slot in SLOTS)


def _take(s: GameState, p: PlayerState, slot: int, price: int, source: Source) -> int:
    p.krones -= price
    guest = changes.seat_guest(s, p, slot)
    if s.sink is not None:
        details = {"guest": guest, "slot": slot, "cost": price}
        s.sink.append(Acted(p.seat, "take_guest", details, source))
    came(s, p, guest)
    return guest


def came(s: GameState, p: PlayerState, guest: int) -> None:
    """A guest has left the queue for this café."""
    for i in s.hooks.guest_taken:
        s.modules[i].guest_taken(s, p, guest)
    changes.refill_queue(s)


def why_not_slot(s: GameState, p: PlayerState, slot: int, price: int) -> Reason:
    if slot not in SLOTS or not s.queue[slot]:
        return reason(Code.SLOT_EMPTY)
    if len(p.cafe) >= tables(s, p):
        return reason(Code.CAFE_FULL)
    if price > p.krones:
        return reason(Code.TOO_EXPENSIVE, cost=price, krones=p.krones)
    return reason(Code.NOT_AN_OPTION)


# In a turn: one of the queue


@lru_cache(maxsize=1 << 10)
def _within(budget: int, free: bool, costs: tuple[int, ...]) -> tuple[Action, ...]:
    return tuple(TAKE[slot] for slot in SLOTS if free or costs[slot] <= budget)


def _turn_options(s: GameState, p: PlayerState) -> tuple[Action, ...]:
    if s.guest_taken or len(p.cafe) >= (tables(s, p) if s.hooks.tables else TABLES):
        return ()
    if 0 not in s.queue and not s.hooks.guest_price and (s.extra_turn or dice.any_free(s)):
        costs = s.t.queue_cost
        return _within(min(p.krones, costs[0]), bool(p.has & s.t.triggers.free_queue), costs)
    return tuple(TAKE[slot] for slot in SLOTS if within_reach(s, p, slot))


def within_reach(s: GameState, p: PlayerState, slot: int) -> bool:
    """Whether the guest of a space can be paid for, and a die after that."""
    price = cost(s, p, slot) if s.queue[slot] else p.krones + 1
    return price <= p.krones and leaves_a_die(s, p, price)


def leaves_a_die(s: GameState, p: PlayerState, price: int) -> bool:
    """Whether a die can still be paid for: who takes a guest has to take one."""
    if s.extra_turn:
        return True
    p.krones -= price
    left = dice.can_take(s, p)
    p.krones += price
    return left


def _turn_take(s: GameState, p: PlayerState, action: TakeGuest) -> None:
    s.guest_taken = True
    _take(s, p, action.slot, cost(s, p, action.slot), TURN)
    for i in s.hooks.turn_guest_taken:
        s.modules[i].turn_guest_taken(s, p)


def _turn_why(s: GameState, p: PlayerState, action: TakeGuest) -> Reason:
    if s.guest_taken:
        return reason(Code.GUEST_TAKEN)
    if s.die_taken:
        return reason(Code.GUEST_AFTER_DIE)
    slot = action.slot
    price = cost(s, p, slot) if slot in SLOTS and s.queue[slot] else 0
    return why_not_paid(s, p, slot, price)


def why_not_paid(s: GameState, p: PlayerState, slot: int, price: int) -> Reason:
    """Why this guest is not taken in a turn, in which a die is to follow."""
    refusal = why_not_slot(s, p, slot, price)
    if refusal.code is Code.NOT_AN_OPTION and not leaves_a_die(s, p, price):
        return reason(Code.GUEST_NEEDS_DIE, cost=price, krones=p.krones)
    return refusal


# In a turn: into a room


@lru_cache(maxsize=1 << 12)
def _moves(guest: int, rooms: int) -> tuple[Action, ...]:
    return tuple(MoveGuest(guest, *hotel.place_of(i)) for i in hotel.indices(rooms))


def _move_options(s: GameState, p: PlayerState) -> list[Action]:
    options: list[Action] = []
    if p.vacant:
        for guest, need in zip(p.cafe, p.needs, strict=True):
            if not need or (s.hooks.waives and complete(s, p, guest, need)):
                rooms = _rooms_for(s, p, guest)
                if rooms:
                    options += _moves(guest, rooms)
    return options


def complete(s: GameState, p: PlayerState, guest: int, need: int) -> bool:
    """Whether a guest may leave the café: its order is full, or what it lacks is waived."""
    return not need or any(s.modules[i].waives(s, p, guest, need) for i in s.hooks.waives)


def _rooms_for(s: GameState, p: PlayerState, guest: int) -> int:
    """The vacant rooms a guest accepts: those of its colour, all of them for a green one."""
    color = s.t.guests[guest].color
    spaces = p.vacant & s.t.guests[guest].spaces
    return spaces if color == GREEN else spaces & s.t.boards[p.board].color_mask[color]


def _move(s: GameState, p: PlayerState, action: MoveGuest) -> None:
    """The card leaves the café, then the VP, then all that follows."""
    guest = action.guest
    leave_cafe(s, p, guest)
    if s.sink is not None:
        details = {"guest": guest, "floor": action.floor, "column": action.column}
        s.sink.append(Acted(p.seat, "move_guest", details, ("guest", guest)))
    score_guest(s, p, guest)
    room = hotel.index(action.floor, action.column)
    group = hotel.occupy(s, p, room, by_guest=True)
    benefits.guest_moved_in(s, p, guest, room, group)


def leave_cafe(s: GameState, p: PlayerState, guest: int) -> None:
    """The items go back to the supply, the card to the discards."""
    seat = p.cafe.index(guest)
    del p.cafe[seat], p.needs[seat]
    s.guest_discard.append(guest)


def score_guest(s: GameState, p: PlayerState, guest: int) -> None:
    changes.score(s, p, s.t.guests[guest].vp, ("guest", guest))
    for i in s.hooks.guest_left:
        s.modules[i].guest_left(s, p, guest)


def why_not_leaving(s: GameState, p: PlayerState, guest: int) -> Reason | None:
    """Return what keeps a guest at the table, or in another café."""
    if guest not in p.cafe:
        return reason(Code.GUEST_NOT_HERE, guest=guest)
    if s.t.guests[guest].table is not None:
        return reason(Code.GUEST_STAYS, guest=guest)
    if not complete(s, p, guest, p.needs[p.cafe.index(guest)]):
        return reason(Code.ORDER_INCOMPLETE, guest=guest)
    return None


def _move_why(s: GameState, p: PlayerState, action: MoveGuest) -> Reason:
    if refusal := why_not_leaving(s, p, action.guest):
        return refusal
    refusal = why_not_vacant(p, action.floor, action.column)
    if refusal.code is not Code.NOT_AN_OPTION:
        return refusal
    facts = s.t.guests[action.guest]
    if facts.rooms > 1:
        return reason(Code.NEEDS_MORE_ROOMS, guest=action.guest, rooms=facts.rooms)
    if not facts.spaces:
        return reason(Code.ONLY_TO_A_BALL, guest=action.guest)
    if not facts.spaces & hotel.bit(action.floor, action.column):
        floors = facts.spaces.bit_count() // COLUMNS
        return reason(Code.GUEST_FLOOR, guest=action.guest, max_floor=floors)
    color = s.t.boards[p.board].colors[hotel.index(action.floor, action.column)]
    return reason(Code.WRONG_COLOR, guest=action.guest, color=COLORS[color])


# Set-up: the first guest


def _choose_options(s: GameState, f: pending.ChooseGuest) -> list[Action]:
    options: list[Action] = [CHOOSE[slot] for slot in SLOTS if s.queue[slot]]
    return options if f.source == SETUP else [*options, DECLINE["guest"]]


def _choose_resolve(s: GameState, f: pending.ChooseGuest, action: ChooseGuest | Decline) -> None:
    s.stack.pop()
    p = s.players[f.seat]
    if isinstance(action, Decline):
        told_decline(s, p, "guest", f.source)
        return
    guest = changes.seat_guest(s, p, action.slot)
    if s.sink is not None:
        details = {"guest": guest, "slot": action.slot}
        s.sink.append(Acted(p.seat, "choose_guest", details, f.source))
    changes.refill_queue(s)


def _choose_why(s: GameState, f: pending.ChooseGuest, action: Action) -> Reason:
    if isinstance(action, ChooseGuest):
        return reason(Code.SLOT_EMPTY)
    return comes_first(f)


# By a card: guests at no cost


def _free_options(s: GameState, f: pending.TakeGuests) -> list[Action]:
    p = s.players[f.seat]
    if not f.left or len(p.cafe) >= tables(s, p):
        return []
    options: list[Action] = [
        TAKE[slot] for slot in SLOTS if s.queue[slot] and surcharge(s, p, slot) <= p.krones
    ]
    if options:
        options.append(DECLINE["guest"])
    return options


def _free_resolve(s: GameState, f: pending.TakeGuests, action: Action) -> None:
    p = s.players[f.seat]
    if isinstance(action, TakeGuest):
        s.stack[-1] = f._replace(left=f.left - 1)
        guest = _take(s, p, action.slot, surcharge(s, p, action.slot), f.source)
        if f.filled:
            changes.fill(s, p, guest, f.source)
    else:
        s.stack.pop()
        told_decline(s, p, "guest", f.source)


def _free_why(s: GameState, f: pending.TakeGuests, action: Action) -> Reason:
    if isinstance(action, TakeGuest):
        p, slot = s.players[f.seat], action.slot
        return why_not_slot(s, p, slot, surcharge(s, p, slot) if slot in SLOTS else 0)
    return comes_first(f)


CHOOSE_GUEST = Decision(_choose_options, _choose_resolve, _choose_why)
TAKE_GUEST = Decision(_free_options, _free_resolve, _free_why)
TAKE_IN_TURN: TurnAction = TurnAction(TakeGuest, _turn_options, _turn_take, _turn_why, before_die=True)
MOVE_IN_TURN: TurnAction = TurnAction(MoveGuest, _move_options, _move, _move_why)
