"""What tells the positions of one plan apart: all of the state but what is named here. It judges nothing."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, cast

from gah_desktop.engine.pending import Serving
from gah_desktop.engine.state import GameState, PlayerState

Read = Callable[[Any], tuple[Any, ...]]

# A new slot of the state belongs to the key by itself. Left out is what cannot matter within a plan:
PLAYERS_LEAVE_OUT = {
    "board",  # never changes
    "seat",
    "staff",  # `has` says the same; the order of playing is nothing to anybody
    "vp_sources",  # not kept in a plan
}
STATES_LEAVE_OUT = {
    "cards",  # never change
    "emperor",
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


def parts(blank: object, names: Collection[str], left_out: Collection[str]) -> tuple[list[str], list[str]]:
    """The names of all of these slots but those left out: plain values, and lists."""
    kept = [name for name in names if name not in left_out]
    lists = [name for name in kept if isinstance(getattr(blank, name), list)]
    return [name for name in kept if name not in lists], lists


def slots(blank: object, names: Collection[str], left_out: Collection[str]) -> Read:
    """Reads these slots: all plain values as one, and lists, which have to become tuples."""
    plain, lists = map(_reader, parts(blank, names, left_out))
    return lambda thing: (plain(thing), *map(tuple, lists(thing)))


def _reader(names: Sequence[str]) -> Read:
    read: Callable[[Any], Any] = attrgetter(*names)  # a tuple only of several
    return read if len(names) > 1 else lambda thing: (read(thing),)


OF_PLAYER = (PlayerState(0, 0), PlayerState.__slots__, PLAYERS_LEAVE_OUT)
OF_STATE = (GameState(cast("Any", None), cast("Any", None), None), GameState.__slots__, STATES_LEAVE_OUT)
of_player, of_state = slots(*OF_PLAYER), slots(*OF_STATE)


def key(s: GameState, seat: int, queue: bool) -> Any:
    """Equal for positions that are worth the same to a seat; `queue` tells whether that still matters."""
    p = s.players[seat]
    told = (
        *of_player(p),
        *of_state(s),
        tuple(s.queue) if queue else (),
        # a serving is what is left of it, however it began
        tuple([(f.kind, f.left) if isinstance(f, Serving) else f for f in s.stack]) if s.stack else (),
    )
    if not s.modules:  # the others do nothing in a plan, unless a module lets them
        return told
    if s.hooks.others_act:
        told += tuple([of_player(other) for other in s.players if other.seat != seat])
    return (*told, *[_kept(m.kept)(m) for m in s.modules if m.kept])


@cache
def _kept(names: tuple[str, ...]) -> Read:
    """Reads what a module keeps: plain values, as `module.py` says."""
    return _reader(names)
