"""Games played by bots to a good moment, always the same, for pictures and measurements. Touches no disk."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import gah_desktop.composition.bots
import gah_desktop.composition.rules  # noqa: F401
from gah_desktop.app.meta import Meta
from gah_desktop.bots import BEST_BOT, make_player
from gah_desktop.coach.review import Review, gathered, tasks
from gah_desktop.engine import Game, Setup
from gah_desktop.engine.seats import HUMAN
from gah_desktop.record import Journal, Loaded, Recording
from gah_desktop.workers import Control

SEED = 1906
NAMES = ("Anna", "Ben", "Clara", "David")
GOOD_ROUND = 4
REVIEW_CHECKS = 20  # for cancellation, in each task of a review


def setup(
    players: int = 2, seed: int = SEED, solo: str | None = None, modules: tuple[str, ...] = ()
) -> Setup:
    """The first seat is a person's, for whom a bot plays all the same."""
    if solo is not None:
        return Setup(seed=seed, names=(NAMES[0], ""), kinds=(HUMAN, solo), solo=solo, modules=modules)
    kinds = (HUMAN, *(BEST_BOT,) * (players - 1))
    return Setup(players=players, seed=seed, names=NAMES[:players], kinds=kinds, modules=modules)


def play(game_setup: Setup, until_round: int = 0) -> Journal:
    """To the end, or until a person has to begin a turn of that round."""
    journal = Journal.new(game_setup)
    bot, rng = make_player(BEST_BOT), Random(game_setup.seed)
    while not journal.game.over and not (until_round and _good(journal.game, until_round)):
        game = journal.game
        journal.apply(bot.choose(game.view_for(game.seat), game.legal_actions(), rng))
    return journal


def _good(game: Game, round: int) -> bool:
    state = game.state
    asked = game.decision
    if asked is None or asked.kind != "turn" or asked.seat != 0:
        return False
    return state.round >= round and state.phase == "round"


def review(journal: Journal) -> Review:
    """Return a review at a low level, which takes seconds instead of minutes."""
    return gathered(journal, [task.run(Control(_cancelled_after(REVIEW_CHECKS))) for task in tasks(journal)])


def _cancelled_after(checks: int) -> Callable[[], bool]:
    """Return a check for cancellation that is true from then on."""
    left = iter(range(checks))
    return lambda: next(left, None) is None


def noted(journal: Journal, day: int = 18) -> Loaded:
    """With a date of its own, so that no picture depends on the day it is made."""
    meta = Meta(f"demonstration-{day:02}", f"2021-11-{day:02}T19:00:00", f"2021-11-{day:02}T20:30:00")
    return Loaded(journal, meta.to_dict())


def at_turn(journal: Journal, number: int) -> Journal:
    """The same game as it stood when that turn began, from 1; IndexError if it had fewer."""
    turns = Recording(journal).turns
    if not 1 <= number <= len(turns):
        raise IndexError(len(turns))
    journal.go_to(turns[number - 1].position)
    journal.forget_undone()
    return journal
