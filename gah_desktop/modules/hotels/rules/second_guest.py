"""Kaufman: a second guest in a turn, and what the guests completed in a round are worth."""

from __future__ import annotations

from typing import NamedTuple

from gah_desktop.engine import changes
from gah_desktop.engine.actions import Action, Decline
from gah_desktop.engine.decisions import guests
from gah_desktop.engine.decisions.base import DECLINE, Decision, comes_first, told_decline
from gah_desktop.engine.events import Acted, Source
from gah_desktop.engine.queue import SLOTS, cost, tables
from gah_desktop.engine.reasons import Reason
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.modules.hotels.rules.owners import Owners


class SecondGuest(NamedTuple):
    """The guest of this space of the queue, for what it costs."""

    slot: int
    kind: str = "second_guest"


class TakingSecond(NamedTuple):
    seat: int
    source: Source
    kind: str = "second_guest"


SECOND = tuple(SecondGuest(slot) for slot in SLOTS)


def offered(s: GameState, p: PlayerState, source: Source) -> None:
    s.stack.append(TakingSecond(p.seat, source))


def _options(s: GameState, f: TakingSecond) -> list[Action]:
    p = s.players[f.seat]
    if len(p.cafe) >= tables(s, p):
        return []
    found: list[Action] = [SECOND[slot] for slot in SLOTS if guests.within_reach(s, p, slot)]
    return [*found, DECLINE["guest"]] if found else []


def _resolve(s: GameState, f: TakingSecond, action: SecondGuest | Decline) -> None:
    s.stack.pop()
    p = s.players[f.seat]
    if isinstance(action, Decline):
        told_decline(s, p, "guest", f.source)
        return
    slot = action.slot
    price = cost(s, p, slot)
    p.krones -= price
    guest = changes.seat_guest(s, p, slot)
    if s.sink is not None:
        details = {"guest": guest, "slot": slot, "cost": price}
        s.sink.append(Acted(p.seat, "second_guest", details, f.source))
    guests.came(s, p, guest)


def _why(s: GameState, f: TakingSecond, action: Action) -> Reason:
    if not isinstance(action, SecondGuest):
        return comes_first(f)
    p, slot = s.players[f.seat], action.slot
    return guests.why_not_paid(s, p, slot, cost(s, p, slot) if slot in SLOTS and s.queue[slot] else 0)


# The guests completed in a round lie beside the entrance


def completed(s: GameState, own: Owners, guest: int) -> None:
    s.guest_discard.remove(guest)
    own.completed += (guest,)


def settle(s: GameState, p: PlayerState, own: Owners) -> None:
    """The end of a round: VP by their number; then they are discarded."""
    entrance = own.of(s, p.seat)
    table = entrance.printed.guests_vp if entrance is not None else None
    if table is None:
        return
    reached = [vp for least, vp in table.items() if len(own.completed) >= least]
    changes.score(s, p, max(reached, default=0), own.source(p.seat))
    s.guest_discard += own.completed
    own.completed = ()


TAKE_SECOND = Decision(_options, _resolve, _why)
