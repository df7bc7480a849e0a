"""What a game puts on the first page: its forms as cards, and what may be chosen within one."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Options, Sides
from vivaroi_gui.ui.session.limits import Limits


class GameForm(QWidget):
    """Cards in a row; the first page shows those of all games side by side.

    ``changed`` tells that people have chosen something here: this game is the one to be played.
    """

    changed = Signal()

    @property
    def cards(self) -> Sequence[QWidget]:
        """The ready forms, from left to right."""
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

    def set_chosen(self, *, is_chosen: bool) -> None:
        """Whether this is the game to be played; of another no card is marked."""
        raise NotImplementedError

    def set_unit(self, unit: float) -> None:
        """Takes another size: pixels in a unit of the design."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Sets every word; called at the start and when the language changes."""
        raise NotImplementedError
