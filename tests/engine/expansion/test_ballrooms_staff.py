"""Staff 119 to 133, one test a card, and the digest's points about them."""

from __future__ import annotations

import pytest

from gah_desktop.engine import Game
from gah_desktop.engine import actions as a
from gah_desktop.engine.reasons import Code
from gah_desktop.engine.scoring import end_vp
from gah_desktop.modules.ballrooms.rules.facts import CHAMPAGNE
from gah_desktop.modules.ballrooms.rules.sending import DECLINE_DANCER, SendDancer
from tests.helpers.tables import Seat, acts, asked, chosen, legal, me, play
from tests.helpers.waltz import ball, house, rows, send


def bottles(game: Game) -> int:
    return me(game).kitchen[CHAMPAGNE]


def test_119_dancing_master_a_dancer_and_a_krone_with_a_three() -> None:
    """1.14 and 1.27: like [14], before or after the main action; both at the same moment."""
    game = ball(staff=(119,), dice="33", vacant="11", kitchen="h")
    play(game, a.TakeDie(3, 3))
    assert a.UseStaff(119) in game.legal_actions(), "before"
    play(game, a.UseStaff(119))
    assert (me(game).krones, asked(game)) == (11, "send_dancer")
    play(game, send("left-1"), a.Prepare(1, 2), a.Decline("rooms"))
    assert (asked(game), rows(game, 0)) == ("turn", (1, 0, 0))
    game = ball(staff=(119,), dice="33", vacant="11", kitchen="h")
    play(game, a.TakeDie(3, 3), a.Decline("rooms"))
    assert asked(game) == "extra"
    play(game, a.UseStaff(119), DECLINE_DANCER)
    assert me(game).krones == 11


def test_119_dancing_master_the_krone_also_without_a_dancer() -> None:
    """1.27."""
    game = ball(staff=(119,), dice="33", vacant="11")
    play(game, a.TakeDie(3, 3), a.UseStaff(119))
    assert (me(game).krones, asked(game)) == (11, "rooms")


def test_120_violinist_three_champagne_once() -> None:
    game = ball(hand=(120,), dice="55")
    play(game, a.TakeDie(5, 5), a.PlayStaff(120))
    assert bottles(game) == 3


def test_121_concertmaster_champagne_and_a_vp_after_action_1() -> None:
    """1.14: after it; 1.5: on top, and it asks for nothing."""
    game = ball(staff=(121,), dice="11")
    play(game, a.TakeDie(1, 1))
    assert (bottles(game), me(game).vp) == (0, 0)
    play(game, chosen(2))
    assert (bottles(game), me(game).vp) == (1, 1)


def test_121_concertmaster_answers_to_the_face_not_to_the_action() -> None:
    game = ball(staff=(121,), dice="66")
    play(game, a.TakeDie(6, 1), chosen(2))
    assert bottles(game) == 0


def test_122_symphonist_five_vp_for_a_champagne_once_per_round() -> None:
    game = ball(staff=(122,), kitchen="hh")
    events = play(game, a.UseStaff(122))
    assert acts(events, "use_staff") == [{"staff": 122, "pay": {"items": {"champagne": 1}}}]
    assert (bottles(game), me(game).vp) == (1, 5)
    assert game.why_not(a.UseStaff(122)) == (Code.STAFF_USED, (("staff", 122),))
    assert ball(staff=(122,), kitchen="s").why_not(a.UseStaff(122)) == (Code.KITCHEN_TOO_EMPTY, ())


def test_123_usherette_champagne_and_three_vp_for_two_krones() -> None:
    game = ball(staff=(123,), krones=3)
    play(game, a.UseStaff(123))
    assert (me(game).krones, bottles(game), me(game).vp) == (1, 1, 3)
    refused = ball(staff=(123,), krones=1).why_not(a.UseStaff(123))
    assert refused == (Code.TOO_EXPENSIVE, (("cost", 2), ("krones", 1)))


def test_124_conductor_champagne_and_a_krone_at_once_with_a_four() -> None:
    game = ball(staff=(124,), dice="44")
    play(game, a.TakeDie(4, 4))
    assert (bottles(game), me(game).krones, asked(game)) == (1, 11, "split")


def test_125_choirmaster_a_dancer_for_one_less_with_a_five() -> None:
    game = ball(staff=(125,), dice="55", hand=(1,), kitchen="h")
    play(game, a.TakeDie(5, 5), a.UseStaff(125), send("left-2"))
    assert (bottles(game), rows(game, 0)) == (0, (0, 1, 0))


