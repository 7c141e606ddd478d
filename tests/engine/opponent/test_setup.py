"""Setting the table for one person."""

from __future__ import annotations

from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.actions import ReturnStaff
from gah_desktop.engine.events import Dealt, TurnBegan
from gah_desktop.engine.reasons import Code
from gah_desktop.engine.state import PlayerState
from gah_desktop.modules.solo.rules import opponent_of
from gah_desktop.modules.solo.rules.keeping import KeepStaff
from gah_desktop.modules.solo.rules.opponent import Opponent


def table(entrance: str | None = None, seed: int = 3) -> Game:
    return new_game(Setup(solo="leopold", seed=seed, boards="day", entrance=entrance))


def parts(game: Game) -> tuple[PlayerState, PlayerState, Opponent]:
    own = opponent_of(game.state)
    assert own is not None
    human, rival = game.state.players
    return human, rival, own


def test_he_has_the_tile_1_4_in_round_1_and_the_tiles_swap() -> None:
    game = table()
    assert game.state.first == 1
    while not game.over and game.state.round < 3:
        game.apply(game.legal_actions()[0])
    turns = [(e.round, e.seat, e.number) for e in game.events if isinstance(e, TurnBegan)]
    assert turns[0] == (1, 1, 1)
    assert next(turn for turn in turns if turn[0] == 2) == (2, 0, 1)
    assert next(turn for turn in turns if turn[0] == 3) == (3, 1, 1)


def test_his_board_is_the_night_board_and_yours_is_yours() -> None:
    game = table()
    human, rival, _ = parts(game)
    ids = game.state.t.board_ids
    assert (ids[human.board], ids[rival.board]) == ("day-A", "night")


def test_he_has_no_krones_and_an_empty_kitchen() -> None:
    human, rival, _ = parts(table())
    assert (rival.krones, rival.kitchen, rival.hand) == (0, [0, 0, 0, 0, 0], [])
    assert (human.krones, human.kitchen) == (10, [1, 1, 1, 1, 0])


def test_five_end_cards_are_his_pile_and_ten_cards_lie_before_the_human() -> None:
    game = table()
    _, _, solo = parts(game)
    staff = game.state.t.staff
    assert len(solo.pile) == 5
    assert all(staff[card].timing == "end" for card in solo.pile)
    (pack,) = game.state.packs
    assert len(pack) == 10
    everything = sorted([*solo.pile, *pack, *game.state.staff_deck])
    assert everything == game.state.t.catalog.deck("staff", game.setup.sets)
    assert any(staff[card].timing == "end" for card in game.state.staff_deck)


def test_the_human_keeps_six_of_ten_and_puts_four_under_the_deck_in_the_order_chosen() -> None:
    game = table()
    pack = sorted(game.state.packs[0])
    kept, rest = tuple(pack[2:8]), [pack[9], pack[0], pack[8], pack[1]]
    assert game.decision is not None and game.decision.kind == "keep_staff"
    assert len(game.legal_actions()) == 210
    refusal = game.why_not(KeepStaff(kept[:5]))
    assert refusal is not None and refusal.code is Code.WRONG_NUMBER_OF_CARDS
    game.apply(KeepStaff(kept))
    for card in rest[:3]:
        game.apply(ReturnStaff(card))
    assert sorted(game.state.players[0].hand) == list(kept)
    assert game.state.staff_deck[:4] == rest[::-1]  # the last one lowest; the fourth needs no choice


def test_only_the_human_chooses_a_guest_and_prepares_rooms() -> None:
    game = table()
    kinds = []
    while game.decision is not None and game.decision.kind != "turn":
        assert game.seat == 0
        kinds.append(game.decision.kind)
        game.apply(game.legal_actions()[0])
    assert kinds[0] == "keep_staff" and "choose_guest" in kinds and "rooms" in kinds


def test_the_deck_has_the_twenty_printed_cards() -> None:
    _, _, solo = parts(table())
    assert sorted(solo.deck) == list(range(193, 213)) and solo.turned == ()


def test_a_random_entrance_is_drawn_by_the_games_own_chance() -> None:
    drawn = set()
    for seed in range(30):
        first, second = table("random", seed), table("random", seed)
        assert first.hash() == second.hash()
        _, _, solo = parts(first)
        (dealt,) = [e for e in first.events if isinstance(e, Dealt)]
        assert dealt.more["entrance"] == solo.entrance
        drawn.add(solo.entrance)
    assert drawn == {"hautel", "stars", "sushi", "toll"}


def test_no_entrance_unless_asked_for() -> None:
    game = table()
    _, _, solo = parts(game)
    (dealt,) = [e for e in game.events if isinstance(e, Dealt)]
    assert (solo.entrance, dealt.more["entrance"], len(game.state.modules)) == ("", None, 1)
    assert dealt.more["pile"] == solo.pile
