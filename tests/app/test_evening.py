"""The guided first evening: played to its end in every language, left and taken up again, disobeyed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from gah_desktop.app.evening import ROUNDS, STEPS, Evening
from gah_desktop.app.paths import Paths
from gah_desktop.app.session import Session
from gah_desktop.app.settings import Settings
from gah_desktop.bots import make_player
from gah_desktop.engine.actions import Action, EndTurn, TakeDie, TakeGuest
from gah_desktop.record import dumps
from gah_desktop.text import evening as words
from gah_desktop.text.voices import speaking, voice
from tests.helpers.languages import FOREIGN, LANGUAGES

PLAYER = make_player("heuristic")
Pupil = Callable[[Session, Evening], Action]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    found = Settings(tmp_path / "settings.ini")
    found.bot_pace = "instant"
    found.animation = "none"
    found.auto_collect = False
    return found


@pytest.fixture
def session(settings: Settings, tmp_path: Path, qtbot: QtBot) -> Iterator[Session]:
    found = Session(settings, Paths(tmp_path / "home"))
    yield found
    found.close()


def obedient(session: Session, evening: Evening) -> Action:
    """Does what is asked for, as well as the heuristic can."""
    asked = evening.step.tries if evening.step is not None else ()
    options = [action for action in session.options if action.kind in asked] or list(session.options)
    view = session.game.view_for(session.game.seat)
    best = PLAYER.choose(view, session.options, Random(1))
    return best if best in options else options[0]


def contrary(session: Session, evening: Evening) -> Action:
    """Does anything but what is asked for, where there is anything else."""
    asked = evening.step.tries if evening.step is not None else ()
    others = [action for action in session.options if action.kind not in (*asked, "pass")]
    return Random(len(session.events)).choice(others or list(session.options))


def play(qtbot: QtBot, session: Session, evening: Evening, pupil: Pupil, until: int = 10_000) -> list[str]:
    """To the farewell, or for so many moves; the steps that were said, in their order."""
    said: list[str] = []
    for _ in range(until):
        if not evening.is_on or session.over:
            return said
        if session.may_act and evening.step is not None and evening.step.name not in said:
            said.append(evening.step.name)
        if evening.step is not None and not evening.step.tries:
            evening.go_on()
        elif session.may_act:
            session.try_apply(pupil(session, evening))
        else:
            qtbot.waitUntil(lambda: session.may_act or session.over, timeout=20_000)
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_played_to_its_end_it_says_twenty_to_thirty_steps(
    language: str, qtbot: QtBot, session: Session
) -> None:
    evening = Evening(session)
    with speaking(voice(language)):
        evening.begin("Resi", "Pepi")
        heard: list[str] = []
        evening.changed.connect(lambda: heard.append(evening.text()))
        said = play(qtbot, session, evening, obedient)
    assert 20 <= len(said) <= 30
    assert said[0] == "welcome"
    assert said[-1] == "farewell"
    assert {"first_guest", "take_die", "move_in", "reward", "emperor", "visit"} <= set(said)
    assert session.state.round == ROUNDS + 1
    own = voice(language)("evening", words.STEPS["dice"].text)
    assert any(own in text for text in heard)
    assert (own == words.STEPS["dice"].text) == (language == "en")


@pytest.mark.parametrize("language", FOREIGN)
def test_every_step_and_answer_is_translated(language: str) -> None:
    for step in words.STEPS.values():
        for text in step:
            assert not text or voice(language)("evening", text) not in ("", text)


def test_every_step_has_its_words() -> None:
    assert [step.name for step in STEPS if step.name not in words.STEPS] == []
    assert {step.name for step in STEPS} == set(words.STEPS)
    assert [step.name for step in STEPS if step.tries and not words.STEPS[step.name].done] == []


def test_whoever_does_something_else_is_answered_and_goes_on(qtbot: QtBot, session: Session) -> None:
    evening = Evening(session)
    answers: set[str] = set()
    evening.changed.connect(lambda: answers.add(evening.answer))
    evening.begin("Resi", "Pepi")
    said = play(qtbot, session, evening, contrary)
    assert said[-1] == "farewell"
    others = {step.other for step in words.STEPS.values() if step.other}
    assert answers & others


def at(qtbot: QtBot, session: Session, evening: Evening, name: str) -> None:
    """Play as asked until he says this."""
    for _ in range(200):
        qtbot.waitUntil(lambda: session.may_act, timeout=20_000)
        if evening.step is not None and evening.step.name == name:
            return
        if evening.step is not None and not evening.step.tries:
            evening.go_on()
        else:
            session.try_apply(obedient(session, evening))
    raise AssertionError(f"{name} is never said")


def do(session: Session, kind: type[Action]) -> None:
    session.try_apply(next(option for option in session.options if isinstance(option, kind)))


def test_what_is_done_while_he_speaks_of_something_else_is_answered_and_not_asked_for_again(
    qtbot: QtBot, session: Session
) -> None:
    evening = Evening(session)
    evening.begin("Resi", "Pepi")
    at(qtbot, session, evening, "staff")
    do(session, TakeDie)
    assert evening.answer == words.STEPS["take_die"].done
    at(qtbot, session, evening, "emperor")
    assert "take_die" in evening._told
    assert evening.text().count(words.STEPS["emperor"].text) == 1


def test_an_invitation_may_be_read_or_followed(qtbot: QtBot, session: Session) -> None:
    evening = Evening(session)
    evening.begin("Resi", "Pepi")
    at(qtbot, session, evening, "invite")
    assert evening.step is not None
    assert evening.step.is_read
    do(session, TakeGuest)
    assert evening.answer == words.STEPS["invite"].done
    assert evening.step is not None
    assert evening.step.name != "invite"


def test_dice_are_explained_while_one_can_be_taken(qtbot: QtBot, session: Session) -> None:
    evening = Evening(session)
    evening.begin("Resi", "Pepi")
    at(qtbot, session, evening, "dice")
    do(session, TakeDie)
    while session.may_act and not any(isinstance(option, TakeDie) for option in session.options):
        assert evening.step is None or evening.step.name != "dice"
        options = [option for option in session.options if not isinstance(option, EndTurn)]
        session.try_apply((options or list(session.options))[0])


@pytest.mark.parametrize("moves", [1, 3, 6, 14, 25, 40])
def test_left_at_any_point_it_goes_on_where_it_was(
    qtbot: QtBot, session: Session, settings: Settings, tmp_path: Path, moves: int
) -> None:
    evening = Evening(session)
    evening.begin("Resi", "Pepi")
    before = play(qtbot, session, evening, obedient, until=moves)
    qtbot.waitUntil(lambda: session.may_act, timeout=20_000)
    number, step = evening.number, evening.step
    session.close()
    again = Session(Settings(tmp_path / "settings.ini"), Paths(tmp_path / "home"))
    later = Evening(again)
    again.continue_last()
    qtbot.waitUntil(lambda: again.may_act, timeout=20_000)
    assert later.is_on
    assert (later.number, later.step) == (number, step)
    after = play(qtbot, again, later, obedient)
    assert after[-1] == "farewell"
    assert not set(before[:-1]) & set(after)
    again.close()


def test_another_first_evening_does_not_end_the_one_before(
    qtbot: QtBot, session: Session, settings: Settings
) -> None:
    evening = Evening(session)
    evening.begin("Resi", "Pepi")
    play(qtbot, session, evening, obedient, until=6)
    first, journal, told = session.meta, session.journal, evening.number
    evening.begin("Anna", "Pepi")
    qtbot.waitUntil(lambda: session.may_act, timeout=20_000)
    assert evening.number == 1
    session.open_text(dumps(journal, first.to_dict()))
    qtbot.waitUntil(lambda: session.may_act, timeout=20_000)
    assert evening.is_on
    assert evening.number >= told > 1


def test_whoever_wants_to_play_alone_hears_no_more(session: Session) -> None:
    evening = Evening(session)
    evening.begin("Resi", "Pepi")
    evening.leave()
    assert not evening.is_on
    assert evening.text() == ""


def test_in_any_other_game_nothing_is_said(session: Session) -> None:
    from gah_desktop.engine import Setup

    evening = Evening(session)
    session.new_game(Setup(seed=1, kinds=("human", "page")))
    assert not evening.is_on
    assert evening.step is None
