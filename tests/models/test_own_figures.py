"""What lies on the table says quietly, to who hovers over it, which of its figures are the house's own."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from gah_desktop.catalog import Catalog, corrected_catalog, expanded_catalog
from gah_desktop.catalog.house import ours
from gah_desktop.engine import Setup, new_game
from gah_desktop.models import DiceModel, Model, Role
from gah_desktop.models.cards import guest_lines, has_own_figures, staff_lines
from gah_desktop.modules.ballrooms.models import BallroomsModel, RehearsalModel
from gah_desktop.modules.celebrities.models import CompanyModel, LoungeModel
from gah_desktop.modules.hotels.models import AuctionModel, EntranceModel, PiecesModel
from gah_desktop.modules.hotels.rules.auction import Bid
from gah_desktop.text.house import ours_text
from tests.helpers.houses import DOVE, KAUFMAN, house
from tests.helpers.languages import english as english
from tests.helpers.lounge import CHURCHILL, EINSTEIN, GANDHI, salon
from tests.helpers.waltz import ball
from tests.models.helpers import Laid, cells, facts, playable, tip

CATALOG = expanded_catalog()
BALL = Setup(modules=("ballrooms",))
LEAD = "Our own figures, until an owner sets them right: "


@pytest.fixture(autouse=True)
def in_english(english: None, qtbot: QtBot) -> None:
    """With its plurals."""


def last(lines: str) -> str:
    return lines.split("\n")[-1]


def own(model: Model, key: object) -> list[str]:
    """The fields that are told to be the house's."""
    return [line.removeprefix(LEAD) for line in tip(model, key) if line.startswith(LEAD)]


def right(section: str, **fields: Any) -> Catalog:
    """The catalog of an owner who has checked these fields of everything there is in a section."""
    ids = map(str, getattr(CATALOG, section))
    catalog, problems = corrected_catalog({section: dict.fromkeys(ids, fields)})
    assert not problems
    return catalog


def test_a_guest_of_the_expansion_tells_them() -> None:
    laid = Laid(new_game(BALL))
    assert last(guest_lines(laid, 140)) == LEAD + "Order, VP and Colour."
    assert last(guest_lines(laid, 146)) == LEAD + "Order and Colour."  # her VP are known


def test_a_staff_card_tells_its_cost() -> None:
    assert last(staff_lines(Laid(new_game(BALL)), 119)) == LEAD + "Cost."


def test_cards_of_the_base_game_say_nothing_of_it() -> None:
    laid = Laid(new_game(Setup()))
    assert LEAD not in guest_lines(laid, 49) + staff_lines(laid, 1)
    model = DiceModel(laid)
    assert not any(own(model, face) for face in range(1, 7))


def test_what_an_owner_has_set_right_is_no_longer_ours() -> None:
    catalog, _ = corrected_catalog(
        {"guests": {"140": {"vp": 5, "order": {"wine": 1}}}, "staff": {"119": {"cost": 2}}}
    )
    assert ours(catalog, "guests", catalog.guests[140]) == ("color",)
    assert ours(catalog, "staff", catalog.staff[119]) == ()
    laid = Laid(new_game(BALL, catalog))
    assert last(guest_lines(laid, 140)) == LEAD + "Colour."


def test_a_transcribed_value_is_no_house_value() -> None:
    assert ours(CATALOG, "guests", CATALOG.guests[117]) == ()
    assert ours(CATALOG, "ballroom_rows", CATALOG.ballroom_rows["balcony"]) == ("champagne",)
    assert ours_text(()) == ""


# The ballrooms and the rehearsal room


def test_ballrooms_tell_it_of_their_rows_and_each_row_of_itself() -> None:
    model = BallroomsModel(Laid(ball()))
    assert own(model, "left") == ["Spaces and Champagne."]
    assert own(model, 0) == ["Spaces and Champagne."]
    assert own(model, 9) == ["Champagne."]  # there is no end to the balcony


def test_rows_that_an_owner_has_checked_are_the_owners() -> None:
    catalog, _ = corrected_catalog(
        {"ballroom_rows": {"bottom": {"spaces": 4, "champagne": 1}, "top": {"champagne": 3}}}
    )
    model = BallroomsModel(Laid(ball(catalog=catalog)))
    assert own(model, 0) == []
    assert own(model, 2) == ["Spaces."]
    assert own(model, "left") == ["Spaces and Champagne."]  # of the middle row both


