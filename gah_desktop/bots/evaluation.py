"""How good a position is for one seat, in VP expected at the end. It never looks at hidden things."""

from __future__ import annotations

from typing import Any

from gah_desktop.bots.hotel_worth import rooms_effort, rooms_worth
from gah_desktop.bots.weights import Weights
from gah_desktop.bots.worth import Horizon, card_worth, effect_worth, played_worth, tile_worth
from gah_desktop.engine.objectives import points_left
from gah_desktop.engine.scoring import GUEST_LEFT
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import GREEN

STUCK = float(GUEST_LEFT)
MOST_REMEMBERED = 20_000


class Judge:
    """Judges the positions of one seat in one game; remembers the parts that come again and again."""

    def __init__(self, s: GameState, seat: int, w: Weights) -> None:
        self.t, self.w, self.seat = s.t, w, seat
        self.board = s.t.boards[s.players[seat].board]
        self.objectives = tuple(s.t.objectives[i] for i in s.objectives)
        self.tiles = s.emperor
        self.visits = s.t.visits
        self.reward_worths = {
            guest: [effect_worth(e, w) for e in facts.rewards] for guest, facts in s.t.guests.items()
        }
        self.guest_vp = {guest: s.t.guests[guest].vp + sum(r) for guest, r in self.reward_worths.items()}
        triggers = s.t.triggers
        self.brings_guests = frozenset(
            guest
            for guest, facts in s.t.guests.items()
            if any(e.kind in ("take_guest_free", "extra_action") for e in facts.rewards)
        )
        self._forgiven = sum(bit for bit, _, _ in triggers.ignore_penalty) | sum(
            bit for bit, _, _ in triggers.emperor_reward
        )
        kinds = [facts.kind for facts in self.objectives]
        self.krone_goal = kinds.index("krones") if "krones" in kinds else -1
        self._purse = [_use(krones, w) for krones in range(s.t.max_krones + 1)]
        self.rivals: tuple[int, ...] = ()
        self._context: Any = None
        self._track: dict[tuple[int, ...], float] = {}
        self._standings: dict[Any, float] = {}
        self._services: dict[Any, float] = {}

    def value(self, s: GameState) -> float:
        p = s.players[self.seat]
        dice = 2 * (self.t.last_round - (s.round or 1)) + len(p.numbers)
        rooms = (p.vacant, p.occupied, p.bonus)
        what = (rooms, p.emperor, p.has, p.used, tuple(p.hand), p.claimed, len(p.numbers), s.round, s.phase)
        standing = self._standings.get(what)
        if standing is None:
            standing = self._standings[what] = self._standing(s, p)
        who = (tuple(p.cafe), tuple(p.needs), tuple(p.kitchen), p.vacant, p.has, dice)
        service = self._services.get(who)
        if service is None:
            service = self._services[who] = self._guests(p, dice)
        return p.vp + standing + service + self._krones(s, p, dice)

    def look(self, s: GameState) -> bool:
        """Take in what others have done since; True if what was thought before is void."""
        others = [p for p in s.players if p.seat != self.seat]
        rivals = {card for p in others for card in p.staff if card in self.t.triggers.end}
        self.rivals = tuple(sorted(card for card in rivals if self.t.triggers.end[card][0] != "end_copy"))
        context = (self.rivals, tuple(p.claimed for p in others), s.round)
        void: bool = context != self._context
        self._context = context
        if void or len(self._standings) + len(self._services) > MOST_REMEMBERED:
            self._standings.clear()
            self._services.clear()
        return void

    def _standing(self, s: GameState, p: PlayerState) -> float:
        """Rooms, track, objectives and cards: what changes seldom within a turn."""
        round_ = s.round or 1
        horizon = self._horizon(s, p)
        dice = horizon.dice
        value = rooms_worth(self.t, self.board, self.w, p.vacant, p.occupied, p.bonus, dice)
        value += self._emperor(p, s, round_)
        if 0 in p.claimed and dice:
            value += self._objectives(s, p, dice)
        return value + self._cards(p, horizon)

    def _krones(self, s: GameState, p: PlayerState, dice: int) -> float:
        w = self.w
        value = p.krones + self._purse[p.krones] * min(1.0, dice / w.krone_horizon)
        if self.krone_goal >= 0 and dice and not p.claimed[self.krone_goal]:
            goal = self.objectives[self.krone_goal][1]
            share = (p.krones - w.krone_floor) / (goal - w.krone_floor)
            if share > 0:
                points = points_left(s, self.krone_goal)
                value += w.krone_share * points * min(1.0, share) ** w.objective_power
        return value

    def _horizon(self, s: GameState, p: PlayerState) -> Horizon:
        round_ = s.round or 1
        return Horizon(
            2 * (self.t.last_round - round_) + len(p.numbers),
            self.t.last_round - round_,
            sum(v > round_ or (v == round_ and s.phase != "emperor") for v in self.visits),
            self.rivals,
        )

    def price(self, krones: int, cost: int) -> float:
        """What paying so many krones of the purse costs."""
        return cost + self._purse[krones] - self._purse[max(0, krones - cost)]

    def gain(self, s: GameState, p: PlayerState, card: int, discount: int) -> float:
        """What playing a card now would bring; nothing if it can't be paid."""
        cost = max(0, self.t.staff[card].cost - discount)
        if cost > p.krones:
            return 0.0
        worth = played_worth(self.t, self.board, p, card, self._horizon(s, p))
        return worth - self.w.krone_price * cost

    def card(self, s: GameState, card: int, in_play: bool = False) -> float:
        """A card in hand, or one in play."""
        p = s.players[self.seat]
        if in_play:
            return card_worth(self.t, self.board, p, card, self._horizon(s, p))
        worth = played_worth(self.t, self.board, p, card, self._horizon(s, p))
        return worth - self.w.krone_price * self.t.staff[card].cost

    def penalty(self, s: GameState) -> float:
        """What the penalty of this round's tile would take."""
        tile = self.tiles[self.visits.index(s.round)]
        return tile_worth(self.t, tile, len(s.players[self.seat].staff), self.w)[1]

    def _guests(self, p: PlayerState, dice: int) -> float:
        """Guests on the way to their rooms, and what is left in the kitchen."""
        w = self.w
        if not dice:
            return STUCK * len(p.cafe) + sum(p.kitchen)
        fade = min(1.0, dice / w.horizon)
        k0, k1, k2, k3 = p.kitchen
        value = 0.0
        cafe = p.cafe
        table = w.table * fade
        value += table * w.tables[3 - len(cafe)]
        if cafe:
            waiting = []
            for guest, need in zip(cafe, p.needs, strict=True):
                a, b, c, d = need & 15, need >> 4 & 15, need >> 8 & 15, need >> 12 & 15
                missing = (
                    (a - k0 if a > k0 else 0)
                    + (b - k1 if b > k1 else 0)
                    + (c - k2 if c > k2 else 0)
                    + (d - k3 if d > k3 else 0)
                )
                waiting.append((missing, -self.guest_vp[guest], guest, a, b, c, d))
            if len(waiting) > 1:
                waiting.sort()
            masks = self.board.color_mask
            vacant = p.vacant
            free = [(vacant & mask).bit_count() for mask in masks]
            effort, within = 0.0, w.pace * dice
            guests = self.t.guests
            for _, vp, guest, a, b, c, d in waiting:
                ra, rb, rc, rd = min(a, k0), min(b, k1), min(c, k2), min(d, k3)
                k0, k1, k2, k3 = k0 - ra, k1 - rb, k2 - rc, k3 - rd
                ready = ra + rb + rc + rd
                lacking = a - ra + c - rc + w.rare * (b - rb + d - rd)
                if a + b > ra + rb and c + d > rc + rd:
                    lacking += w.both  # dishes and drinks come from different dice
                color = guests[guest].color
                if color == GREEN:
                    color = max((0, 1, 2), key=free.__getitem__)
                share = w.missing**lacking * w.in_kitchen**ready
                effort += lacking
                if free[color] > 0:
                    free[color] -= 1
                else:
                    share *= w.no_room
                    effort += w.room_pace
                worth = share * (w.house + table - vp + self._moving_in(p, guest))
                if effort:
                    doubt = (effort / within) ** w.doubt
                    worth = (worth + STUCK * doubt) / (1 + doubt)
                value += worth
        spare = w.item_spare
        extra = w.item * fade
        for number in (k0, k1, k2, k3):
            value += number + extra * (number if number < spare else spare)
        return value

    def _moving_in(self, p: PlayerState, guest: int) -> float:
        """What cards in play will give for this guest."""
        triggers = self.t.triggers
        if not p.has & triggers.move_in_mask:
            return 0.0
        facts = self.t.guests[guest]
        return sum(
            card.amount
            for card in triggers.move_in
            if p.has >> card.staff & 1
            and card.color in (-1, facts.color)
            and card.min_items <= facts.size <= card.max_items
        )

    def _emperor(self, p: PlayerState, s: GameState, round_: int) -> float:
        for i, visit in enumerate(self.visits):
            if visit > round_ or (visit == round_ and s.phase != "emperor"):
                dice = 2 * (visit - round_) + len(p.numbers)
                pays = p.has & self._forgiven
                return self._visit(p.emperor, i, dice, len(p.staff), pays)
        return 0.0

    def _visit(self, space: int, i: int, dice: int, staff: int, has: int) -> float:
        """The visits from the i-th on, for a marker here with so many dice before the next one."""
        if i == len(self.visits):
            return 0.0
        key = (space, i, dice, staff, has)
        value = self._track.get(key)
        if value is None:
            steps = space + self.w.drift * dice
            low = int(steps)
            share = steps - low
            value = 0.0
            for to, weight in ((low, 1 - share), (low + 1, share)):
                if weight:
                    if dice:
                        value += weight * (
                            0.5 * self._arrive(to, i, staff, has)
                            + 0.25 * self._arrive(to + 1, i, staff, has)
                            + 0.25 * self._arrive(max(to - 1, space), i, staff, has)
                        )
                    else:
                        value += weight * self._arrive(to, i, staff, has)
            self._track[key] = value
        return value

    def _arrive(self, space: int, i: int, staff: int, has: int) -> float:
        t = self.t
        value = float(max(0, space - t.track_end))
        space = min(space, t.track_end)
        value += t.track_vp[space]
        to = max(0, space - t.retreat[self.visits[i]])
        reward, penalty = tile_worth(t, self.tiles[i], staff, self.w)
        if to >= t.catalog.tracks.emperor_reward_from:
            value += reward + sum(vp for bit, _, vp in t.triggers.emperor_reward if has & bit)
        elif to <= t.catalog.tracks.emperor_penalty_at:
            if any(has & bit for bit, _, _ in t.triggers.ignore_penalty):
                penalty = min(penalty, 1.5)
            value -= penalty
        if i + 1 < len(self.visits):
            value += self._visit(to, i + 1, 2 * (self.visits[i + 1] - self.visits[i]), staff, has)
        return value

    def _objectives(self, s: GameState, p: PlayerState, dice: int) -> float:
        w = self.w
        value = 0.0
        for i, (kind, amount, rooms, _) in enumerate(self.objectives):
            if p.claimed[i] or kind == "krones":
                continue
            points = points_left(s, i)
            if not points:
                continue
            if kind == "emperor_space":
                effort = max(0, amount - p.emperor) * w.step_effort
            elif kind == "staff_played":
                effort = max(0, amount - len(p.staff)) * w.staff_effort
            elif kind == "room_tiles":
                effort = max(0, amount - (p.vacant | p.occupied).bit_count()) * w.tile_effort
            else:
                effort = rooms_effort(self.board, w, kind, amount, rooms, p.vacant, p.occupied)
            left = 1 - effort / (w.objective_dice * dice + 1)
            if left > 0:
                value += w.objective * points * left**w.objective_power
        return value

    def _cards(self, p: PlayerState, horizon: Horizon) -> float:
        w = self.w
        fade = min(1.0, horizon.dice / w.horizon)
        value = sum(card_worth(self.t, self.board, p, card, horizon) for card in p.staff) * w.staff
        if p.hand and horizon.dice:
            gains = sorted(
                (
                    played_worth(self.t, self.board, p, card, horizon)
                    - w.krone_price * self.t.staff[card].cost
                    for card in p.hand
                ),
                reverse=True,
            )
            for gain in gains[:3]:
                if gain > 0:
                    value += w.hand * fade * gain
        return value


def _use(krones: int, w: Weights) -> float:
    """What krones are worth above their point: the first ones most."""
    use = 0.0
    for number, worth in w.krones:
        use += worth * min(krones, number)
        krones -= min(krones, number)
    return use
