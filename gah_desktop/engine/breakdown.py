"""Where each player's VP came from: sums over the events of a game. It scores nothing itself."""

from __future__ import annotations

from collections.abc import Iterable

from gah_desktop.engine.events import FINAL, Ended, Event, Scored
from gah_desktop.engine.score_lines import END_STAFF, SCORE_LINES, STAFF, Line
from gah_desktop.engine.scoring import Score

Breakdown = dict[str, int | dict[str, int]]
_BY_SOURCE = {source: line for line in SCORE_LINES for source in line.sources}


def breakdown(events: Iterable[Event], players: int) -> tuple[Breakdown, ...]:
    """One sheet per seat; the lines of the final scoring are there once the game has ended.

    The lines are those of `SCORE_LINES`: a number, or numbers by id (`track` by round, 13 for steps
    past the end). Everything in a sheet adds up to the player's VP.
    """
    always = [line for line in SCORE_LINES if line.always and line.sources]
    sheets: tuple[Breakdown, ...] = tuple(
        {line.name: {} if line.listed else 0 for line in always} for _ in range(players)
    )
    for event in events:
        if isinstance(event, Scored) and event.source != FINAL:
            kind, number = event.source
            _add(sheets[event.seat], _BY_SOURCE[kind], str(number), event.amount)
        elif isinstance(event, Ended):
            for score in event.scores:
                _end(sheets[score.seat], score)
    return sheets


def total(sheet: Breakdown) -> int:
    return sum(sum(part.values()) if isinstance(part, dict) else part for part in sheet.values())


def _add(sheet: Breakdown, line: Line, number: str, vp: int) -> None:
    before = sheet.setdefault(line.name, {} if line.listed else 0)
    if isinstance(before, dict):
        before[number] = before.get(number, 0) + vp
    else:
        sheet[line.name] = before + vp


def _end(sheet: Breakdown, score: Score) -> None:
    during = sheet[STAFF.name]
    assert isinstance(during, dict)
    for card, vp in score.line(END_STAFF.name).parts:  # the events tell an end card's VP as that card's
        left = during.pop(str(card), 0) - vp
        if left:
            during[str(card)] = left
    listed = {line.name for line in SCORE_LINES if line.listed}
    for line in score.lines:
        if line.source == FINAL:
            sheet[line.name] = {str(id): vp for id, vp in line.parts} if line.name in listed else line.vp
