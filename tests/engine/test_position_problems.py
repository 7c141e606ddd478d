"""What the rules do not allow in a position is refused, with its place; what is only unusual is not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.position import (
    CafeGuest,
    Claim,
    ObjectivePosition,
    PendingDecision,
    Position,
    PositionError,
    ProblemCode,
    Turn,
    from_dict,
    problems_of,
    to_dict,
)
from gah_desktop.modules.ballrooms.rules.position import Dancers, Space
from gah_desktop.modules.hotels.rules.position import BidPosition
from tests.helpers.games import played
from tests.helpers.positions import claimed, game_at, position, with_module, with_seat

Made = Callable[[], Position]
ALL = ("ballrooms", "celebrities", "hotels", "more")
STAYING = 190  # a guest of the promotional cards
# of the night board: the groups by their first rooms
GROUPS = ("1-1", "1-2", "1-3", "1-5", "2-5", "3-1", "3-2", "3-3", "4-4", "4-5")


def found(made: Position) -> list[str]:
    return [str(problem) for problem in problems_of(made)]


def seat(number: int, **has: Any) -> Made:
    """A sound position of three in which a seat has something else."""
    return lambda: position(3, seats={number: has})


def table(**changes: Any) -> Made:
    return lambda: replace(position(3), **changes)


def asked(kind: str, at: int = 1, source: str = "turn", **details: Any) -> Made:
    return table(pending=(PendingDecision(kind, at, source, details),))


BASE: list[tuple[str, Made, str]] = [
    # Cards
    (
        "a guest in the queue and in the café",
        lambda: position(3, queue=(75, 60, 61, 62, 63), seats={2: {"cafe": {75: ""}}}),
        "players[2].cafe[0]: card_twice card=75 other=queue[0]",
    ),
    (
        "a guest in the deck and discarded",
        table(guest_discard=(104,)),
        "guest_discard[0]: card_twice card=104 other=guest_deck[50]",
    ),
    (
        "a staff card in two hands",
        seat(1, hand=(14, 14)),
        "players[1].hand[1]: card_twice card=14 other=players[1].hand[0]",
    ),
    (
        "a staff card in hand and in play",
        lambda: position(3, seats={0: {"hand": (5,)}, 2: {"staff": (5,)}}),
        "players[2].staff[0]: card_twice card=5 other=players[0].hand[0]",
    ),
    (
        "a staff card out of the game and in the deck",
        table(removed_staff=(48,)),
        "removed_staff[0]: card_twice card=48 other=staff_deck[47]",
    ),
    (
        "a card nobody has seen that lies in the queue",
        table(unseen={"guests": (49,)}),
        "unseen.guests[0]: card_twice card=49 other=queue",
    ),
    ("a guest there is not", table(guest_discard=(193,)), "guest_discard[0]: unknown_card card=193"),
    ("a staff card there is not", seat(0, staff=(193,)), "players[0].staff[0]: unknown_card card=193"),
    ("a staff card that says it is a guest", seat(0, hand=(75,)), "players[0].hand[0]: unknown_card card=75"),
    (
        "a promotional guest without the promotional cards",
        table(guest_discard=(117,)),
        "guest_discard[0]: other_set card=117",
    ),
    (
        "an objective there is not",
        table(objectives=tuple(map(ObjectivePosition, ("A9", "B1", "C1")))),
        "objectives[0]: unknown_card card=A9",
    ),
    (
        "an objective of another letter",
        table(objectives=tuple(map(ObjectivePosition, ("A1", "A2", "C1")))),
        "objectives[1]: wrong_letter card=A2 letter=B",
    ),
    (
        "two objectives",
        table(objectives=tuple(map(ObjectivePosition, ("A1", "B1")))),
        "objectives: wrong_length number=2 expected=3",
    ),
    (
        "four Emperor tiles",
        table(emperor_tiles=("A1", "B1", "C1", "C2")),
        "emperor_tiles: wrong_length number=4 expected=3",
    ),
    (
        "an Emperor tile of another letter",
        table(emperor_tiles=("A1", "B1", "B2")),
        "emperor_tiles[2]: wrong_letter card=B2 letter=C",
    ),
    (
        "an Emperor tile there is not",
        table(emperor_tiles=("A7", "B1", "C1")),
        "emperor_tiles[0]: unknown_card card=A7",
    ),
    (
        "more cards unknown than there are",
        lambda: position(3, staff_deck=(), seats={0: {"hand": (None,) * 49}}),
        "unseen.staff: too_few_unseen number=48 hidden=49",
    ),
    (
        "unknown cards that may be too few",
        lambda: replace(
            position(3, staff_deck=(), seats={0: {"hand": (None, None)}}), unseen={"staff": (7,)}
        ),
        "unseen.staff: too_few_unseen number=1 hidden=2",
    ),
    # The queue and the cafés
    ("four guests in the queue", table(queue=(49, 50, 51, 52)), "queue: wrong_length number=4 expected=5"),
    ("a gap in the queue", table(queue=(49, 50, 0, 52, 53)), "queue[2]: queue_gap"),
    (
        "more than three guests in the café",
        seat(1, cafe={60: "", 62: "", 75: "", 76: ""}),
        "players[1].cafe: cafe_full number=4 tables=3",
    ),
    (
        "an item the guest does not order",
        seat(1, cafe={75: "s"}),
        "players[1].cafe[0].items: not_ordered guest=75 item=strudel number=1",
    ),
    (
        "an item too many",
        seat(1, cafe={75: "www"}),
        "players[1].cafe[0].items: not_ordered guest=75 item=wine number=3",
    ),
    (
        "an item there is not",
        seat(1, cafe=(CafeGuest(75, {"tea": 1}),)),
        "players[1].cafe[0].items: not_one_of value=tea "
        "expected=“strudel”, “cake”, “wine”, “coffee”, “champagne”",
    ),
    (
        "less than no items",
        seat(1, kitchen={"wine": -1}),
        "players[1].kitchen.wine: out_of_range value=-1 least=0 most=999",
    ),
    # Rooms
    ("a room there is not", seat(2, vacant=("1-1", "5-1")), "players[2].vacant[1]: unknown_room room=5-1"),
    (
        "a room without a name",
        seat(2, occupied=("ground floor",)),
        "players[2].occupied[0]: unknown_room room=ground floor",
    ),
    ("a room named twice", seat(2, vacant=("1-1", "1-1")), "players[2].vacant[1]: twice value=1-1"),
    (
        "a room both vacant and occupied",
        seat(2, vacant="1-1 1-2", occupied="1-2"),
        "players[2].vacant: vacant_and_occupied room=1-2",
    ),
    ("a room that touches nothing", seat(2, vacant="1-1 1-2 3-3"), "players[2].vacant: room_alone room=3-3"),
    ("no room at the bottom left", seat(2, occupied="1-2"), "players[2].occupied: room_alone room=1-2"),
    (
        "rooms that touch by a corner alone",
        seat(0, vacant="1-1 2-2"),
        "players[0].vacant: room_alone room=2-2",
    ),
    (
        "a full group without its bonus",
        seat(2, occupied="1-1"),
        "players[2].occupancy_bonuses: bonus_missing room=1-1",
    ),
    (
        "a bonus for a group that is not full",
        seat(2, vacant="1-1", occupancy_bonuses="1-1"),
        "players[2].occupancy_bonuses: bonus_early room=1-1",
    ),
    (
        "a bonus of a room that begins no group",
        seat(2, occupancy_bonuses=("2-2",)),
        "players[2].occupancy_bonuses[0]: unknown_room room=2-2",
    ),
    # What players have
    ("too many krones", seat(1, krones=21), "players[1].krones: out_of_range value=21 least=0 most=20"),
    ("debts", seat(1, krones=-1), "players[1].krones: out_of_range value=-1 least=0 most=20"),
    (
        "a space the Emperor track does not have",
        seat(0, emperor_space=14),
        "players[0].emperor_space: out_of_range value=14 least=0 most=13",
    ),
    (
        "VP and sources that differ",
        seat(0, vp=12, vp_sources={"guest:75": 5, "track:3": 6}),
        "players[0].vp_sources: vp_differ vp=12 total=11",
    ),
    (
        "a source there is not",
        seat(0, vp=1, vp_sources={"luck:1": 1}),
        "players[0].vp_sources: unknown_source source=luck:1",
    ),
    (
        "a source that gives no VP",
        seat(0, vp=1, vp_sources={"die:3": 1}),
        "players[0].vp_sources: unknown_source source=die:3",
    ),
    (
        "a guest there is not as a source",
        seat(0, vp=1, vp_sources={"guest:193": 1}),
        "players[0].vp_sources: unknown_source source=guest:193",
    ),
    (
        "a group there is not as a source",
        seat(0, vp=1, vp_sources={"group:2-2": 1}),
        "players[0].vp_sources: unknown_source source=group:2-2",
    ),
    (
        "a card used that is not in play",
        seat(2, staff=(1,), used_staff=(2,)),
        "players[2].used_staff: not_in_play card=2",
    ),
    (
        "a card used that works once in the game",
        seat(2, staff=(31,), used_staff=(31,)),
        "players[2].used_staff: not_usable card=31",
    ),
    (
        "three dice on a tile",
        seat(1, dice_taken=3),
        "players[1].dice_taken: out_of_range value=3 least=0 most=2",
    ),
    (
        "a guest taken with a number of another tile",
        seat(1, guest_number=9),
        "players[1].guest_number: not_one_of value=9 expected=0, 2, 5",
    ),
    (
        "seat that claims twice",
        table(
            objectives=(
                ObjectivePosition("A1", (Claim(0, 15), Claim(0, 10))),
                *map(ObjectivePosition, ("B1", "C1")),
            )
        ),
        "objectives[0].claims[1].seat: twice value=0",
    ),
    (
        "points claimed twice",
        table(objectives=(claimed("A1"), claimed("B1", 0, 15, 15), claimed("C1"))),
        "objectives[1].claims: claimed_twice points=15",
    ),
    (
        "points there are not",
        table(objectives=(claimed("A1"), claimed("B1"), claimed("C1", 12))),
        "objectives[2].claims: not_one_of value=12 expected=15, 10, 5",
    ),
    (
        "second points before the first",
        table(objectives=(claimed("A1", 10), claimed("B1"), claimed("C1"))),
        "objectives[0].claims: higher_left points=15",
    ),
    (
        "the marker of nobody",
        table(objectives=(ObjectivePosition("A1", (Claim(3, 15),)), *map(ObjectivePosition, ("B1", "C1")))),
        "objectives[0].claims[0].seat: out_of_range value=3 least=0 most=2",
    ),
    # Dice and the turn
    ("15 dice", table(dice=(3, 3, 3, 2, 2, 2)), "dice: dice_differ number=15 expected=12"),
    ("too few dice", table(dice=(2, 2, 2, 2, 2, 1)), "dice: dice_differ number=11 expected=12"),
    (
        "dice in the dustbin that are on spaces too",
        table(dustbin=1),
        "dice: dice_differ number=13 expected=12",
    ),
    ("less than no dice", table(dice=(-1, 3, 3, 3, 2, 2)), "dice[0]: out_of_range value=-1 least=0 most=12"),
    ("five action spaces", table(dice=(3, 3, 2, 2, 2)), "dice: wrong_length number=5 expected=6"),
    (
        "a die taken that is on no tile",
        table(turn=Turn(1, started=True, die_taken=True)),
        "turn.die_taken: no_die_taken",
    ),
    (
        "the turn of a player who has passed",
        lambda: position(3, seats={1: {"passed": True}}, seat=1),
        "turn.seat: no_turn",
    ),
    (
        "a third turn in a round",
        lambda: position(3, seats={1: {"dice_taken": 2}}, seat=1),
        "turn.seat: no_turn",
    ),
    (
        "the turn of the solo opponent",
        lambda: position(solo="leopold", seat=1),
        "turn.seat: no_turn",
    ),
    ("the turn of nobody", table(turn=Turn(3)), "turn.seat: out_of_range value=3 least=0 most=2"),
    ("nobody begins", table(start_player=-1), "start_player: out_of_range value=-1 least=0 most=2"),
    (
        "an extra of a card that is not in play",
        table(turn=Turn(0, extras=(14,))),
        "turn.extras[0]: not_in_play card=14",
    ),
    (
        "an extra of a card that grants none",
        lambda: replace(position(3, seats={0: {"staff": (31,)}}), turn=Turn(0, extras=(31,))),
        "turn.extras[0]: not_in_play card=31",
    ),
    ("round 8", table(round=8), "round: out_of_range value=8 least=1 most=7"),
    ("round 0 in the middle", table(round=0), "round: out_of_range value=0 least=1 most=7"),
    (
        "the Emperor after round 4",
        lambda: position(3, phase="emperor", round=4, pending=(PendingDecision("round_over"),)),
        "round: not_one_of value=4 expected=3, 5, 7",
    ),
    ("the Emperor without a visit", table(phase="emperor", round=3), "pending: no_decision phase=emperor"),
    (
        "the set-up without an end",
        table(phase="setup", round=0, dice=(0,) * 6),
        "pending: no_decision phase=setup",
    ),
    (
        "a card under the deck by nobody",
        table(returned_by=(0, 4)),
        "returned_by[1]: out_of_range value=4 least=0 most=2",
    ),
    # Pending decisions
    ("an unknown pending decision", asked("juggle"), "pending[0].kind: unknown_decision kind=juggle"),
    (
        "a decision of a module that is not in play",
        asked("exchange", most=4),
        "pending[0].kind: unknown_decision kind=exchange",
    ),
    (
        "a decision of nobody",
        asked("split", -1, "die:4", strength=2),
        "pending[0].seat: out_of_range value=-1 least=0 most=2",
    ),
    (
        "a decision of an unknown source",
        asked("split", 0, "magic", strength=2),
        "pending[0].source: unknown_source source=magic",
    ),
    ("a decision without what it needs", asked("split", 0, "die:4"), "pending[0].details.strength: missing"),
    (
        "a decision with something else",
        asked("extra_action", 0, "guest:97", left=2),
        "pending[0].details.left: unknown_field",
    ),
    (
        "a decision about no number",
        asked("split", 0, "die:4", strength="all"),
        "pending[0].details.strength: wrong_type expected=int",
    ),
    (
        "a decision about too high a floor",
        asked("rooms", 0, "die:3", left=1, max_floor=5),
        "pending[0].details.max_floor: out_of_range value=5 least=1 most=4",
    ),
    (
        "an offer of an unknown card",
        asked("offer", 0, "guest:75", cards=[193], discount=3),
        "pending[0].details.cards[0]: unknown_card card=193",
    ),
    (
        "an offer of a card in hand",
        lambda: replace(
            position(3, seats={0: {"hand": (5,)}}),
            pending=(PendingDecision("offer", 0, "guest:75", {"cards": [5], "discount": 3}),),
        ),
        "pending[0].details.cards[0]: card_twice card=5 other=players[0].hand[0]",
    ),
    (
        "a reward of an unknown kind",
        asked(
            "benefits",
            0,
            "guest:75",
            parts=[{"sort": "reward", "effect": {"kind": "fly"}, "source": "guest:75", "place": 0}],
        ),
        "pending[0].details.parts[0].effect.kind: not_one_of value=fly",
    ),
    (
        "the bonus of no group",
        asked("benefits", 0, "guest:75", parts=[{"sort": "bonus", "group": "2-2"}]),
        "pending[0].details.parts[0].group: unknown_room room=2-2",
    ),
    (
        "a penalty in the middle of a round",
        asked("take_penalty", 0, "emperor:A1"),
        "pending[0]: wrong_phase kind=take_penalty phase=round",
    ),
    (
        "a draft in the middle of a round",
        asked("draft", 0, "setup", last=False),
        "pending[0]: wrong_phase kind=draft phase=round",
    ),
    (
        "something to decide after the end",
        lambda: replace(
            played(Setup(players=3, seed=2), 2).position(),
            pending=(PendingDecision("split", 0, "die:4", {"strength": 1}),),
        ),
        "pending[0]: wrong_phase kind=split phase=over",
    ),
]


def module(name: str, *more: str, **changes: Any) -> Made:
    """A sound position of three with a module that has another state."""
    return lambda: with_module(position(3, modules=(name, *more), promo=name == "promo"), name, **changes)


def danced(*dancers: Dancers, areas: tuple[int, ...] = (1, 2, 3, 4), **more: Any) -> Made:
    """Ballrooms in which the first seat has sent dancers."""

    def made() -> Position:
        start = position(3, modules=("ballrooms",))
        rehearsing = (areas, *start.modules["ballrooms"].rehearsing[1:])
        return with_module(start, "ballrooms", dancers=dancers, rehearsing=rehearsing, **more)

    return made


def held(**changes: Any) -> Made:
    """Celebrities: 1, 2 and 3 wait in the lounge, all others in the pile."""
    usual: dict[str, Any] = {"lounge": {"red": 1, "yellow": 2, "blue": 3}, "pile": (4, 6, 7, 8, 11, 12)}
    return lambda: with_module(position(3, modules=("celebrities",)), "celebrities", **{**usual, **changes})


def owned(**changes: Any) -> Made:
    """Hotels: 2, 3 and 7 are had by the seats; 3 is the Dove, 7 is Stroup."""
    usual: dict[str, Any] = {
        "offered": (2, 3, 7),
        "owned": (2, 3, 7),
        "tokens": (1, 2, 3, 4, 5),
        "own_objectives": (),
        "own_tiles": (),
        "bids": (BidPosition(2, 1), BidPosition(3, 2), BidPosition(7, 0)),
    }
    return lambda: with_module(position(3, modules=("hotels",)), "hotels", **{**usual, **changes})


def alone(name: str = "", **changes: Any) -> Made:
    """Against Leopold; the entrance of this name, or Leopold, has another state."""
    return lambda: with_module(position(solo="leopold", entrance=name or None), name or "leopold", **changes)


def promotional(**changes: Any) -> Made:
    return lambda: with_module(
        position(3, modules=("ballrooms",), promo=True, seats={1: {"cafe": {STAYING: "", 75: ""}}}),
        "promo",
        **changes,
    )


OF_MODULES: list[tuple[str, Made, str]] = [
    (
        "a module without its state",
        lambda: replace(position(3, modules=("more",)), modules={}),
        "modules.more: missing",
    ),
    (
        "the state of a module that is not in play",
        lambda: replace(position(3), modules=position(3, modules=("more",)).modules),
        "modules.more: unknown_field",
    ),
    (
        "the state of another module",
        lambda: replace(
            position(3, modules=("more",)),
            modules={"more": position(3, modules=("celebrities",)).modules["celebrities"]},
        ),
        "modules.more: wrong_type expected=MorePosition",
    ),
    (
        "a card of a module that is not in play",
        lambda: position(3, modules=("more",), guest_discard=(134,)),
        "guest_discard[0]: other_set card=134",
    ),
    # Ballrooms
    (
        "a ballroom there is not",
        module("ballrooms", boards=("ice-rink", "apollosaal", "odeonsaal")),
        "modules.ballrooms.boards[0]: not_one_of value=ice-rink",
    ),
    (
        "a ballroom twice",
        module("ballrooms", boards=("apollosaal", "apollosaal", "odeonsaal")),
        "modules.ballrooms.boards[1]: twice value=apollosaal",
    ),
    (
        "two ballrooms",
        module("ballrooms", boards=("apollosaal", "odeonsaal")),
        "modules.ballrooms.boards: wrong_length number=2 expected=3",
    ),
    (
        "four ballrooms scored",
        module("ballrooms", scored=4),
        "modules.ballrooms.scored: out_of_range value=4 least=0 most=3",
    ),
    (
        "a rehearsal room twice",
        module("ballrooms", rehearsal_rooms=("pantry", "pantry", "cellar")),
        "modules.ballrooms.rehearsal_rooms[1]: twice value=pantry",
    ),
    (
        "rehearsal rooms for two",
        module("ballrooms", rehearsal_rooms=("pantry", "cellar")),
        "modules.ballrooms.rehearsal_rooms: wrong_length number=2 expected=3",
    ),
    (
        "a rehearsal room that is had and offered",
        lambda: with_module(
            start := position(3, modules=("ballrooms",)),
            "ballrooms",
            offered=start.modules["ballrooms"].rehearsal_rooms[:1],
        ),
        "modules.ballrooms.offered[0]: twice",
    ),
    (
        "more dancers in an area than it holds",
        danced(areas=(2, 2, 3, 4)),
        "modules.ballrooms.rehearsing[0][0]: out_of_range value=2 least=0 most=1",
    ),
    (
        "three areas",
        danced(areas=(1, 2, 3)),
        "modules.ballrooms.rehearsing[0]: wrong_length number=3 expected=4",
    ),
    (
        "a dancer lost",
        danced(areas=(0, 2, 3, 4)),
        "modules.ballrooms.rehearsing[0]: dancers_differ number=9 expected=10",
    ),
    (
        "a dancer in two places",
        danced(Dancers("left-1", 1, 0)),
        "modules.ballrooms.rehearsing[0]: dancers_differ number=11 expected=10",
    ),
    (
        "dancers in a row there is not",
        danced(Dancers("left-4", 1, 0), areas=(0, 2, 3, 4)),
        "modules.ballrooms.dancers[0].place: not_one_of value=left-4",
    ),
    (
        "dancers on a space there is not",
        danced(Dancers("left-3", 3, 0), areas=(0, 2, 3, 4)),
        "modules.ballrooms.dancers[0].space: out_of_range value=3 least=1 most=2",
    ),
    (
        "dancers of nobody",
        danced(Dancers("left-3", 1, 3), areas=(0, 2, 3, 4)),
        "modules.ballrooms.dancers[0].seat: out_of_range value=3 least=0 most=2",
    ),
    (
        "two dancers on a space",
        danced(Dancers("left-3", 1, 0), Dancers("left-3", 1, 0), areas=(1, 0, 3, 4)),
        "modules.ballrooms.dancers[1].space: space_taken space=left-3 1",
    ),
    (
        "a last dancer nowhere",
        danced(last=Space("cellar", 1)),
        "modules.ballrooms.last.place: not_one_of value=cellar",
    ),
    (
        "a guest who still waits for champagne they do not drink",
        lambda: position(3, modules=("ballrooms",), seats={0: {"cafe": {75: "h"}}}),
        "players[0].cafe[0].items: not_ordered guest=75 item=champagne number=1",
    ),
    # Celebrities
    (
        "a celebrity in the lounge and in a hand",
        held(held=((), (2,), ())),
        "modules.celebrities.held[1][0]: card_twice card=2 other=modules.celebrities.lounge[1]",
    ),
    (
        "a celebrity there is not",
        held(discards=(13,)),
        "modules.celebrities.discards[0]: unknown_card card=13",
    ),
    (
        "a color no die has",
        held(lounge={"green": 1}, pile=(2, 3, 4, 6, 7, 8, 11, 12)),
        "modules.celebrities.lounge: not_one_of value=green expected=“red”, “yellow”, “blue”",
    ),
    (
        "celebrities of two seats",
        held(held=((), ())),
        "modules.celebrities.held: wrong_length number=2 expected=3",
    ),
    (
        "a coloured die on a space without dice",
        lambda: replace(held(dice={"red": 6})(), dice=(3, 3, 2, 2, 2, 0)),
        "modules.celebrities.dice.red: no_die_there color=red face=6",
    ),
    (
        "two coloured dice where one die is",
        lambda: replace(held(dice={"red": 6, "blue": 6})(), dice=(3, 2, 2, 2, 2, 1)),
        "modules.celebrities.dice.red: no_die_there color=red face=6",
    ),
    (
        "a coloured die that shows 7",
        held(dice={"red": 7}),
        "modules.celebrities.dice.red: out_of_range value=7 least=1 most=6",
    ),
    (
        "a coloured die without its celebrity",
        held(lounge={"yellow": 2, "blue": 3}, pile=(1, 4, 6, 7, 8, 11, 12), dice={"red": 1}),
        "modules.celebrities.lounge: missing",
    ),
    # Hotels
    (
        "an entrance there is not",
        owned(offered=(2, 3, 11)),
        "modules.hotels.offered[2]: unknown_card card=11",
    ),
    ("an entrance twice", owned(owned=(2, 2, 7)), "modules.hotels.owned[1]: twice value=2"),
    (
        "an entrance that was not offered",
        owned(owned=(2, 3, 9)),
        "modules.hotels.owned[2]: not_offered entrance=9",
    ),
    (
        "a bid for an entrance that was not offered",
        owned(bids=(BidPosition(2, 1), BidPosition(9, 1), BidPosition())),
        "modules.hotels.bids[1]: not_offered entrance=9",
    ),
    (
        "a bid of too much",
        owned(bids=(BidPosition(2, 21), BidPosition(3, 1), BidPosition(7, 1))),
        "modules.hotels.bids[0].krones: out_of_range value=21 least=0 most=20",
    ),
    ("entrances for two", owned(owned=(2, 3)), "modules.hotels.owned: wrong_length number=2 expected=3"),
    (
        "a token there is not",
        owned(tokens=(1, 6)),
        "modules.hotels.tokens[1]: out_of_range value=6 least=1 most=5",
    ),
    ("a token twice", owned(tokens=(1, 1)), "modules.hotels.tokens[1]: twice value=1"),
    ("tokens of nobody", owned(owned=(2, 7, 0)), "modules.hotels.tokens: nobodys"),
    (
        "personal objectives of nobody",
        owned(own_objectives=("A2",)),
        "modules.hotels.own_objectives: nobodys",
    ),
    ("own tiles of nobody", owned(own_tiles=("A2",)), "modules.hotels.own_tiles: nobodys"),
    (
        "guests beside an entrance of nobody",
        lambda: with_module(
            position(3, modules=("hotels",), guest_deck=()),
            "hotels",
            completed=(104,),
            offered=(2, 3, 7),
            owned=(2, 3, 7),
        ),
        "modules.hotels.completed: nobodys",
    ),
    (
        "a personal objective that is a common one",
        owned(
            offered=(2, 6, 7), owned=(2, 6, 7), tokens=(), own_objectives=("B1",), bids=(BidPosition(),) * 3
        ),
        "modules.hotels.own_objectives[0]: common card=B1",
    ),
    (
        "a personal objective that is claimed and not",
        owned(
            offered=(2, 6, 7),
            owned=(2, 6, 7),
            tokens=(),
            own_objectives=("B2",),
            claimed=("B2",),
            bids=(BidPosition(),) * 3,
        ),
        "modules.hotels.claimed[0]: common card=B2",
    ),
    (
        "an own tile that is a common one",
        owned(offered=(2, 8, 7), owned=(2, 8, 7), tokens=(), own_tiles=("C1",), bids=(BidPosition(),) * 3),
        "modules.hotels.own_tiles[0]: common card=C1",
    ),
    (
        "a fifth floor",
        owned(full_floors=(5,)),
        "modules.hotels.full_floors[0]: out_of_range value=5 least=1 most=4",
    ),
    (
        "a group there is not",
        owned(opened_groups=("2-2",)),
        "modules.hotels.opened_groups[0]: unknown_room room=2-2",
    ),
    (
        "groups opened by nobody",
        owned(owned=(2, 3, 0), opened_groups=("1-1",)),
        "modules.hotels.opened_groups: nobodys",
    ),
    (
        "a first die that shows 7",
        owned(first_die=7),
        "modules.hotels.first_die: out_of_range value=7 least=0 most=6",
    ),
    (
        "four guests where Kaufman has four tables",
        lambda: with_module(
            position(3, modules=("hotels",), seats={0: {"cafe": {60: "", 62: "", 75: "", 76: "", 77: ""}}}),
            "hotels",
            offered=(2, 4, 7),
            owned=(4, 2, 7),
            tokens=(),
            own_objectives=(),
            own_tiles=(),
            bids=(BidPosition(),) * 3,
        ),
        "players[0].cafe: cafe_full number=5 tables=4",
    ),
    # Some More
    (
        "a card turned down that is not in play",
        module("more", turned_down=(172,)),
        "modules.more.turned_down[0]: not_in_play card=172",
    ),
    (
        "a card turned down twice",
        lambda: with_module(
            position(3, modules=("more",), seats={1: {"staff": (172,)}}), "more", turned_down=(172, 172)
        ),
        "modules.more.turned_down[1]: twice value=172",
    ),
    (
        "large guests of two seats",
        module("more", large_guests=(1, 2)),
        "modules.more.large_guests: wrong_length number=2 expected=3",
    ),
    (
        "less than no large guests",
        module("more", large_guests=(1, -2, 0)),
        "modules.more.large_guests[1]: out_of_range value=-2 least=0 most=999",
    ),
    # Promotional cards
    (
        "a guest used who is in no café",
        promotional(used_guests=(60,)),
        "modules.promo.used_guests[0]: not_in_cafe guest=60",
    ),
    (
        "a guest used who does not stay",
        promotional(used_guests=(75,)),
        "modules.promo.used_guests[0]: stays_not guest=75",
    ),
    # Leopold and his entrances
    (
        "an instruction card there is not",
        alone(turned=(999,)),
        "modules.leopold.turned[0]: unknown_card card=999",
    ),
    (
        "an instruction card twice",
        lambda: with_module(
            start := position(solo="leopold"),
            "leopold",
            turned=start.modules["leopold"].deck[:1],
            deck=start.modules["leopold"].deck[:5],
        ),
        "modules.leopold.deck[0]: twice",
    ),
    (
        "a pile with a card that does not score",
        lambda: with_module(position(solo="leopold", staff_deck=()), "leopold", pile=(14,)),
        "modules.leopold.pile[0]: no_end_card card=14",
    ),
    (
        "a card in the pile and in hand",
        lambda: with_seat(
            start := position(solo="leopold", staff_deck=()), 0, hand=start.modules["leopold"].pile[:1]
        ),
        "modules.leopold.pile[0]: card_twice",
    ),
    (
        "a marker beyond I",
        alone(markers={"A": 4}),
        "modules.leopold.markers.A: out_of_range value=4 least=1 most=3",
    ),
    (
        "a marker on an objective there is not",
        alone(markers={"D": 1}),
        "modules.leopold.markers: not_one_of value=D",
    ),
    (
        "a marker on I without the points",
        alone(markers={"B": 3}),
        "modules.leopold.markers: markers_differ letter=B",
    ),
    (
        "an entrance the opponent does not have",
        alone(entrance="revolving"),
        "modules.leopold.entrance: not_one_of value=revolving",
    ),
    (
        "an entrance without its state",
        lambda: with_module(position(solo="leopold"), "leopold", entrance="toll"),
        "modules.toll: missing",
    ),
    (
        "a fourth guest at Hautel Couture",
        lambda: with_seat(
            start := position(solo="leopold", entrance="hautel"),
            1,
            cafe=(*start.players[1].cafe, CafeGuest(49)),
            occupied=(),
        ),
        "players[1].cafe: cafe_full number=4 tables=3",
    ),
    (
        "a guest without a reserved room",
        alone("hautel", reserved=()),
        "modules.hautel.reserved: no_reservation",
    ),
    (
        "a room reserved for a guest who is not there",
        lambda: with_seat(position(solo="leopold", entrance="hautel"), 1, cafe=()),
        "modules.hautel.reserved[0]: not_in_cafe",
    ),
    (
        "a room reserved that is not vacant",
        lambda: with_seat(position(solo="leopold", entrance="hautel"), 1, vacant=()),
        "modules.hautel.reserved[0]: no_room_tile",
    ),
    (
        "a room of a color that does not fit its guest",
        lambda: mismatched(),
        "modules.hautel.reserved[0]: guest_color",
    ),
    (
        "an item on an action space there is not",
        alone("hautel", spaces=("tea", "", "", "", "", "")),
        "modules.hautel.spaces[0]: not_one_of value=tea",
    ),
    (
        "items for five spaces",
        alone("hautel", spaces=("",) * 5),
        "modules.hautel.spaces: wrong_length number=5 expected=6",
    ),
    ("ten stars", alone("stars", tokens=10), "modules.stars.tokens: out_of_range value=10 least=0 most=9"),
    (
        "a token on a room without one",
        alone("sushi", rooms=("1-1",)),
        "modules.sushi.rooms[0]: not_one_of value=1-1",
    ),
    (
        "a token on a guest who is not in the queue",
        alone("sushi", guests=(104,)),
        "modules.sushi.guests[0]: not_in_queue guest=104",
    ),
    (
        "less than no tokens",
        alone("toll", tokens=(0, 0, -1, 0, 0, 0)),
        "modules.toll.tokens[2]: out_of_range value=-1 least=0 most=99",
    ),
]


def mismatched() -> Position:
    """The guests of Hautel Couture have changed their rooms, so that a color does not fit."""
    start = position(solo="leopold", entrance="hautel")
    part = start.modules["hautel"]
    rooms = [each.room for each in part.reserved]
    reserved = tuple(
        replace(each, room=room) for each, room in zip(part.reserved, (*rooms[1:], rooms[0]), strict=True)
    )
    return with_module(start, "hautel", reserved=reserved)


@pytest.mark.parametrize(
    ("made", "what"), [case[1:] for case in BASE + OF_MODULES], ids=[c[0] for c in BASE + OF_MODULES]
)
def test_what_the_rules_do_not_allow_is_refused(made: Made, what: str) -> None:
    wrong = made()
    assert any(each == what or each.startswith(f"{what} ") for each in found(wrong)), found(wrong)
    with pytest.raises(PositionError):
        Game.from_position(wrong)


def test_the_positions_they_are_made_from_are_sound() -> None:
    for made in (
        position(2),
        position(3),
        position(4),
        held()(),
        owned()(),
        danced()(),
        promotional()(),
        alone("stars")(),
        position(3, modules=ALL, promo=True),
        *(position(solo="leopold", entrance=name) for name in ("hautel", "toll")),
    ):
        assert found(made) == []
        assert Game.from_position(made).legal_actions()


# Problems of the form alone are met before there is a position
FORMS: list[tuple[str, Callable[[dict[str, Any]], Any], list[str]]] = [
    ("another format", lambda d: d.update(format="other"), ["position: not_a_position"]),
    ("no version", lambda d: d.pop("version"), ["version: wrong_type expected=int"]),
    ("a field too many", lambda d: d.update(weather="fine"), ["weather: unknown_field"]),
    ("a field too few", lambda d: d.pop("queue"), ["queue: missing"]),
    ("a number as text", lambda d: d.update(round="3"), ["round: wrong_type expected=int"]),
    (
        "a truth as a number",
        lambda d: d["players"][1].update(passed=1),
        ["players[1].passed: wrong_type expected=bool"],
    ),
    (
        "a fraction",
        lambda d: d["players"][1].update(krones=1.5),
        ["players[1].krones: wrong_type expected=int"],
    ),
    ("a list that is none", lambda d: d.update(queue=75), ["queue: wrong_type expected=list"]),
    (
        "a kitchen that is a list",
        lambda d: d["players"][0].update(kitchen=["wine"]),
        ["players[0].kitchen: wrong_type expected=object"],
    ),
    (
        "a phase there is not",
        lambda d: d.update(phase="evening"),
        ["phase: not_one_of value=evening expected=“dealt”, “setup”, “round”, “emperor”, “over”"],
    ),
    (
        "a kind of card there is not",
        lambda d: d.update(unseen={"jokers": [1]}),
        ["unseen: not_one_of value=jokers"],
    ),
    (
        "five players",
        lambda d: d.update(setup={"players": 5}),
        ["setup: impossible_setup detail=players: expected 2, 3 or 4"],
    ),
    (
        "a seed",
        lambda d: d.update(setup={"players": 3, "seed": 4}),
        ["setup: impossible_setup detail=unknown seed"],
    ),
    (
        "boards that do not go together",
        lambda d: d.update(setup={"players": 3, "boards": ["night", "day-A", "day-B"]}),
        ["setup: impossible_setup detail=boards: expected night for all, or for each a day side of its own"],
    ),
    ("a module there is not", lambda d: d.update(modules={"opera": {}}), ["modules.opera: unknown_field"]),
    (
        "several things",
        lambda d: d.update(round=None, dice=[1, "2"], turn={"seat": 0, "now": True}),
        ["turn.now: unknown_field", "round: wrong_type expected=int", "dice[1]: wrong_type expected=int"],
    ),
]


@pytest.mark.parametrize(("change", "what"), [case[1:] for case in FORMS], ids=[case[0] for case in FORMS])
def test_what_has_the_wrong_form_is_refused(change: Callable[[dict[str, Any]], Any], what: list[str]) -> None:
    data = to_dict(position(3))
    change(data)
    with pytest.raises(PositionError) as refused:
        from_dict(data)
    told = [str(problem) for problem in refused.value.problems]
    assert sorted(told) == sorted(what) or all(
        each.startswith(some) for each, some in zip(told, what, strict=True)
    )


def test_a_module_of_the_wrong_form_is_refused() -> None:
    data = to_dict(position(3, modules=ALL))
    data["modules"]["celebrities"]["pile"] = None
    data["modules"]["hotels"].pop("owned")
    with pytest.raises(PositionError) as refused:
        from_dict(data)
    assert {str(problem) for problem in refused.value.problems} == {
        "modules.celebrities.pile: wrong_type expected=list",
        "modules.hotels.owned: missing",
    }


@pytest.mark.parametrize("players", [1, 4])
def test_as_many_players_as_the_set_up_has(players: int) -> None:
    made = position(3)
    assert found(replace(made, players=(made.players * 2)[:players])) == [
        f"players: wrong_length number={players} expected=3"
    ]


@pytest.mark.parametrize(
    ("values", "what"),
    [
        ({"guests": {"117": {"vp": 900}}}, "guests.117.vp"),
        ({"guests": {"117": {"rewards": []}}}, "guests.117.rewards"),
        ({"guests": {"117": {"size": 1}}}, "guests.117.size"),
        ({"guests": {"999": {"vp": 1}}}, "guests.999"),
        ({"hats": {"1": {"vp": 1}}}, "hats"),
        ({"guests": [1]}, "guests"),
    ],
)
def test_a_value_no_card_can_have_is_refused(values: dict[str, Any], what: str) -> None:
    assert found(position(3, promo=True, values=values)) == [f"values.{what}: impossible_value"]


def test_all_problems_are_listed() -> None:
    made = position(
        4,
        seats={
            0: {"krones": 30, "vacant": ("1-1", "3-3", "9-9")},
            2: {"cafe": {75: "sss"}, "hand": (14, 14, 500), "vp": 4},
            3: {"emperor_space": -1, "used_staff": (24,)},
        },
        queue=(49, 0, 50, 51, 52),
        dice=(9, 9, 9, 0, 0, 0),
        emperor_tiles="A1 B1 B2",
        pending=(PendingDecision("juggle"),),
    )
    codes = [problem.code for problem in problems_of(made)]
    assert codes.count(ProblemCode.OUT_OF_RANGE) == 2
    for code in (
        ProblemCode.ROOM_ALONE,
        ProblemCode.UNKNOWN_ROOM,
        ProblemCode.NOT_ORDERED,
        ProblemCode.CARD_TWICE,
        ProblemCode.UNKNOWN_CARD,
        ProblemCode.VP_DIFFER,
        ProblemCode.NOT_IN_PLAY,
        ProblemCode.QUEUE_GAP,
        ProblemCode.DICE_DIFFER,
        ProblemCode.WRONG_LETTER,
        ProblemCode.UNKNOWN_DECISION,
    ):
        assert codes.count(code) == 1, code
    with pytest.raises(PositionError) as refused:
        Game.from_position(made)
    assert refused.value.problems == problems_of(made)


@pytest.mark.parametrize(
    "made",
    [
        asked("serve", 0, "serve", left=2, moves=[["wine", 75]]),
        asked("die_moved", 0, "turn", face=3, taken=True),
        asked("remove_room", 0, "emperor:A4", candidates=["1-1"], then="below"),
        asked("source", 0, "guest:75"),
        asked("pay", 0, "staff:31"),
        asked("extra", 2, "staff:14"),
        asked("feed_rival", 0, "entrance:hautel", item="wine"),
    ],
)
def test_a_decision_that_cannot_be_asked_here_ends_in_no_crash(made: Made) -> None:
    """It is refused, or it asks nothing and the turn goes on."""
    try:
        game = Game.from_position(made())
    except PositionError as refused:
        assert {problem.path.partition(".")[0] for problem in refused.problems} == {"pending[0]"}
    else:
        assert game.legal_actions()


def test_a_position_in_which_a_decision_fails_names_it() -> None:
    with pytest.raises(PositionError) as refused:
        Game.from_position(asked("pay", 0, "staff:31")())
    assert [str(problem) for problem in refused.value.problems] == [
        "pending[0]: impossible_decision kind=pay"
    ]


# What is unusual is accepted

UNUSUAL: list[tuple[str, Made]] = [
    (
        "somebody far ahead",
        seat(2, vp=180, vp_sources={"guest:75": 100, "staff:31": 80}, krones=20, emperor_space=13),
    ),
    ("somebody far behind", seat(1, vp=-40, vp_sources={"emperor:C1": -40})),
    ("nobody knows where the VP came from", seat(0, vp=33, vp_sources=None)),
    ("all the staff in play", seat(0, staff=tuple(range(1, 49)))),
    ("a hand of twenty", seat(2, hand=tuple(range(20, 40)))),
    ("a kitchen full of wine", seat(1, kitchen={"wine": 30})),
    ("empty places in the queue", table(queue=(0, 0, 0, 49, 50))),
    ("nobody in the queue", lambda: position(3, queue=(0,) * 5, guest_deck=())),
    ("cards that are nowhere", lambda: position(3, guest_deck=(70,), staff_deck=())),
    ("all dice on one space", table(dice=(0, 0, 0, 0, 12, 0))),
    ("no die left", lambda: position(3, dice=(0,) * 6, dustbin=12)),
    (
        "a whole hotel",
        seat(
            1,
            occupied=tuple(f"{floor}-{column}" for floor in range(1, 5) for column in range(1, 6)),
            occupancy_bonuses=GROUPS,
        ),
    ),
    (
        "rooms left alone where a tile takes rooms",
        lambda: position(3, emperor_tiles="A4 B1 C1", round=5, seats={1: {"vacant": "1-1 3-3"}}),
    ),
    (
        "all points of an objective claimed",
        table(objectives=(claimed("A1", 5, 15, 10), claimed("B1"), claimed("C1"))),
    ),
    (
        "everyone has passed but one",
        lambda: position(3, seats={0: {"passed": True}, 2: {"passed": True}}, seat=1),
    ),
    ("three celebrities in a hand", held(held=((4, 6, 7), (), ()), pile=(8, 11, 12))),
    (
        "everybody dances on the balcony",
        danced(*(Dancers("balcony", n, 0) for n in range(1, 11)), areas=(0, 0, 0, 0)),
    ),
    ("five dancers on a space", danced(Dancers("right-2", 2, 0, 5), areas=(1, 0, 0, 4))),
    ("all dancers gone", danced(areas=(0, 0, 0, 0), gone=(10, 0, 0))),
    ("no entrance yet", owned(owned=(0, 0, 0))),
    ("all tokens taken", owned(tokens=(), full_floors=(1, 2, 3, 4), full_columns=(1,))),
    (
        "the whole instruction deck turned",
        lambda: with_module(
            start := position(solo="leopold"), "leopold", deck=(), turned=start.modules["leopold"].deck
        ),
    ),
    (
        "the opponent builds in the air",
        lambda: with_seat(position(solo="leopold"), 1, occupied=("4-4", "2-2")),
    ),
    ("a toll of twenty", alone("toll", tokens=(20, 0, 0, 0, 0, 0))),
]


@pytest.mark.parametrize("made", [case[1] for case in UNUSUAL], ids=[case[0] for case in UNUSUAL])
def test_what_is_unusual_is_accepted(made: Made) -> None:
    assert found(made()) == []
    Game.from_position(made())


def test_every_code_is_met_here() -> None:
    met = {what.partition(": ")[2].partition(" ")[0] for _, _, what in BASE + OF_MODULES}
    met |= {each.partition(": ")[2].partition(" ")[0] for _, _, told in FORMS for each in told}
    elsewhere = {"newer_position", "damaged_text", "hidden_cards", "impossible_value", "impossible_decision"}
    tests_of_invariants = {"card_lost", "too_many_tiles"}  # nothing that a position can say leads there
    assert {code.value for code in ProblemCode} == met | elsewhere | tests_of_invariants


def test_a_new_game_and_its_end_are_positions() -> None:
    for setup in (Setup(players=4, deal="draft"), Setup(players=3, modules=ALL), Setup(solo="leopold")):
        assert found(new_game(setup).position()) == []
        assert found(played(setup, 3).position()) == []
    assert game_at(4).seat >= 0
