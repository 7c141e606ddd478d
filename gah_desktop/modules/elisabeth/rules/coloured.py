"""Coloured dice, where there are celebrities: which one she takes, and what she has instead of the effect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gah_desktop.catalog.basics import LEVELS
from gah_desktop.engine import changes
from gah_desktop.engine.events import Source
from gah_desktop.engine.opponent import objectives, reading
from gah_desktop.engine.state import GameState, PlayerState

EMPEROR_STEPS = 2  # for the yellow die
VP = 2  # for the blue one


class Colored(NamedTuple):
    """A coloured die on the board, and the tile above it in the lounge."""

    color: str
    face: int
    tile: int
    vp: int


class Choice(NamedTuple):
    """Dice as the lounge has them from the left: those considered, those worth most, the one taken."""

    candidates: tuple[Colored, ...]
    best: tuple[Colored, ...]
    die: Colored


def choose(dice_there: Sequence[Colored], hand: str) -> Choice:
    """The one whose celebrity has most VP; there is one at least."""
    most = max(die.vp for die in dice_there)
    best = tuple(die for die in dice_there if die.vp == most)
    return Choice(tuple(dice_there), best, reading.by_hand(best, hand))


def bonus(s: GameState, p: PlayerState, color: str, source: Source, hand: str) -> None:
    """Instead of the celebrity's effect; the red one is no objective symbol of the card."""
    if color == "red":
        objectives.advance(s, p, "any", LEVELS[0], hand)
    elif color == "yellow":
        changes.advance(s, p, EMPEROR_STEPS, source)
    else:
        changes.score(s, p, VP, source)
