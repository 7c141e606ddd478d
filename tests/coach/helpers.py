"""What the tests of the coach share: positions, whole games at little cost, and last turns solved exactly."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

from gah_desktop.bots import make_player
from gah_desktop.coach.judge import Verdict
from gah_desktop.coach.luck import Stroke
from gah_desktop.coach.review import Course, Review, judged_seats
from gah_desktop.coach.turns import Judged, turns
from gah_desktop.engine import Game, Setup
from gah_desktop.engine.actions import Action
from gah_desktop.engine.events import Drew, Reshuffled, Revealed, Rolled
from gah_desktop.engine.views import View
from gah_desktop.record import Journal
from tests.helpers.tables import Seat, table


def begins_turn(game: Game) -> bool:
    s = game.state
    return s.phase == "round" and not s.stack and not (s.die_taken or s.guest_taken)


def play_to(setup: Setup, number: int, bot: str = "learned") -> Journal:
    """Bots play up to the start of a turn, counted from 0."""
    journal = Journal.new(setup)
    bots = {seat: make_player(bot) for seat in range(setup.players) if seat != setup.opponent}
    rng, began = Random(setup.seed), -1
    while not journal.game.over:
        game = journal.game
        if began != (mark := _mark(game)) and begins_turn(game):
            began = mark
            if not number:
                break
            number -= 1
        journal.apply(bots[game.seat].choose(game.view_for(game.seat), game.legal_actions(), rng))
    return journal


def _mark(game: Game) -> int:
    s = game.state
    return 100 * s.round + sum(len(p.numbers) for p in s.players)


def at_turn(seed: int, number: int, players: int = 2) -> Game:
    return play_to(Setup(seed=seed, players=players), number).game


@cache
def whole(seed: int = 3, kinds: tuple[str, ...] = ("human", "random")) -> Journal:
    """A finished game that nobody took long for."""
    journal, rng = Journal.new(Setup(seed=seed, kinds=kinds, names=("Anna", "Resi"))), Random(seed)
    while not journal.game.over:
        journal.apply(rng.choice(list(journal.game.legal_actions())))
    return journal


def made_up(journal: Journal, costs: Sequence[float] = (12.5, 4.0, 7.25, 2.0)) -> Review:
    """A review with so many errors, the first decisions of the first turns; nothing is looked into."""
    left, found, seats = list(costs), list[Judged](), judged_seats(journal)
    for turn in turns(journal):
        verdicts = list[tuple[int, Verdict]]()
        for asked in turn.asked:
            other = next(option for option in asked.options if option != asked.played)
            cost = left.pop(0) if left and turn.number and turn.seat == 0 and not verdicts else 0.0
            better: tuple[Action, ...] = (other,) if cost else ()
            parts = {"rooms": cost, "krones": -1.0} if cost else {}
            verdicts.append((asked.position, Verdict((asked.played,), better, cost, 1.0, 24, parts)))
        found.append(Judged(turn.seat, turn.round, turn.number, turn.position, tuple(verdicts)))
    course = tuple(
        Course(
            turn.position, turn.round, turn.seat, tuple(60.0 + seat * (turn.position % 7) for seat in seats)
        )
        for turn in found
        if turn.number
    )
    totals = tuple(float(journal.game.state.scores[seat].total) for seat in seats)
    course = (*course, Course(journal.position, 7, -1, totals))
    strokes = (Stroke(5, "dice", tuple(3.0 - 5 * seat for seat in seats)),)
    return Review(seats, tuple(found), strokes, course)


def otherwise(view: View, seed: int) -> View:
    """The same table for the seat, with everything hidden dealt anew."""
    return Game.sample(view, Random(seed)).view_for(view.seat)


# Last turns, solved

HAND = (2, 5, 9, 11, 17, 20)
GUESTS = (49, 51, 54, 60, 63, 66, 71, 75, 78, 80, 84, 90)


def last_turn(seed: int) -> Game:
    """The last turn of a game in which nothing can happen by chance any more: no cards are left."""
    rng = Random(f"last {seed}")
    rooms = [f"{floor}{column}" for floor in (1, 2, 3, 4) for column in range(1, 6)]
    rng.shuffle(rooms)
    number = rng.randint(4, 9)
    guests = rng.sample(GUESTS, 3)
    return table(
        round=7,
        dice=rng.choice("1234566"),
        krones=rng.randint(0, 6),
        emperor=rng.randint(3, 8),
        occupied=" ".join(rooms[:number]),
        vacant=" ".join(rooms[number : number + rng.randint(2, 4)]),
        kitchen="".join(rng.choice("scwk") for _ in range(rng.randint(0, 3))),
        cafe={guest: None if rng.random() < 0.3 else "" for guest in guests},
        hand=rng.sample(HAND, 1),
        queue=(0, 0, 0, 0, 0),
        guest_deck=(),
        staff_deck=(),
        numbers=(4,),
        rivals=(Seat(numbers=(), emperor=9),),
        seat=0,
    )


class TooLarge(Exception):
    """More than a test should enumerate, or chance or somebody else has a say in it."""


def solved(game: Game, most: int = 3000) -> int:
    """The most that the seat on turn can score, if nothing happens by chance any more."""
    return _best(game, game.seat, {}, most)


def _best(game: Game, seat: int, known: dict[str, int], most: int) -> int:
    if game.over:
        return int(game.state.scores[seat].total)
    if game.seat != seat:
        raise TooLarge
    name = game.hash()
    if name not in known:
        if len(known) > most:
            raise TooLarge
        found = [_best(after(game, action), seat, known, most) for action in game.legal_actions()]
        known[name] = max(found)
    return known[name]


def worth(game: Game, action: Action, most: int = 3000) -> int:
    """The most after this action."""
    return _best(after(game, action), game.seat, {}, most)


def after(game: Game, action: Action) -> Game:
    trial = game.clone()
    trial.state.sink = []
    for event in trial.apply(action):
        if (isinstance(event, Revealed) and event.guest) or (isinstance(event, Drew) and event.staff):
            raise TooLarge
        if isinstance(event, Rolled | Reshuffled):
            raise TooLarge
    return trial


__all__ = [
    "TooLarge",
    "after",
    "at_turn",
    "last_turn",
    "made_up",
    "otherwise",
    "play_to",
    "solved",
    "whole",
    "worth",
]
