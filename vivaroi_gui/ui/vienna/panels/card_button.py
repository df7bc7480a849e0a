"""A card to choose, in large."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.bulb import paint_bulb
from vivaroi_gui.ui.kit.control import SingleControl
from vivaroi_gui.ui.kit.grammar import joined
from vivaroi_gui.ui.kit.ink import outline, rounded, tint
from vivaroi_gui.ui.kit.portrait import paint_shield
from vivaroi_gui.ui.kit.tips import set_tip
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vienna.cards import CARD_RATIO, PaintCard
from vivaroi_gui.ui.vienna.desk_tones import desk_tones

MARGIN: Final = 7.0
"""Pixels around the card, for frame and ring."""
_LIFT: Final = 4.0
_TAKEN: Final = 0.35
_FRAME: Final = 3.2


class CardButton(SingleControl):
    """Golden around while it may be chosen; pale with a shield once somebody has it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._paint_card: PaintCard | None = None
        self._owner: Player | None = None
        self.is_hinted = False
        self.hide()

    def show_card(
        self,
        paint: PaintCard,
        told: str,
        more: str = "",
        *,
        is_on: bool,
        owner: Player | None = None,
    ) -> None:
        """What the card is, and ``more`` to be said of it."""
        self._paint_card, self._owner = paint, owner
        self.setAccessibleName(told)
        set_tip(self, joined(told, more), more)
        self.setEnabled(is_on)
        self.show()
        self.update()

    def set_hinted(self, is_hinted: bool) -> None:
        """Whether a strong player would choose it."""
        if is_hinted != self.is_hinted:
            self.is_hinted = is_hinted
            self.update()

    def place_card(self, corner: QPointF, height: float) -> None:
        """Takes a place in the parent, where the card's own corner comes to lie."""
        area = QRectF(corner.x(), corner.y(), height * CARD_RATIO, height)
        self.setGeometry(area.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN).toAlignedRect())

    @property
    def _card(self) -> QRectF:
        return QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        card = self._card.translated(0, -_LIFT if self.is_lit else 0)
        if self._paint_card is None:
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self._owner is not None:
            painter.setOpacity(_TAKEN)
        self._paint_card(painter, card.topLeft(), card.height(), self.devicePixelRatioF())
        painter.setOpacity(1.0)
        corner = card.width() * 0.09
        if self.isEnabled():
            outline(painter, rounded(card, corner), tint(tones().ink, 0.6), _FRAME + 2.4)
            outline(painter, rounded(card, corner), desk_tones().rim, _FRAME)
        if self._owner is not None:
            width = card.width() * 0.42
            paint_shield(painter, self._owner, card.center(), width, self.devicePixelRatioF())
        if self.is_hinted:
            radius = max(8.0, card.width() * 0.12)
            paint_bulb(painter, card.topRight() + QPointF(-radius, radius), radius)

    def ring(self) -> tuple[QRectF, float]:
        return self._card.adjusted(-3, -3, 3, 3), self._card.width() * 0.1
