"""Which cards belong to which part of the game, and what these parts are called. Knows no widgets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gah_desktop.catalog.house import ours
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.names import module_name
from gah_desktop.text.terms import fill, translate

if TYPE_CHECKING:
    from gah_desktop.catalog import Catalog
    from gah_desktop.reference.content import Ref

#: In this order; a module has a name of its own.
SETS = ("base", "ballrooms", "celebrities", "hotels", "more", "promo")
OTHER_SETS: dict[str, str] = {
    "base": QT_TRANSLATE_NOOP("pages", "base game"),
    "promo": QT_TRANSLATE_NOOP("pages", "promotional cards"),
}
#: Where the catalog keeps the cards of a kind.
SECTIONS: dict[str, str] = {
    "guest": "guests",
    "staff": "staff",
    "objective": "objectives",
    "emperor": "emperor_tiles",
    "ballroom": "ballrooms",
    "rehearsal": "rehearsal_rooms",
    "celebrity": "celebrities",
    "entrance": "entrances",
}
#: The topic that introduces a module.
INTRODUCED: dict[str, str] = {
    "ballrooms": "ballrooms",
    "celebrities": "coloured-dice",
    "hotels": "unique-hotels",
    "more": "some-more",
    "promo": "promo-guests",
}


def card_of(catalog: Catalog, ref: Ref) -> Any:
    """What is printed; ids in refs are texts, those of the catalog are as they are."""
    kind, id = ref
    cards: dict[Any, Any] = getattr(catalog, SECTIONS[kind])
    return cards[int(id) if id.isdecimal() else id]


def own_figures(catalog: Catalog, ref: Ref) -> tuple[str, ...]:
    """The fields that are the house's own; a ballroom's are those of the rows and of the balcony."""
    kind, _ = ref
    if kind == "ballroom":
        found = [
            field for row in catalog.ballroom_rows.values() for field in ours(catalog, "ballroom_rows", row)
        ]
        return tuple(dict.fromkeys(found))
    return ours(catalog, SECTIONS[kind], card_of(catalog, ref)) if kind in SECTIONS else ()


def set_of(catalog: Catalog, ref: Ref) -> str:
    """The part of the game that a card belongs to."""
    return str(card_of(catalog, ref).set)


def set_name(id: str) -> str:
    return translate("pages", OTHER_SETS[id]) if id in OTHER_SETS else module_name(id)


def set_text(card: Any) -> str:
    """The part of the game, and what else has to be in play."""
    name = set_name(card.set)
    if card.set == "promo":
        name = translate("pages", "promotional, optional")
    match card.only_with:
        case None:
            return name
        case "waltz":
            return fill(translate("pages", "%1; with any module of the expansion"), name)
    return fill(translate("pages", "%1; only with %2"), name, set_name(card.only_with))
