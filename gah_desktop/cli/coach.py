"""gah-desktop hint and review: what the coach says of a saved game, in words or as JSON. Judges nothing."""

from __future__ import annotations

import argparse
import json

from gah_desktop.app.advice import Hint, hint, judged, turned
from gah_desktop.bots import Budget
from gah_desktop.cli.calls import CallError
from gah_desktop.cli.records import opened
from gah_desktop.cli.streams import Progress, tell
from gah_desktop.coach.judge import MOST, advise
from gah_desktop.coach.review import Review, ReviewTask
from gah_desktop.coach.stored import to_data
from gah_desktop.coach.turns import Judged, stream_of
from gah_desktop.record import Journal, Recording
from gah_desktop.text import coach as words
from gah_desktop.text.seats import seat_names
from gah_desktop.text.terms import fill, translate
from gah_desktop.text.voices import counted
from gah_desktop.workers import Control


def give_hint(options: argparse.Namespace) -> int:
    journal, code = opened(options.file)
    if journal is None:
        return code
    position = _position(journal, options.turn)
    game = journal.game_at(position)
    if game.over:
        raise CallError(translate("cli", "The game is over; name a turn with --turn."))
    view, choices = game.view_for(game.seat), game.legal_actions()
    advice = advise(view, choices, f"{stream_of(game.setup)}:{position}", Budget(MOST))
    turn = Recording(journal).turn_at(position)
    name = seat_names(game.setup)[game.seat]
    own = turn is not None and turn.seat == game.seat  # not between two turns, as when the Emperor comes
    print(words.turn_name(name, turn.round if turn else 0, turn.number if turn and own else 0))
    _tell(hint(view, choices, advice))
    return code


def _position(journal: Journal, turn: int | None) -> int:
    if turn is None:
        return journal.position
    turns = Recording(journal).turns
    if turn > len(turns):
        raise CallError(counted("cli", "The game has only %n turn(s).", len(turns)))
    asked = turns[turn - 1]
    if asked.seat == journal.game.setup.opponent:
        name = seat_names(journal.game.setup)[asked.seat]
        raise CallError(
            fill(translate("cli", "Turn %1 is that of %2, who has nothing to decide."), turn, name)
        )
    return asked.position


def _tell(said: Hint) -> None:
    for step, move in enumerate(said.best.moves, 1):
        print(f"  {step}. {move.text}")
    for line in said.best.leads:
        print(f"     {line}")
    for line in (*said.why, *map(words.as_good, said.equal), said.doubt):
        if line:
            print(line)


def review(options: argparse.Namespace) -> int:
    journal, code = opened(options.file)
    if journal is None:
        return code
    if not journal.game.over:
        raise CallError(translate("cli", "The game is not over yet; ask for a hint instead."))
    bar = Progress()
    try:
        reviewed = ReviewTask(journal, {}).run(Control(report=lambda progress: bar.tell(*progress)))
    except KeyboardInterrupt:
        bar.wipe()
        tell(translate("cli", "Stopped before the review was complete."))
        return 130
    bar.wipe()
    if options.json:
        print(json.dumps(to_data(reviewed)))
    else:
        _print(journal, reviewed)
    return code


def _print(journal: Journal, found: Review) -> None:
    names = seat_names(journal.game.setup)
    for seat in found.seats:
        rating = found.rating(seat)
        print(words.rating(names[seat], rating.word, rating.a_turn))
        print(f"  {words.luck(rating.luck)}")
    for point in found.turning_points():
        print(turned(point, names, len(found.seats) == 1))
    print()
    for turn in found.turns:
        if turn.cost:
            _print_turn(journal, turn, names[turn.seat])


def _print_turn(journal: Journal, turn: Judged, name: str) -> None:
    print(words.turn_name(name, turn.round, turn.number))
    for position, verdict in turn.verdicts:
        if verdict.wrong:
            for line in judged(journal.game_at(position), verdict):
                print(f"  {line}")
