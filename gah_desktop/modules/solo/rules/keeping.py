"""The setup's choice of staff cards in a solo game: six of ten are kept, the others go under the deck."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from gah_desktop.engine.actions import Action
from gah_desktop.engine.decisions.base import Decision, comes_first
from gah_desktop.engine.events import SETUP, Acted, Source
from gah_desktop.engine.pending import ReturnStaff
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import GameState

KEPT = 6


class KeepStaff(NamedTuple):
    """The cards that are kept, in ascending order."""

    staff: tuple[int, ...]
    kind: str = "keep_staff"


class KeepingStaff(NamedTuple):
    seat: int
    source: Source = SETUP
    kind: str = "keep_staff"


def _options(s: GameState, f: KeepingStaff) -> list[Action]:
    return [KeepStaff(cards) for cards in combinations(sorted(s.packs[0]), KEPT)]


def _resolve(s: GameState, f: KeepingStaff, action: Action) -> None:
    assert isinstance(action, KeepStaff)
    seat = f.seat
    rest = tuple(card for card in s.packs[0] if card not in action.staff)
    s.packs = []
    s.players[seat].hand = list(action.staff)
    s.stack[-1] = ReturnStaff(seat, SETUP, rest)
    if s.sink is not None:
        s.sink.append(Acted(seat, "keep_staff", {"staff": list(action.staff)}, SETUP))


def _why(s: GameState, f: KeepingStaff, action: Action) -> Reason:
    if isinstance(action, KeepStaff):
        for card in action.staff:
            if card not in s.packs[0]:
                return reason(Code.NOT_OFFERED, staff=card)
        return reason(Code.WRONG_NUMBER_OF_CARDS, total=KEPT)
    return comes_first(f)


KEEP = Decision(_options, _resolve, _why)
