"""What is said where the person has to do something for the solo opponent."""

from __future__ import annotations

from gah_desktop.engine.events import Acted
from gah_desktop.modules.solo.rules.entrances.hautel import FeedRival
from gah_desktop.text.decisions.base import (
    ActionWords,
    Asked,
    DecisionWords,
    DeclineWords,
    Details,
    guest_spots,
)
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.names import guest_name, item_name, opponent_name
from gah_desktop.text.terms import fill, translate


def _feed_prompt(asked: Asked) -> str:
    text = translate("prompts", "%1: choose which of %2’s guests gets this: %3.")
    solo = asked.state.setup.solo
    return fill(text, asked.name, opponent_name(solo or ""), item_name(asked.decision.item))


def _feed_option(action: FeedRival, d: Details, subject: str) -> str:
    return fill(translate("options", "Serve the opponent’s guest %1"), guest_name(action.guest))


def _feed_told(name: str, d: Details, _: Acted) -> str:
    text = translate("events", "%1 has to serve a guest of the opponent: %2.")
    return fill(text, name, guest_name(d["guest"]))


DECISIONS = {
    "feed_rival": DecisionWords(
        _feed_prompt,
        QT_TRANSLATE_NOOP("reasons", "First choose which guest of the opponent gets the item."),
        "entrance-hautel-couture",
    ),
}
ACTIONS = {"feed_rival": ActionWords(_feed_option, _feed_told, spots=guest_spots, at="table")}
DECLINES: dict[str, DeclineWords] = {}
