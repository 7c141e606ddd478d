"""What open decisions promise: a quick guess that ranks actions before a plan looks into them."""

from __future__ import annotations

from gah_desktop.bots.evaluation import Judge
from gah_desktop.bots.worth import effect_worth
from gah_desktop.engine import pending
from gah_desktop.engine.actions import TakeDie
from gah_desktop.engine.decisions import dice
from gah_desktop.engine.items import wants
from gah_desktop.engine.state import GameState, PlayerState

EXTRA = 2.0  # what a card grants with a die


def promise(s: GameState, judge: Judge) -> float:
    worth = 0.0
    for f in s.stack:
        worth += _pending(s, s.players[judge.seat], f, judge)
    return worth


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
    if action.as_action <= 2:
        return worth + _items(p, strength, dice.CHAINS[action.as_action], judge)
    if action.as_action == 3:
        return worth + _rooms(p.krones - cost, strength, 0, judge)
    if action.as_action == 4:
        both = face == 4 and has & triggers.both_on_four
        return worth + judge.w.split * strength * (2 if both else 1)
    return worth + _card(s, p, strength, judge)


def _pending(s: GameState, p: PlayerState, f: pending.Pending, judge: Judge) -> float:
    w = judge.w
    match f:
        case pending.ItemsOfDie():
            return _items(p, f.strength, f.chain, judge)
        case pending.PlaceItems():
            return _placed(p, f.bag, judge)
        case pending.Rooms():
            occupied = w.occupy if f.occupy else 0.0
            return _rooms(p.krones, f.left, min(3, f.discount), judge) + occupied
        case pending.Split():
            return w.split * f.strength
        case pending.PlayStaff():
            return _card(s, p, f.discount, judge)
        case pending.Offer():
            return 3.0
        case pending.OccupyRooms():
            return w.occupy * min(f.left, p.vacant.bit_count())
        case pending.Benefits():
            return sum(
                3.0 if part.sort == "bonus" else effect_worth(part.effect, w)
                for part in f.parts
                if part is not None
            )
        case pending.ItemsOfChoice():
            return 1.8 * f.number
        case pending.FillOrder():
            return 5.0
        case pending.TakeGuests():
            return w.free_guest
        case pending.ExtraAction():
            return w.extra_action
        case pending.Extra():
            return EXTRA
    return 0.0


def _rooms(krones: int, number: int, discount: int, judge: Judge) -> float:
    w = judge.w
    affordable = 1.5 + (krones + discount) / 2
    return min(number, affordable) * (w.prepare + w.discount * min(2, discount))


def _card(s: GameState, p: PlayerState, discount: int, judge: Judge) -> float:
    return max((judge.gain(s, p, card, discount) for card in p.hand), default=0.0)


def _lacking(p: PlayerState, item: int) -> int:
    return sum(wants(need, item) for need in p.needs) - p.kitchen[item]


def _items(p: PlayerState, strength: int, chain: tuple[int, ...], judge: Judge) -> float:
    want, rare = (max(0, _lacking(p, item)) for item in chain)
    second = min(strength // 2, rare)
    useful = second + min(strength - second, want)
    return judge.w.wanted * useful + judge.w.unwanted * (strength - useful)


def _placed(p: PlayerState, bag: tuple[int, ...], judge: Judge) -> float:
    worth = 0.0
    for item, number in enumerate(bag):
        if number:
            useful = min(number, max(0, _lacking(p, item)))
            worth += judge.w.wanted * useful + judge.w.unwanted * (number - useful)
    return worth
