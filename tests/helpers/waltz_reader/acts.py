"""Acts of the base game, with what the expansion adds to them: guests, dice, items and rooms."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.helpers import printed
from tests.helpers.waltz_reader.cards import DISHES, DRINKS, Line
from tests.helpers.waltz_reader.choices import Choices
from tests.helpers.waltz_reader.seat import Firing, Seat

PREPARES = ("prepare_room", "prepare_and_occupy")
GUEST_EFFECTS = ("take_guest_free", "take_guest_and_fill_order")


class Acts(Choices):
    def __init__(self) -> None:
        super().__init__()
        self.queue: list[int] = []
        self.refill = False  # a guest has left the queue, and no new one has come
        self.known: set[int] = set()
        self.dice = [0] * 7
        self.colored: dict[str, int] = {}
        self.took_die = self.took_guest = self.took_second = False
        self.moved: tuple[str, int] | None = None  # a die that Kozi has turned, and its space
        self.solo_entrance: str | None = None
        self.met: list[tuple[int, str]] = []  # the coloured die just taken: seat and colour
        self.spared: Seat | None = None
        self.before = ""  # the kind of the last act

    # What the solo opponent's entrance adds

    def extra_for(self, guest: int) -> int:
        return 0

    def toll(self, face: int) -> int:
        return 0

    def took_from(self, face: int) -> None:
        pass

    def fed(self, item: str) -> None:
        pass

    def room_of(self, line: Line) -> int:
        return int(5 * (line["floor"] - 1) + line["column"] - 1)

    # Guests

    def act_choose_guest(self, seat: Seat, line: Line) -> None:
        if seat.rival:  # Hautel Couture: from the deck
            self.same(line["slot"], None, "slot")
            self.need(line["guest"] not in self.known, "a guest that has not been seen")
            self.need(
                not self.cards.guests[line["guest"]]["order"].get("champagne"), "an order without champagne"
            )
            self.need(self.cards.guests[line["guest"]]["vp"] in (5, 6, 7), "5, 6 or 7 VP")
            self.known.add(line["guest"])
            seat.cafe[line["guest"]] = Counter()
            return
        self.need(len(seat.cafe) < 1 + (seat.hotel("first_guests") or 0), "first guests")
        self._seat_guest(seat, line)

    def act_take_guest(self, seat: Seat, line: Line) -> None:
        if line["source"] == "turn":
            self.need(not self.took_guest and not self.took_die, "one guest, before the die")
            self.took_guest = True
            self.new_action(seat)
            self._queue_cost(seat, line)
        elif not seat.rival:
            due = self.take(seat, line["source"], GUEST_EFFECTS)
            self.same(line["cost"], self.extra_for(line["guest"]), "cost")
            if due.effect["kind"] == "take_guest_and_fill_order":
                self.add(seat, due.firing, {"kind": "fill_order", "guest": line["guest"]})
        self._seat_guest(seat, line)

    def _queue_cost(self, seat: Seat, line: Line) -> None:
        free = bool(self.cards.effects(seat.staff, "free_queue"))
        price = 0 if free else self.cards.tracks["queue_cost"][line["slot"]]
        self.same(line["cost"], price + self.extra_for(line["guest"]), "cost")

    def act_second_guest(self, seat: Seat, line: Line) -> None:
        self.need(bool(seat.hotel("second_guest")), "Hotel Kaufman")
        self.need(self.took_guest and not self.took_second and not self.took_die, "after the first guest")
        self.same(self.before, "take_guest", "nothing in between")
        self.took_second = True
        self._queue_cost(seat, line)
        self._seat_guest(seat, line)

    def _seat_guest(self, seat: Seat, line: Line) -> None:
        self.same(self.queue[line["slot"]], line["guest"], "guest in that slot")
        self.queue[line["slot"]] = 0
        self.refill = True
        if not seat.rival:
            seat.cafe[line["guest"]] = Counter()
            self.need(len(seat.cafe) <= (seat.hotel("tables") or 3), "a free table")

    def act_move_guest(self, seat: Seat, line: Line) -> None:
        guest, room = line["guest"], self.room_of(line)
        card, rooms = self.cards.guests[guest], [room]
        where = card.get("where", {})
        self.new_action(seat)
        if not seat.rival:
            self.need(where.get("room", True), "a guest who goes to rooms")
            self.need(line["floor"] <= where.get("max_floor", 4), "a floor not too high")
            self.need(seat.order_done(guest), "a complete order")
            self.same("second" in line, "adjacent_rooms" in where, "a second room")
            del seat.cafe[guest]
        elif self.solo_entrance == "hautel":
            seat.cafe.pop(guest, None)
        if "second" in line:
            floor, column = line["second"]
            rooms.append(5 * (floor - 1) + column - 1)
            self.same((floor, abs(column - line["column"])), (line["floor"], 1), "rooms side by side")
        for index in rooms:
            color = printed.colors_of(seat.board)[index]
            self.need(card["color"] in ("green", color), "a room of the guest's colour")
            self.need(seat.rooms[index] in (".v" if seat.rival else "v"), "a room for the guest")
            if seat.rooms[index] == ".":
                self.room_vp(seat, line, Firing(line["source"]))
            seat.rooms[index] = "o"
        self.guest_completed(seat, guest)
        for index in rooms:
            self.room_occupied(seat, index)

    def act_fill_order(self, seat: Seat, line: Line) -> None:
        guest = line["guest"]
        due = self.take(
            seat, line["source"], ("fill_order",), lambda effect: effect.get("guest", guest) == guest
        )
        due.effect.get("guest")
        self.need(guest in seat.cafe, "a guest at a table")
        seat.cafe[guest] = Counter(self.cards.guests[guest]["order"])

    # Dice

    def act_take_die(self, seat: Seat, line: Line) -> None:
        face = line["face"]
        self.need(not self.took_die, "one die a turn")
        self.took_die = True
        if not seat.rival:
            self.new_action(seat)
        there = self._color_taken(seat, line)
        self.need(there > 0, "a die on that space")
        if seat.rival:
            self.same([line[key] for key in ("as", "boost", "cost", "strength")], [0, False, 0, 0], "die")
            self.dice[face] -= 1
            return
        staff = sum(e["amount"] for _, e in self.cards.effects(seat.staff, "strength", face))
        six = face == 6 and not self.cards.effects(seat.staff, "free_six")
        self.same(line["cost"], int(six) + int(line["boost"]) + self.toll(face), "cost")
        self.same(line["strength"], there + line["boost"] + staff, "strength")
        self.dice[face] -= 1
        self.moved = None
        self.took_from(face)
        seat.faces.append(face)
        self._main_action(seat, line, f"die:{face}")
        for kind in ("when_die_taken", "extra_with_die", "after_main_action"):
            self.staff_answers(seat, kind, face)
        second = seat.hotel("second_die_bonus")
        if second and len(seat.faces) == 2:
            self.owe(seat, f"entrance:{seat.entrance}", second[str(sum(seat.faces))])

    def _color_taken(self, seat: Seat, line: Line) -> int:
        """The die leaves the coloured ones, if it is one; how many dice were on the space."""
        face = line["face"]
        there = self.dice[face]
        if "celebrities" not in self.modules:
            self.need("color" not in line, "no colours")
            return there
        color = line["color"]
        if color == "white":
            self.need(there > sum(f == face for f in self.colored.values()), "a white die there")
        else:
            self.same(self.colored.pop(color, None), face, f"face of the {color} die")
            self.met.append((self.seats.index(seat), color))
        return there

    def act_extra_action(self, seat: Seat, line: Line) -> None:
        self.take(seat, line["source"], ("extra_action",))
        face = line["face"]
        self.need(self.dice[face] > 0, "a die on that space")
        self.same(line["boost"], False, "boost")
        self.same(line["cost"], int(face == 6) + self.toll(face), "cost")
        self.same(line["strength"], self.dice[face], "strength")
        self.moved = None
        self._main_action(seat, line, line["source"])

    def _main_action(self, seat: Seat, line: Line, source: str) -> None:
        action, strength, face = line["as"], line["strength"], line["face"]
        self.need(action in range(1, 6) and face in (6, action), "its action")
        effect: Any = {
            1: {"kind": "items_of_die", "action": 1, "strength": strength},
            2: {"kind": "items_of_die", "action": 2, "strength": strength},
            3: {"kind": "prepare_room", "discount": 0, "count": strength},
            4: {"kind": "split", "strength": strength},
            5: {"kind": "play_staff", "discount": strength, "count": 1},
        }[action]
        firing = self.owe(seat, source, [])
        if face == 4 and line["kind"] == "take_die" and self.cards.effects(seat.staff, "both_on_four"):
            self._gain_both(seat, firing, strength, strength)
        else:
            self.add(seat, firing, effect)

    def act_split(self, seat: Seat, line: Line) -> None:
        due = self.take(seat, line["source"], ("split",))
        self.same(line["krones"] + line["steps"], due.effect["strength"], "krones and steps together")
        self._gain_both(seat, due.firing, line["krones"], line["steps"])

    def _gain_both(self, seat: Seat, firing: Firing, krones: int, steps: int) -> None:
        if krones:
            self.add(seat, firing, {"kind": "gain_krones", "amount": krones}, must=True)
        if steps:
            self.add(seat, firing, {"kind": "advance_emperor", "amount": steps}, must=True)

    # Items

    def act_choose_items(self, seat: Seat, line: Line) -> None:
        items: Counter[str] = Counter(line["items"])
        kinds = (
            "items_of_die",
            "gain_items_of_choice",
            "gain_other_items_of_choice",
            "others_gain_items_of_choice",
            "lose_item",
        )
        due = self.take(seat, line["source"], kinds)
        effect = due.effect
        if effect["kind"] == "lose_item":
            self.same(items.total(), 1, "one item")
            self.need(not items["champagne"], "a dish or drink")
            self.add(seat, due.firing, {"kind": "lose_items", "items": dict(items)}, must=True)
            return
        if effect["kind"] == "items_of_die":
            chain = list(self.cards.die_items[effect["action"]])
            if "ballrooms" not in self.modules:
                chain.remove("champagne")
            self.need(set(items) <= set(chain), "items of this action")
            numbers = [items[item] for item in chain]
            self.same(numbers, sorted(numbers, reverse=True), "not more of each kind than of the one before")
            self.same(items.total(), effect["strength"], "as many items as the strength")
        else:
            self.need(set(items) <= set(DISHES + DRINKS), "dishes and drinks")
            self.same(items.total(), effect["count"], "as many items as the card says")
            self.need(not set(items) & set(effect.get("paid", ())), "other kinds than those paid")
        given = {item: n for item, n in items.items() if n}
        if given:
            self.add(seat, due.firing, {"kind": "gain_items", "items": given}, must=True)

    def act_place(self, seat: Seat, line: Line) -> None:
        item = line["item"]
        self.need(seat.pending[item] > 0, "an item just received")
        seat.pending[item] -= 1
        self._put(seat, item, line["to"])

    def _put(self, seat: Seat, item: str, to: str | int) -> None:
        if to == "kitchen":
            seat.kitchen[item] += 1
            return
        self.need(isinstance(to, int) and seat.wants(int(to), item), "a guest that waits for it")
        seat.cafe[int(to)][item] += 1

    def act_feed_rival(self, seat: Seat, line: Line) -> None:
        self.fed(line["item"])
        rival = next(other for other in self.seats if other.rival)
        self._put(rival, line["item"], line["guest"])

    def act_serve(self, seat: Seat, line: Line) -> None:
        self.new_action(seat)
        free = seat.rival or bool(self.cards.effects(seat.staff, "free_serving"))
        self.need(1 <= len(line["moves"]) <= 3, "one to three items")
        self.same(line["cost"], 0 if free else 1, "cost")
        for move in line["moves"]:
            self.need(seat.kitchen[move["item"]] > 0, "an item in the kitchen")
            seat.kitchen[move["item"]] -= 1
            self._put(seat, move["item"], move["guest"])

    def act_exchange(self, seat: Seat, line: Line) -> None:
        given: Counter[str] = Counter(line["give"])
        taken: Counter[str] = Counter(line["take"])
        effect = seat.holds("exchange_items")
        self.need(effect is not None and not seat.exchanged, "Einstein, once")
        seat.exchanged = True
        self.new_action(seat)
        self.need(1 <= given.total() <= effect["max"] and given.total() == taken.total(), "as many")
        self.need(not set(given) & set(taken), "other kinds than those given")
        self.need(set(given) | set(taken) <= set(DISHES + DRINKS), "dishes and drinks")
        for item, number in given.items():
            self.need(seat.kitchen[item] >= number, "items of the kitchen")
            seat.kitchen[item] -= number
        self.owe(seat, line["source"], [{"kind": "gain_items", "items": dict(taken)}], must=True)

    # Rooms

    def act_prepare(self, seat: Seat, line: Line) -> None:
        room = self.room_of(line)
        tiles = {i for i in range(20) if seat.rooms[i] != "."}
        self.same(seat.rooms[room], ".", "space")
        if not seat.rival:
            self.need(bool(printed.neighbours(room) & tiles) if tiles else room == 0, "next to a room")
            self._prepared(seat, line, room, len(tiles))
        else:
            self.room_vp(seat, line, Firing(line["source"]))
        seat.rooms[room] = "v"

    def _prepared(self, seat: Seat, line: Line, room: int, before: int) -> None:
        price = self.cards.tracks["floor_cost"][line["floor"] - 1]
        color = printed.colors_of(seat.board)[room]
        free = any(e["color"] == color for _, e in self.cards.effects(seat.staff, "free_rooms"))
        if seat.holds("free_rooms_any") and price and not free:
            self.reached.add("celebrity 7")
        if free or seat.holds("free_rooms_any"):
            price = 0
        if line["source"] == "setup" or not self.round:
            more, gift = seat.hotel("first_rooms") or 0, seat.hotel("free_rooms") or 0
            self.need(before < 3 + more + gift, "rooms at the beginning")
            self.same(line["cost"], 0 if gift and before >= 3 else price, "cost")
            firing = Firing("setup")
        else:

            def fits(effect: Any) -> bool:
                off = price if effect.get("discount") == "free" else effect.get("discount", 0)
                low = bool(line["floor"] <= effect.get("max_floor", 4))
                return low and bool(line["cost"] == max(0, price - off))

            due = self.take(seat, line["source"], PREPARES, fits)
            firing = due.firing
            if due.effect["kind"] == "prepare_and_occupy":
                here = {"kind": "occupy_room", "room": room}
                self.add(seat, firing, here, must=True)
        self.room_vp(seat, line, firing)

    def room_vp(self, seat: Seat, line: Line, firing: Firing) -> None:
        for place in self.cards.tracks["room_vp"]:
            if (place["floor"], place["column"]) == (line["floor"], line["column"]):
                name = f"room:{line['floor']}-{line['column']}"
                self.add(seat, firing, {"kind": "gain_vp", "amount": place["vp"]}, source=name)

    def act_occupy(self, seat: Seat, line: Line) -> None:
        room = self.room_of(line)
        self.same(seat.rooms[room], "v", "room")

        def fits(effect: Any) -> bool:
            return bool(effect.get("room", room) == room and line["floor"] <= effect.get("max_floor", 4))

        self.take(seat, line["source"], ("occupy_room",), fits)
        seat.rooms[room] = "o"
        self.room_occupied(seat, room)

    # The rest

    def act_pay_penalty(self, seat: Seat, line: Line) -> None:
        self.same(line["cost"], 1, "cost")
        self.need(bool(self.cards.effects(seat.staff, "ignore_penalty")), "a Conference Manager")
        self.spared = seat

    def act_pass(self, seat: Seat, line: Line) -> None:
        self.need(not self.took_die and not self.took_guest, "no die and no guest taken in this turn")

    def act_end_turn(self, seat: Seat, line: Line) -> None:
        self.new_action(seat)
