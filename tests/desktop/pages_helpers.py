"""What the tests of the pages share: a context of their own, games that are over, another language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTranslator
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QWidget

from gah_desktop.app.meta import Meta
from gah_desktop.app.paths import Paths
from gah_desktop.app.replay import Replay
from gah_desktop.app.session import Session
from gah_desktop.app.settings import Settings
from gah_desktop.engine import Setup
from gah_desktop.record import Journal, Loaded, dumps, loads
from gah_desktop.widgets.context import Context, Look
from tests.helpers.games import sensible

NAMES = ("Anna", "Ben", "Clara", "David")
SIZES = ((1024, 680), (1280, 800), (2560, 1440))


def make_context(folder: Path) -> Context:
    # the pages of the tests before wait for an event loop to be deleted; until then each change restyles them
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    paths = Paths(folder / "own")
    settings = Settings(paths.settings_file)
    settings.theme, settings.animation, settings.bot_pace = "day", "none", "instant"
    return Context(Session(settings, paths), settings, paths, Look(settings))


@cache
def played(players: int = 2, seed: int = 3, steps: int = 100_000, ruleset: str = "deluxe") -> str:
    """A game as a save file's text; the first seat is a person's."""
    kinds = ("human", *("random",) * (players - 1))
    setup = Setup(players=players, seed=seed, ruleset=ruleset, names=NAMES[:players], kinds=kinds)
    journal, rng = Journal.new(setup), Random(seed)
    while not journal.game.over and journal.position < steps:
        journal.apply(sensible(journal.game, rng))
    meta = Meta(f"game-{players}-{seed}", "2026-01-01T10:00:00", f"2026-01-{1 + seed:02}T11:30:00")
    return dumps(journal, meta.to_dict())


def loaded(players: int = 2, seed: int = 3, steps: int = 100_000, ruleset: str = "deluxe") -> Loaded:
    return loads(played(players, seed, steps, ruleset))


def danced(modules: tuple[str, ...], solo: str | None = None, seed: int = 3) -> Loaded:
    """A game with modules, one person against a bot or the solo opponent."""
    setup = Setup(seed=seed, names=NAMES[:2], kinds=("human", solo or "random"), modules=modules, solo=solo)
    journal, rng = Journal.new(setup), Random(seed)
    while not journal.game.over:
        journal.apply(sensible(journal.game, rng))
    meta = Meta(
        f"ball-{solo}-{len(modules)}", "2026-01-01T10:00:00", f"2026-02-{1 + len(modules):02}T11:30:00"
    )
    return Loaded(journal, meta.to_dict())


def at_the_end(players: int = 2, seed: int = 3) -> Replay:
    replay = Replay(loaded(players, seed))
    replay.go_to(replay.length)
    return replay


def shown(page: QWidget, size: tuple[int, int] = SIZES[0]) -> QWidget:
    page.resize(*size)
    page.show()
    for _ in range(3):
        QApplication.processEvents()
    return page


Part = TypeVar("Part", bound=QObject)


def part(page: QObject, kind: type[Part], name: str = "") -> Part:
    """The first of a kind on a page, or the one of that name."""
    found = page.findChild(kind, name) if name else page.findChild(kind)
    assert isinstance(found, kind), name or kind.__name__
    return found


def button(page: QWidget, text: str) -> QAbstractButton:
    """The one that says so; of several, the one that can be seen."""
    found = [each for each in page.findChildren(QAbstractButton) if each.text().replace("&", "") == text]
    (one,) = [each for each in found if each.isVisible()] or found
    return one


def offering(page: QWidget, text: str) -> QComboBox:
    """The list in which this can be chosen."""
    (found,) = (each for each in page.findChildren(QComboBox) if each.findText(text) >= 0)
    return found


def told(page: QWidget) -> str:
    """Everything that can be read on a page at the moment."""
    return "\n".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())


class Brackets(QTranslator):
    """A language in which every text stands in brackets: what has none was not translated."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return "⟦" + source.replace("%n", str(n)) + "⟧"

    def isEmpty(self) -> bool:
        return False


class LongWords(QTranslator):
    """A language that needs a third more room for everything, as German does."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        more = "x" * (len(source) // 3) if " " not in source else " xxxxx" * (len(source) // 18)
        return source.replace("%n", str(n)) + more

    def isEmpty(self) -> bool:
        return False
