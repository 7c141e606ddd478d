"""What is printed, spot-checked against the numbers of the rulebook, and counted."""

import pickle
from collections import Counter
from typing import Any

import pytest

from gah_desktop.catalog import load_catalog
from gah_desktop.catalog.basics import DISHES_AND_DRINKS, ITEMS, LEVELS, ROOM_COLORS
from gah_desktop.catalog.effects import ItemCounts
from gah_desktop.catalog.schema import BOARD_IDS
from gah_desktop.resources import resource_path

CATALOG = load_catalog()
STAFF = {number: card for number, card in CATALOG.staff.items() if card.set == "base"}


def test_guests_are_counted() -> None:
    base = CATALOG.deck("guests", ["base"])
    assert len(base) == 56
    assert CATALOG.deck("guests", ["promo"]) == [117, 118]
    colors = Counter(CATALOG.guests[guest].color for guest in base)
    assert colors == {"yellow": 14, "blue": 14, "red": 14, "green": 14}


def test_each_color_asks_first_for_its_own_item() -> None:
    items = {"yellow": "wine", "blue": "coffee", "red": "cake", "green": "strudel"}
    for guest in CATALOG.deck("guests", ["base"]):
        card = CATALOG.guests[guest]
        assert items[card.color] in dict(card.order.pairs()), guest


def test_promo_guests_are_as_transcribed() -> None:
    promo = [(g.color, dict(g.order.pairs()), g.vp) for g in CATALOG.guests.values() if g.set == "promo"]
    assert promo == [("red", {"wine": 2}, 3), ("yellow", {"cake": 1, "coffee": 1}, 4)]


def test_items_are_counted_in_one_order() -> None:
    order = ItemCounts.by_name(coffee=2, strudel=1)
    assert order.counts == tuple({"strudel": 1, "coffee": 2}.get(item, 0) for item in ITEMS)
    assert order.total == 3
    assert list(order.pairs()) == [("strudel", 1), ("coffee", 2)]
    assert set(DISHES_AND_DRINKS) <= set(ITEMS)


def test_baroness_is_as_in_the_rulebooks_example() -> None:
    baroness = CATALOG.guests[75]
    assert (baroness.color, baroness.order.counts, baroness.vp) == ("blue", (0, 0, 2, 2, 0), 5)
    (reward,) = baroness.rewards
    assert (reward.kind, reward.discount) == ("draw_three_play_one", 3)


@pytest.mark.parametrize(
    ("guest", "kinds"),
    [
        (49, ["prepare_room"]),
        (61, ["prepare_room", "prepare_room"]),
        (65, []),
        (76, ["draw_three_play_one"]),
        (87, ["gain_krones", "take_guest_free"]),
        (97, ["extra_action"]),
        (104, ["play_staff"]),
    ],
)
def test_guest_rewards(guest: int, kinds: list[str]) -> None:
    assert [reward.kind for reward in CATALOG.guests[guest].rewards] == kinds


def test_staff_costs_and_timings() -> None:
    costs = {number: card.cost for number, card in STAFF.items()}
    assert [costs[n] for n in (1, 2, 3, 4)] == [4, 6, 4, 6]
    assert (costs[17], costs[24], costs[25], costs[45]) == (5, 1, 6, 1)
    assert set(costs.values()) == {1, 2, 3, 4, 5, 6}
    timings = Counter(card.timing for card in STAFF.values())
    assert timings == {"permanent": 23, "end": 13, "once": 8, "round": 4}


def test_only_the_kitchen_hand_costs_less_in_the_first_edition() -> None:
    assert [n for n, card in STAFF.items() if card.cost_in("classic") != card.cost] == [17]
    assert CATALOG.staff[17].cost_in("classic") == 3
    assert CATALOG.staff[17].cost_in("deluxe") == 5


def test_timing_and_effects_agree() -> None:
    for number, card in CATALOG.staff.items():
        at_the_end = {effect.kind.startswith("end_") for effect in card.effects}
        assert at_the_end == {card.timing == "end"}, number


def test_starter_sets_are_those_of_the_cards() -> None:
    assert [CATALOG.starter_set(letter) for letter in ("A", "B", "C", "D")] == [
        (3, 6, 9, 38, 39, 48),
        (1, 13, 25, 30, 32, 44),
        (4, 11, 24, 27, 40, 43),
        (2, 7, 10, 28, 36, 41),
    ]


def test_objectives_and_tiles_are_four_of_each_letter() -> None:
    for cards in (CATALOG.objectives, CATALOG.emperor_tiles):
        assert Counter(card.letter for card in cards.values()) == {"A": 4, "B": 4, "C": 4}
        assert all(card_id.startswith(card.letter) for card_id, card in cards.items())
    assert CATALOG.objective_points == (15, 10, 5)
    needs = CATALOG.objectives["C1"].needs
    assert (needs.kind, needs.blue, needs.red, needs.yellow) == ("occupied", 3, 3, 3)


