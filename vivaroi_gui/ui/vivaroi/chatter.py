"""What opponents at the castle remark on, and where on each page that is heard."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from vivaroi_gui.rules.core import Event, Seat
from vivaroi_gui.rules.vivaroi import Options, View
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.session.chatter import Chatter, VoiceRoom
from vivaroi_gui.ui.session.game_page import GamePage
from vivaroi_gui.ui.session.talk import Occasion
from vivaroi_gui.ui.vivaroi.cards import CARD_RATIO
from vivaroi_gui.ui.vivaroi.hall.sight import places
from vivaroi_gui.ui.vivaroi.hall.small_hall import hall_of
from vivaroi_gui.ui.vivaroi.hall.spots import VoterSpots
from vivaroi_gui.ui.vivaroi.occasions import occasions
from vivaroi_gui.ui.vivaroi.table_page import TablePage
from vivaroi_gui.ui.vivaroi.timeline import HALL, TABLE

_SKY: Final = QRectF(575, 10, 259, 128)
"""Between the throne and the tickets, over the tower, in units of the castle."""
_ASIDE: Final = 4.0
"""Units between a bubble and the banner."""
_CANDIDATE: Final = (560.0, 850.0)
"""From where to where somebody stands in the hall, in its units."""
_RAYS: Final = 0.8
"""How far the rays of a card reach from its middle, in heights of a card."""


class CastleChatter(Chatter):
    """On the table beside a ticket, in the hall over a card, at a count beside the paper."""

    def occasions(self, events: Sequence[Event], options: Options) -> Iterable[Occasion]:
        return occasions(events, options)

    def room(
        self, name: str, page: GamePage[Any, Any, Any], size: QSizeF, view: View, seat: Seat
    ) -> VoiceRoom:
        if name == TABLE:
            assert isinstance(page, TablePage)
            return _table_room(page, seat)
        if name == HALL:
            return _hall_room(page, size, view, seat)
        return VoiceRoom(page.quiet_areas)


def _table_room(page: TablePage, seat: Seat) -> VoiceRoom:
    areas = page.areas
    scale = areas.castle.width() / 830
    sky = QRectF(_SKY.topLeft() * scale, _SKY.size() * scale).translated(areas.castle.topLeft())
    sky.setRight(min(sky.right(), areas.banner.left() - _ASIDE * areas.scale))
    found = (area for owner, area in page.seats.papers() if owner == seat)
    ticket = next(found, page.seats.face).translated(page.seats.pos())
    return VoiceRoom((sky,), QPointF(areas.seats.left(), ticket.center().y()))


def _hall_room(page: GamePage[Any, Any, Any], size: QSizeF, view: View, seat: Seat) -> VoiceRoom:
    """Left and right of the candidate, over the cards and what shines around them."""
    hall = hall_of(size.width(), size.height())
    voters = places(view)
    card = VoterSpots(hall, is_wide=False).in_row(len(voters))[voters.index(seat)].card
    high = hall.shown_width * CARD_RATIO
    edge = 12 * hall.unit
    top, bottom = hall.at(0, 170).y(), hall.row_height - _RAYS * high
    left, right = (hall.at(x, 0).x() for x in _CANDIDATE)
    buttons = [one.geometry() for one in page.findChildren(PaperButton) if one.isVisibleTo(page)]
    end = min((QRectF(one).left() for one in buttons), default=size.width())
    return VoiceRoom(
        (
            QRectF(edge, top, left - edge, bottom - top),
            QRectF(right, top, end - edge - right, bottom - top),
        ),
        card - QPointF(0, high / 2),
    )
