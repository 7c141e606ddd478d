"""Why an action is not legal: a code and its parameters, never a sentence (see `text/reasons.py`)."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Code(Enum):
    GAME_OVER = "game_over"
    # Another choice is waiting; `pending` names the kind of decision.
    PENDING = "pending"
    NOT_AN_OPTION = "not_an_option"
    # Taking guests
    GUEST_TAKEN = "guest_taken"
    GUEST_AFTER_DIE = "guest_after_die"
    GUEST_NEEDS_DIE = "guest_needs_die"  # cost, krones
    CAFE_FULL = "cafe_full"
    SLOT_EMPTY = "slot_empty"
    TOO_EXPENSIVE = "too_expensive"  # cost, krones
    # Dice
    DIE_TAKEN = "die_taken"
    EXTRA_TURN_NO_DIE = "extra_turn_no_die"
    SPACE_USED = "space_used"  # in the extra turn
    NO_DIE = "no_die"  # face
    NO_DIE_OF_COLOR = "no_die_of_color"  # face
    BAD_AS_ACTION = "bad_as_action"  # face, as_action
    BOOST_TOO_EXPENSIVE = "boost_too_expensive"  # cost, rest (what the space costs beside it), krones
    NO_BOOST = "no_boost"
    DIE_FIRST = "die_first"
    PASS_AFTER_DIE = "pass_after_die"
    PASS_AFTER_START = "pass_after_start"
    NO_PASS_HERE = "no_pass_here"  # the extra turn
    MUST_PASS = "must_pass"
    # Items
    ITEM_NOT_HERE = "item_not_here"  # item
    KITCHEN_LACKS = "kitchen_lacks"  # item
    GUEST_NOT_HERE = "guest_not_here"  # guest
    ORDER_LACKS_NOT = "order_lacks_not"  # item, guest
    ORDER_COMPLETE = "order_complete"  # guest
    WRONG_TOTAL = "wrong_total"  # total
    WRONG_SPLIT = "wrong_split"  # total
    WRONG_ITEMS = "wrong_items"
    TOO_MANY_CAKES = "too_many_cakes"
    TOO_MANY_COFFEES = "too_many_coffees"
    TOO_MANY_CHAMPAGNES = "too_many_champagnes"
    # Rooms
    ROOM_OUTSIDE = "room_outside"
    ROOM_TAKEN = "room_taken"
    NOT_ADJACENT = "not_adjacent"
    START_BOTTOM_LEFT = "start_bottom_left"
    FLOOR_TOO_HIGH = "floor_too_high"  # max_floor
    ROOMS_BY_ACTION = "rooms_by_action"
    ROOM_EMPTY = "room_empty"
    ROOM_OCCUPIED = "room_occupied"
    WRONG_COLOR = "wrong_color"  # guest, color
    NEEDS_MORE_ROOMS = "needs_more_rooms"  # guest, rooms
    ONLY_TO_A_BALL = "only_to_a_ball"  # guest
    GUEST_STAYS = "guest_stays"  # guest
    GUEST_FLOOR = "guest_floor"  # guest, max_floor
    ORDER_INCOMPLETE = "order_incomplete"  # guest
    HIGHER_FIRST = "higher_first"  # floor
    LOWER_NOW = "lower_now"  # floor
    ONLY_OCCUPIED = "only_occupied"
    ONLY_VACANT = "only_vacant"
    # Ballrooms
    GUEST_USED = "guest_used"  # guest
    SAME_SPACE = "same_space"
    GUEST_DANCES_NOT = "guest_dances_not"  # guest
    NO_DANCER_LEFT = "no_dancer_left"
    AREA_EMPTY = "area_empty"  # area
    ROW_FULL = "row_full"
    BALLROOM_SCORED = "ballroom_scored"
    TOO_LITTLE_CHAMPAGNE = "too_little_champagne"  # cost, champagne
    NO_DANCER_THERE = "no_dancer_there"
    NOT_OFFERED_ROOM = "not_offered_room"
    # Celebrities
    CELEBRITY_NOT_HERE = "celebrity_not_here"  # celebrity
    EXCHANGED = "exchanged"
    WRONG_EXCHANGE = "wrong_exchange"
    SAME_KIND = "same_kind"
    # Hotels with entrances
    NOT_OFFERED_ENTRANCE = "not_offered_entrance"
    BID_TOO_LOW = "bid_too_low"  # least
    NOT_THIS_ENTRANCE = "not_this_entrance"
    NO_NEIGHBORS = "no_neighbors"
    MOVED_DIE_FIRST = "moved_die_first"  # face
    TILE_NOT_HERE = "tile_not_here"
    RETREATED = "retreated"
    TOKEN_NOT_HERE = "token_not_here"
    # Staff
    STAFF_BY_ACTION = "staff_by_action"
    NOT_IN_HAND = "not_in_hand"  # staff
    NOT_OFFERED = "not_offered"  # staff
    NOT_IN_PLAY = "not_in_play"  # staff
    WRONG_NUMBER_OF_CARDS = "wrong_number_of_cards"  # total
    STAFF_USED = "staff_used"  # staff
    STAFF_SPENT = "staff_spent"  # staff
    STAFF_AT_END = "staff_at_end"  # staff
    STAFF_NO_ACTION = "staff_no_action"  # staff
    STAFF_NEEDS_DECISION = "staff_needs_decision"  # staff
    MARKER_TOO_LOW = "marker_too_low"  # steps
    KITCHEN_TOO_EMPTY = "kitchen_too_empty"
    IN_VAIN = "in_vain"
    TURNED_DOWN = "turned_down"  # staff
    NOT_HAPPENED = "not_happened"  # staff
    WRONG_PAYMENT = "wrong_payment"
    # Objectives
    OBJECTIVE_CLAIMED = "objective_claimed"
    OBJECTIVE_NOT_MET = "objective_not_met"  # objective
    OBJECTIVE_FULL = "objective_full"
    # The rest
    MUST_DECIDE = "must_decide"
    BONUS_BETWEEN = "bonus_between"
    EXTRA_LAST = "extra_last"
    ENTRANCE_TOLL = "entrance_toll"  # cost, rest (what the space costs beside it), krones
    # What the table refuses by itself, before the rules are asked
    NOT_YOUR_TURN = "not_your_turn"
    NOT_YOURS = "not_yours"
    ONLY_WATCHED = "only_watched"
    TILE_COLOR = "tile_color"
    TOKEN_LATER = "token_later"
    WRONG_PLACE = "wrong_place"  # thing


class Reason(NamedTuple):
    code: Code
    params: tuple[tuple[str, int | str], ...] = ()

    def get(self, name: str) -> int | str | None:
        return dict(self.params).get(name)


def reason(code: Code, **params: int | str) -> Reason:
    return Reason(code, tuple(params.items()))


class IllegalAction(Exception):
    """Raised by `Game.apply`; nothing has changed."""

    def __init__(self, why: Reason) -> None:
        super().__init__(f"{why.code.value} {dict(why.params)}".strip())
        self.reason = why
