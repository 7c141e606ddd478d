"""What guests are worth on the way from the café to their rooms, and what is left in the kitchen."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from gah_desktop.bots.evaluate.effects import effect_worth
from gah_desktop.bots.weights import Weights
from gah_desktop.engine.decisions.dice import CHAINS
from gah_desktop.engine.items import KINDS, Items, wants
from gah_desktop.engine.queue import TABLES
from gah_desktop.engine.scoring import GUEST_LEFT
from gah_desktop.engine.tables import GREEN, Tables

STUCK = float(GUEST_LEFT)
# the items by where they come from: those of one die, and each that no die brings
SOURCES = (
    *CHAINS.values(),
    *((item,) for item in KINDS if all(item not in chain for chain in CHAINS.values())),
)
COMMON = frozenset(chain[0] for chain in CHAINS.values())


class Served(NamedTuple):
    """An order met from a kitchen as far as it goes."""

    common: int  # items that are lacking
    rare: int
    sources: int  # that they come from
    ready: int  # items that only have to be served
    rest: Items


@lru_cache(1 << 15)
def served(need: int, kitchen: Items) -> Served:
    taken = [min(wants(need, item), stock) for item, stock in enumerate(kitchen)]
    lacks = [wants(need, item) - number for item, number in enumerate(taken)]
    common = sum(lacks[item] for item in COMMON)
    return Served(
        common,
        sum(lacks) - common,
        sum(any(lacks[item] for item in source) for source in SOURCES),
        sum(taken),
        tuple(stock - number for stock, number in zip(kitchen, taken, strict=True)),
    )


def _without(kitchen: Items, item: int) -> Items:
    """One of an item is used up, its point with it."""
    return (*kitchen[:item], kitchen[item] - 1, *kitchen[item + 1 :])


class GuestWorth:
    """The worth of the guests in a café."""

    def __init__(self, t: Tables, w: Weights, away: int = -1) -> None:
        """`away` is the item that takes a guest somewhere else than to a room, if there is one."""
        self._t, self._w, self._away = t, w, away
        self.rewards = {
            guest: [effect_worth(e, w) for e in facts.rewards] for guest, facts in t.guests.items()
        }
        self._vp = {guest: t.guests[guest].vp + sum(worths, 0.0) for guest, worths in self.rewards.items()}

    def worth(
        self,
        cafe: tuple[int, ...],
        needs: tuple[int, ...],
        kitchen: Items,
        vacant: tuple[int, ...],
        has: int,
        dice: int,
    ) -> float:
        """All guests, the free tables and what is left in the kitchen, with so many dice to come.

        `vacant` are rooms by colour, `has` the cards in play that answer when a guest moves in.
        """
        w = self._w
        if not dice:
            return STUCK * len(cafe) + sum(kitchen)
        fade = min(1.0, dice / w.horizon)
        table = w.table * fade
        value = table * w.tables[max(0, TABLES - len(cafe))]
        if cafe:
            waiting = []
            for guest, need in zip(cafe, needs, strict=True):
                common, rare, *_ = served(need, kitchen)
                waiting.append((common + rare, -self._vp[guest], guest, need))
            if len(waiting) > 1:
                waiting.sort()
            free = list(vacant)
            effort, within = 0.0, w.pace * dice
            for _, vp, guest, need in waiting:
                common, rare, sources, ready, kitchen = served(need, kitchen)
                lacking = common + w.rare * rare
                if sources > 1:
                    lacking += w.both * (sources - 1)
                share = w.missing**lacking * w.in_kitchen**ready
                effort += lacking
                color = self._t.guests[guest].color
                if color == GREEN:
                    color = max((0, 1, 2), key=free.__getitem__)
                if free[color] > 0:
                    free[color] -= 1
                elif self._away >= 0 and kitchen[self._away] and self._t.guests[guest].ball:
                    kitchen = _without(kitchen, self._away)
                else:
                    share *= w.no_room
                    effort += w.room_pace
                worth = share * (w.house + table - vp + self._moving_in(has, guest))
                if effort:
                    doubt = (effort / within) ** w.doubt
                    worth = (worth + STUCK * doubt) / (1 + doubt)
                value += worth
        spare, extra = w.item_spare, w.item * fade
        for number in kitchen:
            value += number + extra * (number if number < spare else spare)
        return value

    def _moving_in(self, has: int, guest: int) -> float:
        """What cards in play will give for this guest."""
        if not has:
            return 0.0
        facts = self._t.guests[guest]
        return sum(
            card.amount
            for card in self._t.triggers.move_in
            if has >> card.staff & 1
            and card.color in (-1, facts.color)
            and card.min_items <= facts.size <= card.max_items
        )
