"""The words every printed component shares: colours, items, letters, sets. Light: nothing to load for it."""

from typing import Literal, get_args

Item = Literal["strudel", "cake", "wine", "coffee", "champagne"]
RoomColor = Literal["blue", "red", "yellow"]
GuestColor = Literal["blue", "red", "yellow", "green"]
Letter = Literal["A", "B", "C"]
StarterLetter = Literal["A", "B", "C", "D"]
Timing = Literal["once", "round", "permanent", "end"]
Level = Literal["easy", "medium", "hard"]
Ruleset = Literal["deluxe", "classic"]
# what a component belongs to: the base game, or what else a game can be set up with; "waltz" is any of
# the expansion's modules
ComponentSet = Literal["base", "promo", "ballrooms", "celebrities", "hotels", "more", "waltz"]
# The source of a value. "transcription": two public transcriptions agree, and no rulebook confirms it.
# "house": no text gives it. "calibrated": no text gives it, and games of bots changed the first estimate.
Provenance = Literal["rulebook", "cards", "transcription", "house", "calibrated"]
OURS: tuple[Provenance, ...] = ("house", "calibrated")
# what neither the rulebook nor a card has confirmed, and so is open to correction
OPEN: tuple[Provenance, ...] = ("transcription", *OURS)

BASE = ("base", "promo")  # sets of the base game, which both editions can be played with
ITEMS: tuple[Item, ...] = get_args(Item)
# what "of your choice" means: never champagne
DISHES_AND_DRINKS: tuple[Item, ...] = ("strudel", "cake", "wine", "coffee")
ROOM_COLORS: tuple[RoomColor, ...] = get_args(RoomColor)
GUEST_COLORS: tuple[GuestColor, ...] = get_args(GuestColor)
STARTER_LETTERS: tuple[StarterLetter, ...] = get_args(StarterLetter)
LEVELS: tuple[Level, ...] = get_args(Level)
FLOORS = 4
COLUMNS = 5

OVERRIDES_FILE = "catalog-overrides.json"  # an owner's corrections, in the user's config folder
