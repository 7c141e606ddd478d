"""How entrances are had: sold by auction to rivals, one of three chosen by who plays alone.

A player without a standing bid bids on an entrance; whoever is overbid is next. When all bids stand, all pay.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from gah_desktop.engine import changes
from gah_desktop.engine.actions import Action
from gah_desktop.engine.decisions.base import Decision, comes_first
from gah_desktop.engine.events import SETUP, Acted, Source
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.seats import seats_from_first
from gah_desktop.engine.state import GameState
from gah_desktop.modules.hotels.rules import gaining
from gah_desktop.modules.hotels.rules.owners import NO_BID, owners_of


class Bid(NamedTuple):
    """So many krones for an entrance: more than the bid on it, if there is one."""

    entrance: int
    amount: int
    kind: str = "bid"


class ChooseEntrance(NamedTuple):
    """Alone at the table: one of those offered, at no cost."""

    entrance: int
    kind: str = "choose_entrance"


class Bidding(NamedTuple):
    """The seat that has no standing bid now."""

    seat: int
    source: Source = SETUP
    kind: str = "bid"


class Choosing(NamedTuple):
    seat: int
    source: Source = SETUP
    kind: str = "choose_entrance"


@lru_cache(maxsize=1 << 8)
def _bids(entrance: int, least: int, most: int) -> tuple[Action, ...]:
    return tuple(Bid(entrance, amount) for amount in range(least, most + 1))


def least_bid(s: GameState, bids: tuple[tuple[int, int], ...], entrance: int) -> int:
    """What has to be bid on an entrance now."""
    rules = s.t.catalog.auction["bids"]
    return max((amount + rules.raise_by for bid, amount in bids if bid == entrance), default=rules.lowest)


def _options(s: GameState, f: Bidding) -> list[Action]:
    own, krones = owners_of(s), s.players[f.seat].krones
    return [bid for e in own.offered for bid in _bids(e, least_bid(s, own.bids, e), krones)]


def _resolve(s: GameState, f: Bidding, action: Bid) -> None:
    own = owners_of(s)
    s.stack.pop()
    overbid = next((i for i, (entrance, _) in enumerate(own.bids) if entrance == action.entrance), None)
    bids = [NO_BID if seat == overbid else bid for seat, bid in enumerate(own.bids)]
    bids[f.seat] = (action.entrance, action.amount)
    own.bids = tuple(bids)
    if s.sink is not None:
        details = {"entrance": action.entrance, "amount": action.amount}
        s.sink.append(Acted(f.seat, "bid", details, SETUP))
    without = [seat for seat in seats_from_first(s) if bids[seat] == NO_BID]
    if overbid is not None:
        s.stack.append(Bidding(overbid))
    elif without:
        s.stack.append(Bidding(without[0]))
    else:
        _sold(s)


def _sold(s: GameState) -> None:
    """All bids stand: everybody pays, in turn order."""
    own = owners_of(s)
    own.owned = tuple(entrance for entrance, _ in own.bids)
    seats = seats_from_first(s)
    for seat in seats:
        changes.lose_krones(s, s.players[seat], own.bids[seat][1], own.source(seat))
    gaining.follows(s, seats)


def _why(s: GameState, f: Bidding, action: Action) -> Reason:
    if not isinstance(action, Bid):
        return comes_first(f)
    own, krones = owners_of(s), s.players[f.seat].krones
    if action.entrance not in own.offered:
        return reason(Code.NOT_OFFERED_ENTRANCE)
    if action.amount > krones:
        return reason(Code.TOO_EXPENSIVE, cost=action.amount, krones=krones)
    return reason(Code.BID_TOO_LOW, least=least_bid(s, own.bids, action.entrance))


def _choose_options(s: GameState, f: Choosing) -> list[Action]:
    return [ChooseEntrance(entrance) for entrance in owners_of(s).offered]


def _choose(s: GameState, f: Choosing, action: ChooseEntrance) -> None:
    own = owners_of(s)
    s.stack.pop()
    own.owned = tuple(action.entrance if p.seat == f.seat else 0 for p in s.players)
    if s.sink is not None:
        s.sink.append(Acted(f.seat, "choose_entrance", {"entrance": action.entrance}, SETUP))
    gaining.leave_beside(s)
    gaining.follows(s, [f.seat])


def _choose_why(s: GameState, f: Choosing, action: Action) -> Reason:
    return reason(Code.NOT_OFFERED_ENTRANCE) if isinstance(action, ChooseEntrance) else comes_first(f)


BID = Decision(_options, _resolve, _why)
CHOOSE = Decision(_choose_options, _choose, _choose_why)
