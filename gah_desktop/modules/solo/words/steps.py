"""How an instruction card is read, step by step, in whole sentences."""

from collections.abc import Callable
from typing import Any

from gah_desktop.engine.events import SoloStep
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.names import (
    color_name,
    component_name,
    guest_name,
    level_name,
    objective_name,
    staff_name,
)
from gah_desktop.text.part import TEXT_PARTS
from gah_desktop.text.terms import face_list, fill, join_list, translate
from gah_desktop.text.voices import counted

Details = dict[str, Any]

# Why the guests that were looked at were those.
GUEST_RULES: dict[str, str] = {
    "color": QT_TRANSLATE_NOOP("solo", "The card asks for a guest of this colour: %1."),
    "any": QT_TRANSLATE_NOOP("solo", "The card asks for a guest of any colour."),
    "no_match": QT_TRANSLATE_NOOP(
        "solo", "No guest of this colour is waiting (%1), so every guest whom %2 can house is a candidate."
    ),
    "color_full": QT_TRANSLATE_NOOP(
        "solo",
        "%2 has no space of this colour left (%1), so every guest who can still be housed is a candidate.",
    ),
}
GUEST_WHY: dict[str, str] = {
    "only": QT_TRANSLATE_NOOP("solo", "%1 takes the only candidate, %2."),
    "best_vp": QT_TRANSLATE_NOOP("solo", "%1 takes the guest worth the most: %2, %3 VP."),
    "hand": QT_TRANSLATE_NOOP(
        "solo", "Several guests are worth the same; the hand on the card decides, and %1 takes %2."
    ),
}
DIE_RULES: dict[str, str] = {
    "shown": QT_TRANSLATE_NOOP("solo", "The card asks for a die: %1."),
    "more": QT_TRANSLATE_NOOP("solo", "The card shows two dice (%1): the space with more of them counts."),
    "any": QT_TRANSLATE_NOOP("solo", "The card asks for any die: the space with the most dice counts."),
    "none_there": QT_TRANSLATE_NOOP(
        "solo", "None of the dice asked for is there (%1), so the space with the most dice counts."
    ),
    "coloured": QT_TRANSLATE_NOOP(
        "solo", "The card asks for a coloured die: the one whose celebrity is worth the most counts."
    ),
    "none_coloured": QT_TRANSLATE_NOOP(
        "solo", "No coloured die is left, so the space with the most dice counts."
    ),
}
DIE_WHY: dict[str, str] = {
    "only": QT_TRANSLATE_NOOP("solo", "%1 takes a die showing %2."),
    "most": QT_TRANSLATE_NOOP("solo", "%1 takes a die showing %2; no other space that counts has as many."),
    "hand": QT_TRANSLATE_NOOP(
        "solo",
        "Several of the spaces that count have the same number of dice; the hand decides, and %1 "
        "takes a die showing %2.",
    ),
}
OBJECTIVE_RULES: dict[str, str] = {
    "shown": QT_TRANSLATE_NOOP("solo", "The card names objective %1."),
    "any": QT_TRANSLATE_NOOP("solo", "The card leaves the objective open: the least advanced one counts."),
    "claimed": QT_TRANSLATE_NOOP(
        "solo", "%2 has already claimed objective %1, so the least advanced one counts."
    ),
}
MARKERS: dict[int, str] = {
    1: QT_TRANSLATE_NOOP("solo", "%1 puts a marker on step III of an objective: %2."),
    2: QT_TRANSLATE_NOOP("solo", "%1 moves the marker to step II of an objective: %2."),
    3: QT_TRANSLATE_NOOP("solo", "%1 reaches step I and claims an objective: %2."),
}
ROOM_RULES: dict[str, str] = {
    "color": QT_TRANSLATE_NOOP(
        "solo",
        "%1, floor %2, column %3: the leftmost free space of the colour on the lowest floor possible.",
    ),
    "green": QT_TRANSLATE_NOOP(
        "solo",
        "%1, floor %2, column %3: the lowest empty space in the rightmost column possible.",
    ),
}
HANDS: dict[str, str] = {
    "left_to_right": QT_TRANSLATE_NOOP("solo", "from left to right"),
    "right_to_left": QT_TRANSLATE_NOOP("solo", "from right to left"),
}


def step_text(event: SoloStep, name: str) -> str:
    """What was read, what was chosen, and why; by the name of the opponent."""
    return STEPS[event.step](name, event.details)


