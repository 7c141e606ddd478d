"""Whether the review finds planted blunders, and leaves the best moves in peace.

    python packaging/coach_proof.py --into FILE [--cases 40] [--seed 6100000] [--from-turn 0]

Learned bots play a game of two up to some turn; there a random legal turn takes the place of the bot's, up
to where chance shows something new. Who is right is said by up to 1,000 possible games to their end for the
blunder and for the two best lines, all from the view at the start of that turn; by fewer where three standard
errors say enough. A blunder counts if it costs more than 5 VP by at least two of them; then the review is
asked about it, and about the best line. If the review prefers another line, the two are played out against
each other, and it is the best if that is so by two standard errors.
One line of JSON for each position tried; a run that was broken off goes on where it ended.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

import gah_desktop.composition.bots  # noqa: E402
import gah_desktop.composition.rules  # noqa: E402, F401
from gah_desktop.bots import Budget, make_player  # noqa: E402
from gah_desktop.bots.learned.bot import LearnedBot  # noqa: E402
from gah_desktop.bots.search.rollout import Rollouts  # noqa: E402
from gah_desktop.coach.judge import REVIEW, spread  # noqa: E402
from gah_desktop.coach.lines import candidates  # noqa: E402
from gah_desktop.coach.turns import Asked, Turn, judged  # noqa: E402
from gah_desktop.engine import Game, Setup, new_game  # noqa: E402
from gah_desktop.engine.actions import Action  # noqa: E402
from gah_desktop.record.chance import reveals  # noqa: E402

Line = tuple[list[Action], list[Asked]]

ENDLESS = 10**12
TURNS = 28
LINES = 2
LOOK, ALL = 25, 1000  # possible games: how often it is looked whether that is enough, and how many at most
CLEARLY = 3.0  # standard errors, for fewer than all
NODES = 40  # for a choice in them
WORTH = 5.0  # VP that a blunder costs at least
SURELY = 2.0  # standard errors
HEARD = 3  # lines of the review that the judge looks into


def position(seed: int, first: int) -> Game:
    """The start of a turn, after learned bots have played."""
    left = Random(f"place {seed}").randrange(first, TURNS)
    game = new_game(Setup(seed=seed))
    bots = [make_player("learned") for _ in range(2)]
    rng = Random(seed)
    while not game.over:
        s = game.state
        if s.phase == "round" and not s.stack and not (s.die_taken or s.guest_taken):
            if not left:
                break
            left -= 1
        seat, number = s.seat, s.players[s.seat].numbers
        while True:
            seat_now = game.seat
            game.apply(bots[seat_now].choose(game.view_for(seat_now), game.legal_actions(), rng))
            s = game.state
            if game.over or s.phase != "round" or s.seat != seat or s.players[seat].numbers != number:
                break
    return game


def followed(game: Game, line: Sequence[Action] | None, rng: Random) -> Line:
    """A line, or a random one, in a copy of the game up to where chance shows something, or the turn ends."""
    game = game.clone()
    game.state.sink = []
    seat, number = game.seat, game.state.players[game.seat].numbers
    done: list[Action] = []
    asked: list[Asked] = []
    while (
        not game.over
        and game.seat == seat
        and (game.state.stack or game.state.players[seat].numbers == number or game.state.seat == seat)
    ):
        options = list(game.legal_actions())
        if line is None:
            action = rng.choice(options)
        elif len(done) < len(line) and line[len(done)] in options:
            action = line[len(done)]
        else:
            break
        if len(options) > 1:
            asked.append(Asked(len(done), game.view_for(seat), options, action))
        done.append(action)
        if reveals(game.apply(action)) or action.kind in ("end_turn", "pass"):
            break
    return done, asked


def compared(game: Game, lines: Sequence[Sequence[Action]], seed: int) -> tuple[int, float, float, int]:
    """Which line but the last is best, what the last one costs, how sure that is, and of how many games."""
    view = game.view_for(game.seat)
    rollouts = Rollouts(LearnedBot(), NODES, 99, REVIEW.envy)
    results: list[list[float]] = [[] for _ in lines]
    for number in range(1, ALL + 1):
        for line, found in zip(lines, results, strict=True):
            worth = rollouts.play(view, line, f"judge {seed}:{number}", Budget(ENDLESS))
            assert worth is not None
            found.append(worth)
        if number % LOOK == 0:
            best = max(range(len(lines) - 1), key=lambda at: sum(results[at]))
            cost, doubt = against(results[best], results[-1])
            if abs(cost - WORTH) > CLEARLY * doubt:
                break
    return best, cost, doubt, number


def against(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    return spread([a - b for a, b in zip(one, other, strict=True)])


def called_wrong(line: Line, seed: int) -> tuple[bool, float, list[Action]]:
    """Whether the review calls any of these decisions an error, what it says they cost, and what it would
    have done."""
    done, asked = line
    found = judged(Turn(asked[0].view.seat, 0, 1, 0, tuple(asked)), f"proof {seed}")
    wrong = next(((at, verdict) for at, verdict in found.verdicts if verdict.wrong), None)
    instead = [] if wrong is None else [*done[: wrong[0]], *wrong[1].better]
    return wrong is not None, found.cost, instead


def best_blamed(game: Game, line: Line, seed: int, rng: Random) -> dict[str, Any]:
    """Whether the review calls the judge's best line an error; the judge hears of the review's as well."""
    for heard in range(HEARD + 1):
        blamed, cost, instead = called_wrong(line, seed)
        if not blamed or heard == HEARD:
            break
        other = followed(game, instead, rng)
        if not other[1] or other[0] == line[0]:
            break
        _, gain, doubt, _ = compared(game, [other[0], line[0]], seed)
        if gain < SURELY * doubt:
            break
        line = other
    return {"blamed": blamed, "says_best": cost, "heard": heard}


def case(seed: int, first: int) -> dict[str, Any] | None:
    game = position(seed, first)
    if game.over or len(game.legal_actions()) < 2:
        return None
    rng = Random(f"blunder {seed}")
    blunder, asked = followed(game, None, rng)
    view = game.view_for(game.seat)
    found = candidates(view, list(game.legal_actions()), LearnedBot(), LINES, Budget(20_000))
    lines = [followed(game, line.actions, rng) for line in found]
    lines = [line for line in lines if line[0] and line[0] != blunder and line[1]]
    if not lines or not asked:
        return None
    best, cost, doubt, games = compared(game, [*(line for line, _ in lines), blunder], seed)
    told: dict[str, Any] = {"seed": seed, "round": game.state.round, "cost": round(cost, 2)}
    told |= {
        "doubt": round(doubt, 2),
        "games": games,
        "counts": cost - SURELY * doubt > WORTH,
    }
    if told["counts"]:
        told["found"], told["says"], _ = called_wrong((blunder, asked), seed)
        told |= best_blamed(game, lines[best], seed, rng)
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--into", type=Path, required=True)
    parser.add_argument("--cases", type=int, default=40)
    parser.add_argument("--seed", type=int, default=6_100_000)
    parser.add_argument("--from-turn", type=int, default=0, help="later turns alone, of 28")
    options = parser.parse_args()
    known = (
        [json.loads(line) for line in options.into.read_text().splitlines()] if options.into.exists() else []
    )
    seed = max([each["seed"] + 1 for each in known] or [options.seed])
    while sum(each["counts"] for each in known) < options.cases:
        told = case(seed, options.from_turn)
        if told is not None:
            known.append(told)
            with options.into.open("a") as file:
                file.write(json.dumps(told) + "\n")
            print(summary(known), flush=True)
        seed += 1


def summary(known: Sequence[dict[str, Any]]) -> str:
    counted = [each for each in known if each["counts"]]
    found, blamed = sum(each["found"] for each in counted), sum(each["blamed"] for each in counted)
    return f"{len(known)} tried, {len(counted)} blunders: {found} found, {blamed} best lines called an error"


if __name__ == "__main__":
    main()
