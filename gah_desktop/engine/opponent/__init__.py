"""The solo opponent: its deck, the reading of an instruction card, its choices, its hotel's entrance."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from gah_desktop.engine.opponent.entrances.base import Entrance
    from gah_desktop.engine.opponent.rules import Opponent
    from gah_desktop.engine.state import GameState


def opponent_of(s: GameState) -> Opponent | None:
    """Who plays against the person; nobody in a game of two to four people and bots."""
    return cast("Opponent", s.modules[0]) if s.setup.solo else None


def entrance_of(s: GameState) -> Entrance | None:
    """What the opponent's hotel has at its entrance, if anything."""
    own = opponent_of(s)
    named = (module for module in s.modules if own is not None and module.name == own.entrance)
    return cast("Entrance | None", next(named, None))
