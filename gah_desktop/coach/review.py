"""The review of a whole game: what was asked is shared out as tasks, what they found is put together here."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from gah_desktop.bots.budget import budgets
from gah_desktop.bots.learned.bot import LearnedBot
from gah_desktop.coach.luck import KINDS, LuckTask, Stroke, prospect, steps
from gah_desktop.coach.turns import Judged, TurnTask, stream_of, turns
from gah_desktop.engine.actions import to_dict
from gah_desktop.engine.state import GameState
from gah_desktop.record.journal import Journal
from gah_desktop.workers import DIRECT, Cancelled, Control
from gah_desktop.workers.process import run_all, worker_processes

MAX_PROCESSES = min(2, os.cpu_count() or 1)
STEPS_PER_TASK = 6
COSTLIEST = 3
SWING = 5.0  # VP by which the lead changes in a turn, to be called a turning point
TURNING_POINTS = 3
# VP lost to error a turn, up to which a word is right
WORDS = ((0.5, "masterly"), (1.2, "strong"), (2.2, "sound"), (3.8, "uneven"))
WORST = "careless"


class Course(NamedTuple):
    """What every seat could expect at the end, when this turn began; the last one is what came of it."""

    position: int
    round: int
    seat: int  # whose turn it was, -1 at the end
    expected: tuple[float, ...]

    @property
    def lead(self) -> float:
        """Of the first seat over the best of the others; who plays alone leads by all that is expected."""
        return self.expected[0] - max(self.expected[1:], default=0.0)


class TurningPoint(NamedTuple):
    """A turn in which the lead has shifted: its place in the course, whom that served, and by how much.

    Who plays alone is served, or nobody (-1) is.
    """

    place: int
    turn: Course
    winner: int
    swing: float


class CourseTask(NamedTuple):
    """The expected scores at the start of some turns."""

    places: tuple[tuple[int, int, int, GameState], ...]
    seats: tuple[int, ...]

    def run(self, control: Control = DIRECT) -> tuple[Course, ...]:
        bot, budget = LearnedBot(), budgets(control)
        return tuple(
            Course(
                position, round_, who, tuple(round(prospect(s, each, bot, budget), 2) for each in self.seats)
            )
            for position, round_, who, s in self.places
        )


class Rating(NamedTuple):
    """How a seat played: VP lost to error a turn, and a word for it."""

    seat: int
    turns: int
    lost: float  # in all
    luck: dict[str, float]  # by kind

    @property
    def a_turn(self) -> float:
        return self.lost / self.turns if self.turns else 0.0

    @property
    def word(self) -> str:
        return next((word for most, word in WORDS if self.a_turn < most), WORST)

    @property
    def fortune(self) -> float:
        return sum(self.luck.values())


class Review(NamedTuple):
    """`seats` are those that are judged; curves and luck are in their order."""

    seats: tuple[int, ...]
    turns: tuple[Judged, ...]
    strokes: tuple[Stroke, ...]
    course: tuple[Course, ...]

    def rating(self, seat: int) -> Rating:
        at = self.seats.index(seat)
        own = [turn for turn in self.turns if turn.seat == seat]
        luck = {kind: sum(s.seats[at] for s in self.strokes if s.kind == kind) for kind in KINDS}
        made = len({(turn.round, turn.number) for turn in own if turn.number})
        return Rating(seat, made, sum(turn.cost for turn in own), luck)

    def costliest(self, seats: Sequence[int]) -> list[Judged]:
        """The turns that lost most, the worst first."""
        found = [turn for turn in self.turns if turn.seat in seats and turn.cost > 0]
        return sorted(found, key=lambda turn: (-turn.cost, turn.position))[:COSTLIEST]

    def turning_points(self) -> list[TurningPoint]:
        """The turns in which the lead of the first seat changed most, in their order."""
        leads = [each.lead for each in self.course]
        swings = [(abs(after - before), at) for at, (before, after) in enumerate(pairwise(leads))]
        found = sorted(swing for swing in swings if swing[0] >= SWING)[-TURNING_POINTS:]
        return [self._turning(at) for at in sorted(at for _, at in found)]

    def _turning(self, at: int) -> TurningPoint:
        before, after = self.course[at], self.course[at + 1]
        swing = after.lead - before.lead
        if len(self.seats) == 1:
            return TurningPoint(at, before, self.seats[0] if swing > 0 else -1, abs(swing))
        gains = [there - here for here, there in zip(before.expected, after.expected, strict=True)]
        best = 0 if swing > 0 else max(range(1, len(gains)), key=gains.__getitem__)
        return TurningPoint(at, before, self.seats[best], abs(swing))


def play_of(journal: Journal) -> str:
    """A name for what was played: the same for the same moves in the same deal."""
    told = [
        journal.game.setup.to_dict(),
        [to_dict(entry.action) for entry in journal.entries[: journal.position]],
    ]
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


def judged_seats(journal: Journal) -> tuple[int, ...]:
    """Everybody but who is played by the rules."""
    setup = journal.game.setup
    return tuple(seat for seat in range(setup.players) if seat != setup.opponent)


def tasks(journal: Journal) -> list[Any]:
    """What there is to do, each by itself and in any order."""
    stream, seats = stream_of(journal.game.setup), judged_seats(journal)
    found = turns(journal)
    todo: list[Any] = [TurnTask(turn, stream) for turn in found if turn.seat in seats]
    chance = steps(journal)
    for at in range(0, len(chance), STEPS_PER_TASK):
        todo.append(LuckTask(tuple(chance[at : at + STEPS_PER_TASK]), seats, stream))
    places = [
        (turn.position, turn.round, turn.seat, journal.game_at(turn.position).state)
        for turn in found
        if turn.number
    ]
    for at in range(0, len(places), STEPS_PER_TASK):
        todo.append(CourseTask(tuple(places[at : at + STEPS_PER_TASK]), seats))
    return todo


class ReviewTask(NamedTuple):
    """The review of a whole game in worker processes. Progress is the number of parts done, and of all.

    `parts` holds the results of an earlier task for the same game that was cancelled.
    """

    journal: Journal
    parts: dict[int, Any]
    low_priority: bool = False

    def run(self, control: Control = DIRECT) -> Review:
        todo, parts = tasks(self.journal), self.parts
        missing = [number for number in range(len(todo)) if number not in parts]
        if parts:
            control.report((len(parts), len(todo)))
        with worker_processes(MAX_PROCESSES, self.low_priority) as workers:
            for place, result in run_all([todo[number] for number in missing], workers, control):
                if not control.is_cancelled():
                    parts[missing[place]] = result
                    control.report((len(parts), len(todo)))
        if control.is_cancelled():
            raise Cancelled
        review = gathered(self.journal, parts.values())
        parts.clear()
        return review


def gathered(journal: Journal, found: Iterable[Any]) -> Review:
    """The results of all tasks, in whatever order they came."""
    turns_, strokes, course = list[Judged](), list[Stroke](), list[Course]()
    for result in found:
        if isinstance(result, Judged):
            turns_.append(result)
        else:
            for each in result:
                (strokes if isinstance(each, Stroke) else course).append(each)
    seats, game = judged_seats(journal), journal.game
    course.sort()
    if game.over:
        totals = tuple(float(game.state.scores[seat].total) for seat in seats)
        course.append(Course(journal.position, game.state.round, -1, totals))
    turns_.sort(key=lambda judged: judged.position)
    return Review(seats, tuple(turns_), tuple(sorted(strokes)), tuple(course))
