"""Hints and reviews as functions for `Background.submit`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from gah_desktop.app.background import Background
from gah_desktop.coach.judge import Advice, HintTask, at_once
from gah_desktop.coach.review import Review, ReviewTask, play_of
from gah_desktop.coach.turns import Judged, Turn, TurnTask, stream_of
from gah_desktop.engine import Game
from gah_desktop.record import Journal
from gah_desktop.workers import Control


class CoachService:
    def __init__(self, background: Background) -> None:
        self._worker = background.worker()
        self._parts: tuple[str, dict[int, Any]] = ("", {})  # what was played, and parts of its review

    def hint(self, game: Game, position: int) -> Callable[[Control], Advice]:
        """Advise the seat that decides. The first opinion is reported at once, and better ones later."""
        view, options = game.view_for(game.seat), list(game.legal_actions())
        task = HintTask(view, options, f"{stream_of(game.setup)}:{position}")

        def run(control: Control) -> Advice:
            opinion = at_once(view, options)
            if len(options) < 2:
                return opinion
            control.report(opinion)
            return self._worker.run(task, control)

        return run

    def review_turn(self, turn: Turn, game: Game) -> Callable[[Control], Judged]:
        """Review a turn that was just made."""
        return partial(self._worker.run, TurnTask(turn, stream_of(game.setup)))

    def review(self, journal: Journal) -> Callable[[Control], Review]:
        """Review a finished game. A review that was cancelled resumes where it was."""
        played = play_of(journal)
        if self._parts[0] != played:
            self._parts = played, {}
        return ReviewTask(journal, self._parts[1], low_priority=True).run
