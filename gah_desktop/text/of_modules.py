"""The words that modules of rules bring: the file `words.py` beside the rules of each. Says nothing itself.

Such a file may hold `MODULE` and `BRINGS`, what a module that can be chosen is called and adds; `NAME` of a
solo opponent, a literal of the context "solo"; `DECISIONS`, `ACTIONS`, `ACTS`, `DECLINES`, `GAINS` and
`POINTED` as the families of `decisions/` do; `STEPS` as `opponent.py`, `SOURCES` as the labels of
`sources.py`, `LINES` of the score sheet as `lines.py`, `NEWS` as `news.py`; and
`brings(before, after, seat)`, lines about what a move changes beside what `outcomes.py` tells.
"""

from __future__ import annotations

from functools import cache
from types import ModuleType

from gah_desktop.modules import brought


@cache
def words() -> dict[str, ModuleType]:
    """By the id of the module."""
    return brought("words")
