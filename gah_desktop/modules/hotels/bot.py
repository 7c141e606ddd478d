"""What bots are told of entrances: how they bid and choose, and what the decisions promise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gah_desktop.bots.evaluate.position import Judge
from gah_desktop.engine.actions import Action
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.views import View
from gah_desktop.modules.hotels.rules.auction import Bid, ChooseEntrance
from gah_desktop.modules.hotels.rules.owners import owners_of

# krones that an entrance is worth to a bot, until games have been counted
WORTH = {1: 3.0, 2: 2.0, 3: 3.0, 4: 4.0, 5: 3.0, 6: 4.0, 7: 3.0, 8: 2.0, 9: 2.0, 10: 3.0}
TILE, TOKEN = 1.0, 1.5  # each that is left


def _bid(view: View, options: Sequence[Action], judge: Judge) -> Action:
    """The best bargain."""

    def bargain(action: Action) -> float:
        assert isinstance(action, Bid)
        return WORTH[action.entrance] - action.amount

    return max(options, key=bargain)


def _choose(view: View, options: Sequence[Action], judge: Judge) -> Action:
    def worth(action: Action) -> float:
        assert isinstance(action, ChooseEntrance)
        return WORTH[action.entrance]

    return max(options, key=worth)


def worth(s: GameState, p: PlayerState, judge: Judge) -> float:
    """What lies beside the entrance and can still be used."""
    own = owners_of(s)
    entrance = own.of(s, p.seat)
    if entrance is None:
        return 0.0
    value = 0.0
    if entrance.printed.own_tiles:
        value += TILE * len(own.own_tiles)
    if entrance.tokens:
        value += TOKEN * len(own.tokens)
    if entrance.printed.guests_vp is not None:
        value += float(len(own.completed))
    return value


def _some(amount: float) -> Any:
    return lambda s, p, f, judge: amount


PROMISES = {
    "bid": _some(0.0),
    "choose_entrance": _some(0.0),
    "entrance_gained": _some(0.0),
    "second_guest": _some(1.0),
    "take_token": _some(5.0),
    "die_moved": _some(4.0),
}
DIRECT = {"bid": _bid, "choose_entrance": _choose}
WIDTHS = {"take_token": 3, "second_guest": 2}
