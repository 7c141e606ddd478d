"""Every page, panel, note and dialog of the window in the situations in which it shows something.

A stage is one window in one look and language. A scene brings it into a situation and returns the widget to
look at. Scenes may follow each other in any order.

The pages and dialogs are those of `gah_desktop.widgets.registry`, and the pages of the reference those of its
book. A page without a situation of its own is shown with a finished game, so no page escapes the tests.
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
from gah_desktop.catalog import OverrideProblem, expanded_catalog
from gah_desktop.catalog.house import GROUPS
from gah_desktop.engine import Setup
from gah_desktop.record import Journal, Loaded, dumps, loads
from gah_desktop.reference.book import Book
from gah_desktop.reference.window import ReferenceWindow
from gah_desktop.widgets import registry
from gah_desktop.widgets.main_window import MainWindow
from tests.coach.helpers import made_up, whole
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
    page = window.stack[registry.UNFINISHED]
    while not page.complete:
        QApplication.processEvents()
    view = page.findChild(QListView, "unfinishedView")
    assert isinstance(view, QListView)
    view.setCurrentIndex(view.model().index(1, 0, QModelIndex()))
    page.delete()
    return window


def new(stage: Stage) -> QWidget:
    stage.window.show_page("new")
    page = stage.window.stack[registry.NEW]
    page.set_solo(False)
    while len(page.shown_seats) < 4:
        page.add_seat()
    page.seats[1].name.setText("Anna")
    page.chance.seed.setText("x")
    return stage.window


def new_solo(stage: Stage) -> QWidget:
    stage.window.show_page("new")
    stage.window.stack[registry.NEW].set_solo(True)
    return stage.window


def emperor(stage: Stage) -> QWidget:
    stage.window.stack[registry.EMPEROR].show_visit(at_the_end(4, 11), [])
    stage.window.show_page("emperor")
    return stage.window


def score(stage: Stage) -> QWidget:
    stage.window.stack[registry.SCORE].show_game(at_the_end(3))
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
    page = stage.window.stack[registry.HISTORY]
    page.soon.setInterval(0)  # the hotels are there at once
    stage.window.show_page("history")
    tabs = page.findChild(QTabWidget)
    assert tabs is not None
    tabs.setCurrentIndex(min(tab, tabs.count() - 1))
    return stage.window


def replay(stage: Stage) -> QWidget:
    stage.window.show_replay(loaded(3, 2))
    return stage.window


def review(stage: Stage, tab: int) -> QWidget:
    """A review that finds errors, without the minutes that a real one takes."""
    game = Loaded(whole(), Meta("review", "2026-01-02T10:00:00", "2026-01-02T11:30:00").to_dict())
    stage.context.session.reviews.keep(game.journal, made_up(game.journal), "2026-01-02T11:30:00")
    stage.window.show_review(game)
    tabs = stage.window.stack[registry.REVIEW].findChild(QTabWidget)
    assert tabs is not None
    tabs.setCurrentIndex(tab)
    return stage.window


def presented(stage: Stage, name: str) -> QWidget:
    """A page without a situation of its own."""
    game = loaded(3, 2)
    stage.open_journal(game.journal)
    registry.PAGES[name].present(stage.window, game)
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


def tutorial(stage: Stage) -> QWidget:
    stage.window.first_evening()
    while not stage.context.session.may_act:  # the bot chooses first
        QApplication.processEvents()
    assert stage.window.table_page.concierge is not None
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


def dialog(stage: Stage, name: str) -> QWidget:
    for old in stage.window.findChildren(QDialog):
        old.close()
    settle()
    if registry.DIALOGS[name].needs is not registry.Needs.NO_GAME:
        decision(stage, "turn", 3)
    return stage.window.show_dialog(name)


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


def notice(stage: Stage, name: str, about: tuple[object, ...] = ()) -> QWidget:
    return message(stage, lambda: getattr(stage.window.notices, name)(*about))


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


def pages_of_the_reference() -> dict[str, Scene]:
    """The first page of each kind, in the order of the book, unless another one says more."""
    told = {"rule": "turn", "guest": "58", "staff": "17"}
    first = {"home": "", "aid": ""}
    for section in Book(expanded_catalog()).sections:
        for kind, id in (section.ref, *section.refs):
            first.setdefault(kind, id)
    return {
        **{f"reference-{kind}": partial(reference, kind=kind, id=id) for kind, id in (first | told).items()},
        **{f"house-{group}": partial(reference, kind="house", id=group) for group in GROUPS},
    }


Scene = Callable[[Stage], QWidget]
#: The situations of each page that has more to show than a finished game.
SITUATIONS: dict[str, dict[str, Scene]] = {
    "start": {"start": start},
    "unfinished": {"unfinished": unfinished},
    "new": {"new": new, "new-solo": new_solo},
    "table": {f"table-{kind}": partial(decision, kind=kind) for kind in FRAMES},
    "emperor": {"emperor": emperor},
    "score": {"score": score},
    "history": {f"history-{tab}": partial(history, tab=tab) for tab in range(5)},
    "replay": {"replay": replay},
    "review": {f"review-{tab}": partial(review, tab=tab) for tab in range(3)},
}


def scenes_of_pages() -> dict[str, dict[str, Scene]]:
    """The scenes of every page in the registry, by the name of the page."""
    return {name: SITUATIONS.get(name, {name: partial(presented, name=name)}) for name in registry.PAGES}


OF_PAGE = scenes_of_pages()
PAGES: dict[str, Scene] = {
    scene: show for name in OF_PAGE if name != "table" for scene, show in OF_PAGE[name].items()
}
TABLE: dict[str, Scene] = {
    **OF_PAGE["table"],
    "table-four": partial(decision, kind="turn", players=4),
    "draft": draft, "curtain": curtain, "bots-turn": bots_turn, "visit": visit, "refusal": refusal,
    "reading": reading, "question": question, "everything": everything,
    "tutorial": tutorial,
    "solo-first": partial(solo, entrance=None, steps=0),
    "solo": partial(solo, entrance=None, steps=60),
    **{f"solo-{name}": partial(solo, entrance=name, steps=60) for name in ENTRANCES},
}  # fmt: skip
OF_DIALOGS: dict[str, Scene] = {name: partial(dialog, name=name) for name in registry.DIALOGS}
#: Boxes, by the method of `Notices` that shows them. They keep the words they were shown with.
NOTICES: dict[str, dict[str, Scene]] = {
    "about": {"about": about},
    "damage": {"damaged": damaged},
    "overrides": {"corrections": corrections},
    "unusable": {"unusable": unusable},
    "second_copy": {"second-copy": second_copy},
    "unexpected": {
        "unexpected": partial(unexpected, saved=False), "unexpected-saved": partial(unexpected, saved=True)
    },
    "not_saved": {"not-saved": not_saved},
    "saved_again": {"saved-again": saved_again},
    "ask_before_closing": {"closing": partial(closing, number=1), "closing-many": partial(closing, number=3)},
    "old_rules": {"old-rules": partial(notice, name="old_rules")},
    "bot_failed": {"bot-failed": partial(notice, name="bot_failed")},
    "cannot_open": {"cannot-open": partial(notice, name="cannot_open", about=(Path("game.gah"), NO_ROOM))},
    "cannot_write": {"cannot-write": partial(notice, name="cannot_write", about=(Path("game.gah"), NO_ROOM))},
}  # fmt: skip
BOXES: dict[str, Scene] = {scene: show for scenes in NOTICES.values() for scene, show in scenes.items()}
REFERENCE: dict[str, Scene] = {
    **pages_of_the_reference(),
    "reference-two": side_by_side,
    "reference-search": found,
}
SCENES = PAGES | TABLE | OF_DIALOGS | BOXES | REFERENCE
