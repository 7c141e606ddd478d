"""What is said of items: which ones come, where they go, serving, and orders filled from the supply."""

from __future__ import annotations

from collections.abc import Sequence

from gah_desktop.catalog.basics import ITEMS
from gah_desktop.engine import actions as a
from gah_desktop.engine import pending
from gah_desktop.engine.events import Acted
from gah_desktop.engine.items import OF_CHOICE, named
from gah_desktop.text.decisions.base import (
    ActionWords,
    Asked,
    DecisionWords,
    DeclineWords,
    Details,
    Spot,
    extra_cards,
    guest_spots,
)
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.names import guest_name, item_name
from gah_desktop.text.terms import fill, items, join_list, krones, translate
from gah_desktop.text.voices import counted

KITCHEN: Spot = ("kitchen",)


# Which items


def _choose_prompt(asked: Asked) -> str:
    if asked.can("use_staff"):
        text = translate("prompts", "%1: choose which items you take; you may use %2 first.")
        return fill(text, asked.name, extra_cards(asked))
    return fill(translate("prompts", "%1: choose which items you take."), asked.name)


def _of_choice_prompt(asked: Asked) -> str:
    if asked.decision.kinds != OF_CHOICE:
        text = translate("prompts", "%1: choose dishes and drinks of other kinds than you paid with.")
    elif asked.decision.number == 1:
        text = translate("prompts", "%1: choose any one dish or drink.")
    else:
        text = translate("prompts", "%1: choose any dishes and drinks.")
    return fill(text, asked.name)


def _strength(f: pending.ItemsOfDie) -> str:
    return fill(translate("ChoicePanel", "strength %1"), f.strength)


def _choose_option(action: a.ChooseItems, d: Details, subject: str) -> str:
    chosen = [items(item, n) for item, n in named(action.items).items()]
    return join_list(chosen) or translate("options", "Nothing")


def _choose_told(name: str, d: Details, _: Acted) -> str:
    chosen = [items(item, d["items"][item]) for item in ITEMS if d["items"].get(item)]
    if not chosen:
        return fill(translate("events", "%1 takes no items."), name)
    return fill(translate("events", "%1 chooses %2."), name, join_list(chosen))


# Where they go


def _place_left(f: pending.PlaceItems) -> str:
    return translate("ChoicePanel", "drag, click, or place all at once")


def _place_option(action: a.Place, d: Details, subject: str) -> str:
    if action.guest:
        return fill(translate("options", "%1 for %2"), item_name(action.item), guest_name(action.guest))
    return fill(translate("options", "%1 into the kitchen"), item_name(action.item))


def _place_told(name: str, d: Details, _: Acted) -> str:
    if d["to"] == "kitchen":
        return fill(translate("events", "%1 puts %2 into the kitchen."), name, items(d["item"], 1))
    text = translate("events", "%1 serves %2: %3.")
    return fill(text, name, guest_name(d["to"]), item_name(d["item"]))


def _place_spots(action: a.Place) -> tuple[Spot, ...]:
    return (("item", action.item), ("guest", action.guest) if action.guest else KITCHEN)


# Serving


def _serve_prompt(asked: Asked) -> str:
    if asked.decision.left == 1:
        text = translate("prompts", "%1: serve one more item for the krone you have paid, or finish.")
    else:
        text = translate("prompts", "%1: serve more items for the krone you have paid, or finish.")
    return fill(text, asked.name)


def _serve_left(f: pending.Serving) -> str:
    return counted("ChoicePanel", "%n more item(s) for this krone", f.left)


def _serve_option(action: a.Serve, d: Details, subject: str) -> str:
    text = translate("options", "Serve %2: %1")
    return fill(text, item_name(action.item), guest_name(action.guest))


def _serve_told(name: str, d: Details, _: Acted) -> str:
    moves = [
        fill(translate("events", "%1 to %2"), item_name(move["item"]), guest_name(move["guest"]))
        for move in d["moves"]
    ]
    if not d.get("cost"):
        return fill(translate("events", "%1 serves from the kitchen: %2."), name, join_list(moves))
    text = translate("events", "%1 serves from the kitchen for %3: %2.")
    return fill(text, name, join_list(moves), krones(d["cost"]))


def _serve_spots(action: a.Serve) -> tuple[Spot, ...]:
    return (("item", action.item), ("guest", action.guest))


# Something was pointed at that can go to several guests, or a guest who waits for several things


def for_whom_prompt(name: str, actions: Sequence[a.Serve | a.Place]) -> str:
    if len({action.guest for action in actions}) == 1:
        return fill(translate("prompts", "%1: choose what this guest gets."), name)
    if len({action.item for action in actions}) == 1:
        return fill(translate("prompts", "%1: choose who gets this."), name)
    return fill(translate("prompts", "%1: choose who gets what."), name)


# A whole order from the supply


CHOOSE_FIRST = QT_TRANSLATE_NOOP("reasons", "First choose which items you take.")
DECISIONS = {
    "items": DecisionWords(_choose_prompt, CHOOSE_FIRST, "receiving-items", _strength),
    "items_of_choice": DecisionWords(_of_choice_prompt, CHOOSE_FIRST, "receiving-items"),
    "place": DecisionWords(
        "%1: put each item onto a guest or into the kitchen.",
        "First put the items you received onto guests or into the kitchen.",
        "receiving-items",
        _place_left,
    ),
    "pay": DecisionWords("%1: choose what you pay with.", "First choose what you pay with.", "staff-round"),
    "serve": DecisionWords(_serve_prompt, "First finish serving.", "serving", _serve_left),
    "fill_order": DecisionWords(
        "%1: choose the guest whose order is filled.",
        "First choose the guest whose order is filled.",
        "serving",
    ),
}
ACTIONS = {
    "choose_items": ActionWords(_choose_option, _choose_told),
    "place": ActionWords(_place_option, _place_told, spots=_place_spots, at="table"),
    "serve": ActionWords(_serve_option, _serve_told, spots=_serve_spots, at="table"),
    "stop_serving": ActionWords("Finish serving"),
    "fill_order": ActionWords(
        "Fill the order of %1",
        "%1 fills an order from the supply: %2.",
        "guest",
        spots=guest_spots,
        at="table",
    ),
}
DECLINES: dict[str, DeclineWords] = {}
