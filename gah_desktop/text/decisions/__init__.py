"""What decisions and actions say: one file for each family, all of them here. Modules bring their own.

A file holds `DECISIONS` by the kind of the pending decision, `ACTIONS` by the kind of action, `ACTS` by
the kind of what is told and was no action, and `DECLINES` by what is done without.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from gah_desktop.engine import Pending
from gah_desktop.engine import actions as a
from gah_desktop.engine.actions import Action, Decline
from gah_desktop.engine.events import Acted
from gah_desktop.engine.pending import Benefits
from gah_desktop.engine.state import GameState
from gah_desktop.engine.views import is_covered
from gah_desktop.text.decisions import (
    benefits,
    dice,
    emperor,
    extra,
    guests,
    items,
    rooms,
    setup,
    staff,
    turn,
)
from gah_desktop.text.decisions.base import (
    ActionWords,
    Asked,
    DecisionWords,
    DeclineWords,
    Details,
    Spot,
    Told,
    named,
)
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.part import TEXT_PARTS
from gah_desktop.text.sources import source_label
from gah_desktop.text.terms import fill, translate

__all__ = [
    "ACTIONS",
    "ACTS",
    "DECISIONS",
    "DECLINES",
    "Asked",
    "Spot",
    "act_text",
    "cause",
    "option_line",
    "option_text",
    "pointed_prompt",
    "pointed_question",
    "prompt",
    "remaining",
    "spots",
    "waits_for",
]

FAMILIES = (setup, turn, dice, items, rooms, staff, guests, benefits, extra, emperor)
DECISIONS: dict[str, DecisionWords] = {}
ACTIONS: dict[str, ActionWords] = {}
DECLINES: dict[str, DeclineWords] = {}
for _family in FAMILIES:
    DECISIONS |= _family.DECISIONS
    ACTIONS |= _family.ACTIONS
    DECLINES |= _family.DECLINES
ACTS: dict[str, Told] = {**benefits.ACTS}
TEXT_PARTS.extend(DECISIONS, lambda part: part.decisions)
TEXT_PARTS.extend(ACTIONS, lambda part: part.actions)
TEXT_PARTS.extend(DECLINES, lambda part: part.declines)


# Decisions


def prompt(asked: Asked) -> str:
    """The line that names who is asked, and what is possible now."""
    said = DECISIONS[asked.decision.kind].prompt
    return said(asked) if callable(said) else fill(translate("prompts", said), asked.name)


def waits_for(kind: str) -> str:
    """Why nothing else can be done while a decision of this kind waits."""
    return translate("reasons", DECISIONS[kind].waits)


def cause(decision: Pending) -> str:
    """What gives the right to a decision, as a label; "" for a turn and the set-up."""
    if not DECISIONS[decision.kind].caused or decision.source[0] in ("turn", "setup"):
        return ""
    return source_label(decision.source)


def remaining(decision: Pending) -> str:
    """How much of it there is to decide; "" where that is no question."""
    return DECISIONS[decision.kind].left(decision)


# Something that can mean several things was pointed at


def pointed_prompt(name: str, actions: Sequence[Action]) -> str:
    """What is asked of whom, while it is not clear which of these is meant."""
    said = POINTED.get(frozenset(type(action) for action in actions))
    return said[0](name, actions) if said is not None else turn.choose_prompt(name)


def pointed_question(actions: Sequence[Action]) -> str:
    """The heading over these."""
    said = POINTED.get(frozenset(type(action) for action in actions))
    return translate("ChoicePanel", said[1] if said is not None else WHAT)


_USE = (dice.use_prompt, QT_TRANSLATE_NOOP("ChoicePanel", "How do you use this space?"))
_GIVE = (items.for_whom_prompt, QT_TRANSLATE_NOOP("ChoicePanel", "For whom, or what?"))
_MOVE = (guests.which_room_prompt, QT_TRANSLATE_NOOP("ChoicePanel", "Who moves into which room?"))
WHAT = QT_TRANSLATE_NOOP("ChoicePanel", "What do you want to do?")
# line and heading where all that can be meant is of these sorts
POINTED: dict[frozenset[type[Any]], tuple[Callable[[str, Any], str], str]] = {
    frozenset((a.TakeDie,)): _USE,
    frozenset((a.ExtraAction,)): _USE,
    frozenset((a.Serve,)): _GIVE,
    frozenset((a.Place,)): _GIVE,
    frozenset((a.MoveGuest,)): _MOVE,
}
TEXT_PARTS.extend(POINTED, lambda part: part.prompts)


# Actions


def _option(action: Decline, d: Details, subject: str) -> str:
    """Of a benefit, as its effect is called, or of what has a name of its own here."""
    if action.part >= 0:
        return fill(translate("options", "Do without: %1"), subject)
    return translate("options", DECLINES[action.what].option)


def _told(name: str, d: Details, event: Acted) -> str:
    said = DECLINES.get(d["what"])
    told = said.told if said is not None else QT_TRANSLATE_NOOP("events", "%1 does without this: %2.")
    return fill(translate("events", told), name, source_label(event.source))


def _subject(state: GameState, decision: Pending, action: Decline) -> str:
    if isinstance(decision, Benefits) and action.part >= 0:
        return benefits.benefit(state, decision, action.part)
    return ""


ACTIONS["decline"] = ActionWords(_option, _told, subject=_subject)


def option_text(action: Action, details: Details, subject: str = "") -> str:
    """What can be chosen, as one short line. `details` is what the act would tell of costs and strength;
    `subject` names what an index means: the guest in a queue slot, the benefit, the objective."""
    said = ACTIONS[action.kind]
    if callable(said.option):
        return said.option(action, details, subject)
    return fill(translate("options", said.option), *named(said.values, partial(getattr, action)))


def option_line(state: GameState, decision: Pending, action: Action, details: Details) -> str:
    """The same where the subject is still to be found."""
    subjects = [TEXT_PARTS.of(module.name).subjects.get(action.kind) for module in state.modules]
    subject = next((found for found in subjects if found is not None), ACTIONS[action.kind].subject)
    return option_text(action, details, subject(state, decision, action))


def act_text(event: Acted, name: str) -> str:
    """What `name` did, as a whole sentence."""
    said = ACTIONS.get(event.kind)
    if said is not None and is_covered(event):
        return fill(translate("events", said.secret), name)
    told = ACTS[event.kind] if said is None else said.told
    assert told is not None, event.kind
    if callable(told):
        return told(name, event.details, event)
    values = named(said.values, event.details.__getitem__) if said is not None else ()
    return fill(translate("events", told), name, *values)


def spots(action: Action) -> tuple[Spot, ...]:
    """Everything on the table that takes part in an action; () if it is only a matter of words."""
    return ACTIONS[action.kind].spots(action)
