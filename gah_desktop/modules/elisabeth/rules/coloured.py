"""Coloured dice, where there are celebrities: which one she takes, and what she has instead of the effect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gah_desktop.catalog.basics import LEVELS
from gah_desktop.engine import changes
from gah_desktop.engine.events import Source
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.modules.celebrities.rules.lounge import COLORS, WHITE, Lounge, facts, lounge_of
from gah_desktop.modules.solo.rules import dice, objectives, reading

SYMBOL = "coloured"  # on a card
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

    @property
    def why(self) -> str:
        return reading.why(self.candidates, self.best, "best_vp")


def in_play(s: GameState) -> bool:
    return any(isinstance(module, Lounge) for module in s.modules)


def on_board(s: GameState) -> list[Colored]:
    lounge = lounge_of(s)
    lying = zip(COLORS, lounge.faces, lounge.tiles, strict=True)
    return [Colored(color, face, tile, facts(s.t)[tile].vp) for color, face, tile in lying if face]


def choose(there: Sequence[Colored], hand: str) -> Choice:
    """The die whose celebrity has most VP; there is one at least."""
    most = max(die.vp for die in there)
    best = tuple(die for die in there if die.vp == most)
    return Choice(tuple(there), best, reading.by_hand(best, hand))


def take(s: GameState, p: PlayerState, die: dice.Printed, hand: str) -> None:
    """The coloured symbol: the best of all coloured dice; else the space as ever, and the best one there."""
    there = on_board(s)
    if die == SYMBOL and there:
        choice = choose(there, hand)
        _tell_die(s, choice)
        _welcome(s, p, choice, hand)
        return
    shown = dice.shown_on(die)
    by_face = dice.choose(s.dice, shown, hand)
    if die == SYMBOL:
        by_face = by_face._replace(rule="none_coloured")
    dice.tell(s, shown, by_face)
    here = [colored for colored in there if colored.face == by_face.face]
    if here:
        _welcome(s, p, choose(here, hand), hand)
    else:
        dice.take(s, p, by_face.face, WHITE)


def _tell_die(s: GameState, choice: Choice) -> None:
    """The colours among which the celebrities decided."""
    reading.tell(
        s,
        "die",
        wanted=[],
        dice=s.dice[1:],
        rule=SYMBOL,
        candidates=[die.color for die in choice.candidates],
        face=choice.die.face,
        why=choice.why,
    )


def _welcome(s: GameState, p: PlayerState, choice: Choice, hand: str) -> None:
    """The die with its tile, whose VP come with it; then the bonus of its colour."""
    color, _, tile, vp = choice.die
    reading.tell(
        s,
        "celebrity",
        color=color,
        tile=tile,
        vp=vp,
        candidates=[[die.color, die.tile, die.vp] for die in choice.candidates],
        why=choice.why,
    )
    dice.take(s, p, choice.die.face, color)
    bonus(s, p, color, ("celebrity", tile), hand)


def bonus(s: GameState, p: PlayerState, color: str, source: Source, hand: str) -> None:
    """Instead of the celebrity's effect; the red one is no objective symbol of the card."""
    if color == "red":
        objectives.advance(s, p, "any", LEVELS[0], hand)
    elif color == "yellow":
        changes.advance(s, p, EMPEROR_STEPS, source)
    else:
        changes.score(s, p, VP, source)
