"""A few words for each kind of effect that only the expansion prints, on small cards. Knows no card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gah_desktop.text.voices import counted

from .expansion_sentences import payment
from .literals import QT_TRANSLATE_NOOP
from .names import item_name
from .terms import face_list, fill, items, krones, translate

if TYPE_CHECKING:
    from gah_desktop.catalog.effects import Effect
    from gah_desktop.text.part import Short


GUESTS: dict[str, str] = {
    "blue": QT_TRANSLATE_NOOP("short", "blue guest"),
    "red": QT_TRANSLATE_NOOP("short", "red guest"),
    "yellow": QT_TRANSLATE_NOOP("short", "yellow guest"),
    "green": QT_TRANSLATE_NOOP("short", "green guest"),
}


def _send_dancer(effect: Effect, gives: str) -> str:
    return fill(translate("short", "%1 (%2)"), _dancers(effect), gives) if gives else _dancers(effect)


def _dancers(effect: Effect) -> str:
    count = effect.count or 1
    if effect.discount == "free":
        return counted("short", "send %n dancer(s), free", count)
    if effect.less_per_other_player:
        text = counted("short", "send %n dancer(s), −%1 per other player", count)
        return fill(text, effect.less_per_other_player)
    if effect.discount and effect.discount_falls:
        text = counted("short", "send %n dancer(s), −%1 and −%2", count)
        return fill(text, effect.discount, effect.discount - effect.discount_falls)
    if effect.discount:
        return fill(counted("short", "send %n dancer(s), −%1", count), effect.discount)
    return counted("short", "send %n dancer(s)", count)


def _prepare_and_occupy(effect: Effect, _: str) -> str:
    return counted("short", "%n free occupied room(s)", effect.count or 1)


def _turn_down(effect: Effect, gives: str) -> str:
    return fill(translate("short", "flip after %1: %2"), _event(effect), gives)


def _event(effect: Effect) -> str:
    least = effect.min or 0
    match effect.event:
        case "emperor_steps_in_one_action":
            return counted("short", "%n Emperor step(s)", least)
        case "drinks_from_one_action":
            return counted("short", "%n drink(s)", least)
        case "dishes_from_one_action":
            return counted("short", "%n dish(es)", least)
        case "group_completed":
            return counted("short", "a full group of %n or more", effect.min_rooms or 0)
        case "objective_claimed":
            return translate("short", "an objective")
        case "guest_completed":
            text = counted("short", "%1 with %n or more", effect.min_items or 0)
            return fill(text, translate("short", GUESTS[effect.color or "green"]))
    raise KeyError(effect.event)


def _after_staff(effect: Effect, gives: str) -> str:
    if effect.once_per_round:
        return fill(translate("short", "staff played, once per round: %1"), gives)
    return fill(translate("short", "staff played: %1"), gives)


def _at_die(effect: Effect, gives: str) -> str:
    return fill(translate("short", "die %1: %2"), face_list(effect.faces), gives)


def when(text: str) -> Short:
    """A moment, as a literal of the context "short", and what it gives then."""
    return lambda _, gives: fill(translate("short", text), gives)


def plain(text: str) -> Short:
    return lambda _, __: translate("short", text)


SHORTS: dict[str, Short] = {
    "send_dancer": _send_dancer,
    "second_dancer_same_space": plain(QT_TRANSLATE_NOOP("short", "a second dancer")),
    "gain_vp_per_dancer": lambda effect, _: counted("short", "%n VP per dancer", effect.amount or 0),
    "score_current_ballroom": plain(QT_TRANSLATE_NOOP("short", "next ballroom is scored")),
    "others_gain_items_of_choice": lambda effect, _: counted(
        "short", "all others: %n item(s) of choice", effect.count or 0
    ),
    "gain_vp_by_round": lambda effect, _: fill(
        translate("short", "%1 VP by round"),
        "/".join(str(vp) for vp in sorted(set(effect.by_round or ()), reverse=True)),
    ),
    "fill_items": lambda effect, _: fill(translate("short", "all wanted: %1"), item_name(effect.item or "")),
    "take_guest_and_fill_order": plain(QT_TRANSLATE_NOOP("short", "free guest, order filled")),
    "gain_other_items_of_choice": lambda effect, _: counted(
        "short", "%n other item(s) of choice", effect.count or 0
    ),
    "gain_vp_per_objective_marker": lambda effect, _: counted(
        "short", "%n VP per objective", effect.amount or 0
    ),
    "prepare_and_occupy": _prepare_and_occupy,
    "occupy_room": lambda effect, _: fill(
        counted("short", "occupy %n room(s), floors 1–%1", effect.count or 0), effect.max_floor
    ),
    # cards in play
    "when_die_taken": _at_die,
    "extra_with_die": _at_die,
    "after_main_action": _at_die,
    "pay_for": lambda effect, gives: fill(
        translate("short", "give %1: %2"), payment(effect.pay or {}), gives
    ),
    "turn_down_after": _turn_down,
    "after_staff_played": _after_staff,
    "when_dancer_sent": when(QT_TRANSLATE_NOOP("short", "dancer sent: %1")),
    "when_objective_claimed": when(QT_TRANSLATE_NOOP("short", "objective claimed: %1")),
    "when_champagne_spent_in_action": when(QT_TRANSLATE_NOOP("short", "champagne paid: %1")),
    "when_room_occupied": when(QT_TRANSLATE_NOOP("short", "room occupied: %1")),
    "end_vp_per_dancer": lambda effect, _: counted("short", "%n VP per dancer", effect.amount or 0),
    # penalties
    "lose_champagne": lambda effect, _: fill(
        translate("short", "−%1"), items("champagne", effect.amount or 0)
    ),
    "remove_dancer_from_scored_ballroom": lambda effect, _: counted(
        "short", "−%n dancer(s)", effect.count or 0
    ),
    "lose_krones_and_item": lambda effect, _: fill(
        counted("short", "−%1 and %n dish(es) or drink(s)", effect.count or 0), krones(effect.amount or 0)
    ),
    "lose_all_krones_and_kitchen": plain(QT_TRANSLATE_NOOP("short", "krones and kitchen emptied")),
}
