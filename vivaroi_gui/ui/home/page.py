"""The home page: who plays, which form of the game, and the gates."""

import json
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from vivaroi_gui.rules.catalog import GAMES
from vivaroi_gui.table.player_lines import write_players
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.store import Unfinished
from vivaroi_gui.ui import catalog
from vivaroi_gui.ui.home.agreements import Agreements
from vivaroi_gui.ui.home.arrangement import PLAYERS, Arrangement, Parts, in_order
from vivaroi_gui.ui.home.backdrop import Backdrops, HomeAreas
from vivaroi_gui.ui.home.forms import Forms
from vivaroi_gui.ui.home.heading import Title
from vivaroi_gui.ui.home.invitation import GuideInvitation
from vivaroi_gui.ui.home.last_table import (
    other_tables,
    seat_again,
    share_markers,
    written_form,
)
from vivaroi_gui.ui.home.offers import Offers
from vivaroi_gui.ui.home.seats_panel import SeatsPanel
from vivaroi_gui.ui.home.switches import Switches
from vivaroi_gui.ui.home.words import HomeWords
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.choice_card import ChoiceCard
from vivaroi_gui.ui.kit.fields import field_style
from vivaroi_gui.ui.kit.fonts import body, display, text_factor
from vivaroi_gui.ui.kit.headings import HeadingLabel
from vivaroi_gui.ui.kit.rooms import Room, page_room
from vivaroi_gui.ui.kit.sizes import NOTE, SUBTITLE, Size
from vivaroi_gui.ui.kit.styles import keep_styled
from vivaroi_gui.ui.kit.targets import gap
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.settings import Settings

_SHEET_WIDTH = Size(900, least=732)
_SHEET_EDGE = Size(28, least=9)
_SIDE = Size(26, least=14)
_LINE_GAP = Size(6, least=2)
_TITLE = Size(36, least=27)
_START_HEIGHT = Size(74, least=58)
_START_SMALL = Size(58, least=52)
_START_WIDTH = Size(210, least=180)
_AROUND = (8, 6, -8, -8)
"""Pixels of the picture around the sheet in a small room."""

_DESIGN = (1440, 847)
_USUAL, _USUAL_SMALL = 8, 5
"""Lines of seats that there is room for, all else included; and on a small window."""
_COMPACT = 0.8
"""Units below which the sheet does without the heading of the forms."""


