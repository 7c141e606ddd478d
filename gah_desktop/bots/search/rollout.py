"""Plays a line on in games that could be the real one, to the end of the next round. It compares nothing.

Every seat is played by the learned bot, who thinks once a turn and little, and is given its own view alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from gah_desktop.bots.budget import Budget, Part
from gah_desktop.bots.evaluate.position import Judge
from gah_desktop.bots.learned.bot import LearnedBot
from gah_desktop.engine.actions import Action
from gah_desktop.engine.game import Game
from gah_desktop.engine.state import GameState
from gah_desktop.engine.views import View

# is told of a rollout: the line, where it has come to, and what that is worth
Watch = Callable[[Sequence[Action], GameState, float], None]


class Rollouts:
    """Those of one seat in one game. `nodes` is the thought for a turn, `envy` what rivals' VP count."""

    def __init__(self, bot: LearnedBot, nodes: int, rounds: int, envy: float) -> None:
        self.bot = bot
        self.nodes, self.rounds, self.envy = nodes, rounds, envy
        self.watch: Watch | None = None
        self._judges: dict[int, Judge] = {}

    def play(self, view: View, actions: Sequence[Action], chance: str, budget: Budget) -> float | None:
        """What the line comes to in one possible game, in VP at the end for the view's seat.

        None if the budget ends before.
        """
        rng = Random(chance)
        game = Game.sample(view, rng)
        s = game.state
        last = min(s.round + self.rounds, s.t.last_round)
        self._follow(game, view.seat, actions, rng, budget)
        while not s.over and s.round <= last and budget.go_on():
            game.push(self._choice(game, rng, budget))
        if not budget.go_on():
            return None
        worth = self.worth(s, view.seat)
        if self.watch is not None:
            self.watch(actions, s, worth)
        return worth

    def _choice(self, game: Game, rng: Random, budget: Budget) -> Action:
        options = game.legal_actions()
        if len(options) == 1:
            return options[0]
        return self.bot.choose(View(game.state, game.seat), options, rng, Part(self.nodes, budget))

    def _follow(self, game: Game, seat: int, actions: Sequence[Action], rng: Random, budget: Budget) -> None:
        """The line as far as it goes: what it could not foresee is chosen as it comes."""
        s = game.state
        at, round_, number = 0, s.round, s.players[seat].numbers
        while at < len(actions) and not s.over and game.seat == seat and s.round == round_:
            action = actions[at]
            if action in game.legal_actions():
                game.push(action)
                at += 1
            elif s.stack or s.players[seat].numbers == number:
                game.push(self._choice(game, rng, budget))
            else:
                break

    def worth(self, s: GameState, seat: int) -> float:
        """For this seat, less a share of what the best of the others has."""
        own = self._worth(s, seat)
        rivals = [p.seat for p in s.players if p.seat not in (seat, s.setup.opponent)]
        if not self.envy or not rivals:
            return own
        return own - self.envy * max(self._worth(s, rival) for rival in rivals)

    def _worth(self, s: GameState, seat: int) -> float:
        if s.over:
            return float(s.scores[seat].total)
        judge = self._judges.get(seat)
        if judge is None:
            judge = self._judges[seat] = self.bot.judge(s, seat)
        judge.look(s)
        return judge.value(s)
