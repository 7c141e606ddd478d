"""Staff that answers to a die: its strength, its VP, its price, and the extras that come with it."""

from __future__ import annotations

import pytest

from gah_desktop.engine.actions import Decline, PlayStaff, Prepare, Split, TakeDie, UseStaff
from gah_desktop.engine.reasons import Code
from tests.helpers.tables import acts, asked, chosen, declines, legal, me, options, play, rooms, table, vp_of

RULESETS = pytest.mark.parametrize("ruleset", ["deluxe", "classic"])


@RULESETS
@pytest.mark.parametrize(("face", "vp"), [(1, 0), (2, 0), (3, 2), (4, 2), (5, 0), (6, 0)])
def test_staff_12_executive_housekeeper_two_vp_for_a_three_or_four(face: int, vp: int, ruleset: str) -> None:
    game = table(ruleset=ruleset, staff=(12,), vacant="11")
    events = play(game, TakeDie(face, 4 if face == 6 else face))
    assert vp_of(events, "staff", 12) == me(game).vp == vp


@RULESETS
@pytest.mark.parametrize(("face", "more"), [(1, 1), (2, 1), (3, 0), (4, 0), (5, 0), (6, 0)])
def test_staff_13_restaurant_manager_one_more_on_a_one_or_two(face: int, more: int, ruleset: str) -> None:
    game = table(ruleset=ruleset, staff=(13,), dice="112233445566")
    events = play(game, TakeDie(face, 1 if face == 6 else face))
    assert acts(events, "take_die")[0]["strength"] == 2 + more


@pytest.mark.parametrize("boost", [False, True])
def test_staff_13_restaurant_manager_may_be_boosted(boost: bool) -> None:
    game = table(staff=(13,), dice="11")
    play(game, TakeDie(1, 1, boost))
    assert chosen(strudel=2 + boost, cake=1) in game.legal_actions()


@RULESETS
@pytest.mark.parametrize("face", [1, 2])
def test_staff_14_decorator_before_the_main_action(face: int, ruleset: str) -> None:
    game = table(ruleset=ruleset, staff=(14,), dice="1122", vacant="11", krones=2, kitchen="w", cafe={54: ""})
    play(game, TakeDie(face, face))
    assert UseStaff(14) in game.legal_actions()
    events = play(game, UseStaff(14), Prepare(2, 1))
    assert acts(events, "prepare") == [{"floor": 2, "column": 1, "cost": 1}]
    assert asked(game) == "items"  # nothing in between
    assert UseStaff(14) not in game.legal_actions()
    play(game, game.legal_actions()[0])
    while asked(game) == "place":
        play(game, game.legal_actions()[0])
    assert asked(game) == "turn"


@RULESETS
@pytest.mark.parametrize("face", [1, 2])
def test_staff_14_decorator_after_the_main_action(face: int, ruleset: str) -> None:
    game = table(ruleset=ruleset, staff=(14,), dice="1122", vacant="11", krones=2, kitchen="w", cafe={54: ""})
    items = chosen(strudel=2) if face == 1 else chosen(coffee=1, wine=1)
    play(game, TakeDie(face, face), items)
    if face == 2:
        play(game, game.legal_actions()[0])
    assert asked(game) == "extra"
    assert set(options(game)) == {UseStaff(14), Decline("extra")}
    play(game, UseStaff(14), Prepare(1, 2))
    assert (me(game).vacant, asked(game)) == (rooms("11 12"), "turn")


def test_staff_14_decorator_may_be_left_alone() -> None:
    game = table(staff=(14,), dice="1", vacant="11")
    play(game, TakeDie(1, 1), chosen(strudel=1), Decline("extra"))
    assert (me(game).vacant, asked(game)) == (rooms("11"), "turn")
    refused = game.why_not(UseStaff(14))
    assert refused is not None and refused.code is Code.STAFF_NEEDS_DECISION


def test_staff_14_decorator_asks_for_the_face_not_for_the_action() -> None:
    game = table(staff=(14,), dice="66", vacant="11")
    play(game, TakeDie(6, 1), chosen(strudel=2))
    assert asked(game) == "turn"


@RULESETS
def test_staff_15_bootblack_krones_and_steps_for_each_point_of_a_four(ruleset: str) -> None:
    game = table(ruleset=ruleset, staff=(15,), dice="444", krones=5)
    play(game, TakeDie(4, 4, boost=True))
    assert (me(game).krones, me(game).emperor, asked(game)) == (5 - 1 + 4, 4, "turn")


def test_staff_15_bootblack_not_for_a_six_used_as_a_four() -> None:
    game = table(staff=(15,), dice="666")
    play(game, TakeDie(6, 4))
    assert asked(game) == "split"


@RULESETS
@pytest.mark.parametrize(("face", "vp"), [(1, 0), (2, 0), (3, 0), (4, 4), (5, 0), (6, 0)])
def test_staff_16_laundress_four_vp_for_a_four(face: int, vp: int, ruleset: str) -> None:
    game = table(ruleset=ruleset, staff=(16,), vacant="11")
    events = play(game, TakeDie(face, 4 if face == 6 else face))
    assert vp_of(events, "staff", 16) == vp


