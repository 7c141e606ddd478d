"""Brings older save formats up to date, one function per step. Changes data, plays nothing.

`STEPS[n]` turns a save of format n into one of format n + 1, `ENTRIES[n]` each of its entries.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gah_desktop.catalog.basics import ITEMS
from gah_desktop.record.old_values import old_corrections

Data = dict[str, Any]
Step = Callable[[Data], Data]

FORMAT_VERSION = 2


def _from_1(data: Data) -> Data:
    """Format 1 held a digest of the layout in memory, and its games some values that were not yet known.

    Any side of a board could lie beside any other.
    """
    data = {**data, "fingerprint": 1}
    setup, corrections = data.get("setup"), data.get("catalog")
    if isinstance(setup, dict):
        data["setup"] = {**setup, "mixed": _mixed(setup)}
        if isinstance(corrections, dict):  # else whoever reads on says what is wrong
            data["catalog"] = old_corrections(data["setup"], corrections)
    return data


def _mixed(setup: Data) -> bool:
    boards, people = setup.get("boards"), 1 if setup.get("solo") else setup.get("players")
    if not isinstance(people, int):
        return False
    if isinstance(boards, str):
        return boards not in ("night", "day") and people > 1
    if not isinstance(boards, list):
        return False
    sides = boards[:people]
    return set(map(str, sides)) != {"night"} and ("night" in sides or len(set(map(str, sides))) < len(sides))


def _items_by_name(entry: Data) -> Data:
    """Format 1 had each kind of item as a field of its own."""
    if entry.get("kind") != "choose_items":
        return entry
    rest = {key: value for key, value in entry.items() if key not in ITEMS}
    return {**rest, "items": {key: value for key, value in entry.items() if key in ITEMS}}


STEPS: Mapping[int, Step] = {1: _from_1}
ENTRIES: Mapping[int, Step] = {1: _items_by_name}


def migrate(
    data: Data, version: int, steps: Mapping[int, Step] = STEPS, current: int = FORMAT_VERSION
) -> Data:
    """The same save in the current format; the data given is left as it is."""
    for step in range(version, current):
        data = {**steps[step](data), "version": step + 1}
    return data


def migrate_entry(entry: Data, version: int) -> Data:
    for step in range(version, FORMAT_VERSION):
        if step in ENTRIES:
            entry = ENTRIES[step](entry)
    return entry
