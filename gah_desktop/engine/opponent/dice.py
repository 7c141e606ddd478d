"""The middle part of an instruction card: which die the opponent takes. He does not carry out its action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from gah_desktop.engine.events import Acted
from gah_desktop.engine.opponent import reading
from gah_desktop.engine.state import GameState, PlayerState

FACES = (1, 2, 3, 4, 5, 6)


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


def take(s: GameState, p: PlayerState, die: tuple[int, ...] | Literal["any", "coloured"], hand: str) -> None:
    """The die covers the next number of his tile."""
    shown = () if isinstance(die, str) else tuple(sorted(die))
    choice = choose(s.dice, shown, hand)
    p.numbers = p.numbers[1:]
    face = choice.face
    if not face:
        reading.tell(s, "no_die")
        return
    if s.sink is not None:
        reading.tell(
            s,
            "die",
            wanted=list(shown),
            dice=s.dice[1:],
            rule=choice.rule,
            candidates=list(choice.best if len(choice.best) > 1 else choice.candidates),
            face=face,
            why=reading.why(choice.candidates, choice.best, "most"),
        )
        details = {"face": face, "as": 0, "boost": False, "cost": 0, "strength": 0}
        s.sink.append(Acted(p.seat, "take_die", details, reading.source(s)))
    s.dice[face] -= 1
    for i in s.hooks.opponent_took_die:
        s.modules[i].opponent_took_die(s, face)
