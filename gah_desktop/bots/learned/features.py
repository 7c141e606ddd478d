"""What a position consists of, as numbers that a value can be fitted to. It weighs nothing.

A feature has a name, under which its weights are kept; it comes in three parts, as positions change: how a
seat stands, whom it serves, and its krones. Cards are features of their own, one in hand and one in play.
In a game with modules there is a fourth part: what the heuristic thinks of them, and what each tells.
"""

from __future__ import annotations

from collections.abc import Mapping

from gah_desktop.bots.evaluate.guests import served
from gah_desktop.bots.evaluate.position import Judge
from gah_desktop.bots.part import FEATURE_PARTS, FeaturePart
from gah_desktop.engine.items import OF_CHOICE
from gah_desktop.engine.module_registry import EXPANSIONS
from gah_desktop.engine.objectives import PROGRESS
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import FLOOR, GREEN

STEPS = (1, 2, 3, 4, 6, 8)  # of the Emperor's track
PURSE = (1, 2, 3, 4, 6, 9)  # krones
LACKING = 0.82  # of a guest's worth is left per missing item
REWARDS = (
    "advance_emperor",
    "draw_staff",
    "draw_three_play_one",
    "extra_action",
    "gain_items",
    "gain_items_of_choice",
    "gain_krones",
    "occupy_room",
    "play_staff",
    "prepare_room",
    "take_guest_free",
)
_REWARD = {kind: i for i, kind in enumerate(REWARDS)}

STANDING = (
    "standing",
    *("hotel", "emperor", "objectives", "cards in play", "end cards", "hand 1", "hand 2", "hand 3"),
    *(f"occupied {floor}" for floor in range(4)),
    *(f"vacant {floor}" for floor in range(4)),
    *(f"occupied color {color}" for color in range(3)),
    *(f"vacant color {color}" for color in range(3)),
    *(f"room for color {color}" for color in range(3)),
    *(f"group {color} lacks {lacks}" for color in range(3) for lacks in (1, 2, 3)),
    *(f"group {color} ready" for color in range(3)),
    *(f"steps {steps}" for steps in STEPS),
    "steps",
    *("staff", "staff squared", "used", "hand", "hand of three"),
    *("open points", "points near", "points nearer", "claimed"),
)
SERVICE = (
    *("service", "guests", "guests squared", "full café"),
    *("guests' VP", "guests' worth", "common lacking", "rare lacking", "easiest", "two easiest"),
    *("ready", "ready with room", "without room"),
    *(f"guests of color {color}" for color in range(4)),
    *(f"stock {item}" for item in OF_CHOICE),
    *(f"spare {item}" for item in OF_CHOICE),
    *(f"reward {kind}" for kind in REWARDS),
)
MONEY = ("purse", *(f"krones {krones}" for krones in PURSE), "krones")
DENSE = (*STANDING, *SERVICE, *MONEY)
# what people would call it, by how the names begin; what fits none is the rest
_CATEGORIES: dict[str, tuple[str, ...]] = {
    "emperor": ("emperor", "steps"),
    "objectives": ("objectives", "open points", "points near", "points nearer", "claimed"),
    "rooms": ("hotel", "occupied", "vacant", "group", "room for"),
    "staff": ("cards in play", "end cards", "hand", "plays", "holds", "staff", "used"),
    "krones": ("purse", "krones"),
    "guests": ("service", "guests", "ready", "reward", "common", "rare", "easiest", "two easiest", "without"),
    "items": ("stock", "spare"),
}
FEATURE_PARTS.extend(_CATEGORIES, lambda part: {part.category: part.names} if part.category else {})
REST = "rest"


def feature_parts() -> list[FeaturePart]:
    """Return the parts of all modules that can be in play, in an order that does not depend on the game."""
    return [FEATURE_PARTS.of(module) for module in EXPANSIONS]


def of_modules() -> tuple[str, ...]:
    """Of the fourth part, whichever modules are in play."""
    return ("modules", *(name for part in feature_parts() for name in part.names))


