"""Brings older save formats up to date, one function per step. Changes data, plays nothing.

`STEPS[n]` turns a save of format n into one of format n + 1. Format 1 is the first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Data = dict[str, Any]
Step = Callable[[Data], Data]

FORMAT_VERSION = 1
STEPS: Mapping[int, Step] = {}


def migrate(
    data: Data, version: int, steps: Mapping[int, Step] = STEPS, current: int = FORMAT_VERSION
) -> Data:
    """The same save in the current format; the data given is left as it is."""
    for step in range(version, current):
        data = {**steps[step](data), "version": step + 1}
    return data
