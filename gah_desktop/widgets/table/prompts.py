"""The one line that says whose turn it is and what is expected: a sentence for each decision. No rules."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from gah_desktop.app.session import Session
from gah_desktop.app.table import Table
from gah_desktop.engine.actions import Claim, MoveGuest, TakeDie, TakeGuest
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.sources import source_label
from gah_desktop.text.terms import fill

PROMPTS: dict[str, str] = {
    "draft": QT_TRANSLATE_NOOP("prompts", "%1: keep one of these staff cards; the others are passed on."),
    "keep_staff": QT_TRANSLATE_NOOP("prompts", "%1: keep six of these ten staff cards."),
    "choose_guest": QT_TRANSLATE_NOOP("prompts", "%1: choose your first guest; it costs nothing."),
    "items": QT_TRANSLATE_NOOP("prompts", "%1: choose which items you take."),
    "items_of_choice": QT_TRANSLATE_NOOP("prompts", "%1: choose any items."),
    "place": QT_TRANSLATE_NOOP("prompts", "%1: put each item onto a guest or into the kitchen."),
    "rooms": QT_TRANSLATE_NOOP("prompts", "%1: prepare a room next to one of yours."),
    "occupy": QT_TRANSLATE_NOOP("prompts", "%1: choose a vacant room that becomes occupied."),
    "split": QT_TRANSLATE_NOOP("prompts", "%1: divide the strength between krones and Emperor steps."),
    "staff": QT_TRANSLATE_NOOP("prompts", "%1: play a staff card from your hand, or do without."),
    "offer": QT_TRANSLATE_NOOP("prompts", "%1: play one of the cards drawn."),
    "return_staff": QT_TRANSLATE_NOOP("prompts", "%1: which card goes under the deck next?"),
    "return_hand": QT_TRANSLATE_NOOP("prompts", "%1: give back a staff card from your hand."),
    "discard_staff": QT_TRANSLATE_NOOP("prompts", "%1: choose the staff card in play that leaves the game."),
    "fill_order": QT_TRANSLATE_NOOP("prompts", "%1: choose the guest whose order is filled."),
    "serve": QT_TRANSLATE_NOOP("prompts", "%1: serve up to three items for this krone, or finish."),
    "take_guest": QT_TRANSLATE_NOOP("prompts", "%1: take a guest from the queue at no cost, or do without."),
    "benefits": QT_TRANSLATE_NOOP("prompts", "%1: collect what waits, in the order you like."),
    "extra": QT_TRANSLATE_NOOP("prompts", "%1: use the extra of your staff card, or do without."),
    "extra_action": QT_TRANSLATE_NOOP("prompts", "%1: choose an action space to use without taking a die."),
    "penalty": QT_TRANSLATE_NOOP("prompts", "%1: the Emperor is displeased; pay him off, or bear it."),
    "take_penalty": QT_TRANSLATE_NOOP("prompts", "%1: choose which penalty you suffer."),
    "remove_room": QT_TRANSLATE_NOOP("prompts", "%1: choose the room that is removed."),
    "feed_rival": QT_TRANSLATE_NOOP("prompts", "%1: choose which guest of the opponent gets the item."),
}
FIRST_ROOMS = QT_TRANSLATE_NOOP("prompts", "%1: prepare your first rooms, beginning at the bottom left.")

TURN: dict[str, str] = {
    "guest_or_die": QT_TRANSLATE_NOOP("prompts", "%1: take a guest if you like, then choose a die."),
    "die": QT_TRANSLATE_NOOP("prompts", "%1: choose a die."),
    "extra_turn": QT_TRANSLATE_NOOP("prompts", "%1: an extra turn: everything but a die."),
    "no_die": QT_TRANSLATE_NOOP("prompts", "%1: there is no die you can take; end your turn or pass."),
    "more": QT_TRANSLATE_NOOP("prompts", "%1: move guests, claim objectives, or end your turn."),
    "end": QT_TRANSLATE_NOOP("prompts", "%1: serve, move guests, or end your turn."),
}
OTHERS = {
    "bot": QT_TRANSLATE_NOOP("prompts", "%1 is thinking."),
    "paused": QT_TRANSLATE_NOOP("prompts", "%1 waits: the bots are paused."),
    "turn": QT_TRANSLATE_NOOP("prompts", "It is the turn of %1."),
    "over": QT_TRANSLATE_NOOP("prompts", "The game is over."),
}


def translated(text: str, *values: object) -> str:
    return fill(QCoreApplication.translate("prompts", text), *values)


def prompt(table: Table) -> str:
    """What is expected now, of whom."""
    decision = table.decision if not table.over else None
    if decision is None:
        return translated(OTHERS["over"])
    name = table.names[decision.seat]
    if isinstance(table, Session):
        if table.paused and not table.is_human(decision.seat):
            return translated(OTHERS["paused"], name)
        if table.busy:
            return translated(OTHERS["bot"], name)
    if not table.may_act:
        return translated(OTHERS["turn"], name)
    if decision.kind == "turn":
        return translated(TURN[_moment(table)], name)
    if decision.kind == "rooms" and decision.source[0] == "setup":
        return translated(FIRST_ROOMS, name)
    return translated(PROMPTS[decision.kind], name)


def _moment(table: Table) -> str:
    """At which point of a turn the player is."""
    options = table.options
    if table.state.extra_turn and not table.state.die_taken:
        return "extra_turn"
    if not table.state.die_taken:
        if not any(isinstance(option, TakeDie) for option in options):
            return "no_die"
        return "guest_or_die" if any(isinstance(option, TakeGuest) for option in options) else "die"
    return "more" if any(isinstance(option, MoveGuest | Claim) for option in options) else "end"


def cause(table: Table) -> str:
    """What gives the right to the decision that is asked, as a label; "" for a turn."""
    decision = table.decision if not table.over else None
    if decision is None or decision.kind in ("turn", "draft", "keep_staff", "choose_guest"):
        return ""
    if decision.source[0] in ("turn", "setup"):
        return ""
    return source_label(decision.source)
