"""Staff cards: those in hand and those in play. No rules, no looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from gah_desktop.app.spots import Spot
from gah_desktop.engine import actions as a
from gah_desktop.engine.scoring import end_vp
from gah_desktop.models.base import Model, Row
from gah_desktop.models.cards import ruleset, staff_lines
from gah_desktop.models.dice import actions_of_die
from gah_desktop.models.mime import DIE, STAFF, Carried
from gah_desktop.text.names import staff_name
from gah_desktop.text.spots import display_spot, hand_spot, worth_now


class CardFacts(NamedTuple):
    key: int | tuple[str, int]  # the card; ("hidden", place) for another's
    staff: int  # 0: face down
    price: int  # what playing it would cost now; else what is printed


class StaffFacts(NamedTuple):
    key: int
    staff: int
    used: bool  # in this round
    end: bool  # an end card
    worth: int  # VP of an end card if the game ended now


class HandModel(Model):
    """The cards in hand, face down where the one who looks may not see them."""

    accepts = (STAFF,)

    def build(self) -> list[Row]:
        hand = self.table.player(self.seat).hand
        if not self.table.shows_hand(self.seat):
            return [(CardFacts(("hidden", place), 0, 0),) for place in range(len(hand))]
        return [(CardFacts(card, card, self._price(card)),) for card in hand]

    def _price(self, card: int) -> int:
        play = a.PlayStaff(card)
        if play in self.table.at(("staff", card)):
            return int(self.table.preview(play)["cost"])
        return self.table.catalog.staff[card].cost_in(ruleset(self.table))

    def spots(self, facts: CardFacts) -> tuple[Spot, ...]:
        return (("staff", facts.staff),) if facts.staff else ()

    def text(self, facts: CardFacts) -> str:
        return staff_name(facts.staff) if facts.staff else ""

    def full_text(self, facts: CardFacts) -> str:
        return staff_lines(self.table, facts.staff, facts.price) if facts.staff else self.spoken(facts)

    def spoken(self, facts: CardFacts) -> str:
        return hand_spot(facts.staff, facts.price)

    def attempts(self, facts: CardFacts) -> Sequence[a.Action]:
        return (a.PlayStaff(facts.staff),) if facts.staff else ()

    def carried(self, facts: CardFacts) -> Carried | None:
        return Carried(STAFF, {"staff": facts.staff}) if facts.staff else None

    def dropped(self, carried: Carried, facts: Any) -> Sequence[a.Action]:
        return (a.Draft(carried.values["staff"]),)


class DisplayModel(Model):
    """The staff in play; cards are played and dice for action 5 are brought here, onto any row or none."""

    accepts = (STAFF, DIE)

    def build(self) -> list[Row]:
        state, p = self.table.state, self.table.player(self.seat)
        return [
            (
                StaffFacts(
                    card,
                    card,
                    bool(p.used >> card & 1),
                    card in state.t.triggers.end,
                    end_vp(state, p, card),
                ),
            )
            for card in p.staff
        ]

    def spots(self, facts: StaffFacts) -> tuple[Spot, ...]:
        return (("staff", facts.staff),)

    def text(self, facts: StaffFacts) -> str:
        return staff_name(facts.staff)

    def full_text(self, facts: StaffFacts) -> str:
        told = [staff_lines(self.table, facts.staff)]
        if facts.end:
            told.append(worth_now(facts.worth))
        return "\n".join(told)

    def spoken(self, facts: StaffFacts) -> str:
        return display_spot(facts.staff, facts.used)

    def attempts(self, facts: StaffFacts) -> Sequence[a.Action]:
        return (a.UseStaff(facts.staff),)

    def dropped(self, carried: Carried, facts: Any) -> Sequence[a.Action]:
        if carried.type == DIE:
            return actions_of_die(self.table, carried.values, (5,))
        return (a.PlayStaff(carried.values["staff"]),)
