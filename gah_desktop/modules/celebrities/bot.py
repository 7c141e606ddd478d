"""What bots are told of celebrities: a coloured die is worth its tile, and its effect for a while."""

from __future__ import annotations

from collections.abc import Sequence

from gah_desktop.bots.evaluate.position import Judge
from gah_desktop.bots.ordering import lacking
from gah_desktop.bots.part import BotPart
from gah_desktop.engine.actions import Action, ChooseItems, TakeDie
from gah_desktop.engine.items import OF_CHOICE
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.modules.celebrities.rules.exchange import Exchanging
from gah_desktop.modules.celebrities.rules.lounge import COLORS, facts, lounge_of

# what an effect brings with each die of the round, by its kind
EFFECT = {
    "after_emperor_advance": 1.0,
    "exchange_items": 0.5,
    "when_vp_gained": 3.0,
    "after_krones_gained": 1.0,
    "after_staff_played": 2.0,
    "when_room_occupied": 1.5,
    "free_rooms_any": 1.5,
    "when_dancer_sent": 1.0,
    "when_champagne_gained": 1.0,
    "order_waiver": 1.5,
    "when_emperor_advance": 1.0,
}
NOW = 1.5  # the main action of its own die counts for more than another one


def worth(s: GameState, p: PlayerState, judge: Judge) -> float:
    """What those held may still bring in this round."""
    lounge = lounge_of(s)
    if not p.numbers or not lounge.held[p.seat]:
        return 0.0
    known = facts(s.t)
    return len(p.numbers) * sum(EFFECT[known[tile].kind] for tile in lounge.held[p.seat])


def die(s: GameState, p: PlayerState, action: TakeDie) -> float:
    """The VP of the tile, and its effect."""
    if action.color not in COLORS:
        return 0.0
    celebrity = facts(s.t)[lounge_of(s).tiles[COLORS.index(action.color)]]
    return celebrity.vp + EFFECT[celebrity.kind] * (NOW + len(p.numbers) - 1)


def best_exchange(s: GameState, group: Sequence[Action], limit: int, judge: Judge) -> list[Action]:
    """What nobody waits for is given, what guests wait for is taken: all that helps, as little as can be."""
    p, f = s.players[judge.seat], s.stack[-1]
    assert isinstance(f, Exchanging)
    lacks = [lacking(p, item) for item in OF_CHOICE]

    def gain(action: Action) -> tuple[int, int]:
        assert isinstance(action, ChooseItems)
        value = 0
        for item, lack in zip(OF_CHOICE, lacks, strict=True):
            number = action.items[item]
            if any(f.given):
                value += min(number, max(0, lack))
            else:
                value -= max(0, number + lack)  # more than what is left over
        return value, -abs(sum(action.items) - most)

    most = sum(max(0, lack) for lack in lacks)
    return sorted(group, key=gain, reverse=True)[:limit]


def _worth_exchanging(s: GameState, p: PlayerState, options: Sequence[Action]) -> Sequence[Action]:
    """Once the die is taken, if guests wait for what there is none of, and something is left over."""
    if not s.die_taken:
        return ()
    lacks = [lacking(p, item) for item in OF_CHOICE]
    return options if max(lacks) > 0 > min(lacks) else ()


PART = BotPart(
    module="celebrities",
    quick_estimates={"exchange": lambda s, p, f, judge: 0.1 * sum(p.kitchen[kind] for kind in OF_CHOICE)},
    shortlists={"exchange": best_exchange},
    widths={"exchange": 1},
    urgent={"exchange": _worth_exchanging},
    value=worth,
    die_value=die,
)
