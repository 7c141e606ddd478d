"""A whole turn of somebody in one line, for the log and for who was not looking. No rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from gah_desktop.engine import events as e
from gah_desktop.text.voices import counted

from .names import guest_name, objective_name, staff_name
from .spots import action_name
from .terms import fill, join_list, labelled, translate
from .terms import krones as krone_words

Acts = Sequence[e.Acted]
DICE = ("take_die", "extra_action")
OF_ACTION = {3: "prepare", 5: "play_staff"}  # what an action is told by, if it was done


def turn_summary(events: Iterable[e.Event], seat: int, name: str) -> str:
    """What the seat did, scored and gained in these events, which are one turn; "" if that was nothing."""
    done: dict[str, list[e.Acted]] = {}
    vp = krones = steps = 0
    for event in events:
        if getattr(event, "seat", -1) != seat:
            continue
        if isinstance(event, e.Acted):
            served = event.kind == "place" and event.details["to"] != "kitchen"
            done.setdefault("serve" if served else event.kind, []).append(event)
        elif isinstance(event, e.Scored):
            vp += event.amount
        elif isinstance(event, e.Gained):
            krones, steps = krones + event.krones, steps + event.steps
    told = _acts(done)
    for amount, gained in (
        (vp, counted("short", "%n VP", abs(vp))),
        (krones, krone_words(abs(krones))),
        (steps, counted("short", "%n Emperor step(s)", abs(steps))),
    ):
        if amount:
            told.append(fill("+%1" if amount > 0 else "−%1", gained))
    return labelled(name, fill_commas(told)) if told else ""


def _acts(done: dict[str, list[e.Acted]]) -> list[str]:
    """What was done; where that says what a die was for, it is told with the die's strength."""
    strength: dict[str, int] = {}
    for kind in DICE:
        for act in list(done.get(kind, ())):
            came = OF_ACTION.get(act.details["as"], "")
            if came in done and came not in strength:
                strength[came] = act.details["strength"]
                done[kind].remove(act)
    told = []
    for kind, text in TOLD.items():
        if done.get(kind):
            said = text(done[kind])
            told.append(_with_strength(said, strength[kind]) if kind in strength else said)
    return told


def fill_commas(parts: Sequence[str]) -> str:
    """ "a, b, c": what happened one after the other."""
    joined = parts[0]
    for part in parts[1:]:
        joined = fill(translate("terms", "%1, %2"), joined, part)
    return joined


def _guests(acts: Acts) -> str:
    return join_list([guest_name(act.details["guest"]) for act in acts])


def _staff(acts: Acts) -> str:
    return join_list([staff_name(act.details["staff"]) for act in acts])


def _die(acts: Acts) -> str:
    return join_list([_one_die(act.details) for act in acts])


def _one_die(details: dict[str, Any]) -> str:
    if not details["as"]:
        return fill(translate("news", "a die showing %1"), details["face"])
    return _with_strength(action_name(details["as"]), details["strength"])


def _with_strength(what: str, strength: int) -> str:
    return fill(translate("news", "%1 with strength %2"), what, strength)


def _served(acts: Acts) -> str:
    """From the kitchen several at once, what a die brought one by one."""
    return counted("news", "%n item(s) served", sum(len(act.details.get("moves", "1")) for act in acts))


def _claimed(acts: Acts) -> str:
    told = join_list([objective_name(act.details["objective"]) for act in acts])
    return fill(translate("news", "objective claimed: %1"), told)


# By kind of act, in the order in which they are told.
TOLD: dict[str, Callable[[Acts], str]] = {
    "pass": lambda acts: translate("news", "passes"),
    "take_guest": lambda acts: fill(translate("news", "invites %1"), _guests(acts)),
    "take_die": _die,
    "extra_action": _die,
    "prepare": lambda acts: counted("news", "%n room(s) prepared", len(acts)),
    "play_staff": lambda acts: fill(translate("news", "plays %1"), _staff(acts)),
    "serve": _served,
    "fill_order": lambda acts: fill(translate("news", "fills the order of %1"), _guests(acts)),
    "move_guest": lambda acts: fill(translate("news", "moved in: %1"), _guests(acts)),
    "occupy": lambda acts: counted("news", "%n room(s) occupied", len(acts)),
    "claim": _claimed,
}
