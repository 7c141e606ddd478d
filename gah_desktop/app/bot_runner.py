"""Bots at the table: `BotRunner` has their next moves computed in the background."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from threading import Event
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QTimer

from gah_desktop.app.background import Background, Request
from gah_desktop.bots import BOTS, Player
from gah_desktop.bots.budget import CancellableBudget
from gah_desktop.engine import Game
from gah_desktop.engine.actions import Action
from gah_desktop.workers import Control

if TYPE_CHECKING:
    from gah_desktop.workers.process import WorkerProcess

MAX_BATCH_S = 0.5  # moves of this time are played and painted at once, when nobody watches the steps
MAX_PAINT_WAIT_S = 1.0
MAX_CHOICE_S = 10.0  # for machines that are too slow for the level

TURN_ENDING_KINDS = ("end_turn", "pass")

BotMaker = Callable[[str], Player]
Players = dict[tuple[int, str], Player]  # by seat and name; a bot may remember what it computed


def generator(seed: int, move: int) -> Random:
    """Return the random generator of a move. It depends on nothing that happened before."""
    return Random(f"{seed}:{move}")


class MovesTask(NamedTuple):
    """Choose the next moves of bots in a copy of the game.

    Without `chain`, these are the moves of one step: a main or additional action with all that follows from
    it. With `chain`, they are as many as the bots find in `MAX_BATCH_S`.
    """

    game: Game
    seats: Mapping[int, str]
    move: int  # number of moves before
    chain: bool
    player: Callable[[int, str], Player]
    painted: Event  # the table has been painted

    def run(self, control: Control) -> list[Action]:
        self.painted.wait(MAX_PAINT_WAIT_S)  # painting is slower while a bot is at work
        game, moves = self.game, list[Action]()
        until = perf_counter() + MAX_BATCH_S
        while not game.over and game.seat in self.seats and not control.is_cancelled():
            seat = game.seat
            action = self._choice(control, len(moves))
            if moves and not self.chain and _begins_step(game, action):
                break
            game.apply(action)
            moves.append(action)
            if self.chain:
                if perf_counter() > until:
                    break
            elif game.seat != seat or action.kind in TURN_ENDING_KINDS:
                break
        return moves

    def _choice(self, control: Control, done: int) -> Action:
        game, seat = self.game, self.game.seat
        bot, level = self.player(seat, self.seats[seat])
        until = perf_counter() + MAX_CHOICE_S
        limited = Control(lambda: control.is_cancelled() or perf_counter() > until)
        rng = generator(game.setup.seed, self.move + done)
        return bot.choose(game.view_for(seat), game.legal_actions(), rng, CancellableBudget(level, limited))


def _begins_step(game: Game, action: Action) -> bool:
    decision = game.decision
    return decision is not None and decision.kind == "turn" and action.kind not in TURN_ENDING_KINDS


class BotRunner:
    """Runs one `MovesTask` at a time."""

    def __init__(self, make: BotMaker, background: Background) -> None:
        self._make = make
        self._background = background
        self._players: Players = {}
        self._worker: WorkerProcess | None = None
        self._request: Request | None = None

    def request(
        self,
        game: Game,
        seats: Mapping[int, str],
        move: int,
        chain: bool,
        on_moves: Callable[[list[Action]], object],
        on_failure: Callable[[Exception], object],
    ) -> None:
        """Compute the next moves. This cancels an earlier request."""
        self.cancel()
        players = self._players

        def player(seat: int, name: str) -> Player:
            if (seat, name) not in players:
                players[seat, name] = self._player(name)
            return players[seat, name]

        task = MovesTask(game.clone(), dict(seats), move, chain, player, Event())
        self._request = self._background.submit(self._background, task.run, on_moves, on_failure)
        QTimer.singleShot(0, task.painted.set)  # after this turn of the event loop, and so after painting

    def cancel(self) -> None:
        """Drop the moves of an earlier request."""
        if self._request is not None:
            self._request.cancel()
            if self._request.is_running:  # its bots may be at work for a while
                self._players = {}
            self._request = None

    def reset(self) -> None:
        """Cancel, and forget the bots of the game."""
        self.cancel()
        self._players = {}

    def _player(self, name: str) -> Player:
        """Return a new bot. One that searches does so in a worker process."""
        player = self._make(name)
        if name not in BOTS or not BOTS[name].searches:
            return player
        from gah_desktop.bots.remote import RemoteBot  # slow to import, and many games need none

        if self._worker is None:
            self._worker = self._background.worker()
        return player._replace(bot=RemoteBot(name, self._worker))
