"""The bot that plans as the heuristic one does, but by what self-play has taught."""

from __future__ import annotations

from collections.abc import Callable

from gah_desktop.bots.evaluate.position import Judge
from gah_desktop.bots.heuristic import HeuristicBot
from gah_desktop.bots.learned.judge import LearnedJudge, Weighing, weighings
from gah_desktop.bots.learned.model import Model, kind_of, load
from gah_desktop.bots.plan import Planner
from gah_desktop.engine.state import GameState

ModelOf = Callable[[str], Model]  # by kind of game


# Ways to use a die that are followed: six faces, a six as five others, each raised or not. The heuristic's
# six leave out a better one in every thirteenth turn; all of them are no better than these ten.
DICE = 10
AT_ONCE = 8  # as good in play, in five sixths of the time


class LearnedBot(HeuristicBot):
    def __init__(self, model: ModelOf = load, dice: int = DICE, once: bool = False) -> None:
        super().__init__()
        self.model = model
        self.dice = dice
        self.once = once
        self._weighings: dict[tuple[str, ...], list[Weighing]] = {}  # by the components in play

    def judge(self, s: GameState, seat: int) -> Judge:
        return LearnedJudge(s, seat, self.weighings(s))

    def planner(self, s: GameState, seat: int) -> Planner:
        return Planner(self.judge(s, seat), self.dice, self.once)

    def weighings(self, s: GameState) -> list[Weighing]:
        """The model's numbers for this kind of game."""
        kind = kind_of(s.setup)
        what = (kind, *s.setup.sets)
        known = self._weighings.get(what)
        if known is None:
            known = self._weighings[what] = weighings(self.model(kind), sorted(s.t.staff))
        return known

    def again(self) -> LearnedBot:
        """Another one with the same model and an empty head, who thinks once a turn: for possible games."""
        return LearnedBot(self.model, self.dice, True)
