"""Acts that only the expansion has: dancers, entrances, objectives."""

from __future__ import annotations

from typing import Any

from tests.helpers.waltz_reader.acts import Acts
from tests.helpers.waltz_reader.cards import WHICH, Line
from tests.helpers.waltz_reader.score import alone_most, ballroom_vp, objective_met
from tests.helpers.waltz_reader.seat import Firing, Seat

ROWS = {1: "bottom", 2: "middle", 3: "top"}
Place = tuple[str, int | None, int | None]


class Houses(Acts):
    def __init__(self) -> None:
        super().__init__()
        self.scored: set[str] = set()
        self.spaces: dict[Place, list[Seat]] = {}  # who stands on a space
        self.last_dancer: dict[int, Place] = {}  # by seat
        self.rehearsal: list[str] = []
        self.chosen_rooms = 0
        self.entrances: list[int] = []
        self.bids: dict[int, tuple[int, int]] = {}
        self.beside: list[Line] = []
        self.first = 0

    # Vienna Ballrooms

    def act_choose_rehearsal(self, seat: Seat, line: Line) -> None:
        self.need(line["room"] in self.rehearsal, "a rehearsal room that is left")
        last = (self.first - 1 - self.chosen_rooms) % len(self.seats)
        self.same(line["seat"], last, "from the last player to the first")
        self.chosen_rooms += 1
        self.rehearsal.remove(line["room"])
        self.rehearse(seat, line["room"])

    def rehearse(self, seat: Seat, room: str) -> None:
        seat.rehearsal = room
        seat.areas = [1, 2, 3, 4]

    def act_send_dancer(self, seat: Seat, line: Line) -> None:
        guest, row, which = line["guest"], line["row"], line["ballroom"]
        place: Place = (which, row, line["space"])
        second = False
        if guest is not None:
            if not seat.rival:
                self.new_action(seat)
                where = self.cards.guests[guest].get("where", {})
                self.need(where.get("ballroom", True), "a guest who dances")
                self.need(seat.order_done(guest), "a complete order")
                del seat.cafe[guest]
            self.guest_completed(seat, guest)
        elif not seat.rival:
            second = self._of_a_card(seat, line, place)
        self._stand(seat, place, second)
        seat.dancers[which, row] += 1
        seat.dancers_left -= 1
        self.need(seat.dancers_left >= 0, "ten dancers")
        if seat.rival:
            self.same((line["area"], line["cost"]), (None, 0), "her dancer")
            return
        if guest is not None:
            self.same(line["cost"], self.champagne(place), "champagne")
        self.need(seat.kitchen["champagne"] >= line["cost"], "champagne in the kitchen")
        seat.kitchen["champagne"] -= line["cost"]
        self.champagne_paid(seat, line["cost"])
        self.last_dancer[self.seats.index(seat)] = place
        self._leave_area(seat, line["area"])
        if row is not None and not second:
            bonus = self.cards.ballrooms[self.ballrooms[which]]["bonus"][ROWS[row]]
            for _ in range(seat.hotel("row_bonus_times") or 1):
                self.owe(seat, f"row:{which}-{row}", bonus)
        self.staff_answers(seat, "when_dancer_sent")
        self.celebrity_answers(seat, "when_dancer_sent")

    def champagne(self, place: Place) -> int:
        row = "balcony" if place[1] is None else ROWS[place[1]]
        return int(self.cards.rows[row]["champagne"])

    def _of_a_card(self, seat: Seat, line: Line, place: Place) -> bool:
        """Whether it is the second dancer on a space."""
        price = self.champagne(place)

        def fits(effect: Any) -> bool:
            if effect["kind"] == "second_dancer_same_space":
                return line["cost"] == 0 and self.last_dancer.get(self.seats.index(seat)) == place
            off = price if effect["discount"] == "free" else effect["discount"]
            off += effect.get("less_per_other_player", 0) * (len(self.seats) - 1)
            return bool(line["cost"] == max(0, price - off))

        due = self.take(seat, line["source"], ("send_dancer", "second_dancer_same_space"), fits)
        if fall := due.effect.get("discount_falls"):
            due.effect = {**due.effect, "discount": due.effect["discount"] - fall}
        for effect in due.effect.get("effects", ()):  # what the dancer is paid for with
            self.same(effect["kind"], "others_gain_items_of_choice", "a gift to the others")
            for other in self.seats:
                if other is not seat and not other.rival:
                    self.add(other, Firing(line["source"]), effect, must=True)
        return bool(due.effect["kind"] == "second_dancer_same_space")

    def _stand(self, seat: Seat, place: Place, second: bool) -> None:
        which, row, space = place
        if which == "balcony":
            self.same((row, space), (None, None), "the balcony has no rows")
            return
        self.need(which in WHICH and which not in self.scored, "a ballroom not yet scored")
        self.need(row in ROWS and space is not None, "a space")
        if not seat.rival or space is not None:
            self.need(1 <= (space or 0) <= self.cards.rows[ROWS[row or 1]]["spaces"], "a space of the row")
        here = self.spaces.setdefault(place, [])
        self.same([s is seat for s in here], [True] if second else [], "who stands there")
        here.append(seat)

    def _leave_area(self, seat: Seat, area: int) -> None:
        self.need(seat.areas[area - 1] > 0, "a dancer in that area")
        seat.areas[area - 1] -= 1
        if not seat.areas[area - 1]:
            self.owe(seat, f"area:{area}", self.cards.rehearsal[seat.rehearsal][area])

    def act_remove_dancer(self, seat: Seat, line: Line) -> None:
        due = self.take(seat, line["source"], ("remove_dancer_from_scored_ballroom",))
        which = "middle" if line["source"][8] == "B" else "right"
        among = (which, "balcony") if which == "right" else (which,)
        self.need(line["ballroom"] in among, "the ballroom just scored")
        self.need(seat.dancers[line["ballroom"], line["row"]] > 0, "an own dancer there")
        seat.dancers[line["ballroom"], line["row"]] -= 1
        if line["ballroom"] != "balcony":
            self.spaces[line["ballroom"], line["row"], line["space"]].remove(seat)
        self.add(seat, due.firing, {"kind": "lose_dancer"}, must=True)

    def line_ballroom(self, line: Line) -> None:
        which = line["which"]
        self.same(line["board"], self.ballrooms[which], "ballroom")
        rows = [seat.by_row(which) for seat in self.seats]
        self.same([d["rows"] for d in line["dancers"]], rows, "dancers")
        planned = {3: "left", 5: "middle", 7: "right"}
        if self.scoring_time():
            self.same(which, planned[self.round], "the ballroom of the round")
            self.scored.add(which)
        else:
            early = "left" if self.round < 4 else "middle" if self.round < 6 else "right"
            self.same(which, early, "the ballroom scored next")
            owners = [
                s for s in self.seats if any(d.effect["kind"] == "score_current_ballroom" for d in s.dues)
            ]
            self.take(owners[0], "guest:186", ("score_current_ballroom",))
        scoring = self.cards.ballrooms[line["board"]]["scoring"]
        for who, vp in enumerate(ballroom_vp(scoring, rows)):
            seat = self.seats[who]
            if vp:
                self.owe(seat, f"ballroom:{which}", [{"kind": "gain_vp", "amount": vp}])
            if seat.hotel("alone_most") and alone_most([sum(r) for r in rows], who):
                self.owe(seat, f"entrance:{seat.entrance}", seat.hotel("alone_most"))
        self.reached.add(f"ballroom {line['board']}")

    def scoring_time(self) -> bool:
        raise NotImplementedError

    # Unique Hotels

    def act_bid(self, seat: Seat, line: Line) -> None:
        self.need(line["entrance"] in self.entrances, "an entrance that is offered")
        self.need(line["seat"] not in self.bids, "a player without a standing bid")
        standing = [(who, n) for who, (e, n) in self.bids.items() if e == line["entrance"]]
        least = self.cards.auction["lowest"]
        if standing:
            least = standing[0][1] + self.cards.auction["raise_by"]
            del self.bids[standing[0][0]]
        self.need(least <= line["amount"] <= seat.krones, "more than the bid on it, within the purse")
        self.bids[line["seat"]] = (line["entrance"], line["amount"])
        if len(self.bids) == len(self.seats):
            self._sold()

    def _sold(self) -> None:
        for who, (entrance, amount) in self.bids.items():
            self.seats[who].entrance = entrance
            if amount:
                self.owe(
                    self.seats[who], f"entrance:{entrance}", [{"kind": "lose_krones", "amount": amount}], True
                )
        for seat in self.seats:
            self._gained(seat)

    def act_choose_entrance(self, seat: Seat, line: Line) -> None:
        self.need(line["entrance"] in self.entrances, "an entrance that is offered")
        seat.entrance = line["entrance"]
        self._gained(seat)

    def _gained(self, seat: Seat) -> None:
        self.owe(seat, f"entrance:{seat.entrance}", seat.hotel("gained"))
        seat.tokens = list(range(1, len(seat.hotel("tokens") or []) + 1))
        for beside in self.beside:
            if "objectives" in beside and seat.hotel("own_objectives_vp"):
                seat.own_objectives = list(beside["objectives"])
            if "tiles" in beside and seat.hotel("own_tiles"):
                seat.own_tiles = list(beside["tiles"])

    def act_move_die(self, seat: Seat, line: Line) -> None:
        before = not self.took_die if line["source"] == "turn" else line["source"].startswith("guest:")
        self.need(bool(seat.hotel("moves_die")) and before, "Kozi Palace, before a space is used")
        self.same(self.moved, None, "one die")
        start, to, color = line["from"], line["to"], line["color"]
        self.same(abs(start - to), 1, "a neighbouring space")
        if color == "white":
            self.need(self.dice[start] > sum(f == start for f in self.colored.values()), "a white die there")
        else:
            self.same(self.colored[color], start, "face of the coloured die")
            self.colored[color] = to
        self.dice[start] -= 1
        self.dice[to] += 1
        self.moved = (color, to)
        self.reached.add(f"entrance {seat.entrance}")

    def act_retreat(self, seat: Seat, line: Line) -> None:
        tile = line["tile"]
        self.same(line["steps"], seat.hotel("tile_steps")[tile[0]], "steps by the letter")
        self.need(seat.emperor >= line["steps"], "a marker that stands that far")
        self.need(self.retreats == 0, "once a turn")
        self.retreats += 1
        seat.emperor -= line["steps"]
        seat.own_tiles.remove(tile)
        self.reached.add(f"entrance {seat.entrance}")
        self.new_action(seat)
        self.reward(seat, f"own:{tile}", tile)

    retreats = 0

    def reward(self, seat: Seat, source: str, tile: str) -> None:
        """Parts are collected; what is VP alone comes without."""
        self.reached.add(f"reward of {source}")
        reward = self.cards.tiles[tile]["reward"]
        firing = self.owe(seat, source, [])
        for part, effect in enumerate(reward):
            alone = effect["kind"].startswith("gain_vp")
            self.add(seat, firing, effect if alone else {"kind": "part", "part": part, "effect": effect})

    def act_claim(self, seat: Seat, line: Line) -> None:
        objective = line["objective"]
        if line.get("own"):
            self.need(objective in seat.own_objectives, "a personal objective")
            self.need(objective_met(self.cards, objective, seat), "what the card asks for")
            seat.own_objectives.remove(objective)
            seat.own_claimed += 1
            self.reached.add(f"entrance {seat.entrance}")
            self.new_action(seat)
            vp = seat.hotel("own_objectives_vp")[self.round - 1]
            self.owe(seat, f"own_objective:{objective}", [{"kind": "gain_vp", "amount": vp}])
            return
        self.need(objective in self.objectives and objective not in seat.objectives, "an objective")
        if not seat.rival:
            self.need(objective_met(self.cards, objective, seat), "what the card asks for")
            self.new_action(seat)
        claimed = sum(objective in other.objectives for other in self.seats)
        seat.objectives.append(objective)
        vp = self.cards.points[claimed]
        self.owe(seat, f"objective:{objective}", [{"kind": "gain_vp", "amount": vp}])
        if not seat.rival:
            self.happened(seat, "objective_claimed")
            self.staff_answers(seat, "when_objective_claimed")
