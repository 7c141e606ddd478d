"""The bot that plans as the heuristic one does, but by what self-play has taught."""

from __future__ import annotations

from gah_desktop.bots.evaluate.position import Judge
from gah_desktop.bots.heuristic import HeuristicBot
from gah_desktop.bots.learned.judge import LearnedJudge, Weighing, weighings
from gah_desktop.bots.learned.model import Model, kind_of, load
from gah_desktop.engine.state import GameState


class LearnedBot(HeuristicBot):
    """`model` None: the one that is shipped for the kind of game."""

    def __init__(self, model: Model | None = None) -> None:
        super().__init__()
        self.model = model
        self._weighings: dict[str, list[Weighing]] = {}

    def judge(self, s: GameState, seat: int) -> Judge:
        kind = kind_of(s.setup)
        known = self._weighings.get(kind)
        if known is None:
            model = self.model if self.model is not None else load(kind)
            known = self._weighings[kind] = weighings(model, sorted(s.t.staff))
        return LearnedJudge(s, seat, known)

    def again(self) -> LearnedBot:
        """Another one with the same model, and an empty head."""
        return LearnedBot(self.model)
