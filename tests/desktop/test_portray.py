"""How a hotel board is drawn from what is printed: rooms joined to suites, one of which shows the bonus."""

from __future__ import annotations

import pytest

from gah_desktop.catalog import expanded_catalog, load_catalog
from gah_desktop.models.cafe import TableFacts
from gah_desktop.models.main_board import TileFacts
from gah_desktop.widgets.art import Amount, Join
from gah_desktop.widgets.portray import bay_art, tile_art
from gah_desktop.widgets.table import pictures
from tests.helpers.tables import table
from tests.models.helpers import Laid

CATALOG = load_catalog()
BOARDS = sorted(CATALOG.boards)


@pytest.mark.parametrize("board_id", BOARDS)
def test_the_plaque_of_a_group_hangs_in_its_lowest_room_at_the_right(board_id: str) -> None:
    board = CATALOG.board(board_id)
    pictures = {
        (room.floor, room.column): bay_art(board, CATALOG.tracks, room.floor, room.column)
        for room in board.rooms
    }
    shown = [where for where, picture in pictures.items() if picture.bonus is not None]
    suites: dict[int, list[tuple[int, int]]] = {}
    for room in board.rooms:
        suites.setdefault(room.group, []).append((room.floor, room.column))
    lowest = (min(suite, key=lambda at: (at[0], -at[1])) for suite in suites.values())
    assert sorted(shown) == sorted(lowest)


def test_what_a_blue_a_red_and_a_yellow_group_give() -> None:
    board, tracks = CATALOG.board("night"), CATALOG.tracks
    sizes = {room.group: sum(other.group == room.group for other in board.rooms) for room in board.rooms}
    told = set()
    for room in board.rooms:
        bonus = bay_art(board, tracks, room.floor, room.column).bonus
        if bonus is not None:
            amount = tracks.occupancy_bonus[room.color].by_size[sizes[room.group] - 1]
            unit = {"blue": "vp", "red": "krone", "yellow": "emperor"}[room.color]
            assert bonus == Amount(unit, f"+{amount}")
            told.add(unit)
    assert told == {"vp", "krone", "emperor"}


@pytest.mark.parametrize("board_id", BOARDS)
def test_a_room_runs_on_where_its_neighbour_runs_on_to_it(board_id: str) -> None:
    board = CATALOG.board(board_id)
    for room in board.rooms:
        for side, other_side, up, right in ((Join.N, Join.S, 1, 0), (Join.E, Join.W, 0, 1)):
            here = bay_art(board, CATALOG.tracks, room.floor, room.column).join
            inside = room.floor + up <= 4 and room.column + right <= 5
            if not inside:
                assert side not in here
                continue
            other = board.room(room.floor + up, room.column + right)
            there = bay_art(board, CATALOG.tracks, other.floor, other.column).join
            assert (side in here) == (other_side in there) == (room.group == other.group)


def test_two_penalties_have_a_stroke_between_their_pictograms() -> None:
    catalog = load_catalog()
    two = [tile for tile in catalog.emperor_tiles.values() if tile.penalty.left and tile.penalty.right]
    one = [tile for tile in catalog.emperor_tiles.values() if tile not in two]
    assert two
    assert one
    for tile in two:
        strokes = [amount.text for amount in tile_art(tile, 3).penalty_icons if amount.text.startswith("/")]
        assert len(strokes) == 1, tile.letter
    for tile in one:
        assert not any(amount.text.startswith("/") for amount in tile_art(tile, 3).penalty_icons)


def test_two_penalties_leave_a_choice_in_classic_alone() -> None:
    for tile in expanded_catalog().emperor_tiles.values():
        (deluxe,) = tile_art(tile, 3).penalty_lines
        (classic,) = tile_art(tile, 3, "classic").penalty_lines
        if tile.penalty.right is None:
            assert deluxe == classic
            assert " else " not in deluxe and " or " not in deluxe
        else:
            assert ", else −" in deluxe and " or −" not in deluxe
            assert " or −" in classic and " else " not in classic


@pytest.mark.parametrize(("ruleset", "said"), [("deluxe", ", else −5 VP"), ("classic", " or −5 VP")])
def test_the_tile_on_the_table_shows_the_penalty_of_the_edition(ruleset: str, said: str) -> None:
    laid = Laid(table(ruleset=ruleset, tiles="A1 B1 C1"))
    (line,) = pictures.visit(laid, TileFacts(3, "A1", False, "")).penalty_lines
    assert line.endswith(said)


@pytest.mark.parametrize(("ruleset", "said"), [("deluxe", "extra action"), ("classic", "extra turn")])
def test_a_guest_at_a_table_shows_the_reward_of_the_edition(ruleset: str, said: str) -> None:
    laid = Laid(table(ruleset=ruleset, cafe={97: ""}))
    shown = pictures.guest_at(laid, TableFacts(0, 97, "green", (), (), False))
    assert shown is not None
    assert shown.reward_lines == (said,)