def test_125_choirmaster_before_the_card_that_the_dancer_pays_for() -> None:
    """1.14: before or after the main action, also where no card could be played yet."""
    game = ball(staff=(125,), dice="5", hand=(21,), kitchen="h", krones=0)
    play(game, a.TakeDie(5, 5))
    assert (asked(game), legal(game, a.PlayStaff)) == ("staff", [])
    play(game, a.UseStaff(125), send("left-2"))
    while asked(game) == "benefits":
        play(game, legal(game, a.Collect)[0])
    assert me(game).krones == 2, "the middle row of the Apollosaal"
    play(game, a.PlayStaff(21))
    assert (me(game).krones, 21 in me(game).staff) == (0, True)


def test_125_choirmaster_after_the_main_action_where_no_card_can_be_played() -> None:
    game = ball(staff=(125,), dice="5", hand=(21,), kitchen="h", krones=0)
    play(game, a.TakeDie(5, 5), a.Decline("staff"))
    assert asked(game) == "extra"
    play(game, a.UseStaff(125), send("left-1"))
    assert asked(game) == "turn"


def test_two_cards_that_answer_to_one_die_each_before_or_after() -> None:
    """1.28: the Staff Manager [22] and the Dancing Master [119] with a three."""
    game = ball(staff=(22, 119), dice="33", hand=(24,), vacant="11", kitchen="h")
    play(game, a.TakeDie(3, 3))
    assert {x.staff for x in legal(game, a.UseStaff)} == {22, 119}
    play(game, a.UseStaff(22), a.PlayStaff(24))
    assert {x.staff for x in legal(game, a.UseStaff)} == {119}
    play(game, a.Decline("rooms"))
    assert asked(game) == "extra"
    play(game, a.UseStaff(119), send("left-1"))
    assert (asked(game), me(game).staff) == ("turn", [22, 119, 24])
    game = ball(staff=(22, 119), dice="33", hand=(24,), vacant="11", kitchen="h")
    play(game, a.TakeDie(3, 3), a.Decline("rooms"))
    assert {x.staff for x in legal(game, a.UseStaff)} == {22, 119}
    play(game, a.UseStaff(119), send("left-1"))
    assert {x.staff for x in legal(game, a.UseStaff)} == {22}
    play(game, a.Decline("extra"))
    assert asked(game) == "turn"


def test_126_leading_dancer_two_vp_for_each_dancer_in_the_end() -> None:
    """1.18: those of scored ballrooms and on the balcony too."""
    game = ball(staff=(126,), dancers="left-1 middle-3 balcony", scored=2)
    assert end_vp(game.state, me(game), 126) == 6
    rival = Seat(staff=(29,))
    game = ball(staff=(126,), dancers={0: "left-1", 1: "middle-1 middle-2"}, rivals=(rival,))
    assert end_vp(game.state, game.state.players[1], 29) == 4, "9.4: counted for the Secretary's owner"


def test_127_harpist_the_first_dancer_for_two_less_the_second_for_one_less() -> None:
    """1.27a: in this order; what the first one sets off comes in between."""
    game = ball(hand=(127,), dice="55", kitchen="hh")
    play(game, a.TakeDie(5, 5), a.PlayStaff(127))
    assert asked(game) == "send_dancer"
    play(game, send("left-3"))
    assert (bottles(game), asked(game)) == (1, "benefits")
    play(game, a.Decline("gain_krones", 0))
    assert not [x for x in legal(game, SendDancer) if x.row == 3], "two bottles, and one is left"
    play(game, send("left-2"), a.Decline("gain_krones", 0))
    assert (bottles(game), rows(game, 0), asked(game)) == (0, (0, 1, 1), "turn")


def test_127_harpist_without_a_first_dancer_there_is_no_second() -> None:
    game = ball(hand=(127,), dice="55", kitchen="hh")
    play(game, a.TakeDie(5, 5), a.PlayStaff(127), DECLINE_DANCER)
    assert (bottles(game), asked(game)) == (2, "turn")


def test_128_cellist_a_dancer_for_one_less_for_a_dish_or_drink() -> None:
    game = ball(staff=(128,), kitchen="swh")
    play(game, a.UseStaff(128))
    assert set(game.legal_actions()) == {chosen(1), chosen(wine=1)}, "never champagne"
    play(game, chosen(wine=1), send("left-2"), a.Decline("gain_krones", 0))
    assert me(game).kitchen == [1, 0, 0, 0, 0]
    assert a.UseStaff(128) not in game.legal_actions()


