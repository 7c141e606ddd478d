"""Judges positions by the learned value. The last dice are counted as the rules count them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from gah_desktop.bots.evaluate.position import Judge, standing_key
from gah_desktop.bots.learned.features import (
    MONEY,
    REST,
    SERVICE,
    STANDING,
    Features,
    categories,
    category_of,
    of_modules,
)
from gah_desktop.bots.learned.model import MOST_DICE, Model
from gah_desktop.bots.weights import DEFAULT
from gah_desktop.engine.state import GameState


class Weighing(NamedTuple):
    """A model's numbers for so many dice, as lists."""

    standing: list[float]
    service: list[float]
    money: list[float]
    modules: list[float]
    plays: dict[int, float]
    holds: dict[int, float]


def weighings(model: Model, staff: Sequence[int]) -> list[Weighing]:
    return [
        Weighing(
            [row.get(name, 0.0) for name in STANDING],
            [row.get(name, 0.0) for name in SERVICE],
            [row.get(name, 0.0) for name in MONEY],
            [row.get(name, 0.0) for name in of_modules()],
            {card: row.get(f"plays {card}", 0.0) for card in staff},
            {card: row.get(f"holds {card}", 0.0) for card in staff},
        )
        for row in model.rows
    ]


def dot(weights: list[float], values: list[float]) -> float:
    total = 0.0
    for weight, value in zip(weights, values, strict=True):
        total += weight * value
    return total


class LearnedJudge(Judge):
    """A judge whose estimates are features among others."""

    def __init__(self, s: GameState, seat: int, weighings: Sequence[Weighing]) -> None:
        self._weighings = weighings
        super().__init__(s, seat, DEFAULT)
        self.features = Features(self)
        self._money: dict[tuple[int, int], float] = {}

    def value(self, s: GameState) -> float:
        p = s.players[self.seat]
        dice = self.dice(s, p)
        if not dice:
            return super().value(s)
        what: Any = (standing_key(p), tuple(p.hand), s.round, s.phase)
        if self.counted:
            what += self.progress(s, p)
        weighing = self._weighings[min(dice, MOST_DICE)]
        standing = self._standings.get(what)
        if standing is None:
            standing = dot(weighing.standing, self.features.standing(s, p))
            for card in p.staff:
                standing += weighing.plays[card]
            for card in p.hand:
                standing += weighing.holds[card]
            self._standings[what] = standing
        free = self._free.get(p.vacant)
        if free is None:
            free = self._free[p.vacant] = tuple(
                [(p.vacant & mask).bit_count() for mask in self.board.color_mask]
            )
        greeting = p.has & self.greeting
        who = (tuple(p.cafe), tuple(p.needs), tuple(p.kitchen), free, greeting, dice)
        service = self._services.get(who)
        if service is None:
            service = self._services[who] = dot(
                weighing.service, self.features.service(p, free, greeting, dice)
            )
        value = p.vp + standing + service + self._money_worth(s, weighing, dice)
        if self.modules:
            value += dot(weighing.modules, self.features.of_modules(s, p))
        return value

    def parts(self, s: GameState) -> dict[str, float]:
        """Return the value by `features.categories`; "points" are those on the table."""
        p = s.players[self.seat]
        dice = self.dice(s, p)
        weighing = self._weighings[min(dice, MOST_DICE)]
        free = tuple([(p.vacant & mask).bit_count() for mask in self.board.color_mask])
        service = self.features.service(p, free, p.has & self.greeting, dice)
        found = {"points": float(p.vp), REST: 0.0, **dict.fromkeys(categories(), 0.0)}
        told = (of_modules(), weighing.modules, self.features.of_modules(s, p))
        for names, weights, values in (
            *((told,) if self.modules else ()),
            (STANDING, weighing.standing, self.features.standing(s, p)),
            (SERVICE, weighing.service, service),
            (MONEY, weighing.money, self.features.money(p, dice)),
        ):
            for name, weight, value in zip(names, weights, values, strict=True):
                found[category_of(name)] += weight * value
        found["staff"] += sum([weighing.plays[card] for card in p.staff], 0.0)
        found["staff"] += sum([weighing.holds[card] for card in p.hand], 0.0)
        return found

    def _money_worth(self, s: GameState, weighing: Weighing, dice: int) -> float:
        p = s.players[self.seat]
        if self.krone_goal >= 0:
            return dot(weighing.money, self.features.money(p, dice))
        known = self._money.get((p.krones, dice))
        if known is None:
            known = self._money[p.krones, dice] = dot(weighing.money, self.features.money(p, dice))
        return known
