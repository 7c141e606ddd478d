"""The words of the player aid: two pages for the table, and one for the expansion. Draws nothing."""

from __future__ import annotations

from gah_desktop.catalog import Catalog
from gah_desktop.catalog.basics import ROOM_COLORS
from gah_desktop.reference import aid_expansion
from gah_desktop.reference.aid_parts import Grid, Line, Section, Sheet
from gah_desktop.text.names import color_name, guest_group_name, item_name, timing_name
from gah_desktop.text.spots import action_name
from gah_desktop.text.terms import fill, join_list, translate
from gah_desktop.text.voices import counted

#: The number of the page for the expansion.
EXPANSION = 2


def title(sheet: int = 0) -> str:
    if sheet == EXPANSION:
        return translate("aid", "Expansion")
    return translate("aid", "Player aid")


def sheets(catalog: Catalog) -> tuple[Sheet, ...]:
    """All pages in the language of the moment."""
    return (
        ((_turn(), _queue(catalog), _moving()), (_actions(), _additional(), _passing())),
        (
            (_rooms(catalog), _bonus(catalog), _objectives(catalog), _symbols()),
            (_emperor(catalog), _end(), _staff()),
        ),
        aid_expansion.sheet(catalog),
    )


def _turn() -> Section:
    return Section(
        translate("aid", "Your turn"),
        (
            Line(
                translate(
                    "aid",
                    "**Pass, or take a turn.** You can pass only while you have done nothing in your turn.",
                ),
                ("pass",),
            ),
            Line(
                translate(
                    "aid",
                    "**One guest**, if you like: before the die, to a free table, for the krones "
                    "below the place.",
                ),
                ("guest",),
            ),
            Line(
                translate(
                    "aid", "**One die:** take it from a space with dice and carry out the action there."
                ),
                ("die-3",),
            ),
            Line(
                translate(
                    "aid",
                    "**Strength:** the dice on the space before you take one, plus your staff, plus "
                    "1 if you pay 1 krone.",
                ),
                ("plus",),
            ),
            Line(
                translate(
                    "aid", "**Additional actions:** before, in between and after, as often as you like."
                ),
                ("star",),
            ),
            Line(translate("aid", "End your turn. The next uncovered number is up."), ("end-turn",)),
        ),
    )


def _queue(catalog: Catalog) -> Section:
    costs = tuple(map(str, catalog.tracks.queue_cost))
    place = translate("aid", "Place")
    return Section(
        translate("aid", "The queue"),
        (
            Grid(((place, "1", "2", "3", "4", "5"), (translate("aid", "Krones"), *costs))),
            Line(
                translate(
                    "aid", "When a guest leaves, the others slide to the right and a new one enters at once."
                )
            ),
        ),
    )


def _moving() -> Section:
    return Section(
        translate("aid", "A guest moves in"),
        (
            Line(
                translate(
                    "aid",
                    "The order is complete and there is a vacant room of the guest’s colour; green "
                    "guests take any.",
                ),
                ("room-ajar",),
            ),
            Line(translate("aid", "The guest leaves the café, and you score the VP on the card."), ("vp",)),
            Line(translate("aid", "Reward, its parts in any order; staff may add to it."), ("any-item",)),
            Line(
                translate(
                    "aid", "If the group is now full: the occupancy bonus, before or after the reward."
                ),
                ("bed",),
            ),
        ),
    )


def _actions() -> Section:
    texts = (
        translate("aid", "as many as the strength; no more cake than strudel"),
        translate("aid", "as many as the strength; no more coffee than wine"),
        translate("aid", "up to the strength, each next to a tile, at the cost of its floor"),
        translate("aid", "split the strength between krones and Emperor steps"),
        translate("aid", "one staff card from your hand, the strength off its cost"),
        translate("aid", "pay 1 krone, then do any action 1 to 5 with the strength of this space"),
    )
    line = translate("aid", "**%1:** %2")
    return Section(
        translate("aid", "The six actions"),
        tuple(
            Line(fill(line, _capital(action_name(face)), text), (f"die-{face}",))
            for face, text in enumerate(texts, 1)
        ),
    )


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _additional() -> Section:
    return Section(
        translate("aid", "Additional actions"),
        (
            Line(
                translate(
                    "aid", "**Serve:** for 1 krone, move up to 3 items from the kitchen onto your guests."
                ),
                ("serve",),
            ),
            Line(translate("aid", "**Move a guest** with a complete order into a room."), ("bed",)),
            Line(translate("aid", "**Claim an objective** you have met."), ("objective",)),
            Line(translate("aid", "**Use a staff card** that works once per round."), ("timing-round",)),
            Line(
                translate("aid", "Items you receive go free of charge onto guests or into the kitchen."),
                ("any-item",),
            ),
        ),
    )


def _passing() -> Section:
    return Section(
        translate("aid", "Passing, end of round"),
        (
            Line(
                translate(
                    "aid",
                    "When everyone with a number left has passed: one die goes to the dustbin, the "
                    "others are rolled again, and all passes are cancelled.",
                ),
                ("dustbin",),
            ),
            Line(
                translate(
                    "aid",
                    "The round ends when all numbers are covered or no die is left. Then the turn "
                    "order tiles are handed to the left.",
                ),
                ("end-turn",),
            ),
        ),
    )


