"""What can be chosen, as one short line for a button or menu, for every kind of action. Knows no rules."""

from collections.abc import Callable, Sequence
from typing import Any

from gah_desktop.engine import actions as a
from gah_desktop.engine.items import named
from gah_desktop.text.voices import counted

from .literals import QT_TRANSLATE_NOOP
from .names import guest_name, item_name, staff_name
from .spots import action_name
from .terms import fill, items, join_list, krones, translate

DECLINES: dict[str, str] = {
    "rooms": QT_TRANSLATE_NOOP("options", "Prepare no more rooms"),
    "occupy": QT_TRANSLATE_NOOP("options", "Occupy no more rooms"),
    "staff": QT_TRANSLATE_NOOP("options", "Play no more staff"),
    "offer": QT_TRANSLATE_NOOP("options", "Play none of these cards"),
    "guest": QT_TRANSLATE_NOOP("options", "Take no guest"),
    "extra": QT_TRANSLATE_NOOP("options", "Do without the extra"),
    "extra_action": QT_TRANSLATE_NOOP("options", "Do without the action"),
    "pay_penalty": QT_TRANSLATE_NOOP("options", "Pay nothing and bear the penalty"),
}


def option_text(action: a.Action, details: dict[str, Any], subject: str = "") -> str:
    """One line. `details` is what the act would tell (costs, strength); `subject` names what an index means:
    the guest in a queue slot, the benefit to collect, the objective."""
    return _TEXTS[action.kind](action, details, subject)


def _draft(action: a.Draft, d: dict[str, Any], subject: str) -> str:
    return fill(translate("options", "Keep %1"), staff_name(action.staff))


def _keep(action: a.KeepStaff, d: dict[str, Any], subject: str) -> str:
    return fill(translate("options", "Keep %1"), _cards(action.staff))


def _cards(cards: Sequence[int]) -> str:
    return join_list([staff_name(card) for card in cards])


def _choose_guest(action: a.ChooseGuest, d: dict[str, Any], subject: str) -> str:
    return fill(translate("options", "Begin with %1"), subject)


def _take_guest(action: a.TakeGuest, d: dict[str, Any], subject: str) -> str:
    if d.get("cost"):
        return fill(translate("options", "Invite %1 for %2"), subject, krones(d["cost"]))
    return fill(translate("options", "Invite %1 at no cost"), subject)


def _take_die(action: a.TakeDie, d: dict[str, Any], subject: str) -> str:
    what, strength, cost = action_name(action.as_action), d.get("strength", 0), d.get("cost", 0)
    if action.boost:
        text = translate("options", "Die %1: %2, raised to strength %3, for %4")
    elif cost:
        text = translate("options", "Die %1: %2, strength %3, for %4")
    else:
        text = translate("options", "Die %1: %2, strength %3")
    return fill(text, action.face, what, strength, krones(cost))


def _extra_action(action: a.ExtraAction, d: dict[str, Any], subject: str) -> str:
    what, strength, cost = action_name(action.as_action), d.get("strength", 0), d.get("cost", 0)
    if cost:
        text = translate("options", "Space %1: %2, strength %3, for %4")
    else:
        text = translate("options", "Space %1: %2, strength %3")
    return fill(text, action.face, what, strength, krones(cost))


def _choose_items(action: a.ChooseItems, d: dict[str, Any], subject: str) -> str:
    chosen = [items(item, n) for item, n in named(action.items).items()]
    return join_list(chosen) or translate("options", "Nothing")


def _place(action: a.Place, d: dict[str, Any], subject: str) -> str:
    if action.guest:
        return fill(translate("options", "%1 for %2"), item_name(action.item), guest_name(action.guest))
    return fill(translate("options", "%1 into the kitchen"), item_name(action.item))


def _prepare(action: a.Prepare, d: dict[str, Any], subject: str) -> str:
    if d.get("cost"):
        text = translate("options", "Prepare the room on floor %1, column %2, for %3")
        return fill(text, action.floor, action.column, krones(d["cost"]))
    return fill(translate("options", "Prepare the room on floor %1, column %2"), action.floor, action.column)


