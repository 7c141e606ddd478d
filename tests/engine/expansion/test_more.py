"""Some More: staff 166 to 179, one test a card, objectives and tiles of number 6; the digest's section 5."""

from __future__ import annotations

from typing import Any

import pytest

from gah_desktop.engine import Game
from gah_desktop.engine import actions as a
from gah_desktop.engine.events import Gained, Scored
from gah_desktop.engine.reasons import Code
from gah_desktop.modules.more.rules.record import record_of
from gah_desktop.modules.more.rules.turning_down import DECLINE_TURN_DOWN, TurnDown
from tests.helpers.tables import acts, asked, chosen, floor, legal, me, penalty, play, reward, table, vp_of

MORE = ("more",)


def more(**changes: Any) -> Game:
    return table(modules=MORE, **changes)


def down(game: Game) -> tuple[int, ...]:
    return record_of(game.state).turned_down


# Cards that are turned down


def test_166_handmaid_two_rooms_prepared_and_occupied_after_three_steps() -> None:
    game = more(staff=(166,), dice="444", krones=0)
    play(game, a.TakeDie(4, 4), a.Split(0, 3))
    assert TurnDown(166) in game.legal_actions() and DECLINE_TURN_DOWN in game.legal_actions()
    play(game, TurnDown(166), a.Prepare(1, 1), a.Prepare(2, 1))
    assert (me(game).occupied, me(game).vacant, me(game).krones) == (0b100001, 0, 0)
    assert (down(game), me(game).staff, asked(game)) == ((166,), [166], "turn")


def test_166_handmaid_not_after_two_steps_and_steps_past_the_end_count() -> None:
    game = more(staff=(166,), dice="444")
    play(game, a.TakeDie(4, 4), a.Split(1, 2))
    assert asked(game) == "turn"
    game = more(staff=(166,), dice="444", emperor=12)
    play(game, a.TakeDie(4, 4), a.Split(0, 3))
    assert asked(game) == "turn_down"


@pytest.mark.parametrize(
    ("card", "guest", "other"),
    [
        pytest.param(167, 75, 82, id="167_apprentice_blue"),
        pytest.param(168, 82, 75, id="168_dishwasher_red"),
        pytest.param(169, 58, 75, id="169_tapster_yellow"),
    ],
)
def test_cards_for_a_completed_guest_of_their_color_with_three_items(
    card: int, guest: int, other: int
) -> None:
    """5.3: the printed order counts."""
    vacant = "11 12 13 21 31"
    game = more(staff=(card,), cafe={guest: None}, vacant=vacant, bonus=(0,))
    assert game.state.t.guests[guest].size >= 3
    into(game, guest)
    assert asked(game) == "turn_down"
    play(game, TurnDown(card))
    gains = {167: [3, 3, 0, 0, 0], 168: [0, 0, 3, 3, 0]}
    if card in gains:
        assert me(game).kitchen == gains[card]
    assert down(game) == (card,)
    game = more(staff=(card,), cafe={other: None}, vacant=vacant, bonus=(0,))
    into(game, other)
    assert asked(game) == "turn"


def into(game: Game, guest: int) -> None:
    """Into its room; the reward is collected, or done without."""
    play(game, legal(game, a.MoveGuest)[-1])
    while asked(game) not in ("turn", "turn_down"):
        declines = [x for x in legal(game, a.Decline) if x.part < 0]
        play(game, declines[0] if declines else game.legal_actions()[0])


def test_169_tapster_six_krones() -> None:
    game = more(staff=(169,), cafe={58: None}, vacant="21", krones=1)
    into(game, 58)
    before = me(game).krones
    play(game, TurnDown(169))
    assert me(game).krones == before + 6


def test_170_coachwoman_three_vp_and_a_guest_for_a_coffee() -> None:
    game = more(staff=(170,), kitchen="k", krones=0)
    events = play(game, a.UseStaff(170))
    assert acts(events, "use_staff") == [{"staff": 170, "pay": {"items": {"coffee": 1}}}]
    play(game, a.TakeGuest(0))
    assert (me(game).vp, me(game).kitchen, len(me(game).cafe)) == (3, [0] * 5, 1)


def test_171_bookkeeper_a_room_for_two_less_for_a_cake() -> None:
    game = more(staff=(171,), kitchen="c", vacant=f"{floor(1)} 21 31", krones=1)
    play(game, a.UseStaff(171), a.Prepare(4, 1))
    assert (me(game).krones, me(game).kitchen[1]) == (0, 0)


