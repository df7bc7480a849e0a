"""What covers a window for a while: a screen at a time, under which the game on the table rests."""

from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from vivaroi_gui.ui.kit.access_tree import AccessTree
from vivaroi_gui.ui.session.bridge import Bridge
from vivaroi_gui.ui.session.overlay import Overlay
from vivaroi_gui.ui.session.session import Ground


class Cover(Overlay):
    """Covers all of its window until ``left``; covered itself, nothing is found in it."""

    left = Signal()
    access_tree: AccessTree | None = None

    def __init__(self, window: QWidget, passing: tuple[QAction, ...]) -> None:
        """The keys of ``passing`` work here too."""
        super().__init__(window, passing)
        self.access_tree = AccessTree(self, is_shut=lambda: not self.isEnabled())

    def stop(self) -> None:
        """It goes: nothing of it moves or is waited for any more."""

    def fit_window(self) -> None:
        """The window has another size."""
        self.setGeometry(self._window.rect())


C = TypeVar("C", bound=Cover)


class Covering(QObject, Generic[C]):
    """Opens and leaves screens of one kind, at most one at a time."""

    changed = Signal()
    """One has been opened or left."""

    def __init__(self, bridge: Bridge, ground: Ground) -> None:
        super().__init__(ground.window)
        self._bridge = bridge
        self._ground = ground
        self._before: QWidget | None = None
        self._below: QWidget | None = None
        self.screen: C | None = None

    @property
    def is_open(self) -> bool:
        return self.screen is not None

    def _lay(self, screen: C, below: QWidget | None = None) -> None:
        """Takes a screen that is shown next; ``below`` waits for the end of it, else the game."""
        self._before, self._below = self._ground.window.focusWidget(), below
        if below is None:
            self._bridge.pause()
        (below or self._ground.covered).setEnabled(False)
        self.screen = screen
        screen.left.connect(self.leave)

    def leave(self) -> None:
        """Back to where one was; the game on the table goes on, unless that is covered still."""
        if self.screen is None:
            return
        is_covered = self._below is not None
        self.drop()
        if not is_covered:
            self._bridge.go_on()
        before, self._before = self._before, None
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)

    def drop(self) -> None:
        """Takes the screen away without going on with the game."""
        screen, self.screen = self.screen, None
        if screen is not None:
            screen.stop()
            screen.hide()
            screen.deleteLater()
            (self._below or self._ground.covered).setEnabled(True)
            self._below = None
            self.changed.emit()

    def fit_window(self) -> None:
        """The window has another size."""
        if self.screen is not None:
            self.screen.fit_window()
