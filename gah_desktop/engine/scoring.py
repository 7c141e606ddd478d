"""The final scoring: end staff card by card, rooms by floor, krones and items, guests left waiting."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from gah_desktop.engine import changes, hotel
from gah_desktop.engine.events import FINAL, Ended, Source
from gah_desktop.engine.score_lines import CAFE, END_STAFF, ITEMS, KRONES, ROOMS
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import FLOOR

GUEST_LEFT = -5
TOLD_TOGETHER = ((ROOMS.name,), (KRONES.name, ITEMS.name), (CAFE.name,))


class ScoreLine(NamedTuple):
    """One line of the final scoring; `parts` are pairs of an id and its VP where it lists any."""

    name: str
    vp: int
    source: Source = FINAL
    parts: tuple[tuple[int, int], ...] = ()


class Score(NamedTuple):
    """The score sheet of a seat. `game` is what it had before the final scoring; `tie` breaks ties."""

    seat: int
    game: int
    lines: tuple[ScoreLine, ...]
    total: int
    tie: int

    def line(self, name: str) -> ScoreLine:
        """The line of this name; an empty one if there is none."""
        return next((line for line in self.lines if line.name == name), ScoreLine(name, 0))


# what an end card counts for a player; the colour is -1 where it counts rooms of any
COUNTED: dict[str, Callable[[GameState, PlayerState, int], int]] = {
    "end_vp_per_room": lambda s, p, color: (
        p.occupied if color < 0 else p.occupied & s.t.boards[p.board].color_mask[color]
    ).bit_count(),
    "end_vp_per_staff": lambda s, p, _: len(p.staff),
    "end_vp_per_tile": lambda s, p, _: (p.occupied | p.vacant).bit_count(),
    "end_vp_per_group": lambda s, p, _: hotel.full_groups(p.occupied, s.t.boards[p.board].group_mask),
    "end_vp_per_objective": lambda s, p, _: sum(points > 0 for points in p.claimed),
    "end_vp_per_emperor_space": lambda s, p, _: p.emperor,
    "end_vp_per_floor": lambda s, p, _: hotel.full_floors(p.occupied),
    "end_vp_per_column": lambda s, p, _: hotel.full_columns(p.occupied),
    "end_vp_per_color_set": lambda s, p, _: min(
        (p.occupied & mask).bit_count() for mask in s.t.boards[p.board].color_mask
    ),
}
COPY = "end_copy"


def end_vp(s: GameState, p: PlayerState, card: int) -> int:
    """What an end card scores for this player now. A Secretary takes the best card of the others."""
    entry = s.t.triggers.end.get(card)
    if entry is None:
        return 0
    kind, amount, color, most = entry
    if kind == COPY:
        return _best_of_others(s, p)
    return min(COUNTED[kind](s, p, color) * amount, most)


def _best_of_others(s: GameState, p: PlayerState) -> int:
    """The Secretary: an opponent's end card in play, counted for the owner's hotel; no Secretary."""
    ends = s.t.triggers.end
    cards = {
        card
        for other in s.players
        if other is not p
        for card in other.staff
        if card in ends and ends[card][0] != COPY
    }
    return max((end_vp(s, p, card) for card in cards), default=0)


def score_of(s: GameState, p: PlayerState) -> Score:
    """The score sheet if the game ended now."""
    staff = tuple((card, end_vp(s, p, card)) for card in p.staff if card in s.t.triggers.end)
    floors = tuple((i + 1, (p.occupied & FLOOR[i]).bit_count() * s.t.floor_vp[i]) for i in range(4))
    lines = [
        _listed(END_STAFF.name, staff),
        _listed(ROOMS.name, floors),
        ScoreLine(KRONES.name, p.krones),
        ScoreLine(ITEMS.name, sum(p.kitchen)),
        ScoreLine(CAFE.name, GUEST_LEFT * len(p.cafe)),
    ]
    for i in s.hooks.score_lines:
        s.modules[i].score_lines(s, p, lines)
    found = {line.name: line.vp for line in lines}
    total = p.vp + sum(found.values())
    return Score(p.seat, p.vp, tuple(lines), total, found[KRONES.name] + found[ITEMS.name])


def _listed(name: str, parts: tuple[tuple[int, int], ...]) -> ScoreLine:
    return ScoreLine(name, sum(vp for _, vp in parts), FINAL, parts)


def final(s: GameState) -> None:
    """Every source is told and added; then the winners."""
    scores = tuple(score_of(s, p) for p in s.players)
    for p, score in zip(s.players, scores, strict=True):
        for card, vp in score.line(END_STAFF.name).parts:
            changes.score(s, p, vp, ("staff", card))
        for names in TOLD_TOGETHER:
            changes.score(s, p, sum(score.line(name).vp for name in names), FINAL)
        for line in score.lines:
            if line.source != FINAL:
                changes.score(s, p, line.vp, line.source)
    s.scores = scores
    s.phase = "over"
    s.over = True
    if s.sink is not None:
        s.sink.append(Ended(scores, winners(s)))


def winners(s: GameState) -> tuple[int, ...]:
    """Most VP, then more krones and items, else a shared win."""
    scores: tuple[Score, ...] = s.scores
    for i in s.hooks.winners:
        decided = s.modules[i].winners(s, scores)
        if decided is not None:
            return decided
    best = max((score.total, score.tie) for score in scores)
    return tuple(score.seat for score in scores if (score.total, score.tie) == best)
