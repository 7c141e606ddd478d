"""What the decisions of the solo game say: six of ten cards, and what the person does for the opponent."""

from __future__ import annotations

from gah_desktop.modules.solo.rules.keeping import KeepStaff
from gah_desktop.text.decisions.base import (
    ActionWords,
    Asked,
    DecisionWords,
    Spot,
    guest_spots,
)
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.names import item_name, opponent_name
from gah_desktop.text.terms import fill, translate


def _feed_prompt(asked: Asked) -> str:
    text = translate("prompts", "%1: choose which of %2’s guests gets this: %3.")
    solo = asked.state.setup.solo
    return fill(text, asked.name, opponent_name(solo or ""), item_name(asked.decision.item))


def _keep_spots(action: KeepStaff) -> tuple[Spot, ...]:
    return tuple(("staff", card) for card in action.staff)


KEEPING: dict[str, DecisionWords] = {
    "keep_staff": DecisionWords(
        "%1: keep six of these ten staff cards.",
        "First choose the six staff cards you keep.",
        "solo-setup",
        caused=False,
        pictured=True,
    ),
}
KEEP: dict[str, ActionWords] = {
    "keep_staff": ActionWords(
        "Keep %1",
        "%1 keeps these staff cards: %2.",
        "staff",
        secret=QT_TRANSLATE_NOOP("events", "%1 keeps six staff cards."),
        spots=_keep_spots,
    ),
}
FEEDING: dict[str, DecisionWords] = {
    "feed_rival": DecisionWords(
        _feed_prompt, "First choose which guest of the opponent gets the item.", "entrance-hautel-couture"
    ),
}
FEED: dict[str, ActionWords] = {
    "feed_rival": ActionWords(
        "Serve the opponent’s guest %1",
        "%1 has to serve a guest of the opponent: %2.",
        "guest",
        spots=guest_spots,
        at="table",
    ),
}