def test_171_bookkeeper_only_while_a_room_can_be_had() -> None:
    """1.24: a card with a price may be used only while some of its effect can be had."""
    everything = " ".join(map(floor, (1, 2, 3, 4)))
    game = more(staff=(171,), kitchen="c", vacant=everything)
    assert game.why_not(a.UseStaff(171)) == (Code.IN_VAIN, ())


def test_172_chef_de_rang_five_steps_after_three_drinks() -> None:
    game = more(staff=(172,), dice="222")
    play(game, a.TakeDie(2, 2), chosen(wine=2, coffee=1), TurnDown(172))
    assert me(game).emperor == 5


def test_172_chef_de_rang_adds_up_what_one_action_gives() -> None:
    """5.3: whatever its sources, wherever they go; but not what two actions give."""
    game = more(staff=(172, 3), dice="22", cafe={75: ""})
    play(game, a.TakeDie(2, 2), chosen(wine=2), a.Place("wine", 75), a.Place("wine", 75))
    assert asked(game) == "turn"
    play(game, a.UseStaff(3))
    assert asked(game) == "turn", "the once-per-round card is another action"
    game = more(staff=(172,), dice="222", cafe={75: ""})
    play(game, a.TakeDie(2, 2), chosen(wine=3))
    while asked(game) == "place":
        play(game, game.legal_actions()[0])
    assert asked(game) == "turn_down"


def test_173_interpreter_two_krones_and_two_vp_for_two_strudels() -> None:
    game = more(staff=(173,), kitchen="sss")
    play(game, a.UseStaff(173))
    assert (me(game).krones, me(game).vp, me(game).kitchen[0]) == (12, 2, 1)
    assert more(staff=(173,), kitchen="s").why_not(a.UseStaff(173)) == (Code.KITCHEN_TOO_EMPTY, ())


def test_174_bartender_a_guest_whose_order_is_filled_after_three_dishes() -> None:
    """5.3: no queue cost, but a free table."""
    game = more(staff=(174,), dice="111", krones=0, queue=(75, 65, 58, 82, 54))
    play(game, a.TakeDie(1, 1), chosen(2, 1), TurnDown(174))
    events = play(game, a.TakeGuest(0))
    assert (me(game).cafe, me(game).needs, me(game).krones) == ([75], [0], 0)
    assert acts(events, "fill_order") == [{"guest": 75}]
    full = more(staff=(174,), dice="111", cafe={65: "", 58: "", 82: ""})
    play(full, a.TakeDie(1, 1), chosen(2, 1))
    while asked(full) == "place":
        play(full, full.legal_actions()[0])
    assert asked(full) == "turn"


def test_175_wagon_master_two_dishes_or_drinks_for_two_of_other_kinds_and_two_vp() -> None:
    game = more(staff=(175,), kitchen="ssw")
    play(game, a.UseStaff(175))
    assert set(game.legal_actions()) == {chosen(2), chosen(1, wine=1)}
    play(game, chosen(1, wine=1))
    assert set(game.legal_actions()) == {chosen(cake=2), chosen(cake=1, coffee=1), chosen(coffee=2)}
    assert game.why_not(chosen(2)) == (Code.WRONG_ITEMS, ())
    play(game, chosen(cake=1, coffee=1))
    assert (me(game).kitchen, me(game).vp) == ([1, 1, 0, 1, 0], 2)


def test_176_dog_walker_two_vp_and_two_steps_for_two_wine() -> None:
    game = more(staff=(176,), kitchen="ww")
    play(game, a.UseStaff(176))
    assert (me(game).vp, me(game).emperor, me(game).kitchen[2]) == (2, 2, 0)


def test_177_hairdresser_a_card_for_three_less_for_two_steps_back() -> None:
    game = more(staff=(177,), emperor=2, hand=(25,))
    events = play(game, a.UseStaff(177), a.PlayStaff(25))
    assert acts(events, "use_staff") == [{"staff": 177, "pay": {"steps": 2}}]
    assert (me(game).emperor, me(game).krones) == (0, 7)
    low = more(staff=(177,), emperor=1, hand=(25,)).why_not(a.UseStaff(177))
    assert low == (Code.MARKER_TOO_LOW, (("steps", 2),))


