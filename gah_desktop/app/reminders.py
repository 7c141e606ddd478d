"""What a player may have overlooked when about to end a turn. Asks the engine, knows no rules itself."""

from __future__ import annotations

from typing import NamedTuple

from gah_desktop.engine import Game
from gah_desktop.engine.actions import Claim, MoveGuest
from gah_desktop.engine.queue import tables

# what modules bring, by kind
MOVES, CLAIM_OWN = ("move_guest_wide",), "claim_own"


class Reminder(NamedTuple):
    """`kind` is "free_table", "guest_waits" (number: the guest) or "objective" (number: its id)."""

    kind: str
    number: int | str = 0


def reminders(game: Game) -> list[Reminder]:
    """The guest nobody was invited for, though it may take an undo by now; else what can still be done."""
    options = game.legal_actions()
    state, player = game.state, game.state.players[game.seat]
    found: list[Reminder] = []
    if not state.guest_taken and len(player.cafe) < tables(state, player) and any(state.queue):
        found.append(Reminder("free_table"))
    moves = [option for option in options if isinstance(option, MoveGuest) or option.kind in MOVES]
    guests = dict.fromkeys(option.guest for option in moves)  # type: ignore[attr-defined]
    found += [Reminder("guest_waits", guest) for guest in guests]
    found += [
        Reminder("objective", state.t.objective_ids[state.objectives[option.objective]])
        for option in options
        if isinstance(option, Claim)
    ]
    found += [Reminder("objective", option.objective) for option in options if option.kind == CLAIM_OWN]  # type: ignore[attr-defined]
    return found
