"""What is printed on the components, read straight from the JSON files. Imports nothing of the game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

CATALOG = Path(__file__).resolve().parents[2] / "resources" / "catalog"
ITEMS = ("strudel", "cake", "wine", "coffee")
COLORS = {"b": "blue", "r": "red", "y": "yellow"}


def _load(name: str) -> Any:
    return json.loads((CATALOG / f"{name}.json").read_text(encoding="utf-8"))


GUESTS: dict[int, Any] = {card["id"]: card for card in _load("guests")["guests"]}
STAFF: dict[int, Any] = {card["id"]: card for card in _load("staff")["staff"]}
OBJECTIVES: dict[str, Any] = {card["id"]: card["needs"] for card in _load("objectives")["objectives"]}
POINTS: list[int] = _load("objectives")["points"]["by_place"]
TILES: dict[str, Any] = {tile["id"]: tile for tile in _load("emperor_tiles")["emperor_tiles"]}
TRACKS: Any = _load("boards")["tracks"]
BOARDS: dict[str, str] = {board["id"]: "".join(board["colors"]) for board in _load("boards")["boards"]}


def colors_of(board: str) -> list[str]:
    """Colour by room, bottom floor first."""
    return [COLORS[letter] for letter in BOARDS[board]]


def neighbours(index: int) -> set[int]:
    floor, column = divmod(index, 5)
    near = {(floor - 1, column), (floor + 1, column), (floor, column - 1), (floor, column + 1)}
    return {5 * f + c for f, c in near if 0 <= f < 4 and 0 <= c < 5}


def groups_of(board: str) -> list[set[int]]:
    """Touching rooms of one colour, in the order of their first room."""
    colors = BOARDS[board]
    groups: list[set[int]] = []
    for start in range(20):
        if any(start in group for group in groups):
            continue
        group, edge = {start}, [start]
        while edge:
            found = {i for i in neighbours(edge.pop()) if colors[i] == colors[start]} - group
            group |= found
            edge += found
        groups.append(group)
    return groups


def effects(staff: list[int], kind: str, face: int | None = None) -> list[Any]:
    """The effects of a kind among cards in play, for a die's face if one is given."""
    return [
        effect
        for card in staff
        for effect in STAFF[card]["effects"]
        if effect["kind"] == kind and (face is None or face in effect["faces"])
    ]


def staff_cost(card: int, ruleset: str) -> int:
    cost: int = STAFF[card]["cost"]
    if ruleset == "classic":
        cost = STAFF[card].get("classic_cost") or cost
    return cost


def full(rooms: str, wanted: set[int]) -> bool:
    return all(rooms[i] == "o" for i in wanted)


def floors_full(rooms: str) -> int:
    return sum(full(rooms, {5 * f + c for c in range(5)}) for f in range(4))


def columns_full(rooms: str) -> int:
    return sum(full(rooms, {5 * f + c for f in range(4)}) for c in range(5))


def occupied_by_color(rooms: str, board: str) -> dict[str, int]:
    found = dict.fromkeys(COLORS.values(), 0)
    for state, color in zip(rooms, colors_of(board), strict=True):
        found[color] += state == "o"
    return found


def objective_met(objective: str, state: Any, board: str) -> bool:
    """Whether what a seat has satisfies an objective card."""
    needs, rooms = OBJECTIVES[objective], "".join(state.rooms)
    by_color = occupied_by_color(rooms, board)
    if needs["kind"] == "occupied":
        return all(by_color[color] >= needs.get(color, 0) for color in by_color)
    colors = colors_of(board)
    has: int = {
        "krones": state.krones,
        "emperor_space": state.emperor,
        "staff_played": len(state.staff),
        "room_tiles": 20 - rooms.count("."),
        "full_floors": floors_full(rooms),
        "full_columns": columns_full(rooms),
        "full_groups": sum(full(rooms, group) for group in groups_of(board)),
        "full_colors": sum(by_color[color] == colors.count(color) for color in by_color),
    }[needs["kind"]]
    return has >= int(needs["amount"])


def end_vp(card: int, state: Any, board: str, ruleset: str) -> int | None:
    """What an end card is worth on its own; None for a card that copies another's."""
    total, rooms = 0, "".join(state.rooms)
    by_color = occupied_by_color(rooms, board)
    for effect in STAFF[card]["effects"]:
        if effect["kind"] == "end_copy":
            return None
        number = {
            "end_vp_per_room": by_color.get(effect.get("color"), rooms.count("o")),
            "end_vp_per_staff": len(state.staff),
            "end_vp_per_tile": 20 - rooms.count("."),
            "end_vp_per_group": sum(full(rooms, group) for group in groups_of(board)),
            "end_vp_per_objective": len(state.objectives),
            "end_vp_per_emperor_space": state.emperor,
            "end_vp_per_floor": floors_full(rooms),
            "end_vp_per_column": columns_full(rooms),
            "end_vp_per_color_set": min(by_color.values()),
        }[effect["kind"]]
        vp = number * effect["amount"]
        if ruleset == "classic":
            vp = min(vp, effect.get("classic_max", vp))
        total += vp
    return total
