"""What a position is worth to a seat by what the worth is made of: rooms, guests, the Emperor, and so on."""

from __future__ import annotations

from collections.abc import Sequence

from gah_desktop.bots.evaluate.position import Judge
from gah_desktop.bots.learned.bot import LearnedBot
from gah_desktop.bots.learned.features import REST, categories
from gah_desktop.bots.learned.judge import LearnedJudge
from gah_desktop.engine.actions import Action
from gah_desktop.engine.state import GameState
from gah_desktop.engine.views import View

POINTS = "points"
RIVALS = "rivals"  # what the best of them has, as far as it counts
# where the lines of a final scoring belong; all others are points
SCORED = {"end_staff": "staff", "rooms": "rooms", "krones": "krones", "items": "items", "cafe": "guests"}
Parts = dict[str, float]


def names() -> tuple[str, ...]:
    """Return the names of the parts, those of the installed modules too."""
    return (POINTS, *categories(), REST, RIVALS)


def parts_of(bot: LearnedBot, view: View, s: GameState) -> Parts:
    """Of a position in the view's game, in VP."""
    return parts(bot.planner_for(view).judge, s)


def parts(judge: Judge, s: GameState) -> Parts:
    """Where no die is to come, as the rules count."""
    assert isinstance(judge, LearnedJudge)
    p = s.players[judge.seat]
    found = dict.fromkeys(names(), 0.0)
    if s.over:
        score = s.scores[judge.seat]
        found[POINTS] = float(score.game)
        for line in score.lines:
            found[SCORED.get(line.name, POINTS)] += line.vp
        return found
    judge.look(s)
    if judge.dice(s, p):
        return found | judge.parts(s)
    found[POINTS] = float(p.vp)
    found["rooms"] = judge.hotel.worth(p.vacant, p.occupied, p.bonus, 0)
    found["emperor"] = judge.emperor_worth(s, p)
    found["krones"] = judge.krones_worth(p, 0)
    found[REST] = judge.of_modules(s, p)
    free = tuple([(p.vacant & mask).bit_count() for mask in judge.board.color_mask])
    who = (tuple(p.cafe), tuple(p.needs), tuple(p.kitchen), free, p.has & judge.greeting, 0)
    found["guests"] = judge.guests.worth(*who)
    found["staff"] = judge.value(s) - sum(found.values())
    return found


class Ledger:
    """What lines came to in possible games, part by part; it is told by the rollouts."""

    def __init__(self, bot: LearnedBot, view: View) -> None:
        self._judge = bot.judge(view.state, view.seat)
        self._sums: dict[tuple[Action, ...], tuple[int, Parts]] = {}

    def note(self, actions: Sequence[Action], s: GameState, worth: float) -> None:
        found = parts(self._judge, s)
        found[RIVALS] = worth - sum(found.values())
        number, sums = self._sums.get(tuple(actions), (0, dict.fromkeys(names(), 0.0)))
        self._sums[tuple(actions)] = number + 1, {name: sums[name] + found[name] for name in names()}

    def mean(self, actions: Sequence[Action]) -> Parts | None:
        """None for a line that was never played on."""
        number, sums = self._sums.get(tuple(actions), (0, {}))
        return rounded({name: value / number for name, value in sums.items()}) if number else None


def rounded(found: Parts) -> Parts:
    return {name: round(value, 3) + 0.0 for name, value in found.items()}
