"""The form of Vienna: on our board, or on that of the printed game as its owner wrote it down."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtGui import QPixmap, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from vivaroi_gui.rules import core
from vivaroi_gui.rules.core import Sides
from vivaroi_gui.rules.vienna import Options
from vivaroi_gui.rules.vienna.board import Board
from vivaroi_gui.rules.vienna.data import PLAYERS
from vivaroi_gui.rules.vienna.options import STYLES
from vivaroi_gui.rules.vienna.shipped import SHIPPED
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.choice_card import ChoiceCard, FigureRow, stack
from vivaroi_gui.ui.kit.fonts import body
from vivaroi_gui.ui.kit.one_line import OneLine
from vivaroi_gui.ui.kit.pictures import picture
from vivaroi_gui.ui.kit.sizes import TEXT, Size
from vivaroi_gui.ui.kit.styles import keep_styled, styled
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.session.game_form import GameForm, Invitation
from vivaroi_gui.ui.session.limits import Limits
from vivaroi_gui.ui.vienna.form.board_dialog import BoardDialog
from vivaroi_gui.ui.vienna.form.owners_file import OwnersFile
from vivaroi_gui.ui.vienna.pictures import die_picture
from vivaroi_gui.ui.vienna.words.owners_file import owners_file_words
from vivaroi_gui.ui.vienna.words.rounds import round_words

_COLOURS: Final = ("crimson", "cobalt", "emerald", "saffron", "charcoal")
"""Charcoal before violet: a violet die is too much like an emerald one in grey."""
_LIMITS: Final = Limits(PLAYERS, styles=STYLES, colours=_COLOURS)
_FACES: Final = (2, 5, 6, 4, 3)
_DIE_RATIO, _DIE_SHARE = 48 / 52, 40 / 52
"""Width of a die's sheet, and edge of the die, in heights of the sheet."""
_CARD_GAP = Size(8, least=4)


class ViennaForm(GameForm):
    """What the owner's file says is looked at anew whenever the window comes to the front.

    A file that says nothing readable any more is not played, and the form says so.
    """

    def __init__(self, own: Path, parent: QWidget) -> None:
        """``own`` is the folder of what people write themselves."""
        super().__init__(parent)
        self._file = OwnersFile(own)
        self._read = self._file.read()
        self._players = PLAYERS.start
        self._wants_own = False
        self._free = QWidget(parent)
        self.ours = ChoiceCard(_dice(), self)
        self.own = ChoiceCard(_writing(), self)
        self.board = PaperButton(self._free, "pencil")
        self._summary = OneLine(self._free)
        self._lay_out()
        self.ours.clicked.connect(self._on_ours)
        self.own.clicked.connect(self._on_own)
        self.board.clicked.connect(self._on_board)

    def _lay_out(self) -> None:
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for card in self.cards:
            self._row.addWidget(card, 1)
        column = QVBoxLayout(self._free)
        column.setContentsMargins(0, 0, 8, 0)
        line = QHBoxLayout()
        line.addWidget(self.board)
        line.addStretch(1)
        column.addLayout(line)
        column.addWidget(self._summary)
        self._free.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    # --- what is chosen --------------------------------------------------------------------------

    @property
    def cards(self) -> Sequence[ChoiceCard]:
        return self.ours, self.own

    @property
    def invitation(self) -> Invitation:
        line = self.tr("3 to 5 players, dice and carriages")
        return Invitation(round_words().title(), line, _dice(), self.tr("Call the carriage"))

    @property
    def choices(self) -> QWidget:
        return self._free

    @property
    def limits(self) -> Limits:
        return _LIMITS

    @property
    def _board(self) -> Board:
        """The one that is played on."""
        return self._read.board if self._wants_own and self._read.board else SHIPPED

    @property
    def options(self) -> Options:
        return Options(self._players, self._board)

    def take(self, options: core.Options) -> None:
        assert isinstance(options, Options)
        self._players = options.players
        self._choose(wants_own=options.board != SHIPPED)

    def set_sides(self, sides: Sides) -> None:
        self._players = len(sides)

    def _choose(self, *, wants_own: bool) -> None:
        self._wants_own = wants_own
        self._show()
        self.changed.emit()

    def _on_ours(self) -> None:
        self._choose(wants_own=False)

    def _on_own(self) -> None:
        """Where there is nothing to be played yet, the way to it is shown."""
        self._look()
        if self._read.board is None:
            self._on_board()
        if self._read.board is not None:
            self._choose(wants_own=True)

    def _on_board(self) -> None:
        dialog = BoardDialog(self._file, self.window())
        dialog.looked.connect(self._look)
        dialog.exec()
        dialog.deleteLater()
        self._look()

    def _look(self) -> None:
        """Reads the file anew; on another board the form is another one."""
        before = self._board
        self._read = self._file.read()
        self._show()
        if self._board != before:
            self.changed.emit()

    # --- what is shown ---------------------------------------------------------------------------

    def _show(self) -> None:
        is_own = self._wants_own and self._read.board is not None
        self.ours.setChecked(not is_own)
        self.own.setChecked(is_own)
        told = owners_file_words().summary(self._read, is_wanted=self._wants_own)
        self._summary.set_full(told)
        keep_styled(self._summary, lambda: styled("color: $alert"))
        set_description(self.own, told)

    def set_unit(self, unit: float) -> None:
        self._row.setSpacing(round(_CARD_GAP.at(unit)))
        for card in self.cards:
            card.set_unit(unit)
        self.board.set_unit(unit)
        self._summary.setFont(body(TEXT.at(unit)))
        self.setMaximumHeight(self.ours.maximumHeight())

    def set_narrow(self, *, is_narrow: bool) -> None:
        self.setMaximumHeight(stack(self._row, self.cards, is_narrow=is_narrow))

    def retranslate(self) -> None:
        words = owners_file_words()
        self.ours.set_words(*words.ours())
        self.own.set_words(*words.theirs())
        self.board.setText(words.open())
        self.board.setAccessibleName(self.board.words)
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._look()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.WindowActivate and self.isVisible():
            self._look()
        return super().event(event)


def _dice() -> FigureRow:
    pictures: list[Callable[[float, float], QPixmap]] = [
        partial(_die, *look) for look in zip(_COLOURS, _FACES, strict=True)
    ]
    return FigureRow(pictures, _DIE_RATIO, step=1.04, tall=0.62, stand=False)


def _die(colour: str, face: int, height: float, ratio: float) -> QPixmap:
    return die_picture(colour, face, height * _DIE_SHARE, ratio)


def _writing() -> FigureRow:
    """A letter in one's own hand."""
    return FigureRow([_letter], tall=0.9, stand=False)


def _letter(height: float, ratio: float) -> QPixmap:
    return picture("vienna/start-letter", height, height, ratio)