def test_129_pianist_a_champagne_once_per_round() -> None:
    game = ball(staff=(129,))
    play(game, a.UseStaff(129))
    assert bottles(game) == 1
    assert game.why_not(a.UseStaff(129)) == (Code.STAFF_USED, (("staff", 129),))


def test_130_ballet_master_a_krone_and_a_card_for_each_dancer() -> None:
    """1.14: each dancer sent, by whatever."""
    game = ball(staff=(130,), cafe={140: None}, kitchen="h")
    play(game, send("left-1", 140))
    assert (me(game).krones, len(me(game).hand)) == (11, 1)
    game = ball(staff=(130,), cafe={137: None}, kitchen="hhh")
    play(game, send("left-1", 137), a.Collect(1), send("left-1"), send("left-1"))
    assert len(me(game).hand) == 3


def test_130_ballet_master_waits_where_the_purse_is_full() -> None:
    game = ball(staff=(130,), cafe={140: None}, kitchen="h", krones=20)
    play(game, send("left-1", 140))
    assert (asked(game), len(me(game).hand)) == ("benefits", 0)
    play(game, a.Collect(0))
    assert (me(game).krones, len(me(game).hand)) == (20, 1)


def test_131_trumpeter_champagne_and_a_card_after_action_2() -> None:
    game = ball(staff=(131,), dice="22")
    play(game, a.TakeDie(2, 2))
    assert bottles(game) == 0
    play(game, chosen(wine=2))
    assert (bottles(game), len(me(game).hand)) == (1, 1)


def test_132_arranger_two_champagne_for_an_objective() -> None:
    """1.27: after the VP of the objective."""
    game = ball(staff=(132,), objectives="A2 B1 C1", emperor=10)
    play(game, a.Claim(0))
    assert (bottles(game), me(game).vp) == (2, 15)


def test_133_captain_a_dancer_for_one_less_after_another_card_once_per_round() -> None:
    """1.27: right after the other card and its effect, not later."""
    game = ball(staff=(133,), hand=(36, 39), dice="55", kitchen="hh")
    play(game, a.TakeDie(5, 5), a.PlayStaff(36))
    assert asked(game) == "captain"
    assert me(game).kitchen[2] == 4, "after its effect"
    play(game, a.UseStaff(133), send("left-2"), a.Decline("gain_krones", 0))
    assert (bottles(game), me(game).used >> 133 & 1) == (1, 1)
    assert asked(game) == "turn"


def test_133_captain_declined_waits_for_the_next_card_and_is_no_turn_action() -> None:
    game = ball(staff=(133,), hand=(36,), dice="55", kitchen="hh")
    play(game, a.TakeDie(5, 5), a.PlayStaff(36), a.Decline("extra"))
    assert asked(game) == "turn"
    assert not me(game).used
    assert game.why_not(a.UseStaff(133)) is not None


def test_133_captain_does_not_answer_to_itself() -> None:
    game = ball(hand=(133,), dice="55", kitchen="hh")
    play(game, a.TakeDie(5, 5), a.PlayStaff(133))
    assert asked(game) == "turn"


def test_gizias_action_has_champagne_but_no_card_of_a_die() -> None:
    """9.2: no 119, 121, 124, 125, 131."""
    game = ball(cafe={97: None}, vacant="11 12 13 21 31", bonus=(0,), staff=(121, 124), dice="1112")
    play(game, a.MoveGuest(97, 1, 3))
    while asked(game) == "benefits":
        play(game, a.Collect(0))
    play(game, a.ExtraAction(1, 1))
    assert chosen(1, 1, champagne=1) in game.legal_actions()
    play(game, chosen(3))
    assert bottles(game) == 0


def test_gizia_dances_and_her_action_comes_last() -> None:
    """9.2."""
    game = ball(cafe={97: None}, kitchen="hh", dice="44")
    play(game, send("left-2", 97))
    assert a.Collect(0) not in game.legal_actions() or game.decision.parts[0].sort == "firing"  # type: ignore[union-attr]
    while asked(game) == "benefits":
        play(game, legal(game, a.Collect)[0])
    assert asked(game) == "extra_action"
    assert me(game).krones == 12


@pytest.mark.parametrize("card", [125, 133])
def test_nothing_is_asked_where_no_dancer_can_be_sent(card: int) -> None:
    game = ball(staff=(card,), hand=(36,), dice="5", areas=(0, 0, 0, 0), kitchen="h")
    play(game, a.TakeDie(5, 5))
    assert not legal(game, SendDancer)
    play(game, a.PlayStaff(36))
    assert asked(game) == "turn"
    assert house(game).in_ballrooms(0) == 0
