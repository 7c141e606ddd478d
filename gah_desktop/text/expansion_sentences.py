"""One whole sentence for each kind of effect that only the expansion prints. Knows no single card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, TypeAlias

from gah_desktop.catalog.basics import ITEMS, Ruleset
from gah_desktop.text.names import item_name
from gah_desktop.text.voices import counted

from . import effect_sentences
from .terms import face_list, fill, guest_of_color, items, join_list, krones, translate

if TYPE_CHECKING:
    from gah_desktop.catalog.effects import Effect
    from gah_desktop.catalog.models import Guest
    from gah_desktop.text.part import Sentence

Gives: TypeAlias = "Callable[[Effect, str], str]"


def payment(pay: Mapping[str, int]) -> str:
    """What has to be given, as the object of a sentence."""
    return join_list([_paid(what, count) for what, count in pay.items()])


def _paid(what: str, count: int) -> str:
    match what:
        case "krones":
            return krones(count)
        case "emperor_steps":
            return counted("short", "%n Emperor step(s)", count)
        case "dish_or_drink":
            return counted("terms", "%n dish(es) or drink(s)", count)
        case "any_item":
            return counted("terms", "%n item(s)", count)
    assert what in ITEMS
    return items(what, count)


def where_text(guest: Guest) -> str:
    """Where a guest may go, if that is not everywhere."""
    where = guest.where
    if guest.table:
        text = translate(
            "effects", "Stays at the table. Once per round, on your turn, you may give %1 for this: %2"
        )
        return fill(text, payment(guest.table.pay), _each(guest.table.effects, "deluxe"))
    if where.adjacent_rooms > 1:
        return translate("effects", "Moves into two rooms side by side at once, and goes to no ball.")
    if not where.room:
        return translate("effects", "Goes to a ball and moves into no room.")
    if not where.ballroom and where.max_floor == 1:
        return translate("effects", "Moves into a room on the bottom floor only, and goes to no ball.")
    if not where.ballroom:
        return translate("effects", "To a room only, not to a ball.")
    return ""


def _each(printed: Iterable[Effect], ruleset: Ruleset) -> str:
    """What a card gives, sentence by sentence."""
    return " ".join(
        (SENTENCES.get(effect.kind) or effect_sentences.SENTENCES[effect.kind])(effect, ruleset)
        for effect in printed
    )


def giving(text: Gives) -> Sentence:
    """A sentence that ends with what the card gives."""
    return lambda effect, ruleset: text(effect, _each(effect.effects or (), ruleset))


def of_base(kind: str, text: Gives) -> Sentence:
    """A kind of the base game that the expansion prints with several effects."""
    base = effect_sentences.SENTENCES[kind]

    def says(effect: Effect, ruleset: Ruleset) -> str:
        if not effect.effects:
            return base(effect, ruleset)
        return text(effect, _each(effect.effects, ruleset))

    return says


def _send_dancer(effect: Effect, ruleset: Ruleset) -> str:
    if not effect.effects:
        return _dancers(effect)
    return fill(translate("effects", "%1 If you do: %2"), _dancers(effect), _each(effect.effects, ruleset))


def _dancers(effect: Effect) -> str:
    count = effect.count or 1
    if effect.discount == "free":
        return counted("effects", "You may send %n dancer(s) to a ballroom at no cost.", count)
    if effect.less_per_other_player:
        text = counted(
            "effects", "You may send %n dancer(s) to a ballroom, for %1 less per other player.", count
        )
        return fill(text, items("champagne", effect.less_per_other_player))
    if not effect.discount:
        return counted("effects", "You may send %n dancer(s) to a ballroom at the normal cost.", count)
    if effect.discount_falls:
        text = counted(
            "effects",
            "You may send %n dancer(s) to a ballroom, the first for %1 less, the second for %2 less.",
            count,
        )
        second = effect.discount - effect.discount_falls
        return fill(text, items("champagne", effect.discount), items("champagne", second))
    text = counted("effects", "You may send %n dancer(s) to a ballroom, each for %1 less.", count)
    return fill(text, items("champagne", effect.discount))


def _occupy_room(effect: Effect, ruleset: Ruleset) -> str:
    if effect.max_floor is None:
        return effect_sentences.SENTENCES["occupy_room"](effect, ruleset)
    text = counted(
        "effects",
        "You may turn %n vacant room(s) of any colour to occupied, on floors 1 to %1 only.",
        effect.count or 0,
    )
    return fill(text, effect.max_floor)


def _prepare_and_occupy(effect: Effect, ruleset: Ruleset) -> str:
    if effect.count is None:
        return effect_sentences.SENTENCES["prepare_and_occupy"](effect, ruleset)
    return counted("effects", "You may prepare %n room(s) at no cost and occupy them at once.", effect.count)


def _by_round(effect: Effect, _: Ruleset) -> str:
    points = ", ".join(str(vp) for vp in effect.by_round or ())
    return fill(translate("effects", "You score VP by the round, from the first to the last: %1."), points)


def _turn_down(effect: Effect, gives: str) -> str:
    text = _after(effect)
    return fill(text, gives, guest_of_color(effect.color)) if effect.color else fill(text, gives)


def _after(effect: Effect) -> str:
    least = effect.min or 0
    match effect.event:
        case "emperor_steps_in_one_action":
            return counted(
                "effects",
                "Once, after one action has advanced you %n or more steps on the Emperor track, you may "
                "flip this card: %1",
                least,
            )
        case "drinks_from_one_action":
            return counted(
                "effects",
                "Once, after one action has brought you %n or more drinks, you may flip this card: %1",
                least,
            )
        case "dishes_from_one_action":
            return counted(
                "effects",
                "Once, after one action has brought you %n or more dishes, you may flip this card: %1",
                least,
            )
        case "group_completed":
            return counted(
                "effects",
                "Once, after you have fully occupied a group of %n or more rooms, you may flip this card: %1",
                effect.min_rooms or 0,
            )
        case "objective_claimed":
            return translate(
                "effects", "Once, after you have claimed an objective, you may flip this card: %1"
            )
        case "guest_completed":
            return counted(
                "effects",
                "Once, after %2 with an order of %n or more items has left for a room or a ball, you may "
                "flip this card: %1",
                effect.min_items or 0,
            )
    raise KeyError(effect.event)


def _krones_and_item(effect: Effect, _: Ruleset) -> str:
    text = counted(
        "effects",
        "You lose %1 and %n dish(es) or drink(s) of your choice from your kitchen.",
        effect.count or 0,
    )
    return fill(text, krones(effect.amount or 0))


SENTENCES: dict[str, Sentence] = {
    "send_dancer": _send_dancer,
    "second_dancer_same_space": lambda _, __: translate(
        "effects", "You may send a second dancer to the same space."
    ),
    "gain_vp_per_dancer": lambda effect, _: counted(
        "effects", "You score %n VP for each of your dancers in ballrooms.", effect.amount or 0
    ),
    "score_current_ballroom": lambda _, __: translate(
        "effects",
        "The ballroom that is scored next is scored at once, for all players; it stays open and is scored "
        "again at its usual time.",
    ),
    "others_gain_items_of_choice": lambda effect, _: counted(
        "effects", "Each other player gets %n item(s) of their choice.", effect.count or 0
    ),
    "gain_vp_by_round": _by_round,
    "fill_items": lambda effect, _: fill(
        translate(
            "effects", "The guests in your café get as much of this item as they are still waiting for: %1."
        ),
        item_name(effect.item or ""),
    ),
    "take_guest_and_fill_order": lambda _, __: translate(
        "effects", "You may take one guest from the queue at no cost and fill the order from the supply."
    ),
    "gain_other_items_of_choice": lambda effect, _: counted(
        "effects", "You get %n item(s) of your choice, of other kinds than those you gave.", effect.count or 0
    ),
    "gain_vp_per_objective_marker": lambda effect, _: counted(
        "effects", "You score %n VP for each objective you have claimed.", effect.amount or 0
    ),
    "occupy_room": _occupy_room,
    "prepare_and_occupy": _prepare_and_occupy,
    # cards in play
    "when_die_taken": of_base(
        "when_die_taken",
        lambda effect, gives: fill(
            translate("effects", "Whenever you take a die showing %1: %2"), face_list(effect.faces), gives
        ),
    ),
    "extra_with_die": of_base(
        "extra_with_die",
        lambda effect, gives: fill(
            translate(
                "effects", "Whenever you take a die showing %1, also, before or after the main action: %2"
            ),
            face_list(effect.faces),
            gives,
        ),
    ),
    "when_room_occupied": of_base(
        "when_room_occupied",
        lambda _, gives: fill(
            translate("effects", "Whenever one of your rooms is turned to occupied: %1"), gives
        ),
    ),
    "pay_for": giving(
        lambda effect, gives: fill(
            translate("effects", "You may give %1 for this: %2"), payment(effect.pay or {}), gives
        )
    ),
    "after_main_action": giving(
        lambda effect, gives: fill(
            translate("effects", "After the main action of a die showing %1: %2"),
            face_list(effect.faces),
            gives,
        )
    ),
    "turn_down_after": giving(_turn_down),
    "after_staff_played": giving(
        lambda effect, gives: fill(
            translate("effects", "Once per round, after you have played another staff card: %1")
            if effect.once_per_round
            else translate("effects", "After you have played a staff card: %1"),
            gives,
        )
    ),
    "when_dancer_sent": giving(
        lambda _, gives: fill(translate("effects", "Whenever you send a dancer: %1"), gives)
    ),
    "when_objective_claimed": giving(
        lambda _, gives: fill(translate("effects", "Whenever you claim an objective: %1"), gives)
    ),
    "when_champagne_spent_in_action": giving(
        lambda _, gives: fill(
            translate("effects", "Once in each action in which you pay champagne: %1"), gives
        )
    ),
    "end_vp_per_dancer": lambda effect, _: counted(
        "effects", "At the end you score %n VP for each of your dancers in ballrooms.", effect.amount or 0
    ),
    # penalties
    "lose_champagne": lambda effect, _: fill(
        translate("effects", "You lose %1."), items("champagne", effect.amount or 0)
    ),
    "remove_dancer_from_scored_ballroom": lambda effect, _: counted(
        "effects", "You lose %n of your dancers in the ballroom that is scored next.", effect.count or 0
    ),
    "lose_krones_and_item": _krones_and_item,
    "lose_all_krones_and_kitchen": lambda _, __: translate(
        "effects", "You lose all your krones and everything in your kitchen."
    ),
}
