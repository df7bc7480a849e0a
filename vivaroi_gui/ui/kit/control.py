"""What all controls have that are drawn by us: size, focus ring, keys."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton, QWidget

from vivaroi_gui.ui.kit.ink import outline, rounded
from vivaroi_gui.ui.kit.mnemonics import plain
from vivaroi_gui.ui.kit.resources import resource
from vivaroi_gui.ui.kit.sheet import painted
from vivaroi_gui.ui.kit.sizes import TEXT
from vivaroi_gui.ui.kit.tones import tones

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_RETURNS = (
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.MenuBarFocusReason,
)


class Control(QAbstractButton):
    """A button that is drawn by us; Enter presses it like Space, a key that is held down once."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.unit = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_unit(self, unit: float) -> None:
        """Takes another size: pixels in a unit of the design."""
        self.unit = unit
        self.updateGeometry()
        self.update()

    @property
    def words(self) -> str:
        """The text as it is read, without the mark of a mnemonic."""
        return plain(self.text())

    @property
    def pixels(self) -> float:
        return TEXT.at(self.unit)

    @property
    def is_lit(self) -> bool:
        return self.isEnabled() and self.underMouse()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draws the control; the focus ring is drawn after it."""
        raise NotImplementedError

    def ring(self) -> tuple[QRectF, float]:
        """Where the focus ring runs, and the radius of its corners."""
        area = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        return area, min(area.height() / 2, 10 * self.unit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint(painter, QRectF(self.rect()))
        if self.hasFocus():
            paint_ring(painter, *self.ring())


def shows_ring(reason: Qt.FocusReason, *, was_shown: bool) -> bool:
    """Whether a focus is shown: not where a click brought it, and as before where it comes back."""
    return was_shown if reason in _RETURNS else reason != Qt.FocusReason.MouseFocusReason


def paint_ring(painter: QPainter, area: QRectF, radius: float) -> None:
    """The double ring of the keyboard focus."""
    outline(painter, rounded(area, radius), tones().ink, 5.5)
    outline(painter, rounded(area, radius), tones().state_gold, 2.8)


def tinted_icon(name: str, size: float, colour: QColor, on: QWidget) -> QPixmap:
    """An icon of the kit in one colour."""
    renderer = QSvgRenderer(str(resource("kit", f"icon-{name}.svg")))
    area = QRectF(0, 0, size, size)

    def paint(painter: QPainter) -> None:
        renderer.render(painter, area)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(area, colour)

    return painted(area, on.devicePixelRatioF(), paint)