def _rooms(catalog: Catalog) -> Section:
    tracks = catalog.tracks
    head = (
        translate("aid", "Floor"),
        translate("aid", "to prepare"),
        translate("aid", "VP at the end"),
    )
    rows = tuple(
        (
            str(floor + 1),
            counted("terms", "%n krone(s)", tracks.floor_cost[floor]),
            str(tracks.floor_vp[floor]),
        )
        for floor in reversed(range(4))
    )
    return Section(
        translate("aid", "Rooms"),
        (
            Grid((head, *rows)),
            Line(
                translate(
                    "aid",
                    "When prepared, the two rightmost rooms of floor 3 score 1 VP each, the three rightmost "
                    "of floor 4 score 2 VP each.",
                ),
                ("vp",),
            ),
        ),
    )


def _bonus(catalog: Catalog) -> Section:
    bonus = catalog.tracks.occupancy_bonus
    units = {
        "vp": translate("aid", "VP"),
        "krones": translate("aid", "krones"),
        "emperor": translate("aid", "Emperor steps"),
    }
    rows = tuple(
        (
            fill(translate("aid", "%1: %2"), color_name(color), units[bonus[color].unit]),
            *map(str, bonus[color].by_size),
        )
        for color in ROOM_COLORS
    )
    return Section(
        translate("aid", "Occupancy bonus"),
        (
            Grid(
                ((translate("aid", "Rooms in the group"), "1", "2", "3", "4"), *rows),
                tuple(f"mark-{c}" for c in ROOM_COLORS),
            ),
            Line(translate("aid", "Once per group, when its last room is occupied, by whatever means.")),
        ),
    )


def _objectives(catalog: Catalog) -> Section:
    text = translate(
        "aid", "The first to claim one scores %1 VP, the second %2, the third %3; only on your own turn."
    )
    return Section(
        translate("aid", "Objectives"), (Line(fill(text, *catalog.objective_points), ("objective",)),)
    )


def _symbols() -> Section:
    colours = tuple(
        Line(fill(translate("aid", "%1: %2"), color_name(color), guest_group_name(color)), (f"mark-{color}",))
        for color in ("blue", "red", "yellow", "green")
    )
    items = join_list([item_name(item) for item in ("strudel", "cake", "wine", "coffee")])
    return Section(
        translate("aid", "Symbols"),
        (
            *colours,
            Line(items, ("strudel", "cake", "wine", "coffee")),
            Line(translate("aid", "krones, VP, Emperor steps"), ("krone", "vp", "emperor")),
            Line(translate("aid", "prepare a room, occupy a room"), ("room-ajar", "bed")),
            Line(translate("aid", "staff card, guest, discount"), ("staff", "guest", "discount")),
        ),
    )


def _emperor(catalog: Catalog) -> Section:
    tracks = catalog.tracks
    space, vp = translate("aid", "Space"), translate("aid", "VP")
    spaces = tuple(map(str, range(len(tracks.emperor_vp))))
    points = tuple(map(str, tracks.emperor_vp))
    return Section(
        translate("aid", "The Emperor"),
        (
            Grid(((space, *spaces[:7]), (vp, *points[:7]))),
            Grid(((space, *spaces[7:]), (vp, *points[7:]))),
            Line(
                translate(
                    "aid",
                    "After rounds 3, 5 and 7: score the VP of your space, then go back 3, 5 or 7 "
                    "spaces respectively, but not below 0.",
                ),
                ("emperor",),
            ),
            Line(
                translate("aid", "On space 3 or higher: the reward of the tile. You may decline it."),
                ("plus",),
            ),
            Line(translate("aid", "On 1 or 2: nothing."), ("minus",)),
            Line(
                translate(
                    "aid",
                    "On 0: the penalty. The left one if you can suffer it in full, otherwise the right one. "
                    "In Classic you choose among those that are possible.",
                ),
                ("warning",),
            ),
            Line(translate("aid", "Each step beyond space 13 is worth 1 VP at once."), ("vp",)),
        ),
    )


def _end() -> Section:
    return Section(
        translate("aid", "The end, after round 7"),
        (
            Line(translate("aid", "Staff cards for the end of the game"), ("timing-end",)),
            Line(
                translate("aid", "Occupied rooms: 1, 2, 3 and 4 VP each, by floor from the bottom"), ("room",)
            ),
            Line(translate("aid", "1 VP for each krone and each item in the kitchen"), ("krone",)),
            Line(translate("aid", "5 VP lost for each guest left in the café"), ("guest",)),
            Line(
                translate("aid", "Most VP wins. Ties go to the most krones and items combined."), ("laurel",)
            ),
        ),
    )


def _staff() -> Section:
    texts = (
        ("once", "once", translate("aid", "when it is played")),
        ("round", "round", translate("aid", "once in each round, on your turn, whenever you like")),
        (
            "permanent",
            "always",
            translate("aid", "from then on, but not for the die it was played with"),
        ),
        ("end", "end", translate("aid", "in the final scoring")),
    )
    line = translate("aid", "**%1:** %2")
    return Section(
        translate("aid", "Staff"),
        tuple(
            Line(fill(line, timing_name(timing), text), (f"timing-{icon}",)) for timing, icon, text in texts
        ),
    )
