"""The three tables of a café. A guest keeps its table until it leaves. No rules, no looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from gah_desktop.app.spots import Spot
from gah_desktop.catalog.basics import ITEMS
from gah_desktop.engine import actions as a
from gah_desktop.engine import hotel
from gah_desktop.engine.items import NOTHING, Items, unpack
from gah_desktop.engine.queue import TABLES, tables
from gah_desktop.models.base import Model, Row
from gah_desktop.models.cards import guest_lines
from gah_desktop.models.mime import GUEST, ITEM, Carried
from gah_desktop.models.part import used_guests
from gah_desktop.text.names import guest_name
from gah_desktop.text.spots import table_spot


class TableFacts(NamedTuple):
    key: int  # the table, 0-2
    guest: int  # 0: free
    color: str
    order: tuple[tuple[str, bool], ...]  # (item, already served)
    missing: Items
    ready: bool  # the order is complete
    stays: bool = False  # for good, and is used from here
    used: bool = False  # in this round


class CafeModel(Model):
    accepts = (GUEST, ITEM)

    def prepare(self) -> None:
        self._guests = [0] * TABLES
        self._whose = -1

    def build(self) -> list[Row]:
        p = self.table.player(self.seat)
        self._seat_guests(p.cafe)
        return [(self._facts(place, guest),) for place, guest in enumerate(self._guests)]

    def _seat_guests(self, cafe: list[int]) -> None:
        places = tables(self.table.state, self.table.player(self.seat))
        if self._whose != self.seat or len(self._guests) != places:
            self._whose, self._guests = self.seat, [0] * places
        self._guests = [guest if guest in cafe else 0 for guest in self._guests]
        for guest in cafe:
            if guest not in self._guests:
                self._guests[self._guests.index(0)] = guest

    def _facts(self, place: int, guest: int) -> TableFacts:
        if not guest:
            return TableFacts(place, 0, "", (), NOTHING, False)
        p = self.table.player(self.seat)
        card = self.table.catalog.guests[guest]
        missing = unpack(p.needs[p.cafe.index(guest)])
        order = tuple(
            (item, nth < ordered - lacking)
            for item, ordered, lacking in zip(ITEMS, card.order.counts, missing, strict=True)
            for nth in range(ordered)
        )
        stays = card.table is not None
        ready, used = not any(missing) and not stays, guest in used_guests(self.table)
        return TableFacts(place, guest, card.color, order, missing, ready, stays, used)

    def actions(self, facts: TableFacts) -> tuple[a.Action, ...]:
        # Also at the opponent's tables: somebody there may have to be fed.
        return self.table.at(("guest", facts.guest)) if facts.guest else ()

    def spots(self, facts: TableFacts) -> tuple[Spot, ...]:
        return (("guest", facts.guest),) if facts.guest else ()

    def text(self, facts: TableFacts) -> str:
        return guest_name(facts.guest) if facts.guest else ""

    def full_text(self, facts: TableFacts) -> str:
        return guest_lines(self.table, facts.guest) if facts.guest else self.spoken(facts)

    def spoken(self, facts: TableFacts) -> str:
        return table_spot(
            facts.key, facts.guest, facts.color, facts.missing, stays=facts.stays, used=facts.used
        )

    def attempts(self, facts: TableFacts) -> Sequence[a.Action]:
        if not facts.guest:
            return ()
        p, board = self.table.player(self.seat), self.table.catalog.board(self.table.setup.board(self.seat))
        rooms = [room for i, room in enumerate(board.rooms) if facts.color in (room.color, "green")]
        rooms.sort(key=lambda room: not p.vacant & hotel.bit(room.floor, room.column))
        return [a.MoveGuest(facts.guest, room.floor, room.column) for room in rooms[:1]]

    def carried(self, facts: TableFacts) -> Carried | None:
        return Carried(GUEST, {"guest": facts.guest, "slot": -1}) if facts.guest else None

    def dropped(self, carried: Carried, facts: Any) -> Sequence[a.Action]:
        values = carried.values
        if carried.type == GUEST:
            if values["slot"] < 0:
                return ()
            decision = self.table.game.decision
            if decision is not None and decision.kind == "choose_guest":
                return (a.ChooseGuest(values["slot"]),)
            return (a.TakeGuest(values["slot"]),)
        if facts is None or not facts.guest:
            return ()
        if values["origin"] == "received":
            return (a.Place(values["item"], facts.guest),)
        return (a.Serve(values["item"], facts.guest),)
