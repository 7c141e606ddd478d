"""Promotional cards that need the expansion: guests 184 to 192 and staff 183, one test a card."""

from __future__ import annotations

from typing import Any

from gah_desktop.engine import Game
from gah_desktop.engine import actions as a
from gah_desktop.engine.events import BallroomScored, Gained, Scored
from gah_desktop.engine.pending import Benefits
from gah_desktop.engine.reasons import Code
from gah_desktop.engine.rounds import start_round
from gah_desktop.engine.scoring import score_of
from gah_desktop.modules.ballrooms.rules.facts import CHAMPAGNE
from gah_desktop.modules.ballrooms.rules.sending import DECLINE_DANCER, SendDancer
from gah_desktop.modules.promo.rules.staying import UseGuest
from gah_desktop.modules.promo.rules.two_rooms import MoveGuestWide
from tests.helpers.lounge import CHRISTIE, salon
from tests.helpers.tables import Seat, acts, asked, chosen, legal, me, options, play, table
from tests.helpers.waltz import ball, house, send


def promo(**more: Any) -> Game:
    """Without ballrooms."""
    return table(modules=("more",), promo=True, **more)


def collect(game: Game, kind: str) -> None:
    """What brings an effect of this kind."""
    waiting = game.state.stack[-1]
    assert isinstance(waiting, Benefits)
    play(
        game, a.Collect(next(i for i, part in enumerate(waiting.parts) if part and part.effect.kind == kind))
    )


def dancing(**more: Any) -> Game:
    return ball(promo=True, **more)


def test_183_managers_son_a_krone_once_an_action_in_which_champagne_was_paid() -> None:
    """1.27: two dancers by one guest are 1 krone; so is a card's price; serving is no payment."""
    game = dancing(staff=(183,), cafe={137: None}, kitchen="hhhh")
    play(game, send("left-1", 137))
    assert me(game).krones == 11
    play(game, a.Collect(1), send("left-1"), send("left-1"))
    assert me(game).krones == 11
    game = dancing(staff=(183, 122), kitchen="hh")
    play(game, a.UseStaff(122))
    assert me(game).krones == 11
    game = dancing(staff=(183,), cafe={143: "k"}, kitchen="h")
    play(game, a.Serve("champagne", 143))
    assert me(game).krones == 9


def test_183_managers_son_nothing_where_nothing_was_paid() -> None:
    game = dancing(staff=(183,), hand=(127,), dice="5")
    play(game, a.TakeDie(5, 5), a.PlayStaff(127))
    play(game, send("left-1"))
    assert me(game).krones == 10 - 3


def test_184_ball_only_and_a_second_dancer_on_the_same_space() -> None:
    """1.22: cost and row bonus once; then 1 VP for each own dancer; her VP come last."""
    game = dancing(cafe={184: None}, kitchen="hh", vacant="11")
    assert not legal(game, a.MoveGuest)
    play(game, send("left-2", 184))
    assert a.Collect(1) not in game.legal_actions(), "not before the second dancer"
    play(game, a.Collect(0))
    assert asked(game) == "second_dancer"
    play(game, send("left-2", area=1))
    assert (me(game).kitchen[CHAMPAGNE], house(game).dancers(0, 1)) == (0, 2)
    assert [space for space in house(game).spaces[1] if space] == [17], "two on one space"
    while asked(game) == "benefits":
        play(game, legal(game, a.Collect)[0])
    assert me(game).vp == 1 + 1 + 2, "card, area of one in the Hall of Mirrors, two dancers"
    assert me(game).krones == 12, "one row bonus"


def test_184_her_second_dancer_joins_hers_whatever_another_card_sends_in_between() -> None:
    """1.22: her row brings a step, Christie a staff card for it, the Harpist [127] a dancer elsewhere."""
    game = salon((CHRISTIE,), modules=("ballrooms", "celebrities"), promo=True, hand=(127,), kitchen="hhhhhh",
                 cafe={184: None})  # fmt: skip
    play(game, send("middle-2", 184))
    collect(game, "advance_emperor")
    collect(game, "play_staff")
    play(game, a.PlayStaff(127), send("right-1"))
    while asked(game) != "second_dancer":
        options = [d for d in legal(game, a.Decline) if d.what != "second_dancer_same_space"]
        if options:
            play(game, options[0])
        else:
            collect(game, "second_dancer_same_space")
    assert {(x.ballroom, x.row) for x in legal(game, SendDancer)} == {("middle", 2)}


