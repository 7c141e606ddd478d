"""How good a position is for one seat, in VP expected at the end. It never looks at hidden things."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from gah_desktop.bots.evaluate.emperor import EmperorWorth
from gah_desktop.bots.evaluate.guests import GuestWorth
from gah_desktop.bots.evaluate.hotel import HotelWorth
from gah_desktop.bots.evaluate.staff import COPY, Horizon, StaffWorth
from gah_desktop.bots.part import BOT_PARTS
from gah_desktop.bots.weights import Weights
from gah_desktop.engine.objectives import PROGRESS
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import ObjectiveFacts

MOST_REMEMBERED = 20_000
# by kind of objective that only modules have: dice for one more of what it counts
MODULE_OBJECTIVE_STEPS: dict[str, float] = {}
BOT_PARTS.extend(MODULE_OBJECTIVE_STEPS, lambda part: part.objective_steps)
IN_HAND = 3  # cards that one can hope to play

standing_key = attrgetter("vacant", "occupied", "bonus", "emperor", "has", "used", "claimed", "numbers")


class Judge:
    """Judges the positions of one seat in one game; remembers the parts that come again and again."""

    def __init__(self, s: GameState, seat: int, w: Weights) -> None:
        parts = [BOT_PARTS.of(module.name) for module in s.modules]  # first: it completes the tables
        self.t, self.w, self.seat = s.t, w, seat
        self.board = s.t.boards[s.players[seat].board]
        self.objectives = tuple(s.t.objectives[i] for i in s.objectives)
        self.hotel = HotelWorth(s.t, self.board, w)
        self.staff = StaffWorth(s.t, self.board, w)
        self.emperor = EmperorWorth(s.t, s.emperor, w)
        kinds = [facts.kind for facts in self.objectives]
        self.krone_goal = kinds.index("krones") if "krones" in kinds else -1
        self.greeting = s.t.triggers.move_in_mask  # cards that answer when a guest moves in
        self._purse = [_use(krones, w) for krones in range(s.t.max_krones + 1)]
        self.steps = {
            "emperor_space": w.step_effort,
            "staff_played": w.staff_effort,
            "room_tiles": w.tile_effort,
            **MODULE_OBJECTIVE_STEPS,
        }
        self.modules = s.setup.modules
        # what else objectives ask for than what stands in `standing_key`
        self.counted = [facts for facts in self.objectives if facts.kind in MODULE_OBJECTIVE_STEPS]
        self.guests = GuestWorth(s.t, w, *[part.exit_item for part in parts if part.exit_item is not None])
        self._module_values = [part.value for part in parts if part.value is not None]
        self.die_values = [part.die_value for part in parts if part.die_value is not None]
        self.rivals: tuple[int, ...] = ()
        self.points: tuple[int, ...] = ()  # of each objective, that no other has claimed
        self._context: Any = None
        self._by_context: dict[Any, dict[Any, float]] = {}
        self._standings: dict[Any, float] = {}  # in the context of now
        self._services: dict[Any, float] = {}
        self._free: dict[int, tuple[int, ...]] = {}
        self.remembered: dict[Any, float] = {}  # by modules, as long as nobody else does anything
        self.look(s)

    def look(self, s: GameState) -> bool:
        """Take in what others have done since; True if what was thought before is void."""
        others = [p for p in s.players if p.seat != self.seat]
        rivals = {card for p in others for card in p.staff if card in self.t.triggers.end}
        self.rivals = tuple(sorted(card for card in rivals if self.t.triggers.end[card][0] != COPY))
        claimed = tuple(p.claimed for p in others)
        context = (self.rivals, claimed, s.round)
        void: bool = context != self._context
        self._context = context
        remembered = sum([len(known) for known in self._by_context.values()], len(self._services))
        if remembered + len(self.remembered) > MOST_REMEMBERED:
            self._by_context.clear()
            self._services.clear()
            self._free.clear()
            self.hotel.forget()
        # who plays on from one position again and again comes back to the same contexts
        self._standings = self._by_context.setdefault(context, {})
        if void:
            self.remembered.clear()
            self.points = tuple(
                next((points for points in self.t.points if points not in taken), 0)
                for taken in zip(*claimed, strict=True)
            )
        return void

    def dice(self, s: GameState, p: PlayerState) -> int:
        """Those that are still to be taken."""
        return 2 * (self.t.last_round - (s.round or 1)) + len(p.numbers)

    def value(self, s: GameState) -> float:
        p = s.players[self.seat]
        dice = self.dice(s, p)
        what: Any = (standing_key(p), tuple(p.hand), s.round, s.phase)
        if self.counted:
            what += self.progress(s, p)
        standing = self._standings.get(what)
        if standing is None:
            standing = self._standings[what] = self._standing(s, p)
        free = self._free.get(p.vacant)
        if free is None:
            free = self._free[p.vacant] = tuple(
                (p.vacant & mask).bit_count() for mask in self.board.color_mask
            )
        who = (tuple(p.cafe), tuple(p.needs), tuple(p.kitchen), free, p.has & self.greeting, dice)
        service = self._services.get(who)
        if service is None:
            service = self._services[who] = self.guests.worth(*who)
        return p.vp + standing + service + self.krones_worth(p, dice) + self.of_modules(s, p)

    def progress(self, s: GameState, p: PlayerState) -> tuple[int, ...]:
        """Towards objectives that ask for what `standing_key` does not tell."""
        return tuple([PROGRESS[kind](s, p, rooms) for kind, _, rooms, _ in self.counted])

    def of_modules(self, s: GameState, p: PlayerState) -> float:
        """What the seat's share in the modules in play is worth."""
        value = 0.0
        for worth in self._module_values:
            value += worth(s, p, self)
        return value

    # What changes seldom within a turn

    def _standing(self, s: GameState, p: PlayerState) -> float:
        """Rooms, track, objectives and cards."""
        horizon = self.horizon(s, p)
        dice = horizon.dice
        value = self.hotel.worth(p.vacant, p.occupied, p.bonus, dice)
        value += self.emperor_worth(s, p)
        if 0 in p.claimed and dice:
            value += self.objectives_worth(s, p, dice)
        return value + self._cards(p, horizon)

    def horizon(self, s: GameState, p: PlayerState) -> Horizon:
        round_ = s.round or 1
        last = self.t.last_round
        return Horizon(
            self.dice(s, p),
            last - round_,
            len(self.t.visits) - self._next_visit(s),
            self.rivals,
        )

    def _next_visit(self, s: GameState) -> int:
        """How many times the Emperor has come."""
        round_ = s.round or 1
        return sum(visit < round_ or (visit == round_ and s.phase != "round") for visit in self.t.visits)

    def emperor_worth(self, s: GameState, p: PlayerState) -> float:
        i = self._next_visit(s)
        if i == len(self.t.visits):
            return 0.0
        dice = 2 * (self.t.visits[i] - (s.round or 1)) + len(p.numbers)
        return self.emperor.worth(p.emperor, i, dice, len(p.staff), p.has)

    def objectives_worth(self, s: GameState, p: PlayerState, dice: int) -> float:
        value = 0.0
        for i, facts in enumerate(self.objectives):
            if not p.claimed[i] and facts.kind != "krones" and self.points[i]:
                value += self.goal_worth(s, p, facts, self.points[i], dice)
        return value

    def goal_worth(self, s: GameState, p: PlayerState, goal: ObjectiveFacts, points: int, dice: int) -> float:
        """An objective worth so many points, the nearer the more; not one that asks for krones."""
        w = self.w
        kind, amount, rooms, _ = goal
        if kind in self.steps:
            effort = max(0, amount - PROGRESS[kind](s, p, rooms)) * self.steps[kind]
        else:
            effort = self.hotel.effort(kind, amount, rooms, p.vacant, p.occupied)
        left = 1 - effort / (w.objective_dice * dice + 1)
        return w.objective * points * left**w.objective_power if left > 0 else 0.0

    def _cards(self, p: PlayerState, horizon: Horizon) -> float:
        w = self.w
        fade = min(1.0, horizon.dice / w.horizon)
        value = sum((self.staff.in_play(p, card, horizon) for card in p.staff), 0.0) * w.staff
        if p.hand and horizon.dice:
            gains = sorted((self.gain(p, card, horizon) for card in p.hand), reverse=True)
            for gain in gains[:IN_HAND]:
                if gain > 0:
                    value += w.hand * fade * gain
        return value

    def gain(self, p: PlayerState, card: int, horizon: Horizon, discount: int = 0) -> float:
        cost = max(0, self.t.staff[card].cost - discount)
        return self.staff.played(p, card, horizon) - self.w.krone_price * cost

    # Krones

    def krones_worth(self, p: PlayerState, dice: int) -> float:
        w = self.w
        krones = p.krones
        fade = dice / w.krone_horizon
        value = krones + self._purse[krones] * (fade if fade < 1.0 else 1.0)
        if self.krone_goal >= 0 and dice and not p.claimed[self.krone_goal]:
            goal = self.objectives[self.krone_goal][1]
            share = (krones - w.krone_floor) / (goal - w.krone_floor)
            if share > 0:
                points = self.points[self.krone_goal]
                value += w.krone_share * points * min(1.0, share) ** w.objective_power
        return value

    def price(self, krones: int, cost: int) -> float:
        """What paying so many krones of the purse costs."""
        return cost + self._purse[krones] - self._purse[max(0, krones - cost)]

    # Single choices

    def best_gain(self, s: GameState, p: PlayerState, discount: int) -> float:
        """What playing the best card of the hand now would bring; one that can't be paid brings nothing."""
        if not p.hand:
            return 0.0
        horizon, most = self.horizon(s, p), p.krones + discount
        return max(
            self.gain(p, card, horizon, discount) if self.t.staff[card].cost <= most else 0.0
            for card in p.hand
        )

    def card(self, s: GameState, card: int, in_play: bool = False) -> float:
        """A card in hand, or one in play."""
        p = s.players[self.seat]
        horizon = self.horizon(s, p)
        return self.staff.in_play(p, card, horizon) if in_play else self.gain(p, card, horizon)

    def penalty(self, s: GameState) -> float:
        """What the penalty of this round's tile would take."""
        return self.emperor.penalty(self.t.visits.index(s.round), len(s.players[self.seat].staff))


def _use(krones: int, w: Weights) -> float:
    """What krones are worth above their point: the first ones most."""
    use = 0.0
    for number, worth in w.krones:
        use += worth * min(krones, number)
        krones -= min(krones, number)
    return use
