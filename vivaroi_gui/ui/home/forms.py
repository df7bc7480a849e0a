"""Which game in which form: the cards of all games side by side, and their free choices."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QWidget

from vivaroi_gui.rules.core import Options, Sides
from vivaroi_gui.ui import catalog
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.session.game_form import GameForm
from vivaroi_gui.ui.session.limits import Limits
from vivaroi_gui.ui.session.screens import AnyScreens

_CARD_GAP = Size(8, least=4)


class Forms(QWidget):
    """The game of which something was chosen last is the one to be played.

    :attr:`choices` is for the page to place; ``changed`` tells that another form is to be played.
    """

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._forms = {game: catalog.ALL[game].form(self) for game in catalog.ALL}
        self._game = next(iter(self._forms))
        self.choices = QStackedWidget(parent)
        self.choices.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for game, form in self._forms.items():
            self._row.addWidget(form, len(form.cards))
            self.choices.addWidget(form.choices)
            form.changed.connect(partial(self._choose, game))
        self._mark()

    @property
    def screens(self) -> AnyScreens:
        """Those of the game that is to be played."""
        return catalog.ALL[self._game]

    @property
    def chosen(self) -> GameForm:
        """The forms of the game that is to be played."""
        return self._forms[self._game]

    @property
    def options(self) -> Options:
        """The form as chosen, for those at the table."""
        return self.chosen.options

    @property
    def limits(self) -> Limits:
        return self.chosen.limits

    def take(self, options: Options) -> None:
        """Chooses the form of an earlier game, and its players."""
        self._forms[options.game].take(options)

    def set_sides(self, sides: Sides) -> None:
        """Others sit at the table: each game says what it is for."""
        for form in self._forms.values():
            form.set_sides(sides)

    def _choose(self, game: str) -> None:
        self._game = game
        self._mark()
        self.changed.emit()

    def _mark(self) -> None:
        for game, form in self._forms.items():
            form.set_chosen(is_chosen=game == self._game)
        self.choices.setCurrentWidget(self.chosen.choices)

    def set_unit(self, unit: float) -> None:
        """Takes another size: pixels in a unit of the design."""
        self._row.setSpacing(round(_CARD_GAP.at(unit)))
        for form in self._forms.values():
            form.set_unit(unit)
        self.setMaximumHeight(max(form.maximumHeight() for form in self._forms.values()))

    def retranslate(self) -> None:
        for form in self._forms.values():
            form.retranslate()
