"""Whole games of bots without a window, one or many, and what they came to. It chooses nothing itself.

A result depends on set-up, catalog, bots, their levels and the seed alone: never on what was played before
or beside it, nor on the time it took.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, NamedTuple

from gah_desktop.bots import make_player
from gah_desktop.catalog import Catalog
from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.breakdown import Breakdown, breakdown
from gah_desktop.engine.events import Ended
from gah_desktop.engine.module_registry import OPPONENTS  # who sits at the table, but is played by the rules
from gah_desktop.record.journal import Journal
from gah_desktop.workers.process import map_in_processes


class PlayerResult(NamedTuple):
    seat: int
    bot: str
    vp: int
    breakdown: Breakdown


class Result(NamedTuple):
    seed: int
    players: tuple[PlayerResult, ...]
    winners: tuple[int, ...]
    decisions: int

    def to_dict(self) -> dict[str, Any]:
        """As plain JSON values."""
        players = [player._asdict() for player in self.players]
        return self._asdict() | {"players": players, "winners": list(self.winners)}


Play = Callable[[Setup, Sequence[str], int], Result]


class _Table:
    """The bots of a game, each at its level and with a generator of its own."""

    def __init__(self, names: Sequence[str], seed: int) -> None:
        self.players = {seat: make_player(name) for seat, name in enumerate(names) if name not in OPPONENTS}
        self.rngs = {seat: Random(f"{seed}:{seat}") for seat in self.players}

    def choose(self, game: Game) -> Any:
        seat = game.seat
        return self.players[seat].choose(game.view_for(seat), game.legal_actions(), self.rngs[seat])


def play_game(
    setup: Setup, bots: Sequence[str], seed: int | None = None, catalog: Catalog | None = None
) -> Result:
    """One game to its end. `seed` replaces that of the set-up, `catalog` may carry an owner's corrections."""
    if seed is not None:
        setup = replace(setup, seed=seed)
    game = new_game(setup, catalog)
    table = _Table(bots, setup.seed)
    decisions = 0
    while not game.over:
        game.apply(table.choose(game))
        decisions += 1
    return result_of(game, bots, decisions)


def play_journal(
    setup: Setup, bots: Sequence[str], seed: int | None = None, catalog: Catalog | None = None
) -> Journal:
    """The same game as a record."""
    if seed is not None:
        setup = replace(setup, seed=seed)
    journal = Journal.new(setup, catalog)
    table = _Table(bots, setup.seed)
    while not journal.game.over:
        journal.apply(table.choose(journal.game))
    return journal


def play_many(
    setup: Setup, bots: Sequence[str], games: int, jobs: int = 1, play: Play = play_game
) -> Iterator[Result]:
    """Games with the seeds from the set-up's on, in that order, each as soon as it and those before are over.

    With several jobs they are played in so many processes. Whoever stops asking stops them at once.
    `play` plays one of them.
    """
    seeds = range(setup.seed, setup.seed + games)
    yield from map_in_processes(partial(play, setup, tuple(bots)), seeds, jobs)


def result_of(game: Game, bots: Sequence[str], decisions: int) -> Result:
    """What a finished game came to."""
    ended = game.events[-1]
    assert isinstance(ended, Ended)
    sheets = breakdown(game.events, game.setup.players)
    players = tuple(
        PlayerResult(score.seat, bots[score.seat], score.total, sheets[score.seat]) for score in ended.scores
    )
    return Result(game.setup.seed, players, ended.winners, decisions)
