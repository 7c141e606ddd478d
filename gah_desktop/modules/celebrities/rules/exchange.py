"""Einstein: once, dishes and drinks of the kitchen for as many of other kinds.

The owner says what is given, then what is had for it; nothing is told or changed before that.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from gah_desktop.engine import changes
from gah_desktop.engine.actions import Action, ChooseItems
from gah_desktop.engine.decisions.base import Decision, TurnAction, comes_first
from gah_desktop.engine.events import Acted, Source
from gah_desktop.engine.items import KINDS, NOTHING, OF_CHOICE, Items, named
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.modules.celebrities.rules.lounge import facts, lounge_of

KIND = "exchange_items"


class Exchange(NamedTuple):
    """Begin to exchange items."""

    kind: str = "exchange"


class Exchanging(NamedTuple):
    """What is given; then, once that is said, what is taken."""

    seat: int
    source: Source
    most: int
    given: Items = NOTHING
    kind: str = "exchange"


EXCHANGE = Exchange()


@lru_cache(maxsize=1 << 8)
def _vectors(limits: tuple[int, ...], least: int, most: int) -> tuple[Action, ...]:
    """Up to so many of each kind, between least and most in all."""
    counts = (range(limit + 1) for limit in limits)
    return tuple(ChooseItems(items) for items in product(*counts) if least <= sum(items) <= most)


def _options(s: GameState, f: Exchanging) -> list[Action]:
    kitchen, number = s.players[f.seat].kitchen, sum(f.given)
    if number:
        kinds = [kind for kind in OF_CHOICE if not f.given[kind]]
        return list(_vectors(tuple(number if kind in kinds else 0 for kind in KINDS), number, number))
    stock = tuple(min(kitchen[kind], f.most) if kind in OF_CHOICE else 0 for kind in KINDS)
    return [action for action in _vectors(stock, 1, f.most) if _leaves_a_kind(action)]


def _leaves_a_kind(action: Action) -> bool:
    """No kind given comes back, so not all can be given."""
    assert isinstance(action, ChooseItems)
    return any(not action.items[kind] for kind in OF_CHOICE)


def _resolve(s: GameState, f: Exchanging, action: ChooseItems) -> None:
    if not any(f.given):
        s.stack[-1] = f._replace(given=action.items)
        return
    s.stack.pop()
    p = s.players[f.seat]
    for kind, number in enumerate(f.given):
        p.kitchen[kind] -= number
    if s.sink is not None:
        details = {"give": named(f.given), "take": named(action.items)}
        s.sink.append(Acted(p.seat, "exchange", details, f.source))
    changes.receive(s, p, action.items, f.source)


def _why(s: GameState, f: Exchanging, action: Action) -> Reason:
    if not isinstance(action, ChooseItems):
        return comes_first(f)
    number = sum(f.given)
    if number and sum(action.items) != number:
        return reason(Code.WRONG_TOTAL, total=number)
    return reason(Code.SAME_KIND if number else Code.WRONG_EXCHANGE)


# In a turn


def _can(s: GameState, p: PlayerState) -> bool:
    lounge = lounge_of(s)
    return (
        lounge.holds(s, p.seat, KIND) is not None
        and not lounge.exchanged
        and any(p.kitchen[kind] for kind in OF_CHOICE)
    )


def _turn_options(s: GameState, p: PlayerState) -> list[Action]:
    return [EXCHANGE] if _can(s, p) else []


def _turn_exchange(s: GameState, p: PlayerState, action: Exchange) -> None:
    lounge = lounge_of(s)
    lounge.exchanged = True
    celebrity = lounge.holds(s, p.seat, KIND)
    assert celebrity is not None
    s.stack.append(Exchanging(p.seat, ("celebrity", celebrity.id), celebrity.most))


def _turn_why(s: GameState, p: PlayerState, action: Exchange) -> Reason:
    lounge = lounge_of(s)
    if lounge.holds(s, p.seat, KIND) is None:
        tile = next(c.id for c in facts(s.t).values() if c.kind == KIND)
        return reason(Code.CELEBRITY_NOT_HERE, celebrity=tile)
    return reason(Code.EXCHANGED if lounge.exchanged else Code.KITCHEN_TOO_EMPTY)


EXCHANGING = Decision(_options, _resolve, _why)
EXCHANGE_IN_TURN = TurnAction(Exchange, _turn_options, _turn_exchange, _turn_why)
