"""What bots are told of ballrooms: what its decisions promise, which dancers look best, what all is worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from gah_desktop.bots.evaluate.effects import effect_worth
from gah_desktop.bots.evaluate.position import Judge
from gah_desktop.bots.part import BotPart
from gah_desktop.engine.actions import Action
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import Tables
from gah_desktop.modules.ballrooms.bot import balls, rehearsal
from gah_desktop.modules.ballrooms.rules.facts import (
    BALCONY,
    CHAMPAGNE,
    WHICH,
    ballroom_of,
    facts,
    place_of,
    row_of,
)
from gah_desktop.modules.ballrooms.rules.house import House, house_of
from gah_desktop.modules.ballrooms.rules.sending import Dancing, SendDancer, price

# what champagne in the kitchen is worth above its point: the first bottle most
BOTTLES = (2.6, 2.0, 1.2, 0.5)
SOON = 5.0  # with fewer dice to come, that fades
END = "end_vp_per_dancer"


def worth(s: GameState, p: PlayerState, judge: Judge) -> float:
    """VP that dancers, champagne and rehearsal room will bring."""
    house, seat = house_of(s), p.seat
    own = (house.rehearsal[seat], house.areas[seat], p.kitchen[CHAMPAGNE], p.numbers)
    what = ("ballrooms", house.spaces, own, house.scored, s.round)
    value = judge.remembered.get(what)
    if value is None:
        value = judge.remembered[what] = _worth(s, p, house, judge)
    if p.has & _end_cards(s.t):
        for owner, amount in _amounts(s.t):
            if p.has & owner:
                value += amount * house.in_ballrooms(seat)
    return value


def _worth(s: GameState, p: PlayerState, house: House, judge: Judge) -> float:
    dice = judge.dice(s, p)
    value = _bottles(p.kitchen[CHAMPAGNE], house.resting(p.seat), dice)
    for which in range(house.scored, len(WHICH)):
        rows = tuple([house.rows(seat, which) for seat in range(len(s.players))])
        value += balls.expected(s.t, house.boards[which], rows, p.seat, *_to_come(s, p, house, which))
    if room := house.rehearsal[p.seat]:
        value += rehearsal.promised(judge.w, s.t, room, house.areas[p.seat], dice)
    return value


@lru_cache(maxsize=8)
def _amounts(t: Tables) -> list[tuple[int, int]]:
    """VP for each dancer at the end, by the cards that give them, as bits."""
    return [(1 << card, amount) for card, (kind, amount, _, _) in t.triggers.end.items() if kind == END]


@lru_cache(maxsize=8)
def _end_cards(t: Tables) -> int:
    return sum(owner for owner, _ in _amounts(t))


def _to_come(s: GameState, p: PlayerState, house: House, which: int) -> tuple[int, int]:
    """Dice until a ballroom is scored: those before the one on its left is, and those after."""
    now = 2 * (s.round or 1) - len(p.numbers)
    left = 2 * s.t.visits[which - 1] - now if which > house.scored else 0
    return left, max(0, 2 * s.t.visits[which] - now - left)


def _bottles(number: int, resting: int, dice: int) -> float:
    return sum(BOTTLES[: min(number, resting)]) * min(1.0, dice / SOON)


# Which dancers look best


def best_dancers(s: GameState, group: Sequence[Action], limit: int, judge: Judge) -> list[Action]:
    """Out of the area that promises most, to the places that do; what sends none stays."""
    p, house = s.players[judge.seat], house_of(s)
    sending = [action for action in group if isinstance(action, SendDancer)]
    others = [action for action in group if not isinstance(action, SendDancer)]
    own, dice = house.areas[p.seat], judge.dice(s, p)
    area = rehearsal.best_area(judge.w, s.t, house.rehearsal[p.seat], own, dice)
    discount = next((f.discount for f in s.stack[-1:] if isinstance(f, Dancing)), 0)
    gains = {
        place: _gain(s, p, house, place, discount, judge)
        for place in {place_of(action.ballroom, action.row) for action in sending}
    }
    ranked = sorted(
        (
            (gains[place_of(action.ballroom, action.row)], -i, action)
            for i, action in enumerate(sending)
            if action.area == area + 1
        ),
        reverse=True,
    )
    if others and ranked and (ranked[0][0] < 0 or limit == 1):  # by a card: it may be declined
        return others if ranked[0][0] < 0 else [ranked[0][2]]
    return [action for _, _, action in ranked[:limit]] + others


def _gain(s: GameState, p: PlayerState, house: House, place: int, discount: int, judge: Judge) -> float:
    """What one dancer more would bring there, less what the champagne is worth."""
    which, row = ballroom_of(place), row_of(place)
    board = house.boards[which]
    rows = [house.rows(seat, which) for seat in range(len(s.players))]
    to_come = _to_come(s, p, house, which)
    before = balls.expected(s.t, board, tuple(rows), p.seat, *to_come)
    own = list(rows[p.seat])
    own[row] += 1
    rows[p.seat] = tuple(own)
    gain = balls.expected(s.t, board, tuple(rows), p.seat, *to_come) - before
    if place != BALCONY:
        bonus = facts(s.t).rooms[board].bonus[row]
        times = max((s.modules[i].row_bonus_times(s, p) for i in s.hooks.row_bonus_times), default=1)
        gain += times * sum(effect_worth(e, judge.w) for e in bonus)
    stock, cost = p.kitchen[CHAMPAGNE], price(s, place, discount)
    resting, dice = house.resting(p.seat), judge.dice(s, p)
    kept = _bottles(stock, resting, dice) - _bottles(max(0, stock - cost), resting - 1, dice)
    return gain - kept - cost


# What decisions promise


def _dancing(s: GameState, p: PlayerState, f: Dancing, judge: Judge) -> float:
    return 4.0 * f.left


def _nothing(s: GameState, p: PlayerState, f: Any, judge: Judge) -> float:
    return 0.0


PART = BotPart(
    module="ballrooms",
    quick_estimates={
        "choose_rehearsal": _nothing,
        "send_dancer": _dancing,
        "remove_dancer": _nothing,
        "after_action": lambda s, p, f, judge: 2.0,
        "captain": lambda s, p, f, judge: 3.0,
    },
    shortlists={"send_dancer": best_dancers},
    widths={"send_dancer": 1, "choose_rehearsal": 5},
    exits={"send_dancer": 1},
    objective_steps={"champagne": 1.0, "dancers_in_ballrooms": 1.2, "green_guests_completed": 2.5},
    value=worth,
    exit_item=CHAMPAGNE,
)
