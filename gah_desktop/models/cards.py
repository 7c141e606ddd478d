"""The full text of a card for who hovers over it: name, order, VP, what it does. Words only."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from gah_desktop.app.table import Table
from gah_desktop.catalog.basics import Ruleset
from gah_desktop.catalog.house import ours
from gah_desktop.text.effects import guest_text, order_text, staff_at_balls, staff_text
from gah_desktop.text.house import ours_text
from gah_desktop.text.names import guest_group_name, guest_name, staff_name, timing_name
from gah_desktop.text.spots import card_order, card_points, card_price


def ruleset(table: Table) -> Ruleset:
    return cast(Ruleset, table.setup.ruleset)


def guest_lines(table: Table, guest: int) -> str:
    card = table.catalog.guests[guest]
    return "\n".join(
        (
            guest_name(guest),
            guest_group_name(card.color),
            card_order(order_text(card)),
            card_points(card.vp),
            guest_text(card, ruleset(table)),
            *own_figures(table, "guests", card),
        )
    )


def staff_lines(table: Table, staff: int, price: int | None = None) -> str:
    card = table.catalog.staff[staff]
    cost = card.cost_in(ruleset(table)) if price is None else price
    at_balls = staff_at_balls(card)
    return "\n".join(
        (
            staff_name(staff),
            card_price(cost),
            timing_name(card.timing),
            staff_text(card, ruleset(table)),
            *([at_balls] if at_balls and "ballrooms" in table.modules else ()),
            *own_figures(table, "staff", card),
        )
    )


def own_figures(table: Table, section: str, *cards: Any) -> list[str]:
    """Which figures of a card, or of several that are shown as one, are the house's own: a line, or none."""
    text = ours_text(_fields(table, section, cards))
    return [text] if text else []


def has_own_figures(table: Table, section: str, *cards: Any) -> bool:
    """Whether it is drawn with a corner turned up."""
    return bool(_fields(table, section, cards))


def _fields(table: Table, section: str, cards: Iterable[Any]) -> tuple[str, ...]:
    """By name, each once."""
    return tuple(dict.fromkeys(field for card in cards for field in ours(table.catalog, section, card)))
