"""Guests 134 to 162, one test a card: VP, reward, and where each may go."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gah_desktop.engine import Game
from gah_desktop.engine import actions as a
from gah_desktop.modules.ballrooms.rules.facts import CHAMPAGNE
from gah_desktop.modules.ballrooms.rules.sending import DECLINE_DANCER, SendDancer
from tests.helpers.tables import VACANT, asked, legal, me, play
from tests.helpers.waltz import ball, house, send

ROOM = {"blue": (3, 1), "red": (1, 3), "yellow": (2, 1), "green": (1, 3)}
COLORS = ("blue", "red", "yellow", "green")


def ready(guest: int, **more: object) -> Game:
    has = {"kitchen": "h", "vacant": VACANT, "bonus": (0,), "cafe": {guest: None}} | more
    return ball(**has)  # type: ignore[arg-type]


def moved_in(game: Game, guest: int) -> Game:
    play(game, a.MoveGuest(guest, *ROOM[COLORS[game.state.t.guests[guest].color]]))
    return game


def settled(game: Game) -> Game:
    """Everything collected; items into the kitchen, and cards, dancers and rooms declined."""
    while asked(game) != "turn":
        options = game.legal_actions()
        declines = [x for x in options if isinstance(x, a.Decline) and x.part < 0]
        play(game, declines[0] if declines else options[0])
    return game


# guest: VP, krones, steps, champagne
PLAIN = {
    "134_debutante": (1, 0, 0, 1),
    "136_governess": (4, 0, 0, 1),
    "139_diva": (3, 0, 0, 2),
    "140_waltz_queen": (12, 0, 0, 0),
    "141_khan": (1, 0, 0, 1),
    "144_maharani": (4, 0, 0, 1),
    "145_marquis": (3, 0, 0, 2),
    "146_contessa": (15, 0, 0, 0),
    "149": (1, 5, 0, 0),
    "150": (1, 2, 0, 1),
    "152": (5, 0, 0, 1),
    "153": (14, 0, 0, 0),
    "156": (1, 0, 0, 2),
}


@pytest.mark.parametrize("card", PLAIN)
@pytest.mark.parametrize("dances", [False, True], ids=["room", "ball"])
def test_plain_gains_at_a_ball_as_in_a_room(card: str, dances: bool) -> None:
    guest, (vp, krones, steps, champagne) = int(card[:3]), PLAIN[card]
    game = ready(guest)
    if dances:
        play(game, send("left-1", guest))
    else:
        moved_in(game, guest)
    p = me(settled(game))
    had = 0 if dances else 1
    assert (p.vp, p.krones, p.emperor, p.kitchen[CHAMPAGNE]) == (vp, 10 + krones, steps, had + champagne)


def test_135_lady_companion_a_step_and_a_card_for_nothing() -> None:
    game = moved_in(ready(135, hand=(25,), krones=0), 135)
    play(game, a.Collect(1), a.PlayStaff(25), a.Collect(0)) if asked(game) == "benefits" else None
    assert (me(game).vp, me(game).emperor, me(game).krones, me(game).staff) == (1, 1, 0, [25])


def sends(guest: int, discount: int, number: int) -> Callable[[Game], None]:
    def check(game: Game) -> None:
        for sent in range(number):
            assert asked(game) == "send_dancer", sent
            assert {x.row for x in legal(game, SendDancer) if x.ballroom == "left"} == {1, 2, 3}
            play(game, send("left-1"))
        assert house(game).in_ballrooms(0) == number
        assert me(game).kitchen[CHAMPAGNE] == 6 - number * max(0, 1 - discount)

    return check


@pytest.mark.parametrize(
    ("guest", "vp", "part", "discount", "number"),
    [
        pytest.param(137, 1, 1, 0, 2, id="137_prima_ballerina"),
        pytest.param(147, 4, 0, 1, 1, id="147_tsarina"),
        pytest.param(148, 1, 0, 0, 1, id="148"),
        pytest.param(151, 1, 1, 0, 1, id="151"),
        pytest.param(157, 0, 0, 0, 1, id="157"),
        pytest.param(159, 0, 0, 0, 1, id="159"),
        pytest.param(161, 1, 0, 2, 1, id="161"),
    ],
)
def test_guests_that_send_dancers(guest: int, vp: int, part: int, discount: int, number: int) -> None:
    game = ready(guest, kitchen="hhhhhh")
    moved_in(game, guest)
    assert me(game).vp == vp
    if asked(game) == "benefits":
        play(game, a.Collect(part))
    sends(guest, discount, number)(game)


def test_137_prima_ballerina_two_krones_too() -> None:
    assert me(settled(moved_in(ready(137), 137))).krones == 12


def test_138_mannequin_champagne_and_a_card_for_three_less() -> None:
    game = moved_in(ready(138, hand=(25,)), 138)
    play(game, a.Collect(0))
    play(game, *([a.Collect(1)] if asked(game) == "benefits" else []))
    play(game, a.PlayStaff(25))
    assert (me(game).krones, me(game).kitchen[CHAMPAGNE]) == (10 - 3, 2)


def test_142_tenno_champagne_and_a_room_for_one_less() -> None:
    game = moved_in(ready(142), 142)
    play(game, a.Collect(0))
    play(game, *([a.Collect(1)] if asked(game) == "benefits" else []))
    play(game, a.Prepare(4, 1))
    assert (me(game).krones, me(game).kitchen[CHAMPAGNE], me(game).vp) == (8, 2, 1)


def test_143_laird_two_dishes_or_drinks() -> None:
    game = moved_in(ready(143), 143)
    play(game, *([a.Collect(0)] if asked(game) == "benefits" else []))
    options = legal(game, a.ChooseItems)
    assert len(options) == 10 and not any(x.items[CHAMPAGNE] for x in options)


def test_149_five_krones() -> None:
    assert me(settled(moved_in(ready(149), 149))).krones == 15


def test_151_two_steps_too() -> None:
    assert me(settled(moved_in(ready(151), 151))).emperor == 2


def test_154_two_champagne_and_a_dancer_which_they_may_pay() -> None:
    game = moved_in(ready(154, kitchen=""), 154)
    assert me(game).vp == 1
    play(game, a.Collect(0))
    play(game, *([a.Collect(1)] if asked(game) == "benefits" else []))
    play(game, send("left-2"), a.Decline("gain_krones", 0))
    assert me(game).kitchen[CHAMPAGNE] == 0


def test_155_costs_a_vp_brings_champagne_and_a_room() -> None:
    """1.23."""
    game = moved_in(ready(155), 155)
    assert me(game).vp == -1
    play(game, a.Collect(0))
    play(game, *([a.Collect(1)] if asked(game) == "benefits" else []))
    play(game, a.Prepare(2, 2))
    assert (me(game).kitchen[CHAMPAGNE], me(game).krones) == (2, 9)


def test_157_occupies_a_room_too() -> None:
    game = moved_in(ready(157, kitchen=""), 157)
    play(game, *([a.Collect(1)] if asked(game) == "benefits" else []))
    play(game, a.Occupy(2, 1))
    assert me(game).occupied.bit_count() == 2


def test_158_costs_two_vp_brings_champagne_and_a_guest() -> None:
    """1.23."""
    game = moved_in(ready(158, krones=0), 158)
    assert me(game).vp == -2
    play(game, a.Collect(0))
    play(game, *([a.Collect(1)] if asked(game) == "benefits" else []))
    play(game, a.TakeGuest(0))
    assert (len(me(game).cafe), me(game).kitchen[CHAMPAGNE]) == (1, 2)


def test_159_draws_three_and_plays_one_for_three_less() -> None:
    game = moved_in(ready(159, kitchen="", next_staff=(25, 36, 39)), 159)
    play(game, a.Collect(1), a.PlayStaff(25))
    assert me(game).krones == 7


def test_160_two_dishes_or_drinks_and_a_champagne() -> None:
    p = me(settled(moved_in(ready(160), 160)))
    assert (sum(p.kitchen[:4]), p.kitchen[CHAMPAGNE], p.vp) == (2, 2, 1)


def test_161_a_dancer_for_two_less() -> None:
    game = moved_in(ready(161, kitchen="h"), 161)
    assert {x.row for x in legal(game, SendDancer) if x.ballroom == "left"} == {1, 2, 3}
    play(game, DECLINE_DANCER)
    assert asked(game) == "turn"


def test_162_goes_to_a_room_only_and_occupies_another() -> None:
    """1.21."""
    game = ready(162, kitchen="hhh")
    assert not legal(game, SendDancer)
    moved_in(game, 162)
    assert me(game).vp == 10
    play(game, a.Occupy(2, 1))
    assert me(game).occupied.bit_count() == 2


def test_a_guest_needs_its_champagne() -> None:
    game = ball(cafe={146: "kkh"}, vacant=VACANT)
    assert not legal(game, a.MoveGuest) and not legal(game, SendDancer)
