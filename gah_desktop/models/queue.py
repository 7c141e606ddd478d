"""The guests waiting in front of the hotels: five places. No rules, no looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gah_desktop.app.spots import Spot
from gah_desktop.engine import actions as a
from gah_desktop.engine import queue
from gah_desktop.models.base import Model, Row
from gah_desktop.models.cards import guest_lines
from gah_desktop.models.mime import GUEST, Carried
from gah_desktop.text.names import guest_name
from gah_desktop.text.spots import slot_spot


class SlotFacts(NamedTuple):
    key: int  # the place, 0-4 from the left
    guest: int  # 0: empty
    color: str
    cost: int  # what the guest would cost the one who looks, now
    token: bool  # a token of the opponent's hotel entrance lies on it


class QueueModel(Model):
    def build(self) -> list[Row]:
        state = self.table.state
        p = self.table.player(self.seat)
        decision = self.table.game.decision
        free = decision is not None and decision.kind in ("take_guest", "choose_guest")
        rows: list[Row] = []
        for slot, guest in enumerate(state.queue):
            color = self.table.catalog.guests[guest].color if guest else ""
            extra = queue.surcharge(state, p, slot) if guest else 0
            cost = extra if free else queue.cost(state, p, slot) if guest else state.t.queue_cost[slot]
            rows.append((SlotFacts(slot, guest, color, cost, extra > 0),))
        return rows

    def spots(self, facts: SlotFacts) -> tuple[Spot, ...]:
        return (("slot", facts.key),)

    def text(self, facts: SlotFacts) -> str:
        return guest_name(facts.guest) if facts.guest else ""

    def full_text(self, facts: SlotFacts) -> str:
        return guest_lines(self.table, facts.guest) if facts.guest else self.spoken(facts)

    def spoken(self, facts: SlotFacts) -> str:
        return slot_spot(facts.key, facts.guest, facts.color, facts.cost)

    def attempts(self, facts: SlotFacts) -> Sequence[a.Action]:
        decision = self.table.game.decision
        if decision is not None and decision.kind == "choose_guest":
            return (a.ChooseGuest(facts.key),)
        return (a.TakeGuest(facts.key),)

    def carried(self, facts: SlotFacts) -> Carried | None:
        if not facts.guest:
            return None
        return Carried(GUEST, {"guest": facts.guest, "slot": facts.key})
