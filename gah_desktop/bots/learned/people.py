"""Bots that play like people: some err, others have a style. What they know is the learned value.

Who errs overlooks what could be done and misjudges what comes of it, in the same position always alike; the
beginner does not look as far as the Emperor. A style takes some things for more than they are worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from zlib import crc32

from gah_desktop.bots.evaluate.position import Judge, standing_key
from gah_desktop.bots.learned.bot import LearnedBot
from gah_desktop.bots.learned.features import category_of
from gah_desktop.bots.learned.judge import LearnedJudge, Weighing
from gah_desktop.bots.learned.model import Model, load
from gah_desktop.bots.plan import Line, Planner
from gah_desktop.bots.prune import ALL
from gah_desktop.engine.actions import Action
from gah_desktop.engine.state import GameState


class Style:
    """Factors for parts of the value."""

    def __init__(self, **tilts: float) -> None:
        self._tilts = tilts

    def model(self, kind: str) -> Model:
        return Model(
            tuple(
                {name: weight * self._tilts.get(category_of(name), 1.0) for name, weight in row.items()}
                for row in load(kind).rows
            )
        )


class Errors(NamedTuple):
    noise: float  # in VP, the spread of a misjudgement
    overlooks: int  # of a hundred things that could be done


class ErringJudge(LearnedJudge):
    def __init__(self, s: GameState, seat: int, weighings: Sequence[Weighing], noise: float) -> None:
        self._noise = noise
        super().__init__(s, seat, weighings)

    def value(self, s: GameState) -> float:
        value = super().value(s)
        p = s.players[self.seat]
        what = (standing_key(p), p.hand, p.cafe, p.needs, p.kitchen, p.krones, s.round)
        return value + self._noise * _chance(repr(what))


class ErringPlanner(Planner):
    def __init__(self, judge: Judge, overlooks: int) -> None:
        super().__init__(judge)
        self._overlooks = overlooks

    def lines(self, s: GameState, options: Sequence[Action], most: int = ALL) -> list[Line]:
        found = super().lines(s, options, most)
        if len(found) < 2:
            return found
        p = s.players[self.seat]
        where = f"{self.seat} {s.round} {p.numbers} {p.krones} "
        seen = [line for line in found if crc32(f"{where}{line[0]}".encode()) % 100 >= self._overlooks]
        return seen or found[:1]


class ErringBot(LearnedBot):
    def __init__(self, errors: Errors, style: Style) -> None:
        super().__init__(style.model)
        self._errors = errors

    def judge(self, s: GameState, seat: int) -> Judge:
        return ErringJudge(s, seat, self.weighings(s), self._errors.noise)

    def planner(self, s: GameState, seat: int) -> Planner:
        return ErringPlanner(self.judge(s, seat), self._errors.overlooks)


def _chance(what: str) -> float:
    """A number that is always the same for the same text, nearly normal, with a spread of 1."""
    bits = crc32(what.encode())
    return ((bits & 0x3FF) + (bits >> 10 & 0x3FF) + (bits >> 20 & 0x3FF)) / 512 - 3.0


SHORT_SIGHTED = Style(emperor=0.0, objectives=0.3, staff=0.6)
STYLES = {
    "chamberlain": Style(emperor=1.6),
    "foreman": Style(rooms=1.25),
    "cashier": Style(krones=1.5),
    "croupier": Style(staff=1.4, objectives=1.3, guests=0.9),
}
ERRORS = {"page": Errors(6.0, 45), "waiter": Errors(3.0, 30), "housekeeper": Errors(1.5, 15)}
