"""What open decisions promise: a quick guess that ranks actions before a plan looks into them."""

from __future__ import annotations

from gah_desktop.bots.evaluation import Judge
from gah_desktop.bots.worth import effect_worth
from gah_desktop.engine.actions import TakeDie
from gah_desktop.engine.decisions import dice
from gah_desktop.engine.state import Frame, GameState, PlayerState

EXTRA = 2.0  # what a card grants with a die


def promise(s: GameState, judge: Judge) -> float:
    worth = 0.0
    for frame in s.stack:
        worth += _frame(s, s.players[judge.seat], frame, judge)
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
        return worth + _items(p, strength, 2 * (action.as_action - 1), judge)
    if action.as_action == 3:
        return worth + _rooms(p.krones - cost, strength, 0, judge)
    if action.as_action == 4:
        both = face == 4 and has & triggers.both_on_four
        return worth + judge.w.split * strength * (2 if both else 1)
    return worth + _card(s, p, strength, judge)


def _frame(s: GameState, p: PlayerState, f: Frame, judge: Judge) -> float:
    kind = f[0]
    amount: int = f[2] if isinstance(f[2], int) else 0  # items, rooms, krones, cards, guests
    w = judge.w
    if kind == "items":
        return _items(p, amount, f[3], judge)
    if kind == "place":
        return _placed(p, f[2], judge)
    if kind == "rooms":
        return _rooms(p.krones, amount, min(3, f[3]), judge) + (w.occupy if f[5] else 0.0)
    if kind == "split":
        return w.split * amount
    if kind == "staff":
        return _card(s, p, f[3], judge)
    if kind == "offer":
        return 3.0
    if kind == "occupy":
        return w.occupy * min(amount, p.vacant.bit_count())
    if kind == "benefits":
        return sum(
            3.0 if part.sort == "bonus" else effect_worth(part.effect, w) for part in f[2] if part is not None
        )
    if kind == "items_of_choice":
        return 1.8 * amount
    if kind == "fill_order":
        return 5.0
    if kind == "take_guest":
        return w.free_guest
    if kind == "extra_action":
        return w.extra_action
    if kind == "extra":
        return EXTRA
    return 0.0


def _rooms(krones: int, number: int, discount: int, judge: Judge) -> float:
    w = judge.w
    affordable = 1.5 + (krones + discount) / 2
    return min(number, affordable) * (w.prepare + w.discount * min(2, discount))


def _card(s: GameState, p: PlayerState, discount: int, judge: Judge) -> float:
    return max((judge.gain(s, p, card, discount) for card in p.hand), default=0.0)


def _lacking(p: PlayerState, item: int) -> int:
    shift = 4 * item
    return sum(need >> shift & 15 for need in p.needs) - p.kitchen[item]


def _items(p: PlayerState, strength: int, first: int, judge: Judge) -> float:
    want, rare = max(0, _lacking(p, first)), max(0, _lacking(p, first + 1))
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
