"""What a player has done, one whole sentence for each kind of act. No rules."""

from collections.abc import Callable
from typing import Any

from gah_desktop.catalog.basics import ITEMS
from gah_desktop.engine.events import Acted
from gah_desktop.text.voices import counted

from .literals import QT_TRANSLATE_NOOP
from .names import guest_name, item_name, staff_name
from .sources import source_label
from .terms import fill, items, join_list, krones, translate

Details = dict[str, Any]
Sentence = Callable[[str, Details, Acted], str]

DECLINED: dict[str, str] = {
    "rooms": QT_TRANSLATE_NOOP("events", "%1 prepares no more rooms."),
    "occupy": QT_TRANSLATE_NOOP("events", "%1 turns no more rooms to occupied."),
    "staff": QT_TRANSLATE_NOOP("events", "%1 plays no more staff cards."),
    "offer": QT_TRANSLATE_NOOP("events", "%1 plays none of the cards drawn."),
    "guest": QT_TRANSLATE_NOOP("events", "%1 takes no free guest."),
    "extra": QT_TRANSLATE_NOOP("events", "%1 does without the extra of the staff card."),
    "extra_action": QT_TRANSLATE_NOOP("events", "%1 does without the extra action."),
    "pay_penalty": QT_TRANSLATE_NOOP("events", "%1 does not pay the penalty off."),
}

# Acts that show a card only its owner knows.
SECRET: dict[str, str] = {
    "draft": QT_TRANSLATE_NOOP("events", "%1 keeps a staff card and passes the rest on."),
    "keep_staff": QT_TRANSLATE_NOOP("events", "%1 keeps six staff cards."),
    "return_staff": QT_TRANSLATE_NOOP("events", "%1 puts a staff card under the deck."),
}


def act_text(event: Acted, name: str, *, secret: bool = False) -> str:
    """What `name` did; with `secret`, without the cards that only the owner knows."""
    if secret and event.kind in SECRET:
        return fill(translate("events", SECRET[event.kind]), name)
    return SENTENCES[event.kind](name, event.details, event)


def _cards(value: Any) -> str:
    numbers = [value] if isinstance(value, int) else value
    return join_list([staff_name(number) for number in numbers])


def _draft(name: str, d: Details, _: Acted) -> str:
    text = translate("events", "%1 keeps %2 and passes the rest on.")
    return fill(text, name, _cards(d["staff"]))


def _keep_staff(name: str, d: Details, _: Acted) -> str:
    return fill(translate("events", "%1 keeps these staff cards: %2."), name, _cards(d["staff"]))


def _choose_guest(name: str, d: Details, _: Acted) -> str:
    return fill(translate("events", "%1 chooses a first guest: %2."), name, guest_name(d["guest"]))


def _take_guest(name: str, d: Details, _: Acted) -> str:
    if not d.get("cost"):
        return fill(translate("events", "%1 invites %2 into the café."), name, guest_name(d["guest"]))
    text = translate("events", "%1 invites %2 into the café and pays %3.")
    return fill(text, name, guest_name(d["guest"]), krones(d["cost"]))


def _take_die(name: str, d: Details, _: Acted) -> str:
    face, action, cost = d["face"], d["as"], d.get("cost", 0)
    if not action:  # the solo opponent carries no action out
        return fill(translate("events", "%1 takes a die showing %2."), name, face)
    if face == 6 and cost:
        text = translate("events", "%1 takes a six for action %2, strength %3, and pays %4.")
        return fill(text, name, action, d["strength"], krones(cost))
    if face == 6:
        text = translate("events", "%1 takes a six for action %2, strength %3.")
        return fill(text, name, action, d["strength"])
    if cost:
        text = translate("events", "%1 takes a die showing %2, strength %3, and pays %4.")
        return fill(text, name, face, d["strength"], krones(cost))
    text = translate("events", "%1 takes a die showing %2, strength %3.")
    return fill(text, name, face, d["strength"])


def _extra_action(name: str, d: Details, _: Acted) -> str:
    text = translate("events", "%1 carries out action %2 from space %3, strength %4, without taking a die.")
    return fill(text, name, d["as"], d["face"], d["strength"])


def _choose_items(name: str, d: Details, _: Acted) -> str:
    chosen = [items(item, d["items"][item]) for item in ITEMS if d["items"].get(item)]
    if not chosen:
        return fill(translate("events", "%1 takes no items."), name)
    return fill(translate("events", "%1 chooses %2."), name, join_list(chosen))


def _place(name: str, d: Details, _: Acted) -> str:
    if d["to"] == "kitchen":
        return fill(translate("events", "%1 puts this into the kitchen: %2."), name, item_name(d["item"]))
    text = translate("events", "%1 serves %2: %3.")
    return fill(text, name, guest_name(d["to"]), item_name(d["item"]))


def _prepare(name: str, d: Details, _: Acted) -> str:
    if not d.get("cost"):
        text = translate("events", "%1 prepares the room on floor %2, column %3.")
        return fill(text, name, d["floor"], d["column"])
    text = translate("events", "%1 prepares the room on floor %2, column %3, and pays %4.")
    return fill(text, name, d["floor"], d["column"], krones(d["cost"]))


