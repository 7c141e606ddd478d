"""The guest who stays at the table: once per round, an item for what is printed there."""

from __future__ import annotations

from typing import NamedTuple

from gah_desktop.engine.actions import Action
from gah_desktop.engine.decisions import prices
from gah_desktop.engine.decisions.base import TurnAction
from gah_desktop.engine.module import Module, in_play
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import GameState, PlayerState


class UseGuest(NamedTuple):
    guest: int
    kind: str = "use_guest"


class Tables(Module):
    """What is kept of those who stay."""

    __slots__ = ("used",)

    def __init__(self) -> None:
        self.used: tuple[int, ...] = ()  # guests used in this round

    def round_started(self, s: GameState) -> None:
        self.used = ()


def _tables(s: GameState) -> Tables:
    return in_play(s, Tables)


def _options(s: GameState, p: PlayerState) -> list[Action]:
    found: list[Action] = []
    for guest in p.cafe:
        price = s.t.guests[guest].table
        if price is not None and guest not in _tables(s).used and prices.why_not(s, p, price) is None:
            found.append(UseGuest(guest))
    return found


def _use(s: GameState, p: PlayerState, action: UseGuest) -> None:
    tables = _tables(s)
    tables.used = (*tables.used, action.guest)
    prices.use(s, p, ("guest", action.guest))


def _why(s: GameState, p: PlayerState, action: UseGuest) -> Reason:
    price = s.t.guests[action.guest].table if action.guest in p.cafe else None
    if price is None:
        return reason(Code.GUEST_NOT_HERE, guest=action.guest)
    if action.guest in _tables(s).used:
        return reason(Code.GUEST_USED, guest=action.guest)
    return prices.why_not(s, p, price) or reason(Code.NOT_AN_OPTION)


USE_IN_TURN = TurnAction(UseGuest, _options, _use, _why)