class HomePage(QWidget):
    """Everything has a sensible start: one press of the gates, and the game begins."""

    planned = Signal()
    """Another form is chosen, or others sit at the table."""
    start_wanted = Signal(object, object)
    """The players, by seat, and the options."""
    resume_wanted = Signal(str)
    """The game that is to be gone on with."""
    load_wanted = Signal()
    settings_wanted = Signal()

    def __init__(self, settings: Settings, own: Path, parent: QWidget | None = None) -> None:
        """``own`` is the folder of files that people write themselves."""
        super().__init__(parent)
        self._settings = settings
        self._backdrops = Backdrops(self._areas)
        self._is_sized = self._has_saved = False
        self._sheet = QWidget(self)
        self._words = HomeWords(self)
        self._title = Title(lambda: tones().ink, self._sheet)
        self.load = PaperButton(self._sheet, "load")
        self.guide = PaperButton(self._sheet, "play")
        """What the invitation leads to, where there is no room for that."""
        self.learn = PaperButton(self._sheet)
        self.invitation = GuideInvitation(settings, self)
        self.rules = PaperButton(self._sheet, "book")
        self.settings = PaperButton(self._sheet, "gear")
        self._head_buttons = (self.load, self.learn, self.rules, self.settings)
        self.resume = PaperButton(self._sheet, "play")
        """Goes on with the game that is chosen, where its card is out of sight."""
        self._table_title = HeadingLabel(self._sheet)
        self._count = QLabel(self._sheet)
        self.seats = SeatsPanel(self._words, self._sheet)
        self._form_title = Title(lambda: tones().heading, self._sheet)
        self.form = Forms(own, self._sheet)
        self.offers = Offers(self.form.forms, self)
        self.switches = Switches(settings, self._sheet)
        self.agreements = Agreements(settings, self._sheet)
        self.start = PaperButton(self._sheet, is_primary=True)
        self._lay_out()
        self._connect()
        form = self.form
        self.seats.set_game(form.game, form.screens, form.limits, shares_markers=False)
        seat_again(settings, form, self.seats)
        self.choose(settings.last_game)
        self._retranslate()

    # --- making ----------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self._count.setTextFormat(Qt.TextFormat.PlainText)
        self.start.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        parts = Parts(
            title=self._title,
            head=self._head_buttons,
            guide=self.guide,
            resume=self.resume,
            table=(self._table_title, self._count, self.seats.mix),
            seats=self.seats,
            form_title=self._form_title,
            form=self.form,
            switches=self.switches,
            choices=self.form.choices,
            agreements=self.agreements,
            start=self.start,
            offers=self.offers,
        )
        self.arrangement = Arrangement(self._sheet, parts)
        self._column = self.arrangement.column
        in_order(self.resume, *self.arrangement.tabs.segments)

    def _connect(self) -> None:
        self.offers.resume_wanted.connect(self.resume_wanted)
        self.offers.chosen.connect(self.choose)
        self.guide.clicked.connect(self.invitation.accept)
        self.resume.clicked.connect(lambda: self.resume_wanted.emit(self.form.game))
        self.load.clicked.connect(self.load_wanted)
        self.settings.clicked.connect(self.settings_wanted)
        self.start.clicked.connect(self._on_start)
        self.seats.changed.connect(self._on_seats_changed)
        self.form.changed.connect(self._on_form_changed)
        for follow in (self._follow, self._fit):
            self.invitation.changed.connect(follow)
        self._settings.changed.connect(self._follow)
        self._follow()
        self._settings.relit.connect(self.update)

    # --- what happens ----------------------------------------------------------------------------

    def _follow(self) -> None:
        self.start.is_primary = not self.invitation.is_seen
        self.update()

    def set_unfinished(self, unfinished: dict[str, Unfinished]) -> None:
        """What can be continued, by the game in whose place it is."""
        self.offers.set_unfinished(unfinished)
        self._name_start()
        self._fit()

    def set_saved(self, *, has_saved: bool) -> None:
        """Whether there is a game to be loaded."""
        self._has_saved = has_saved
        self.load.setVisible(has_saved and not self.arrangement.is_small)

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits down, by seat, if the game begins now."""
        return self.seats.players(shares_markers=share_markers(self.form.options))

    def _on_start(self) -> None:
        options, players = self.form.options, self.players
        self._settings.update(
            last_table=json.dumps(write_players(players)),
            last_form=written_form(options),
            other_tables=other_tables(self.form, self.seats, self._words.people()),
        )
        self.start_wanted.emit(players, options)

    def choose(self, game: str) -> None:
        """Another game is to be played, in its own form and at its own table."""
        if game != self.form.game and game in self.form.forms:
            self.form.choose(game)
            self.seats.adapt(game, self.form.screens, self.form.limits)

    def invite(self, game: str) -> None:
        """To a table of that game: who plays comes first, and the start has the keys."""
        self.choose(game)
        self.arrangement.turn_to(PLAYERS)
        self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_seats_changed(self) -> None:
        self.form.set_sides(self.seats.sides)
        self._on_form_changed()

    def _on_form_changed(self) -> None:
        """The rows and the switches offer what the form has; a marker may be shared or not."""
        self.offers.mark(self.form.game)
        self.invitation.offer(self.form.screens.guide)
        self._name_start()
        options, shown = self.form.options, self.form.screens
        self.agreements.offer(GAMES[options.game].agreements)
        self.switches.leave_out(catalog.left_out(options.game))
        shares = share_markers(options)
        self.seats.set_game(options.game, shown, self.form.limits, shares_markers=shares)
        self._count.setText(self.seats.count_text())
        self._share_height()
        self.update()  # another game has another picture
        self.planned.emit()

    def _share_height(self) -> None:
        """A large table gets what is left; the switches, which are among the settings too, go."""
        if self.arrangement.is_small:
            self._fill_small()
            return
        usual = _USUAL_SMALL if self._unit < _COMPACT * text_factor() else _USUAL
        self.switches.setVisible(self.seats.lines <= usual)
        self._column.invalidate()
        others = self._column.minimumSize().height() - self.seats.minimumHeight()
        self.seats.set_room(self._sheet.height() - others)

    def _fill_small(self) -> None:
        """One page at a time: seats have what the sheet leaves them, and scroll."""
        self.switches.show()
        self.resume.setVisible(self.offers.may_resume(self.form.game) and self._room is Room.SMALL)
        self.guide.setVisible(self.invitation.is_first and self._room is Room.SMALL)
        self.seats.set_room(0)

    # --- words and sizes -------------------------------------------------------------------------

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("New game"))
        self.load.setText(self.tr("Load…"))
        self.learn.setText(self.tr("Learn"))
        self.rules.setText(self.tr("Rules"))
        self.settings.setText(self.tr("Settings"))
        self._table_title.setText(self.tr("Round the table"))
        for button in self._head_buttons:
            button.setAccessibleName(button.words)
        self.resume.setText(self.tr("Continue"))
        self.guide.setText(text("lessons", "t.guided"))
        for button in (self.resume, self.guide):
            button.setAccessibleName(button.words)
        for part in (self.seats, self.form, self.offers, self.switches, self.agreements):
            part.retranslate()
        self.arrangement.retranslate()
        self._name_start()
        self._fit()

    def _name_start(self) -> None:
        self.start.setText(self.form.chosen.invitation.start)
        self.start.setAccessibleName(self.start.words)
        set_description(self.start, self.offers.waiting)

    @property
    def _unit(self) -> float:
        return min(self.width() / _DESIGN[0], self.height() / _DESIGN[1])

    @property
    def _room(self) -> Room:
        return page_room(self.width(), self.height())

    def _paper(self) -> QRect:
        """Where the sheet of paper lies: in a small room all over the page."""
        unit, width, height = self._unit, self.width(), self.height()
        if self._room <= Room.SMALL:
            return self.rect().adjusted(*_AROUND)
        across = round(min(_SHEET_WIDTH.at(unit), width * 0.72))
        down = round(min(height - 2 * (12 * unit if unit >= _COMPACT else 5), 900 * unit + 60))
        edge = round(_SHEET_EDGE.at(unit))
        return QRect(width - across - edge, (height - down) // 2, across, down)

    def _fit(self) -> None:
        """Gives every part its size, its font and its place, once the page has a size."""
        if not self._is_sized:
            return
        unit, paper = self._unit, self._paper()
        is_compact = unit < _COMPACT * text_factor()
        side, top = round(_SIDE.at(unit)), 10 if is_compact else round(18 * unit)
        self.arrangement.lay(self._room)
        self._sheet.setGeometry(paper.adjusted(side, top, -side, -top))
        self._column.setSpacing(round(gap(_LINE_GAP.at(unit))))
        self.arrangement.set_unit(unit)
        self._title.set_text(self.tr("New game"), display(_TITLE.at(unit)))
        self._form_title.set_text(self.tr("Kind of game"), display(SUBTITLE.at(unit)))
        self.form.setAccessibleName(self.tr("Kind of game"))
        self._show_for_room(is_compact=is_compact)
        self._table_title.setFont(display(SUBTITLE.at(unit)))
        self._count.setFont(body(NOTE.at(unit)))
        self._count.setWordWrap(self._room is Room.TINY)
        parts = (self.seats, self.form, self.offers, self.switches, self.agreements)
        for part in (*parts, self.invitation):
            part.set_unit(unit)
        self.form.set_narrow(is_narrow=self._room is Room.TINY)
        self.seats.set_narrow(paper.width() / text_factor())
        for button in (*self._head_buttons, self.guide, self.resume, self.start):
            button.set_unit(unit)
        tall = _START_HEIGHT if self._room > Room.SMALL else _START_SMALL
        self.start.setMinimumSize(round(_START_WIDTH.at(unit)), round(tall.at(unit)))
        # After the fonts: what it asks of the layout is reckoned with them.
        if field_style(unit) != self._sheet.styleSheet():  # Qt goes over every control again
            keep_styled(self._sheet, lambda: field_style(unit))
        self._share_height()
        self.invitation.set_room(is_there=not self.arrangement.is_small)
        if not self.arrangement.is_small:
            self.offers.setGeometry(self._offers_area())
            self.invitation.lie(QRectF(0, 0, self._paper().left(), self._offers_area().top()))
        self.update()

    def _show_for_room(self, *, is_compact: bool) -> None:
        """What there is no room for is left out: it is in the menus too."""
        is_small = self.arrangement.is_small
        self._form_title.setVisible(not (is_compact or is_small))
        self._title.setHidden(self._room is Room.TINY)
        for button in (self.rules, self.settings):
            button.setHidden(is_small)
        self.load.setVisible(self._has_saved and not is_small)

    def _offers_area(self) -> QRect:
        """At the foot of what the paper leaves of the page, as high as there are games."""
        room, edge = self._paper().left(), round(_SHEET_EDGE.at(self._unit) / 2)
        tall = self.offers.minimumSizeHint().height()
        return QRect(edge, self.height() - tall - edge, room - 2 * edge, tall)

    def _areas(self) -> HomeAreas:
        paper = self._paper()
        left = QRect(0, 0, paper.left(), self._offers_area().top())
        return HomeAreas(QRectF(self.rect()), QRectF(paper), QRectF(left), self.devicePixelRatioF())

    # --- Qt --------------------------------------------------------------------------------------

    def ahead(self, size: QSize) -> Iterator[None]:
        """Paints its cards, and what it stands before with each game, for that size."""
        yield
        self.resize(size)
        for card in self.findChildren(ChoiceCard):
            card.grab()  # the pictures on it are kept
            yield
        for game in catalog.ALL:
            yield from self._backdrops.ahead(catalog.ALL[game])

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._backdrops.forget()
            self.update()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._is_sized = True
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).drawPixmap(0, 0, self._backdrops.of(self.form.screens))
