"""Decisions that only the solo game asks."""

from __future__ import annotations

from gah_desktop.engine.actions import Action
from gah_desktop.engine.decisions.base import Decision, pending
from gah_desktop.engine.reasons import Reason
from gah_desktop.engine.state import Frame, GameState


def _options(s: GameState, f: Frame) -> list[Action]:
    return []


def _resolve(s: GameState, f: Frame, action: Action) -> None:
    raise NotImplementedError


def _why(s: GameState, f: Frame, action: Action) -> Reason:
    return pending(f)


FEED_RIVAL = Decision(_options, _resolve, _why)
