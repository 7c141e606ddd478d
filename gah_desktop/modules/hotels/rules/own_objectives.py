"""Ninas Melange: objectives of one's own, worth less the later they are reached. They are no markers."""

from __future__ import annotations

from typing import NamedTuple

from gah_desktop.engine import changes, objectives
from gah_desktop.engine.actions import Action
from gah_desktop.engine.decisions.base import TurnAction
from gah_desktop.engine.events import Acted
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.scoring import ScoreLine
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.modules.hotels.rules.owners import Owners, owners_of

LINE = "entrance"
SOURCE = "own_objective"  # "own" is a tile of the Grand Wray; they have the same letters and numbers


class ClaimOwn(NamedTuple):
    """A personal objective, by its letter and number."""

    objective: str
    kind: str = "claim_own"


def _has_them(s: GameState, p: PlayerState) -> tuple[int, ...] | None:
    entrance = owners_of(s).of(s, p.seat)
    return None if entrance is None else entrance.printed.own_objectives_vp


def _options(s: GameState, p: PlayerState) -> list[Action]:
    if _has_them(s, p) is None:
        return []
    return [ClaimOwn(name) for name in owners_of(s).own_objectives if _met(s, p, name)]


def _met(s: GameState, p: PlayerState, name: str) -> bool:
    return objectives.holds(s, p, s.t.objective_ids.index(name))


def _claim(s: GameState, p: PlayerState, action: ClaimOwn) -> None:
    own, by_round = owners_of(s), _has_them(s, p)
    assert by_round is not None
    name = action.objective
    own.own_objectives = tuple(other for other in own.own_objectives if other != name)
    own.claimed += (name,)
    source = (SOURCE, name)
    if s.sink is not None:
        s.sink.append(Acted(p.seat, "claim", {"objective": name, "own": True}, source))
    changes.score(s, p, by_round[s.round - 1], source)


def _why(s: GameState, p: PlayerState, action: ClaimOwn) -> Reason:
    own, name = owners_of(s), action.objective
    if _has_them(s, p) is None:
        return reason(Code.NOT_THIS_ENTRANCE)
    if name in own.claimed:
        return reason(Code.OBJECTIVE_CLAIMED)
    if name not in own.own_objectives:
        return reason(Code.NOT_AN_OPTION)
    return reason(Code.OBJECTIVE_NOT_MET, objective=name)


def end_line(s: GameState, p: PlayerState, own: Owners) -> ScoreLine | None:
    """VP for the objectives of both sorts."""
    entrance = own.of(s, p.seat)
    if entrance is None or entrance.printed.objectives_vp is None:
        return None
    number = len(own.claimed) + sum(points > 0 for points in p.claimed)
    return ScoreLine(LINE, entrance.printed.objectives_vp.get(number, 0), own.source(p.seat))


CLAIM_IN_TURN = TurnAction(ClaimOwn, _options, _claim, _why)
