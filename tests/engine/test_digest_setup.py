"""The rules digest, "Setup", point by point, and the ways to set a game up."""

from __future__ import annotations

from typing import Any

import pytest

from gah_desktop.catalog import load_catalog
from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.actions import ChooseGuest, Decline, Draft, Prepare
from gah_desktop.engine.chance import Scripted
from gah_desktop.engine.reasons import Code
from tests.helpers.tables import acts, asked, declines, legal, me, play


def dealt(setup: Setup) -> Game:
    return new_game(setup)


def to_first_turn(game: Game) -> None:
    while game.state.phase == "setup":
        play(game, game.legal_actions()[0])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_digest_setup_01_a_start_player_at_random_and_six_cards_each(players: int) -> None:
    firsts = set()
    for seed in range(30):
        s = dealt(Setup(players=players, seed=seed)).state
        firsts.add(s.first)
        assert [len(p.hand) for p in s.players] == [6] * players
        assert len(s.staff_deck) == 48 - 6 * players
    assert firsts == set(range(players))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_digest_setup_01_starter_sets_by_turn_order(players: int) -> None:
    catalog = load_catalog()
    s = dealt(Setup(players=players, seed=5, deal="starter")).state
    for place in range(players):
        letter = "ABCD"[place]
        cards = {card.id for card in catalog.staff.values() if card.starter_set == letter}
        assert set(s.players[(s.first + place) % players].hand) == cards
    assert len(s.staff_deck) == 48 - 6 * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_digest_setup_01_draft_keep_one_pass_the_rest_left_six_times(players: int) -> None:
    game = dealt(Setup(players=players, seed=8, deal="draft"))
    s = game.state
    order = [(s.first + i) % players for i in range(players)]
    packs = [list(pack) for pack in s.packs]
    for left in range(6, 1, -1):
        for seat in order:
            assert (game.seat, asked(game)) == (seat, "draft")
            assert {a.staff for a in legal(game, Draft)} == set(packs[seat])
            assert len(packs[seat]) == left
            card = packs[seat].pop()
            play(game, Draft(card))
            assert card in s.players[seat].hand
        packs = [packs[(seat - 1) % players] for seat in range(players)]  # from the right
    assert [len(p.hand) for p in s.players] == [6] * players  # the last card is no choice
    assert (s.packs, asked(game)) == ([], "choose_guest")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_digest_setup_02_guests_from_the_last_player_back_to_the_first(players: int) -> None:
    game = dealt(Setup(players=players, seed=2))
    s = game.state
    for place in reversed(range(players)):
        assert (game.seat, asked(game)) == ((s.first + place) % players, "choose_guest")
        queue, coming = list(s.queue), s.guest_deck[-1]
        events = play(game, ChooseGuest(1))
        assert acts(events, "choose_guest")[0] == {"guest": queue[1], "slot": 1}
        assert s.queue == [coming, queue[0], *queue[2:]]
    assert [len(p.cafe) for p in s.players] == [1] * players
    assert [p.krones for p in s.players] == [10] * players


def after_guests(**changes: Any) -> Game:
    game = dealt(Setup(**changes))
    while asked(game) == "choose_guest":
        play(game, ChooseGuest(0))
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_digest_setup_03_three_rooms_each_from_the_bottom_left(players: int) -> None:
    game = after_guests(players=players, seed=3)
    s = game.state
    for place in range(players):
        seat = (s.first + place) % players
        assert game.seat == seat
        p = s.players[seat]
        assert p.vacant == 1  # the first room is no choice
        assert declines(game) == []
        play(game, Prepare(2, 1), Prepare(3, 1))
        assert (p.krones, p.vacant) == (10 - 0 - 1 - 2, 0b100001 | 1 << 10)
    assert s.phase == "round"


def test_digest_setup_03_who_cannot_pay_chooses_another_room() -> None:
    game = after_guests(seed=3)
    seat = game.seat
    game.state.players[seat].krones = 1
    play(game, Prepare(2, 1))
    assert game.state.players[seat].vacant == 0b100011  # the free room was no choice
    assert game.seat != seat


