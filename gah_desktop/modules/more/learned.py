"""What the learned value knows of Some More: cards in play that can still be turned down."""

from __future__ import annotations

from gah_desktop.bots.part import FeaturePart
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.modules.more.rules.record import record_of
from gah_desktop.modules.more.rules.turning_down import KIND

FEATURES = ("still to turn down", "turned down")


def features(s: GameState, p: PlayerState) -> list[float]:
    down = record_of(s).turned_down
    cards = [a.staff for a in s.t.triggers.answers[KIND] if p.has & a.owner]
    turned = sum(card in down for card in cards)
    return [float(len(cards) - turned), float(turned)]


PART = FeaturePart(module="more", category="", names=FEATURES, values=features)
