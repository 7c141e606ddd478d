"""Action spaces: what it costs to use one. Changes nothing."""

from __future__ import annotations

from gah_desktop.engine.state import GameState, PlayerState

FACES = range(1, 7)


def surcharge(s: GameState, p: PlayerState, face: int) -> int:
    """Krones that modules ask on top."""
    asked = s.hooks.die_price
    return sum(s.modules[i].die_price(s, p, face) for i in asked) if asked else 0


def space_price(s: GameState, p: PlayerState, face: int) -> int:
    """Krones for a space used without its die: a six costs its krone whatever staff there is."""
    return (face == 6) + surcharge(s, p, face)


def usable(s: GameState, p: PlayerState) -> bool:
    """Return whether a space can be used without its die, perhaps after a die is moved onto it."""
    return any(s.dice[face] and space_price(s, p, face) <= p.krones for face in FACES) or any(
        s.modules[i].die_moves(s, p, False) for i in s.hooks.die_moves
    )
