"""The page on which a new game is put together. What does not fit is explained where it was chosen."""

from __future__ import annotations

import os
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from gah_desktop.app.meta import Meta
from gah_desktop.engine import Setup
from gah_desktop.engine.module_registry import EXPANSIONS
from gah_desktop.engine.seats import HUMAN
from gah_desktop.engine.setup import DAY_BOARDS, NIGHT
from gah_desktop.text.names import board_name, opponent_name
from gah_desktop.text.terms import fill
from gah_desktop.widgets.context import Context
from gah_desktop.widgets.flow import FlowLayout
from gah_desktop.widgets.pages.common import Page, button, em, label, select
from gah_desktop.widgets.pages.game_choices import ChanceChoices, OpponentChoices, RuleChoices
from gah_desktop.widgets.pages.hotel_preview import HotelPreview
from gah_desktop.widgets.pages.module_cards import ModuleChoices
from gah_desktop.widgets.pages.seat_card import OwnCard, SeatCard
from gah_desktop.widgets.pages.start import own_name

FEWEST, MOST = 2, 4
WIDEST, HIGHEST = 140, 70  # letters
SPARE = 1.0  # letters that stay free below
ROW = 60  # pixels: what lies further apart lies in another row


class NewGamePage(Page):
    in_the_street = True
    startRequested = Signal(object, object)  # Setup, Meta
    cancelled = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context.look, parent)
        self.setObjectName("newGamePage")
        self._settings = context.settings
        self._autosave = context.paths.autosave
        self._title = label("title", wrap=True)
        self._table_mode, self._solo_mode = button("guest"), button("person")
        self._solo_mode.setObjectName("soloButton")
        for mode in (self._table_mode, self._solo_mode):
            mode.setCheckable(True)
        self._table_mode.clicked.connect(lambda: self.set_solo(False))
        self._solo_mode.clicked.connect(lambda: self.set_solo(True))
        corrections = context.paths.overrides_file
        self.seats = [SeatCard(seat, self.look, corrections) for seat in range(MOST)]
        self._count = FEWEST
        self._add = button("plus", self.add_seat)
        self.own, self.opponent = OwnCard(self.look, corrections), OpponentChoices(self.look, corrections)
        self.modules = ModuleChoices(self.look)
        self.rules, self.chance = RuleChoices(), ChanceChoices()
        self._problem = label("danger", wrap=True)
        self._note = label("muted", wrap=True)
        self._cancel = button("back", self.cancelled.emit)
        self._everything = button("", self._begin_with_everything)
        self._everything.setObjectName("everythingButton")
        self._start = button("replay-play", self._begin, primary=True)
        self._start.setObjectName("startGameButton")
        self._room = QTimer(self)  # when all else has its place
        self._room.setSingleShot(True)
        self._room.timeout.connect(self._grow)
        self._lay_out()
        for card in (*self.seats, self.own):
            card.changed.connect(self._check)
        for card, other in ((self.seats[0], self.own), (self.own, self.seats[0])):
            card.changed.connect(lambda card=card, other=other: self._same_name(card, other))
        for seat in self.seats:
            seat.removed.connect(self._remove_seat)
            seat.board.activated.connect(lambda _, seat=seat: self._match_boards(seat))
        for choices in (self.rules, self.chance, self.opponent):
            choices.changed.connect(self._check)
        self.rules.changed.connect(self._modules_changed)
        self.modules.changed.connect(self._modules_changed)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Cancel), self, self.cancelled.emit)
        self._recall()
        self.retranslate()
        self.restyle()

    def _lay_out(self) -> None:
        places = QWidget()
        flow = FlowLayout(places)
        for card in (*self.seats, self.own, self.opponent):
            flow.addWidget(card)
        choices = QWidget()
        below = FlowLayout(choices, most=2)
        for panel in (self.rules, self.chance):
            below.addWidget(panel)
        self._inside = QWidget()
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        column.addWidget(places)
        column.addWidget(self.modules)
        column.addWidget(choices)
        column.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._scroll.setWidget(self._inside)
        self._inside.installEventFilter(self)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._add)
        head.addWidget(self._table_mode)
        head.addWidget(self._solo_mode)
        foot = QHBoxLayout()
        foot.addWidget(self._cancel)
        foot.addWidget(self._problem, 1)
        foot.addWidget(self._note, 1)
        foot.addWidget(self._everything)
        foot.addWidget(self._start)
        layout = QVBoxLayout(self)
        layout.setSpacing(4)
        layout.addLayout(head)
        layout.addWidget(self._scroll, 1)
        layout.addLayout(foot)

    def restyle(self) -> None:
        super().restyle()
        for card in (*self.seats, self.own):
            card.recolour()

    def fit(self) -> None:
        """In a large window everything stays together in the middle."""
        layout = self.layout()
        if layout is not None:
            side = max(9, round(self.width() - em(self) * WIDEST) // 2)
            top = max(9, (self.height() - round(em(self) * HIGHEST)) // 4)
            layout.setContentsMargins(side, top, side, max(9, top))
        self._room.start()

    def _grow(self) -> None:
        """The hotels have what the page leaves, whatever they had before."""
        previews = [preview for preview in self.findChildren(HotelPreview) if preview.isVisible()]
        inside = self._inside.layout()
        if not previews or inside is None:
            return
        view = self._scroll.viewport()
        rows = len({preview.mapTo(self._inside, QPoint(0, 0)).y() // ROW for preview in previews})
        left = view.height() - inside.totalHeightForWidth(view.width())
        letters = previews[0].letters + left / em(self) / rows - SPARE
        for preview in previews:
            preview.set_height(letters)
        # with the same frame all around them
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Something inside takes another room than before."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._room.start()
        return super().eventFilter(watched, event)

    def retranslate(self) -> None:
        self._title.setText(self.tr("New game"))
        self._table_mode.setText(self.tr("At the table"))
        self._table_mode.setToolTip(self.tr("Two to four players, people and bots"))
        self._solo_mode.setText(fill(self.tr("Solo against %1"), opponent_name(self.opponent.opponent)))
        self._solo_mode.setToolTip(self.tr("The solo game with its instruction cards"))
        self._add.setText(self.tr("Add a player"))
        self._cancel.setText(self.tr("Back"))
        self._start.setText(self.tr("Start the game"))
        self._everything.setText(self.tr("With everything"))
        self._everything.setToolTip(self.tr("Deals this game at once, with all four modules"))
        self._check()

    # -- who plays

    @property
    def solo(self) -> bool:
        return self._solo_mode.isChecked()

    def set_solo(self, solo: bool) -> None:
        self._table_mode.setChecked(not solo)
        self._solo_mode.setChecked(solo)
        self.rules.set_solo(solo)
        self._show_cards()

    def _same_name(self, card: SeatCard, other: SeatCard) -> None:
        """Whoever sits in the first seat has the same name alone; a bot there keeps its own."""
        if card.kind.currentData() == other.kind.currentData() and card.name.text() != other.name.text():
            other.name.setText(card.name.text())

    @property
    def shown_seats(self) -> list[SeatCard]:
        return self.seats[: self._count]

    def add_seat(self) -> None:
        if self._count < MOST:
            self._count += 1
            self._match_boards(self.seats[0])
            self._show_cards()
            self.seats[self._count - 1].kind.setFocus()

    def _match_boards(self, chosen: SeatCard) -> None:
        """Night sides for all, or day sides for all, each a different one: the others follow this seat."""
        side = chosen.board.currentData()
        free = [board for board in DAY_BOARDS if board != side]
        for card in self.shown_seats:
            if card is chosen:
                continue
            if side == NIGHT:
                select(card.board, NIGHT)
            else:
                if card.board.currentData() not in free:
                    select(card.board, free[0])
                free.remove(card.board.currentData())

    def _remove_seat(self) -> None:
        """The card that was removed gets the values of the one after it, and so on."""
        gone = next(seat for seat in self.seats if seat is self.sender())
        for seat in range(gone.seat, self._count - 1):
            self.seats[seat].set_values(self.seats[seat + 1].values())
        self._count -= 1
        self._show_cards()

    def _show_cards(self) -> None:
        for card in self.seats:
            card.setVisible(not self.solo and card.seat < self._count)
            card.remove.setVisible(self._count > FEWEST)
        for widget in (self.own, self.opponent):
            widget.setVisible(self.solo)
        self._add.setVisible(not self.solo and self._count < MOST)
        self._room.start()
        self._check()

    def _modules_changed(self) -> None:
        """Who plays against you and what the promo cards are follows from the modules."""
        self.modules.offer(self.rules.ruleset.currentData() == "deluxe")
        for choices in (self.opponent, self.rules):
            choices.set_modules(self.modules.chosen)
        self.retranslate()

    # -- does it fit together

    def _check(self) -> None:
        """Say at every place what is wrong there; the game can begin only when nothing is."""
        wrong = self.chance.seed_value() is None
        cards = [self.own] if self.solo else self.shown_seats
        for card in cards:
            others = [other for other in cards if other is not card]
            problem = self._wrong_with(card, others)
            card.show_problem(problem)
            wrong = wrong or bool(problem)
        self._start.setEnabled(not wrong)
        self._everything.setEnabled(not wrong)
        self._problem.setText(
            self.tr("Something is not right yet; the lines in red say what.") if wrong else ""
        )
        nobody = not self.solo and all(card.kind.currentData() != HUMAN for card in cards)
        told = [self.tr("Only bots play: you will watch them.")] if nobody else []
        if os.path.lexists(self._autosave):
            told.append(self.tr("Your game is kept among the unfinished games."))
        self._note.setText(" ".join(told))
        self._problem.setVisible(wrong)
        self._note.setVisible(not wrong)

    def _wrong_with(self, card: SeatCard, others: list[SeatCard]) -> str:
        own = card.values()
        if not own["name"]:
            return self.tr("Everybody needs a name.")
        for other in others:
            theirs = other.values()
            if own["name"].casefold() == theirs["name"].casefold():
                return fill(self.tr("Player %1 has the same name."), other.seat + 1)
            if own["colour"] == theirs["colour"]:
                return fill(self.tr("Player %1 has the same colour."), other.seat + 1)
            if own["board"] == theirs["board"] != NIGHT:
                text = self.tr("Player %1 has this board too (%2), and there is only one of each day side.")
                return fill(text, other.seat + 1, board_name(own["board"]))
            if (own["board"] == NIGHT) != (theirs["board"] == NIGHT):
                text = self.tr(
                    "Either everybody plays on a night side or everybody on a day side. Player %1 has: %2."
                )
                return fill(text, other.seat + 1, board_name(theirs["board"]))
        return ""

    # -- what was chosen

    def setup(self) -> tuple[Setup, Meta]:
        """The game as it was put together; ValueError if it does not fit."""
        seed = self.chance.seed_value()
        if seed is None:
            raise ValueError(self.chance.problem)
        ruleset, promo = self.rules.ruleset.currentData(), self.rules.promo.isChecked()
        modules = self.modules.chosen
        if self.solo:
            own, rival, opponent = self.own.values(), self.opponent.values(), self.opponent.opponent
            setup = Setup(
                players=2, seed=seed, ruleset=ruleset, boards=(own["board"], "night"), promo=promo,
                names=(own["name"], opponent.capitalize()), kinds=(HUMAN, opponent), solo=opponent,
                level=rival["level"], entrance=rival["entrance"], modules=modules,
            )  # fmt: skip
            return setup, Meta.new((own["colour"], 1 if own["colour"] == 3 else 3))
        seats = [card.values() for card in self.shown_seats]
        setup = Setup(
            players=len(seats), seed=seed, ruleset=ruleset, boards=tuple(s["board"] for s in seats),
            deal=self.rules.deal.currentData(), promo=promo, names=tuple(s["name"] for s in seats),
            kinds=tuple(s["kind"] for s in seats), modules=modules,
        )  # fmt: skip
        return setup, Meta.new(tuple(s["colour"] for s in seats))

    def _begin(self) -> None:
        if self._start.isEnabled():
            setup, meta = self.setup()
            self._remember()
            self.startRequested.emit(setup, meta)

    def _begin_with_everything(self) -> None:
        select(self.rules.ruleset, "deluxe")
        self.modules.choose(EXPANSIONS)
        self._begin()

    def refresh(self) -> None:
        """Another game, another seed."""
        self.chance.draw_seed()
        self._check()
        select(self.chance.undo, self._settings.undo_policy)
        self._start.setFocus()

    def _remember(self) -> None:
        self._settings.undo_policy = self.chance.undo.currentData()
        self._settings.new_game_choice = {
            "solo": self.solo,
            "count": self._count,
            "seats": [card.values() for card in self.seats],
            "own": self.own.values(),
            "opponent": self.opponent.values(),
            "ruleset": self.rules.ruleset.currentData(),
            "deal": self.rules.deal.currentData(),
            "promo": self.rules.promo.isChecked(),
            "modules": [module for module, card in self.modules.cards.items() if card.isChecked()],
        }

    def _recall(self) -> None:
        choice = self._settings.new_game_choice

        def part(value: Any) -> dict[str, Any]:
            return value if isinstance(value, dict) else {}

        seats = choice.get("seats")
        for card, values in zip(self.seats, seats if isinstance(seats, list) else [], strict=False):
            card.set_values(part(values))
        self.own.set_values({**part(choice.get("own")), "name": own_name(self._settings)})
        select(self.rules.ruleset, choice.get("ruleset"))
        modules = choice.get("modules")
        self.modules.choose(modules if isinstance(modules, list) else ())
        self._modules_changed()
        self.opponent.set_values(part(choice.get("opponent")))
        select(self.rules.deal, choice.get("deal"))
        self.rules.promo.setChecked(choice.get("promo") is True)
        count = choice.get("count")
        self._count = count if isinstance(count, int) and FEWEST <= count <= MOST else FEWEST
        if len({card.board.currentData() == NIGHT for card in self.shown_seats}) > 1:
            self._match_boards(self.seats[0])
        self.set_solo(choice.get("solo") is True)
