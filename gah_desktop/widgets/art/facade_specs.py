"""The façade's own colours by night and by day, and what its painters are asked to draw; draws nothing."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QColor

from gah_desktop.widgets.art.specs import Amount, Join, RoomStatus

if TYPE_CHECKING:
    from gah_desktop.widgets.theme import Theme


COOK = 21  # the chef


class BayArt(NamedTuple):
    """One room of the front: its wall and its window."""

    color: str
    status: RoomStatus = RoomStatus.PLAN
    join: Join = Join.NONE
    floor: int = 1  # from the bottom; each floor has its own windows
    column: int = 1
    guest: int | None = None  # who lives there; nobody in an occupied room: flowers in the light
    vp: int = 0  # for preparing it
    bonus: Amount | None = None  # the suite's plaque hangs in one of its bays
    paid: bool = False
    cost: int | None = None  # what preparing it costs now; None: not shown
    eager: bool = False  # a guest is ready to move in


class HouseArt(NamedTuple):
    """A whole front, small: for neighbours, lists and scores."""

    name: str
    floors: tuple[tuple[BayArt, ...], ...]  # from the bottom up
    cafe: tuple[tuple[str, int], ...] = ()  # colour and number of the guests at the tables
    seat: int = 0


class RoofArt(NamedTuple):
    sign: str = ""
    seat: int | None = None  # whose flags fly on it


class WingArt(NamedTuple):
    """One field of a wing: two lines, a figure with its sign and what it means or costs."""

    first: Amount
    second: Amount | None = None
    label: str = ""


class KitchenArt(NamedTuple):
    title: str
    items: tuple[tuple[str, int], ...]
    cook: int = COOK  # the member of staff who looks out


class FacadeColours(NamedTuple):
    sky: QColor
    sky_low: QColor
    arc: QColor  # rings of the night, rays of the day
    far: QColor  # the city on the horizon
    wall: QColor
    wing: QColor
    ground: QColor
    joint: QColor  # between the stones
    street: QColor
    kerb: QColor
    kerb_light: QColor
    gold: QColor
    leaf: QColor  # the brightest leaves of the dome
    dome: QColor
    ink: QColor
    soft: QColor
    gold_text: QColor
    edge: QColor  # around walls and windows
    glow: QColor  # possible now
    light: QColor  # a lit window above and below
    light_low: QColor
    halo: int  # how strongly it shines out
    hole: QColor
    wood: QColor
    brick: QColor
    paper: QColor
    cloth: QColor  # the awning
    cloth_light: QColor
    stone: QColor
    tint: Mapping[str, QColor]  # a suite's wall
    strong: Mapping[str, QColor]  # its mark, cornice and plaque
    curtain: Mapping[str, QColor]


DARK_PANE = QColor("#46586C")  # a window without a light, by day


def _named(**values: str) -> Mapping[str, QColor]:
    return MappingProxyType({name: QColor(value) for name, value in values.items()})


BY_NIGHT = FacadeColours(
    sky=QColor("#0B1129"), sky_low=QColor("#222C5C"), arc=QColor("#2E3A6C"), far=QColor("#2B3670"),
    wall=QColor("#2B3457"), wing=QColor("#242C4D"), ground=QColor("#1F2745"), joint=QColor("#18203B"),
    street=QColor("#141A33"), kerb=QColor("#E3B75E"), kerb_light=QColor("#1B2242"),
    gold=QColor("#E3B75E"), leaf=QColor("#FFE08A"), dome=QColor("#5C4420"),
    ink=QColor("#F6EEDC"), soft=QColor("#BDB9AB"), gold_text=QColor("#EFC877"), edge=QColor("#E3B75E"),
    glow=QColor("#FFD36B"), light=QColor("#FFF0B8"), light_low=QColor("#FFC55C"), halo=185,
    hole=QColor("#131936"), wood=QColor("#9A865F"), brick=QColor("#7B4A45"), paper=QColor("#25304F"),
    cloth=QColor("#8A2D3A"), cloth_light=QColor("#F3E6C8"), stone=QColor("#6A75A3"),
    tint=_named(blue="#27426F", red="#59303F", yellow="#564829", green="#2B4836"),
    strong=_named(blue="#76AAF0", red="#F08D80", yellow="#F4C84E", green="#8FCB7C"),
    curtain=_named(blue="#4878C2", red="#B8544B", yellow="#B98A1F", green="#508A44"),
)  # fmt: skip
BY_DAY = FacadeColours(
    sky=QColor("#BCD6DA"), sky_low=QColor("#F6EBCD"), arc=QColor("#E9E3C2"), far=QColor("#C2D6CD"),
    wall=QColor("#FCF6E8"), wing=QColor("#F6EBD2"), ground=QColor("#F3E6CA"), joint=QColor("#E2D0A8"),
    street=QColor("#E6D8BA"), kerb=QColor("#6E1D28"), kerb_light=QColor("#F7EEDB"),
    gold=QColor("#B58A25"), leaf=QColor("#F0C94F"), dome=QColor("#8A6718"),
    ink=QColor("#2A211C"), soft=QColor("#665747"), gold_text=QColor("#6B4D04"), edge=QColor("#5B4A38"),
    glow=QColor("#B25400"), light=QColor("#FFEBA8"), light_low=QColor("#FFC65C"), halo=70,
    hole=QColor("#B9A98A"), wood=QColor("#9C7A47"), brick=QColor("#C98F70"), paper=QColor("#FFFDF7"),
    cloth=QColor("#7A1F2B"), cloth_light=QColor("#FFF8E8"), stone=QColor("#B7A274"),
    tint=_named(blue="#CBDCF0", red="#F2D2CA", yellow="#F7E3A6", green="#D5E6CB"),
    strong=_named(blue="#2E61A4", red="#B03C33", yellow="#946200", green="#477B3B"),
    curtain=_named(blue="#3F74B8", red="#BE4A40", yellow="#DDA51F", green="#5B9150"),
)  # fmt: skip


def colours(theme: "Theme") -> FacadeColours:
    return BY_NIGHT if theme.dark else BY_DAY
