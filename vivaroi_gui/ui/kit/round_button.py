"""A round button on night, the face of an action."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAction, QEnterEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from vivaroi_gui.ui.kit.control import paint_ring, tinted_icon
from vivaroi_gui.ui.kit.ink import fill, outline, rounded
from vivaroi_gui.ui.kit.mnemonics import plain
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.tones import tones

_SIZE = Size(34, least=32)


class RoundButton(QAbstractButton):
    """A round button that is another face of an action."""

    def __init__(self, action: QAction, icon: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._action = action
        self._icon = icon
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def set_unit(self, unit: float) -> None:
        size = round(_SIZE.at(unit))
        self.setFixedSize(size, size)

    def set_icon(self, icon: str) -> None:
        """Takes another picture, where the action does something else now."""
        self._icon = icon
        self.update()

    def _follow(self) -> None:
        self.setEnabled(self._action.isEnabled())
        name = plain(self._action.text()).rstrip("…")
        self.setAccessibleName(name)
        self.setAccessibleDescription(self._action.statusTip())
        keys = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        named = f"{name} ({keys})" if keys else name
        reason = self._action.statusTip()
        self.setToolTip(f"{named}\n{reason}" if reason else named)
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        path = rounded(area, area.width() / 2)
        is_lit = self.isEnabled() and (self.underMouse() or self.isDown())
        fill(painter, path, tones().gold if is_lit else tones().pill)
        outline(painter, path, tones().pill_edge, 1.2)
        size = area.width() * 0.56
        ink = tones().ink if is_lit else tones().on_heading
        painter.setOpacity(1.0 if self.isEnabled() else 0.38)
        corner = area.center() - QPointF(size / 2, size / 2)
        painter.drawPixmap(corner, tinted_icon(self._icon, size, ink, self))
        painter.setOpacity(1.0)
        if self.hasFocus():
            paint_ring(painter, area, area.width() / 2)
