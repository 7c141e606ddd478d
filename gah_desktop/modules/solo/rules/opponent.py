"""The solo opponent as a module of rules: deck, pile and turns. Which one it is, its own module says.

Everything it keeps is numbers and tuples that are replaced, never changed.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from gah_desktop.catalog.models import InstructionCard
from gah_desktop.engine.actions import HIDDEN_CARDS
from gah_desktop.engine.chance import shuffle
from gah_desktop.engine.items import KINDS
from gah_desktop.engine.module import Held, Module, add
from gah_desktop.engine.module_registry import ENTRANCES
from gah_desktop.engine.pending import Pending
from gah_desktop.engine.score_lines import CAFE, ITEMS, KRONES
from gah_desktop.engine.seats import OPPONENT, PERSON
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.modules.solo.rules import dice, keeping, reading, turn
from gah_desktop.modules.solo.rules.objectives import Markers

if TYPE_CHECKING:
    from gah_desktop.catalog.models import InstructionAction, InstructionGuest
    from gah_desktop.engine.scoring import Score, ScoreLine

PILE = 5
OFFERED = 10


class Opponent(Module):
    __slots__ = ("card", "deck", "entrance", "markers", "pile", "turned")
    decisions = {"keep_staff": keeping.KEEP}  # noqa: RUF012
    actions = {keeping.KeepStaff: (HIDDEN_CARDS,)}  # noqa: RUF012
    face_down = ("pile",)

    def __init__(self) -> None:
        self.deck: tuple[int, ...] = ()  # instruction cards, the top one last
        self.pile: tuple[int, ...] = ()  # hidden end cards, the top one last
        self.turned: tuple[int, ...] = ()  # instruction cards in the order they were turned
        self.card = 0  # the one being carried out
        self.markers: Markers = (0, 0, 0)  # by objective: none, III, II, I (claimed)
        self.entrance = ""  # of its hotel

    @classmethod
    def instruction_cards(cls, s: GameState) -> tuple[InstructionCard, ...]:
        return s.t.catalog.instruction_decks[cls.name]

    # Set-up

    def first_seat(self, s: GameState) -> int:
        return OPPONENT

    def deal_staff(self, s: GameState) -> bool:
        """Its entrance, its pile and its deck; then ten cards of which the person keeps six."""
        assert s.chance is not None
        own = s.players[OPPONENT]
        own.krones = 0
        own.kitchen = [0 for _ in KINDS]
        self._choose_entrance(s)
        self._draw_pile(s)
        deck = [card.id for card in self.instruction_cards(s)]
        shuffle(s.chance, deck)
        self.deck = tuple(deck)
        s.packs = [[s.staff_deck.pop() for _ in range(OFFERED)]]
        return True

    def _choose_entrance(self, s: GameState) -> None:
        assert s.chance is not None
        name = s.setup.entrance or ("random" if any(m.opponent_has_entrance for m in s.modules) else "")
        if name == "random":
            name = tuple(ENTRANCES)[s.chance.below(len(ENTRANCES))]
        if name:
            self.entrance = name
            add(s, ENTRANCES[name]())

    def _draw_pile(self, s: GameState) -> None:
        """Five end cards drawn blind; all the others are shuffled into the deck."""
        assert s.chance is not None
        ends = [card for card in s.staff_deck if s.t.staff[card].timing == "end"]
        shuffle(s.chance, ends)
        self.pile = tuple(ends[:PILE])
        s.staff_deck = [card for card in s.staff_deck if card not in self.pile]
        shuffle(s.chance, s.staff_deck)

    def dealt(self, s: GameState) -> dict[str, Any]:
        return {"pile": self.pile, "entrance": self.entrance or None}

    def opened(self, s: GameState) -> None:
        if self.entrance:
            reading.tell(s, "entrance", name=self.entrance, drawn=self.entrance != s.setup.entrance)

    def first_choices(self, s: GameState, choices: list[Pending]) -> None:
        choices[:] = [f for f in choices if f.seat != OPPONENT]
        choices.append(keeping.KeepingStaff(PERSON))

    # Its turns

    def play_turn(self, s: GameState, seat: int) -> bool:
        if seat != OPPONENT:
            return False
        turn.play(s, self)
        return True

    def turn_card(self) -> int:
        """The top instruction card is turned up."""
        card = self.deck[-1]
        self.deck = self.deck[:-1]
        self.turned += (card,)
        return card

    def take_die(self, s: GameState, p: PlayerState, die: dice.Printed, hand: str) -> None:
        shown = dice.shown_on(die)
        choice = dice.choose(s.dice, shown, hand)
        dice.tell(s, shown, choice)
        dice.take(s, p, choice.face)

    # Symbols that only some opponents' cards have

    def guest_dances(self, s: GameState, p: PlayerState, guest: int, symbol: InstructionGuest) -> bool:
        """A guest with a dancer beside it goes to a ball; False if it has to take a room."""
        return False

    def send_dancer(self, s: GameState, p: PlayerState, symbol: InstructionAction) -> None:
        """A dancer without a guest."""

    # The Emperor, and the end

    def emperor_spares(self, s: GameState, p: PlayerState) -> bool:
        return p.seat == OPPONENT

    def score_lines(self, s: GameState, p: PlayerState, lines: list[ScoreLine]) -> None:
        """Krones, items and guests are nothing to it."""
        if p.seat == OPPONENT:
            nothing = (KRONES.name, ITEMS.name, CAFE.name)
            lines[:] = [line._replace(vp=0) if line.name in nothing else line for line in lines]

    def winners(self, s: GameState, scores: tuple[Score, ...]) -> tuple[int, ...]:
        """The person needs more VP."""
        return (PERSON,) if scores[PERSON].total > scores[OPPONENT].total else (OPPONENT,)

    # What may be seen, and how it is told

    def mask(self, s: GameState, seat: int) -> None:
        """Its deck and its pile are hidden from everybody."""
        self.deck = (0,) * len(self.deck)
        self.pile = (0,) * len(self.pile)

    def cards(self) -> tuple[Held, ...]:
        return (Held("staff", "pile", self.pile[::-1]),)

    def sample(self, s: GameState, rng: Random, unseen: list[int]) -> None:
        seen = {*self.turned, *self.deck}
        deck = [card.id for card in self.instruction_cards(s) if card.id not in seen]
        rng.shuffle(deck)
        hidden = iter(deck)
        self.deck = tuple([card or next(hidden) for card in self.deck])
        ends = [card for card in unseen if s.t.staff[card].timing == "end"]
        hidden = iter(rng.sample(ends, self.pile.count(0)))
        self.pile = tuple([card or next(hidden) for card in self.pile])
        unseen[:] = [card for card in unseen if card not in self.pile]
