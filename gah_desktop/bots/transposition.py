"""What tells the positions of one plan apart: all of the state but what is named here. It judges nothing."""

from __future__ import annotations

from collections.abc import Callable, Collection
from operator import attrgetter
from typing import Any, cast

from gah_desktop.engine.pending import Pending, Serving
from gah_desktop.engine.state import GameState, PlayerState

Read = Callable[[Any], tuple[Any, ...]]

# A new slot of the state belongs to the key by itself. Left out is what cannot matter within a plan:
PLAYERS_LEAVE_OUT = {
    "board",  # never changes
    "seat",
    "staff",  # `has` says the same; the order of playing is nothing to anybody
}
STATES_LEAVE_OUT = {
    "emperor",  # never change
    "hooks",
    "objectives",
    "setup",
    "t",
    "chance",  # nothing happens by chance in a plan, and what is hidden does not happen either
    "guest_deck",
    "guest_discard",
    "packs",
    "staff_deck",
    "under",
    "gone",
    "options",  # follow from the rest
    "scores",
    "sink",
    "modules",  # told in `key` itself
    "players",
    "queue",
    "stack",
}


def reader(blank: object, slots: Collection[str], left_out: Collection[str]) -> Read:
    """Reads the slots of a state as one tuple that can be hashed: plain values first, then lists."""
    names = [name for name in slots if name not in left_out]
    lists = [name for name in names if isinstance(getattr(blank, name), list)]
    plain = [name for name in names if name not in lists]
    read_plain, read_lists = attrgetter(*plain), attrgetter(*lists)
    if len(lists) == 1:
        return lambda thing: (*read_plain(thing), tuple(read_lists(thing)))
    return lambda thing: (*read_plain(thing), *map(tuple, read_lists(thing)))


_player = reader(PlayerState(0, 0), PlayerState.__slots__, PLAYERS_LEAVE_OUT)
_state = reader(GameState(cast("Any", None), cast("Any", None), None), GameState.__slots__, STATES_LEAVE_OUT)


def key(s: GameState, seat: int, queue: bool) -> Any:
    """Equal for positions that are worth the same to a seat; `queue` tells whether that still matters."""
    told = (_player(s.players[seat]), _state(s), tuple(s.queue) if queue else (), tuple(map(_asked, s.stack)))
    if not s.modules:  # the others do nothing in a plan, unless a module lets them
        return told
    others = tuple(_player(p) for p in s.players if p.seat != seat)
    return (*told, others, *(tuple(getattr(module, name) for name in module.kept) for module in s.modules))


def _asked(f: Pending) -> object:
    """A serving is what is left of it, whatever was carried before."""
    return (f.kind, f.left) if isinstance(f, Serving) else f