def test_178_janitor_two_cards_for_nothing_for_a_group_of_three_rooms() -> None:
    """5.3: the group as printed, filled by that action."""
    game = more()
    groups = [m for m in game.state.t.boards[me(game).board].group_mask if m.bit_count() >= 3]
    names = [f"{i // 5 + 1}{i % 5 + 1}" for i in range(20) if groups[0] >> i & 1]
    game = more(staff=(178,), hand=(35, 25, 36), dice="5555", krones=10,
                occupied=" ".join(names[1:]), vacant=names[0])  # fmt: skip
    play(game, a.TakeDie(5, 5), a.PlayStaff(35), a.Occupy(int(names[0][0]), int(names[0][1])))
    assert asked(game) == "turn_down"
    krones = me(game).krones
    play(game, TurnDown(178), a.PlayStaff(25), a.PlayStaff(36))
    assert me(game).krones == krones
    assert me(game).staff == [178, 35, 25, 36]


def test_179_entertainer_two_orders_filled_for_an_objective() -> None:
    game = more(staff=(179,), objectives="A2 B1 C1", emperor=10, cafe={75: "", 65: "", 58: None})
    play(game, a.Claim(0), TurnDown(179))
    play(game, a.FillOrder(75))
    assert (me(game).needs, asked(game)) == ([0, 0, 0], "turn"), "the other one is the only one left"


# What holds of all of them


def test_a_card_declined_waits_for_the_next_such_event() -> None:
    """5.2."""
    game = more(staff=(172,), dice="222222", numbers=(1, 4))
    play(game, a.TakeDie(2, 2), chosen(wine=6))
    events = play(game, DECLINE_TURN_DOWN)
    assert acts(events, "decline") == [{"what": "turn_down"}]
    assert down(game) == ()
    assert TurnDown(172) not in game.legal_actions()


def test_a_card_is_turned_down_once_in_the_game_and_stays_in_play() -> None:
    """5.2: it counts as played."""
    game = more(staff=(172,), dice="222222", objectives="A3 B1 C1")
    play(game, a.TakeDie(2, 2), chosen(wine=6), TurnDown(172))
    assert (me(game).staff, me(game).emperor) == ([172], 5)
    s = game.state
    s.die_taken, s.dice = False, [0, 0, 6, 0, 0, 0, 0]
    s.options = None
    play(game, a.TakeDie(2, 2), chosen(wine=6))
    assert asked(game) == "turn"


def test_several_cards_in_the_players_order_and_one_sets_off_another() -> None:
    """5.2: turning down is an action of its own: five steps from [172] let [166] be turned down."""
    game = more(staff=(172, 166), dice="222")
    play(game, a.TakeDie(2, 2), chosen(wine=3))
    assert legal(game, TurnDown) == [TurnDown(172)]
    play(game, TurnDown(172))
    assert legal(game, TurnDown) == [TurnDown(166)]
    game = more(staff=(172, 166), dice="444")
    game.state.players[0].kitchen = [0] * 5
    play(game, a.TakeDie(4, 4), a.Split(0, 3))
    assert legal(game, TurnDown) == [TurnDown(166)], "no drink came"


def test_a_card_answers_only_to_what_happens_once_it_is_in_play() -> None:
    """Played by a guest's reward, [167] does not look back at that guest."""
    game = more(hand=(167,), cafe={92: None}, vacant="11 12 13 21 31", bonus=(0,))
    into(game, 92)
    assert down(game) == ()


def test_it_is_offered_when_the_action_is_over() -> None:
    """5.2: not between the items of the die and the extra of a card."""
    game = more(staff=(172, 14), dice="222", vacant="11")
    play(game, a.TakeDie(2, 2), chosen(wine=3))
    assert asked(game) == "extra"
    play(game, a.Decline("extra"))
    assert asked(game) == "turn_down"


def test_the_emperors_visit_is_no_action() -> None:
    """0.7."""
    game = reward("A2", modules=MORE, staff=(172,))
    while asked(game) in ("benefits", "items_of_choice"):
        play(game, chosen(wine=3) if chosen(wine=3) in game.legal_actions() else game.legal_actions()[0])
    assert asked(game) != "turn_down"


# Objectives and tiles


