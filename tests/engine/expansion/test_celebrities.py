"""Digest section 2: celebrities, one test a tile and one for each point, and its worked examples."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine import actions as a
from gah_desktop.engine.chance import Scripted
from gah_desktop.engine.events import CelebrityTaken, Gained, LoungeChanged, Rolled, Scored
from gah_desktop.engine.invariants import check, problems
from gah_desktop.engine.reasons import Code
from gah_desktop.modules.ballrooms.rules.facts import CHAMPAGNE
from gah_desktop.modules.ballrooms.rules.sending import SendDancer
from gah_desktop.modules.celebrities.rules.exchange import Exchange
from gah_desktop.modules.celebrities.rules.lounge import COLORS, lounge_of
from gah_desktop.modules.more.rules.turning_down import TurnDown
from tests.helpers.lounge import (
    CHAPLIN,
    CHRISTIE,
    CHURCHILL,
    CURIE,
    EINSTEIN,
    FREUD,
    GANDHI,
    MAGIE,
    MATA_HARI,
    PICASSO,
    PUCCINI,
    TOLKIEN,
    lounge,
    salon,
)
from tests.helpers.tables import (
    Seat,
    acts,
    asked,
    chosen,
    declines,
    legal,
    me,
    play,
    rooms,
    vp_of,
)
from tests.helpers.waltz import send

BOTH = ("ballrooms", "celebrities")


def collect_all(game: Game) -> None:
    while asked(game) == "benefits":
        play(game, legal(game, a.Collect)[0])


# 2.1 Dice and lounge


def test_three_coloured_dice_replace_white_ones_and_the_total_stays() -> None:
    """2.1."""
    for players, total in ((2, 10), (3, 12), (4, 14)):
        game = new_game(Setup(players=players, modules=("celebrities",), seed=5))
        while asked(game) != "turn":
            play(game, game.legal_actions()[0])
        rolled = next(e for e in game.events if isinstance(e, Rolled))
        assert sum(rolled.dice) == total
        assert len(rolled.colored) == 3 and all(1 <= face <= 6 for face in rolled.colored)
        faces = Counter(rolled.colored)
        assert all(rolled.dice[face - 1] >= n for face, n in faces.items())
        assert lounge(game).faces == rolled.colored


def test_the_lounge_shows_one_for_each_colour_and_the_note_needs_ballrooms() -> None:
    """2.1."""
    game = new_game(Setup(modules=("celebrities",), seed=3))
    assert len(set(lounge(game).tiles)) == 3 and len(lounge(game).pile) == 6
    assert not {PUCCINI, MATA_HARI, PICASSO} & {*lounge(game).tiles, *lounge(game).pile}
    both = new_game(Setup(modules=BOTH, seed=3))
    assert len(lounge(both).pile) == 9


# 2.2 Taking a coloured die


def test_the_player_chooses_between_white_and_coloured_dice_of_a_space() -> None:
    """2.2."""
    game = salon(dice="4455", faces=(4, 5, 5), tiles=(GANDHI, TOLKIEN, EINSTEIN))
    taken = {(x.face, x.color) for x in legal(game, a.TakeDie)}
    assert taken == {(4, "white"), (4, "red"), (5, "yellow"), (5, "blue")}
    assert game.why_not(a.TakeDie(4, 4, color="blue")) == (Code.NO_DIE_OF_COLOR, (("face", 4),))
    assert game.why_not(a.TakeDie(4, 4)) == (Code.NO_DIE_OF_COLOR, (("face", 4),))


def test_who_takes_a_coloured_die_has_its_celebrity_and_scores_the_tile_at_once() -> None:
    """2.2."""
    game = salon(dice="4455", faces=(4, 5, 5), tiles=(GANDHI, TOLKIEN, EINSTEIN))
    events = play(game, a.TakeDie(4, 4, color="red"))
    assert acts(events, "take_die")[0]["color"] == "red"
    assert [e for e in events if isinstance(e, CelebrityTaken)] == [CelebrityTaken(0, GANDHI, "red")]
    assert vp_of(events, "celebrity", GANDHI) == 1
    assert lounge(game).held == ((GANDHI,), ())
    assert (lounge(game).tiles, lounge(game).faces) == ((0, TOLKIEN, EINSTEIN), (0, 5, 5))


def test_a_white_die_has_no_celebrity() -> None:
    game = salon(dice="4455", faces=(4, 5, 5))
    events = play(game, a.TakeDie(4, 4, color="white"))
    assert lounge(game).held == ((), ())
    assert not [e for e in events if isinstance(e, CelebrityTaken)]


def test_the_effect_holds_for_the_action_of_its_own_die_not_for_its_own_vp() -> None:
    """2.2: Gandhi with a three: the rooms cost nothing; Chaplin scores nothing for his tile."""
    game = salon(dice="3", faces=(3, 0, 0), tiles=(GANDHI, 1, 2), krones=0, vacant="11 12 13 14 15")
    play(game, a.TakeDie(3, 3, color="red"), a.Prepare(2, 1))
    assert rooms("21") & me(game).vacant
    game = salon(dice="4", faces=(4, 0, 0), tiles=(CHAPLIN, 1, 2))
    events = play(game, a.TakeDie(4, 4, color="red"))
    assert vp_of(events) == 1


# 2.3 and 2.9 No die, and the dustbin


def test_gizia_takes_no_die_and_no_celebrity() -> None:
    """2.3."""
    game = salon(cafe={97: None}, vacant="11 13", bonus=(0,), dice="44", faces=(4, 0, 0))
    play(game, a.MoveGuest(97, 1, 3))
    collect_all(game)
    assert {x.face for x in legal(game, a.ExtraAction)} == {4}
    play(game, a.ExtraAction(4, 4))
    assert lounge(game).held == ((), ())


def passing(dice: str, faces: tuple[int, int, int], chance: list[int]) -> Game:
    """Both pass; the dice are rolled again."""
    game = salon(dice=dice, faces=faces, tiles=(GANDHI, TOLKIEN, EINSTEIN), chance=chance)
    play(game, a.Pass(), a.Pass())
    return game


def test_the_die_for_the_dustbin_is_white_while_there_is_one() -> None:
    """2.3: coloured dice are rolled again like the rest and keep their celebrities."""
    game = passing("1234", (1, 2, 3), [4, 4, 5])
    assert (game.state.dustbin, lounge(game).faces, sum(game.state.dice)) == (1, (5, 5, 6), 3)
    assert lounge(game).tiles == (GANDHI, TOLKIEN, EINSTEIN)


@pytest.mark.parametrize(
    ("faces", "left"), [((1, 2, 3), (1, 1, 0)), ((1, 2, 0), (1, 0, 0)), ((1, 0, 3), (1, 0, 0))]
)
def test_only_coloured_dice_left_the_blue_one_goes_then_yellow(
    faces: tuple[int, int, int], left: tuple[int, int, int]
) -> None:
    """2.9."""
    dice = "".join(str(face) for face in faces if face)
    game = passing(dice, faces, [0, 0])
    assert tuple(map(bool, lounge(game).faces)) == tuple(map(bool, left))
    assert lounge(game).tiles == (GANDHI, TOLKIEN, EINSTEIN), "its celebrity stays, but cannot be had"
    assert {x.color for x in legal(game, a.TakeDie)} == {c for c, n in zip(COLORS, left, strict=True) if n}


# 2.4 and 2.8 The end of a round


def round_over(**changes: object) -> Game:
    """The last turn of a round is ended."""
    game = salon(dice="4", numbers=(4,), rivals=(Seat(numbers=()),), **changes)  # type: ignore[arg-type]
    play(game, a.TakeDie(4, 4, color="white"), a.Split(1, 0))
    while asked(game) != "turn":
        collect_all(game)
    play(game, a.EndTurn())
    return game


def changed(game: Game) -> list[LoungeChanged]:
    return [e for e in game.events if isinstance(e, LoungeChanged)]


def test_those_taken_are_discarded_the_others_move_right_and_new_ones_enter_from_the_left() -> None:
    """2.4."""
    game = round_over(held=(TOLKIEN,), tiles=(GANDHI, 0, EINSTEIN), pile=(CURIE, CHRISTIE))
    assert lounge(game).tiles == (CURIE, GANDHI, EINSTEIN)
    assert (lounge(game).discards, lounge(game).held) == ((TOLKIEN,), ((), ()))
    assert changed(game) == [LoungeChanged((CURIE, GANDHI, EINSTEIN), (TOLKIEN,))]


def test_if_nobody_was_taken_the_right_one_leaves() -> None:
    """2.4."""
    game = round_over(tiles=(GANDHI, TOLKIEN, EINSTEIN), pile=(CURIE, CHRISTIE))
    assert lounge(game).tiles == (CURIE, GANDHI, TOLKIEN)
    assert changed(game) == [LoungeChanged((CURIE, GANDHI, TOLKIEN), (EINSTEIN,))]


def test_all_three_taken() -> None:
    """2.4: the one that enters first ends up on the right."""
    game = round_over(held={0: (TOLKIEN, GANDHI), 1: (EINSTEIN,)}, tiles=(0, 0, 0), pile=(1, 8, 11, 12))
    assert lounge(game).tiles == (11, 8, 1)
    assert sorted(lounge(game).discards) == [EINSTEIN, TOLKIEN, GANDHI]


def test_the_discards_are_shuffled_when_the_pile_is_empty() -> None:
    """2.4: those discarded now are among them."""
    game = round_over(
        held=(CHRISTIE, CHAPLIN), tiles=(0, 0, TOLKIEN), pile=(), discards=(GANDHI, EINSTEIN), chance=[0] * 9
    )
    own = lounge(game)
    assert own.tiles[2] == TOLKIEN and len(set(own.tiles)) == 3
    assert {*own.tiles[:2], *own.pile} == {CHRISTIE, CHAPLIN, GANDHI, EINSTEIN}
    assert own.discards == ()


def test_the_lounge_changes_before_any_scoring_and_not_in_round_7() -> None:
    """2.4 and 2.8."""
    game = round_over(held=(CHAPLIN,), tiles=(GANDHI, 0, EINSTEIN), round=3, emperor=5)
    kinds = [e.name for e in game.events]
    assert kinds.index("lounge") < kinds.index("emperor")
    assert vp_of(game.events, "track", 3) == game.state.t.track_vp[5], "nobody answers to it any more"
    assert vp_of(game.events, "celebrity") == 0
    last = round_over(held=(CHAPLIN,), tiles=(GANDHI, 0, EINSTEIN), round=7, emperor=5)
    assert last.over and not changed(last)
    assert lounge(last).held == ((), ())


def test_both_dice_of_a_player_may_be_coloured_and_both_effects_hold() -> None:
    """2.8, and 2.12: Chaplin of the first die answers to the tile of the second."""
    game = salon((CHAPLIN,), dice="45", faces=(0, 5, 0), tiles=(0, CHURCHILL, 2), numbers=(4,))
    events = play(game, a.TakeDie(5, 5, color="yellow"))
    assert lounge(game).held[0] == (CHAPLIN, CHURCHILL)
    assert (vp_of(events, "celebrity", CHURCHILL), vp_of(events, "celebrity", CHAPLIN)) == (5, 2)


def test_the_tile_is_taken_before_anything_answers_to_the_die() -> None:
    """2.8: so Chaplin answers to the Laundress [16] of the very die that brings him."""
    game = salon(dice="4", faces=(4, 0, 0), tiles=(CHAPLIN, 1, 2), staff=(16,))
    events = play(game, a.TakeDie(4, 4, color="red"))
    assert [e.source for e in events if isinstance(e, Scored)] == [
        ("celebrity", CHAPLIN), ("staff", 16), ("celebrity", CHAPLIN)]  # fmt: skip
    assert me(game).vp == 1 + 4 + 2


# 2.5 The twelve


def test_1_christie_a_card_for_two_less_after_steps() -> None:
    game = salon((CHRISTIE,), dice="44", hand=(14, 26), krones=3)
    play(game, a.TakeDie(4, 4, color="white"), a.Split(0, 2))
    assert asked(game) == "staff"
    assert {x.staff for x in legal(game, a.PlayStaff)} == {14, 26}
    events = play(game, a.PlayStaff(26))
    assert acts(events, "play_staff") == [{"staff": 26, "cost": 3, "from": "hand"}]
    assert asked(game) == "turn"


def test_1_christie_may_be_declined_and_needs_a_card() -> None:
    game = salon((CHRISTIE,), dice="44", hand=(14,))
    play(game, a.TakeDie(4, 4, color="white"), a.Split(0, 2), a.Decline("staff"))
    assert (asked(game), me(game).hand) == ("turn", [14])
    game = salon((CHRISTIE,), dice="44")
    play(game, a.TakeDie(4, 4, color="white"), a.Split(0, 2))
    assert asked(game) == "turn"


def test_1_christie_hears_no_krones() -> None:
    game = salon((CHRISTIE,), dice="44", hand=(14,))
    play(game, a.TakeDie(4, 4, color="white"), a.Split(2, 0))
    assert asked(game) == "turn"


def test_2_einstein_exchanges_up_to_four_dishes_and_drinks_for_as_many_of_other_kinds() -> None:
    game = salon((EINSTEIN,), kitchen="sssssc", cafe={74: ""})
    play(game, Exchange())
    given = {x.items for x in legal(game, a.ChooseItems)}
    assert max(map(sum, given)) == 4 and (4, 0, 0, 0, 0) in given and (3, 1, 0, 0, 0) in given
    play(game, chosen(strudel=2))
    assert {x.items for x in legal(game, a.ChooseItems)} == {
        (0, c, w, 2 - c - w, 0) for c in range(3) for w in range(3 - c)}  # fmt: skip
    assert game.why_not(chosen(strudel=1, wine=1)) == (Code.SAME_KIND, ())
    assert game.why_not(chosen(wine=1)) == (Code.WRONG_TOTAL, (("total", 2),))
    events = play(game, chosen(coffee=2), a.Place("coffee", 74))
    assert acts(events, "exchange") == [{"give": {"strudel": 2}, "take": {"coffee": 2}}]
    assert next(e.items for e in events if isinstance(e, Gained)) == (0, 0, 0, 2, 0)
    assert (me(game).kitchen[0], asked(game)) == (3, "place"), "those may go onto guests"


def test_2_einstein_once_and_no_champagne() -> None:
    game = salon((EINSTEIN,), modules=BOTH, kitchen="sh")
    play(game, Exchange())
    assert asked(game) == "exchange" and not [x for x in legal(game, a.ChooseItems) if x.items[CHAMPAGNE]]
    play(game, chosen(wine=1))
    assert me(game).kitchen == [0, 0, 1, 0, 1]
    assert game.why_not(Exchange()) == (Code.EXCHANGED, ())
    assert salon((EINSTEIN,), modules=BOTH, kitchen="h").why_not(Exchange()) == (Code.KITCHEN_TOO_EMPTY, ())
    assert salon(kitchen="s").why_not(Exchange()) == (Code.CELEBRITY_NOT_HERE, (("celebrity", EINSTEIN),))


def test_2_einstein_is_an_additional_action_before_or_after_the_die() -> None:
    """2.11."""
    game = salon((EINSTEIN,), dice="44", kitchen="s")
    assert Exchange() in game.legal_actions()
    play(game, a.TakeDie(4, 4, color="white"), a.Split(1, 1))
    assert Exchange() in game.legal_actions()


def test_3_chaplin_two_vp_for_each_source_of_vp() -> None:
    game = salon((CHAPLIN,), dice="333", staff=(12, 19), vacant="31 32 33 34 21 11", krones=10)
    events = play(game, a.TakeDie(3, 3, color="white"))
    assert vp_of(events, "celebrity", CHAPLIN) == 4, "two cards, two sources"
    events = play(game, a.Prepare(3, 5), a.Prepare(4, 4), a.Decline("rooms"))
    assert (vp_of(events, "room"), vp_of(events, "celebrity")) == (3, 2), "both rooms: one source"


def test_3_chaplin_does_not_answer_to_negative_vp() -> None:
    """2.10."""
    game = salon((CHAPLIN,), modules=BOTH, cafe={155: None}, kitchen="hh")
    assert game.state.t.guests[155].vp < 0
    events = play(game, send("left-1", 155))
    assert vp_of(events, "celebrity") == 0


def test_4_magie_a_room_for_one_less_after_krones() -> None:
    game = salon((MAGIE,), dice="44", krones=0, vacant="11 21")
    play(game, a.TakeDie(4, 4, color="white"), a.Split(1, 1))
    assert asked(game) == "rooms"
    events = play(game, a.Prepare(3, 1))
    assert acts(events, "prepare")[0]["cost"] == 1
    assert asked(game) == "turn"


def test_4_magie_answers_to_krones_that_do_not_fit() -> None:
    """2.6: krones count even at 20."""
    game = salon((MAGIE,), dice="4", krones=20, vacant="11")
    play(game, a.TakeDie(4, 4, color="white"), a.Split(1, 0))
    assert (asked(game), me(game).krones) == ("rooms", 20)


def test_4_magie_answers_to_krones_paid_and_regained_by_one_source() -> None:
    """2.10: the Bootblack [15] with a boost."""
    game = salon((MAGIE,), dice="4", staff=(15,), krones=5, vacant="11")
    play(game, a.TakeDie(4, 4, True, "white"))
    assert (me(game).krones, me(game).emperor, asked(game)) == (6, 2, "rooms")


def test_5_puccini_a_champagne_and_two_vp_after_a_card() -> None:
    game = salon((PUCCINI,), modules=BOTH, hand=(36,), dice="55")
    play(game, a.TakeDie(5, 5, color="white"), a.PlayStaff(36))
    assert (asked(game), me(game).kitchen[2]) == ("benefits", 4), "after the card's own effect"
    events = play(game, a.Collect(0))
    assert (me(game).kitchen[CHAMPAGNE], vp_of(events, "celebrity", PUCCINI)) == (1, 2)
    game = salon((PUCCINI,), modules=BOTH, hand=(36,), dice="55")
    play(game, a.TakeDie(5, 5, color="white"), a.PlayStaff(36), a.Decline("gain_items", 0))
    assert (me(game).kitchen[CHAMPAGNE], me(game).vp) == (0, 2), "2.10: VP come of themselves"


def test_6_tolkien_two_vp_for_a_room_occupied() -> None:
    game = salon((TOLKIEN,), cafe={65: None}, vacant="31")
    events = play(game, a.MoveGuest(65, 3, 1))
    assert vp_of(events, "celebrity", TOLKIEN) == 2
    game = salon((TOLKIEN,), dice="55", hand=(35,), vacant="21 31")
    play(game, a.TakeDie(5, 5, color="white"), a.PlayStaff(35), a.Occupy(2, 1), a.Occupy(3, 1))
    assert me(game).vp == 4, "each room, by whatever"


def test_7_gandhi_rooms_cost_nothing() -> None:
    game = salon((GANDHI,), dice="333", krones=0, vacant="11 21 31")
    events = play(game, a.TakeDie(3, 3, color="white"), a.Prepare(4, 1), a.Prepare(3, 2), a.Decline("rooms"))
    assert [act["cost"] for act in acts(events, "prepare")] == [0, 0]


def test_7_gandhi_gives_nothing_to_the_others() -> None:
    game = salon({1: (GANDHI,)}, dice="3", krones=0, vacant="11 21 31")
    play(game, a.TakeDie(3, 3, color="white"))
    assert a.Prepare(4, 1) not in game.legal_actions()


def test_8_curie_two_dishes_or_drinks_after_a_card() -> None:
    game = salon((CURIE,), modules=BOTH, hand=(14,), dice="55")
    play(game, a.TakeDie(5, 5, color="white"), a.PlayStaff(14))
    assert legal(game, a.Collect) and declines(game) == ["gain_items_of_choice"]
    play(game, a.Collect(0))
    assert not [x for x in legal(game, a.ChooseItems) if x.items[CHAMPAGNE]], "2.11: never champagne"
    play(game, chosen(cake=1, coffee=1))
    assert me(game).kitchen[:4] == [0, 1, 0, 1]


def test_9_mata_hari_a_vp_and_a_step_for_each_dancer() -> None:
    game = salon((MATA_HARI,), modules=BOTH, cafe={140: None}, kitchen="h")
    play(game, send("left-1", 140))
    collect_all(game)
    assert (vp_of(game.events, "celebrity", MATA_HARI), me(game).emperor) == (1, 1)


def test_9_mata_hari_the_step_may_be_declined_the_vp_come() -> None:
    """2.10."""
    game = salon((MATA_HARI,), modules=BOTH, staff=(128,), kitchen="sh")
    play(game, a.UseStaff(128), send("left-1"))
    assert asked(game) == "benefits"
    play(game, a.Decline("advance_emperor", 0))
    assert (me(game).vp, me(game).emperor) == (1, 0)


def test_10_picasso_an_item_and_a_vp_for_each_source_of_champagne() -> None:
    game = salon((PICASSO,), modules=BOTH, dice="55", hand=(120,))
    play(game, a.TakeDie(5, 5, color="white"), a.PlayStaff(120), a.Collect(0))
    assert not [x for x in legal(game, a.ChooseItems) if x.items[CHAMPAGNE]], "2.11"
    play(game, chosen(coffee=1))
    assert (me(game).kitchen, me(game).vp) == ([0, 0, 0, 1, 3], 1), "three champagne, one source"


def test_11_freud_a_guest_may_lack_one_item() -> None:
    game = salon((FREUD,), cafe={74: "ck", 75: "w", 65: ""}, vacant="31")
    assert [x.guest for x in legal(game, a.MoveGuest)] == [74], (
        "one of three; not two of four, not one of one"
    )
    assert game.why_not(a.MoveGuest(65, 3, 1)) == (Code.ORDER_INCOMPLETE, (("guest", 65),))
    play(game, a.MoveGuest(74, 3, 1))
    collect_all(game)
    assert me(game).krones == 11


def test_11_freud_for_each_guest_that_leaves_champagne_too_also_to_a_ball() -> None:
    """2.11."""
    game = salon((FREUD,), modules=BOTH, cafe={146: "kkh", 74: "ck"}, kitchen="h", vacant="31")
    assert (
        {x.guest for x in legal(game, SendDancer)}
        == {146, 74}
        == {x.guest for x in (*legal(game, SendDancer), *legal(game, a.MoveGuest))}
    )
    play(game, send("left-1", 146))
    assert {x.guest for x in legal(game, a.MoveGuest)} == {74}, "the next one may lack one too"


def test_11_freud_the_printed_order_counts() -> None:
    """Digest 0.5: three items for the Male Floor Housekeeper [33], also if one is waived."""
    game = salon((FREUD,), cafe={74: "ck"}, vacant="31", staff=(33,))
    size = game.state.t.guests[74].size
    events = play(game, a.MoveGuest(74, 3, 1))
    least = next(card for card in game.state.t.triggers.move_in if card.staff == 33)
    assert vp_of(events, "staff", 33) == (4 if least.min_items <= size <= least.max_items else 0)


def test_12_churchill_a_step_more_for_each_source_of_steps() -> None:
    game = salon((CHURCHILL,), dice="44")
    play(game, a.TakeDie(4, 4, color="white"), a.Split(0, 2))
    assert (asked(game), me(game).emperor) == ("benefits", 2)
    events = play(game, a.Collect(0))
    assert [(e.steps, e.source) for e in events if isinstance(e, Gained)] == [(1, ("celebrity", CHURCHILL))]
    assert (me(game).emperor, asked(game)) == (3, "turn")


def test_12_churchill_may_be_declined() -> None:
    """2.10."""
    game = salon((CHURCHILL,), dice="44")
    play(game, a.TakeDie(4, 4, color="white"), a.Split(0, 2), a.Decline("advance_emperor", 0))
    assert me(game).emperor == 2


# 2.5 to 2.13 Sources


def test_a_reward_and_an_occupancy_bonus_are_two_sources() -> None:
    """2.5: the Post Councillor's steps and those of a full yellow group."""
    game = salon((CHURCHILL,), cafe={93: None}, vacant="25")
    before = me(game).emperor
    game = salon((CHURCHILL,), cafe={93: None}, vacant="12", occupied="21 22", bonus=(0,))
    play(game, a.MoveGuest(93, 1, 2))
    collect_all(game)
    board = game.state.t.boards[me(game).board]
    assert me(game).emperor == before + 1 + board.bonus[1][1] + 2


