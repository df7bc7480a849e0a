"""What all controls have that are drawn by us: size, focus ring, keys."""

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.access_faces import PressedButton
from vivaroi_gui.ui.kit.cues import Cue, sound
from vivaroi_gui.ui.kit.ink import outline, rounded
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.mnemonics import plain
from vivaroi_gui.ui.kit.resources import resource
from vivaroi_gui.ui.kit.sheet import painted
from vivaroi_gui.ui.kit.sizes import TEXT
from vivaroi_gui.ui.kit.tones import tones

_STEPS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}
TABBED = Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason
"""Why something has the focus to which Tab has led."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_RETURNS = (
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.MenuBarFocusReason,
)


class IconBeside(NamedTuple):
    """An icon of the kit before words, ``gap`` pixels from them; without a name there is none."""

    name: str
    size: float
    gap: float


class DrawnButton(PressedButton):
    """A button that is drawn by us, with the ring of the focus around it.

    Enter presses it like Space, a key that is held down once.
    """

    cue = Cue.BUTTON
    """What is heard when it is pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.clicked.connect(lambda: sound(self.cue))

    @property
    def is_lit(self) -> bool:
        """Whether the pointer is there, and a press would do something."""
        return self.isEnabled() and self.underMouse()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draws the control; the focus ring is drawn after it."""
        raise NotImplementedError

    def ring(self) -> tuple[QRectF, float]:
        """Where the focus ring runs, and the radius of its corners."""
        raise NotImplementedError

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint(painter, QRectF(self.rect()))
        if self.hasFocus():
            painter.setOpacity(1.0)
            paint_ring(painter, *self.ring())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)


class Control(DrawnButton):
    """A drawn button with words, which is laid out in units of the design."""

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

    def ring(self) -> tuple[QRectF, float]:
        area = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        return area, min(area.height() / 2, 10 * self.unit)


class SingleControl(Control):
    """A double click presses it once: what the first click has put there is not meant yet.

    Arrows lead to others of its kind on the same paper, and nowhere else; those that lead to none
    are left to the paper.
    """

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        there = self._next(step)
        if there is not None:
            there.setFocus(Qt.FocusReason.TabFocusReason)
        event.setAccepted(there is not None)

    def _next(self, step: QPoint) -> "SingleControl | None":
        """Along a row one after the other, round and round; up or down to the nearest."""
        here, paper = self.geometry().center(), self.parentWidget()
        kind = paper.findChildren(type(self)) if paper else []
        every = [one for one in kind if one.isVisible() and one.isEnabled()]
        if step.x():
            row = sorted(every, key=lambda one: (one.y(), one.x()))
            return row[(row.index(self) + step.x()) % len(row)] if len(row) > 1 else None
        ways = [(one.geometry().center() - here, one) for one in every]
        beyond = [(way, one) for way, one in ways if way.y() * step.y() > self.height() / 2]
        return min(beyond, key=lambda pair: pair[0].manhattanLength(), default=(here, None))[1]


def shows_ring(reason: Qt.FocusReason, *, was_shown: bool) -> bool:
    """Whether a focus is shown: not where a click brought it, and as before where it comes back."""
    return was_shown if reason in _RETURNS else reason != Qt.FocusReason.MouseFocusReason


def paint_ring(painter: QPainter, area: QRectF, radius: float) -> None:
    """The double ring of the keyboard focus."""
    outline(painter, rounded(area, radius), tones().ink, 5.5)
    outline(painter, rounded(area, radius), tones().state_gold, 2.8)


def write_beside(
    painter: QPainter,
    area: QRectF,
    words: str,
    made: QFont,
    ink: QColor,
    icon: IconBeside,
    on: QWidget,
) -> None:
    """Words in the middle of an area, and their icon before them."""
    write_middle(painter, area, words, made, ink)
    if icon.name:
        left = area.center().x() - QFontMetricsF(made).horizontalAdvance(words) / 2 - icon.gap
        at = QPointF(left - icon.size / 2, area.center().y())
        paint_icon(painter, at, icon.name, icon.size, ink, on)


def paint_icon(
    painter: QPainter, at: QPointF, name: str, size: float, ink: QColor, on: QWidget
) -> None:
    """An icon of the kit around a point."""
    painter.drawPixmap(at - QPointF(size / 2, size / 2), tinted_icon(name, size, ink, on))


def tinted_icon(name: str, size: float, colour: QColor, on: QWidget) -> QPixmap:
    """An icon of the kit in one colour."""
    return _tinted(name, size, colour.rgba(), on.devicePixelRatioF())


@lru_cache(maxsize=128)
def _tinted(name: str, size: float, colour: int, ratio: float) -> QPixmap:
    renderer = QSvgRenderer(str(resource("kit", f"icon-{name}.svg")))
    area = QRectF(0, 0, size, size)

    def paint(painter: QPainter) -> None:
        renderer.render(painter, area)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(area, QColor.fromRgba(colour))

    return painted(area, ratio, paint)
