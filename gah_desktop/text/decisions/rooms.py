"""What is said of rooms: preparing them, turning them to occupied, giving one up."""

from __future__ import annotations

from gah_desktop.engine import actions as a
from gah_desktop.engine import hotel, pending
from gah_desktop.engine.events import Acted
from gah_desktop.text.decisions.base import (
    ActionWords,
    Asked,
    DecisionWords,
    DeclineWords,
    Details,
    extra_cards,
    room_spots,
)
from gah_desktop.text.terms import fill, krones, translate
from gah_desktop.text.voices import counted

# Preparing


def _prepare_prompt(asked: Asked) -> str:
    f, p = asked.decision, asked.state.players[asked.decision.seat]
    empty = not (p.vacant or p.occupied)
    if asked.can("use_staff"):
        return _with_extra(asked)
    if asked.state.phase == "setup" and f.source[0] in ("setup", "entrance"):
        text = _set_up(empty, f.mandatory)
    elif f.occupy:
        text = translate("prompts", "%1: prepare a room that is occupied at once, or do without.")
    elif empty:
        text = translate("prompts", "%1: prepare a room at the bottom left, or do without.")
    elif f.started:
        text = translate("prompts", "%1: prepare another room next to one you have, or finish.")
    else:
        text = translate("prompts", "%1: prepare a room next to one you have, or do without.")
    return fill(text, asked.name)


def _set_up(empty: bool, mandatory: bool) -> str:
    """The room at the bottom left prepares itself where it has to be prepared."""
    if mandatory:
        return translate("prompts", "%1: prepare another of your first rooms, next to one you have.")
    if empty:
        return translate("prompts", "%1: prepare your first room, at the bottom left, or do without.")
    return translate("prompts", "%1: prepare another of your first rooms, next to one you have, or finish.")


def _with_extra(asked: Asked) -> str:
    """The extra of a staff card may come before the rooms; perhaps there is nothing else."""
    if asked.can("prepare"):
        text = translate(
            "prompts", "%1: prepare a room next to one you have, or do without; you may use %2 first."
        )
    else:
        text = translate("prompts", "%1: you can prepare no room now; use %2 first, or do without.")
    return fill(text, asked.name, extra_cards(asked))


def _rooms_left(f: pending.Rooms | pending.OccupyRooms) -> str:
    return counted("ChoicePanel", "%n room(s) left", f.left)


def _prepare_option(action: a.Prepare, d: Details, subject: str) -> str:
    if d.get("cost"):
        text = translate("options", "Prepare the room on floor %1, column %2, for %3")
        return fill(text, action.floor, action.column, krones(d["cost"]))
    return fill(translate("options", "Prepare the room on floor %1, column %2"), action.floor, action.column)


def _prepare_told(name: str, d: Details, _: Acted) -> str:
    if not d.get("cost"):
        text = translate("events", "%1 prepares the room on floor %2, column %3.")
        return fill(text, name, d["floor"], d["column"])
    text = translate("events", "%1 prepares the room on floor %2, column %3, and pays %4.")
    return fill(text, name, d["floor"], d["column"], krones(d["cost"]))


# Occupying


# Giving up


def _remove_prompt(asked: Asked) -> str:
    f = asked.decision
    floor, _ = hotel.place_of(hotel.indices(f.candidates)[0])
    if asked.state.players[f.seat].occupied & f.candidates:
        text = translate(
            "prompts", "%1: the Emperor’s penalty: choose which occupied room on floor %2 is removed."
        )
    else:
        text = translate(
            "prompts", "%1: the Emperor’s penalty: choose which vacant room on floor %2 is removed."
        )
    return fill(text, asked.name, floor)


DECISIONS = {
    "rooms": DecisionWords(_prepare_prompt, "First finish preparing rooms.", "action-3", _rooms_left),
    "occupy": DecisionWords(
        "%1: turn a vacant room to occupied, or do without.",
        "First choose a vacant room to occupy.",
        "effect-rooms",
        _rooms_left,
    ),
    "remove_room": DecisionWords(_remove_prompt, "First choose the room that is removed.", "removed-rooms"),
}
ACTIONS = {
    "prepare": ActionWords(_prepare_option, _prepare_told, spots=room_spots, at="table", costs=True),
    "occupy": ActionWords(
        "Occupy the room on floor %1, column %2",
        "%1 turns the room on floor %2, column %3 to occupied.",
        "floor column",
        spots=room_spots,
        at="table",
    ),
    "remove_room": ActionWords(
        "Remove the room on floor %1, column %2",
        "%1 removes the room on floor %2, column %3.",
        "floor column",
        spots=room_spots,
        at="table",
    ),
}
DECLINES = {
    "rooms": DeclineWords("Prepare no more rooms", "%1 prepares no more rooms."),
    "occupy": DeclineWords("Occupy no more rooms", "%1 turns no more rooms to occupied."),
}
