"""Cards in play that want to be paid, once per round: exactly their price, out of kitchen, purse or track.

A card may be used only while some of its effect can be had.
"""

from __future__ import annotations

from collections.abc import Iterator

from gah_desktop.engine import effects, pending
from gah_desktop.engine.actions import Action, ChooseItems
from gah_desktop.engine.decisions.base import Decision, comes_first
from gah_desktop.engine.events import Acted, Source
from gah_desktop.engine.items import INDEX, KINDS, OF_CHOICE, Items, named
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import Price

CHAMPAGNE = INDEX["champagne"]
# payments that may be any of several items
ANY_OF = {"dish_or_drink": OF_CHOICE, "any_item": tuple(KINDS)}


def price_of(s: GameState, source: Source) -> Price:
    kind, number = source
    assert isinstance(number, int)
    price = s.t.staff[number].price if kind == "staff" else s.t.guests[number].table
    assert price is not None
    return price


def why_not(s: GameState, p: PlayerState, price: Price) -> Reason | None:
    """Why it can't be paid, or would be in vain."""
    for what, number in price.pay:
        if what == "krones" and number > p.krones:
            return reason(Code.TOO_EXPENSIVE, cost=number, krones=p.krones)
        if what == "emperor_steps" and number > p.emperor:
            return reason(Code.MARKER_TOO_LOW, steps=number)
    if not payments(p, price):
        return reason(Code.KITCHEN_TOO_EMPTY)
    if not any(effects.possible(s, p, e) for e in price.effects):
        return reason(Code.IN_VAIN)
    return None


def payments(p: PlayerState, price: Price) -> list[Items]:
    """The items that can be paid with, in all ways; nothing, where no items are asked."""
    fixed = [0 for _ in KINDS]
    choice: tuple[int, ...] = ()
    number = 0
    for what, count in price.pay:
        if what in INDEX:
            fixed[INDEX[what]] += count
        elif what in ANY_OF:
            choice, number = ANY_OF[what], count
    if any(asked > stock for asked, stock in zip(fixed, p.kitchen, strict=True)):
        return []
    return [tuple(map(sum, zip(fixed, more, strict=True))) for more in _chosen(p.kitchen, choice, number)]


def _chosen(kitchen: list[int], kinds: tuple[int, ...], number: int) -> Iterator[Items]:
    if not number:
        yield (0,) * len(kitchen)
    elif kinds:
        kind, rest = kinds[0], kinds[1:]
        for here in range(min(number, kitchen[kind]), -1, -1):
            for others in _chosen(kitchen, rest, number - here):
                yield (*others[:kind], here, *others[kind + 1 :])


def use(s: GameState, p: PlayerState, source: Source) -> None:
    """The payment comes first; it is asked about if there are several."""
    s.stack.append(pending.Paying(p.seat, source))


def _options(s: GameState, f: pending.Paying) -> list[Action]:
    return [ChooseItems(items) for items in payments(s.players[f.seat], price_of(s, f.source))]


def _resolve(s: GameState, f: pending.Paying, action: ChooseItems) -> None:
    s.stack.pop()
    p, price = s.players[f.seat], price_of(s, f.source)
    paid = dict(price.pay)
    krones, steps = paid.get("krones", 0), paid.get("emperor_steps", 0)
    p.krones -= krones
    p.emperor -= steps
    for item, taken in enumerate(action.items):
        p.kitchen[item] -= taken
    if s.sink is not None:
        told = {"items": named(action.items), "krones": krones, "steps": steps}
        kind, number = f.source
        details = {kind: number, "pay": {name: what for name, what in told.items() if what}}
        if kind == "staff":
            s.sink.append(Acted(p.seat, "use_staff", details, f.source))
        else:
            s.sink.append(Acted(p.seat, "use_guest", details, f.source))
    if action.items[CHAMPAGNE]:
        for i in s.hooks.champagne_paid:
            s.modules[i].champagne_paid(s, p, action.items[CHAMPAGNE])
    # what may only be of other kinds knows what was paid
    what = [e._replace(items=action.items) if e.kind == OTHER_ITEMS else e for e in price.effects]
    effects.fire(s, p, what, f.source)


def _why(s: GameState, f: pending.Paying, action: Action) -> Reason:
    return reason(Code.WRONG_PAYMENT) if isinstance(action, ChooseItems) else comes_first(f)


OTHER_ITEMS = "gain_other_items_of_choice"
PAY = Decision(_options, _resolve, _why)