def _occupy(action: a.Occupy, d: dict[str, Any], subject: str) -> str:
    return fill(translate("options", "Occupy the room on floor %1, column %2"), action.floor, action.column)


def _remove_room(action: a.RemoveRoom, d: dict[str, Any], subject: str) -> str:
    return fill(translate("options", "Remove the room on floor %1, column %2"), action.floor, action.column)


def _split(action: a.Split, d: dict[str, Any], subject: str) -> str:
    steps = counted("options", "%n step(s)", action.steps)
    if not action.steps:
        return krones(action.krones)
    if not action.krones:
        return steps
    return join_list([krones(action.krones), steps])


def _play_staff(action: a.PlayStaff, d: dict[str, Any], subject: str) -> str:
    if d.get("cost"):
        return fill(translate("options", "Play %1 for %2"), staff_name(action.staff), krones(d["cost"]))
    return fill(translate("options", "Play %1 at no cost"), staff_name(action.staff))


def _return_staff(action: a.ReturnStaff, d: dict[str, Any], subject: str) -> str:
    return fill(translate("options", "Put %1 under the deck"), staff_name(action.staff))


def _fill_order(action: a.FillOrder, d: dict[str, Any], subject: str) -> str:
    return fill(translate("options", "Fill the order of %1"), guest_name(action.guest))


def _serve(action: a.Serve, d: dict[str, Any], subject: str) -> str:
    text = translate("options", "Serve %2: %1")
    return fill(text, item_name(action.item), guest_name(action.guest))


def _stop_serving(action: a.StopServing, d: dict[str, Any], subject: str) -> str:
    return translate("options", "Finish serving")


def _move_guest(action: a.MoveGuest, d: dict[str, Any], subject: str) -> str:
    text = translate("options", "%1 to the room on floor %2, column %3")
    return fill(text, guest_name(action.guest), action.floor, action.column)


def _collect(action: a.Collect, d: dict[str, Any], subject: str) -> str:
    return fill(translate("options", "Collect: %1"), subject)


def _use_staff(action: a.UseStaff, d: dict[str, Any], subject: str) -> str:
    return fill(translate("options", "Use %1"), staff_name(action.staff))


def _claim(action: a.Claim, d: dict[str, Any], subject: str) -> str:
    return fill(translate("options", "Claim the objective: %1"), subject)


def _discard_staff(action: a.DiscardStaff, d: dict[str, Any], subject: str) -> str:
    return fill(translate("options", "Give up %1"), staff_name(action.staff))


def _pay_penalty(action: a.PayPenalty, d: dict[str, Any], subject: str) -> str:
    text = translate("options", "Pay %1 and be forgiven")
    return fill(text, krones(d.get("cost", 1)))


def _take_penalty(action: a.TakePenalty, d: dict[str, Any], subject: str) -> str:
    if action.which == "left":
        return fill(translate("options", "The left penalty: %1"), subject)
    return fill(translate("options", "The right penalty: %1"), subject)


def _feed_rival(action: a.FeedRival, d: dict[str, Any], subject: str) -> str:
    return fill(translate("options", "Serve the opponent's guest %1"), guest_name(action.guest))


def _decline(action: a.Decline, d: dict[str, Any], subject: str) -> str:
    if action.what in DECLINES:
        return translate("options", DECLINES[action.what])
    return fill(translate("options", "Do without: %1"), subject)


def _pass(action: a.Pass, d: dict[str, Any], subject: str) -> str:
    return translate("options", "Pass")


def _end_turn(action: a.EndTurn, d: dict[str, Any], subject: str) -> str:
    return translate("options", "End turn")


_TEXTS: dict[str, Callable[[Any, dict[str, Any], str], str]] = {
    "draft": _draft,
    "keep_staff": _keep,
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
    "stop_serving": _stop_serving,
    "move_guest": _move_guest,
    "collect": _collect,
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
