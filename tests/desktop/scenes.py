"""Every page, panel, note and dialog of the window in the situations in which it says something.

A stage is one window in one look and language; a scene brings it into a situation and returns what there
is to look at. Scenes may follow each other in any order.
"""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import cast

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QRect, Qt
from PySide6.QtWidgets import QApplication, QDialog, QListView, QTabWidget, QWidget

from gah_desktop.app.autosave import Autosave
from gah_desktop.app.meta import Meta
from gah_desktop.app.paths import Unusable
from gah_desktop.app.saving import LEFT
from gah_desktop.app.translator import Translator
from gah_desktop.app.unsaved import ENTRY, GAME, RECORD, REVIEW, SETTINGS
from gah_desktop.catalog import OverrideProblem
from gah_desktop.engine import Setup
from gah_desktop.record import Journal, dumps, loads
from gah_desktop.reference.window import ReferenceWindow
from gah_desktop.widgets.dialogs.settings import SettingsDialog
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.pages.emperor import EmperorPage
from gah_desktop.widgets.pages.history import HistoryPage
from gah_desktop.widgets.pages.new_game import NewGamePage
from gah_desktop.widgets.pages.score import ScorePage
from gah_desktop.widgets.pages.unfinished import UnfinishedPage
from tests.desktop.pages_helpers import NAMES, at_the_end, loaded, make_context, played
from tests.desktop.test_table_decisions import FRAMES, ask
from tests.helpers.games import sensible

ENTRANCES = ("hautel", "stars", "sushi", "toll")
SMALL = (1024, 680)
KINDS = (GAME, RECORD, ENTRY, SETTINGS, REVIEW)
NO_ROOM = OSError(errno.ENOSPC, "no room")


def settle() -> None:
    """All that was put off happens now."""
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


class Stage:
    """The main window and the reference, alive while the language or the look changes."""

    def __init__(
        self, folder: Path, size: tuple[int, int] = SMALL, theme: str = "day", scale: int = 100
    ) -> None:
        self.context = make_context(folder)
        self.size = size
        self.look_like(theme, scale)
        settle()  # so that the window begins in it
        self.translator = Translator(cast(QApplication, QApplication.instance()))
        self.window = MainWindow(self.context)
        self.window.resize(*size)
        self.window.show()
        self.extra: list[QWidget] = []  # dialogs and the reference
        settle()

    def look_like(self, theme: str, scale: int) -> None:
        settings = self.context.settings
        settings.theme, settings.text_scale, settings.bot_pace = theme, scale, "slow"
        settings.reminders = settings.confirm_end = settings.confirm_pass = True

    def speak(self, language: str) -> None:
        """As the application does when the setting changes."""
        assert self.translator.set_language(language)
        self.context.session.languageChanged.emit()
        settle()

    @property
    def reference(self) -> ReferenceWindow:
        found = next((extra for extra in self.extra if isinstance(extra, ReferenceWindow)), None)
        if found is None:
            found = ReferenceWindow(
                self.context.settings, self.context.look, overrides=self.context.paths.overrides_file
            )
            self.extra.append(found)
        found.set_second_language("")
        found.bar.field.clear()
        found.resize(*self.size)
        found.show()
        return found

    def close(self) -> None:
        self.speak("en")
        self.context.settings.theme, self.context.settings.text_scale = "day", 100
        for widget in (self.window, *self.extra):
            widget.close()
            widget.deleteLater()
        self.context.session.close()
        settle()

    def game(self, **fields: object) -> None:
        """A new game of people, unless something else is said."""
        players = int(str(fields.get("players", 2)))
        setup = {"names": NAMES[:players], "kinds": ("human",) * players, "seed": 8, **fields}
        self.window.start_game(Setup(**setup), Meta.new())  # type: ignore[arg-type]

    def open_journal(self, journal: Journal) -> None:
        self.context.session.open_text(dumps(journal, {}))
        self.context.session.set_paused(True)
        self.window.show_page("table")


@contextmanager
def staged(
    folder: Path, size: tuple[int, int] = SMALL, theme: str = "day", scale: int = 100
) -> Iterator[Stage]:
    stage = Stage(folder, size, theme, scale)
    try:
        yield stage
    finally:
        stage.close()


# -- the pages


def start(stage: Stage) -> QWidget:
    stage.window.show_page("new")
    autosave = Autosave(stage.context.paths)
    journal = loaded(steps=40).journal
    autosave.save(journal, {})
    autosave.save(journal, {})
    autosave.settle()
    autosave.path.write_text("{", encoding="utf-8")
    stage.window.show_page("start")
    return stage.window


