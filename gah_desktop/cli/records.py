"""gah-desktop replay and transcript: a recorded game told in words, or line by line for programs."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from gah_desktop.app.loading import load_game
from gah_desktop.bots.arena import play_journal
from gah_desktop.cli.calls import CallError, apart
from gah_desktop.cli.game_options import GAME, game_of
from gah_desktop.cli.owner import owners_catalog
from gah_desktop.cli.streams import tell
from gah_desktop.engine import events as e
from gah_desktop.engine.views import EVERYONE
from gah_desktop.record import Journal, SaveCode, SaveError, read_save, write_through
from gah_desktop.record.transcript import transcript
from gah_desktop.text.errors import os_error_text, save_error_text
from gah_desktop.text.events import event_text
from gah_desktop.text.names import module_name
from gah_desktop.text.seats import seat_names
from gah_desktop.text.terms import fill, join_list, labelled, translate
from gah_desktop.text.voices import counted


class Opened(NamedTuple):
    journal: Journal | None
    code: int  # of the exit; not 0 if the reason has been told


def opened(file: Path) -> Opened:
    """The game in a file; one that older rules played otherwise goes up to there."""
    try:
        return Opened(load_game(read_save(file)).journal, 0)
    except OSError as error:
        tell(labelled(str(file), os_error_text(error)))
    except SaveError as error:
        tell(labelled(str(file), save_error_text(error)))
        if error.code is SaveCode.OLDER_RULES:
            return Opened(error.readable, 1)
    return Opened(None, 1)


def viewer(options: argparse.Namespace, journal: Journal) -> int | None:
    """The seat whose knowledge is told, EVERYONE, or None for all cards.

    Nothing is hidden in a finished game unless a seat is given. In an unfinished one, say on standard error
    what is told.
    """
    players = journal.game.setup.players
    if options.seat is not None:
        if options.seat > players:
            raise CallError(counted("cli", "The game has only %n seat(s).", players))
        return int(options.seat) - 1
    if journal.game.over:
        return None
    if options.all:
        tell(translate("cli", "The game is not over yet. All hidden cards are named."))
        return None
    text = translate("cli", "The game is not over yet. Hidden cards are left out; see --seat and --all.")
    tell(text)
    return EVERYONE


def replay(options: argparse.Namespace) -> int:
    journal, code = opened(options.file)
    if journal is None:
        return code
    seat = viewer(options, journal)
    names = seat_names(journal.game.setup)
    modules = journal.game.setup.modules
    if modules and not options.turn:
        told = join_list([module_name(module) for module in modules])
        print(fill(translate("cli", "Played with these modules: %1."), told))
    turn = 0
    for event in journal.events:
        turn += isinstance(event, e.TurnBegan)
        if options.turn and turn != options.turn:
            continue
        line = event_text(event, names, seat)
        if line:
            print(line if isinstance(event, e.Dealt | e.Rolled | e.TurnBegan) else f"  {line}")
    if options.turn and options.turn > turn:
        text = counted("cli", "The game has only %n turn(s).", turn)
        tell(text)
        return 1
    if not options.turn:
        print(_ending(journal, names))
    return code


def _ending(journal: Journal, names: Sequence[str]) -> str:
    game = journal.game
    steps = counted("cli", "%n step(s), every one checked.", journal.position)
    if not game.over:
        return fill(
            translate("cli", "The game is not over yet: %1 is to choose next. %2"), names[game.seat], steps
        )
    scores = [
        fill(translate("cli", "%1 with %2 VP"), names[score.seat], score.total) for score in game.state.scores
    ]
    return fill(translate("cli", "Final score: %1. %2"), join_list(scores), steps)


def write_transcript(options: argparse.Namespace) -> int:
    if options.file is None:
        setup, bots = game_of(options)
        journal, code = play_journal(setup, bots, catalog=owners_catalog()), 0
    else:
        for word, usual in GAME.items():
            if getattr(options, word) != usual:
                raise apart(str(options.file), f"--{word}")
        if options.out is not None and os.path.realpath(options.out) == os.path.realpath(options.file):
            raise apart(str(options.file), f"--out {options.out}")
        found, code = opened(options.file)
        if found is None:
            return code
        journal = found
    lines = transcript(journal, viewer(options, journal))
    if options.out is None:
        for line in lines:
            print(line)
        return code
    try:
        write_through(options.out, "".join(f"{line}\n" for line in lines))
    except OSError as error:
        tell(labelled(str(options.out), os_error_text(error)))
        return 1
    return code
