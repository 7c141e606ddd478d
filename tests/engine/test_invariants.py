"""The watchdog of the property tests bites: each impossible state is noticed, and named."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.actions import MoveGuest, Pass
from gah_desktop.engine.invariants import BrokenInvariant, check
from gah_desktop.engine.pending import Begin
from gah_desktop.engine.state import GameState
from tests.helpers.games import played
from tests.helpers.tables import Seat, rooms, table

Break = Callable[[GameState], None]


def sound() -> Game:
    """Nine dice and the one in the dustbin; a guest served by half."""
    game = table(
        dice="112233445",
        kitchen="ww",
        cafe={75: "w"},
        staff=(1, 31),
        hand=(14,),
        vacant="12",
        occupied="11",
        bonus=(0,),
        rivals=(Seat(cafe={60: ""}, staff=(2,)),),
    )
    game.state.dustbin = 1
    return game


def set_to(seat: int, **values: object) -> Break:
    def change(s: GameState) -> None:
        for name, value in values.items():
            setattr(s.players[seat], name, value)

    return change


def test_a_sound_table() -> None:
    check(sound().state)


BROKEN: list[tuple[str, Break, str]] = [
    ("a guest lost", lambda s: s.guest_deck.remove(76), "guests: card_lost card=76"),
    (
        "a guest doubled",
        lambda s: s.guest_discard.append(75),
        "players[0].cafe[0]: card_twice card=75 other=guest_discard[0]",
    ),
    (
        "a short queue",
        lambda s: s.guest_deck.append(s.queue.pop()),
        "queue: wrong_length number=4 expected=5",
    ),
    ("a gap in the queue", lambda s: gap(s), "queue[3]: queue_gap"),
    ("a card lost", lambda s: s.players[0].hand.clear(), "staff: card_lost card=14"),
    (
        "a card doubled",
        lambda s: s.players[1].hand.append(14),
        "players[1].hand[0]: card_twice card=14 other=players[0].hand[0]",
    ),
    ("a die too many", lambda s: s.dice.__setitem__(1, 3), "dice: dice_differ number=11 expected=10"),
    (
        "less than no dice",
        lambda s: s.dice.__setitem__(6, -1),
        "dice[5]: out_of_range value=-1 least=0 most=10",
    ),
    ("a turn covered without its die", set_to(0, numbers=(4,)), "dice: dice_differ number=11 expected=10"),
    ("a die taken, but on no tile", lambda s: setattr(s, "die_taken", True), "turn.die_taken: no_die_taken"),
    (
        "more krones than fit",
        set_to(0, krones=21),
        "players[0].krones: out_of_range value=21 least=0 most=20",
    ),
    ("debts", set_to(1, krones=-1), "players[1].krones: out_of_range value=-1 least=0 most=20"),
    (
        "beyond the track",
        set_to(0, emperor=14),
        "players[0].emperor_space: out_of_range value=14 least=0 most=13",
    ),
    ("before the track", set_to(0, emperor=-1), "players[0].emperor_space: out_of_range value=-1"),
    (
        "a room vacant and occupied",
        set_to(0, vacant=rooms("11")),
        "players[0].vacant: vacant_and_occupied room=1-1",
    ),
    (
        "a room that touches nothing",
        set_to(0, vacant=rooms("12 33")),
        "players[0].vacant: room_alone room=3-3",
    ),
    (
        "rooms away from the corner",
        set_to(1, occupied=rooms("23 24")),
        "players[1].occupied: room_alone room=2-3",
    ),
    ("a room in the air", set_to(0, vacant=1 << 20), "players[0]: unknown_room room=20"),
    ("items owed", set_to(0, kitchen=[0, 0, -1, 0, 0]), "players[0].kitchen: out_of_range value=-1"),
    ("an order forgotten", lambda s: s.players[0].needs.clear(), "orders of the café, 0, [75]"),
    ("a fourth guest", lambda s: crowd(s), "players[1].cafe: cafe_full number=4 tables=3"),
    ("more to serve than ordered", set_to(0, needs=[0x3300]), "what a guest waits for, 75, 13056"),
    ("cards in play unknown", set_to(0, has=2), "staff in play as bits, 0"),
    ("a card used that is not there", set_to(0, used=1 << 5), "players[0].used_staff: not_in_play card=5"),
    ("a card used that gives once", set_to(0, used=1 << 31), "players[0].used_staff: not_usable card=31"),
    ("a bonus not given", set_to(0, bonus=0), "players[0].occupancy_bonuses: bonus_missing room=1-1"),
    ("a bonus too early", set_to(0, bonus=0b11), "players[0].occupancy_bonuses: bonus_early room=1-2"),
    (
        "a bonus of no group",
        set_to(0, bonus=1 | 1 << 10),
        "players[0].occupancy_bonuses: unknown_room room=10",
    ),
    ("points of nowhere", set_to(0, vp=3), "players[0].vp_sources: vp_differ vp=3 total=0"),
    (
        "a guest with a number of another tile",
        set_to(0, guest_with=2),
        "players[0].guest_number: not_one_of value=2",
    ),
    (
        "points of an objective twice",
        lambda s: claim(s, 15, 15),
        "objectives[0].claims: claimed_twice points=15",
    ),
    ("points there are not", lambda s: claim(s, 15, 7), "objectives[0].claims: not_one_of value=7"),
    ("less than the most", lambda s: claim(s, 0, 10), "objectives[0].claims: higher_left points=15"),
    ("a round too many", lambda s: setattr(s, "round", 8), "round: out_of_range value=8 least=1 most=7"),
    (
        "the Emperor at the wrong time",
        lambda s: setattr(s, "phase", "emperor"),
        "round: not_one_of value=1 expected=3",
    ),
    (
        "the set-up in the middle",
        lambda s: s.stack.append(Begin()),
        "pending[0]: wrong_phase kind=begin phase=round",
    ),
    ("nothing to do", lambda s: setattr(s, "options", []), "no legal action"),
    ("an option twice", lambda s: setattr(s, "options", [Pass(), Pass()]), "an option twice"),
    ("more tiles than there are", lambda s: build(s), "players: too_many_tiles color=blue number=42 most=30"),
]


def gap(s: GameState) -> None:
    s.guest_deck.append(s.queue[3])
    s.queue[3] = 0


def crowd(s: GameState) -> None:
    """Three guests more beside the one that is there."""
    p = s.players[1]
    p.cafe += s.guest_deck[:3]
    p.needs += [s.t.guests[guest].order for guest in s.guest_deck[:3]]
    del s.guest_deck[:3]


def claim(s: GameState, *points: int) -> None:
    for p, amount in zip(s.players, points, strict=True):
        p.claimed = (amount, 0, 0)


def build(s: GameState) -> None:
    """Every room of six hotels, half of them occupied: 42 blue ones, and there are 30 tiles."""
    s.players += [p.clone() for _ in range(2) for p in s.players]
    for p in s.players:
        p.cafe, p.needs, p.hand, p.staff, p.has = [], [], [], [], 0
        p.bonus = 0
        p.vacant, p.occupied = (1 << 10) - 1, (1 << 20) - (1 << 10)
    s.guest_deck += [75, 60]
    s.staff_deck += [1, 2, 14, 31]
    s.phase = "emperor"


@pytest.mark.parametrize(("breaking", "what"), [broken[1:] for broken in BROKEN], ids=[b[0] for b in BROKEN])
def test_broken(breaking: Break, what: str) -> None:
    state = sound().state
    breaking(state)
    with pytest.raises(BrokenInvariant) as told:
        check(state)
    assert what in str(told.value)


def test_points_with_a_source_are_sound() -> None:
    game = sound()
    game.state.players[1].vp, game.state.players[1].vp_sources = 3, {("guest", 75): 5, ("emperor", "A1"): -2}
    check(game.state)
    game.state.players[1].vp_sources = None
    check(game.state)


def test_rooms_may_be_left_alone_where_a_penalty_takes_rooms() -> None:
    game = table(round=3, vacant="11 33", dice="1122334456", tiles="A4 B1 C1")
    left = game.state.t.catalog.emperor_tiles["A4"].penalty.left.kind
    assert left == "remove_vacant_rooms"
    with pytest.raises(BrokenInvariant, match="room_alone room=3-3"):
        check(game.state)
    game.state.round = 4
    check(game.state)


def test_as_much_as_there_can_be_is_sound() -> None:
    """And as little: purses, track, tables, orders, dice and points at both their ends."""
    game = table(
        3,
        dice="1111111111",
        krones=20,
        emperor=13,
        cafe={75: "wwkk", 60: "", 65: None},
        claimed=(15, 5, 15),
        rivals=(Seat(krones=0, claimed=(10, 10, 0)), Seat(claimed=(5, 15, 10))),
    )
    game.state.dustbin = 2
    check(game.state)


def test_the_opponent_covers_its_tile_even_without_a_die() -> None:
    alone = new_game(Setup(solo="leopold", seed=2)).state
    alone.phase, alone.round, alone.stack, alone.options = "round", 1, [], None
    alone.dice, alone.dustbin = [0, 0, 0, 2, 0, 0, 0], 8
    check(alone)
    alone.players[1].numbers = ()
    check(alone)
    alone.dustbin = 9
    with pytest.raises(BrokenInvariant, match="dice_differ number=13 expected=10"):
        check(alone)
    alone.dustbin = 8
    alone.players[1].bonus = 1 << 19  # the opponent gets none, and nobody asks
    alone.players[1].occupied = rooms("25 43")  # and it builds anywhere
    check(alone)


def test_a_group_whose_bonus_is_about_to_be_collected() -> None:
    game = table(dice="112233445", cafe={75: None}, vacant="11", krones=9)
    game.state.dustbin = 1
    game.apply(MoveGuest(75, 1, 1))
    assert game.decision is not None and game.decision.kind == "benefits"
    check(game.state)


def test_nothing_can_be_done_after_the_end() -> None:
    game = played(Setup(seed=4), 4)
    assert game.over
    check(game.state)
    for name, value, what in (("stack", [Begin()], "wrong_phase"), ("options", [Pass()], "after the end")):
        state = game.state.clone()
        setattr(state, name, value)
        with pytest.raises(BrokenInvariant, match=what):
            check(state)


def test_points_told_are_the_final_scores() -> None:
    game = played(Setup(seed=4), 4)
    check(game.state)
    game.state.scores = tuple(score._replace(total=score.total + 1) for score in game.state.scores)
    with pytest.raises(BrokenInvariant, match="VP and final scores"):
        check(game.state)
