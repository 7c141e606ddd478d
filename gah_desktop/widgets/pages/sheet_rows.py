"""The complete score sheet as rows of words and numbers, for the screen and for paper. Adds nothing up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from gah_desktop.app.sheet import ALWAYS, SOURCES, Sheet, sheets, vp_by_round, winners
from gah_desktop.app.table import Table
from gah_desktop.engine.events import BallroomScored, Event
from gah_desktop.engine.items import INDEX
from gah_desktop.text.lines import line_name
from gah_desktop.text.names import component_name, item_name, staff_name
from gah_desktop.text.terms import fill, join_list
from gah_desktop.text.voices import counted
from gah_desktop.widgets.art.specs import ChartArt, SeriesArt
from gah_desktop.widgets.portray import ROMAN

DURING = SOURCES[: SOURCES.index("end_staff")]
# How a row is written: a line of the sheet, a part of the line above it, a sum, or the last word.
LINE, PART, SUM, TOTAL, TIE = "line", "part", "sum", "total", "tie"


class SheetRow(NamedTuple):
    kind: str
    label: str
    values: tuple[int | None, ...]  # one a seat; None: the seat has nothing of the kind


class ScoreTable(NamedTuple):
    names: tuple[str, ...]
    colours: tuple[int, ...]
    rows: tuple[SheetRow, ...]
    winners: tuple[int, ...]
    chart: ChartArt
    title: str


def score_table(table: Table, found: Sequence[Sheet] = ()) -> ScoreTable:
    """Everything that the score page shows, in the current language; `found` are other sheets to show."""
    found = found or sheets(table.events, table.setup.players)
    won = winners(table.events)
    names = table.names
    told = rows(found, ballrooms(table.events), champagne(table))
    return ScoreTable(names, table.colours, told, won, chart(table), verdict(names, won))


def ballrooms(events: Iterable[Event]) -> dict[str, str]:
    """The names of the ballrooms that have been scored, by their place."""
    return {
        event.which: component_name("ballroom", event.board)
        for event in events
        if isinstance(event, BallroomScored)
    }


def champagne(table: Table) -> tuple[int, ...]:
    """In each seat's kitchen; () where none is in play."""
    if "ballrooms" not in table.setup.modules:
        return ()
    return tuple(p.kitchen[INDEX["champagne"]] for p in table.state.players)


def verdict(names: Sequence[str], won: Sequence[int]) -> str:
    if not won:
        return QCoreApplication.translate("ScoreSheet", "The score so far")
    told = join_list([names[seat] for seat in won])
    if len(won) > 1:
        return fill(QCoreApplication.translate("ScoreSheet", "%1 share the victory"), told)
    return fill(QCoreApplication.translate("ScoreSheet", "%1 wins"), told)


def difference(table: ScoreTable) -> str:
    """What put the winner ahead of the one who came closest; nothing in a tie, or before the end."""
    if len(table.winners) != 1:
        return ""
    totals = next(row.values for row in table.rows if row.kind == TOTAL)
    first = table.winners[0]
    second = max((seat for seat in range(len(totals)) if seat != first), key=lambda seat: totals[seat] or 0)
    ahead = {
        row.label: (row.values[first] or 0) - (row.values[second] or 0)
        for row in table.rows
        if row.kind == LINE
    }
    most = max(ahead, key=lambda line: ahead[line])
    if ahead[most] <= 0:
        return ""
    text = counted("places", "The lead over %1 came above all from this: %2, %n VP more.", ahead[most])
    return fill(text, table.names[second], most)


# the lines of which each part is told by name
PARTS: dict[str, Callable[[str], str]] = {
    "staff": lambda id: staff_name(int(id)),
    "end_staff": lambda id: staff_name(int(id)),
    "entrances": lambda id: component_name("entrance", int(id) if id.isdecimal() else id),
}


def rows(
    found: Sequence[Sheet], halls: Mapping[str, str] = MappingProxyType({}), champagne: Sequence[int] = ()
) -> tuple[SheetRow, ...]:
    """Line by line; cards one by one, rooms floor by floor; lines of variants only where they count.

    `halls`: the names of ballrooms by place; `champagne`: what of each kitchen's items is some.
    """
    result: list[SheetRow] = []
    translate = QCoreApplication.translate

    def add(kind: str, label: str, values: Iterable[int | None]) -> None:
        result.append(SheetRow(kind, label, tuple(values)))

    for line in SOURCES:
        if line not in ALWAYS and not any(sheet.lines[line] for sheet in found):
            continue
        if line == "end_staff":
            sums = [sum(sheet.lines[key] for key in DURING) for sheet in found]
            add(SUM, translate("ScoreSheet", "VP during the game"), sums)
        add(LINE, line_name(line), [sheet.lines[line] for sheet in found])
        parts = [sheet.parts.get(line, {}) for sheet in found]
        if line in PARTS:
            for id in sorted({id for part in parts for id in part}, key=lambda id: (id.rjust(4), id)):
                add(PART, PARTS[line](id), [part.get(id) for part in parts])
        elif line == "ballrooms":
            for place, name in halls.items():
                add(PART, name, [part.get(place, 0) for part in parts])
        elif line == "items" and any(champagne) and any(sheet.lines[line] for sheet in found):
            rest = [sheet.lines[line] - n for sheet, n in zip(found, champagne, strict=True)]
            add(PART, translate("ScoreSheet", "Dishes and drinks"), rest)
            add(PART, item_name("champagne"), champagne)
        elif line == "rooms":
            for floor in range(4, 0, -1):
                label = fill(translate("ScoreSheet", "Floor %1"), floor)
                add(PART, label, [sheet.parts.get(line, {}).get(str(floor), 0) for sheet in found])
    add(TOTAL, line_name("total"), [sheet.total for sheet in found])
    add(TIE, translate("ScoreSheet", "Krones and items, if tied"), [sheet.tie for sheet in found])
    return tuple(result)


def chart(table: Table) -> ChartArt:
    """VP over the rounds; the last point is the final scoring."""
    points = vp_by_round(table.events, table.setup.players)
    count = len(points[0])
    labels = ["0", *ROMAN[1:]][: max(1, count)]
    if count > len(labels):
        labels.append(QCoreApplication.translate("ScoreSheet", "End"))
    return ChartArt(
        tuple(
            SeriesArt(colour, name, tuple(values))
            for colour, name, values in zip(table.colours, table.names, points, strict=True)
        ),
        tuple(labels),
        QCoreApplication.translate("ScoreSheet", "Victory points by round"),
        QCoreApplication.translate("ScoreSheet", "VP"),
    )
