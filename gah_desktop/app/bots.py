"""Lets bots think beside the window. They see a view of their seat; nothing here touches the game."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from random import Random
from threading import Event, Thread
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from gah_desktop.bots import BOTS, Budget, Player
from gah_desktop.engine import Game
from gah_desktop.engine.actions import Action

if TYPE_CHECKING:
    from gah_desktop.app.beside import Beside

log = logging.getLogger(__name__)

SLICE = 0.5  # seconds of play that are handed over at once, and painted once, when nobody watches the steps
ASIDE = 1.0  # at most, before thinking: what has happened is painted first, faster than beside a bot at work
SWITCH = 0.0005  # seconds after which a bot at work lets go of Python, so that the window need not wait
LONGEST = 10.0  # seconds for one choice, if a machine is too slow for the level
LEAVE = 0.05  # seconds that a thought gets to notice that it is over, before it is left alone

ENDS = ("end_turn", "pass")  # a turn

BotMaker = Callable[[str], Player]
Seated = dict[tuple[int, str], Player]  # one each, since a bot may keep what it thought of


@dataclass
class Job:
    """A game of its own to think about, whose move it is to be found, and how many moves came before."""

    token: int
    game: Game
    seats: Mapping[int, str]  # the bots
    move: int
    chain: bool  # go on to the following bots' moves while they are quick, not only to the end of a step
    players: Seated
    wanted: bool = True
    done: bool = False
    begin: Event = field(default_factory=Event)


class Thought(Budget):
    """The bot's level; but it also ends when nobody wants the answer any more, or much too late."""

    __slots__ = ("_job", "_until")

    def __init__(self, level: int, job: Job) -> None:
        super().__init__(level)
        self._job = job
        self._until = perf_counter() + LONGEST

    def go_on(self) -> bool:
        return self.spent < self.nodes and self._job.wanted and perf_counter() < self._until


def generator(seed: int, move: int) -> Random:
    """The same bot in the same game finds the same move, whatever was thought before."""
    return Random(f"{seed}:{move}")


def _begins_step(game: Game, action: Action) -> bool:
    """All that follows from what was done in a turn is one step with it: items put away, rewards, its end."""
    asked = game.decision
    return asked is not None and asked.kind == "turn" and action.kind not in ENDS


class BotRunner(QObject):
    """Answers one request at a time; an answer to an older one is never delivered, and never waited for."""

    chosen = Signal(int, list)
    failed = Signal(int)  # why is in the log

    def __init__(self, make: BotMaker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        sys.setswitchinterval(SWITCH)
        self._make = make
        self._players: Seated = {}
        self._beside: Beside | None = None  # only bots that search need another process
        self._token = 0
        self._job: Job | None = None
        self._thread: Thread | None = None
        self._painted = QTimer(self)  # fires when a turn of the loop has done the rest, such as painting
        self._painted.setSingleShot(True)
        self._painted.setInterval(0)
        self._painted.timeout.connect(self._begin)

    def request(self, game: Game, seats: Mapping[int, str], move: int, chain: bool) -> int:
        """Ask for the next step of the seat whose turn it is; returns the number the answer will carry."""
        self.cancel()
        job = self._job = Job(self._token, game.clone(), dict(seats), move, chain, self._players)
        self._thread = Thread(target=self._run, args=(job,), name="bots", daemon=True)
        self._thread.start()
        self._painted.start()
        return self._token

    def _begin(self) -> None:
        if self._job is not None:
            self._job.begin.set()

    def cancel(self) -> None:
        """Forget what was asked."""
        self._token += 1
        if self._job is not None:
            self._job.wanted = False
            self._job.begin.set()
            if not self._job.done:  # it may still be at work with its bots
                self._players = {}
            self._job = None

    def reset(self) -> None:
        """Another game: bots start with an empty head."""
        self.cancel()
        self._players = {}

    def is_current(self, token: int) -> bool:
        return token == self._token

    def close(self) -> None:
        """No answer comes any more. A thought that does not end is left behind, and ends with the program."""
        self.cancel()
        if self._beside is not None:
            self._beside.close()
        if self._thread is not None:
            self._thread.join(LEAVE)

    # -- in a thread of its own

    def _run(self, job: Job) -> None:
        try:
            answer = partial(self.chosen.emit, job.token, self._think(job))
        except Exception:
            log.exception("A bot failed.")
            answer = partial(self.failed.emit, job.token)
        job.done = True
        if job.wanted:
            answer()

    def _think(self, job: Job) -> list[Action]:
        game, actions = job.game, list[Action]()
        job.begin.wait(ASIDE)
        until = perf_counter() + SLICE
        while not game.over and game.seat in job.seats and job.wanted:
            seat = game.seat
            bot, level = self._player(job, seat)
            rng = generator(game.setup.seed, job.move + len(actions))
            action = bot.choose(game.view_for(seat), game.legal_actions(), rng, Thought(level, job))
            if actions and not job.chain and _begins_step(game, action):
                break  # it is asked again when its time has come
            game.apply(action)
            actions.append(action)
            over = perf_counter() > until if job.chain else game.seat != seat or action.kind in ENDS
            if over:
                break
        return actions

    def _player(self, job: Job, seat: int) -> Player:
        key = (seat, job.seats[seat])
        if key not in job.players:
            name = job.seats[seat]
            player = self._make(name)
            if name in BOTS and BOTS[name].searches:
                player = self._distant(name, player)
            job.players[key] = player
        return job.players[key]

    def _distant(self, name: str, player: Player) -> Player:
        """The same bot at work in another process."""
        from gah_desktop.app.beside import Beside, Distant  # much of it, and most games never ask

        if self._beside is None:
            self._beside = Beside()
        return player._replace(bot=Distant(name, self._beside))
