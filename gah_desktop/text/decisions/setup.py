"""What is said before the first round: the draft, the first guest."""

from __future__ import annotations

from gah_desktop.engine import actions as a
from gah_desktop.engine.events import Acted
from gah_desktop.text.decisions.base import (
    ActionWords,
    Asked,
    DecisionWords,
    DeclineWords,
    Details,
    slot_spots,
    staff_spots,
)
from gah_desktop.text.decisions.guests import in_slot
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.names import guest_name
from gah_desktop.text.terms import fill, translate


def _guest_option(action: a.ChooseGuest, d: Details, subject: str) -> str:
    return fill(translate("options", "Begin with %1"), subject)


def _guest_told(name: str, d: Details, _: Acted) -> str:
    return fill(translate("events", "%1 chooses a first guest: %2."), name, guest_name(d["guest"]))


def _guest_prompt(asked: Asked) -> str:
    if asked.can("decline"):
        text = translate("prompts", "%1: choose one more guest, at no cost, or do without.")
    else:
        text = translate("prompts", "%1: choose your first guest, free of charge.")
    return fill(text, asked.name)


DECISIONS = {
    "draft": DecisionWords(
        "%1: keep one of these staff cards; the others are passed on.",
        "First choose a staff card to keep.",
        "draft",
        caused=False,
        pictured=True,
    ),
    "choose_guest": DecisionWords(_guest_prompt, "First choose your first guest.", "setup-guest-rooms"),
}
ACTIONS = {
    "draft": ActionWords(
        "Keep %1",
        "%1 keeps %2 and passes the rest on.",
        "staff",
        secret=QT_TRANSLATE_NOOP("events", "%1 keeps a staff card and passes the rest on."),
        spots=staff_spots,
    ),
    "choose_guest": ActionWords(_guest_option, _guest_told, subject=in_slot, spots=slot_spots, at="table"),
}
DECLINES: dict[str, DeclineWords] = {}
