"""An owner who has found every single figure of the house wrong: other values, and the outermost ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gah_desktop.catalog import Catalog, corrected_catalog, expanded_catalog
from gah_desktop.catalog.basics import OURS
from gah_desktop.catalog.overrides import OpenValue, open_values

Data = dict[str, Any]
NEXT_COLOR = {"yellow": "blue", "blue": "red", "red": "green", "green": "yellow"}
PRICES = {"bottom": 0, "middle": 1, "top": 2, "balcony": 4}


def corrected(other: Callable[[OpenValue], Any]) -> Catalog:
    """The catalog with another value wherever the house has supplied one."""
    data: dict[str, dict[str, Data]] = {}
    for value in open_values(expanded_catalog()):
        if value.source in OURS:
            data.setdefault(value.section, {}).setdefault(value.id, {})[value.field] = other(value)
    catalog, problems = corrected_catalog(data)
    assert not problems, problems
    return catalog


def _areas(value: OpenValue, *bonus: Data) -> list[Data]:
    return [{"dancers": area["dancers"], "bonus": list(bonus)} for area in value.value]


def another(value: OpenValue) -> Any:
    """Near to what the house has thought, and yet not the same."""
    old = value.value
    match value.field:
        case "order":
            return {"wine": 1, "coffee": 1} if old != {"wine": 1, "coffee": 1} else {"wine": 1}
        case "color":
            return NEXT_COLOR[old]
        case "champagne":
            return PRICES[value.id]
        case "areas":
            return _areas(value, {"kind": "gain_krones", "amount": 3}, {"kind": "gain_vp", "amount": 1})
        case "items":
            return ["champagne", "strudel", "cake"] if value.id == "1" else ["wine", "champagne"]
        case "tokens":
            return [{"column": token["floor"], "floor": token["column"]} for token in reversed(old)]
    return old + 1  # VP, costs, spaces, the least bid and the least raise


def lowest(value: OpenValue) -> Any:
    """As little as may be."""
    least: Data = {
        "order": {"wine": 1}, "color": "green", "vp": -99 if value.section == "guests" else 0, "cost": 0,
        "spaces": 1, "champagne": 0, "items": ["champagne"], "lowest": 0, "raise_by": 1,
    }  # fmt: skip
    match value.field:
        case "areas":
            return _areas(value)
        case "tokens":
            return [{"column": [], "floor": []} for _ in value.value]
    return least[value.field]


def highest(value: OpenValue) -> Any:
    """As much as may be."""
    most: Data = {
        "order": {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1}, "color": "blue", "vp": 99, "cost": 20,
        "spaces": 10, "champagne": 20, "lowest": 10, "raise_by": 10,
        "items": ["champagne", "wine", "coffee", "cake", "strudel"],
    }  # fmt: skip
    cards = [{"kind": "draw_staff", "count": 3}, {"kind": "play_staff", "discount": "free", "count": 1}]
    rooms = [{"kind": "occupy_room", "count": 2}, {"kind": "prepare_room", "discount": "free", "count": 2}]
    guests = [{"kind": "take_guest_free", "count": 1}, {"kind": "fill_order", "count": 1}]
    match value.field:
        case "areas":
            return _areas(value, *rooms, *guests)
        case "tokens":
            return [{"column": [*cards, *guests], "floor": [*rooms, *guests]} for _ in value.value]
    return most[value.field]
