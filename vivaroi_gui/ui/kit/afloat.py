"""The golden button of a page that is scrolled stays in sight."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtWidgets import QScrollArea, QWidget

from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.targets import GAP

_LAID: Final = (QEvent.Type.Move, QEvent.Type.Resize)


class Afloat(QObject):
    """It lies at the foot of what is seen, until its own place is scrolled into sight."""

    def __init__(self, area: QScrollArea) -> None:
        super().__init__(area)
        self._area = area
        self._seen: Sequence[PaperButton] = ()
        self._places: dict[PaperButton, QPoint] = {}
        """Where their page has laid them."""
        self._put: dict[PaperButton, QPoint] = {}
        for part in (area.widget(), area.viewport()):
            assert part is not None, "nothing is scrolled"
            part.installEventFilter(self)

    def take(self, page: QWidget | None) -> None:
        """That page is seen, and no other."""
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        found = page.findChildren(PaperButton, options=direct) if page is not None else []
        self._seen = [one for one in found if one.is_primary]
        for button in self._seen:
            if button not in self._places:
                self._places[button] = button.pos()
                button.installEventFilter(self)
            self._float(button)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in _LAID:
            return False
        if isinstance(watched, PaperButton) and watched.pos() != self._put.get(watched):
            self._places[watched] = watched.pos()
        for button in self._seen:
            self._float(button)
        return False

    def _float(self, button: PaperButton) -> None:
        place, pages = self._places[button], self._area.widget()
        assert pages is not None, "nothing is scrolled"
        foot = self._area.viewport().height() - pages.y()
        lowest = foot if foot >= pages.height() else foot - int(GAP)
        self._put[button] = QPoint(place.x(), max(0, min(place.y(), lowest - button.height())))
        button.move(self._put[button])
        if self._put[button] != place:
            button.raise_()  # over whatever came to the page later
