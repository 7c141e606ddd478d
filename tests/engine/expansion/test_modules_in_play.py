"""Which modules a game can be set up with, what they bring into the decks, and who plays against one."""

from __future__ import annotations

import pytest

from gah_desktop.catalog import expanded_catalog, load_catalog
from gah_desktop.engine import Setup, new_game
from gah_desktop.engine.fingerprint import facts
from gah_desktop.engine.module_registry import EXPANSIONS, opponent_for

ALL = tuple(EXPANSIONS)


def decks(setup: Setup) -> tuple[set[int], set[int]]:
    catalog = new_game(setup).state.t.catalog
    return set(catalog.deck("guests", setup.sets)), set(catalog.deck("staff", setup.sets))


def test_the_modules_have_one_order() -> None:
    assert ALL == ("ballrooms", "celebrities", "hotels", "more")
    with pytest.raises(ValueError, match="in this order"):
        Setup(modules=("more", "ballrooms"))


def test_the_first_edition_is_not_offered_with_the_expansion() -> None:
    with pytest.raises(ValueError, match="only with the deluxe rules"):
        Setup(modules=("more",), ruleset="classic")


@pytest.mark.parametrize(
    ("modules", "opponent"),
    [
        ((), "leopold"),
        (("hotels", "more"), "leopold"),
        (("ballrooms",), "elisabeth"),
        (("celebrities", "more"), "elisabeth"),
        (ALL, "elisabeth"),
    ],
)
def test_the_opponent_follows_from_the_modules(modules: tuple[str, ...], opponent: str) -> None:
    assert opponent_for(modules) == opponent
    assert new_game(Setup(solo=opponent, modules=modules)).state.setup.solo == opponent
    (other,) = {"leopold", "elisabeth"} - {opponent}
    with pytest.raises(ValueError, match=f"expected {opponent} with these modules"):
        Setup(solo=other, modules=modules)


BASE_GUESTS, BASE_STAFF = set(range(49, 105)), set(range(1, 49))


@pytest.mark.parametrize(
    ("modules", "promo", "guests", "staff"),
    [
        ((), False, set(), set()),
        ((), True, {117, 118}, set()),
        (("ballrooms",), False, set(range(134, 163)), set(range(119, 134))),
        (("more",), False, set(), set(range(166, 180))),
        (("celebrities", "hotels"), False, set(), set()),
        (("more",), True, {117, 118, *range(188, 193)}, set(range(166, 180))),
        (("ballrooms",), True, {117, 118, *range(134, 163), *range(184, 193)}, {*range(119, 134), 183}),
    ],
)
def test_the_decks_are_those_of_the_modules(
    modules: tuple[str, ...], promo: bool, guests: set[int], staff: set[int]
) -> None:
    """Digest 0.1 and 0.2."""
    found = decks(Setup(modules=modules, promo=promo))
    assert found == (BASE_GUESTS | guests, BASE_STAFF | staff)


@pytest.mark.parametrize(("modules", "number"), [((), 4), (("ballrooms",), 5), (("more",), 5), (ALL, 6)])
def test_objectives_and_tiles_are_drawn_among_those_of_their_letter(
    modules: tuple[str, ...], number: int
) -> None:
    seen: set[str] = set()
    for seed in range(80):
        s = new_game(Setup(modules=modules, seed=seed)).state
        assert [s.t.objective_ids[i][0] for i in s.objectives] == ["A", "B", "C"]
        seen |= {s.t.emperor_ids[i] for i in s.emperor}
    assert {tile for tile in seen if tile[0] == "B"} == {
        f"B{n}" for n in (1, 2, 3, 4, 5, 6)[:4] + ((5,) if "ballrooms" in modules else ())
        + ((6,) if "more" in modules else ())
    }  # fmt: skip
    assert len({tile for tile in seen if tile[0] == "B"}) == number


def test_celebrities_and_entrances_that_need_ballrooms() -> None:
    catalog = expanded_catalog()
    assert len(catalog.deck("celebrities", ["celebrities"])) == 9
    assert len(catalog.deck("celebrities", ["celebrities", "ballrooms"])) == 12
    assert len(catalog.deck("entrances", ["hotels"])) == 9
    assert len(catalog.deck("entrances", ["hotels", "ballrooms"])) == 10


def test_a_base_game_reads_nothing_of_the_expansion() -> None:
    s = new_game(Setup(promo=True)).state
    assert s.t.catalog is load_catalog() and not s.t.catalog.ballrooms
    assert max(s.t.staff) == 48 and max(s.t.guests) == 118


def test_no_champagne_is_told_of_a_base_game() -> None:
    told = facts(new_game(Setup(seed=3)).state)
    assert "champagne" not in str(told)
    assert all(player["kitchen"] == dict.fromkeys(("strudel", "cake", "wine", "coffee"), 1)
               for player in told["players"])  # fmt: skip
