"""Proves that the kept catalog is the validated one, and that a file that differs in anything is no file."""

import pickle
import subprocess
import sys
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel

from gah_desktop.catalog import apply_overrides, kept
from gah_desktop.catalog.loader import validated_catalog
from gah_desktop.engine import Setup, new_game

TEXTS = (b"one", b"two")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    kept.write(tmp_path, TEXTS, validated_catalog())
    return tmp_path / kept.NAME


def plain(value: Any) -> Any:
    """A model or a kept component as its name and its fields."""
    if isinstance(value, BaseModel):
        fields = {name: getattr(value, name) for name in type(value).model_fields}
        return type(value).__name__, plain(fields)
    if isinstance(value, kept.Kept):
        return type(value).__name__, plain(vars(value))
    if isinstance(value, Mapping):
        return {key: plain(held) for key, held in value.items()}
    return tuple(map(plain, value)) if isinstance(value, tuple) else value


def test_what_is_read_is_what_was_validated(file: Path) -> None:
    found = kept.read(file.parent, TEXTS)
    assert isinstance(found, kept.Catalog)
    assert plain(found) == plain(validated_catalog())


def test_components_answer_like_their_models(file: Path) -> None:
    found, models = kept.read(file.parent, TEXTS), validated_catalog()
    assert found is not None
    assert found.guest_ids(promo=True) == models.guest_ids(promo=True)
    assert found.starter_set("B") == models.starter_set("B")
    assert found.board("day-C").rooms == models.board("day-C").rooms
    assert found.tracks.prepare_vp(4, 5) == models.tracks.prepare_vp(4, 5)
    for number, card in models.staff.items():
        assert found.staff[number].cost_in("classic") == card.cost_in("classic")
        assert found.staff[number].is_house("starter_set") == card.is_house("starter_set")
    for number, guest in models.guests.items():
        assert list(found.guests[number].order.pairs()) == list(guest.order.pairs())


def test_a_game_is_the_same_with_both(file: Path) -> None:
    for ruleset in ("deluxe", "classic"):
        games = [
            new_game(Setup(seed=3, ruleset=ruleset), catalog)
            for catalog in (kept.read(file.parent, TEXTS), validated_catalog())
        ]
        assert games[0].hash() == games[1].hash()


def test_nothing_kept_can_be_changed(file: Path) -> None:
    found = kept.read(file.parent, TEXTS)
    assert found is not None
    with pytest.raises(AttributeError):
        found.guests[49].vp = 99
    with pytest.raises(AttributeError):
        del found.guests[49].vp


def test_corrections_are_made_to_the_models(file: Path) -> None:
    found = kept.read(file.parent, TEXTS)
    assert found is not None
    corrected, problems = apply_overrides(found, {"guests": {"117": {"vp": 9}}})
    assert corrected.guests[117].vp == 9
    assert problems == []


@pytest.mark.parametrize("place", [0, 40, 70, -1])
def test_a_damaged_file_is_none(file: Path, place: int) -> None:
    content = bytearray(file.read_bytes())
    content[place] ^= 1
    file.write_bytes(content)
    assert kept.read(file.parent, TEXTS) is None


@pytest.mark.parametrize("length", [0, 10, 50, 1000])
def test_a_file_cut_short_is_none(file: Path, length: int) -> None:
    file.write_bytes(file.read_bytes()[:length])
    assert kept.read(file.parent, TEXTS) is None


def test_other_printed_data_need_another_file(file: Path) -> None:
    assert kept.read(file.parent, (b"one", b"three")) is None


def test_another_version_needs_another_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "__version__", "0")
    assert kept.read(file.parent, TEXTS) is None


def test_a_file_can_make_nothing_but_components(file: Path) -> None:
    content = pickle.dumps(Path("elsewhere"))
    stamp = file.read_bytes()[:32]
    file.write_bytes(stamp + sha256(content).digest() + content)
    assert kept.read(file.parent, TEXTS) is None


def test_a_folder_that_cannot_be_written_to_is_done_without(tmp_path: Path) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("", encoding="utf-8")
    found = kept.write(blocked, TEXTS, validated_catalog())
    assert plain(found) == plain(validated_catalog())


def test_nothing_is_validated_where_the_catalog_is_kept(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from gah_desktop.catalog import keep_catalog_in; "
        f"keep_catalog_in(Path({str(tmp_path)!r})); "
        "from gah_desktop.engine import Setup, new_game; new_game(Setup()); print('pydantic' in sys.modules)"
    )
    told = [
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    ]
    assert [line.strip() for line in told] == ["True", "False"]
