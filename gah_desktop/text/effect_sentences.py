"""One whole sentence for each kind of effect, the same wherever it is printed. Knows no single card."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from gah_desktop.catalog.basics import Ruleset
from gah_desktop.text.voices import counted

from .terms import face_list, fill, guest_of_color, item_list, krones, translate

if TYPE_CHECKING:
    from gah_desktop.catalog.effects import Effect

Sentence: TypeAlias = "Callable[[Effect, Ruleset], str]"
SENTENCES: dict[str, Sentence] = {}


def _says(kind: str) -> Callable[[Sentence], Sentence]:
    def register(function: Sentence) -> Sentence:
        SENTENCES[kind] = function
        return function

    return register


def _n(value: int | None) -> int:
    """A number the catalog has checked to be there."""
    return value or 0


# Gains.


@_says("gain_items")
def _gain_items(effect: Effect, _: Ruleset) -> str:
    return fill(translate("effects", "You get %1."), item_list(effect.items) if effect.items else "")


@_says("gain_items_of_choice")
def _gain_items_of_choice(effect: Effect, _: Ruleset) -> str:
    return counted("effects", "You get %n item(s) of your choice.", _n(effect.count))


@_says("gain_krones")
def _gain_krones(effect: Effect, _: Ruleset) -> str:
    return counted("effects", "You get %n krone(s).", _n(effect.amount))


@_says("gain_vp")
def _gain_vp(effect: Effect, _: Ruleset) -> str:
    return counted("effects", "You score %n VP.", _n(effect.amount))


@_says("gain_vp_per_staff")
def _gain_vp_per_staff(effect: Effect, _: Ruleset) -> str:
    return counted("effects", "You score %n VP for each of your staff cards in play.", _n(effect.amount))


@_says("advance_emperor")
def _advance_emperor(effect: Effect, _: Ruleset) -> str:
    return counted("effects", "You advance %n step(s) on the Emperor track.", _n(effect.amount))


@_says("draw_staff")
def _draw_staff(effect: Effect, _: Ruleset) -> str:
    return counted("effects", "You draw %n staff card(s) into your hand.", _n(effect.count))


@_says("take_guest_free")
def _take_guest_free(effect: Effect, _: Ruleset) -> str:
    return counted("effects", "You may take %n guest(s) from the queue at no cost.", _n(effect.count))


@_says("extra_action")
def _extra_action(_: Effect, ruleset: Ruleset) -> str:
    if ruleset == "classic":
        return translate("effects", "You take an extra turn right after this one, without taking a die.")
    return translate("effects", "You carry out the action of any space with dice, without taking a die.")


@_says("fill_order")
def _fill_order(effect: Effect, _: Ruleset) -> str:
    return counted(
        "effects",
        "You fill the order(s) of %n guest(s) in your café from the supply.",
        _n(effect.count),
    )


# Staff cards and rooms.


@_says("play_staff")
def _play_staff(effect: Effect, _: Ruleset) -> str:
    count = _n(effect.count)
    if effect.discount == "free":
        return counted("effects", "You may play %n staff card(s) from your hand at no cost.", count)
    if not effect.discount:
        return counted("effects", "You may play %n staff card(s) from your hand at the printed cost.", count)
    text = counted("effects", "You may play %n staff card(s) from your hand, each for %1 less.", count)
    return fill(text, krones(effect.discount))


@_says("draw_three_play_one")
def _draw_three_play_one(effect: Effect, _: Ruleset) -> str:
    if effect.discount == "free":
        return translate(
            "effects",
            "You draw three staff cards and play one of them at no cost; the others go under the deck.",
        )
    text = translate(
        "effects",
        "You draw three staff cards and may play one of them for %1 less; the others go under the deck.",
    )
    return fill(text, krones(_n(effect.discount)))


@_says("prepare_room")
def _prepare_room(effect: Effect, _: Ruleset) -> str:
    count = _n(effect.count)
    if effect.discount == "free" and effect.max_floor:
        text = counted("effects", "You may prepare %n room(s) at no cost, on floors 1 to %1 only.", count)
        return fill(text, effect.max_floor)
    if effect.discount == "free":
        return counted("effects", "You may prepare %n room(s) at no cost.", count)
    if not effect.discount:
        return counted("effects", "You may prepare %n room(s) at the normal cost.", count)
    text = counted("effects", "You may prepare %n room(s), each for %1 less.", count)
    return fill(text, krones(effect.discount))


@_says("occupy_room")
def _occupy_room(effect: Effect, _: Ruleset) -> str:
    return counted("effects", "You may turn %n vacant room(s) of any colour to occupied.", _n(effect.count))


@_says("prepare_and_occupy")
def _prepare_and_occupy(effect: Effect, _: Ruleset) -> str:
    if effect.max_floor:
        text = translate(
            "effects",
            "You may prepare one room at no cost, on floors 1 to %1 only, and turn it to occupied at once.",
        )
        return fill(text, effect.max_floor)
    return translate("effects", "You may prepare one room at no cost and turn it to occupied at once.")


# Permanent staff.


@_says("when_guest_moves_in")
def _when_guest_moves_in(effect: Effect, ruleset: Ruleset) -> str:
    inner = effect.effect
    if inner is None:
        raise KeyError(effect.kind)
    who = _mover(effect, ruleset)
    amount = _n(inner.amount)
    match inner.kind:
        case "gain_krones":
            text = counted("effects", "Whenever %1 moves into a room, you get %n krone(s).", amount)
        case "gain_vp":
            text = counted("effects", "Whenever %1 moves into a room, you score %n VP.", amount)
        case "advance_emperor":
            text = counted(
                "effects",
                "Whenever %1 moves into a room, you advance %n step(s) on the Emperor track.",
                amount,
            )
        case _:
            raise KeyError(inner.kind)
    return fill(text, who)


def _mover(effect: Effect, ruleset: Ruleset) -> str:
    if effect.color:
        return guest_of_color(effect.color)
    exact = effect.classic_exact_items if ruleset == "classic" else None
    if exact:
        return counted("terms", "a guest with an order of exactly %n item(s)", exact)
    return counted("terms", "a guest with an order of %n or more items", _n(effect.min_items))


@_says("when_room_occupied")
def _when_room_occupied(effect: Effect, ruleset: Ruleset) -> str:
    amount = _n(effect.effect.amount if effect.effect else None)
    if ruleset == "classic":
        return counted(
            "effects", "Whenever a guest moves into one of your rooms, you get %n krone(s).", amount
        )
    return counted(
        "effects", "Whenever one of your rooms is turned to occupied, you get %n krone(s).", amount
    )


@_says("when_die_taken")
def _when_die_taken(effect: Effect, _: Ruleset) -> str:
    amount = _n(effect.effect.amount if effect.effect else None)
    text = counted("effects", "Whenever you take a die showing %1, you score %n VP at once.", amount)
    return fill(text, face_list(effect.faces))


@_says("when_emperor_reward")
def _when_emperor_reward(effect: Effect, _: Ruleset) -> str:
    amount = _n(effect.effect.amount if effect.effect else None)
    return counted(
        "effects",
        "Whenever you get the Emperor’s reward, you also score %n VP, even if you decline it.",
        amount,
    )


@_says("extra_with_die")
def _extra_with_die(effect: Effect, _: Ruleset) -> str:
    inner = effect.effect
    match inner.kind if inner else None:
        case "prepare_room":
            text = counted(
                "effects",
                "Whenever you take a die showing %1, you may also prepare %n room(s) at the normal cost, "
                "before or after the main action.",
                _n(inner.count if inner else None),
            )
        case "play_staff":
            text = counted(
                "effects",
                "Whenever you take a die showing %1, you may also play %n staff card(s) from your hand "
                "at the printed cost, before or after the main action.",
                _n(inner.count if inner else None),
            )
        case "advance_emperor":
            text = counted(
                "effects",
                "Whenever you take a die showing %1, you may also advance %n step(s) on the Emperor track, "
                "before or after the main action.",
                _n(inner.amount if inner else None),
            )
        case kind:
            raise KeyError(kind)
    return fill(text, face_list(effect.faces))


@_says("strength")
def _strength(effect: Effect, _: Ruleset) -> str:
    text = counted(
        "effects", "Whenever you take a die showing %1, its strength is %n higher.", _n(effect.amount)
    )
    return fill(text, face_list(effect.faces))


@_says("both_on_four")
def _both_on_four(_: Effect, __: Ruleset) -> str:
    return translate(
        "effects",
        "Whenever you take a die showing 4, each point of strength gives you 1 krone and also 1 step on the "
        "Emperor track.",
    )


@_says("free_six")
def _free_six(_: Effect, __: Ruleset) -> str:
    return translate("effects", "A die showing 6 costs you no krone.")


@_says("free_rooms")
def _free_rooms(effect: Effect, _: Ruleset) -> str:
    match effect.color:
        case "blue":
            return translate("effects", "Preparing blue rooms costs you nothing.")
        case "red":
            return translate("effects", "Preparing red rooms costs you nothing.")
        case "yellow":
            return translate("effects", "Preparing yellow rooms costs you nothing.")
    raise KeyError(effect.color)


@_says("free_serving")
def _free_serving(_: Effect, __: Ruleset) -> str:
    return translate("effects", "Serving from your kitchen costs you nothing, for any number of items.")


@_says("free_queue")
def _free_queue(_: Effect, __: Ruleset) -> str:
    return translate("effects", "Guests from the queue cost you nothing.")


@_says("ignore_penalty")
def _ignore_penalty(effect: Effect, _: Ruleset) -> str:
    return counted(
        "effects",
        "Before a penalty from the Emperor you may pay %n krone(s) to ignore it.",
        _n(effect.cost),
    )
