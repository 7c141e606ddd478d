"""What stands at an entrance, or in the auction, said so that it makes sense without seeing it. No rules."""

from __future__ import annotations

from collections.abc import Sequence

from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.names import component_name, objective_name
from gah_desktop.text.terms import bonus_amount, fill, join_list, join_or, krones, labelled, translate
from gah_desktop.text.voices import counted

# the first room of a group, by colour
FIRST: dict[str, str] = {
    "blue": QT_TRANSLATE_NOOP("entrances", "first room of a blue group: %1"),
    "red": QT_TRANSLATE_NOOP("entrances", "first room of a red group: %1"),
    "yellow": QT_TRANSLATE_NOOP("entrances", "first room of a yellow group: %1"),
}
GROUPS: dict[str, str] = {
    "blue": QT_TRANSLATE_NOOP("entrances", "occupancy bonus of a blue group: %1"),
    "red": QT_TRANSLATE_NOOP("entrances", "occupancy bonus of a red group: %1"),
    "yellow": QT_TRANSLATE_NOOP("entrances", "occupancy bonus of a yellow group: %1"),
}


def no_entrance_yet() -> str:
    return translate("entrances", "no entrance yet")


def entrance_spot(entrance: int) -> str:
    return fill(translate("entrances", "entrance: %1"), component_name("entrance", entrance))


def left_beside(sort: str, number: int) -> str:
    """In two words what can still be had there; "" where that cannot be counted."""
    match sort:
        case "token":
            return counted("entrances", "%n token(s)", number)
        case "tile":
            return counted("entrances", "%n tile(s)", number)
        case "goal":
            return counted("entrances", "%n objective(s)", number)
    return ""


# What lies beside it


def token_spot(column: str, floor: str, there: bool) -> str:
    if not there:
        return fill(translate("entrances", "token: column %1 / floor %2 (taken)"), column, floor)
    return fill(translate("entrances", "token: column %1 / floor %2"), column, floor)


def token_counts(half: int) -> str:
    """Which of its halves counts now."""
    if half < 0:
        return translate("entrances", "You take one for each full column and each full floor.")
    if half == 0:
        return translate("entrances", "Now the half for a column counts.")
    return translate("entrances", "Now the half for a floor counts.")


def tile_spot(tile: str, steps: int, reward: str) -> str:
    text = counted("entrances", "own Emperor tile %1, for %n step(s) back: %2", steps)
    return fill(text, tile, reward)


def tile_rule() -> str:
    return translate("entrances", "Once per turn; the tile then leaves the game.")


def goal_spot(objective: str, progress: str, claimed: bool) -> str:
    if claimed:
        return fill(translate("entrances", "own objective: %1, claimed"), objective_name(objective))
    text = translate("entrances", "own objective: %1, you have %2")
    return fill(text, objective_name(objective), progress)


def goal_points(points: int) -> str:
    return counted("entrances", "In this round it is worth %n VP to you, later less.", points)


def sum_spot(sums: Sequence[int], gains: str) -> str:
    text = translate("entrances", "sum of your dice %1: %2")
    told = join_or([str(number) for number in sums])
    return fill(text, told, gains or translate("entrances", "nothing"))


def sum_due(first: int, second: Sequence[int]) -> str:
    """After the first die of a round."""
    if not second:
        return fill(translate("entrances", "Out of reach now: your first die is a %1."), first)
    text = translate("entrances", "Your first die is a %1: a second one of %2 brings it.")
    return fill(text, first, join_or([str(face) for face in second]))


def guests_spot(number: int, vp: int) -> str:
    text = counted("entrances", "%n guest(s) completed in this round", number)
    return labelled(text, counted("short", "%n VP", vp))


def guests_more(more: int, vp: int) -> str:
    if not more:
        return translate("entrances", "More guests score nothing more.")
    return fill(counted("entrances", "%n more guest(s) make it %1 VP.", more), vp)


def group_spot(color: str, gains: str) -> str:
    return fill(translate("entrances", FIRST[color]), gains)


def group_opened(opened: int, groups: int) -> str:
    return fill(counted("entrances", "Received for %1 of %n group(s).", groups), opened)


def bonus_spot(color: str, unit: str, by_size: Sequence[int]) -> str:
    amounts = [str(amount) for amount in by_size[:-1]]
    told = "/".join((*amounts, bonus_amount(unit, by_size[-1])))
    return fill(translate("entrances", GROUPS[color]), told)


def bonus_rule() -> str:
    return translate("entrances", "For groups of one, two, three and four rooms.")


# The auction


def lot_spot(entrance: int, name: str, amount: int) -> str:
    if not name:
        return fill(translate("entrances", "entrance %1: no bid yet"), component_name("entrance", entrance))
    text = translate("entrances", "entrance %1: %2 has bid %3")
    return fill(text, component_name("entrance", entrance), name, krones(amount))


def least_bid(least: int) -> str:
    return fill(translate("entrances", "You would have to bid %1 or more."), krones(least))


def bid_of(amount: int) -> str:
    return fill(translate("entrances", "a bid of %1"), krones(amount))


def beside(objectives: Sequence[str], tiles: Sequence[str]) -> list[str]:
    """What has been drawn for an entrance that is not sold yet."""
    told = []
    if objectives:
        names = join_list([objective_name(name) for name in objectives])
        told.append(fill(translate("entrances", "The objectives beside it: %1."), names))
    if tiles:
        told.append(fill(translate("entrances", "The Emperor tiles beside it: %1."), join_list(list(tiles))))
    return told
