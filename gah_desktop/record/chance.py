"""What chance produced in a step, as compact JSON values taken from its events. Decides nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gah_desktop.engine.events import (
    Dealt,
    Drew,
    Event,
    LoungeChanged,
    Reshuffled,
    Revealed,
    Rolled,
    SoloStep,
)

# After one of these a player knows something that could not be known before.
REVEALING = (Dealt, Rolled, Revealed, Reshuffled, Drew, LoungeChanged)
LAID_BLINDLY = "refilled"  # an item out of the pool of Hautel Couture


def reveals(events: Iterable[Event]) -> bool:
    """An instruction card counts; what an entrance does openly in the player's own turn does not."""
    return any(
        isinstance(event, REVEALING)
        or (isinstance(event, SoloStep) and (event.card > 0 or event.step == LAID_BLINDLY))
        for event in events
    )


def chance_of(events: Iterable[Event]) -> list[dict[str, Any]]:
    """Dice rolled, cards revealed, drawn and dealt, in the order in which it happened."""
    found: list[dict[str, Any]] = []
    for event in events:
        match event:
            case Rolled():
                found.append({"dice": list(event.dice)})
                if event.colored:
                    found[-1]["colored"] = list(event.colored)
            case LoungeChanged():
                found.append({"lounge": list(event.tiles)})
            case Revealed():
                found.append({"guest": event.guest})
            case Reshuffled():
                found.append({"deck": event.what})
            case Drew():
                found.append({"staff": list(event.staff)})
            case SoloStep() if event.card and found[-1:] != [{"card": event.card}]:
                found.append({"card": event.card})
            case SoloStep(step="refilled"):
                found.append({"item": event.details["item"], "face": event.details["face"]})
            case SoloStep(step="entrance"):
                found.append({"entrance": event.details["name"]})
            case Dealt():
                found.append(
                    {
                        "first": event.first,
                        "objectives": list(event.objectives),
                        "emperor": list(event.emperor),
                        "queue": list(event.queue),
                        "hands": [list(hand) for hand in event.hands],
                        "pile": list(event.more.get("pile", ())),
                    }
                )
            case _:
                pass
    return found
