"""Follows the solo opponent: each of his steps against the printed rules, each of his acts against the steps.

Knows docs/transcript.md and what is printed, and imports nothing of the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.helpers.printed import GUESTS
from tests.helpers.transcript_acts import Line, Seat
from tests.helpers.transcript_reader import TranscriptReader

LEVELS = ("easy", "medium", "hard")
CARDS = 20
# what stands beside `step`, as the page says
KEYS: dict[str, set[str]] = {
    "card": {"level", "hand", "left"},
    "guest": {"color", "from_level", "rule", "candidates", "guest", "slot", "vp", "why", "tied"},
    "no_guest": {"color", "from_level", "rule"},
    "room": {"guest", "color", "floor", "column", "rule"},
    "die": {"wanted", "dice", "rule", "candidates", "face", "why"},
    "no_die": set(),
    "emperor": {"from", "steps", "from_level", "to", "beyond"},
    "staff": {"staff", "from_level", "left"},
    "pile_empty": {"from_level"},
    "objective": {"letter", "from_level", "rule", "objective", "candidates", "why", "marker"},
    "objectives_done": {"letter", "from_level"},
    "entrance": {"name", "drawn"},
    "reserved": {"guest", "floor", "column"},
    "pool": {"items"},
    "refilled": {"face", "item"},
    "item_returned": {"item"},
    "order_filled": {"guest", "floor", "column"},
    "star": {"tokens"},
    "stars_full": {"tokens"},
    "stars_scored": {"tokens", "row", "vp"},
    "token_moved": {"floor", "column", "guest", "slot"},
    "token_lost": {"floor", "column"},
    "token_returned": {"guest"},
    "token_scored": {"guest", "why"},
    "toll_token": {"face", "tokens"},
    "toll_scored": {"face", "tokens", "left"},
    "toll_waived": {"face"},
}
IGNORED = {"guest": {"color"}, "emperor": {"steps"}, "objective": {"letter"}, "staff": set[str]()}


class SoloReader(TranscriptReader):
    def __init__(self) -> None:
        super().__init__()
        self.level = ""
        self.hand = ""
        self.cards: list[int] = []  # turned so far
        self.markers: dict[str, int] = {}
        self.to_come: list[tuple[object, ...]] = []  # acts that follow from the steps told
        self.steps: set[str] = set()

    def read(self, lines: Iterable[str]) -> None:
        super().read(lines)
        if self.ended:
            self.same(self.to_come, [], "acts that the steps tell of")

    # -- the steps

    def line_solo(self, line: Line) -> None:
        super().line_solo(line)
        self.level = self.level or line["level"]
        self.same(line["level"], self.level, "level")
        self.same(line["card"] is not None, line["steps"][0]["step"] == "card", "a card that is turned")
        if line["card"] is not None:
            self.need(line["card"] in range(193, 213) and line["card"] not in self.cards, "a new card")
            self.cards.append(line["card"])
        self.first_guest = True
        self.at = self._rival.emperor
        self.pile = len(self._rival.pile)
        for step in line["steps"]:
            self._step(step)

    @property
    def _rival(self) -> Seat:
        return next(seat for seat in self.seats if seat.rival)

    def _step(self, step: Line) -> None:
        name = step["step"]
        self.steps.add(name)
        keys = set(step) - {"step"}
        if name == "ignored":
            self.same(keys, {"symbol", "from_level"} | IGNORED[step["symbol"]], "keys of what is ignored")
            self.need(LEVELS.index(step["from_level"]) > LEVELS.index(self.level), "a higher level")
            return
        if name in ("star_removed",):
            self.need(keys in ({"floor", "tokens"}, {"column", "tokens"}), "a floor or a column")
            return
        self.same(keys, KEYS[name], f"keys of {name}")
        if "from_level" in keys:
            self.need(LEVELS.index(step["from_level"]) <= LEVELS.index(self.level), "a level that counts")
        getattr(self, f"_step_{name}", lambda step: None)(step)

    def _step_card(self, step: Line) -> None:
        self.need(step["hand"] in ("left_to_right", "right_to_left"), "a hand")
        self.hand = step["hand"]
        self.same((step["level"], step["left"]), (self.level, CARDS - len(self.cards)), "card")

    def _by_hand(self, equals: list[Any]) -> Any:
        return equals[0 if self.hand == "left_to_right" else -1]

    def _why(self, among: list[Any], best: list[Any], word: str) -> str:
        return "only" if len(among) == 1 else word if len(best) == 1 else "hand"

    def _step_guest(self, step: Line) -> None:
        candidates = step["candidates"]
        for slot, guest, vp in candidates:
            self.same(vp, GUESTS[guest]["vp"], "VP printed on the card")
            self.need(not self.first_guest or self.queue[slot] == guest, "a guest of the queue")
        slots = [slot for slot, _, _ in candidates]
        self.same(slots, sorted(slots), "from the left")
        most = max(vp for _, _, vp in candidates)
        best = [slot for slot, _, vp in candidates if vp == most]
        self.same(step["slot"], self._by_hand(best), "the one with most VP, ties by the hand")
        self.same(step["why"], self._why(slots, best, "best_vp"), "why")
        self.same(step["tied"], best if len(best) > 1 else [], "tied")
        self.need([step["slot"], step["guest"], step["vp"]] in candidates, "one of the candidates")
        self._rule_of_guests(step)
        self.to_come.append(("take_guest", step["guest"], step["slot"]))
        self.first_guest = False

    def _rule_of_guests(self, step: Line) -> None:
        color, rule = step["color"], step["rule"]
        colors = {GUESTS[guest]["color"] for _, guest, _ in step["candidates"]}
        self.same(rule == "any", color == "any", "any colour")
        if rule == "color":
            self.same(colors, {color}, "of the colour shown")
        elif rule == "no_match":
            self.need(color not in colors, "nobody of the colour")
        else:
            self.need(rule in ("any", "color_full"), "a rule of guests")

    def _step_room(self, step: Line) -> None:
        color = GUESTS[step["guest"]]["color"]
        self.same((step["color"], step["rule"]), (color, "green" if color == "green" else "color"), "room")
        self.to_come.append(("move_guest", step["guest"], step["floor"], step["column"]))

    def _step_die(self, step: Line) -> None:
        self.same(step["dice"], self.dice[1:], "dice on the board")
        wanted = step["wanted"]
        shown = [face for face in wanted if self.dice[face]]
        pool = shown or [face for face in range(1, 7) if self.dice[face]]
        rule = "any" if not wanted else "none_there" if not shown else "more" if len(wanted) > 1 else "shown"
        self.same(step["rule"], rule, "rule of the die")
        most = max(self.dice[face] for face in pool)
        self._settled(step, pool, [face for face in pool if self.dice[face] == most], "most")
        self.same(step["face"], self._by_hand([f for f in pool if self.dice[f] == most]), "die")
        self.to_come.append(("take_die", step["face"]))

    def _settled(self, step: Line, pool: list[Any], best: list[Any], word: str) -> None:
        self.same(step["why"], self._why(pool, best, word), "why")
        self.same(step["candidates"], best if len(best) > 1 else pool, "candidates")

    def _step_emperor(self, step: Line) -> None:
        self.same(step["from"], self.at, "space before")
        self.at = min(13, step["from"] + step["steps"])
        self.same((step["to"], step["beyond"]), (self.at, step["from"] + step["steps"] - self.at), "steps")

    def _step_staff(self, step: Line) -> None:
        self.pile -= 1
        self.same(step["left"], self.pile, "cards left in the pile")
        self.to_come.append(("play_staff", step["staff"]))

    def _step_pile_empty(self, step: Line) -> None:
        self.same(self.pile, 0, "cards left in the pile")

    def _step_objective(self, step: Line) -> None:
        markers = {card: self.markers.get(card, 0) for card in self.objectives}
        left = [card for card, marker in markers.items() if marker < 3]
        shown = next((card for card in self.objectives if card[0] == step["letter"]), "")
        rule = "any" if step["letter"] == "any" else "shown" if shown in left else "claimed"
        self.same(step["rule"], rule, "rule of the objective")
        pool = [shown] if rule == "shown" else left
        least = min(markers[card] for card in pool)
        best = [card for card in pool if markers[card] == least]
        self._settled(step, pool, best, "least")
        self.same(step["objective"], self._by_hand(best), "objective")
        self.markers[step["objective"]] = markers[step["objective"]] + 1
        self.same(step["marker"], self.markers[step["objective"]], "marker")
        if step["marker"] == 3:
            self.to_come.append(("claim", step["objective"]))

    def _step_objectives_done(self, step: Line) -> None:
        self.same([self.markers.get(card) for card in self.objectives], [3, 3, 3], "all claimed")

    # -- the acts

    def line_act(self, line: Line) -> None:
        of_card = line["source"].startswith("solo:")
        if self.seats[line["seat"]].rival and (of_card or line["kind"] == "claim"):
            told = {
                "take_guest": ("guest", "slot"),
                "move_guest": ("guest", "floor", "column"),
                "take_die": ("face",),
                "play_staff": ("staff",),
                "claim": ("objective",),
            }[line["kind"]]
            self.need(bool(self.to_come), "an act that the steps tell of")
            self.same((line["kind"], *(line[key] for key in told)), self.to_come.pop(0), "act of a step")
            self.need(not of_card or line["source"] == f"solo:{self.cards[-1]}", "the card turned")
        super().line_act(line)

    def line_turn(self, line: Line) -> None:
        self.same(self.to_come, [], "acts that the steps tell of")
        super().line_turn(line)
