"""What modules of rules tell the bots of themselves: the file `bot.py` beside the rules of each.

Such a file may hold `PROMISES` by kind of decision as `ordering.py` does, `NARROWER` as `narrow.py` does,
`WIDTHS` as `prune.py` and `DIRECT` as `choices.py` do, `worth(s, p, judge)`: what a player's share in the
module is worth, in VP expected at the end, and `die(s, p, action)`: what taking a die brings beside its
action. `DUE` finds by kind the actions of a turn that are worth doing at once. `AWAY` is an item with which
a guest leaves without a room.

What the learned value is told stands in `learned.py`: `FEATURES`, the names of numbers, and `features(s, p)`,
these numbers in that order. See `bots/learned/features.py`.
"""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import Any

from gah_desktop.modules import brought


@cache
def of_modules() -> dict[str, ModuleType]:
    """By the id of the module."""
    return brought("bot")


@cache
def learned_of() -> dict[str, ModuleType]:
    """What the learned value knows of each, by the id of the module."""
    return brought("learned")


def tables(name: str) -> dict[str, Any]:
    """The entries of all modules for one table."""
    return {kind: entry for own in of_modules().values() for kind, entry in getattr(own, name, {}).items()}
