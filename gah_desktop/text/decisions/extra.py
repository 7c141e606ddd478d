"""What is said of the extra that Decorator, Detective and Staff Manager grant with a die."""

from __future__ import annotations

from gah_desktop.text.decisions.base import ActionWords, DecisionWords, DeclineWords, says
from gah_desktop.text.literals import QT_TRANSLATE_NOOP

DECISIONS = {
    "extra": DecisionWords(
        says(QT_TRANSLATE_NOOP("prompts", "%1: use the extra of your staff card, or do without.")),
        QT_TRANSLATE_NOOP("reasons", "First use the extra of your staff card, or do without."),
        "staff-dice",
    ),
}
ACTIONS: dict[str, ActionWords] = {}
DECLINES = {
    "extra": DeclineWords(
        QT_TRANSLATE_NOOP("options", "Do without the extra"),
        QT_TRANSLATE_NOOP("events", "%1 does without the extra of the staff card."),
    ),
}
