"""What a permanent staff card answers to a click: every card, by what its own text promises."""

from __future__ import annotations

import pytest

from gah_desktop.catalog.loader import expanded_catalog
from gah_desktop.catalog.models import Staff
from gah_desktop.engine import actions as a
from gah_desktop.text.effects import staff_text
from gah_desktop.text.reasons import reason_text
from tests.helpers.tables import table

CATALOG = expanded_catalog()
PERMANENT = [card for card in CATALOG.staff.values() if card.timing == "permanent"]


def said(card: Staff) -> str:
    """Return the answer to a click on this card, in a turn in which nothing has happened yet."""
    modules = () if card.set == "base" else ("ballrooms", "more")
    game = table(modules=modules, promo=card.set == "promo", staff=(card.id,), catalog=CATALOG)
    why = game.why_not(a.UseStaff(card.id))
    assert why is not None
    return reason_text(why)


@pytest.mark.parametrize("card", PERMANENT, ids=lambda card: f"{card.id}")
def test_a_card_that_leaves_a_choice_is_not_said_to_work_automatically(card: Staff) -> None:
    optional = "you may" in staff_text(card).lower()
    assert ("will be asked" in said(card)) == optional
    assert ("works automatically" in said(card)) != optional


def test_the_cards_that_leave_a_choice() -> None:
    optional = {card.id for card in PERMANENT if "will be asked" in said(card)}
    assert optional == {14, 20, 22, 26, 119, 125, 133, 166, 167, 168, 169, 172, 174, 178, 179}
