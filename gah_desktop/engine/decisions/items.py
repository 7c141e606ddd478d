"""Decisions about items: which ones come, where they go, and serving from the kitchen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from gah_desktop.catalog.basics import ITEMS
from gah_desktop.engine import changes, pending
from gah_desktop.engine.actions import Action, ChooseItems, FillOrder, Place, Serve, StopServing
from gah_desktop.engine.decisions import extra
from gah_desktop.engine.decisions.base import Decision, TurnAction, comes_first
from gah_desktop.engine.events import SERVE as SERVING
from gah_desktop.engine.events import Acted, Source
from gah_desktop.engine.items import INDEX, KINDS, OF_CHOICE, Items, kinds, named, wants
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import GameState, PlayerState

STOP = StopServing()
_BITS = tuple(1 << kind for kind in KINDS)
CAFE_MOVES = 3  # items that one krone carries


def _laid_out(kinds_of_item: tuple[int, ...], numbers: tuple[int, ...]) -> ChooseItems:
    counts = dict(zip(kinds_of_item, numbers, strict=True))
    return ChooseItems(tuple(counts.get(kind, 0) for kind in KINDS))


# Which items


def _falling(total: int, length: int, most: int) -> Iterator[tuple[int, ...]]:
    """So many numbers that add up to the total, none larger than the one before."""
    if length == 1:
        if total <= most:
            yield (total,)
        return
    for first in range(min(total, most), -(-total // length) - 1, -1):
        for rest in _falling(total - first, length - 1, first):
            yield (first, *rest)


@lru_cache(maxsize=1 << 10)
def _shares(strength: int, chain: tuple[int, ...]) -> tuple[Action, ...]:
    """Strudel and cake, or wine and coffee: the second never more than the first."""
    return tuple(_laid_out(chain, numbers) for numbers in _falling(strength, len(chain), strength))


def _sums(total: int, length: int) -> Iterator[tuple[int, ...]]:
    if length == 1:
        yield (total,)
        return
    for first in range(total + 1):
        for rest in _sums(total - first, length - 1):
            yield (first, *rest)


@cache
def _free_choice(number: int, kinds: tuple[int, ...] = OF_CHOICE) -> tuple[Action, ...]:
    return tuple(_laid_out(kinds, numbers) for numbers in _sums(number, len(kinds)))


def _items_options(s: GameState, f: pending.ItemsOfDie) -> list[Action]:
    options = list(_shares(f.strength, f.chain))
    if s.extra and f.source[0] == "die":
        options += extra.before(s)
    return options


def _items_resolve(s: GameState, f: pending.ItemsOfDie, action: Action) -> None:
    if isinstance(action, ChooseItems):
        s.stack.pop()
        _take(s, s.players[f.seat], action.items, f.source)
    else:
        extra.use(s, f.seat, action)


def _take(s: GameState, p: PlayerState, items: Items, source: Source) -> None:
    if s.sink is not None:
        s.sink.append(Acted(p.seat, "choose_items", {"items": named(items)}, source))
    changes.receive(s, p, items, source)


def _items_why(s: GameState, f: pending.ItemsOfDie, action: Action) -> Reason:
    if not isinstance(action, ChooseItems):
        return comes_first(f)
    if _wrong_total(action, f.strength):
        return reason(Code.WRONG_TOTAL, total=f.strength)
    numbers = [action.items[kind] for kind in f.chain]
    if sum(numbers) != f.strength:
        return reason(Code.WRONG_ITEMS)
    if len(numbers) > 2 and numbers[1] <= numbers[0]:
        return reason(Code.TOO_MANY_CHAMPAGNES)
    return reason(Code.TOO_MANY_COFFEES if f.chain[0] else Code.TOO_MANY_CAKES)


def _wrong_total(action: ChooseItems, total: int) -> bool:
    items = action.items
    return len(items) != len(KINDS) or sum(items) != total or min(items) < 0


def _choice_options(s: GameState, f: pending.ItemsOfChoice) -> list[Action]:
    return list(_free_choice(f.number, f.kinds))


def _choice_resolve(s: GameState, f: pending.ItemsOfChoice, action: ChooseItems) -> None:
    s.stack.pop()
    _take(s, s.players[f.seat], action.items, f.source)


def _choice_why(s: GameState, f: pending.ItemsOfChoice, action: Action) -> Reason:
    if not isinstance(action, ChooseItems):
        return comes_first(f)
    if _wrong_total(action, f.number):
        return reason(Code.WRONG_TOTAL, total=f.number)
    return reason(Code.WRONG_ITEMS)


# Placing what came


@cache
def _place(item: int, guest: int) -> Action:
    return Place(ITEMS[item], guest)


def _place_options(s: GameState, f: pending.PlaceItems) -> list[Action]:
    p = s.players[f.seat]
    options: list[Action] = []
    for item, number in enumerate(f.bag):
        if number:
            options.append(changes.PLACE_IN_KITCHEN[item])
            for guest, need in zip(p.cafe, p.needs, strict=True):
                if wants(need, item):
                    options.append(_place(item, guest))
    return options


def _place_resolve(s: GameState, f: pending.PlaceItems, action: Place) -> None:
    seat, source, bag, _ = f
    p = s.players[seat]
    item = INDEX[action.item]
    s.stack.pop()
    if action.guest:
        changes.to_guest(s, p, item, action.guest)
        if s.sink is not None:
            s.sink.append(Acted(seat, "place", {"item": action.item, "to": action.guest}, source))
    else:
        changes.to_kitchen(s, p, item, source)
    changes.store(s, p, (*bag[:item], bag[item] - 1, *bag[item + 1 :]), source)


def _place_why(s: GameState, f: pending.PlaceItems, action: Action) -> Reason:
    if not isinstance(action, Place):
        return comes_first(f)
    if action.item not in INDEX or not f.bag[INDEX[action.item]]:
        return reason(Code.ITEM_NOT_HERE, item=str(action.item))
    return why_not_to_guest(s.players[f.seat], action.item, action.guest)


def why_not_to_guest(p: PlayerState, item: str, guest: int) -> Reason:
    if guest not in p.cafe:
        return reason(Code.GUEST_NOT_HERE, guest=guest)
    return reason(Code.ORDER_LACKS_NOT, item=item, guest=guest)


# Serving from the kitchen


@lru_cache(maxsize=1 << 12)
def _serve_actions(guest: int, mask: int) -> tuple[Action, ...]:
    return tuple(Serve(ITEMS[kind], guest) for kind in KINDS if mask >> kind & 1)


def _servings(p: PlayerState) -> list[Action]:
    stock = 0
    for kind, number in enumerate(p.kitchen):
        if number:
            stock |= _BITS[kind]
    options: list[Action] = []
    if stock:
        for guest, need in zip(p.cafe, p.needs, strict=True):
            mask = kinds(need) & stock
            if mask:
                options += _serve_actions(guest, mask)
    return options


def _can_pay(s: GameState, p: PlayerState) -> bool:
    return bool(p.krones or p.has & s.t.triggers.free_serving)


def _turn_options(s: GameState, p: PlayerState) -> list[Action]:
    return _servings(p) if p.cafe and _can_pay(s, p) else []


def _serve(s: GameState, p: PlayerState, action: Serve) -> None:
    """The first item of a serving: it costs the krone, and two more may follow."""
    move = _carry(s, p, action)
    if p.has & s.t.triggers.free_serving:
        _told(s, p, (move,), 0)
    else:
        p.krones -= 1
        s.stack.append(pending.Serving(p.seat, SERVING, CAFE_MOVES - 1, (move,)))


def _carry(s: GameState, p: PlayerState, action: Serve) -> tuple[str, int]:
    item = INDEX[action.item]
    p.kitchen[item] -= 1
    changes.to_guest(s, p, item, action.guest)
    return action.item, action.guest


def _told(s: GameState, p: PlayerState, moves: tuple[tuple[str, int], ...], cost: int) -> None:
    if s.sink is not None:
        listed = [{"item": item, "guest": guest} for item, guest in moves]
        s.sink.append(Acted(p.seat, "serve", {"moves": listed, "cost": cost}, SERVING))


def _turn_why(s: GameState, p: PlayerState, action: Serve) -> Reason:
    if not _can_pay(s, p):
        return reason(Code.TOO_EXPENSIVE, cost=1, krones=p.krones)
    return _why_not_serve(p, action)


def _serve_options(s: GameState, f: pending.Serving) -> list[Action]:
    options = _servings(s.players[f.seat]) if f.left else []
    if options:
        options.append(STOP)
    return options


def _serve_resolve(s: GameState, f: pending.Serving, action: Action) -> None:
    if isinstance(action, Serve):
        move = _carry(s, s.players[f.seat], action)
        s.stack[-1] = pending.Serving(f.seat, SERVING, f.left - 1, (*f.moves, move))
    else:
        _serve_done(s, f)


def _serve_done(s: GameState, f: pending.Serving) -> None:
    s.stack.pop()
    _told(s, s.players[f.seat], f.moves, 1)


def _serve_why(s: GameState, f: pending.Serving, action: Action) -> Reason:
    if isinstance(action, Serve):
        return _why_not_serve(s.players[f.seat], action)
    return comes_first(f)


def _why_not_serve(p: PlayerState, action: Serve) -> Reason:
    if action.item not in INDEX or not p.kitchen[INDEX[action.item]]:
        return reason(Code.KITCHEN_LACKS, item=str(action.item))
    return why_not_to_guest(p, action.item, action.guest)


# A whole order from the supply


def _fill_options(s: GameState, f: pending.FillOrder) -> list[Action]:
    p = s.players[f.seat]
    return [FillOrder(guest) for guest, need in zip(p.cafe, p.needs, strict=True) if need]


def _fill_resolve(s: GameState, f: pending.FillOrder, action: FillOrder) -> None:
    p = s.players[f.seat]
    s.stack.pop()
    changes.fill(s, p, action.guest, f.source)


def _fill_why(s: GameState, f: pending.FillOrder, action: Action) -> Reason:
    if isinstance(action, FillOrder):
        p = s.players[f.seat]
        if action.guest not in p.cafe:
            return reason(Code.GUEST_NOT_HERE, guest=action.guest)
        stays = s.t.guests[action.guest].table is not None
        return reason(Code.GUEST_STAYS if stays else Code.ORDER_COMPLETE, guest=action.guest)
    return comes_first(f)


ITEMS_OF_DIE = Decision(_items_options, _items_resolve, _items_why)
ITEMS_OF_CHOICE = Decision(_choice_options, _choice_resolve, _choice_why)
PLACE = Decision(_place_options, _place_resolve, _place_why)
SERVE = Decision(_serve_options, _serve_resolve, _serve_why, _serve_done)
FILL = Decision(_fill_options, _fill_resolve, _fill_why)
SERVE_IN_TURN: TurnAction = TurnAction(Serve, _turn_options, _serve, _turn_why)
