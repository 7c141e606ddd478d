"""The table page: what the player does here and is told here, on any table, running or watched. No rules."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, takewhile
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from gah_desktop.app.evening import Evening
from gah_desktop.app.table import Table
from gah_desktop.engine.actions import Action, EndTurn, Pass, TakeDie
from gah_desktop.engine.events import Event, TurnBegan
from gah_desktop.engine.reasons import Reason
from gah_desktop.models.log import LogFacts
from gah_desktop.models.plain import as_html
from gah_desktop.modules.solo.rules.entrances.hautel import FeedRival
from gah_desktop.text.events import event_text
from gah_desktop.text.news import turn_summary
from gah_desktop.text.reasons import reason_text, reminder_text
from gah_desktop.widgets.context import Context
from gah_desktop.widgets.retranslate import Retranslated
from gah_desktop.widgets.table.animation import AnimationOverlay
from gah_desktop.widgets.table.announce import Announcer
from gah_desktop.widgets.table.choice import ChoicePanel
from gah_desktop.widgets.table.concierge import Concierge
from gah_desktop.widgets.table.curtain import Curtain
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.hints import carry_hint
from gah_desktop.widgets.table.interaction import Interaction
from gah_desktop.widgets.table.layout import TableLayout
from gah_desktop.widgets.table.moves import Mover, scene
from gah_desktop.widgets.table.notes import Reading, Refusal, Spare
from gah_desktop.widgets.table.panel import Content
from gah_desktop.widgets.table.prompts import prompt
from gah_desktop.widgets.table.question import Question
from gah_desktop.widgets.table.visit import Visit

if TYPE_CHECKING:
    from gah_desktop.widgets.table.adviser import Adviser


class TablePage(Retranslated, QWidget):
    referenceRequested = Signal(str, str)

    def __init__(self, context: Context, table: Table | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tablePage")
        self.context = context
        self.table: Table = context.session if table is None else table
        self.desk = Desk(self.table, context.look, self)
        self.parts = TableLayout(self.desk, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.parts)
        self.choice = ChoicePanel(self.desk, self)
        self._visit: Visit | None = None
        self.question = Question(self.desk, self)
        self.animation = AnimationOverlay(context.look, self)
        self.refusal = Refusal(context.look, self)
        self.reading = Reading(context.look, self)
        self.reading.spare = self._to_be_spared
        # a no stays close to where it was asked for
        self.refusal.spare = lambda place: self._to_be_spared(place)._replace(rather=())
        self.curtain = Curtain(context.look, self)
        self.mover = Mover(self.desk, self.animation, self._all_views())
        self.announcer: Announcer | None = None
        self.evening: Evening | None = None
        self.concierge: Concierge | None = None
        self._resumes = False  # the keyboard has waited, and goes on with what can be done
        self._adviser: Adviser | None = None
        if self.desk.session is not None:
            self.announcer = Announcer(self.desk.session, self)
            self.evening = Evening(self.desk.session, self)
            self.concierge = Concierge(context.look, self.evening, self)
        self._connect()
        self.interactions["hand"].instead_of_drop = self.choice.keep_dropped
        for name in ("queue", "dice", "hotel"):
            self.parts.panels[name].resized.connect(self._replace)
        self.sync()

    def _all_views(self) -> dict[str, Interaction]:
        """Those of the table, and of what was just received."""
        extra = {"received": self.choice.tokens.interaction, "tiles": self.choice.tiles.interaction}
        return self.parts.interactions | extra

    def _connect(self) -> None:
        table, desk, bar = self.table, self.desk, self.parts.bar
        table.eventsHappened.connect(self._happened)
        table.decisionChanged.connect(self.sync)
        table.stateReset.connect(self._reset)
        table.choiceNeeded.connect(self._ask)
        desk.refused.connect(self._refuse)
        desk.pointed.connect(self.reading.point)
        desk.lightChanged.connect(self._carried)
        desk.referenceRequested.connect(self.referenceRequested)
        self.choice.closed.connect(self.cancel)
        desk.focusWanted.connect(self.take_focus)
        self.choice.placed.connect(self._make_room)
        self.parts.opponents.enlarge.connect(self.call_on)
        self.context.look.changed.connect(self.update)
        self.parts.log.shown.connect(self._point_out)
        session = desk.session
        if session is None:
            bar.watch_only()
            return
        session.safeguard = self._asks_first
        session.busyChanged.connect(lambda busy: self._tell())
        session.pausedChanged.connect(self._tell)
        session.undoPolicyChanged.connect(self._tell)
        self.curtain.lifted.connect(self._lift)
        bar.undo.clicked.connect(session.undo)
        bar.redo.clicked.connect(session.redo)
        bar.undo_turn.clicked.connect(session.undo_to_turn_start)
        bar.end_turn.clicked.connect(self.end_turn)
        bar.pass_button.clicked.connect(self.pass_turn)
        bar.skip.clicked.connect(session.skip)
        bar.hint.clicked.connect(self.give_hint)
        bar.pause.toggled.connect(session.set_paused)
        for button in (bar.undo, bar.redo, bar.undo_turn, bar.end_turn, bar.pass_button):
            button.installEventFilter(self)

    # -- following the game

    def sync(self) -> None:
        """After any change: the models show it already."""
        self.desk.forget()
        if not self.table.has_game:
            return
        self.reading.point("", QRect())
        if self.table.may_act:
            self.refusal.hide()
        self.parts.sync()
        self.mover.set_views(self._all_views())
        self.mover.set_others(dict(self.parts.opponents.cards))
        self._tell()
        self._offer()
        self._make_room()
        self.mover.go()
        self._lead_on()
        self._resume()
        session = self.desk.session
        if session is not None and session.curtain:
            self._curtain(session.game.seat)
        elif not self.curtain.isHidden():
            self.curtain.hide()
            self.take_focus()

    def _happened(self, events: Sequence[Event]) -> None:
        if self.isVisible():
            self.mover.prepare(events)

    def _reset(self) -> None:
        self.animation.stop()
        self.leave()
        self.refusal.hide()

    def _tell(self) -> None:
        """The prompt line and its buttons."""
        if not self.table.has_game:
            return
        bar, session = self.parts.bar, self.desk.session
        bar.prompt.say(prompt(self.table, self.desk.asked))
        if session is None:
            return
        bar.allow(bar.undo, "" if session.can_undo else self._why_disabled(bar.undo))
        bar.allow(bar.redo, "" if session.can_redo else self._why_disabled(bar.redo))
        bar.allow(bar.undo_turn, "" if session.can_undo_turn else self._why_disabled(bar.undo_turn))
        options = self.table.options
        bar.end_turn.setEnabled(EndTurn() in options)
        bar.pass_button.setEnabled(Pass() in options)
        bar.hint.setEnabled(session.may_act)
        waiting = session.busy or session.paused
        if bar.waiting and not waiting:  # or Qt would give the keyboard to the button beside
            self.interactions["dice"].view.setFocus(Qt.FocusReason.OtherFocusReason)
            self._resumes = True
        bar.skip.setVisible(waiting)
        bar.pause.setVisible(waiting)
        bar.pause.setChecked(session.paused)
        self._resume()

    def _resume(self) -> None:
        if self._resumes and self.table.may_act:
            self.take_focus()

    def _carried(self) -> None:
        """While something is carried the prompt says what that costs."""
        mime = self.desk.mime
        hint = carry_hint(self.table, mime) if mime is not None else ""
        if hint:
            self.parts.bar.prompt.say(hint)
        else:
            self._tell()

    def _offer(self) -> None:
        if self.desk.asked:
            return
        fed = next((option.guest for option in self.table.options if isinstance(option, FeedRival)), 0)
        for seat in self.parts.opponents.cards if fed else ():
            if fed in self.table.player(seat).cafe and self.visiting != seat:
                self.call_on(seat)
        self.choice.choose(self._region())

    def _ask(self, actions: Sequence[Action]) -> None:
        self.refusal.hide()
        self.desk.ask(actions)
        self.choice.ask(self._region(actions))

    def _point_out(self, facts: LogFacts) -> None:
        """A step of what happened is told at the place where it happened; where a turn begins, all of it."""
        event, names = facts.event, self.table.names
        words = event_text(event, names, self.table.reader)
        if isinstance(event, TurnBegan):
            after = islice(self.table.events, facts.key + 1, None)
            turn = takewhile(lambda later: not isinstance(later, TurnBegan), after)
            words = "\n".join(filter(None, (words, turn_summary(turn, event.seat, names[event.seat]))))
        place = scene(event, self.interactions, dict(self.parts.opponents.cards))
        if words and place is not None:
            self.reading.show_at(as_html(words), place)

    @property
    def adviser(self) -> Adviser | None:
        """Who gives hints; made when somebody first wants one, and not where a game is watched."""
        session = self.desk.session
        if self._adviser is None and session is not None:
            from gah_desktop.widgets.table.adviser import Adviser  # with all that the coach thinks with

            self._adviser = Adviser(self.context, session, self)
        return self._adviser

    def give_hint(self) -> None:
        """What is best now; asked again, more of it."""
        if self.adviser is not None:
            self.adviser.ask()

    def look_into_last_turn(self) -> None:
        if self.adviser is not None and self.table.has_game:
            self.adviser.look_back()

    def list_all(self) -> None:
        """Everything that can be done now, in one list."""
        if self.table.options:
            self.choice.list_all(self.parts.middle)

    def place_all(self) -> None:
        """What was just received goes where it fits."""
        self.choice.place_all()

    def cancel(self) -> None:
        """Forget what was pointed at."""
        self.desk.forget()
        self.choice.put_away()
        self._offer()

    def _region(self, asked: Sequence[Action] = ()) -> QRect:
        """The part of the table that is not needed for what is being decided."""
        panels = self.parts.panels
        decision = self.table.game.decision
        kind = decision.kind if decision is not None else ""
        names = ["queue", "dice"]
        if kind in ("keep_staff", "draft"):  # the queue is a reason to keep a card; the hotel is still empty
            names = ["hotel"]
        elif kind in ("take_guest", "choose_guest"):
            names = ["dice"]
        elif kind == "extra_action" or any(isinstance(action, TakeDie) for action in asked):
            names = ["queue"]
        region = QRect()
        for name in names:
            region = region.united(self._rect_of(panels[name]))
        return region

    def _to_be_spared(self, place: QRect) -> Spare:
        """What a note should not cover: the line, whatever asks, what it is about, where one works."""
        asking = [
            panel
            for panel in (self.choice, self.question, self.concierge, self._adviser)
            if panel and panel.isVisible()
        ]
        panels = [self._rect_of(panel) for panel in self.parts.panels.values() if panel.isVisible()]
        around = [panel for panel in panels if panel.contains(place.center())]
        surely = [self._rect_of(self.parts.bar), *(panel.geometry() for panel in asking)]
        return Spare(surely, [*around, *self.at_work()])

    def at_work(self) -> list[QRect]:
        """Where something can be done now, on the table or in the panel that asks."""
        views = [one.view for one in self.interactions.values() if one.model.is_live]
        return [self._rect_of(each) for each in (*views, self.choice) if each.isVisible()]

    def place_of(self, part: str) -> QRect:
        """A part of the table by its name; the middle of the page where that is folded away."""
        parts = {**self.parts.panels, "bar": self.parts.bar, "log": self.parts.log}
        widget = parts.get(part)
        return self._rect_of(widget) if widget is not None and widget.isVisible() else self.rect()

    def _rect_of(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self, widget.rect().topLeft()), widget.size())

    # -- turning, passing, undoing

    def end_turn(self) -> None:
        session = self.desk.session
        if session is None:
            return
        self._place_at(self.parts.bar.end_turn)
        if session.why_not(EndTurn()) is None:
            found = session.turn_reminders()
            if found or self.context.settings.confirm_end:

                def tell() -> tuple[Sequence[str], str]:
                    told = [reminder_text(reminder.kind, reminder.number) for reminder in found]
                    return [*told, self.tr("Do you want to end your turn?")], self.tr("End turn")

                self.question.ask(tell, lambda: session.try_apply(EndTurn()), self.desk.place)
                return
        session.try_apply(EndTurn())

    def pass_turn(self) -> None:
        session = self.desk.session
        if session is None:
            return
        self._place_at(self.parts.bar.pass_button)
        if session.why_not(Pass()) is None and self.context.settings.confirm_pass:

            def tell() -> tuple[Sequence[str], str]:
                asked = self.tr("Do you want to pass? You take no turn until the dice are rolled again.")
                return (asked,), self.tr("Pass")

            self.question.ask(tell, lambda: session.try_apply(Pass()), self.desk.place)
            return
        session.try_apply(Pass())

    def _asks_first(self, action: Action) -> bool:
        """However they are chosen: the questions of the buttons, and one before the set-up ends."""
        session = self.desk.session
        if session is None or session.why_not(action) is not None:
            return False
        if isinstance(action, EndTurn | Pass):
            self.cancel()  # the list it was chosen from
            (self.end_turn if isinstance(action, EndTurn) else self.pass_turn)()
            return True
        if not session.ends_set_up(action):
            return False

        def tell() -> tuple[Sequence[str], str]:
            asked = self.tr("This is the last of your first rooms. Afterwards nothing can be taken back.")
            return (asked,), self.tr("Finish the set-up")

        self.cancel()
        self.question.ask(tell, lambda: session.try_apply(action), self.desk.place)
        return True

    def _place_at(self, widget: QWidget) -> None:
        self.desk.place = QRect(widget.mapToGlobal(widget.rect().topLeft()), widget.size())

    # -- saying no, and why

    def _refuse(self, why: Reason, place: QRect) -> None:
        shown = place if place.isValid() else QRect(self.mapToGlobal(self.rect().center()), place.size())
        self.reading.point("", QRect())
        self.refusal.say(reason_text(why), shown)

    def _why_disabled(self, button: QAbstractButton) -> str:
        bar, session = self.parts.bar, self.desk.session
        if session is None or not self.table.has_game:
            return ""
        if button in (bar.end_turn, bar.pass_button):
            why = session.why_not(EndTurn() if button is bar.end_turn else Pass())
            return reason_text(why) if why is not None else ""
        if button is bar.redo:
            return self.tr("Nothing has been taken back.")
        if not session.journal.position:
            return self.tr("Nothing has been done yet.")
        return self.tr(
            "Nothing can be taken back here: rolls, revealed cards and moves of others stay."
            " With “Free” under Undo in the settings you can go back past them."
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        pressed = event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent)
        if pressed and isinstance(watched, QAbstractButton) and not watched.isEnabled():
            self._place_at(watched)
            self.refusal.say(self._why_disabled(watched), self.desk.place)
            return True
        return False

    # -- hot seat, visits

    def _curtain(self, seat: int) -> None:
        if self.curtain.isHidden():
            self.animation.stop()
            self.choice.put_away()
            for note in (self.refusal, self.reading):
                note.forget()
            self.desk.picked = None
            self.leave()
        self.curtain.fall(self.table.names[seat])

    def _lift(self) -> None:
        if self.desk.session is not None:
            self.desk.by_keyboard = False  # that was the other person
            self.desk.session.lift_curtain()
            self.take_focus()

    def take_focus(self) -> None:
        """The keyboard begins where something can be done; not while another page is on show."""
        if self.isHidden():
            return
        self._resumes = False
        if self.curtain.isVisible():
            self.curtain.take_focus()
            return
        if self.concierge is not None and self.concierge.take_focus():
            return
        alive = next((one for one in self.interactions.values() if one.model.is_live), None)
        if self.choice.isVisible() and not (alive is not None and self.choice.may_wait):
            self.choice.take_focus()
        elif alive is not None:
            alive.go_to_what_can_be_done()
        else:
            self._button().setFocus(Qt.FocusReason.OtherFocusReason)

    def _button(self) -> QWidget:
        """Where the keyboard waits while nothing on the table can be done."""
        bar = self.parts.bar
        buttons = (bar.end_turn, bar.pass_button, bar.skip)
        return next((b for b in buttons if b.isEnabled() and b.isVisible()), self.interactions["dice"].view)

    def _lead_on(self) -> None:
        """The keyboard goes on to the next thing to do, from where nothing can be done any more."""
        if (
            self.isHidden()
            or not (self.desk.by_keyboard and self.table.may_act)
            or self.question.isVisible()
            or self.visiting >= 0
        ):
            return
        focus = self.focusWidget()
        bar, log = self.parts.bar, self.parts.log
        if focus is not None and (bar.isAncestorOf(focus) or log.isAncestorOf(focus)):
            return
        here = next((one for one in self.interactions.values() if one.view is focus), None)
        if self.choice.isAncestorOf(focus) and self.choice.isVisible():
            return
        if here is None or not here.model.is_live:
            self.take_focus()
        else:
            here.go_to_what_can_be_done()

    @property
    def visit(self) -> Visit:
        """Another hotel in large; made when somebody first looks there."""
        if self._visit is None:
            self._visit = Visit(self.desk, self)
            self._visit.closed.connect(self._visit.leave)
        return self._visit

    @property
    def visiting(self) -> int:
        """The seat whose hotel is shown large, or -1."""
        return -1 if self._visit is None or self._visit.isHidden() else self._visit.seat

    def leave(self) -> None:
        if self._visit is not None:
            self._visit.leave()

    def call_on(self, seat: int) -> None:
        if self.curtain.isVisible():
            return
        self.visit.setGeometry(self.parts.middle)
        self.visit.call_on(seat)

    def call_on_nth(self, nth: int) -> None:
        seats = list(self.parts.opponents.cards)
        if nth < len(seats):
            self.call_on(seats[nth])

    # -- the widget

    def next_panel(self, by: int) -> None:
        """From one part of the table to the next by keyboard."""
        asking = [self.choice.view] if self.choice.isVisible() else []
        visited = self.visit.views if self.visiting >= 0 else []
        own = (one.view for one in self.interactions.values())
        everything: list[QWidget] = [*asking, *visited, *own, self.parts.log.view]
        focus = self.focusWidget()
        views = [view for view in everything if view is focus or not self._is_covered(view)]
        here = views.index(focus) if focus in views else -1 if by > 0 else 0
        views[(here + by) % len(views)].setFocus(Qt.FocusReason.TabFocusReason)

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab passes over what lies behind a panel, where nobody would see the focus."""
        moved = super().focusNextPrevChild(next)
        focus, first = self.focusWidget(), self.focusWidget()
        while moved and focus is not None and self._is_covered(focus):
            moved = super().focusNextPrevChild(next)
            focus = self.focusWidget()
            if focus is first:
                break
        return moved

    def _is_covered(self, widget: QWidget) -> bool:
        panels = (self._visit, self.choice, self.question, self.concierge, self._adviser, *self.parts.over)
        over = [panel for panel in panels if panel and panel.isVisible()]
        if not self.isAncestorOf(widget) or any(panel.isAncestorOf(widget) for panel in over):
            return False
        middle = widget.mapTo(self, widget.rect().center())
        return any(self._rect_of(panel).contains(middle) for panel in over)

    @property
    def interactions(self) -> dict[str, Interaction]:
        """The views of the table by name; the keyboard goes from one to the next."""
        return self.parts.interactions

    def _put_away_over(self) -> bool:
        """What lies over the house, if it can go."""
        contents = [panel.content for panel in self.parts.over if panel.isVisible()]
        gone = any(isinstance(content, Content) and content.put_away() for content in contents)
        self.parts.look_over()
        return gone

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self.visiting >= 0:
                self.leave()
            elif self.question.isVisible():
                self.question.put_away()
            elif self._adviser is not None and self._adviser.isVisible():
                self._adviser.put_away()
            elif self.choice.mode != "ask" and self._put_away_over():
                pass
            else:
                self.cancel()
                if self.desk.session is None:  # a replay's page closes
                    event.ignore()
            self.refusal.hide()
            return
        pressed = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(pressed, QAbstractButton):
            pressed.click()  # many desktops would take only the space bar
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.curtain.setGeometry(self.rect())
        self.animation.stop()

    def _make_room(self) -> None:
        """The concierge stands where nothing asks by now."""
        if self.concierge is not None:
            self.concierge.place()

    def _replace(self) -> None:
        """The panel that asks follows the part of the table it lies on, and so does a hotel shown large."""
        if self.visiting >= 0:
            self.visit.setGeometry(self.parts.middle)
        if self.choice.mode:
            centre = self.choice.mode == "all"  # the list of everything needs nothing of the table beside it
            here = self.parts.middle if centre else self._region(self.desk.asked)
            self.choice.follow(here)
        self._make_room()
        if self._adviser is not None:
            self._adviser.replace()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.take_focus()

    def retranslate(self) -> None:
        self.refusal.hide()  # what is said in passing is not said again
        self.reading.point("", QRect())
        self.parts.retranslate()
        self._tell()
