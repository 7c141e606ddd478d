"""Perft of the expansion: how many ways a game can go on from fixed positions, as exact numbers.

After a change of the rules that is meant, `python -m tests.engine.expansion.test_perft` makes the table anew.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gah_desktop.engine import Game, Setup, new_game
from tests.helpers.houses import KOZI, house
from tests.helpers.lounge import CHAPLIN, CHRISTIE, CHURCHILL, EINSTEIN, GANDHI, salon
from tests.helpers.perft import complete, counted, print_table
from tests.helpers.waltz import ball

ALL = ("ballrooms", "celebrities", "hotels", "more")

# position: continuations after 1, 2, 3 ... actions
TABLE: dict[str, tuple[int, ...]] = {
    "start, two players with everything": (22, 352, 3_388),
    "the auction among four": (44, 1_672, 54_384),  # 4 entrances, 0 to 10 krones; 44 * 33 + 4 * 55
    "start, three players, rehearsal rooms": (3, 6, 30, 150, 750),
    "start alone against Elisabeth": (210, 840, 2_520),  # six of ten, then four in any order
    "a turn at the ball": (27, 230, 1_116, 5_537),
    "a turn in the salon": (32, 245, 913, 4_541),
    "Kozi Palace": (44, 333, 1_172, 4_738),
}


def ball_with_everything() -> Game:
    """A full guest, champagne, cards that answer to dancers, prices, a balcony with somebody on it."""
    return ball(
        modules=("ballrooms", "more"),
        promo=True,
        dice="1123345566",
        queue=(61, 72, 84, 97, 102),
        next_guests=(57, 87, 73),
        next_staff=(22, 36, 45, 1),
        krones=6,
        emperor=4,
        vacant="11 12 13",
        kitchen="sscwvv",
        cafe={148: None, 137: "ww"},
        hand=(24, 127),
        staff=(119, 122, 130, 133),
        dancers={0: "left-1 balcony", 1: "left-1 left-2 middle-1"},
        areas=(0, 2, 2, 4),
    )


def salon_with_everything() -> Game:
    """Chaplin and Churchill held, Einstein and Christie above coloured dice among the white ones."""
    return salon(
        (CHAPLIN, CHURCHILL),
        tiles=(CHRISTIE, EINSTEIN, GANDHI),
        faces=(3, 4, 4),
        dice="1123344566",
        queue=(61, 72, 84, 97, 102),
        next_guests=(57, 87, 73),
        krones=4,
        kitchen="sscw",
        cafe={100: None},
        vacant="11 12",
        hand=(24, 45),
    )


def house_that_moves_dice() -> Game:
    """Kozi Palace: every die of a neighbouring space, white or coloured, may be turned first."""
    return house(
        KOZI,
        modules=("celebrities", "hotels"),
        tiles=(CHRISTIE, EINSTEIN, GANDHI),
        faces=(3, 4, 4),
        dice="1123344566",
        krones=3,
        vacant="11 12",
        hand=(24, 45),
    )


POSITIONS: dict[str, Callable[[], Game]] = {
    "start, two players with everything": lambda: new_game(Setup(2, 1, modules=ALL, promo=True)),
    "the auction among four": lambda: new_game(Setup(4, 2, modules=("hotels",))),
    "start, three players, rehearsal rooms": lambda: new_game(Setup(3, 3, modules=("ballrooms",))),
    "start alone against Elisabeth": lambda: new_game(
        Setup(modules=("ballrooms", "celebrities"), solo="elisabeth", seed=4, level="hard")
    ),
    "a turn at the ball": ball_with_everything,
    "a turn in the salon": salon_with_everything,
    "Kozi Palace": house_that_moves_dice,
}


@pytest.mark.parametrize("position", list(POSITIONS))
def test_perft(position: str) -> None:
    assert counted(POSITIONS, position, len(TABLE[position])) == TABLE[position]


def test_every_position_is_counted() -> None:
    assert complete(TABLE, POSITIONS)


if __name__ == "__main__":
    print_table(POSITIONS, 2_000)
