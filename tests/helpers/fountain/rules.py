"""A fountain: once a round a player may throw a krone in and wish for something."""

from __future__ import annotations

from typing import Any, NamedTuple

from gah_desktop.engine import changes
from gah_desktop.engine.actions import TEXT
from gah_desktop.engine.decisions.base import Decision, TurnAction, comes_first
from gah_desktop.engine.events import Acted
from gah_desktop.engine.module import Module
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.scoring import ScoreLine
from gah_desktop.engine.state import GameState, PlayerState

SOURCE = ("fountain", 1)


class Throw(NamedTuple):
    """Throw a krone in; once a round."""

    kind: str = "throw"


class Wish(NamedTuple):
    for_what: str
    kind: str = "wish"


class Wishing(NamedTuple):
    seat: int
    source: tuple[str, int | str]
    secret: tuple[int, ...]
    kind: str = "wish"


def fountain(s: GameState) -> Fountain:
    found = s.modules[-1]
    assert isinstance(found, Fountain)
    return found


def throw_options(s: GameState, p: PlayerState) -> tuple[Any, ...]:
    return (Throw(),) if p.krones and p.seat not in fountain(s).thrown else ()


def throw(s: GameState, p: PlayerState, action: Throw) -> None:
    p.krones -= 1
    own = fountain(s)
    own.thrown += (p.seat,)
    own.krones += 1
    if s.sink is not None:
        s.sink.append(Acted(p.seat, "throw", {"cost": 1}, SOURCE))
    s.stack.append(Wishing(p.seat, SOURCE, ()))


def why_not_throw(s: GameState, p: PlayerState, action: Throw) -> Reason:
    return reason(Code.TOO_EXPENSIVE, cost=1, krones=p.krones)


def wish(s: GameState, f: Wishing, action: Wish) -> None:
    s.stack.pop()
    p = s.players[f.seat]
    if action.for_what == "points":
        changes.score(s, p, 1, ("room", 101))


WISH = Decision(
    lambda s, f: [Wish("points"), Wish("luck")],
    wish,
    lambda s, f, action: comes_first(f),
    hidden=("secret",),
)


class Fountain(Module):
    __slots__ = ("krones", "thrown", "told")
    name = "fountain"
    decisions = {"wish": WISH}  # noqa: RUF012
    actions = {Throw: (), Wish: (TEXT,)}  # noqa: RUF012
    turn_actions = (TurnAction(Throw, throw_options, throw, why_not_throw, before_die=True),)

    def __init__(self) -> None:
        self.krones = 0
        self.thrown: tuple[int, ...] = ()
        self.told: tuple[str, ...] = ()

    def round_started(self, s: GameState) -> None:
        self.thrown = ()

    def die_price(self, s: GameState, p: PlayerState, face: int) -> int:
        return 1 if face == 5 else 0

    def guest_price(self, s: GameState, p: PlayerState, guest: int) -> int:
        return 1

    def score_lines(self, s: GameState, p: PlayerState, lines: list[ScoreLine]) -> None:
        lines.append(ScoreLine("fountain", self.krones, SOURCE))

    def mask(self, s: GameState, seat: int) -> None:
        self.krones = 0
