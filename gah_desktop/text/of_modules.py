"""The words that modules of rules bring: the file `words.py` beside the rules of each. Says nothing itself.

Such a file may hold `NAME`, a literal of the context "solo", `DECISIONS`, `ACTIONS` and `DECLINES` as the
families of `decisions/` do, and `STEPS` as `opponent.py` does.
"""

from __future__ import annotations

from functools import cache
from types import ModuleType

import gah_desktop.engine  # before the modules, which belong to it
from gah_desktop.modules import brought

assert gah_desktop.engine


@cache
def words() -> dict[str, ModuleType]:
    """By the id of the module."""
    return brought("words")
