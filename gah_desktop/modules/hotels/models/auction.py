"""The entrances on offer with the bids on them, and the krones one bids with. No rules, no looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from gah_desktop.app.spots import Spot
from gah_desktop.engine import actions as a
from gah_desktop.engine.pending import Pending
from gah_desktop.models.base import Model, Row
from gah_desktop.models.cards import own_figures
from gah_desktop.models.mime import BID, ENTRANCE, Carried
from gah_desktop.modules.hotels.models import phrases
from gah_desktop.modules.hotels.rules import Hotels
from gah_desktop.modules.hotels.rules.auction import Bid, Bidding, ChooseEntrance, least_bid
from gah_desktop.modules.hotels.rules.owners import owners_of
from gah_desktop.modules.hotels.words import places
from gah_desktop.text.expansion_cards import entrance_lines
from gah_desktop.text.names import component_name

KINDS = ("bid", "choose_entrance")


def asked(table: Any) -> Pending | None:
    """Whoever has to bid or to choose now, a bot too; nobody once the entrances are had."""
    decision: Pending | None = table.decision if table.has_game else None
    return decision if decision is not None and decision.kind in KINDS else None


class LotFacts(NamedTuple):
    key: int  # the entrance
    entrance: int
    bidder: int  # whose bid stands on it; -1: nobody's
    amount: int
    least: int  # what has to be bid now
    sold: bool  # for krones; else it is chosen


class AuctionModel(Model):
    """A row for each entrance while they are sold or chosen; krones are brought to them."""

    module = Hotels.name
    accepts = (BID,)

    def build(self) -> list[Row]:
        decision, own = asked(self.table), owners_of(self.table.state)
        if decision is None:
            return []
        sold = isinstance(decision, Bidding)
        bids = {entrance: (seat, amount) for seat, (entrance, amount) in enumerate(own.bids) if entrance}
        rows: list[Row] = []
        for entrance in own.offered:
            seat, amount = bids.get(entrance, (-1, 0))
            least = least_bid(self.table.state, own.bids, entrance)
            rows.append((LotFacts(entrance, entrance, seat, amount, least, sold),))
        return rows

    def spots(self, facts: LotFacts) -> tuple[Spot, ...]:
        return (("entrance", facts.entrance),)

    def text(self, facts: LotFacts) -> str:
        return component_name("entrance", facts.entrance)

    def spoken(self, facts: LotFacts) -> str:
        if not facts.sold:
            return self.text(facts)
        name = self.table.names[facts.bidder] if facts.bidder >= 0 else ""
        return places.lot_spot(facts.entrance, name, facts.amount)

    def full_text(self, facts: LotFacts) -> str:
        catalog = self.table.catalog
        printed = catalog.entrances[facts.entrance]
        beside = phrases.beside(self.table.state, facts.entrance)
        found = [self.spoken(facts), *entrance_lines(printed), *beside]
        found += own_figures(self.table, "entrances", printed)
        if facts.sold:
            found.append(places.least_bid(facts.least))
            found += own_figures(self.table, "auction", *catalog.auction.values())
        return "\n".join(found)

    def attempts(self, facts: LotFacts) -> Sequence[a.Action]:
        return (Bid(facts.entrance, facts.least) if facts.sold else ChooseEntrance(facts.entrance),)

    def carried(self, facts: LotFacts) -> Carried | None:
        return Carried(ENTRANCE, {"entrance": facts.entrance})

    def dropped(self, carried: Carried, facts: Any) -> Sequence[a.Action]:
        return (Bid(facts.entrance, carried.values["amount"]),) if facts is not None else ()


class BidFacts(NamedTuple):
    key: int  # krones
    amount: int


class PurseModel(Model):
    """So many krones as can be bid, to be clicked, or carried onto an entrance."""

    module = Hotels.name

    def build(self) -> list[Row]:
        decision = asked(self.table)
        if not isinstance(decision, Bidding) or decision.seat != self.seat:
            return []
        return [(BidFacts(amount, amount),) for amount in range(self.table.player(self.seat).krones + 1)]

    def spots(self, facts: BidFacts) -> tuple[Spot, ...]:
        return (("bid", facts.amount),)

    def text(self, facts: BidFacts) -> str:
        return places.bid_of(facts.amount)

    def attempts(self, facts: BidFacts) -> Sequence[a.Action]:
        return tuple(Bid(entrance, facts.amount) for entrance in owners_of(self.table.state).offered)

    def carried(self, facts: BidFacts) -> Carried | None:
        return Carried(BID, {"amount": facts.amount})
