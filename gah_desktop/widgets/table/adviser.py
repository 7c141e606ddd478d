"""The coach at the table: a hint in three strengths beside what it is about, and a look at the last turn.

Nobody waits for it: the first answer is an opinion, better ones take its place. No rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from gah_desktop.app.advice import COLLECT, Hint, Move, Way, hint, judged, way
from gah_desktop.app.session import Session
from gah_desktop.app.settings import HINTS
from gah_desktop.coach.judge import Advice
from gah_desktop.coach.turns import Judged, goes_on, last_turn
from gah_desktop.engine.actions import Action
from gah_desktop.text import coach as words
from gah_desktop.widgets.pages.common import label, narrow
from gah_desktop.widgets.spoken import announce
from gah_desktop.widgets.table.ghosts import Ghosts
from gah_desktop.widgets.table.notes import Spare, beside
from gah_desktop.widgets.table.popup import BriefPopup

if TYPE_CHECKING:
    from gah_desktop.app.background import Request
    from gah_desktop.widgets.context import Context
    from gah_desktop.widgets.table.page import TablePage

WHERE, WHAT, WHY = range(3)
WIDE, NARROW = 27, 18  # letters


class Adviser(BriefPopup):
    def __init__(self, context: Context, session: Session, page: TablePage) -> None:
        super().__init__("adviser", page.desk, page)
        self._context, self._session, self._page = context, session, page
        self._request: Request | None = None
        self._strength = WHERE
        self._position = -1  # of the game for which there is a hint
        self._viewer = -1  # whom it was told
        self._advice: Advice | None = None
        self._rest: tuple[Action, ...] = ()  # what is left of the best line
        self._judged: Judged | None = None
        self._failed = self._nothing = False
        self._said = ""
        self.ghosts = Ghosts(self._look, page)
        self._build()
        session.decisionChanged.connect(self._moved_on)
        session.stateReset.connect(self.put_away)
        self._look.changed.connect(self._sync)

    def _build(self) -> None:
        self._doubt = label("muted", wrap=True)
        self._doubt.setObjectName("adviserDoubt")
        self._more = self._button("More", self.stronger)
        self._close = self._button("Close", self.put_away, primary=True)
        for control in (self._more, self._close):
            narrow(control)
        inside = QWidget()
        self._inside = QVBoxLayout(inside)
        self._inside.setContentsMargins(0, 0, 0, 0)
        self._inside.addWidget(self._text)
        self._inside.addWidget(self._doubt)
        self._scroll = QScrollArea(self)  # where letters are large there may be more than the table is high
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(inside)
        for part in (self._scroll, inside):
            part.setAutoFillBackground(False)
            part.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self._lay_out(self._scroll, 1, self._more, self._close)

    # -- asking

    def ask(self) -> None:
        """A hint; asked again, a stronger one, and after the strongest it goes away."""
        if self.isVisible() and self._position == self._session.journal.position:
            if self._strength == WHY:
                self.put_away()
            else:
                self.stronger()
            return
        if not self._session.may_act:
            return
        self._begin()
        self._position = self._session.journal.position
        self._strength = HINTS.index(self._context.settings.hint)
        self._session.note_hint()
        hint = self._session.coach.hint(self._session.game, self._position)
        self._request = self._session.background.submit(
            self, hint, self._advised, self._has_failed, self._advised
        )
        self._show()

    def look_back(self) -> None:
        """At the own last turn, as far as it has been made; while it goes on that is a hint."""
        session = self._session
        if session.curtain:
            return
        turn = last_turn(session.journal, session.viewer)
        self._begin()
        self._nothing = turn is None
        if turn is not None and goes_on(session.journal, turn):
            session.note_hint()
        if turn is not None:
            review = session.coach.review_turn(turn, session.game)
            self._request = session.background.submit(self, review, self._looked_back, self._has_failed)
        self._show()

    def _begin(self) -> None:
        self._cancel()
        self._advice, self._judged, self._rest = None, None, ()
        self._failed = self._nothing = False
        self._position, self._viewer = -1, self._session.viewer
        self._said = ""

    def _cancel(self) -> None:
        if self._request is not None:
            self._request.cancel()

    def stronger(self) -> None:
        self._strength = min(self._strength + 1, WHY)
        self._sync()

    def put_away(self) -> None:
        """Cancel the request and hide the answer."""
        self._cancel()
        self._request, self._position = None, -1
        self._advice, self._judged, self._rest = None, None, ()
        self._said = ""
        for part in (self._text, self._doubt):
            part.clear()  # it may name cards that the next person must not see
        self.ghosts.put_away()
        super().put_away()

    # -- answers

    def _advised(self, advice: Advice) -> None:
        self._advice, self._rest = advice, advice.lines[0].actions
        self._sync()

    def _looked_back(self, judged: Judged) -> None:
        self._judged = judged
        self._sync()

    def _has_failed(self, error: Exception) -> None:
        self._failed = True
        self._sync()

    def _moved_on(self) -> None:
        """Who does what was advised is shown the rest of it; anything else ends the hint. What one person was
        told is not for the next."""
        if self.isHidden():
            return
        if self._session.curtain or self._session.viewer != self._viewer:
            self.put_away()
        if self._position < 0:
            return
        journal = self._session.journal
        if journal.position == self._position:
            return
        done = [entry.action for entry in journal.entries[self._position : journal.position]]
        rest = after(done, self._rest)
        if done and rest and rest[0] in self._session.options:
            self._cancel()
            self._rest, self._position = rest, journal.position
            self._advice = None
            self._sync()
        else:
            self.put_away()

    # -- showing

    def _show(self) -> None:
        self._sync()
        self.show()
        self._focus_return.note()
        self.raise_()

    def _sync(self) -> None:
        if self._request is None and not self._nothing:
            return
        lines, doubt, moves = self._told()
        self._text.setText("\n".join(lines))
        self._doubt.setText(doubt)
        self._doubt.setVisible(bool(doubt))
        self._more.setVisible(self._position >= 0 and self._strength < WHY)
        self._close.setText(self.tr("Close"))
        self._more.setText(self.tr("What to do") if self._strength == WHERE else self.tr("Why"))
        self._show_head()
        if moves and self._strength > WHERE:
            self.ghosts.show_moves(moves, self._page.interactions)
        else:
            self.ghosts.put_away()
        self.place()
        self.raise_()
        said = " ".join((*lines, doubt))
        if said != self._said and (self._advice is None or self._advice.final or not self._said):
            self._said = said
            announce(self, said)

    def _told(self) -> tuple[list[str], str, Sequence[Move]]:
        if self._failed and self._advice is None:
            return [self.tr("The coach cannot answer just now.")], "", ()
        if self._position < 0:
            return self._of_the_turn(), "", ()
        view = self._session.game.view_for(self._session.game.seat)
        if self._advice is None:
            if not self._rest:
                return [self.tr("One moment…")], "", ()
            rest = way(view, self._rest)
            return [self.tr("And on with it:"), *numbered(rest)], "", rest.moves
        said = hint(view, self._session.options, self._advice)
        doubt = words.no_further() if self._failed else said.doubt
        return self._in_strength(said), doubt, said.best.moves

    def _in_strength(self, said: Hint) -> list[str]:
        if self._strength == WHERE:
            return [said.where]
        lines = numbered(said.best)
        if self._strength == WHY:
            lines += [*said.best.leads, *said.why]
        return [*lines, *map(words.as_good, said.equal)]

    def _of_the_turn(self) -> list[str]:
        """What was good in it, and what would have been better."""
        if self._nothing:
            return [self.tr("You have not taken a turn yet.")]
        if self._judged is None:
            return [self.tr("I am looking into your last turn…")]
        lines = []
        for position, verdict in self._judged.verdicts:
            if verdict.wrong:
                lines += judged(self._session.journal.game_at(position), verdict)
        return lines or [words.nothing_lost()]

    @property
    def _scroll_bar(self) -> int:
        return self._scroll.verticalScrollBar().sizeHint().width()

    def replace(self) -> None:
        """The table lies otherwise now."""
        if self.isVisible():
            self._sync()

    def place(self) -> None:
        """Over the log, above the button that asks; or beside what it is about, if that lies there."""
        em = self.fontMetrics().height()
        page, log = self._page, self._page.place_of("log")
        width = min(max(log.width(), em * NARROW), em * WIDE, page.width() - em)
        self.setFixedWidth(width)
        layout = self.layout()
        assert layout is not None
        marks = [mark.place.toRect() for mark in self.ghosts.marks] if self.ghosts.isVisible() else []
        bar = page.place_of("bar")
        edges = layout.contentsMargins()
        beside_words = edges.left() + edges.right() + layout.spacing() + self._head.sizeHint().width()
        wanted = self._inside.totalHeightForWidth(width - beside_words)
        around = edges.top() + edges.bottom() + layout.spacing() + self._close.sizeHint().height()
        room = max(0, page.height() - bar.height() - around - 2 * em)
        if wanted > room:
            wanted = self._inside.totalHeightForWidth(width - beside_words - self._scroll_bar)
        self._scroll.setFixedHeight(min(wanted, room))
        height = min(wanted, room) + around
        self.resize(width, height)
        corner = QRect(page.width() - width - em // 4, bar.top() - height - em // 4, width, height)
        if not any(corner.intersects(mark) for mark in marks):
            self.move(corner.topLeft())
            return
        about = marks[0] if marks else bar
        spare = Spare([bar, *marks], [page.place_of(name) for name in ("hotel", "dice", "queue")])
        self.move(beside(about, QSize(width, height), page.rect(), em // 2, spare))

    # -- the widget

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("The coach"))
        self._sync()


def after(done: Sequence[Action], line: Sequence[Action]) -> tuple[Action, ...]:
    """What is left of a line; () if something else was done. Rewards not named in it may be collected."""
    left = list(line)
    for action in done:
        if left and action == left[0]:
            del left[0]
        elif action.kind != COLLECT:
            return ()
    return tuple(left)


def numbered(line: Way) -> list[str]:
    return [f"{number}. {move.text}" for number, move in enumerate(line.moves, 1)]
