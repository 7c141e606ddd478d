"""The table of a game with modules, line by line, from the set-up to the end."""

from __future__ import annotations

import json
from collections.abc import Iterable

from tests.helpers.waltz_reader.cards import ITEMS, WHICH, Cards, Line, TranscriptError
from tests.helpers.waltz_reader.changes import Changes
from tests.helpers.waltz_reader.score import end_vp
from tests.helpers.waltz_reader.seat import Seat


class Table(Changes):
    """The lines, one method for each `t`."""

    def read(self, lines: Iterable[str]) -> None:
        for number, text in enumerate(lines, 1):
            line = json.loads(text)
            try:
                self.need(not self.ended, "nothing comes after the end")
                getattr(self, "line_" + line["t"])(line)
            except (TranscriptError, KeyError, ValueError, IndexError, StopIteration) as error:
                raise TranscriptError(f"line {number}: {error!r}\n{text}") from error
            self.counts[line["t"] if line["t"] != "act" else line["kind"]] += 1
            for seat in self.seats:
                seat.full_purse |= seat.krones == self.cards.tracks["krones_max"]

    # The table

    def line_setup(self, line: Line) -> None:
        self.same(line["format"], 2, "format")
        self.same(line["ruleset"], "deluxe", "ruleset")
        self.cards = Cards(line["values"])
        self.modules = line["modules"]
        self.promo, self.deal, self.first = line["promo"], line["deal"], line["first"]
        solo = line.get("solo")
        self.solo = solo is not None
        if solo:
            self.solo_entrance, self.opponent = solo["entrance"], solo["opponent"]
            dances = {"ballrooms", "celebrities"} & set(self.modules)
            self.same(self.opponent, "elisabeth" if dances else "leopold", "opponent")
        self.objectives = line["objectives"]
        self.tiles = line["emperor"]
        for tiles in (self.objectives, self.tiles):
            self.same([tile[0] for tile in tiles], ["A", "B", "C"], "letters")
        self.queue = line["queue"]
        self.known = set(self.queue)
        self.same(len(self.known), 5, "guests in the queue")
        self.packs = [list(hand) for hand in line["hands"]]
        krones = 7 if solo and "hotels" in self.modules else self.cards.tracks["krones_start"]
        for player in line["players"]:
            rival = solo is not None and player["seat"] == solo["seat"]
            seat = Seat(self.cards, player["board"], rival, krones)
            self.seats.append(seat)
            if rival:
                seat.pile = list(line["pile"])
            else:
                seat.kitchen.update(dict.fromkeys(ITEMS[:4], 0 if "hotels" in self.modules else 1))
                seat.kitchen["champagne"] = int("ballrooms" in self.modules)
        self._in_play(line)

    def _in_play(self, line: Line) -> None:
        players = len(self.seats)
        dealt = [card for hand in line["hands"] for card in hand] + line.get("pile", [])
        self.same(len(set(dealt)), len(dealt), "different staff cards")
        for card in dealt:
            self.allowed(self.cards.staff[card])
        for guest in line["queue"]:
            self.allowed(self.cards.guests[guest])
        for tile in self.tiles:
            self.allowed(self.cards.tiles[tile])
        if "ballrooms" in self.modules:
            self.ballrooms = dict(zip(WHICH, line["ballrooms"], strict=True))
            self.same(len(set(line["ballrooms"])), 3, "different ballrooms")
            self.rehearsal = list(line["rehearsal"])
            self.same(len(set(self.rehearsal)), 1 if self.solo else players, "rehearsal rooms")
            if self.solo:
                human = next(seat for seat in self.seats if not seat.rival)
                self.rehearse(human, self.rehearsal[0])
        if "celebrities" in self.modules:
            self.lounge = list(line["lounge"])
            self.pile = self._everybody() - set(self.lounge)
        if "hotels" in self.modules:
            self.entrances = line["entrances"]
            self.same(len(set(self.entrances)), 3 if self.solo else players, "entrances")
            self.beside = line["own"]
            for entrance in self.entrances:
                self.allowed(self.cards.entrances[entrance])

    def allowed(self, card: Line) -> None:
        """Whether a card belongs to the modules in play."""
        of = card.get("set")
        self.need(
            of is None or of in self.modules or (of == "promo" and self.promo), f"in play: {card['id']}"
        )
        only = card.get("only_with")
        waltz = only == "waltz" and bool(self.modules)
        self.need(only is None or only in self.modules or waltz, f"in play with its module: {card['id']}")

    def line_roll(self, line: Line) -> None:
        self.close_turn()
        total = self.cards.tracks["dice"][str(len(self.seats))]
        if line["round"] != self.round:
            self.same(line["round"], self.round + 1, "round")
            self.end_round()
            self.settle()
            self.round = line["round"]
            self.round_over, self.visits = False, []
            if self.round > 1:
                self.first = (self.first + 1) % len(self.seats)
            self.same((sum(line["dice"]), line["dustbin"]), (total, 0), "dice")
            self.colors_left = ["red", "yellow", "blue"] if "celebrities" in self.modules else []
            self.dustbin = 0
            for i in range(len(self.seats)):
                seat = self.seats[(self.first + i) % len(self.seats)]
                seat.numbers = {i + 1, 2 * len(self.seats) - i}
                seat.used, seat.faces, seat.round_guests = [], [], 0
        else:
            self.same(line["dustbin"], self.dustbin + 1, "dustbin")
            self.same(sum(line["dice"]), sum(self.dice) - 1, "dice")
            self.need(all(s.passed for s in self.seats if s.numbers), "all have passed")
            self.dustbin += 1
            self.colors_left = [color for color in ("red", "yellow", "blue") if color in self.colored]
            if sum(self.dice) == len(self.colored):  # no white one: blue, else yellow, else red
                self.colors_left.pop()
        for seat in self.seats:
            seat.passed = False
        self.dice = [0, *line["dice"]]
        self.colored = dict(line.get("colored", {}))
        self.same(list(self.colored), self.colors_left, "coloured dice")
        for face in range(1, 7):
            self.need(sum(f == face for f in self.colored.values()) <= self.dice[face], "within the counts")

    def line_turn(self, line: Line) -> None:
        self.close_turn()
        self.settle()
        waiting = [n for s in self.seats if not s.passed for n in s.numbers]
        self.same(line["number"], min(waiting), "number")
        self.need(line["number"] in self.seats[line["seat"]].numbers, "a number on the seat's tile")
        self.turn, self.number = line["seat"], line["number"]
        self.took_die = self.took_guest = self.took_second = False
        self.moved, self.retreats = None, 0
        for seat in self.seats:
            self.new_action(seat)
            seat.full_purse = False

    def close_turn(self) -> None:
        """A turn with a die covers its number; one without counts as passing."""
        self.same(self.met, [], "a celebrity that came with the die")
        if self.turn is not None:
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
        self.refill = False
        if line["guest"] is not None:
            self.need(line["guest"] not in self.known, "a guest that has not been seen")
            self.allowed(self.cards.guests[line["guest"]])
            self.known.add(line["guest"])

    def line_deck(self, line: Line) -> None:
        self.known = set(self.queue) | {guest for seat in self.seats for guest in seat.cafe}
        self.known |= {seat.completed[-n] for seat in self.seats for n in range(1, self._kept(seat) + 1)}

    def _kept(self, seat: Seat) -> int:
        """Kaufman's guests are not in the discards until the round ends."""
        return seat.round_guests if seat.hotel("guests_vp") else 0

    def line_draw(self, line: Line) -> None:
        seat = self.seats[line["seat"]]
        cards = line["staff"]
        held = {card for s in self.seats for card in (*s.hand, *s.staff, *s.offer)}
        self.need(not set(cards) & held and len(set(cards)) == len(cards), "cards from the deck")
        for card in cards:
            self.allowed(self.cards.staff[card])
        if line["to"] == "offer":
            self.find(seat, line["source"], ("draw_three_play_one",))
            self.need(len(cards) <= 3, "three cards")
        elif line["source"] != "setup":
            due = self.take(seat, line["source"], ("draw_staff",))
            self.need(len(cards) <= due.effect["count"], "as many cards as it says")
        getattr(seat, line["to"]).extend(cards)

    # Celebrities

    def line_celebrity(self, line: Line) -> None:
        seat = self.seats[line["seat"]]
        self.same((line["seat"], line["color"]), self.met.pop(), "who took the coloured die")
        tile = line["tile"]
        self.same(self.lounge[("red", "yellow", "blue").index(line["color"])], tile, "tile above the die")
        seat.celebrities.append(tile)
        seat.exchanged = False
        vp = self.cards.celebrities[tile]["vp"]
        firing = self.owe(seat, f"celebrity:{tile}", [{"kind": "gain_vp", "amount": vp, "tile": True}])
        firing.answered.add(tile)

    def _everybody(self) -> set[int]:
        printed = self.cards.celebrities.items()
        return {tile for tile, card in printed if card.get("only_with") in (None, *self.modules)}

    def line_lounge(self, line: Line) -> None:
        self.close_turn()
        taken = [tile for seat in self.seats for tile in seat.celebrities]
        gone = taken or [self.lounge[-1]]
        left = [tile for tile in self.lounge if tile not in gone]
        new = line["tiles"][: 3 - len(left)]
        self.same(sorted(line["discarded"]), sorted(gone), "celebrities that are discarded")
        self.same(line["tiles"][3 - len(left) :], left, "those left move right")
        if len(self.pile) < len(new):
            self.need(self.pile <= set(new), "the pile first")
            self.pile = self._everybody() - set(left)
        self.need(set(new) <= self.pile, "celebrities of the pile")
        self.pile -= set(new)
        self.lounge = line["tiles"]
        self.end_round()

    # The end

    def line_end(self, line: Line) -> None:
        self.settle()
        self.ended = True
        best: list[tuple[int, int, int]] = []
        for score in line["scores"]:
            seat = self.seats[score["seat"]]
            others = [other for other in self.seats if other is not seat]
            rooms = [seat.rooms[5 * floor : 5 * floor + 5].count("o") for floor in range(4)]
            vp = self.cards.tracks["floor_vp"]
            self.same(score["rooms"], sum(n * v for n, v in zip(rooms, vp, strict=True)), "rooms")
            self.same(score["krones"], seat.krones, "krones")
            self.same(score["items"], seat.kitchen.total(), "items")
            waiting = [g for g in seat.cafe if "table" not in self.cards.guests[g]]
            self.same(score["cafe"], 0 if seat.rival else -5 * len(waiting), "guests left")
            ends = [card for card in seat.staff if self.cards.staff[card]["timing"] == "end"]
            worth = {str(card): end_vp(self.cards, card, seat, others) for card in ends}
            self.reached.update(f"staff {card}" for card, n in worth.items() if n)
            told = {card: n for card, n in score["staff"].items() if n}
            self.same(told, {card: n for card, n in worth.items() if n}, "end cards")
            claimed = str(seat.own_claimed + len(seat.objectives))
            melange = (seat.hotel("objectives_vp") or {}).get(claimed, 0)
            self.same(score.get("entrance", 0), melange, "objectives of both sorts")
            parts = sum(score[key] for key in ("game", "rooms", "krones", "items", "cafe"))
            self.same(score["total"], parts + sum(worth.values()) + melange, "total")
            self.same(score["total"], seat.vp, "total and the VP told")
            self.same(score["tie"], seat.krones + seat.kitchen.total(), "tie")
            best.append((score["total"], score["tie"], score["seat"]))
        self._winners(line, best)

    def _winners(self, line: Line, best: list[tuple[int, int, int]]) -> None:
        if self.solo:
            human = next(entry for entry in best if not self.seats[entry[2]].rival)
            rival = next(entry for entry in best if self.seats[entry[2]].rival)
            self.same(line["winners"], [human[2] if human[0] > rival[0] else rival[2]], "winner")
            return
        top = max(entry[:2] for entry in best)
        self.same(line["winners"], [entry[2] for entry in best if entry[:2] == top], "winners")
