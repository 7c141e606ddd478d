"""Folds events into what each seat has, as transcripts tell it. Reads events only, never a state.

It knows what each kind of event does to a player's things and nothing else of the rules; a test
holds it against the engine's own state after every action.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from gah_desktop.catalog.basics import DISHES_AND_DRINKS, ITEMS
from gah_desktop.engine import Setup, hotel
from gah_desktop.engine.events import (
    Acted,
    CelebrityTaken,
    Dealt,
    Drew,
    EmperorVisited,
    Event,
    Gained,
    Rolled,
    RoundEnded,
    Scored,
    TokenTaken,
)
from gah_desktop.engine.items import INDEX, KINDS, OF_CHOICE
from gah_desktop.engine.seats import OPPONENT

if TYPE_CHECKING:
    from gah_desktop.catalog import Catalog


CHAMPAGNE = INDEX["champagne"]
KRONES_ALONE = 7  # with an entrance of one's own


def named(items: Sequence[int]) -> dict[str, int]:
    """Dishes and drinks always, champagne where there is some."""
    return {name: n for name, n in zip(ITEMS, items, strict=True) if n or name in DISHES_AND_DRINKS}


class Dancers:
    """Where the dancers of a seat are; those of the opponent rehearse nowhere."""

    def __init__(self, areas: list[int] | None) -> None:
        self.areas = areas
        self.rows = {which: [0, 0, 0] for which in ("left", "middle", "right")}
        self.balcony = 0

    def line(self) -> dict[str, Any]:
        rows = {which: list(numbers) for which, numbers in self.rows.items()}
        return {"areas": self.areas and list(self.areas), **rows, "balcony": self.balcony}

    def change(self, details: dict[str, Any], number: int) -> None:
        """More or fewer where the act says."""
        if details["ballroom"] == "balcony":
            self.balcony += number
        else:
            self.rows[details["ballroom"]][details["row"] - 1] += number


class Beside:
    """The entrance of a seat, and what is left of what lies beside it."""

    def __init__(self, entrance: int | None = None) -> None:
        self.entrance = entrance
        self.tokens: list[int] = []
        self.objectives: list[str] = []
        self.tiles: list[str] = []

    def line(self) -> dict[str, Any]:
        return {
            "entrance": self.entrance,
            "tokens": list(self.tokens),
            "own_objectives": list(self.objectives),
            "own_tiles": list(self.tiles),
        }


class SeatLedger:
    """What one seat has, by the words of the transcript."""

    def __init__(self, seat: int, krones: int, kitchen: int) -> None:
        self.seat = seat
        self.krones = krones
        self.emperor = 0
        self.vp = 0
        self.kitchen = [kitchen if kind in OF_CHOICE else 0 for kind in KINDS]
        self.cafe: dict[int, list[int]] = {}  # guest: items on the card
        self.rooms = ["."] * 20
        self.hand: list[int] = []
        self.staff: list[int] = []
        self.used: list[int] = []
        self.objectives: list[str] = []
        self.dancers: Dancers | None = None  # with ballrooms in play
        self.turned_down: list[int] | None = None  # with Some More in play
        self.celebrities: list[int] | None = None  # with celebrities in play
        self.beside: Beside | None = None  # with entrances of players' own in play

    def line(self) -> dict[str, Any]:
        line = {
            "t": "state",
            "seat": self.seat,
            "krones": self.krones,
            "emperor": self.emperor,
            "vp": self.vp,
            "kitchen": named(self.kitchen),
            "cafe": [{"guest": guest, "items": named(items)} for guest, items in self.cafe.items()],
            "rooms": "".join(self.rooms),
            "hand": list(self.hand),
            "staff": list(self.staff),
            "used": sorted(self.used),
            "objectives": list(self.objectives),
        }
        if self.dancers is not None:
            line["dancers"] = self.dancers.line()
        if self.turned_down is not None:
            line["turned_down"] = list(self.turned_down)
        if self.celebrities is not None:
            line["celebrities"] = list(self.celebrities)
        if self.beside is not None:
            line |= self.beside.line()
        return line

    def lose(self, item: int, amount: int) -> None:
        """The kitchen first, then the tables: items leave guests only when all of them do."""
        taken = min(amount, self.kitchen[item])
        self.kitchen[item] -= taken
        for items in self.cafe.values():
            here = min(amount - taken, items[item])
            items[item] -= here
            taken += here


class Ledger:
    """All seats. `tell` it every event, in order."""

    def __init__(self, setup: Setup, catalog: Catalog) -> None:
        self.setup = setup
        self._catalog = catalog
        self._once_a_round = {
            card.id
            for card in catalog.staff.values()
            if card.timing == "round" or any(e.once_per_round for e in card.effects)
        }
        self._round = 0
        self.seats = [
            SeatLedger(seat, 0, 0)
            if seat == setup.opponent
            else SeatLedger(seat, catalog.tracks.krones_start, 1)
            for seat in range(setup.players)
        ]
        for seat in self.seats:
            if "ballrooms" in setup.modules:
                alone = setup.solo is not None
                own = seat.seat != setup.opponent
                seat.dancers = Dancers(([1, 2, 3, 4] if alone else [0] * 4) if own else None)
                seat.kitchen[CHAMPAGNE] = 1 if own else 0
            if "more" in setup.modules:
                seat.turned_down = []
            if "celebrities" in setup.modules:
                seat.celebrities = []
            if "hotels" in setup.modules:
                seat.beside = Beside()
                for kind in OF_CHOICE:
                    seat.kitchen[kind] = 0
                if setup.solo is not None and seat.seat != setup.opponent:
                    seat.krones = KRONES_ALONE
        self._bids: dict[int, int] = {}  # the entrance by the seat that bids on it
        self._own: list[dict[str, Any]] = []  # what lies beside entrances that nobody has yet

    def tell(self, event: Event) -> None:
        match event:
            case Dealt():
                self._dealt(event)
            case CelebrityTaken():
                self._celebrities(event.seat).append(event.tile)
            case RoundEnded() if "celebrities" in self.setup.modules:
                for seat in self.seats:
                    self._celebrities(seat.seat).clear()
            case TokenTaken():
                self._beside(event.seat).tokens.remove(event.token)
            case Acted():
                self._acted(self.seats[event.seat], event.kind, event.details)
            case Gained():
                self._gained(self.seats[event.seat], event)
            case Scored():
                self.seats[event.seat].vp += event.amount
            case Drew(to="hand"):
                self.seats[event.seat].hand += event.staff
            case EmperorVisited():
                self.seats[event.seat].emperor = event.to
            case Rolled() if event.round != self._round:
                self._round = event.round
                for seat in self.seats:
                    seat.used.clear()
            case _:
                pass

    def _dealt(self, event: Dealt) -> None:
        self._own = list(event.more.get("own", ()))
        if self.setup.deal != "draft" and self.setup.solo is None:
            for seat, hand in zip(self.seats, event.hands, strict=True):
                seat.hand = list(hand)

    def _celebrities(self, seat: int) -> list[int]:
        held = self.seats[seat].celebrities
        assert held is not None
        return held

    def _beside(self, seat: int) -> Beside:
        beside = self.seats[seat].beside
        assert beside is not None
        return beside

    def _bid(self, seat: int, entrance: int) -> None:
        """When all bids stand, the entrances are sold."""
        overbid = [other for other, wanted in self._bids.items() if wanted == entrance]
        for other in overbid:
            del self._bids[other]
        self._bids[seat] = entrance
        if len(self._bids) == len(self.seats):
            for owner, bought in self._bids.items():
                self._opened(owner, bought)

    def _opened(self, seat: int, entrance: int) -> None:
        printed = self._catalog.entrances[entrance]
        beside = self.seats[seat].beside = Beside(entrance)
        beside.tokens = list(range(1, len(printed.tokens) + 1))
        for own in self._own:
            if printed.own_objectives_vp is not None:
                beside.objectives += own.get("objectives", ())
            if printed.own_tiles:
                beside.tiles += own.get("tiles", ())

    def _gained(self, seat: SeatLedger, event: Gained) -> None:
        seat.krones += event.krones
        seat.emperor += event.steps
        # Items that come are placed one by one, each by an act of its own.
        for item, amount in enumerate(event.items or ()):
            if amount < 0:
                seat.lose(item, -amount)
            elif event.source[0] == "entrance" and not self._round:
                seat.kitchen[item] += amount

    def _acted(self, seat: SeatLedger, kind: str, details: dict[str, Any]) -> None:
        if kind == "send_dancer":  # its cost is champagne
            self._dancer_sent(seat, details)
            return
        seat.krones -= details.get("cost", 0)
        match kind:
            case "take_guest" if seat.seat == self.setup.opponent:
                pass  # goes straight to a room
            case "choose_guest" | "take_guest" | "second_guest":
                seat.cafe[details["guest"]] = [0 for _ in KINDS]
            case "place":
                self._put(seat, details["item"], details["to"])
            case "feed_rival":
                self._put(self.seats[OPPONENT], details["item"], details["guest"])
            case "serve":
                for move in details["moves"]:
                    seat.kitchen[INDEX[move["item"]]] -= 1
                    self._put(seat, move["item"], move["guest"])
            case "fill_order":
                guest = details["guest"]
                seat.cafe[guest] = list(self._catalog.guests[guest].order.counts)
            case "prepare":
                seat.rooms[_room(details)] = "v"
            case "occupy":
                seat.rooms[_room(details)] = "o"
            case "remove_room":
                seat.rooms[_room(details)] = "."
            case "move_guest":
                seat.rooms[_room(details)] = "o"
                seat.cafe.pop(details["guest"], None)
                if "second" in details:
                    floor, column = details["second"]
                    seat.rooms[hotel.index(floor, column)] = "o"
            case "choose_rehearsal":
                seat.dancers = Dancers([1, 2, 3, 4])
            case "remove_dancer":
                assert seat.dancers is not None
                seat.dancers.change(details, -1)
            case "turn_down":
                assert seat.turned_down is not None
                seat.turned_down.append(details["staff"])
            case "use_guest":
                self._paid(seat, details["pay"])
                seat.used.append(details["guest"])
            case "bid":
                self._bid(seat.seat, details["entrance"])
            case "choose_entrance":
                self._opened(seat.seat, details["entrance"])
            case "exchange":
                for item, number in details["give"].items():
                    seat.kitchen[INDEX[item]] -= number
            case "retreat":
                seat.emperor -= details["steps"]
                self._beside(seat.seat).tiles.remove(details["tile"])
            case "claim" if details.get("own"):
                self._beside(seat.seat).objectives.remove(details["objective"])
            case "claim":
                seat.objectives.append(details["objective"])
            case _:
                self._staff(seat, kind, details)

    def _dancer_sent(self, seat: SeatLedger, details: dict[str, Any]) -> None:
        assert seat.dancers is not None
        seat.kitchen[CHAMPAGNE] -= details["cost"]
        seat.dancers.change(details, 1)
        if seat.dancers.areas is not None:
            seat.dancers.areas[details["area"] - 1] -= 1
        if details["guest"]:
            seat.cafe.pop(details["guest"], None)

    def _paid(self, seat: SeatLedger, pay: dict[str, Any]) -> None:
        seat.krones -= pay.get("krones", 0)
        seat.emperor -= pay.get("steps", 0)
        for item, number in pay.get("items", {}).items():
            seat.kitchen[INDEX[item]] -= number

    def _staff(self, seat: SeatLedger, kind: str, details: dict[str, Any]) -> None:
        match kind:
            case "draft":
                seat.hand.append(details["staff"])
            case "keep_staff":
                seat.hand = list(details["staff"])
            case "play_staff":
                if details["staff"] in seat.hand:
                    seat.hand.remove(details["staff"])
                seat.staff.append(details["staff"])
            case "return_staff":
                for card in details["staff"]:
                    if card in seat.hand:
                        seat.hand.remove(card)
            case "discard_staff":
                seat.staff.remove(details["staff"])
            case "use_staff" if details["staff"] in self._once_a_round:
                self._paid(seat, details.get("pay", {}))
                seat.used.append(details["staff"])
            case _:
                pass

    def _put(self, seat: SeatLedger, item: str, to: str | int) -> None:
        if to == "kitchen":
            seat.kitchen[INDEX[item]] += 1
        elif isinstance(to, int):
            seat.cafe[to][INDEX[item]] += 1


def _room(details: dict[str, Any]) -> int:
    return hotel.index(details["floor"], details["column"])
