"""The pages of the main window: how each is made and what its wishes lead to; loaded when first needed."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtWidgets import QStackedWidget, QWidget

from gah_desktop.widgets.table.page import TablePage

if TYPE_CHECKING:
    from gah_desktop.widgets.main_window import MainWindow
    from gah_desktop.widgets.pages.emperor import EmperorPage
    from gah_desktop.widgets.pages.history import HistoryPage
    from gah_desktop.widgets.pages.new_game import NewGamePage
    from gah_desktop.widgets.pages.replay import ReplayPage
    from gah_desktop.widgets.pages.review import ReviewPage
    from gah_desktop.widgets.pages.score import ScorePage
    from gah_desktop.widgets.pages.start import StartPage
    from gah_desktop.widgets.pages.unfinished import UnfinishedPage

P = TypeVar("P", bound=QWidget)
NAMES = ("start", "unfinished", "new", "table", "score", "emperor", "replay", "history", "review")


class PageStack(QStackedWidget):
    """One page on show; each is an attribute, made when it is first asked for."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.setObjectName("pages")

    def page(self, name: str) -> QWidget:
        page: QWidget = getattr(self, name)
        return page

    @property
    def current(self) -> str:
        """The name of the page on show; "" before there is one."""
        shown = self.currentWidget()
        return next((name for name in NAMES if shown is not None and vars(self).get(name) is shown), "")

    def _added(self, page: P) -> P:
        self.addWidget(page)
        return page

    @cached_property
    def start(self) -> StartPage:
        from gah_desktop.widgets.pages.start import StartPage

        window = self._window
        page = StartPage(window.context)
        page.continueRequested.connect(window.continue_game)
        page.rescueRequested.connect(window.tell_damage)
        page.newGameRequested.connect(lambda: window.show_page("new"))
        page.unfinishedRequested.connect(lambda: window.show_page("unfinished"))
        page.openRequested.connect(window.open_dialog)
        page.quickStartRequested.connect(window.quick_game)
        page.eveningRequested.connect(window.first_evening)
        page.daysDealRequested.connect(window.days_deal)
        page.referenceRequested.connect(window.show_contents)
        page.historyRequested.connect(lambda: window.show_page("history"))
        page.settingsRequested.connect(window.show_settings)
        return self._added(page)

    @cached_property
    def unfinished(self) -> UnfinishedPage:
        from gah_desktop.widgets.pages.unfinished import UnfinishedPage

        window = self._window
        page = UnfinishedPage(window.context)
        page.playRequested.connect(window.play_unfinished)
        page.closed.connect(window.go_back)
        return self._added(page)

    @cached_property
    def new(self) -> NewGamePage:
        from gah_desktop.widgets.pages.new_game import NewGamePage

        window = self._window
        page = NewGamePage(window.context)
        page.startRequested.connect(window.start_game)
        page.cancelled.connect(window.go_back)
        return self._added(page)

    @cached_property
    def table(self) -> TablePage:
        window = self._window
        page = TablePage(window.context, parent=self)  # a later parent would style all of it again
        page.referenceRequested.connect(window.referenceRequested)
        return self._added(page)

    @cached_property
    def score(self) -> ScorePage:
        from gah_desktop.widgets.pages.score import ScorePage

        window = self._window
        page = ScorePage(window.context)
        page.replayRequested.connect(window.replay_own)
        page.reviewRequested.connect(window.review_own)
        page.againRequested.connect(lambda: window.show_page("new"))
        page.homeRequested.connect(lambda: window.show_page("start"))
        return self._added(page)

    @cached_property
    def emperor(self) -> EmperorPage:
        from gah_desktop.widgets.pages.emperor import EmperorPage

        window = self._window
        page = EmperorPage(window.context)
        page.closed.connect(window.end_visit)
        return self._added(page)

    @cached_property
    def replay(self) -> ReplayPage:
        from gah_desktop.widgets.pages.replay import ReplayPage

        window = self._window
        page = ReplayPage(window.context)
        page.closed.connect(window.end_replay)
        page.reviewRequested.connect(window.show_review)
        page.referenceRequested.connect(window.referenceRequested)
        return self._added(page)

    @cached_property
    def history(self) -> HistoryPage:
        from gah_desktop.widgets.pages.history import HistoryPage

        window = self._window
        page = HistoryPage(window.context)
        page.shownInPart.connect(lambda why: window.notices.warn(why))
        page.replayRequested.connect(window.show_replay)
        page.reviewRequested.connect(window.show_review)
        page.closed.connect(window.go_back)
        return self._added(page)

    @cached_property
    def review(self) -> ReviewPage:
        from gah_desktop.widgets.pages.review import ReviewPage

        window = self._window
        page = ReviewPage(window.context)
        page.showRequested.connect(window.show_replay)
        page.playOnRequested.connect(window.play_on)
        page.closed.connect(window.end_review)
        return self._added(page)
