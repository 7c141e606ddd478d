"""Plays what a search of another shape is worth: how far it looks, how narrowly, how long.

    python packaging/efforts.py --effort strong --change rounds=2 --games 40 [--seed 5300000] [--into FILE]
    python packaging/efforts.py --effort best --solo hard --games 20

Two players: against `heuristic`, every deal once in each seat; `--solo LEVEL`: against Leopold. What can be
changed are the numbers of `Effort`; stages are written as 6x2,3x2,2x3. Shapes are compared in the same
deals: `--against FILE` adds the mean difference to what another run has kept.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

import gah_desktop.composition.bots  # noqa: E402
import gah_desktop.composition.rules  # noqa: E402, F401
from gah_desktop.bots import BEST_BOT, BOTS, Budget, make_player  # noqa: E402
from gah_desktop.bots.search.bot import SearchBot  # noqa: E402
from gah_desktop.bots.search.search import EFFORTS, Effort  # noqa: E402
from gah_desktop.engine import Setup, new_game  # noqa: E402
from gah_desktop.engine.events import Ended  # noqa: E402

SEED = 5_300_000
NODES = 2_000_000  # for a turn: no changed shape is cut short by the level it was made for


def changed(effort: Effort, changes: list[str]) -> Effort:
    """The same with other numbers, from words such as rounds=2."""
    for change in changes:
        name, _, told = change.partition("=")
        if name == "stages":
            pairs = (stage.split("x") for stage in told.split(","))
            effort = effort._replace(stages=tuple((int(lines), int(times)) for lines, times in pairs))
        else:
            kind = type(getattr(effort, name))
            effort = effort._replace(**{name: kind(told)})
    return effort


def played(effort: Effort, seed: int, seat: int, solo: str, nodes: int = NODES) -> dict[str, Any]:
    """One game: the VP of both, who won, and the seconds of the processor that the search took."""
    setup = Setup(2, seed, solo="leopold", level=solo) if solo else Setup(2, seed)
    game = new_game(setup)
    bot, yardstick = SearchBot(effort), make_player(BEST_BOT)
    rngs = [Random(f"{seed}:{number}") for number in range(2)]
    took = 0.0
    while not game.over:
        here = game.seat
        view, options = game.view_for(here), game.legal_actions()
        if here == seat:
            began = time.process_time()
            action = bot.choose(view, options, rngs[here], Budget(nodes))
            took += time.process_time() - began
        else:
            action = yardstick.choose(view, options, rngs[here])
        game.apply(action)
    ended = game.events[-1]
    assert isinstance(ended, Ended)
    own, other = (ended.scores[one].total for one in (seat, 1 - seat))
    won = (seat in ended.winners) / len(ended.winners)
    return {"seed": seed, "seat": seat, "vp": own, "other": other, "won": won, "took": round(took, 2)}


def kept(file: Path | None) -> dict[tuple[int, int], dict[str, Any]]:
    if file is None or not file.exists():
        return {}
    games = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    return {(game["seed"], game["seat"]): game for game in games}


def spread(values: list[float]) -> str:
    """Mean and the range of 95 in 100."""
    error = 1.96 * stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return f"{mean(values):.1f} ± {error:.1f}"


def told(games: list[dict[str, Any]], other: dict[tuple[int, int], dict[str, Any]]) -> str:
    """A row of a table."""
    leads = [game["vp"] - game["other"] for game in games]
    wins = 100 * mean(game["won"] for game in games)
    row = f"{len(games)} games | {mean(game['vp'] for game in games):.1f} VP | lead {spread(leads)} | "
    row += f"wins {wins:.1f} % | {mean(game['took'] for game in games):.1f} s a game"
    both = [
        (game, other[game["seed"], game["seat"]]) for game in games if (game["seed"], game["seat"]) in other
    ]
    if both:
        more = [a["vp"] - a["other"] - b["vp"] + b["other"] for a, b in both]
        row += f" | {spread(more)} to the other in {len(both)} games"
    return row


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--effort", choices=EFFORTS, default="strong")
    add("--change", nargs="*", default=[], metavar="NAME=VALUE")
    add("--games", type=int, default=40)
    add("--seed", type=int, default=SEED)
    add("--solo", choices=("easy", "medium", "hard"), default="")
    add("--into", type=Path)
    add("--against", type=Path)
    options = parser.parse_args()
    effort = changed(EFFORTS[options.effort], options.change)
    nodes = NODES if options.change else BOTS[options.effort].level
    known, games = kept(options.into), []
    for number in range(options.games):
        seed, seat = (options.seed + number, 0) if options.solo else (options.seed + number // 2, number % 2)
        game = known.get((seed, seat))
        if game is None:
            game = played(effort, seed, seat, options.solo, nodes)
            if options.into:
                with options.into.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(game) + "\n")
        games.append(game)
    print(told(games, kept(options.against)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
