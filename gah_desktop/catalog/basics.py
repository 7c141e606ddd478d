"""The words every printed component shares: colours, items, letters and where a value comes from."""

from collections.abc import Iterator, Mapping
from typing import Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

Item = Literal["strudel", "cake", "wine", "coffee"]
RoomColor = Literal["blue", "red", "yellow"]
GuestColor = Literal["blue", "red", "yellow", "green"]
Letter = Literal["A", "B", "C"]
StarterLetter = Literal["A", "B", "C", "D"]
Timing = Literal["once", "round", "permanent", "end"]
Level = Literal["easy", "medium", "hard"]
Ruleset = Literal["deluxe", "classic"]
Provenance = Literal["rulebook", "cards", "house"]

ITEMS: tuple[Item, ...] = ("strudel", "cake", "wine", "coffee")
ROOM_COLORS: tuple[RoomColor, ...] = ("blue", "red", "yellow")
GUEST_COLORS: tuple[GuestColor, ...] = ("blue", "red", "yellow", "green")
STARTER_LETTERS: tuple[StarterLetter, ...] = ("A", "B", "C", "D")
LEVELS: tuple[Level, ...] = ("easy", "medium", "hard")
FLOORS = 4
COLUMNS = 5


class Printed(BaseModel):
    """Base of everything in the catalog: it never changes and knows each of its keys."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Sourced(Printed):
    """A component that remembers, field by field, where its values come from."""

    provenance: Mapping[str, Provenance]

    @model_validator(mode="after")
    def _provenance_names_fields(self) -> Self:
        strangers = set(self.provenance) - set(type(self).model_fields)
        if strangers:
            raise ValueError(f"provenance of unknown fields: {', '.join(sorted(strangers))}")
        return self

    def is_house(self, field: str) -> bool:
        """Whether the value of a field is a house value: one that no text prints."""
        return self.provenance.get(field) == "house"


class ItemCounts(Printed):
    """How many of each item, as an order or a gain."""

    strudel: int = Field(default=0, ge=0)
    cake: int = Field(default=0, ge=0)
    wine: int = Field(default=0, ge=0)
    coffee: int = Field(default=0, ge=0)

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

    @model_validator(mode="after")
    def _something(self) -> Self:
        if not self.total:
            raise ValueError("at least one item")
        return self
