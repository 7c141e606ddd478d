"""What an entrance gives when it is gained, in turn order, and how it changes the rest of the set-up."""

from __future__ import annotations

from typing import NamedTuple

from gah_desktop.engine import effects, pending
from gah_desktop.engine.actions import Action
from gah_desktop.engine.decisions.base import Decision, comes_first, never, nothing
from gah_desktop.engine.events import Gained, Source
from gah_desktop.engine.items import Items
from gah_desktop.engine.pending import Pending
from gah_desktop.engine.reasons import Reason
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import FREE
from gah_desktop.modules.hotels.rules.owners import owners_of

KEPT_BY = {"own_objectives": "own_objectives_vp", "own_tiles": "own_tiles", "tokens": "tokens"}


class Gaining(NamedTuple):
    """A seat has what its entrance gives. Nothing is asked here."""

    seat: int
    source: Source
    kind: str = "entrance_gained"


def follows(s: GameState, seats: list[int]) -> None:
    own = owners_of(s)
    s.stack += [Gaining(seat, own.source(seat)) for seat in reversed(seats)]


def leave_beside(s: GameState) -> None:
    """What lies beside entrances that nobody has leaves the game."""
    own = owners_of(s)
    mine = [e.printed for seat in range(len(own.owned)) if (e := own.of(s, seat)) is not None]
    for kept, printed in KEPT_BY.items():
        if not any(getattr(entrance, printed) for entrance in mine):
            setattr(own, kept, ())


def _done(s: GameState, f: Gaining) -> None:
    """Stock the empty kitchen. First guests and rooms wait for their time, where they may be declined."""
    s.stack.pop()
    own, p = owners_of(s), s.players[f.seat]
    entrance = own.of(s, f.seat)
    assert entrance is not None
    printed = entrance.printed
    if printed.first_rooms:
        _right_after(s, "rooms", pending.Rooms(f.seat, f.source, printed.first_rooms))
    if printed.free_rooms:
        _right_after(s, "rooms", pending.Rooms(f.seat, f.source, printed.free_rooms, FREE))
    for _ in range(printed.first_guests):
        _right_after(s, "choose_guest", pending.ChooseGuest(f.seat, f.source))
    for e in entrance.gained:
        if e.kind == "gain_items":
            _stock(s, p, e.items, f.source)
        else:
            effects.begin(s, p, e, f.source)


def _right_after(s: GameState, kind: str, more: Pending) -> None:
    """Beneath the decision of this kind that waits for the same seat."""
    at = next(i for i, f in enumerate(s.stack) if f.kind == kind and f.seat == more.seat)
    s.stack.insert(at, more)


def _stock(s: GameState, p: PlayerState, items: Items, source: Source) -> None:
    for kind, number in enumerate(items):
        p.kitchen[kind] += number
    if s.sink is not None:
        s.sink.append(Gained(p.seat, 0, 0, items, source))


def _why(s: GameState, f: Gaining, action: Action) -> Reason:
    return comes_first(f)


GAINING = Decision(nothing, never, _why, _done)
