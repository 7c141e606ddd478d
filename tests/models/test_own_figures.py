"""Cards say quietly, to who hovers over them, which of their figures are the house's own."""

from __future__ import annotations

from gah_desktop.catalog import corrected_catalog, expanded_catalog
from gah_desktop.catalog.house import ours
from gah_desktop.engine import Setup, new_game
from gah_desktop.models.cards import guest_lines, staff_lines
from gah_desktop.text.house import ours_text
from tests.models.helpers import Laid

CATALOG = expanded_catalog()
BALL = Setup(modules=("ballrooms",))


def last(lines: str) -> str:
    return lines.split("\n")[-1]


def test_a_guest_of_the_expansion_tells_them() -> None:
    laid = Laid(new_game(BALL))
    assert last(guest_lines(laid, 140)) == (
        "Our own figures, until an owner sets them right: Order, VP and Colour."
    )
    assert last(guest_lines(laid, 146)).endswith(": Order and Colour.")  # her VP are known


def test_a_staff_card_tells_its_cost() -> None:
    assert last(staff_lines(Laid(new_game(BALL)), 119)).endswith(": Cost.")


def test_cards_of_the_base_game_say_nothing_of_it() -> None:
    laid = Laid(new_game(Setup()))
    assert "figures" not in guest_lines(laid, 49) + staff_lines(laid, 1)


def test_what_an_owner_has_set_right_is_no_longer_ours() -> None:
    catalog, _ = corrected_catalog(
        {"guests": {"140": {"vp": 5, "order": {"wine": 1}}}, "staff": {"119": {"cost": 2}}}
    )
    assert ours(catalog, "guests", catalog.guests[140]) == ("color",)
    assert ours(catalog, "staff", catalog.staff[119]) == ()
    laid = Laid(new_game(BALL, catalog))
    assert last(guest_lines(laid, 140)).endswith(": Colour.")


def test_a_single_transcription_is_no_house_value() -> None:
    assert ours(CATALOG, "guests", CATALOG.guests[117]) == ()
    assert ours(CATALOG, "ballroom_rows", CATALOG.ballroom_rows["balcony"]) == ("champagne",)
    assert ours_text(()) == ""
