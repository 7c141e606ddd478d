"""The Grand Wray: once a turn, steps back on the Emperor track for the reward of an own tile."""

from __future__ import annotations

from typing import NamedTuple

from gah_desktop.engine import effects, emperor
from gah_desktop.engine.actions import Action
from gah_desktop.engine.decisions.base import TurnAction
from gah_desktop.engine.events import TURN, Acted
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.modules.hotels.rules.owners import owners_of


class Retreat(NamedTuple):
    """For the reward of this tile, which leaves the game."""

    tile: str
    kind: str = "retreat"


def _steps(s: GameState, p: PlayerState) -> dict[str, int]:
    """What a tile costs, by its letter; nothing without the entrance."""
    entrance = owners_of(s).of(s, p.seat)
    printed = None if entrance is None else entrance.printed.tile_steps
    return {} if printed is None else {str(letter): steps for letter, steps in printed.items()}


def _options(s: GameState, p: PlayerState) -> list[Action]:
    own, steps = owners_of(s), _steps(s, p)
    if not steps or own.retreated:
        return []
    near = [tile for tile in own.own_tiles if steps[tile[0]] <= p.emperor]
    return [Retreat(tile) for tile in near if _brings(s, p, tile)]


def _brings(s: GameState, p: PlayerState, tile: str) -> bool:
    """What brings nothing is not paid for."""
    reward = s.t.emperor[s.t.emperor_ids.index(tile)].reward
    return any(effects.possible(s, p, effect) for effect in reward)


def _retreat(s: GameState, p: PlayerState, action: Retreat) -> None:
    own, tile = owners_of(s), action.tile
    steps = _steps(s, p)[tile[0]]
    own.retreated = True
    own.own_tiles = tuple(other for other in own.own_tiles if other != tile)
    p.emperor -= steps
    if s.sink is not None:
        s.sink.append(Acted(p.seat, "retreat", {"steps": steps, "tile": tile}, TURN))
    emperor.give_reward(s, p, s.t.emperor_ids.index(tile), ("own", tile))


def _why(s: GameState, p: PlayerState, action: Retreat) -> Reason:
    own, steps = owners_of(s), _steps(s, p)
    if not steps:
        return reason(Code.NOT_THIS_ENTRANCE)
    if action.tile not in own.own_tiles:
        return reason(Code.TILE_NOT_HERE)
    if own.retreated:
        return reason(Code.RETREATED)
    if steps[action.tile[0]] > p.emperor:
        return reason(Code.MARKER_TOO_LOW, steps=steps[action.tile[0]])
    return reason(Code.IN_VAIN)


# a retreat does not start the turn: its owner may still pass after it
RETREAT_IN_TURN = TurnAction(Retreat, _options, _retreat, _why, starts=False)
