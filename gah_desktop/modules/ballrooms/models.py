"""The ballrooms with everybody's dancers, and the rehearsal rooms, as item models. No rules, no looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QObject

from gah_desktop.app.spots import Spot
from gah_desktop.app.table import Table
from gah_desktop.catalog.models import Area, BallroomRow
from gah_desktop.engine.actions import Action
from gah_desktop.models.base import Model, Row
from gah_desktop.models.cards import own_figures
from gah_desktop.models.mime import DANCER, GUEST, Carried
from gah_desktop.models.part import ModelPart
from gah_desktop.modules.ballrooms.rules import Ballrooms
from gah_desktop.modules.ballrooms.rules import sending as rules
from gah_desktop.modules.ballrooms.rules.facts import (
    BALCONY,
    BALCONY_NAME,
    ROWS,
    WHICH,
    ballroom_of,
    facts,
    name_of,
    row_of,
)
from gah_desktop.modules.ballrooms.rules.house import House, house_of, number_on, seat_on
from gah_desktop.modules.ballrooms.rules.penalties import RemoveDancer, RemovingDancers
from gah_desktop.modules.ballrooms.rules.scoring import EMPTY, points_now
from gah_desktop.modules.ballrooms.rules.sending import Dancing, SendDancer
from gah_desktop.modules.ballrooms.words import place_name
from gah_desktop.modules.ballrooms.words import spots as said
from gah_desktop.modules.promo.rules.ballroom_guests import SecondDancer
from gah_desktop.text.expansion_cards import area_text, scoring_text
from gah_desktop.text.terms import join_list

Standing = tuple[int, int]  # the seat, -1 for nobody, and how many dancers


class HallFacts(NamedTuple):
    key: str  # "left", "middle" or "right"
    board: str
    round: int  # after which it is scored
    scored: bool
    due: bool  # the next to be scored
    now: tuple[int, ...]  # VP of each seat, were it scored now
    dancers: tuple[int, ...]  # of each seat
    folded: bool  # its rows are put away


class PlaceFacts(NamedTuple):
    key: int  # as the rules number it
    ballroom: str
    row: int  # 1-3 from the bottom, 0 for the balcony
    board: str
    spaces: tuple[Standing, ...]  # of the balcony as many as are taken
    price: int  # in champagne, what it costs now
    printed: int
    closed: bool  # scored
    meant: tuple[bool, ...]  # of the spaces, if something can be done there


class BallroomsModel(Model):
    """From the left, each ballroom with its rows from the top; the balcony at the end."""

    module = Ballrooms.name
    accepts = (GUEST, DANCER)

    def __init__(self, table: Table, seat: int = -1, parent: QObject | None = None) -> None:
        self._folded: frozenset[str] = frozenset()
        super().__init__(table, seat, parent)

    def fold(self, which: frozenset[str]) -> None:
        """Of these ballrooms only the heading is shown."""
        if which != self._folded:
            self._folded = which
            self.sync()

    # -- what there is

    def build(self) -> list[Row]:
        house, rows = house_of(self.table.state), len(ROWS)
        built: list[Row] = []
        for index, which in enumerate(WHICH):
            built.append((self._hall(house, index),))
            if which not in self._folded:
                places = range(index * rows + rows - 1, index * rows - 1, -1)
                built += [(self._place(house, place),) for place in places]
        built.append((self._place(house, BALCONY),))
        return built

    def _hall(self, house: House, index: int) -> HallFacts:
        state = self.table.state
        board = facts(state.t).rooms[house.boards[index]]
        there = [house.rows(p.seat, index) for p in state.players]
        return HallFacts(
            WHICH[index],
            board.id,
            state.t.visits[index],
            index < house.scored,
            index == house.scored,
            tuple(points_now(state, index)),
            tuple(map(sum, there)),
            WHICH[index] in self._folded,
        )

    def _place(self, house: House, place: int) -> PlaceFacts:
        state = self.table.state
        ballroom, row = name_of(place)
        decision = self.table.decision
        discount = decision.discount if isinstance(decision, Dancing) else 0
        beside = decision if isinstance(decision, SecondDancer) else None
        which = ballroom_of(place)
        spaces = tuple((seat_on(space), number_on(space)) for space in house.spaces[place])
        shines = self.seat if isinstance(decision, RemovingDancers) else -1
        meant = [seat == shines for seat, _ in spaces]
        if beside is not None:
            meant = [(place, space) == (beside.place, beside.space) for space in range(len(spaces))]
        return PlaceFacts(
            place,
            ballroom,
            row,
            house.boards[which],
            spaces,
            0 if beside is not None else rules.price(state, place, discount),
            facts(state.t).price[place],
            place != BALCONY and which < house.scored,
            tuple(meant),
        )

    # -- what can be done

    def spots(self, facts: Any) -> tuple[Spot, ...]:
        """A folded ballroom stands for all its rows."""
        if isinstance(facts, PlaceFacts):
            return (("ballroom", facts.ballroom, facts.row),)
        return _rows_of(facts.key) if facts.folded else ()

    def attempts(self, facts: Any) -> Sequence[Action]:
        if not isinstance(facts, PlaceFacts):
            return ()
        decision = self.table.decision
        kind = decision.kind if decision is not None else ""
        if kind == "remove_dancer":
            return (RemoveDancer(facts.ballroom, facts.row, 1),)
        if kind != "turn":
            return self._ways(0, facts.ballroom, facts.row)
        guests = rules.ready(self.table.state, self._player) or self._player.cafe[:1]
        return [action for guest in guests[:1] for action in self._ways(guest, facts.ballroom, facts.row)]

    def dropped(self, carried: Carried, facts: Any) -> Sequence[Action]:
        values = carried.values
        if facts is None or (carried.type == GUEST and values["slot"] >= 0):
            return ()
        places = [(facts.ballroom, facts.row)] if isinstance(facts, PlaceFacts) else []
        if isinstance(facts, HallFacts):
            places = [(facts.key, row) for row in range(len(ROWS), 0, -1)]
        if carried.type == GUEST:
            return [action for place in places for action in self._ways(values["guest"], *place)]
        decision = self.table.decision
        guests = self._player.cafe if decision is not None and decision.kind == "turn" else [0]
        return [
            SendDancer(guest, ballroom, row, values["area"])
            for guest in sorted(
                guests, key=lambda one: one not in rules.ready(self.table.state, self._player)
            )
            for ballroom, row in places
        ]

    def _ways(self, guest: int, ballroom: str, row: int) -> list[Action]:
        """With a dancer out of any area that has one left; else out of the first, to be told why not."""
        areas = house_of(self.table.state).areas[self.seat]
        left = [number for number, dancers in enumerate(areas, 1) if dancers] or [1]
        return [SendDancer(guest, ballroom, row, area) for area in left]

    @property
    def _player(self) -> Any:
        return self.table.player(self.seat)

    # -- reading

    def text(self, facts: Any) -> str:
        if isinstance(facts, HallFacts):
            return said.hall_name(facts.key, facts.board)
        return place_name(facts.ballroom, facts.row or None)

    def spoken(self, facts: Any) -> str:
        if isinstance(facts, HallFacts):
            return self.text(facts)
        stand = [(name, number) for name, seat in self._seats() if (number := _dancers(facts.spaces, seat))]
        free = None if facts.ballroom == BALCONY_NAME else sum(seat < 0 for seat, _ in facts.spaces)
        return said.place_spot(facts.ballroom, facts.row or None, facts.price, stand, free)

    def full_text(self, facts: Any) -> str:
        return "\n".join(
            self._hall_lines(facts) if isinstance(facts, HallFacts) else self._place_lines(facts)
        )

    def _hall_lines(self, facts: HallFacts) -> list[str]:
        scoring = self.table.catalog.ballrooms[facts.board].scoring
        names = [name for name, _ in self._seats()]
        return [
            self.text(facts),
            said.hall_when(facts.round, facts.scored, facts.due),
            scoring_text(scoring),
            said.empty_text(EMPTY),
            said.now_text(names, facts.now, facts.scored),
            *own_figures(self.table, "ballroom_rows", *rows_of(self.table)),
        ]

    def _place_lines(self, facts: PlaceFacts) -> list[str]:
        told = [self.spoken(facts)]
        if facts.price != facts.printed:
            told.append(said.dearer(facts.printed))
        if facts.ballroom == BALCONY_NAME:
            told.append(said.balcony_note())
        else:
            told.append(said.row_bonus(self.bonus(facts)))
        if facts.closed:
            told.append(said.closed_note())
        row = self.table.catalog.ballroom_rows[ROWS[facts.row - 1] if facts.row else BALCONY_NAME]
        return [*told, *own_figures(self.table, "ballroom_rows", row)]

    def bonus(self, facts: PlaceFacts) -> tuple[Any, ...]:
        """What a dancer there brings at once, as it is printed."""
        if facts.ballroom == BALCONY_NAME:
            return ()
        return tuple(self.table.catalog.ballrooms[facts.board].bonus[ROWS[row_of(facts.key)]])

    def _seats(self) -> list[tuple[str, int]]:
        return [(name, seat) for seat, name in enumerate(self.table.names)]


def rows_of(table: Table) -> list[BallroomRow]:
    """What is printed of the rows that every ballroom has."""
    return [table.catalog.ballroom_rows[row] for row in ROWS]


def _rows_of(which: str) -> tuple[Spot, ...]:
    return tuple(("ballroom", which, row) for row in range(len(ROWS), 0, -1))


def _dancers(spaces: tuple[Standing, ...], seat: int) -> int:
    return sum(number for whose, number in spaces if whose == seat)


class OfferedFacts(NamedTuple):
    key: str  # the rehearsal room
    areas: tuple[int, ...]  # dancers in each


class AreaFacts(NamedTuple):
    key: int  # the area, from 1
    room: str
    seat: int
    left: int
    size: int


class RehearsalModel(Model):
    """The areas of a rehearsal room; before it is chosen the rooms that may be."""

    module = Ballrooms.name

    def build(self) -> list[Row]:
        house = house_of(self.table.state)
        room = house.rehearsal[self.seat]
        sizes = facts(self.table.state.t).areas
        if not room:
            return [(OfferedFacts(offered, sizes[offered]),) for offered in house.offered]
        areas = zip(house.areas[self.seat], sizes[room], strict=True)
        return [(AreaFacts(area, room, self.seat, left, size),) for area, (left, size) in enumerate(areas, 1)]

    def spots(self, facts: Any) -> tuple[Spot, ...]:
        return (("area", facts.key),) if isinstance(facts, AreaFacts) else (("rehearsal", facts.key),)

    def attempts(self, facts: Any) -> Sequence[Action]:
        """To the cheapest place that is open."""
        if not isinstance(facts, AreaFacts):
            return ()
        state, p = self.table.state, self.table.player(self.seat)
        places = house_of(state).open_places()
        ballroom, row = name_of(min(places, key=lambda place: rules.price(state, place, 0)))
        decision = self.table.decision
        if decision is not None and decision.kind != "turn":
            return (SendDancer(0, ballroom, row, facts.key),)
        guests = rules.ready(state, p) or p.cafe[:1]
        return [SendDancer(guest, ballroom, row, facts.key) for guest in guests[:1]]

    def carried(self, facts: Any) -> Carried | None:
        if not isinstance(facts, AreaFacts) or not facts.left:
            return None
        return Carried(DANCER, {"area": facts.key})

    # -- reading

    def bonus(self, facts: AreaFacts) -> tuple[Any, ...]:
        return tuple(self._areas(facts.room)[facts.key - 1].bonus)

    def text(self, facts: Any) -> str:
        if isinstance(facts, OfferedFacts):
            return said.rehearsal_name(facts.key)
        return said.area_spot(facts.key, facts.left, facts.size)

    def spoken(self, facts: Any) -> str:
        return said.offered_spot(facts.key) if isinstance(facts, OfferedFacts) else self.text(facts)

    def full_text(self, facts: Any) -> str:
        room = self.table.catalog.rehearsal_rooms[facts.room if isinstance(facts, AreaFacts) else facts.key]
        own = own_figures(self.table, "rehearsal_rooms", room)
        if isinstance(facts, AreaFacts):
            told = said.area_bonus(self.bonus(facts), had=not facts.left)
            return "\n".join((self.text(facts), told, *own))
        return "\n".join((self.spoken(facts), *map(area_text, room.areas), *own))

    def _areas(self, room: str) -> Sequence[Area]:
        return self.table.catalog.rehearsal_rooms[room].areas


# What the small house of another player shows besides


def _figures(table: Table, seat: int) -> list[tuple[str, int]]:
    """Pictograms with their numbers: dancers that can still be sent."""
    house = house_of(table.state)
    return [("dancer", house.resting(seat))] if house.areas[seat] else []


def _lines(table: Table, seat: int) -> list[str]:
    """The same in words, with its rehearsal room."""
    house = house_of(table.state)
    if not house.areas[seat]:
        return []
    lines = [said.dancers(house.resting(seat))]
    room = house.rehearsal[seat]
    if room:
        areas = zip(house.areas[seat], facts(table.state.t).areas[room], strict=True)
        left = [said.area_spot(area, has, size) for area, (has, size) in enumerate(areas, 1)]
        lines = [said.rehearsal_left(room, join_list(left))]
    return lines


PART = ModelPart(module="ballrooms", figures=_figures, lines=_lines)
