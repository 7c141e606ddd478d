"""Acts with staff cards and with the guest who stays at the table, prices and cards turned down."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.helpers.waltz_reader.cards import DISHES, DRINKS, Line
from tests.helpers.waltz_reader.flow import Flow
from tests.helpers.waltz_reader.seat import Seat

PLAYS = ("play_staff", "draw_three_play_one")


class StaffActs(Flow):
    def act_draft(self, seat: Seat, line: Line) -> None:
        seat.hand.append(line["staff"])

    def act_keep_staff(self, seat: Seat, line: Line) -> None:
        self.same(len(line["staff"]), 6, "six cards")
        seat.hand = list(line["staff"])

    def act_play_staff(self, seat: Seat, line: Line) -> None:
        card, origin = line["staff"], line["from"]
        self.need(origin in (("pile",) if seat.rival else ("hand", "offer")), "where it comes from")
        getattr(seat, origin).remove(card)
        price = self.cards.staff[card]["cost"]

        def fits(effect: Any) -> bool:
            off = price if effect["discount"] == "free" else effect["discount"]
            drawn = effect["kind"] == "draw_three_play_one"
            return bool(drawn == (origin == "offer") and line["cost"] == max(0, price - off))

        if not seat.rival:
            self.take(seat, line["source"], PLAYS, fits)
        seat.staff.append(card)
        self.staff_played(seat, card, at_setup=self.round == 0)

    def act_return_staff(self, seat: Seat, line: Line) -> None:
        for card in line["staff"]:
            place = next(p for p in (seat.offer, seat.hand) if card in p or p is seat.hand)
            if card in place:
                place.remove(card)
                if place is seat.hand and self.round:
                    self.take(seat, line["source"], ("return_staff_from_hand",))
            else:
                self.same(line["source"], "setup", "a card that was there")

    def act_discard_staff(self, seat: Seat, line: Line) -> None:
        self.same(self.cards.staff[line["staff"]]["timing"], "end", "timing")
        self.take(seat, line["source"], ("remove_played_end_staff",))
        seat.staff.remove(line["staff"])

    def act_use_staff(self, seat: Seat, line: Line) -> None:
        card = line["staff"]
        self.need(card in seat.staff and card not in seat.used, "a card in play, once a round")
        if self.cards.staff[card]["timing"] == "permanent":  # before or after the main action
            due = self.take(seat, f"staff:{card}", ("extra",))
            for effect in due.effect["effects"]:
                self.add(seat, due.firing, effect)
            if any(effect.get("once_per_round") for effect in self.cards.staff[card]["effects"]):
                seat.used.append(card)
            return
        self.same(self.cards.staff[card]["timing"], "round", "timing")
        seat.used.append(card)
        self.new_action(seat)
        for effect in self.cards.staff[card]["effects"]:
            paid = self.pay(seat, effect["pay"], line.get("pay", {})) if "pay" in effect else []
            self.same("pay" in line, "pay" in effect, "a price")
            parts = effect.get("effects", [effect])
            others = "gain_other_items_of_choice"
            self.owe(
                seat, f"staff:{card}", [{**p, "paid": paid} if p["kind"] == others else p for p in parts]
            )

    def act_use_guest(self, seat: Seat, line: Line) -> None:
        guest = line["guest"]
        self.need(guest in seat.cafe and guest not in seat.used, "a guest at the table, once a round")
        table = self.cards.guests[guest]["table"]
        seat.used.append(guest)
        self.new_action(seat)
        self.pay(seat, table["pay"], line["pay"])
        self.owe(seat, f"guest:{guest}", table["effects"])

    def pay(self, seat: Seat, price: Any, told: Line) -> list[str]:
        """Takes what a card asks for from kitchen, purse and track; the kinds of items paid."""
        items: Counter[str] = Counter(told.get("items", {}))
        asked = Counter({i: n for i, n in price.items() if i in DISHES + DRINKS + ("champagne",)})
        choice = price.get("dish_or_drink", 0) or price.get("any_item", 0)
        if choice:
            self.same(items.total(), choice, "items paid")
            self.need("any_item" in price or not items["champagne"], "a dish or drink")
        else:
            self.same(items, asked, "items paid")
        self.same(told.get("krones", 0), price.get("krones", 0), "krones paid")
        self.same(told.get("steps", 0), price.get("emperor_steps", 0), "steps back")
        for item, number in items.items():
            self.need(seat.kitchen[item] >= number, "items in the kitchen")
            seat.kitchen[item] -= number
        self.champagne_paid(seat, items["champagne"])
        seat.krones -= told.get("krones", 0)
        seat.emperor -= told.get("steps", 0)
        self.need(seat.krones >= 0 and seat.emperor >= 0, "a price that can be paid")
        return list(items)

    def champagne_paid(self, seat: Seat, number: int) -> None:
        """[183]: once an action."""
        if number and not seat.action["champagne paid"]:
            self.staff_answers(seat, "when_champagne_spent_in_action")
        seat.action["champagne paid"] += number

    def act_turn_down(self, seat: Seat, line: Line) -> None:
        card = line["staff"]
        self.need(card in seat.staff and card not in seat.turned_down, "a card in play, once in the game")
        self.need(card in seat.may_turn_down, "the event on the card, in the action just done")
        seat.may_turn_down.remove(card)
        seat.turned_down.append(card)
        seat.action.clear()
        for effect in self.cards.staff[card]["effects"]:
            self.owe(seat, f"staff:{card}", effect["effects"])
