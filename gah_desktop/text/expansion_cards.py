"""Whole texts of what only the expansion has: celebrities, entrances, ballrooms, rehearsal rooms."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from gah_desktop.text.voices import counted

from .effects import effect_short, effect_text
from .literals import QT_TRANSLATE_NOOP
from .terms import bonus_amount, fill, join_list, join_or, join_parts, labelled, translate

if TYPE_CHECKING:
    from gah_desktop.catalog.effects import Effect
    from gah_desktop.catalog.models import Area, Ballroom, Celebrity, Entrance, Scoring

#: The rows of every ballroom, from below, and the balcony.
ROWS: dict[str, str] = {
    "bottom": QT_TRANSLATE_NOOP("ballrooms", "bottom row"),
    "middle": QT_TRANSLATE_NOOP("ballrooms", "middle row"),
    "top": QT_TRANSLATE_NOOP("ballrooms", "top row"),
    "balcony": QT_TRANSLATE_NOOP("ballrooms", "balcony"),
}
#: What the first room of a group gives, by colour.
_ROOMS: dict[str, str] = {
    "blue": QT_TRANSLATE_NOOP("entrances", "a blue one"),
    "red": QT_TRANSLATE_NOOP("entrances", "a red one"),
    "yellow": QT_TRANSLATE_NOOP("entrances", "a yellow one"),
}


def row_name(id: str) -> str:
    return translate("ballrooms", ROWS[id])


def celebrity_text(celebrity: Celebrity) -> str:
    """What holds until the end of the round for whoever has taken the die."""
    return effect_text(celebrity.effect)


def celebrity_short(celebrity: Celebrity) -> str:
    return effect_short(celebrity.effect)


def gains(effects: Iterable[Effect]) -> str:
    """What is had at once, in a few words; "" for nothing."""
    return join_list([effect_short(effect) for effect in effects])


# Ballrooms


def row_bonus_text(ballroom: Ballroom, row: str) -> str:
    """The bonus of a row, in a few words."""
    return gains(ballroom.bonus.get(row, ())) or translate("ballrooms", "no bonus")


def scoring_text(scoring: Scoring) -> str:
    """How a ballroom is scored; that nobody there loses 5 VP holds for all of them."""
    match scoring.kind:
        case "dancers_times_highest_row":
            return translate(
                "ballrooms",
                "You score your dancers here times the number of your highest row: 1, 2 or 3 VP for each.",
            )
        case "majority_each_row":
            text = translate(
                "ballrooms",
                "Each row on its own: the player with the most dancers in it scores %1 VP, the second %2.",
            )
            return fill(text, *_row(scoring))
        case "by_dancers":
            text = translate(
                "ballrooms", "You score by your dancers here: %1 VP for 1, 2, 3, 4 and 5 or more."
            )
            return fill(text, join_list([str(vp) for vp in _row(scoring)[1:]]))
        case "each_pair_of_dancers":
            assert isinstance(scoring.vp, int)
            return counted("ballrooms", "You score %n VP for each pair of your dancers here.", scoring.vp)
        case "majority":
            assert not isinstance(scoring.vp, int | tuple)
            text = translate(
                "ballrooms",
                "By the number of dancers, from the most: %1 VP with two players, %2 VP with three or four.",
            )
            return fill(text, *(join_list([str(vp) for vp in scoring.vp[n]]) for n in (2, 3)))


def _row(scoring: Scoring) -> tuple[int, ...]:
    assert isinstance(scoring.vp, tuple)
    return scoring.vp


def area_text(area: Area) -> str:
    """So many dancers, and what is had when the last of them has left."""
    return labelled(counted("ballrooms", "%n dancer(s)", area.dancers), gains(area.bonus))


# Entrances


def entrance_lines(entrance: Entrance) -> tuple[str, ...]:
    """Everything the entrance of a hotel says, sentence by sentence."""
    return tuple(line for line in _lines(entrance) if line)


def _lines(entrance: Entrance) -> Iterator[str]:
    gained = " ".join(effect_text(effect) for effect in entrance.gained)
    yield fill(translate("entrances", "When it becomes yours: %1"), gained)
    yield from _set_up(entrance)
    yield from _rooms(entrance)
    yield from _guests(entrance)
    yield from _dice(entrance)
    yield from _cards(entrance)
    if entrance.row_bonus_times > 1:
        yield translate("entrances", "You get each row bonus of a ballroom twice.")
    if entrance.alone_most:
        text = translate(
            "entrances", "Whenever a ballroom is scored in which you alone have the most dancers: %1"
        )
        yield fill(text, " ".join(effect_text(effect) for effect in entrance.alone_most))


def entrance_short(entrance: Entrance) -> tuple[str, ...]:
    """What it changes for good, in a few words each; what is had at first is told by pictures."""
    return tuple(_shorts(entrance))


def _shorts(entrance: Entrance) -> Iterator[str]:
    first = entrance.first_rooms + entrance.free_rooms
    if first:
        yield counted("entrances", "%n room(s) more at the start", first)
    if entrance.first_guests:
        yield counted("entrances", "%n guest(s) more at the start", entrance.first_guests)
    if entrance.occupancy_bonus:
        yield translate("entrances", "own occupancy bonuses")
    if entrance.second_die_bonus:
        yield translate("entrances", "a gift by the sum of your two dice")
    if entrance.tokens:
        yield counted("entrances", "%n token(s) for full columns and floors", len(entrance.tokens))
    if entrance.tables > 3:
        yield counted("entrances", "%n table(s)", entrance.tables)
    if entrance.second_guest:
        yield translate("entrances", "a second guest in each turn")
    if entrance.guests_vp:
        most = max(entrance.guests_vp.values())
        yield counted("entrances", "up to %n VP a round for guests who leave", most)
    if entrance.after_staff:
        yield fill(translate("entrances", "staff played: %1"), gains(entrance.after_staff))
    if entrance.own_objectives_vp:
        yield translate("entrances", "three objectives of your own")
    if entrance.objectives_vp:
        most = max(entrance.objectives_vp.values())
        yield counted("entrances", "up to %n VP at the end for objectives", most)
    if entrance.group_opened:
        yield translate("entrances", "a gift for the first room of each group")
    if entrance.tile_steps:
        yield translate("entrances", "steps back for six Emperor tiles of your own")
    if entrance.moves_die:
        yield translate("entrances", "turn a die beside the space you use")
    if entrance.row_bonus_times > 1:
        yield translate("entrances", "row bonuses twice")
    if entrance.alone_most:
        yield fill(translate("entrances", "most dancers alone: %1"), gains(entrance.alone_most))


def _set_up(entrance: Entrance) -> Iterator[str]:
    if entrance.first_rooms:
        yield counted(
            "entrances",
            "Before the first round you may prepare %n more room(s), at the usual cost.",
            entrance.first_rooms,
        )
    if entrance.free_rooms:
        yield counted(
            "entrances",
            "Before the first round you may prepare %n more room(s) at no cost.",
            entrance.free_rooms,
        )
    if entrance.first_guests:
        yield counted(
            "entrances",
            "Before the first round you may take %n more guest(s).",
            entrance.first_guests,
        )


def _rooms(entrance: Entrance) -> Iterator[str]:
    if entrance.occupancy_bonus:
        text = translate(
            "entrances", "You have occupancy bonuses of your own, for groups of one to four rooms: %1."
        )
        yield fill(text, join_list([_bonuses(entrance, color) for color in entrance.occupancy_bonus]))
    if entrance.tokens:
        tokens = [
            fill(translate("entrances", "%1 / %2"), gains(token.column), gains(token.floor))
            for token in entrance.tokens
        ]
        text = counted(
            "entrances",
            "%n token(s) lie beside it. For each full column and each full floor, take one of your choice at "
            "once. What they give (column / floor): %1.",
            len(tokens),
        )
        yield fill(text, join_parts(tokens))
    if entrance.group_opened:
        parts = [
            labelled(translate("entrances", _ROOMS[color]), gains(effects))
            for color, effects in entrance.group_opened.items()
        ]
        text = translate("entrances", "The first room occupied in a group gives you something: %1.")
        yield fill(text, join_parts(parts))


def _bonuses(entrance: Entrance, color: str) -> str:
    assert entrance.occupancy_bonus is not None
    bonus = entrance.occupancy_bonus[color]  # type: ignore[index]
    sizes = "/".join(str(size) for size in bonus.by_size[:-1])
    match color:
        case "blue":
            text = translate("entrances", "blue %1/%2")
        case "red":
            text = translate("entrances", "red %1/%2")
        case _:
            text = translate("entrances", "yellow %1/%2")
    return fill(text, sizes, bonus_amount(bonus.unit, bonus.by_size[-1]))


def _guests(entrance: Entrance) -> Iterator[str]:
    if entrance.tables > 3:
        yield counted("entrances", "Your café has %n table(s).", entrance.tables)
    if entrance.second_guest:
        yield translate(
            "entrances",
            "In each of your turns, right after you have taken a guest and the queue has been refilled, you "
            "may take a second one for the cost of the place.",
        )
    if entrance.guests_vp:
        text = translate(
            "entrances",
            "At the end of a round you score %1 VP if %2 guests have left for rooms or balls in it.",
        )
        yield fill(text, *_points(entrance.guests_vp))


def _points(points: Mapping[int, int]) -> tuple[str, str]:
    """VP, and what they are for."""
    return join_or([str(vp) for vp in points.values()]), join_or([str(number) for number in points])


def _dice(entrance: Entrance) -> Iterator[str]:
    if entrance.second_die_bonus:
        by_gain: dict[tuple[Effect, ...], list[int]] = {}
        for total, effects in entrance.second_die_bonus.items():
            by_gain.setdefault(effects, []).append(total)
        parts = [
            labelled(join_or([str(n) for n in totals]), gains(effects))
            for effects, totals in by_gain.items()
            if effects
        ]
        text = translate(
            "entrances",
            "As soon as you take your second die of a round, before its action and before what your staff "
            "gives for it, the sum of your two dice gives you something: %1.",
        )
        yield fill(text, join_parts(parts))
    if entrance.moves_die:
        yield translate(
            "entrances",
            "Before you use an action space you may turn one die of a neighbouring space to the number of "
            "the space you use and move it there; 1 and 6 are not neighbours.",
        )


def _cards(entrance: Entrance) -> Iterator[str]:
    if entrance.after_staff:
        text = translate("entrances", "After each staff card you play: %1")
        yield fill(text, " ".join(effect_text(effect) for effect in entrance.after_staff))
    if entrance.own_objectives_vp:
        worth = sorted(set(entrance.own_objectives_vp), reverse=True)
        text = translate(
            "entrances",
            "Three objectives, one of each letter, are yours alone, for %1 VP by the round: in rounds 1 to "
            "3, 4 to 5 and 6 to 7.",
        )
        yield fill(text, join_list([str(vp) for vp in worth]))
    if entrance.objectives_vp:
        text = translate(
            "entrances", "At the end you score %1 VP for %2 objectives claimed, common ones and your own."
        )
        yield fill(text, *_points(entrance.objectives_vp))
    if entrance.tile_steps:
        text = translate(
            "entrances",
            "Six Emperor tiles are yours, two of each letter. Once per turn you may go back on the Emperor "
            "track for the Emperor’s reward of one, which then leaves the game: %1 steps for letters "
            "A, B and C.",
        )
        yield fill(text, join_list([str(n) for n in entrance.tile_steps.values()]))
