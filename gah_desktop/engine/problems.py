"""What contradicts the rules in a position: a place, a code and values, never a sentence (see `text`)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple


class ProblemCode(Enum):
    # The text or file as a whole
    NOT_A_POSITION = "not_a_position"
    DAMAGED_TEXT = "damaged_text"
    NEWER_POSITION = "newer_position"  # found, known
    # Its form
    WRONG_TYPE = "wrong_type"  # expected
    MISSING = "missing"
    UNKNOWN_FIELD = "unknown_field"
    NOT_ONE_OF = "not_one_of"  # value, expected
    OUT_OF_RANGE = "out_of_range"  # value, least, most
    WRONG_LENGTH = "wrong_length"  # number, expected
    IMPOSSIBLE_SETUP = "impossible_setup"  # detail
    UNKNOWN_CARD = "unknown_card"  # card
    UNKNOWN_ROOM = "unknown_room"  # room
    UNKNOWN_SOURCE = "unknown_source"  # source
    UNKNOWN_DECISION = "unknown_decision"  # kind
    IMPOSSIBLE_VALUE = "impossible_value"  # of a card
    # Cards
    CARD_TWICE = "card_twice"  # card, other: a path
    CARD_LOST = "card_lost"  # card
    OTHER_SET = "other_set"  # card
    HIDDEN_CARDS = "hidden_cards"  # number
    TOO_FEW_UNSEEN = "too_few_unseen"  # number, hidden
    WRONG_LETTER = "wrong_letter"  # card, letter
    NO_END_CARD = "no_end_card"  # card
    # Guests
    QUEUE_GAP = "queue_gap"
    CAFE_FULL = "cafe_full"  # number, tables
    NOT_ORDERED = "not_ordered"  # guest, item, number
    NOT_IN_CAFE = "not_in_cafe"  # guest
    NOT_IN_QUEUE = "not_in_queue"  # guest
    NO_RESERVATION = "no_reservation"  # guest
    STAYS_NOT = "stays_not"  # guest
    GUEST_COLOR = "guest_color"  # guest, room
    # Rooms
    VACANT_AND_OCCUPIED = "vacant_and_occupied"  # room
    ROOM_ALONE = "room_alone"  # room
    NO_ROOM_TILE = "no_room_tile"  # room
    TOO_MANY_TILES = "too_many_tiles"  # color, number, most
    BONUS_MISSING = "bonus_missing"  # room
    BONUS_EARLY = "bonus_early"  # room
    # Staff, VP, objectives
    NOT_IN_PLAY = "not_in_play"  # card
    NOT_USABLE = "not_usable"  # card
    VP_DIFFER = "vp_differ"  # vp, total
    CLAIMED_TWICE = "claimed_twice"  # points
    HIGHER_LEFT = "higher_left"  # points
    # Dice and the turn
    DICE_DIFFER = "dice_differ"  # number, expected
    NO_DIE_THERE = "no_die_there"  # color, face
    NO_DIE_TAKEN = "no_die_taken"
    NO_TURN = "no_turn"
    WRONG_PHASE = "wrong_phase"  # kind, phase
    NO_DECISION = "no_decision"  # phase
    IMPOSSIBLE_DECISION = "impossible_decision"  # kind
    # Modules
    TWICE = "twice"  # value
    NOT_OFFERED = "not_offered"  # entrance
    NOBODYS = "nobodys"
    COMMON = "common"  # card
    DANCERS_DIFFER = "dancers_differ"  # number, expected
    SPACE_TAKEN = "space_taken"  # space
    MARKERS_DIFFER = "markers_differ"  # letter


class Problem(NamedTuple):
    """One fact that cannot be so. `path` is its place in the position as JSON, "" for all of it."""

    path: str
    code: ProblemCode
    params: tuple[tuple[str, int | str], ...] = ()

    def get(self, name: str) -> int | str | None:
        return dict(self.params).get(name)

    def __str__(self) -> str:
        values = " ".join(f"{name}={value}" for name, value in self.params)
        return f"{self.path or 'position'}: {self.code.value} {values}".strip()


def problem(path: str, code: ProblemCode, **params: int | str) -> Problem:
    return Problem(path, code, tuple(params.items()))


class PositionError(ValueError):
    """A position cannot be used. `problems` lists everything that is wrong with it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("; ".join(map(str, problems)))
        self.problems = tuple(problems)
