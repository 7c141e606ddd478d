"""The words every printed component shares: colours, items, letters. Light: nothing to load for it."""

from typing import Literal

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
# what "of your choice" means
DISHES_AND_DRINKS: tuple[Item, ...] = ("strudel", "cake", "wine", "coffee")
ROOM_COLORS: tuple[RoomColor, ...] = ("blue", "red", "yellow")
GUEST_COLORS: tuple[GuestColor, ...] = ("blue", "red", "yellow", "green")
STARTER_LETTERS: tuple[StarterLetter, ...] = ("A", "B", "C", "D")
LEVELS: tuple[Level, ...] = ("easy", "medium", "hard")
FLOORS = 4
COLUMNS = 5

OVERRIDES_FILE = "catalog-overrides.json"  # an owner's corrections, in the user's config folder
