"""What stands where in the ballrooms and rehearsal rooms, said so that it makes sense unseen. No rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from gah_desktop.modules.ballrooms.words import BALLROOMS, PLACES, REHEARSAL_ROOMS, place_name, points
from gah_desktop.text.expansion_cards import gains
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.terms import fill, items, join_list, labelled, translate
from gah_desktop.text.voices import counted

if TYPE_CHECKING:
    from gah_desktop.catalog.effects import Effect
    from gah_desktop.catalog.models import Scoring

# in a few words, for the foot of a ballroom
SHORT_SCORING: dict[str, str] = {
    "dancers_times_highest_row": QT_TRANSLATE_NOOP("ballrooms", "dancers × highest row"),
    "majority_each_row": QT_TRANSLATE_NOOP("ballrooms", "each row: %1"),
    "majority": QT_TRANSLATE_NOOP("ballrooms", "most dancers: %1"),
    "each_pair_of_dancers": QT_TRANSLATE_NOOP("ballrooms", "2 dancers: %1"),
}
DOT = " · "


def dancers(number: int) -> str:
    return counted("ballrooms", "%n dancer(s)", number)


# A ballroom


def ballroom_name(board: str) -> str:
    return BALLROOMS[board]


def ballroom_points(vp: int) -> str:
    """What somebody has for a ballroom."""
    return points(vp)


def hall_name(which: str, board: str) -> str:
    text = translate("ballrooms", "%1, the %2")
    return fill(text, BALLROOMS[board], translate("ballrooms", PLACES[which]))


def hall_when(round: int, scored: bool, due: bool) -> str:
    """When it is scored."""
    if scored:
        return fill(translate("ballrooms", "It was scored after round %1 and is closed."), round)
    if due:
        return fill(translate("ballrooms", "It is scored next, after round %1."), round)
    return fill(translate("ballrooms", "It is scored after round %1."), round)


def _ranks(scoring: Scoring, players: int) -> Sequence[int]:
    vp = cast("Mapping[int, Sequence[int]] | Sequence[int]", scoring.vp)
    return vp[players] if isinstance(vp, Mapping) else vp


def empty_text(vp: int) -> str:
    """What nobody there costs."""
    return fill(translate("ballrooms", "Without a dancer there: %1."), points(vp))


def scoring_short(scoring: Scoring, players: int) -> str:
    told = ""
    match scoring.kind:
        case "by_dancers":
            return DOT.join(str(vp) for vp in cast("Sequence[int]", scoring.vp)[1:])
        case "majority_each_row" | "majority":
            told = DOT.join(str(vp) for vp in _ranks(scoring, players))
        case "each_pair_of_dancers":
            told = points(cast("int", scoring.vp))
    return fill(translate("ballrooms", SHORT_SCORING[scoring.kind]), told)


def now_text(names: Sequence[str], vp: Sequence[int], scored: bool) -> str:
    """What everybody gets for it as it stands."""
    told = join_list([labelled(name, points(each)) for name, each in zip(names, vp, strict=True)])
    if scored:
        return fill(translate("ballrooms", "As it stands: %1."), told)
    return fill(translate("ballrooms", "If it were scored now: %1."), told)


# A row, or the balcony


def place_spot(
    ballroom: str, row: int | None, cost: int, stand: Sequence[tuple[str, int]], free: int | None
) -> str:
    """`stand` names who is there with how many; `free` spaces, None for the balcony."""
    told = [items("champagne", cost)]
    told += [labelled(name, dancers(number)) for name, number in stand]
    if free is None:
        told.append(translate("ballrooms", "no limit"))
    else:
        told.append(counted("ballrooms", "%n space(s) free", free))
    return labelled(place_name(ballroom, row), DOT.join(told))


def dearer(printed: int) -> str:
    """Where a discount holds."""
    return counted("ballrooms", "Without the discount it would cost %n champagne.", printed)


def row_bonus(effects: Sequence[Effect]) -> str:
    if not effects:
        return translate("ballrooms", "No row bonus.")
    return fill(translate("ballrooms", "Row bonus: %1."), gains(effects))


def balcony_note() -> str:
    return translate("ballrooms", "It counts as the top row of the right ballroom, without a row bonus.")


def closed_note() -> str:
    return translate("ballrooms", "Closed: this ballroom has been scored.")


# Rehearsal rooms


def rehearsal_name(room: str) -> str:
    return translate("rehearsal", REHEARSAL_ROOMS[room])


def area_spot(area: int, left: int, size: int) -> str:
    """`area` counts from 1."""
    text = counted("rehearsal", "rehearsal area %1: %n of %2 dancers left", left)
    return fill(text, area, size)


def area_bonus(effects: Sequence[Effect], had: bool) -> str:
    if had:
        return fill(translate("rehearsal", "Its room bonus has been received: %1."), gains(effects))
    return fill(translate("rehearsal", "Room bonus when its last dancer leaves: %1."), gains(effects))


def offered_spot(room: str) -> str:
    return fill(translate("rehearsal", "rehearsal room to choose: %1"), rehearsal_name(room))


def rehearsal_left(room: str, areas: str) -> str:
    """Of another house."""
    return fill(translate("rehearsal", "rehearsal room %1: %2"), rehearsal_name(room), areas)
