"""Vienna Ballrooms: champagne, dancers, ballrooms scored after rounds 3, 5 and 7, rehearsal rooms.

Numbers of points are those of `expansion-digest.md`, section 1.
"""

from __future__ import annotations

from typing import Any

from gah_desktop.engine import effects
from gah_desktop.engine.actions import NUMBER, TEXT
from gah_desktop.engine.chance import RandomSource, shuffle
from gah_desktop.engine.module import EffectRule
from gah_desktop.engine.pending import Pending
from gah_desktop.engine.seats import PERSON, seats_from_first
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import GREEN
from gah_desktop.modules.ballrooms.rules import after_action, captain, penalties, rehearsing, scoring, sending
from gah_desktop.modules.ballrooms.rules.facts import CHAMPAGNE, WHICH, facts
from gah_desktop.modules.ballrooms.rules.house import House, house_of

START = 1  # champagne


class Ballrooms(House):
    __slots__ = ()
    name = "ballrooms"
    decisions = {  # noqa: RUF012
        "choose_rehearsal": rehearsing.CHOOSE,
        "send_dancer": sending.SEND,
        "remove_dancer": penalties.REMOVE,
        "after_action": after_action.AFTER_ACTION,
        "captain": captain.CAPTAIN,
    }
    actions = {  # noqa: RUF012
        rehearsing.ChooseRehearsal: (TEXT,),
        sending.SendDancer: (NUMBER, TEXT, NUMBER, NUMBER),
        penalties.RemoveDancer: (TEXT, NUMBER, NUMBER),
    }
    turn_actions = (sending.SEND_IN_TURN,)
    effects = {  # noqa: RUF012
        "send_dancer": EffectRule(sending.begin, sending.possible, asks=True),
        **penalties.EFFECTS,
        **captain.EFFECTS,
    }
    penalties = penalties.PENALTIES
    objectives = {  # noqa: RUF012
        "champagne": lambda s, p, rooms: p.kitchen[CHAMPAGNE],
        "dancers_in_ballrooms": lambda s, p, rooms: house_of(s).in_ballrooms(p.seat),
        "green_guests_completed": lambda s, p, rooms: house_of(s).greens[p.seat],
    }
    counted = {"end_vp_per_dancer": lambda s, p, _: house_of(s).in_ballrooms(p.seat)}  # noqa: RUF012

    # Set-up (1-3)

    def before_queue(self, s: GameState) -> None:
        assert s.chance is not None
        players = [p for p in s.players if p.seat != s.setup.opponent]
        boards = _drawn(s.chance, list(facts(s.t).rooms), len(WHICH))
        self.open_house(s, boards, _drawn(s.chance, list(facts(s.t).areas), len(players)))
        for p in players:
            p.kitchen[CHAMPAGNE] = START

    def dealt(self, s: GameState) -> dict[str, Any]:
        return {"ballrooms": self.boards, "rehearsal": self.offered}

    def opened(self, s: GameState) -> None:
        """Alone at the table there is one rehearsal room, and no choice."""
        if s.setup.opponent is not None:
            self.furnish(s, PERSON, self.offered[0])
            self.offered = ()

    def first_choices(self, s: GameState, choices: list[Pending]) -> None:
        if s.setup.opponent is None:
            rehearsing.added(choices, seats_from_first(s))

    # In a turn (5, 13, 14)

    def chain(self, s: GameState, action: int) -> tuple[int, ...] | None:
        return facts(s.t).chains.get(action)

    def before_action(self, s: GameState, p: PlayerState, face: int) -> None:
        after_action.wait(s, p, face, after_action.AFTER)

    def die_taken(self, s: GameState, p: PlayerState, face: int) -> None:
        after_action.wait(s, p, face, after_action.BEFORE)

    def staff_played(self, s: GameState, p: PlayerState, card: int) -> None:
        captain.offered(s, p, card)

    def objective_claimed(self, s: GameState, p: PlayerState, index: int) -> None:
        """The Arranger, after the VP."""
        for owner, staff, _, what in s.t.triggers.answers["when_objective_claimed"]:
            if p.has & owner:
                effects.fire(s, p, what, ("staff", staff))

    def guest_left(self, s: GameState, p: PlayerState, guest: int) -> None:
        if s.t.guests[guest].color == GREEN:
            greens = list(self.greens)
            greens[p.seat] += 1
            self.greens = tuple(greens)

    # The Emperor (15-19)

    def visits_over(self, s: GameState) -> None:
        which = s.t.visits.index(s.round)
        scoring.score(s, which)
        self.scored = which + 1


def _drawn(chance: RandomSource, names: list[str], number: int) -> tuple[str, ...]:
    shuffle(chance, names)
    return tuple(names[:number])