def unfinished(stage: Stage) -> QWidget:
    """One in progress, two that were left, one deleted, one that can't be read."""
    window, saves = stage.window, stage.context.paths.saves
    for number, text in enumerate((played(2, 3, 60), played(4, 6, 80), played(3, 5, 90), "{")):
        (saves / f"2021-11-1{number}-203000-1.gah").write_text(text, encoding="utf-8")
    stage.game(players=3)
    stage.context.session.lift_curtain()
    stage.context.session.try_apply(stage.context.session.options[0])
    window.show_page("unfinished")
    page = window.page("unfinished")
    assert isinstance(page, UnfinishedPage)
    while not page.complete:
        QApplication.processEvents()
    view = page.findChild(QListView, "unfinishedView")
    assert isinstance(view, QListView)
    view.setCurrentIndex(view.model().index(1, 0, QModelIndex()))
    page.delete()
    return window


def new(stage: Stage) -> QWidget:
    stage.window.show_page("new")
    page = cast(NewGamePage, stage.window.page("new"))
    page.set_solo(False)
    while len(page.shown_seats) < 4:
        page.add_seat()
    page.seats[1].name.setText("Anna")
    page.chance.seed.setText("x")
    return stage.window


def new_solo(stage: Stage) -> QWidget:
    stage.window.show_page("new")
    cast(NewGamePage, stage.window.page("new")).set_solo(True)
    return stage.window


def emperor(stage: Stage) -> QWidget:
    cast(EmperorPage, stage.window.page("emperor")).show_visit(at_the_end(4, 11), [])
    stage.window.show_page("emperor")
    return stage.window


def score(stage: Stage) -> QWidget:
    cast(ScorePage, stage.window.page("score")).show_game(at_the_end(3))
    stage.window.show_page("score")
    return stage.window


def history(stage: Stage, tab: int) -> QWidget:
    games = stage.context.session.history
    if not games.games():
        for players, seed in ((2, 3), (3, 2), (2, 4), (4, 11)):
            game = loaded(players, seed)
            games.record(game.journal, Meta.from_dict(game.meta))
        alone = solo_journal("toll", 100_000)
        games.record(alone, Meta("solo", "2026-01-01T10:00:00", "2026-01-09T11:30:00"))
    page = cast(HistoryPage, stage.window.page("history"))
    page.soon.setInterval(0)  # the hotels are there at once
    stage.window.show_page("history")
    tabs = page.findChild(QTabWidget)
    assert tabs is not None
    tabs.setCurrentIndex(min(tab, tabs.count() - 1))
    return stage.window


def replay(stage: Stage) -> QWidget:
    stage.window.show_replay(loaded(3, 2))
    return stage.window


# -- the table


def decision(stage: Stage, kind: str, players: int = 2) -> QWidget:
    stage.game(players=players)
    ask(stage.window, kind)
    return stage.window


def draft(stage: Stage) -> QWidget:
    stage.game(players=3, deal="draft")
    stage.context.session.lift_curtain()
    return stage.window


def curtain(stage: Stage) -> QWidget:
    stage.game()
    return stage.window


def bots_turn(stage: Stage) -> QWidget:
    stage.game(players=3, kinds=("heuristic", "human", "random"))
    stage.context.session.set_paused(True)
    return stage.window


def visit(stage: Stage) -> QWidget:
    decision(stage, "turn", 4)
    settle()
    stage.window.table_page.call_on(2)
    return stage.window


def refusal(stage: Stage) -> QWidget:
    decision(stage, "turn")
    stage.window.table_page.end_turn()
    return stage.window


def reading(stage: Stage) -> QWidget:
    decision(stage, "turn")
    page = stage.window.table_page
    places = page.interactions["hand"]
    index, view = places.model.index(0, 0), places.view
    where = view.visualRect(index)
    place = QRect(view.viewport().mapToGlobal(where.topLeft()), where.size())
    page.reading.point(index.data(Qt.ItemDataRole.ToolTipRole), place)
    page.reading._show()
    return stage.window


def question(stage: Stage) -> QWidget:
    decision(stage, "turn")
    stage.window.table_page.pass_turn()
    return stage.window


def everything(stage: Stage) -> QWidget:
    decision(stage, "turn")
    stage.window.table_page.list_all()
    return stage.window


@cache
def _solo_save(entrance: str | None, steps: int) -> str:
    setup = Setup(
        players=2, seed=8, solo="leopold", level="hard", entrance=entrance,
        names=("Anna", "Leopold"), kinds=("human", "leopold"),
    )  # fmt: skip
    journal, rng = Journal.new(setup), Random(5)
    while not journal.game.over and journal.position < steps:
        journal.apply(sensible(journal.game, rng))
    return dumps(journal, {})


def solo_journal(entrance: str | None, steps: int) -> Journal:
    return loads(_solo_save(entrance, steps)).journal


def solo(stage: Stage, entrance: str | None, steps: int) -> QWidget:
    stage.open_journal(solo_journal(entrance, steps))
    return stage.window


# -- dialogs and the reference


def settings(stage: Stage) -> QWidget:
    dialog = next((extra for extra in stage.extra if isinstance(extra, SettingsDialog)), None)
    if dialog is None:
        dialog = SettingsDialog(stage.context, stage.window)
        stage.extra.append(dialog)
    dialog.show()
    return dialog


