"""Gains, losses and VP, the visits of the Emperor, and what a seat is told to have."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.helpers.waltz_reader.cards import DISHES, DRINKS, ITEMS, Line
from tests.helpers.waltz_reader.flow import COMES_ALONE, END
from tests.helpers.waltz_reader.houses import Houses
from tests.helpers.waltz_reader.seat import Seat

# what is done on one's own turn alone
OF_THE_TURN = (
    *("take_die", "serve", "move_guest", "claim", "use_guest", "turn_down", "exchange"),
    *("retreat", "second_guest", "move_die", "pass", "end_turn"),
)
VP = (*COMES_ALONE, "lose_vp", "lose_vp_per_staff")


class Changes(Houses):
    def __init__(self) -> None:
        super().__init__()
        self.solo = self.promo = self.ended = self.round_over = False
        self.opponent: str | None = None
        self.deal = ""
        self.tiles: list[str] = []
        self.packs: list[list[int]] = []
        self.colors_left: list[str] = []
        self.lounge: list[int] = []
        self.pile: set[int] = set()
        self.dustbin = self.number = 0
        self.turn: int | None = None
        self.visits: list[int] = []

    # Gains

    def line_gain(self, line: Line) -> None:
        seat, source = self.seats[line["seat"]], line["source"]
        self.need(len(line) > 3, "something gained")
        if "krones" in line:
            self._krones(seat, source, line["krones"])
        if "steps" in line:
            self._steps(seat, source, line["steps"])
        if "items" in line:
            items: Counter[str] = Counter(line["items"])
            if any(n < 0 for n in items.values()):
                self._lost_items(seat, source, Counter({i: -n for i, n in items.items()}))
            else:
                self._items(seat, source, items)
        if "dancers" in line:
            self.same(line["dancers"], -1, "one dancer")
            self.take(seat, source, ("lose_dancer",))
        if "token" in line:
            due = self.take(seat, source, ("token",), lambda effect: bool(effect["half"] == line["half"]))
            seat.tokens.remove(line["token"])
            token = seat.hotel("tokens")[line["token"] - 1][due.effect["half"]]
            self.owe(seat, source, token)

    def _krones(self, seat: Seat, source: str, krones: int) -> None:
        if krones < 0:
            due = self.take(seat, source, ("lose_krones",), lambda e: e["amount"] == -krones)
            self.need(due.effect["amount"] <= seat.krones, "krones to lose")
        else:
            room = self.cards.tracks["krones_max"] - seat.krones
            due = self.take(seat, source, ("gain_krones",), lambda e: krones == min(e["amount"], room))
            self.got_krones(seat, due.firing)
        seat.krones += krones

    def _steps(self, seat: Seat, source: str, steps: int) -> None:
        way = END - seat.emperor
        due = self.take(seat, source, ("advance_emperor",), lambda e: steps == min(e["amount"], way))
        seat.emperor += steps
        amount = due.effect["amount"]
        if amount > steps:
            beyond = {"kind": "gain_vp", "amount": amount - steps}
            self.add(seat, due.firing, beyond, source=f"track:{END}")
        self.got_steps(seat, due.firing, amount)

    def _items(self, seat: Seat, source: str, items: Counter[str]) -> None:
        def fits(effect: Any) -> bool:
            if effect["kind"] == "fill_items":
                wanted = {effect["item"]: self._wanted(seat, effect["item"])}
                return Counter(wanted) == items
            return Counter(effect["items"]) == items

        due = self.take(seat, source, ("gain_items", "fill_items"), fits)
        if self.round or not source.startswith("entrance:"):
            seat.pending.update(items)
        else:
            seat.kitchen.update(items)  # what an entrance has in the kitchen
        self.got_items(seat, due.firing, items)

    def _wanted(self, seat: Seat, item: str) -> int:
        orders = self.cards.guests
        return sum(orders[guest]["order"].get(item, 0) - held[item] for guest, held in seat.cafe.items())

    def _lost_items(self, seat: Seat, source: str, items: Counter[str]) -> None:
        kinds = ("empty_kitchen", "empty_kitchen_and_cafe", "lose_items", "lose_champagne", "lose_kitchen")
        due = self.take(seat, source, kinds)
        kind = due.effect["kind"]
        places = [seat.kitchen]
        if kind == "empty_kitchen_and_cafe":
            places += list(seat.cafe.values())
        if kind == "lose_items":
            asked = Counter(due.effect["items"])
        elif kind == "lose_champagne":
            asked = Counter(champagne=due.effect["amount"])
        else:
            among = ITEMS if kind == "lose_kitchen" else DISHES + DRINKS
            asked = Counter({i: sum(place[i] for place in places) for i in among})
        self.same(+items, +asked, "items lost")
        for item, number in items.items():
            for place in places:
                taken = min(number, place[item])
                place[item] -= taken
                number -= taken
            self.same(number, 0, f"{item} that was there")

    # Victory points

    def line_vp(self, line: Line) -> None:
        seat, source, amount = self.seats[line["seat"]], line["source"], line["amount"]
        if source == f"entrance:{seat.entrance}" and seat.hotel("guests_vp"):
            self.end_round()
        seat.vp += amount
        if self.of_the_end(seat, source):
            return
        if source == f"track:{END}" and not any(due.source == source for due in seat.dues):
            self._steps_beyond(seat, amount)
            return

        def fits(effect: Any) -> bool:
            if effect["kind"].startswith("lose_vp"):
                each = len(seat.staff) if effect["kind"] == "lose_vp_per_staff" else 1
                return bool(-effect["amount"] * each == amount)
            return bool(effect["amount"] == amount)

        due = self.take(seat, source, VP, fits)
        if not source.startswith("ballroom:") or not self.scoring_time():
            self.got_vp(seat, due.firing, amount)

    def _steps_beyond(self, seat: Seat, amount: int) -> None:
        """At the end of the track each step is a VP, of whatever gave the step."""
        self.same(seat.emperor, END, "space of whoever has steps left")
        for due in seat.dues:
            if due.effect["kind"] == "advance_emperor" and due.effect["amount"] == amount:
                seat.dues.remove(due)
                self.got_steps(seat, due.firing, amount)
                self.got_vp(seat, due.firing, amount)
                return
        self.need(False, "steps that are owed")

    def of_the_end(self, seat: Seat, source: str) -> bool:
        kind, _, what = source.partition(":")
        if source == "entrance:hautel":
            return True
        if kind == "staff" and self.cards.staff[int(what)]["timing"] == "end":
            return True
        melange = source == f"entrance:{seat.entrance}" and bool(seat.hotel("objectives_vp"))
        return kind == "final" or melange

    # The end of a round

    def end_round(self) -> None:
        """Celebrities leave, then Kaufman's VP."""
        if self.round_over or not self.round:
            return
        self.settle()
        self.round_over = True
        for seat in self.seats:
            seat.celebrities = []
            prizes = seat.hotel("guests_vp")
            if prizes and seat.round_guests >= min(map(int, prizes)):
                vp = prizes[str(min(seat.round_guests, max(map(int, prizes))))]
                self.owe(seat, f"entrance:{seat.entrance}", [{"kind": "gain_vp", "amount": vp}])

    def scoring_time(self) -> bool:
        return len(self.visits) == len(self.seats)

    def close_turn(self) -> None:
        raise NotImplementedError

    def line_emperor(self, line: Line) -> None:
        seat, tracks = self.seats[line["seat"]], self.cards.tracks
        self.close_turn()
        self.end_round()
        self.settle_others(seat)
        self.need(line["round"] == self.round and self.round in (3, 5, 7), "rounds 3, 5, 7")
        self.same(line["seat"], (self.first + len(self.visits)) % len(self.seats), "in turn order")
        self.visits.append(line["seat"])
        self.same(line["space"], seat.emperor, "space")
        self.same(line["vp"], tracks["emperor_vp"][seat.emperor], "VP of the space")
        seat.emperor = max(0, seat.emperor - tracks["emperor_retreat"][str(self.round)])
        self.same(line["to"], seat.emperor, "space after the retreat")
        if line["vp"]:
            self.owe(seat, f"track:{self.round}", [{"kind": "gain_vp", "amount": line["vp"]}])
        if seat.rival:
            return
        to = seat.emperor
        fits = ("reward",) if to >= 3 else ("nothing",) if to else ("penalty", "avoided")
        self.need(line["result"] in fits, "result")
        self.same(self.spared is seat, line["result"] == "avoided", "a krone paid before")
        self.spared = None
        tile = self.tiles[(3, 5, 7).index(self.round)]
        if line["result"] == "reward":
            self.staff_answers(seat, "when_emperor_reward")
            self.reward(seat, f"emperor:{tile}", tile)
        elif line["result"] == "penalty":
            self._penalty(seat, tile)

    def settle_others(self, seat: Seat) -> None:
        """Whoever was visited before has had what was owed."""
        if self.visits:
            self.settle()

    def _penalty(self, seat: Seat, tile: str) -> None:
        """The left one if it can be suffered in full, else the right one."""
        penalty = self.cards.tiles[tile]["penalty"]
        left = penalty["left"]
        kind, count = left["kind"], left.get("count", left.get("amount", 0))
        has = {
            "lose_krones": seat.krones,
            "return_staff_from_hand": len(seat.hand),
            "remove_vacant_rooms": seat.rooms.count("v"),
            "remove_played_end_staff": sum(self.cards.staff[c]["timing"] == "end" for c in seat.staff),
            "lose_champagne": seat.kitchen["champagne"],
            "remove_dancer_from_scored_ballroom": sum(seat.by_row("middle" if tile[0] == "B" else "right")),
        }.get(kind, 99)
        if kind == "lose_krones_and_item":
            food = any(seat.kitchen[item] for item in DISHES + DRINKS)
            has, count = seat.krones if food else 0, left["amount"]
        side = "left" if has >= count or "right" not in penalty else "right"
        chosen = penalty[side]
        self.owe(seat, f"emperor:{tile}", self._suffered(seat, chosen), must=True)
        self.reached.add(f"{side} penalty of emperor:{tile}")

    def _suffered(self, seat: Seat, penalty: Any) -> list[Any]:
        kind, kitchen = penalty["kind"], seat.kitchen
        if kind == "lose_krones_and_item":
            return [{"kind": "lose_krones", "amount": penalty["amount"]}, {"kind": "lose_item"}]
        if kind == "lose_all_krones_and_kitchen":
            krones = [{"kind": "lose_krones", "amount": seat.krones}] if seat.krones else []
            return krones + ([{"kind": "lose_kitchen"}] if kitchen.total() else [])
        food = sum(kitchen[item] for item in DISHES + DRINKS)
        served = sum(held[item] for held in seat.cafe.values() for item in DISHES + DRINKS)
        if kind == "empty_kitchen":
            return [penalty] if food else []
        if kind == "empty_kitchen_and_cafe":
            return [penalty] if food + served else []
        if kind == "lose_vp_per_staff" and not seat.staff:
            return []
        if kind == "remove_occupied_rooms_top_two_floors":
            floors = sum("o" in seat.rooms[5 * f : 5 * f + 5] for f in range(4))
            return [{**penalty, "count": min(2, floors)}] if floors else []
        return [penalty]

    def act_remove_room(self, seat: Seat, line: Line) -> None:
        room = self.room_of(line)
        kinds = ("remove_vacant_rooms", "remove_occupied_rooms_top_two_floors")
        due = self.find(seat, line["source"], kinds)
        wanted = "v" if due.effect["kind"] == "remove_vacant_rooms" else "o"
        self.same(seat.rooms[room], wanted, "room")
        highest = max(i // 5 for i, state in enumerate(seat.rooms) if state == wanted)
        if wanted == "v":
            self.same(room // 5, highest, "the highest floor")
        elif due.left == due.effect["count"]:
            self.same(room // 5, highest, "the highest floor")
            due.effect["before"] = highest
        else:
            lower = max(
                i // 5 for i, s in enumerate(seat.rooms) if s == "o" and i // 5 < due.effect["before"]
            )
            self.same(room // 5, lower, "the next lower floor")
        self.take(seat, line["source"], kinds)
        seat.rooms[room] = "."

    # States and acts

    def line_state(self, line: Line) -> None:
        seat = self.seats[line["seat"]]
        if self.round == 7 and line.get("celebrities") == [] != seat.celebrities:
            self.close_turn()
            waiting = any(s.numbers for s in self.seats)
            self.need(not waiting or not sum(self.dice), "the end of the last round")
            self.end_round()
        expected = {
            "t": "state",
            "seat": line["seat"],
            "krones": seat.krones,
            "emperor": seat.emperor,
            "vp": seat.vp,
            "kitchen": self.told(seat.kitchen),
            "cafe": [{"guest": guest, "items": self.told(held)} for guest, held in seat.cafe.items()],
            "rooms": "".join(seat.rooms),
            "hand": seat.hand,
            "staff": seat.staff,
            "used": sorted(seat.used),
            "objectives": seat.objectives,
            **seat.line(self.modules),
        }
        for key, value in expected.items():
            self.same(line[key], value, f"state, {key}")
        self.same(set(line), set(expected), "keys of the state")
        self.need(seat.krones >= 0, "no debts")

    def told(self, held: Counter[str]) -> dict[str, int]:
        """Champagne is left out where there is none."""
        return {item: held[item] for item in ITEMS if item != "champagne" or held[item]}

    def line_act(self, line: Line) -> None:
        seat = self.seats[line["seat"]]
        if self.packs:
            self._deal(line["kind"])
        purse = line["kind"] not in ("send_dancer",)
        cost = line.get("cost", 0) if purse else 0
        self.need(0 <= cost <= max(seat.krones, 0), "a cost that can be paid")
        if self.round and not seat.rival and line["kind"] in OF_THE_TURN:
            self.same(self.turn, line["seat"], "whose turn it is")
            self.need(not self.refill, "a guest who enters the queue")
        getattr(self, "act_" + line["kind"])(seat, line)
        self.before = line["kind"]
        seat.krones -= cost

    def _deal(self, first_act: str) -> None:
        """What was dealt is packs if a draft follows or cards to keep, else hands."""
        if first_act not in ("draft", "keep_staff"):
            for seat, pack in zip(self.seats, self.packs, strict=True):
                seat.hand = pack
        self.packs = []

    def line_solo(self, line: Line) -> None:
        self.need(self.solo and bool(line["steps"]), "only in the solo game")
