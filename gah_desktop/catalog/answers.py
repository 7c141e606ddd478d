"""What printed components answer out of their own fields: the part of the models that needs no validation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from .basics import COLUMNS, FLOORS, ITEMS, Item, RoomColor

if TYPE_CHECKING:
    from .basics import Provenance, Ruleset, StarterLetter
    from .models import Board, Guest, InstructionCard, RoomVp, Staff


class SourcedAnswers:
    if TYPE_CHECKING:
        provenance: Mapping[str, Provenance]

    def is_house(self, field: str) -> bool:
        """Whether the value of a field is a house value: one that no text prints."""
        return self.provenance.get(field) == "house"


class ItemCountsAnswers:
    if TYPE_CHECKING:
        strudel: int
        cake: int
        wine: int
        coffee: int

    @property
    def counts(self) -> tuple[int, int, int, int]:
        """In the order of `ITEMS`."""
        return (self.strudel, self.cake, self.wine, self.coffee)

    @property
    def total(self) -> int:
        return sum(self.counts)

    def pairs(self) -> Iterator[tuple[Item, int]]:
        """The items that are there at all, with their number."""
        return ((item, count) for item, count in zip(ITEMS, self.counts, strict=True) if count)


class StaffAnswers:
    if TYPE_CHECKING:
        cost: int
        classic_cost: int | None

    def cost_in(self, ruleset: Ruleset) -> int:
        if ruleset == "classic" and self.classic_cost is not None:
            return self.classic_cost
        return self.cost


class Room(NamedTuple):
    """One room space of a hotel board; floors from the bottom, columns from the left, both from 1."""

    floor: int
    column: int
    color: RoomColor
    group: int


class BoardAnswers:
    if TYPE_CHECKING:
        colors: tuple[str, ...]

    @cached_property
    def rooms(self) -> tuple[Room, ...]:
        """All 20 rooms, bottom floor first, left to right; groups are numbered in the same order."""
        names: dict[str, RoomColor] = {"b": "blue", "r": "red", "y": "yellow"}
        groups = self._groups()
        return tuple(
            Room(index // COLUMNS + 1, index % COLUMNS + 1, names[letter], groups[index])
            for index, letter in enumerate("".join(self.colors))
        )

    def room(self, floor: int, column: int) -> Room:
        return self.rooms[(floor - 1) * COLUMNS + column - 1]

    def _groups(self) -> list[int]:
        letters = "".join(self.colors)
        groups = [-1] * len(letters)
        found = 0
        for start in range(len(letters)):
            if groups[start] >= 0:
                continue
            pending = [start]
            while pending:
                here = pending.pop()
                if groups[here] < 0:
                    groups[here] = found
                    pending += [near for near in neighbours(here) if letters[near] == letters[here]]
            found += 1
        return groups


def neighbours(index: int) -> list[int]:
    """The orthogonal neighbours of a room, all as indices into `Board.rooms`."""
    floor, column = divmod(index, COLUMNS)
    return [
        f * COLUMNS + c
        for f, c in ((floor - 1, column), (floor, column - 1), (floor, column + 1), (floor + 1, column))
        if 0 <= f < FLOORS and 0 <= c < COLUMNS
    ]


class TracksAnswers:
    if TYPE_CHECKING:
        room_vp: tuple[RoomVp, ...]

    def prepare_vp(self, floor: int, column: int) -> int:
        """The VP for preparing this room; most have none."""
        return next((r.vp for r in self.room_vp if (r.floor, r.column) == (floor, column)), 0)


class CatalogAnswers:
    if TYPE_CHECKING:
        guests: Mapping[int, Guest]
        staff: Mapping[int, Staff]
        boards: Mapping[str, Board]
        leopold: tuple[InstructionCard, ...]

    @property
    def instruction_decks(self) -> Mapping[str, tuple[InstructionCard, ...]]:
        return {"leopold": self.leopold}

    def board(self, board_id: str) -> Board:
        return self.boards[board_id]

    def guest_ids(self, *, promo: bool) -> tuple[int, ...]:
        """The guests of a game, with or without the promo guests."""
        return tuple(guest.id for guest in self.guests.values() if promo or guest.set == "base")

    def starter_set(self, letter: StarterLetter) -> tuple[int, ...]:
        """The staff cards a beginner is dealt."""
        return tuple(card.id for card in self.staff.values() if card.starter_set == letter)
