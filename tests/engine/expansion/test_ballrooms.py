"""Digest 1.1 to 1.14 and 1.24 to 1.29: set-up, champagne, sending dancers, what rows and areas give."""

from __future__ import annotations

from collections import Counter

import pytest

from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine import actions as a
from gah_desktop.engine.events import Acted, Scored
from gah_desktop.engine.reasons import Code
from gah_desktop.engine.scoring import score_of
from gah_desktop.modules.ballrooms.rules.facts import CHAMPAGNE, DANCERS
from gah_desktop.modules.ballrooms.rules.house import house_of
from gah_desktop.modules.ballrooms.rules.penalties import RemoveDancer
from gah_desktop.modules.ballrooms.rules.rehearsing import Rehearsing
from gah_desktop.modules.ballrooms.rules.sending import DECLINE_DANCER, SendDancer
from tests.helpers.tables import Seat, acts, asked, chosen, legal, me, penalty, play, reward, table
from tests.helpers.waltz import ball, house, rows, send

BALL = ("ballrooms",)


def bottles(game: Game, seat: int = 0) -> int:
    return game.state.players[seat].kitchen[CHAMPAGNE]


# Set-up


def test_three_of_the_five_ballrooms_in_a_row() -> None:
    """1.1."""
    seen: Counter[str] = Counter()
    for seed in range(60):
        boards = house_of(new_game(Setup(modules=BALL, seed=seed)).state).boards
        assert len(set(boards)) == 3
        seen.update(boards)
    assert len(seen) == 5


