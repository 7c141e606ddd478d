"""Names of everything that has one: id -> English literal, and functions that translate. No sentences."""

from ..bots import BOTS
from ..engine.seats import HUMAN
from .literals import QT_TRANSLATE_NOOP
from .part import TEXT_PARTS, named
from .voices import translate

GUESTS: dict[int, str] = {
    49: QT_TRANSLATE_NOOP("guests", "Sculptor"),
    50: QT_TRANSLATE_NOOP("guests", "Musician"),
    51: QT_TRANSLATE_NOOP("guests", "Composer"),
    52: QT_TRANSLATE_NOOP("guests", "Tailor"),
    53: QT_TRANSLATE_NOOP("guests", "Flamenco Dancer"),
    54: QT_TRANSLATE_NOOP("guests", "Portrait Painter"),
    55: QT_TRANSLATE_NOOP("guests", "Photographer"),
    56: QT_TRANSLATE_NOOP("guests", "Vocalist"),
    57: QT_TRANSLATE_NOOP("guests", "Architect"),
    58: QT_TRANSLATE_NOOP("guests", "Actress"),
    59: QT_TRANSLATE_NOOP("guests", "Poet"),
    60: QT_TRANSLATE_NOOP("guests", "Jewelry Designer"),
    61: QT_TRANSLATE_NOOP("guests", "Painter"),
    62: QT_TRANSLATE_NOOP("guests", "Opera Singer"),
    63: QT_TRANSLATE_NOOP("guests", "Dame"),
    64: QT_TRANSLATE_NOOP("guests", "Duchess"),
    65: QT_TRANSLATE_NOOP("guests", "Knight of the Empire"),
    66: QT_TRANSLATE_NOOP("guests", "Landgrave"),
    67: QT_TRANSLATE_NOOP("guests", "Sovereign"),
    68: QT_TRANSLATE_NOOP("guests", "Princess"),
    69: QT_TRANSLATE_NOOP("guests", "Countess"),
    70: QT_TRANSLATE_NOOP("guests", "Elector"),
    71: QT_TRANSLATE_NOOP("guests", "Baron"),
    72: QT_TRANSLATE_NOOP("guests", "Prince"),
    73: QT_TRANSLATE_NOOP("guests", "Count"),
    74: QT_TRANSLATE_NOOP("guests", "Earl"),
    75: QT_TRANSLATE_NOOP("guests", "Baroness"),
    76: QT_TRANSLATE_NOOP("guests", "Duke"),
    77: QT_TRANSLATE_NOOP("guests", "Apothecary"),
    78: QT_TRANSLATE_NOOP("guests", "Post Councillor"),
    79: QT_TRANSLATE_NOOP("guests", "Privy Councillor"),
    80: QT_TRANSLATE_NOOP("guests", "Professor Emeritus"),
    81: QT_TRANSLATE_NOOP("guests", "General"),
    82: QT_TRANSLATE_NOOP("guests", "Senior Councillor"),
    83: QT_TRANSLATE_NOOP("guests", "Councillor of Commerce"),
    84: QT_TRANSLATE_NOOP("guests", "Court Councillor"),
    85: QT_TRANSLATE_NOOP("guests", "Major"),
    86: QT_TRANSLATE_NOOP("guests", "Veterinary Councillor"),
    87: QT_TRANSLATE_NOOP("guests", "Medicinal Councillor"),
    88: QT_TRANSLATE_NOOP("guests", "Procurator"),
    89: QT_TRANSLATE_NOOP("guests", "Lord High Commissioner"),
    90: QT_TRANSLATE_NOOP("guests", "Senior Legal Secretary"),
    91: QT_TRANSLATE_NOOP("guests", "Tezcatlipoca"),
    92: QT_TRANSLATE_NOOP("guests", "Capt. Goldhaken"),
    93: QT_TRANSLATE_NOOP("guests", "Mr. Horsa"),
    94: QT_TRANSLATE_NOOP("guests", "M. Ingalls"),
    95: QT_TRANSLATE_NOOP("guests", "Mr. Boydell"),
    96: QT_TRANSLATE_NOOP("guests", "Mr. Oundo"),
    97: QT_TRANSLATE_NOOP("guests", "E. Gizia"),
    98: QT_TRANSLATE_NOOP("guests", "M. Polo"),
    99: QT_TRANSLATE_NOOP("guests", "Cramersopholus"),
    100: QT_TRANSLATE_NOOP("guests", "Farmer Franz"),
    101: QT_TRANSLATE_NOOP("guests", "Brother Uwe"),
    102: QT_TRANSLATE_NOOP("guests", "Conductor"),
    103: QT_TRANSLATE_NOOP("guests", "Durgoing"),
    104: QT_TRANSLATE_NOOP("guests", "MacLeod"),
    117: QT_TRANSLATE_NOOP("guests", "Mag. Ferdinand"),
    118: QT_TRANSLATE_NOOP("guests", "Mr. Moras"),
}