@RULESETS
def test_staff_17_kitchen_hand_a_six_is_free_and_one_stronger(ruleset: str) -> None:
    game = table(ruleset=ruleset, staff=(17,), dice="66", krones=0)
    events = play(game, TakeDie(6, 4))
    assert acts(events, "take_die")[0] == {"face": 6, "as": 4, "boost": False, "cost": 0, "strength": 3}


def test_staff_17_kitchen_hand_may_be_boosted() -> None:
    game = table(staff=(17,), dice="66", krones=1)
    events = play(game, TakeDie(6, 4, boost=True))
    assert acts(events, "take_die")[0] == {"face": 6, "as": 4, "boost": True, "cost": 1, "strength": 4}


@RULESETS
def test_staff_18_checker_two_krones_less_on_a_five(ruleset: str) -> None:
    game = table(ruleset=ruleset, staff=(18,), dice="5", hand=(25,))
    events = play(game, TakeDie(5, 5), PlayStaff(25))
    assert acts(events, "play_staff")[0]["cost"] == 6 - 1 - 2
    six = table(ruleset=ruleset, staff=(18,), dice="6", hand=(25,))
    events = play(six, TakeDie(6, 5), PlayStaff(25))
    assert acts(events, "play_staff")[0]["cost"] == 6 - 1


@RULESETS
@pytest.mark.parametrize(("face", "vp"), [(1, 0), (2, 0), (3, 5), (4, 0), (5, 0), (6, 0)])
def test_staff_19_interior_architect_five_vp_for_a_three(face: int, vp: int, ruleset: str) -> None:
    game = table(ruleset=ruleset, staff=(19,), vacant="11")
    events = play(game, TakeDie(face, 3 if face == 6 else face))
    assert vp_of(events, "staff", 19) == vp


@RULESETS
def test_staff_20_detective_two_steps_before_the_main_action(ruleset: str) -> None:
    game = table(ruleset=ruleset, staff=(20,), dice="5", hand=(24,))
    play(game, TakeDie(5, 5), UseStaff(20))
    assert (me(game).emperor, asked(game)) == (2, "staff")
    play(game, PlayStaff(24))
    assert asked(game) == "turn"


@RULESETS
def test_staff_20_detective_two_steps_after_the_main_action(ruleset: str) -> None:
    game = table(ruleset=ruleset, staff=(20,), dice="5", hand=(24,))
    play(game, TakeDie(5, 5), PlayStaff(24))
    assert asked(game) == "extra"
    play(game, UseStaff(20))
    assert (me(game).emperor, asked(game)) == (2, "turn")


def test_staff_20_detective_works_without_a_card_to_play_and_may_be_forgone() -> None:
    game = table(staff=(20,), dice="5")
    play(game, TakeDie(5, 5))
    play(game, UseStaff(20))
    assert (me(game).emperor, asked(game)) == (2, "turn")
    game = table(staff=(20,), dice="5")
    play(game, TakeDie(5, 5))
    while asked(game) != "turn":
        play(game, Decline(declines(game)[0]))
    assert me(game).emperor == 0


@RULESETS
def test_staff_22_staff_manager_a_card_at_its_price_before_the_main_action(ruleset: str) -> None:
    game = table(ruleset=ruleset, staff=(22,), dice="33", hand=(9, 24), vacant="11", krones=7)
    play(game, TakeDie(3, 3), UseStaff(22))
    events = play(game, PlayStaff(9))
    assert acts(events, "play_staff")[0]["cost"] == 5
    assert asked(game) == "rooms"
    play(game, Prepare(2, 1), Prepare(3, 1))  # yellow for 1; blue is free from now on
    assert (me(game).krones, asked(game)) == (1, "turn")


@RULESETS
def test_staff_22_staff_manager_after_the_main_action(ruleset: str) -> None:
    game = table(ruleset=ruleset, staff=(22,), dice="33", hand=(9, 24), vacant="11", krones=6)
    play(game, TakeDie(3, 3), Prepare(2, 1))
    assert not legal(game, UseStaff)  # not in the middle of it
    play(game, Decline("rooms"))
    assert asked(game) == "extra"
    play(game, UseStaff(22), PlayStaff(9))
    assert (me(game).krones, asked(game)) == (0, "turn")


def test_staff_22_staff_manager_needs_a_card_it_can_pay() -> None:
    game = table(staff=(22,), dice="3", hand=(9,), vacant="11", krones=4)
    play(game, TakeDie(3, 3))
    assert not legal(game, UseStaff)
    play(game, Prepare(1, 2))
    assert asked(game) == "turn"


def test_a_card_played_with_a_die_does_not_count_for_it() -> None:
    game = table(dice="55", hand=(20, 18))
    play(game, TakeDie(5, 5), PlayStaff(20))
    assert (asked(game), me(game).emperor) == ("turn", 0)
    game = table(dice="33", staff=(22,), hand=(19,), vacant="11")
    play(game, TakeDie(3, 3), UseStaff(22), PlayStaff(19))
    assert me(game).vp == 0


def test_staff_that_asks_for_a_die_counts_all_together() -> None:
    game = table(dice="44", staff=(12, 15, 16))
    events = play(game, TakeDie(4, 4))
    assert (vp_of(events, "staff", 12), vp_of(events, "staff", 16)) == (2, 4)
    assert (me(game).krones, me(game).emperor) == (12, 2)
    assert not legal(game, Split)
