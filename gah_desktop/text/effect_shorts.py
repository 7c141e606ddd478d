"""A few words for each kind of effect, for small cards. The full sentence is in `effects`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gah_desktop.catalog.effects import of_expansion
from gah_desktop.text.voices import counted

from .expansion_shorts import SHORTS
from .part import TEXT_PARTS
from .terms import face_list, fill, item_list, join_list, krones, translate

if TYPE_CHECKING:
    from gah_desktop.catalog.basics import Ruleset
    from gah_desktop.catalog.effects import Effect


TEXT_PARTS.extend(SHORTS, lambda part: part.effect_shorts)


def effect_short(effect: Effect, ruleset: Ruleset = "deluxe") -> str:
    """The effect in as few words as fit a small card."""
    if of_expansion(effect):
        gives = join_list([effect_short(each, ruleset) for each in effect.effects or ()])
        return SHORTS[effect.kind](effect, gives)
    short = (
        _gain(effect, ruleset)
        or _house(effect)
        or _permanent(effect, ruleset)
        or _end(effect)
        or _penalty(effect)
    )
    if not short:
        raise KeyError(effect.kind)
    return short


def _gain(effect: Effect, ruleset: Ruleset) -> str:
    amount, count = effect.amount or 0, effect.count or 0
    match effect.kind:
        case "gain_items" if effect.items:
            return item_list(effect.items)
        case "gain_items_of_choice":
            return counted("short", "%n item(s) of choice", count)
        case "gain_krones":
            return krones(amount)
        case "gain_vp":
            return counted("short", "%n VP", amount)
        case "gain_vp_per_staff":
            return counted("short", "%n VP per staff card", amount)
        case "advance_emperor":
            return counted("short", "%n Emperor step(s)", amount)
        case "draw_staff":
            return counted("short", "draw %n staff", count)
        case "take_guest_free":
            return counted("short", "%n free guest(s)", count)
        case "extra_action" if ruleset == "classic":
            return translate("short", "extra turn")
        case "extra_action":
            return translate("short", "extra action")
        case "fill_order":
            return counted("short", "fill %n order(s)", count)
    return ""


def _house(effect: Effect) -> str:
    count = effect.count or 0
    free = effect.discount == "free"
    cost = effect.discount if isinstance(effect.discount, int) else 0
    match effect.kind:
        case "play_staff" if free:
            return counted("short", "play %n staff, free", count)
        case "play_staff" if cost:
            return fill(counted("short", "play %n staff, −%1", count), cost)
        case "play_staff":
            return counted("short", "play %n staff", count)
        case "draw_three_play_one" if free:
            return translate("short", "draw 3, play 1 free")
        case "draw_three_play_one":
            return fill(translate("short", "draw 3, play 1, −%1"), cost)
        case "prepare_room" if free and effect.max_floor:
            return fill(counted("short", "%n free room(s), floors 1–%1", count), effect.max_floor)
        case "prepare_room" if free:
            return counted("short", "%n free room(s)", count)
        case "prepare_room" if cost:
            return fill(counted("short", "prepare %n room(s), −%1", count), cost)
        case "prepare_room":
            return counted("short", "prepare %n room(s)", count)
        case "occupy_room":
            return counted("short", "occupy %n room(s)", count)
        case "prepare_and_occupy" if effect.max_floor:
            return fill(translate("short", "free occupied room, floors 1–%1"), effect.max_floor)
        case "prepare_and_occupy":
            return translate("short", "free occupied room")
    return ""


def _permanent(effect: Effect, ruleset: Ruleset) -> str:
    inner = effect_short(effect.effect, ruleset) if effect.effect else ""
    match effect.kind:
        case "when_guest_moves_in":
            return fill(translate("short", "%1: %2"), _mover(effect, ruleset), inner)
        case "when_room_occupied" if ruleset == "classic":
            return fill(translate("short", "guest moves in: %1"), inner)
        case "when_room_occupied":
            return fill(translate("short", "room occupied: %1"), inner)
        case "when_die_taken" | "extra_with_die":
            return fill(translate("short", "die %1: %2"), face_list(effect.faces), inner)
        case "when_emperor_reward":
            return fill(translate("short", "Emperor’s reward: %1"), inner)
        case "strength":
            return fill(counted("short", "die %1: +%n strength", effect.amount or 0), face_list(effect.faces))
        case "both_on_four":
            return translate("short", "die 4: krones and steps")
        case "free_six":
            return translate("short", "die 6 free")
        case "free_rooms":
            return _free_rooms(effect.color)
        case "free_serving":
            return translate("short", "free serving")
        case "free_queue":
            return translate("short", "free queue")
        case "ignore_penalty":
            return fill(translate("short", "%1 instead of a penalty"), krones(effect.cost or 0))
    return ""


def _mover(effect: Effect, ruleset: Ruleset) -> str:
    match effect.color:
        case "blue":
            return translate("short", "blue guest")
        case "red":
            return translate("short", "red guest")
        case "yellow":
            return translate("short", "yellow guest")
        case "green":
            return translate("short", "green guest")
    if ruleset == "classic" and effect.classic_exact_items:
        return counted("short", "order of exactly %n", effect.classic_exact_items)
    return counted("short", "order of %n or more", effect.min_items or 0)


def _free_rooms(color: str | None) -> str:
    match color:
        case "blue":
            return translate("short", "blue rooms free")
        case "red":
            return translate("short", "red rooms free")
        case "yellow":
            return translate("short", "yellow rooms free")
    return ""


def _end(effect: Effect) -> str:
    amount = effect.amount or 0
    match effect.kind, effect.color:
        case "end_vp_per_room", "blue":
            return counted("short", "%n VP per blue room", amount)
        case "end_vp_per_room", "red":
            return counted("short", "%n VP per red room", amount)
        case "end_vp_per_room", "yellow":
            return counted("short", "%n VP per yellow room", amount)
        case "end_vp_per_room", _:
            return counted("short", "%n VP per occupied room", amount)
        case "end_vp_per_staff", _:
            return counted("short", "%n VP per staff card", amount)
        case "end_vp_per_tile", _:
            return counted("short", "%n VP per room tile", amount)
        case "end_vp_per_group", _:
            return counted("short", "%n VP per full group", amount)
        case "end_vp_per_objective", _:
            return counted("short", "%n VP per objective", amount)
        case "end_vp_per_emperor_space", _:
            return counted("short", "%n VP per Emperor step", amount)
        case "end_vp_per_floor", _:
            return counted("short", "%n VP per full floor", amount)
        case "end_vp_per_column", _:
            return counted("short", "%n VP per full column", amount)
        case "end_vp_per_color_set", _:
            return counted("short", "%n VP per colour set", amount)
        case "end_copy", _:
            return translate("short", "copy an end card")
    return ""


def _penalty(effect: Effect) -> str:
    amount, count = effect.amount or 0, effect.count or 0
    match effect.kind:
        case "lose_krones":
            return counted("short", "−%n krone(s)", amount)
        case "lose_vp":
            return counted("short", "−%n VP", amount)
        case "lose_vp_per_staff":
            return counted("short", "−%n VP per staff card", amount)
        case "empty_kitchen":
            return translate("short", "kitchen emptied")
        case "empty_kitchen_and_cafe":
            return translate("short", "kitchen and tables emptied")
        case "return_staff_from_hand":
            return counted("short", "−%n staff in hand", count)
        case "remove_vacant_rooms":
            return counted("short", "−%n vacant room(s)", count)
        case "remove_occupied_rooms_top_two_floors":
            return counted("short", "−%n occupied room(s)", count)
        case "remove_played_end_staff":
            return counted("short", "−%n end card(s)", count)
    return ""