STAFF: dict[int, str] = {
    1: QT_TRANSLATE_NOOP("staff", "Breakfast Server"),
    2: QT_TRANSLATE_NOOP("staff", "Waitress"),
    3: QT_TRANSLATE_NOOP("staff", "Barkeeper"),
    4: QT_TRANSLATE_NOOP("staff", "Sous-Chef"),
    5: QT_TRANSLATE_NOOP("staff", "Groom"),
    6: QT_TRANSLATE_NOOP("staff", "Stableman"),
    7: QT_TRANSLATE_NOOP("staff", "Masseuse"),
    8: QT_TRANSLATE_NOOP("staff", "Tour Guide"),
    9: QT_TRANSLATE_NOOP("staff", "Butler"),
    10: QT_TRANSLATE_NOOP("staff", "Chauffeur"),
    11: QT_TRANSLATE_NOOP("staff", "Florist"),
    12: QT_TRANSLATE_NOOP("staff", "Executive Housekeeper"),
    13: QT_TRANSLATE_NOOP("staff", "Restaurant Manager"),
    14: QT_TRANSLATE_NOOP("staff", "Decorator"),
    15: QT_TRANSLATE_NOOP("staff", "Bootblack"),
    16: QT_TRANSLATE_NOOP("staff", "Laundress"),
    17: QT_TRANSLATE_NOOP("staff", "Kitchen Hand"),
    18: QT_TRANSLATE_NOOP("staff", "Checker"),
    19: QT_TRANSLATE_NOOP("staff", "Interior Architect"),
    20: QT_TRANSLATE_NOOP("staff", "Detective"),
    21: QT_TRANSLATE_NOOP("staff", "Chef"),
    22: QT_TRANSLATE_NOOP("staff", "Staff Manager"),
    23: QT_TRANSLATE_NOOP("staff", "Custodian"),
    24: QT_TRANSLATE_NOOP("staff", "Chief Waiter"),
    25: QT_TRANSLATE_NOOP("staff", "Delivery Boy"),
    26: QT_TRANSLATE_NOOP("staff", "Conference Manager"),
    27: QT_TRANSLATE_NOOP("staff", "Booking Manager"),
    28: QT_TRANSLATE_NOOP("staff", "Concierge"),
    29: QT_TRANSLATE_NOOP("staff", "Secretary"),
    30: QT_TRANSLATE_NOOP("staff", "Reception Clerk"),
    31: QT_TRANSLATE_NOOP("staff", "Chambermaid"),
    32: QT_TRANSLATE_NOOP("staff", "Assistant Manager"),
    33: QT_TRANSLATE_NOOP("staff", "Male Floor Housekeeper"),
    34: QT_TRANSLATE_NOOP("staff", "Receptionist"),
    35: QT_TRANSLATE_NOOP("staff", "Page Boy"),
    36: QT_TRANSLATE_NOOP("staff", "Sommelier"),
    37: QT_TRANSLATE_NOOP("staff", "Room Service"),
    38: QT_TRANSLATE_NOOP("staff", "Porter"),
    39: QT_TRANSLATE_NOOP("staff", "Confectioner"),
    40: QT_TRANSLATE_NOOP("staff", "Marketing Director"),
    41: QT_TRANSLATE_NOOP("staff", "Operator"),
    42: QT_TRANSLATE_NOOP("staff", "Gardener"),
    43: QT_TRANSLATE_NOOP("staff", "Barista"),
    44: QT_TRANSLATE_NOOP("staff", "Larder Cook"),
    45: QT_TRANSLATE_NOOP("staff", "Pool Attendant"),
    46: QT_TRANSLATE_NOOP("staff", "Female Floor Housekeeper"),
    47: QT_TRANSLATE_NOOP("staff", "Liftboy"),
    48: QT_TRANSLATE_NOOP("staff", "Hotel Manager"),
}

