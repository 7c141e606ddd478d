"""The queue and the tables of the café: what a guest of the queue costs. Changes nothing."""

from __future__ import annotations

from gah_desktop.engine.state import GameState, PlayerState

SLOTS = range(5)
TABLES = 3  # of a café, but for what an entrance adds


def tables(s: GameState, p: PlayerState) -> int:
    """Of the café."""
    for i in s.hooks.tables:
        if number := s.modules[i].tables(s, p):
            return number
    return TABLES


def cost(s: GameState, p: PlayerState, slot: int) -> int:
    """Krones for taking the guest of a space in a turn: none with the Delivery Boy."""
    price = 0 if p.has & s.t.triggers.free_queue else s.t.queue_cost[slot]
    return price + surcharge(s, p, slot)


def surcharge(s: GameState, p: PlayerState, slot: int) -> int:
    """What modules ask on top, also for guests that come at no cost."""
    asked = s.hooks.guest_price
    return sum(s.modules[i].guest_price(s, p, s.queue[slot]) for i in asked) if asked else 0
