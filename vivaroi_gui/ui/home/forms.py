"""Which game in which form: the forms of the game that is to be played, and their free choices."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from vivaroi_gui.rules.core import Options, Sides
from vivaroi_gui.ui import catalog
from vivaroi_gui.ui.session.game_form import GameForm
from vivaroi_gui.ui.session.limits import Limits
from vivaroi_gui.ui.session.screens import AnyScreens


class Forms(QStackedWidget):
    """Shows the forms of one game at a time.

    :attr:`choices` is for the page to place; ``changed`` tells that another form is to be played.
    """

    changed = Signal()

    def __init__(self, own: Path, parent: QWidget) -> None:
        super().__init__(parent)
        self.forms = {game: catalog.ALL[game].form(own, self) for game in catalog.ALL}
        """By the name of their game."""
        self.game = next(iter(self.forms))
        """The one that is to be played."""
        self.choices = QStackedWidget(parent)
        self.choices.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        for game, form in self.forms.items():
            self.addWidget(form)
            self.choices.addWidget(form.choices)
            form.changed.connect(partial(self._on_changed, game))

    @property
    def screens(self) -> AnyScreens:
        """Those of the game that is to be played."""
        return catalog.ALL[self.game]

    @property
    def chosen(self) -> GameForm:
        """The forms of the game that is to be played."""
        return self.forms[self.game]

    @property
    def options(self) -> Options:
        """The form as chosen, for those at the table."""
        return self.chosen.options

    @property
    def limits(self) -> Limits:
        return self.chosen.limits

    def choose(self, game: str) -> None:
        """Another game is to be played, in the form that was chosen of it last."""
        self.game = game
        self.setCurrentWidget(self.chosen)
        self.choices.setCurrentWidget(self.chosen.choices)

    def take(self, options: Options) -> None:
        """Chooses the form of an earlier game, and its players."""
        self.choose(options.game)
        self.chosen.take(options)

    def set_sides(self, sides: Sides) -> None:
        """Others sit at the table of the game that is to be played."""
        self.chosen.set_sides(sides)

    def _on_changed(self, game: str) -> None:
        if game == self.game:
            self.changed.emit()

    def set_unit(self, unit: float) -> None:
        """Takes another size: pixels in a unit of the design."""
        for form in self.forms.values():
            form.set_unit(unit)
        self.setMaximumHeight(max(form.maximumHeight() for form in self.forms.values()))

    def set_narrow(self, *, is_narrow: bool) -> None:
        """Whether there is no room for cards beside each other."""
        for form in self.forms.values():
            form.set_narrow(is_narrow=is_narrow)
        self.setMaximumHeight(max(form.maximumHeight() for form in self.forms.values()))

    def retranslate(self) -> None:
        for form in self.forms.values():
            form.retranslate()
