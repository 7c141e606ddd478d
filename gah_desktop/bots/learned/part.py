"""What a module can bring to the learned value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gah_desktop.parts import Parts

if TYPE_CHECKING:
    from gah_desktop.engine.state import GameState, PlayerState


@dataclass(frozen=True, kw_only=True)
class FeaturePart:
    """The numbers that the learned value reads of a module in play."""

    module: str
    category: str  # in which the coach adds them up; "": with all that has no category
    names: tuple[str, ...]
    values: Callable[[GameState, PlayerState], Sequence[float]]  # in the order of the names


FEATURE_PARTS: Parts[FeaturePart] = Parts("bots")
