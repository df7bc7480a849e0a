"""The home page: who plays, which form of the game, and the gates."""

import contextlib
import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from vivaroi_gui.rules.catalog import GAMES, game_of
from vivaroi_gui.rules.core import BadConfig, Options
from vivaroi_gui.table.damage import DamagedRecord
from vivaroi_gui.table.player_lines import read_players, write_players
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.store import Unfinished
from vivaroi_gui.ui import catalog
from vivaroi_gui.ui.home.agreements import Agreements
from vivaroi_gui.ui.home.backdrop import backdrop
from vivaroi_gui.ui.home.forms import Forms
from vivaroi_gui.ui.home.heading import Title
from vivaroi_gui.ui.home.invitation import GuideInvitation
from vivaroi_gui.ui.home.offers import Offers
from vivaroi_gui.ui.home.seats_panel import SeatsPanel
from vivaroi_gui.ui.home.switches import Switches
from vivaroi_gui.ui.home.words import HomeWords
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.choice_card import ChoiceCard
from vivaroi_gui.ui.kit.fields import field_style
from vivaroi_gui.ui.kit.fonts import body, display
from vivaroi_gui.ui.kit.sizes import NOTE, SUBTITLE, Size
from vivaroi_gui.ui.kit.styles import keep_styled
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.session.screens import AnyScreens
from vivaroi_gui.ui.settings import Settings

