"""Loads and paints what a game will need, while nothing moves and nobody does anything.

Of what a motion leads to, as far as all know it, little by little while it moves.
"""

from collections.abc import Iterator
from itertools import islice
from time import monotonic

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from vivaroi_gui.ui.session.course import Course
from vivaroi_gui.ui.session.page_stack import PageStack

REST_MS, BREATH_MS = 700, 20
"""How long everything has stood still before the first pieces, and between some and the next."""
FRAME_S = 0.012
"""As many small pieces are done together as fit into this: most of a frame."""


class Ahead(QObject):
    """Some pieces at a time; begins anew after a move, on another page and in another size.

    Nothing is painted twice.  Without it everything is right too, only later: a page that opens
    sooner paints for itself.
    """

    def __init__(self, course: Course, pages: PageStack, parent: QObject) -> None:
        super().__init__(parent)
        self._course = course
        self._pages = pages
        self._pieces: Iterator[None] | None = None
        self._coming: Iterator[None] | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_due)
        course.changed.connect(self.begin)
        pages.planned.connect(self.begin)
        pages.currentChanged.connect(lambda _: self.begin())
        pages.installEventFilter(self)
        self.begin()

    @property
    def is_busy(self) -> bool:
        """Whether there may be more to do."""
        return self._timer.isActive()

    def begin(self) -> None:
        """Something has changed: begins anew once it has rested."""
        self._pieces = self._coming = None
        self._timer.start(REST_MS)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self.begin()
        return super().eventFilter(watched, event)

    def _paints_coming(self) -> bool:
        """Does a piece, if there is one left and a game is played."""
        if not self._course.is_moving:
            return False
        if self._coming is None:
            self._coming = self._pages.game_pages.coming(self._course.view)
        return any(True for _ in islice(self._coming, 1))

    @property
    def _is_anything_moving(self) -> bool:
        page = self._pages.current
        return self._course.is_moving or (page is not None and page.is_moving)

    def _on_due(self) -> None:
        if not self._pages.isVisible():  # the window is closed: there is no next time
            return
        if self._is_anything_moving or QApplication.mouseButtons() != Qt.MouseButton.NoButton:
            self._timer.start(BREATH_MS if self._paints_coming() else REST_MS)
            return
        if self._pieces is None:
            self._pieces = self._pages.ahead()
        begun = monotonic()
        for _ in self._pieces:
            if monotonic() - begun >= FRAME_S:
                self._timer.start(BREATH_MS)
                return
