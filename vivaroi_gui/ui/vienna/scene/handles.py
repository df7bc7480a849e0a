"""The stops as assistive technology knows them: one unseen control each, over its place."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from vivaroi_gui.rules.vienna.board import StopIndex
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.vienna.scene.layout import TownLayout
from vivaroi_gui.ui.vienna.scene.stops import town_plan


class StopHandle(QAbstractButton):
    """Takes the focus of its stop; the town has all keys, and the mouse never sees it."""

    def __init__(self, stop: StopIndex, town: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.stop = stop
        self._town = town
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The town shows who has the focus."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def focusNextPrevChild(self, is_next: bool) -> bool:
        """Tab goes on from the town, not from one of its stops."""
        self._town.setFocus(Qt.FocusReason.OtherFocusReason)
        return self._town.focusNextPrevChild(is_next)


class Handles:
    """All of them; ``act`` is done where one is pressed."""

    def __init__(
        self, town: QWidget, viewport: QWidget, act: Callable[[StopIndex], object]
    ) -> None:
        self.all = [StopHandle(stop, town, viewport) for stop in range(len(town_plan().places))]
        for handle in self.all:
            handle.clicked.connect(lambda _=False, stop=handle.stop: act(stop))

    def draw(self, layout: TownLayout) -> None:
        """Each over its stop."""
        for handle, place in zip(self.all, layout.plan.places, strict=True):
            handle.setGeometry(layout.rect(place.hit).toAlignedRect())

    def name(self, told: Callable[[StopIndex], tuple[str, str]]) -> None:
        """What each is called, and what is to be said of it."""
        for handle in self.all:
            head, rest = told(handle.stop)
            handle.setAccessibleName(head)
            set_description(handle, rest)

    def focus(self, stop: StopIndex | None) -> None:
        """The focus to a stop."""
        if stop is not None and not self.all[stop].hasFocus():
            self.all[stop].setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def has_focus(self) -> bool:
        return any(handle.hasFocus() for handle in self.all)
