"""What is taken of a reward or an answer, in which order, and what is left."""

from __future__ import annotations

from tests.helpers.waltz_reader.cards import Line
from tests.helpers.waltz_reader.seat import Due, Seat
from tests.helpers.waltz_reader.staff import StaffActs

# what a word of `decline` stands for, where it is not the name of an effect
WORDS = {
    "rooms": ("prepare_room", "prepare_and_occupy"),
    "occupy": ("occupy_room",),
    "staff": ("play_staff",),
    "guest": ("take_guest_free", "take_guest_and_fill_order"),
    "dancer": ("send_dancer", "second_dancer_same_space"),
}


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
        if line["what"] == "gain_vp" and kind not in ("row", "area", "guest"):
            return
        place = line.get("part")
        for due in seat.dues:
            if due.source == line["source"] and self._declined(due, line):
                seat.dues = [
                    other
                    for other in seat.dues
                    if other is not due
                    and not (
                        place == "all" and other.firing is due.firing and other.effect["kind"] != "gain_vp"
                    )
                ]
                return

    def _declined(self, due: Due, line: Line) -> bool:
        """Whether these words mean this effect: a part of a reward is named by its place too."""
        part = due.effect.get("effect", due.effect)
        kinds = WORDS.get(line["what"], (line["what"],))
        place = due.effect.get("part")
        return part["kind"] in kinds and (place is None or place == line.get("part"))
