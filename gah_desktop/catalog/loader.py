"""Read the built-in catalog from the resources, once.

What is read is trusted: the build and the tests have validated it (`schema`), and validating it again
would take longer than all the rest of a start. The expansion is read when a game is played with it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

from ..resources import resource_path
from .effects import Effect, ItemCounts, Penalty
from .models import (
    Area,
    Auction,
    Ballroom,
    BallroomRow,
    Board,
    Catalog,
    Celebrity,
    DieAction,
    EmperorTile,
    Entrance,
    Guest,
    InstructionAction,
    InstructionCard,
    InstructionGuest,
    Objective,
    ObjectiveNeeds,
    OccupancyBonus,
    RehearsalRoom,
    RoomVp,
    Scoring,
    Staff,
    TableCard,
    Token,
    Tracks,
    Where,
)

CARDS = {
    "guests": Guest,
    "staff": Staff,
    "objectives": Objective,
    "emperor_tiles": EmperorTile,
    "boards": Board,
}
# what only the expansion has, by the file it stands in
EXPANSION: dict[str, tuple[str, Any]] = {
    "ballroom_rows": ("ballrooms", BallroomRow),
    "ballrooms": ("ballrooms", Ballroom),
    "rehearsal_rooms": ("ballrooms", RehearsalRoom),
    "die_actions": ("ballrooms", DieAction),
    "celebrities": ("celebrities", Celebrity),
    "entrances": ("entrances", Entrance),
    "auction": ("entrances", Auction),
}
# cards of the base game's kinds that the expansion brings
MORE_CARDS = ("guests", "staff", "objectives", "emperor_tiles")
Data = dict[str, Any]


@cache
def expanded_catalog() -> Catalog:
    """The built-in catalog with all that the expansion brings."""
    return _expanded(built_in_catalog(), shipped_expansion())


def expanded(catalog: Catalog) -> Catalog:
    """A catalog with the expansion; a corrected one has it already."""
    if catalog.ballrooms:
        return catalog
    return expanded_catalog() if catalog is built_in_catalog() else _expanded(catalog, shipped_expansion())


def of_expansion(card: Any) -> bool:
    return card.set not in ("base", "promo") or getattr(card, "only_with", None) is not None


@cache
def built_in_catalog() -> Catalog:
    return made(shipped())


def shipped() -> Data:
    """What the resource files say, by the fields of the catalog."""
    files = {
        name: json.loads(resource_path(f"catalog/{name}.json").read_bytes())
        for name in (*CARDS, "instruction_decks")
    }
    boards = files["boards"]
    return {
        **{kind: _by_id(files[kind][kind], files[kind]["provenance"]) for kind in CARDS},
        "objective_points": files["objectives"]["points"]["by_place"],
        "tracks": {**boards["tracks"], "provenance": boards["tracks_provenance"]},
        "instruction_decks": files["instruction_decks"]["instruction_decks"],
    }


def shipped_expansion() -> Data:
    """What the files of the expansion say, by the fields of the catalog."""
    names = {*MORE_CARDS, "instruction_decks", *(file for file, _ in EXPANSION.values())}
    files = {
        name: json.loads(resource_path(f"catalog/expansion/{name}.json").read_bytes())
        for name in sorted(names)
    }
    return {
        **{kind: _by_id(files[kind][kind], files[kind]["provenance"]) for kind in MORE_CARDS},
        **{
            kind: _by_id(files[file][kind], files[file]["provenance"].get(kind, files[file]["provenance"]))
            for kind, (file, _) in EXPANSION.items()
        },
        "instruction_decks": files["instruction_decks"]["instruction_decks"],
    }


def _by_id(cards: list[Data], provenance: dict[str, str]) -> Data:
    """Cards by id; what a file says of all its cards holds unless a card says otherwise."""
    return {
        card["id"]: {**card, "provenance": {**provenance, **card.get("provenance", {})}} for card in cards
    }


def made(data: Data) -> Catalog:
    """The catalog out of what the files say."""
    cards: Data = {
        kind: {number: _read(card, make) for number, card in data[kind].items()}
        for kind, make in CARDS.items()
    }
    bonuses = data["tracks"]["occupancy_bonus"]
    tracks = _read(data["tracks"], Tracks)._replace(
        occupancy_bonus={color: _read(bonus, OccupancyBonus) for color, bonus in bonuses.items()}
    )
    decks = {name: _read(deck, InstructionCard) for name, deck in data["instruction_decks"].items()}
    points = _read(data["objective_points"])
    return Catalog(**cards, objective_points=points, tracks=tracks, instruction_decks=decks)


def _expanded(base: Catalog, data: Data) -> Catalog:
    """Cards of all kinds beside those of the base game, objectives and tiles by letter."""
    cards: Data = {
        kind: {
            **getattr(base, kind),
            **{number: _read(card, CARDS[kind]) for number, card in data[kind].items()},
        }
        for kind in MORE_CARDS
    }
    own: Data = {
        kind: {number: _read(card, make) for number, card in data[kind].items()}
        for kind, (_, make) in EXPANSION.items()
    }
    for entrance in own["entrances"].values():
        if entrance.occupancy_bonus:
            bonuses = {color: OccupancyBonus(**held) for color, held in entrance.occupancy_bonus.items()}
            own["entrances"][entrance.id] = entrance._replace(occupancy_bonus=bonuses)
    decks = {name: _read(deck, InstructionCard) for name, deck in data["instruction_decks"].items()}
    return base._replace(**cards, **own, instruction_decks={**base.instruction_decks, **decks})


# fields that hold components, by name
_PARTS: dict[str, Callable[..., Any]] = {
    "order": ItemCounts.by_name,
    "items": ItemCounts.by_name,
    "rewards": Effect,
    "reward": Effect,
    "effects": Effect,
    "effect": Effect,
    "penalty": Penalty,
    "left": Effect,
    "right": Effect,
    "needs": ObjectiveNeeds,
    "room_vp": RoomVp,
    "guests": InstructionGuest,
    "actions": InstructionAction,
    "where": Where,
    "table": TableCard,
    "bonus": Effect,
    "scoring": Scoring,
    "areas": Area,
    "gained": Effect,
    "tokens": Token,
    "column": Effect,
    "floor": Effect,
    "after_staff": Effect,
    "alone_most": Effect,
}
# and those that hold lists of components by a key
_KEYED = frozenset(("bonus", "second_die_bonus", "group_opened"))


def _read(value: Any, make: Callable[..., Any] | None = None) -> Any:
    """What JSON says: objects as such a component, or else as mappings; lists as tuples; "2" as the key 2."""
    if isinstance(value, list):
        return tuple([_read(held, make) for held in value])
    if not isinstance(value, dict):
        return value
    if make is not None:
        return make(
            **{
                name: _field(name, held) if isinstance(held, dict | list) else held
                for name, held in value.items()
            }
        )
    return {int(key) if key.isdecimal() else key: _read(held) for key, held in value.items()}


def _field(name: str, held: Any) -> Any:
    if name in _KEYED and isinstance(held, dict):
        return {int(key) if key.isdecimal() else key: _read(part, Effect) for key, part in held.items()}
    return _read(held, _PARTS.get(name))
