"""The opponent's way to objectives: a marker goes from III over II to I, and on I it claims."""

from __future__ import annotations

from typing import NamedTuple

from gah_desktop.engine import objectives
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.modules.solo.rules import opponent_of, reading

CLAIMED = 3  # no marker 0, III 1, II 2, I 3
Markers = tuple[int, int, int]


class Choice(NamedTuple):
    rule: str  # "shown", "any", "claimed"
    candidates: tuple[int, ...]
    best: tuple[int, ...]
    objective: int  # -1: none


def open_ones(markers: Markers) -> tuple[int, ...]:
    """The objectives he has not claimed, from the left."""
    return tuple(i for i in range(3) if markers[i] < CLAIMED)


def least_advanced(markers: Markers) -> tuple[int, ...]:
    """Of those he has not claimed; no marker at all is less than III."""
    least = min(markers)
    return tuple(i for i in open_ones(markers) if markers[i] == least)


def choose(markers: Markers, letter: str, hand: str) -> Choice:
    """The objective shown; for a question mark or one he has claimed, the least advanced."""
    rule = "any"
    if letter != "any":
        shown = "ABC".index(letter)
        if markers[shown] < CLAIMED:
            return Choice("shown", (shown,), (shown,), shown)
        rule = "claimed"
    left = open_ones(markers)
    if not left:
        return Choice(rule, (), (), -1)
    best = least_advanced(markers)
    return Choice(rule, left, best, reading.by_hand(best, hand))


def advance(s: GameState, p: PlayerState, letter: str, from_level: str, hand: str) -> None:
    """One step of a marker: a letter, or "any"."""
    own = opponent_of(s)
    assert own is not None
    choice = choose(own.markers, letter, hand)
    wanted = {"letter": letter, "from_level": from_level}
    if choice.objective < 0:
        reading.tell(s, "objectives_done", **wanted)
        return
    moved = list(own.markers)
    moved[choice.objective] += 1
    own.markers = (moved[0], moved[1], moved[2])
    if s.sink is not None:
        names = [s.t.objective_ids[i] for i in s.objectives]
        shown = choice.best if len(choice.best) > 1 else choice.candidates
        reading.tell(
            s,
            "objective",
            **wanted,
            rule=choice.rule,
            objective=names[choice.objective],
            candidates=[names[i] for i in shown],
            why=reading.why(choice.candidates, choice.best, "least"),
            marker=moved[choice.objective],
        )
    if moved[choice.objective] == CLAIMED:
        objectives.claim(s, p, choice.objective)
