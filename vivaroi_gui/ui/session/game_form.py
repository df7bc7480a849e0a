"""What a game puts on the first page: what it is, its forms, and what may be chosen within one."""

from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Options, Sides
from vivaroi_gui.ui.kit.choice_card import FigureRow
from vivaroi_gui.ui.session.limits import Limits


class Invitation(NamedTuple):
    """A game beside the others, before anybody has looked into its forms."""

    title: str
    line: str
    """What it is about, in few words; where it has to be cut in two, at its first comma."""
    figures: FigureRow = FigureRow()
    start: str = ""
    """What is done to begin it."""


class GameForm(QWidget):
    """The forms of one game, shown while it is the one to be played.

    ``changed`` tells that people have chosen something here.
    """

    changed = Signal()

    @property
    def invitation(self) -> Invitation:
        """The game as it stands beside the others, in the language of now."""
        raise NotImplementedError

    @property
    def choices(self) -> QWidget:
        """What may be chosen within a form, on a widget that the page has a place for."""
        raise NotImplementedError

    @property
    def limits(self) -> Limits:
        """Who may sit down to the form that is chosen."""
        raise NotImplementedError

    @property
    def options(self) -> Options:
        """The form as chosen, for those at the table.

        Raises:
            BadConfig: it is not for so many.
        """
        raise NotImplementedError

    def take(self, options: Options) -> None:
        """Chooses the form of an earlier game, and its players."""
        raise NotImplementedError

    def set_sides(self, sides: Sides) -> None:
        """Others sit at the table, by the numbers of the persons at each seat."""
        raise NotImplementedError

    def set_unit(self, unit: float) -> None:
        """Takes another size: pixels in a unit of the design."""
        raise NotImplementedError

    def set_narrow(self, *, is_narrow: bool) -> None:
        """Whether there is no room for cards beside each other; called after each size."""

    def retranslate(self) -> None:
        """Sets every word; called at the start and when the language changes."""
        raise NotImplementedError
