"""What a position is worth to a seat by what the worth is made of: rooms, guests, the Emperor, and so on."""

from __future__ import annotations

from gah_desktop.bots.learned.bot import LearnedBot
from gah_desktop.bots.learned.features import PARTS as OF_VALUE
from gah_desktop.bots.learned.features import REST
from gah_desktop.bots.learned.judge import LearnedJudge
from gah_desktop.engine.state import GameState
from gah_desktop.engine.views import View

POINTS = "points"
PARTS = (POINTS, *OF_VALUE, REST)
Parts = dict[str, float]


def parts_of(bot: LearnedBot, view: View, s: GameState) -> Parts:
    """Of a position in the view's game, in VP; where no die is to come, as the rules count."""
    judge = bot.planner_for(view).judge
    assert isinstance(judge, LearnedJudge)
    p = s.players[view.seat]
    judge.look(s)
    if judge.dice(s, p):
        found = judge.parts(s)
    else:
        found = dict.fromkeys(PARTS, 0.0)
        found[POINTS] = float(p.vp)
        found["rooms"] = judge.hotel.worth(p.vacant, p.occupied, p.bonus, 0)
        found["emperor"] = judge.emperor_worth(s, p)
        found["krones"] = judge.krones_worth(p, 0)
        found[REST] = judge.of_modules(s, p)
        free = tuple([(p.vacant & mask).bit_count() for mask in judge.board.color_mask])
        who = (tuple(p.cafe), tuple(p.needs), tuple(p.kitchen), free, p.has & judge.greeting, 0)
        found["guests"] = judge.guests.worth(*who)
        found["staff"] = judge.value(s) - sum(found.values())
    return {name: round(value, 3) + 0.0 for name, value in found.items()}
