"""Play games with one build, and read with one build what another has written. Run by `compiled.py --prove`.

    python packaging/compiled_proof.py write FOLDER GAMES
    python packaging/compiled_proof.py read FOLDER INTO
    python packaging/compiled_proof.py load FOLDER

`PYTHONPATH` names the build. `write` plays GAMES games of bots, then games until every kind of action has
occurred, and writes their saves, transcripts, some reviews and the history. `read` loads all of that and
writes it again, so that both folders hold the same bytes. `load` loads older saves and prints what they came
to. The first line of the output is the file of the engine that was used.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import gah_desktop.composition.bots
import gah_desktop.composition.rules  # noqa: F401
from gah_desktop.app.history import History
from gah_desktop.app.meta import Meta
from gah_desktop.app.paths import Paths
from gah_desktop.bots import make_player
from gah_desktop.bots.arena import play_journal
from gah_desktop.coach.review import gathered, tasks
from gah_desktop.coach.stored import from_text, to_text
from gah_desktop.engine import Setup, state
from gah_desktop.engine.actions import CLASSES
from gah_desktop.engine.module_registry import EXPANSIONS
from gah_desktop.engine.views import EVERYONE
from gah_desktop.record import Journal, Loaded, SaveError, dumps, loads
from gah_desktop.record.transcript import transcript
from gah_desktop.workers import Control

Proof = tuple[str, Journal]
WHOLE: dict[str, Any] = {"modules": tuple(EXPANSIONS), "promo": True}
OF_BOTS: tuple[dict[str, Any], ...] = (
    {},
    {"players": 3, "boards": "day"},
    {"players": 4, "deal": "draft"},
    {"solo": "leopold", "entrance": "random"},
    {"ruleset": "classic"},
    WHOLE,
    {"solo": "elisabeth", "modules": ("ballrooms", "celebrities")},
)
OF_EVERY_KIND: tuple[dict[str, Any], ...] = (
    WHOLE,
    WHOLE | {"players": 3, "deal": "draft"},
    WHOLE | {"players": 4},
    {"ruleset": "classic"},
    WHOLE | {"solo": "elisabeth"},
    {"solo": "leopold", "entrance": "hautel"},
)
RANDOM_GAMES, MOST_GAMES = 240, 340  # the later ones are played by a better bot
REVIEWED = ("bots-0", "every-0")
REVIEW_CHECKS = 20  # of each part of a review, until it is cancelled
UNDONE = 9  # steps of an unfinished game


def of_bots(games: int) -> Iterator[Proof]:
    for seed in range(games):
        setup = Setup(seed=seed, **OF_BOTS[seed % len(OF_BOTS)])
        bot = ("heuristic", "learned")[seed // len(OF_BOTS) % 2]
        journal = play_journal(setup, (bot,) * setup.players)
        print(seed, len(journal.entries), journal.game.hash(), flush=True)
        yield f"bots-{seed}", journal


def of_every_kind() -> Iterator[Proof]:
    """Games in which a kind of action occurred for the first time, until all have."""
    seen: set[str] = set()
    for number in range(MOST_GAMES):
        missing = CLASSES.keys() - seen
        if not missing:
            return
        setup = Setup(seed=number // len(OF_EVERY_KIND), **OF_EVERY_KIND[number % len(OF_EVERY_KIND)])
        journal = _played(setup, missing, "random" if number < RANDOM_GAMES else "heuristic")
        found = {entry.action.kind for entry in journal.entries} & missing
        seen |= found
        if found:
            print(number, *sorted(found), flush=True)
            yield f"every-{number}", journal
    raise SystemExit(f"kinds of action that never occurred: {', '.join(sorted(CLASSES.keys() - seen))}")


def _played(setup: Setup, missing: set[str], bot: str) -> Journal:
    """A whole game with the missing kinds of action as soon as they are possible."""
    journal, missing = Journal.new(setup), set(missing)
    player, rng = make_player(bot), Random(setup.seed)
    while not journal.game.over:
        game = journal.game
        options = game.legal_actions()
        action = next((each for each in options if each.kind in missing), None)
        if action is None:
            action = player.choose(game.view_for(game.seat), options, rng)
        missing.discard(action.kind)
        journal.apply(action)
    return journal


def _meta(number: int) -> Meta:
    return Meta(f"game{number}", "", f"2021-11-18T20:{number // 60:02}:{number % 60:02}+01:00")


def write(folder: Path, games: int) -> None:
    found = [*of_bots(games), *of_every_kind()]
    for name, journal in found:
        _write(folder / name, Loaded(journal, {}))
        if name in REVIEWED:
            review = gathered(journal, (task.run(_soon_cancelled()) for task in tasks(journal)))
            (folder / f"{name}.review").write_text(to_text(review, journal), "utf-8")
    history = History(Paths(folder))
    for number, (_, journal) in enumerate(found):
        history.keep(journal, _meta(number))
    history.catch_up()
    _write_rows(folder, history)
    for name, journal in found:  # at last, since the history keeps finished games
        journal.go_to(len(journal.entries) // 2)
        _write(folder / f"half-{name}", Loaded(_cut(journal), {}))


def _soon_cancelled() -> Control:
    checks = count(1)
    return Control(lambda: next(checks) > REVIEW_CHECKS)


def _cut(journal: Journal) -> Journal:
    """The first half of a game, its last steps undone."""
    half = journal.up_to(journal.position)
    half.go_to(max(0, half.position - UNDONE))
    return half


def _write(file: Path, loaded: Loaded) -> None:
    file.with_suffix(".gah").write_text(dumps(loaded.journal, loaded.meta), "utf-8")
    lines = [line for seat in (None, EVERYONE) for line in transcript(loaded.journal, seat)]
    file.with_suffix(".jsonl").write_text("\n".join(lines), "utf-8")


def _write_rows(folder: Path, history: History) -> None:
    rows = [row._asdict() | {"setup": row.setup.to_dict()} for row in history.rows]
    (folder / "rows.json").write_text(json.dumps(rows, indent=1), "utf-8")
    history.close()


def read(folder: Path, into: Path) -> None:
    for file in sorted(folder.glob("*.gah")):
        loaded = loads(file.read_bytes())
        _write(into / file.stem, loaded)
        review = file.with_suffix(".review")
        if review.exists():
            found = from_text(review.read_text("utf-8"), loaded.journal)
            if found is None:
                raise SystemExit(f"{review.name} cannot be read")
            (into / review.name).write_text(to_text(found, loaded.journal), "utf-8")
    history = History(Paths(folder))
    for row in history.rows:  # each of them with its log
        loads(dumps(history.load(row.id).journal))
    _write_rows(into, history)


def load(folder: Path) -> None:
    for file in sorted(folder.rglob("*.gah")):
        try:
            journal = loads(file.read_bytes()).journal
        except SaveError as error:
            print(file.name, error.code.value)
        else:
            print(file.name, journal.position, journal.game.hash())


def main() -> None:
    command, folder, *more = sys.argv[1:]
    print(state.__file__, flush=True)
    match command:
        case "write":
            write(Path(folder), int(more[0]))
        case "read":
            read(Path(folder), Path(more[0]))
        case "load":
            load(Path(folder))
        case _:
            raise SystemExit(f"error: unknown command {command}, expected write, read or load")


if __name__ == "__main__":
    main()
