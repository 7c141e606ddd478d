"""The generator of a game: its numbers never change, or old games would play out otherwise."""

from __future__ import annotations

import pytest

from gah_desktop.engine.chance import Chance, Scripted, roll, shuffle


def test_the_numbers_of_a_seed_are_those_of_splitmix() -> None:
    # the first of SplitMix64 for the seed 0 are e220a8397b1dcdaf and 6e789e6aa1b965f4
    assert Chance(0).each_below((1 << 64, 1 << 64)) == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4]
    assert [Chance(seed).below(1000) for seed in (0, 1, -1, 1 << 64)] == [883, 566, 893, 883]


def test_one_by_one_is_the_same_as_many_at_a_time() -> None:
    one, many = Chance(7), Chance(7)
    assert [one.below(6) for _ in range(5)] == many.each_below((6,) * 5)
    assert one.key() == many.key() != Chance(7).key()


def test_a_clone_goes_on_alone() -> None:
    chance = Chance(7)
    chance.below(6)
    copy = chance.clone()
    assert copy.key() == chance.key()
    copy.below(6)
    assert copy.key() != chance.key()


def test_a_script_is_read_before_the_generator_goes_on() -> None:
    chance = Scripted((2, 0), seed=7)
    assert chance.each_below((3, 1, 6)) == [2, 0, Chance(7).below(6)]
    assert Scripted(seed=7).below(1 << 40) == Chance(7).below(1 << 40)
    assert Scripted().below(1 << 40) == Chance(0).below(1 << 40)


@pytest.mark.parametrize("number", [-1, 3, 4])
def test_a_script_may_only_say_what_chance_could(number: int) -> None:
    with pytest.raises(ValueError, match=f"^scripted {number} is not below 3$"):
        Scripted((number,)).below(3)


def test_a_clone_of_a_script_has_a_script_of_its_own() -> None:
    chance = Scripted((1, 2), seed=7)
    copy = chance.clone()
    assert copy.key() == chance.key() == ((1, 2), Chance(7).key())
    assert copy.each_below((3, 3, 6)) == [1, 2, Chance(7).below(6)]
    assert chance.numbers == [1, 2]


def test_shuffling_goes_from_the_last_card_down() -> None:
    cards = list("abcd")
    shuffle(Scripted((0, 2, 0)), cards)
    assert cards == ["b", "d", "c", "a"]
    for short in ([], ["a"]):
        same = list(short)
        shuffle(Scripted(), same)
        assert same == short


def test_dice_are_counted_by_their_faces() -> None:
    assert roll(Scripted((0, 5, 5, 2)), 4) == [0, 1, 0, 1, 0, 0, 2]
    assert roll(Scripted(), 0) == [0] * 7
