"""Choices that need no plan: which cards to keep, to give back, to give up; whether to pay the Emperor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gah_desktop.bots.evaluate.position import Judge
from gah_desktop.bots.part import BOT_PARTS
from gah_desktop.engine.actions import Action, DiscardStaff, Draft, ReturnStaff
from gah_desktop.engine.views import View

if TYPE_CHECKING:
    from gah_desktop.bots.part import Chooser


def _draft(view: View, options: Sequence[Action], judge: Judge) -> Action:
    def worth(action: Action) -> float:
        assert isinstance(action, Draft)
        return judge.card(view.state, action.staff)

    return max(options, key=worth)


def _give_back(view: View, options: Sequence[Action], judge: Judge) -> Action:
    def worth(action: Action) -> float:
        assert isinstance(action, ReturnStaff)
        return judge.card(view.state, action.staff)

    return min(options, key=worth)


def _give_up(view: View, options: Sequence[Action], judge: Judge) -> Action:
    def worth(action: Action) -> float:
        assert isinstance(action, DiscardStaff)
        return judge.card(view.state, action.staff, in_play=True)

    return min(options, key=worth)


def _pay(view: View, options: Sequence[Action], judge: Judge) -> Action:
    pays = judge.penalty(view.state) > 1.5
    return options[0] if pays else options[1]


CHOOSERS: dict[str, Chooser] = {
    "draft": _draft,
    "return_staff": _give_back,
    "return_hand": _give_back,
    "discard_staff": _give_up,
    "penalty": _pay,
}
BOT_PARTS.extend(CHOOSERS, lambda part: part.choosers)
