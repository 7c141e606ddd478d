"""The rest of the main board: objectives, the Emperor's track and tiles, rounds, order of turns. No rules."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from gah_desktop.app.spots import Spot
from gah_desktop.engine import actions as a
from gah_desktop.engine import objectives
from gah_desktop.models.base import Model, Row
from gah_desktop.models.cards import ruleset
from gah_desktop.models.dice import actions_of_die
from gah_desktop.models.mime import DIE, Carried
from gah_desktop.models.part import markers
from gah_desktop.text.effects import emperor_penalty_text, emperor_reward_text, objective_text
from gah_desktop.text.names import emperor_name, objective_name
from gah_desktop.text.spots import (
    awaits,
    marker_spot,
    objective_points,
    objective_spot,
    round_spot,
    turn_spot,
)


class ObjectiveFacts(NamedTuple):
    key: int  # 0, 1, 2 for A, B, C
    objective: str
    claimed: tuple[int | None, int | None, int | None]  # the seat on each of the points
    points: int  # for the next to claim it
    met: bool  # by the one who looks
    progress: str  # "3/6"
    marker: int  # of the solo opponent: none, III, II, I


class ObjectivesModel(Model):
    def build(self) -> list[Row]:
        state, p = self.table.state, self.table.player(self.seat)
        reached = markers(self.table)
        rows: list[Row] = []
        for index, number in enumerate(state.objectives):
            by_points = {other.claimed[index]: other.seat for other in state.players}
            first, second, third = (by_points.get(points) for points in state.t.points)
            rows.append(
                (
                    ObjectiveFacts(
                        index,
                        state.t.objective_ids[number],
                        (first, second, third),
                        objectives.points_left(state, index),
                        objectives.met(state, p, index),
                        "/".join(map(str, objectives.progress(state, p, index))),
                        reached[index],
                    ),
                )
            )
        return rows

    def spots(self, facts: ObjectiveFacts) -> tuple[Spot, ...]:
        return (("objective", facts.key),)

    def text(self, facts: ObjectiveFacts) -> str:
        return objective_name(facts.objective)

    def full_text(self, facts: ObjectiveFacts) -> str:
        return "\n".join(
            (
                objective_name(facts.objective),
                objective_text(self.table.catalog.objectives[facts.objective]),
                objective_points(facts.points),
            )
        )

    def spoken(self, facts: ObjectiveFacts) -> str:
        return objective_spot("ABC"[facts.key], facts.objective, facts.progress)

    def attempts(self, facts: ObjectiveFacts) -> Sequence[a.Action]:
        return (a.Claim(facts.key),)


class MarkerFacts(NamedTuple):
    seat: int
    space: int
    vp: int  # if the Emperor came now
    after: int  # where his next visit will leave it
    zone: str  # what awaits: "reward", "nothing", "penalty"


class TrackFacts(NamedTuple):
    key: str  # "track"
    markers: tuple[MarkerFacts, ...]
    visit: int  # the round of the next visit; 0 after the last


class TileFacts(NamedTuple):
    key: int  # the round of the visit
    tile: str
    done: bool
    zone: str  # what awaits the one who looks, "" if this is not the next visit


class EmperorModel(Model):
    """The track in the first row, then the three tiles. Dice for action 4 are brought here."""

    accepts = (DIE,)
    acts = False

    def build(self) -> list[Row]:
        state, tracks = self.table.state, self.table.catalog.tracks
        visits = sorted(tracks.emperor_retreat)
        left = [round for round in visits if round >= state.round] if state.phase != "over" else []
        visit = left[0] if left else 0
        retreat = tracks.emperor_retreat[visit] if visit else 0
        told = []
        for p in state.players:
            after = max(0, p.emperor - retreat)
            zone = "reward" if after >= tracks.emperor_reward_from else "nothing"
            if after == tracks.emperor_penalty_at:
                zone = "penalty"
            vp = tracks.emperor_vp[p.emperor]
            told.append(MarkerFacts(p.seat, p.emperor, vp, after, zone if visit else "nothing"))
        own = told[self.seat].zone
        rows: list[Row] = [(TrackFacts("track", tuple(told), visit),)]
        for round, number in zip(visits, state.emperor, strict=True):
            done = not visit or round < visit
            tile = state.t.emperor_ids[number]
            rows.append((TileFacts(round, tile, done, own if round == visit else ""),))
        return rows

    def text(self, facts: Any) -> str:
        if isinstance(facts, TileFacts):
            return emperor_name(facts.tile)
        names = self.table.names
        return "\n".join(marker_spot(names[m.seat], m.space, m.vp, m.after) for m in facts.markers)

    def full_text(self, facts: Any) -> str:
        if not isinstance(facts, TileFacts):
            return "\n".join((self.text(facts), awaits(facts.markers[self.seat].zone)))
        tile, rules = self.table.catalog.emperor_tiles[facts.tile], ruleset(self.table)
        told = [emperor_name(facts.tile), emperor_reward_text(tile, rules), emperor_penalty_text(tile, rules)]
        if facts.zone:
            told.append(awaits(facts.zone))
        return "\n".join(told)

    def dropped(self, carried: Carried, facts: Any) -> Sequence[a.Action]:
        return actions_of_die(self.table, carried.values, (4,))


class RoundFacts(NamedTuple):
    key: int  # the round, from 1
    current: bool
    past: bool
    visit: bool  # the Emperor comes at its end


class RoundsModel(Model):
    acts = False

    def build(self) -> list[Row]:
        now = self.table.state.round + (self.table.over)
        t = self.table.state.t
        return [
            (RoundFacts(number, number == now, number < now, number in t.visits),)
            for number in range(1, t.last_round + 1)
        ]

    def text(self, facts: RoundFacts) -> str:
        return round_spot(facts.key, facts.visit)


class TurnFacts(NamedTuple):
    key: int  # the number on the tile
    seat: int
    covered: bool
    current: bool
    passed: bool


class TurnOrderModel(Model):
    """The numbers of all turn order tiles, the lowest first."""

    acts = False

    def build(self) -> list[Row]:
        state = self.table.state
        players = state.setup.players
        rows: list[Row] = []
        for number in range(1, 2 * players + 1):
            place = min(number, 2 * players + 1 - number) - 1
            p = state.players[(state.first + place) % players]
            covered = number not in p.numbers
            in_turn = state.phase == "round" and p.seat == state.seat
            current = in_turn and number == self._at_turn(p.seat)
            rows.append((TurnFacts(number, p.seat, covered, current, p.passed),))
        return rows

    def _at_turn(self, seat: int) -> int:
        """The number of the turn in progress; the die covers it before the turn ends."""
        state, players = self.table.state, self.table.setup.players
        place = (seat - state.first) % players + 1
        both = (place, 2 * players + 1 - place)
        left = state.players[seat].numbers
        if not state.die_taken:
            return left[0] if left else 0
        return both[1 - len(left)] if len(left) < 2 else 0

    def text(self, facts: TurnFacts) -> str:
        return turn_spot(facts.key, self.table.names[facts.seat], facts.covered)
