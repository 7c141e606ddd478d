"""Lets bots think in a thread of their own. They see a view of their seat; nothing here touches the game."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from queue import SimpleQueue
from random import Random
from time import perf_counter
from typing import NamedTuple

from PySide6.QtCore import QObject, QThread, Signal

from gah_desktop.bots import Bot
from gah_desktop.engine import Game
from gah_desktop.engine.actions import Action

log = logging.getLogger(__name__)

SLICE = 0.25  # seconds of play that are handed over at once, and painted once, when nobody watches the steps


BotMaker = Callable[[str], Bot]


class Job(NamedTuple):
    """A game of its own to think about, whose move it is to be found, and how many moves came before."""

    token: int
    game: Game
    seats: Mapping[int, str]  # the bots
    move: int
    chain: bool  # go on to the following bots' moves while they are quick


def generator(seed: int, move: int) -> Random:
    """The same bot in the same game finds the same move, whatever was thought before."""
    return Random(f"{seed}:{move}")


class BotRunner(QThread):
    """Answers one request at a time; an answer to an older one is never delivered."""

    chosen = Signal(int, list)
    failed = Signal(int)  # why is in the log

    def __init__(self, make: BotMaker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._make = make
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._bots: dict[tuple[int, str], Bot] = {}
        self._token = 0
        self.setObjectName("bots")

    def request(self, game: Game, seats: Mapping[int, str], move: int, chain: bool) -> int:
        """Ask for the next move of the seat whose turn it is; returns the number the answer will carry."""
        self.cancel()
        if not self.isRunning():
            self.start()
        self._jobs.put(Job(self._token, game.clone(), dict(seats), move, chain))
        return self._token

    def cancel(self) -> None:
        """Forget what was asked."""
        self._token += 1
        for bot in list(self._bots.values()):
            stop = getattr(bot, "stop", None)
            if stop is not None:
                stop()

    def reset(self) -> None:
        """Another game: bots start with an empty head."""
        self.cancel()
        self._bots = {}

    def is_current(self, token: int) -> bool:
        return token == self._token

    def close(self) -> None:
        """End the thread, after the thought it is in."""
        self.cancel()
        if self.isRunning():
            self._jobs.put(None)
            self.wait()

    def run(self) -> None:
        while (job := self._jobs.get()) is not None:
            if not self.is_current(job.token):
                continue
            try:
                actions = self._think(job)
            except Exception:
                log.exception("A bot failed.")
                self.failed.emit(job.token)
                continue
            if actions and self.is_current(job.token):
                self.chosen.emit(job.token, actions)

    def _think(self, job: Job) -> list[Action]:
        game, actions = job.game, list[Action]()
        until = perf_counter() + SLICE
        while not game.over and game.seat in job.seats and self.is_current(job.token):
            seat = game.seat
            bot = self._bot(seat, job.seats[seat])
            rng = generator(game.setup.seed, job.move + len(actions))
            action = bot.choose(game.view_for(seat), game.legal_actions(), rng)
            game.apply(action)
            actions.append(action)
            if not job.chain or perf_counter() > until:
                break
        return actions

    def _bot(self, seat: int, name: str) -> Bot:
        # one each, since a bot may keep what it thought of
        key = (seat, name)
        if key not in self._bots:
            self._bots[key] = self._make(name)
        return self._bots[key]
