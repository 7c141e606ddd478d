"""Decisions about the queue: the first guest of the set-up, and guests taken at no cost."""

from __future__ import annotations

from gah_desktop.engine import changes
from gah_desktop.engine.actions import Action, ChooseGuest, Decline, TakeGuest
from gah_desktop.engine.decisions.base import DECLINE, Decision, pending, told_decline
from gah_desktop.engine.events import Acted, Source
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import Frame, GameState, PlayerState

CHOOSE = tuple(ChooseGuest(slot) for slot in range(5))
TAKE = tuple(TakeGuest(slot) for slot in range(5))
TABLES = 3


def cost(s: GameState, p: PlayerState, slot: int) -> int:
    """Krones for taking the guest of a space in a turn: none with the Delivery Boy."""
    price = 0 if p.has & s.t.triggers.free_queue else s.t.queue_cost[slot]
    return price + surcharge(s, slot)


def surcharge(s: GameState, slot: int) -> int:
    return 0 if s.solo is None else s.solo.guest_surcharge(s.queue[slot])


def take(s: GameState, p: PlayerState, slot: int, price: int, source: Source) -> None:
    p.krones -= price
    guest = changes.seat_guest(s, p, slot)
    if s.sink is not None:
        details = {"guest": guest, "slot": slot, "cost": price}
        s.sink.append(Acted(p.seat, "take_guest", details, source))
    if s.solo is not None:
        s.solo.guest_taken(s, guest)
    changes.refill_queue(s)


def why_not_slot(s: GameState, p: PlayerState, slot: int, price: int) -> Reason:
    if not (0 <= slot < 5) or not s.queue[slot]:
        return reason(Code.SLOT_EMPTY)
    if len(p.cafe) >= TABLES:
        return reason(Code.CAFE_FULL)
    if price > p.krones:
        return reason(Code.TOO_EXPENSIVE, cost=price, krones=p.krones)
    return reason(Code.NOT_AN_OPTION)


# Set-up: ("choose_guest", seat)


def _choose_options(s: GameState, f: Frame) -> list[Action]:
    return [CHOOSE[slot] for slot in range(5) if s.queue[slot]]


def _choose_resolve(s: GameState, f: Frame, action: Action) -> None:
    assert isinstance(action, ChooseGuest)
    s.stack.pop()
    p = s.players[f[1]]
    guest = changes.seat_guest(s, p, action.slot)
    if s.sink is not None:
        details = {"guest": guest, "slot": action.slot}
        s.sink.append(Acted(p.seat, "choose_guest", details, ("setup", 0)))
    changes.refill_queue(s)


def _choose_why(s: GameState, f: Frame, action: Action) -> Reason:
    if isinstance(action, ChooseGuest):
        return reason(Code.SLOT_EMPTY)
    return pending(f)


# Free guests: ("take_guest", seat, left, source)


def _free_options(s: GameState, f: Frame) -> list[Action]:
    p = s.players[f[1]]
    if not f[2] or len(p.cafe) >= TABLES:
        return []
    options: list[Action] = [
        TAKE[slot] for slot in range(5) if s.queue[slot] and surcharge(s, slot) <= p.krones
    ]
    if options:
        options.append(DECLINE["guest"])
    return options


def _free_resolve(s: GameState, f: Frame, action: Action) -> None:
    _, seat, left, source = f
    p = s.players[seat]
    if isinstance(action, TakeGuest):
        s.stack[-1] = ("take_guest", seat, left - 1, source)
        take(s, p, action.slot, surcharge(s, action.slot), source)
    else:
        s.stack.pop()
        told_decline(s, p, "guest", source)


def _free_why(s: GameState, f: Frame, action: Action) -> Reason:
    if isinstance(action, TakeGuest):
        slot = action.slot
        price = surcharge(s, slot) if 0 <= slot < 5 else 0
        return why_not_slot(s, s.players[f[1]], slot, price)
    if isinstance(action, Decline):
        return reason(Code.NOT_AN_OPTION)
    return pending(f)


CHOOSE_GUEST = Decision(_choose_options, _choose_resolve, _choose_why)
TAKE_GUEST = Decision(_free_options, _free_resolve, _free_why)
