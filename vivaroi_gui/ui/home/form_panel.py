"""Which form of the game: two ready ones, or rounds and placing chosen freely (ruling B12)."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QWidget

from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.data import CAST
from vivaroi_gui.rules.vivaroi.options import Placement
from vivaroi_gui.ui.home.controls import Segmented
from vivaroi_gui.ui.home.form_card import FormCard
from vivaroi_gui.ui.kit.fonts import body

_ROUNDS = (3, 1)
_PLACEMENTS = (Placement.PLAYERS, Placement.RANDOM)
_CASTS = (("merlino", "clemente", "odessa", "piero"), ("leonardo", "beatrice", "gavino", "natale"))


class FormPanel(QWidget):
    """The two cards; :attr:`choices` is the widget with the two free choices."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rounds, self._placement = _ROUNDS[0], _PLACEMENTS[0]
        self.cards = [FormCard([CAST.index(name) for name in names], self) for names in _CASTS]
        self.choices = QWidget(parent)
        self.rounds = Segmented(("", ""), self.choices)
        self.placement = Segmented(("", ""), self.choices)
        self._labels = (QLabel(self.choices), QLabel(self.choices))
        self._lay_out()
        for place, card in enumerate(self.cards):
            card.clicked.connect(lambda _=False, place=place: self._choose(place, place))
        self.rounds.chosen.connect(self._on_rounds_chosen)
        self.placement.chosen.connect(self._on_placement_chosen)
        self._show()

    def _lay_out(self) -> None:
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for card in self.cards:
            self._row.addWidget(card, 1)
        self._grid = QGridLayout(self.choices)
        self._grid.setContentsMargins(0, 0, 0, 0)
        answers = (self.rounds, self.placement)
        for line, (label, answer) in enumerate(zip(self._labels, answers, strict=True)):
            label.setTextFormat(Qt.TextFormat.PlainText)
            self._grid.addWidget(label, line, 0)
            self._grid.addWidget(answer, line, 1, Qt.AlignmentFlag.AlignLeft)
        self._grid.setColumnStretch(1, 1)
        self.choices.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def options(self, players: int) -> Options:
        """The form as chosen, for so many players."""
        return Options(players=players, rounds=self._rounds, placement=self._placement)

    def take(self, options: Options) -> None:
        """Chooses the form of another game."""
        self._choose(_ROUNDS.index(options.rounds), _PLACEMENTS.index(options.placement))

    def _on_rounds_chosen(self, place: int) -> None:
        self._choose(place, _PLACEMENTS.index(self._placement))

    def _on_placement_chosen(self, place: int) -> None:
        self._choose(_ROUNDS.index(self._rounds), place)

    def _choose(self, rounds: int, placement: int) -> None:
        self._rounds, self._placement = _ROUNDS[rounds], _PLACEMENTS[placement]
        self._show()

    def _show(self) -> None:
        rounds, placement = _ROUNDS.index(self._rounds), _PLACEMENTS.index(self._placement)
        self.rounds.choose(rounds)
        self.placement.choose(placement)
        for place, card in enumerate(self.cards):
            card.setChecked(rounds == placement == place)

    def set_unit(self, unit: float) -> None:
        """Takes another size: pixels in a unit of the design."""
        self._row.setSpacing(round(max(4.0, 8 * unit)))
        self._grid.setHorizontalSpacing(round(max(8.0, 12 * unit)))
        self._grid.setVerticalSpacing(round(max(2.0, 4 * unit)))
        for label in self._labels:
            label.setFont(body(max(14.5, 16.5 * unit)))
        for card in self.cards:
            card.set_unit(unit)
        self.setMaximumHeight(self.cards[0].maximumHeight())
        for answer in (self.rounds, self.placement):
            answer.set_unit(unit)

    def retranslate(self) -> None:
        classic, quick = self.cards
        classic.set_words(
            self.tr("Viva il Re! 2003"), self.tr("Three rounds, placed by the players")
        )
        quick.set_words(self.tr("Quick form"), self.tr("One round, placed at random"))
        rounds, placement = self.tr("Rounds"), self.tr("Placing")
        self._labels[0].setText(rounds)
        self._labels[1].setText(placement)
        self.rounds.set_words(rounds, ("3", "1"))
        self.placement.set_words(placement, (self.tr("by the players"), self.tr("at random")))
