"""Luck apart from skill: what dice and cards brought a seat, against what was to be expected of them.

Both are the value of the best turn that the seat could plan with them, so nobody's choices count. It looks
at a whole game, with everybody's hands: only of a game that is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from gah_desktop.bots.budget import BudgetFor, budgets
from gah_desktop.bots.learned.bot import LearnedBot
from gah_desktop.engine import Game
from gah_desktop.engine.actions import Action
from gah_desktop.engine.chance import Chance
from gah_desktop.engine.decisions.registry import top
from gah_desktop.engine.events import Drew, Event, Revealed, Rolled
from gah_desktop.engine.state import GameState
from gah_desktop.engine.views import View
from gah_desktop.record.chance import reveals
from gah_desktop.record.journal import Journal
from gah_desktop.workers import DIRECT, Control

SAMPLES = 12
PLAN = 20_000  # nodes
DICE, CARDS, GUESTS, OTHER = KINDS = ("dice", "cards", "guests", "other")


class Stroke(NamedTuple):
    """What chance did in one step, and what each seat had of it in VP."""

    position: int  # steps done before
    kind: str
    seats: tuple[float, ...]


class Step(NamedTuple):
    position: int
    kind: str
    before: GameState
    action: Action
    after: GameState


class LuckTask(NamedTuple):
    """The luck of some steps of a game."""

    steps: tuple[Step, ...]
    seats: tuple[int, ...]
    stream: str

    def run(self, control: Control = DIRECT) -> tuple[Stroke, ...]:
        bot, budget = LearnedBot(), budgets(control)
        return tuple(stroke(step, self.seats, self.stream, bot, budget) for step in self.steps)


def steps(journal: Journal) -> list[Step]:
    """Every step in which something came by chance."""
    game = journal.game_at(0)
    found = []
    for position, entry in enumerate(journal.entries[: journal.position]):
        before = game.state.clone() if reveals(entry.events) else None
        entry.play(game)
        if before is not None:
            found.append(Step(position, _kind(entry.events), before, entry.action, game.state.clone()))
    return found


def _kind(events: Sequence[Event]) -> str:
    for kind, event in ((DICE, Rolled), (CARDS, Drew), (GUESTS, Revealed)):
        if any(isinstance(each, event) for each in events):
            return kind
    return OTHER


def stroke(step: Step, seats: Sequence[int], stream: str, bot: LearnedBot, budget: BudgetFor) -> Stroke:
    """What came, less the mean of what might have come."""
    expected = [0.0] * len(seats)
    for number in range(SAMPLES):
        game = _otherwise(step.before, Random(f"{stream}:{step.position}:{number}"))
        game.push(step.action)
        for at, seat in enumerate(seats):
            expected[at] += prospect(game.state, seat, bot, budget) / SAMPLES
    came = [prospect(step.after, seat, bot, budget) for seat in seats]
    found = [round(here - there, 2) + 0.0 for here, there in zip(came, expected, strict=True)]
    return Stroke(step.position, step.kind, tuple(found))


def _otherwise(s: GameState, rng: Random) -> Game:
    """The same table with other dice and cards to come; what somebody put under the deck stays there."""
    s = s.clone()
    s.chance = Chance(rng.getrandbits(63))
    rng.shuffle(s.guest_deck)
    known = len(s.under)
    rest = s.staff_deck[known:]
    rng.shuffle(rest)
    s.staff_deck[known:] = rest
    return Game(s)


def prospect(s: GameState, seat: int, bot: LearnedBot, budget: BudgetFor) -> float:
    """What a seat can expect at the end, with the best turn it could make now if it were its own."""
    if s.over:
        return float(s.scores[seat].total)
    p = s.players[seat]
    if s.phase == "round" and p.numbers and not p.passed and top(s).seat != seat:
        s = s.clone()
        s.stack, s.options = [], None
        s.seat, s.started, s.guest_taken, s.die_taken, s.extra_turn = seat, False, False, False, False
    view = View(s, seat)
    planner = bot.planner_for(view)
    planner.look(view.state)
    if s.phase != "round" or top(s).seat != seat:
        return planner.judge.value(view.state)
    root, options = planner.start(view), view.legal_actions()
    planner.best(view, options, budget(PLAN))
    values = [
        credit + (planner.judge.value(root) if child is None else planner.best_value(child))
        for _, child, credit in planner.lines(root, options)
    ]
    return max(values, default=planner.judge.value(root))