def _t(text: str, *values: object) -> str:
    return fill(translate("solo", text), *values)


def _card(name: str, d: Details) -> str:
    hand = translate("solo", HANDS[d["hand"]])
    text = translate("solo", "%1 turns up an instruction card; level: %2, ties are broken %3.")
    return fill(text, name, level_name(d["level"]), hand)


def _ignored(name: str, d: Details) -> str:
    if "from_level" not in d:
        return translate("solo", "Without ballrooms the dancer symbol does nothing.")
    level = level_name(d["from_level"])
    match d["symbol"]:
        case "guest":
            text = translate("solo", "A guest symbol (%1) counts only from this level on: %2.")
            return fill(text, color_name(d["color"]), level)
        case "emperor":
            text = counted(
                "solo", "%n step(s) on the Emperor track count only from this level on: %1.", d["steps"]
            )
            return fill(text, level)
        case "staff":
            return fill(translate("solo", "The staff symbol counts only from this level on: %1."), level)
        case "dancer":
            return fill(translate("solo", "The dancer symbol counts only from this level on: %1."), level)
    return fill(translate("solo", "The objective symbol counts only from this level on: %1."), level)


def _guest(name: str, d: Details) -> str:
    rule = _t(GUEST_RULES[d["rule"]], color_name(d["color"]), name)
    told = [rule]
    if len(d["candidates"]) > 1:
        candidates = [
            fill(translate("solo", "%1 (%2 VP)"), guest_name(guest), vp) for _, guest, vp in d["candidates"]
        ]
        told.append(fill(translate("solo", "Candidates: %1."), join_list(candidates)))
    told.append(_t(GUEST_WHY[d["why"]], name, guest_name(d["guest"]), d["vp"]))
    return " ".join(told)


def _no_guest(name: str, d: Details) -> str:
    return fill(translate("solo", "Nobody in the queue can be housed by %1."), name)


def _room(name: str, d: Details) -> str:
    return _t(ROOM_RULES[d["rule"]], guest_name(d["guest"]), d["floor"], d["column"])


def _die(name: str, d: Details) -> str:
    rule = _t(DIE_RULES[d["rule"]], face_list(d["wanted"]))
    if d["rule"] == "coloured":  # which one, and why, is told with the celebrity
        return rule
    return " ".join((rule, _t(DIE_WHY[d["why"]], name, d["face"])))


def _no_die(name: str, d: Details) -> str:
    return fill(translate("solo", "There is no die for %1."), name)


def _emperor(name: str, d: Details) -> str:
    text = counted("solo", "%1 advances %n step(s) on the Emperor track, to space %2.", d["steps"])
    told = [fill(text, name, d["to"])]
    if d["beyond"]:
        told.append(counted("solo", "%n step(s) go beyond the track and become VP.", d["beyond"]))
    return " ".join(told)


def _staff(name: str, d: Details) -> str:
    text = counted("solo", "%1 turns up a staff card: %2; %n left in the pile.", d["left"])
    return fill(text, name, staff_name(d["staff"]))


def _pile_empty(name: str, d: Details) -> str:
    return translate("solo", "The staff symbol does nothing: the pile is empty.")


def _objective(name: str, d: Details) -> str:
    told = [_t(OBJECTIVE_RULES[d["rule"]], d["letter"], name)]
    if d["why"] == "hand":
        told.append(translate("solo", "Several are equally advanced; the hand on the card decides."))
    told.append(_t(MARKERS[d["marker"]], name, objective_name(d["objective"])))
    return " ".join(told)


def _objectives_done(name: str, d: Details) -> str:
    return fill(translate("solo", "The objective symbol does nothing: %1 has claimed all three."), name)


def _entrance(name: str, d: Details) -> str:
    return fill(
        translate("solo", "%1’s hotel has an entrance: %2."), name, component_name("entrance", d["name"])
    )


STEPS: dict[str, Callable[[str, Details], str]] = {
    "card": _card,
    "ignored": _ignored,
    "guest": _guest,
    "no_guest": _no_guest,
    "room": _room,
    "die": _die,
    "no_die": _no_die,
    "emperor": _emperor,
    "staff": _staff,
    "pile_empty": _pile_empty,
    "objective": _objective,
    "objectives_done": _objectives_done,
    "entrance": _entrance,
}
TEXT_PARTS.extend(STEPS, lambda part: part.solo_steps)
