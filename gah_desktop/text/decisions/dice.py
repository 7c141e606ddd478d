"""What is said of dice: taking one, dividing strength, an action space used without its die."""

from __future__ import annotations

from collections.abc import Sequence

from gah_desktop.engine import actions as a
from gah_desktop.engine import pending
from gah_desktop.engine.events import Acted
from gah_desktop.text.decisions.base import (
    ActionWords,
    DecisionWords,
    DeclineWords,
    Details,
    Spot,
    face_spots,
)
from gah_desktop.text.names import die_color_name
from gah_desktop.text.spots import action_name
from gah_desktop.text.terms import fill, join_list, krones, translate
from gah_desktop.text.voices import counted

# Taking one


def _take_option(action: a.TakeDie, d: Details, subject: str) -> str:
    what, strength, cost = action_name(action.as_action), d.get("strength", 0), d.get("cost", 0)
    if action.boost:
        text = translate("options", "Die %1: %2, boosted to strength %3, for %4")
    elif cost:
        text = translate("options", "Die %1: %2, strength %3, for %4")
    else:
        text = translate("options", "Die %1: %2, strength %3")
    told = fill(text, action.face, what, strength, krones(cost))
    if not action.color:
        return told
    return fill(translate("options", "%1 (%2)"), told, subject or die_color_name(action.color))


def _take_told(name: str, d: Details, _: Acted) -> str:
    face, action, cost = d["face"], d["as"], d.get("cost", 0)
    if not action:  # the solo opponent carries no action out
        return fill(translate("events", "%1 takes a die showing %2."), name, face)
    if face == 6 and cost:
        text = translate("events", "%1 takes a six for action %2, strength %3, and pays %4.")
        return fill(text, name, action, d["strength"], krones(cost))
    if face == 6:
        text = translate("events", "%1 takes a six for action %2, strength %3.")
        return fill(text, name, action, d["strength"])
    if cost:
        text = translate("events", "%1 takes a die showing %2, strength %3, and pays %4.")
        return fill(text, name, face, d["strength"], krones(cost))
    text = translate("events", "%1 takes a die showing %2, strength %3.")
    return fill(text, name, face, d["strength"])


# Krones and steps


def _strength(f: pending.Split) -> str:
    return fill(translate("ChoicePanel", "strength %1"), f.strength)


def _split_option(action: a.Split, d: Details, subject: str) -> str:
    steps = counted("options", "%n step(s)", action.steps)
    if not action.steps:
        return krones(action.krones)
    if not action.krones:
        return steps
    return join_list([krones(action.krones), steps])


def _split_told(name: str, d: Details, _: Acted) -> str:
    steps = counted("events", "%n step(s)", d["steps"])
    if not d["steps"]:
        return fill(translate("events", "%1 chooses %2."), name, krones(d["krones"]))
    if not d["krones"]:
        return fill(translate("events", "%1 chooses %2 on the Emperor track."), name, steps)
    text = translate("events", "%1 chooses %2 and %3 on the Emperor track.")
    return fill(text, name, krones(d["krones"]), steps)


# A space without its die


def _space_option(action: a.ExtraAction, d: Details, subject: str) -> str:
    what, strength, cost = action_name(action.as_action), d.get("strength", 0), d.get("cost", 0)
    if action.boost:
        text = translate("options", "Space %1: %2, boosted to strength %3, for %4")
    elif cost:
        text = translate("options", "Space %1: %2, strength %3, for %4")
    else:
        text = translate("options", "Space %1: %2, strength %3")
    return fill(text, action.face, what, strength, krones(cost))


def _space_told(name: str, d: Details, _: Acted) -> str:
    values = (name, d["as"], d["face"], d["strength"])
    if d.get("cost"):
        text = translate(
            "events",
            "%1 carries out action %2 from space %3, strength %4, without taking a die, and pays %5.",
        )
        return fill(text, *values, krones(d["cost"]))
    text = translate("events", "%1 carries out action %2 from space %3, strength %4, without taking a die.")
    return fill(text, *values)


def die_spots(action: a.TakeDie) -> tuple[Spot, ...]:
    """The space, and the colour of the die if there are colours."""
    space = ("face", action.face)
    return (space, ("color", action.color)) if action.color else (space,)


# What is asked when a space was pointed at that can be used in several ways


def use_prompt(name: str, actions: Sequence[a.TakeDie | a.ExtraAction]) -> str:
    six = any(action.face == 6 for action in actions)
    boost = any(action.boost for action in actions)
    if len({action.color for action in actions if isinstance(action, a.TakeDie)}) > 1:
        text = translate("prompts", "%1: choose which of these dice you take, and how you use it.")
    elif six and boost:
        text = translate("prompts", "%1: choose an action for the 6, and whether to boost it.")
    elif six:
        text = translate("prompts", "%1: choose an action for the 6.")
    else:
        text = translate("prompts", "%1: use the action as it is, or boost it by 1 for 1 krone.")
    return fill(text, name)


DECISIONS = {
    "split": DecisionWords(
        "%1: divide the strength between krones and Emperor steps.",
        "First divide the strength between krones and steps.",
        "action-4",
        _strength,
    ),
    "extra_action": DecisionWords(
        "%1: choose an action space to use without taking a die, or do without.",
        "First choose the space whose action you carry out.",
        "extra-action",
    ),
}
ACTIONS = {
    "take_die": ActionWords(_take_option, _take_told, spots=die_spots, at="table", costs=True),
    "extra_action": ActionWords(_space_option, _space_told, spots=face_spots, at="table", costs=True),
    "split": ActionWords(_split_option, _split_told),
}
DECLINES = {
    "extra_action": DeclineWords("Do without the action", "%1 does without this: %2."),
}
