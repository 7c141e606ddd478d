"""The sentences of staff scored at the end, and of the Emperor's penalties. Knows no single card."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gah_desktop.catalog.basics import Ruleset
from gah_desktop.text.voices import counted

from .terms import fill, translate

if TYPE_CHECKING:
    from gah_desktop.catalog.effects import Effect


def end_sentence(effect: Effect, ruleset: Ruleset) -> str:
    """A kind that scores in the final scoring."""
    amount = effect.amount or 0
    match effect.kind:
        case "end_vp_per_room":
            return _per_room(effect.color, amount)
        case "end_vp_per_staff":
            return counted(
                "effects", "At the end you score %n VP for each of your staff cards in play.", amount
            )
        case "end_vp_per_tile":
            return counted("effects", "At the end you score %n VP for each room tile in your hotel.", amount)
        case "end_vp_per_group":
            return counted("effects", "At the end you score %n VP for each fully occupied group.", amount)
        case "end_vp_per_objective":
            return counted(
                "effects", "At the end you score %n VP for each objective you have claimed.", amount
            )
        case "end_vp_per_floor":
            return counted("effects", "At the end you score %n VP for each fully occupied floor.", amount)
        case "end_vp_per_column":
            return counted("effects", "At the end you score %n VP for each fully occupied column.", amount)
        case "end_vp_per_color_set":
            return counted(
                "effects",
                "At the end you score %n VP for each set of a red, a blue and a yellow occupied room.",
                amount,
            )
        case "end_vp_per_emperor_space":
            return _per_space(effect, amount, ruleset)
        case "end_copy":
            return translate("effects", "At the end you copy the best end card an opponent has in play.")
    raise KeyError(effect.kind)


def _per_room(color: str | None, amount: int) -> str:
    match color:
        case "blue":
            return counted("effects", "At the end you score %n VP for each occupied blue room.", amount)
        case "red":
            return counted("effects", "At the end you score %n VP for each occupied red room.", amount)
        case "yellow":
            return counted("effects", "At the end you score %n VP for each occupied yellow room.", amount)
    return counted("effects", "At the end you score %n VP for each occupied room.", amount)


def _per_space(effect: Effect, amount: int, ruleset: Ruleset) -> str:
    if ruleset == "classic" and effect.classic_max:
        text = counted(
            "effects",
            "At the end you score %n VP for each step from space 0 to your marker on the Emperor "
            "track, at most %1 VP.",
            amount,
        )
        return fill(text, effect.classic_max)
    return counted(
        "effects",
        "At the end you score %n VP for each step from space 0 to your marker on the Emperor track.",
        amount,
    )


def penalty_sentence(effect: Effect, ruleset: Ruleset) -> str:
    """A penalty of an Emperor tile."""
    amount, count = effect.amount or 0, effect.count or 0
    match effect.kind:
        case "lose_krones":
            return counted("effects", "You lose %n krone(s).", amount)
        case "lose_vp":
            return counted("effects", "You lose %n VP.", amount)
        case "lose_vp_per_staff":
            return counted("effects", "You lose %n VP for each of your staff cards in play.", amount)
        case "empty_kitchen":
            return translate("effects", "All dishes and drinks in your kitchen go back to the supply.")
        case "empty_kitchen_and_cafe":
            return translate(
                "effects",
                "All dishes and drinks in your kitchen and on the guests in your café go back to the supply.",
            )
        case "return_staff_from_hand":
            return counted("effects", "You put %n staff card(s) from your hand under the deck.", count)
        case "remove_vacant_rooms":
            return counted(
                "effects", "You remove %n vacant room(s), from the highest floors possible.", count
            )
        case "remove_played_end_staff":
            return counted("effects", "You remove %n of your end cards in play.", count)
        case "remove_occupied_rooms_top_two_floors" if ruleset == "classic":
            return translate(
                "effects",
                "You remove an occupied room from the highest floor that has one, and then the next "
                "occupied room below it in the same column, if there is one.",
            )
        case "remove_occupied_rooms_top_two_floors":
            return translate(
                "effects",
                "You remove an occupied room from the highest floor that has one, and then one from "
                "the next lower floor that has one, if there is such a floor.",
            )
    raise KeyError(effect.kind)


END_KINDS = (
    "end_vp_per_room",
    "end_vp_per_staff",
    "end_vp_per_tile",
    "end_vp_per_group",
    "end_vp_per_objective",
    "end_vp_per_emperor_space",
    "end_vp_per_floor",
    "end_vp_per_column",
    "end_vp_per_color_set",
    "end_copy",
)
PENALTY_KINDS = (
    "lose_krones",
    "lose_vp",
    "lose_vp_per_staff",
    "empty_kitchen",
    "empty_kitchen_and_cafe",
    "return_staff_from_hand",
    "remove_vacant_rooms",
    "remove_occupied_rooms_top_two_floors",
    "remove_played_end_staff",
)
SENTENCES: dict[str, Callable[[Effect, Ruleset], str]] = {
    **dict.fromkeys(END_KINDS, end_sentence),
    **dict.fromkeys(PENALTY_KINDS, penalty_sentence),
}