_SHEET_WIDTH = Size(900, least=732)
_SHEET_EDGE = Size(28, least=9)
_SIDE = Size(26, least=14)
_LINE_GAP = Size(6, least=2)
_BUTTON_GAP = Size(12, least=8)
_TITLE = Size(36, least=27)
_START_HEIGHT = Size(74, least=58)
_START_WIDTH = Size(210, least=180)

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
        self._pictures: dict[AnyScreens, QPixmap] = {}
        self._pictured: tuple[object, ...] = ()
        self._is_sized = False
        self._sheet = QWidget(self)
        self._words = HomeWords(self)
        self._title = Title(tones().ink, self._sheet)
        self.load = PaperButton(self._sheet, "load")
        self.load.hide()
        self.learn = PaperButton(self._sheet)
        self.invitation = GuideInvitation(settings, self)
        self.rules = PaperButton(self._sheet, "book")
        self.settings = PaperButton(self._sheet, "gear")
        self._head_buttons = (self.load, self.learn, self.rules, self.settings)
        self._table_title = QLabel(self._sheet)
        self._count = QLabel(self._sheet)
        self.seats = SeatsPanel(self._words, self._sheet)
        self._form_title = Title(tones().heading, self._sheet)
        self.form = Forms(own, self._sheet)
        self.offers = Offers(self.form.forms, self)
        self.switches = Switches(settings, self._sheet)
        self.agreements = Agreements(settings, self._sheet)
        self.start = PaperButton(self._sheet, is_primary=True)
        self._lay_out()
        self._connect()
        form = self.form
        self.seats.set_game(form.game, form.screens, form.limits, shares_markers=False)
        self._seat_last_tables()
        self.choose(settings.last_game)
        self._retranslate()

    # --- making ----------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self._head = QHBoxLayout()
        self._head.addWidget(self._title, 1)
        for button in self._head_buttons:
            self._head.addWidget(button)
        self._below = QHBoxLayout()
        self._below.addWidget(self._table_title)
        self._below.addWidget(self._count)
        self._below.addWidget(self.seats.mix)
        self._below.addStretch(1)
        for label in (self._table_title, self._count):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.form.choices, 1)
        self._foot.addWidget(self.agreements)
        self._foot.addWidget(self.start)
        self.start.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._column = QVBoxLayout(self._sheet)
        self._column.addLayout(self._head)
        self._column.addLayout(self._below)
        self._column.addWidget(self.seats, 600)
        self._column.addStretch(1)
        self._column.addWidget(self._form_title)
        self._column.addWidget(self.form, 200)
        self._column.addWidget(self.switches)
        self._column.addLayout(self._foot)

        for before, after in pairwise((self.start, *self.offers.stops)):
            QWidget.setTabOrder(before, after)

    def _connect(self) -> None:
        self.offers.resume_wanted.connect(self.resume_wanted)
        self.offers.chosen.connect(self.choose)
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
        self.start.is_primary = not self.invitation.is_wanted
        self.update()

    def set_unfinished(self, unfinished: dict[str, Unfinished]) -> None:
        """What can be continued, by the game in whose place it is."""
        self.offers.set_unfinished(unfinished)
        self._fit()

    def set_saved(self, *, has_saved: bool) -> None:
        """Whether there is a game to be loaded."""
        self.load.setVisible(has_saved)

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits down, by seat, if the game begins now."""
        return self.seats.players(shares_markers=_share_markers(self.form.options))

    def _on_start(self) -> None:
        options, players = self.form.options, self.players
        self._settings.update(
            last_table=json.dumps(write_players(players)),
            last_form=_written_form(options),
            other_tables=self._other_tables(),
        )
        self.start_wanted.emit(players, options)

    def _other_tables(self) -> str:
        """The form and the players of each game that was chosen before, for the next start."""
        draft = self.seats.draft
        tables = draft.others.players(self._words.people(), draft.chairs).items()
        return json.dumps(
            [
                [_written_form(self.form.forms[game].options), json.dumps(write_players(players))]
                for game, players in tables
            ]
        )

    def _seat_last_tables(self) -> None:
        """The people of the last game sit down again, and to each game in its own last form."""
        with contextlib.suppress(*_UNREADABLE):
            options, players = _read_table(self._settings.last_form, self._settings.last_table)
            self.form.take(options)
            self.seats.seat(players)
            for form, table in json.loads(self._settings.other_tables):
                self._remember(form, table)

    def _remember(self, form: str, table: str) -> None:
        """A table of a game that is not chosen."""
        with contextlib.suppress(*_UNREADABLE):
            options, players = _read_table(form, table)
            if options.game != self.form.game:
                self.form.forms[options.game].take(options)
                draft = self.seats.draft
                draft.others.remember(options.game, players, draft.guests)

    def choose(self, game: str) -> None:
        """Another game is to be played, in its own form and at its own table."""
        if game != self.form.game and game in self.form.forms:
            self.form.choose(game)
            self.seats.adapt(game, self.form.screens, self.form.limits)

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
        shares = _share_markers(options)
        self.seats.set_game(options.game, shown, self.form.limits, shares_markers=shares)
        self._count.setText(self.seats.count_text())
        self._share_height()
        self.update()  # another game has another picture
        self.planned.emit()

    def _share_height(self) -> None:
        """A large table gets what is left; the switches, which are among the settings too, go."""
        usual = _USUAL_SMALL if self._unit < _COMPACT else _USUAL
        self.switches.setVisible(self.seats.lines <= usual)
        self._column.invalidate()
        others = self._column.minimumSize().height() - self.seats.minimumHeight()
        self.seats.set_room(self._sheet.height() - others)

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
        for part in (self.seats, self.form, self.offers, self.switches, self.agreements):
            part.retranslate()
        self._name_start()
        self._fit()

    def _name_start(self) -> None:
        self.start.setText(self.form.chosen.invitation.start)
        self.start.setAccessibleName(self.start.words)

    @property
    def _unit(self) -> float:
        return min(self.width() / _DESIGN[0], self.height() / _DESIGN[1])

    def _paper(self) -> QRect:
        """Where the sheet of paper lies."""
        unit, width, height = self._unit, self.width(), self.height()
        across = round(min(_SHEET_WIDTH.at(unit), width * 0.72))
        down = round(min(height - 2 * (12 * unit if unit >= _COMPACT else 5), 900 * unit + 60))
        edge = round(_SHEET_EDGE.at(unit))
        return QRect(width - across - edge, (height - down) // 2, across, down)

    def _fit(self) -> None:
        """Gives every part its size, its font and its place, once the page has a size."""
        if not self._is_sized:
            return
        unit = self._unit
        paper = self._paper()
        side, top = round(_SIDE.at(unit)), round(18 * unit if unit >= _COMPACT else 10)
        self._sheet.setGeometry(paper.adjusted(side, top, -side, -top))
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(round(_LINE_GAP.at(unit)))
        self._head.setSpacing(round(4 * unit))
        self._below.setSpacing(round(_BUTTON_GAP.at(unit)))
        self._title.set_text(self.tr("New game"), display(_TITLE.at(unit)))
        self._form_title.set_text(self.tr("Kind of game"), display(SUBTITLE.at(unit)))
        self._form_title.setVisible(unit >= _COMPACT)
        self._table_title.setFont(display(SUBTITLE.at(unit)))
        self._count.setFont(body(NOTE.at(unit)))
        parts = (self.seats, self.form, self.offers, self.switches, self.agreements)
        for part in (*parts, self.invitation):
            part.set_unit(unit)
        for button in (*self._head_buttons, self.start):
            button.set_unit(unit)
        self.start.setMinimumHeight(round(_START_HEIGHT.at(unit)))
        self.start.setMinimumWidth(round(_START_WIDTH.at(unit)))
        style = field_style(unit)
        # After the fonts: what it asks of the layout is reckoned with them.
        if style != self._sheet.styleSheet():  # Qt goes over every control again
            keep_styled(self._sheet, lambda: field_style(unit))
        self._share_height()
        self.offers.setGeometry(self._offers_area())
        self.invitation.lie(QRectF(0, 0, self._paper().left(), self._offers_area().top()))
        self.update()

    def _offers_area(self) -> QRect:
        """At the foot of what the paper leaves of the page, as high as there are games."""
        room, edge = self._paper().left(), round(_SHEET_EDGE.at(self._unit) / 2)
        tall = self.offers.minimumSizeHint().height()
        return QRect(edge, self.height() - tall - edge, room - 2 * edge, tall)

    # --- Qt --------------------------------------------------------------------------------------

    def _backdrop(self, game: AnyScreens) -> QPixmap:
        """Picture and paper, painted once of each game for a size, a theme and a language."""
        ratio = self.devicePixelRatioF()
        left = QRect(0, 0, self._paper().left(), self._offers_area().top())
        wanted = (self.size().toTuple(), left.height(), ratio, tones())
        if wanted != self._pictured:
            self._pictured = wanted
            self._pictures.clear()
        if game not in self._pictures:
            paper = QRectF(self._paper())
            page = QRectF(self.rect())
            self._pictures[game] = backdrop(page, paper, QRectF(left), game, ratio)
        return self._pictures[game]

    def ahead(self, size: QSize) -> Iterator[None]:
        """Paints its cards, and what it stands before with each game, for that size."""
        yield
        self.resize(size)
        for card in self.findChildren(ChoiceCard):
            card.grab()  # the pictures on it are kept
            yield
        for game in catalog.ALL:
            self._backdrop(catalog.ALL[game])
            yield

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._pictured = ()
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
        QPainter(self).drawPixmap(0, 0, self._backdrop(self.form.screens))


def _share_markers(options: Options) -> bool:
    """Whether the two of a team wear one colour."""
    return options.markers == options.sides


def _written_form(options: Options) -> str:
    return json.dumps(GAMES[options.game].write_options(options))


_UNREADABLE = (BadConfig, DamagedRecord, ValueError, TypeError, RecursionError)


def _read_table(form: str, table: str) -> tuple[Options, tuple[Player, ...]]:
    """The options and the players of an earlier game.

    Raises:
        BadConfig: no game reads such options.
        DamagedRecord: there are no such players.
        ValueError: it is no JSON; or ``RecursionError``, far too deep, or ``TypeError``, no text.
    """
    config = json.loads(form)
    edition = config.get("edition") if isinstance(config, dict) else None
    options: Options = game_of(edition).read_options(config)
    return options, read_players(table, options)
