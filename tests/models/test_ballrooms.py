"""The ballrooms and the rehearsal room as models: what stands there, what it says, what may be dropped."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.actions import Decline
from gah_desktop.engine.decisions.registry import settle
from gah_desktop.engine.reasons import Code
from gah_desktop.models import CafeModel, DiceModel, KitchenModel, QueueModel
from gah_desktop.models.part import figures, lines
from gah_desktop.modules.ballrooms.models import BallroomsModel, RehearsalModel
from gah_desktop.modules.ballrooms.rules.facts import BALCONY
from gah_desktop.modules.ballrooms.rules.penalties import RemoveDancer, RemovingDancers
from gah_desktop.modules.ballrooms.rules.rehearsing import ChooseRehearsal
from gah_desktop.modules.ballrooms.rules.sending import Dancing
from gah_desktop.modules.promo.rules.ballroom_guests import SecondDancer
from tests.helpers.languages import english as english
from tests.helpers.tables import table
from tests.helpers.waltz import ball, house, place, send
from tests.models.helpers import Laid, Told, dragged, facts, let_go, playable, spoken, texts, tip

BARONESS = 75


@pytest.fixture(autouse=True)
def in_english(english: None, qtbot: QtBot) -> None:
    """With its plurals."""


def served(champagne: int = 2, **more: object) -> Game:
    """The Baroness has everything she ordered; so much champagne is in the kitchen."""
    return ball(cafe={BARONESS: None}, kitchen="h" * champagne, **more)  # type: ignore[arg-type]


def stage(game: Game) -> tuple[Laid, BallroomsModel]:
    laid = Laid(game)
    return laid, BallroomsModel(laid)


# What is there


def test_each_ballroom_with_its_rows_from_the_top_and_the_balcony_at_the_end() -> None:
    _, model = stage(ball())
    assert texts(model) == [
        "Apollosaal, the left ballroom", "left ballroom, top row", "left ballroom, middle row",
        "left ballroom, bottom row", "Goldener Strauß, the middle ballroom", "middle ballroom, top row",
        "middle ballroom, middle row", "middle ballroom, bottom row", "Odeonsaal, the right ballroom",
        "right ballroom, top row", "right ballroom, middle row", "right ballroom, bottom row", "balcony",
    ]  # fmt: skip


def test_a_ballroom_says_when_and_how_it_scores_and_what_it_would_bring_now() -> None:
    _, model = stage(ball(dancers={0: "left-1 left-2", 1: "left-1"}))
    assert tip(model, "left") == [
        "Apollosaal, the left ballroom",
        "It is scored next, after round 3.",
        "You score your dancers here times the number of your highest row: 1, 2 or 3 VP for each.",
        "Without a dancer there: −5 VP.",
        "If it were scored now: Anna: 4 VP and Ben: 1 VP.",
        "Our own figures, until an owner sets them right: Spaces and Champagne.",
    ]
    assert tip(model, "right")[1:4] == [
        "It is scored after round 7.",
        "You score by your dancers here: 1, 4, 9, 16 and 25 VP for 1, 2, 3, 4 and 5 or more.",
        "Without a dancer there: −5 VP.",
    ]
    assert tip(model, "right")[4] == "If it were scored now: Anna: −5 VP and Ben: −5 VP."


def test_the_other_ways_to_score() -> None:
    _, model = stage(ball(ballrooms=("goldener-strauss", "zum-sperl", "zur-kettenbruecke")))
    assert [tip(model, which)[2] for which in ("left", "middle", "right")] == [
        "Each row on its own: the player with the most dancers in it scores 7 VP, the second 2.",
        "By the number of dancers, from the most: 10 and 3 VP with two players,"
        " 15, 10 and 5 VP with three or four.",
        "You score 7 VP for each pair of your dancers here.",
    ]


def test_a_scored_ballroom_is_closed() -> None:
    _, model = stage(ball(scored=1, dancers="left-1"))
    assert tip(model, "left")[1] == "It was scored after round 3 and is closed."
    assert tip(model, "left")[4] == "As it stands: Anna: 1 VP and Ben: −5 VP."
    assert "Closed: this ballroom has been scored." in tip(model, place("left-2"))
    assert "Closed: this ballroom has been scored." not in tip(model, place("middle-2"))
    assert tip(model, "middle")[1] == "It is scored next, after round 5."


def test_a_row_says_its_price_who_stands_there_and_its_bonus() -> None:
    _, model = stage(ball(dancers={0: "left-1 left-2", 1: "left-1"}, cafe={}))
    assert tip(model, place("left-1")) == [
        "left ballroom, bottom row: 1 champagne · Anna: 1 dancer · Ben: 1 dancer · 2 spaces free",
        "No row bonus.",
        "Our own figures, until an owner sets them right: Spaces and Champagne.",
    ]
    assert tip(model, place("left-3"))[:2] == [
        "left ballroom, top row: 3 champagne · 2 spaces free", "Row bonus: 3 krones.",
    ]  # fmt: skip
    assert tip(model, place("right-3"))[1] == "Row bonus: occupy 1 room and 3 VP."


def test_the_balcony_has_no_limit_and_counts_for_the_right_ballroom() -> None:
    _, model = stage(ball(dancers={0: "balcony balcony", 1: "balcony"}, cafe={}))
    assert tip(model, BALCONY) == [
        "balcony: 3 champagne · Anna: 2 dancers · Ben: 1 dancer · no limit",
        "It counts as the top row of the right ballroom, without a row bonus.",
        "Our own figures, until an owner sets them right: Champagne.",
    ]
    assert facts(model)[8].dancers == (2, 1)


def test_a_folded_ballroom_keeps_its_heading_alone() -> None:
    _, model = stage(ball())
    model.fold(frozenset(("left", "right")))
    assert [each.key for each in facts(model)] == ["left", "middle", 5, 4, 3, "right", BALCONY]
    assert facts(model)[0].folded and not facts(model)[1].folded
    model.fold(frozenset())
    assert model.rowCount() == 13


# Sending


def test_a_served_guest_may_go_wherever_the_champagne_allows() -> None:
    _, model = stage(served(2))
    assert playable(model) == [1, 0, 4, 3, 7, 6]
    _, model = stage(served(3))
    assert BALCONY in playable(model) and place("left-3") in playable(model)


def test_a_folded_ballroom_stands_for_its_rows() -> None:
    _, model = stage(served(1))
    model.fold(frozenset(("left", "middle")))
    assert playable(model) == ["left", "middle", place("right-1")]


def test_a_guest_is_let_go_on_a_row_and_the_area_is_asked() -> None:
    laid, model = stage(served(1))
    assert let_go(model, dragged(CafeModel(laid), 0), place("left-1"))
    assert laid.asked == [[send("left-1", BARONESS, area) for area in (1, 2, 3, 4)]]


def test_with_one_area_left_nothing_is_asked() -> None:
    laid, model = stage(served(1, areas=(0, 2, 0, 0)))
    changes = Told(model)
    assert let_go(model, dragged(CafeModel(laid), 0), place("left-1"))
    assert house(laid.game).rows(0, 0) == (1, 0, 0)
    assert "changed 3.0" in changes.said and "reset" not in changes.said


def test_a_dancer_is_let_go_on_a_row_and_goes_with_the_guest_who_is_ready() -> None:
    laid, model = stage(served(1))
    room = RehearsalModel(laid)
    assert let_go(model, dragged(room, 3), place("middle-1"))
    assert laid.game.state.players[0].cafe == []
    assert texts(room)[2] == "rehearsal area 3: 2 of 3 dancers left"


@pytest.mark.parametrize(
    ("where", "champagne", "more", "code"),
    [
        ("left-2", 1, {}, Code.TOO_LITTLE_CHAMPAGNE),
        ("left-1", 1, {"scored": 1}, Code.BALLROOM_SCORED),
        ("left-3", 3, {"dancers": {1: "left-3 left-3"}}, Code.ROW_FULL),
        ("left-1", 1, {"areas": (0, 0, 0, 0)}, Code.NO_DANCER_LEFT),
    ],
)
def test_a_refused_drop_says_why(where: str, champagne: int, more: dict[str, object], code: Code) -> None:
    laid, model = stage(served(champagne, **more))
    assert not let_go(model, dragged(CafeModel(laid), 0), place(where))
    assert [why.code for why in laid.refused] == [code]


def test_a_guest_who_waits_for_something_cannot_dance_yet() -> None:
    laid, model = stage(ball(cafe={BARONESS: ""}, kitchen="h"))
    assert not let_go(model, dragged(CafeModel(laid), 0), place("left-1"))
    assert [why.code for why in laid.refused] == [Code.ORDER_INCOMPLETE]
    assert tip(model, place("left-1"))[-1] == "Order not complete yet: Baroness."


def test_a_guest_from_the_queue_has_no_business_there() -> None:
    laid, model = stage(ball(queue=(75, 76, 77, 78, 79), cafe={}))
    assert not let_go(model, dragged(QueueModel(laid), 0), place("left-1"))
    assert [why.code for why in laid.refused] == [Code.WRONG_PLACE]


def by_a_card(count: int = 1, discount: int = 1, champagne: int = 1) -> Game:
    """A card sends so many dancers."""
    game = ball(kitchen="h" * champagne, cafe={})
    game.state.stack.append(Dancing(0, ("guest", 147), count, discount))
    settle(game.state)
    return game


def test_a_discount_is_seen_and_said() -> None:
    laid, model = stage(by_a_card())
    row = model.facts(model.index_of(place("left-2")))
    assert (row.price, row.printed) == (1, 2)
    assert "Without the discount it would cost 2 champagne." in tip(model, place("left-2"))
    assert playable(model) == [1, 0, 4, 3, 7, 6]
    assert laid.options[-1] == Decline("dancer")


def test_a_dancer_sent_by_a_card_needs_no_guest() -> None:
    laid, model = stage(by_a_card())
    assert let_go(model, dragged(RehearsalModel(laid), 1), place("left-2"))
    assert house(laid.game).rows(0, 0) == (0, 1, 0)


def test_a_second_dancer_goes_to_the_same_space_for_nothing() -> None:
    game = ball(dancers="left-1 left-1", cafe={}, promo=True)
    game.state.stack.append(SecondDancer(0, ("guest", 184), place("left-1"), 1))
    settle(game.state)
    laid, model = stage(game)
    assert playable(model) == [place("left-1")]
    row = model.facts(model.index_of(place("left-1")))
    assert (row.price, row.meant) == (0, (False, True, False, False))
    assert let_go(model, dragged(RehearsalModel(laid), 1), place("left-1"))
    assert model.facts(model.index_of(place("left-1"))).spaces[1] == (0, 2)


def test_nothing_of_it_is_there_for_another_seat() -> None:
    laid, model = stage(served(1))
    laid.look_as(1)
    assert playable(model) == []
    assert "Row bonus: 2 krones." in tip(model, place("left-2"))


# Giving dancers up


def test_own_dancers_to_give_up_are_pointed_at() -> None:
    game = ball(dancers={0: "right-1 right-1 right-3 left-1", 1: "right-2"})
    game.state.stack.append(RemovingDancers(0, ("emperor", "C5"), 1, 2))
    settle(game.state)
    laid, model = stage(game)
    assert playable(model) == [place("right-3"), place("right-1")]
    model.activate(model.index_of(place("right-1")))
    assert laid.asked == [[RemoveDancer("right", 1, 1), RemoveDancer("right", 1, 2)]]
    model.activate(model.index_of(place("right-3")))
    assert house(game).rows(0, 2) == (2, 0, 0)


def test_where_none_of_them_stands_that_is_said() -> None:
    game = ball(dancers={0: "right-1 right-3", 1: "right-2"})
    game.state.stack.append(RemovingDancers(0, ("emperor", "C5"), 1, 2))
    settle(game.state)
    laid, model = stage(game)
    model.activate(model.index_of(place("right-2")))
    assert [why.code for why in laid.refused] == [Code.NO_DANCER_THERE]


# The rehearsal room


def test_the_areas_with_who_is_left_and_what_the_last_one_brings() -> None:
    model = RehearsalModel(Laid(ball(areas=(0, 2, 1, 4), cafe={})))
    assert texts(model) == [
        "rehearsal area 1: 0 of 1 dancers left", "rehearsal area 2: 2 of 2 dancers left",
        "rehearsal area 3: 1 of 3 dancers left", "rehearsal area 4: 4 of 4 dancers left",
    ]  # fmt: skip
    assert tip(model, 1)[1] == "Its room bonus has been received: 1 VP."
    assert tip(model, 3)[1] == "Room bonus when its last dancer leaves: 5 VP."


def test_an_empty_area_has_nobody_to_carry() -> None:
    model = RehearsalModel(Laid(ball(areas=(0, 2, 1, 4))))
    assert not dragged(model, 1).formats()
    assert dragged(model, 2).formats()


def test_an_area_that_may_be_sent_from_glows_and_lists_where_to() -> None:
    laid = Laid(served(1, areas=(0, 1, 0, 0)))
    model = RehearsalModel(laid)
    assert playable(model) == [2]
    model.activate(model.index_of(2))
    assert laid.asked == [[send(f"{which}-1", BARONESS, 2) for which in ("left", "middle", "right")]]


def test_why_nobody_can_be_sent() -> None:
    laid = Laid(ball(cafe={BARONESS: None}))
    model = RehearsalModel(laid)
    model.activate(model.index_of(1))
    assert [why.code for why in laid.refused] == [Code.TOO_LITTLE_CHAMPAGNE]


def test_before_it_is_chosen_it_shows_the_rooms_to_choose_from() -> None:
    game = new_game(Setup(modules=("ballrooms",), seed=3))
    offered = house(game).offered
    laid = Laid(game, viewer=game.seat)
    model = RehearsalModel(laid)
    assert [each.key for each in facts(model)] == list(offered) == playable(model)
    assert all(said.startswith("rehearsal room to choose: ") for said in spoken(model))
    assert len(tip(model, offered[0])) >= 5
    model.activate(model.index_of(offered[1]))
    assert house(game).rehearsal[laid.viewer] == offered[1]
    assert [each.key for each in facts(model)] == [1, 2, 3, 4]
    assert ChooseRehearsal(offered[1]) not in laid.options


# Everywhere else


def test_champagne_is_in_the_kitchen_and_on_the_dice() -> None:
    laid = Laid(ball(kitchen="hh"))
    assert texts(KitchenModel(laid)) == ["Strudel", "Cake", "Wine", "Coffee", "Champagne"]
    dice = DiceModel(laid)
    assert texts(dice)[:3] == ["strudel, cake and champagne", "wine, coffee and champagne", "prepare rooms"]
    assert "space 1, strudel, cake and champagne" in spoken(dice)[0]


def test_without_the_module_nothing_of_it_is_seen() -> None:
    laid = Laid(table())
    assert BallroomsModel(laid).rowCount() == RehearsalModel(laid).rowCount() == 0
    assert texts(KitchenModel(laid)) == ["Strudel", "Cake", "Wine", "Coffee"]
    assert texts(DiceModel(laid))[0] == "strudel and cake"
    assert not figures(laid, 1) and not lines(laid, 1)


def test_the_house_of_another_shows_its_dancers() -> None:
    laid = Laid(ball(dancers={1: "left-1 left-2"}))
    assert figures(laid, 1) == [("dancer", 8)]
    (line,) = lines(laid, 1)
    assert line.startswith("rehearsal room Treasury: ") and "rehearsal area 4: 2 of 4 dancers left" in line
