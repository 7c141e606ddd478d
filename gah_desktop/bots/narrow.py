"""What a plan looks into where modules are in play: far fewer actions, since there are far more of them.

Quick guesses without looking into anything; the base game is planned without them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gah_desktop.bots import ordering
from gah_desktop.bots.evaluate.position import Judge
from gah_desktop.bots.ordering import CHAMPAGNE, die_promise, lacking
from gah_desktop.bots.part import BOT_PARTS
from gah_desktop.engine import hotel
from gah_desktop.engine.actions import (
    Action,
    ChooseItems,
    ExtraAction,
    MoveGuest,
    Occupy,
    Place,
    PlayStaff,
    Split,
    TakeDie,
    TakeGuest,
)
from gah_desktop.engine.items import KINDS, count
from gah_desktop.engine.pending import PlayStaff as Asked
from gah_desktop.engine.queue import cost
from gah_desktop.engine.state import GameState

if TYPE_CHECKING:
    from gah_desktop.bots.part import Shortlist

HOPELESS_DIE = 5.0  # a die that promises so much less than the best one is not taken, in VP
# what items are worth above a strudel or a wine that nobody waits for
RARE = (0.0, 0.4, 0.0, 0.4, CHAMPAGNE - 1.1)


def best_cards(s: GameState, group: Sequence[Action], limit: int, judge: Judge) -> list[Action]:
    """The cards that bring most; what plays none stays."""
    p = s.players[judge.seat]
    f = s.stack[-1]
    discount = f.discount if isinstance(f, Asked) else 0
    horizon = judge.horizon(s, p)
    ranked = [
        (judge.gain(p, action.staff, horizon, discount), -action.staff, action)
        for action in group
        if isinstance(action, PlayStaff)
    ]
    return _beside([action for _, _, action in sorted(ranked, reverse=True)], PlayStaff, group, limit)


def _beside(
    best: list[Action], kind: type[Action] | tuple[type[Action], ...], group: Sequence[Action], limit: int
) -> list[Action]:
    """The best of a kind, and all others; so many as will be followed, if that leaves any."""
    others = [action for action in group if not isinstance(action, kind)]
    return best[: max(1, limit - len(others))] + others


def best_moves(s: GameState, group: Sequence[Action], limit: int, judge: Judge) -> list[Action]:
    """For each guest the rooms that look best; what moves nobody stays."""
    by_guest: dict[int, list[tuple[float, int, Action]]] = {}
    for action in group:
        if isinstance(action, (MoveGuest, Occupy)):
            index = hotel.index(action.floor, action.column)
            guest = action.guest if isinstance(action, MoveGuest) else 0
            by_guest.setdefault(guest, []).append((_occupied(s, index, judge), index, action))
    found: list[Action] = []
    for rooms in by_guest.values():
        best = [action for _, _, action in sorted(rooms, reverse=True)]
        found += best[:limit] if len(by_guest) > 1 else _beside(best, (MoveGuest, Occupy), group, limit)
    return found


def _occupied(s: GameState, index: int, judge: Judge) -> float:
    """What the hotel would be worth with this room occupied."""
    p = s.players[judge.seat]
    bit = 1 << index
    return judge.hotel.worth(p.vacant & ~bit, p.occupied | bit, p.bonus, judge.dice(s, p))


def best_items(s: GameState, group: Sequence[Action], limit: int, judge: Judge) -> list[Action]:
    """Items that guests wait for, then those that are hard to come by; what takes none stays."""
    p, w = s.players[judge.seat], judge.w
    lacks = [max(0, lacking(p, item)) for item in KINDS]

    def worth(action: ChooseItems) -> float:
        value = 0.0
        for number, lack, rare in zip(action.items, lacks, RARE, strict=True):
            if number:
                useful = min(number, lack)
                value += useful * w.wanted + (number - useful) * w.unwanted + number * rare
        return value

    items = [action for action in group if isinstance(action, ChooseItems)]
    items.sort(key=worth, reverse=True)
    return _beside(list(items), ChooseItems, group, limit)


def best_guests(s: GameState, group: Sequence[Action], limit: int, judge: Judge) -> list[Action]:
    """Those who would be worth most in the café, their cost taken off; what takes none stays."""
    p, t = s.players[judge.seat], s.t
    free = tuple((p.vacant & mask).bit_count() for mask in judge.board.color_mask)
    dice = judge.dice(s, p)
    paid = s.stack[-1].kind != "take_guest" if s.stack else True

    def worth(slot: int) -> float:
        guest = s.queue[slot]
        price = judge.price(p.krones, min(p.krones, cost(s, p, slot))) if paid else 0.0
        cafe, needs = (*p.cafe, guest), (*p.needs, t.guests[guest].order)
        return judge.guests.worth(cafe, needs, tuple(p.kitchen), free, 0, dice) - price

    ranked = [(worth(action.slot), action.slot, action) for action in group if isinstance(action, TakeGuest)]
    return _beside([action for _, _, action in sorted(ranked, reverse=True)], TakeGuest, group, limit)


def best_places(s: GameState, group: Sequence[Action], limit: int, judge: Judge) -> list[Action]:
    """Guests who lack least, of them those who are worth most."""
    p, t = s.players[judge.seat], s.t

    def lacks(action: Action) -> tuple[int, int]:
        assert isinstance(action, Place)
        if not action.guest:
            return 0, 0
        return count(p.needs[p.cafe.index(action.guest)]), -t.guests[action.guest].vp

    return sorted(group, key=lacks)[:limit]


def best_spaces(s: GameState, group: Sequence[Action], limit: int, judge: Judge) -> list[Action]:
    """Action spaces by what their dice would promise; what uses none stays."""

    def promised(action: ExtraAction) -> float:
        return die_promise(s, TakeDie(action.face, action.as_action, action.boost), judge)

    spaces = [action for action in group if isinstance(action, ExtraAction)]
    best: list[Action] = sorted(spaces, key=promised, reverse=True)[: max(1, limit)]  # type: ignore[assignment]
    return best + [action for action in group if not isinstance(action, ExtraAction)]


def best_splits(s: GameState, group: Sequence[Action], limit: int, judge: Judge) -> list[Action]:
    """Krones and steps as if they were had already; what splits nothing stays."""
    p = s.players[judge.seat]
    krones, emperor = p.krones, p.emperor
    ranked: list[tuple[float, int, Action]] = []
    for i, action in enumerate(group):
        if isinstance(action, Split):
            p.krones = min(s.t.max_krones, krones + action.krones)
            p.emperor = min(s.t.track_end, emperor + action.steps)
            ranked.append((judge.value(s), -i, action))
    p.krones, p.emperor = krones, emperor
    return _beside([action for _, _, action in sorted(ranked, reverse=True)], Split, group, limit)


def best_dice(s: GameState, group: Sequence[Action], limit: int, judge: Judge) -> list[Action]:
    return ordering.best_dice(s, group, limit, judge, HOPELESS_DIE)


# by kind of decision, or of the first action of a group
SHORTLISTS: dict[str, Shortlist] = {
    **ordering.BEST,
    "take_die": best_dice,
    "extra_action": best_spaces,
    "items": best_items,
    "place": best_places,
    "split": best_splits,
    "staff": best_cards,
    "move_guest": best_moves,
    "occupy": best_moves,
    "items_of_choice": best_items,
    "take_guest": best_guests,
}
BOT_PARTS.extend(SHORTLISTS, lambda part: part.shortlists)
