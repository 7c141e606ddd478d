"""Which of the legal actions a plan looks at, and how many of them it follows. A filter: it never adds one."""

from __future__ import annotations

from collections.abc import Sequence

from gah_desktop.bots.evaluation import Judge
from gah_desktop.engine.actions import Action, MoveGuest, Place, Serve, TakeDie
from gah_desktop.engine.items import INDEX
from gah_desktop.engine.state import GameState, PlayerState

_WIDTH = {"turn": 9, "items": 3, "items_of_choice": 3, "place": 2, "rooms": 2, "serve": 1}
OTHERS = 3


def width(kind: str, s: GameState) -> int:
    return _WIDTH.get(kind, OTHERS)


def worthwhile(
    s: GameState, seat: int, kind: str, options: Sequence[Action], judge: Judge
) -> Sequence[Action]:
    if kind == "turn":
        return _turn(s, s.players[seat], options)
    if kind == "place":
        return _place(options)
    if kind == "serve":
        return _serving(s.players[seat], options)
    return options


def _turn(s: GameState, p: PlayerState, options: Sequence[Action]) -> Sequence[Action]:
    """Claims and moves first; then what may come before the die, the dice, and at last the end."""
    by_kind: dict[str, list[Action]] = {}
    for action in options:
        by_kind.setdefault(action.kind, []).append(action)
    for kind in ("claim", "move_guest"):
        if kind in by_kind:
            return by_kind[kind]
    kept = by_kind.get("take_guest", []) + _servings(p, by_kind.get("serve", []))
    uses = by_kind.get("use_staff", [])
    if uses:
        if "take_die" not in by_kind:
            return uses[:1]
        kept += uses[:1]
    kept += by_kind.get("take_die", []) + by_kind.get("end_turn", [])
    return kept or by_kind.get("pass", [])


def _servings(p: PlayerState, options: Sequence[Action]) -> list[Action]:
    """The first item for each guest the kitchen can satisfy."""
    kitchen = p.kitchen
    kept: list[Action] = []
    seen = set()
    for action in options:
        assert isinstance(action, Serve)
        if action.guest in seen:
            continue
        seen.add(action.guest)
        need = p.needs[p.cafe.index(action.guest)]
        if all(need >> (4 * i) & 15 <= kitchen[i] for i in range(4)):
            kept.append(action)
    return kept


def _place(options: Sequence[Action]) -> Sequence[Action]:
    """One kind of item after the other: the order of placing changes nothing."""
    first = options[0]
    assert isinstance(first, Place)
    return [action for action in options if isinstance(action, Place) and action.item == first.item]


def _serving(p: PlayerState, options: Sequence[Action]) -> Sequence[Action]:
    return options