def test_184_without_a_second_dancer_only_the_first() -> None:
    game = dancing(cafe={184: None}, kitchen="h", areas=(0, 0, 0, 1))
    play(game, send("left-1", 184))
    while asked(game) == "benefits":
        play(game, legal(game, a.Collect)[0])
    assert (me(game).vp, house(game).in_ballrooms(0)) == (1 + 8 + 1, 1)


ANTOINETTE: dict[str, Any] = {"cafe": {185: None}, "vacant": "11 12 13 21 31", "bonus": (0,), "kitchen": ""}


def test_185_room_only_a_dancer_for_less_and_every_other_player_takes_something() -> None:
    """1.22: in turn order from the owner on, and placed at once; 8, 5, 2 VP by the round."""
    for number, vp in ((1, 8), (4, 5), (6, 2)):
        game = dancing(players=4, round=number, **ANTOINETTE)
        assert not legal(game, SendDancer)
        play(game, a.MoveGuest(185, 1, 3), a.Collect(0))
        assert {x.row for x in legal(game, SendDancer) if x.ballroom == "right"} == {1, 2, 3}, "three less"
        play(game, send("right-1"))
        for seat in (1, 2, 3):
            assert (game.seat, asked(game)) == (seat, "items_of_choice")
            play(game, chosen(wine=1))
        play(game, a.Collect(1))
        assert (me(game).vp, asked(game)) == (vp, "turn")
        assert [p.kitchen[2] for p in game.state.players] == [0, 1, 1, 1]


def test_185_the_others_take_in_turn_order_from_the_owner_on() -> None:
    """1.22, with three players and the second one on turn; before the row bonus of the dancer."""
    game = dancing(players=3, seat=1, rivals=(Seat(**{**ANTOINETTE, "kitchen": "h"}),), kitchen="")
    play(game, a.MoveGuest(185, 1, 3), a.Collect(0), send("left-3"))
    for seat in (2, 0):
        assert (game.seat, asked(game)) == (seat, "items_of_choice")
        play(game, chosen(coffee=1))
    assert (game.seat, asked(game)) == (1, "benefits"), "3 krones in the Apollosaal, and the VP"
    assert [p.kitchen[3] for p in game.state.players] == [1, 0, 1]


def test_185_without_the_dancer_nobody_takes_anything() -> None:
    """1.27a: what the others take is the price of the dancer, and nothing to decline by itself."""
    game = dancing(players=3, **ANTOINETTE)
    play(game, a.MoveGuest(185, 1, 3))
    assert options(game) == [a.Collect(0), a.Collect(1), a.Decline("gain_vp_by_round", 1)]
    play(game, a.Collect(0), DECLINE_DANCER, a.Collect(1))
    assert (me(game).vp, asked(game)) == (8, "turn")
    game = dancing(players=3, areas=(0, 0, 0, 0), **ANTOINETTE)
    play(game, a.MoveGuest(185, 1, 3), a.Collect(1))
    assert (me(game).vp, asked(game)) == (8, "turn"), "no dancer is left"


def test_185_the_opponent_counts_as_other_player_and_takes_nothing() -> None:
    """Alone there is nothing to ask."""
    game = dancing(solo="elisabeth", **ANTOINETTE)
    play(game, a.MoveGuest(185, 1, 3), a.Collect(0))
    assert {x.row for x in legal(game, SendDancer) if x.ballroom == "left"} == {1}
    play(game, send("left-1"), a.Collect(1))
    assert (game.seat, asked(game), me(game).vp) == (0, "turn", 8)


def test_186_the_ballroom_scored_next_is_scored_now_for_all_and_stays_open() -> None:
    """1.22: left in rounds 1 to 3, middle in 4 and 5, right in 6 and 7."""
    for number, which in ((1, "left"), (3, "left"), (4, "middle"), (5, "middle"), (6, "right"), (7, "right")):
        done = (number > 3) + (number > 5)
        game = dancing(cafe={186: None}, kitchen="h", round=number, scored=done,
                       dancers={1: f"{which}-1"})  # fmt: skip
        play(game, send("right-1", 186), a.Collect(0))
        (told,) = [e for e in game.events if isinstance(e, BallroomScored)]
        assert told.which == which
        assert {e.seat for e in game.events if isinstance(e, Scored) and e.source == ("ballroom", which)} == {
            0,
            1,
        }
        assert house(game).scored == done


