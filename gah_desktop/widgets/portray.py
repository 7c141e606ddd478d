"""Cards and tiles as the painters want them: names, words and pictograms in the language in force."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, cast

from gah_desktop.catalog.basics import Ruleset
from gah_desktop.modules.solo.rules.reading import counts
from gah_desktop.text.effects import (
    emperor_penalty_short,
    emperor_reward_short,
    guest_short,
    objective_short,
    staff_short,
)
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.names import guest_name, staff_name
from gah_desktop.text.terms import translate
from gah_desktop.widgets.art import (
    Amount,
    EmperorTileArt,
    GuestArt,
    InstructionArt,
    Join,
    ObjectiveArt,
    StaffArt,
    SymbolArt,
    Zone,
)
from gah_desktop.widgets.art.facade_specs import BayArt
from gah_desktop.widgets.art.text import SOFT_HYPHEN
from gah_desktop.widgets.symbols import PRICES, effect_icons, objective_icons

if TYPE_CHECKING:
    from gah_desktop.catalog.effects import Effect
    from gah_desktop.catalog.models import (
        Board,
        EmperorTile,
        Guest,
        InstructionAction,
        InstructionCard,
        Objective,
        Room,
        Staff,
        Tracks,
    )

ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")
# the pictograms of the action spaces
ACTION_ICONS: dict[int, tuple[str, ...]] = {
    1: ("strudel", "cake"),
    2: ("wine", "coffee"),
    3: ("room-ajar",),
    4: ("krone", "emperor"),
    5: ("staff",),
    6: ("joker-die",),
}
BONUS_UNITS = {"blue": "vp", "red": "krone", "yellow": "emperor"}
SIDES = {
    Join.N: (1, 0), Join.S: (-1, 0), Join.E: (0, 1), Join.W: (0, -1),
    Join.NE: (1, 1), Join.NW: (1, -1), Join.SE: (-1, 1), Join.SW: (-1, -1),
}  # fmt: skip
TIMINGS = {"once": "once", "round": "round", "permanent": "always", "end": "end"}
SHORT_TIMINGS: dict[str, str] = {
    "once": QT_TRANSLATE_NOOP("portray", "once"),
    "round": QT_TRANSLATE_NOOP("portray", "each round"),
    "permanent": QT_TRANSLATE_NOOP("portray", "permanent"),
    "end": QT_TRANSLATE_NOOP("portray", "at the end"),
}
# Translators: how long words of your language end that may be broken before their end, each after a |;
# only | if there are none
ENDS = QT_TRANSLATE_NOOP("portray", "|keeper|tionist|tioner|grapher|maid|master|tainer|preter")
LONG = 11  # letters of a word that may be broken


def breakable(name: str) -> str:
    """With soft hyphens in words that are too long for a small card."""
    ends = [end for end in translate("portray", ENDS).split("|") if end]
    return " ".join(_broken(word, ends) if len(word) >= LONG else word for word in name.split(" "))


def _broken(word: str, ends: list[str]) -> str:
    end = next((end for end in ends if word.endswith(end) and len(word) > len(end) + 2), "")
    if not end:
        return word
    rest = word.removesuffix(end)
    return f"{_broken(rest, ends) if len(rest) >= LONG else rest}{SOFT_HYPHEN}{end}"


def guest_art(
    card: Guest,
    ruleset: str = "deluxe",
    *,
    order: tuple[tuple[str, bool], ...] | None = None,
    cost: int | None = None,
    token: bool = False,
    ready: bool = False,
    used: bool = False,
    ours: bool = False,
) -> GuestArt:
    """`order`: the items with what is served already; all open if it is not said.

    `ours`: some figures are the house's own.
    """
    asked = tuple((item, False) for item, count in card.order.pairs() for _ in range(count))
    return GuestArt(
        breakable(guest_name(card.id)),
        card.color,
        card.vp,
        asked if order is None else order,
        guest_short(card, cast(Ruleset, ruleset)),
        _no_reward(card) or tuple(amount for effect in card.rewards for amount in effect_icons(effect)),
        cost,
        token,
        ready,
        figure=card.id,
        used=used,
        ours=ours,
    )


def _no_reward(card: Guest) -> tuple[Amount, ...]:
    """What a guest without a reward is about: used at the table for a price, or in need of several rooms."""
    if card.table is None:
        rooms = card.where.adjacent_rooms
        return (Amount("bed", str(rooms)),) if rooms > 1 and not card.rewards else ()
    paid = tuple(Amount(PRICES.get(what, what), f"−{count}") for what, count in card.table.pay.items())
    return (*paid, *(amount for effect in card.table.effects for amount in effect_icons(effect)))


def staff_art(
    card: Staff,
    ruleset: str = "deluxe",
    *,
    price: int | None = None,
    in_play: bool = False,
    used: bool = False,
    badge: str = "",
    ours: bool = False,
) -> StaffArt:
    """`price`: what it costs now; a card in play shows no cost."""
    rules = cast(Ruleset, ruleset)
    cost = card.cost_in(rules)
    return StaffArt(
        breakable(staff_name(card.id)),
        staff_short(card, rules),
        None if in_play else cost,
        price if price is not None and price != cost and not in_play else None,
        TIMINGS[card.timing],
        translate("portray", SHORT_TIMINGS[card.timing]),
        tuple(amount for effect in card.effects for amount in effect_icons(effect)),
        used,
        badge,
        figure=card.id,
        ours=ours,
    )


def tile_art(
    tile: EmperorTile, round: int, ruleset: str = "deluxe", *, awaits: str = "", done: bool = False
) -> EmperorTileArt:
    penalties = tuple(effect for effect in (tile.penalty.left, tile.penalty.right) if effect is not None)
    return EmperorTileArt(
        f"{tile.letter} · {ROMAN[round]}",
        emperor_reward_short(tile),
        (emperor_penalty_short(tile, cast(Ruleset, ruleset)),),
        tuple(amount for effect in tile.reward for amount in effect_icons(effect)),
        _either(penalties),
        Zone(awaits) if awaits else None,
        done,
    )


def _either(effects: Sequence[Effect]) -> tuple[Amount, ...]:
    """The pictograms of each, with a stroke between the two sides of a tile."""
    found: list[Amount] = []
    for effect in effects:
        first, *rest = effect_icons(effect) or (Amount(""),)
        found += (first._replace(text=f"/ {first.text}") if found and first.icon else first, *rest)
    return tuple(amount for amount in found if amount.icon)


def objective_art(
    objective: Objective,
    points: tuple[int, ...],
    claimed: tuple[int | None, ...] = (None, None, None),
    progress: str = "",
    on_the_way: tuple[int, int] | None = None,
) -> ObjectiveArt:
    return ObjectiveArt(
        objective.letter,
        objective_short(objective),
        objective_icons(objective),
        points,
        claimed,
        progress,
        on_the_way,
    )


ARROWS = {"next": "→", "after_next": "→→"}  # to which ball a dancer goes


def instruction_art(card: InstructionCard, level: str, title: str = "") -> InstructionArt:
    """What counts at the level, and what does not."""
    return InstructionArt(
        tuple(SymbolArt(g.color, ARROWS.get(g.dancer_to or "", ""), counts(g, level)) for g in card.guests),
        () if isinstance(card.die, str) else card.die,
        tuple(_symbol(action, level) for action in card.actions),
        card.hand == "left_to_right",
        title,
        card.die == "coloured",
    )


def _symbol(action: InstructionAction, level: str) -> SymbolArt:
    read = counts(action, level)
    match action.kind:
        case "emperor":
            return SymbolArt("emperor", f"+{action.steps}", read)
        case "staff":
            return SymbolArt("staff", "", read)
        case "dancer":
            return SymbolArt("dancer", ARROWS.get(action.to or "", ""), read)
    return SymbolArt("objective", "?" if action.letter == "any" else str(action.letter), read)


def bay_art(board: Board, tracks: Tracks, floor: int, column: int) -> BayArt:
    """A room of the front, not prepared; the plaque hangs in the lowest bay of its suite, at the right."""
    room = board.room(floor, column)
    join = _suites(board.rooms)[floor, column]
    size = _plaques(board.rooms).get((floor, column))
    bonus = None
    if size:
        bonus = Amount(BONUS_UNITS[room.color], f"+{tracks.occupancy_bonus[room.color].by_size[size - 1]}")
    return BayArt(
        room.color, join=join, floor=floor, column=column, vp=tracks.prepare_vp(floor, column), bonus=bonus
    )


@cache
def _plaques(rooms: tuple[Room, ...]) -> dict[tuple[int, int], int]:
    """Where the plaque of each suite hangs, and of how many rooms the suite is."""
    suites: dict[int, list[tuple[int, int]]] = {}
    for room in rooms:
        suites.setdefault(room.group, []).append((room.floor, room.column))
    return {min(suite, key=lambda at: (at[0], -at[1])): len(suite) for suite in suites.values()}


@cache
def _suites(rooms: tuple[Room, ...]) -> dict[tuple[int, int], Join]:
    """On which sides each room runs on."""
    groups = {(room.floor, room.column): room.group for room in rooms}
    suites = {}
    for (floor, column), group in groups.items():
        join = Join.NONE
        for side, (up, right) in SIDES.items():
            if groups.get((floor + up, column + right)) == group:
                join |= side
        suites[floor, column] = join
    return suites
