"""Counts over games of bots what the house values come to: how often each thing is used, and who wins.

    python packaging/calibrate.py --players 2 --games 500 [--seed 41000000] [--bot heuristic] [--into FILE]

Games with all modules. A row says how often a thing was there, how often it was used, the VP it brought
there each time, and the share of wins of those who had it; without it, a player of two wins 50 of 100, of
three 33, of four 25. With `--into` the games are kept as lines of JSON, and a run that was broken off goes
on; `--tell FILE FILE` only counts what was kept.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

import gah_desktop.composition.bots  # noqa: E402
import gah_desktop.composition.rules  # noqa: E402, F401
from gah_desktop.bots import make_player  # noqa: E402
from gah_desktop.engine import Setup, new_game  # noqa: E402
from gah_desktop.engine.events import (  # noqa: E402
    Acted,
    BallroomScored,
    CelebrityTaken,
    DancersGone,
    Dealt,
    Ended,
    Event,
    Gained,
    LoungeChanged,
    Scored,
)
from gah_desktop.engine.module_registry import EXPANSIONS  # noqa: E402
from gah_desktop.modules.ballrooms.rules.house import house_of  # noqa: E402
from gah_desktop.modules.hotels.rules.owners import owners_of  # noqa: E402

SEED = 41_000_000
# what other things than VP are worth in VP, as the fit of the house values has it
KRONE, STEP = 1.3, 1.4
ITEMS = (2.0, 3.0, 2.3, 2.9, 4.1)


def played(players: int, seed: int, bot: str) -> dict[str, Any]:
    """One game as what is counted: a row for each thing somebody might have used."""
    setup = Setup(players, seed, modules=tuple(EXPANSIONS))
    game = new_game(setup)
    seats = [make_player(bot) for _ in range(players)]
    rngs = [Random(f"{seed}:{seat}") for seat in range(players)]
    thought, longest = 0.0, 0.0
    decisions = 0
    while not game.over:
        seat = game.seat
        view, options = game.view_for(seat), game.legal_actions()
        began = time.process_time()
        action = seats[seat].choose(view, options, rngs[seat])
        spent = time.process_time() - began
        thought, longest, decisions = thought + spent, max(longest, spent), decisions + 1
        game.apply(action)
    ended = game.events[-1]
    assert isinstance(ended, Ended)
    house, owners = house_of(game.state), owners_of(game.state)
    return {
        "seed": seed,
        "vp": [score.total for score in ended.scores],
        "winners": list(ended.winners),
        "decisions": decisions,
        "thought": round(thought, 3),
        "longest": round(longest, 3),
        "entrances": list(owners.owned),
        "bids": [amount for _, amount in owners.bids],
        "rehearsal": list(house.rehearsal),
        "boards": list(house.boards),
        **told(game.events, players),
    }


def told(events: list[Event], players: int) -> dict[str, Any]:
    """What the events of a game tell of dancers, ballrooms, rehearsal rooms, celebrities and entrances."""
    worth: dict[str, list[float]] = defaultdict(lambda: [0.0] * players)  # by source and seat
    sent: list[list[Any]] = []
    scored: list[list[Any]] = []
    taken: list[list[int]] = []
    lounges: list[tuple[int, ...]] = []
    offered: dict[str, Any] = {}
    chosen: list[str] = []
    gone = [0] * players
    for event in events:
        if isinstance(event, Dealt):
            offered = event.more
            lounges.append(tuple(event.more["lounge"]))
        elif isinstance(event, LoungeChanged):
            lounges.append(tuple(event.tiles))
        elif isinstance(event, CelebrityTaken):
            taken.append([event.seat, event.tile])
        elif isinstance(event, BallroomScored):
            scored.append([event.which, event.board, [list(rows) for rows in event.dancers]])
        elif isinstance(event, DancersGone):
            gone[event.seat] += event.number
        elif isinstance(event, Acted) and event.kind == "choose_rehearsal":
            chosen.append(event.details["room"])
        elif isinstance(event, Acted) and event.kind == "send_dancer":
            row = event.details["row"] or 0
            sent.append([event.seat, event.details["ballroom"], row, bool(event.details["guest"])])
        elif isinstance(event, (Scored, Gained)):
            kind, which = event.source
            if kind in ("ballroom", "row", "area", "celebrity", "entrance", "own"):
                worth[f"{kind} {which}"][event.seat] += _vp(event)
    return {
        "sent": sent,
        "scored": scored,
        "gone": gone,
        "celebrities": taken,
        "lounge": [tile for lounge in lounges for tile in lounge],
        "offered": list(offered["rehearsal"]),
        "chosen": chosen,
        "worth": {source: [round(vp, 1) for vp in by_seat] for source, by_seat in sorted(worth.items())},
    }


def _vp(event: Scored | Gained) -> float:
    if isinstance(event, Scored):
        return float(event.amount)
    items = sum(n * vp for n, vp in zip(event.items or (), ITEMS, strict=False))
    return KRONE * event.krones + STEP * event.steps + items


# Counting


class Row:
    """A thing: how often it was there, used and by how many, what it brought, and who had it won."""

    def __init__(self) -> None:
        self.there = self.used = self.had = 0
        self.vp = self.wins = 0.0

    def cell(self, head: str) -> str:
        """What stands under this head."""
        had = max(1, self.had)
        if head == "share":
            return f"{100 * self.used / self.there:.0f} %" if self.there else ""
        if head == "per game":
            return f"{self.used / max(1, self.there):.2f}"
        if head == "krones":
            return f"{self.used / max(1, self.there):.1f}"
        if head.startswith("VP"):
            return f"{self.vp / had:.1f}"
        if head == "wins":
            return f"{100 * self.wins / had:.0f} %"
        return str(self.there if head in THERE else self.used)


def _won(game: dict[str, Any], seat: int) -> float:
    return float(seat in game["winners"]) / len(game["winners"])


def count(games: list[dict[str, Any]]) -> dict[str, dict[str, Row]]:
    """By table and thing."""
    tables: dict[str, dict[str, Row]] = defaultdict(lambda: defaultdict(Row))
    for game in games:
        players = len(game["vp"])
        _count_dancers(tables, game, players)
        for tile in game["lounge"]:
            tables["celebrity"][str(tile)].there += 1
        for seat, tile in game["celebrities"]:
            row = tables["celebrity"][str(tile)]
            row.used += 1
            _had(row, game, seat)
        for seat, tile in {(seat, tile) for seat, tile in game["celebrities"]}:
            tables["celebrity"][str(tile)].vp += game["worth"].get(f"celebrity {tile}", [0.0] * players)[seat]
        for seat, entrance in enumerate(game["entrances"]):
            row = tables["entrance"][str(entrance)]
            row.there += 1
            row.used += game["bids"][seat]  # krones
            _had(row, game, seat)
            row.vp += game["vp"][seat]
        for room in game["offered"]:
            tables["rehearsal room"][room].there += 1
        tables["rehearsal room"][game["chosen"][0]].used += 1
        for seat, room in enumerate(game["rehearsal"]):
            row = tables["rehearsal room"][room]
            _had(row, game, seat)
            for area in range(1, 5):
                vp = game["worth"].get(f"area {area}", [0.0] * players)[seat]
                bonus = tables["area"][f"{room}, {area}"]
                bonus.there += 1
                if vp:
                    bonus.used += 1
                    bonus.vp += vp
                    _had(bonus, game, seat)
                row.vp += vp
    return tables


def _count_dancers(tables: dict[str, dict[str, Row]], game: dict[str, Any], players: int) -> None:
    boards = dict(zip(("left", "middle", "right", "balcony"), [*game["boards"], "balcony"], strict=True))
    for seat in range(players):
        mine = [entry for entry in game["sent"] if entry[0] == seat]
        row = tables["dancers"][f"{min(len(mine), 9):2}"]
        row.there += 1
        row.used += 1
        _had(row, game, seat)
        row.vp += game["vp"][seat]
        for place in {(ballroom, level) for _, ballroom, level, _ in mine}:
            _had(tables["row"][_place(boards, place)], game, seat)
    for which in ("left", "middle", "right"):
        for level in (1, 2, 3):
            tables["row"][_place(boards, (which, level))].there += 1
    tables["row"]["balcony"].there += 1
    for _, ballroom, level, _ in game["sent"]:
        tables["row"][_place(boards, (ballroom, level))].used += 1
    for which, board, dancers in game["scored"]:
        for seat, rows in enumerate(dancers):
            row = tables["ballroom"][board]
            row.there += 1
            if any(rows):
                row.used += 1
                _had(row, game, seat)
                row.vp += game["worth"].get(f"ballroom {which}", [0.0] * players)[seat]
    by_seat = [sum(entry[0] == seat for entry in game["sent"]) for seat in range(players)]
    for seat, number in enumerate(by_seat):
        tables["hotel"]["sends a dancer"].there += 1
        if number:
            tables["hotel"]["sends a dancer"].used += 1
            _had(tables["hotel"]["sends a dancer"], game, seat)


def _place(boards: dict[str, str], place: tuple[str, int]) -> str:
    ballroom, level = place
    return f"{boards[ballroom]}, {('', 'bottom', 'middle', 'top')[level]}" if level else "balcony"


def _had(row: Row, game: dict[str, Any], seat: int) -> None:
    row.had += 1
    row.wins += _won(game, seat)


# the heads of each table; those that say how often a thing was there, and those for how often it was used
HEADS = {
    "hotel": ("", "hotels", "so many", "share", "wins"),
    "dancers": ("dancers sent", "hotels", "VP", "wins"),
    "row": ("row", "games", "dancers", "per game", "wins"),
    "ballroom": ("ballroom", "scorings", "stood there", "share", "VP", "wins"),
    "rehearsal room": ("rehearsal room", "offered", "chosen first", "share", "VP of its areas", "wins"),
    "area": ("area", "had", "emptied", "share", "VP", "wins"),
    "celebrity": ("celebrity", "rounds there", "taken", "share", "VP", "wins"),
    "entrance": ("entrance", "games", "krones", "VP of the hotel", "wins"),
}
THERE = {"hotels", "games", "scorings", "offered", "had", "rounds there"}


def print_tables(games: list[dict[str, Any]]) -> None:
    players = ", ".join(map(str, sorted({len(game["vp"]) for game in games})))
    first, last = games[0]["seed"], games[-1]["seed"]
    decisions = sum(game["decisions"] for game in games)
    thought = sum(game["thought"] for game in games)
    mean = sum(sum(game["vp"]) for game in games) / sum(len(game["vp"]) for game in games)
    print(f"{len(games)} games of {players} players, seeds {first} to {last}")
    print(f"mean {mean:.1f} VP; {1000 * thought / decisions:.2f} ms a decision,", end=" ")
    print(f"{max(game['longest'] for game in games):.2f} s at most")
    tables = count(games)
    for name, heads in HEADS.items():
        print()
        print("| " + " | ".join(heads) + " |")
        print("|---" * len(heads) + "|")
        for thing, row in sorted(tables[name].items(), key=_in_order):
            print(f"| {thing.strip()} | " + " | ".join(map(row.cell, heads[1:])) + " |")


def _in_order(entry: tuple[str, Row]) -> tuple[int, str]:
    thing = entry[0].strip()
    return (int(thing), "") if thing.isdigit() else (0, thing)


def kept(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []


def all_games(options: argparse.Namespace) -> Iterator[dict[str, Any]]:
    known = {game["seed"]: game for game in kept(options.into)} if options.into else {}
    for seed in range(options.seed, options.seed + options.games):
        game = known.get(seed)
        if game is None:
            game = played(options.players, seed, options.bot)
            if options.into:
                with options.into.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(game, separators=(",", ":")) + "\n")
        yield game


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--players", type=int, default=2)
    add("--games", type=int, default=500)
    add("--seed", type=int, default=SEED)
    add("--bot", default="heuristic")
    add("--into", type=Path)
    add("--tell", type=Path, nargs="+")
    options = parser.parse_args()
    games = [g for file in options.tell for g in kept(file)] if options.tell else list(all_games(options))
    print_tables(games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
