"""What bots are told of entrances: how they bid and choose, what lies beside one, what decisions promise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gah_desktop.bots.evaluate.effects import tile_worth
from gah_desktop.bots.evaluate.position import Judge
from gah_desktop.bots.ordering import die_promise
from gah_desktop.bots.part import BotPart
from gah_desktop.bots.weights import DEFAULT
from gah_desktop.engine import hotel
from gah_desktop.engine.actions import Action, TakeDie
from gah_desktop.engine.decisions import dice
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.views import View
from gah_desktop.modules.hotels.rules.auction import Bid, ChooseEntrance
from gah_desktop.modules.hotels.rules.moved_die import MoveDie
from gah_desktop.modules.hotels.rules.own_tiles import Retreat
from gah_desktop.modules.hotels.rules.owners import Owners, owners_of

# krones that an entrance is worth to a bot, above what any of them is
WORTH = {1: 2.5, 2: 5.5, 3: 1.0, 4: 3.0, 5: 5.0, 6: 2.0, 7: 4.5, 8: 2.5, 9: 3.5, 10: 3.0}
TILE, TOKEN = 2.5, 1.5  # each that is left
KEPT = 2.0  # a tile may be worth more later
HORIZON = 8.0  # with fewer dice to come, that fades
STRONGER = 1  # a die moved onto a space adds to its strength


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
    printed, value = entrance.printed, 0.0
    to_come = judge.dice(s, p)
    fade = min(1.0, to_come / HORIZON)
    if printed.own_tiles:
        value += TILE * fade * len(own.own_tiles)
    if entrance.tokens:
        value += TOKEN * fade * len(own.tokens)
    if printed.guests_vp is not None:
        value += _completed(printed.guests_vp, len(own.completed), len(p.numbers))
    if printed.own_objectives_vp is not None and to_come:
        points = printed.own_objectives_vp[max(0, s.round - 1)]
        for name in own.own_objectives:
            goal = s.t.objectives[s.t.objective_ids.index(name)]
            if goal.kind != "krones":
                value += judge.goal_worth(s, p, goal, points, to_come)
    if printed.occupancy_bonus is not None:
        value += _bonuses(s, p, judge)
    return value


def _completed(vp: Mapping[int, int], number: int, left: int) -> float:
    """What the guests completed in this round are worth at its end, with the next one half in sight."""
    reached = max((points for least, points in vp.items() if number >= least), default=0)
    following = max((points for least, points in vp.items() if number + 1 >= least), default=0)
    return reached + (following - reached) * (0.5 if left else 0.0)


def _bonuses(s: GameState, p: PlayerState, judge: Judge) -> float:
    """How much more the groups promise than those of the board."""
    board, w = judge.board, judge.w
    value = 0.0
    for group, mask in enumerate(board.group_mask):
        if not p.bonus >> group & 1:
            color, amount = hotel.bonus_of(s, p, group)
            share = (p.occupied & mask).bit_count() / mask.bit_count()
            value += (amount - board.bonus[group][1]) * share**w.group_power * (w.step if color else 1.0)
    return value


def _worth_retreating(s: GameState, p: PlayerState, options: Sequence[Action]) -> Sequence[Action]:
    """Once the die is taken: the tile that rewards most above its steps and what it is worth to keep it."""
    if not s.die_taken:
        return ()
    steps, w = _steps(owners_of(s), s, p.seat), DEFAULT
    before = sum(round_ < s.round for round_ in s.t.visits)
    dice_left = 2 * (s.t.last_round - s.round) + len(p.numbers)

    def gain(action: Action) -> float:
        assert isinstance(action, Retreat)
        reward = tile_worth(s.t, s.t.emperor_ids.index(action.tile), len(p.staff), w)[0]
        price = w.step if before < len(s.t.visits) else 0.0
        return reward - price * steps[action.tile[0]] - KEPT * min(1.0, dice_left / HORIZON)

    best = max(options, key=gain)
    return (best,) if gain(best) > 0 else ()


def _steps(own: Owners, s: GameState, seat: int) -> dict[str, int]:
    entrance = own.of(s, seat)
    assert entrance is not None and entrance.printed.tile_steps is not None
    return {str(letter): steps for letter, steps in entrance.printed.tile_steps.items()}


def best_moved_dice(s: GameState, group: Sequence[Action], limit: int, judge: Judge) -> list[Action]:
    """Onto the spaces that promise most with one die more."""

    def promised(action: Action) -> float:
        assert isinstance(action, MoveDie)
        s.dice[action.to] += STRONGER
        taken = [TakeDie(action.to, each, False, action.color) for each in dice.stands_for(action.to)]
        most = max(die_promise(s, die, judge) for die in taken)
        s.dice[action.to] -= STRONGER
        return most

    return sorted(group, key=promised, reverse=True)[:limit]


def _some(amount: float) -> Any:
    return lambda s, p, f, judge: amount


PART = BotPart(
    module="hotels",
    quick_estimates={
        "bid": _some(0.0),
        "choose_entrance": _some(0.0),
        "entrance_gained": _some(0.0),
        "second_guest": _some(1.0),
        "take_token": _some(5.0),
        "die_moved": _some(4.0),
    },
    choosers={"bid": _bid, "choose_entrance": _choose},
    shortlists={"move_die": best_moved_dice},
    widths={"take_token": 3, "second_guest": 2, "move_die": 2, "die_moved": 1},
    urgent={"claim_own": lambda s, p, options: options, "retreat": _worth_retreating},
    value=worth,
)
