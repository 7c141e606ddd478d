"""Some More: staff that is turned down or wants to be paid, and what its objectives and tiles count."""

from __future__ import annotations

from gah_desktop.engine import changes, effects, pending
from gah_desktop.engine.actions import NUMBER
from gah_desktop.engine.decisions.prices import OTHER_ITEMS
from gah_desktop.engine.events import Source
from gah_desktop.engine.items import OF_CHOICE
from gah_desktop.engine.module import EffectRule
from gah_desktop.engine.pending import ActionFrame, SourceFrame
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import FLOOR, Effect
from gah_desktop.modules.more.rules import penalties, turning_down
from gah_desktop.modules.more.rules.record import LARGE, Record, record_of


def _other_items(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    """Dishes and drinks of kinds other than those paid."""
    kinds = tuple(kind for kind in OF_CHOICE if not e.items[kind])
    s.stack.append(pending.ItemsOfChoice(p.seat, source, e.amount, kinds))


def _take_and_fill(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    s.stack.append(pending.TakeGuests(p.seat, source, 1, filled=True))


def _per_marker(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    changes.score(s, p, e.amount * sum(points > 0 for points in p.claimed), source)


class More(Record):
    __slots__ = ()
    name = "more"
    decisions = {  # noqa: RUF012
        "turn_down": turning_down.TURN_DOWN,
        "lose_item": penalties.LOSE_ITEM,
    }
    actions = {turning_down.TurnDown: (NUMBER,)}  # noqa: RUF012
    effects = {  # noqa: RUF012
        OTHER_ITEMS: EffectRule(_other_items, lambda s, p, e: True),
        "take_guest_and_fill_order": EffectRule(
            _take_and_fill, lambda s, p, e: effects.possible(s, p, Effect("take_guest_free", 1)), asks=True
        ),
        "gain_vp_per_objective_marker": EffectRule(_per_marker, lambda s, p, e: any(p.claimed)),
    }
    penalties = penalties.PENALTIES
    objectives = {  # noqa: RUF012
        "each_dish_and_drink": lambda s, p, rooms: min(p.kitchen[kind] for kind in OF_CHOICE),
        "occupied_top_floor": lambda s, p, rooms: (p.occupied & FLOOR[-1]).bit_count(),
        "large_guests_completed": lambda s, p, rooms: record_of(s).large[p.seat],
    }

    def before_queue(self, s: GameState) -> None:
        self.large = (0,) * s.setup.players

    # What staff that can be turned down waits for

    def gained(self, s: GameState, p: PlayerState, what: str, amount: int, frame: SourceFrame) -> None:
        turning_down.note_gain(s, p, what, amount)

    def guest_left(self, s: GameState, p: PlayerState, guest: int) -> None:
        facts = s.t.guests[guest]
        turning_down.note_guest(s, p, facts)
        if facts.size >= LARGE:
            large = list(self.large)
            large[p.seat] += 1
            self.large = tuple(large)

    def room_occupied(self, s: GameState, p: PlayerState, index: int) -> None:
        turning_down.note_room(s, p, index)

    def objective_claimed(self, s: GameState, p: PlayerState, index: int) -> None:
        turning_down.note(s, p, "objective_claimed")

    def why_not_use(self, s: GameState, card: int) -> Reason | None:
        return reason(Code.TURNED_DOWN, staff=card) if card in self.turned_down else None

    def action_over(self, s: GameState, p: PlayerState, frame: ActionFrame) -> None:
        turning_down.offer(s, p, frame)
