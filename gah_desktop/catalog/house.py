"""Lists the house values: the few that no text prints, and that an owner of the game can correct."""

from typing import Any, NamedTuple

from .models import Catalog


class HouseValue(NamedTuple):
    """One house value, named as an owner's file names it."""

    section: str
    id: str
    field: str
    value: Any
    corrected: bool


def house_values(catalog: Catalog) -> list[HouseValue]:
    """Every house value in force; `corrected` marks those an owner's file has set."""
    found: list[tuple[str, str, str, Any]] = []
    for guest in catalog.guests.values():
        values = {"order": dict(guest.order.pairs()), "vp": guest.vp, "color": guest.color}
        found += [("guests", str(guest.id), f, value) for f, value in values.items() if guest.is_house(f)]
    for card in catalog.staff.values():
        if card.starter_set is not None:
            found.append(("staff", str(card.id), "starter_set", card.starter_set))
    for board in catalog.boards.values():
        if board.provenance == "house":
            found.append(("boards", board.id, "colors", list(board.colors)))
    changed = catalog.overrides
    return [
        HouseValue(section, card_id, field, value, field in changed.get(section, {}).get(card_id, {}))
        for section, card_id, field, value in found
    ]
