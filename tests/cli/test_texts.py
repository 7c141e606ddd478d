"""gah-desktop cards and rules: the reference in a terminal, and as data."""

import json
from pathlib import Path

import pytest

from gah_desktop.app.paths import Paths
from gah_desktop.cli import main
from gah_desktop.reference.book import Book
from gah_desktop.text.names import component_name


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main([*words, "--lang", "en"])
    out, err = capsys.readouterr()
    return code, out, err


def test_cards_are_printed_in_the_width_of_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    code, out, _ = run(capsys, "cards")
    assert code == 0
    assert "Waitress\n========\nStaff card 2" in out
    assert "Princess" in out and "Instruction card 193" in out and "Night side" in out
    assert max(map(len, out.splitlines())) <= 60
    assert "**" not in out and "[[" not in out


def test_rules_are_printed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "72")
    code, out, _ = run(capsys, "rules")
    assert code == 0
    assert "The aim of the game" in out and "May I boost by two?" in out
    assert "Waitress\n========" not in out
    assert max(map(len, out.splitlines())) <= 72


def test_search_finds_the_best_first(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "cards", "--search", "waitress")
    assert code == 0
    assert out.startswith("Waitress\n")
    code, out, _ = run(capsys, "rules", "--search", "emperor track")
    assert out.startswith("The Emperor track\n")


def test_nothing_found_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "cards", "--search", "zeppelin")
    assert (code, out) == (1, "")
    assert "“zeppelin”" in err


def test_json_is_one_value_with_every_page(capsys: pytest.CaptureFixture[str]) -> None:
    book = Book()
    for command, kinds in (("rules", {"rule"}), ("cards", {ref[0] for ref in book.refs} - {"rule"})):
        code, out, _ = run(capsys, command, "--json")
        assert code == 0
        pages = json.loads(out)
        assert [(page["kind"], page["id"]) for page in pages] == [ref for ref in book.refs if ref[0] in kinds]
        assert all(page["title"] and page["content"] for page in pages)
    assert json.loads(run(capsys, "cards", "--json", "--search", "waitress")[1])[0]["id"] == "2"
    assert json.loads(run(capsys, "cards", "--json", "--search", "zeppelin")[1]) == []


def test_values_open_to_correction_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "cards", "--house")
    assert code == 0
    assert "guests.117.vp" in out and "boards.day-A.colors" in out and "corrected" not in out
    values = json.loads(run(capsys, "cards", "--house", "--json")[1])
    assert {"file", "section", "id", "field", "value", "source", "corrected"} == set(values[0])
    told = [{key: value[key] for key in ("file", "id", "field", "value")} for value in values]
    assert {"file": "expansion/ballrooms.json", "id": "top", "field": "spaces", "value": 2} in told
    assert {"file": "expansion/staff.json", "id": 119, "field": "cost", "value": 2} in told
    assert {"file": "expansion/entrances.json", "id": "bids", "field": "raise_by", "value": 1} in told


def test_what_has_a_value_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "cards", "--house")[1]
    for section, id, field, name in (
        ("celebrities", "2", "vp", "Albert Einstein"),
        ("rehearsal_rooms", "cellar", "areas", component_name("rehearsal", "cellar")),
        ("entrances", "3", "tokens", "Dove"),
        ("auction", "bids", "lowest", "The auction of the entrances"),
    ):
        line = next(line for line in out.splitlines() if line.startswith(f"{section}.{id}.{field} "))
        assert name in line


def test_a_source_stands_over_its_values(capsys: pytest.CaptureFixture[str]) -> None:
    """Values from transcriptions come first, then values without a source, all of them the expansion's."""
    transcribed = "These values come from two public transcriptions that agree."
    invented = "None of the texts consulted gives these values."
    above, below = run(capsys, "cards", "--house")[1].split(invented)
    assert above.startswith(transcribed) and "guests.117.vp" in above and "guests.140.vp" not in above
    assert "guests.140.vp" in below and "ballroom_rows.top.champagne" in below
    assert "guests.117.vp" not in below


def test_house_and_search_do_not_go_together(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "cards", "--house", "--search", "x")
    assert code == 2
    assert err.count("\n") == 1


def test_an_owners_corrections_count(capsys: pytest.CaptureFixture[str]) -> None:
    file: Path = Paths().config / "catalog-overrides.json"
    file.write_text('{"guests": {"117": {"vp": 9}, "49": {"vp": 1}}}', encoding="utf-8")
    code, out, err = run(capsys, "cards", "--house")
    assert code == 0
    line = next(line for line in out.splitlines() if line.startswith("guests.117.vp"))
    assert line.split()[-2:] == ["9", "corrected"]
    assert "guests, 49, vp" in err
    page = json.loads(run(capsys, "cards", "--json", "--search", "ferdinand")[1])[0]
    assert page["content"][0]["facts"]["Victory points"] == "9"
