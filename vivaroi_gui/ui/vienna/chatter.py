"""What opponents in Vienna remark on, and where that is heard."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from PySide6.QtCore import QRectF, QSizeF

from vivaroi_gui.rules.core import Event, Seat
from vivaroi_gui.rules.vienna import Options, View
from vivaroi_gui.ui.kit.sizes import Size, page_unit
from vivaroi_gui.ui.session.chatter import Chatter, VoiceRoom
from vivaroi_gui.ui.session.game_page import GamePage
from vivaroi_gui.ui.session.talk import Occasion
from vivaroi_gui.ui.vienna.occasions import occasions
from vivaroi_gui.ui.vienna.scene.layout import board_area
from vivaroi_gui.ui.vienna.table_page import TablePage
from vivaroi_gui.ui.vienna.timeline import TABLE

_WIDE: Final = Size(262, least=188)
_HIGH: Final = Size(128, least=96)
_EDGE: Final = 12.0


class TownChatter(Chatter):
    """When a round has been evaluated over the town, of which nothing is to be chosen then."""

    def occasions(self, events: Sequence[Event], options: Options) -> Iterable[Occasion]:
        return occasions(events, options)

    def room(
        self, name: str, page: GamePage[Any, Any, Any], size: QSizeF, view: View, seat: Seat
    ) -> VoiceRoom:
        if name != TABLE:
            return VoiceRoom(page.quiet_areas)
        assert isinstance(page, TablePage)
        if not page.tabs.isHidden():  # a small town has no corner that says nothing
            return VoiceRoom(())
        unit = page_unit(size.width(), size.height())
        wide, edge = _WIDE.at(unit), _EDGE * unit
        right = board_area(size.width(), size.height()).right() - edge
        return VoiceRoom((QRectF(right - wide, edge, wide, _HIGH.at(unit)),))
