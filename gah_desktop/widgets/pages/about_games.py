"""Short texts about a game: who sits at it, what it is played with, when it was. Draws nothing."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale, Qt

from gah_desktop.engine import Game, Setup
from gah_desktop.engine.seats import HUMAN
from gah_desktop.text.names import deal_name, entrance_name, level_name, ruleset_name
from gah_desktop.text.seats import seat_names
from gah_desktop.text.terms import fill, join_list, translate


def who_plays(setup: Setup) -> str:
    return join_list(seat_names(setup))


def who_against(setup: Setup) -> str:
    """One person and all the others, if it is one person; else everybody."""
    names = seat_names(setup)
    people = [seat for seat in range(setup.players) if setup.kind(seat) == HUMAN]
    if len(people) != 1:
        return join_list(names)
    others = [name for seat, name in enumerate(names) if seat not in people]
    return fill(translate("pages", "%1 against %2"), names[people[0]], join_list(others))


def how_far(game: Game) -> str:
    """Where a game stands."""
    if game.over:
        return translate("pages", "Finished")
    if game.state.round == 0:
        return translate("pages", "During the set-up")
    return fill(translate("pages", "Round %1 of %2"), game.state.round, game.state.t.last_round)


def played_with(setup: Setup) -> str:
    """The ruleset and whatever else is not as usual."""
    parts = [ruleset_name(setup.ruleset)]
    if setup.solo is not None:
        parts.append(level_name(setup.level))
        if setup.entrance:
            parts.append(entrance_name(setup.entrance))
    if setup.deal != "normal":
        parts.append(deal_name(setup.deal))
    if setup.promo:
        parts.append(translate("pages", "promo guests"))
    return " · ".join(parts)


def date_text(iso: str) -> str:
    """An ISO date and time as the language writes it; "" if it is none."""
    when = QDateTime.fromString(iso, Qt.DateFormat.ISODate)
    if not when.isValid():
        return ""
    return QLocale().toString(when.toLocalTime(), QLocale.FormatType.ShortFormat)


# Names to begin with; whoever sits there may write another.
PEOPLE = ("Anna", "Ben", "Clara", "David")
BOTS = ("Resi", "Franzl", "Mizzi", "Toni")
