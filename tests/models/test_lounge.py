"""The lounge, whoever is with a player, and items exchanged, as models: what is read, dragged, refused."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from gah_desktop.engine import Game
from gah_desktop.engine import actions as a
from gah_desktop.engine.reasons import Code
from gah_desktop.models import DiceModel, KitchenModel
from gah_desktop.models.mime import DIE, Carried, unpack
from gah_desktop.models.part import lines
from gah_desktop.modules.celebrities.models import CompanyModel, ExchangeModel, LoungeModel
from gah_desktop.modules.celebrities.rules.exchange import EXCHANGE
from tests.helpers.languages import english as english
from tests.helpers.lounge import CHAPLIN, EINSTEIN, FREUD, GANDHI, TOLKIEN, lounge, salon
from tests.models.helpers import Laid, Told, dragged, facts, let_go, playable, spoken, texts, tip

SALON = (GANDHI, TOLKIEN, FREUD)


@pytest.fixture(autouse=True)
def in_english(english: None, qtbot: QtBot) -> None:
    """With its plurals."""


def waiting(**more: object) -> Game:
    """The red die lies on 4, the yellow and a white one on 1, the blue one on 6."""
    return salon(**{"tiles": SALON, "faces": (4, 1, 6), "dice": "4116", **more})  # type: ignore[arg-type]


# The lounge


def test_each_colour_with_its_celebrity_its_die_and_the_vp() -> None:
    model = LoungeModel(Laid(waiting()))
    assert texts(model) == ["Mahatma Gandhi", "J.R.R. Tolkien", "Sigmund Freud"]
    assert spoken(model) == [
        "red die on space 4: Mahatma Gandhi, 1 VP",
        "yellow die on space 1: J.R.R. Tolkien, 3 VP",
        "blue die on space 6: Sigmund Freud, 1 VP",
    ]


def test_a_celebrity_says_the_effect_and_what_taking_the_die_would_bring() -> None:
    model = LoungeModel(Laid(waiting(krones=0)))
    assert tip(model, "red") == [
        "red die on space 4: Mahatma Gandhi, 1 VP",
        "Preparing rooms costs you nothing.",
        "Whoever takes the die scores these VP and has the effect until the round ends.",
        "Our own figures, until an owner sets them right: VP.",
        "You get: 1 VP",
        "You may then choose: 1 krone · 1 step",
    ]


def test_a_click_takes_the_die_of_that_colour_or_asks_how() -> None:
    laid = Laid(waiting(krones=0))
    model = LoungeModel(laid)
    model.activate(model.index_of("yellow"))
    assert lounge(laid.game).held == ((TOLKIEN,), ())
    laid = Laid(waiting())
    model = LoungeModel(laid)
    model.activate(model.index_of("red"))
    assert [(option.face, option.boost, option.color) for option in laid.asked[0]] == [  # type: ignore[attr-defined]
        (4, False, "red"),
        (4, True, "red"),
    ]


def test_the_die_is_dragged_from_the_lounge_to_the_place_of_its_action() -> None:
    laid = Laid(waiting(krones=0))
    model, kitchen = LoungeModel(laid), KitchenModel(laid)
    mime = dragged(model, "yellow")
    assert unpack(mime) == Carried(DIE, {"face": 1, "color": "yellow"})
    assert let_go(kitchen, mime)
    assert lounge(laid.game).held == ((TOLKIEN,), ())


def test_who_was_taken_by_whom_is_seen_until_the_round_ends() -> None:
    laid = Laid(waiting(krones=0))
    model = LoungeModel(laid)
    told_of = Told(model)
    laid.do(a.TakeDie(4, 4, color="red"))
    assert spoken(model)[0] == "red die: Mahatma Gandhi is with Anna until the round ends"
    assert told_of.said[0] == "changed 0.0" and "reset" not in told_of.said
    assert dragged(model, "red").formats() == []
    assert "Whoever takes" not in "".join(tip(model, "red"))


def test_a_die_in_the_dustbin_takes_its_celebrity_out_of_reach() -> None:
    laid = Laid(waiting(faces=(0, 1, 6), dice="116"))
    model = LoungeModel(laid)
    assert facts(model)[0].gone
    assert tip(model, "red")[2] == "The die is in the dustbin; nobody has this celebrity in this round."


def test_why_a_die_cannot_be_had() -> None:
    laid = Laid(waiting(krones=0))
    model = LoungeModel(laid)
    assert model.refusal_here(facts(model)[2]).code is Code.TOO_EXPENSIVE  # type: ignore[union-attr]
    assert playable(model) == ["red", "yellow"]


def test_without_celebrities_there_is_no_lounge() -> None:
    from tests.helpers.tables import table

    assert texts(LoungeModel(Laid(table()))) == []


# The dice


def test_a_space_says_which_of_its_dice_are_coloured() -> None:
    model = DiceModel(Laid(waiting()))
    assert [one.colors for one in facts(model)] == [("yellow",), (), (), ("red",), (), ("blue",)]
    assert spoken(model)[0] == "space 1, strudel and cake: 2 dice, strength 2, coloured: yellow"


def test_a_die_of_a_mixed_space_is_asked_for_by_its_colour() -> None:
    laid = Laid(waiting(krones=0))
    kitchen = KitchenModel(laid)
    assert let_go(kitchen, dragged(DiceModel(laid), 1))
    assert [option.color for option in laid.asked[0]] == ["white", "yellow"]  # type: ignore[attr-defined]


# Whoever is with a player


def test_who_is_with_a_player_and_with_another() -> None:
    laid = Laid(waiting(held={0: (CHAPLIN,), 1: (EINSTEIN,)}))
    mine, other = CompanyModel(laid), CompanyModel(laid, 1)
    assert spoken(mine) == ["until the round ends: Charlie Chaplin"]
    assert tip(mine, CHAPLIN)[1].startswith("Whenever anything scores you VP")
    assert texts(other) == ["Albert Einstein"]
    assert lines(laid, 1) == ["celebrities: Albert Einstein"]
    assert lines(laid, 0) == ["celebrities: Charlie Chaplin"]


def einstein(**more: object) -> Laid:
    return Laid(waiting(held={0: (EINSTEIN,)}, kitchen="sswk", **more))


def test_einstein_exchanges_by_a_click_or_dragged_to_the_kitchen() -> None:
    laid = einstein()
    model = CompanyModel(laid)
    assert playable(model) == [EINSTEIN]
    assert let_go(KitchenModel(laid), dragged(model, EINSTEIN), "wine")
    assert laid.decision is not None and laid.decision.kind == "exchange"
    laid = einstein()
    model = CompanyModel(laid)
    model.activate(model.index_of(EINSTEIN))
    assert laid.decision is not None and laid.decision.kind == "exchange"


def test_einstein_exchanges_once() -> None:
    laid = einstein()
    model = CompanyModel(laid)
    laid.do(EXCHANGE, a.ChooseItems((1, 0, 0, 0, 0)), a.ChooseItems((0, 1, 0, 0, 0)))
    assert spoken(model) == ["until the round ends: Albert Einstein, used"]
    assert tip(model, EINSTEIN)[-1] == "You have already exchanged items in this round."


def test_items_are_picked_then_given_then_had() -> None:
    laid = einstein()
    model = ExchangeModel(laid)
    assert texts(model) == []
    laid.do(EXCHANGE)
    assert texts(model) == ["Strudel", "Strudel", "Wine", "Coffee"]
    model.pick(("strudel", 0, True))
    model.pick(("wine", 0, True))
    model.pick(("wine", 0, True))  # not after all
    assert spoken(model)[0] == "to give: Strudel, chosen"
    assert model.picked == (1, 0, 0, 0, 0)
    model.confirm()
    assert texts(model) == ["Cake", "Wine", "Coffee"]
    assert model.pick_item("coffee") and not model.pick_item("strudel")
    model.confirm()
    assert tuple(laid.player(0).kitchen) == (1, 0, 1, 2, 0)


def test_too_much_or_too_little_is_refused_with_its_reason() -> None:
    laid = einstein()
    model = ExchangeModel(laid)
    laid.do(EXCHANGE)
    model.confirm()
    model.pick(("strudel", 0, True))
    model.confirm()
    model.confirm()
    assert [why.code for why in laid.refused] == [Code.WRONG_EXCHANGE, Code.WRONG_TOTAL]


def test_elisabeth_has_nothing_of_the_effect() -> None:
    laid = Laid(waiting(held={1: (CHAPLIN,)}, solo="elisabeth"))
    model = CompanyModel(laid, 1)
    assert tip(model, CHAPLIN)[-1] == f"The effect does not count for {laid.names[1]}."
