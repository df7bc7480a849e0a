"""The one form of Vienna: how many play is all that there is to choose."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from vivaroi_gui.rules.core import Options as AnyOptions
from vivaroi_gui.rules.core import Sides
from vivaroi_gui.rules.vienna import Options
from vivaroi_gui.rules.vienna.data import PLAYERS
from vivaroi_gui.rules.vienna.options import STYLES
from vivaroi_gui.ui.kit.choice_card import ChoiceCard, Figures
from vivaroi_gui.ui.session.game_form import GameForm, Offer
from vivaroi_gui.ui.session.limits import Limits
from vivaroi_gui.ui.vienna.pictures import die_picture
from vivaroi_gui.ui.vienna.words.rounds import round_words

_LIMITS: Final = Limits(PLAYERS, styles=STYLES)
_THROWN: Final = (("crimson", 2), ("cobalt", 5), ("emerald", 6), ("saffron", 4), ("charcoal", 3))
_DIE_RATIO, _DIE_SHARE = 48 / 52, 40 / 52
"""Width of a die's sheet, and edge of the die, in heights of the sheet."""


def _die(colour: str, face: int, height: float, ratio: float) -> QPixmap:
    return die_picture(colour, face, height * _DIE_SHARE, ratio)


def _dice() -> Figures:
    pictures: list[Callable[[float, float], QPixmap]] = [
        partial(_die, colour, face) for colour, face in _THROWN
    ]
    return Figures(pictures, _DIE_RATIO, step=1.04, tall=0.62)


class ViennaForm(GameForm):
    """One card."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._players = PLAYERS.start
        self._free = QLabel()
        self.card = ChoiceCard(_dice(), self)
        self.card.setChecked(True)
        self.card.clicked.connect(self.changed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.card)

    @property
    def offer(self) -> Offer:
        line = self.tr("3 to 5 players, dice and carriages")
        return Offer(round_words().title(), line, _dice())

    @property
    def choices(self) -> QWidget:
        return self._free

    @property
    def limits(self) -> Limits:
        return _LIMITS

    @property
    def options(self) -> Options:
        return Options(self._players)

    def take(self, options: AnyOptions) -> None:
        assert isinstance(options, Options)
        self._players = options.players
        self.changed.emit()

    def set_sides(self, sides: Sides) -> None:
        self._players = len(sides)

    def set_unit(self, unit: float) -> None:
        self.card.set_unit(unit)
        self.setMaximumHeight(self.card.maximumHeight())

    def retranslate(self) -> None:
        line = self.tr("Round the town by carriage, and first to 25 points")
        self.card.set_words(round_words().title(), line)
