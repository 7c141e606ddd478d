"""What still lies on the table for a player, a line each: objectives, suites, the Emperor. No rules."""

from __future__ import annotations

from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.names import component_name, emperor_name, objective_name
from gah_desktop.text.terms import bonus_amount, fill, labelled, translate
from gah_desktop.text.voices import counted

SUITES = {
    "blue": QT_TRANSLATE_NOOP("standing", "The blue group with the room on floor %1, column %2"),
    "red": QT_TRANSLATE_NOOP("standing", "The red group with the room on floor %1, column %2"),
    "yellow": QT_TRANSLATE_NOOP("standing", "The yellow group with the room on floor %1, column %2"),
}


def objective_line(name: str, have: int, need: int, vp: int) -> str:
    """How far it is, and what it brings to the next one who claims it."""
    if not vp:
        told = translate("standing", "all places are taken")
    elif have >= need:
        told = counted("standing", "reached; %n VP when you claim it", vp)
    else:
        told = fill(counted("standing", "%1 of %2; %n VP for the next to claim it", vp), have, need)
    return labelled(objective_name(name), told)


def suite_line(color: str, place: tuple[int, int], missing: int, ready: int, bonus: tuple[str, int]) -> str:
    """What is missing, and what it brings when the last room is occupied."""
    where = fill(translate("standing", SUITES[color]), *place)
    told = fill(
        counted("standing", "%n room(s) left to occupy (%1 already prepared), then %2", missing),
        ready,
        bonus_amount(*bonus),
    )
    return labelled(where, told)


def visit_line(round: int, space: int, to: int, vp: int) -> str:
    """What the track would pay now."""
    text = counted(
        "standing", "After round %1 the Emperor gives %n VP for space %2 and moves you back to %3.", vp
    )
    return fill(text, round, space, to)


def tile_line(tile: str, result: str, steps: int) -> str:
    """What his tile would mean now, and how much is missing for better."""
    name = emperor_name(tile)
    if result == "reward":
        return fill(translate("standing", "His tile “%1” rewards you."), name)
    if result == "nothing":
        return fill(
            counted("standing", "His tile “%1” does nothing; %n step(s) more, and it rewards you.", steps),
            name,
        )
    return fill(
        counted("standing", "His tile “%1” punishes you; %n step(s) more, and it does not.", steps), name
    )


def ball_line(round: int, board: str, dancers: int, vp: int) -> str:
    """What the next ballroom would bring now."""
    if not dancers:
        text = translate("standing", "After round %1, %2 is scored; without a dancer there you lose %3 VP.")
        return fill(text, round, component_name("ballroom", board), -vp)
    text = counted("standing", "After round %1, %2 is scored; your %n dancer(s) there bring %3 VP.", dancers)
    return fill(text, round, component_name("ballroom", board), vp)
