"""Which options have to do with which spot on the table. What an action is about, its words say. No rules."""

from __future__ import annotations

from collections.abc import Iterable

from gah_desktop.engine.actions import Action
from gah_desktop.text.decisions import Spot, spots

__all__ = ["Spot", "by_spot"]


def by_spot(options: Iterable[Action]) -> dict[Spot, tuple[Action, ...]]:
    found: dict[Spot, list[Action]] = {}
    for action in options:
        for spot in spots(action):
            found.setdefault(spot, []).append(action)
    return {spot: tuple(actions) for spot, actions in found.items()}
