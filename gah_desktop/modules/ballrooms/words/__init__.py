"""What is said of ballrooms: names, decisions, actions, and where VP came from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gah_desktop.engine.actions import Action, MoveGuest
from gah_desktop.engine.events import Acted, BallroomScored, DancersGone
from gah_desktop.engine.state import GameState
from gah_desktop.modules.ballrooms.rules.facts import ROWS as ROW_IDS
from gah_desktop.modules.ballrooms.rules.facts import WHICH
from gah_desktop.modules.ballrooms.rules.house import house_of
from gah_desktop.modules.ballrooms.rules.penalties import RemoveDancer
from gah_desktop.modules.ballrooms.rules.scoring import points_now
from gah_desktop.modules.ballrooms.rules.sending import Dancing, SendDancer
from gah_desktop.text.decisions.base import ActionWords, DecisionWords, DeclineWords, Details
from gah_desktop.text.expansion_cards import gains
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.names import guest_name
from gah_desktop.text.part import TextPart, named
from gah_desktop.text.sources import source_label
from gah_desktop.text.terms import fill, join_list, labelled, translate
from gah_desktop.text.voices import counted

GUESTS: dict[int, str] = {
    134: QT_TRANSLATE_NOOP("guests", "Debutante"),
    135: QT_TRANSLATE_NOOP("guests", "Lady Companion"),
    136: QT_TRANSLATE_NOOP("guests", "Governess"),
    137: QT_TRANSLATE_NOOP("guests", "Prima Ballerina"),
    138: QT_TRANSLATE_NOOP("guests", "Mannequin"),
    139: QT_TRANSLATE_NOOP("guests", "Diva"),
    140: QT_TRANSLATE_NOOP("guests", "Waltz Queen"),
    141: QT_TRANSLATE_NOOP("guests", "Khan"),
    142: QT_TRANSLATE_NOOP("guests", "Tenno"),
    143: QT_TRANSLATE_NOOP("guests", "Laird"),
    144: QT_TRANSLATE_NOOP("guests", "Maharani"),
    145: QT_TRANSLATE_NOOP("guests", "Marquis"),
    146: QT_TRANSLATE_NOOP("guests", "Contessa"),
    147: QT_TRANSLATE_NOOP("guests", "Tsarina"),
    148: QT_TRANSLATE_NOOP("guests", "Ambassador"),
    149: QT_TRANSLATE_NOOP("guests", "Abbess"),
    150: QT_TRANSLATE_NOOP("guests", "Consigliere"),
    151: QT_TRANSLATE_NOOP("guests", "Admiral Winterbottom"),
    152: QT_TRANSLATE_NOOP("guests", "Impresario"),
    153: QT_TRANSLATE_NOOP("guests", "Cardinal"),
    154: QT_TRANSLATE_NOOP("guests", "Mayor"),
    155: QT_TRANSLATE_NOOP("guests", "The Beast"),
    156: QT_TRANSLATE_NOOP("guests", "Kapellmeister Palfy"),
    157: QT_TRANSLATE_NOOP("guests", "C. Inderella"),
    158: QT_TRANSLATE_NOOP("guests", "Phantom"),
    159: QT_TRANSLATE_NOOP("guests", "The Beauty"),
    160: QT_TRANSLATE_NOOP("guests", "Medium"),
    161: QT_TRANSLATE_NOOP("guests", "Partyer"),
    162: QT_TRANSLATE_NOOP("guests", "Pope"),
}

STAFF: dict[int, str] = {
    119: QT_TRANSLATE_NOOP("staff", "Dancing Master"),
    120: QT_TRANSLATE_NOOP("staff", "Violinist"),
    121: QT_TRANSLATE_NOOP("staff", "Concertmaster"),
    122: QT_TRANSLATE_NOOP("staff", "Symphonist"),
    123: QT_TRANSLATE_NOOP("staff", "Usherette"),
    124: QT_TRANSLATE_NOOP("staff", "Conductor"),
    125: QT_TRANSLATE_NOOP("staff", "Choirmaster"),
    126: QT_TRANSLATE_NOOP("staff", "Leading Dancer"),
    127: QT_TRANSLATE_NOOP("staff", "Harpist"),
    128: QT_TRANSLATE_NOOP("staff", "Cellist"),
    129: QT_TRANSLATE_NOOP("staff", "Pianist"),
    130: QT_TRANSLATE_NOOP("staff", "Ballet Master"),
    131: QT_TRANSLATE_NOOP("staff", "Trumpeter"),
    132: QT_TRANSLATE_NOOP("staff", "Arranger"),
    133: QT_TRANSLATE_NOOP("staff", "Danube Steamship Captain"),
}

# short titles of our own, as those of the base game
OBJECTIVES: dict[str, str] = {
    "A5": QT_TRANSLATE_NOOP("objectives", "A Cellar for Balls"),
    "B5": QT_TRANSLATE_NOOP("objectives", "Seven on the Floor"),
    "C5": QT_TRANSLATE_NOOP("objectives", "Travellers at Home"),
}
EMPEROR: dict[str, str] = {
    "A5": QT_TRANSLATE_NOOP("emperor", "The Imperial Cellar"),
    "B5": QT_TRANSLATE_NOOP("emperor", "A Ball at Court"),
    "C5": QT_TRANSLATE_NOOP("emperor", "The Emperor’s Waltz"),
}
BALLROOMS: dict[str, str] = {
    "apollosaal": "Apollosaal",
    "goldener-strauss": "Goldener Strauß",
    "odeonsaal": "Odeonsaal",
    "zum-sperl": "Zum Sperl",
    "zur-kettenbruecke": "Zur Kettenbrücke",
}
REHEARSAL_ROOMS: dict[str, str] = {
    "treasury": QT_TRANSLATE_NOOP("rehearsal", "Treasury"),
    "antechamber": QT_TRANSLATE_NOOP("rehearsal", "Antechamber"),
    "cellar": QT_TRANSLATE_NOOP("rehearsal", "Champagne Cellar"),
    "mirror-hall": QT_TRANSLATE_NOOP("rehearsal", "Hall of Mirrors"),
    "pantry": QT_TRANSLATE_NOOP("rehearsal", "Pantry"),
}
PLACES: dict[str, str] = {
    "left": QT_TRANSLATE_NOOP("ballrooms", "left ballroom"),
    "middle": QT_TRANSLATE_NOOP("ballrooms", "middle ballroom"),
    "right": QT_TRANSLATE_NOOP("ballrooms", "right ballroom"),
    "balcony": QT_TRANSLATE_NOOP("ballrooms", "balcony"),
}
ROWS: dict[int, str] = {
    1: QT_TRANSLATE_NOOP("ballrooms", "%1, bottom row"),
    2: QT_TRANSLATE_NOOP("ballrooms", "%1, middle row"),
    3: QT_TRANSLATE_NOOP("ballrooms", "%1, top row"),
}


def place_name(ballroom: str, row: int | None) -> str:
    """Where a dancer stands; the balcony has no rows."""
    name = translate("ballrooms", PLACES[ballroom])
    return fill(translate("ballrooms", ROWS[row]), name) if row else name


def _room_option(action: Any, d: Details, subject: str) -> str:
    name = translate("rehearsal", REHEARSAL_ROOMS[action.room])
    return labelled(name, subject) if subject else name


def _room_bonuses(state: GameState, decision: Any, action: Any) -> str:
    """What its areas bring, from the smallest."""
    return " · ".join(gains(area.bonus) for area in state.t.catalog.rehearsal_rooms[action.room].areas)


def _room_told(name: str, d: Details, _: Acted) -> str:
    text = translate("events", "%1 takes a rehearsal room: %2.")
    return fill(text, name, translate("rehearsal", REHEARSAL_ROOMS[d["room"]]))


def _send_option(action: Any, d: Details, subject: str) -> str:
    place = place_name(action.ballroom, action.row)
    if action.guest:
        text = translate("options", "%1 dances: %2, area %3")
        return fill(text, guest_name(action.guest), place, action.area)
    return fill(translate("options", "A dancer from area %2: %1"), place, action.area)


def _send_told(name: str, d: Details, _: Acted) -> str:
    place = place_name(d["ballroom"], d["row"])
    if d["guest"]:
        text = counted("events", "%1 sends %2 to a ball for %n champagne: %3.", d["cost"])
        return fill(text, name, guest_name(d["guest"]), place)
    return fill(counted("events", "%1 sends a dancer for %n champagne: %2.", d["cost"]), name, place)


def _send_spots(action: Any) -> tuple[tuple[str | int, ...], ...]:
    guest: tuple[tuple[str | int, ...], ...] = (("guest", action.guest),) if action.guest else ()
    return (*guest, ("area", action.area), ("ballroom", action.ballroom, action.row))


def _to_send(f: Dancing) -> str:
    """How many, and for how much less."""
    told = counted("ChoicePanel", "%n dancer(s) to send", f.left)
    if not f.discount:
        return told
    if f.falls:
        return fill(counted("ChoicePanel", "%1, the next one for %n champagne less", f.discount), told)
    return fill(counted("ChoicePanel", "%1, each for %n champagne less", f.discount), told)


def _remove_option(action: Any, d: Details, subject: str) -> str:
    place = place_name(action.ballroom, action.row)
    return fill(translate("options", "Give up the dancer here: %1, space %2"), place, action.space)


def _remove_told(name: str, d: Details, _: Acted) -> str:
    text = translate("events", "%1 gives up a dancer: %2.")
    return fill(text, name, place_name(d["ballroom"], d["row"]))


def _row_label(id: int | str) -> str:
    ballroom, row = str(id).split("-")
    return fill(translate("sources", "row bonus, %1"), place_name(ballroom, int(row)))


def _row_gain(state: GameState, seat: int, id: int | str) -> str:
    """What a row of a ballroom prints."""
    which, row = str(id).split("-")
    board = house_of(state).boards[WHICH.index(which)]
    return gains(state.t.catalog.ballrooms[board].bonus[ROW_IDS[int(row) - 1]])


def _area_gain(state: GameState, seat: int, id: int | str) -> str:
    room = house_of(state).rehearsal[seat]
    return gains(state.t.catalog.rehearsal_rooms[room].areas[int(id) - 1].bonus)


def brings(before: GameState, after: GameState, seat: int) -> list[str]:
    """How many VP a ballroom would then bring that is still to be scored."""
    told = []
    first = house_of(after).scored
    for index in range(first, len(WHICH)):
        old, new = (points_now(state, index)[seat] for state in (before, after))
        if old != new:
            name = fill(translate("ballrooms", "%1, if it were scored now"), BALLROOMS[_board(after, index)])
            worth = fill(translate("ballrooms", "%1 instead of %2"), points(new), points(old))
            told.append(labelled(name, worth))
    return told


def _board(state: GameState, index: int) -> str:
    return house_of(state).boards[index]


def points(number: int) -> str:
    if number < 0:
        return counted("short", "−%n VP", -number)
    return counted("short", "%n VP", number)


def _where_prompt(name: str, actions: Sequence[Action]) -> str:
    """One guest or several, who go to a room or to a ball."""
    guests = {action.guest for action in actions if isinstance(action, SendDancer | MoveGuest)}
    if len(guests) == 1 and (guest := guests.pop()):
        return fill(translate("prompts", "%1: choose a destination for %2."), name, guest_name(guest))
    return fill(translate("prompts", "%1: choose which dancer goes where."), name)


def _give_up_prompt(name: str, actions: Sequence[Action]) -> str:
    return fill(translate("prompts", "%1: choose a dancer to give up."), name)


def _scored(event: BallroomScored, names: Sequence[str]) -> str:
    numbers = [
        fill(counted("events", "%1: %n dancer(s)", sum(rows)), names[seat])
        for seat, rows in enumerate(event.dancers)
    ]
    text = translate("events", "A ballroom is scored: the %1. %2.")
    return fill(text, translate("ballrooms", PLACES[event.which]), join_list(numbers))


def _dancers_gone(event: DancersGone, names: Sequence[str]) -> str:
    text = counted("events", "%n dancer(s) of %1 leave the game: %2.", event.number)
    return fill(text, names[event.seat], source_label(event.source))


PART = TextPart(
    module="ballrooms",
    title=QT_TRANSLATE_NOOP("modules", "Vienna Ballrooms"),
    summary=QT_TRANSLATE_NOOP("modules", "Guests go to a ball: champagne, dancers and three ballrooms."),
    decisions={
        "choose_rehearsal": DecisionWords(
            "%1: choose your rehearsal room.",
            "First choose your rehearsal room.",
            "rehearsal-rooms",
            caused=False,
        ),
        "send_dancer": DecisionWords(
            "%1: send a dancer to a ballroom, or do without.",
            "First send the dancer, or do without.",
            "sending-dancer",
            _to_send,
        ),
        "remove_dancer": DecisionWords(
            "%1: choose a dancer to give up.", "First choose a dancer to give up.", "ballroom-goals"
        ),
        "captain": DecisionWords(
            "%1: you may send a dancer now.", "First decide whether you send a dancer now.", "ballroom-staff"
        ),
    },
    actions={
        "choose_rehearsal": ActionWords(
            _room_option,
            _room_told,
            subject=_room_bonuses,
            spots=lambda action: (("rehearsal", action.room),),
        ),
        "send_dancer": ActionWords(_send_option, _send_told, spots=_send_spots, at="table", costs=True),
        "remove_dancer": ActionWords(
            _remove_option,
            _remove_told,
            spots=lambda action: (("ballroom", action.ballroom, action.row),),
            at="table",
        ),
    },
    declines={
        "dancer": DeclineWords("Send no dancer", "%1 sends no dancer."),
    },
    prompts={
        frozenset((SendDancer,)): (
            _where_prompt,
            QT_TRANSLATE_NOOP("ChoicePanel", "Which dancer, and where to?"),
        ),
        frozenset((SendDancer, MoveGuest)): (
            _where_prompt,
            QT_TRANSLATE_NOOP("ChoicePanel", "To a room or to a ball?"),
        ),
        frozenset((RemoveDancer,)): (_give_up_prompt, QT_TRANSLATE_NOOP("ChoicePanel", "Which dancer?")),
    },
    sources={
        "ballroom": lambda id: translate("ballrooms", PLACES[str(id)]),
        "row": _row_label,
        "area": lambda id: fill(translate("sources", "rehearsal area %1"), id),
    },
    gains={"row": _row_gain, "area": _area_gain},
    score_lines={
        "ballrooms": QT_TRANSLATE_NOOP("scores", "Ballrooms"),
        "rows": QT_TRANSLATE_NOOP("scores", "Rows of ballrooms"),
        "areas": QT_TRANSLATE_NOOP("scores", "Rehearsal room"),
    },
    names={
        **named("guest", "guests", GUESTS),
        **named("staff", "staff", STAFF),
        **named("objective", "objectives", OBJECTIVES),
        **named("emperor", "emperor", EMPEROR),
        **named("ballroom", "", BALLROOMS),
        **named("rehearsal", "rehearsal", REHEARSAL_ROOMS),
    },
    event_texts={"ballroom": _scored, "dancers_gone": _dancers_gone},
    preview=brings,
)
