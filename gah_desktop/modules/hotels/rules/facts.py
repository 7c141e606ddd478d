"""What is printed on entrances, compiled for the rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from gah_desktop.catalog.models import Entrance
from gah_desktop.engine.tables import COLORS, Effect, Tables, compiled

What = tuple[Effect, ...]


class EntranceFacts(NamedTuple):
    printed: Entrance
    gained: What
    by_sum: Mapping[int, What]  # of the two dice of a round
    tokens: tuple[tuple[What, What], ...]  # for a column, for a floor
    after_staff: What
    opened: tuple[What, ...]  # for the first room of a group, by colour
    alone_most: What


@lru_cache(maxsize=8)
def facts(t: Tables) -> dict[int, EntranceFacts]:
    return {
        e.id: EntranceFacts(
            e,
            compiled(e.gained),
            {total: compiled(what) for total, what in (e.second_die_bonus or {}).items()},
            tuple((compiled(token.column), compiled(token.floor)) for token in e.tokens),
            compiled(e.after_staff),
            tuple(compiled((e.group_opened or {}).get(color, ())) for color in COLORS[:3]),  # type: ignore[call-overload]
            compiled(e.alone_most),
        )
        for e in t.catalog.entrances.values()
    }