# Short titles of our own: the printed cards have none.
OBJECTIVES: dict[str, str] = {
    "A1": QT_TRANSLATE_NOOP("objectives", "A Full Till"),
    "A2": QT_TRANSLATE_NOOP("objectives", "Welcome at Court"),
    "A3": QT_TRANSLATE_NOOP("objectives", "A Well-Staffed House"),
    "A4": QT_TRANSLATE_NOOP("objectives", "Twelve Made Beds"),
    "B1": QT_TRANSLATE_NOOP("objectives", "Two Full Floors"),
    "B2": QT_TRANSLATE_NOOP("objectives", "Two Full Columns"),
    "B3": QT_TRANSLATE_NOOP("objectives", "Six Full Groups"),
    "B4": QT_TRANSLATE_NOOP("objectives", "One Colour Complete"),
    "C1": QT_TRANSLATE_NOOP("objectives", "A House for Everyone"),
    "C2": QT_TRANSLATE_NOOP("objectives", "Citizens and Artists"),
    "C3": QT_TRANSLATE_NOOP("objectives", "Artists and Nobles"),
    "C4": QT_TRANSLATE_NOOP("objectives", "Nobles and Citizens"),
}

EMPEROR: dict[str, str] = {
    "A1": QT_TRANSLATE_NOOP("emperor", "The Privy Purse"),
    "A2": QT_TRANSLATE_NOOP("emperor", "The Court Kitchen"),
    "A3": QT_TRANSLATE_NOOP("emperor", "A Recommendation"),
    "A4": QT_TRANSLATE_NOOP("emperor", "The Court Architect"),
    "B1": QT_TRANSLATE_NOOP("emperor", "The Court Banquet"),
    "B2": QT_TRANSLATE_NOOP("emperor", "The Treasury"),
    "B3": QT_TRANSLATE_NOOP("emperor", "The Finest Reference"),
    "B4": QT_TRANSLATE_NOOP("emperor", "The Adjutant’s Quarters"),
    "C1": QT_TRANSLATE_NOOP("emperor", "The Emperor’s Praise"),
    "C2": QT_TRANSLATE_NOOP("emperor", "The Archduke’s Suite"),
    "C3": QT_TRANSLATE_NOOP("emperor", "Inspection of the Staff"),
    "C4": QT_TRANSLATE_NOOP("emperor", "Purveyor to the Court"),
}

BOARDS: dict[str, str] = {
    "night": QT_TRANSLATE_NOOP("boards", "Night side"),
    "day-A": QT_TRANSLATE_NOOP("boards", "Day side A"),
    "day-B": QT_TRANSLATE_NOOP("boards", "Day side B"),
    "day-C": QT_TRANSLATE_NOOP("boards", "Day side C"),
    "day-D": QT_TRANSLATE_NOOP("boards", "Day side D"),
}

ITEMS: dict[str, str] = {
    "strudel": QT_TRANSLATE_NOOP("items", "Strudel"),
    "cake": QT_TRANSLATE_NOOP("items", "Cake"),
    "wine": QT_TRANSLATE_NOOP("items", "Wine"),
    "coffee": QT_TRANSLATE_NOOP("items", "Coffee"),
    "champagne": QT_TRANSLATE_NOOP("items", "Champagne"),
}

DIE_COLORS: dict[str, str] = {
    "white": QT_TRANSLATE_NOOP("dice", "white"),
    "red": QT_TRANSLATE_NOOP("dice", "red"),
    "yellow": QT_TRANSLATE_NOOP("dice", "yellow"),
    "blue": QT_TRANSLATE_NOOP("dice", "blue"),
}
COLORS: dict[str, str] = {
    "blue": QT_TRANSLATE_NOOP("colors", "blue"),
    "red": QT_TRANSLATE_NOOP("colors", "red"),
    "yellow": QT_TRANSLATE_NOOP("colors", "yellow"),
    "green": QT_TRANSLATE_NOOP("colors", "green"),
    "any": QT_TRANSLATE_NOOP("colors", "any colour"),
}

