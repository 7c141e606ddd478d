"""gah-desktop position: what a saved game comes to at a moment, as JSON or as one line of text."""

from __future__ import annotations

import argparse

from gah_desktop.cli.calls import CallError, apart
from gah_desktop.cli.owner import owners_catalog
from gah_desktop.cli.records import opened, viewer
from gah_desktop.cli.streams import tell
from gah_desktop.engine.position import (
    Position,
    PositionError,
    is_position,
    problems_of,
    read,
    to_json,
    to_text,
)
from gah_desktop.files import decoded
from gah_desktop.record import Journal, Recording, read_save
from gah_desktop.text.errors import os_error_text
from gah_desktop.text.problems import problem_text
from gah_desktop.text.terms import labelled, translate
from gah_desktop.text.voices import counted


def write_position(options: argparse.Namespace) -> int:
    if options.schema:
        from gah_desktop.engine.position.schema import position_schema

        print(position_schema(), end="")
        return 0
    if options.file is None:
        raise CallError(translate("cli", "a file is missing"))
    try:
        found, code = _position(options)
    except PositionError as error:
        for problem in error.problems:
            tell(labelled(str(options.file), problem_text(problem)))
        return 1
    except OSError as error:
        tell(labelled(str(options.file), os_error_text(error)))
        return 1
    if found is not None:
        print(to_text(found) if options.text else to_json(found).rstrip())
    return code


def _position(options: argparse.Namespace) -> tuple[Position | None, int]:
    """The position in a file, or that of the saved game in it, and the code of the exit."""
    data = read_save(options.file)
    text = decoded(data)
    if is_position(text):
        for word in ("turn", "seat", "all"):
            if getattr(options, word):
                raise apart(str(options.file), f"--{word}")
        position = read(text)
        if problems := problems_of(position, owners_catalog()):
            raise PositionError(problems)
        return position, 0
    journal, code = opened(options.file)
    if journal is None:
        return None, code
    found = _of_game(options, journal)
    return found, 1 if found is None else code


def _of_game(options: argparse.Namespace, journal: Journal) -> Position | None:
    """The position of a game, as far as it may be shown; None if it has no such turn."""
    seat = viewer(options, journal)
    recording = Recording(journal)
    at = recording.length
    if options.turn:
        if options.turn > len(recording.turns):
            tell(counted("cli", "The game has only %n turn(s).", len(recording.turns)))
            return None
        at = recording.turns[options.turn - 1].position
    game = recording.game_at(at)
    return game.position() if seat is None else game.view_for(seat).position()
