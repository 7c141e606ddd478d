"""The texts of each kind of effect and objective: a whole sentence, and a few words for small cards."""

from __future__ import annotations

from typing import NamedTuple


class EffectText(NamedTuple):
    """A whole sentence of the context "effects", and a few words of the context "short".

    `values` names what fills the sentence. If the text has %n, the first value fills it. The others fill %1,
    %2 and so on. `short_values` is for the short text, if its values differ. An empty short text shows its
    first value alone.

    A name is a field of the effect, a field in a unit such as `krones:cost`, or an entry of `effects.VALUES`.
    `make i18n` reads these literals.
    """

    sentence: str
    short: str
    values: str = ""
    short_values: str | None = None


# By kind and conditions. The first row of a kind whose conditions hold counts. A condition is a ruleset, a
# field that the effect has, the value of such a field, or the kind of the effect inside.
EFFECTS: dict[str, EffectText] = {
    # gains
    "gain_items": EffectText("You get %1.", "", "items"),
    "gain_items_of_choice": EffectText("You get %n item(s) of your choice.", "%n item(s) of choice", "count"),
    "gain_krones": EffectText("You get %n krone(s).", "", "amount", "krones:amount"),
    "gain_vp": EffectText("You score %n VP.", "%n VP", "amount"),
    "gain_vp_per_staff": EffectText(
        "You score %n VP for each of your staff cards in play.", "%n VP per staff card", "amount"
    ),
    "advance_emperor": EffectText(
        "You advance %n step(s) on the Emperor track.", "%n Emperor step(s)", "amount"
    ),
    "draw_staff": EffectText("You draw %n staff card(s) into your hand.", "draw %n staff", "count"),
    "take_guest_free": EffectText(
        "You may take %n guest(s) from the queue at no cost.", "%n free guest(s)", "count"
    ),
    "extra_action classic": EffectText(
        "You take an extra turn right after this one, without taking a die.", "extra turn"
    ),
    "extra_action": EffectText(
        "You carry out the action of any space with dice, without taking a die.", "extra action"
    ),
    "fill_order": EffectText(
        "You fill the order(s) of %n guest(s) in your café from the supply.", "fill %n order(s)", "count"
    ),
    # staff cards and rooms
    "play_staff free": EffectText(
        "You may play %n staff card(s) from your hand at no cost.", "play %n staff, free", "count"
    ),
    "play_staff discount": EffectText(
        "You may play %n staff card(s) from your hand, each for %1 less.",
        "play %n staff, −%1",
        "count krones:discount",
        "count discount",
    ),
    "play_staff": EffectText(
        "You may play %n staff card(s) from your hand at the printed cost.", "play %n staff", "count"
    ),
    "draw_three_play_one free": EffectText(
        "You draw three staff cards and play one of them at no cost; the others go under the deck.",
        "draw 3, play 1 free",
    ),
    "draw_three_play_one": EffectText(
        "You draw three staff cards and may play one of them for %1 less; the others go under the deck.",
        "draw 3, play 1, −%1",
        "krones:discount",
        "discount",
    ),
    "prepare_room free max_floor": EffectText(
        "You may prepare %n room(s) at no cost, on floors 1 to %1 only.",
        "%n free room(s), floors 1–%1",
        "count max_floor",
    ),
    "prepare_room free": EffectText("You may prepare %n room(s) at no cost.", "%n free room(s)", "count"),
    "prepare_room discount": EffectText(
        "You may prepare %n room(s), each for %1 less.",
        "prepare %n room(s), −%1",
        "count krones:discount",
        "count discount",
    ),
    "prepare_room": EffectText(
        "You may prepare %n room(s) at the normal cost.", "prepare %n room(s)", "count"
    ),
    "occupy_room": EffectText(
        "You may turn %n vacant room(s) of any colour to occupied.", "occupy %n room(s)", "count"
    ),
    "prepare_and_occupy max_floor": EffectText(
        "You may prepare one room at no cost, on floors 1 to %1 only, and turn it to occupied at once.",
        "free occupied room, floors 1–%1",
        "max_floor",
    ),
    "prepare_and_occupy": EffectText(
        "You may prepare one room at no cost and turn it to occupied at once.", "free occupied room"
    ),
    # permanent staff
    "when_guest_moves_in gain_krones": EffectText(
        "Whenever %1 moves into a room, you get %n krone(s).",
        "%1: %2",
        "effect.amount mover",
        "mover inner",
    ),
    "when_guest_moves_in gain_vp": EffectText(
        "Whenever %1 moves into a room, you score %n VP.",
        "%1: %2",
        "effect.amount mover",
        "mover inner",
    ),
    "when_guest_moves_in advance_emperor": EffectText(
        "Whenever %1 moves into a room, you advance %n step(s) on the Emperor track.",
        "%1: %2",
        "effect.amount mover",
        "mover inner",
    ),
    "when_room_occupied classic": EffectText(
        "Whenever a guest moves into one of your rooms, you get %n krone(s).",
        "guest moves in: %1",
        "effect.amount",
        "inner",
    ),
    "when_room_occupied": EffectText(
        "Whenever one of your rooms is turned to occupied, you get %n krone(s).",
        "room occupied: %1",
        "effect.amount",
        "inner",
    ),
    "when_die_taken": EffectText(
        "Whenever you take a die showing %1, you score %n VP at once.",
        "die %1: %2",
        "effect.amount faces",
        "faces inner",
    ),
    "when_emperor_reward": EffectText(
        "Whenever you get the Emperor’s reward, you also score %n VP, even if you decline it.",
        "Emperor’s reward: %1",
        "effect.amount",
        "inner",
    ),
    "extra_with_die prepare_room": EffectText(
        "Whenever you take a die showing %1, you may also prepare %n room(s) at the normal cost, before or "
        "after the main action.",
        "die %1: %2",
        "effect.count faces",
        "faces inner",
    ),
    "extra_with_die play_staff": EffectText(
        "Whenever you take a die showing %1, you may also play %n staff card(s) from your hand at the "
        "printed cost, before or after the main action.",
        "die %1: %2",
        "effect.count faces",
        "faces inner",
    ),
    "extra_with_die advance_emperor": EffectText(
        "Whenever you take a die showing %1, you may also advance %n step(s) on the Emperor track, before or "
        "after the main action.",
        "die %1: %2",
        "effect.amount faces",
        "faces inner",
    ),
    "strength": EffectText(
        "Whenever you take a die showing %1, its strength is %n higher.",
        "die %1: +%n strength",
        "amount faces",
    ),
    "both_on_four": EffectText(
        "Whenever you take a die showing 4, each point of strength gives you 1 krone and also 1 step on the "
        "Emperor track.",
        "die 4: krones and steps",
    ),
    "free_six": EffectText("A die showing 6 costs you no krone.", "die 6 free"),
    "free_rooms blue": EffectText("Preparing blue rooms costs you nothing.", "blue rooms free"),
    "free_rooms red": EffectText("Preparing red rooms costs you nothing.", "red rooms free"),
    "free_rooms yellow": EffectText("Preparing yellow rooms costs you nothing.", "yellow rooms free"),
    "free_serving": EffectText(
        "Serving from your kitchen costs you nothing, for any number of items.", "free serving"
    ),
    "free_queue": EffectText("Guests from the queue cost you nothing.", "free queue"),
    "ignore_penalty": EffectText(
        "Before a penalty from the Emperor you may pay %n krone(s) to ignore it.",
        "%1 instead of a penalty",
        "cost",
        "krones:cost",
    ),
    # final scoring
    "end_vp_per_room blue": EffectText(
        "At the end you score %n VP for each occupied blue room.", "%n VP per blue room", "amount"
    ),
    "end_vp_per_room red": EffectText(
        "At the end you score %n VP for each occupied red room.", "%n VP per red room", "amount"
    ),
    "end_vp_per_room yellow": EffectText(
        "At the end you score %n VP for each occupied yellow room.", "%n VP per yellow room", "amount"
    ),
    "end_vp_per_room": EffectText(
        "At the end you score %n VP for each occupied room.", "%n VP per occupied room", "amount"
    ),
    "end_vp_per_staff": EffectText(
        "At the end you score %n VP for each of your staff cards in play.", "%n VP per staff card", "amount"
    ),
    "end_vp_per_tile": EffectText(
        "At the end you score %n VP for each room tile in your hotel.", "%n VP per room tile", "amount"
    ),
    "end_vp_per_group": EffectText(
        "At the end you score %n VP for each fully occupied group.", "%n VP per full group", "amount"
    ),
    "end_vp_per_objective": EffectText(
        "At the end you score %n VP for each objective you have claimed.", "%n VP per objective", "amount"
    ),
    "end_vp_per_floor": EffectText(
        "At the end you score %n VP for each fully occupied floor.", "%n VP per full floor", "amount"
    ),
    "end_vp_per_column": EffectText(
        "At the end you score %n VP for each fully occupied column.", "%n VP per full column", "amount"
    ),
    "end_vp_per_color_set": EffectText(
        "At the end you score %n VP for each set of a red, a blue and a yellow occupied room.",
        "%n VP per colour set",
        "amount",
    ),
    "end_vp_per_emperor_space classic classic_max": EffectText(
        "At the end you score %n VP for each step from space 0 to your marker on the Emperor track, at most "
        "%1 VP.",
        "%n VP per Emperor step",
        "amount classic_max",
    ),
    "end_vp_per_emperor_space": EffectText(
        "At the end you score %n VP for each step from space 0 to your marker on the Emperor track.",
        "%n VP per Emperor step",
        "amount",
    ),
    "end_copy": EffectText(
        "At the end you copy the best end card an opponent has in play.", "copy an end card"
    ),
    # penalties of Emperor tiles
    "lose_krones": EffectText("You lose %n krone(s).", "−%n krone(s)", "amount"),
    "lose_vp": EffectText("You lose %n VP.", "−%n VP", "amount"),
    "lose_vp_per_staff": EffectText(
        "You lose %n VP for each of your staff cards in play.", "−%n VP per staff card", "amount"
    ),
    "empty_kitchen": EffectText(
        "All dishes and drinks in your kitchen go back to the supply.", "kitchen emptied"
    ),
    "empty_kitchen_and_cafe": EffectText(
        "All dishes and drinks in your kitchen and on the guests in your café go back to the supply.",
        "kitchen and tables emptied",
    ),
    "return_staff_from_hand": EffectText(
        "You put %n staff card(s) from your hand under the deck.", "−%n staff in hand", "count"
    ),
    "remove_vacant_rooms": EffectText(
        "You remove %n vacant room(s), from the highest floors possible.", "−%n vacant room(s)", "count"
    ),
    "remove_played_end_staff": EffectText(
        "You remove %n of your end cards in play.", "−%n end card(s)", "count"
    ),
    "remove_occupied_rooms_top_two_floors classic": EffectText(
        "You remove an occupied room from the highest floor that has one, and then the next occupied room "
        "below it in the same column, if there is one.",
        "−%n occupied room(s)",
        "count",
    ),
    "remove_occupied_rooms_top_two_floors": EffectText(
        "You remove an occupied room from the highest floor that has one, and then one from the next lower "
        "floor that has one, if there is such a floor.",
        "−%n occupied room(s)",
        "count",
    ),
}
# The conditions of objectives, as a sentence about the player and in a few words.
OBJECTIVES: dict[str, EffectText] = {
    "krones": EffectText("You have %n krone(s).", "%n krone(s) owned", "amount"),
    "emperor_space": EffectText(
        "You stand on space %n of the Emperor track or beyond.", "Emperor space %n", "amount"
    ),
    "staff_played": EffectText("You have at least %n staff card(s) in play.", "%n staff in play", "amount"),
    "room_tiles": EffectText(
        "You have at least %n room tile(s) in your hotel, vacant or occupied.", "%n room tile(s)", "amount"
    ),
    "full_floors": EffectText(
        "At least %n floor(s) of your hotel are fully occupied.", "%n full floor(s)", "amount"
    ),
    "full_columns": EffectText(
        "At least %n column(s) of your hotel are fully occupied.", "%n full column(s)", "amount"
    ),
    "full_groups": EffectText(
        "At least %n group(s) of your hotel are fully occupied.", "%n full group(s)", "amount"
    ),
    "full_colors": EffectText(
        "All rooms of at least %n colour(s) are occupied in your hotel.", "%n full colour(s)", "amount"
    ),
    "occupied": EffectText("You have at least %1 occupied.", "", "rooms"),
    "champagne": EffectText(
        "You have at least %n champagne in your kitchen.", "%n champagne in the kitchen", "amount"
    ),
    "dancers_in_ballrooms": EffectText(
        "At least %n of your dancers stand in ballrooms.", "%n dancer(s) in ballrooms", "amount"
    ),
    "green_guests_completed": EffectText(
        "You have completed at least %n green guest(s).", "%n green guest(s) completed", "amount"
    ),
    "each_dish_and_drink": EffectText(
        "Your kitchen has at least %n of each dish and drink.", "%n of each dish and drink", "amount"
    ),
    "occupied_top_floor": EffectText(
        "At least %n room(s) of your top floor are occupied.", "%n occupied on the top floor", "amount"
    ),
    "large_guests_completed": EffectText(
        "You have completed at least %n guest(s) with three or more items.",
        "%n guest(s) of three or more items",
        "amount",
    ),
}
