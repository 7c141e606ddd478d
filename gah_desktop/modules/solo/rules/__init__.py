"""The solo opponent: its deck, the reading of an instruction card, its choices, its hotel's entrance."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from gah_desktop.modules.solo.rules.entrance import Entrance

if TYPE_CHECKING:
    from gah_desktop.engine.state import GameState
    from gah_desktop.modules.solo.rules.opponent import Opponent


def opponent_of(s: GameState) -> Opponent | None:
    """Who plays against the person; nobody in a game of two to four people and bots."""
    return cast("Opponent", s.modules[0]) if s.setup.solo else None


def entrance_of(s: GameState) -> Entrance | None:
    """Return the entrance of the opponent's hotel, if it has one."""
    last = s.modules[-1] if s.modules else None
    return last if isinstance(last, Entrance) else None
