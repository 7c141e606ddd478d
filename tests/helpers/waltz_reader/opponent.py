"""Follows Elisabeth, and Leopold where modules are in play: each step worked out anew from her cards.

From the card turned, the level and the table come the guests, rooms, dancers, die, celebrity and objectives;
steps that tell otherwise, and acts that do not follow from them, are errors.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.helpers import printed
from tests.helpers.waltz_reader.cards import COLORS, WHICH, Line
from tests.helpers.waltz_reader.entrances import Entrances
from tests.helpers.waltz_reader.houses import ROWS
from tests.helpers.waltz_reader.seat import Seat

LEVELS = ("easy", "medium", "hard")
OF_ENTRANCES = (
    *("entrance", "reserved", "pool", "refilled", "item_returned", "order_filled", "star", "stars_full"),
    *("star_removed", "stars_scored", "token_moved", "token_lost", "token_returned", "token_scored"),
    *("toll_token", "toll_scored", "toll_waived"),
)
ARGUMENTS = {
    "take_guest": ("guest", "slot"),
    "move_guest": ("guest", "floor", "column"),
    "send_dancer": ("guest", "ballroom", "row"),
    "take_die": ("face", "color"),
    "play_staff": ("staff",),
    "claim": ("objective",),
}


class WaltzReader(Entrances):
    def __init__(self) -> None:
        super().__init__()
        self.level = ""
        self.hand = ""
        self.turned: list[int] = []
        self.markers: dict[str, int] = {}
        self.to_come: list[tuple[object, ...]] = []
        self.steps: set[str] = set()

    def read(self, lines: Iterable[str]) -> None:
        super().read(lines)
        self.same(self.to_come, [], "acts that the steps tell of")

    @property
    def rival(self) -> Seat:
        return next(seat for seat in self.seats if seat.rival)

    # A card is turned

    def line_solo(self, line: Line) -> None:
        super().line_solo(line)
        self.level = self.level or line["level"]
        self.same(line["level"], self.level, "level")
        steps = [step for step in line["steps"] if step["step"] not in OF_ENTRANCES]
        self.steps.update(step["step"] for step in line["steps"])
        for step in line["steps"]:
            self.entrance_step(step)
        if line["card"] is None:
            self.same([s["step"] for s in steps], [], "only what an entrance does comes between her turns")
            return
        assert self.opponent is not None
        card = self.cards.decks[self.opponent][line["card"]]
        self.need(card["id"] not in self.turned, "a new card")
        self.turned.append(card["id"])
        self.hand = card["hand"]
        left = len(self.cards.decks[self.opponent]) - len(self.turned)
        self.expect(steps, step="card", level=self.level, hand=self.hand, left=left)
        self.queue_seen = list(self.queue)
        self.rooms_seen = list(self.rival.rooms)
        self.stood = {place: len(seats) for place, seats in self.spaces.items()}
        self.dancers_seen = self.rival.dancers_left
        for number, symbol in enumerate(card["guests"]):
            if self._counts(steps, symbol, "guest", color=symbol["color"]):
                self._guest(steps, symbol, number)
        self._die(steps, card["die"])
        ahead = 2 if self.color == "yellow" else 0  # what a yellow die brings comes first
        self.at, self.pile_left = min(13, self.rival.emperor + ahead), len(self.rival.pile)
        self.objective_symbols = 0
        for symbol in card["actions"]:
            self._action(steps, symbol)
        if self.solo_entrance == "stars":
            stars = sum(step["step"] in ("star", "stars_full") for step in line["steps"])
            self.same(stars, self.objective_symbols, "a star for each objective symbol")
        self._objective_of_a_die(steps)
        self.same(steps, [], "no further steps")

    def expect(self, told: list[Line], **keys: Any) -> Line:
        """The next step is this one; those keys that are told are compared."""
        self.need(bool(told), f"a step {keys}")
        step = told.pop(0)
        self.reached.add(f"step {step['step']} {step.get('rule', '')}".strip())
        for key, value in keys.items():
            self.same(step.get(key), value, f"{key} of the step {step}")
        return step

    def _counts(self, told: list[Line], symbol: Any, name: str, **shown: Any) -> bool:
        if LEVELS.index(symbol["from_level"]) <= LEVELS.index(self.level):
            return True
        self.expect(told, step="ignored", symbol=name, from_level=symbol["from_level"], **shown)
        return False

    def by_hand(self, equals: list[Any]) -> Any:
        return equals[0 if self.hand == "left_to_right" else -1]

    # Guests

    def _free(self, color: str) -> list[int]:
        colors = printed.colors_of(self.rival.board)
        fits = [i for i in range(20) if color in ("green", "any", colors[i])]
        return [i for i in fits if self.rooms_seen[i] != "o" and i not in self.reserved()]

    def reserved(self) -> set[int]:
        """Hautel Couture: spaces that are prepared wait for its own guests."""
        return {i for i in range(20) if self.rival.rooms[i] == "v"}

    def _guest(self, steps: list[Line], symbol: Any, number: int) -> None:
        color = symbol["color"]
        if number:  # the queue has been filled again, by a guest nobody knows yet
            told = {slot: guest for slot, guest, _ in steps[0].get("candidates", ())} if steps else {}
            gap = self.queue_seen.index(0) if 0 in self.queue_seen else -1
            if gap >= 0:
                self.queue_seen[1 : gap + 1] = self.queue_seen[:gap]
                self.queue_seen[0] = told.get(0, 0)
        waiting = [(slot, guest) for slot, guest in enumerate(self.queue_seen) if guest]
        colors = {guest: self.cards.guests[guest]["color"] for _, guest in waiting}
        house = [(slot, guest) for slot, guest in waiting if self._free(colors[guest])]
        pool = [(slot, guest) for slot, guest in house if colors[guest] == color]
        rule = "color"
        if color == "any":
            pool, rule = house, "any"
        elif not self._free(color):
            pool, rule = house, "color_full"
        elif not pool:
            pool, rule = house, "no_match"
        if not pool:
            self.expect(steps, step="no_guest", color=color)
            return
        candidates = [[slot, guest, self.cards.guests[guest]["vp"]] for slot, guest in pool]
        most = max(vp for _, _, vp in candidates)
        best = [slot for slot, _, vp in candidates if vp == most]
        slot = self.by_hand(best)
        guest = self.queue_seen[slot]
        self.expect(
            steps,
            step="guest",
            color=color,
            rule=rule,
            candidates=candidates,
            guest=guest,
            slot=slot,
            vp=most,
        )
        self.to_come.append(("take_guest", guest, slot))
        self.queue_seen[slot] = 0
        self._where(steps, symbol, guest)

    def _where(self, steps: list[Line], symbol: Any, guest: int) -> None:
        if "dancer_to" in symbol and "ballrooms" in self.modules:
            if self.dancers_seen:
                self._dancer(steps, symbol["dancer_to"], guest)
                return
            self.expect(steps, step="no_dancer", guest=guest, to=symbol["dancer_to"])
        color = self.cards.guests[guest]["color"]
        free = self._free(color)
        if color == "green":  # from below in the column furthest to the right
            room = min(free, key=lambda i: (-(i % 5), i // 5))
        else:
            room = min(free)
        self.rooms_seen[room] = "o"
        where = {"floor": room // 5 + 1, "column": room % 5 + 1}
        self.expect(steps, step="room", guest=guest, color=color, **where)
        self.to_come.append(("move_guest", guest, where["floor"], where["column"]))

    # Dancers

    def _dancer(self, steps: list[Line], to: str, guest: int | None) -> None:
        nearest = 0 if self.round < 4 else 1 if self.round < 6 else 2
        aimed = nearest if to == "next" else min(2, nearest + 1)
        which, row = self._space(aimed)
        if row is None:
            rule = "balcony"
        else:
            rule = "shown" if which == WHICH[aimed] else "full"
        self.expect(
            steps, step="dancer", ballroom=which, row=row, guest=guest, to=to, aimed=WHICH[aimed], rule=rule
        )
        self.dancers_seen -= 1
        self.to_come.append(("send_dancer", guest, which, row))

    def _space(self, aimed: int) -> tuple[str, int | None]:
        """The lowest row with a free space there, else further to the right, at last the balcony."""
        for which in WHICH[aimed:]:
            for row, name in ROWS.items():
                for space in range(1, self.cards.rows[name]["spaces"] + 1):
                    if not self.stood.get((which, row, space)):
                        self.stood[which, row, space] = 1
                        return which, row
        return "balcony", None

    # The die

    def _die(self, steps: list[Line], shown: Any) -> None:
        self.color, self.red_step = "", False
        if not sum(self.dice):
            self.expect(steps, step="no_die")
            return
        if shown == "coloured" and self.colored:
            color = self._best_celebrity(list(self.colored))
            face = self.colored[color]
            self.expect(steps, step="die", rule="coloured", dice=self.dice[1:], face=face)
            self._celebrity(steps, list(self.colored), color)
        else:
            wanted = shown if isinstance(shown, list) else []
            there = [face for face in wanted if self.dice[face]]
            pool = there or [face for face in range(1, 7) if self.dice[face]]
            most = max(self.dice[face] for face in pool)
            face = self.by_hand([f for f in pool if self.dice[f] == most])
            rule = "none_there" if wanted and not there else "more" if len(wanted) > 1 else "shown"
            if not wanted:
                rule = "none_coloured" if shown == "coloured" and "celebrities" in self.modules else "any"
            self.expect(steps, step="die", wanted=wanted, rule=rule, dice=self.dice[1:], face=face)
            colors = [color for color in COLORS if self.colored.get(color) == face]
            if colors:
                self._celebrity(steps, colors, self._best_celebrity(colors))
        color = self.color or ("white" if "celebrities" in self.modules else "")
        self.to_come.append(("take_die", face, color))

    def _best_celebrity(self, colors: list[str]) -> str:
        ordered = [color for color in COLORS if color in colors]
        vp = {color: self.cards.celebrities[self._tile(color)]["vp"] for color in ordered}
        return str(self.by_hand([color for color in ordered if vp[color] == max(vp.values())]))

    def _tile(self, color: str) -> int:
        return self.lounge[COLORS.index(color)]

    def _celebrity(self, steps: list[Line], among: list[str], color: str) -> None:
        self.color, self.red_step = color, color == "red"
        tile = self._tile(color)
        vp = self.cards.celebrities[tile]["vp"]
        candidates = [
            [c, self._tile(c), self.cards.celebrities[self._tile(c)]["vp"]] for c in COLORS if c in among
        ]
        self.expect(steps, step="celebrity", color=color, tile=tile, vp=vp, candidates=candidates)
        if color == "red":  # told here, or after what stands below
            self._objective_of_a_die(steps)

    def _objective_of_a_die(self, steps: list[Line]) -> None:
        told = steps and steps[0]["step"] in ("objective", "objectives_done")
        if self.red_step and told and steps[0]["letter"] == "any":
            self.red_step = False
            self._objective(steps, "any")

    def line_celebrity(self, line: Line) -> None:
        super().line_celebrity(line)
        seat = self.seats[line["seat"]]
        if seat.rival:
            bonus: list[Any] = {
                "red": [],
                "yellow": [{"kind": "advance_emperor", "amount": 2, "tile": True}],
                "blue": [{"kind": "gain_vp", "amount": 2, "tile": True}],
            }[line["color"]]
            self.owe(seat, f"celebrity:{line['tile']}", bonus, must=True)

    # The lower symbols

    def _action(self, steps: list[Line], symbol: Any) -> None:
        kind = symbol["kind"]
        shown = {key: symbol[key] for key in ("steps", "letter", "to") if key in symbol}
        self._objective_first(steps, kind)
        if kind == "dancer" and "ballrooms" not in self.modules:
            self.expect(steps, step="ignored", symbol="dancer", to=symbol["to"])
            return
        if not self._counts(steps, symbol, kind, **shown):
            return
        if kind == "dancer":
            if self.dancers_seen:
                self._dancer(steps, symbol["to"], None)
            else:
                self.expect(steps, step="no_dancer", guest=None, to=symbol["to"])
        elif kind == "emperor":
            to = min(13, self.at + symbol["steps"])
            beyond = self.at + symbol["steps"] - to
            step = {"from": self.at, "steps": symbol["steps"], "to": to, "beyond": beyond}
            self.expect(steps, step="emperor", **step)
            self.at = to
            amount = {"kind": "advance_emperor", "amount": symbol["steps"]}
            self.owe(self.rival, f"solo:{self.turned[-1]}", [amount], must=True)
        elif kind == "staff":
            self._staff(steps)
        else:
            self.objective_symbols += 1
            self._objective(steps, symbol["letter"])

    def _objective_first(self, steps: list[Line], kind: str) -> None:
        if kind != "objective" and steps and steps[0]["step"] in ("objective", "objectives_done"):
            self._objective_of_a_die(steps)

    def _staff(self, steps: list[Line]) -> None:
        if not self.pile_left:
            self.expect(steps, step="pile_empty")
            return
        self.pile_left -= 1
        step = self.expect(steps, step="staff", left=self.pile_left)
        self.need(step["staff"] in self.rival.pile, "a card of the pile")
        self.to_come.append(("play_staff", step["staff"]))

    def _objective(self, steps: list[Line], letter: str) -> None:
        markers = {card: self.markers.get(card, 0) for card in self.objectives}
        left = [card for card, marker in markers.items() if marker < 3]
        if not left:
            self.expect(steps, step="objectives_done", letter=letter)
            return
        shown = next((card for card in self.objectives if card[0] == letter), "")
        rule = "any" if letter == "any" else "shown" if shown in left else "claimed"
        pool = [shown] if rule == "shown" else left
        least = min(markers[card] for card in pool)
        card = self.by_hand([card for card in pool if markers[card] == least])
        self.markers[card] = markers[card] + 1
        self.expect(
            steps, step="objective", letter=letter, rule=rule, objective=card, marker=self.markers[card]
        )
        if self.markers[card] == 3:
            self.to_come.append(("claim", card))

    # Her acts

    def line_act(self, line: Line) -> None:
        of_card = line["source"].startswith("solo:")
        kind = line["kind"]
        if self.seats[line["seat"]].rival and (of_card or kind in ("claim", "send_dancer")):
            told = tuple(line.get(key, "") for key in ARGUMENTS[kind])
            self.need((kind, *told) in self.to_come, f"an act of her steps, {self.to_come}")
            self.to_come.remove((kind, *told))
            self.need(not of_card or line["source"] == f"solo:{self.turned[-1]}", "the card turned")
        super().line_act(line)

    def line_turn(self, line: Line) -> None:
        self.same(self.to_come, [], "acts that the steps tell of")
        super().line_turn(line)
