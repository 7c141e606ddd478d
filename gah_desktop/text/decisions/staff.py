"""What is said of staff cards: playing them, those that are drawn, giving cards back."""

from __future__ import annotations

from gah_desktop.engine import actions as a
from gah_desktop.engine import pending
from gah_desktop.engine.events import Acted
from gah_desktop.text.decisions.base import (
    ActionWords,
    Asked,
    DecisionWords,
    DeclineWords,
    Details,
    cards,
    extra_cards,
    staff_spots,
)
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.names import staff_name
from gah_desktop.text.terms import fill, krones, translate
from gah_desktop.text.voices import counted

# From the hand


def _play_prompt(asked: Asked) -> str:
    if asked.can("use_staff"):
        text = translate(
            "prompts", "%1: play a staff card from your hand, or do without; you may use %2 first."
        )
        return fill(text, asked.name, extra_cards(asked))
    return fill(translate("prompts", "%1: play a staff card from your hand, or do without."), asked.name)


def _cards_left(f: pending.PlayStaff | pending.ReturnHand) -> str:
    return counted("ChoicePanel", "%n staff card(s) left", f.left)


def _play_option(action: a.PlayStaff, d: Details, subject: str) -> str:
    if d.get("cost"):
        return fill(translate("options", "Play %1 for %2"), staff_name(action.staff), krones(d["cost"]))
    return fill(translate("options", "Play %1 at no cost"), staff_name(action.staff))


def _play_told(name: str, d: Details, _: Acted) -> str:
    if not d.get("cost"):
        return fill(translate("events", "%1 plays %2 at no cost."), name, cards(d["staff"]))
    return fill(translate("events", "%1 plays %2 for %3."), name, cards(d["staff"]), krones(d["cost"]))


# Those that are drawn


def _offer_prompt(asked: Asked) -> str:
    if asked.can("decline"):
        return fill(translate("prompts", "%1: play one of the cards drawn, or none."), asked.name)
    return fill(translate("prompts", "%1: play one of the cards drawn."), asked.name)


# A penalty


DECISIONS = {
    "staff": DecisionWords(_play_prompt, "First play a staff card, or do without.", "action-5", _cards_left),
    "offer": DecisionWords(
        _offer_prompt, "First choose among the staff cards you have drawn.", "draw-three", pictured=True
    ),
    "return_staff": DecisionWords(
        "%1: which card goes under the deck next?",
        "First put staff cards under the deck.",
        "draw-three",
        pictured=True,
    ),
    "return_hand": DecisionWords(
        "%1: the Emperor’s penalty: give back a staff card from your hand.",
        "First choose the cards from your hand that you give back.",
        "emperor-penalties",
        _cards_left,
    ),
    "discard_staff": DecisionWords(
        "%1: the Emperor’s penalty: choose the end card in play that leaves the game.",
        "First choose the staff card that leaves the game.",
        "emperor-penalties",
    ),
}
ACTIONS = {
    "play_staff": ActionWords(_play_option, _play_told, spots=staff_spots, at="hand", costs=True),
    "return_staff": ActionWords(
        "Put %1 under the deck",
        "%1 puts under the deck: %2.",
        "staff",
        secret=QT_TRANSLATE_NOOP("events", "%1 puts a staff card under the deck."),
        spots=staff_spots,
        at="hand",
    ),
    "discard_staff": ActionWords("Give up %1", "%1 gives up %2.", "staff", spots=staff_spots, at="table"),
}
DECLINES = {
    "staff": DeclineWords("Play no more staff", "%1 plays no more staff cards."),
    "offer": DeclineWords("Play none of these cards", "%1 plays none of the cards drawn."),
}
