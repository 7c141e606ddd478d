"""Quick guesses at what actions promise: the order in which a plan looks into them. It follows none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gah_desktop.bots.evaluate.effects import effect_worth
from gah_desktop.bots.evaluate.position import Judge
from gah_desktop.bots.part import BOT_PARTS
from gah_desktop.engine import hotel, pending
from gah_desktop.engine.actions import Action, Decline, Prepare, TakeDie
from gah_desktop.engine.decisions import dice
from gah_desktop.engine.items import wants
from gah_desktop.engine.state import GameState, PlayerState

if TYPE_CHECKING:
    from gah_desktop.bots.part import QuickEstimate, Shortlist

EXTRA = 2.0  # what a card grants with a die
CHAMPAGNE = 3.0  # with ballrooms in play
HOPELESS_DIE = 9.0  # a die that promises so much less than the best one is not taken, in VP


def best_dice(
    s: GameState, group: Sequence[Action], limit: int, judge: Judge, hopeless: float = HOPELESS_DIE
) -> list[Action]:
    """The most promising dice, found without taking each of them."""
    dice = [action for action in group if isinstance(action, TakeDie)]
    ranked = sorted(((die_promise(s, die, judge), die) for die in dice), reverse=True)
    least = ranked[0][0] - hopeless
    return [die for promised, die in ranked[:limit] if promised >= least]


def best_rooms(s: GameState, group: Sequence[Action], limit: int, judge: Judge) -> Sequence[Action]:
    """The best spaces, or doing without, judged as if a tile lay there; what is neither stays."""
    f = s.stack[-1]
    assert isinstance(f, pending.Rooms)
    if f.occupy:  # the room is occupied at once: that has consequences
        return group
    p = s.players[judge.seat]
    vacant, krones = p.vacant, p.krones
    ranked: list[tuple[float, int, Action]] = []
    others: list[Action] = []
    for action in group:
        if isinstance(action, Prepare):
            index = hotel.index(action.floor, action.column)
            p.krones = krones - hotel.cost(s, p, index, f.discount)
            p.vacant = vacant | 1 << index
            ranked.append((judge.value(s) + s.t.room_vp[index], -index, action))
            p.vacant, p.krones = vacant, krones
        elif isinstance(action, Decline):
            ranked.append((judge.value(s), 1, action))
        else:
            others.append(action)
    ranked.sort(reverse=True)
    return [action for _, _, action in ranked[:limit]] + others


def die_promise(s: GameState, action: TakeDie, judge: Judge) -> float:
    """What taking a die promises, compared with the other dice; the cost is taken off."""
    p = s.players[judge.seat]
    triggers = judge.t.triggers
    face, has = action.face, p.has
    cost = dice.price(s, p, action)
    strength = s.dice[face] + action.boost
    for owner, amount in triggers.strength[face]:
        if has & owner:
            strength += amount
    worth = -judge.price(p.krones, cost)
    if has & triggers.die_vp_mask[face]:
        worth += sum(vp for owner, _, vp in triggers.die_vp[face] if has & owner)
    if any(has & owner for owner, _ in triggers.extra[face]):
        worth += EXTRA
    worth += float(sum(promised(s, p, action) for promised in judge.die_values))
    if action.as_action in dice.CHAINS:
        return worth + _items(p, strength, dice.chain(s, action.as_action), judge)
    if action.as_action == 3:
        return worth + _rooms(p.krones - cost, strength, 0, judge)
    if action.as_action == 4:
        both = face == 4 and has & triggers.both_on_four
        return worth + judge.w.split * strength * (2 if both else 1)
    return worth + _card(s, p, strength, judge)


def _rooms(krones: int, number: int, discount: int, judge: Judge) -> float:
    w = judge.w
    affordable = 1.5 + (krones + discount) / 2
    return min(number, affordable) * (w.prepare + w.discount * min(2, discount))


def _card(s: GameState, p: PlayerState, discount: int, judge: Judge) -> float:
    return judge.best_gain(s, p, discount)


def lacking(p: PlayerState, item: int) -> int:
    return sum(wants(need, item) for need in p.needs) - p.kitchen[item]


def _items(p: PlayerState, strength: int, chain: tuple[int, ...], judge: Judge) -> float:
    if len(chain) == 1:  # an owner has said so
        return judge.w.wanted * strength
    want, rare, *more = (max(0, lacking(p, item)) for item in chain)
    if more and strength > 2:  # champagne, which is always of use
        third = strength // 3
        return CHAMPAGNE * third + _items(p, strength - third, chain[:2], judge)
    second = min(strength // 2, rare)
    useful = second + min(strength - second, want)
    return judge.w.wanted * useful + judge.w.unwanted * (strength - useful)


# by kind of the first action of a group: finds the best ones without looking into each of them
BEST: dict[str, Shortlist] = {"take_die": best_dice, "prepare": best_rooms}


# What is still to be decided


def promise(s: GameState, judge: Judge) -> float:
    """What the decisions that wait will bring."""
    worth = 0.0
    if s.stack:
        p = s.players[judge.seat]
        for f in s.stack:
            worth += QUICK_ESTIMATES[f.kind](s, p, f, judge)
    return worth


def _nothing(s: GameState, p: PlayerState, f: pending.Pending, judge: Judge) -> float:
    return 0.0


def _items_of_die(s: GameState, p: PlayerState, f: pending.ItemsOfDie, judge: Judge) -> float:
    return _items(p, f.strength, f.chain, judge)


def _items_of_choice(s: GameState, p: PlayerState, f: pending.ItemsOfChoice, judge: Judge) -> float:
    return 1.8 * f.number


def _place(s: GameState, p: PlayerState, f: pending.PlaceItems, judge: Judge) -> float:
    worth = 0.0
    for item, number in enumerate(f.bag):
        if number:
            useful = min(number, max(0, lacking(p, item)))
            worth += judge.w.wanted * useful + judge.w.unwanted * (number - useful)
    return worth


def _fill_order(s: GameState, p: PlayerState, f: pending.FillOrder, judge: Judge) -> float:
    return 5.0


def _rooms_asked(s: GameState, p: PlayerState, f: pending.Rooms, judge: Judge) -> float:
    occupied = judge.w.occupy if f.occupy else 0.0
    return _rooms(p.krones, f.left, min(3, f.discount), judge) + occupied


def _occupy(s: GameState, p: PlayerState, f: pending.OccupyRooms, judge: Judge) -> float:
    return judge.w.occupy * min(f.left, p.vacant.bit_count())


def _split(s: GameState, p: PlayerState, f: pending.Split, judge: Judge) -> float:
    return judge.w.split * f.strength * (2 if f.both else 1)


def _play_staff(s: GameState, p: PlayerState, f: pending.PlayStaff, judge: Judge) -> float:
    return _card(s, p, f.discount, judge)


def _offer(s: GameState, p: PlayerState, f: pending.Offer, judge: Judge) -> float:
    return 3.0


def _extra_action(s: GameState, p: PlayerState, f: pending.ExtraAction, judge: Judge) -> float:
    return judge.w.extra_action


def _extra(s: GameState, p: PlayerState, f: pending.Extra, judge: Judge) -> float:
    return EXTRA


def _take_guests(s: GameState, p: PlayerState, f: pending.TakeGuests, judge: Judge) -> float:
    return judge.w.free_guest


def _benefits(s: GameState, p: PlayerState, f: pending.Benefits, judge: Judge) -> float:
    return sum(
        (
            3.0 if part.sort == "bonus" else effect_worth(effect, judge.w, len(p.staff))
            for part in f.parts
            if part is not None
            for effect in part.effects or (part.effect,)
        ),
        0.0,
    )


# by kind of decision; what only takes something away, or is no part of a plan, promises nothing
QUICK_ESTIMATES: dict[str, QuickEstimate] = {
    "items": _items_of_die,
    "items_of_choice": _items_of_choice,
    "place": _place,
    "pay": _nothing,
    "source": _nothing,
    "action": _nothing,
    "staff_played": _nothing,
    "serve": _nothing,
    "fill_order": _fill_order,
    "rooms": _rooms_asked,
    "occupy": _occupy,
    "remove_room": _nothing,
    "split": _split,
    "staff": _play_staff,
    "offer": _offer,
    "return_staff": _nothing,
    "return_hand": _nothing,
    "discard_staff": _nothing,
    "extra_action": _extra_action,
    "extra": _extra,
    "take_guest": _take_guests,
    "benefits": _benefits,
    "draft": _nothing,
    "choose_guest": _nothing,
    "turn": _nothing,
    "begin": _nothing,
    "emperor": _nothing,
    "penalty": _nothing,
    "take_penalty": _nothing,
    "round_over": _nothing,
}
BOT_PARTS.extend(QUICK_ESTIMATES, lambda part: part.quick_estimates)
