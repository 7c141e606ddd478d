"""What the decisions of the solo game say: six of ten cards, and what the person does for the opponent."""

from __future__ import annotations

from gah_desktop.engine.events import Acted
from gah_desktop.modules.solo.rules.entrances.hautel import FeedRival
from gah_desktop.modules.solo.rules.keeping import KeepStaff
from gah_desktop.text.decisions.base import (
    ActionWords,
    Asked,
    DecisionWords,
    Details,
    Spot,
    cards,
    guest_spots,
    says,
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


def _keep_option(action: KeepStaff, d: Details, subject: str) -> str:
    return fill(translate("options", "Keep %1"), cards(action.staff))


def _keep_told(name: str, d: Details, _: Acted) -> str:
    return fill(translate("events", "%1 keeps these staff cards: %2."), name, cards(d["staff"]))


def _keep_spots(action: KeepStaff) -> tuple[Spot, ...]:
    return tuple(("staff", card) for card in action.staff)


KEEPING: dict[str, DecisionWords] = {
    "keep_staff": DecisionWords(
        says(QT_TRANSLATE_NOOP("prompts", "%1: keep six of these ten staff cards.")),
        QT_TRANSLATE_NOOP("reasons", "First choose the six staff cards you keep."),
        "solo-setup",
        caused=False,
        pictured=True,
    ),
}
KEEP: dict[str, ActionWords] = {
    "keep_staff": ActionWords(
        _keep_option,
        _keep_told,
        secret=QT_TRANSLATE_NOOP("events", "%1 keeps six staff cards."),
        spots=_keep_spots,
    ),
}
FEEDING: dict[str, DecisionWords] = {
    "feed_rival": DecisionWords(
        _feed_prompt,
        QT_TRANSLATE_NOOP("reasons", "First choose which guest of the opponent gets the item."),
        "entrance-hautel-couture",
    ),
}
FEED: dict[str, ActionWords] = {
    "feed_rival": ActionWords(_feed_option, _feed_told, spots=guest_spots, at="table"),
}
