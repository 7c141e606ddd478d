"""What a search of another shape is worth: the script in `packaging/`."""

from types import ModuleType
from typing import Any

import pytest

from gah_desktop.bots import BOTS
from gah_desktop.bots.search.search import EFFORTS
from tests.test_calibrate import script


@pytest.fixture(scope="module")
def efforts() -> ModuleType:
    return script("efforts")


def test_numbers_of_an_effort_are_changed_by_words(efforts: ModuleType) -> None:
    words = ["rounds=2", "envy=0.5", "stages=6x2,3x4"]
    other = efforts.changed(EFFORTS["strong"], words)
    assert other == EFFORTS["strong"]._replace(rounds=2, envy=0.5, stages=((6, 2), (3, 4)))


def test_a_number_that_no_effort_has_is_an_error(efforts: ModuleType) -> None:
    with pytest.raises(AttributeError, match="round"):
        efforts.changed(EFFORTS["strong"], ["round=2"])


def test_games_are_told_and_compared_by_their_deals(efforts: ModuleType) -> None:
    def game(seed: int, vp: int, other: int, won: float) -> dict[str, object]:
        return {"seed": seed, "seat": 0, "vp": vp, "other": other, "won": won, "took": 2.0}

    games = [game(1, 120, 100, 1.0), game(2, 90, 100, 0.0), game(3, 100, 100, 0.5)]
    before = {(1, 0): game(1, 110, 100, 1.0), (2, 0): game(2, 100, 90, 1.0)}
    assert efforts.told(games, before) == (
        "3 games | 103.3 VP | lead 3.3 ± 17.3 | wins 50.0 % | 2.0 s a game"
        " | -5.0 ± 29.4 to the other in 2 games"
    )


@pytest.mark.parametrize("solo", [pytest.param("", marks=pytest.mark.slow), "hard"])
def test_a_game_is_played_the_same_again(efforts: ModuleType, solo: str) -> None:
    little = efforts.changed(EFFORTS["strong"], ["lines=2", "stages=2x1", "nodes=20", "rounds=0"])
    one, other = (efforts.played(little, 5, 0, solo) for _ in range(2))
    assert one | {"took": 0} == other | {"took": 0}
    assert one["won"] == (1.0 if one["vp"] > one["other"] else 0.0)


@pytest.mark.parametrize(
    ("words", "nodes"), [([], BOTS["best"].level), (["--change", "rounds=2"], 2_000_000)]
)
def test_what_is_shipped_plays_within_its_level_and_other_shapes_as_long_as_they_like(
    efforts: ModuleType, words: list[str], nodes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[int] = []

    def played(effort: Any, seed: int, seat: int, solo: str, nodes: int) -> dict[str, Any]:
        found.append(nodes)
        return {"seed": seed, "seat": seat, "vp": 9, "other": 8, "won": 1.0, "took": 1.0}

    monkeypatch.setattr(efforts, "played", played)
    monkeypatch.setattr("sys.argv", ["efforts.py", "--effort", "best", "--games", "2", *words])
    assert efforts.main() == 0
    assert found == [nodes, nodes]