def test_digest_classic_06_up_to_three_rooms() -> None:
    game = after_guests(seed=3, ruleset="classic")
    first, second = game.seat, 1 - game.seat
    play(game, Decline("rooms"))
    assert (game.state.players[first].vacant, game.seat) == (0, second)
    play(game, Prepare(1, 1), Prepare(1, 2), Decline("rooms"))
    assert game.state.players[second].vacant == 0b11
    assert game.state.phase == "round"


def test_the_first_room_after_none_was_prepared_is_the_bottom_left_one() -> None:
    game = after_guests(seed=3, ruleset="classic")
    refused = game.why_not(Prepare(1, 2))
    assert refused == (Code.START_BOTTOM_LEFT, ())


@pytest.mark.parametrize(
    ("players", "dice", "tiles"),
    [
        (2, 10, [(1, 4), (2, 3)]),
        (3, 12, [(1, 6), (2, 5), (3, 4)]),
        (4, 14, [(1, 8), (2, 7), (3, 6), (4, 5)]),
    ],
)
def test_dice_and_tiles_by_number_of_players(players: int, dice: int, tiles: list[tuple[int, ...]]) -> None:
    game = dealt(Setup(players=players, seed=11))
    to_first_turn(game)
    s = game.state
    assert (s.round, sum(s.dice), s.dustbin) == (1, dice, 0)
    assert [s.players[(s.first + i) % players].numbers for i in range(players)] == tiles
    assert game.seat == s.first


@pytest.mark.parametrize(("promo", "guests"), [(False, 56), (True, 58)])
def test_the_table_at_the_start(promo: bool, guests: int) -> None:
    s = dealt(Setup(players=4, seed=1, promo=promo)).state
    assert len({*s.queue, *s.guest_deck}) == guests
    assert all(s.queue)
    assert [p.kitchen for p in s.players] == [[1, 1, 1, 1, 0]] * 4
    assert [(p.krones, p.emperor, p.vp) for p in s.players] == [(10, 0, 0)] * 4
    assert [s.t.objective_ids[i][0] for i in s.objectives] == ["A", "B", "C"]
    assert [s.t.emperor_ids[i][0] for i in s.emperor] == ["A", "B", "C"]


def test_objectives_and_tiles_are_drawn_by_letter() -> None:
    game = new_game(Setup(), chance=Scripted((0, 3, 1, 2, 2, 1)))
    s = game.state
    assert [s.t.emperor_ids[i] for i in s.emperor] == ["A1", "B2", "C3"]
    assert [s.t.objective_ids[i] for i in s.objectives] == ["A4", "B3", "C2"]


@pytest.mark.parametrize(
    ("boards", "expected"),
    [
        ("night", ["night"] * 4),
        ("day", ["day-A", "day-B", "day-C", "day-D"]),
        (("day-C", "day-D", "day-A", "day-B"), ["day-C", "day-D", "day-A", "day-B"]),
    ],
)
def test_boards_by_seat(boards: str | tuple[str, ...], expected: list[str]) -> None:
    s = dealt(Setup(players=4, boards=boards)).state
    assert [s.t.board_ids[p.board] for p in s.players] == expected


def test_digest_setup_04_alone_the_opponent_has_the_night_side_beside_any_board() -> None:
    for boards in ("day-C", ("day-C", "night"), ("day-C", "day-C"), "night", "day"):
        setup = Setup(solo="leopold", boards=boards)
        assert setup.board(1) == "night" and setup.board(0) == {"night": "night", "day": "day-A"}.get(
            str(boards), "day-C"
        )


def test_a_recorded_game_keeps_boards_that_no_set_up_allows_any_more() -> None:
    setup = Setup(boards=("day-A", "night"), mixed=True)
    assert Setup.from_dict(setup.to_dict()) == setup
    assert "mixed" not in Setup().to_dict()


