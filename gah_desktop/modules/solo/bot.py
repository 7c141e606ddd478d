"""What the bots need of the solo game: which six of ten staff cards they keep; what the entrances need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gah_desktop.bots.evaluate.position import Judge
from gah_desktop.bots.part import BotPart
from gah_desktop.engine.actions import Action
from gah_desktop.engine.views import View
from gah_desktop.modules.solo.rules.keeping import KeepStaff

if TYPE_CHECKING:
    from gah_desktop.bots.part import Chooser, QuickEstimate


def _keep(view: View, options: Sequence[Action], judge: Judge) -> Action:
    worths = {card: judge.card(view.state, card) for card in view.state.packs[view.seat]}

    def worth(action: Action) -> float:
        assert isinstance(action, KeepStaff)
        return sum((worths[card] for card in action.staff), 0.0)

    return max(options, key=worth)


_ESTIMATES: dict[str, QuickEstimate] = {"keep_staff": lambda s, p, f, judge: 0.0}
_CHOOSERS: dict[str, Chooser] = {"keep_staff": _keep}


def opponent_part(module: str) -> BotPart:
    """Return the part of a solo opponent; all opponents share the entries."""
    return BotPart(module=module, quick_estimates=_ESTIMATES, choosers=_CHOOSERS)


HAUTEL = BotPart(module="hautel", quick_estimates={"feed_rival": lambda s, p, f, judge: 0.0})
