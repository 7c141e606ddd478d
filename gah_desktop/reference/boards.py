"""Pages of the boards and the tracks, out of the catalog. Knows no widgets."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from gah_desktop.catalog import Catalog
from gah_desktop.catalog.basics import OVERRIDES_FILE, ROOM_COLORS, RoomColor
from gah_desktop.catalog.models import Board, Room, Tracks
from gah_desktop.reference.content import Block, Bullets, Heading, Note, Page, Table, Text
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.names import board_name, color_name
from gah_desktop.text.spots import action_name
from gah_desktop.text.terms import bonus_amount, fill, join_list, krones, translate
from gah_desktop.text.voices import counted

TRACKS: dict[str, str] = {
    "rooms": QT_TRANSLATE_NOOP("pages", "Costs and VP of the rooms"),
    "actions": QT_TRANSLATE_NOOP("pages", "The action board"),
    "queue": QT_TRANSLATE_NOOP("pages", "The guest queue"),
    "emperor": QT_TRANSLATE_NOOP("pages", "The Emperor track"),
    "order": QT_TRANSLATE_NOOP("pages", "Turn order tiles and dice"),
}


def board_page(catalog: Catalog, id: str) -> Page:
    if id in TRACKS:
        title = translate("pages", TRACKS[id])
        about = translate("pages", "Boards and tracks")
        return Page(("board", id), title, about, _TRACK_BLOCKS[id](catalog), picture=True)
    board = catalog.boards[id]
    sizes: dict[str, dict[int, int]] = {color: {} for color in ROOM_COLORS}
    for rooms in _groups(board).values():
        by_size = sizes[rooms[0].color]
        by_size[len(rooms)] = by_size.get(len(rooms), 0) + 1
    rows = tuple(
        (
            color_name(color),
            str(sum(size * count for size, count in by_size.items())),
            join_list([_groups_of(size, count) for size, count in sorted(by_size.items())]),
        )
        for color, by_size in sizes.items()
    )
    head = (
        translate("pages", "Colour"),
        translate("pages", "Rooms"),
        translate("pages", "Groups"),
    )
    blocks: list[Block] = [Table(head, rows), *_every_room(catalog, board)]
    if board.provenance["colors"] == "transcription":
        text = translate(
            "pages",
            "The layout of this side is taken from two public transcriptions that agree. Owners of the game "
            "can correct it in the file %1.",
        )
        blocks.append(Note(fill(text, OVERRIDES_FILE)))
    return Page(("board", id), board_name(id), translate("pages", "Hotel board"), tuple(blocks), picture=True)


def _groups(board: Board) -> dict[int, list[Room]]:
    groups: dict[int, list[Room]] = {}
    for room in board.rooms:
        groups.setdefault(room.group, []).append(room)
    return groups


def _every_room(catalog: Catalog, board: Board) -> Iterator[Block]:
    """What each room costs and is worth, floor by floor, from the top."""
    tracks, groups = catalog.tracks, _groups(board)
    about = translate("pages", "Preparing a room costs %1; an occupied one scores %2 at the end.")
    place = translate("pages", "%1/%2")
    head = (
        translate("pages", "Room"),
        translate("pages", "Colour"),
        translate("pages", "Same group"),
        translate("pages", "Occupancy bonus"),
        translate("pages", "VP for preparing"),
    )
    yield Text(translate("pages", "A room is named by its floor and its column: 4/1 is the top left one."))
    for floor in reversed(range(1, 5)):
        rooms = [room for room in board.rooms if room.floor == floor]
        cost, vp = krones(tracks.floor_cost[floor - 1]), counted("short", "%n VP", tracks.floor_vp[floor - 1])
        yield Heading(fill(translate("pages", "Floor %1"), floor))
        yield Text(fill(about, cost, vp))
        rows = tuple(
            (
                fill(place, floor, room.column),
                color_name(room.color),
                join_list([fill(place, r.floor, r.column) for r in groups[room.group] if r != room]) or "–",
                _bonus(tracks, room.color, len(groups[room.group])),
                str(tracks.prepare_vp(floor, room.column) or "–"),
            )
            for room in rooms
        )
        yield Table(head, rows, tuple(f"mark-{room.color}" for room in rooms))


def _bonus(tracks: Tracks, color: RoomColor, size: int) -> str:
    bonus = tracks.occupancy_bonus[color]
    return bonus_amount(bonus.unit, bonus.by_size[size - 1])


def _groups_of(size: int, count: int) -> str:
    match size:
        case 1:
            return counted("pages", "%n group(s) of one room", count)
        case 2:
            return counted("pages", "%n group(s) of two rooms", count)
        case 3:
            return counted("pages", "%n group(s) of three rooms", count)
    return counted("pages", "%n group(s) of four rooms", count)


def _rooms(catalog: Catalog) -> tuple[Block, ...]:
    tracks = catalog.tracks
    floors = tuple(
        (str(floor + 1), str(tracks.floor_cost[floor]), str(tracks.floor_vp[floor]))
        for floor in reversed(range(4))
    )
    bonus = tuple(
        (color_name(color), _unit(tracks.occupancy_bonus[color].unit), *map(str, sizes))
        for color in ROOM_COLORS
        for sizes in (tracks.occupancy_bonus[color].by_size,)
    )
    place = translate("pages", "floor %1, column %2: %3 VP")
    return (
        Table(
            (
                translate("pages", "Floor"),
                translate("pages", "Krones to prepare"),
                translate("pages", "VP at the end if occupied"),
            ),
            floors,
        ),
        Heading(translate("pages", "VP for preparing")),
        Bullets(tuple(fill(place, room.floor, room.column, room.vp) for room in tracks.room_vp)),
        Heading(translate("pages", "Occupancy bonus")),
        Table(
            (translate("pages", "Colour"), translate("pages", "What it gives"), "1", "2", "3", "4"),
            bonus,
        ),
        Text(translate("pages", "The numbered columns are the size of the group, in rooms.")),
    )


def _unit(unit: str) -> str:
    match unit:
        case "krones":
            return translate("pages", "krones")
        case "emperor":
            return translate("pages", "Emperor steps")
    return translate("pages", "VP")


def _actions(catalog: Catalog) -> tuple[Block, ...]:
    rows = tuple((str(face), action_name(face)) for face in range(1, 7))
    head = (translate("pages", "Die"), translate("pages", "Action"))
    text = translate(
        "pages",
        "All dice are rolled and sorted by their faces. The number of dice on a space is its strength.",
    )
    return Text(text), Table(head, rows, tuple(f"die-{face}" for face in range(1, 7)))


def _queue(catalog: Catalog) -> tuple[Block, ...]:
    head = (translate("pages", "Place from the left"), "1", "2", "3", "4", "5")
    return (
        Table(head, ((translate("pages", "Krones"), *map(str, catalog.tracks.queue_cost)),)),
        Text(translate("pages", "New guests enter on the left; the others slide to the right.")),
    )


def _emperor(catalog: Catalog) -> tuple[Block, ...]:
    tracks = catalog.tracks
    rows = tuple((str(space), str(vp)) for space, vp in enumerate(tracks.emperor_vp))
    visits = tuple((str(round), str(back)) for round, back in tracks.emperor_retreat.items())
    zones = translate(
        "pages",
        "After the retreat: Emperor’s reward on space %1 or higher, penalty on space %2, nothing in between.",
    )
    return (
        Table((translate("pages", "After round"), translate("pages", "Spaces back")), visits),
        Text(fill(zones, tracks.emperor_reward_from, tracks.emperor_penalty_at)),
        Table((translate("pages", "Space"), translate("pages", "VP")), rows),
    )


def _order(catalog: Catalog) -> tuple[Block, ...]:
    tracks = catalog.tracks
    rows = tuple(
        (
            str(players),
            str(tracks.dice[players]),
            join_list([f"{first}/{second}" for first, second in tracks.turn_order_tiles[players]]),
        )
        for players in sorted(tracks.dice)
    )
    head = (
        translate("pages", "Players"),
        translate("pages", "Dice"),
        translate("pages", "Turn order tiles"),
    )
    return (Table(head, rows),)


_TRACK_BLOCKS: dict[str, Callable[[Catalog], tuple[Block, ...]]] = {
    "rooms": _rooms,
    "actions": _actions,
    "queue": _queue,
    "emperor": _emperor,
    "order": _order,
}
