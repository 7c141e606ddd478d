"""Where on the table what lies: how the desk folds, and how what modules bring finds its place."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRect

from gah_desktop.widgets.table.ground import depends_on
from gah_desktop.widgets.table.zones import Part, Wants, Zones, zones

OWN = (
    Part("rounds", "palace", 10, 178), Part("emperor", "palace", 20, 770),
    Part("objectives", "palace", 30, 290),
    Part("queue", "street", 10, 610), Part("dice", "street", 20, 344), Part("opponents", "neighbours", 20, 0),
    Part("hand", "desk", 20, 0), Part("display", "desk", 30, 0), Part("log", "desk", 40, 0),
    Part("turns", "caption", 10, 160), Part("bar", "caption", 20, 1000),
)  # fmt: skip
OF_MODULES = (
    Part("ballrooms", "stage", 10, 660), Part("balcony", "stage", 20, 110),
    Part("rehearsal", "desk", 10, 88), Part("lounge", "neighbours", 10, 170),
)  # fmt: skip
SIZES = [(1024, 656), (1280, 776), (1920, 1056), (2560, 1416)]


def laid(
    width: int = 1280,
    height: int = 776,
    *more: Part,
    scale: float = 1.0,
    played: int = 4,
    hand: int = 6,
    neighbours: int = 1,
) -> Zones:
    letter = 13 * scale * max(1.0, min(width / 1280, height / 776)) ** 0.8
    caption = round(40 * scale)
    return zones(Wants(width, height, letter, scale, caption, neighbours, hand, played, (*OWN, *more)))


def test_a_hand_is_cards_in_the_usual_window_and_lines_where_their_names_would_be_tiny() -> None:
    assert not laid(1280, 776).lines
    assert laid(1024, 656).lines


def test_much_staff_in_play_becomes_heads_and_leaves_the_hand_its_cards() -> None:
    assert (laid(played=7).lines, laid(played=7).heads) == (False, False)
    assert (laid(played=9).lines, laid(played=9).heads) == (False, True)


def test_the_ground_lies_still_while_only_the_desk_is_laid_out_anew() -> None:
    assert laid(hand=2).panels != laid(hand=4).panels
    assert depends_on(laid(hand=2)) == depends_on(laid(hand=4))
    assert depends_on(laid(1280, 776)) != depends_on(laid(1280, 776, *OF_MODULES))


def test_large_letters_make_lines_of_the_hand() -> None:
    assert laid(scale=1.5).lines


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_nothing_lies_on_anything_else(size: tuple[int, int], scale: float) -> None:
    for found in (laid(*size, scale=scale), laid(*size, *OF_MODULES, scale=scale)):
        for (one, here), (other, there) in combinations(found.panels.items(), 2):
            assert not here.intersects(there), (one, other)


@pytest.mark.parametrize("size", SIZES)
def test_what_modules_bring_lies_in_its_zone_and_the_house_remains(size: tuple[int, int]) -> None:
    before, found = laid(*size), laid(*size, *OF_MODULES)
    assert before.stage.height() == 0 < found.stage.height()
    for name, zone in (("ballrooms", found.stage), ("balcony", found.stage), ("rehearsal", found.desk)):
        assert zone.contains(found.panels[name]), name
        assert found.panels[name].height() > 40, name
    beside_the_house = QRect(found.left)
    beside_the_house.setRight(found.house.left())
    assert beside_the_house.contains(found.panels["lounge"])
    assert found.panels["opponents"].height() > 60
    assert found.house.height() >= before.house.height() * 0.6


def test_a_hand_of_lines_too_low_to_be_read_becomes_heads() -> None:
    assert not laid(hand=9, played=8).faces
    assert not laid(1024, 656, *OF_MODULES, hand=9, played=8).faces
    large = laid(1280, 776, *OF_MODULES, hand=9, played=8, scale=2.0)
    assert large.lines and large.faces and large.heads
    assert large.panels["log"].height() >= 60
    assert laid(1024, 656, *OF_MODULES, hand=11, played=8, scale=2.0).faces
    assert not laid(1280, 776, *OF_MODULES, hand=4, played=2, scale=2.0).faces


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_the_stage_lies_between_palace_and_house_beside_the_neighbours(
    size: tuple[int, int], scale: float
) -> None:
    found = laid(*size, *OF_MODULES, scale=scale)
    assert found.stage.top() == found.palace.bottom() + 1
    assert found.stage.bottom() < found.house.top() < found.house.bottom() < found.street.top()
    assert found.panels["lounge"].right() < found.stage.left()
    assert found.panels["lounge"].top() < found.stage.bottom(), "beside it, not below"
    assert found.panels["rehearsal"].left() > found.stage.right(), "dancers go from right to left"
    assert found.stage.width() > found.house.width()


def test_neighbours_keep_so_much_that_their_figures_can_be_read() -> None:
    for neighbours in (1, 2, 3):
        found = laid(1280, 776, *OF_MODULES, neighbours=neighbours)
        assert found.panels["opponents"].height() >= 78 * neighbours
        assert found.panels["lounge"].height() >= 100


def test_without_a_stage_the_house_has_its_roof() -> None:
    assert laid().house.top() < laid(1280, 776, *OF_MODULES).house.top() - 90


def test_a_large_hand_leaves_the_log_some_lines_while_its_own_can_be_read() -> None:
    found = laid(1280, 776, *OF_MODULES, hand=9, played=5)
    letter = 13
    assert found.lines and not found.faces
    assert found.panels["log"].height() >= letter * 8
    assert found.panels["hand"].height() / 9 >= 30
