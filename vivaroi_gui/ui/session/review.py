"""What a game is explained with: its tabs, and how the screen over the window deals with them."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ai.review import Part


class ReviewTab(QWidget):
    """One page of a review, as large as what the bar of the screen leaves.

    It shows what has been found out by now, and is right at any time.  Words are in the language
    that is spoken now: it hears of another one by ``LanguageChange``.
    """

    watch_wanted = Signal(int)
    """A moment is to be watched: the position after so many inputs."""

    @property
    def title(self) -> str:
        """What stands on the tab, in the language that is spoken at the call."""
        raise NotImplementedError

    def refresh(self) -> None:
        """More has been found out: shows it at once, or when it is seen next."""

    def take_focus(self) -> None:
        """Gives the keys to what people look at first."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)


class Review(QObject):
    """One game explained, from the first part on; its tabs are made with it and shown by others."""

    watch_wanted = Signal(int)
    """Of whichever tab."""
    grown = Signal()
    """More is to be told."""

    def __init__(self, tabs: Sequence[ReviewTab]) -> None:
        super().__init__()
        self.tabs = tuple(tabs)
        for tab in self.tabs:
            tab.watch_wanted.connect(self.watch_wanted)

    @property
    def share(self) -> float:
        """How much of all that will be found out is there, 0 to 1."""
        raise NotImplementedError

    def add(self, part: Part) -> None:
        """Notes a part; the tabs are told when ``refresh`` is called."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Has the tabs show what was added."""
        for tab in self.tabs:
            tab.refresh()
        self.grown.emit()
