"""A hotel: four floors of five rooms, the top floor in the first row. No rules, no looks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, NamedTuple

from gah_desktop.app.spots import Spot
from gah_desktop.catalog.basics import COLUMNS, FLOORS, RoomColor
from gah_desktop.engine import actions as a
from gah_desktop.engine import hotel
from gah_desktop.engine.events import Acted
from gah_desktop.engine.pending import Rooms
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.models.base import Model, Row
from gah_desktop.models.dice import actions_of_die
from gah_desktop.models.mime import DIE, GUEST, ROOM, Carried
from gah_desktop.text.spots import (
    floor_spot,
    room_bonus,
    room_cost,
    room_group,
    room_points,
    room_spot,
    room_value,
)
from gah_desktop.text.terms import bonus_amount


class RoomFacts(NamedTuple):
    key: tuple[int, int]  # floor, column
    floor: int
    column: int
    color: RoomColor
    group: int
    state: str  # "plan", "vacant", "occupied"
    vp: int  # for preparing it
    cost: int | None  # krones, if it can be prepared now
    bonus_taken: bool  # the occupancy bonus of its group has been given
    board: str  # on which it is printed
    guest: int  # who has moved in; 0: nobody, or nobody who is known by name
    bonus: int  # what its group gives


class HotelModel(Model):
    accepts = (GUEST, ROOM, DIE)
    # whose events, the seat, how many of them have been read, and what they told
    _lived: tuple[object, int, int, dict[tuple[int, int], int]] = ((), -1, 0, {})

    @property
    def columns(self) -> int:
        return COLUMNS

    @property
    def board_id(self) -> str:
        return self.table.setup.board(self.seat)

    def _residents(self) -> dict[tuple[int, int], int]:
        """Who lives where: guests are discarded, but what happened is remembered. Each event is read once."""
        events = self.table.events
        before, seat, read, found = self._lived
        if before is not events or seat != self.seat or read > len(events):
            read, found = 0, {}
        for event in islice(events, read, None):
            if not (isinstance(event, Acted) and event.kind == "move_guest" and event.seat == self.seat):
                continue
            move = event.details
            found[move["floor"], move["column"]] = move["guest"]
            if "second" in move:  # one guest in two rooms
                floor, column = move["second"]
                found[floor, column] = move["guest"]
        self._lived = (events, self.seat, len(events), found)
        return found

    def build(self) -> list[Row]:
        state, p = self.table.state, self.table.player(self.seat)
        residents, board, costs = self._residents(), self.board_id, self._costs()
        rooms = self.table.catalog.board(board).rooms
        bonuses = {group: hotel.bonus_of(state, p, group)[1] for group in {room.group for room in rooms}}
        rows: list[Row] = []
        for floor in range(FLOORS, 0, -1):
            row = []
            for column in range(1, COLUMNS + 1):
                index = hotel.index(floor, column)
                room = rooms[index]
                status = "vacant" if p.vacant >> index & 1 else "plan"
                if p.occupied >> index & 1:
                    status = "occupied"
                row.append(
                    RoomFacts(
                        (floor, column),
                        floor,
                        column,
                        room.color,
                        room.group,
                        status,
                        state.t.room_vp[index],
                        costs.get((floor, column)),
                        bool(p.bonus >> room.group & 1),
                        board,
                        residents.get((floor, column), 0) if status == "occupied" else 0,
                        bonuses[room.group],
                    )
                )
            rows.append(tuple(row))
        return rows

    def _costs(self) -> dict[tuple[int, int], int]:
        """Of the rooms that can be prepared now."""
        if not self.own:
            return {}
        decision, state, p = self.table.game.decision, self.table.state, self.table.player(self.seat)
        discount = decision.discount if isinstance(decision, Rooms) else 0
        places = [
            (option.floor, option.column) for option in self.table.options if isinstance(option, a.Prepare)
        ]
        return {place: hotel.cost(state, p, hotel.index(*place), discount) for place in places}

    def spots(self, facts: RoomFacts) -> tuple[Spot, ...]:
        return (("room", facts.floor, facts.column),)

    def text(self, facts: RoomFacts) -> str:
        return room_spot(facts.floor, facts.column, facts.color, facts.state)

    def full_text(self, facts: RoomFacts) -> str:
        """What it costs and brings, by itself and with its group."""
        told = [self.text(facts)]
        if facts.state == "plan":
            told.append(room_cost(self._price(facts)))
            if facts.vp:
                told.append(room_points(facts.vp))
        worth = self.table.catalog.tracks.floor_vp[facts.floor - 1]
        told += [*self._group(facts), room_value(worth, facts.state == "occupied")]
        return "\n".join(told)

    def _price(self, facts: RoomFacts) -> int:
        """What preparing it costs now, or would cost by itself."""
        if facts.cost is not None:
            return facts.cost
        index = hotel.index(facts.floor, facts.column)
        return hotel.cost(self.table.state, self.table.player(self.seat), index, 0)

    def _group(self, facts: RoomFacts) -> list[str]:
        occupied = self.table.player(self.seat).occupied
        rooms = [
            (room.floor, room.column)
            for room in self.table.catalog.board(facts.board).rooms
            if room.group == facts.group
        ]
        full = sum(bool(occupied & hotel.bit(*room)) for room in rooms)
        bonus = self.table.catalog.tracks.occupancy_bonus[facts.color]
        amount = bonus_amount(bonus.unit, facts.bonus)
        return [room_group(rooms), room_bonus(amount, len(rooms), full, facts.bonus_taken)]

    def floor_text(self, floor: int) -> str:
        tracks = self.table.catalog.tracks
        return floor_spot(floor, tracks.floor_cost[floor - 1], tracks.floor_vp[floor - 1])

    def attempts(self, facts: RoomFacts) -> Sequence[a.Action]:
        decision = self.table.game.decision
        if decision is not None and decision.kind == "remove_room":
            return (a.RemoveRoom(facts.floor, facts.column),)
        if decision is not None and decision.kind == "occupy":
            return (a.Occupy(facts.floor, facts.column),)
        return (a.Prepare(facts.floor, facts.column),)

    def dropped(self, carried: Carried, facts: Any) -> Sequence[a.Action]:
        values = carried.values
        if carried.type == DIE:
            return actions_of_die(self.table, carried.values, (3,))
        if facts is None:
            return ()
        if carried.type == GUEST:
            return (a.MoveGuest(values["guest"], facts.floor, facts.column),)
        return (a.Prepare(facts.floor, facts.column),) if values["color"] == facts.color else ()

    def refusal(self, mime: Any, index: Any) -> Reason | None:
        why = super().refusal(mime, index)
        carried = mime.hasFormat(ROOM) and index.isValid()
        if carried and why is not None and not self._meant(mime, index):
            return reason(Code.TILE_COLOR)
        return why
