"""Which of the legal actions a plan looks at, and how many of them it follows. It only leaves out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gah_desktop.bots.evaluate.effects import EFFECTS
from gah_desktop.bots.part import BOT_PARTS
from gah_desktop.engine.actions import Action, Collect, Place, Serve, UseStaff
from gah_desktop.engine.items import wants
from gah_desktop.engine.pending import Benefits, Pending
from gah_desktop.engine.state import GameState, PlayerState

if TYPE_CHECKING:
    from gah_desktop.bots.part import UrgentActions

# how many of a kind of decision's actions are followed
WIDTHS = {
    "items": 1,
    "items_of_choice": 3,
    "place": 2,
    "rooms": 2,
    "serve": 1,
    "staff": 2,
    "split": 2,
}
BOT_PARTS.extend(WIDTHS, lambda part: part.widths)
OTHERS = 2
GUESTS, SERVINGS = 2, 2
DICE = 6  # of all the ways to use a die; some bots look at more
ALL = 99
# the actions of a turn that the base game has; those of modules are followed beside them
_TURN = frozenset(
    (
        "claim",
        "move_guest",
        "use_staff",
        "take_guest",
        "serve",
        "take_die",
        "extra_action",
        "end_turn",
        "pass",
    )
)

# and what of them is done as soon as it is worth it, by kind: finds out what that is
URGENT: dict[str, UrgentActions] = {}
BOT_PARTS.extend(URGENT, lambda part: part.urgent)
# where modules are in play, there is more to follow beside
WITH_MODULES = {"rooms": 1, "place": 1, "items_of_choice": 2}
# guests leave for a room or, where modules let them, for something else: how many ways are followed
EXITS = {"move_guest": 1}
BOT_PARTS.extend(EXITS, lambda part: part.exits)

Groups = list[tuple[Sequence[Action], int]]


def prune(s: GameState, seat: int, kind: str, options: Sequence[Action], dice: int = DICE) -> Groups:
    """Groups of actions, and how many of each to follow; of the ways to use a die so many."""
    if kind == "turn":
        return _turn(s, s.players[seat], options, dice)
    if kind == "place":
        options = _place(options)
    elif kind == "serve":
        options = _serving(s.players[seat], options)
    elif kind == "benefits":
        options = _benefit(s.stack[-1], options)
    width = WITH_MODULES.get(kind) if s.setup.modules else None
    return [(options, width or WIDTHS.get(kind, OTHERS))]


def _turn(s: GameState, p: PlayerState, options: Sequence[Action], dice: int) -> Groups:
    """Claims and moves first; then what may come before the die, the dice, and at last the end."""
    by_kind: dict[str, list[Action]] = {}
    for action in options:
        by_kind.setdefault(action.kind, []).append(action)
    if "claim" in by_kind:
        return [(by_kind["claim"], 1)]
    for kind, worth_it in URGENT.items():
        if kind in by_kind and (due := worth_it(s, p, by_kind.pop(kind))):
            return [(due, 1)]
    if "move_guest" in by_kind:
        return [(by_kind[kind], EXITS[kind]) for kind in sorted(EXITS) if kind in by_kind]
    groups: Groups = []
    if "use_staff" in by_kind:
        free, priced = _by_price(s, by_kind["use_staff"])
        if free and "take_die" not in by_kind:
            return [(free[:1], 1)]
        if free:
            groups.append((free[:1], 1))
        elif "take_die" not in by_kind:
            groups.append((priced, OTHERS))
    if "take_guest" in by_kind:
        groups.append((by_kind["take_guest"], GUESTS))
    if "serve" in by_kind:
        groups.append((_servings(p, by_kind["serve"]), SERVINGS))
    if "take_die" in by_kind:
        groups.append((by_kind["take_die"], dice))
    if "extra_action" in by_kind:
        groups.append((by_kind["extra_action"], dice))
    for kind, actions in by_kind.items():
        if kind not in _TURN:
            groups.append((actions, WIDTHS.get(kind, OTHERS)))
    if "end_turn" in by_kind:
        groups.append((by_kind["end_turn"], ALL))
    elif not groups:
        groups.append((options, ALL))
    return groups


def _by_price(s: GameState, options: Sequence[Action]) -> tuple[list[Action], list[Action]]:
    """Cards that can be used for nothing, and those that want to be paid."""
    if not s.t.triggers.priced_mask:
        return list(options), []
    free: list[Action] = []
    priced: list[Action] = []
    for action in options:
        assert isinstance(action, UseStaff)
        (priced if s.t.triggers.priced_mask >> action.staff & 1 else free).append(action)
    return free, priced


def _satisfied(p: PlayerState, guest: int) -> bool:
    """Whether the kitchen has all a guest still waits for."""
    need, kitchen = p.needs[p.cafe.index(guest)], p.kitchen
    return all(wants(need, item) <= stock for item, stock in enumerate(kitchen))


def _servings(p: PlayerState, options: Sequence[Action]) -> list[Action]:
    """The first item for each guest the kitchen can satisfy."""
    firsts = {action.guest: action for action in reversed(options) if isinstance(action, Serve)}
    return [action for guest, action in firsts.items() if _satisfied(p, guest)]


def _serving(p: PlayerState, options: Sequence[Action]) -> Sequence[Action]:
    """A serving goes on with a guest who will be satisfied, then with whatever fits."""
    return _servings(p, options)[:1] or options


def _place(options: Sequence[Action]) -> Sequence[Action]:
    """One kind of item after the other, to guests as long as one wants it: the order changes nothing."""
    first = options[0]
    assert isinstance(first, Place)
    kind = [action for action in options if isinstance(action, Place) and action.item == first.item]
    return [action for action in kind if action.guest] or kind


# benefits are collected in this order
COLLECTED = {kind: place for place, kind in enumerate(("bonus", *EFFECTS))}


def _benefit(f: Pending, options: Sequence[Action]) -> Sequence[Action]:
    assert isinstance(f, Benefits)
    parts = f.parts

    def rank(action: Collect) -> int:
        part = parts[action.part]
        assert part is not None
        return COLLECTED[part.effect.kind]

    return [min((action for action in options if isinstance(action, Collect)), key=rank)]
