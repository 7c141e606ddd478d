"""A recorded game as what was asked of whom, turn by turn, and the judging of such a turn.

What is asked is a view of its time, so nobody is blamed for what could not be seen.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from gah_desktop.bots import Budget
from gah_desktop.bots.budget import BudgetFor, budgets
from gah_desktop.bots.learned.bot import LearnedBot
from gah_desktop.bots.search.lines import Step, key
from gah_desktop.coach.judge import MOST, Verdict, judge
from gah_desktop.coach.lines import is_direct
from gah_desktop.engine import Setup
from gah_desktop.engine.actions import Action
from gah_desktop.engine.events import RoundEnded, TurnBegan
from gah_desktop.engine.views import View
from gah_desktop.record.journal import Journal
from gah_desktop.workers import DIRECT, Control


class Asked(NamedTuple):
    """A choice between several things, and what was chosen."""

    position: int  # steps done before
    view: View
    options: Sequence[Action]
    played: Action


class Turn(NamedTuple):
    """What one seat was asked in one turn, or beside somebody else's."""

    seat: int
    round: int
    number: int  # on the tile of turns; 0 in the set-up and between two turns
    position: int  # at which it began
    asked: tuple[Asked, ...]


class Judged(NamedTuple):
    """The same, judged: a verdict for each position."""

    seat: int
    round: int
    number: int
    position: int
    verdicts: tuple[tuple[int, Verdict], ...]

    @property
    def cost(self) -> float:
        return sum(verdict.cost for _, verdict in self.verdicts)


class TurnTask(NamedTuple):
    """The review of a turn. `stream` names the game."""

    turn: Turn
    stream: str

    def run(self, control: Control = DIRECT) -> Judged:
        return judged(self.turn, self.stream, budgets(control))


def stream_of(setup: Setup) -> str:
    """A name for the game's possible games, from which nobody can tell its seed."""
    return hashlib.sha256(f"coach {setup.seed}".encode()).hexdigest()[:16]


def turns(journal: Journal) -> list[Turn]:
    """Every turn in which anything was asked, in order."""
    return list(_turns(journal))


def last_turn(journal: Journal, seat: int) -> Turn | None:
    """The one that this seat has made last, finished or not."""
    own = [turn for turn in _turns(journal) if turn.seat == seat]
    return own[-1] if own else None


def goes_on(journal: Journal, turn: Turn) -> bool:
    """Whether it is still being made, so that something in it could be taken back."""
    since = journal.entries[turn.asked[-1].position : journal.position]
    return not any(isinstance(event, TurnBegan | RoundEnded) for entry in since for event in entry.events)


def _turns(journal: Journal) -> Iterator[Turn]:
    game = journal.game_at(0)
    began, of, whose = TurnBegan(0, -1, 0), 0, 0  # the turn in progress, where it began, and where it is told
    turn, found = Turn(-1, 0, 0, 0, ()), list[Asked]()
    for position, entry in enumerate(journal.entries[: journal.position]):
        if found and (entry.seat != turn.seat or of != whose):
            yield turn._replace(asked=tuple(found))
            found = []
        options = list(game.legal_actions())
        if len(options) > 1 and entry.action in options:
            if not found:
                own, whose = began.seat == entry.seat, of
                turn = Turn(entry.seat, began.round, began.number if own else 0, of if own else position, ())
            found.append(Asked(position, game.view_for(entry.seat), options, entry.action))
        entry.play(game)
        for event in entry.events:
            if isinstance(event, TurnBegan):
                began, of = event, position + 1
    if found:
        yield turn._replace(asked=tuple(found))


def judged(turn: Turn, stream: str, budget: BudgetFor = Budget) -> Judged:
    """Each of its decisions; those that went on with the best line are right without another look."""
    bot = LearnedBot()
    plan: dict[Any, tuple[Step, bool]] = {}
    verdicts: list[tuple[int, Verdict]] = []
    for position, view, options, played in turn.asked:
        if _foreseen(plan, view, played, bot):
            verdicts.append((position, Verdict((played,), (), 0.0, 0.0, 0, {})))
            continue
        verdict, line = judge(view, options, played, f"{stream}:{position}", budget(MOST), bot)
        steps = line.steps
        plan = {step.key: (step, _takes_guest(steps[at:])) for at, step in enumerate(steps)}
        verdicts.append((position, verdict))
    return Judged(turn.seat, turn.round, turn.number, turn.position, tuple(verdicts))


def _foreseen(plan: dict[Any, tuple[Step, bool]], view: View, played: Action, bot: LearnedBot) -> bool:
    """Whether the best line went on just so, and nothing has come up that it did not know."""
    if not plan or is_direct(view):
        return False
    found = plan.get(key(bot.planner_for(view).start(view), view.seat))
    if found is None:
        return False
    step, queue_matters = found
    return step.action == played and not (queue_matters and tuple(view.state.queue) != step.queue)


def _takes_guest(steps: Sequence[Step]) -> bool:
    return any(step.action.kind == "take_guest" for step in steps)
