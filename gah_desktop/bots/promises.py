"""What decisions that are still open promise: a quick guess that ranks actions before they are looked into."""

from __future__ import annotations

from gah_desktop.bots.evaluation import Judge
from gah_desktop.bots.worth import effect_worth
from gah_desktop.engine.state import Frame, GameState, PlayerState


def promise(s: GameState, judge: Judge) -> float:
    worth = 0.0
    for frame in s.stack:
        worth += _frame(s, s.players[judge.seat], frame, judge)
    return worth


def _frame(s: GameState, p: PlayerState, f: Frame, judge: Judge) -> float:
    kind = f[0]
    w = judge.w
    if kind == "items":
        return _items(p, f[2], f[3], judge)
    if kind == "place":
        return _placed(p, f[2], judge)
    if kind == "rooms":
        budget = p.krones + min(3, f[3])
        return min(f[2], 1.5 + budget / 2) * (w.prepare + w.discount * min(2, f[3])) + (
            w.occupy if f[5] else 0.0
        )
    if kind == "split":
        return f[2] * 1.35
    if kind == "staff":
        return max(0.0, *(judge.gain(s, p, card, f[3]) for card in p.hand)) if p.hand else 0.0
    if kind == "offer":
        return 3.0
    if kind == "occupy":
        return w.occupy * min(f[2], p.vacant.bit_count())
    if kind == "benefits":
        return sum(
            3.0 if part.sort == "bonus" else effect_worth(part.effect, w) for part in f[2] if part is not None
        )
    if kind == "items_of_choice":
        return 1.8 * f[2]
    if kind == "fill_order":
        return 5.0
    if kind == "take_guest":
        return w.free_guest
    if kind == "extra_action":
        return w.extra_action
    if kind == "extra":
        return 2.0
    return 0.0


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
