"""Who sits where: the order of seats, and the two of a game for one person. Knows no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gah_desktop.engine.state import GameState

PERSON = 0  # in a game for one person
OPPONENT = 1  # whom nobody plays
HUMAN = "human"  # the kind of a seat that a person plays


def seats_from_first(s: GameState) -> list[int]:
    number = s.setup.players
    return [(s.first + i) % number for i in range(number)]
