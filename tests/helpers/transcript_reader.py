"""Reads a transcript and checks every line of it against the printed rules. Imports nothing of the game.

It follows the game by the acts, gains and VP alone and holds each state line against what it has.
Choices of the solo opponent are taken as told; all that changes is still counted.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

from tests.helpers import printed
from tests.helpers.printed import GUESTS, ITEMS, STAFF, TRACKS
from tests.helpers.transcript_acts import ActReader, Line, Seat, TranscriptError

PROMO = (117, 118)


class TranscriptReader(ActReader):
    def read(self, lines: Iterable[str]) -> None:
        for number, text in enumerate(lines, 1):
            line = json.loads(text)
            try:
                self.need(not self.ended, "nothing comes after the end")
                getattr(self, "line_" + line["t"])(line)
            except (TranscriptError, KeyError, ValueError, IndexError) as error:
                raise TranscriptError(f"line {number}: {error!r}\n{text}") from error
            self.counts[line["t"] if line["t"] != "act" else line["kind"]] += 1

    # The table

    def line_setup(self, line: Line) -> None:
        self.need(not self.seats, "only one set-up")
        self.same(line["format"], 1, "format")
        self.ruleset: str = line["ruleset"]
        self.need(line["deal"] in ("normal", "starter", "draft"), "how the staff was dealt")
        self.deal: str = line["deal"]
        self.need(isinstance(line["promo"], bool), "whether the promo guests are in")
        self.promo: bool = line["promo"]
        solo = line.get("solo")
        self.solo: bool = solo is not None
        self.entrance: str | None = solo["entrance"] if solo else None
        rival = solo["seat"] if solo else None
        self.objectives: list[str] = line["objectives"]
        for tiles in (self.objectives, line["emperor"]):
            self.same([tile[0] for tile in tiles], ["A", "B", "C"], "letters")
        self.queue = line["queue"]
        self.known = set(self.queue)
        self.same(len(self.known), 5, "guests in the queue")
        dealt = [card for hand in line["hands"] for card in hand] + line.get("pile", [])
        self.same(len(set(dealt)), len(dealt), "different staff cards")
        for player in line["players"]:
            self.seats.append(Seat(player["board"], player["seat"] == rival))
        if rival is not None:
            self.seats[rival].pile = list(line["pile"])
        self.first: int = line["first"]
        self.packs = [list(hand) for hand in line["hands"]]
        if self.deal == "starter":
            sets = [{STAFF[card].get("starter_set") for card in hand} for hand in line["hands"]]
            self.need(all(len(letters) == 1 and None not in letters for letters in sets), "starter sets")

    def line_roll(self, line: Line) -> None:
        total = TRACKS["dice"][str(len(self.seats))]
        self._close_turn()
        if line["round"] != self.round:
            self.same(line["round"], self.round + 1, "round")
            if self.round:
                self.first = (self.first + 1) % len(self.seats)
            self.round = line["round"]
            self.same(sum(line["dice"]), total, "dice")
            self.same(line["dustbin"], 0, "dustbin")
            n = len(self.seats)
            for i in range(n):
                seat = self.seats[(self.first + i) % n]
                seat.numbers = {i + 1, 2 * n - i}
                seat.used = []
        else:
            self.same(line["dustbin"], self.dustbin + 1, "dustbin")
            self.same(sum(line["dice"]), sum(self.dice) - 1, "dice")
            self.need(all(s.passed for s in self.seats if s.numbers), "all have passed")
        for seat in self.seats:
            seat.passed = False
        self.dice = [0, *line["dice"]]
        self.dustbin = line["dustbin"]

    def line_turn(self, line: Line) -> None:
        seat = line["seat"]
        self.same(line["round"], self.round, "round")
        self._close_turn()
        self.extra_turn = line["number"] == 0
        if self.extra_turn:
            self.need(self.extra_turns > 0 and self.last == seat, "a guest that grants a turn more")
            self.extra_turns -= 1
        else:
            waiting = [n for s in self.seats if not s.passed for n in s.numbers]
            self.same(line["number"], min(waiting), "number")
            self.need(line["number"] in self.seats[seat].numbers, "a number on the seat's tile")
            self.extra_turns = 0
        self.turn, self.last, self.number = seat, seat, line["number"]
        self.took_die = self.took_guest = False

    def _close_turn(self) -> None:
        """A turn with a die covers its number; one without counts as passing."""
        if self.turn is not None and not self.extra_turn:
            seat = self.seats[self.turn]
            if self.took_die or seat.rival:
                seat.numbers.discard(self.number)
            else:
                seat.passed = True
        self.turn = None

    def line_reveal(self, line: Line) -> None:
        gap = max(slot for slot in range(5) if not self.queue[slot])
        self.queue[1 : gap + 1] = self.queue[:gap]
        self.queue[0] = line["guest"] or 0
        if line["guest"] is not None:
            self.need(line["guest"] not in self.known, "a guest that has not been seen")
            self.need(self.promo or line["guest"] not in PROMO, "a promo guest in a game without them")
            self.known.add(line["guest"])

    def line_deck(self, line: Line) -> None:
        self.known = set(self.queue) | {guest for seat in self.seats for guest in seat.cafe}

    def line_draw(self, line: Line) -> None:
        seat = self.seats[line["seat"]]
        cards = set(line["staff"])
        held = {card for s in self.seats for card in (*s.hand, *s.staff, *s.offer)}
        self.need(not cards & held, "cards from the deck")
        getattr(seat, line["to"]).extend(line["staff"])

    def line_solo(self, line: Line) -> None:
        self.need(self.solo, "only in the solo game")
        self.need(bool(line["steps"]), "steps")

    # Changes

    def line_gain(self, line: Line) -> None:
        seat = self.seats[line["seat"]]
        self.need(len(line) > 3, "something gained")
        seat.krones += line.get("krones", 0)
        seat.emperor += line.get("steps", 0)
        self.need(0 <= seat.krones <= TRACKS["krones_max"], "krones 0 to 20")
        self.need(0 <= seat.emperor <= 13, "space 0 to 13")
        for item, amount in line.get("items", {}).items():
            if amount > 0:
                seat.pending[item] += amount
            else:
                self._lose(seat, item, -amount)
        if line["source"].startswith("group:"):
            self._group(seat, line, line.get("krones") or line.get("steps"))

    def _lose(self, seat: Seat, item: str, amount: int) -> None:
        for place in (seat.kitchen, *seat.cafe.values()):
            taken = min(amount, place[item])
            place[item] -= taken
            amount -= taken
        self.same(amount, 0, f"{item} that was there")

    def _group(self, seat: Seat, line: Line, amount: int | None) -> None:
        number = int(line["source"].split(":")[1])
        group = printed.groups_of(seat.board)[number]
        self.need(printed.full("".join(seat.rooms), group), "a full group")
        color = printed.colors_of(seat.board)[min(group)]
        bonus = TRACKS["occupancy_bonus"][color]
        printed_amount = bonus["by_size"][len(group) - 1]
        self.need(number not in seat.bonus, "a bonus only once")
        seat.bonus.add(number)
        self.need(amount is not None and 0 < amount <= printed_amount, "the bonus of its size")
        if bonus["unit"] == "vp":
            self.same(amount, printed_amount, "bonus")

    def line_vp(self, line: Line) -> None:
        seat = self.seats[line["seat"]]
        seat.vp += line["amount"]
        kind, _, what = line["source"].partition(":")
        if kind == "group":
            self._group(seat, line, line["amount"])
        elif kind == "guest" and seat.housed == int(what):
            self.same(line["amount"], GUESTS[seat.housed]["vp"], "VP of the guest")
            seat.housed = None
        elif kind == "room":
            floor, column = map(int, what.split("-"))
            place = {"floor": floor, "column": column, "vp": line["amount"]}
            self.need(place in TRACKS["room_vp"], "VP printed on the room")
        elif line["source"] == "track:13":
            self.same(seat.emperor, 13, "space of whoever has steps left")
        elif kind == "objective":
            claimed = sum(what in s.objectives for s in self.seats)
            self.same(line["amount"], printed.POINTS[claimed - 1], "VP by place")

    def line_emperor(self, line: Line) -> None:
        seat = self.seats[line["seat"]]
        self._close_turn()
        self.need(line["round"] == self.round and self.round in (3, 5, 7), "rounds 3, 5, 7")
        if self.visits and len(self.visits) % len(self.seats) == 0:
            self.visits = []
        order = (self.first + len(self.visits)) % len(self.seats)
        self.same(line["seat"], order, "in turn order")
        self.visits.append(line["seat"])
        self.same(line["space"], seat.emperor, "space")
        self.same(line["vp"], TRACKS["emperor_vp"][seat.emperor], "VP of the space")
        seat.emperor = max(0, seat.emperor - TRACKS["emperor_retreat"][str(self.round)])
        self.same(line["to"], seat.emperor, "space after the retreat")
        if not seat.rival:
            to = seat.emperor
            fits = ("reward",) if to >= 3 else ("nothing",) if to else ("penalty", "avoided")
            self.need(line["result"] in fits, "result")
            self.same(self.spared is seat, line["result"] == "avoided", "a krone paid before")
        self.spared = None

    def line_state(self, line: Line) -> None:
        seat = self.seats[line["seat"]]
        self.need(seat.housed is None or not GUESTS[seat.housed]["vp"], "the guest's VP were told")
        seat.housed = None
        expected = {
            "t": "state",
            "seat": line["seat"],
            "krones": seat.krones,
            "emperor": seat.emperor,
            "vp": seat.vp,
            "kitchen": {item: seat.kitchen[item] for item in ITEMS},
            "cafe": [
                {"guest": guest, "items": {item: held[item] for item in ITEMS}}
                for guest, held in seat.cafe.items()
            ],
            "rooms": "".join(seat.rooms),
            "hand": seat.hand,
            "staff": seat.staff,
            "used": sorted(seat.used),
            "objectives": seat.objectives,
        }
        self.same(line, expected, "state")
        self.need(seat.krones >= 0, "no debts")
        self.need(seat.rival or len(seat.cafe) <= 3, "three tables")

    def line_act(self, line: Line) -> None:
        seat = self.seats[line["seat"]]
        if self.packs:
            self._deal(line["kind"])
        cost = line.get("cost", 0)
        self.need(0 <= cost <= max(seat.krones, 0), "a cost that can be paid")
        getattr(self, "act_" + line["kind"])(seat, line)
        seat.krones -= cost

    def _deal(self, first_act: str) -> None:
        """What was dealt is packs if a draft follows or cards to keep, else hands."""
        wanted = "draft" if self.deal == "draft" else "keep_staff" if self.solo else ""
        self.need(not wanted or first_act in (wanted, "choose_guest"), "a draft, or cards to keep")
        self.need(first_act != "draft" or wanted == "draft", "a draft")
        if first_act not in ("draft", "keep_staff"):
            for seat, pack in zip(self.seats, self.packs, strict=True):
                seat.hand = pack
        self.packs = []

    # The end

    def line_end(self, line: Line) -> None:
        self.ended = True
        best: list[tuple[int, int, int]] = []
        for score in line["scores"]:
            seat = self.seats[score["seat"]]
            rooms = [seat.rooms[5 * floor : 5 * floor + 5].count("o") for floor in range(4)]
            self.same(
                score["rooms"], sum(n * vp for n, vp in zip(rooms, TRACKS["floor_vp"], strict=True)), "rooms"
            )
            self.same(score["krones"], seat.krones, "krones")
            self.same(score["items"], seat.kitchen.total(), "items")
            waiting = 0 if seat.rival else len(seat.cafe)
            self.same(score["cafe"], -5 * waiting, "guests left")
            if not seat.rival:
                ends = [card for card in seat.staff if STAFF[card]["timing"] == "end"]
                for card in ends:
                    vp = printed.end_vp(card, seat, seat.board, self.ruleset)
                    if vp is not None:
                        self.same(score["staff"].get(str(card), 0), vp, f"staff {card}")
                self.need(set(map(int, score["staff"])) <= set(ends), "end cards in play")
            parts = (score[key] for key in ("game", "rooms", "krones", "items", "cafe"))
            self.same(score["total"], seat.vp, "total and the VP told")
            self.same(score["total"], sum(parts) + sum(score["staff"].values()), "total")
            self.same(score["tie"], seat.krones + seat.kitchen.total(), "tie")
            best.append((score["total"], score["tie"], score["seat"]))
        if not self.solo:
            top = max(entry[:2] for entry in best)
            self.same(line["winners"], [entry[2] for entry in best if entry[:2] == top], "winners")
