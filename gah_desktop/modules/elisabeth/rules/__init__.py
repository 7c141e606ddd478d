"""Elisabeth: the opponent wherever there are ballrooms or celebrities, with twenty cards of her own.

All that holds for every opponent stands in `modules/solo`; here is what her cards show beyond that.
Numbers of points are those of `expansion-digest.md`, section 6.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.modules.elisabeth.rules import coloured, dancers
from gah_desktop.modules.solo.rules import dice, reading
from gah_desktop.modules.solo.rules.opponent import Opponent

if TYPE_CHECKING:
    from gah_desktop.catalog.models import InstructionAction, InstructionGuest


class Elisabeth(Opponent):
    __slots__ = ()
    name = "elisabeth"
    plays_with = frozenset(("ballrooms", "celebrities"))

    # Dancers (4-8)

    def guest_dances(self, s: GameState, p: PlayerState, guest: int, symbol: InstructionGuest) -> bool:
        """Without ballrooms the dancer beside a guest is nothing."""
        assert symbol.dancer_to is not None
        return dancers.in_play(s) and dancers.send(s, p, symbol.dancer_to, symbol.from_level, guest)

    def send_dancer(self, s: GameState, p: PlayerState, symbol: InstructionAction) -> None:
        """One more, without a guest, whatever happened above."""
        assert symbol.to is not None
        if dancers.in_play(s):
            dancers.send(s, p, symbol.to, symbol.from_level)
        else:
            reading.tell(s, "ignored", symbol="dancer", to=symbol.to)

    # Dice (9-11)

    def take_die(self, s: GameState, p: PlayerState, die: dice.Printed, hand: str) -> None:
        if coloured.in_play(s):
            coloured.take(s, p, die, hand)
        else:
            super().take_die(s, p, die, hand)
