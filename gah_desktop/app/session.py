"""The running game: the only door from Qt to the rules. Applies, saves, undoes, lets bots move. No looks."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gah_desktop.app import benefits, rewind, unfinished
from gah_desktop.app.autosave import Recovery
from gah_desktop.app.background import Background
from gah_desktop.app.bot_runner import BotMaker, BotRunner
from gah_desktop.app.loading import load_game
from gah_desktop.app.meta import Meta
from gah_desktop.app.pace import Pace
from gah_desktop.app.paths import Paths
from gah_desktop.app.reminders import Reminder, reminders
from gah_desktop.app.saving import Saving
from gah_desktop.app.settings import PACES, Settings
from gah_desktop.app.table import Table
from gah_desktop.bots import make_player
from gah_desktop.catalog import load_catalog
from gah_desktop.engine import Game, Setup
from gah_desktop.engine.actions import Action, Prepare
from gah_desktop.engine.events import Event, TurnBegan
from gah_desktop.engine.pending import Rooms
from gah_desktop.engine.reasons import Reason
from gah_desktop.engine.seats import HUMAN
from gah_desktop.engine.views import EVERYONE
from gah_desktop.record import Journal, Loaded, dumps, read_save, write_atomic

if TYPE_CHECKING:
    from gah_desktop.app.coach_service import CoachService
    from gah_desktop.app.history import History
    from gah_desktop.app.reviews import Reviews


class Session(Table):
    gameOver = Signal()
    busyChanged = Signal(bool)
    pausedChanged = Signal()
    curtainNeeded = Signal(int)  # the seat whose person is asked to the table
    undoPolicyChanged = Signal()  # other steps can be taken back, and nothing else is different
    oldRules = Signal()  # some moves of the opened game follow earlier rules; from now on today's apply
    botFailed = Signal()  # it holds still from then on

    def __init__(
        self,
        settings: Settings,
        paths: Paths,
        parent: QObject | None = None,
        bots: BotMaker = make_player,
        keeps: bool = True,
    ) -> None:
        """`keeps` False: a second copy of the program, which plays but writes nothing of its own."""
        super().__init__(parent)
        self.settings = settings
        self.paths = paths
        self.meta = Meta()
        self.keeps = keeps
        self.saving = Saving(settings, paths, keeps, self)
        self.autosave, self.unsaved = self.saving.autosave, self.saving.unsaved
        self._waits = False  # what is opened is not saved yet
        self._opened: tuple[Path, bytes] | None = None  # the file that it came from, and what was in it
        self._journal: Journal | None = None
        self._events: list[Event] = []
        self._found_ways: rewind.Ways | None = None
        self._people: tuple[int, ...] = ()
        self._bots: dict[int, str] = {}
        self._seated = -1  # the seat whose person is at the table
        self._curtain = False
        self._busy = False
        self._paused = False
        self._skipping = False
        self._decided: list[Action] = []  # a bot's move that waits for its moment
        self._pace = Pace(self)
        self._pace.due.connect(self._bots_move)
        self.background = Background(self)
        self._runner = BotRunner(bots, self.background)
        settings.changed.connect(self._setting_changed)

    @property
    def history(self) -> History:
        return self.saving.history

    @property
    def reviews(self) -> Reviews:
        return self.saving.reviews

    @cached_property
    def coach(self) -> CoachService:
        """Hints and reviews. Created on first use, because most games do not need it."""
        from gah_desktop.app.coach_service import CoachService

        return CoachService(self.background)

    # -- the game

    @property
    def has_game(self) -> bool:
        return self._journal is not None

    @property
    def journal(self) -> Journal:
        if self._journal is None:
            raise RuntimeError("no game yet")
        return self._journal

    @property
    def record(self) -> Journal | None:
        return self._journal

    @property
    def game(self) -> Game:
        return self.journal.game

    @property
    def events(self) -> Sequence[Event]:
        return self._events

    @property
    def colours(self) -> tuple[int, ...]:
        return tuple(self.meta.colour(seat) for seat in range(self.setup.players))

    def new_game(self, setup: Setup, meta: Meta | None = None) -> None:
        """Set the table, with the owner's corrections of the cards if there are any."""
        catalog = load_catalog(self.paths.overrides_file)
        self._adopt(Journal.new(setup, catalog), meta or Meta.new())

    def last_game(self) -> Recovery:
        """The game that can be continued; what had to be set aside is in the answer."""
        self.unsaved.retry()
        if self._journal is not None and self.saving.is_behind(self._journal):
            return Recovery(None if self.over else Loaded(self._journal, self.meta.to_dict()))
        found = self.autosave.recover()
        if found.loaded is None or not found.loaded.journal.game.over:
            return found
        # it ended, but that could not be noted any more
        self.autosave.belongs_to(found.loaded.journal)
        self._record(found.loaded.journal, Meta.from_dict(found.loaded.meta))
        return found._replace(loaded=None)

    def continue_last(self) -> Recovery:
        """Take the game up where it was left."""
        found = self.last_game()
        if found.loaded is not None:
            if found.file is not None:
                self.autosave.belongs_to(found.loaded.journal)
            self._adopt_loaded(found.loaded)
        return found

    def open(self, path: Path) -> None:
        """A saved game; SaveError or OSError if it can't be read, and then nothing has changed."""
        data = read_save(path)
        self.open_text(data)
        self._opened = path, data
        if not self._waits:
            self._leave_list()

    def _leave_list(self) -> None:
        """What was left for another game is the one in progress now."""
        if self._opened is None or not self.autosave.holds(self.journal):
            return
        (path, data), self._opened = self._opened, None
        in_list = os.path.realpath(path.parent) == os.path.realpath(self.paths.saves)
        if in_list and unfinished.was_left(path):
            with suppress(OSError):  # it has just gone, is another file by now, or stays on the list
                if read_save(path) == data:
                    path.unlink()

    def wait_with_saving(self) -> None:
        """While the program starts: what is opened lies in its file still, and first of all it is shown."""
        self._waits = True

    def save_at_last(self) -> None:
        """The window is there."""
        if not self._waits:
            return
        self._waits = False
        if self._journal is not None:
            if not self.over and not self.autosave.holds(self.journal):
                self._save()
            self._leave_list()

    def open_text(self, text: str | bytes) -> None:
        """The same with a save file's text; a finished game is only looked at."""
        self._adopt_loaded(load_game(text))

    def play_on(self, journal: Journal, meta: Meta) -> None:
        """A moment of a recorded game, as a game of its own; the record stays as it is."""
        self._adopt(journal, meta)

    def note_hint(self) -> None:
        """The one who looks has been given a hint; told of the same position once more, it is the same."""
        from gah_desktop.coach.review import play_of

        meta = self.meta.hinted(self.viewer, play_of(self.journal))
        if meta != self.meta:
            self.meta = meta
            self._save()

    def save_as(self, path: Path) -> None:
        """OSError if that is not possible; an existing file is then as it was."""
        write_atomic(path, dumps(self.journal, self.meta.to_dict()))

    def keep(self) -> bool:
        """Something unexpected has happened: save the game again; whether there is one, and it is safe."""
        if self._journal is None or self.over or not self.keeps:
            return False
        self._save(surely=True)
        return not self.saving.is_behind(self._journal)

    def save_everything(self) -> bool:
        """Save what is not saved yet. Return whether closing the program now would lose nothing."""
        self.save_at_last()
        self.saving.save_everything()
        if self._journal is not None:
            self._leave_list()
        return not self.losses()

    def losses(self) -> Counter[str]:
        """What closing the program now would lose, as kinds of writes and their numbers."""
        return self.saving.losses(self._journal)

    def close(self) -> None:
        """Before the application ends: stop thinking. Nearly always everything is saved already."""
        self.save_everything()
        self._pace.stop()
        self.background.close()
        self.saving.close()

    def _adopt_loaded(self, loaded: Loaded) -> None:
        self._adopt(loaded.journal, Meta.from_dict(loaded.meta))
        if loaded.old_rules and not self.over:
            self.oldRules.emit()

    def _adopt(self, journal: Journal, meta: Meta) -> None:
        self._stop_bots()
        self._opened = None
        if self._journal is not None:
            self.saving.forget_unplayed(self._journal)
        self._runner.reset()
        self._journal, self.meta = journal, meta
        setup = journal.game.setup
        kinds = {seat: setup.kind(seat) for seat in range(setup.players)}
        self._people = tuple(seat for seat, kind in kinds.items() if kind == HUMAN)
        self._bots = {seat: kind for seat, kind in kinds.items() if kind != HUMAN and seat != setup.opponent}
        self._curtain = self._skipping = self._paused = False
        self._seated = self._people[0] if len(self._people) == 1 else -1
        self._viewer = (self._people or (0,))[0]
        self._reset()

    # -- who looks

    def is_human(self, seat: int) -> bool:
        return seat in self._people

    @property
    def people(self) -> tuple[int, ...]:
        return self._people

    @property
    def curtain(self) -> bool:
        """Whether the table waits for another person to say that nobody else looks."""
        return self._curtain

    def lift_curtain(self) -> None:
        if self._curtain:
            self._curtain = False
            self._seated = self.game.seat
            self._viewer = self._seated
            self._announce()

    @property
    def common_reader(self) -> int:
        return self._people[0] if len(self._people) == 1 else EVERYONE

    def shows_hand(self, seat: int) -> bool:
        return seat == self._viewer and not self._curtain

    def _call_person(self) -> None:
        """Between two people a curtain falls, until the one who is asked lifts it."""
        seat = self.game.seat
        self._curtain = not self.over and seat in self._people and seat != self._seated

    # -- acting

    @property
    def may_act(self) -> bool:
        return (
            self._journal is not None
            and not self.over
            and not self._curtain
            and self.game.seat == self._viewer
            and self._viewer in self._people
        )

    def try_apply(self, action: Action) -> Reason | None:
        why = self.why_not(action)
        if why is not None:
            self.illegal.emit(why)
            return why
        self._play([action])
        return None

    def ends_set_up(self, action: Action) -> bool:
        """Whether somebody's set-up is over with this room, and that can't be taken back."""
        asked = self.decision
        if not (isinstance(action, Prepare) and isinstance(asked, Rooms) and self.state.phase == "setup"):
            return False
        if self.settings.undo_policy != "fair":
            return False
        trial = self.game.clone()
        trial.apply(action)
        then = trial.decision
        return not (isinstance(then, Rooms) and then.seat == asked.seat)  # an entrance may bring more

    def turn_reminders(self) -> list[Reminder]:
        """What could still be done before the turn ends; nothing if nobody wants to hear of it."""
        return reminders(self.game) if self.settings.reminders and self.may_act else []

    def _play(self, actions: Sequence[Action]) -> None:
        events: list[Event] = []
        seat = self.game.seat
        for action in actions:
            events += self.journal.apply(action)
            events += self._collect_plain()
        self._events += events
        self._pace.shown(self.game.seat != seat or any(isinstance(event, TurnBegan) for event in events))
        self._forget_options()
        if self.over:
            self.meta = self._record(self.journal, self.meta)
        else:
            self._save()
        self._call_person()  # what is told of the events is heard behind the curtain
        self.eventsHappened.emit(events)
        self._settle()

    def _collect_plain(self) -> list[Event]:
        events: list[Event] = []
        while self._collects_itself(self.game):
            action = benefits.next_plain(self.game)
            if action is None:
                break
            events += self.journal.apply(action)
        return events

    def _collects_itself(self, game: Game) -> bool:
        return self.settings.auto_collect and not game.over and game.seat in self._people

    def _settle(self) -> None:
        """After any change: who is asked now, and is it a bot."""
        self._call_person()
        if self.over or self.game.seat in self._people:
            self._skipping = False
        self._announce()
        if self._curtain:
            self.curtainNeeded.emit(self.game.seat)
        if self.over:
            self.gameOver.emit()
        self._ask_bot()

    def _reset(self) -> None:
        self._events = self.journal.events
        self._forget_options()
        if not self.over and not self._waits:
            self._save()
        self.stateReset.emit()
        self._settle()

    def _save(self, surely: bool = False) -> None:
        self.saving.save(self.journal, self.meta, surely)
        self._leave_list()

    def _record(self, journal: Journal, meta: Meta) -> Meta:
        meta = meta if meta.finished else meta.ended()
        self.saving.record(journal, meta)
        return meta

    # -- undo and redo

    def _rests(self, position: int) -> bool:
        """Whether a person was asked something there that the session did not answer."""
        entry = self.journal.entries[position]
        if entry.seat not in self._people:
            return False
        if entry.action.kind != "collect" or not self.settings.auto_collect:
            return True
        return benefits.next_plain(self.journal.game_at(position)) is None

    @property
    def _ways(self) -> rewind.Ways:
        """Found once after each change, since many ask."""
        if self._found_ways is None:
            fair = self.settings.undo_policy == "fair"
            self._found_ways = rewind.Rewind(self.journal, fair, self._rests).ways()
        return self._found_ways

    def _forget_options(self) -> None:
        super()._forget_options()
        self._found_ways = None

    @property
    def can_undo(self) -> bool:
        return self._journal is not None and self._ways.back is not None

    @property
    def can_undo_turn(self) -> bool:
        return self._journal is not None and self._ways.to_turn_start is not None

    @property
    def can_redo(self) -> bool:
        return self._journal is not None and self._ways.forward is not None

    def undo(self) -> None:
        self._go_to(self._ways.back)

    def undo_to_turn_start(self) -> None:
        self._go_to(self._ways.to_turn_start)

    def redo(self) -> None:
        self._go_to(self._ways.forward)

    def _go_to(self, position: int | None) -> None:
        if position is None:
            return
        self.saving.enter_if_due()  # while the record is as it ended
        self._stop_bots()
        if self._curtain:
            self._seated = -1  # whoever takes the step back says first that nobody else is looking
        self.journal.go_to(position)
        self._reset()

    # -- bots

    @property
    def busy(self) -> bool:
        """Whether a bot is to move."""
        return self._busy

    @property
    def paused(self) -> bool:
        return self._paused

    def set_paused(self, paused: bool) -> None:
        """Bots hold still until told otherwise."""
        if paused != self._paused:
            self._paused = paused
            if paused:
                self._stop_bots()
            self._ask_bot()
            self.pausedChanged.emit()

    def skip(self) -> None:
        """Bots play on at once until a person is asked."""
        paused, self._paused = self._paused, False
        self._skip()
        if paused:
            self.pausedChanged.emit()

    def _skip(self) -> None:
        self._skipping = self._journal is not None and not self.over and self.game.seat in self._bots
        if not self._skipping:
            return
        if self._decided:
            self._pace.stop()
            self._bots_move()
        else:
            self._ask_bot()

    def _ask_bot(self) -> None:
        wanted = not self.over and self.game.seat in self._bots and not self._paused
        if wanted:
            chain = self._skipping or PACES[self.settings.bot_pace] == 0
            position = self.journal.position
            self._runner.request(self.game, self._bots, position, chain, self._bot_chose, self._bot_failed)
        self._set_busy(wanted)

    def _bot_chose(self, actions: list[Action]) -> None:
        self._decided = actions
        self._pace.wait(0 if self._skipping else PACES[self.settings.bot_pace])

    def _bots_move(self) -> None:
        actions, self._decided = self._decided, []
        if actions:
            self._play(actions)

    def _bot_failed(self, error: Exception) -> None:
        self.set_paused(True)
        self.botFailed.emit()

    def _stop_bots(self) -> None:
        self._pace.stop()
        self._decided = []
        self._runner.cancel()

    def _set_busy(self, busy: bool) -> None:
        if busy != self._busy:
            self._busy = busy
            self.busyChanged.emit(busy)

    def _setting_changed(self, name: str) -> None:
        self._found_ways = None
        if self._journal is None:
            return
        if name == "undo_policy":
            self.undoPolicyChanged.emit()
        elif name == "bot_pace":
            self._pace.hurry()
