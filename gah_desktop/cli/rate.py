"""gah-desktop rate: bots against each other, with Elo and spread. It goes on where it was broken off, and all
that the file holds of these bots counts.
"""

from __future__ import annotations

import argparse
import json
import math
import os
from collections.abc import Sequence
from contextlib import suppress
from itertools import combinations
from pathlib import Path

from gah_desktop.bots.arena import play_game
from gah_desktop.bots.rating import Played, pair, pairings, ratings
from gah_desktop.cli.calls import CallError
from gah_desktop.cli.streams import Progress, tell
from gah_desktop.cli.table import print_table
from gah_desktop.engine import Setup
from gah_desktop.files import opened_to_append, read_bytes
from gah_desktop.parsing import parse
from gah_desktop.text.errors import os_error_text
from gah_desktop.text.numbers import decimal
from gah_desktop.text.terms import fill, labelled, translate
from gah_desktop.workers.process import map_in_processes

MAX_BYTES = 64 << 20  # some seven hundred thousand games

Game = tuple[tuple[str, str], int]


def rate(options: argparse.Namespace) -> int:
    bots: tuple[str, ...] = options.bots
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise CallError(labelled("--bots", translate("cli", "expected two different bots or more")))
    try:
        kept = [] if options.into is None else _read(options.into)
    except OSError as error:
        tell(labelled(str(options.into), os_error_text(error)))
        return 1
    known = {(game.bots, game.seed): game for game in kept if set(game.bots) <= set(bots)}
    missing = [game for game in pairings(bots, options.games, options.seed) if game not in known]
    played = list(known.values())
    wanted = len(played) + len(missing)
    bar = Progress()
    code = 0
    try:
        for game in map_in_processes(_one, missing, options.jobs):
            played.append(game)
            if options.into is not None:
                _add(options.into, game)
            bar.tell(len(played), wanted)
    except KeyboardInterrupt:
        code = 130
    bar.wipe()
    if played:
        _tell(bots, played)
    if code:
        tell(fill(translate("cli", "Stopped after %1 of %2 games."), len(played), wanted))
    return code


def _read(file: Path) -> list[Played]:
    """What has been played; a line that was broken off is played again. No other file is ever added to."""
    try:
        text = read_bytes(file, MAX_BYTES).decode("utf-8-sig", "replace")
    except FileNotFoundError:
        return []
    found = list[Played]()
    for line in text.split("\n"):
        with suppress(ValueError, KeyError, TypeError):
            found.append(Played.from_dict(parse(line)))
    if text and not text.startswith('{"bots"'):
        raise CallError(labelled(str(file), translate("cli", "there are no games of bots in this file")))
    return found


def _add(file: Path, game: Played) -> None:
    """On a line of its own, even after one that was broken off."""
    with opened_to_append(file) as kept:
        kept.seek(max(0, kept.seek(0, os.SEEK_END) - 1))
        if kept.read() not in (b"", b"\n"):
            kept.write(b"\n")
        kept.write(json.dumps(game._asdict()).encode() + b"\n")


def _one(game: Game) -> Played:
    bots, seed = game
    result = play_game(Setup(seed=seed, kinds=bots), bots)
    one, other = result.players
    share = (0 in result.winners) / len(result.winners)
    return Played(bots, seed, (one.vp, other.vp), share)


def _tell(bots: Sequence[str], games: Sequence[Played]) -> None:
    rows = [
        [
            translate("cli", "Player"),
            "Elo",
            "±",
            translate("cli", "Games"),
            translate("cli", "Wins"),
            translate("cli", "Average VP"),
        ]
    ]
    percent = translate("cli", "%1%")
    for rating in ratings(bots, games):
        numbers = (f"{rating.elo:.0f}", f"{rating.doubt:.0f}", str(rating.games))
        rows.append([rating.bot, *numbers, fill(percent, decimal(100 * rating.share)), decimal(rating.vp)])
    print_table(rows)
    print()
    rows = [
        [
            translate("cli", "Player"),
            translate("cli", "Games"),
            translate("cli", "Wins"),
            "±",
            translate("cli", "Average VP"),
            translate("cli", "Lead"),
            "±",
        ]
    ]
    for one, other in combinations([rating.bot for rating in ratings(bots, games)], 2):
        met = pair(one, other, games)
        if met is not None:
            rows.append(
                [
                    f"{one} – {other}",
                    str(met.games),
                    fill(percent, decimal(100 * met.share)),
                    _range(100 * met.share_doubt),
                    f"{decimal(met.vp[0])} – {decimal(met.vp[1])}",
                    decimal(met.lead),
                    _range(met.lead_doubt),
                ]
            )
    print_table(rows)


def _range(doubt: float) -> str:
    return decimal(doubt) if math.isfinite(doubt) else "–"
