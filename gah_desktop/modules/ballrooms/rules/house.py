"""What the module keeps: the ballrooms with everybody's dancers, and the rehearsal rooms. Plain values.

A space holds dancers of one seat: 0 is free, else eight times their number plus the seat plus one.
"""

from __future__ import annotations

from gah_desktop.engine.module import Module, in_play
from gah_desktop.engine.state import GameState
from gah_desktop.modules.ballrooms.rules.facts import (
    BALCONY,
    DANCERS,
    PLACES,
    RIGHT,
    ROWS,
    WHICH,
    facts,
)

Space = int


def standing(seat: int, number: int = 1) -> Space:
    return number * 8 + seat + 1


def seat_on(space: Space) -> int:
    """-1: nobody."""
    return space % 8 - 1


def number_on(space: Space) -> int:
    return space // 8


class House(Module):
    """The state of the module."""

    __slots__ = ("areas", "boards", "gone", "greens", "last", "offered", "rehearsal", "scored", "spaces")

    def __init__(self) -> None:
        self.boards: tuple[str, ...] = ()  # ballrooms: left, middle, right
        self.spaces: tuple[tuple[Space, ...], ...] = ()  # by place; the balcony grows
        self.scored = 0  # so many, from the left, have been scored for good
        self.offered: tuple[str, ...] = ()  # rehearsal rooms nobody has chosen yet
        self.rehearsal: tuple[str, ...] = ()  # by seat
        # dancers that rehearse, by seat and area; the opponent's stand beside the hotel, in one area
        self.areas: tuple[tuple[int, ...], ...] = ()
        self.gone: tuple[int, ...] = ()  # dancers that have left the game, by seat
        self.greens: tuple[int, ...] = ()  # green guests completed, by seat
        self.last = (0, 0)  # place and space of the dancer sent last, or that another is still to join

    def open_house(self, s: GameState, boards: tuple[str, ...], offered: tuple[str, ...]) -> None:
        """Everything is empty, and nobody has a rehearsal room."""
        seats = range(s.setup.players)
        self.boards, self.offered = boards, offered
        self.spaces = (*((0,) * number for _ in WHICH for number in facts(s.t).spaces), ())
        self.rehearsal = ("",) * len(seats)
        self.areas = tuple((DANCERS,) if seat == s.setup.opponent else () for seat in seats)
        self.gone = self.greens = (0,) * len(seats)

    def furnish(self, s: GameState, seat: int, room: str) -> None:
        self.rehearsal = _with(self.rehearsal, seat, room)
        self.areas = _with(self.areas, seat, facts(s.t).areas[room])

    # What stands where

    def free_space(self, place: int) -> int:
        """The first free one of a row, by its index; -1 if there is none. The balcony always has one."""
        spaces = self.spaces[place]
        if place == BALCONY:
            return len(spaces)
        return spaces.index(0) if 0 in spaces else -1

    def open_places(self) -> list[int]:
        """Where a dancer may be sent: free spaces of ballrooms not yet scored, and the balcony."""
        return [
            place
            for place in PLACES
            if place == BALCONY or (place // len(ROWS) >= self.scored and 0 in self.spaces[place])
        ]

    def dancers(self, seat: int, place: int) -> int:
        own = seat + 1
        number = 0
        for space in self.spaces[place]:
            if space & 7 == own:
                number += space >> 3
        return number

    def rows(self, seat: int, which: int) -> tuple[int, ...]:
        """The dancers of a seat in a ballroom, by row; those on the balcony stand in the top one."""
        first = len(ROWS) * which
        found = [self.dancers(seat, first + row) for row in range(len(ROWS))]
        if which == RIGHT:
            found[-1] += self.dancers(seat, BALCONY)
        return tuple(found)

    def in_ballrooms(self, seat: int) -> int:
        return sum(self.dancers(seat, place) for place in PLACES)

    def resting(self, seat: int) -> int:
        """Those that can still be sent."""
        return sum(self.areas[seat])

    # Changes

    def put(self, seat: int, place: int) -> int:
        """A dancer onto the first free space; its index."""
        space = self.free_space(place)
        spaces = self.spaces[place]
        self.spaces = _with(self.spaces, place, (*spaces[:space], standing(seat), *spaces[space + 1 :]))
        return space

    def put_beside(self, seat: int, place: int, space: int) -> None:
        """One more dancer onto a space that the seat has taken."""
        spaces = self.spaces[place]
        more = standing(seat, number_on(spaces[space]) + 1)
        self.spaces = _with(self.spaces, place, (*spaces[:space], more, *spaces[space + 1 :]))

    def take_from_area(self, seat: int, area: int) -> bool:
        """One dancer leaves; whether it was the last one there."""
        areas = self.areas[seat]
        self.areas = _with(self.areas, seat, _with(areas, area, areas[area] - 1))
        return areas[area] == 1

    def remove(self, seat: int, place: int, space: int) -> None:
        """One dancer leaves the game; an empty space of the balcony is no longer one."""
        spaces = self.spaces[place]
        number = number_on(spaces[space]) - 1
        left = (standing(seat, number),) if number else () if place == BALCONY else (0,)
        self.spaces = _with(self.spaces, place, (*spaces[:space], *left, *spaces[space + 1 :]))
        self.gone = _with(self.gone, seat, self.gone[seat] + 1)

    def next_scored(self, s: GameState) -> int:
        """The ballroom scored next, by the round."""
        return min(sum(s.round > visit for visit in s.t.visits), RIGHT)


def _with(row: tuple, index: int, value: object) -> tuple:  # type: ignore[type-arg]
    return (*row[:index], value, *row[index + 1 :])


def house_of(s: GameState) -> House:
    return in_play(s, House)
