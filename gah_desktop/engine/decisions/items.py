"""Decisions about dishes and drinks: which ones come, where they go, and serving from the kitchen."""

from __future__ import annotations

from functools import cache

from gah_desktop.engine import changes, frames
from gah_desktop.engine.actions import Action, ChooseItems, FillOrder, Place, Serve, StopServing
from gah_desktop.engine.decisions import extra
from gah_desktop.engine.decisions.base import Decision, pending
from gah_desktop.engine.events import Acted, Source
from gah_desktop.engine.items import INDEX, ITEMS, MASK, Items
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import Frame, GameState, PlayerState

STOP = StopServing()

# Which items: ("items", seat, strength, first item, source) and ("items_of_choice", seat, number, source)


@cache
def _shares(strength: int, first: int) -> tuple[Action, ...]:
    """Strudel and cake, or wine and coffee: the second never more than the first."""
    options: list[Action] = []
    for second in range(strength // 2 + 1):
        counts = [0, 0, 0, 0]
        counts[first], counts[first + 1] = strength - second, second
        options.append(ChooseItems(counts[0], counts[1], counts[2], counts[3]))
    return tuple(options)


@cache
def _free_choice(number: int) -> tuple[Action, ...]:
    rest = range(number + 1)
    return tuple(
        ChooseItems(a, b, c, number - a - b - c)
        for a in rest
        for b in rest
        for c in rest
        if a + b + c <= number
    )


def _items_options(s: GameState, f: Frame) -> list[Action]:
    _, _, strength, first, source = f
    options = list(_shares(strength, first))
    if s.extra and source[0] == "die":
        options += extra.before(s)
    return options


def _items_resolve(s: GameState, f: Frame, action: Action) -> None:
    if isinstance(action, ChooseItems):
        s.stack.pop()
        _take(s, s.players[f[1]], action, f[-1])
    else:
        extra.use(s, f)


def _take(s: GameState, p: PlayerState, action: ChooseItems, source: Source) -> None:
    items = action[:4]
    if s.sink is not None:
        named = {name: n for name, n in zip(ITEMS, items, strict=True) if n}
        s.sink.append(Acted(p.seat, "choose_items", {"items": named}, source))
    changes.receive(s, p, items, source)


def _items_why(s: GameState, f: Frame, action: Action) -> Reason:
    if not isinstance(action, ChooseItems):
        return pending(f)
    strength, first = f[2], f[3]
    counts: Items = action[:4]
    pair = counts[first : first + 2]
    if sum(counts) != strength or min(counts) < 0:
        return reason(Code.WRONG_TOTAL, total=strength)
    if sum(pair) != strength:
        return reason(Code.NOT_AN_OPTION)
    return reason(Code.TOO_MANY_COFFEES if first else Code.TOO_MANY_CAKES)


def _choice_options(s: GameState, f: Frame) -> list[Action]:
    return list(_free_choice(f[2]))


def _choice_resolve(s: GameState, f: Frame, action: Action) -> None:
    assert isinstance(action, ChooseItems)
    s.stack.pop()
    _take(s, s.players[f[1]], action, f[-1])


def _choice_why(s: GameState, f: Frame, action: Action) -> Reason:
    if isinstance(action, ChooseItems):
        return reason(Code.WRONG_TOTAL, total=f[2])
    return pending(f)


# Placing what came: ("place", seat, the items still in hand, source)


@cache
def _place(item: int, guest: int) -> Action:
    return Place(ITEMS[item], guest)


def _place_options(s: GameState, f: Frame) -> list[Action]:
    p = s.players[f[1]]
    options: list[Action] = []
    for item, number in enumerate(f[2]):
        if number:
            options.append(changes.PLACE_IN_KITCHEN[item])
            shift = 4 * item
            for guest, need in zip(p.cafe, p.needs, strict=True):
                if need >> shift & 15:
                    options.append(_place(item, guest))
    return options


def _place_resolve(s: GameState, f: Frame, action: Action) -> None:
    assert isinstance(action, Place)
    _, seat, bag, source = f
    p = s.players[seat]
    item = INDEX[action.item]
    s.stack.pop()
    left = list(bag)
    left[item] -= 1
    if action.guest:
        changes.to_guest(s, p, item, action.guest)
        if s.sink is not None:
            s.sink.append(Acted(seat, "place", {"item": action.item, "to": action.guest}, source))
    else:
        changes.to_kitchen(s, p, item, source)
    changes.store(s, p, (left[0], left[1], left[2], left[3]), source)


def _place_why(s: GameState, f: Frame, action: Action) -> Reason:
    if not isinstance(action, Place):
        return pending(f)
    if action.item not in INDEX or not f[2][INDEX[action.item]]:
        return reason(Code.ITEM_NOT_HERE, item=str(action.item))
    return why_not_to_guest(s.players[f[1]], action.item, action.guest)


def why_not_to_guest(p: PlayerState, item: str, guest: int) -> Reason:
    if guest not in p.cafe:
        return reason(Code.GUEST_NOT_HERE, guest=guest)
    return reason(Code.ORDER_LACKS_NOT, item=item, guest=guest)


# Serving from the kitchen: ("serve", seat, left, moves, source)


@cache
def _serve_actions(guest: int, mask: int) -> tuple[Action, ...]:
    return tuple(Serve(ITEMS[i], guest) for i in range(4) if mask >> i & 1)


def serve_options(p: PlayerState) -> list[Action]:
    k = p.kitchen
    stock = (k[0] > 0) | (k[1] > 0) << 1 | (k[2] > 0) << 2 | (k[3] > 0) << 3
    options: list[Action] = []
    if stock:
        for guest, need in zip(p.cafe, p.needs, strict=True):
            mask = MASK[need] & stock
            if mask:
                options += _serve_actions(guest, mask)
    return options


def serve(s: GameState, p: PlayerState, action: Serve) -> None:
    """The first item of a serving: it costs the krone, and two more may follow."""
    move = _carry(s, p, action)
    if p.has & s.t.triggers.free_serving:
        _told(s, p, (move,), 0)
    else:
        p.krones -= 1
        s.stack.append(frames.serve(p.seat, 2, (move,)))


def _carry(s: GameState, p: PlayerState, action: Serve) -> tuple[str, int]:
    item = INDEX[action.item]
    p.kitchen[item] -= 1
    changes.to_guest(s, p, item, action.guest)
    return action.item, action.guest


def _told(s: GameState, p: PlayerState, moves: tuple[tuple[str, int], ...], cost: int) -> None:
    if s.sink is not None:
        listed = [{"item": item, "guest": guest} for item, guest in moves]
        s.sink.append(Acted(p.seat, "serve", {"moves": listed, "cost": cost}, ("serve", 0)))


def _serve_options(s: GameState, f: Frame) -> list[Action]:
    options = serve_options(s.players[f[1]]) if f[2] else []
    if options:
        options.append(STOP)
    return options


def _serve_resolve(s: GameState, f: Frame, action: Action) -> None:
    _, seat, left, moves, _ = f
    if isinstance(action, Serve):
        move = _carry(s, s.players[seat], action)
        s.stack[-1] = frames.serve(seat, left - 1, (*moves, move))
    else:
        _serve_done(s, f)


def _serve_done(s: GameState, f: Frame) -> None:
    s.stack.pop()
    _told(s, s.players[f[1]], f[3], 1)


def _serve_why(s: GameState, f: Frame, action: Action) -> Reason:
    if isinstance(action, Serve):
        return why_not_serve(s.players[f[1]], action)
    return pending(f)


def why_not_serve(p: PlayerState, action: Serve) -> Reason:
    if action.item not in INDEX or not p.kitchen[INDEX[action.item]]:
        return reason(Code.KITCHEN_LACKS, item=str(action.item))
    return why_not_to_guest(p, action.item, action.guest)


# A whole order from the supply: ("fill_order", seat, source)


def _fill_options(s: GameState, f: Frame) -> list[Action]:
    p = s.players[f[1]]
    return [FillOrder(guest) for guest, need in zip(p.cafe, p.needs, strict=True) if need]


def _fill_resolve(s: GameState, f: Frame, action: Action) -> None:
    assert isinstance(action, FillOrder)
    _, seat, source = f
    p = s.players[seat]
    s.stack.pop()
    p.needs[p.cafe.index(action.guest)] = 0
    if s.sink is not None:
        s.sink.append(Acted(seat, "fill_order", {"guest": action.guest}, source))


def _fill_why(s: GameState, f: Frame, action: Action) -> Reason:
    if isinstance(action, FillOrder):
        p = s.players[f[1]]
        if action.guest not in p.cafe:
            return reason(Code.GUEST_NOT_HERE, guest=action.guest)
        return reason(Code.NOT_AN_OPTION)
    return pending(f)


ITEMS_OF_DIE = Decision(_items_options, _items_resolve, _items_why)
ITEMS_OF_CHOICE = Decision(_choice_options, _choice_resolve, _choice_why)
PLACE = Decision(_place_options, _place_resolve, _place_why)
SERVE = Decision(_serve_options, _serve_resolve, _serve_why, _serve_done)
FILL = Decision(_fill_options, _fill_resolve, _fill_why)
