"""The one form of Vienna: how many play is all that there is to choose."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from vivaroi_gui.rules.core import Sides
from vivaroi_gui.rules.vienna import Options
from vivaroi_gui.rules.vienna.data import PLAYERS
from vivaroi_gui.rules.vienna.options import STYLES
from vivaroi_gui.ui.session.game_form import GameForm
from vivaroi_gui.ui.session.limits import Limits
from vivaroi_gui.ui.vienna.words.rounds import round_words

_LIMITS: Final = Limits(PLAYERS, styles=STYLES)


class ViennaForm(GameForm):
    """One card."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._players = PLAYERS.start
        self._free = QLabel()
        self.card = QPushButton(self)
        self.card.setCheckable(True)
        self.card.clicked.connect(self.changed)
        QHBoxLayout(self).addWidget(self.card)
        self.retranslate()

    @property
    def cards(self) -> Sequence[QWidget]:
        return (self.card,)

    @property
    def choices(self) -> QWidget:
        return self._free

    @property
    def limits(self) -> Limits:
        return _LIMITS

    @property
    def options(self) -> Options:
        return Options(self._players)

    def take(self, options: object) -> None:
        self.changed.emit()

    def set_sides(self, sides: Sides) -> None:
        self._players = len(sides)
        self.card.setEnabled(len(sides) in PLAYERS)

    def set_chosen(self, *, is_chosen: bool) -> None:
        self.card.setChecked(is_chosen)

    def set_unit(self, unit: float) -> None:
        """It stays as it is."""

    def retranslate(self) -> None:
        self.card.setText(round_words().title())
