"""What is said of the extra that Decorator, Detective and Staff Manager grant with a die."""

from __future__ import annotations

from gah_desktop.text.decisions.base import ActionWords, DecisionWords, DeclineWords

DECISIONS = {
    "extra": DecisionWords(
        "%1: use the extra of your staff card, or do without.",
        "First use the extra of your staff card, or do without.",
        "staff-dice",
    ),
}
ACTIONS: dict[str, ActionWords] = {}
DECLINES = {
    "extra": DeclineWords("Do without the extra", "%1 does without the extra of the staff card."),
}
