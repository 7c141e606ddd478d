"""What the printed rules owe to whom: every line of a gain, VP or effect has to come from there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from tests.helpers import printed
from tests.helpers.waltz_reader.cards import DISHES, DRINKS, Cards, TranscriptError, what_follows
from tests.helpers.waltz_reader.seat import Due, Firing, Seat

# what nobody is asked for
COMES_ALONE = (
    "gain_vp",
    "gain_vp_per_dancer",
    "gain_vp_by_round",
    "gain_vp_per_staff",
    "gain_vp_per_objective_marker",
)
# what can be had at any time
ALWAYS = ("gain_krones", "gain_items", "gain_items_of_choice", "advance_emperor", "draw_staff")
# whose number is not a number of times
WHOLE = ("gain_items_of_choice", "gain_other_items_of_choice", "draw_staff", "others_gain_items_of_choice")
END = 13  # the last space of the Emperor's track


class Flow:
    def __init__(self) -> None:
        self.cards = Cards([])
        self.modules: list[str] = []
        self.seats: list[Seat] = []
        self.objectives: list[str] = []
        self.round = 0
        self.ballrooms: dict[str, str] = {}
        self.counts: Counter[str] = Counter()
        self.reached: set[str] = set()

    def need(self, holds: bool, what: str) -> None:
        if not holds:
            raise TranscriptError(what)

    def same(self, told: object, expected: object, what: str) -> None:
        self.need(told == expected, f"{what}: told {told}, expected {expected}")

    # What is owed

    def owe(self, seat: Seat, source: str, effects: Iterable[Any], must: bool | None = None) -> Firing:
        """A firing of a card, bonus or tile with all its effects. VP come of themselves."""
        firing = Firing(source)
        for effect in effects:
            self.add(seat, firing, effect, must)
        return firing

    def add(
        self, seat: Seat, firing: Firing, effect: Any, must: bool | None = None, source: str = ""
    ) -> None:
        sure = effect["kind"] in COMES_ALONE if must is None else must
        if effect["kind"] in COMES_ALONE:  # counted at this moment
            self.reached.add(f"effect {effect['kind']}")
            effect = {**effect, "kind": "gain_vp", "amount": self.worth(seat, effect)}
        count = 1 if effect["kind"] in WHOLE else effect.get("count", 1)
        seat.dues.append(Due(source or firing.source, firing, effect, sure, count))

    def find(
        self,
        seat: Seat,
        source: str,
        kinds: tuple[str, ...],
        fits: Callable[[Any], bool] = lambda effect: True,
    ) -> Due:
        """The first effect of these kinds that is owed from the source."""
        for due in seat.dues:
            if due.source == source and due.effect["kind"] in kinds and fits(due.effect):
                return due
        owed = [(due.source, due.effect) for due in seat.dues]
        raise TranscriptError(f"nothing of {kinds} is owed from {source}, only {owed}")

    def take(
        self,
        seat: Seat,
        source: str,
        kinds: tuple[str, ...],
        fits: Callable[[Any], bool] = lambda effect: True,
    ) -> Due:
        due = self.find(seat, source, kinds, fits)
        due.left -= 1
        if due.left <= 0:
            seat.dues.remove(due)
        self._note(seat, source, due.effect)
        return due

    def _note(self, seat: Seat, source: str, effect: Any) -> None:
        """What has been reached, for those who look for games in which everything is."""
        kind, _, what = source.partition(":")
        self.reached.add(f"effect {effect['kind']}")
        if kind in ("guest", "staff", "objective", "own"):
            self.reached.add(f"{kind} {what}")
        elif kind == "celebrity" and not effect.get("tile"):
            self.reached.add(f"celebrity {what}")
        elif kind == "entrance" and self.round:
            self.reached.add(f"entrance {what}")
        elif kind == "row":
            which, _, row = what.partition("-")
            self.reached.add(f"row {row} of {self.ballrooms[which]}")
        elif kind == "area":
            self.reached.add(f"area {what} of {seat.rehearsal}")
        elif kind == "group" and seat.hotel("occupancy_bonus"):
            self.reached.add(f"entrance {seat.entrance}")

    def worth(self, seat: Seat, effect: Any) -> int:
        """The VP an effect gives now."""
        times = {
            "gain_vp": 1,
            "gain_vp_per_dancer": seat.in_ballrooms(),
            "gain_vp_per_staff": len(seat.staff),
            "gain_vp_per_objective_marker": len(seat.objectives),
        }
        if effect["kind"] == "gain_vp_by_round":
            return int(effect["by_round"][self.round - 1])
        return int(effect["amount"]) * times[effect["kind"]]

    def _sure(self, seat: Seat, effect: Any) -> bool:
        """What can always be had is had or declined in so many words; krones where the purse had room."""
        parts = [effect.get("effect")] if effect["kind"] == "part" else effect.get("effects", [effect])
        sure = {part["kind"] for part in parts} & set(ALWAYS)
        return bool(sure - {"gain_krones"} if seat.full_purse else sure)

    def settle(self) -> None:
        """At the end of a turn: what comes of itself has come, the rest has been declined."""
        for number, seat in enumerate(self.seats):
            missing = [due for due in seat.dues if due.must or self._sure(seat, due.effect)]
            missing += [due for due in seat.dues if due.effect["kind"] == "token" and seat.tokens]
            missing = [due for due in missing if due.effect.get("amount") != 0]
            lacking = [(due.source, due.effect) for due in missing]
            self.need(not lacking, f"seat {number} has not had {lacking}")
            self.need(not seat.pending.total(), f"items of seat {number} are nowhere: {seat.pending}")
            seat.dues = []

    # What celebrities answer to

    def answer(self, seat: Seat, firing: Firing, kind: str) -> None:
        """Once for each source, not to themselves."""
        effect = seat.holds(kind)
        if effect is None or seat.rival:
            return
        tile = next(t for t in seat.celebrities if self.cards.celebrities[t]["effect"] is effect)
        if tile in firing.answered:
            return
        firing.answered.add(tile)
        itself = bool(effect.get("not_itself"))
        added = Firing(f"celebrity:{tile}")
        if itself:  # what is added belongs to the source it answers to
            added.answered = firing.answered
        for part in what_follows(effect):
            self.add(seat, added, part, True if itself else None)

    def got_krones(self, seat: Seat, firing: Firing) -> None:
        self.answer(seat, firing, "after_krones_gained")

    def got_vp(self, seat: Seat, firing: Firing, amount: int) -> None:
        if amount > 0:
            self.answer(seat, firing, "when_vp_gained")

    def got_steps(self, seat: Seat, firing: Firing, steps: int) -> None:
        self.happened(seat, "emperor_steps_in_one_action", steps)
        self.answer(seat, firing, "when_emperor_advance")
        self.answer(seat, firing, "after_emperor_advance")

    def got_items(self, seat: Seat, firing: Firing, items: Counter[str]) -> None:
        self.happened(seat, "dishes_from_one_action", sum(items[item] for item in DISHES))
        self.happened(seat, "drinks_from_one_action", sum(items[item] for item in DRINKS))
        if items["champagne"]:
            self.answer(seat, firing, "when_champagne_gained")

    # Some More: events of one action that a card may be turned down for

    def happened(self, seat: Seat, event: str, number: int = 1, **what: Any) -> None:
        seat.action[event] += number
        for card, effect in self.cards.effects(seat.staff, "turn_down_after"):
            if effect["event"] != event or card in seat.turned_down or card in seat.may_turn_down:
                continue
            color = effect.get("color") in (None, what.get("color"))
            least = seat.action[event] >= effect.get("min", 1)
            large = what.get("items", 9) >= effect.get("min_items", 0)
            rooms = what.get("rooms", 9) >= effect.get("min_rooms", 0)
            if color and least and large and rooms:
                seat.may_turn_down.append(card)

    def new_action(self, seat: Seat) -> None:
        """The one before is over: a card that could always be turned down for it was, or was kept."""
        for card in seat.may_turn_down:
            effects = self.cards.staff[card]["effects"]
            sure = any(self._sure(seat, effect) for effect in effects)
            self.need(not sure, f"staff {card} turned down or kept")
        seat.action.clear()
        seat.may_turn_down.clear()

    # What cards, entrances and groups answer to

    def staff_answers(self, seat: Seat, kind: str, face: int | None = None, **what: Any) -> None:
        for card, effect in self.cards.effects(seat.staff, kind, face):
            if effect.get("color") not in (None, what.get("color")):
                continue
            if effect.get("min_items", 0) > what.get("items", 9):
                continue
            if effect.get("not_itself") and what.get("card") == card:
                continue
            if effect.get("once_per_round") and card in seat.used:
                continue
            extra = {"kind": "extra", "effects": what_follows(effect)}
            asked = kind == "extra_with_die" or effect.get("once_per_round")
            follows = [extra] if asked else what_follows(effect)
            self.owe(seat, f"staff:{card}", follows)

    def celebrity_answers(self, seat: Seat, kind: str) -> None:
        """To what happens, not to a source: each time."""
        for tile in seat.celebrities:
            effect = self.cards.celebrities[tile]["effect"]
            if effect["kind"] == kind and not seat.rival:
                self.owe(seat, f"celebrity:{tile}", what_follows(effect))

    def staff_played(self, seat: Seat, card: int, at_setup: bool) -> None:
        if seat.rival:
            return
        if self.cards.staff[card]["timing"] == "once":
            self.owe(seat, f"staff:{card}", self.cards.staff[card]["effects"])
        self.celebrity_answers(seat, "after_staff_played")
        self.staff_answers(seat, "after_staff_played", card=card)
        if not at_setup:
            self.owe(seat, f"entrance:{seat.entrance}", seat.hotel("after_staff") or [])

    def room_occupied(self, seat: Seat, room: int) -> None:
        if seat.rival:
            return
        rooms = "".join(seat.rooms)
        self.staff_answers(seat, "when_room_occupied")
        self.celebrity_answers(seat, "when_room_occupied")
        for number, group in enumerate(seat.groups()):
            if room not in group:
                continue
            color = printed.colors_of(seat.board)[room]
            if number not in seat.opened:
                seat.opened.add(number)
                opened = (seat.hotel("group_opened") or {}).get(color, [])
                self.owe(seat, f"entrance:{seat.entrance}", opened)
            if printed.full(rooms, group) and number not in seat.bonus:
                seat.bonus.add(number)
                self.owe(seat, f"group:{number}", [self.group_bonus(seat, color, len(group))])
            if printed.full(rooms, group):
                self.happened(seat, "group_completed", rooms=len(group))
        self._tokens(seat, room)

    def group_bonus(self, seat: Seat, color: str, size: int) -> Any:
        bonus = (seat.hotel("occupancy_bonus") or self.cards.tracks["occupancy_bonus"])[color]
        kind = {"vp": "gain_vp", "krones": "gain_krones", "emperor": "advance_emperor"}[bonus["unit"]]
        return {"kind": kind, "amount": bonus["by_size"][size - 1]}

    def _tokens(self, seat: Seat, room: int) -> None:
        """The Dove: one for each column and floor that is full for the first time."""
        if not seat.hotel("tokens"):
            return
        rooms = "".join(seat.rooms)
        floor, column = divmod(room, 5)
        lines = {
            f"floor {floor}": ("floor", {5 * floor + c for c in range(5)}),
            f"column {column}": ("column", {5 * f + column for f in range(4)}),
        }
        for name, (half, wanted) in lines.items():
            if name not in seat.lines_had and printed.full(rooms, wanted):
                seat.lines_had.add(name)
                if seat.tokens:
                    self.owe(seat, f"entrance:{seat.entrance}", [{"kind": "token", "half": half}])

    def guest_completed(self, seat: Seat, guest: int) -> None:
        """Its VP, its reward, and what answers to a guest who leaves with a full order."""
        card = self.cards.guests[guest]
        if card["vp"]:
            self.owe(seat, f"guest:{guest}", [{"kind": "gain_vp", "amount": card["vp"]}])
        if seat.rival:
            return
        seat.completed.append(guest)
        seat.round_guests += 1
        self.reached.add(f"guest {guest}")
        if seat.freud:
            self.reached.add("celebrity 11")
        reward = Firing(f"guest:{guest}")
        for part, effect in enumerate(card["rewards"]):
            self.add(seat, reward, {"kind": "part", "part": part, "effect": effect})
        size = self.cards.size(guest)
        self.staff_answers(seat, "when_guest_moves_in", color=card["color"], items=size)
        self.happened(seat, "guest_completed", color=card["color"], items=size)
