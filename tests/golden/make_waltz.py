"""Plays games of the expansion until a few of them have reached everything, and writes those.

python -m tests.golden.make_waltz    after a change of the rules that is meant to change them
"""

from collections.abc import Iterator
from itertools import chain, combinations
from pathlib import Path
from random import Random

from gah_desktop.bots.arena import play_journal
from gah_desktop.engine import Setup
from gah_desktop.record import Journal, dumps, write_atomic
from gah_desktop.record.transcript import transcript
from tests.helpers.games import sensible
from tests.helpers.waltz_reader import WaltzReader
from tests.helpers.waltz_reader.cards import Cards

FOLDER = Path(__file__).resolve().parent / "waltz"
ALL = ("ballrooms", "celebrities", "hotels", "more")
COMBINED = [modules for n in range(1, 5) for modules in combinations(ALL, n)]
LEVELS = ("easy", "medium", "hard")
ENTRANCES = (None, "stars", "sushi", "toll", "hautel")
# who plays, and by which number the game is dealt: those that have reached most, first
CHOSEN = (
    *("heuristic 282", "sensible 2230", "heuristic 3166", "heuristic 3066", "heuristic 86", "heuristic 38"),
    *("heuristic 46", "heuristic 52", "heuristic 16", "random 190", "random 69", "heuristic 84"),
    *("heuristic 43", "random 92", "heuristic 25", "heuristic 30", "heuristic 22", "random 105"),
    *("random 51", "random 41", "random 177", "heuristic 56", "random 101", "heuristic 39"),
    *("heuristic 4", "random 2", "random 28", "heuristic 23", "heuristic 50", "heuristic 20", "heuristic 90"),
)
SENSIBLE = "sensible"  # plays at random, but claims and passes as people do
MORE = 60  # so many are tried besides


def setup_of(name: str) -> Setup:
    """Every number of players, every combination of modules, the solo game: by the number."""
    bot, _, text = name.partition(" ")
    seed = int(text)
    modules = COMBINED[seed % len(COMBINED)] if seed % 2 else ALL
    promo = bool(seed // 3 % 2)
    bot = "random" if bot == SENSIBLE else bot
    if seed % 5 == 4:
        dances = {"ballrooms", "celebrities"} & set(modules)
        opponent = "elisabeth" if dances else "leopold"
        level, entrance = LEVELS[seed // 15 % 3], ENTRANCES[seed // 5 % 5]
        kinds: tuple[str, ...] = (bot, opponent)
        return Setup(
            2, seed, modules=modules, promo=promo, solo=opponent, level=level, entrance=entrance, kinds=kinds
        )
    players = 2 + seed % 3
    kinds = (bot,) * players
    return Setup(
        players, seed, modules=modules, promo=promo, kinds=kinds, deal=("normal", "draft")[seed // 7 % 2]
    )


def everything() -> set[str]:
    """What the games together are to reach, as the reader names it: every card and board of the expansion."""
    cards = Cards([])
    guests = {number for number, card in cards.guests.items() if "set" in card and number > 118}
    tiles = {name: tile for name, tile in cards.tiles.items() if "set" in tile}
    return {
        *(f"guest {number}" for number in guests),
        *(f"staff {number}" for number, card in cards.staff.items() if "set" in card),
        *(f"celebrity {number}" for number in cards.celebrities),
        *(f"entrance {number}" for number in cards.entrances),
        *(f"opponent at {name}" for name in ENTRANCES if name),
        *(f"ballroom {name}" for name in cards.ballrooms),
        *(f"row {row} of {name}" for row in (2, 3) for name in cards.ballrooms),
        *(f"area {area} of {name}" for area in (1, 2, 3, 4) for name in cards.rehearsal),
        *(f"objective {letter}{number}" for letter in "ABC" for number in (5, 6)),
        *(f"reward of emperor:{name}" for name in tiles),
        *(f"{side} penalty of emperor:{name}" for name, tile in tiles.items() for side in tile["penalty"]),
    }


def played(name: str) -> Journal:
    setup = setup_of(name)
    if not name.startswith(SENSIBLE):
        return play_journal(setup, setup.kinds)
    journal, rng = Journal.new(setup), Random(setup.seed)
    while not journal.game.over:
        journal.apply(sensible(journal.game, rng))
    return journal


def reached(journal: Journal) -> set[str]:
    """What the reader has come past in this game; it fails if a line is against the rules."""
    reader = WaltzReader()
    reader.read(transcript(journal))
    return reader.reached & everything()


def names() -> Iterator[str]:
    others = (f"{bot} {seed}" for seed in range(MORE) for bot in ("heuristic", "random", SENSIBLE))
    return chain(CHOSEN, (name for name in others if name not in CHOSEN))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.gah"):
        old.unlink()
    lacking = everything()
    for name in names():
        if not lacking:
            break
        setup, journal = setup_of(name), played(name)
        new = reached(journal) & lacking
        if new:
            lacking -= new
            seats = f"{setup.solo}-{setup.level}" if setup.solo else f"{setup.players}-players"
            file = f"{seats}-{'-'.join(setup.modules)}-{name.replace(' ', '-')}.gah"
            write_atomic(FOLDER / file, dumps(journal))
            print(file, sorted(new), flush=True)
    print("lacking:", sorted(lacking))


if __name__ == "__main__":
    main()
