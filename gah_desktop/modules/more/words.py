"""What is said of Some More: names of its staff, and turning a card down."""

from __future__ import annotations

from typing import Any

from gah_desktop.modules.more.rules.turning_down import TurnDown
from gah_desktop.text.decisions.base import (
    ActionWords,
    Asked,
    DecisionWords,
    DeclineWords,
    staff_spots,
)
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.names import staff_name
from gah_desktop.text.part import TextPart, named
from gah_desktop.text.terms import fill, join_or, translate

STAFF: dict[int, str] = {
    166: QT_TRANSLATE_NOOP("staff", "Handmaid"),
    167: QT_TRANSLATE_NOOP("staff", "Apprentice"),
    168: QT_TRANSLATE_NOOP("staff", "Dishwasher"),
    169: QT_TRANSLATE_NOOP("staff", "Tapster"),
    170: QT_TRANSLATE_NOOP("staff", "Coachwoman"),
    171: QT_TRANSLATE_NOOP("staff", "Bookkeeper"),
    172: QT_TRANSLATE_NOOP("staff", "Chef de Rang"),
    173: QT_TRANSLATE_NOOP("staff", "Interpreter"),
    174: QT_TRANSLATE_NOOP("staff", "Bartender"),
    175: QT_TRANSLATE_NOOP("staff", "Wagon Master"),
    176: QT_TRANSLATE_NOOP("staff", "Dog Walker"),
    177: QT_TRANSLATE_NOOP("staff", "Hairdresser"),
    178: QT_TRANSLATE_NOOP("staff", "Janitor"),
    179: QT_TRANSLATE_NOOP("staff", "Entertainer"),
}

# short titles of our own, as those of the base game
OBJECTIVES: dict[str, str] = {
    "A6": QT_TRANSLATE_NOOP("objectives", "Shelves Well Stocked"),
    "B6": QT_TRANSLATE_NOOP("objectives", "Under the Roof"),
    "C6": QT_TRANSLATE_NOOP("objectives", "A Good Appetite"),
}
EMPEROR: dict[str, str] = {
    "A6": QT_TRANSLATE_NOOP("emperor", "The Court Larder"),
    "B6": QT_TRANSLATE_NOOP("emperor", "Letters of Recommendation"),
    "C6": QT_TRANSLATE_NOOP("emperor", "Orders and Honours"),
}


def _down_prompt(asked: Asked) -> str:
    """Which cards it is about."""
    cards = join_or([staff_name(option.staff) for option in asked.options if isinstance(option, TurnDown)])
    text = translate("prompts", "%1: you may flip %2 and use its effect, once per game.")
    return fill(text, asked.name, cards)


def _down_question(decision: Any) -> str:
    cards = join_or([staff_name(card) for card in decision.cards])
    return fill(translate("ChoicePanel", "flip %1?"), cards)


PART = TextPart(
    module="more",
    title=QT_TRANSLATE_NOOP("modules", "Some More"),
    summary=QT_TRANSLATE_NOOP("modules", "More staff, more objectives and more Emperor tiles."),
    decisions={
        "turn_down": DecisionWords(
            _down_prompt,
            "First decide whether to flip a staff card.",
            "turning-down",
            _down_question,
            caused=False,
            pictured=True,
        ),
        "lose_item": DecisionWords(
            "%1: choose a dish or drink to give up.", "First choose a dish or drink to give up.", "more-goals"
        ),
    },
    actions={
        "turn_down": ActionWords(
            "Flip %1 and use its effect", "%1 flips %2.", "staff", spots=staff_spots, at="turn"
        )
    },
    declines={
        "turn_down": DeclineWords("Flip no card", "%1 flips no card."),
    },
    names={
        **named("staff", "staff", STAFF),
        **named("objective", "objectives", OBJECTIVES),
        **named("emperor", "emperor", EMPEROR),
    },
)
