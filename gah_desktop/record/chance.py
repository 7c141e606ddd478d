"""What chance produced in a step, as compact JSON values taken from its events. Decides nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gah_desktop.engine.events import Dealt, Drew, Event, Reshuffled, Revealed, Rolled, SoloStep

# After one of these a player knows something that could not be known before.
REVEALING = (Dealt, Rolled, Revealed, Reshuffled, Drew, SoloStep)


def reveals(events: Iterable[Event]) -> bool:
    return any(isinstance(event, REVEALING) for event in events)


def chance_of(events: Iterable[Event]) -> list[dict[str, Any]]:
    """Dice rolled, cards revealed, drawn and dealt, in the order in which it happened."""
    found: list[dict[str, Any]] = []
    for event in events:
        match event:
            case Rolled():
                found.append({"dice": list(event.dice)})
            case Revealed():
                found.append({"guest": event.guest})
            case Reshuffled():
                found.append({"deck": event.what})
            case Drew():
                found.append({"staff": list(event.staff)})
            case SoloStep() if event.card and found[-1:] != [{"card": event.card}]:
                found.append({"card": event.card})
            case Dealt():
                found.append(
                    {
                        "first": event.first,
                        "objectives": list(event.objectives),
                        "emperor": list(event.emperor),
                        "queue": list(event.queue),
                        "hands": [list(hand) for hand in event.hands],
                        "pile": list(event.pile),
                    }
                )
            case _:
                pass
    return found
