"""What a review says, cut for the page: sentences, rows and pictures. Judges nothing, lays out nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gah_desktop.app.advice import judged, turned, way_at
from gah_desktop.app.reviews import Rated
from gah_desktop.coach.review import Review
from gah_desktop.coach.turns import Judged
from gah_desktop.engine.seats import HUMAN
from gah_desktop.record import Journal
from gah_desktop.text import coach as words
from gah_desktop.text.numbers import decimal
from gah_desktop.text.seats import seat_names
from gah_desktop.text.terms import translate
from gah_desktop.widgets.art.course import CourseArt, CourseSeries

LAST_GAMES = 20


class Told(NamedTuple):
    """A game and its review; `colours` by seat."""

    journal: Journal
    review: Review
    colours: tuple[int, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return seat_names(self.journal.game.setup)

    @property
    def people(self) -> tuple[int, ...]:
        """Whose errors are listed: people's, or everybody's where only bots played."""
        setup = self.journal.game.setup
        people = tuple(seat for seat in self.review.seats if setup.kind(seat) == HUMAN)
        return people or self.review.seats


def summaries(told: Told) -> list[tuple[str, str]]:
    """For each seat how it played, and its luck."""
    found = []
    for seat in told.review.seats:
        rating = told.review.rating(seat)
        found.append((words.rating(told.names[seat], rating.word, rating.a_turn), words.luck(rating.luck)))
    return found


def turning_points(told: Told) -> list[str]:
    alone = len(told.review.seats) == 1
    return [turned(point, told.names, alone) for point in told.review.turning_points()]


def course_art(told: Told) -> CourseArt:
    review = told.review
    series = tuple(
        CourseSeries(
            told.colours[seat] if seat < len(told.colours) else seat,
            told.names[seat],
            tuple(each.expected[at] for each in review.course),
        )
        for at, seat in enumerate(review.seats)
    )
    marks = tuple(point.place for point in review.turning_points())
    rounds = tuple(each.round for each in review.course)
    title = translate("ReviewPage", "What everybody could expect at the end")
    return CourseArt(series, rounds, marks, title, translate("ReviewPage", "VP"))


def trend_art(rated: Sequence[Rated]) -> CourseArt:
    """VP lost a turn, game by game."""
    last = rated[-LAST_GAMES:]
    title = translate("ReviewPage", "VP lost to errors a turn, game by game")
    series = CourseSeries(0, translate("ReviewPage", "People"), tuple(each.a_turn for each in last))
    numbers = tuple(range(1, len(last) + 1))
    return CourseArt((series,), numbers, (), title, translate("ReviewPage", "VP"), games=True)


def turn_title(told: Told, turn: Judged) -> str:
    return words.turn_name(told.names[turn.seat], turn.round, turn.number)


def row(told: Told, turn: Judged) -> tuple[str, str]:
    return turn_title(told, turn), decimal(turn.cost) if turn.cost else ""


def details(told: Told, turn: Judged) -> list[str]:
    """Every decision of a turn that was looked into: right, or what was better, and by how much."""
    lines = []
    for position, verdict in turn.verdicts:
        game = told.journal.game_at(position)
        if verdict.wrong:
            lines += [*judged(game, verdict), ""]
        elif verdict.rollouts or len(turn.verdicts) == 1:
            first = way_at(game, verdict.played[:1]).told
            lines += [words.good(first), ""]
    return lines[:-1] or [words.nothing_lost()]


def costly(told: Told, turn: Judged) -> tuple[str, str]:
    """A costly turn in two lines: which and how much, and what was better at its worst decision."""
    position, worst = max(turn.verdicts, key=lambda each: each[1].cost)
    game = told.journal.game_at(position)
    title = words.costs(turn_title(told, turn), turn.cost)
    return title, words.better(way_at(game, worst.better).told)