def test_steps_count_at_the_end_of_the_track_and_are_vp_for_chaplin() -> None:
    """2.6 and 2.10: one source, whatever of it is turned to VP."""
    game = salon((CHAPLIN, CHURCHILL, CHRISTIE), dice="44", emperor=13, hand=(14,))
    events = play(game, a.TakeDie(4, 4, color="white"), a.Split(0, 2))
    assert (vp_of(events, "track"), vp_of(events, "celebrity", CHAPLIN)) == (2, 2)
    events = play(game, a.Collect(0))
    assert (vp_of(events, "track"), vp_of(events, "celebrity")) == (1, 0), "the same source"
    assert asked(game) == "staff", "Christie: steps were gained"


def test_what_churchill_adds_is_no_second_source_for_christie() -> None:
    """2.12."""
    game = salon((CHURCHILL, CHRISTIE), dice="44", hand=(14, 26), krones=20)
    play(game, a.TakeDie(4, 4, color="white"), a.Split(0, 2), a.Collect(0), a.PlayStaff(14))
    assert (asked(game), me(game).hand) == ("turn", [26])


def test_for_the_handmaid_steps_beyond_the_end_count_and_churchills() -> None:
    """2.12: [166] waits for steps in one action."""
    game = salon((CHURCHILL,), modules=("celebrities", "more"), staff=(166,), dice="444", emperor=12)
    waits = next(x for x in game.state.t.triggers.answers["turn_down_after"] if x.staff == 166).printed.min
    assert waits is not None
    dice = "4" * (waits - 1)
    game = salon(
        (CHURCHILL,), modules=("celebrities", "more"), staff=(166,), dice=dice, emperor=12, hand=(1,)
    )
    play(game, a.TakeDie(4, 4, color="white"), a.Split(0, waits - 1), a.Collect(0))
    assert asked(game) == "turn_down" and TurnDown(166) in game.legal_actions()


