"""What the learned value knows of ballrooms: champagne, dancers, and where they stand, as numbers."""

from __future__ import annotations

from gah_desktop.bots.part import FeaturePart
from gah_desktop.engine.items import wants
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.modules.ballrooms.rules.facts import CHAMPAGNE, WHICH, facts
from gah_desktop.modules.ballrooms.rules.house import House, house_of
from gah_desktop.modules.ballrooms.rules.scoring import points

BOTTLES = (1, 2, 3)
COMING = tuple(range(len(WHICH)))  # ballrooms still to be scored, the next one first

FEATURES = (
    *(f"bottles {number}" for number in BOTTLES),
    *("bottles", "bottles lacking", "rehearsing", "areas empty"),
    *(f"ball {i} {what}" for i in COMING for what in ("coming", "empty", "dancers", "height", "points")),
    "dancing",
)


def features(s: GameState, p: PlayerState) -> list[float]:
    house = house_of(s)
    bottles = p.kitchen[CHAMPAGNE]
    found = [float(min(bottles, number)) for number in BOTTLES]
    found += [float(bottles), float(sum(wants(need, CHAMPAGNE) for need in p.needs))]
    found += [float(house.resting(p.seat)), float(house.areas[p.seat].count(0))]
    for i in COMING:
        which = house.scored + i
        found += _ball(s, house, p.seat, which) if which < len(WHICH) else [0.0] * 5
    found.append(float(house.in_ballrooms(p.seat)))
    return found


def _ball(s: GameState, house: House, seat: int, which: int) -> list[float]:
    dancers = [house.rows(p.seat, which) for p in s.players]
    own = dancers[seat]
    number = sum(own)
    if not number:
        return [1.0, 1.0, 0.0, 0.0, 0.0]
    scoring = facts(s.t).rooms[house.boards[which]].scoring
    now = points(scoring.kind, scoring.vp, dancers)[seat]
    height = sum(row * there for row, there in enumerate(own))
    return [1.0, 0.0, float(number), float(height), float(now)]


PART = FeaturePart(module="ballrooms", category="dancers", names=FEATURES, values=features)
