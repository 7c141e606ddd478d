"""Plays games until a few of them together have seen everything worth keeping, and writes those.

python -m tests.golden.make    after a change of the rules that is meant to change them
"""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

from gah_desktop.bots.arena import play_journal
from gah_desktop.engine import Setup
from gah_desktop.engine import events as e
from gah_desktop.record import Journal, dumps, write_atomic

FOLDER = Path(__file__).resolve().parent
TILES = tuple(f"{letter}{number}" for letter in "ABC" for number in range(1, 5))
Seen = frozenset[tuple[str, str]]


def setups() -> Iterator[Setup]:
    """Every number of players, both editions, both sides, each way to deal; the solo game; then more."""
    for players in (2, 3, 4):
        kinds = ("heuristic",) * players
        for ruleset in ("deluxe", "classic"):
            for boards, deal in (("night", "normal"), ("day", "draft")):
                yield Setup(players, 1, ruleset, boards, deal, players == 4, kinds=kinds)
    yield Setup(2, 1, deal="starter", kinds=("heuristic", "random"))
    for level, entrance in product(("easy", "medium", "hard"), (None, "hautel", "stars", "sushi", "toll")):
        yield Setup(2, 7, kinds=("heuristic", "leopold"), solo="leopold", level=level, entrance=entrance)
    for seed in range(2, 150):
        yield Setup(2, seed, ("deluxe", "classic")[seed % 2], kinds=("heuristic", "heuristic"))


def seen(journal: Journal) -> Seen:
    """What this game is worth keeping for."""
    setup = journal.game.setup
    found = {
        ("table", f"{setup.players} {setup.ruleset} {setup.boards}"),
        ("deal", setup.deal),
        ("entrance", str(setup.entrance)),
        ("level", setup.level if setup.solo else "none"),
    }
    tiles = journal.game.state.emperor
    ids = journal.game.state.t.emperor_ids
    for event in journal.events:
        if isinstance(event, e.EmperorVisited) and event.result in ("reward", "penalty"):
            found.add((event.result, ids[tiles[(3, 5, 7).index(event.round)]]))
        elif isinstance(event, e.Acted) and event.kind == "claim":
            found.add(("objective", event.details["objective"]))
    return frozenset(found)


def main() -> None:
    for old in FOLDER.glob("*.gah"):
        old.unlink()
    kept: set[tuple[str, str]] = set()
    for setup in setups():
        journal = play_journal(setup, setup.kinds)
        new = seen(journal) - kept
        if new:
            kept |= new
            seats = (
                f"solo-{setup.level}-{setup.entrance or 'plain'}"
                if setup.solo
                else f"{setup.players}-players"
            )
            name = f"{seats}-{setup.ruleset}-{setup.boards}-{setup.deal}-{setup.seed}.gah"
            write_atomic(FOLDER / name, dumps(journal))
            print(name, sorted(new))


if __name__ == "__main__":
    main()
