"""The action board as it is shown: how many dice, how strong, and for how much."""

from __future__ import annotations

import gah_desktop.models as m
from gah_desktop.engine import actions as a
from gah_desktop.models.dice import actions_of_die
from gah_desktop.models.mime import DIE, Carried, unpack
from tests.helpers.tables import me, table
from tests.models.helpers import Laid, dragged, facts, playable, spoken, texts, tip


def test_the_six_spaces_with_their_dice() -> None:
    dice = m.DiceModel(Laid(table(dice="1223336")))
    assert texts(dice) == [
        "strudel and cake",
        "wine and coffee",
        "prepare rooms",
        "krones and Emperor",
        "play a staff card",
        "any action, for a krone",
    ]
    assert spoken(dice) == [
        "space 1, strudel and cake: 1 die, strength 1",
        "space 2, wine and coffee: 2 dice, strength 2",
        "space 3, prepare rooms: 3 dice, strength 3",
        "space 4, krones and Emperor: no dice",
        "space 5, play a staff card: no dice",
        "space 6, any action, for a krone: 1 die, strength 1",
    ]
    assert facts(dice) == [
        (1, 1, 1, 0, ()),
        (2, 2, 2, 0, ()),
        (3, 3, 3, 0, ()),
        (4, 0, 0, 0, ()),
        (5, 0, 0, 0, ()),
        (6, 1, 1, 1, ()),
    ]


def test_spaces_with_dice_glow_and_a_six_costs_a_krone() -> None:
    assert playable(m.DiceModel(Laid(table(dice="1223336", vacant="11")))) == [1, 2, 3, 6]
    poor = m.DiceModel(Laid(table(dice="1223336", vacant="11", krones=0)))
    assert playable(poor) == [1, 2, 3]
    assert tip(poor, 6)[-1] == "This costs 1 krone; you have 0 krones."
    assert tip(poor, 4)[-1] == "No die shows a 4."


def test_staff_make_a_die_stronger_and_a_six_free() -> None:
    dice = m.DiceModel(Laid(table(dice="123366", staff=(13, 17), vacant="11")))
    assert [(fact.strength, fact.cost) for fact in facts(dice)] == [
        (2, 0),  # the Restaurant Manager
        (2, 0),
        (2, 0),
        (0, 0),
        (0, 0),
        (3, 0),  # the Kitchen Hand
    ]


def test_a_die_that_cannot_be_taken_has_the_strength_of_its_number() -> None:
    laid = Laid(table(dice="1144", staff=(13,)))
    dice = m.DiceModel(laid)
    assert [fact.strength for fact in facts(dice)][:1] == [3]
    laid.do(a.TakeDie(4, 4), a.Split(2, 0))
    assert facts(dice)[0] == (1, 2, 2, 0, ())
    assert tip(dice, 1)[-1] == "You have already taken a die in this turn."
    assert me(laid.game).krones == 12


def test_a_die_is_carried_where_there_is_one() -> None:
    dice = m.DiceModel(Laid(table(dice="16")))
    assert unpack(dragged(dice, 6)) == Carried(DIE, {"face": 6})
    assert dragged(dice, 2).formats() == []


def test_what_a_die_means_at_the_place_of_an_action() -> None:
    laid = Laid(table(dice="116"))
    one: list[a.Action] = [a.TakeDie(1, 1), a.TakeDie(1, 1, True), a.ExtraAction(1, 1)]
    six: list[a.Action] = [a.TakeDie(6, 2), a.TakeDie(6, 2, True), a.ExtraAction(6, 2)]
    assert actions_of_die(laid, {"face": 1}, (1, 2)) == one
    assert actions_of_die(laid, {"face": 6}, (2,)) == six
    assert actions_of_die(laid, {"face": 4}, (1, 2)) == [a.TakeDie(4, 1)]  # to be told why not
