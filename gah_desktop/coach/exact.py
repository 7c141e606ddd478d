"""The last turn, counted to the end of the game: every line of it, where nothing hidden has a say any more.

What chance would still decide is not guessed at: then there is no answer, and somebody has to play it out.
Only to pass and hope for other dice is left out, as long as there is anything else to do.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from gah_desktop.bots import transposition
from gah_desktop.engine import Game
from gah_desktop.engine.actions import Action
from gah_desktop.engine.events import Drew, LoungeChanged, Reshuffled, Revealed, Rolled, SoloStep
from gah_desktop.engine.state import GameState
from gah_desktop.engine.views import View

MOST = 4_000  # positions
CHANCE = (Drew, LoungeChanged, Rolled, SoloStep)
ANY = 1  # what is hidden does not matter


class Solution(NamedTuple):
    """What an action comes to with the best line after it."""

    worth: float
    actions: tuple[Action, ...]
    end: GameState


class Unknown(Exception):
    """Chance or somebody else would decide, or there is too much to count."""


def solved(view: View, options: Sequence[Action], envy: float) -> dict[Action, Solution] | None:
    """For each of the options; None if that cannot be known. `envy` is what the best rival's VP count."""
    s = view.state
    others = [p for p in s.players if p.seat != view.seat]
    if s.phase != "round" or s.round != s.t.last_round or s.seat != view.seat:
        return None
    if any(p.numbers for p in others) or len(s.players[view.seat].numbers) > 1:
        return None
    tree = _Tree(view.seat, envy)
    try:
        found = tree.after_each(Game.sample(view, Random(ANY)), options, False)
    except Unknown:
        return None
    return found or None


class _Tree:
    def __init__(self, seat: int, envy: float) -> None:
        self._seat, self._envy = seat, envy
        self._known: dict[Any, Solution] = {}

    def after_each(self, game: Game, options: Sequence[Action], revealed: bool) -> dict[Action, Solution]:
        found = {}
        for action in options:
            trial = game.clone()
            trial.state.sink = []
            events = trial.apply(action)
            own = [event for event in events if getattr(event, "seat", self._seat) == self._seat]
            if any(isinstance(event, CHANCE) for event in own):
                if action.kind == "pass" and len(options) > 1:
                    continue
                raise Unknown
            new = any(isinstance(event, Reshuffled) or getattr(event, "guest", 0) for event in own
                      if isinstance(event, Reshuffled | Revealed))  # fmt: skip
            best = self._best(trial, revealed or new)
            found[action] = best._replace(actions=(action, *best.actions))
        return found

    def _best(self, game: Game, revealed: bool) -> Solution:
        """`revealed`: a guest has come that could as well be another one."""
        s = game.state
        while not game.over and game.seat != self._seat:
            if s.phase == "round":
                raise Unknown
            game.push(game.legal_actions()[0])  # what the Emperor does to others
        if game.over:
            return Solution(self._worth(s), (), s)
        key = (transposition.key(s, self._seat, True), revealed)
        if key not in self._known:
            if len(self._known) >= MOST:
                raise Unknown
            options = game.legal_actions()
            if revealed and any(option.kind in ("take_guest", "choose_guest") for option in options):
                raise Unknown
            self._known[key] = max(self.after_each(game, options, revealed).values(), key=_by_worth)
        return self._known[key]

    def _worth(self, s: GameState) -> float:
        totals = {score.seat: score.total for score in s.scores if score.seat != s.setup.opponent}
        own = totals.pop(self._seat)
        return float(own - self._envy * max(totals.values(), default=0))


def _by_worth(solution: Solution) -> float:
    return solution.worth
