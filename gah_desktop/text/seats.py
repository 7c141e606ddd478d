"""What the players of a game are called: as they were named, or by a number. No rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .names import opponent_name
from .terms import fill, translate

if TYPE_CHECKING:
    from gah_desktop.engine import Setup


def seat_names(setup: Setup) -> tuple[str, ...]:
    """A seat without a name is numbered; the solo opponent is called what the language calls it."""
    return tuple(_seat_name(setup, seat) for seat in range(setup.players))


def _seat_name(setup: Setup, seat: int) -> str:
    if setup.solo is not None and seat == setup.opponent:
        return opponent_name(setup.solo)
    if setup.names and setup.names[seat]:
        return setup.names[seat]
    return fill(translate("players", "Player %1"), seat + 1)
