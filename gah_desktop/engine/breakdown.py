"""Where each player's VP came from: sums over the events of a game. It scores nothing itself."""

from __future__ import annotations

from collections.abc import Iterable

from gah_desktop.engine.events import Ended, Event, Scored

Breakdown = dict[str, int | dict[str, int]]
# Scored.source kind -> line of the sheet with a number alone
_LINES = {"guest": "guests", "room": "prepared", "group": "groups", "solo": "solo"}
# Scored.source kind -> line of the sheet that lists its ids
_LISTS = {
    "objective": "objectives",
    "track": "track",
    "emperor": "tiles",
    "staff": "staff",
    "entrance": "entrances",
}
ALWAYS = ("guests", "prepared", "groups", "objectives", "track", "tiles", "staff")


def breakdown(events: Iterable[Event], players: int) -> tuple[Breakdown, ...]:
    """One sheet per seat; the lines of the final scoring are there once the game has ended.

    Lines with ids: `objectives`, `track` (by round, 13 for steps past the end), `tiles`, `staff`
    (what each card brought during the game) and `end_staff`; `rooms` by floor; the rest are numbers.
    Everything in a sheet adds up to the player's VP.
    """
    sheets: tuple[Breakdown, ...] = tuple(
        {line: {} if line in _LISTS.values() else 0 for line in ALWAYS} for _ in range(players)
    )
    for event in events:
        if isinstance(event, Scored) and event.source[0] != "final":
            _add(sheets[event.seat], event)
        elif isinstance(event, Ended):
            for score in event.scores:
                sheet = sheets[score.seat]
                ends = dict(score.staff)
                during = sheet["staff"]
                assert isinstance(during, dict)
                for card, vp in ends.items():  # the events tell an end card's VP as that card's
                    left = during.pop(str(card), 0) - vp
                    if left:
                        during[str(card)] = left
                sheet["end_staff"] = {str(card): vp for card, vp in ends.items()}
                sheet["rooms"] = {str(i + 1): vp for i, vp in enumerate(score.rooms)}
                sheet["krones"] = score.krones
                sheet["items"] = score.items
                sheet["cafe"] = score.cafe
    return sheets


def total(sheet: Breakdown) -> int:
    return sum(sum(part.values()) if isinstance(part, dict) else part for part in sheet.values())


def _add(sheet: Breakdown, event: Scored) -> None:
    kind, number = event.source
    if kind in _LISTS:
        part = sheet.setdefault(_LISTS[kind], {})
        assert isinstance(part, dict)
        part[str(number)] = part.get(str(number), 0) + event.amount
    else:
        line = _LINES.get(kind, kind)
        before = sheet.get(line, 0)
        assert isinstance(before, int)
        sheet[line] = before + event.amount
