"""Choices that need no plan: which cards to keep, to give back, to give up; whether to pay the Emperor."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gah_desktop.bots.evaluate.position import Judge
from gah_desktop.bots.of_modules import tables
from gah_desktop.engine.actions import Action, DiscardStaff, Draft, ReturnStaff
from gah_desktop.engine.views import View
from gah_desktop.modules.solo.rules.keeping import KeepStaff

Chooser = Callable[[View, Sequence[Action], Judge], Action]


def _draft(view: View, options: Sequence[Action], judge: Judge) -> Action:
    def worth(action: Action) -> float:
        assert isinstance(action, Draft)
        return judge.card(view.state, action.staff)

    return max(options, key=worth)


def _keep(view: View, options: Sequence[Action], judge: Judge) -> Action:
    worths = {card: judge.card(view.state, card) for card in view.state.packs[view.seat]}

    def worth(action: Action) -> float:
        assert isinstance(action, KeepStaff)
        return sum((worths[card] for card in action.staff), 0.0)

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


DIRECT: dict[str, Chooser] = {
    "draft": _draft,
    "keep_staff": _keep,
    "return_staff": _give_back,
    "return_hand": _give_back,
    "discard_staff": _give_up,
    "penalty": _pay,
    **tables("DIRECT"),
}
