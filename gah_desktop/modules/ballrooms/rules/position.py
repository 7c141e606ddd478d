"""The ballrooms in a position: who dances where, and who still rehearses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from gah_desktop.engine.position.decisions import DISCOUNT, EFFECTS, NUMBER, SIGNED, Fields, index_of, one_of
from gah_desktop.engine.position.laying import Laying
from gah_desktop.engine.position.model import ModulePosition
from gah_desktop.engine.problems import Problem, ProblemCode, problem
from gah_desktop.engine.state import GameState
from gah_desktop.modules.ballrooms.rules.after_action import AFTER, BEFORE, AfterAction
from gah_desktop.modules.ballrooms.rules.captain import Captain
from gah_desktop.modules.ballrooms.rules.facts import (
    BALCONY,
    BALCONY_NAME,
    DANCERS,
    PLACES,
    WHICH,
    facts,
    name_of,
    place_of,
)
from gah_desktop.modules.ballrooms.rules.house import House, number_on, seat_on, standing
from gah_desktop.modules.ballrooms.rules.penalties import RemovingDancers
from gah_desktop.modules.ballrooms.rules.rehearsing import Rehearsing
from gah_desktop.modules.ballrooms.rules.sending import Dancing


def place_name(place: int) -> str:
    """Return "left-1" to "right-3" from the bottom, or "balcony"."""
    ballroom, row = name_of(place)
    return f"{ballroom}-{row}" if row else ballroom


PLACE_NAMES = tuple(map(place_name, PLACES))


@dataclass(frozen=True)
class Space:
    """A space of a row, from 1 on the left."""

    place: str = PLACE_NAMES[0]
    space: int = 1


@dataclass(frozen=True)
class Dancers:
    """Dancers of a seat on a space; those on the balcony are in the order in which they came."""

    place: str
    space: int
    seat: int
    number: int = 1


@dataclass(frozen=True)
class BallroomsPosition(ModulePosition[House]):
    boards: tuple[str, ...]  # left, middle, right
    scored: int = 0  # ballrooms scored for good, from the left
    offered: tuple[str, ...] = ()  # rehearsal rooms that nobody has chosen yet
    rehearsal_rooms: tuple[str, ...] = ()  # by seat, "" for none
    rehearsing: tuple[tuple[int, ...], ...] = ()  # dancers by seat and area
    dancers: tuple[Dancers, ...] = ()
    gone: tuple[int, ...] = ()  # dancers that have left the game, by seat
    green_guests: tuple[int, ...] = ()  # completed, by seat
    last: Space = Space()  # of the dancer that was sent last

    decisions: ClassVar[dict[type[Any], Fields]] = {
        Rehearsing: {},
        Dancing: {"left": NUMBER, "discount": DISCOUNT, "falls": SIGNED, "then": EFFECTS},
        RemovingDancers: {"left": NUMBER, "which": index_of(*WHICH)},
        AfterAction: {"event": one_of(BEFORE, AFTER)},
        Captain: {},
    }

    @classmethod
    def of(cls, module: House, state: GameState) -> BallroomsPosition:
        place, space = module.last
        return cls(
            module.boards,
            module.scored,
            module.offered,
            module.rehearsal,
            module.areas,
            tuple(
                Dancers(PLACE_NAMES[place], i + 1, seat_on(here), number_on(here))
                for place, spaces in enumerate(module.spaces)
                for i, here in enumerate(spaces)
                if here
            ),
            module.gone,
            module.greens,
            Space(PLACE_NAMES[place], space + 1),
        )

    def lay(self, module: House, laying: Laying, path: str) -> None:
        printed, setup = facts(laying.tables), laying.setup
        for name, values, known in (
            ("boards", self.boards, printed.rooms),
            ("offered", self.offered, printed.areas),
            ("rehearsal_rooms", self.rehearsal_rooms, ("", *printed.areas)),
        ):
            for i, value in enumerate(values):
                laying.one_of(f"{path}.{name}[{i}]", value, known)
                if value and value in values[:i]:
                    laying.problem(f"{path}.{name}[{i}]", ProblemCode.TWICE, value=value)
        laying.length(f"{path}.boards", self.boards, len(WHICH))
        laying.in_range(f"{path}.scored", self.scored, 0, len(WHICH))
        for name, by_seat in (
            ("rehearsal_rooms", self.rehearsal_rooms),
            ("rehearsing", self.rehearsing),
            ("gone", self.gone),
            ("green_guests", self.green_guests),
        ):
            laying.by_seat(f"{path}.{name}", by_seat)
        for seat, (room, areas) in enumerate(zip(self.rehearsal_rooms, self.rehearsing, strict=False)):
            most = (DANCERS,) if seat == setup.opponent else printed.areas.get(room, ())
            if laying.length(f"{path}.rehearsing[{seat}]", areas, len(most)):
                for area, (number, limit) in enumerate(zip(areas, most, strict=True)):
                    laying.in_range(f"{path}.rehearsing[{seat}][{area}]", number, 0, limit)
        for seat, numbers in enumerate(zip(self.gone, self.green_guests, strict=False)):
            laying.in_range(f"{path}.gone[{seat}]", numbers[0], 0, DANCERS)
            laying.in_range(f"{path}.green_guests[{seat}]", numbers[1], 0, 999)
        module.boards, module.scored, module.offered = self.boards, self.scored, self.offered
        module.rehearsal, module.areas = self.rehearsal_rooms, self.rehearsing
        module.gone, module.greens = self.gone, self.green_guests
        self._lay_dancers(module, laying, path)
        place = laying.one_of(f"{path}.last.place", self.last.place, PLACE_NAMES)
        laying.in_range(f"{path}.last.space", self.last.space, 1, DANCERS * 4)
        module.last = (_place(place), self.last.space - 1)

    def _lay_dancers(self, module: House, laying: Laying, path: str) -> None:
        spaces = [[0] * number for _ in WHICH for number in facts(laying.tables).spaces]
        spaces.append([0] * sum(here.place == BALCONY_NAME for here in self.dancers))
        for i, here in enumerate(self.dancers):
            mine = f"{path}.dancers[{i}]"
            place = laying.one_of(f"{mine}.place", here.place, PLACE_NAMES)
            row = spaces[_place(place)]
            if not place or not (
                laying.in_range(f"{mine}.space", here.space, 1, len(row))
                & laying.in_range(f"{mine}.seat", here.seat, 0, laying.setup.players - 1)
                & laying.in_range(f"{mine}.number", here.number, 1, DANCERS)
            ):
                continue
            if row[here.space - 1]:
                laying.problem(f"{mine}.space", ProblemCode.SPACE_TAKEN, space=f"{place} {here.space}")
            row[here.space - 1] = standing(here.seat, here.number)
        module.spaces = tuple(map(tuple, spaces))

    @staticmethod
    def problems(module: House, state: GameState) -> Iterator[Problem]:
        path = f"modules.{module.name}"
        for p in state.players:
            chosen = module.rehearsal[p.seat] or p.seat == state.setup.opponent
            expected = DANCERS if chosen else 0
            there = module.resting(p.seat) + module.in_ballrooms(p.seat) + module.gone[p.seat]
            if there != expected:
                where = f"{path}.rehearsing[{p.seat}]"
                yield problem(where, ProblemCode.DANCERS_DIFFER, number=there, expected=expected)
        for i, room in enumerate(module.offered):
            if room in module.rehearsal:
                yield problem(f"{path}.offered[{i}]", ProblemCode.TWICE, value=room)


def _place(name: str) -> int:
    ballroom, _, row = name.partition("-")
    return place_of(ballroom, int(row or 0)) if name else 0


assert PLACE_NAMES[BALCONY] == BALCONY_NAME