def test_several_answers_to_one_card_come_in_an_order_of_choice() -> None:
    """Digest 0.9 and 9.3."""
    game = salon((CURIE, PUCCINI, PICASSO), modules=BOTH, hand=(14,), dice="55")
    play(game, a.TakeDie(5, 5, color="white"), a.PlayStaff(14))
    assert legal(game, a.Collect) == [a.Collect(0), a.Collect(1)]
    play(game, a.Collect(0), chosen(cake=2))
    play(game, a.Collect(legal(game, a.Collect)[0].part))
    assert asked(game) == "benefits", "Picasso answers to Puccini's champagne"
    play(game, a.Collect(legal(game, a.Collect)[0].part), chosen(wine=1))
    assert (me(game).kitchen, me(game).vp) == ([0, 2, 1, 0, 1], 3)


def test_two_cards_by_one_effect_are_answered_each_in_turn() -> None:
    """Digest 9.3: the Count [73] plays two cards."""
    game = salon((CURIE,), cafe={73: None}, vacant="31", hand=(9, 24), krones=20)
    play(game, a.MoveGuest(73, 3, 1), a.PlayStaff(9))
    assert asked(game) == "benefits"
    play(game, a.Collect(0), chosen(cake=2), a.PlayStaff(24), a.Collect(0), chosen(wine=2))
    assert me(game).kitchen[:4] == [0, 2, 2, 0]