def test_187_room_only_occupies_a_room_and_four_steps() -> None:
    game = dancing(cafe={187: None}, vacant="11 12 13 21", bonus=(0,), kitchen="hhh")
    assert not legal(game, SendDancer)
    play(game, a.MoveGuest(187, 1, 3), a.Collect(1))
    play(game, *([a.Collect(0)] if asked(game) == "benefits" else []), a.Occupy(2, 1))
    assert (me(game).vp, me(game).emperor) == (4, 4)


def test_188_room_only_five_vp() -> None:
    game = dancing(cafe={188: None}, vacant="11", kitchen="hhh")
    assert not legal(game, SendDancer)
    play(game, a.MoveGuest(188, 1, 1))
    assert me(game).vp >= 5


def test_189_two_vacant_rooms_side_by_side_any_colors() -> None:
    """1.21: both are occupied; what answers to a room answers twice."""
    game = promo(cafe={189: None}, vacant="11 13 14 23 24 35", staff=(23,), bonus=(0, 1, 2, 3, 4, 5))
    assert set(legal(game, MoveGuestWide)) == {MoveGuestWide(189, 1, 3), MoveGuestWide(189, 2, 3)}
    assert not legal(game, a.MoveGuest)
    assert game.why_not(MoveGuestWide(189, 1, 1)) == (Code.ROOM_EMPTY, ())
    krones = me(game).krones
    events = play(game, MoveGuestWide(189, 1, 3))
    while asked(game) == "benefits":
        play(game, legal(game, a.Collect)[0])
    assert me(game).vp == 3
    assert acts(events, "move_guest") == [{"guest": 189, "floor": 1, "column": 3, "second": [1, 4]}]
    assert me(game).occupied == 1 << 2 | 1 << 3
    answered = [e for e in game.events if isinstance(e, Gained) and e.source == ("staff", 23)]
    assert len(answered) == 2
    assert me(game).krones == krones + sum(e.krones for e in answered)


def test_190_stays_at_the_table_and_is_used_once_per_round() -> None:
    """1.21: an item for a staff card at its cost, a VP and a step."""
    game = promo(cafe={190: None}, kitchen="s", hand=(24,), vacant="11")
    assert not legal(game, a.MoveGuest) and not legal(game, a.FillOrder)
    events = play(game, UseGuest(190))
    assert acts(events, "use_guest") == [{"guest": 190, "pay": {"items": {"strudel": 1}}}]
    play(game, a.PlayStaff(24))
    assert (me(game).vp, me(game).emperor, me(game).krones, me(game).kitchen[0]) == (1, 1, 9, 0)
    assert game.why_not(UseGuest(190)) == (Code.GUEST_USED, (("guest", 190),))
    assert me(game).cafe == [190], "the table stays taken"


def test_190_champagne_is_an_item_and_an_empty_kitchen_has_none() -> None:
    game = dancing(cafe={190: None}, kitchen="sh")
    play(game, UseGuest(190))
    assert set(game.legal_actions()) == {chosen(1), chosen(champagne=1)}
    assert promo(cafe={190: None}).why_not(UseGuest(190)) == (Code.KITCHEN_TOO_EMPTY, ())


def test_190_costs_nothing_in_the_end_and_is_fresh_in_the_next_round() -> None:
    game = promo(cafe={190: None, 75: ""}, kitchen="ss")
    assert score_of(game.state, me(game)).line("cafe").vp == -5
    play(game, UseGuest(190))
    start_round(game.state)
    assert game.state.modules[-1].used == ()  # type: ignore[attr-defined]


def test_191_all_wine_the_other_guests_want() -> None:
    game = promo(cafe={191: None, 75: "", 54: "w"}, vacant="11 12 13", bonus=(0,))
    play(game, a.MoveGuest(191, 1, 3))
    play(game, a.Collect(0))
    assert me(game).needs == [0x2000, 0]
    assert me(game).kitchen == [0] * 5


def test_192_a_room_on_floor_1_only() -> None:
    game = promo(cafe={192: None}, vacant="11 13 21")
    assert {(x.floor, x.column) for x in legal(game, a.MoveGuest)} == {(1, 1), (1, 3)}
    assert game.why_not(a.MoveGuest(192, 2, 1)) == (Code.GUEST_FLOOR, (("guest", 192), ("max_floor", 1)))
    play(game, a.MoveGuest(192, 1, 3))
    assert me(game).vp >= 5
