"""What is taken of a reward or an answer, in which order, and what is left."""

from __future__ import annotations

from tests.helpers.waltz_reader.cards import Line
from tests.helpers.waltz_reader.seat import Firing, Seat
from tests.helpers.waltz_reader.staff import StaffActs


class Choices(StaffActs):
    def act_collect(self, seat: Seat, line: Line) -> None:
        mine = [due.effect for due in seat.dues if due.source == line["source"]]
        if mine and all(effect["kind"] != "part" for effect in mine):
            self._comes_first(seat, line)
            return
        part = self.take(seat, line["source"], ("part",), lambda effect: effect["part"] == line["part"])
        effect = part.effect["effect"]
        others = self.seats if effect["kind"] == "others_gain_items_of_choice" else [seat]
        for other in others:
            if other is not seat or len(others) == 1:
                sure = effect["kind"].startswith(("gain_", "advance")) and "choice" not in effect["kind"]
                self.add(other, part.firing if other is seat else Firing(line["source"]), effect, sure)

    def _comes_first(self, seat: Seat, line: Line) -> None:
        """Which of a card's several effects is done before the others."""
        kind, _, card = line["source"].partition(":")
        if kind == "staff":
            for due in list(seat.dues):
                effects = self.cards.staff[int(card)]["effects"]
                if due.source == line["source"] and effects[line["part"]] is due.effect:
                    seat.dues.remove(due)
                    seat.dues.insert(0, due)

    def act_decline(self, seat: Seat, line: Line) -> None:
        """VP of what answers to something come all the same; everything else may be left."""
        kind, _, what = line["source"].partition(":")
        if line["what"] == "turn_down":
            seat.may_turn_down.remove(int(what))
        if line["what"] == "extra":  # none of the cards that answer to this die
            seat.dues = [due for due in seat.dues if due.effect["kind"] != "extra"]
        for due in seat.dues:
            part = due.effect.get("effect", due.effect)
            if due.source == line["source"] and line["what"] in (due.effect["kind"], part["kind"]):
                if line["what"] == "gain_vp" and kind not in ("row", "area", "group", "guest"):
                    return
                whole = kind not in ("guest", "own", "emperor", "group")  # one answer, of all its parts
                seat.dues = [
                    other
                    for other in seat.dues
                    if other is not due
                    and not (whole and other.firing is due.firing and other.effect["kind"] != "gain_vp")
                ]
                return
