"""What a player may have overlooked when about to end a turn. Asks the engine, knows no rules itself."""

from __future__ import annotations

from typing import NamedTuple

from gah_desktop.engine import Game
from gah_desktop.engine.actions import Claim, MoveGuest, TakeGuest


class Reminder(NamedTuple):
    """`kind` is "free_table", "guest_waits" (number: the guest) or "objective" (number: its id)."""

    kind: str
    number: int | str = 0


def reminders(game: Game) -> list[Reminder]:
    """Only what can still be done now is worth a word."""
    options = game.legal_actions()
    found: list[Reminder] = []
    if any(isinstance(option, TakeGuest) for option in options):
        found.append(Reminder("free_table"))
    guests = dict.fromkeys(option.guest for option in options if isinstance(option, MoveGuest))
    found += [Reminder("guest_waits", guest) for guest in guests]
    state = game.state
    found += [
        Reminder("objective", state.t.objective_ids[state.objectives[option.objective]])
        for option in options
        if isinstance(option, Claim)
    ]
    return found
