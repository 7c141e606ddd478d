"""The acts of a transcript, each checked against the printed rules. Imports nothing of the game."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.helpers import printed
from tests.helpers.printed import GUESTS, ITEMS, STAFF, TILES, TRACKS, effects

Line = dict[str, Any]


class TranscriptError(AssertionError):
    """A line that does not follow from those before."""


class Seat:
    """What one seat has, as far as the lines have told."""

    def __init__(self, board: str, rival: bool) -> None:
        self.board = board
        self.rival = rival
        self.krones = 0 if rival else TRACKS["krones_start"]
        self.emperor = 0
        self.vp = 0
        self.kitchen = Counter({} if rival else dict.fromkeys(ITEMS, 1))
        self.pending: Counter[str] = Counter()  # items received and not yet put anywhere
        self.cafe: dict[int, Counter[str]] = {}
        self.rooms = ["."] * 20
        self.hand: list[int] = []
        self.offer: list[int] = []
        self.staff: list[int] = []
        self.used: list[int] = []
        self.objectives: list[str] = []
        self.pile: list[int] = []  # the solo opponent's hidden end cards
        self.numbers: set[int] = set()
        self.passed = False
        self.bonus: set[int] = set()
        self.housed: int | None = None  # a guest just moved in whose VP has not been told yet
        self.due: set[tuple[str, int]] = set()  # parts of its reward that have not been collected
        # of the expansion
        self.areas = [0, 0, 0, 0]  # dancers that rehearse
        self.dancers: Counter[tuple[str, int | None]] = Counter()  # by ballroom and row
        self.turned_down: list[int] = []
        self.own_entrance: int | None = None

    def complete(self, guest: int) -> bool:
        return all(self.cafe[guest][item] == n for item, n in GUESTS[guest]["order"].items())

    def wants(self, guest: int, item: str) -> bool:
        return bool(self.cafe[guest][item] < GUESTS[guest]["order"].get(item, 0))


class ActReader:
    """What is on the table, and what each kind of act does to it."""

    def __init__(self) -> None:
        self.ruleset = "deluxe"
        self.solo = False
        self.entrance: str | None = None
        self.objectives: list[str] = []
        self.seats: list[Seat] = []
        self.packs: list[list[int]] = []
        self.queue: list[int] = []
        self.rehearsal: list[str] = []  # rooms nobody has chosen yet
        self.entrances: list[int] = []  # those offered
        self.bids: dict[int, tuple[int, int]] = {}  # by seat: entrance and krones
        self.known: set[int] = set()  # guests that have come up since the deck was last made
        self.dice = [0] * 7
        self.dustbin = 0
        self.round = 0
        self.first = 0
        self.turn: int | None = None
        self.number = 0
        self.last = 0  # whose turn it was last
        self.extra_turn = False
        self.extra_turns = 0  # still to come: first edition, E. Gizia
        self.took_die = False
        self.took_guest = False
        self.strength = 0
        self.visits: list[int] = []
        self.spared: Seat | None = None  # who has just paid to ignore a penalty
        self.ended = False
        self.counts: Counter[str] = Counter()

    def need(self, holds: bool, what: str) -> None:
        if not holds:
            raise TranscriptError(what)

    def same(self, told: object, expected: object, what: str) -> None:
        self.need(told == expected, f"{what}: told {told}, expected {expected}")

    # Guests

    def act_choose_guest(self, seat: Seat, line: Line) -> None:
        self.same(line["slot"] is None, seat.rival, "a slot of the queue")
        if seat.rival:  # Hautel Couture: his guests come from the deck
            self.same(self.entrance, "hautel", "entrance")
            self.need(line["guest"] not in self.known, "a guest that has not been seen")
            self.known.add(line["guest"])
            seat.cafe[line["guest"]] = Counter()
        else:
            self._seat(seat, line)

    def act_take_guest(self, seat: Seat, line: Line) -> None:
        free = seat.rival or bool(effects(seat.staff, "free_queue")) or line["source"] != "turn"
        if line["source"] == "turn":
            self.need(not self.took_guest and not self.took_die, "one guest, before the die")
            self.took_guest = True
        if self.entrance is None:
            self.same(line["cost"], 0 if free else TRACKS["queue_cost"][line["slot"]], "cost")
        self._seat(seat, line)

    def _seat(self, seat: Seat, line: Line) -> None:
        self.same(self.queue[line["slot"]], line["guest"], "guest in that slot")
        self.need(seat.rival or len(seat.cafe) < 3, "a free table")
        self.queue[line["slot"]] = 0
        if not seat.rival:  # his guests go straight to their rooms
            seat.cafe[line["guest"]] = Counter()

    def act_move_guest(self, seat: Seat, line: Line) -> None:
        guest = line["guest"]
        room = 5 * (line["floor"] - 1) + line["column"] - 1
        color = printed.colors_of(seat.board)[room]
        self.need(GUESTS[guest]["color"] in ("green", color), "a room of the guest's colour")
        if seat.rival:  # he needs no items, and his tiles come with their occupied side up
            self.need(seat.rooms[room] != "o", "a room that is not occupied")
        else:
            self.need(seat.complete(guest), "a complete order")
            self.same(seat.rooms[room], "v", "room")
            del seat.cafe[guest]
        seat.cafe.pop(guest, None)
        seat.rooms[room] = "o"
        seat.housed = guest
        seat.due = {(f"guest:{guest}", part) for part in range(len(GUESTS[guest]["rewards"]))}

    def act_fill_order(self, seat: Seat, line: Line) -> None:
        seat.cafe[line["guest"]] = Counter(GUESTS[line["guest"]]["order"])

    # Dice

    def act_take_die(self, seat: Seat, line: Line) -> None:
        self.need(not self.took_die and not self.extra_turn, "one die a turn")
        self.took_die = True
        self._space(seat, line)
        self.dice[line["face"]] -= 1

    def act_extra_action(self, seat: Seat, line: Line) -> None:
        self._space(seat, line, taken=False)

    def _space(self, seat: Seat, line: Line, taken: bool = True) -> None:
        face, there = line["face"], self.dice[line["face"]]
        self.need(there > 0, "a die on that space")
        if seat.rival:  # he takes the die and does nothing with it
            self.same([line[key] for key in ("as", "boost", "cost", "strength")], [0, False, 0, 0], "die")
            return
        self.need(line["as"] in range(1, 6) and (face == 6 or line["as"] == face), "its action")
        six = face == 6 and not (taken and effects(seat.staff, "free_six"))
        staff = sum(e["amount"] for e in effects(seat.staff, "strength", face)) if taken else 0
        boost = line["boost"]
        self.need(taken or not boost or self.extra_turn, "no boost without a die but in an extra turn")
        if self.entrance is None:
            self.same(line["cost"], int(six) + int(boost), "cost")
            self.same(line["strength"], there + boost + staff, "strength")
        self.strength = line["strength"]

    def act_split(self, seat: Seat, line: Line) -> None:
        self.same(line["krones"] + line["steps"], self.strength, "krones and steps together")

    # Items

    def act_choose_items(self, seat: Seat, line: Line) -> None:
        items: Counter[str] = Counter(line["items"])
        if line["source"].startswith("die:") and self.entrance is None:
            self.same(items.total(), self.strength, "as many items as the strength")
            self.need(items["cake"] <= items["strudel"], "no more cake than strudel")
            self.need(items["coffee"] <= items["wine"], "no more coffee than wine")

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

    def act_serve(self, seat: Seat, line: Line) -> None:
        free = seat.rival or bool(effects(seat.staff, "free_serving"))
        self.need(1 <= len(line["moves"]) <= 3, "one to three items")
        if self.entrance is None:
            self.same(line["cost"], 0 if free else 1, "cost")
        for move in line["moves"]:
            self.need(seat.kitchen[move["item"]] > 0, "an item in the kitchen")
            seat.kitchen[move["item"]] -= 1
            self._put(seat, move["item"], move["guest"])

    # Rooms

    def act_prepare(self, seat: Seat, line: Line) -> None:
        room = 5 * (line["floor"] - 1) + line["column"] - 1
        tiles = {i for i in range(20) if seat.rooms[i] != "."}
        self.same(seat.rooms[room], ".", "space")
        if not seat.rival:
            self.need(bool(printed.neighbours(room) & tiles) if tiles else room == 0, "next to a room")
            price = TRACKS["floor_cost"][line["floor"] - 1]
            color = printed.colors_of(seat.board)[room]
            if any(e["color"] == color for e in effects(seat.staff, "free_rooms")):
                price = 0
            exact = line["source"] == "setup" or line["source"].startswith("die:")
            if self.entrance is None:
                self.need(line["cost"] == price if exact else line["cost"] <= price, f"cost of {price}")
        seat.rooms[room] = "v"

    def act_occupy(self, seat: Seat, line: Line) -> None:
        self._turn_room(seat, line, "v", "o")

    def act_remove_room(self, seat: Seat, line: Line) -> None:
        self._turn_room(seat, line, "vo", ".")

    def _turn_room(self, seat: Seat, line: Line, before: str, after: str) -> None:
        room = 5 * (line["floor"] - 1) + line["column"] - 1
        self.need(seat.rooms[room] in before, f"a room that is {before}")
        seat.rooms[room] = after

    # Staff

    def act_draft(self, seat: Seat, line: Line) -> None:
        seat.hand.append(line["staff"])

    def act_keep_staff(self, seat: Seat, line: Line) -> None:
        self.same(len(line["staff"]), 6, "six cards")
        seat.hand = list(line["staff"])

    def act_play_staff(self, seat: Seat, line: Line) -> None:
        card = line["staff"]
        self.need(line["from"] in (("pile",) if seat.rival else ("hand", "offer")), "where it comes from")
        getattr(seat, line["from"]).remove(card)
        price = printed.staff_cost(card, self.ruleset)
        if line["source"].startswith("die:") and self.entrance is None:
            self.same(line["cost"], max(0, price - self.strength), "cost")
        self.need(line["cost"] <= price, "a cost no higher than printed")
        seat.staff.append(card)

    def act_return_staff(self, seat: Seat, line: Line) -> None:
        for card in line["staff"]:
            for place in (seat.offer, seat.hand):
                if card in place:
                    place.remove(card)

    def act_discard_staff(self, seat: Seat, line: Line) -> None:
        self.same(STAFF[line["staff"]]["timing"], "end", "timing")
        seat.staff.remove(line["staff"])

    def act_use_staff(self, seat: Seat, line: Line) -> None:
        card = line["staff"]
        self.need(card in seat.staff, "a card in play")
        if STAFF[card]["timing"] == "round":
            self.need(card not in seat.used, "once a round")
            seat.used.append(card)

    # The expansion

    def act_choose_rehearsal(self, seat: Seat, line: Line) -> None:
        self.need(line["room"] in self.rehearsal, "a rehearsal room that is left")
        self.rehearsal.remove(line["room"])
        seat.areas = [1, 2, 3, 4]

    def act_send_dancer(self, seat: Seat, line: Line) -> None:
        self.need(seat.kitchen["champagne"] >= line["cost"], "champagne in the kitchen")
        seat.kitchen["champagne"] -= line["cost"]
        if line["area"] is not None:
            self.need(seat.areas[line["area"] - 1] > 0, "a dancer in that area")
            seat.areas[line["area"] - 1] -= 1
        seat.dancers[line["ballroom"], line["row"]] += 1
        if line["guest"] is not None:
            self.need(seat.complete(line["guest"]), "an order that is complete")
            del seat.cafe[line["guest"]]

    def act_remove_dancer(self, seat: Seat, line: Line) -> None:
        where = line["ballroom"], line["row"]
        self.need(seat.dancers[where] > 0, "an own dancer there")
        seat.dancers[where] -= 1

    def act_turn_down(self, seat: Seat, line: Line) -> None:
        card = line["staff"]
        self.need(card in seat.staff and card not in seat.turned_down, "a card in play, once in the game")
        seat.turned_down.append(card)

    def act_use_guest(self, seat: Seat, line: Line) -> None:
        guest = line["guest"]
        self.need(guest in seat.cafe and guest not in seat.used, "a guest at the table, once a round")
        seat.used.append(guest)

    def act_exchange(self, seat: Seat, line: Line) -> None:
        given: Counter[str] = Counter(line["give"])
        taken: Counter[str] = Counter(line["take"])
        self.need(1 <= given.total() <= 4 and given.total() == taken.total(), "up to four, for as many")
        self.need(not set(given) & set(taken), "other kinds than those given")
        for item, number in given.items():
            self.need(item in ITEMS[:4] and seat.kitchen[item] >= number, "dishes and drinks of the kitchen")
            seat.kitchen[item] -= number

    def act_bid(self, seat: Seat, line: Line) -> None:
        bids = self.bids
        self.need(line["entrance"] in self.entrances, "an entrance that is offered")
        least = max((other + 1 for who, (e, other) in bids.items() if e == line["entrance"]), default=0)
        self.need(least <= line["amount"] <= seat.krones, "more than the bid on it, not more than there is")
        for who in [who for who, (entrance, _) in bids.items() if entrance == line["entrance"]]:
            del bids[who]
        bids[line["seat"]] = (line["entrance"], line["amount"])
        if len(bids) == len(self.seats):
            for who, (entrance, _) in bids.items():
                self.seats[who].own_entrance = entrance

    def act_choose_entrance(self, seat: Seat, line: Line) -> None:
        self.need(line["entrance"] in self.entrances, "an entrance that is offered")
        seat.own_entrance = line["entrance"]

    def act_second_guest(self, seat: Seat, line: Line) -> None:
        self.need(seat.own_entrance == 4 and self.took_guest and not self.took_die, "after the first guest")
        free = bool(effects(seat.staff, "free_queue"))
        self.same(line["cost"], 0 if free else TRACKS["queue_cost"][line["slot"]], "cost")
        self._seat(seat, line)

    def act_move_die(self, seat: Seat, line: Line) -> None:
        self.same(seat.own_entrance, 9, "entrance")
        start, to = line["from"], line["to"]
        self.need(abs(start - to) == 1 and self.dice[start] > 0, "a die of a neighbouring space")
        self.dice[start] -= 1
        self.dice[to] += 1

    def act_retreat(self, seat: Seat, line: Line) -> None:
        self.same(seat.own_entrance, 8, "entrance")
        self.same(line["steps"], "ABC".index(line["tile"][0]) + 1, "steps by the letter")
        self.need(seat.emperor >= line["steps"], "a marker that stands that far")
        seat.emperor -= line["steps"]

    # The rest

    def act_collect(self, seat: Seat, line: Line) -> None:
        if line["source"].startswith("guest:"):
            part = (line["source"], line["part"])
            self.need(part in seat.due, "a part of the guest's reward, each once")
            seat.due.remove(part)
        else:
            tile = line["source"].partition(":")[2]
            self.need(0 <= line["part"] < len(TILES[tile]["reward"]), "a part of the tile's reward")

    def act_extra_turn(self, seat: Seat, line: Line) -> None:
        guest = int(line["source"].partition(":")[2])
        self.need(self.ruleset == "classic", "an extra turn in the first edition alone")
        self.need(any(e["kind"] == "extra_action" for e in GUESTS[guest]["rewards"]), "who grants it")
        self.extra_turns += 1

    def act_claim(self, seat: Seat, line: Line) -> None:
        card = line["objective"]
        self.need(card in self.objectives and card not in seat.objectives, "an objective of this game")
        if not seat.rival:
            self.need(printed.objective_met(card, seat, seat.board), "what the card asks for")
        seat.objectives.append(card)

    def act_pay_penalty(self, seat: Seat, line: Line) -> None:
        self.same(line["cost"], 1, "cost")
        self.spared = seat

    def act_take_penalty(self, seat: Seat, line: Line) -> None:
        self.need(self.ruleset == "classic" and line["which"] in ("left", "right"), "left or right")

    def act_feed_rival(self, seat: Seat, line: Line) -> None:
        self.same(self.entrance, "hautel", "entrance")
        rival = next(other for other in self.seats if other.rival)
        self._put(rival, line["item"], line["guest"])

    def act_decline(self, seat: Seat, line: Line) -> None:
        self.need(isinstance(line["what"], str), "what was declined")
        if line["source"].startswith("guest:") and "part" in line:
            part = (line["source"], line["part"])
            self.need(part in seat.due, "a part of the guest's reward that is left")
            seat.due.remove(part)

    def act_pass(self, seat: Seat, line: Line) -> None:
        self.need(not self.took_die and not self.took_guest, "no die and no guest taken in this turn")

    def act_end_turn(self, seat: Seat, line: Line) -> None:
        self.same(self.seats[self.turn or 0] is seat, True, "seat on turn")
