"""What a game hands over so that its opponents may remark on it."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from vivaroi_gui.rules.core import Event, Seat
from vivaroi_gui.ui.session.game_page import GamePage
from vivaroi_gui.ui.session.talk import Occasion


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
    def room(
        self, name: str, page: GamePage[Any, Any, Any], size: QSizeF, view: Any, seat: Seat
    ) -> VoiceRoom:
        """Where a seat is heard on the page of that name, which is so large."""
