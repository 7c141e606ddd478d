"""What effects and Emperor tiles are worth by themselves. It knows no position.

Every kind of effect that is done at once stands in a table here, those of staff cards in `staff.py`: one
that does not is an error, not worth nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from gah_desktop.bots.weights import PENALTY, Weights
from gah_desktop.engine.tables import Effect, Tables

CHAMPAGNE = 2.5  # above another item
STAFF = 3  # cards in play in the middle of a game
PER_STAFF = frozenset(("lose_vp_per_staff",))


class Estimate(NamedTuple):
    """How a kind of effect is judged; `worth` is given how many staff cards are in play."""

    worth: Callable[[Effect, Weights, int], float]
    draws: bool = False  # cards, which no plan can show
    queue: bool = False  # may bring a guest from the queue


def _prepare_room(e: Effect, w: Weights, staff: int) -> float:
    return e.amount * (w.prepare + w.discount * min(e.discount, e.max_floor - 1, 2))


def _draw_and_play(e: Effect, w: Weights, staff: int) -> float:
    return w.play + 1.0 + w.discount * min(e.discount, 4)


def _send_dancers(e: Effect, w: Weights, staff: int) -> float:
    return sum(3.0 + min(e.discount - i * e.falls, 3) for i in range(max(1, e.amount)))


# in the order in which they are collected: first what later ones can make use of
EFFECTS: dict[str, Estimate] = {
    "gain_krones": Estimate(lambda e, w, staff: w.krone_price * e.amount),
    "take_guest_free": Estimate(lambda e, w, staff: w.free_guest * e.amount, queue=True),
    "gain_items": Estimate(lambda e, w, staff: w.gain_item * sum(e.items) + CHAMPAGNE * e.items[-1]),
    "gain_items_of_choice": Estimate(lambda e, w, staff: 1.2 * w.gain_item * e.amount),
    "advance_emperor": Estimate(lambda e, w, staff: w.step * e.amount),
    "gain_vp": Estimate(lambda e, w, staff: float(e.amount)),
    "draw_staff": Estimate(lambda e, w, staff: w.draw * e.amount, draws=True),
    "prepare_room": Estimate(_prepare_room),
    "prepare_and_occupy": Estimate(lambda e, w, staff: w.prepare + w.occupy),
    "occupy_room": Estimate(lambda e, w, staff: w.occupy * e.amount),
    "draw_three_play_one": Estimate(_draw_and_play, draws=True),
    "play_staff": Estimate(lambda e, w, staff: e.amount * (w.play + w.discount * min(e.discount, 4))),
    "gain_vp_per_staff": Estimate(lambda e, w, staff: float(e.amount * staff)),
    "fill_order": Estimate(lambda e, w, staff: 2 * w.occupy),
    # of the expansion
    "fill_items": Estimate(lambda e, w, staff: 2 * w.gain_item),
    "others_gain_items_of_choice": Estimate(lambda e, w, staff: 0.01),  # it helps the others
    "gain_vp_by_round": Estimate(lambda e, w, staff: 5.0),
    "gain_vp_per_objective_marker": Estimate(lambda e, w, staff: 1.5 * e.amount),
    "gain_other_items_of_choice": Estimate(lambda e, w, staff: 1.2 * w.gain_item * e.amount),
    "take_guest_and_fill_order": Estimate(lambda e, w, staff: w.free_guest + 2 * w.occupy, queue=True),
    "send_dancer": Estimate(_send_dancers),
    "second_dancer_same_space": Estimate(lambda e, w, staff: 5.0),
    "take_token": Estimate(lambda e, w, staff: 5.0),
    "use_captain": Estimate(lambda e, w, staff: 3.0),
    "score_current_ballroom": Estimate(lambda e, w, staff: 5.0),
    "gain_vp_per_dancer": Estimate(lambda e, w, staff: 4.0 * e.amount),
    # last, for it may make use of all the others
    "extra_action": Estimate(lambda e, w, staff: w.extra_action, queue=True),
}


def effect_worth(e: Effect, w: Weights, staff: int = STAFF) -> float:
    """A part of a guest's or a tile's reward, in the middle of a game."""
    return EFFECTS[e.kind].worth(e, w, staff)


def tile_worth(t: Tables, tile: int, staff: int, w: Weights) -> tuple[float, float]:
    """Reward and penalty of an Emperor tile for the owner of so many cards in play."""
    facts = t.emperor[tile]
    reward = sum((effect_worth(e, w, staff) for e in facts.reward), 0.0)
    left = facts.left
    amount = left.amount * staff if left.kind in PER_STAFF else max(1, left.amount)
    return reward * w.reward, PENALTY[left.kind] * amount * w.penalty