# Who sits at a table of this colour.
GUEST_GROUPS: dict[str, str] = {
    "blue": QT_TRANSLATE_NOOP("groups", "Nobles"),
    "red": QT_TRANSLATE_NOOP("groups", "Citizens"),
    "yellow": QT_TRANSLATE_NOOP("groups", "Artists"),
    "green": QT_TRANSLATE_NOOP("groups", "Tourists"),
}

TIMINGS: dict[str, str] = {
    "once": QT_TRANSLATE_NOOP("timing", "Once"),
    "round": QT_TRANSLATE_NOOP("timing", "Once per round"),
    "permanent": QT_TRANSLATE_NOOP("timing", "Permanent"),
    "end": QT_TRANSLATE_NOOP("timing", "End of game"),
}

LEVELS: dict[str, str] = {
    "easy": QT_TRANSLATE_NOOP("levels", "Easy"),
    "medium": QT_TRANSLATE_NOOP("levels", "Medium"),
    "hard": QT_TRANSLATE_NOOP("levels", "Hard"),
}

# The kinds of player a seat can have, beside the solo opponents.
PLAYERS: dict[str, str] = {
    HUMAN: QT_TRANSLATE_NOOP("players", "Person"),
    **{name: bot.title for name, bot in BOTS.items()},
}

RULESETS: dict[str, str] = {
    "deluxe": QT_TRANSLATE_NOOP("rulesets", "Deluxe"),
    "classic": QT_TRANSLATE_NOOP("rulesets", "Classic"),
}

DEALS: dict[str, str] = {
    "normal": QT_TRANSLATE_NOOP("deals", "Normal deal"),
    "starter": QT_TRANSLATE_NOOP("deals", "Starter sets"),
    "draft": QT_TRANSLATE_NOOP("deals", "Draft"),
}


# By sort, as the reference names it, and id: the context and the text. Modules add those of their components.
COMPONENTS = {
    **named("guest", "guests", GUESTS),
    **named("staff", "staff", STAFF),
    **named("objective", "objectives", OBJECTIVES),
    **named("emperor", "emperor", EMPEROR),
}
TEXT_PARTS.extend(COMPONENTS, lambda part: part.names)


def component_name(sort: str, id: int | str) -> str:
    context, name = COMPONENTS[sort, id]
    return translate(context, name) if context else name


def guest_name(id: int) -> str:
    return component_name("guest", id)


def staff_name(id: int) -> str:
    return component_name("staff", id)


def objective_name(id: str) -> str:
    return component_name("objective", id)


def emperor_name(id: str) -> str:
    return component_name("emperor", id)


def board_name(id: str) -> str:
    return translate("boards", BOARDS[id])


def item_name(item: str) -> str:
    return translate("items", ITEMS[item])


def die_color_name(color: str) -> str:
    return translate("dice", DIE_COLORS[color])


def color_name(color: str) -> str:
    return translate("colors", COLORS[color])


def guest_group_name(color: str) -> str:
    return translate("groups", GUEST_GROUPS[color])


def timing_name(timing: str) -> str:
    return translate("timing", TIMINGS[timing])


def opponent_name(id: str) -> str:
    """What the language calls a solo opponent."""
    return translate("solo", TEXT_PARTS.of(id).opponent_name)


def module_name(id: str) -> str:
    return translate("modules", TEXT_PARTS.of(id).title)


def module_summary(id: str) -> str:
    """What a module adds to the game, in a sentence."""
    return translate("modules", TEXT_PARTS.of(id).summary)


def level_name(level: str) -> str:
    return translate("levels", LEVELS[level])


def player_kind_name(kind: str) -> str:
    return translate("players", PLAYERS[kind]) if kind in PLAYERS else opponent_name(kind)


def ruleset_name(ruleset: str) -> str:
    return translate("rulesets", RULESETS[ruleset])


def deal_name(deal: str) -> str:
    return translate("deals", DEALS[deal])
