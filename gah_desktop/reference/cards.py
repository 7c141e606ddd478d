"""Pages of guests, staff, objectives and Emperor tiles, out of what is printed on them. Knows no widgets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gah_desktop.catalog import Catalog
from gah_desktop.catalog.basics import BASE, OURS, OVERRIDES_FILE, Provenance, Ruleset
from gah_desktop.catalog.models import EmperorTile, Guest, Objective, Staff
from gah_desktop.reference.content import Block, Facts, Heading, Note, Page, Text
from gah_desktop.reference.sets import set_name, set_text
from gah_desktop.text import effects as say
from gah_desktop.text import names
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.terms import fill, join_list, translate
from gah_desktop.text.voices import counted

FIELDS: dict[str, str] = {
    "order": QT_TRANSLATE_NOOP("pages", "the order"),
    "vp": QT_TRANSLATE_NOOP("pages", "the VP"),
    "color": QT_TRANSLATE_NOOP("pages", "the colour"),
    "rewards": QT_TRANSLATE_NOOP("pages", "the reward"),
    "cost": QT_TRANSLATE_NOOP("pages", "the cost"),
    "effects": QT_TRANSLATE_NOOP("pages", "the effect"),
    "areas": QT_TRANSLATE_NOOP("pages", "the areas and their bonuses"),
    "tokens": QT_TRANSLATE_NOOP("pages", "what the tokens give"),
}
UNSURE: dict[tuple[Provenance, ...], str] = {
    ("transcription",): QT_TRANSLATE_NOOP(
        "pages",
        "Known from two public transcriptions only: %1. If you own the game, you can correct this in %2.",
    ),
    OURS: QT_TRANSLATE_NOOP(
        "pages",
        "Not known from any source, and estimated by us: %1. If you own the game, you can correct this in "
        "%2.",
    ),
}


EDITIONS: tuple[Ruleset, Ruleset] = ("deluxe", "classic")
#: The round after which the Emperor looks at the tile of a letter.
VISITS = {"A": 3, "B": 5, "C": 7}


def guest_page(catalog: Catalog, id: str) -> Page:
    guest = catalog.guests[int(id)]
    kind = translate("pages", "Guest card %1 · %2 (%3)")
    reward, classic = (join_list(say.guest_short(guest, edition)) for edition in EDITIONS)
    facts = [
        (translate("pages", "Order"), say.order_text(guest)),
        (translate("pages", "Victory points"), str(guest.vp)),
        (translate("pages", "Room"), _room(guest)),
        (translate("pages", "Reward"), _short(guest.set, reward, classic) or translate("pages", "none")),
    ]
    facts += _set(guest)
    return Page(
        ("guest", id),
        names.guest_name(guest.id),
        fill(kind, guest.id, names.guest_group_name(guest.color), names.color_name(guest.color)),
        (
            Facts(tuple(facts)),
            Heading(_rewarded(guest)),
            *_editions(guest.set, say.guest_text(guest), say.guest_text(guest, "classic")),
            *unsure(catalog, "guests", guest, ("order", "vp", "color", "rewards")),
        ),
        picture=True,
    )


def _rewarded(guest: Guest) -> str:
    if guest.table:
        return translate("pages", "What the guest brings")
    if guest.set == "base" or not guest.where.ballroom:
        return translate("pages", "Reward when the guest moves in")
    if not guest.where.room:
        return translate("pages", "Reward when the guest goes to a ball")
    return translate("pages", "Reward when the guest leaves for a room or a ball")


def _set(card: Guest | Staff) -> list[tuple[str, str]]:
    """The part of the game, for what is not of the base game."""
    return [] if card.set == "base" else [(translate("pages", "Set"), set_text(card))]


def _room(guest: Guest) -> str:
    if guest.table or not guest.where.room:
        return translate("pages", "none")
    match guest.color:
        case "green":
            return translate("pages", "vacant, of any colour")
        case "blue":
            return translate("pages", "vacant and blue")
        case "red":
            return translate("pages", "vacant and red")
    return translate("pages", "vacant and yellow")


def staff_page(catalog: Catalog, id: str) -> Page:
    card = catalog.staff[int(id)]
    kind = translate("pages", "Staff card %1 · %2")
    cost = counted("terms", "%n krone(s)", card.cost)
    if card.classic_cost is not None:
        cost = fill(translate("pages", "%1 in Deluxe, %2 in Classic"), card.cost, card.classic_cost)
    facts = [
        (translate("pages", "Cost"), cost),
        (translate("pages", "Timing"), names.timing_name(card.timing)),
        (
            translate("pages", "In short"),
            _short(card.set, *(say.staff_short(card, edition) for edition in EDITIONS)),
        ),
    ]
    if card.starter_set is not None:
        facts.append((translate("pages", "Starter set"), card.starter_set))
    facts += _set(card)
    at_balls = say.staff_at_balls(card)
    return Page(
        ("staff", id),
        names.staff_name(card.id),
        fill(kind, card.id, names.timing_name(card.timing)),
        (
            Facts(tuple(facts)),
            Heading(translate("pages", "What the card does")),
            *_editions(card.set, say.staff_text(card), say.staff_text(card, "classic")),
            *([Note(at_balls)] if at_balls else ()),
            *unsure(catalog, "staff", card, ("cost", "effects")),
        ),
        picture=True,
    )


def objective_page(catalog: Catalog, id: str) -> Page:
    objective = catalog.objectives[id]
    points = translate("pages", "%1 VP for the first, %2 for the second, %3 for the third")
    facts = (
        (translate("pages", "Requires"), say.objective_short(objective)),
        (translate("pages", "Worth"), fill(points, *catalog.objective_points)),
    )
    return Page(
        ("objective", id),
        names.objective_name(id),
        _kind(translate("pages", "Objective %1"), objective),
        (
            Facts(facts),
            Heading(translate("pages", "The condition")),
            Text(say.objective_text(objective)),
        ),
        picture=True,
    )


def emperor_page(catalog: Catalog, id: str) -> Page:
    tile = catalog.emperor_tiles[id]
    reward, penalty = say.emperor_reward_text(tile), say.emperor_penalty_text(tile)
    penalties = [say.emperor_penalty_short(tile, edition) for edition in EDITIONS]
    round = VISITS[tile.letter]
    facts = (
        (translate("pages", "Resolved"), fill(translate("pages", "after round %1"), round)),
        (translate("pages", "Emperor’s reward"), join_list(say.emperor_reward_short(tile))),
        (translate("pages", "Penalty"), _short(tile.set, *penalties)),
    )
    return Page(
        ("emperor", id),
        names.emperor_name(id),
        _kind(translate("pages", "Emperor tile %1"), tile),
        (
            Facts(facts),
            Heading(translate("pages", "Emperor’s reward, on space 3 or higher")),
            *_editions(tile.set, reward, say.emperor_reward_text(tile, "classic")),
            Heading(translate("pages", "Penalty, on space 0")),
            *_editions(tile.set, penalty, say.emperor_penalty_text(tile, "classic")),
        ),
        picture=True,
    )


def _kind(text: str, card: Objective | EmperorTile) -> str:
    """What it is, and of which module."""
    if card.set == "base":
        return fill(text, card.id)
    return fill(translate("pages", "%1 · %2"), fill(text, card.id), set_name(card.set))


def _short(part: str, deluxe: str, classic: str) -> str:
    """A few words, with those for Classic if they differ and this part of the game is played there."""
    if classic == deluxe or part not in BASE:
        return deluxe
    return fill(translate("pages", "%1 (Classic: %2)"), deluxe, classic)


def _editions(part: str, deluxe: str, classic: str) -> Iterable[Block]:
    """The text, and what Classic says if that is something else and this part of the game is played there."""
    yield Text(deluxe)
    if classic != deluxe and part in BASE:
        yield Note(fill(translate("pages", "**Classic:** %1"), classic))


def unsure(catalog: Catalog, section: str, card: Any, fields: tuple[str, ...]) -> Iterable[Block]:
    """Which values neither the rulebook nor the card itself has confirmed, nor an owner."""
    right = catalog.overrides.get(section, {}).get(str(card.id), {})
    for sources, text in UNSURE.items():
        found = [
            translate("pages", FIELDS[field])
            for field in fields
            if card.provenance.get(field) in sources and field not in right
        ]
        if found:
            yield Note(fill(translate("pages", text), join_list(found), OVERRIDES_FILE))
