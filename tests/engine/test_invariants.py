"""The watchdog of the property tests bites: each impossible state is noticed, and named."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.actions import MoveGuest, Pass
from gah_desktop.engine.events import Scored
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
    ("a guest lost", lambda s: s.guest_deck.clear(), "guests lost"),
    ("a guest doubled", lambda s: s.guest_discard.append(75), "guests lost (-) or doubled (+): {75: 1}"),
    ("a short queue", lambda s: s.guest_deck.append(s.queue.pop()), "spaces of the queue"),
    ("a card lost", lambda s: s.players[0].hand.clear(), "staff lost (-) or doubled (+): {14: -1}"),
    ("a card doubled", lambda s: s.players[1].hand.append(14), "staff lost (-) or doubled (+): {14: 1}"),
    ("a die too many", lambda s: s.dice.__setitem__(1, 3), "dice of the round"),
    ("less than no dice", lambda s: s.dice.__setitem__(6, -1), "dice: "),
    ("a turn covered without its die", set_to(0, numbers=(4,)), "dice of the round"),
    ("more krones than fit", set_to(0, krones=21), "krones: 0, 21"),
    ("debts", set_to(1, krones=-1), "krones: 1, -1"),
    ("beyond the track", set_to(0, emperor=14), "space on the Emperor track: 0, 14"),
    ("before the track", set_to(0, emperor=-1), "space on the Emperor track: 0, -1"),
    ("a room vacant and occupied", set_to(0, vacant=rooms("11")), "both vacant and occupied"),
    ("a room in the air", set_to(0, vacant=1 << 20), "a room outside the hotel"),
    ("items owed", set_to(0, kitchen=[0, 0, -1, 0, 0]), "kitchen: 0, [0, 0, -1, 0, 0]"),
    ("an order forgotten", lambda s: s.players[0].needs.clear(), "tables of the café: 0, [75]"),
    ("more to serve than ordered", set_to(0, needs=[0x3300]), "what a guest waits for: 75"),
    ("cards in play unknown", set_to(0, has=2), "staff in play as bits"),
    ("a card used that is not there", set_to(0, used=1 << 5), "a card used that is not in play"),
    ("a bonus not given", set_to(0, bonus=0), "a full group without its bonus: 0, 0"),
    ("a bonus of no group", set_to(0, bonus=1 | 1 << 10), "occupancy bonus of no group"),
    ("points of nowhere", set_to(0, vp=3), "VP told and VP had: [0, 0], [3, 0]"),
    ("points of an objective twice", lambda s: claim(s, 15, 15), "claimed twice: 0, [15, 15]"),
    ("points there are not", lambda s: claim(s, 15, 7), "points of an objective"),
    ("nothing to do", lambda s: setattr(s, "options", []), "no legal action"),
    ("an option twice", lambda s: setattr(s, "options", [Pass(), Pass()]), "an option twice"),
    ("more tiles than there are", lambda s: build(s), "blue room tiles: 42"),
]


def claim(s: GameState, *points: int) -> None:
    for p, amount in zip(s.players, points, strict=True):
        p.claimed = (amount, 0, 0)


def build(s: GameState) -> None:
    """Every room of six hotels, half of them occupied: 42 blue ones, and there are 30 tiles."""
    s.players += [p.clone() for _ in range(2) for p in s.players]
    for p in s.players:
        p.cafe, p.needs, p.hand, p.staff, p.has = [], [], [], [], 0
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
    game.state.players[1].vp = 3
    game.events.append(Scored(1, 3, ("guest", 75)))
    check(game.state)


def test_as_much_as_there_can_be_is_sound() -> None:
    """And as little: purses, track, tables, orders, dice and points at both their ends."""
    game = table(
        3,
        dice="1111111111",
        krones=20,
        emperor=13,
        cafe={75: "wwkk", 60: "", 65: None},
        claimed=(15, 5, 0),
        rivals=(Seat(krones=0, claimed=(10, 0, 0)), Seat(claimed=(5, 15, 10))),
    )
    game.state.dustbin = 2
    check(game.state)


def test_the_dice_are_counted_only_where_all_of_them_are_known() -> None:
    game = sound()
    game.state.phase, game.state.dice = "emperor", [0] * 7
    check(game.state)
    alone = new_game(Setup(solo="leopold", seed=2)).state
    alone.phase, alone.dice = "round", [0, 1, 0, 0, 0, 0, 0]
    check(alone)
    alone.players[1].bonus = 1 << 19  # the opponent gets none, and nobody asks
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
    for name, value in (("stack", [Begin()]), ("options", [Pass()])):
        state = game.state.clone()
        setattr(state, name, value)
        with pytest.raises(BrokenInvariant, match="something to do after the end"):
            check(state)


def test_points_told_are_the_final_scores() -> None:
    game = played(Setup(seed=4), 4)
    check(game.state)
    game.state.scores = tuple(score._replace(total=score.total + 1) for score in game.state.scores)
    with pytest.raises(BrokenInvariant, match="VP told and final scores"):
        check(game.state)
