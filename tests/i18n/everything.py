"""For the tests of the translations: everything the game can say, in the language of the moment."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

from gah_desktop.bots import BOTS
from gah_desktop.catalog import OverrideProblem, expanded_catalog, load_catalog
from gah_desktop.catalog.basics import ITEMS
from gah_desktop.engine import Game, Pending
from gah_desktop.engine import actions as a
from gah_desktop.engine.events import Acted
from gah_desktop.engine.items import vector
from gah_desktop.engine.module_registry import OPPONENTS
from gah_desktop.engine.reasons import Code, Reason
from gah_desktop.files import Fault, FileError
from gah_desktop.modules.solo.words import ENTRANCES
from gah_desktop.record import SaveCode, SaveError
from gah_desktop.reference.aid import sheets
from gah_desktop.reference.aid_parts import Line
from gah_desktop.reference.book import Book
from gah_desktop.reference.plain import words_of
from gah_desktop.text import decisions, effects, expansion_cards, names, players, spots, terms
from gah_desktop.text.decisions import ACTIONS, DECISIONS, DECLINES, Asked, act_text, option_text
from gah_desktop.text.errors import os_error_text, save_error_text
from gah_desktop.text.events import event_text, is_worth_logging
from gah_desktop.text.lines import COLUMNS, LINES, column_name, line_name
from gah_desktop.text.overrides import EXPECTED, override_problem
from gah_desktop.text.reasons import PLACES, reason_text, reminder_text
from gah_desktop.text.sources import gain_label, source_label
from gah_desktop.text.voices import translate
from gah_desktop.widgets.table.prompts import OTHERS
from tests.helpers.asked import MOMENTS, POINTED

from .samples import ERROR, EVENTS, NAMES, PARAMS, SOURCES

CATALOG = expanded_catalog()
SECRET = {kind for kind, said in ACTIONS.items() if said.secret}
BOOK = Book(load_catalog())
Said = tuple[str, str]


@cache
def asked_moments() -> dict[str, tuple[Game, Pending]]:
    """Every moment in which somebody is asked something."""
    games = {moment: make() for moment, make in MOMENTS.items()}
    return {moment: (game, game.decision) for moment, game in games.items() if game.decision is not None}


def everything() -> Iterator[Said]:
    yield from named()
    yield from cards()
    yield from of_expansion()
    yield from told()
    yield from objected()
    yield from offered()
    yield from placed()
    yield from explained()


def _of_sort(sort: str) -> Callable[[Any], str]:
    def name(id: Any) -> str:
        return names.component_name(sort, id)

    name.__name__ = f"{sort}_name"
    return name


def named() -> Iterator[Said]:
    """Names of all that has one."""
    tables: tuple[tuple[Iterable[Any], Callable[[Any], str]], ...] = (
        (CATALOG.guests, names.guest_name),
        (CATALOG.staff, names.staff_name),
        (CATALOG.objectives, names.objective_name),
        (CATALOG.emperor_tiles, names.emperor_name),
        (CATALOG.boards, names.board_name),
        (names.ITEMS, names.item_name),
        (names.COLORS, names.color_name),
        (names.GUEST_GROUPS, names.guest_group_name),
        (names.TIMINGS, names.timing_name),
        (OPPONENTS, names.opponent_name),
        (ENTRANCES, _of_sort("entrance")),
        (CATALOG.entrances, _of_sort("entrance")),
        (CATALOG.ballrooms, _of_sort("ballroom")),
        (CATALOG.rehearsal_rooms, _of_sort("rehearsal")),
        (CATALOG.celebrities, _of_sort("celebrity")),
        (names.LEVELS, names.level_name),
        (names.PLAYERS, names.player_kind_name),
        (BOTS, players.player_kind_sentence),
        (names.RULESETS, names.ruleset_name),
        (names.DEALS, names.deal_name),
        (LINES, line_name),
        (COLUMNS, column_name),
    )
    for table, name in tables:
        for id in table:
            yield f"{name.__name__} {id}", name(id)


def cards() -> Iterator[Said]:
    """What all cards and tiles do, in full and in short, in both editions."""
    for ruleset in ("deluxe", "classic"):
        for guest in CATALOG.guests.values():
            yield f"{ruleset} guest {guest.id}", effects.guest_text(guest, ruleset)
            short = effects.guest_short(guest, ruleset)
            yield from ((f"{ruleset} short guest {guest.id}", part) for part in short)
        for staff in CATALOG.staff.values():
            yield f"{ruleset} staff {staff.id}", effects.staff_text(staff, ruleset)
            yield f"{ruleset} short staff {staff.id}", effects.staff_short(staff, ruleset)
        for tile in CATALOG.emperor_tiles.values():
            yield f"{ruleset} reward {tile.id}", effects.emperor_reward_text(tile, ruleset)
            yield f"{ruleset} penalty {tile.id}", effects.emperor_penalty_text(tile, ruleset)
            yield f"{ruleset} short penalty {tile.id}", effects.emperor_penalty_short(tile, ruleset)
    for guest in CATALOG.guests.values():
        yield f"order of {guest.id}", effects.order_text(guest)
    for objective in CATALOG.objectives.values():
        yield f"objective {objective.id}", effects.objective_text(objective)
        yield f"short objective {objective.id}", effects.objective_short(objective)
    for tile in CATALOG.emperor_tiles.values():
        yield from ((f"short reward {tile.id}", short) for short in effects.emperor_reward_short(tile))


def of_expansion() -> Iterator[Said]:
    """What celebrities, entrances, ballrooms and rehearsal rooms do."""
    for celebrity in CATALOG.celebrities.values():
        yield f"celebrity {celebrity.id}", expansion_cards.celebrity_text(celebrity)
        yield f"short celebrity {celebrity.id}", expansion_cards.celebrity_short(celebrity)
    for entrance in CATALOG.entrances.values():
        lines = enumerate(expansion_cards.entrance_lines(entrance))
        yield from ((f"line {number} of entrance {entrance.id}", line) for number, line in lines)
    for row in CATALOG.ballroom_rows.values():
        yield f"name of row {row.id}", expansion_cards.row_name(row.id)
    for ballroom in CATALOG.ballrooms.values():
        yield f"scoring of {ballroom.id}", expansion_cards.scoring_text(ballroom.scoring)
        for row_id in expansion_cards.ROWS:
            yield f"row {row_id} of {ballroom.id}", expansion_cards.row_bonus_text(ballroom, row_id)
    for room in CATALOG.rehearsal_rooms.values():
        areas = enumerate(expansion_cards.area_text(area) for area in room.areas)
        yield from ((f"area {number} of {room.id}", words) for number, words in areas)


def told() -> Iterator[Said]:
    """All events, as everybody may read them and as somebody else may."""
    for event in EVENTS:
        if isinstance(event, Acted) and not is_worth_logging(event):
            yield f"event {event}", act_text(event, NAMES[event.seat])
        else:
            yield f"event {event}", event_text(event, NAMES)
        if event.name == "drew" or (isinstance(event, Acted) and event.kind in SECRET):
            yield f"secret event {event}", event_text(event, NAMES, 1)
    for source in SOURCES:
        yield f"source {source}", source_label(source)
        for unit in ("vp", "krones", "steps"):
            yield from ((f"{n} {unit} of {source}", gain_label(unit, n, source)) for n in (1, 2))


def objected() -> Iterator[Said]:
    """Reasons, reminders and errors."""
    for code in Code:
        yield f"reason {code.value}", reason_text(Reason(code, tuple(PARAMS.items())))
    for thing in PLACES:
        yield f"wrong place {thing}", reason_text(Reason(Code.WRONG_PLACE, (("thing", thing),)))
    for code in (Code.BOOST_TOO_EXPENSIVE, Code.ENTRANCE_TOLL):
        params = (("cost", 1), ("rest", 0), ("krones", 0))
        yield f"reason {code.value} without more", reason_text(Reason(code, params))
    for pending in DECISIONS:
        yield f"pending {pending}", reason_text(Reason(Code.PENDING, (("pending", pending),)))
    yield "reason of a six", reason_text(Reason(Code.BAD_AS_ACTION, (("face", 6), ("as_action", 4))))
    for kind, number in (("free_table", 0), ("guest_waits", 75), ("objective", "A1")):
        yield f"reminder {kind}", reminder_text(kind, number)
    for save_code in (*SaveCode, *Fault):
        error = SaveError(save_code, why=Reason(Code.GAME_OVER))
        error.params = ERROR
        yield f"error {save_code.value}", save_error_text(error)
    for number in (errno.ENOENT, errno.ENOTDIR, errno.EISDIR, errno.EACCES, errno.ENOSPC, errno.EROFS):
        yield f"file error {number}", os_error_text(OSError(number, ""))
    unread = OverrideProblem("my.json", "readable_file", error=FileError(Fault.NOT_A_FILE))
    yield "corrections", override_problem(unread)
    for expected in EXPECTED:
        for section, found in (("", ""), ("boards", ""), ("boards", "1")):
            problem = OverrideProblem(file="my.json", section=section, expected=expected, found=found)
            yield f"correction {problem}", override_problem(problem)


def offered() -> Iterator[Said]:
    """What can be chosen, and what is asked."""
    samples: dict[str, object] = {
        "int": 1,
        "str": "wine",
        "bool": True,
        "items": vector({"wine": 2}),
        "cards": (14, 20),
    }
    named: dict[str, object] = {"guest": 75, "room": "cellar", "ballroom": "left", "color": "red"}
    for kind, cls in a.CLASSES.items():
        fields = {name: named.get(name, samples[field.type]) for name, field in a.FIELDS[kind].items()}
        for details in ({}, {"cost": 1, "strength": 2}):
            yield f"option {cls.__name__} {details}", option_text(cls(**fields), details, "14")
    for what in DECLINES:
        yield f"decline {what}", option_text(a.Decline(what), {}, "14")
    for which in ("left", "right"):
        yield f"take the {which} penalty", option_text(a.TakePenalty(which), {}, "14")
    for krones, steps in ((1, 0), (0, 1), (2, 3)):
        yield f"split {krones} {steps}", option_text(a.Split(krones, steps), {})
    for face, boost in ((5, False), (6, False), (6, True)):
        details = {"cost": boost, "strength": 2}
        yield f"space {face} {boost}", option_text(a.ExtraAction(face, 5, boost), details)
    for prompt in OTHERS.values():
        yield f"prompt {prompt}", terms.fill(translate("prompts", prompt), "Anna")
    for moment, (game, decision) in asked_moments().items():
        asked = Asked("Anna", decision, game.legal_actions(), game.state)
        yield f"asked {moment}", decisions.prompt(asked)
        yield f"cause of {moment}", decisions.cause(decision) or "-"
        yield f"left of {moment}", decisions.remaining(decision) or "-"
    for pointed, actions in POINTED.items():
        yield f"pointed {pointed}", decisions.pointed_prompt("Anna", actions)
        yield f"question {pointed}", decisions.pointed_question(actions)


def placed() -> Iterator[Said]:
    """What stands where on the table."""
    for state in spots.ROOM_STATES:
        yield f"room {state}", spots.room_spot(2, 3, "blue", state)
    for n in (0, 1, 2):
        yield f"room cost {n}", spots.room_cost(n)
        yield f"objective points {n}", spots.objective_points(n)
        yield f"dice {n}", spots.dice_spot(3, n, n)
    for n in (1, 2):
        yield f"room points {n}", spots.room_points(n)
        yield f"room tiles {n}", spots.tile_spot("red", n)
        yield f"worth {n}", spots.worth_now(n)
        yield f"marker {n}", spots.marker_spot("Anna", 3, n, 0)
        yield f"card points {n}", spots.card_points(n)
        yield f"card price {n}", spots.card_price(n)
        yield from ((f"{n} {item}", terms.items(item, n)) for item in ITEMS)
        yield from ((f"{n} {color} rooms", terms.rooms(color, n)) for color in ("blue", "red", "yellow"))
    for guest in (0, 75):
        yield f"place in the queue {guest}", spots.slot_spot(2, guest, "green", 1)
        yield f"table {guest}", spots.table_spot(0, guest, "green", (1, 0, 2, 0, 0))
    yield "table complete", spots.table_spot(0, 75, "green", (0, 0, 0, 0, 0))
    yield "table for good", spots.table_spot(0, 190, "green", (0, 0, 0, 0, 0), stays=True)
    yield "table turned", spots.table_spot(0, 190, "green", (0, 0, 0, 0, 0), stays=True, used=True)
    for action in spots.ACTIONS:
        yield f"action {action}", spots.action_name(action)
    for item in ITEMS:
        yield f"kitchen {item}", spots.kitchen_spot(item, 2)
        yield f"received {item}", spots.received_spot(item)
    for staff in (0, 14):
        yield f"hand {staff}", spots.hand_spot(staff, 3)
    for flag in (False, True):
        yield f"display {flag}", spots.display_spot(14, flag)
        yield f"round {flag}", spots.round_spot(3, flag)
        yield f"turn {flag}", spots.turn_spot(3, "Anna", flag)
    yield "objective", spots.objective_spot("A", "A1", "2")
    for zone in ("reward", "nothing", "penalty"):
        yield f"awaits {zone}", spots.awaits(zone)
    yield "score", spots.score_spot("Anna", 12, 3, 4)
    yield "card order", spots.card_order(effects.order_text(CATALOG.guests[75]))
    for color in ("blue", "red", "yellow", "green"):
        yield f"guest of {color}", terms.guest_of_color(color)


def explained() -> Iterator[Said]:
    """Every page of the reference: titles, words, and what belongs to it."""
    for ref in (("home", ""), ("aid", ""), *(section.ref for section in BOOK.sections), *BOOK.refs):
        page = BOOK.page(ref)
        yield f"title {ref}", BOOK.title(ref)
        yield f"subtitle {ref}", page.subtitle
        for number, words in enumerate(words_of(BOOK, page.blocks)):
            yield f"words {number} of {ref}", words
    for number, words in enumerate(_aid()):
        yield f"player aid {number}", words.replace("**", "")


def _aid() -> Iterator[str]:
    for sheet in sheets(CATALOG):
        for section in (section for column in sheet for section in column):
            yield section.title
            for part in section.parts:
                if isinstance(part, Line):
                    yield part.words
                else:
                    yield from (cell for row in part.rows for cell in row if cell)
