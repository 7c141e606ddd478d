"""Heads: everybody has one, no two are alike at 24 pixels, they fit their names, few parts make them all."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from gah_desktop.text.names import GUESTS, STAFF
from gah_desktop.widgets.art import heads as workshop
from gah_desktop.widgets.art import heads_data
from gah_desktop.widgets.art.heads import draw_head, head_pixmap
from gah_desktop.widgets.art.heads_pen import darker
from gah_desktop.widgets.art.heads_spec import heads
from tests.desktop.test_art import canvas

SIDE = 24
EXPANSION_GUESTS = (*range(134, 163), *range(184, 193))
EXPANSION_STAFF = (*range(119, 134), *range(166, 180), 183)
COURT = {"emperor", "leopold", "elisabeth"}
PARTS = {
    **workshop.HAIR, **workshop.BEARDS, **workshop.HATS, **workshop.COLLARS, **workshop.LENSES,
    **workshop.ON_HATS, **workshop.HELD,
}  # fmt: skip


def ids(kind: str) -> set[str]:
    return {id for one, id in heads() if one == kind}


@cache
def small(kind: str, id: str) -> tuple[int, bytes]:
    """A head at 24 pixels: its silhouette, a bit for a pixel, and its pixels, four bytes each."""
    picture = head_pixmap(kind, id, SIDE).toImage()
    pixels = bytes(picture.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied).constBits())
    shape = sum(1 << place for place in range(SIDE * SIDE) if pixels[place * 4 + 3] >= 128)
    return shape, pixels


def differing(one: bytes, other: bytes) -> int:
    """How many pixels the eye tells apart: by more than an eighth in one of the colours."""
    return sum(
        max(abs(one[at + part] - other[at + part]) for part in range(3)) > 32 for at in range(0, len(one), 4)
    )


def shapes(drawings: dict[str, Callable[..., None]]) -> set[Callable[..., None]]:
    """The functions that draw; a bowler and a boater are one hat with other numbers."""
    return {drawing.func if isinstance(drawing, partial) else drawing for drawing in drawings.values()}


def test_every_guest_and_every_member_of_staff_has_a_head() -> None:
    assert ids("guest") == {str(id) for id in (*GUESTS, *EXPANSION_GUESTS)}
    assert ids("staff") == {str(id) for id in (*STAFF, *EXPANSION_STAFF)}
    assert ids("court") == COURT
    assert ids("celebrity") == {str(number) for number in range(1, 13)}


@pytest.mark.parametrize(("table", "names"), [(heads_data.GUESTS, GUESTS), (heads_data.STAFF, STAFF)])
def test_the_table_means_whom_the_card_names(table: str, names: dict[int, str]) -> None:
    told = {}
    for line in table.strip().splitlines():
        head, _, name = line.partition("#")
        told[int(head.split()[0])] = name.strip()
    assert {id: told[id] for id in names} == names


def test_no_two_heads_are_alike_at_24_pixels(qapp: QApplication) -> None:
    pictures = {who: small(*who) for who in heads()}
    assert all(shape.bit_count() > SIDE * SIDE * 0.3 for shape, _ in pictures.values())
    alike = []
    for (who, (shape, pixels)), (other, (other_shape, other_pixels)) in combinations(pictures.items(), 2):
        ground = (shape | other_shape).bit_count()
        if (shape ^ other_shape).bit_count() >= ground * 0.05:
            continue  # another silhouette
        if differing(pixels, other_pixels) < ground * 0.1:
            alike.append((who, other))
    assert not alike


def test_fewer_than_40_parts_make_all_heads_and_each_is_used() -> None:
    body = 2  # shoulders and face
    assert body + len(shapes(PARTS)) < 40
    used = {
        part.name
        for head in heads().values()
        for part in (head.hair, head.beard, head.hat, head.collar, *head.more)
        if part is not None
    }
    assert used <= set(PARTS)
    assert shapes({name: PARTS[name] for name in used}) == shapes(PARTS)


def test_all_sorts_of_people_live_here() -> None:
    everybody = list(heads().values())
    women = [head for head in everybody if head.woman]
    assert len(women) >= len(everybody) / 4
    assert len({head.skin for head in everybody}) >= 6
    assert sum(head.young for head in everybody) >= 10
    assert len({head.figure for head in everybody}) == 8
    assert abs(sum(head.to_the_right for head in everybody) - len(everybody) / 2) < len(everybody) / 6


def test_who_looks_to_the_right_is_turned(qapp: QApplication) -> None:
    for who, to_the_right in ((("staff", "35"), True), (("staff", "47"), False)):
        assert heads()[who].to_the_right == to_the_right
        picture = head_pixmap(*who, 96).toImage()
        shade = darker(heads()[who].skin, 0.2)  # on the cheek that is turned away
        columns = [x for x in range(96) for y in range(40, 70) if picture.pixelColor(x, y).name() == shade]
        assert (sum(columns) / len(columns) < 48) == to_the_right


def test_a_head_stands_on_the_foot_of_its_place(qapp: QApplication) -> None:
    image, painter = canvas(60, 100)
    draw_head(painter, QRectF(5, 10, 50, 80), "guest", 71)
    painter.end()
    rows = [y for y in range(100) if any(image.pixel(x, y) for x in range(60))]
    assert rows[0] >= 40
    assert rows[-1] == 89


def test_behind_a_head_lies_the_light_asked_for(qapp: QApplication) -> None:
    for light, ink in workshop.LIGHTS.items():
        picture = head_pixmap("staff", 35, 48, 1.0, light).toImage()
        assert picture.pixelColor(24, 2).name() == ink.lower()
        assert picture.pixelColor(1, 46).alpha() == 0
    assert head_pixmap("staff", 35, 48).toImage().pixelColor(24, 2).alpha() == 0


def test_heads_are_sharp_on_every_screen(qapp: QApplication) -> None:
    picture = head_pixmap("guest", 75, 24, 2.0)
    assert (picture.width(), picture.devicePixelRatio()) == (48, 2.0)


def test_a_head_stays_in_its_place_where_no_picture_is_kept(qapp: QApplication) -> None:
    """On paper and under a turned painter the vectors are drawn themselves."""
    image, painter = canvas(100, 100)
    painter.scale(0.5, 0.5)
    draw_head(painter, QRectF(40, 40, 80, 80), "guest", 92, "green")
    painter.end()
    inside = QRectF(20, 20, 40, 40)
    drawn = {(x, y) for x in range(100) for y in range(100) if image.pixel(x, y)}
    assert len(drawn) > 900
    assert all(inside.adjusted(-1, -1, 1, 1).contains(x, y) for x, y in drawn)
