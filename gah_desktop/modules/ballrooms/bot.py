"""What bots are told of ballrooms: what its decisions promise, and what dancers are worth."""

from __future__ import annotations

from typing import Any

from gah_desktop.bots.evaluate.position import Judge
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.modules.ballrooms.rules.facts import CHAMPAGNE, WHICH
from gah_desktop.modules.ballrooms.rules.house import House, house_of
from gah_desktop.modules.ballrooms.rules.sending import Dancing

DANCER = 5.0  # in a ballroom that is still to be scored
BOTTLE = 2.0  # champagne in the kitchen, above its point
USEFUL = 3  # so many bottles at once


def worth(s: GameState, p: PlayerState, judge: Judge) -> float:
    """VP that dancers and champagne will bring."""
    house = house_of(s)
    coming: float = sum(_in_room(house, p.seat, which) for which in range(house.scored, len(WHICH)))
    bottles = min(p.kitchen[CHAMPAGNE], USEFUL) if house.resting(p.seat) else 0
    return coming + BOTTLE * bottles * (1.0 if house.scored < len(WHICH) else 0.0)


def _in_room(house: House, seat: int, which: int) -> float:
    """The first dancer also avoids what an empty ballroom costs."""
    bottom, middle, top = house.rows(seat, which)
    number = bottom + middle + top
    if not number:
        return 0.0
    return 5.0 + DANCER * number + 0.7 * (middle + 2 * top)


def _dancing(s: GameState, p: PlayerState, f: Dancing, judge: Judge) -> float:
    return 4.0 * f.left


def _nothing(s: GameState, p: PlayerState, f: Any, judge: Judge) -> float:
    return 0.0


PROMISES = {
    "choose_rehearsal": _nothing,
    "send_dancer": _dancing,
    "remove_dancer": _nothing,
    "after_action": lambda s, p, f, judge: 2.0,
    "captain": lambda s, p, f, judge: 3.0,
}
WIDTHS = {"send_dancer": 3, "choose_rehearsal": 5}
