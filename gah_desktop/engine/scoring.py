"""The final scoring: end staff card by card, rooms by floor, krones and items, guests left waiting."""

from __future__ import annotations

from typing import NamedTuple

from gah_desktop.engine import changes, hotel
from gah_desktop.engine.events import Ended
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import FLOOR

GUEST_LEFT = -5
FINAL = ("final", 0)


class Score(NamedTuple):
    """The score sheet of a seat. `game` is what it had before the final scoring; `tie` breaks ties."""

    seat: int
    game: int
    staff: tuple[tuple[int, int], ...]  # (card, VP)
    rooms: tuple[int, int, int, int]  # VP by floor
    krones: int
    items: int
    cafe: int
    total: int
    tie: int


def end_vp(s: GameState, p: PlayerState, card: int) -> int:
    """What an end card scores for this player now. A Secretary takes the best card of the others."""
    entry = s.t.triggers.end.get(card)
    if entry is None:
        return 0
    kind, amount, color, most = entry
    board = s.t.boards[p.board]
    occupied = p.occupied
    if kind == "end_vp_per_room":
        mask = occupied if color < 0 else occupied & board.color_mask[color]
        number = mask.bit_count()
    elif kind == "end_vp_per_staff":
        number = len(p.staff)
    elif kind == "end_vp_per_tile":
        number = (occupied | p.vacant).bit_count()
    elif kind == "end_vp_per_group":
        number = hotel.full_groups(occupied, board.group_mask)
    elif kind == "end_vp_per_objective":
        number = sum(points > 0 for points in p.claimed)
    elif kind == "end_vp_per_emperor_space":
        number = p.emperor
    elif kind == "end_vp_per_floor":
        number = hotel.full_floors(occupied)
    elif kind == "end_vp_per_column":
        number = hotel.full_columns(occupied)
    elif kind == "end_vp_per_color_set":
        number = min((occupied & mask).bit_count() for mask in board.color_mask)
    else:
        return _best_of_others(s, p)
    return min(number * amount, most)


def _best_of_others(s: GameState, p: PlayerState) -> int:
    """The Secretary: an opponent's end card in play, counted for the owner's hotel; no Secretary."""
    ends = s.t.triggers.end
    cards = {
        card
        for other in s.players
        if other is not p
        for card in other.staff
        if card in ends and ends[card][0] != "end_copy"
    }
    return max((end_vp(s, p, card) for card in cards), default=0)


def room_vp(s: GameState, p: PlayerState) -> tuple[int, int, int, int]:
    """VP of the occupied rooms, by floor."""
    vp = [(p.occupied & FLOOR[i]).bit_count() * s.t.floor_vp[i] for i in range(4)]
    return vp[0], vp[1], vp[2], vp[3]


def score_of(s: GameState, p: PlayerState) -> Score:
    """The score sheet if the game ended now."""
    staff = tuple((card, end_vp(s, p, card)) for card in p.staff if card in s.t.triggers.end)
    rooms = room_vp(s, p)
    items = sum(p.kitchen)
    krones = p.krones
    if s.solo is not None and s.solo.plays(p.seat):
        cafe = items = krones = 0
    else:
        cafe = GUEST_LEFT * len(p.cafe)
    total = p.vp + sum(vp for _, vp in staff) + sum(rooms) + krones + items + cafe
    return Score(p.seat, p.vp, staff, rooms, krones, items, cafe, total, krones + items)


def final(s: GameState) -> None:
    """Every source is told and added; then the winners."""
    scores = tuple(score_of(s, p) for p in s.players)
    for p, score in zip(s.players, scores, strict=True):
        for card, vp in score.staff:
            changes.score(s, p, vp, ("staff", card))
        for vp in (sum(score.rooms), score.krones + score.items, score.cafe):
            changes.score(s, p, vp, FINAL)
    s.scores = scores
    s.phase = "over"
    s.over = True
    if s.sink is not None:
        s.sink.append(Ended(scores, winners(s)))


def winners(s: GameState) -> tuple[int, ...]:
    """Most VP, then more krones and items, else a shared win; alone, the human needs more VP."""
    scores: tuple[Score, ...] = s.scores
    if s.solo is not None:
        human, rival = scores
        return (human.seat,) if human.total > rival.total else (rival.seat,)
    best = max((score.total, score.tie) for score in scores)
    return tuple(score.seat for score in scores if (score.total, score.tie) == best)
