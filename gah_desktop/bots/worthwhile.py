"""Which of the legal actions a plan looks at, and how many of them it follows. A filter: it never adds one."""

from __future__ import annotations

from collections.abc import Sequence

from gah_desktop.bots.evaluation import Judge
from gah_desktop.engine.actions import Action, Place, Serve
from gah_desktop.engine.state import GameState, PlayerState

# how many of a kind of decision's actions are followed
WIDTHS = {
    "items": 2,
    "items_of_choice": 3,
    "place": 2,
    "rooms": 1,
    "serve": 1,
    "staff": 2,
    "benefits": 2,
    "split": 2,
}
OTHERS = 2
MOVES, GUESTS, SERVINGS, DICE = 2, 2, 2, 4
ALL = 99

Groups = list[tuple[Sequence[Action], int]]


def worthwhile(s: GameState, seat: int, kind: str, options: Sequence[Action], judge: Judge) -> Groups:
    """Groups of actions, and how many of each to follow."""
    if kind == "turn":
        return _turn(s, s.players[seat], options)
    if kind == "place":
        options = _place(options)
    return [(options, WIDTHS.get(kind, OTHERS))]


def _turn(s: GameState, p: PlayerState, options: Sequence[Action]) -> Groups:
    """Claims and moves first; then what may come before the die, the dice, and at last the end."""
    by_kind: dict[str, list[Action]] = {}
    for action in options:
        by_kind.setdefault(action.kind, []).append(action)
    if "claim" in by_kind:
        return [(by_kind["claim"], 1)]
    if "move_guest" in by_kind:
        return [(by_kind["move_guest"], MOVES)]
    groups: Groups = []
    if "use_staff" in by_kind:
        if "take_die" not in by_kind:
            return [(by_kind["use_staff"][:1], 1)]
        groups.append((by_kind["use_staff"][:1], 1))
    if "take_guest" in by_kind:
        groups.append((by_kind["take_guest"], GUESTS))
    if "serve" in by_kind:
        groups.append((_servings(p, by_kind["serve"]), SERVINGS))
    if "take_die" in by_kind:
        groups.append((by_kind["take_die"], DICE))
    if "extra_action" in by_kind:
        groups.append((by_kind["extra_action"], DICE))
    if "end_turn" in by_kind:
        groups.append((by_kind["end_turn"], ALL))
    elif not groups:
        groups.append((options, ALL))
    return groups


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
