"""Digest 6.1 and 6.2: setting the table against Elisabeth, her deck and its levels."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from gah_desktop.catalog import corrected_catalog
from gah_desktop.catalog.basics import LEVELS
from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.events import Dealt, SoloStep, TurnBegan
from gah_desktop.engine.invariants import check
from gah_desktop.engine.module_registry import opponent_for
from gah_desktop.modules.ballrooms.rules.facts import CHAMPAGNE
from gah_desktop.modules.ballrooms.rules.house import house_of
from gah_desktop.modules.solo.rules import entrance_of
from gah_desktop.resources import resource_path
from tests.engine.opponent.tables import human, rival, solo, steps

PRINTED = json.loads(resource_path("catalog/expansion/instruction_decks.json").read_bytes())[
    "instruction_decks"
]
DECK: list[dict[str, Any]] = PRINTED["elisabeth"]
LEADING_DANCER = 126


def table(*modules: str, seed: int = 3, **more: Any) -> Game:
    return new_game(Setup(solo=opponent_for(modules), modules=modules, seed=seed, boards="day", **more))


def symbols(level: str, part: str) -> Iterator[dict[str, Any]]:
    """Those of her deck that count at a level."""
    for card in DECK:
        for symbol in card[part]:
            if LEVELS.index(symbol["from_level"]) <= LEVELS.index(level):
                yield symbol


def test_she_has_her_own_twenty_cards() -> None:
    assert sorted(solo(table("ballrooms").state).deck) == list(range(213, 233))
    assert [card["id"] for card in DECK] == list(range(213, 233))


@pytest.mark.parametrize(
    ("level", "guests", "dancing", "dancers", "emperor", "objectives", "staff"),
    [("easy", 19, 5, 4, 11, 9, 3), ("medium", 21, 5, 5, 12, 11, 4), ("hard", 23, 5, 6, 12, 14, 5)],
)
def test_so_many_symbols_count_at_each_level(
    level: str, guests: int, dancing: int, dancers: int, emperor: int, objectives: int, staff: int
) -> None:
    upper = list(symbols(level, "guests"))
    assert (len(upper), sum("dancer_to" in symbol for symbol in upper)) == (guests, dancing)
    lower = [symbol["kind"] for symbol in symbols(level, "actions")]
    found = [lower.count(kind) for kind in ("dancer", "emperor", "objective", "staff")]
    assert found == [dancers, emperor, objectives, staff]


def test_1_she_begins_round_1_on_the_night_board_without_krones_or_items() -> None:
    game = table("ballrooms")
    s = game.state
    assert s.first == 1
    assert (s.t.board_ids[human(s).board], s.t.board_ids[rival(s).board]) == ("day-A", "night")
    assert (rival(s).krones, sum(rival(s).kitchen), rival(s).hand) == (0, 0, [])
    while not [e for e in game.events if isinstance(e, TurnBegan)]:
        game.apply(game.legal_actions()[0])
    first = next(e for e in game.events if isinstance(e, TurnBegan))
    assert (first.round, first.seat, first.number) == (1, 1, 1)


def test_1_five_end_cards_are_her_pile_and_the_human_keeps_six_of_ten() -> None:
    game = table("ballrooms")
    s = game.state
    assert len(solo(s).pile) == 5
    assert all(s.t.staff[card].timing == "end" for card in solo(s).pile)
    assert len(s.packs[0]) == 10
    assert len(game.legal_actions()) == 210
    check(s)


@pytest.mark.parametrize(("modules", "candidate"), [(("ballrooms",), True), (("celebrities",), False)])
def test_1_the_leading_dancer_is_a_candidate_with_ballrooms(
    modules: tuple[str, ...], candidate: bool
) -> None:
    piles = {card for seed in range(40) for card in solo(table(*modules, seed=seed).state).pile}
    assert (LEADING_DANCER in piles) == candidate
    assert len(piles) > 10


def test_2_the_human_has_one_rehearsal_room_at_random_and_one_champagne() -> None:
    found = set()
    for seed in range(30):
        game = table("ballrooms", seed=seed)
        house = house_of(game.state)
        (dealt,) = [e for e in game.events if isinstance(e, Dealt)]
        assert dealt.more["rehearsal"] == (house.rehearsal[0],)
        assert (house.offered, house.areas[0]) == ((), (1, 2, 3, 4))
        assert human(game.state).kitchen[CHAMPAGNE] == 1
        found.add(house.rehearsal[0])
    assert len(found) == 5


def test_2_nobody_chooses_a_rehearsal_room() -> None:
    game, asked = table("ballrooms"), []
    while game.decision is not None and game.decision.kind != "turn":
        asked.append((game.decision.kind, game.seat))
        game.apply(game.legal_actions()[0])
    assert "choose_rehearsal" not in dict(asked) and {seat for _, seat in asked} == {0}


def test_2_she_has_ten_dancers_beside_her_hotel_no_room_and_no_champagne() -> None:
    s = table("ballrooms").state
    house = house_of(s)
    assert (house.rehearsal[1], house.areas[1], house.resting(1)) == ("", (10,), 10)
    assert rival(s).kitchen[CHAMPAGNE] == 0


def test_without_ballrooms_there_is_neither() -> None:
    s = table("celebrities").state
    assert human(s).kitchen[CHAMPAGNE] == 0
    assert all(module.name != "ballrooms" for module in s.modules)


@pytest.mark.parametrize("modules", [("hotels",), ("ballrooms", "hotels")])
def test_with_unique_hotels_the_opponent_has_one_of_the_four_entrances(modules: tuple[str, ...]) -> None:
    drawn = set()
    for seed in range(30):
        game = table(*modules, seed=seed)
        (step,) = [e.details for e in game.events if isinstance(e, SoloStep) and e.step == "entrance"]
        entrance = entrance_of(game.state)
        assert entrance is not None and step == {"name": entrance.name, "drawn": True}
        drawn.add(entrance.name)
    assert drawn == {"hautel", "stars", "sushi", "toll"}


def test_an_entrance_that_was_chosen_is_not_drawn() -> None:
    game = table("ballrooms", "hotels", entrance="toll")
    assert steps(game.events, "entrance") == [{"name": "toll", "drawn": False}]


def test_the_three_guests_of_hautel_couture_want_no_champagne() -> None:
    """No guest of 5 to 7 VP does as printed, so far as is known: here some are made so."""
    thirsty = ("147", "187", "140", "162")
    catalog, problems = corrected_catalog({"guests": {guest: {"vp": 6} for guest in thirsty}})
    assert problems == []
    for seed in range(40):
        setup = Setup(solo="elisabeth", modules=("ballrooms",), entrance="hautel", seed=seed, promo=True)
        s = new_game(setup, catalog).state
        assert len(rival(s).cafe) == 3
        assert all(s.t.guests[guest].vp in (5, 6, 7) for guest in rival(s).cafe)
        assert not {str(guest) for guest in rival(s).cafe} & set(thirsty)
        check(s)


def test_everything_together_is_laid_out_in_its_order() -> None:
    """First the solo changes, then entrance, guest and rooms; the rehearsal room is no choice."""
    game = table("ballrooms", "celebrities", "hotels", "more")
    kinds: list[str] = []
    while game.decision is not None and game.decision.kind != "turn":
        if game.decision.kind == "choose_entrance":
            assert (len(game.legal_actions()), human(game.state).krones) == (3, 7)
        if not kinds or kinds[-1] != game.decision.kind:
            kinds.append(game.decision.kind)
        game.apply(game.legal_actions()[0])
    wanted = ("keep_staff", "choose_entrance", "choose_guest", "rooms")
    assert [kind for kind in kinds if kind in wanted][:4] == list(wanted)
    names = [module.name for module in game.state.modules]
    assert names[:5] == ["elisabeth", "ballrooms", "celebrities", "hotels", "more"]
    assert names[5] in ("hautel", "stars", "sushi", "toll")
