"""What the players of a game are called: as they were named, or by a number; Leopold by name. No rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .names import OPPONENTS, opponent_name
from .terms import fill, translate

if TYPE_CHECKING:
    from gah_desktop.engine import Setup


def seat_names(setup: Setup) -> tuple[str, ...]:
    """A seat without a name is numbered; Leopold is called what the language calls him."""
    return tuple(_seat_name(setup, seat) for seat in range(setup.players))


def _seat_name(setup: Setup, seat: int) -> str:
    kind = setup.kind(seat)
    if kind in OPPONENTS:
        return opponent_name(kind)
    if setup.names and setup.names[seat]:
        return setup.names[seat]
    return fill(translate("players", "Player %1"), seat + 1)
