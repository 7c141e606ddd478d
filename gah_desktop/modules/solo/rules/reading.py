"""Reading an instruction card: which symbols count, which way the hand points, and telling each step.

The steps are told as `SoloStep` events in ids and numbers. Nothing here changes a state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from gah_desktop.catalog.basics import LEVELS
from gah_desktop.engine.events import SoloStep, Source
from gah_desktop.engine.state import GameState
from gah_desktop.modules.solo.rules import opponent_of

if TYPE_CHECKING:
    from gah_desktop.catalog.models import InstructionAction, InstructionGuest

T = TypeVar("T")
LEFT_TO_RIGHT = "left_to_right"


def counts(symbol: InstructionGuest | InstructionAction, level: str) -> bool:
    """A symbol counts at its own level and at every harder one."""
    return LEVELS.index(symbol.from_level) <= LEVELS.index(level)


def by_hand(equals: Sequence[T], hand: str) -> T:
    """Of equal options, listed from the left, the first one in the direction of the hand."""
    return equals[0] if hand == LEFT_TO_RIGHT else equals[-1]


def why(candidates: Sequence[T], best: Sequence[T], reason: str) -> str:
    """What settled a choice: there was only one, or one was the best, or the hand had to decide."""
    if len(candidates) == 1:
        return "only"
    return reason if len(best) == 1 else "hand"


def source(s: GameState) -> Source:
    """The instruction card being carried out, as the source of what it causes."""
    return ("solo", card_in_hand(s))


def card_in_hand(s: GameState) -> int:
    """The instruction card being carried out; 0 outside of the opponent's turn."""
    own = opponent_of(s)
    return 0 if own is None else own.card


def tell(s: GameState, step: str, **details: Any) -> None:
    """`card` is 0 for what happens outside of the opponent's turn."""
    if s.sink is not None:
        s.sink.append(SoloStep(card_in_hand(s), step, details))
