"""Where everybody stands: the score as if the game ended now, and what still lies on the table for a seat.

All of it is public: no card in anybody's hand scores.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gah_desktop.app.sheet import Sheet, sheets
from gah_desktop.catalog.basics import ROOM_COLORS
from gah_desktop.engine import hotel, objectives
from gah_desktop.engine.events import FINAL, Ended, Scored
from gah_desktop.engine.score_lines import END_STAFF
from gah_desktop.engine.scoring import score_of
from gah_desktop.modules.ballrooms.rules.facts import WHICH
from gah_desktop.modules.ballrooms.rules.house import House
from gah_desktop.modules.ballrooms.rules.scoring import points
from gah_desktop.text import standing as words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gah_desktop.catalog.basics import RoomColor
    from gah_desktop.engine.events import Event
    from gah_desktop.engine.state import GameState, PlayerState

UNITS = ("vp", "krones", "emperor")  # of the bonus of blue, red, yellow
NEARLY = 2  # rooms that are missing at most from a suite that is nearly full


class Objective(NamedTuple):
    """One that the seat has not claimed: `vp` is what it would bring now, 0 if nothing is left on it."""

    name: str
    have: int
    need: int
    vp: int


class Suite(NamedTuple):
    """A suite with few rooms missing, and what its bonus brings."""

    floor: int
    column: int
    color: RoomColor
    missing: int
    ready: int  # of the missing ones, prepared already
    unit: str
    amount: int


class NextVisit(NamedTuple):
    """The Emperor's next visit as it would be now; `steps` are missing until the next better result."""

    round: int
    tile: str
    space: int
    to: int
    vp: int
    result: str  # "reward", "nothing" or "penalty"
    steps: int


class NextBall(NamedTuple):
    """The ballroom that is scored next, as it would be now."""

    round: int
    which: str
    board: str
    dancers: int
    vp: int


class Standing(NamedTuple):
    objectives: tuple[Objective, ...]
    suites: tuple[Suite, ...]
    visit: NextVisit | None
    ball: NextBall | None = None


def sheets_now(events: Sequence[Event], state: GameState) -> list[Sheet]:
    """Everybody's score sheet if the game ended now; at the end, the real one."""
    return sheets([*events, *([] if state.over else _ended(state))], len(state.players))


def _ended(state: GameState) -> Iterator[Event]:
    """The final scoring as it would be told."""
    scores = tuple(score_of(state, p) for p in state.players)
    for score in scores:
        for card, vp in score.line(END_STAFF.name).parts:
            yield Scored(score.seat, vp, ("staff", card))
        for line in score.lines:
            if line.source != FINAL:
                yield Scored(score.seat, line.vp, line.source)
    yield Ended(scores, ())


def standing(state: GameState, seat: int) -> Standing:
    """What a seat can still reach for: objectives, suites nearly full, the Emperor."""
    p = state.players[seat]
    return Standing(_objectives(state, p), _suites(state, p), _visit(state, p), _ball(state, p))


def _objectives(s: GameState, p: PlayerState) -> tuple[Objective, ...]:
    return tuple(
        Objective(
            s.t.objective_ids[card], *objectives.progress(s, p, index), objectives.points_left(s, index)
        )
        for index, card in enumerate(s.objectives)
        if not p.claimed[index]
    )


def _suites(s: GameState, p: PlayerState) -> tuple[Suite, ...]:
    """Nearly full first; a suite is named by its first room."""
    board = s.t.boards[p.board]
    found = []
    for group, mask in enumerate(board.group_mask):
        missing = (mask & ~p.occupied).bit_count()
        if not p.bonus >> group & 1 and missing <= NEARLY and (missing < mask.bit_count() or p.vacant & mask):
            color, amount = hotel.bonus_of(s, p, group)
            ready = (mask & p.vacant).bit_count()
            floor, column = hotel.place_of(hotel.indices(mask)[0])
            found.append(Suite(floor, column, ROOM_COLORS[color], missing, ready, UNITS[color], amount))
    return tuple(sorted(found, key=lambda suite: suite.missing))


def _visit(s: GameState, p: PlayerState) -> NextVisit | None:
    left = [number for number in s.t.visits if number >= s.round]
    if s.over or not left:
        return None
    tracks = s.t.catalog.tracks
    tile = s.t.emperor_ids[s.emperor[s.t.visits.index(left[0])]]
    to = max(0, p.emperor - s.t.retreat[left[0]])
    if to >= tracks.emperor_reward_from:
        result, better = "reward", p.emperor
    elif to > tracks.emperor_penalty_at:
        result, better = "nothing", tracks.emperor_reward_from + s.t.retreat[left[0]]
    else:
        result, better = "penalty", tracks.emperor_penalty_at + 1 + s.t.retreat[left[0]]
    return NextVisit(left[0], tile, p.emperor, to, s.t.track_vp[p.emperor], result, better - p.emperor)


def _ball(s: GameState, p: PlayerState) -> NextBall | None:
    house = next((module for module in s.modules if isinstance(module, House)), None)
    if house is None or s.over or house.scored == len(WHICH):
        return None
    which = house.scored
    board = s.t.catalog.ballrooms[house.boards[which]]
    dancers = [house.rows(other.seat, which) for other in s.players]
    vp = points(board.scoring.kind, board.scoring.vp, dancers)[p.seat]
    return NextBall(s.t.visits[which], WHICH[which], board.id, sum(dancers[p.seat]), vp)


def told(found: Standing) -> list[str]:
    """The same in words, a line each."""
    lines = [words.objective_line(*each) for each in found.objectives]
    lines += [
        words.suite_line(s.color, (s.floor, s.column), s.missing, s.ready, (s.unit, s.amount))
        for s in found.suites
    ]
    if (visit := found.visit) is not None:
        lines.append(words.visit_line(visit.round, visit.space, visit.to, visit.vp))
        lines.append(words.tile_line(visit.tile, visit.result, visit.steps))
    if (ball := found.ball) is not None:
        lines.append(words.ball_line(ball.round, ball.board, ball.dancers, ball.vp))
    return lines
