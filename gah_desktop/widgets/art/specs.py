"""What each painter is asked to draw: small frozen values, hashable, already translated; no painting here."""

from enum import Enum, Flag, auto
from typing import NamedTuple


class State(Flag):
    """How a card or place stands just now; flags combine, NORMAL is none of them."""

    NORMAL = 0
    HOVER = auto()
    FOCUSED = auto()
    SELECTABLE = auto()
    SELECTED = auto()
    DIMMED = auto()
    DISABLED = auto()
    DROP_TARGET = auto()
    USED = auto()


class Join(Flag):
    """On which sides and corners a room continues into a room of the same group."""

    NONE = 0
    N = auto()
    E = auto()
    S = auto()
    W = auto()
    NE = auto()
    SE = auto()
    SW = auto()
    NW = auto()


class RoomStatus(Enum):
    PLAN = "plan"
    VACANT = "vacant"
    OCCUPIED = "occupied"


class Zone(Enum):
    PENALTY = "penalty"
    NOTHING = "nothing"
    REWARD = "reward"


class Amount(NamedTuple):
    """A pictogram with its number; text goes before the icon ("+3", "-5", "2x"), empty for the icon alone."""

    icon: str
    text: str = ""


class GuestArt(NamedTuple):
    name: str
    color: str  # "blue", "red", "yellow", "green"
    vp: int
    order: tuple[tuple[str, bool], ...] = ()  # (item, already served)
    reward_lines: tuple[str, ...] = ()
    reward_icons: tuple[Amount, ...] = ()
    cost: int | None = None  # what the queue space asks; None: nothing is drawn
    token: bool = False
    ready: bool = False  # order complete: the card says it with a tick and a firm frame
    figure: int = 0  # the card's number: whoever it is looks the same in every language
    used: bool = False  # in this round, at its table: as staff that is used
    ours: bool = False  # some of its figures are the house's own: a corner says so, quietly


class StaffArt(NamedTuple):
    name: str
    text: str = ""
    cost: int | None = None
    price: int | None = None  # what it costs now, if that differs from the printed cost
    timing: str = "always"  # "once", "round", "always", "end"
    timing_label: str = ""
    icons: tuple[Amount, ...] = ()
    used: bool = False  # used this round: turned sideways in spirit, dimmed, with a turned mark
    badge: str = ""  # a short word in the corner ("6 now")
    figure: int = 0  # the card's number, as for guests
    ours: bool = False  # as for guests


class DiceArt(NamedTuple):
    face: int
    dice: int
    icons: tuple[str, ...]
    label: str = ""
    strength: int | None = None
    cost: int | None = None
    colors: tuple[str, ...] = ()  # of those of its dice that are not white
    ours: bool = False  # which items it brings is the house's own


class CounterArt(NamedTuple):
    icon: str
    number: int
    limit: int | None = None
    label: str = ""


class MarkerArt(NamedTuple):
    seat: int
    space: int
    after: int | None = None  # where the next retreat will leave it; None: no arrow
    letter: str = ""


class EmperorTrackArt(NamedTuple):
    vp: tuple[int, ...]
    markers: tuple[MarkerArt, ...] = ()
    reward_from: int = 3
    penalty_at: int = 0
    caption: str = ""
    vp_label: str = ""


class EmperorTileArt(NamedTuple):
    title: str
    reward_lines: tuple[str, ...] = ()
    penalty_lines: tuple[str, ...] = ()
    reward_icons: tuple[Amount, ...] = ()
    penalty_icons: tuple[Amount, ...] = ()
    awaits: Zone | None = None  # the half that awaits the player at the next visit
    done: bool = False


class ObjectiveArt(NamedTuple):
    title: str
    text: str
    icons: tuple[Amount, ...] = ()
    points: tuple[int, ...] = (15, 10, 5)
    claimed: tuple[int | None, ...] = (None, None, None)  # seat on each slot
    progress: str = ""  # "14/20"
    on_the_way: tuple[int, int] | None = None  # a seat whose marker has reached this place, from the left


class RoundTrackArt(NamedTuple):
    current: int  # 1-based; 0 before the game, 8 after it
    labels: tuple[str, ...] = ("I", "II", "III", "IV", "V", "VI", "VII")
    visits: tuple[int, ...] = ()  # the rounds after which the Emperor comes


class SymbolArt(NamedTuple):
    """Something on an instruction card; at a lower level it is not read."""

    icon: str  # a colour of guests, "any", or a pictogram
    text: str = ""
    counts: bool = True


class InstructionArt(NamedTuple):
    guests: tuple[SymbolArt, ...]
    dice: tuple[int, ...]  # () for any
    actions: tuple[SymbolArt, ...]
    to_the_right: bool  # the hand: how ties are broken
    title: str = ""
    coloured: bool = False  # a die with a celebrity


class TurnTileArt(NamedTuple):
    number: int
    covered: bool = False
    current: bool = False


class SeriesArt(NamedTuple):
    seat: int
    name: str
    values: tuple[int, ...]


class ChartArt(NamedTuple):
    series: tuple[SeriesArt, ...]
    x_labels: tuple[str, ...]
    title: str = ""
    y_title: str = ""
