"""What a place on the Emperor's track is worth: his visits to come, with their rewards and penalties."""

from __future__ import annotations

from gah_desktop.bots.evaluate.effects import tile_worth
from gah_desktop.bots.weights import Weights
from gah_desktop.engine.tables import Tables


class EmperorWorth:
    """The visits of one game; what was worked out is remembered."""

    def __init__(self, t: Tables, tiles: tuple[int, ...], w: Weights) -> None:
        self._t, self._w = t, w
        self._tiles = tiles
        triggers = t.triggers
        self._answering = sum(bit for bit, _, _ in triggers.ignore_penalty) | sum(
            bit for bit, _, _ in triggers.emperor_reward
        )
        self._known: dict[tuple[int, ...], float] = {}

    def worth(self, space: int, visit: int, dice: int, staff: int, has: int) -> float:
        """The visits from this one on, for a marker here with so many dice before it and cards in play."""
        return self._from(space, visit, dice, staff, has & self._answering)

    def penalty(self, visit: int, staff: int) -> float:
        """What the penalty of a visit's tile takes."""
        return tile_worth(self._t, self._tiles[visit], staff, self._w)[1]

    def _from(self, space: int, visit: int, dice: int, staff: int, has: int) -> float:
        if visit == len(self._tiles):
            return 0.0
        key = (space, visit, dice, staff, has)
        value = self._known.get(key)
        if value is None:
            steps = space + self._w.drift * dice
            low = int(steps)
            share = steps - low
            value = 0.0
            for to, weight in ((low, 1 - share), (low + 1, share)):
                if weight:
                    if dice:
                        value += weight * (
                            0.5 * self._arrive(to, visit, staff, has)
                            + 0.25 * self._arrive(to + 1, visit, staff, has)
                            + 0.25 * self._arrive(max(to - 1, space), visit, staff, has)
                        )
                    else:
                        value += weight * self._arrive(to, visit, staff, has)
            self._known[key] = value
        return value

    def _arrive(self, space: int, visit: int, staff: int, has: int) -> float:
        t = self._t
        value = float(max(0, space - t.track_end))
        space = min(space, t.track_end)
        value += t.track_vp[space]
        to = max(0, space - t.retreat[t.visits[visit]])
        reward, penalty = tile_worth(t, self._tiles[visit], staff, self._w)
        if to >= t.catalog.tracks.emperor_reward_from:
            value += reward + sum(vp for bit, _, vp in t.triggers.emperor_reward if has & bit)
        elif to <= t.catalog.tracks.emperor_penalty_at:
            if any(has & bit for bit, _, _ in t.triggers.ignore_penalty):
                penalty = min(penalty, 1.5)
            value -= penalty
        if visit + 1 < len(t.visits):
            value += self._from(to, visit + 1, 2 * (t.visits[visit + 1] - t.visits[visit]), staff, has)
        return value
