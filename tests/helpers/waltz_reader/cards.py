"""What is printed for a game with modules: the JSON files, and the values its set-up line gives instead."""

from __future__ import annotations

import json
from typing import Any

from tests.helpers.printed import CATALOG

ITEMS = ("strudel", "cake", "wine", "coffee", "champagne")
DISHES, DRINKS = ITEMS[:2], ITEMS[2:4]
COLORS = ("red", "yellow", "blue")
WHICH = ("left", "middle", "right")
Line = dict[str, Any]


class TranscriptError(AssertionError):
    """A line that does not follow from those before."""


def _load(name: str) -> Any:
    return json.loads((CATALOG / f"{name}.json").read_text(encoding="utf-8"))


class Cards:
    """The components as they are printed or corrected, by id."""

    def __init__(self, values: list[Line]) -> None:
        self._files: dict[str, Any] = {}
        for value in values:
            entries = self._file(value["file"])
            for key, listed in entries.items():
                if key == "provenance" or not isinstance(listed, list):
                    continue
                for entry in listed:
                    if entry["id"] == value["id"]:
                        entry[value["field"]] = value["value"]
        self.guests: dict[int, Any] = self._both("guests")
        self.staff: dict[int, Any] = self._both("staff")
        self.tiles: dict[str, Any] = self._both("emperor_tiles")
        self.needs: dict[str, Any] = {k: card["needs"] for k, card in self._both("objectives").items()}
        self.points: list[int] = self._file("objectives.json")["points"]["by_place"]
        self.tracks: Any = self._file("boards.json")["tracks"]
        rooms = self._file("expansion/ballrooms.json")
        self.rows = {row["id"]: row for row in rooms["ballroom_rows"]}
        self.ballrooms = {room["id"]: room for room in rooms["ballrooms"]}
        self.rehearsal = {
            room["id"]: {area["dancers"]: area["bonus"] for area in room["areas"]}
            for room in rooms["rehearsal_rooms"]
        }
        self.die_items = {action["id"]: action["items"] for action in rooms["die_actions"]}
        self.celebrities = {t["id"]: t for t in self._file("expansion/celebrities.json")["celebrities"]}
        hotels = self._file("expansion/entrances.json")
        self.entrances = {entrance["id"]: entrance for entrance in hotels["entrances"]}
        self.auction = hotels["auction"][0]
        decks = {
            **self._file("instruction_decks.json")["instruction_decks"],
            **self._file("expansion/instruction_decks.json")["instruction_decks"],
        }
        self.decks = {name: {card["id"]: card for card in deck} for name, deck in decks.items()}

    def _file(self, name: str) -> Any:
        if name not in self._files:
            self._files[name] = _load(name.removesuffix(".json"))
        return self._files[name]

    def _both(self, name: str) -> dict[Any, Any]:
        listed = (*self._file(f"{name}.json")[name], *self._file(f"expansion/{name}.json")[name])
        return {card["id"]: card for card in listed}

    def effects(self, staff: list[int], kind: str, face: int | None = None) -> list[tuple[int, Any]]:
        """Card and effect of a kind among cards in play, for a die's face if one is given."""
        return [
            (card, effect)
            for card in staff
            for effect in self.staff[card]["effects"]
            if effect["kind"] == kind and (face is None or face in effect["faces"])
        ]

    def size(self, guest: int) -> int:
        """The number of items printed in an order."""
        return sum(self.guests[guest]["order"].values())


def what_follows(effect: Any) -> list[Any]:
    """The effects of a card that answers to something."""
    return list(effect.get("effects") or [effect["effect"]])