def test_penalties_with_a_choice_cost_more_vp_from_letter_to_letter() -> None:
    vp = {"A": 5, "B": 7, "C": 10}
    for tile in CATALOG.emperor_tiles.values():
        if tile.penalty.right:
            assert (tile.penalty.right.kind, tile.penalty.right.amount) == ("lose_vp", vp[tile.letter])


def test_tracks() -> None:
    tracks = CATALOG.tracks
    assert tracks.floor_cost == (0, 1, 2, 3)
    assert tracks.queue_cost == (3, 2, 1, 0, 0)
    assert tracks.emperor_vp[0] == 0
    assert tracks.emperor_vp[8] == 5
    assert tracks.emperor_vp[13] == 9
    assert list(tracks.emperor_vp) == sorted(tracks.emperor_vp)
    assert tracks.emperor_retreat == {3: 3, 5: 5, 7: 7}
    assert tracks.occupancy_bonus["blue"].by_size[:2] == (2, 5)
    assert tracks.dice == {2: 10, 3: 12, 4: 14}
    assert sum(len(tiles) for tiles in tracks.turn_order_tiles.values()) == 9
    assert sum(tracks.room_tiles.values()) == 84
    assert (tracks.krones_start, tracks.krones_max) == (10, 20)
    assert [tracks.prepare_vp(*room) for room in ((1, 1), (3, 4), (4, 3), (4, 5))] == [0, 1, 2, 2]


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_boards_have_twenty_rooms_in_ten_groups(board_id: str) -> None:
    rooms = CATALOG.board(board_id).rooms
    assert [(room.floor, room.column) for room in rooms] == [(f, c) for f in range(1, 5) for c in range(1, 6)]
    assert {room.group for room in rooms} == set(range(10))
    assert {room.color for room in rooms} == set(ROOM_COLORS)


def test_night_board_groups() -> None:
    night = CATALOG.board("night")
    assert [night.room(1, column).group for column in range(1, 6)] == [0, 1, 2, 2, 3]
    assert [night.room(4, column).group for column in range(1, 6)] == [5, 6, 7, 8, 9]
    assert Counter(room.color for room in night.rooms) == {"blue": 7, "red": 7, "yellow": 6}


def test_room_tiles_suffice_for_four_night_boards() -> None:
    for color, tiles in CATALOG.tracks.room_tiles.items():
        assert tiles >= 4 * sum(room.color == color for room in CATALOG.board("night").rooms)


def test_instruction_deck() -> None:
    (deck,) = CATALOG.instruction_decks.values()
    assert deck == CATALOG.instruction_decks["leopold"]
    assert len(deck) == 20
    assert sum(action.kind == "staff" for card in deck for action in card.actions) == 5
    assert Counter(card.hand for card in deck) == {"left_to_right": 10, "right_to_left": 10}
    for symbols in ("guests", "actions"):
        assert {symbol.from_level for card in deck for symbol in getattr(card, symbols)} == set(LEVELS)


def test_every_value_knows_where_it_comes_from() -> None:
    for guest in (CATALOG.guests[number] for number in CATALOG.deck("guests", ["base", "promo"])):
        assert set(guest.provenance) == {"order", "vp", "color", "rewards"}
        assert guest.provenance["order"] == ("transcription" if guest.set == "promo" else "cards")
    sides = {id: board.provenance["colors"] for id, board in CATALOG.boards.items()}
    assert sides == {"night": "cards", **{f"day-{letter}": "transcription" for letter in "ABCD"}}
    assert {card.provenance["starter_set"] for card in STAFF.values()} == {"transcription"}


def test_nothing_of_the_base_game_is_a_house_value() -> None:
    kinds = (CATALOG.guests, CATALOG.staff, CATALOG.objectives, CATALOG.emperor_tiles, CATALOG.boards)
    cards: list[Any] = [card for kind in kinds for card in kind.values() if card.set in ("base", "promo")]
    assert {source for card in (*cards, CATALOG.tracks) for source in card.provenance.values()} == {
        "rulebook",
        "cards",
        "transcription",
    }


def test_nothing_can_be_changed() -> None:
    for component in (CATALOG, CATALOG.guests[75], CATALOG.guests[75].rewards[0], CATALOG.board("night")):
        for field in component._fields:
            with pytest.raises(AttributeError):
                setattr(component, field, 6)
        with pytest.raises(AttributeError):
            setattr(component, "nickname", "x")  # noqa: B010


def test_catalog_is_read_once_and_travels_between_processes() -> None:
    assert load_catalog() is CATALOG
    assert pickle.loads(pickle.dumps(CATALOG)) == CATALOG


def test_one_card_to_a_line() -> None:
    for kind in ("guests", "staff"):
        lines = resource_path(f"catalog/{kind}.json").read_text(encoding="utf-8").splitlines()
        assert sum(line.lstrip().startswith('{"id"') for line in lines) == len(getattr(CATALOG, kind))
