"""Nobody is asked where no answer makes a difference: a full purse, no space to use, VP that come anyway."""

from __future__ import annotations

from typing import Any

import pytest

from gah_desktop.engine import Game
from gah_desktop.engine import actions as a
from gah_desktop.engine.pending import Benefits
from gah_desktop.engine.reasons import Code
from gah_desktop.modules.hotels.rules.own_tiles import Retreat
from tests.helpers.houses import COROGARI, STROUP, WRAY, house, owners
from tests.helpers.lounge import MAGIE, salon
from tests.helpers.tables import (
    Seat,
    acts,
    asked,
    declines,
    guest_ready,
    legal,
    me,
    move_in,
    options,
    play,
    reward,
    table,
    vp_of,
)
from tests.helpers.waltz import ball, send

ALL_ROOMS = " ".join(f"{floor}{column}" for floor in range(1, 5) for column in range(1, 6))


def part(game: Game, kind: str) -> int:
    """The place of a part among those that wait."""
    waiting = game.decision
    assert isinstance(waiting, Benefits)
    return next(i for i, each in enumerate(waiting.parts) if each and each.effect.kind == kind)


# Krones into a full purse


def test_krones_are_not_offered_to_a_full_purse() -> None:
    """Guest 98: 4 krones. With one krone fewer they can be had, or declined."""
    game = guest_ready(98, krones=20)
    move_in(game, 98)
    assert asked(game) == "turn"
    game = guest_ready(98, krones=19)
    move_in(game, 98)
    assert options(game) == [a.Collect(0), a.Decline("gain_krones", 0)]


def test_krones_are_not_offered_beside_another_part() -> None:
    """Guest 84: 3 krones and a guest; for the second of two players."""
    game = table(seat=1, rivals=(Seat(krones=20, cafe={84: None}, vacant="13"),))
    play(game, a.MoveGuest(84, 1, 3))
    assert asked(game) == "take_guest"
    play(game, a.Decline("guest"))
    assert (asked(game), game.state.players[1].krones) == ("turn", 20)


def test_krones_are_offered_as_soon_as_a_card_has_made_room_for_them() -> None:
    """Guest 94 plays a card for 1 less and dances in the middle row of the Apollosaal: 2 krones."""
    game = ball(krones=20, cafe={94: None}, kitchen="hh", hand=(16,), dice="")
    play(game, send("left-2", 94))
    assert asked(game) == "staff", "the krones are not offered before"
    play(game, a.PlayStaff(16))
    assert me(game).krones == 19
    assert options(game) == [a.Collect(1), a.Decline("gain_krones", 1)]


def test_why_krones_are_no_part_to_collect() -> None:
    game = table(krones=20, cafe={81: None, 75: ""}, vacant="13")
    play(game, a.MoveGuest(81, 1, 3))
    assert options(game) == [a.Collect(0), a.Decline("gain_items", 0)]
    assert game.why_not(a.Collect(1)) == (Code.IN_VAIN, ())


def test_magie_answers_to_krones_that_a_full_purse_cannot_hold() -> None:
    """Celebrities 2.6: krones count even at 20, so they are offered."""
    game = salon((MAGIE,), krones=20, cafe={98: None}, vacant="13")
    play(game, a.MoveGuest(98, 1, 3))
    assert a.Collect(0) in game.legal_actions() and a.Decline("gain_krones", 0) in game.legal_actions()
    play(game, a.Collect(0))
    assert asked(game) == "rooms"


@pytest.mark.parametrize(("krones", "told"), [(20, "turn"), (19, "benefits")])
def test_a_row_bonus_of_krones(krones: int, told: str) -> None:
    """The middle row of the Apollosaal: 2 krones."""
    game = ball(krones=krones, cafe={188: None, 140: None}, kitchen="hh", promo=True)
    play(game, send("left-2", 140))
    assert asked(game) == told


def test_the_emperors_krones_are_not_offered_to_a_full_purse() -> None:
    """Tile A1, in the middle of his visit."""
    game = reward("A1", krones=20)
    assert asked(game) == "turn" and game.state.round == 4


def test_wray_does_not_step_back_for_krones_that_a_full_purse_cannot_hold() -> None:
    game = house(WRAY, own_tiles="A1 B2", emperor=5, krones=20)
    assert legal(game, Retreat) == []
    assert game.why_not(Retreat("A1")) == (Code.IN_VAIN, ())


def test_a_card_is_not_turned_down_for_krones_that_a_full_purse_cannot_hold() -> None:
    """The Tapster [169]: 6 krones, after a yellow guest with three items."""
    for krones, told in ((20, "turn"), (19, "turn_down")):
        game = table(modules=("more",), krones=krones, staff=(169,), cafe={58: None}, vacant="21")
        play(game, a.MoveGuest(58, 2, 1))
        while asked(game) not in ("turn", "turn_down"):
            play(game, game.legal_actions()[-1])
        assert asked(game) == told


# E. Gizia's action


def test_without_a_space_to_use_gizia_asks_nothing() -> None:
    """97: not even in which order the krone of the Custodian [23] and the bonus of the group come."""
    game = table(dice="", krones=20, staff=(23,), cafe={97: None}, vacant="41", occupied="31")
    play(game, a.MoveGuest(97, 4, 1))
    assert (asked(game), vp_of(game.events, "group")) == ("turn", 5)


def test_gizia_waits_for_the_krone_that_pays_for_her_space() -> None:
    """Only a six is left, and no krone: the occupancy bonus brings some."""
    game = table(dice="6", krones=0, cafe={97: None}, vacant="13", occupied="14 23 24")
    play(game, a.MoveGuest(97, 1, 3))
    assert asked(game) == "extra_action" and me(game).krones > 0
    assert {x.face for x in legal(game, a.ExtraAction)} == {6}


# VP that come all the same


def test_the_vp_of_stroups_blue_group_cannot_be_declined() -> None:
    """Guest 68: three steps; the opening waits with them, in an order of choice."""
    game = house(STROUP, cafe={68: None}, vacant="31 11 12")
    play(game, a.MoveGuest(68, 3, 1))
    opening = part(game, "gain_vp")
    assert a.Collect(opening) in game.legal_actions() and "gain_vp" not in declines(game)
    assert game.why_not(a.Decline("gain_vp", opening)) == (Code.MUST_DECIDE, ())


def test_corogaris_vp_come_without_a_question_where_no_room_can_be_prepared() -> None:
    """Two ones: a room and a VP, in a hotel that is full."""
    game = house(COROGARI, dice="11", numbers=(4,), vacant=ALL_ROOMS)
    owners(game).first_die = 1
    events = play(game, a.TakeDie(1, 1))
    assert (asked(game), vp_of(events, "entrance", COROGARI), acts(events, "prepare")) == ("items", 1, [])


def test_a_reward_of_vp_may_still_be_declined() -> None:
    """A part of a reward is the player's, whatever it is; this one is lost."""
    game: Any = ball(promo=True, round=1, cafe={185: None}, vacant="13", areas=(0, 0, 0, 0))
    play(game, a.MoveGuest(185, 1, 3), a.Decline("gain_vp_by_round", 1))
    assert (asked(game), me(game).vp) == ("turn", 0)
