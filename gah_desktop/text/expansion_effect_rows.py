"""How each kind of effect that only the expansion prints reads, in the form of `effect_rows`."""

from __future__ import annotations

from .effect_rows import EffectText

EFFECTS: dict[str, EffectText] = {
    # Vienna Ballrooms
    "send_dancer effects": EffectText("%1 If you do: %2", "%1 (%2)", "alone gives"),
    "send_dancer free": EffectText(
        "You may send %n dancer(s) to a ballroom at no cost.", "send %n dancer(s), free", "count"
    ),
    "send_dancer less_per_other_player": EffectText(
        "You may send %n dancer(s) to a ballroom, for %1 less per other player.",
        "send %n dancer(s), −%1 per other player",
        "count champagne:less_per_other_player",
        "count less_per_other_player",
    ),
    "send_dancer discount_falls": EffectText(
        "You may send %n dancer(s) to a ballroom, the first for %1 less, the second for %2 less.",
        "send %n dancer(s), −%1 and −%2",
        "count champagne:discount champagne:second_discount",
        "count discount second_discount",
    ),
    "send_dancer discount": EffectText(
        "You may send %n dancer(s) to a ballroom, each for %1 less.",
        "send %n dancer(s), −%1",
        "count champagne:discount",
        "count discount",
    ),
    "send_dancer": EffectText(
        "You may send %n dancer(s) to a ballroom at the normal cost.", "send %n dancer(s)", "count"
    ),
    "second_dancer_same_space": EffectText(
        "You may send a second dancer to the same space.", "a second dancer"
    ),
    "gain_vp_per_dancer": EffectText(
        "You score %n VP for each of your dancers in ballrooms.", "%n VP per dancer", "amount"
    ),
    "score_current_ballroom": EffectText(
        "The ballroom that is scored next is scored at once, for all players; it stays open and is scored "
        "again at its usual time.",
        "next ballroom is scored",
    ),
    "others_gain_items_of_choice": EffectText(
        "Each other player gets %n item(s) of their choice.", "all others: %n item(s) of choice", "count"
    ),
    "gain_vp_by_round": EffectText(
        "You score VP by the round, from the first to the last: %1.", "%1 VP by round", "by_round", "rounds"
    ),
    "fill_items": EffectText(
        "The guests in your café get as much of this item as they are still waiting for: %1.",
        "all wanted: %1",
        "item",
    ),
    "take_guest_and_fill_order": EffectText(
        "You may take one guest from the queue at no cost and fill the order from the supply.",
        "free guest, order filled",
    ),
    "gain_other_items_of_choice": EffectText(
        "You get %n item(s) of your choice, of other kinds than those you gave.",
        "%n other item(s) of choice",
        "count",
    ),
    "gain_vp_per_objective_marker": EffectText(
        "You score %n VP for each objective you have claimed.", "%n VP per objective", "amount"
    ),
    "occupy_room max_floor": EffectText(
        "You may turn %n vacant room(s) of any colour to occupied, on floors 1 to %1 only.",
        "occupy %n room(s), floors 1–%1",
        "count max_floor",
    ),
    "prepare_and_occupy count": EffectText(
        "You may prepare %n room(s) at no cost and occupy them at once.",
        "%n free occupied room(s)",
        "count",
    ),
    # cards in play
    "when_die_taken effects": EffectText(
        "Whenever you take a die showing %1: %2", "die %1: %2", "faces gives"
    ),
    "extra_with_die effects": EffectText(
        "Whenever you take a die showing %1, also, before or after the main action: %2",
        "die %1: %2",
        "faces gives",
    ),
    "after_main_action": EffectText(
        "After the main action of a die showing %1: %2", "die %1: %2", "faces gives"
    ),
    "pay_for": EffectText("You may give %1 for this: %2", "give %1: %2", "payment gives"),
    "turn_down_after emperor_steps_in_one_action": EffectText(
        "Once, after one action has advanced you %n or more steps on the Emperor track, you may flip this "
        "card: %1",
        "flip after %1: %2",
        "min gives",
        "event gives",
    ),
    "turn_down_after drinks_from_one_action": EffectText(
        "Once, after one action has brought you %n or more drinks, you may flip this card: %1",
        "flip after %1: %2",
        "min gives",
        "event gives",
    ),
    "turn_down_after dishes_from_one_action": EffectText(
        "Once, after one action has brought you %n or more dishes, you may flip this card: %1",
        "flip after %1: %2",
        "min gives",
        "event gives",
    ),
    "turn_down_after group_completed": EffectText(
        "Once, after you have fully occupied a group of %n or more rooms, you may flip this card: %1",
        "flip after %1: %2",
        "min_rooms gives",
        "event gives",
    ),
    "turn_down_after objective_claimed": EffectText(
        "Once, after you have claimed an objective, you may flip this card: %1",
        "flip after %1: %2",
        "gives",
        "event gives",
    ),
    "turn_down_after guest_completed": EffectText(
        "Once, after %2 with an order of %n or more items has left for a room or a ball, you may flip this "
        "card: %1",
        "flip after %1: %2",
        "min_items gives mover",
        "event gives",
    ),
    "after_staff_played once_per_round": EffectText(
        "Once per round, after you have played another staff card: %1",
        "staff played, once per round: %1",
        "gives",
    ),
    "after_staff_played": EffectText("After you have played a staff card: %1", "staff played: %1", "gives"),
    "when_dancer_sent": EffectText("Whenever you send a dancer: %1", "dancer sent: %1", "gives"),
    "when_objective_claimed": EffectText(
        "Whenever you claim an objective: %1", "objective claimed: %1", "gives"
    ),
    "when_champagne_spent_in_action": EffectText(
        "Once in each action in which you pay champagne: %1", "champagne paid: %1", "gives"
    ),
    "end_vp_per_dancer": EffectText(
        "At the end you score %n VP for each of your dancers in ballrooms.", "%n VP per dancer", "amount"
    ),
    # celebrities
    "after_emperor_advance": EffectText(
        "After anything that has advanced you on the Emperor track: %1", "after Emperor steps: %1", "gives"
    ),
    "when_emperor_advance": EffectText(
        "Whenever anything advances you on the Emperor track: %1",
        "Emperor steps: %1 more",
        "gives_once",
        "gives",
    ),
    "when_vp_gained": EffectText(
        "Whenever anything scores you VP: %1", "VP scored: %1 more", "gives_once", "gives"
    ),
    "after_krones_gained": EffectText(
        "After anything that has brought you krones: %1", "after krones: %1", "gives"
    ),
    "when_champagne_gained": EffectText(
        "Whenever anything brings you champagne: %1", "champagne gained: %1", "gives"
    ),
    "when_room_occupied effects": EffectText(
        "Whenever one of your rooms is turned to occupied: %1", "room occupied: %1", "gives"
    ),
    "exchange_items": EffectText(
        "Once, on your turn, you may exchange up to %n dish(es) and drink(s) from your kitchen for as many "
        "of other kinds; these may go onto your guests.",
        "exchange up to %n item(s)",
        "max",
    ),
    "free_rooms_any": EffectText("Preparing rooms costs you nothing.", "rooms free"),
    "order_waiver": EffectText(
        "A guest with an order of %1 or more items may leave your café with %n item(s) missing.",
        "orders may lack %n item(s)",
        "waived min_items",
    ),
    # penalties
    "lose_champagne": EffectText("You lose %1.", "−%1", "champagne:amount"),
    "remove_dancer_from_scored_ballroom": EffectText(
        "You lose %n of your dancers in the ballroom that is scored next.", "−%n dancer(s)", "count"
    ),
    "lose_krones_and_item": EffectText(
        "You lose %1 and %n dish(es) or drink(s) of your choice from your kitchen.",
        "−%1 and %n dish(es) or drink(s)",
        "count krones:amount",
    ),
    "lose_all_krones_and_kitchen": EffectText(
        "You lose all your krones and everything in your kitchen.", "krones and kitchen emptied"
    ),
}
