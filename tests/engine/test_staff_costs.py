"""Every staff card: what it costs in each edition, played with the fifth action and from a free effect."""

from __future__ import annotations

import pytest

from gah_desktop.engine.actions import PlayStaff, TakeDie
from tests.helpers.tables import acts, me, play, table

# number, name, cost in the Deluxe edition (the Kitchen Hand alone cost 3 in the first)
COSTS = [
    (1, "breakfast_server", 4),
    (2, "waitress", 6),
    (3, "barkeeper", 4),
    (4, "sous_chef", 6),
    (5, "groom", 4),
    (6, "stableman", 1),
    (7, "masseuse", 1),
    (8, "tour_guide", 2),
    (9, "butler", 5),
    (10, "chauffeur", 5),
    (11, "florist", 5),
    (12, "executive_housekeeper", 2),
    (13, "restaurant_manager", 2),
    (14, "decorator", 2),
    (15, "bootblack", 4),
    (16, "laundress", 2),
    (17, "kitchen_hand", 5),
    (18, "checker", 2),
    (19, "interior_architect", 3),
    (20, "detective", 2),
    (21, "chef", 3),
    (22, "staff_manager", 3),
    (23, "custodian", 5),
    (24, "chief_waiter", 1),
    (25, "delivery_boy", 6),
    (26, "conference_manager", 5),
    (27, "booking_manager", 4),
    (28, "concierge", 4),
    (29, "secretary", 5),
    (30, "reception_clerk", 4),
    (31, "chambermaid", 4),
    (32, "assistant_manager", 4),
    (33, "male_floor_housekeeper", 5),
    (34, "receptionist", 5),
    (35, "page_boy", 2),
    (36, "sommelier", 2),
    (37, "room_service", 3),
    (38, "porter", 5),
    (39, "confectioner", 3),
    (40, "marketing_director", 2),
    (41, "operator", 3),
    (42, "gardener", 3),
    (43, "barista", 3),
    (44, "larder_cook", 2),
    (45, "pool_attendant", 1),
    (46, "female_floor_housekeeper", 2),
    (47, "liftboy", 4),
    (48, "hotel_manager", 4),
]


@pytest.mark.parametrize("ruleset", ["deluxe", "classic"])
@pytest.mark.parametrize(
    ("card", "name", "cost"), [pytest.param(*card, id=f"staff_{card[0]}_{card[1]}") for card in COSTS]
)
def test_cost(card: int, name: str, cost: int, ruleset: str) -> None:
    if ruleset == "classic" and card == 17:
        cost = 3
    game = table(ruleset=ruleset, dice="5", hand=(card,))
    events = play(game, TakeDie(5, 5), PlayStaff(card))
    assert acts(events, "play_staff") == [{"staff": card, "cost": cost - 1, "from": "hand"}]
    assert me(game).krones == 10 - (cost - 1)
    assert (me(game).hand, me(game).staff) == ([], [card])


def test_all_staff_cards_are_here() -> None:
    assert [card[0] for card in COSTS] == list(range(1, 49))
