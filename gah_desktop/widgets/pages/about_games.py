"""Short texts about a game: who sits at it, what it is played with, when it was. Draws nothing."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from PySide6.QtCore import QDate, QDateTime, QLocale, Qt

from gah_desktop.app.evening import first_evening
from gah_desktop.bots import QUICK_BOT
from gah_desktop.engine import Game, Setup
from gah_desktop.engine.module_registry import EXPANSIONS
from gah_desktop.engine.seats import HUMAN
from gah_desktop.text.names import (
    component_name,
    deal_name,
    level_name,
    module_name,
    player_kind_name,
    ruleset_name,
)
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


def opponents(setup: Setup) -> str:
    """Who plays against the people, by kind: bots, or the solo opponent with the level; "" for nobody."""
    if setup.solo is not None:
        text = translate("pages", "%1, %2", "opponent and level")
        return fill(text, player_kind_name(setup.solo), level_name(setup.level))
    kinds = dict.fromkeys(setup.kind(seat) for seat in range(setup.players))
    return join_list([player_kind_name(kind) for kind in kinds if kind != HUMAN])


def modules_text(setup: Setup) -> str:
    """The modules of the expansion; "" without any."""
    if len(setup.modules) == len(EXPANSIONS):
        return translate("pages", "all modules")
    return join_list([module_name(module) for module in setup.modules])


def played_with(setup: Setup) -> str:
    """The ruleset and whatever else is not as usual."""
    solo = [level_name(setup.level)] if setup.solo is not None else []
    return " · ".join(part for part in (rules_text(setup, *solo), modules_text(setup)) if part)


def days_seed(day: date) -> int:
    """The seed of a day's deal."""
    return int(day.strftime("%Y%m%d"))


def is_days_deal(setup: Setup, day: date) -> bool:
    """Whether it is dealt as that day's game is, whoever plays it."""
    return replace(setup, names=()) == Setup(players=2, seed=days_seed(day), kinds=(HUMAN, QUICK_BOT))


def occasion(setup: Setup) -> str:
    """A first evening or the deal of a day, as far as the set-up shows it; "" for any other game."""
    if replace(setup, names=()) == replace(first_evening(PEOPLE[0], BOTS[0]), names=()):
        return translate("pages", "First evening")
    day = QDate.fromString(str(setup.seed), "yyyyMMdd")
    if not day.isValid() or not is_days_deal(setup, date(day.year(), day.month(), day.day())):
        return ""
    return fill(translate("pages", "Deal of %1"), QLocale().toString(day, QLocale.FormatType.ShortFormat))


def rules_text(setup: Setup, *more: str) -> str:
    """The same without the modules, and with the level only if it is among `more`."""
    parts = [part for part in (occasion(setup), ruleset_name(setup.ruleset), *more) if part]
    if setup.entrance:
        parts.append(component_name("entrance", setup.entrance))
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
