"""What happened: typed facts in ids and numbers, no sentences. Every change of a game is told here.

`source` is a pair of what gave the right or caused the change and its id: ("die", 3),
("guest", 75), ("staff", 14), ("group", 7), ("room", 403), ("emperor", "B2"), ("track", 3),
("objective", "A1"), ("serve", 0), ("turn", 0), ("setup", 0), ("final", 0), ("solo", 203),
("entrance", "sushi").
"""

from typing import Any, NamedTuple

Source = tuple[str, int | str]
SETUP: Source = ("setup", 0)
TURN: Source = ("turn", 0)
SERVE: Source = ("serve", 0)
FINAL: Source = ("final", 0)


class Dealt(NamedTuple):
    """The table is set: everything that lies open or in hand before the first choice."""

    first: int
    objectives: tuple[str, ...]
    emperor: tuple[str, ...]
    queue: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    more: dict[str, Any]  # what modules have laid out
    name: str = "dealt"


class Rolled(NamedTuple):
    """`colored` are the faces of the red, yellow and blue die among them, 0 for one that is gone."""

    round: int
    dice: tuple[int, ...]
    dustbin: int
    colored: tuple[int, ...] = ()
    name: str = "rolled"


class TurnBegan(NamedTuple):
    round: int
    seat: int
    number: int
    name: str = "turn"


class Revealed(NamedTuple):
    """A guest enters the queue on the left; 0 if deck and discards are empty."""

    guest: int
    name: str = "revealed"


class Reshuffled(NamedTuple):
    what: str
    name: str = "reshuffled"


class Drew(NamedTuple):
    """Staff cards drawn; `to` is "hand", "offer" or "pack"."""

    seat: int
    staff: tuple[int, ...]
    to: str
    source: Source
    name: str = "drew"


class Acted(NamedTuple):
    """A choice was made (or was the only one). `details` are its arguments and costs."""

    seat: int
    kind: str
    details: dict[str, Any]
    source: Source
    name: str = "acted"


class Gained(NamedTuple):
    """Krones, steps or items changed by anything but a cost named in an act."""

    seat: int
    krones: int
    steps: int
    items: tuple[int, ...] | None
    source: Source
    name: str = "gained"


class Scored(NamedTuple):
    seat: int
    amount: int
    source: Source
    name: str = "scored"


class Passed(NamedTuple):
    """The dice nobody wanted: one goes to the dustbin, the rest will be rolled again."""

    round: int
    name: str = "all_passed"


class EmperorVisited(NamedTuple):
    """`result` is "reward", "nothing", "penalty" or "avoided"."""

    round: int
    seat: int
    space: int
    vp: int
    to: int
    result: str
    name: str = "emperor"


class EmperorSettled(NamedTuple):
    """A seat's visit is over: reward taken, penalty suffered or avoided."""

    round: int
    seat: int
    name: str = "emperor_settled"


class BallroomScored(NamedTuple):
    """`dancers` by seat and row, from the bottom; `which` is "left", "middle" or "right"."""

    round: int
    which: str
    board: str
    dancers: tuple[tuple[int, ...], ...]
    name: str = "ballroom"


class DancersGone(NamedTuple):
    """So many dancers of a seat have left the game."""

    seat: int
    number: int
    source: Source
    name: str = "dancers_gone"


class CelebrityTaken(NamedTuple):
    """With a coloured die; the VP of the tile follow."""

    seat: int
    tile: int
    color: str
    name: str = "celebrity"


class LoungeChanged(NamedTuple):
    """At the end of a round: the tiles above the red, yellow and blue die, and those discarded now."""

    tiles: tuple[int, ...]
    discarded: tuple[int, ...]
    name: str = "lounge"


class TokenTaken(NamedTuple):
    """One of the tokens beside an entrance, by its number; `half` is "column" or "floor"."""

    seat: int
    token: int
    half: str
    source: Source
    name: str = "token"


class SoloStep(NamedTuple):
    """One thing read from an instruction card, and why; see `modules/solo/rules/reading.py`."""

    card: int
    step: str
    details: dict[str, Any]
    name: str = "solo"


class RoundEnded(NamedTuple):
    round: int
    name: str = "round_ended"


class Ended(NamedTuple):
    """Final scores, one per seat, and the winners."""

    scores: tuple[Any, ...]
    winners: tuple[int, ...]
    name: str = "ended"


Event = (
    Dealt
    | Rolled
    | TurnBegan
    | Revealed
    | Reshuffled
    | Drew
    | Acted
    | Gained
    | Scored
    | Passed
    | EmperorVisited
    | EmperorSettled
    | BallroomScored
    | DancersGone
    | CelebrityTaken
    | LoungeChanged
    | TokenTaken
    | SoloStep
    | RoundEnded
    | Ended
)
