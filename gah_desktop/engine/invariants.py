"""What the rules demand of every state: problems of a position, and a check for tests. Changes nothing."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from gah_desktop.engine import hotel
from gah_desktop.engine.cards import places
from gah_desktop.engine.decisions.registry import options, top
from gah_desktop.engine.events import SETUP
from gah_desktop.engine.items import unpack
from gah_desktop.engine.module_registry import position_type
from gah_desktop.engine.problems import Problem, ProblemCode, problem
from gah_desktop.engine.queue import SLOTS, tables
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import ALL_ROOMS, COLORS

if TYPE_CHECKING:
    from gah_desktop.catalog.models import DeckKind

# penalties that may leave rooms without a neighbour, and a group whose bonus was had without all its rooms
_REMOVING = frozenset(("remove_vacant_rooms", "remove_occupied_rooms_top_two_floors"))
_OF_SETUP = frozenset(("begin", "draft"))
_OF_EMPEROR = frozenset(("emperor", "penalty", "take_penalty", "round_over"))
_NEVER_USED = ("once", "end")  # timings of cards that are not used once per round


class BrokenInvariant(AssertionError):
    """The state of a game contradicts the rules."""


def check(s: GameState) -> None:
    """Raise `BrokenInvariant` if anything about the complete state of a game is impossible."""
    found = list(problems(s))
    _require(not found, *map(str, found))
    for p in s.players:
        _require(len(p.cafe) == len(p.needs), "orders of the café", p.seat, p.cafe)
        for guest, need in zip(p.cafe, p.needs, strict=True):
            order = unpack(s.t.guests[guest].order)
            fits = all(n <= ordered for n, ordered in zip(unpack(need), order, strict=True))
            _require(need >= 0 and fits, "what a guest waits for", guest, need)
        _require(p.has == sum(1 << card for card in p.staff), "staff in play as bits", p.seat)
    if s.over:
        totals = [score.total for score in s.scores]
        _require(totals == [p.vp for p in s.players], "VP and final scores", totals)
        _require(not options(s) and not s.stack, "something to do after the end", options(s))
        return
    found_options = options(s)
    _require(bool(found_options), "no legal action", top(s))
    _require(len(set(found_options)) == len(found_options), "an option twice", found_options)


def _require(holds: bool, *facts: object) -> None:
    if not holds:
        raise BrokenInvariant(", ".join(map(str, facts)))


def problems(s: GameState, unsound: Collection[str] = ()) -> Iterator[Problem]:
    """Yield everything in a state that contradicts the rules, modules that are `unsound` left out.

    Hidden cards may be anything.
    """
    for kind in s.cards:
        yield from _each_once(s, kind)
    yield from _queue(s)
    yield from _dice(s)
    yield from _room_tiles(s)
    yield from _objectives(s)
    yield from _phase(s)
    for p in s.players:
        yield from _player(s, p, f"players[{p.seat}]")
    for module in s.modules:
        part = position_type(type(module))
        if part is not None and module.name not in unsound:
            yield from part.problems(module, s)


# Cards


def _each_once(s: GameState, kind: DeckKind) -> Iterator[Problem]:
    first: dict[int, str] = {}
    hidden = False
    for path, cards in places(s, kind):
        for place, card in enumerate(cards):
            here = f"{path}[{place}]"
            if not card:
                hidden = hidden or path != "queue"
            elif card in first:
                yield problem(here, ProblemCode.CARD_TWICE, card=card, other=first[card])
            else:
                first[card] = here
    if not hidden:
        for card in s.cards[kind]:
            if card not in first:
                yield problem(kind, ProblemCode.CARD_LOST, card=card)


def _queue(s: GameState) -> Iterator[Problem]:
    """Guests slide to the right, so spaces are empty only on the left."""
    if len(s.queue) != len(SLOTS):
        yield problem("queue", ProblemCode.WRONG_LENGTH, number=len(s.queue), expected=len(SLOTS))
    first = next((slot for slot, guest in enumerate(s.queue) if guest), len(s.queue))
    for slot in range(first, len(s.queue)):
        if not s.queue[slot]:
            yield problem(f"queue[{slot}]", ProblemCode.QUEUE_GAP)


# Dice, tiles, objectives


def in_range(path: str, value: int, least: int, most: int) -> Iterator[Problem]:
    if not least <= value <= most:
        yield problem(path, ProblemCode.OUT_OF_RANGE, value=value, least=least, most=most)


def _dice(s: GameState) -> Iterator[Problem]:
    total = s.t.catalog.tracks.dice[s.setup.players]
    for face in range(1, 7):
        yield from in_range(f"dice[{face - 1}]", s.dice[face], 0, total)
    if s.phase in ("dealt", "setup"):
        return
    idle = 0 if s.setup.opponent is None else 2 - len(s.players[s.setup.opponent].numbers)
    covered = sum(2 - len(p.numbers) for p in s.players)
    found = sum(s.dice) + covered + s.dustbin
    if not total <= found <= total + idle:  # an opponent covers numbers even when no die is left
        yield problem("dice", ProblemCode.DICE_DIFFER, number=found, expected=total)


def _room_tiles(s: GameState) -> Iterator[Problem]:
    for name, tiles in s.t.catalog.tracks.room_tiles.items():
        color = COLORS.index(name)
        used = sum(
            ((p.vacant | p.occupied) & s.t.boards[p.board].color_mask[color]).bit_count() for p in s.players
        )
        if used > tiles:
            yield problem("players", ProblemCode.TOO_MANY_TILES, color=name, number=used, most=tiles)


def _objectives(s: GameState) -> Iterator[Problem]:
    """Everybody claims the highest points that are left."""
    for index in range(3):
        path = f"objectives[{index}].claims"
        claimed = [p.claimed[index] for p in s.players if p.claimed[index]]
        for points in sorted(set(claimed), reverse=True):
            if points not in s.t.points:
                expected = ", ".join(map(str, s.t.points))
                yield problem(path, ProblemCode.NOT_ONE_OF, value=points, expected=expected)
            elif claimed.count(points) > 1:
                yield problem(path, ProblemCode.CLAIMED_TWICE, points=points)
        left = [points for points in s.t.points if points not in claimed]
        if left and claimed and left[0] > min(claimed):
            yield problem(path, ProblemCode.HIGHER_LEFT, points=left[0])


# The moment


def _phase(s: GameState) -> Iterator[Problem]:
    before, last = s.phase in ("dealt", "setup"), s.t.last_round
    yield from in_range("round", s.round, 0 if before else 1, 0 if before else last)
    yield from in_range("dustbin", s.dustbin, 0, s.t.catalog.tracks.dice[s.setup.players])
    if s.phase == "emperor" and s.round not in s.t.visits:
        expected = ", ".join(map(str, s.t.visits))
        yield problem("round", ProblemCode.NOT_ONE_OF, value=s.round, expected=expected)
    kinds = {f.kind for f in s.stack}
    if (before and "begin" not in kinds) or (
        s.phase == "emperor" and kinds.isdisjoint(("emperor", "round_over"))
    ):
        yield problem("pending", ProblemCode.NO_DECISION, phase=s.phase)
    for place, f in enumerate(reversed(s.stack)):
        early = f.kind in _OF_SETUP or f.source == SETUP
        if (early and not before) or (f.kind in _OF_EMPEROR and s.phase != "emperor") or s.over:
            yield problem(f"pending[{place}]", ProblemCode.WRONG_PHASE, kind=f.kind, phase=s.phase)
    p = s.players[s.seat]
    if s.die_taken and len(p.numbers) == 2:
        yield problem("turn.die_taken", ProblemCode.NO_DIE_TAKEN)
    ended = p.passed or not (p.numbers or s.die_taken or s.extra_turn)
    if s.phase == "round" and (ended or s.seat == s.setup.opponent):
        yield problem("turn.seat", ProblemCode.NO_TURN)


# Players


def _player(s: GameState, p: PlayerState, path: str) -> Iterator[Problem]:
    yield from in_range(f"{path}.krones", p.krones, 0, s.t.max_krones)
    yield from in_range(f"{path}.emperor_space", p.emperor, 0, s.t.track_end)
    if p.vp_sources is not None and (total := sum(p.vp_sources.values())) != p.vp:
        yield problem(f"{path}.vp_sources", ProblemCode.VP_DIFFER, vp=p.vp, total=total)
    place = (p.seat - s.first) % s.setup.players + 1
    numbers = (0, place, 2 * s.setup.players + 1 - place)
    if p.guest_with not in numbers:
        expected = ", ".join(map(str, numbers))
        yield problem(f"{path}.guest_number", ProblemCode.NOT_ONE_OF, value=p.guest_with, expected=expected)
    for item in p.kitchen:
        yield from in_range(f"{path}.kitchen", item, 0, 999)
    if len(p.cafe) > (number := tables(s, p)):
        yield problem(f"{path}.cafe", ProblemCode.CAFE_FULL, number=len(p.cafe), tables=number)
    for card in range(p.used.bit_length()):
        if p.used >> card & 1:
            if not p.has >> card & 1:
                yield problem(f"{path}.used_staff", ProblemCode.NOT_IN_PLAY, card=card)
            elif s.t.staff[card].timing in _NEVER_USED:
                yield problem(f"{path}.used_staff", ProblemCode.NOT_USABLE, card=card)
    yield from _rooms(s, p, path)


def _rooms(s: GameState, p: PlayerState, path: str) -> Iterator[Problem]:
    for room in hotel.indices(p.vacant & p.occupied):
        yield problem(f"{path}.vacant", ProblemCode.VACANT_AND_OCCUPIED, room=hotel.room_name(room))
    if (p.vacant | p.occupied) & ~ALL_ROOMS:
        yield problem(path, ProblemCode.UNKNOWN_ROOM, room=(p.vacant | p.occupied).bit_length() - 1)
    if p.seat == s.setup.opponent:  # it places rooms anywhere and gets no occupancy bonus
        return
    complete = not _rooms_were_removed(s)
    if complete:
        for room in hotel.indices((p.vacant | p.occupied) & ~_connected(p)):
            which = "vacant" if p.vacant >> room & 1 else "occupied"
            yield problem(f"{path}.{which}", ProblemCode.ROOM_ALONE, room=hotel.room_name(room))
    groups = s.t.boards[p.board].group_mask
    due = any(f.kind == "benefits" for f in s.stack)
    for group, mask in enumerate(groups):
        full, had = p.occupied & mask == mask, p.bonus >> group & 1
        name = hotel.room_name(hotel.indices(mask)[0])
        if full and not had and not due:
            yield problem(f"{path}.occupancy_bonuses", ProblemCode.BONUS_MISSING, room=name)
        elif had and not full and complete:
            yield problem(f"{path}.occupancy_bonuses", ProblemCode.BONUS_EARLY, room=name)
    if p.bonus >> len(groups):
        yield problem(f"{path}.occupancy_bonuses", ProblemCode.UNKNOWN_ROOM, room=p.bonus.bit_length() - 1)


def _connected(p: PlayerState) -> int:
    """Return the rooms that can be reached from the bottom left one."""
    tiles = p.vacant | p.occupied
    reached, more = 0, tiles & hotel.BOTTOM_LEFT
    while more:
        reached |= more
        more = hotel.beside(reached) & tiles & ~reached
    return reached


def _rooms_were_removed(s: GameState) -> bool:
    """Return whether a penalty may have taken rooms from the players."""
    after = s.phase in ("emperor", "over")
    for visit, index in zip(s.t.visits, s.emperor, strict=False):
        tile = s.t.emperor[index]
        kinds = {tile.left.kind, tile.right.kind if tile.right else ""}
        if not kinds.isdisjoint(_REMOVING) and (s.round > visit or (after and s.round == visit)):
            return True
    return False
