"""Whole sentences for what cards and tiles do: the public face of the effect texts. Decides no rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gah_desktop.catalog.basics import Ruleset
from gah_desktop.text.voices import counted

from . import effect_sentences, expansion_sentences, score_sentences
from .effect_shorts import effect_short
from .part import TEXT_PARTS
from .terms import fill, item_list, join_list, join_or, rooms, translate

if TYPE_CHECKING:
    from gah_desktop.catalog.effects import Effect
    from gah_desktop.catalog.models import EmperorTile, Guest, Objective, Staff
    from gah_desktop.text.part import Sentence

__all__ = [
    "effect_short",
    "effect_text",
    "emperor_penalty_short",
    "emperor_penalty_text",
    "emperor_reward_short",
    "emperor_reward_text",
    "granted_text",
    "guest_short",
    "guest_text",
    "objective_short",
    "objective_text",
    "order_text",
    "staff_short",
    "staff_text",
]

_SENTENCES: dict[str, Sentence] = {
    **effect_sentences.SENTENCES,
    **score_sentences.SENTENCES,
    **expansion_sentences.SENTENCES,
}
TEXT_PARTS.extend(_SENTENCES, lambda part: part.effect_sentences)


def effect_text(effect: Effect, ruleset: Ruleset = "deluxe") -> str:
    """The effect as one whole sentence."""
    return _SENTENCES[effect.kind](effect, ruleset)


def order_text(guest: Guest) -> str:
    return item_list(guest.order) or translate("effects", "nothing")


def guest_text(guest: Guest, ruleset: Ruleset = "deluxe") -> str:
    """The reward in full; a part may always be declined, so that is not said each time."""
    if guest.id == 61:
        # The two rooms of the Painter belong together: the discount is for the one the player names.
        return translate(
            "effects", "You may prepare up to two rooms; one of them, of your choice, costs 1 krone less."
        )
    parts = [effect_text(effect, ruleset) for effect in guest.rewards]
    where = expansion_sentences.where_text(guest)
    if not parts:
        return where or translate("effects", "No reward.")
    return _text(*parts, where, _guest_note(guest.id, ruleset))


def guest_short(guest: Guest, ruleset: Ruleset = "deluxe") -> tuple[str, ...]:
    """The reward in a few words, part by part."""
    return tuple(effect_short(effect, ruleset) for effect in guest.rewards)


def _guest_note(id: int, ruleset: Ruleset) -> str:
    match id:
        case 49:
            return translate("effects", "If those floors are full, nothing happens.")
        case 87:
            return translate("effects", "The queue is refilled between the two guests.")
        case 97 if ruleset == "classic":
            return translate(
                "effects",
                "In it you may take a guest, use additional actions and carry out the action of one "
                "space with dice, which you may boost for 1 krone; the dice stay where they are.",
            )
        case 97:
            return translate(
                "effects",
                "The strength is as it stands: you cannot boost it, and staff that depends on taking "
                "a die does not work; space 6 costs its krone. This comes after everything else the "
                "guest brings.",
            )
    return ""


def staff_text(staff: Staff, ruleset: Ruleset = "deluxe") -> str:
    """When the card works and what it does, in full."""
    parts = [effect_text(effect, ruleset) for effect in staff.effects]
    return _text(_when(staff), *parts, _staff_note(staff.id))


def staff_at_balls(staff: Staff) -> str:
    """What Vienna Ballrooms add to what a card of the base game says; nothing for most."""
    if not any(effect.kind == "when_guest_moves_in" for effect in staff.effects):
        return ""
    return translate("effects", "With Vienna Ballrooms, going to a ball counts as moving in.")


def staff_short(staff: Staff, ruleset: Ruleset = "deluxe") -> str:
    """What the card does, in a few words."""
    return join_list([effect_short(effect, ruleset) for effect in staff.effects])


def _when(staff: Staff) -> str:
    match staff.timing:
        case "once":
            return translate("effects", "Works once, when you play it.")
        case "round":
            return translate("effects", "Works once per round, on your turn, whenever you like.")
    return ""


def _staff_note(id: int) -> str:
    match id:
        case 5 | 6 | 7 | 8:
            return translate("effects", "What counts is moving in, not completing the order.")
        case 14 | 20 | 22:
            return translate("effects", "At most once per die, and nothing may come in between.")
        case 29:
            return translate("effects", "It is counted for your own hotel. A Secretary cannot be copied.")
        case 32:
            return translate("effects", "This card counts too.")
        case 34:
            return translate("effects", "Vacant and occupied rooms both count.")
        case 38:
            return translate("effects", "Any guest will do, served before or not.")
        case 41:
            return translate("effects", "What counts is where your marker stands after the last retreat.")
    return ""


def objective_text(objective: Objective) -> str:
    """The condition, as a sentence about the player."""
    needs, amount = objective.needs, objective.needs.amount
    match needs.kind:
        case "krones":
            return counted("effects", "You have %n krone(s).", amount)
        case "emperor_space":
            return counted("effects", "You stand on space %n of the Emperor track or beyond.", amount)
        case "staff_played":
            return counted("effects", "You have at least %n staff card(s) in play.", amount)
        case "room_tiles":
            return counted(
                "effects",
                "You have at least %n room tile(s) in your hotel, vacant or occupied.",
                amount,
            )
        case "full_floors":
            return counted("effects", "At least %n floor(s) of your hotel are fully occupied.", amount)
        case "full_columns":
            return counted("effects", "At least %n column(s) of your hotel are fully occupied.", amount)
        case "full_groups":
            return counted("effects", "At least %n group(s) of your hotel are fully occupied.", amount)
        case "full_colors":
            return counted(
                "effects", "All rooms of at least %n colour(s) are occupied in your hotel.", amount
            )
        case "occupied":
            return fill(translate("effects", "You have at least %1 occupied."), _occupied(objective))
        case "champagne":
            return counted("effects", "You have at least %n champagne in your kitchen.", amount)
        case "dancers_in_ballrooms":
            return counted("effects", "At least %n of your dancers stand in ballrooms.", amount)
        case "green_guests_completed":
            return counted("effects", "You have completed at least %n green guest(s).", amount)
        case "each_dish_and_drink":
            return counted("effects", "Your kitchen has at least %n of each dish and drink.", amount)
        case "occupied_top_floor":
            return counted("effects", "At least %n room(s) of your top floor are occupied.", amount)
        case "large_guests_completed":
            return counted(
                "effects", "You have completed at least %n guest(s) with three or more items.", amount
            )


def objective_short(objective: Objective) -> str:
    """The condition in a few words."""
    amount = objective.needs.amount
    match objective.needs.kind:
        case "krones":
            return counted("short", "%n krone(s) owned", amount)
        case "emperor_space":
            return counted("short", "Emperor space %n", amount)
        case "staff_played":
            return counted("short", "%n staff in play", amount)
        case "room_tiles":
            return counted("short", "%n room tile(s)", amount)
        case "full_floors":
            return counted("short", "%n full floor(s)", amount)
        case "full_columns":
            return counted("short", "%n full column(s)", amount)
        case "full_groups":
            return counted("short", "%n full group(s)", amount)
        case "full_colors":
            return counted("short", "%n full colour(s)", amount)
        case "occupied":
            return _occupied(objective)
        case "champagne":
            return counted("short", "%n champagne in the kitchen", amount)
        case "dancers_in_ballrooms":
            return counted("short", "%n dancer(s) in ballrooms", amount)
        case "green_guests_completed":
            return counted("short", "%n green guest(s) completed", amount)
        case "each_dish_and_drink":
            return counted("short", "%n of each dish and drink", amount)
        case "occupied_top_floor":
            return counted("short", "%n occupied on the top floor", amount)
        case "large_guests_completed":
            return counted("short", "%n guest(s) of three or more items", amount)


def _occupied(objective: Objective) -> str:
    needs = objective.needs
    counts = (("red", needs.red), ("blue", needs.blue), ("yellow", needs.yellow))
    return join_list([rooms(color, count) for color, count in counts if count])


def emperor_reward_text(tile: EmperorTile, ruleset: Ruleset = "deluxe") -> str:
    return _text(*(granted_text(effect, ruleset) for effect in tile.reward))


def granted_text(effect: Effect, ruleset: Ruleset = "deluxe") -> str:
    """An effect as the Emperor grants it: the first edition's leaves a choice where a guest leaves none."""
    if ruleset == "classic" and effect.kind == "draw_three_play_one" and effect.discount == "free":
        return translate(
            "effects",
            "You draw three staff cards and may play one of them at no cost; the others go under the deck.",
        )
    return effect_text(effect, ruleset)


