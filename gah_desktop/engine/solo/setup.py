"""Setting the table for one person: the opponent's pile, deck and entrance, ten cards to keep six of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gah_desktop.engine.chance import RandomSource, shuffle
from gah_desktop.engine.solo import RIVAL, reading
from gah_desktop.engine.solo.entrances import ENTRANCES
from gah_desktop.engine.solo.entrances.base import Entrance
from gah_desktop.engine.solo.state import SoloState
from gah_desktop.engine.state import GameState

if TYPE_CHECKING:
    from gah_desktop.catalog.models import Catalog

PILE = 5
OFFERED = 10


def prepare(s: GameState, catalog: Catalog) -> None:
    """Before the queue is laid out and before anyone draws."""
    chance = s.chance
    assert chance is not None
    rival = s.players[RIVAL]
    rival.krones = 0
    rival.kitchen = [0, 0, 0, 0]
    house = _entrance(s.setup.entrance, chance)
    pile = _draw_pile(s, chance)
    deck = [card.id for card in catalog.instruction_decks["leopold"]]
    shuffle(chance, deck)
    s.solo = SoloState(tuple(deck), pile, house)
    s.packs = [[s.staff_deck.pop() for _ in range(OFFERED)]]
    house.before_queue(s)


def open_house(s: GameState) -> None:
    """When everything else lies on the table: what the entrance lays down, and its name if drawn."""
    solo = s.solo
    assert solo is not None
    if solo.entrance:
        reading.tell(s, "entrance", name=solo.entrance, drawn=s.setup.entrance == "random")
        solo.house.open(s)


def _entrance(name: str | None, chance: RandomSource) -> Entrance:
    if name == "random":
        name = tuple(ENTRANCES)[chance.below(len(ENTRANCES))]
    return Entrance() if name is None else ENTRANCES[name]()


def _draw_pile(s: GameState, chance: RandomSource) -> tuple[int, ...]:
    """Five end cards drawn blind; all the others are shuffled into the deck."""
    ends = [card for card in s.staff_deck if s.t.staff[card].timing == "end"]
    shuffle(chance, ends)
    pile = tuple(ends[:PILE])
    s.staff_deck = [card for card in s.staff_deck if card not in pile]
    shuffle(chance, s.staff_deck)
    return pile
