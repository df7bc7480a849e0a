"""A round button on night, the face of an action."""

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QAction, QKeySequence, QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit import faces
from vivaroi_gui.ui.kit.control import DrawnButton, paint_icon
from vivaroi_gui.ui.kit.ink import rounded
from vivaroi_gui.ui.kit.mnemonics import plain
from vivaroi_gui.ui.kit.reasons import tell_reason
from vivaroi_gui.ui.kit.sizes import Target
from vivaroi_gui.ui.kit.tips import set_tip
from vivaroi_gui.ui.kit.tones import tones

_SIZE = Target(34, least=32)


def round_height(unit: float) -> int:
    """In pixels."""
    return round(_SIZE.at(unit))


class RoundButton(DrawnButton):
    """A round button that is another face of an action."""

    def __init__(self, action: QAction, icon: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.action = action
        self._icon = icon
        self._is_offered = True
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def set_unit(self, unit: float) -> None:
        size = round_height(unit)
        self.setFixedSize(size, size)

    def offer(self, is_offered: bool) -> None:
        """Shows it where its action is there, or leaves it out for want of room."""
        self._is_offered = is_offered
        self._follow()

    def set_icon(self, icon: str) -> None:
        """Takes another picture, where the action does something else now."""
        self._icon = icon
        self.update()

    def _follow(self) -> None:
        self.setHidden(not (self._is_offered and self.action.isVisible()))
        self.setEnabled(self.action.isEnabled())
        name = plain(self.action.text()).rstrip("…")
        self.setAccessibleName(name)
        keys = self.action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        named = f"{name} ({keys})" if keys else name
        reason = self.action.statusTip()
        set_tip(self, f"{named}\n{reason}" if reason else named, reason or keys or name)
        self.update()

    def event(self, event: QEvent) -> bool:
        """Where the action is off, a press says why; Qt hands none on to what is off."""
        is_tried = event.type() is QEvent.Type.MouseButtonPress and not self.isEnabled()
        if is_tried and self.action.statusTip():
            tell_reason(self, self.action.statusTip())
        return super().event(event)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        disc, radius = self.ring()
        face = faces.night_button(self, tones().on_heading)
        faces.paint_face(painter, rounded(disc, radius), face)
        painter.setOpacity(face.opacity)
        paint_icon(painter, disc.center(), self._icon, disc.width() * 0.56, face.ink, self)

    def ring(self) -> tuple[QRectF, float]:
        area = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        return area, area.width() / 2
