"""What a game hands over so that its opponents may remark on it."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Event, Seat
from vivaroi_gui.ui.kit.rows import EndLayout
from vivaroi_gui.ui.session.talk import Occasion

_LAUREL: Final = 150.0
"""Units from the middle of the winner's face up to where its laurel has ended."""
_FACE: Final = 300.0
"""How high the winner's face is, of 854 from the top."""


class VoiceRoom(NamedTuple):
    """Where somebody may be heard on a page, in its pixels.

    The ``areas`` hold nothing to read or to click; the nearest one to the ``speaker`` is taken.
    """

    areas: tuple[QRectF, ...]
    speaker: QPointF | None = None
    """What a bubble points at; None where nothing of the speaker's is beside it."""


class Chatter(ABC):
    """What there is to remark on, and where that is heard."""

    @abstractmethod
    def occasions(self, events: Sequence[Event], options: Any) -> Iterable[Occasion]:
        """What may be remarked on in a game, by what everybody saw of it."""

    @abstractmethod
    def room(self, name: str, page: QWidget, size: QSizeF, view: Any, seat: Seat) -> VoiceRoom:
        """Where a seat is heard on the page of that name, which is so large."""


def end_room(size: QSizeF) -> VoiceRoom:
    """Over the winner's laurel on the last page of any game."""
    layout = EndLayout(size.width(), size.height(), 1)
    edge, middle = 10 * layout.unit, layout.aside(0, _FACE)
    area = QRectF(layout.column).adjusted(edge, edge, -edge, 0)
    area.setBottom(middle.y() - _LAUREL * layout.unit)
    return VoiceRoom((area,))
