"""The middle part of an instruction card: which die the opponent takes. It does not carry out its action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from gah_desktop.engine.events import Acted
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.modules.solo.rules import entrance_of, reading

FACES = (1, 2, 3, 4, 5, 6)
Printed = tuple[int, ...] | Literal["any", "coloured"]


class Choice(NamedTuple):
    """Faces from the left: those with a die that were considered, those with most, the one taken."""

    rule: str  # "shown", "more", "any", "none_there"
    candidates: tuple[int, ...]
    best: tuple[int, ...]
    face: int  # 0: none


def candidates(dice: Sequence[int], shown: Sequence[int]) -> tuple[str, tuple[int, ...]]:
    """The dice shown that are there; all there are for a question mark, or if none shown is there."""
    there = tuple(face for face in shown if dice[face])
    if there:
        return ("shown" if len(shown) == 1 else "more"), there
    return ("none_there" if shown else "any"), tuple(face for face in FACES if dice[face])


def most_dice(dice: Sequence[int], faces: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the faces of which most dice lie on the board."""
    most = max(dice[face] for face in faces)
    return tuple(face for face in faces if dice[face] == most)


def choose(dice: Sequence[int], shown: Sequence[int], hand: str) -> Choice:
    rule, faces = candidates(dice, shown)
    if not faces:
        return Choice(rule, (), (), 0)
    best = most_dice(dice, faces)
    return Choice(rule, faces, best, reading.by_hand(best, hand))


def shown_on(die: Printed) -> tuple[int, ...]:
    """The faces that a card shows, from the left."""
    return () if isinstance(die, str) else tuple(sorted(die))


def tell(s: GameState, shown: Sequence[int], choice: Choice) -> None:
    if not choice.face:
        reading.tell(s, "no_die")
    elif s.sink is not None:
        reading.tell(
            s,
            "die",
            wanted=list(shown),
            dice=s.dice[1:],
            rule=choice.rule,
            candidates=list(choice.best if len(choice.best) > 1 else choice.candidates),
            face=choice.face,
            why=reading.why(choice.candidates, choice.best, "most"),
        )


def take(s: GameState, p: PlayerState, face: int, color: str = "") -> None:
    """The die covers the next number of the opponent's tile; there may be none. Some dice have colours."""
    p.numbers = p.numbers[1:]
    if not face:
        return
    if s.sink is not None:
        details: dict[str, Any] = {"face": face, "as": 0, "boost": False, "cost": 0, "strength": 0}
        if color:
            details["color"] = color
        s.sink.append(Acted(p.seat, "take_die", details, reading.source(s)))
    s.dice[face] -= 1
    for i in s.hooks.color_taken:
        s.modules[i].color_taken(s, p, color)
    if entrance := entrance_of(s):
        entrance.opponent_took_die(s, face)