def emperor_reward_short(tile: EmperorTile) -> tuple[str, ...]:
    return tuple(effect_short(effect) for effect in tile.reward)


def emperor_penalty_text(tile: EmperorTile, ruleset: Ruleset = "deluxe") -> str:
    """The penalty; with two, also which of them is suffered."""
    left = effect_text(tile.penalty.left, ruleset)
    if tile.penalty.right is None:
        return left
    right = effect_text(tile.penalty.right, ruleset)
    if ruleset == "classic":
        return fill(translate("effects", "You choose among what is possible. 1) %1 2) %2"), left, right)
    return fill(translate("effects", "%1 Not possible in full? %2"), left, right)


def emperor_penalty_short(tile: EmperorTile, ruleset: Ruleset = "deluxe") -> str:
    """The penalty in a few words. Of two, Classic leaves the choice, and Deluxe does not."""
    left = effect_short(tile.penalty.left, ruleset)
    if tile.penalty.right is None:
        return left
    right = effect_short(tile.penalty.right, ruleset)
    if ruleset == "classic":
        return join_or([left, right])
    return fill(translate("short", "%1, else %2"), left, right)


def _text(*sentences: str) -> str:
    """Whole sentences, one after the other."""
    return " ".join(sentence for sentence in sentences if sentence)
