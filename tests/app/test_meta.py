"""What is noted of a game beside its log, and what of a stranger's note is believed."""

from __future__ import annotations

import re
from datetime import datetime

import pytest

from gah_desktop.app.meta import Meta, identity, iso, now


def test_a_new_game_has_an_identity_and_a_beginning() -> None:
    meta = Meta.new((2, 0))
    assert re.fullmatch("[0-9a-f]{32}", meta.id) and meta.id != identity()
    assert abs(datetime.fromisoformat(meta.started).timestamp() - datetime.now().timestamp()) < 60
    assert (meta.finished, meta.colours) == ("", (2, 0))
    assert Meta.new().colours == ()


def test_a_game_that_ends_keeps_the_rest() -> None:
    meta = Meta("x", "2026-03-01T20:00:00", "", (1, 0)).ended()
    assert (meta.id, meta.started, meta.colours) == ("x", "2026-03-01T20:00:00", (1, 0))
    assert meta.finished[:10] == now()[:10]


def test_a_moment_is_noted_to_the_second_with_its_zone() -> None:
    assert datetime.fromisoformat(iso(1_000_000.75)).timestamp() == 1_000_000
    assert re.fullmatch(r"1970-01-1\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d", iso(1_000_000.75))


def test_what_is_written_is_read() -> None:
    meta = Meta("x", "2026-03-01T20:00:00", "2026-03-01T21:00:00", (3, 1, 0))
    assert meta.to_dict() == {
        "id": "x",
        "started": "2026-03-01T20:00:00",
        "finished": "2026-03-01T21:00:00",
        "colours": [3, 1, 0],
    }
    assert Meta.from_dict(meta.to_dict()) == meta


@pytest.mark.parametrize("id", ["x", "x" * 64, "A-z_09"])
def test_an_identity_that_can_be_a_file_name_is_kept(id: str) -> None:
    assert Meta.from_dict({"id": id}).id == id


@pytest.mark.parametrize("date", ["2026-03-01", "2026-03-01T20:00:00+01:00"])
def test_a_date_is_kept_as_it_is(date: str) -> None:
    meta = Meta.from_dict({"id": "x", "started": date, "finished": date})
    assert (meta.started, meta.finished) == (date, date)


@pytest.mark.parametrize(
    ("colours", "read"),
    [([0, 3], (0, 3)), ([4], ()), ([-1], ()), ([0, 1.0], ()), ([False], ()), ("01", ()), ({}, ())],
)
def test_colours_are_four(colours: object, read: tuple[int, ...]) -> None:
    assert Meta.from_dict({"colours": colours}).colours == read


def test_the_colour_of_a_seat_is_the_one_chosen_or_its_own() -> None:
    assert [Meta("x", colours=(3, 1)).colour(seat) for seat in range(4)] == [3, 1, 2, 3]


@pytest.mark.parametrize("moment", [1e12, -1e12, 253402300800 * 4, float("nan"), float("inf"), 2.0**70])
def test_a_moment_outside_the_calendar_is_no_date(moment: float) -> None:
    """Some file systems date a file 33658."""
    assert iso(moment) == ""
