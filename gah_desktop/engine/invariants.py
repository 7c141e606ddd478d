"""What must hold after every action, whatever was played. For tests and debugging; changes nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from gah_desktop.engine.decisions.registry import options, top
from gah_desktop.engine.events import Scored
from gah_desktop.engine.items import unpack
from gah_desktop.engine.queue import tables
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import ALL_ROOMS, COLORS
from gah_desktop.engine.views import guests_kept, hidden_cards


class BrokenInvariant(AssertionError):
    """The state of a game contradicts the rules."""


def check(s: GameState) -> None:
    """Raise `BrokenInvariant` if anything about the complete state of a game is impossible."""
    _guests(s)
    _staff(s)
    _dice(s)
    _room_tiles(s)
    _vp(s)
    _objectives(s)
    for i in s.hooks.broken:
        for what in s.modules[i].broken(s):
            _require(False, what)
    for p in s.players:
        _player(s, p)
    _options(s)


def _require(holds: bool, what: str, *facts: object) -> None:
    if not holds:
        raise BrokenInvariant(f"{what}: {', '.join(map(repr, facts))}")


def _each_once(what: str, found: Iterable[int], expected: Iterable[int]) -> None:
    wrong = Counter(found)
    wrong.subtract(list(expected))  # a mapping would count its values
    wrong = Counter({card: n for card, n in wrong.items() if n})
    _require(not wrong, f"{what} lost (-) or doubled (+)", dict(wrong))


def _guests(s: GameState) -> None:
    found = [*s.guest_deck, *s.guest_discard, *guests_kept(s), *(guest for guest in s.queue if guest)]
    for p in s.players:
        found += p.cafe
    _each_once("guests", found, s.t.deck("guests", s.setup.sets))
    _require(len(s.queue) == 5, "spaces of the queue", s.queue)


def _staff(s: GameState) -> None:
    found = [*s.staff_deck, *s.gone, *(card for pack in s.packs for card in pack)]
    for p in s.players:
        found += [*p.hand, *p.staff]
    for f in s.stack:
        for cards in hidden_cards(f):
            found += cards
    for i in s.hooks.staff_in_sight:
        found += s.modules[i].staff_in_sight(s)
    _each_once("staff", found, s.t.deck("staff", s.setup.sets))


def _dice(s: GameState) -> None:
    _require(s.dice[0] == 0 and min(s.dice) >= 0, "dice", s.dice)
    if s.phase != "round" or s.setup.opponent is not None:  # who may leave dice where they are
        return
    covered = sum(2 - len(p.numbers) for p in s.players)
    total = s.t.catalog.tracks.dice[len(s.players)]
    _require(sum(s.dice) + covered + s.dustbin == total, "dice of the round", s.dice, covered, s.dustbin)


def _room_tiles(s: GameState) -> None:
    for name, tiles in s.t.catalog.tracks.room_tiles.items():
        color = COLORS.index(name)
        used = sum(
            ((p.vacant | p.occupied) & s.t.boards[p.board].color_mask[color]).bit_count() for p in s.players
        )
        _require(used <= tiles, f"{name} room tiles", used)


def _vp(s: GameState) -> None:
    """All points have a source; only a game whose events are kept can tell."""
    if s.sink is None:
        return
    told = [0] * len(s.players)
    for event in s.sink:
        if isinstance(event, Scored):
            told[event.seat] += event.amount
    _require(told == [p.vp for p in s.players], "VP told and VP had", told, [p.vp for p in s.players])
    if s.over:
        totals = [score.total for score in s.scores]
        _require(told == totals, "VP told and final scores", told, totals)


def _objectives(s: GameState) -> None:
    for index in range(3):
        points = [p.claimed[index] for p in s.players if p.claimed[index]]
        _require(len(set(points)) == len(points), "an objective's points claimed twice", index, points)
        _require(set(points) <= set(s.t.points), "points of an objective", points)


def _player(s: GameState, p: PlayerState) -> None:
    t = s.t
    _require(0 <= p.krones <= t.max_krones, "krones", p.seat, p.krones)
    _require(0 <= p.emperor <= t.track_end, "space on the Emperor track", p.seat, p.emperor)
    _require(not p.vacant & p.occupied, "a room both vacant and occupied", p.seat)
    _require(not (p.vacant | p.occupied) & ~ALL_ROOMS, "a room outside the hotel", p.seat)
    _require(min(p.kitchen) >= 0, "kitchen", p.seat, p.kitchen)
    _require(
        len(p.cafe) <= tables(s, p) and len(p.cafe) == len(p.needs), "tables of the café", p.seat, p.cafe
    )
    for guest, need in zip(p.cafe, p.needs, strict=True):
        order = unpack(t.guests[guest].order)
        fits = all(n <= ordered for n, ordered in zip(unpack(need), order, strict=True))
        _require(need >= 0 and fits, "what a guest waits for", guest, need)
    _require(p.has == sum(1 << card for card in p.staff), "staff in play as bits", p.seat)
    _require(p.used & ~p.has == 0, "a card used that is not in play", p.seat)
    if p.seat == s.setup.opponent:  # it gets no occupancy bonus
        return
    groups = t.boards[p.board].group_mask
    _require(p.bonus >> len(groups) == 0, "occupancy bonus of no group", p.seat)
    for group, mask in enumerate(groups):
        due = any(f.kind == "benefits" for f in s.stack)
        full = p.occupied & mask == mask
        _require(
            due or not full or bool(p.bonus >> group & 1), "a full group without its bonus", p.seat, group
        )


def _options(s: GameState) -> None:
    found = options(s)
    if s.over:
        _require(not found and not s.stack, "something to do after the end", found)
        return
    _require(bool(found), "no legal action", top(s))
    _require(len(set(found)) == len(found), "an option twice", found)