def test_no_chain_is_endless() -> None:
    """2.6: with everybody in one house the hand, the rooms and the krones run out."""
    everyone = (CHRISTIE, CHAPLIN, MAGIE, TOLKIEN, GANDHI, CURIE, CHURCHILL)
    game, rng = salon(everyone, dice="44444", hand=tuple(range(1, 24)), krones=20, vacant="11"), Random(1)
    play(game, a.TakeDie(4, 4, color="white"))
    for _ in range(400):
        if asked(game) == "turn":
            break
        wanted = [x for x in game.legal_actions() if x.kind != "decline"]
        play(game, rng.choice(wanted))
        check_celebrities(game)
    assert asked(game) == "turn"


def check_celebrities(game: Game) -> None:
    told = map(str, problems(game.state))
    assert [each for each in told if each.startswith("modules.celebrities")] == []


# 2.7 and 2.13


def test_the_vp_of_the_tiles_are_one_to_five() -> None:
    """2.7."""
    values = [tile.vp for tile in new_game(Setup(modules=BOTH)).state.t.catalog.celebrities.values()]
    assert len(values) == 12 and set(values) == {1, 2, 3, 4, 5}


def test_worked_example_chaplin_three_sources() -> None:
    """2.13: a guest of 4 VP, a reward that prepares a room with 2 printed VP, a blue pair of 5 VP."""
    game = salon((CHAPLIN,), cafe={71: None}, vacant="31 32 33 34", occupied="41", bonus=())
    assert game.state.t.guests[71].vp == 4
    play(game, a.MoveGuest(71, 3, 1))
    assert asked(game) == "benefits"
    collects = legal(game, a.Collect)
    play(game, collects[0])
    if asked(game) == "rooms":
        play(game, a.Prepare(4, 3))
    while asked(game) in ("benefits", "rooms"):
        play(game, a.Prepare(4, 3) if asked(game) == "rooms" else legal(game, a.Collect)[0])
    told = [(e.source[0], e.amount) for e in game.events if isinstance(e, Scored)]
    assert sorted(x for x in told if x[0] != "celebrity") == [("group", 5), ("guest", 4), ("room", 2)]
    assert [x for x in told if x[0] == "celebrity"] == [("celebrity", 2)] * 3


