"""What effects, tiles and staff cards are worth by themselves; the position comes in by a few numbers."""

from __future__ import annotations

from typing import NamedTuple

from gah_desktop.bots.weights import ONCE, OTHER_CARD, PENALTY, PER_DIE, PER_VISIT, Weights
from gah_desktop.engine import hotel
from gah_desktop.engine.state import PlayerState
from gah_desktop.engine.tables import BoardFacts, Effect, Tables


class Horizon(NamedTuple):
    """What is still to come: own dice, rounds that begin, visits of the Emperor.

    `rivals` are the end cards that opponents have in play.
    """

    dice: int
    rounds: int
    visits: int
    rivals: tuple[int, ...] = ()


def effect_worth(e: Effect, w: Weights) -> float:
    """A part of a guest's or a tile's reward, in the middle of a game."""
    kind = e.kind
    if kind == "gain_krones":
        return w.krone_price * e.amount
    if kind == "gain_vp":
        return float(e.amount)
    if kind == "advance_emperor":
        return w.step * e.amount
    if kind == "gain_items":
        return w.gain_item * sum(e.items)
    if kind == "gain_items_of_choice":
        return 1.2 * w.gain_item * e.amount
    if kind == "draw_staff":
        return w.draw * e.amount
    if kind == "play_staff":
        return e.amount * (w.play + w.discount * min(e.discount, 4))
    if kind == "draw_three_play_one":
        return w.play + 1.0 + w.discount * min(e.discount, 4)
    if kind == "prepare_room":
        return e.amount * (w.prepare + w.discount * min(e.discount, e.max_floor - 1, 2))
    if kind == "prepare_and_occupy":
        return w.prepare + w.occupy
    if kind == "occupy_room":
        return w.occupy * e.amount
    if kind == "take_guest_free":
        return w.free_guest * e.amount
    if kind == "fill_order":
        return 2 * w.occupy
    if kind == "extra_action":
        return w.extra_action
    return 0.0


def tile_worth(t: Tables, tile: int, staff: int, w: Weights) -> tuple[float, float]:
    """Reward and penalty of an Emperor tile for the owner of so many cards in play."""
    facts = t.emperor[tile]
    reward = sum(
        float(e.amount * staff) if e.kind == "gain_vp_per_staff" else effect_worth(e, w) for e in facts.reward
    )
    left = facts.left
    if left.kind == "lose_vp_per_staff":
        penalty = float(left.amount * staff)
    else:
        penalty = PENALTY.get(left.kind, 3.0) * max(1, left.amount)
    return reward * w.reward, penalty * w.penalty


def card_worth(t: Tables, board: BoardFacts, p: PlayerState, card: int, to_come: Horizon) -> float:
    """What a card in play will have brought from now to the end."""
    if card in t.triggers.end:
        return end_worth(t, board, p, card, to_come)
    if card in PER_VISIT:
        return PER_VISIT[card] * to_come.visits
    if t.staff[card].timing == "round":
        return PER_DIE.get(card, 0.7) * (2 * to_come.rounds + (0 if p.used >> card & 1 else 2))
    if t.staff[card].timing == "once":
        return 0.0
    return PER_DIE.get(card, 0.4) * to_come.dice


def played_worth(t: Tables, board: BoardFacts, p: PlayerState, card: int, to_come: Horizon) -> float:
    """What playing a card would bring, the cost apart."""
    if t.staff[card].timing == "once":
        return ONCE.get(card, OTHER_CARD)
    return card_worth(t, board, p, card, to_come)


def end_worth(t: Tables, board: BoardFacts, p: PlayerState, card: int, to_come: Horizon) -> float:
    """An end card's VP: what is there now, and what usually still comes."""
    kind, amount, color, most = t.triggers.end[card]
    dice = to_come.dice
    occupied, vacant = p.occupied, p.vacant
    fill = min(1.0, dice / 6)
    if kind == "end_vp_per_room":
        if color < 0:
            number = occupied.bit_count() + 0.62 * dice
        else:
            mask = board.color_mask[color]
            soon = (vacant & mask).bit_count() * 0.6 * fill
            number = (occupied & mask).bit_count() + soon + 0.13 * dice
    elif kind == "end_vp_per_staff":
        number = len(p.staff) + 0.28 * dice
    elif kind == "end_vp_per_tile":
        number = (occupied | vacant).bit_count() + 0.7 * dice
    elif kind == "end_vp_per_group":
        number = hotel.full_groups(occupied, board.group_mask) + 0.3 * dice
    elif kind == "end_vp_per_objective":
        number = sum(points > 0 for points in p.claimed) + 0.09 * dice
    elif kind == "end_vp_per_emperor_space":
        number = max(0.0, p.emperor - 7.0 * to_come.visits + 0.7 * dice) if to_come.visits else p.emperor
        number = max(number, 2.0 if to_come.visits > 1 else 0.0)
    elif kind == "end_vp_per_floor":
        number = hotel.full_floors(occupied) + 0.06 * dice
    elif kind == "end_vp_per_column":
        number = hotel.full_columns(occupied) + 0.06 * dice
    elif kind == "end_vp_per_color_set":
        number = min((occupied & mask).bit_count() for mask in board.color_mask) + 0.15 * dice
    else:
        copied = max((end_worth(t, board, p, rival, to_come) for rival in to_come.rivals), default=0.0)
        return max(copied, 0.5 * dice)
    return min(number * amount, float(most))
