"""Brings older save formats up to date, one function per step. Changes data, plays nothing.

`STEPS[n]` turns a save of format n into one of format n + 1. Format 1 is the first; it knew house values
where 2 knows what is printed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gah_desktop.record.old_values import old_corrections

Data = dict[str, Any]
Step = Callable[[Data], Data]

FORMAT_VERSION = 2


def _with_old_values(data: Data) -> Data:
    setup, corrections = data.get("setup"), data.get("catalog")
    if not isinstance(setup, dict) or not isinstance(corrections, dict):
        return data  # whoever reads on says what is wrong
    return {**data, "catalog": old_corrections(setup, corrections)}


STEPS: Mapping[int, Step] = {1: _with_old_values}


def migrate(
    data: Data, version: int, steps: Mapping[int, Step] = STEPS, current: int = FORMAT_VERSION
) -> Data:
    """The same save in the current format; the data given is left as it is."""
    for step in range(version, current):
        data = {**steps[step](data), "version": step + 1}
    return data
