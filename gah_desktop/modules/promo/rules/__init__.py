"""The promotional cards that need the expansion: guests 184-192 and staff 183.

Those of them that ask for ballrooms (183-187) are dealt with that module alone; see `ballroom_guests.py`.
"""

from __future__ import annotations

from gah_desktop.catalog.basics import ITEMS
from gah_desktop.engine import changes, effects, sources
from gah_desktop.engine.actions import NUMBER
from gah_desktop.engine.events import Acted, Gained, Source
from gah_desktop.engine.items import KINDS, unpack, wants
from gah_desktop.engine.module import EffectRule
from gah_desktop.engine.pending import ActionFrame
from gah_desktop.engine.score_lines import CAFE
from gah_desktop.engine.scoring import GUEST_LEFT, ScoreLine
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import Effect
from gah_desktop.modules.promo.rules import ballroom_guests, staying, two_rooms

PAID = "when_champagne_spent_in_action"


def _fill_items(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    """All items of this kind that the guests of the café want: received and placed at once."""
    (item,) = (kind for kind in KINDS if e.items[kind])
    given = [(guest, wants(need, item)) for guest, need in zip(p.cafe, p.needs, strict=True)]
    total = sum(number for _, number in given)
    if s.sink is not None:
        received = tuple(total if kind == item else 0 for kind in KINDS)
        s.sink.append(Gained(p.seat, 0, 0, received, source))
    for guest, number in given:
        for _ in range(number):
            changes.to_guest(s, p, item, guest)
            if s.sink is not None:
                s.sink.append(Acted(p.seat, "place", {"item": ITEMS[item], "to": guest}, source))
    if s.hooks.gained:
        sources.gained(s, p, ITEMS[item], total, source)


def _can_fill(s: GameState, p: PlayerState, e: Effect) -> bool:
    return any(n and e.items[kind] for need in p.needs for kind, n in enumerate(unpack(need)))


class Promo(staying.Tables):
    __slots__ = ()
    name = "promo"
    others_act = True
    decisions = ballroom_guests.DECISIONS
    actions = {  # noqa: RUF012
        two_rooms.MoveGuestWide: (NUMBER, NUMBER, NUMBER),
        staying.UseGuest: (NUMBER,),
    }
    turn_actions = (two_rooms.MOVE_IN_TURN, staying.USE_IN_TURN)
    effects = {  # noqa: RUF012
        "fill_items": EffectRule(_fill_items, _can_fill),
        **ballroom_guests.EFFECTS,
    }

    def champagne_paid(self, s: GameState, p: PlayerState, number: int) -> None:
        """Once an action; the Emperor's visits and the set-up are none."""
        for owner, staff, _, what in s.t.triggers.answers[PAID]:
            if p.has & owner and sources.note(s, p.seat, PAID) == 0:
                effects.fire(s, p, what, ("staff", staff))

    def action_over(self, s: GameState, p: PlayerState, frame: ActionFrame) -> None:
        """Nothing happens then, but actions have to be kept apart."""

    def score_lines(self, s: GameState, p: PlayerState, lines: list[ScoreLine]) -> None:
        """Whoever stays at the table is no guest left over."""
        staying_ones = sum(s.t.guests[guest].table is not None for guest in p.cafe)
        if staying_ones and p.seat != s.setup.opponent:
            lines[:] = [
                line._replace(vp=line.vp - GUEST_LEFT * staying_ones) if line.name == CAFE.name else line
                for line in lines
            ]
