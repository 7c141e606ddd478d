"""What a module can bring to the bots, and to the learned value."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from gah_desktop.parts import Parts

if TYPE_CHECKING:
    from gah_desktop.bots.evaluate.position import Judge
    from gah_desktop.engine.actions import Action, TakeDie
    from gah_desktop.engine.state import GameState, PlayerState
    from gah_desktop.engine.views import View

    # the VP that a pending decision promises, without looking into it
    QuickEstimate = Callable[[GameState, PlayerState, Any, Judge], float]
    # of a group of actions, so many that look best
    Shortlist = Callable[[GameState, Sequence[Action], int, Judge], Sequence[Action]]
    # of the actions of a kind, those that are worth doing at once
    UrgentActions = Callable[[GameState, PlayerState, Sequence[Action]], Sequence[Action]]
    # the answer to a decision that needs no plan
    Chooser = Callable[[View, Sequence[Action], Judge], Action]
    ModuleValue = Callable[[GameState, PlayerState, Judge], float]
    DieValue = Callable[[GameState, PlayerState, TakeDie], float]


@dataclass(frozen=True, kw_only=True)
class BotPart:
    """What a module brings to the bots, in VP expected at the end of the game."""

    module: str
    # by kind of decision
    quick_estimates: Mapping[str, QuickEstimate] = field(default_factory=dict)
    choosers: Mapping[str, Chooser] = field(default_factory=dict)
    # by kind of decision, or of the first action of a group
    shortlists: Mapping[str, Shortlist] = field(default_factory=dict)
    widths: Mapping[str, int] = field(default_factory=dict)  # how many actions a plan follows
    # by kind of action in a turn
    urgent: Mapping[str, UrgentActions] = field(default_factory=dict)
    exits: Mapping[str, int] = field(default_factory=dict)  # how many ways for a guest to leave are followed
    # by kind of objective: the dice that one more of what it counts takes
    objective_steps: Mapping[str, float] = field(default_factory=dict)
    value: ModuleValue | None = None  # of a player's share in the module
    die_value: DieValue | None = None  # what taking a die brings beside its action
    exit_item: int | None = None  # with this item a guest leaves without a room


@dataclass(frozen=True, kw_only=True)
class FeaturePart:
    """The numbers that the learned value reads of a module in play."""

    module: str
    category: str  # in which the coach adds them up; "": with all that has no category
    names: tuple[str, ...]
    values: Callable[[GameState, PlayerState], Sequence[float]]  # in the order of the names


BOT_PARTS: Parts[BotPart] = Parts("bots")
FEATURE_PARTS: Parts[FeaturePart] = Parts("bots")