def test_objective_a6_three_of_each_dish_and_drink() -> None:
    for kitchen, met in (("sss ccc www kk", False), ("sss ccc www kkk", True)):
        assert (a.Claim(0) in more(objectives="A6 B1 C1", krones=0, kitchen=kitchen).legal_actions()) == met


def test_objective_b6_three_rooms_on_the_top_floor() -> None:
    for rooms, met in (("41 42", False), ("41 42 45", True)):
        game = more(objectives="A1 B6 C1", krones=0, occupied=rooms)
        assert (a.Claim(1) in game.legal_actions()) == met


def test_objective_c6_five_guests_with_three_items_or_more() -> None:
    game = more(objectives="A1 B1 C6", krones=0, cafe={75: None, 54: None}, vacant="31 21")
    record_of(game.state).large = (4, 0)
    play(game, next(x for x in legal(game, a.MoveGuest) if x.guest == 54))
    while asked(game) != "turn":
        play(game, game.legal_actions()[0])
    assert a.Claim(2) not in game.legal_actions(), "two wine are two items"
    play(game, next(x for x in legal(game, a.MoveGuest) if x.guest == 75))
    while asked(game) != "turn":
        play(game, game.legal_actions()[-1])
    assert a.Claim(2) in game.legal_actions()


def test_tile_a6_two_krones_and_an_item_of_choice() -> None:
    game = reward("A6", modules=MORE)
    play(game, a.Collect(0))
    assert me(game).krones == 12
    play(game, *([a.Collect(1)] if asked(game) == "benefits" else []))
    play(game, chosen(coffee=1))
    assert me(game).kitchen[3] == 1


def test_tile_a6_takes_two_krones_and_a_dish_or_drink_or_5_vp() -> None:
    game = penalty("A6", modules=MORE, kitchen="sk")
    assert set(game.legal_actions()) == {chosen(1), chosen(coffee=1)}
    play(game, chosen(1))
    assert (me(game).krones, me(game).kitchen, me(game).vp) == (8, [0, 0, 0, 1, 0], 0)
    game = penalty("A6", modules=MORE, kitchen="")
    assert (me(game).krones, me(game).vp) == (10, -5)
    game = penalty("A6", modules=MORE, kitchen="s", krones=1)
    assert (me(game).kitchen[0], me(game).vp) == (1, -5)


def test_tile_a6_neither_takes_nor_counts_champagne() -> None:
    """1.31."""
    with_ball = ("ballrooms", "more")
    game = penalty("A6", modules=with_ball, kitchen="skh")
    assert set(game.legal_actions()) == {chosen(1), chosen(coffee=1)}
    game = penalty("A6", modules=with_ball, kitchen="wh")
    assert (me(game).krones, me(game).kitchen) == (8, [0, 0, 0, 0, 1]), "the wine goes without a question"
    game = penalty("A6", modules=with_ball, kitchen="hh")
    assert (me(game).krones, me(game).kitchen) == (10, [0, 0, 0, 0, 2])
    assert vp_of(game.events, "emperor", "A6") == -5


def test_tile_b6_three_cards_and_four_vp() -> None:
    game = reward("B6", modules=MORE)
    play(game, a.Collect(0)) if asked(game) == "benefits" else None
    assert len(me(game).hand) == 3
    assert me(game).vp >= 4


def test_tile_b6_takes_three_cards_of_the_hand_or_7_vp() -> None:
    game = penalty("B6", modules=MORE, hand=(1, 2, 3, 4))
    play(game, a.ReturnStaff(1), a.ReturnStaff(2), a.ReturnStaff(3))
    assert (me(game).hand, me(game).vp) == ([4], 0)
    assert penalty("B6", modules=MORE, hand=(1, 2)).state.players[0].vp == -7


def test_tile_c6_five_vp_for_each_objective_or_everything_in_purse_and_kitchen() -> None:
    game = reward("C6", modules=MORE, claimed=(15, 0, 10))
    assert [e.amount for e in game.events if isinstance(e, Scored) and e.source == ("emperor", "C6")] == [10]
    game = penalty("C6", modules=MORE, kitchen="swh")
    assert (me(game).krones, me(game).kitchen) == (0, [0] * 5)
    lost = [e for e in game.events if isinstance(e, Gained) and e.source == ("emperor", "C6")]
    assert [(e.krones, e.items) for e in lost] == [(-10, None), (0, (-1, 0, -1, 0, -1))]