def names(staff: list[int], modules: bool = False) -> tuple[str, ...]:
    """Of all features, in the order of `Features.all`; cards by their number."""
    cards = (*(f"plays {card}" for card in staff), *(f"holds {card}" for card in staff))
    return (*DENSE, *(of_modules() if modules else ()), *cards)


def categories() -> Mapping[str, tuple[str, ...]]:
    """Return the categories, those of modules too, each with the beginnings of the names in it."""
    feature_parts()
    return _CATEGORIES


def category_of(name: str) -> str:
    return next((found for found, beginnings in categories().items() if name.startswith(beginnings)), REST)


class Features:
    """Reads the positions of one seat in one game, with the heuristic's estimates among the numbers."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        t = judge.t
        self._floor_vp = t.floor_vp
        board = judge.board
        units = (1.0, 1.2, 1.1)  # a bonus in VP: points, krones, steps
        self._groups = [
            (mask, color, mask.bit_count(), amount * units[color])
            for mask, (color, amount) in zip(board.group_mask, board.bonus, strict=True)
        ]
        self._colors = board.color_mask
        self._guests = {
            guest: (
                facts.color,
                float(facts.vp),
                sum(judge.guests.rewards[guest], 0.0),
                [
                    (_REWARD[e.kind], w)
                    for e, w in zip(facts.rewards, judge.guests.rewards[guest], strict=True)
                    if e.kind in _REWARD
                ],
            )
            for guest, facts in t.guests.items()
        }
        self._purses = [_purse(krones) for krones in range(t.max_krones + 1)]
        self._modules = [
            (part.values if part.module in judge.modules else None, [0.0] * len(part.names))
            for part in feature_parts()
        ]

    def standing(self, s: GameState, p: PlayerState) -> list[float]:
        """Rooms, track, objectives and cards."""
        judge = self.judge
        horizon = judge.horizon(s, p)
        dice = horizon.dice
        vacant, occupied = p.vacant, p.occupied
        found = [1.0, judge.hotel.worth(vacant, occupied, p.bonus, dice), judge.emperor_worth(s, p)]
        found.append(judge.objectives_worth(s, p, dice) if 0 in p.claimed and dice else 0.0)
        ends = judge.t.triggers.end
        playing, ending = 0.0, 0.0
        for card in p.staff:
            worth = judge.staff.in_play(p, card, horizon)
            if card in ends:
                ending += worth
            else:
                playing += worth
        gains = sorted([judge.gain(p, card, horizon) for card in p.hand], reverse=True)
        gains = [max(0.0, gain) for gain in gains[:3]]
        found += [playing, ending, *gains, *([0.0] * (3 - len(gains)))]
        found += [float((occupied & floor).bit_count()) for floor in FLOOR]
        found += [float((vacant & floor).bit_count()) for floor in FLOOR]
        found += [float((occupied & color).bit_count()) for color in self._colors]
        free = [(vacant & color).bit_count() for color in self._colors]
        found += [float(number) for number in free]
        found += [1.0 if number else 0.0 for number in free]
        found += self._bonuses(p)
        emperor = p.emperor
        found += [float(emperor if emperor < steps else steps) for steps in STEPS]
        found.append(float(emperor))
        staff = float(len(p.staff))
        hand = len(p.hand)
        found += [staff, staff * staff / 8, float((p.used).bit_count()), float(hand), float(min(hand, 3))]
        return found + self._goals(s, p)

    def _bonuses(self, p: PlayerState) -> list[float]:
        """What groups will bring, by how many of their rooms are not occupied; and of groups prepared."""
        lacking = [0.0] * 12
        occupied, tiles = p.occupied, p.occupied | p.vacant
        for group, (mask, color, size, worth) in enumerate(self._groups):
            if not p.bonus >> group & 1:
                lacks = size - (occupied & mask).bit_count()
                if lacks:
                    lacking[3 * color + (lacks if lacks < 3 else 3) - 1] += worth
                    if tiles & mask == mask:
                        lacking[9 + color] += worth
        return lacking

    def _goals(self, s: GameState, p: PlayerState) -> list[float]:
        """The points of objectives that are open to this seat, as they are, and as far as it has come."""
        judge = self.judge
        open_, near, nearer, claimed = 0.0, 0.0, 0.0, 0.0
        for i, (kind, amount, rooms, _) in enumerate(judge.objectives):
            if p.claimed[i]:
                claimed += 1.0
                continue
            points = float(judge.points[i])
            if points:
                share = min(1.0, PROGRESS[kind](s, p, rooms) / amount) if kind != "krones" else 0.0
                open_ += points
                near += points * share
                nearer += points * share * share * share
        return [open_, near, nearer, claimed]

    def service(self, p: PlayerState, free: tuple[int, ...], greeting: int, dice: int) -> list[float]:
        """The guests in the café, and the kitchen; `free` are vacant rooms by colour."""
        number = len(p.cafe)
        kitchen = tuple(p.kitchen)
        worth = self.judge.guests.worth(tuple(p.cafe), tuple(p.needs), kitchen, free, greeting, dice)
        found = [worth, float(number), float(number * number), 1.0 if number == 3 else 0.0]
        vps, worths, commons, rares = 0.0, 0.0, 0, 0
        ready, housed, homeless = 0.0, 0.0, 0.0
        colors = [0.0] * 4
        rewards = [0.0] * len(REWARDS)
        spare = kitchen
        efforts: list[float] = []
        if number:
            left = list(free)
            waiting = [
                (sum(served(need, kitchen)[:2]), guest, need)
                for guest, need in zip(p.cafe, p.needs, strict=True)
            ]
            waiting.sort()
            for _, guest, need in waiting:
                color, vp, worth, kinds = self._guests[guest]
                common, rare, _, _, spare = served(need, spare)
                share = LACKING ** (common + 1.3 * rare)
                vps += vp * share
                worths += worth * share
                commons += common
                rares += rare
                efforts.append(common + 1.3 * rare)
                colors[color] += 1.0
                for kind, amount in kinds:
                    rewards[kind] += amount * share
                if color == GREEN:
                    color = max((0, 1, 2), key=left.__getitem__)
                done = not common and not rare
                ready += done
                if left[color] > 0:
                    left[color] -= 1
                    housed += done
                else:
                    homeless += share
            efforts.sort()
        found += [vps, worths, float(commons), float(rares)]
        found.append(efforts[0] if efforts else 0.0)
        found.append(efforts[0] + efforts[1] if len(efforts) > 1 else 0.0)
        found += [ready, housed, homeless, *colors]
        found += [float(kitchen[item]) for item in OF_CHOICE]  # it has learned nothing of champagne
        found += [float(min(spare[item], 2)) for item in OF_CHOICE]
        return found + rewards

    def money(self, p: PlayerState, dice: int) -> list[float]:
        return [self.judge.krones_worth(p, dice), *self._purses[p.krones]]

    def of_modules(self, s: GameState, p: PlayerState) -> list[float]:
        """What each tells, and nothing of those that are not in play."""
        found = [self.judge.of_modules(s, p)]
        for told, nothing in self._modules:
            found += nothing if told is None else told(s, p)
        return found

    def all(self, s: GameState, p: PlayerState, staff: list[int]) -> list[float]:
        """Everything, as `names` says; the points on the table are no feature."""
        judge = self.judge
        dice = judge.dice(s, p)
        free = tuple((p.vacant & mask).bit_count() for mask in self._colors)
        cards = [1.0 if p.has >> card & 1 else 0.0 for card in staff]
        held = [1.0 if card in p.hand else 0.0 for card in staff]
        greeting = p.has & judge.greeting
        return [
            *self.standing(s, p),
            *self.service(p, free, greeting, dice),
            *self.money(p, dice),
            *(self.of_modules(s, p) if s.setup.modules else ()),
            *cards,
            *held,
        ]


def _purse(krones: int) -> list[float]:
    return [*(float(min(krones, most)) for most in PURSE), float(krones)]
