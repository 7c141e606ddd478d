"""What is taken of a reward or an answer, in which order, and what is left."""

from __future__ import annotations

from tests.helpers.waltz_reader.cards import Line
from tests.helpers.waltz_reader.seat import Seat
from tests.helpers.waltz_reader.staff import StaffActs


class Choices(StaffActs):
    def act_collect(self, seat: Seat, line: Line) -> None:
        part = self.take(seat, line["source"], ("part",), lambda effect: effect["part"] == line["part"])
        effect = part.effect["effect"]
        sure = effect["kind"].startswith(("gain_", "advance")) and "choice" not in effect["kind"]
        self.add(seat, part.firing, effect, sure)

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
