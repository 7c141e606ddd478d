"""The reference says which figures are the house's own, until an owner has set them right."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from gah_desktop.catalog import Catalog, corrected_catalog
from gah_desktop.catalog.overrides import open_values
from gah_desktop.reference.aid_expansion import sheet
from gah_desktop.reference.aid_parts import Line
from gah_desktop.reference.book import Book
from gah_desktop.reference.content import Bullets, Note
from gah_desktop.reference.gallery import CardsModel
from gah_desktop.reference.house_notes import SECTIONS
from tests.helpers.languages import english as english

OURS = "None of the texts consulted gives all figures on this page"


@pytest.fixture(autouse=True)
def in_english(english: None, qtbot: QtBot) -> None:
    """With its plurals."""


def all_checked() -> Catalog:
    """An owner has found every value right."""
    data: dict[str, dict[str, dict[str, object]]] = {}
    for value in open_values(Book().catalog):
        data.setdefault(value.section, {}).setdefault(value.id, {})[value.field] = value.value
    catalog, problems = corrected_catalog(data)
    assert not problems
    return catalog


def notes(book: Book, topic: str) -> list[str]:
    return [block.words for block in book.page(("rule", topic)).blocks if isinstance(block, Note)]


@pytest.mark.parametrize("topic", SECTIONS)
def test_rules_that_tell_figures_of_the_house_say_so(topic: str) -> None:
    assert any(note.startswith(OURS) for note in notes(Book(), topic))


@pytest.mark.parametrize("topic", SECTIONS)
def test_once_an_owner_has_found_them_right_they_are_the_owners(topic: str) -> None:
    assert notes(Book(all_checked()), topic) == []


def test_rules_that_are_printed_say_nothing_of_it() -> None:
    assert notes(Book(), "ballroom-scoring") == []


def test_what_an_owner_has_corrected_is_told_instead_of_the_figures_of_the_page() -> None:
    catalog, problems = corrected_catalog(
        {
            "ballroom_rows": {"top": {"champagne": 4}, "middle": {"spaces": 3}},
            "die_actions": {"1": {"items": ["strudel", "champagne"]}},
            "auction": {"bids": {"raise_by": 2}},
        }
    )
    assert not problems
    book = Book(catalog)

    def told(topic: str) -> tuple[str, ...]:
        last = book.page(("rule", topic)).blocks[-1]
        assert isinstance(last, Bullets)
        return last.items

    assert told("ballroom-rows") == ("Top rows, Champagne: 4",)  # three middle spaces are what is said anyway
    assert told("champagne") == ("Action 1, Kinds of items: Strudel and Champagne",)
    assert told("entrance-auction") == ("The auction of the entrances, Least raise: 2",)


def test_corrected_bonuses_of_a_rehearsal_room_are_told_area_by_area() -> None:
    areas = [
        {"dancers": dancers, "bonus": [{"kind": "gain_krones", "amount": dancers}]}
        for dancers in (1, 2, 3, 4)
    ]
    catalog, problems = corrected_catalog({"rehearsal_rooms": {"treasury": {"areas": areas}}})
    assert not problems
    last = Book(catalog).page(("rule", "rehearsal-rooms")).blocks[-1]
    assert isinstance(last, Bullets)
    assert last.items[0].startswith("Treasury, Bonuses: 1 dancer: 1 krone; 2 dancers: 2 krones")


def test_the_player_aid_goes_by_what_an_owner_has_corrected() -> None:
    def told(catalog: Catalog) -> str:
        parts = [part for column in sheet(catalog) for section in column for part in section.parts]
        return " ".join(part.words for part in parts if isinstance(part, Line))

    usual = told(Book().catalog)
    assert "Action 1: Strudel, Cake, Champagne. Action 2: Wine, Coffee, Champagne." in usual
    assert "Bid 0 or more on an entrance without a bid, or at least 1 more" in usual
    catalog, _ = corrected_catalog(
        {"die_actions": {"2": {"items": ["coffee"]}}, "auction": {"bids": {"lowest": 1, "raise_by": 3}}}
    )
    assert "Action 2: Coffee." in told(catalog)
    assert "Bid 1 or more on an entrance without a bid, or at least 3 more" in told(catalog)


# Galleries


def hung(book: Book, *refs: tuple[str, str]) -> list[str]:
    model = CardsModel(book)
    model.hang(refs, {})
    return [str(model.index(row).data(3)).split("\n")[-1] for row in range(model.rowCount())]


def test_every_kind_of_card_with_figures_of_the_house_says_so_in_the_gallery() -> None:
    refs = (
        ("guest", "140"),
        ("staff", "119"),
        ("ballroom", "zum-sperl"),
        ("rehearsal", "treasury"),
        ("celebrity", "1"),
        ("entrance", "3"),
    )
    lead = "Our own figures, until an owner sets them right: "
    assert hung(Book(), *refs) == [
        lead + told
        for told in ("Order, VP and Colour.", "Cost.", "Spaces and Champagne.", "Bonuses.", "VP.", "Tokens.")
    ]
    assert not any(lead in told for told in hung(Book(all_checked()), *refs))


def test_no_other_card_does() -> None:
    refs = (("guest", "68"), ("objective", "B5"), ("emperor", "C6"), ("entrance", "4"))
    assert not any("figures" in told for told in hung(Book(), *refs))