def reference(stage: Stage, kind: str, id: str) -> QWidget:
    window = stage.reference
    window.open_page(kind, id)
    return window


def side_by_side(stage: Stage) -> QWidget:
    window = stage.reference
    window.open_page("staff", "17")
    window.set_second_language("fr" if stage.translator.language != "fr" else "de")
    return window


def about(stage: Stage) -> QWidget:
    return message(stage, stage.window.notices.about)


def licences(stage: Stage) -> QWidget:
    for old in stage.window.findChildren(QDialog):
        old.close()
    settle()
    stage.window.notices.licences()
    box = stage.window.findChild(QDialog, "licencesDialog")
    assert isinstance(box, QWidget)
    return box


def damaged(stage: Stage) -> QWidget:
    """A file that is cut short, of which a part can be read."""
    stage.window.show_page("start")
    file = stage.context.paths.games / "cut.gah"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(played(2, 3, 60)[:-40], encoding="utf-8")
    return message(stage, lambda: stage.window.open_file(file))


def corrections(stage: Stage) -> QWidget:
    """Thousands of corrections that cannot be used."""
    problem = OverrideProblem("catalog-overrides.json", "known_id", "guests", "999")
    return message(stage, lambda: stage.window.notices.overrides([problem] * 3000))


def unusable(stage: Stage) -> QWidget:
    folder, refused = Path("/home/anna/.local/share/gah-desktop"), PermissionError()
    told = [Unusable("data", folder, refused), Unusable("config", folder, refused)]
    return message(stage, lambda: stage.window.notices.unusable(told))


def second_copy(stage: Stage) -> QWidget:
    return message(stage, stage.window.notices.second_copy)


def unexpected(stage: Stage, saved: bool) -> QWidget:
    return message(stage, lambda: stage.window.notices.unexpected(saved, Path()))


def not_saved(stage: Stage) -> QWidget:
    def tell() -> None:
        for kind in KINDS:
            stage.window.notices.not_saved(kind, NO_ROOM)

    return message(stage, tell)


def saved_again(stage: Stage) -> QWidget:
    def tell() -> None:
        for kind in KINDS:
            stage.window.notices.saved_again(kind, more=False)

    return message(stage, tell)


def closing(stage: Stage, number: int) -> QWidget:
    """The question before a window closes that could not save everything."""
    losses = dict.fromkeys((GAME, LEFT, RECORD, SETTINGS, REVIEW), number)
    return message(
        stage, lambda: stage.window.notices.ask_before_closing(losses, NO_ROOM, lambda: None, lambda: None)
    )


def message(stage: Stage, tell: Callable[[], object]) -> QWidget:
    for old in stage.window.findChildren(QDialog, "message"):
        old.close()
    settle()
    tell()
    box = stage.window.findChild(QDialog, "message")
    assert isinstance(box, QWidget)
    return box


def found(stage: Stage) -> QWidget:
    window = stage.reference
    window.bar.field.setText("a")
    return window


Scene = Callable[[Stage], QWidget]
PAGES: dict[str, Scene] = {
    "start": start, "unfinished": unfinished, "new": new, "new-solo": new_solo, "emperor": emperor,
    "score": score,
    **{f"history-{tab}": partial(history, tab=tab) for tab in range(5)}, "replay": replay,
}  # fmt: skip
TABLE: dict[str, Scene] = {
    **{f"table-{kind}": partial(decision, kind=kind) for kind in FRAMES},
    "table-four": partial(decision, kind="turn", players=4),
    "draft": draft, "curtain": curtain, "bots-turn": bots_turn, "visit": visit, "refusal": refusal,
    "reading": reading, "question": question, "everything": everything,
    "solo-first": partial(solo, entrance=None, steps=0),
    "solo": partial(solo, entrance=None, steps=60),
    **{f"solo-{name}": partial(solo, entrance=name, steps=60) for name in ENTRANCES},
}  # fmt: skip
ASIDE: dict[str, Scene] = {
    "settings": settings, "about": about, "licences": licences, "damaged": damaged,
    "corrections": corrections,
    "unusable": unusable, "second-copy": second_copy, "unexpected": partial(unexpected, saved=False),
    "unexpected-saved": partial(unexpected, saved=True),
    "not-saved": not_saved, "saved-again": saved_again,
    "closing": partial(closing, number=1), "closing-many": partial(closing, number=3),
    "reference-home": partial(reference, kind="", id=""),
    "reference-rule": partial(reference, kind="rule", id="turn"),
    "reference-guest": partial(reference, kind="guest", id="58"),
    "reference-staff": partial(reference, kind="staff", id="17"),
    "reference-guests": partial(reference, kind="gallery", id="guests"),
    "reference-staffs": partial(reference, kind="gallery", id="staff"),
    "reference-aid": partial(reference, kind="aid", id=""),
    **{f"house-{group}": partial(reference, kind="house", id=group) for group in ("ballrooms", "hotels")},
    "reference-two": side_by_side,
    "reference-search": found,
}  # fmt: skip
SCENES = PAGES | TABLE | ASIDE
