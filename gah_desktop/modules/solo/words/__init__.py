"""The texts that all solo opponents share, and those of their hotel entrances."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from gah_desktop.engine.events import SoloStep
from gah_desktop.engine.seats import OPPONENT
from gah_desktop.modules.solo.words import decisions, entrance_steps
from gah_desktop.modules.solo.words.steps import step_text
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.part import TextPart, named
from gah_desktop.text.terms import translate

if TYPE_CHECKING:
    from gah_desktop.text.part import EventText, StepText

ENTRANCES: dict[str, str] = {
    "hautel": QT_TRANSLATE_NOOP("solo", "Hautel Couture"),
    "stars": QT_TRANSLATE_NOOP("solo", "Nine Stars Inn"),
    "sushi": QT_TRANSLATE_NOOP("solo", "Sushi Resort"),
    "toll": QT_TRANSLATE_NOOP("solo", "Toll Bridge Hotel"),
    "random": QT_TRANSLATE_NOOP("solo", "Any entrance, at random"),
}


def _step(event: SoloStep, names: Sequence[str]) -> str:
    return step_text(event, names[OPPONENT])


def _card_label(id: int | str) -> str:
    return translate("sources", "instruction card")


_NAMES = named("entrance", "solo", ENTRANCES)
_EVENTS: dict[str, EventText] = {"solo": _step}
_SOURCES = {"solo": _card_label}


def opponent_part(module: str, name: str, steps: Mapping[str, StepText]) -> TextPart:
    """Return the part of a solo opponent; all opponents share the other texts."""
    return TextPart(
        module=module,
        opponent_name=name,
        names=_NAMES,
        decisions=decisions.KEEPING,
        actions=decisions.KEEP,
        sources=_SOURCES,
        event_texts=_EVENTS,
        solo_steps=steps,
    )


HAUTEL = TextPart(
    module="hautel",
    decisions=decisions.FEEDING,
    actions=decisions.FEED,
    solo_steps=entrance_steps.HAUTEL,
)
STARS = TextPart(module="stars", solo_steps=entrance_steps.STARS)
SUSHI = TextPart(module="sushi", solo_steps=entrance_steps.SUSHI)
TOLL = TextPart(module="toll", solo_steps=entrance_steps.TOLL)
