"""What the heuristic bot thinks things are worth, in VP: one table of numbers. No logic."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    # krones and items, above their point at the end
    krones: tuple[tuple[int, float], ...] = ((3, 1.2), (4, 0.7), (5, 0.35), (99, 0.1))  # so many at this
    krone_horizon: float = 6.0
    item: float = 0.3  # an item no guest waits for yet
    item_spare: float = 3.0  # so many of a kind are useful
    horizon: float = 8.0  # with fewer dice to come, all this fades
    # guests
    house: float = 2.5  # housing a guest, besides card and table
    table: float = 4.0  # a free table
    tables: tuple[float, ...] = (0.0, 1.0, 1.6, 2.0)  # by the number of free ones
    missing: float = 0.82  # of a guest's worth is left per missing item
    rare: float = 1.3  # a cake or coffee, in strudels
    both: float = 0.5  # dishes and drinks are missing, in items
    in_kitchen: float = 0.96  # per item that only has to be served
    no_room: float = 0.65  # no vacant room fits
    pace: float = 2.0  # items a die brings
    doubt: float = 3.0  # how sharply a guest who takes longer than that is given up
    room_pace: float = 1.5  # a room that is still to be made, in items
    # rooms
    vacant: float = 1.0  # a prepared room that will be used
    vacant_ranks: tuple[float, ...] = (1.0, 1.0, 0.9, 0.6, 0.4, 0.2, 0.1)  # the fourth is used less
    vacant_vp: float = 0.5  # share of the floor's VP
    move_ins: float = 0.75  # rooms filled per die
    group_power: float = 1.5
    group_vacant: float = 0.4  # how much of an occupied room a vacant one is
    # the Emperor
    step: float = 1.1
    drift: float = 0.45  # steps that come by themselves per die
    reward: float = 1.0
    penalty: float = 1.0
    # objectives: dice needed for what is missing
    objective: float = 1.0
    objective_dice: float = 1.0
    objective_power: float = 1.5
    prepare_effort: float = 1.0
    occupy_effort: float = 0.75
    staff_effort: float = 1.3
    tile_effort: float = 0.5
    step_effort: float = 0.35
    krone_floor: float = 8.0
    krone_share: float = 0.6
    # staff
    staff: float = 0.9  # the worth of cards in play
    hand: float = 0.25  # share of a card's worth while it is in hand
    krone_price: float = 1.3  # what a krone of a card's cost takes off that
    # rewards
    draw: float = 0.8
    play: float = 2.0
    discount: float = 1.2
    prepare: float = 1.8
    occupy: float = 3.5
    free_guest: float = 2.0
    extra_action: float = 4.0
    gain_item: float = 1.5
    # guesses that rank actions before they are looked into
    wanted: float = 2.0  # an item a guest waits for
    unwanted: float = 1.1
    split: float = 1.35  # a krone or a step


DEFAULT = Weights()

# permanent and once-per-round cards, once in play: VP per die still to be taken
PER_DIE = {
    1: 0.65, 2: 0.7, 3: 0.65, 4: 0.7, 5: 0.5, 6: 0.2, 7: 0.25, 8: 0.4,
    9: 0.35, 10: 0.35, 11: 0.35, 12: 0.5, 13: 0.7, 14: 0.45, 15: 0.65, 16: 0.75,
    17: 0.55, 18: 0.15, 19: 0.8, 20: 0.2, 22: 0.35, 23: 0.65, 24: 0.25, 25: 0.6, 33: 0.6,
}  # fmt: skip
# cards that answer to the Emperor: VP per visit
PER_VISIT = {26: 0.5, 42: 2.4}
# one-time cards: VP when played
ONCE = {21: 7.0, 35: 7.0, 36: 6.0, 38: 8.5, 39: 6.5, 43: 6.0, 44: 4.5, 45: 4.0}
# Cards that have no number above. One-time cards are worth what they do, once-per-round cards so much
# of it per die; permanent ones by their kinds of effect, per die or per visit: the mean of their like
ROUND_SHARE = 0.45
PER_DIE_OF_KIND = {
    "strength": 0.4,
    "both_on_four": 0.65,
    "free_six": 0.15,
    "free_rooms": 0.35,
    "free_serving": 0.25,
    "free_queue": 0.6,
    "extra_with_die": 0.35,
    "when_die_taken": 0.7,
    "when_guest_moves_in": 0.4,
    "when_room_occupied": 0.65,
    # of the expansion
    "after_main_action": 0.5,
    "after_staff_played": 0.4,
    "turn_down_after": 0.3,
    "when_dancer_sent": 0.4,
    "when_objective_claimed": 0.3,
    "when_champagne_spent_in_action": 0.2,
}
PER_VISIT_OF_KIND = {"ignore_penalty": 0.5, "when_emperor_reward": 2.4}
# the penalty of a tile, per unit of what it takes
PENALTY = {
    "lose_krones": 1.3,
    "lose_vp": 1.0,
    "lose_vp_per_staff": 1.0,
    "empty_kitchen": 3.0,
    "empty_kitchen_and_cafe": 7.0,
    "return_staff_from_hand": 1.0,
    "remove_vacant_rooms": 2.5,
    "remove_occupied_rooms_top_two_floors": 4.0,
    "remove_played_end_staff": 7.0,
    "lose_champagne": 2.5,
    "remove_dancer_from_scored_ballroom": 4.0,
    "lose_krones_and_item": 1.5,
    "lose_all_krones_and_kitchen": 8.0,
}