def _occupy(name: str, d: Details, _: Acted) -> str:
    text = translate("events", "%1 turns the room on floor %2, column %3 to occupied.")
    return fill(text, name, d["floor"], d["column"])


def _split(name: str, d: Details, _: Acted) -> str:
    steps = counted("events", "%n step(s)", d["steps"])
    if not d["steps"]:
        return fill(translate("events", "%1 chooses %2."), name, krones(d["krones"]))
    if not d["krones"]:
        return fill(translate("events", "%1 chooses %2 on the Emperor track."), name, steps)
    text = translate("events", "%1 chooses %2 and %3 on the Emperor track.")
    return fill(text, name, krones(d["krones"]), steps)


def _play_staff(name: str, d: Details, _: Acted) -> str:
    if not d.get("cost"):
        return fill(translate("events", "%1 plays %2 at no cost."), name, _cards(d["staff"]))
    return fill(translate("events", "%1 plays %2 for %3."), name, _cards(d["staff"]), krones(d["cost"]))


def _return_staff(name: str, d: Details, _: Acted) -> str:
    return fill(translate("events", "%1 puts under the deck: %2."), name, _cards(d["staff"]))


def _fill_order(name: str, d: Details, _: Acted) -> str:
    text = translate("events", "%1 fills an order from the supply: %2.")
    return fill(text, name, guest_name(d["guest"]))


def _serve(name: str, d: Details, _: Acted) -> str:
    moves = [
        fill(translate("events", "%1 to %2"), item_name(move["item"]), guest_name(move["guest"]))
        for move in d["moves"]
    ]
    if not d.get("cost"):
        return fill(translate("events", "%1 serves from the kitchen: %2."), name, join_list(moves))
    text = translate("events", "%1 serves from the kitchen for %3: %2.")
    return fill(text, name, join_list(moves), krones(d["cost"]))


def _move_guest(name: str, d: Details, event: Acted) -> str:
    text = translate("events", "%2 moves into the room on floor %3, column %4 (%1).")
    return fill(text, name, guest_name(d["guest"]), d["floor"], d["column"])


def _use_staff(name: str, d: Details, _: Acted) -> str:
    return fill(translate("events", "%1 uses %2."), name, _cards(d["staff"]))


def _claim(name: str, d: Details, event: Acted) -> str:
    objective = d["objective"]
    if isinstance(objective, int):
        return fill(translate("events", "%1 claims objective %2."), name, "ABC"[objective])
    label = source_label(("objective", objective))
    return fill(translate("events", "%1 claims an objective: %2."), name, label)


def _remove_room(name: str, d: Details, _: Acted) -> str:
    text = translate("events", "%1 removes the room on floor %2, column %3.")
    return fill(text, name, d["floor"], d["column"])


def _discard_staff(name: str, d: Details, _: Acted) -> str:
    return fill(translate("events", "%1 gives up %2."), name, _cards(d["staff"]))


def _pay_penalty(name: str, d: Details, _: Acted) -> str:
    return fill(
        translate("events", "%1 pays %2, and the Emperor overlooks everything."), name, krones(d["cost"])
    )


def _take_penalty(name: str, d: Details, _: Acted) -> str:
    if d["which"] == "left":
        return fill(translate("events", "%1 chooses the left penalty."), name)
    return fill(translate("events", "%1 chooses the right penalty."), name)


def _feed_rival(name: str, d: Details, _: Acted) -> str:
    text = translate("events", "%1 has to serve a guest of the opponent: %2.")
    return fill(text, name, guest_name(d["guest"]))


def _decline(name: str, d: Details, event: Acted) -> str:
    if d["what"] in DECLINED:
        return fill(translate("events", DECLINED[d["what"]]), name)
    return fill(translate("events", "%1 does without this: %2."), name, source_label(event.source))


def _pass(name: str, d: Details, _: Acted) -> str:
    return fill(translate("events", "%1 passes."), name)


def _end_turn(name: str, d: Details, _: Acted) -> str:
    return fill(translate("events", "%1 ends the turn."), name)


def _collect(name: str, d: Details, act: Acted) -> str:
    return fill(translate("events", "%1 collects a part of the reward: %2."), name, source_label(act.source))


def _extra_turn(name: str, d: Details, act: Acted) -> str:
    return fill(translate("events", "%1 will have an extra turn right after this one."), name)


SENTENCES: dict[str, Sentence] = {
    "draft": _draft,
    "keep_staff": _keep_staff,
    "choose_guest": _choose_guest,
    "take_guest": _take_guest,
    "take_die": _take_die,
    "extra_action": _extra_action,
    "choose_items": _choose_items,
    "place": _place,
    "prepare": _prepare,
    "occupy": _occupy,
    "split": _split,
    "play_staff": _play_staff,
    "return_staff": _return_staff,
    "fill_order": _fill_order,
    "serve": _serve,
    "move_guest": _move_guest,
    "collect": _collect,
    "extra_turn": _extra_turn,
    "use_staff": _use_staff,
    "claim": _claim,
    "remove_room": _remove_room,
    "discard_staff": _discard_staff,
    "pay_penalty": _pay_penalty,
    "take_penalty": _take_penalty,
    "feed_rival": _feed_rival,
    "decline": _decline,
    "pass": _pass,
    "end_turn": _end_turn,
}