def test_a_day_board_has_colors_of_its_own() -> None:
    game = new_game(Setup(boards=("day-B", "day-A"), ruleset="classic"))
    assert (
        game.state.t.boards[me(game).board].colors != game.state.t.boards[game.state.players[1].board].colors
    )


@pytest.mark.parametrize(
    ("changes", "word"),
    [
        ({"players": 1}, "players"),
        ({"players": 5}, "players"),
        ({"players": "2"}, "players"),
        ({"players": True}, "players"),
        ({"seed": 1.5}, "seed"),
        ({"seed": 1 << 63}, "seed"),
        ({"ruleset": "modern"}, "ruleset"),
        ({"deal": "open"}, "deal"),
        ({"promo": 1}, "promo"),
        ({"boards": "dusk"}, "boards"),
        ({"boards": "day-C"}, "boards"),
        ({"boards": ("day-A", "day-A")}, "boards"),
        ({"boards": ("night", "day-A")}, "boards"),
        ({"players": 3, "boards": ("day-A", "day-B", "night")}, "boards"),
        ({"mixed": 1}, "mixed"),
        ({"boards": ("night",)}, "boards"),
        ({"boards": ["night", "night"]}, "boards"),
        ({"boards": ("night", 3)}, "boards"),
        ({"names": ("Anna",)}, "names"),
        ({"names": "AB"}, "names"),
        ({"kinds": (1, 2)}, "kinds"),
        ({"kinds": ("human", "leopold")}, "kinds"),
        ({"kinds": ("leopold", "leopold"), "solo": "leopold"}, "kinds"),
        ({"kinds": ("human", "human"), "solo": "leopold"}, "kinds"),
        ({"solo": "elisabeth"}, "solo"),
        ({"solo": "leopold", "players": 3}, "solo"),
        ({"solo": "leopold", "deal": "draft"}, "solo"),
        ({"level": "brutal"}, "level"),
        ({"entrance": "toll"}, "entrance"),
        ({"solo": "leopold", "entrance": "spa"}, "entrance"),
    ],
)
def test_a_bad_setup_names_its_field(changes: dict[str, Any], word: str) -> None:
    with pytest.raises(ValueError, match=f"^{word}: expected|^{word}: only"):
        Setup(**changes)


@pytest.mark.parametrize(
    "setup",
    [
        Setup(),
        Setup(players=3, seed=-4, ruleset="classic", boards=("day-A", "day-C", "day-B"), deal="draft"),
        Setup(players=4, names=("Anna", "Béla", "", "陳"), kinds=("human",) * 4, promo=True, boards="day"),
        Setup(solo="leopold", level="hard", entrance="random"),
    ],
)
def test_a_setup_survives_json(setup: Setup) -> None:
    assert Setup.from_dict(setup.to_dict()) == setup


@pytest.mark.parametrize(
    "data",
    [None, [], "x", {"player": 2}, {1: 2}, {"boards": [["night"], []]}, {"names": {"a": 1}}, {"deal": []}],
)
def test_a_foreign_setup_is_refused(data: Any) -> None:
    with pytest.raises(ValueError):
        Setup.from_dict(data)


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("x" * 10_000, "x" * 24),
        ("Anna\u202etxet", "Annatxet"),  # right to left from here on
        ("\u2066Anna\u2069\x00\x1b[31m\r\n", "Anna[31m"),
        ("\ud800Anna\u2028", "Anna"),
        ("  Anna  ", "Anna"),
        ("\u05d0\u05e0\u05d4", "\u05d0\u05e0\u05d4"),  # written from right to left by itself
        ("\U0001f469\u200d\U0001f373", "\U0001f469\u200d\U0001f373"),  # one picture out of two
        ("\u202e", ""),
    ],
)
def test_a_name_from_outside_is_short_and_steers_nothing(written: str, read: str) -> None:
    assert Setup.from_dict({"names": [written, "Ben"]}).names == (read, "Ben")
