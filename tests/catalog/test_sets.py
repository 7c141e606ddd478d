"""A component belongs to a set, and a game is dealt from the sets it is played with."""

from __future__ import annotations

from typing import Any

import pytest

from gah_desktop.catalog import Catalog, load_catalog
from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.invariants import check

CATALOG = load_catalog()


def with_strangers() -> Catalog:
    """A card of each kind more, all of a set that no game here is played with."""
    return CATALOG._replace(
        guests={**CATALOG.guests, 134: CATALOG.guests[49]._replace(id=134, set="ballrooms")},
        staff={**CATALOG.staff, 119: CATALOG.staff[1]._replace(id=119, set="ballrooms", starter_set=None)},
        objectives={
            "A0": CATALOG.objectives["A1"]._replace(id="A0", set="ballrooms"),
            **CATALOG.objectives,
            "B5": CATALOG.objectives["B1"]._replace(id="B5", set="ballrooms"),
        },
        emperor_tiles={
            "A0": CATALOG.emperor_tiles["A1"]._replace(id="A0", set="ballrooms"),
            **CATALOG.emperor_tiles,
            "B5": CATALOG.emperor_tiles["B1"]._replace(id="B5", set="ballrooms"),
        },
    )


def tiles_of(game: Game) -> list[str]:
    """The objectives and Emperor tiles of a game, by name."""
    s = game.state
    return [s.t.objective_ids[i] for i in s.objectives] + [s.t.emperor_ids[i] for i in s.emperor]


def test_every_component_of_the_base_game_says_so() -> None:
    assert CATALOG.deck("guests", ["base"]) == list(range(49, 105))
    assert CATALOG.deck("guests", ["promo"]) == [117, 118]
    assert CATALOG.deck("staff", ["base"]) == list(range(1, 49))
    for kind in ("objectives", "emperor_tiles"):
        assert CATALOG.deck(kind, ["base"]) == [f"{letter}{n}" for letter in "ABC" for n in range(1, 5)]
    others: tuple[Any, ...] = (*CATALOG.boards.values(), *CATALOG.instruction_decks["leopold"])
    assert {component.set for component in others} == {"base"}


def test_a_deck_is_built_from_the_sets_in_play() -> None:
    catalog = with_strangers()
    assert catalog.deck("staff", ["base"]) == list(range(1, 49))
    assert catalog.deck("staff", ["base", "ballrooms"]) == [*range(1, 49), 119]
    assert catalog.deck("guests", ["promo", "ballrooms"]) == [117, 118, 134]
    assert catalog.deck("objectives", ["base"], "B") == ["B1", "B2", "B3", "B4"]
    assert catalog.deck("emperor_tiles", ["base", "ballrooms"], "B") == ["B1", "B2", "B3", "B4", "B5"]


@pytest.mark.parametrize(
    "setup",
    [
        Setup(players=4, seed=1, promo=True, boards="day"),
        Setup(players=3, seed=2, deal="starter", ruleset="classic"),
        Setup(players=2, seed=3, deal="draft"),
        Setup(solo="leopold", seed=4),
    ],
    ids=["normal", "starter", "draft", "solo"],
)
def test_a_card_that_is_not_in_play_changes_no_deal(setup: Setup) -> None:
    ours, theirs = new_game(setup), new_game(setup, with_strangers())
    assert tiles_of(ours) == tiles_of(theirs)
    assert ours.state.guest_deck == theirs.state.guest_deck
    assert ours.state.staff_deck == theirs.state.staff_deck
    assert [p.hand for p in ours.state.players] == [p.hand for p in theirs.state.players]
    check(theirs.state)
    for seat in range(setup.players):
        ours_seen, theirs_seen = ours.view_for(seat), theirs.view_for(seat)
        assert ours_seen.unseen_guests() == theirs_seen.unseen_guests()
        assert ours_seen.unseen_staff() == theirs_seen.unseen_staff()


def test_a_setup_names_the_sets_in_play() -> None:
    assert Setup().sets == ("base",)
    assert Setup(promo=True).sets == ("base", "promo")


@pytest.mark.parametrize("modules", [("circus",), ("hotels", "celebrities"), "ballrooms", ["more"], None])
def test_no_module_can_be_switched_on_that_is_not_there(modules: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="modules"):
        Setup(modules=modules)


def test_without_modules_a_setup_is_written_as_ever() -> None:
    assert "modules" not in Setup().to_dict()
    assert Setup.from_dict({**Setup().to_dict(), "modules": []}) == Setup()
