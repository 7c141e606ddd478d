"""The four entrances of the solo opponent: what they cost the person, and what they bring."""

from __future__ import annotations

from collections import Counter
from itertools import cycle

from tests.helpers import printed
from tests.helpers.waltz_reader.cards import ITEMS, Line
from tests.helpers.waltz_reader.reader import Table
from tests.helpers.waltz_reader.seat import Seat

STARS = 9
ROWS = {3: 5, 6: 10, 9: 15}  # VP of the lowest row that has a star
SUSHI = ((1, 4), (1, 5), (2, 1), (2, 2), (2, 3), (3, 1))
SUSHI_VP = 8
POOL = 18  # items of Hautel Couture


class Entrances(Table):
    def __init__(self) -> None:
        super().__init__()
        self.tolls: Counter[int] = Counter()
        self.waived = False
        self.stars = 0
        self.to_remove = 0  # stars, for floors and columns that have just been filled
        self.cogs = {5 * (floor - 1) + column - 1 for floor, column in SUSHI}
        self.cog_guests: list[int] = []
        self.pool_items: Counter[str] = Counter()
        self.on_space: dict[int, str] = {}
        self.to_feed: str | None = None

    def rival_gets(self, vp: int) -> None:
        rival = next(seat for seat in self.seats if seat.rival)
        self.owe(rival, f"entrance:{self.solo_entrance}", [{"kind": "gain_vp", "amount": vp}])

    def entrance_step(self, step: Line) -> None:
        """What a step tells of the entrance against what there is."""
        name = step["step"]
        if name in ("pool", "refilled", "item_returned"):
            self._hautel(step)
        elif name == "entrance":
            self.same(step["name"], self.solo_entrance, "entrance")
            self.reached.add(f"opponent at {step['name']}")
        elif name == "star":
            self.stars += 1
            self.same(step["tokens"], self.stars, "stars")
        elif name == "star_removed":
            self.stars -= 1
            self.to_remove -= 1
            self.same(step["tokens"], self.stars, "stars left")
        elif name == "stars_full":
            self.same((step["tokens"], self.stars), (STARS, STARS), "stars")
        elif name == "stars_scored":
            self.same(step["tokens"], self.stars, "stars")
            vp = min((row, vp) for row, vp in ROWS.items() if self.stars <= row)[1]
            self.same(step["vp"], vp, "VP of the lowest row")
            self.rival_gets(vp)
        elif name == "token_moved":
            room = self.room_of(step)
            self.need(room in self.cogs, "a cogwheel on that space")
            self.cogs.remove(room)
            self.cog_guests.append(step["guest"])
        elif name == "token_lost":
            self.cogs.remove(self.room_of(step))
        elif name == "token_returned":
            self.cog_guests.remove(step["guest"])
        elif name == "token_scored":
            self.cog_guests.remove(step["guest"])
            self.rival_gets(SUSHI_VP)
        elif name == "toll_token":
            self.tolls[step["face"]] += 1
            self.same(step["tokens"], self.tolls[step["face"]], "cogwheels on the space")
        elif name == "toll_waived":
            self.need(self.waived, "no space that could be used")
        elif name == "toll_scored":
            self.same(step["tokens"], self.tolls[step["face"]], "cogwheels on the space")
            self.tolls[step["face"]] -= 1
            self.same(step["left"], self.tolls[step["face"]], "cogwheels left")
            self.rival_gets(step["tokens"])

    def _hautel(self, step: Line) -> None:
        rival = next(seat for seat in self.seats if seat.rival)
        if step["step"] == "pool":  # their orders, filled up to 18 by one of each kind in turn
            for guest in rival.cafe:
                self.pool_items.update(self.cards.guests[guest]["order"])
            kinds = cycle(ITEMS[:4])
            while self.pool_items.total() < POOL:
                self.pool_items[next(kinds)] += 1
            self.same(step["items"], [self.pool_items[item] for item in ITEMS[:4]], "items of the pool")
        elif step["step"] == "refilled":
            self.need(self.pool_items[step["item"]] > 0, "an item of the pool")
            self.pool_items[step["item"]] -= 1
            self.need(step["face"] not in self.on_space, "an empty space")
            self.on_space[step["face"]] = step["item"]
        else:
            self.same(step["item"], self.to_feed, "item of the space used")
            self.need(not any(rival.wants(g, step["item"]) for g in rival.cafe), "nobody who wants it")
            self.to_feed = None
            self.pool_items[step["item"]] += 1

    def took_from(self, face: int) -> None:
        self.to_feed = self.on_space.pop(face, None)

    def fed(self, item: str) -> None:
        self.same(self.to_feed, item, "item of the space used")
        self.to_feed = None

    def extra_for(self, guest: int) -> int:
        """Sushi Resort: a krone more for a guest with a cogwheel, whatever else it costs."""
        return int(self.solo_entrance == "sushi" and guest in self.cog_guests)

    def toll(self, face: int) -> int:
        """A krone for a space with cogwheels; who can use none for want of it loses 5 VP once a turn."""
        if self.solo_entrance != "toll" or not self.tolls[face] or self.waived:
            return 0
        human = next(seat for seat in self.seats if not seat.rival)
        six = 7 if self.cards.effects(human.staff, "free_six") else 6
        free = [f for f in range(1, six) if self.dice[f] and not self.tolls[f]]
        if human.krones or free:
            return 1
        self.waived = True
        self.owe(human, "entrance:toll", [{"kind": "gain_vp", "amount": -5}])
        return 0

    def room_occupied(self, seat: Seat, room: int) -> None:
        super().room_occupied(seat, room)
        if self.solo_entrance == "stars" and not seat.rival:
            rooms, (floor, column) = "".join(seat.rooms), divmod(room, 5)
            lines = ({5 * floor + c for c in range(5)}, {5 * f + column for f in range(4)})
            filled = sum(printed.full(rooms, line) for line in lines)
            self.to_remove += min(filled, self.stars - self.to_remove)

    def line_turn(self, line: Line) -> None:
        self.waived = False
        self.same(self.to_feed, None, "an item that goes to a guest of the opponent")
        self.same(self.to_remove, 0, "stars that go for a full floor or column")
        super().line_turn(line)