def test_a_rehearsal_room_on_offer_and_each_area_of_the_chosen_one_tell_it() -> None:
    offered = RehearsalModel(Laid(new_game(BALL)))
    assert own(offered, cells(offered)[0].data(Role.Key)) == ["Bonuses."]
    areas = RehearsalModel(Laid(ball()))
    assert [own(areas, area) for area in (1, 2, 3, 4)] == [["Bonuses."]] * 4


def test_actions_1_and_2_tell_it_where_champagne_is_in_play() -> None:
    model = DiceModel(Laid(ball()))
    assert [own(model, face) for face in range(1, 7)] == [["Kinds of items."]] * 2 + [[]] * 4
    plain = DiceModel(Laid(salon()))
    assert [own(plain, face) for face in range(1, 7)] == [[]] * 6


def test_actions_1_and_2_are_named_after_what_an_owner_says_they_bring() -> None:
    catalog, problems = corrected_catalog({"die_actions": {"1": {"items": ["strudel", "champagne", "cake"]}}})
    assert not problems
    model = DiceModel(Laid(ball(catalog=catalog)))
    assert str(model.index_of(1).data()) == "Strudel, Champagne and Cake"
    assert str(model.index_of(2).data()) == "wine, coffee and champagne"
    assert own(model, 1) == []
    assert own(model, 2) == ["Kinds of items."]


# The lounge


def test_a_celebrity_tells_it_while_the_vp_are_to_be_had() -> None:
    game = salon(tiles=(GANDHI, CHURCHILL, EINSTEIN), faces=(3, 4, 5))
    model = LoungeModel(Laid(game))
    assert own(model, "red") == ["VP."]


def test_whose_vp_have_been_scored_says_nothing_more_of_them() -> None:
    game = salon(held={0: (GANDHI,)})
    assert own(CompanyModel(Laid(game)), GANDHI) == []


def test_celebrities_whose_vp_an_owner_has_checked() -> None:
    laid = Laid(salon(catalog=right("celebrities", vp=3)))
    assert own(LoungeModel(laid), "red") == []


# The entrances


def test_tokens_and_the_entrance_beside_which_they_lie_tell_it() -> None:
    laid = Laid(house(DOVE))
    assert own(EntranceModel(laid), "entrance") == ["Tokens."]
    assert own(PiecesModel(laid), ("token", 1)) == ["Tokens."]


def test_other_entrances_have_no_figures_of_the_house() -> None:
    laid = Laid(house(KAUFMAN))
    assert own(EntranceModel(laid), "entrance") == []


def test_the_auction_tells_it_of_its_bids() -> None:
    laid = Laid(new_game(Setup(modules=("hotels",))))
    model = AuctionModel(laid)
    for cell in cells(model):
        entrance = cell.data(Role.Key)
        told = ["Tokens."] if entrance == DOVE else []
        assert own(model, entrance) == [*told, "Lowest bid and Least raise."]


def test_what_has_to_be_bid_goes_by_what_an_owner_has_set_right() -> None:
    catalog, _ = corrected_catalog({"auction": {"bids": {"lowest": 2, "raise_by": 3}}})
    laid = Laid(new_game(Setup(modules=("hotels",)), catalog))
    model = AuctionModel(laid)
    first, second = (cell.data(Role.Key) for cell in cells(model))
    assert own(model, first) == own(model, second) == []
    assert [fact.least for fact in facts(model)] == [2, 2]
    laid.do(Bid(first, 4))
    assert [fact.least for fact in facts(model)] == [7, 2]
    assert tip(model, first)[-1] == "You would have to bid 7 krones or more."
    laid.look_as(1)
    assert playable(model) == [first, second]


def test_whatever_the_house_has_values_of_can_be_asked_for_them() -> None:
    laid = Laid(ball())
    for section in ("ballroom_rows", "rehearsal_rooms", "die_actions", "celebrities", "auction"):
        for card in getattr(CATALOG, section).values():
            assert has_own_figures(laid, section, card), card
    assert has_own_figures(laid, "entrances", CATALOG.entrances[DOVE])
