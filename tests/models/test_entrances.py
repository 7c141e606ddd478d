"""Entrances with what lies beside them, and the auction, as models: what is read, dragged, refused."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from gah_desktop.engine import Setup, new_game
from gah_desktop.engine.reasons import Code
from gah_desktop.models import CafeModel, DiceModel, EmperorModel, HotelModel, ObjectivesModel, QueueModel
from gah_desktop.models.mime import BID, PIECE, Carried, unpack
from gah_desktop.models.part import lines
from gah_desktop.modules.hotels.models import AuctionModel, EntranceModel, PiecesModel, PurseModel
from gah_desktop.modules.hotels.rules.auction import Bid, ChooseEntrance
from gah_desktop.modules.hotels.rules.moved_die import MoveDie
from gah_desktop.modules.hotels.rules.rooms import FOR_FLOOR, TakingToken
from gah_desktop.modules.hotels.rules.second_guest import TakingSecond
from gah_desktop.widgets.table.prompts import prompt
from tests.helpers.houses import (
    COROGARI,
    DOVE,
    KAUFMAN,
    KOZI,
    MAYENFELS,
    MELANGE,
    PAULWEI,
    REN,
    STROUP,
    WRAY,
    house,
    owners,
)
from tests.helpers.languages import english as english
from tests.helpers.lounge import GANDHI
from tests.helpers.tables import floor, me
from tests.models.helpers import Laid, dragged, facts, let_go, playable, spoken, texts, tip

BARONESS = 75


@pytest.fixture(autouse=True)
def in_english(english: None, qtbot: QtBot) -> None:
    """With its plurals."""


def at(entrance: int, **more: object) -> Laid:
    return Laid(house(entrance, **more))  # type: ignore[arg-type]


# The entrance


def test_an_entrance_says_all_that_it_allows_and_what_lies_beside_it() -> None:
    laid = at(WRAY, own_tiles="A2 C3")
    model = EntranceModel(laid)
    assert texts(model) == ["The Grand Wray Hotel"]
    assert tip(model, "entrance") == [
        "The Grand Wray Hotel",
        "When it becomes yours: You get 1 strudel. You advance 2 steps on the Emperor track.",
        "Six Emperor tiles are yours, two of each letter. Once per turn you may go back on the Emperor track "
        "for the Emperor’s reward of one, which then leaves the game: 1, 2 and 3 steps for letters A, B and "
        "C.",
        "own Emperor tile A2, for 1 step back: 2 items of choice",
        "own Emperor tile C3, for 3 steps back: 2 VP per staff card",
    ]


def test_before_it_is_gained_there_is_none() -> None:
    laid = at(0)
    assert texts(EntranceModel(laid)) == ["no entrance yet"]
    assert texts(PiecesModel(laid)) == []


def test_another_players_entrance_is_told_too() -> None:
    laid = Laid(house({0: STROUP, 1: KAUFMAN}))
    assert texts(EntranceModel(laid, 1)) == ["Kaufman"]
    assert lines(laid, 1) == ["entrance: Kaufman", "0 guests completed in this round: 0 VP"]


# What lies beside it


def test_paulwei_its_bonuses_also_on_the_board() -> None:
    laid = at(PAULWEI)
    assert texts(PiecesModel(laid)) == [
        "occupancy bonus of a blue group: 4/8/13/20 VP",
        "occupancy bonus of a red group: 2/4/8/13 krones",
        "occupancy bonus of a yellow group: 2/4/8/13 Emperor steps",
    ]
    hotel, other = HotelModel(laid), HotelModel(laid, 1)
    assert hotel.facts(hotel.index_of((1, 1))).bonus == 4
    assert other.facts(other.index_of((1, 1))).bonus == 2
    assert "Occupancy bonus once it is occupied: 4 VP." in tip(hotel, (1, 1))


def test_corogari_what_a_second_die_would_bring() -> None:
    laid = at(COROGARI)
    owners(laid.game).first_die = 4
    me(laid.game).numbers = (4,)
    laid.changed()
    model = PiecesModel(laid)
    by_sums = {one.sums: one.second for one in facts(model)}
    assert by_sums == {(7,): (3,), (6, 8): (2, 4), (5, 9): (1, 5), (4, 10): (6,), (3, 11): (), (2, 12): ()}
    assert tip(model, ("sum", 6)) == [
        "sum of your dice 6 or 8: play 1 staff, −1",
        "Your first die is a 4: a second one of 2 or 4 brings it.",
    ]
    assert tip(model, ("sum", 2))[-1] == "Out of reach now: your first die is a 4."


def test_dove_its_tokens_and_when_one_is_taken() -> None:
    model = PiecesModel(at(DOVE))
    assert spoken(model)[0] == "token: column 4 krones / floor 5 krones"
    assert playable(model) == []
    assert tip(model, ("token", 1))[-1] == (
        "You take a token when all rooms of a column or of a floor are occupied."
    )


def test_dove_a_token_is_clicked_or_dragged_into_the_house() -> None:
    laid = taking()
    model = PiecesModel(laid)
    assert playable(model) == [("token", n) for n in range(1, 6)]
    assert {one.half for one in facts(model)} == {1}
    mime = dragged(model, ("token", 1))
    assert unpack(mime) == Carried(PIECE, {"kind": "token", "id": 1})
    before = me(laid.game).krones
    assert let_go(HotelModel(laid), mime, (1, 1))
    assert me(laid.game).krones == before + 5
    assert facts(model)[0].there is False and dragged(model, ("token", 1)).formats() == []


def taking() -> Laid:
    """A token for a full floor may be taken."""
    game = house(DOVE, occupied=floor(1), stack=(TakingToken(0, ("entrance", DOVE), FOR_FLOOR),))
    return Laid(game)


def test_kaufman_counts_the_guests_of_the_round() -> None:
    laid = at(KAUFMAN)
    owners(laid.game).completed = (75, 71, 68)
    laid.changed()
    model = PiecesModel(laid)
    assert tip(model, ("guests", 0)) == [
        "3 guests completed in this round: 3 VP",
        "1 more guest makes it 6 VP.",
    ]


def test_kaufman_a_fourth_table_and_a_second_guest_dragged_to_it() -> None:
    game = house(KAUFMAN, queue=(75, 71, 68, 58, 62), stack=(TakingSecond(0, ("entrance", KAUFMAN)),))
    laid = Laid(game)
    cafe, queue = CafeModel(laid), QueueModel(laid)
    assert len(texts(cafe)) == 4
    assert playable(queue) == [0, 1, 2, 3, 4]
    mime = dragged(queue, 4)
    assert let_go(cafe, mime, 3)
    assert me(laid.game).cafe == [62]


def test_kaufman_why_no_second_guest() -> None:
    stack = (TakingSecond(0, ("entrance", KAUFMAN)),)
    laid = Laid(house(KAUFMAN, krones=0, queue=(75, 71, 68, 58, 62), stack=stack))
    queue, cafe = QueueModel(laid), CafeModel(laid)
    assert queue.refusal_here(facts(queue)[0]).code is Code.TOO_EXPENSIVE  # type: ignore[union-attr]
    assert cafe.refusal(dragged(queue, 0), cafe.index(0, 0)).code is Code.TOO_EXPENSIVE  # type: ignore[union-attr]


def test_mayenfels_kozi_and_the_ren_say_their_rule() -> None:
    assert texts(PiecesModel(at(MAYENFELS))) == ["staff played: 1 krone and draw 1 staff"]
    assert texts(PiecesModel(at(KOZI))) == ["turn a die beside the space you use"]
    ren = at(REN, modules=("ballrooms", "hotels"))
    assert texts(PiecesModel(ren)) == ["row bonuses twice and most dancers alone: 4 VP"]


def test_melange_its_objectives_and_what_they_are_still_worth() -> None:
    laid = at(MELANGE, own_objectives="A4 B2", round=4)
    model = PiecesModel(laid)
    assert [one.points for one in facts(model)] == [10, 10]
    assert tip(model, ("goal", "B2"))[-2:] == [
        "In this round it is worth 10 VP to you, later less.",
        *tip(model, ("goal", "B2"))[-1:],
    ]
    assert model.refusal_here(facts(model)[0]).code is Code.OBJECTIVE_NOT_MET  # type: ignore[union-attr]


def test_melange_an_objective_is_claimed_by_a_click_or_brought_to_the_others() -> None:
    for to in (HotelModel, ObjectivesModel, None):
        laid = at(MELANGE, own_objectives="A1", krones=20)
        objective = "A1"
        model = PiecesModel(laid)
        assert playable(model) == [("goal", "A1")]
        if to is None:
            model.activate(model.index_of(("goal", objective)))
        else:
            goal = to(laid)
            assert let_go(goal, dragged(model, ("goal", objective)), facts(goal)[0].key)
        assert owners(laid.game).claimed == (objective,)
        assert spoken(model)[0].endswith(", claimed")


def test_stroup_where_the_first_room_has_been_occupied() -> None:
    laid = at(STROUP)
    owners(laid.game).opened_groups = 1
    laid.changed()
    model = PiecesModel(laid)
    assert texts(model) == [
        "first room of a blue group: 3 VP",
        "first room of a red group: 2 krones",
        "first room of a yellow group: 2 Emperor steps",
    ]
    assert tip(model, ("group", "blue"))[-1] == "Received for 1 of 5 groups."


def test_wray_a_tile_is_brought_to_the_emperors_track() -> None:
    laid = at(WRAY, own_tiles="A1 C3", emperor=2)
    model = PiecesModel(laid)
    assert playable(model) == [("tile", "A1")]
    assert tip(model, ("tile", "C3"))[-1] == "Your marker on the Emperor track cannot go back 3 steps."
    mime = dragged(model, ("tile", "A1"))
    assert let_go(EmperorModel(laid), mime, "track")
    assert me(laid.game).emperor == 1
    assert owners(laid.game).own_tiles == ("C3",)


def test_kozi_a_die_is_dragged_to_the_space_beside_it() -> None:
    laid = at(KOZI, dice="1335")
    dice = DiceModel(laid)
    assert [one.key for one in facts(dice) if one.key in playable(dice)] == [1, 2, 3, 4, 5, 6]
    mime = dragged(dice, 3)
    assert dice.refusal(mime, dice.index_of(5)).code is Code.NO_NEIGHBORS  # type: ignore[union-attr]
    assert let_go(dice, mime, 4)
    assert laid.decision is not None and laid.decision.kind == "die_moved"
    assert laid.game.state.dice[1:] == [1, 0, 1, 1, 1, 0]


def test_kozi_a_coloured_die_keeps_its_colour() -> None:
    laid = at(
        KOZI,
        dice="335",
        modules=("celebrities", "hotels"),
        tiles=(GANDHI, 6, 2),
        faces=(3, 0, 0),
        discards=(),
    )
    dice = DiceModel(laid)
    assert let_go(dice, dragged(dice, 3), 4)
    assert [option.color for option in laid.asked[0]] == ["white", "red"]  # type: ignore[attr-defined]


def test_without_kozi_no_die_is_moved() -> None:
    laid = at(STROUP, dice="1335")
    dice = DiceModel(laid)
    why = dice.refusal(dragged(dice, 3), dice.index_of(4))
    assert why is not None and why.code is Code.NOT_THIS_ENTRANCE


# The auction


def on_sale(players: int = 2, **more: object) -> Laid:
    game = new_game(Setup(players=players, modules=("hotels",), seed=3, **more))  # type: ignore[arg-type]
    assert game.decision is not None and game.decision.kind in ("bid", "choose_entrance")
    return Laid(game, game.seat)


def offered(laid: Laid) -> tuple[int, ...]:
    return owners(laid.game).offered


def test_the_entrances_on_offer_with_the_bids_on_them() -> None:
    laid = on_sale()
    model, (first, _) = AuctionModel(laid), offered(laid)
    name, bidder = texts(model)[0], laid.names[laid.viewer]
    assert spoken(model)[0] == f"entrance {name}: no bid yet"
    laid.do(Bid(first, 2))
    assert spoken(model)[0] == f"entrance {name}: {bidder} has bid 2 krones"
    assert facts(model)[0].least == 3
    assert tip(model, first)[-1] == "You would have to bid 3 krones or more." or laid.game.seat != laid.viewer


def test_krones_are_dragged_onto_an_entrance_or_chosen_for_one() -> None:
    laid = on_sale()
    model, purse, (first, second) = AuctionModel(laid), PurseModel(laid), offered(laid)
    assert texts(purse)[0] == "a bid of 0 krones" and len(texts(purse)) == 11
    mime = dragged(purse, 4)
    assert unpack(mime) == Carried(BID, {"amount": 4})
    model.activate(model.index_of(second))
    assert laid.asked[-1] == [Bid(second, amount) for amount in range(11)]
    purse.activate(purse.index_of(4))
    assert laid.asked[-1] == [Bid(first, 4), Bid(second, 4)]
    assert let_go(model, mime, second)
    assert (second, 4) in owners(laid.game).bids


def test_why_a_bid_is_too_low() -> None:
    laid = on_sale()
    first, _ = offered(laid)
    laid.do(Bid(first, 4))
    laid.look_as(laid.game.seat)
    model, purse = AuctionModel(laid), PurseModel(laid)
    why = model.refusal(dragged(purse, 4), model.index_of(first))
    assert why is not None and why.code is Code.BID_TOO_LOW


def test_alone_an_entrance_is_brought_to_the_front_of_the_hotel() -> None:
    game = new_game(Setup(players=2, modules=("hotels",), seed=3, solo="leopold"))
    while game.decision is not None and game.decision.kind != "choose_entrance":
        game.apply(game.legal_actions()[0])
    laid = Laid(game)
    model, front, chosen = AuctionModel(laid), EntranceModel(laid), offered(laid)[1]
    assert texts(PurseModel(laid)) == [] and not facts(model)[0].sold
    assert ChooseEntrance(chosen) in laid.options
    assert let_go(front, dragged(model, chosen), "entrance")
    assert owners(laid.game).owned[0] == chosen
    assert texts(model) == []


def test_the_move_that_moves_a_die_stands_at_both_spaces() -> None:
    laid = at(KOZI, dice="13")
    assert MoveDie(3, 2, "") in laid.at(("face", 2)) and MoveDie(3, 2, "") in laid.at(("face", 3))


def test_a_turn_says_that_an_own_objective_can_be_claimed_and_that_a_die_can_be_moved() -> None:
    claim = at(MELANGE, own_objectives="A1", krones=20, dice="1")
    assert prompt(claim).startswith("Anna: you may claim an objective;")
    move = at(KOZI, dice="6", krones=0, queue=())
    assert "there is no die you can take" not in prompt(move)
