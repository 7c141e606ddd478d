"""gah-desktop simulate: whole games of bots, and a table that compares them. Plays nothing itself."""

from __future__ import annotations

import argparse
import json
import signal
import statistics
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from gah_desktop.app.sheet import SOURCES, lines_of
from gah_desktop.bots.arena import Result, play_game, play_journal, play_many, result_of
from gah_desktop.cli.game_options import game_of
from gah_desktop.cli.owner import catalog_of, corrections
from gah_desktop.cli.streams import Progress, tell
from gah_desktop.cli.table import print_table
from gah_desktop.engine import Setup
from gah_desktop.record import dumps, write_atomic
from gah_desktop.text.errors import os_error_text
from gah_desktop.text.lines import line_name
from gah_desktop.text.names import player_kind_name
from gah_desktop.text.numbers import decimal
from gah_desktop.text.terms import fill, labelled, translate
from gah_desktop.text.voices import counted


def simulate(options: argparse.Namespace) -> int:
    setup, bots = game_of(options)
    results: list[Result] = []
    code = 0
    # objects in the same terminal are progress enough
    bar = Progress(shown=not (options.json and sys.stdout.isatty()))
    try:
        if options.save is not None:
            options.save.mkdir(parents=True, exist_ok=True)
        own = corrections()
        play = partial(_play, own) if options.save is None else partial(_play_and_keep, own, options.save)
        for result in play_many(setup, bots, options.games, options.jobs, play):
            with _undisturbed():
                results.append(result)
                if options.json:
                    print(json.dumps(result.to_dict(), separators=(",", ":")), flush=True)
                bar.tell(len(results), options.games)
    except KeyboardInterrupt:
        code = 130
    except OSError as error:
        if options.save is None or isinstance(error, BrokenPipeError):  # it is the output that fails
            raise
        bar.wipe()
        tell(labelled(str(options.save), os_error_text(error)))
        code = 1
    bar.wipe()
    if not options.json:
        _table(bots, results)
    if code == 130:
        sys.stdout.flush()
        text = counted("cli", "Stopped after %1 of %n game(s).", options.games)
        tell(fill(text, len(results)))
    return code


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl-C waits until a game is told, so that what is counted is what was told; a second one does not."""
    pressed = False

    def press(*_: object) -> None:
        nonlocal pressed
        if pressed:
            raise KeyboardInterrupt
        pressed = True

    before = signal.signal(signal.SIGINT, press)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt


def _play(corrections: str, setup: Setup, bots: Sequence[str], seed: int) -> Result:
    return play_game(setup, bots, seed, catalog_of(corrections))


def _play_and_keep(corrections: str, folder: Path, setup: Setup, bots: Sequence[str], seed: int) -> Result:
    journal = play_journal(setup, bots, seed, catalog_of(corrections))
    write_atomic(folder / f"game-{seed}.gah", dumps(journal))
    return result_of(journal.game, bots, len(journal.entries))


def _table(bots: Sequence[str], results: Sequence[Result]) -> None:
    """A line a seat: mean and spread of VP, wins, and where the VP came from."""
    if not results:
        return
    rows: list[list[str]] = [
        [
            translate("cli", "Seat"),
            translate("cli", "Player"),
            translate("cli", "Average VP"),
            translate("cli", "Spread"),
            translate("cli", "Wins"),
        ]
    ]
    for seat, bot in enumerate(bots):
        vp = [result.players[seat].vp for result in results]
        wins = sum(1 / len(result.winners) for result in results if seat in result.winners)
        rows.append(
            [
                str(seat + 1),
                player_kind_name(bot),
                decimal(statistics.fmean(vp)),
                decimal(statistics.stdev(vp) if len(vp) > 1 else 0.0),
                fill(translate("cli", "%1%"), decimal(100 * wins / len(results))),
            ]
        )
    print_table(rows, names=2)
    print()
    sources = [[translate("cli", "VP by source"), *(str(seat + 1) for seat in range(len(bots)))]]
    sheets = [[lines_of(player.breakdown) for player in result.players] for result in results]
    for line in SOURCES:
        means = [statistics.fmean(sheet[seat][line] for sheet in sheets) for seat in range(len(bots))]
        if any(means):
            sources.append([line_name(line), *map(decimal, means)])
    print_table(sources)
    decisions = statistics.fmean(result.decisions for result in results)
    print()
    text = counted("cli", "%n game(s), %1 decisions per game.", len(results))
    print(fill(text, decimal(decisions)))