def test_everybody_starts_with_one_champagne_and_no_dancer_yet() -> None:
    """1.2 and 1.24: no dancer before rehearsal rooms are chosen."""
    game = new_game(Setup(modules=BALL, players=3))
    assert [p.kitchen for p in game.state.players] == [[1, 1, 1, 1, 1]] * 3
    assert [house(game).resting(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_player_chooses_a_rehearsal_room_first_before_the_guests(players: int) -> None:
    """1.3."""
    game = new_game(Setup(modules=BALL, players=players, seed=4))
    first = game.state.first
    order = []
    assert len(house(game).offered) == players
    while isinstance(game.decision, Rehearsing):
        order.append(game.seat)
        game.apply(game.legal_actions()[0])
    told = [e.seat for e in game.events if isinstance(e, Acted) and e.kind == "choose_rehearsal"]
    assert told == [(first + i) % players for i in reversed(range(players))]
    assert asked(game) == "choose_guest"
    assert game.seat == told[0], "the last player chooses the first guest too"
    assert all(house(game).areas[seat] == (1, 2, 3, 4) for seat in range(players))
    assert len(set(house(game).rehearsal)) == players
    assert order == told[: len(order)], "the last room is left without a choice"


def test_alone_one_rehearsal_room_comes_at_random() -> None:
    """Digest 6.2: and she has neither room nor champagne, but ten dancers."""
    game = new_game(Setup(modules=BALL, solo="elisabeth", seed=2))
    assert asked(game) == "keep_staff"
    assert house(game).areas == ((1, 2, 3, 4), (DANCERS,))
    assert house(game).rehearsal[0] and not house(game).rehearsal[1]
    assert (bottles(game), bottles(game, 1)) == (1, 0)
    assert not house(game).offered


# Champagne


def test_champagne_is_placed_served_and_kept_like_the_other_items() -> None:
    """1.4."""
    game = ball(cafe={143: ""}, kitchen="hk", staff=(129,))
    play(game, a.UseStaff(129), a.Place("champagne"))
    assert bottles(game) == 2
    play(game, a.Serve("champagne", 143), a.Serve("coffee", 143))
    assert (bottles(game), me(game).needs[0], me(game).krones) == (1, 0, 9)


def test_of_choice_is_never_champagne() -> None:
    """1.4."""
    game = ball(vacant="11", cafe={143: None})
    play(game, a.MoveGuest(143, 1, 1)) if legal(game, a.MoveGuest) else None
    choice = [x for x in legal(game, a.ChooseItems) if x.items[CHAMPAGNE]]
    assert not choice


@pytest.mark.parametrize(
    ("dice", "items"),
    [
        ("11", {(2, 0, 0), (1, 1, 0)}),
        ("111", {(3, 0, 0), (2, 1, 0), (1, 1, 1)}),
        ("1111", {(4, 0, 0), (3, 1, 0), (2, 2, 0), (2, 1, 1)}),
        ("111111", {(6, 0, 0), (5, 1, 0), (4, 2, 0), (3, 3, 0), (4, 1, 1), (3, 2, 1), (2, 2, 2)}),
    ],
)
def test_action_1_gives_strudel_cake_champagne_each_not_more_than_the_one_before(
    dice: str, items: set[tuple[int, ...]]
) -> None:
    """1.5: the first champagne asks for strength 3, the second for 6."""
    game = ball(dice=dice)
    play(game, a.TakeDie(1, 1))
    assert {(x.items[0], x.items[1], x.items[4]) for x in legal(game, a.ChooseItems)} == items


def test_action_2_gives_wine_coffee_champagne_also_with_a_six() -> None:
    """1.5."""
    for face, dice in ((2, "222"), (6, "666")):
        game = ball(dice=dice)
        play(game, a.TakeDie(face, 2))
        assert chosen(wine=1, coffee=1, champagne=1) in game.legal_actions()
        assert chosen(wine=2, champagne=1) not in game.legal_actions()


def test_without_the_module_action_1_gives_none() -> None:
    game = table(modules=("more",), dice="111")
    play(game, a.TakeDie(1, 1))
    assert not [x for x in legal(game, a.ChooseItems) if x.items[CHAMPAGNE]]


def test_champagne_in_the_kitchen_is_a_vp_each_and_counts_for_the_tie() -> None:
    """0.4."""
    score = score_of(ball(kitchen="hhs", krones=4).state, ball(kitchen="hhs", krones=4).state.players[0])
    assert score.line("items").vp == 3
    assert score.tie == 7


def test_penalties_on_dishes_and_drinks_leave_champagne_alone() -> None:
    """0.3 and 1.31: A2 and B1, in the kitchen and on guests."""
    game = penalty("A2", kitchen="swhh", modules=BALL)
    assert me(game).kitchen == [0, 0, 0, 0, 2]
    game = penalty("B1", kitchen="swhh", cafe={143: "h"}, modules=BALL)
    assert me(game).kitchen == [0, 0, 0, 0, 2]
    assert me(game).needs == [game.state.t.guests[143].order - (1 << 16)], "the coffee only"


# Sending a dancer


def test_a_completed_guest_goes_to_a_room_or_to_a_ball() -> None:
    """1.6: an additional action; no room is needed, nothing is occupied, there is no occupancy bonus."""
    game = ball(cafe={140: None}, kitchen="h", vacant="21")
    assert a.MoveGuest(140, 2, 1) in game.legal_actions()
    vp = me(game).vp
    play(game, send("left-1", 140))
    assert me(game).vp == vp + 12
    assert (me(game).cafe, me(game).occupied, bottles(game)) == ([], 0, 0)
    assert game.state.guest_discard[-1] == 140
    assert rows(game, 0) == (1, 0, 0)
    assert asked(game) == "turn" and legal(game, a.TakeDie)


def test_a_guest_without_a_vacant_room_can_dance() -> None:
    game = ball(cafe={140: None}, kitchen="h")
    assert not legal(game, a.MoveGuest)
    assert send("right-1", 140) in game.legal_actions()


def test_rows_cost_1_2_3_and_so_does_the_balcony() -> None:
    """1.8: bottom 1, middle 2, top 3, the balcony 3; 4, 3 and 2 spaces."""
    for stock, places in ((0, set()), (1, {1}), (2, {1, 2}), (3, {0, 1, 2, 3})):
        game = ball(cafe={140: None}, kitchen="h" * stock)
        assert {x.row for x in legal(game, SendDancer)} == places
    assert [len(spaces) for spaces in house(game).spaces[:3]] == [4, 3, 2]


def test_one_dancer_a_space_but_no_limit_on_the_balcony() -> None:
    """1.8."""
    game = ball(cafe={140: None}, kitchen="hhh", dancers={1: "left-3 left-3 balcony balcony balcony"})
    assert send("left-3", 140) not in game.legal_actions()
    assert send("balcony", 140) in game.legal_actions()
    play(game, send("balcony", 140))
    assert house(game).dancers(0, 9) == 1


def test_a_scored_ballroom_is_closed_but_not_the_balcony() -> None:
    """1.7: the balcony from round 1 on."""
    game = ball(cafe={140: None}, kitchen="hhh", scored=1)
    assert {x.ballroom for x in legal(game, SendDancer)} == {"middle", "right", "balcony"}


def test_any_dancer_may_be_taken_and_is_paid_from_the_kitchen() -> None:
    """1.7."""
    game = ball(cafe={140: None}, kitchen="hh")
    assert {x.area for x in legal(game, SendDancer)} == {1, 2, 3, 4}
    events = play(game, send("middle-2", 140, area=3))
    assert acts(events, "send_dancer") == [
        {"guest": 140, "ballroom": "middle", "row": 2, "space": 1, "area": 3, "cost": 2}
    ]
    assert house(game).areas[0] == (1, 2, 2, 4)


def test_when_the_last_dancer_of_an_area_leaves_its_bonus_is_had() -> None:
    """1.10: the Hall of Mirrors gives 1 VP for the area of one."""
    game = ball(cafe={140: None}, kitchen="h", rehearsal=("mirror-hall", "treasury"))
    play(game, send("left-1", 140, area=1))
    assert me(game).vp == 12
    play(game, a.Collect(0))
    assert me(game).vp == 13


@pytest.mark.parametrize(
    ("room", "area", "krones", "steps", "vp", "kitchen"),
    [
        ("treasury", 2, 2, 0, 0, ""), ("treasury", 4, 6, 0, 0, ""), ("antechamber", 3, 0, 4, 0, ""),
        ("cellar", 1, 0, 0, 1, ""), ("cellar", 3, 0, 0, 1, "h"), ("cellar", 4, 0, 0, 0, "hh"),
        ("mirror-hall", 2, 0, 0, 3, ""), ("pantry", 1, 0, 0, 0, "s"), ("pantry", 4, 0, 0, 1, "swk"),
    ],
)  # fmt: skip
def test_rehearsal_rooms(room: str, area: int, krones: int, steps: int, vp: int, kitchen: str) -> None:
    left = [0, 0, 0, 0]
    left[area - 1] = 1
    rooms = (room, "treasury" if room != "treasury" else "cellar")
    game = ball(cafe={140: None}, kitchen="h", rehearsal=rooms, areas=(left[0], left[1], left[2], left[3]))
    play(game, send("left-1", 140, area=area), a.Collect(0))
    p = me(game)
    assert (p.krones, p.emperor, p.vp) == (10 + krones, steps, 12 + vp)
    assert p.kitchen == [kitchen.count(letter) for letter in "scwkh"]


# Row bonuses


@pytest.mark.parametrize(
    ("room", "row", "krones", "steps", "vp", "kitchen"),
    [
        ("apollosaal", 2, 2, 0, 0, ""), ("apollosaal", 3, 3, 0, 0, ""),
        ("goldener-strauss", 2, 0, 1, 0, ""), ("goldener-strauss", 3, 0, 3, 0, ""),
        ("zum-sperl", 2, 0, 0, 0, "c"), ("zum-sperl", 3, 0, 0, 0, "swk"),
        ("zur-kettenbruecke", 2, 0, 0, 2, ""), ("zur-kettenbruecke", 3, 0, 0, 5, ""),
    ],
)  # fmt: skip
def test_row_bonus(room: str, row: int, krones: int, steps: int, vp: int, kitchen: str) -> None:
    """1.9."""
    others = [other for other in ("apollosaal", "goldener-strauss", "odeonsaal") if other != room]
    game = ball(ballrooms=(room, *others[:2]), cafe={140: None}, kitchen="hhh"[:row])
    play(game, send(f"left-{row}", 140), a.Collect(0))
    p = me(game)
    assert (p.krones, p.emperor, p.vp) == (10 + krones, steps, 12 + vp)
    assert p.kitchen == [kitchen.count(letter) for letter in "scwkh"]


@pytest.mark.parametrize("where", ["left-1", "balcony"])
def test_no_bonus_in_the_bottom_row_nor_on_the_balcony(where: str) -> None:
    game = ball(cafe={140: None}, kitchen="hhh")
    play(game, send(where, 140))
    assert asked(game) == "turn"


def test_the_odeonsaal_occupies_a_room_floors_1_to_3_from_the_middle_row() -> None:
    game = ball(cafe={140: None}, kitchen="hh", vacant="21 41", occupied="11 31")
    play(game, send("right-2", 140))
    assert game.why_not(a.Occupy(4, 1)) == (Code.FLOOR_TOO_HIGH, (("max_floor", 3),))
    play(game, a.Occupy(2, 1))
    assert me(game).occupied & 1 << 5


def test_the_odeonsaals_top_row_occupies_anywhere_and_gives_3_vp() -> None:
    game = ball(cafe={140: None}, kitchen="hhh", vacant="41", occupied="11 21 31")
    play(game, send("right-3", 140), a.Collect(0), a.Occupy(4, 1))
    assert me(game).vp >= 12 + 3


def test_the_odeonsaals_3_vp_come_even_if_no_room_is_to_be_occupied() -> None:
    """1.11: each part may be declined, and nobody is asked for VP."""
    game = ball(cafe={140: None}, kitchen="hhh", vacant="41", occupied="11 21 31")
    play(game, send("right-3", 140), a.Decline("occupy_room", 0))
    assert me(game).vp == 12 + 3
    assert me(game).vacant and asked(game) == "turn"


def test_a_room_of_a_row_bonus_is_occupied_like_any_other() -> None:
    """1.26: with its occupancy bonus and [23]; without a vacant room there is nothing."""
    game = ball(cafe={140: None}, kitchen="hh", vacant="11", staff=(23,), bonus=())
    play(game, send("right-2", 140), a.Occupy(1, 1))
    assert me(game).krones > 10 + 0
    assert me(game).bonus & 1, "the group of one room is full"
    game = ball(cafe={140: None}, kitchen="hh")
    play(game, send("right-2", 140))
    assert asked(game) == "turn"


def test_any_part_may_be_declined() -> None:
    """1.11."""
    game = ball(cafe={140: None}, kitchen="hh")
    play(game, send("left-2", 140), a.Decline("gain_krones", 0))
    assert (me(game).krones, asked(game)) == (10, "turn")


def test_reward_row_and_room_bonus_come_in_the_players_order() -> None:
    """1.11 and 1.25: [149] brings 5 krones; the row 2, the area of one in the Treasury 1."""
    game = ball(cafe={149: None}, kitchen="hh", rehearsal=("treasury", "pantry"))
    play(game, send("left-2", 149, area=1))
    parts = [part.source for part in game.decision.parts]  # type: ignore[union-attr]
    assert parts == [("guest", 149), ("row", "left-2"), ("area", 1)]
    assert {x.part for x in legal(game, a.Collect)} == {0, 1, 2}
    play(game, a.Collect(2), a.Collect(0), a.Collect(1))
    assert me(game).krones == 18


def test_the_rewards_champagne_pays_for_a_dancer_of_the_reward_but_not_for_the_guests_own() -> None:
    """1.11: [154] brings two champagne and a dancer."""
    game = ball(cafe={154: None})
    assert not legal(game, SendDancer), "its own dancer cannot be paid"
    game = ball(cafe={154: None}, kitchen="h")
    play(game, send("left-1", 154))
    assert Counter(type(x).__name__ for x in game.legal_actions())["Collect"] == 1
    play(game, a.Collect(0))
    while asked(game) == "place":
        play(game, game.legal_actions()[0])
    if asked(game) == "benefits":
        play(game, a.Collect(1))
    play(game, send("left-2"))
    assert rows(game, 0) == (1, 1, 0)


def test_what_cannot_be_done_is_not_paid() -> None:
    """1.24: without a dancer nothing is paid, and sending by a card may be declined."""
    game = ball(staff=(128,), kitchen="sh", areas=(0, 0, 0, 0))
    assert game.why_not(a.UseStaff(128)) == (Code.IN_VAIN, ())
    game = ball(staff=(128,), kitchen="sh")
    play(game, a.UseStaff(128), DECLINE_DANCER)
    assert (bottles(game), house(game).in_ballrooms(0)) == (1, 0)


def test_a_discount_beyond_the_cost_is_lost() -> None:
    """1.12 and 1.24: the discount lowers the champagne, not below 0."""
    game = ball(dice="5", hand=(127,), kitchen="")
    play(game, a.TakeDie(5, 5), a.PlayStaff(127))
    play(game, *([a.Collect(0)] if asked(game) == "benefits" else []))
    events = play(game, send("left-1"))
    assert acts(events, "send_dancer")[0]["cost"] == 0
    assert bottles(game) == 0


def test_up_to_two_one_after_the_other_with_what_the_first_sets_off_between() -> None:
    """1.12 and 1.29: [137] sends two; the row bonus of the first comes before the second."""
    game = ball(cafe={137: None}, kitchen="hhhhh")
    play(game, send("left-1", 137), a.Collect(1))
    play(game, send("left-2"))
    assert asked(game) == "benefits"
    play(game, a.Collect(0))
    assert asked(game) == "send_dancer"
    play(game, send("middle-1"))
    assert house(game).in_ballrooms(0) == 3


def test_no_dancer_in_the_middle_of_an_action() -> None:
    game = ball(cafe={140: None}, kitchen="h", dice="44")
    play(game, a.TakeDie(4, 4))
    assert game.why_not(send("left-1", 140)) == (Code.PENDING, (("pending", "split"),))


@pytest.mark.parametrize("staff", [5, 6, 7, 8, 33])
def test_staff_that_answers_to_a_completed_guest_answers_at_a_ball(staff: int) -> None:
    """1.13 and 9.6."""
    guest = {5: 150, 6: 144, 7: 140, 8: 140, 33: 145}[staff]
    at_ball = ball(cafe={guest: None}, kitchen="h", staff=(staff,))
    into_room = ball(cafe={guest: None}, kitchen="h", staff=(staff,), vacant="11 12 13 21 31", bonus=(0,))
    play(at_ball, send("left-1", guest))
    play(into_room, next(x for x in legal(into_room, a.MoveGuest)))
    p, q = me(at_ball), me(into_room)
    assert (p.krones, p.emperor, p.vp) == (q.krones, q.emperor, q.vp)


def test_the_page_boy_of_rooms_answers_to_rooms_alone() -> None:
    """1.13: [23]."""
    game = ball(cafe={140: None}, kitchen="h", staff=(23,))
    play(game, send("left-1", 140))
    assert me(game).krones == 10


def test_champagne_counts_as_an_item_of_the_order() -> None:
    """1.13: [33] asks for four or more; [153] wants cake, coffee and two champagne."""
    game = ball(cafe={153: None}, kitchen="h", staff=(33,))
    play(game, send("left-1", 153))
    assert me(game).vp == 14 + 4


# Objectives and tiles


def test_objective_a5_seven_champagne_in_the_kitchen() -> None:
    for number, met in ((6, False), (7, True)):
        game = ball(objectives="A5 B1 C1", kitchen="h" * number)
        assert (a.Claim(0) in game.legal_actions()) == met


def test_objective_b5_seven_dancers_balcony_and_scored_ballrooms_too() -> None:
    for where, met in (("left-1 left-1 left-1 middle-1 middle-2 balcony", False),
                       ("left-1 left-1 left-1 middle-1 middle-2 balcony balcony", True)):  # fmt: skip
        game = ball(objectives="A1 B5 C1", krones=0, dancers=where, scored=1)
        assert (a.Claim(1) in game.legal_actions()) == met


def test_objective_c5_four_green_guests_completed_room_or_ball() -> None:
    game = ball(objectives="A1 B1 C5", krones=0, kitchen="hh", cafe={156: None, 162: None}, vacant="11")
    house(game).greens = (2, 0)
    play(game, send("left-1", 156))
    while asked(game) != "turn":
        play(game, game.legal_actions()[0])
    assert house(game).greens == (3, 0)
    assert a.Claim(2) not in game.legal_actions()
    play(game, a.MoveGuest(162, 1, 1))
    while asked(game) != "turn":
        play(game, game.legal_actions()[-1])
    assert a.Claim(2) in game.legal_actions()


def test_tile_a5_two_champagne_or_two_less_or_5_vp() -> None:
    game = reward("A5", modules=BALL)
    play(game, a.Collect(0)) if asked(game) == "benefits" else None
    assert bottles(game) == 2
    assert bottles(penalty("A5", kitchen="hhh", modules=BALL)) == 1
    game = penalty("A5", kitchen="h", modules=BALL)
    assert (bottles(game), me(game).vp) == (1, -5 - 5), "5 for the tile, 5 for the empty ballroom"


def visited(tile: str, emperor: int, dancers: str = "", **more: object) -> Game:
    """The Emperor with this tile; seat 0 comes first."""
    number = {"A": 3, "B": 5, "C": 7}[tile[0]]
    tiles = " ".join(tile if tile[0] == letter else f"{letter}1" for letter in "ABC")
    has = {"numbers": (4,), "emperor": emperor} | more
    game = ball(round=number, dice="5", rivals=(Seat(numbers=(), emperor=number + 1),), tiles=tiles,
                scored=(number - 3) // 2, dancers=dancers, **has)  # type: ignore[arg-type]  # fmt: skip
    play(game, a.TakeDie(5, 5))
    if asked(game) == "staff":
        play(game, a.Decline("staff"))
    play(game, a.EndTurn())
    return game


def test_tile_b5_sends_a_dancer_for_nothing_into_the_ballroom_about_to_be_scored() -> None:
    """1.19: with row and room bonus."""
    game = visited("B5", 8)
    assert asked(game) == "send_dancer"
    assert {x.ballroom for x in legal(game, SendDancer)} == {"middle", "right", "balcony"}
    play(game, send("middle-3", area=1))
    assert asked(game) == "benefits"
    parts = [part.source for part in game.decision.parts]  # type: ignore[union-attr]
    assert parts == [("row", "middle-3"), ("area", 1)]


def test_tile_b5_takes_one_dancer_of_the_middle_ballroom() -> None:
    """1.19: which one, the owner chooses; it leaves the game, and its space is free again."""
    game = visited("B5", 0, "middle-1 middle-3 left-1")
    assert set(game.legal_actions()) == {RemoveDancer("middle", 1, 1), RemoveDancer("middle", 3, 1)}
    play(game, RemoveDancer("middle", 1, 1))
    assert (rows(game, 1), house(game).gone) == ((0, 0, 1), (1, 0))
    assert house(game).resting(0) + house(game).in_ballrooms(0) == 9


def test_tile_b5_costs_7_vp_without_a_dancer_in_the_middle() -> None:
    game = visited("B5", 0, "left-1")
    assert me(game).vp == -7 - 5
    assert house(game).in_ballrooms(0) == 1


def test_tile_c5_two_dancers_of_the_right_ballroom_balcony_too() -> None:
    """1.19."""
    game = visited("C5", 0, "right-1 balcony")
    play(game, RemoveDancer("balcony", 0, 1))
    assert house(game).gone == (2, 0)
    assert house(game).in_ballrooms(0) == 0
    score = game.state.scores[0]
    assert score.game == -5, "no dancer is left there; no VP were lost for the tile"
    lost = visited("C5", 0, "right-1")
    assert house(lost).gone == (0, 0)


def test_tile_c5_two_vp_for_each_dancer_everywhere() -> None:
    game = visited("C5", 10, "left-1 middle-2 balcony")
    assert [e.amount for e in game.events if isinstance(e, Scored) and e.source == ("emperor", "C5")] == [6]