def test_worked_example_churchill_and_christie() -> None:
    """2.13: two steps from action 4: three steps, one card for 2 less; its steps are a source again."""
    game = salon((CHURCHILL, CHRISTIE), dice="44", hand=(45, 26), krones=20)
    play(game, a.TakeDie(4, 4, color="white"), a.Split(0, 2), a.Collect(0))
    assert (me(game).emperor, asked(game)) == (3, "staff")
    events = play(game, a.PlayStaff(45))
    assert acts(events, "play_staff")[0]["cost"] == 0
    assert me(game).emperor == 6
    play(game, a.Collect(0))
    assert (me(game).emperor, asked(game)) == (7, "staff")
    play(game, a.PlayStaff(26))
    assert asked(game) == "turn"


# What is hidden, what is kept


def test_the_pile_is_hidden_and_what_has_been_seen_is_not_in_it() -> None:
    game = salon((CURIE,), tiles=(GANDHI, TOLKIEN, EINSTEIN), discards=(CHAPLIN,))
    view = game.view_for(0)
    assert not any(lounge_of(view.state).pile)
    piles = {lounge_of(view.sample(Random(n))).pile for n in range(20)}
    assert len(piles) > 3
    assert {frozenset(pile) for pile in piles} == {frozenset((CHRISTIE, MAGIE, FREUD, CHURCHILL))}


