"""Every reason, event, act, option and error has a whole sentence, with nothing left to fill in."""

from __future__ import annotations

import random
import re

import pytest

from gah_desktop.engine import Setup, new_game
from gah_desktop.engine import actions as a
from gah_desktop.engine.events import Acted, Drew, Event, Gained, Scored
from gah_desktop.engine.items import vector
from gah_desktop.engine.reasons import Code, Reason
from gah_desktop.record import SaveCode, SaveError
from gah_desktop.text.decisions import ACTIONS, act_text, option_text
from gah_desktop.text.errors import save_error_text
from gah_desktop.text.events import event_text, is_worth_logging
from gah_desktop.text.lines import COLUMNS, LINES, column_name, line_name
from gah_desktop.text.reasons import reason_text, reminder_text
from gah_desktop.text.sources import source_label

NAMES = ("Anna", "Ben", "Carl", "Dora")
PARAMS: dict[str, int | str] = {
    "pending": "place",
    "cost": 2,
    "rest": 1,
    "krones": 1,
    "face": 3,
    "as_action": 4,
    "item": "wine",
    "guest": 75,
    "total": 3,
    "max_floor": 2,
    "color": "red",
    "floor": 4,
    "staff": 14,
    "objective": "A1",
    "thing": "guest",
}


def whole(text: str) -> bool:
    return bool(text) and not re.search(r"%[1-9]", text) and text[0] == text[0].upper()


@pytest.mark.parametrize("code", list(Code), ids=lambda code: code.value)
def test_reason(code: Code) -> None:
    text = reason_text(Reason(code, tuple(PARAMS.items())))
    assert whole(text) and text.endswith(".")


@pytest.mark.parametrize("code", list(SaveCode), ids=lambda code: code.value)
def test_save_error(code: SaveCode) -> None:
    keys = ("bytes", "limit", "byte", "found", "known", "line", "column", "key", "number", "path")
    more = ("expected", "detail", "section", "id", "field", "entry", "kind", "what")
    error = SaveError(code, why=Reason(Code.GAME_OVER))
    error.params = dict.fromkeys((*keys, *more), 1)
    assert whole(save_error_text(error))


def events_of(setup: Setup) -> list[Event]:
    game = new_game(setup)
    rng = random.Random(setup.seed)
    while not game.over:
        for action in game.legal_actions()[:6]:
            assert whole(option_text(action, {"cost": 1, "strength": 2}, "Something").capitalize())
        game.apply(rng.choice(list(game.legal_actions())))
    return game.events


SETUPS = [Setup(players=2 + seed % 3, seed=seed, deal=("normal", "draft")[seed % 2]) for seed in range(8)]
SETUPS += [Setup(players=3, seed=seed, ruleset="classic", boards="day") for seed in range(4)]
SETUPS += [
    Setup(seed=seed, solo="leopold", level=level, entrance=entrance)
    for seed, entrance in enumerate((None, "hautel", "stars", "sushi", "toll"))
    for level in ("easy", "hard")
]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_events_of_whole_games(setup: Setup) -> None:
    for event in events_of(setup):
        for viewer in (None, 0, 1):
            text = event_text(event, NAMES, viewer)
            assert whole(text) if is_worth_logging(event) else text == "", event


def test_only_the_owner_reads_hidden_cards() -> None:
    drew = Drew(0, (14, 20), "hand", ("guest", 75))
    assert "Decorator" in event_text(drew, NAMES, 0)
    assert "Decorator" not in event_text(drew, NAMES, 1)
    for kind in (kind for kind, said in ACTIONS.items() if said.secret):
        details = {"staff": [14] if kind != "draft" else 14}
        act = Acted(0, kind, details, ("setup", 0))
        assert "Decorator" in act_text(act, "Anna")
        assert "Decorator" not in event_text(act, NAMES, 1)
        assert whole(event_text(act, NAMES, 1))


def test_gains_and_losses() -> None:
    source = ("emperor", "B2")
    for krones, steps in ((3, 0), (-3, 0), (0, 2), (0, -2)):
        assert whole(event_text(Gained(1, krones, steps, None, source), NAMES))
    assert whole(event_text(Gained(1, 0, 0, (1, 0, -2, 0), source), NAMES))
    assert "loses" in event_text(Scored(1, -4, source), NAMES)


def test_every_action_has_a_line() -> None:
    samples: dict[str, object] = {"int": 1, "str": "wine", "bool": True, "Items": vector({"wine": 2})}
    for cls in a.CLASSES.values():
        fields = {
            name: 75 if name == "guest" else samples.get(getattr(kind, "__forward_arg__", ""), (14, 20))
            for name, kind in cls.__annotations__.items()
            if name != "kind"
        }
        assert option_text(cls(**fields), {}, "Something")
    assert option_text(a.Decline("gain_krones", 2), {}, "3 krones") == "Do without: 3 krones"


def test_labels() -> None:
    for source in (("die", 3), ("group", 2), ("room", 403), ("track", 3), ("track", 13), ("serve", 0)):
        assert not re.search(r"%[1-9]", source_label(source))
    for line in LINES:
        assert line_name(line)
    for column in COLUMNS:
        assert column_name(column)
    for kind, number in (("free_table", 0), ("guest_waits", 75), ("objective", "A1")):
        assert whole(reminder_text(kind, number))
