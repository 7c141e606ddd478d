"""Toll Bridge Hotel: the opponent leaves tokens on action spaces, and who uses such a space pays."""

from __future__ import annotations

from gah_desktop.engine import changes
from gah_desktop.engine.seats import OPPONENT
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.modules.solo.rules import reading
from gah_desktop.modules.solo.rules.entrance import Entrance

TOLL = 1
LOSS = 5
NONE = (0,) * 7
SOURCE = ("entrance", "toll")


class TollBridge(Entrance):
    __slots__ = ("tokens", "waived")
    name = "toll"

    def __init__(self, tokens: tuple[int, ...] = NONE, waived: bool = False) -> None:
        self.tokens = tokens  # by face
        self.waived = waived  # the VP have been lost in this turn: every space is free

    def lying(self) -> tuple[tuple[int, int], ...]:
        """How many tokens."""
        return tuple((face, tokens) for face, tokens in enumerate(self.tokens) if tokens)

    def turn_began(self, s: GameState) -> None:
        self.waived = False

    def opponent_took_die(self, s: GameState, face: int) -> None:
        self._change(face, 1)
        reading.tell(s, "toll_token", face=face, tokens=self.tokens[face])

    def die_price(self, s: GameState, p: PlayerState, face: int) -> int:
        """One krone however many tokens there are; none for who has none and could use no space."""
        if not self.tokens[face] or self.waived:
            return 0
        return 0 if self.blocked(s, p) else TOLL

    def blocked(self, s: GameState, p: PlayerState) -> bool:
        """No krone, and no space with a die that could be used without one."""
        if p.krones:
            return False
        free_six = p.has & s.t.triggers.free_six
        return not any(
            not self.tokens[face] and (face < 6 or free_six) and (s.dice[face] or _reached(s, p, face))
            for face in range(1, 7)
        )

    def space_entered(self, s: GameState, p: PlayerState, face: int) -> None:
        """Without a krone a space with tokens can only be used by losing VP, once in a turn."""
        if not self.tokens[face] or (p.krones and not self.waived):
            return
        if not self.waived:
            self.waived = True
            reading.tell(s, "toll_waived", face=face)
            changes.score(s, p, -LOSS, SOURCE)

    def space_used(self, s: GameState, p: PlayerState, face: int) -> None:
        """1 VP for each token there; then one of them goes."""
        tokens = self.tokens[face]
        if tokens:
            self._change(face, -1)
            reading.tell(s, "toll_scored", face=face, tokens=tokens, left=tokens - 1)
            changes.score(s, s.players[OPPONENT], tokens, SOURCE)

    def _change(self, face: int, by: int) -> None:
        self.tokens = (*self.tokens[:face], self.tokens[face] + by, *self.tokens[face + 1 :])


def _reached(s: GameState, p: PlayerState, face: int) -> bool:
    """Whether a die may be moved onto a space without one."""
    return any(s.modules[i].reaches(s, p, face) for i in s.hooks.reaches)
