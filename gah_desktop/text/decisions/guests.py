"""What is said of guests: those taken from the queue, and those who move into a room."""

from __future__ import annotations

from collections.abc import Sequence

from gah_desktop.engine import actions as a
from gah_desktop.engine import pending
from gah_desktop.engine.events import Acted
from gah_desktop.engine.queue import surcharge
from gah_desktop.engine.state import GameState
from gah_desktop.text.decisions.base import (
    ActionWords,
    Asked,
    DecisionWords,
    DeclineWords,
    Details,
    Spot,
    slot_spots,
)
from gah_desktop.text.names import guest_name
from gah_desktop.text.terms import fill, krones, translate
from gah_desktop.text.voices import counted


def in_slot(state: GameState, decision: object, action: a.TakeGuest | a.ChooseGuest) -> str:
    """Who waits in the place of the queue."""
    return guest_name(state.queue[action.slot])


def _free_prompt(asked: Asked) -> str:
    """The opponent may have laid a token on a guest, which costs a krone all the same."""
    state, slots = asked.state, [o.slot for o in asked.options if isinstance(o, a.TakeGuest)]
    if any(surcharge(state, state.players[asked.decision.seat], slot) for slot in slots):
        text = translate("prompts", "%1: take a guest from the queue, or do without.")
    else:
        text = translate("prompts", "%1: take a guest from the queue at no cost, or do without.")
    return fill(text, asked.name)


def _guests_left(f: pending.TakeGuests) -> str:
    return counted("ChoicePanel", "%n guest(s) left", f.left)


def _take_option(action: a.TakeGuest, d: Details, subject: str) -> str:
    if d.get("cost"):
        return fill(translate("options", "Invite %1 for %2"), subject, krones(d["cost"]))
    return fill(translate("options", "Invite %1 at no cost"), subject)


def _take_told(name: str, d: Details, _: Acted) -> str:
    if not d.get("cost"):
        return fill(translate("events", "%1 invites %2 into the café."), name, guest_name(d["guest"]))
    text = translate("events", "%1 invites %2 into the café and pays %3.")
    return fill(text, name, guest_name(d["guest"]), krones(d["cost"]))


def _move_spots(action: a.MoveGuest) -> tuple[Spot, ...]:
    return (("guest", action.guest), ("room", action.floor, action.column))


def which_room_prompt(name: str, actions: Sequence[a.MoveGuest]) -> str:
    """A guest was pointed at who accepts several rooms, or a room that several guests accept."""
    guests = {action.guest for action in actions}
    if len(guests) == 1:
        return fill(translate("prompts", "%1: choose a room for %2."), name, guest_name(guests.pop()))
    return fill(translate("prompts", "%1: choose who moves into this room."), name)


DECISIONS = {
    "take_guest": DecisionWords(
        _free_prompt, "First take a guest from the queue, or do without.", "free-guests", _guests_left
    ),
}
ACTIONS = {
    "take_guest": ActionWords(
        _take_option, _take_told, subject=in_slot, spots=slot_spots, at="table", costs=True
    ),
    "move_guest": ActionWords(
        "%1 to the room on floor %2, column %3",
        "%1 moves %2 into the room on floor %3, column %4.",
        "guest floor column",
        spots=_move_spots,
        at="table",
    ),
}
DECLINES = {
    "guest": DeclineWords("Take no guest", "%1 takes no guest."),
}
