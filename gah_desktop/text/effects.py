"""Whole sentences for what cards and tiles do: the public face of the effect texts. Decides no rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Literal

from gah_desktop.catalog.basics import ITEMS, Ruleset
from gah_desktop.text.voices import counted

from . import effect_rows, expansion_effect_rows
from .effect_rows import OBJECTIVES, EffectText
from .literals import QT_TRANSLATE_NOOP
from .names import item_name
from .terms import (
    face_list,
    fill,
    guest_of_color,
    item_list,
    items,
    join_list,
    join_or,
    krones,
    rooms,
    translate,
)

if TYPE_CHECKING:
    from gah_desktop.catalog.effects import Effect
    from gah_desktop.catalog.models import EmperorTile, Guest, Objective, ObjectiveNeeds, Staff

# The context of a text is its form: a whole sentence or a few words.
Form = Literal["effects", "short"]

GUESTS: dict[str, str] = {
    "blue": QT_TRANSLATE_NOOP("short", "blue guest"),
    "red": QT_TRANSLATE_NOOP("short", "red guest"),
    "yellow": QT_TRANSLATE_NOOP("short", "yellow guest"),
    "green": QT_TRANSLATE_NOOP("short", "green guest"),
}

# The rows of each kind with their conditions. Those of the expansion come first: they add conditions.
ROWS: dict[str, list[tuple[list[str], EffectText]]] = {}
for key, row in (*expansion_effect_rows.EFFECTS.items(), *effect_rows.EFFECTS.items()):
    kind, *conditions = key.split()
    ROWS.setdefault(kind, []).append((conditions, row))


def effect_text(effect: Effect, ruleset: Ruleset = "deluxe") -> str:
    """Return the effect as one whole sentence."""
    return _say("effects", _row(effect, ruleset), effect, ruleset)


def effect_short(effect: Effect, ruleset: Ruleset = "deluxe") -> str:
    """Return the effect in as few words as fit a small card."""
    return _say("short", _row(effect, ruleset), effect, ruleset)


def _row(effect: Effect, ruleset: Ruleset) -> EffectText:
    for conditions, row in ROWS[effect.kind]:
        if all(_holds(condition, effect, ruleset) for condition in conditions):
            return row
    raise KeyError(effect)


def _holds(condition: str, effect: Effect, ruleset: Ruleset) -> bool:
    inner = effect.effect.kind if effect.effect else ""
    named = condition in (ruleset, effect.color, effect.discount, effect.event, inner)
    return named or bool(getattr(effect, condition, None))


def _say(form: Form, row: EffectText, about: Effect | ObjectiveNeeds, ruleset: Ruleset) -> str:
    text, values = row.sentence, row.values
    if form == "short":
        text, values = row.short, row.values if row.short_values is None else row.short_values
    found = [_value(name, form, about, ruleset) for name in values.split()]
    if not text:
        return str(found[0])
    told = translate(form, text, None, found.pop(0) or 0) if "%n" in text else translate(form, text)
    return fill(told, *found) if found else told


def _value(name: str, form: Form, about: Any, ruleset: Ruleset) -> Any:
    """Return what a name in a row stands for; see `EffectText`."""
    unit, _, field = name.rpartition(":")
    found = VALUES[field](about, form, ruleset) if field in VALUES else attrgetter(field)(about)
    if unit == "krones":
        return krones(found or 0)
    return items(unit, found) if unit else found


def _gives(effect: Effect, form: Form, ruleset: Ruleset) -> str:
    """Return what the effects inside an effect bring."""
    if form == "short":
        return join_list([effect_short(each, ruleset) for each in effect.effects or ()])
    return " ".join(effect_text(each, ruleset) for each in effect.effects or ())


def _gives_once(effect: Effect, form: Form, ruleset: Ruleset) -> str:
    again = translate("effects", "What this adds does not count again.") if effect.not_itself else ""
    return _text(_gives(effect, form, ruleset), again)


def _mover(effect: Effect, form: Form, ruleset: Ruleset) -> str:
    """Return the guests that an effect waits for, as the subject or object of its sentence."""
    exact = effect.classic_exact_items if ruleset == "classic" else None
    if form == "short":
        if effect.color:
            return translate("short", GUESTS[effect.color])
        if exact:
            return counted("short", "order of exactly %n", exact)
        return counted("short", "order of %n or more", effect.min_items or 0)
    if effect.color:
        return guest_of_color(effect.color)
    if exact:
        return counted("terms", "a guest with an order of exactly %n item(s)", exact)
    return counted("terms", "a guest with an order of %n or more items", effect.min_items or 0)


def _event(effect: Effect) -> str:
    """Return in a few words what a card that is turned down waits for."""
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


def _payment(pay: Mapping[str, int]) -> str:
    """Return what has to be given, as the object of a sentence."""
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


def _rooms(needs: ObjectiveNeeds) -> str:
    counts = (("red", needs.red), ("blue", needs.blue), ("yellow", needs.yellow))
    return join_list([rooms(color, count) for color, count in counts if count])


# Values of effects and objectives beside their fields, by the names that rows use.
VALUES: dict[str, Callable[[Any, Form, Ruleset], Any]] = {
    "alone": lambda effect, form, ruleset: _say(
        form, _row(effect._replace(effects=None), ruleset), effect, ruleset
    ),
    "by_round": lambda effect, form, ruleset: ", ".join(map(str, effect.by_round)),
    "count": lambda effect, form, ruleset: effect.count or 1,
    "event": lambda effect, form, ruleset: _event(effect),
    "faces": lambda effect, form, ruleset: face_list(effect.faces),
    "gives": _gives,
    "gives_once": _gives_once,
    "inner": lambda effect, form, ruleset: effect_short(effect.effect, ruleset),
    "item": lambda effect, form, ruleset: item_name(effect.item),
    "items": lambda effect, form, ruleset: item_list(effect.items),
    "mover": _mover,
    "payment": lambda effect, form, ruleset: _payment(effect.pay),
    "rooms": lambda needs, form, ruleset: _rooms(needs),
    "rounds": lambda effect, form, ruleset: "/".join(map(str, sorted({*effect.by_round}, reverse=True))),
    "second_discount": lambda effect, form, ruleset: effect.discount - effect.discount_falls,
}


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
    where = _where(guest)
    if not parts:
        return where or translate("effects", "No reward.")
    return _text(*parts, where, _guest_note(guest.id, ruleset))


def _where(guest: Guest) -> str:
    """Return where a guest may go, if that is not everywhere."""
    where = guest.where
    if guest.table:
        text = translate(
            "effects", "Stays at the table. Once per round, on your turn, you may give %1 for this: %2"
        )
        return fill(text, _payment(guest.table.pay), _text(*map(effect_text, guest.table.effects)))
    if where.adjacent_rooms > 1:
        return translate("effects", "Moves into two rooms side by side at once, and goes to no ball.")
    if not where.room:
        return translate("effects", "Goes to a ball and moves into no room.")
    if not where.ballroom and where.max_floor == 1:
        return translate("effects", "Moves into a room on the bottom floor only, and goes to no ball.")
    if not where.ballroom:
        return translate("effects", "To a room only, not to a ball.")
    return ""


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
    """Return the condition as a sentence about the player."""
    return _say("effects", OBJECTIVES[objective.needs.kind], objective.needs, "deluxe")


def objective_short(objective: Objective) -> str:
    """Return the condition in a few words."""
    return _say("short", OBJECTIVES[objective.needs.kind], objective.needs, "deluxe")


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