def test_the_watchdog_counts_celebrities_and_coloured_dice() -> None:
    game = salon(dice="44", faces=(4, 0, 0))
    game.state.dice = [0, 2, 0, 0, 0, 0, 0]
    told = [str(each) for each in problems(game.state)]
    assert "modules.celebrities.dice.red: no_die_there color=red face=4" in told
    lounge(game).discards += (CURIE,)
    told = [str(each) for each in problems(game.state)]
    pile = lounge(game).pile[::-1].index(CURIE)
    assert (
        f"modules.celebrities.discards[0]: card_twice card=8 other=modules.celebrities.pile[{pile}]" in told
    )


def test_the_opponent_leaves_no_coloured_die_without_its_celebrity() -> None:
    """Alone at the table dice and celebrities stay together, whoever takes them."""
    game = new_game(Setup(solo="elisabeth", modules=("celebrities",), seed=4), chance=Scripted((), seed=4))
    rng = Random(2)
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
        check(game.state)


def test_the_captain_is_one_of_several_answers_to_a_card() -> None:
    """Digest 9.3: Puccini's champagne first pays for the dancer of [133]; the other way round is possible."""
    game = salon((PUCCINI,), modules=BOTH, staff=(133,), hand=(14,), dice="55")
    play(game, a.TakeDie(5, 5, color="white"), a.PlayStaff(14))
    captain = next(i for i, x in enumerate(game.decision.parts) if x.source == ("staff", 133))  # type: ignore[union-attr]
    assert a.Collect(captain) in game.legal_actions()
    play(game, next(x for x in legal(game, a.Collect) if x.part != captain))
    assert asked(game) == "captain"
    play(game, a.UseStaff(133))
    assert {x.row for x in legal(game, SendDancer)} == {1, 2}, "one bottle, and one less"
