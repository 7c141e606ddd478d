"""What is printed, spot-checked against the numbers of the rulebook, and counted."""

import json
import pickle
from collections import Counter
from typing import get_args

import pytest
from pydantic import ValidationError

from gah_desktop.catalog import Catalog, load_catalog
from gah_desktop.catalog.basics import LEVELS, ROOM_COLORS
from gah_desktop.catalog.effects import EFFECT_FIELDS, Effect, EffectKind
from gah_desktop.catalog.models import BOARD_IDS, Board
from gah_desktop.resources import resource_path

CATALOG = load_catalog()


def effects_in(effect: Effect) -> list[Effect]:
    return [effect, *(effects_in(effect.effect) if effect.effect else [])]


def all_effects(catalog: Catalog) -> list[Effect]:
    top = [e for guest in catalog.guests.values() for e in guest.rewards]
    top += [e for card in catalog.staff.values() for e in card.effects]
    for tile in catalog.emperor_tiles.values():
        top += [*tile.reward, tile.penalty.left, *([tile.penalty.right] if tile.penalty.right else [])]
    return [inner for effect in top for inner in effects_in(effect)]


def test_guests_are_counted() -> None:
    assert len(CATALOG.guest_ids(promo=False)) == 56
    assert set(CATALOG.guest_ids(promo=True)) - set(CATALOG.guest_ids(promo=False)) == {117, 118}
    colors = Counter(CATALOG.guests[guest].color for guest in CATALOG.guest_ids(promo=False))
    assert colors == {"yellow": 14, "blue": 14, "red": 14, "green": 14}


def test_each_color_asks_first_for_its_own_item() -> None:
    items = {"yellow": "wine", "blue": "coffee", "red": "cake", "green": "strudel"}
    for guest in CATALOG.guests.values():
        assert getattr(guest.order, items[guest.color]) >= 1, guest.id


def test_baroness_is_as_in_the_rulebooks_example() -> None:
    baroness = CATALOG.guests[75]
    assert (baroness.color, baroness.order.counts, baroness.vp) == ("blue", (0, 0, 2, 2), 5)
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
    costs = {number: card.cost for number, card in CATALOG.staff.items()}
    assert [costs[n] for n in (1, 2, 3, 4)] == [4, 6, 4, 6]
    assert (costs[17], costs[24], costs[25], costs[45]) == (5, 1, 6, 1)
    assert set(costs.values()) == {1, 2, 3, 4, 5, 6}
    timings = Counter(card.timing for card in CATALOG.staff.values())
    assert timings == {"permanent": 23, "end": 13, "once": 8, "round": 4}


def test_only_the_kitchen_hand_costs_less_in_the_first_edition() -> None:
    assert [n for n, card in CATALOG.staff.items() if card.cost_in("classic") != card.cost] == [17]
    assert CATALOG.staff[17].cost_in("classic") == 3
    assert CATALOG.staff[17].cost_in("deluxe") == 5


def test_timing_and_effects_agree() -> None:
    for number, card in CATALOG.staff.items():
        at_the_end = {effect.kind.startswith("end_") for effect in card.effects}
        assert at_the_end == {card.timing == "end"}, number


def test_starter_sets_hold_six_cards_of_about_equal_worth() -> None:
    sets = [CATALOG.starter_set(letter) for letter in ("A", "B", "C", "D")]
    assert [len(cards) for cards in sets] == [6, 6, 6, 6]
    assert len({card for cards in sets for card in cards}) == 24
    costs = [sum(CATALOG.staff[card].cost for card in cards) for cards in sets]
    assert max(costs) - min(costs) <= 3


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
    deck = CATALOG.leopold
    assert len(deck) == 20
    assert sum(action.kind == "staff" for card in deck for action in card.actions) == 5
    assert Counter(card.hand for card in deck) == {"left_to_right": 10, "right_to_left": 10}
    for symbols in ("guests", "actions"):
        assert {symbol.from_level for card in deck for symbol in getattr(card, symbols)} == set(LEVELS)


def test_every_value_knows_where_it_comes_from() -> None:
    for guest in CATALOG.guests.values():
        assert set(guest.provenance) == {"order", "vp", "color", "rewards"}
        assert guest.is_house("order") == (guest.set == "promo")
    assert CATALOG.board("night").provenance == "cards"
    assert {CATALOG.board(f"day-{letter}").provenance for letter in "ABCD"} == {"house"}
    assert all(card.is_house("starter_set") for card in CATALOG.staff.values())


def test_every_effect_kind_is_described_and_used() -> None:
    assert set(EFFECT_FIELDS) == set(get_args(EffectKind))
    assert {effect.kind for effect in all_effects(CATALOG)} == set(get_args(EffectKind))


@pytest.mark.parametrize(
    "raw",
    [
        '{"kind": "gain_krones"}',
        '{"kind": "gain_krones", "amount": 2, "color": "red"}',
        '{"kind": "gain_krones", "amount": "2"}',
        '{"kind": "gain_gold", "amount": 2}',
        '{"kind": "strength", "faces": [7], "amount": 1}',
        '{"kind": "gain_items", "items": {}}',
        '{"kind": "gain_items", "items": {"champagne": 1}}',
    ],
)
def test_a_wrong_effect_is_refused(raw: str) -> None:
    with pytest.raises(ValidationError):
        Effect.model_validate_json(raw)


@pytest.mark.parametrize(
    "colors",
    [
        ["byrrb", "yyrry", "brbyy"],
        ["byrrb", "yyrry", "brbyy", "brbr"],
        ["byrrb", "yyrry", "brbyy", "brbrg"],
        ["bbbbb", "yyrry", "brbyy", "brbrb"],
        ["byrby", "rbyrb", "yrbyr", "byrby"],
    ],
)
def test_a_wrong_board_is_refused(colors: list[str]) -> None:
    raw = {"id": "day-A", "colors": colors, "provenance": "house"}
    with pytest.raises(ValidationError):
        Board.model_validate_json(json.dumps(raw))


def test_nothing_can_be_changed() -> None:
    with pytest.raises(ValidationError):
        setattr(CATALOG.guests[75], "vp", 6)  # noqa: B010


def test_catalog_is_read_once_and_travels_between_processes() -> None:
    assert load_catalog() is CATALOG
    assert pickle.loads(pickle.dumps(CATALOG)) == CATALOG


def test_one_card_to_a_line() -> None:
    lines = resource_path("catalog/guests.json").read_text(encoding="utf-8").splitlines()
    assert sum(line.lstrip().startswith('{"id"') for line in lines) == 58
