"""The pending decisions on the stack: who is asked what, as named tuples. They know no rules.

Each names its seat, its source and its kind, which `decisions/registry.py` looks up. They are replaced,
never changed.
"""

from typing import NamedTuple, Protocol

from gah_desktop.engine.events import SETUP, TURN, Source
from gah_desktop.engine.items import OF_CHOICE, Items
from gah_desktop.engine.tables import Effect


class Pending(Protocol):
    """What all of them have; those of modules too."""

    @property
    def seat(self) -> int: ...
    @property
    def source(self) -> Source: ...
    @property
    def kind(self) -> str: ...


class Turn(NamedTuple):
    """Nothing else waits: the turn itself."""

    seat: int
    source: Source = TURN
    kind: str = "turn"


# Set-up


class Begin(NamedTuple):
    """All is set up: the first round."""

    seat: int = -1
    source: Source = SETUP
    kind: str = "begin"


class Draft(NamedTuple):
    """Keep one card of the pack; after the `last` seat the packs are passed on."""

    seat: int
    source: Source
    last: bool
    kind: str = "draft"


class ChooseGuest(NamedTuple):
    """A first guest, or a further one, which may be declined, if the source is not the set-up."""

    seat: int
    source: Source = SETUP
    kind: str = "choose_guest"


# Beneath what they name: reached, it is over. They ask nothing


class SourceFrame(NamedTuple):
    """All that a source sets in motion lies above; what it has given so far. See `sources.py`."""

    seat: int
    source: Source
    vp: int = 0
    steps: int = 0
    krones: int = 0
    champagne: int = 0
    kind: str = "source"


class ActionFrame(NamedTuple):
    """All that a main or an additional action sets in motion lies above; what modules have noted of it."""

    seat: int
    source: Source
    noted: tuple[tuple[str, int], ...] = ()
    kind: str = "action"


class StaffPlayed(NamedTuple):
    """A staff card has come into play; its own effect lies above."""

    seat: int
    source: Source
    staff: int
    kind: str = "staff_played"


# Items


class ItemsOfDie(NamedTuple):
    """So many items of a main action: of each in the chain not more than of the one before it."""

    seat: int
    source: Source
    strength: int
    chain: tuple[int, ...]
    kind: str = "items"


class ItemsOfChoice(NamedTuple):
    seat: int
    source: Source
    number: int
    kinds: tuple[int, ...] = OF_CHOICE
    kind: str = "items_of_choice"


class PlaceItems(NamedTuple):
    """Where the items in the bag go, one by one."""

    seat: int
    source: Source
    bag: Items
    kind: str = "place"


class Serving(NamedTuple):
    """A paid serving goes on with up to so many more items; `moves` are those already carried."""

    seat: int
    source: Source
    left: int
    moves: tuple[tuple[str, int], ...]
    kind: str = "serve"


class Paying(NamedTuple):
    """With which items a card in play is paid."""

    seat: int
    source: Source
    kind: str = "pay"


class FillOrder(NamedTuple):
    seat: int
    source: Source
    kind: str = "fill_order"


# Rooms


class Rooms(NamedTuple):
    """Prepare up to `left` rooms one after the other; `occupy` turns each to occupied at once."""

    seat: int
    source: Source
    left: int
    discount: int = 0
    max_floor: int = 4
    occupy: bool = False
    mandatory: bool = False
    started: bool = False
    kind: str = "rooms"


class OccupyRooms(NamedTuple):
    """Turn up to so many vacant rooms to occupied."""

    seat: int
    source: Source
    left: int
    max_floor: int = 4
    kind: str = "occupy"


class RemoveRoom(NamedTuple):
    """One room of the candidates goes; `then` "vacant" or "below" asks for a second one."""

    seat: int
    source: Source
    candidates: int
    then: str
    kind: str = "remove_room"


# Staff cards


class PlayStaff(NamedTuple):
    """Play up to so many cards from the hand, each at this discount."""

    seat: int
    source: Source
    left: int
    discount: int
    kind: str = "staff"


class Offer(NamedTuple):
    """Play one of the cards drawn; the others go under the deck."""

    seat: int
    source: Source
    cards: tuple[int, ...]
    discount: int
    kind: str = "offer"


class ReturnStaff(NamedTuple):
    """All these cards go under the deck, in an order of choice."""

    seat: int
    source: Source
    cards: tuple[int, ...]
    kind: str = "return_staff"


class ReturnHand(NamedTuple):
    """So many cards of the hand go under the deck."""

    seat: int
    source: Source
    left: int
    kind: str = "return_hand"


class DiscardStaff(NamedTuple):
    """An end card in play leaves the game."""

    seat: int
    source: Source
    kind: str = "discard_staff"


# The turn's other choices


class Split(NamedTuple):
    """So much strength for krones and steps; `both`: so much of each, without a choice."""

    seat: int
    source: Source
    strength: int
    both: bool = False
    kind: str = "split"


class ExtraAction(NamedTuple):
    """Use an action space without taking a die."""

    seat: int
    source: Source
    kind: str = "extra_action"


class Extra(NamedTuple):
    """The extra a card grants with the die just taken, if it was not used before the action."""

    seat: int
    source: Source
    kind: str = "extra"


class TakeGuests(NamedTuple):
    """Take up to so many guests from the queue at no cost."""

    seat: int
    source: Source
    left: int
    filled: bool = False  # and their orders are filled from the supply
    kind: str = "take_guest"


class Part(NamedTuple):
    """`sort` is "reward", "trigger" (krones from a staff card), "bonus" (amount is the group), or of modules.

    `place` is where a reward stands in the list of its card or tile, from 0. A "firing" of a module has
    all its `effects` at once, and may be declined like a reward, though VP among others come all the same;
    one of them is its `effect` too. So has an "answer", whose VP come even where they are all it has, an
    "opening", which comes with the occupancy bonus, and what is "joined" to the source of the moment.
    """

    sort: str
    effect: Effect
    source: Source
    place: int = -1
    effects: tuple[Effect, ...] = ()


class Benefits(NamedTuple):
    """Parts that wait to be collected, None for each one that is settled; `begun` after the first reward.

    The last `kept` parts could not be used when everything else here was done. They wait for the rest of
    the action, which may make them possible.
    """

    seat: int
    source: Source
    parts: tuple[Part | None, ...]
    begun: bool = False
    kept: int = 0
    kind: str = "benefits"


# The Emperor


class Visits(NamedTuple):
    """The seat being visited, or -1, and those still to come."""

    seat: int
    source: Source
    left: tuple[int, ...]
    kind: str = "emperor"


class Penalty(NamedTuple):
    """May the penalty be avoided?"""

    seat: int
    source: Source
    kind: str = "penalty"


class TakePenalty(NamedTuple):
    """Which half of it."""

    seat: int
    source: Source
    kind: str = "take_penalty"


class RoundOver(NamedTuple):
    """The Emperor has been: the next round, or the end."""

    seat: int = -1
    source: Source = TURN
    kind: str = "round_over"
