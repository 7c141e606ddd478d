"""The kitchen's four stocks, and the items just received that wait for their place. No rules, no looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from gah_desktop.app.spots import Spot
from gah_desktop.catalog.basics import ITEMS
from gah_desktop.engine import actions as a
from gah_desktop.engine.pending import PlaceItems
from gah_desktop.models.base import Model, Row
from gah_desktop.models.dice import actions_of_die
from gah_desktop.models.mime import DIE, ITEM, Carried
from gah_desktop.text.names import item_name
from gah_desktop.text.spots import kitchen_spot, received_spot


class StockFacts(NamedTuple):
    key: str  # the item
    item: str
    stock: int


class TokenFacts(NamedTuple):
    key: tuple[str, int]  # the item, and which one of its kind
    item: str


class KitchenModel(Model):
    """Clicking a stock serves from it; of items received, clicking the kitchen's stock takes one in."""

    accepts = (ITEM, DIE)

    def build(self) -> list[Row]:
        kitchen = self.table.player(self.seat).kitchen
        shown = self.table.items
        return [(StockFacts(item, item, n),) for item, n in zip(ITEMS, kitchen, strict=True) if item in shown]

    def actions(self, facts: StockFacts) -> tuple[a.Action, ...]:
        into = a.Place(facts.item, 0)
        return tuple(
            action for action in super().actions(facts) if isinstance(action, a.Serve) or action == into
        )

    def spots(self, facts: StockFacts) -> tuple[Spot, ...]:
        return (("item", facts.item),)

    def text(self, facts: StockFacts) -> str:
        return item_name(facts.item)

    def full_text(self, facts: StockFacts) -> str:
        return self.spoken(facts)

    def spoken(self, facts: StockFacts) -> str:
        return kitchen_spot(facts.item, facts.stock)

    def attempts(self, facts: StockFacts) -> Sequence[a.Action]:
        p = self.table.player(self.seat)
        return [a.Serve(facts.item, guest) for guest in p.cafe[:1]]

    def carried(self, facts: StockFacts) -> Carried | None:
        return Carried(ITEM, {"item": facts.item, "origin": "kitchen"}) if facts.stock else None

    def dropped(self, carried: Carried, facts: Any) -> Sequence[a.Action]:
        values = carried.values
        if carried.type == DIE:
            return actions_of_die(self.table, values, (1, 2))
        return (a.Place(values["item"], 0),) if values["origin"] == "received" else ()


class ReceivedModel(Model):
    """One row for every single item that waits."""

    def build(self) -> list[Row]:
        decision = self.table.game.decision
        if not isinstance(decision, PlaceItems) or decision.seat != self.seat:
            return []
        bag = zip(ITEMS, decision.bag, strict=True)
        return [(TokenFacts((item, nth), item),) for item, count in bag for nth in range(count)]

    def spots(self, facts: TokenFacts) -> tuple[Spot, ...]:
        return (("item", facts.item),)

    def text(self, facts: TokenFacts) -> str:
        return item_name(facts.item)

    def spoken(self, facts: TokenFacts) -> str:
        return received_spot(facts.item)

    def carried(self, facts: TokenFacts) -> Carried | None:
        return Carried(ITEM, {"item": facts.item, "origin": "received"})

    def place_all(self) -> None:
        """One by one to the first guest who waits for it, else into the kitchen."""
        while self.own and (action := self._next_place()) is not None:
            if self.table.try_apply(action) is not None:
                break

    def _next_place(self) -> a.Action | None:
        options = [option for option in self.table.options if isinstance(option, a.Place)]
        return next((option for option in options if option.guest), options[0] if options else None)
