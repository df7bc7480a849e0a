"""Choosing how somebody looks: the avatar and the shield, each from a small sheet of all."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from vivaroi_gui.ui.kit import faces
from vivaroi_gui.ui.kit.control import Control
from vivaroi_gui.ui.kit.ink import falling, fill, mixed, outline, oval, rounded, shade
from vivaroi_gui.ui.kit.pictures import picture
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.tips import set_tip
from vivaroi_gui.ui.kit.tones import tones

Cell = TypeVar("Cell", bound=Control)

_LOOK = Size(52, least=44)

_AVATAR_RATIO = 132 / 128
_SHIELD_RATIO = 66 / 64
_WEARER = 0.22
"""Radius of the face of whoever has a shield, by the size of its button."""
_STEPS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class AvatarButton(Control):
    """A face in a ring of its player's colour."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._avatar, self._colour = "fox", "crimson"

    def show_look(self, avatar: str, colour: str) -> None:
        self._avatar, self._colour = avatar, colour
        self.update()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        radius = min(area.width(), area.height()) / 2 - 5
        colour, ratio = tones().players[self._colour], self.devicePixelRatioF()
        ground = mixed(colour, tones().light, 0.6 if self.is_lit else 0.78)
        _paint_avatar(painter, area.center(), radius, self._avatar, (colour, ground), ratio)

    def ring(self) -> tuple[QRectF, float]:
        size = min(self.width(), self.height()) - 5
        area = QRectF(0, 0, size, size)
        area.moveCenter(QRectF(self.rect()).center())
        return area, size / 2


def _paint_avatar(
    painter: QPainter,
    middle: QPointF,
    radius: float,
    avatar: str,
    colours: tuple[QColor, QColor],
    ratio: float,
) -> None:
    """A face on a disc; the colours are those of its ring and its ground."""
    (colour, ground), ring = colours, max(2.0, radius * 0.12)
    disc = oval(middle.x(), middle.y(), radius, radius)
    below = oval(middle.x() + 1, middle.y() + 2.5, radius + ring / 2, radius + ring / 2)
    shade(painter, below, 0.25)
    fill(painter, disc, falling(disc.boundingRect(), mixed(ground, tones().light, 0.3), ground))
    width = radius * 128 / 50
    face = picture(f"kit/avatar-{avatar}", width, width * _AVATAR_RATIO, ratio)
    painter.save()
    painter.setClipPath(disc)
    painter.drawPixmap(middle - QPointF(width / 2, width / 2), face)
    painter.restore()
    outline(painter, disc, colour, ring)


class ShieldButton(Control):
    """A shield: colour and emblem are one thing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._colour = "crimson"
        self._wearer: str | None = None

    def show_look(self, colour: str, wearer: str | None = None) -> None:
        """``wearer`` is the face of whoever else has it now."""
        self._colour, self._wearer = colour, wearer
        self.update()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        size = min(area.width(), area.height()) - 4
        box = QRectF(0, 0, size, size)
        box.moveCenter(area.center())
        faces.paint_face(painter, rounded(box, 8), faces.box(self))
        width = size * 0.72
        height = width * _SHIELD_RATIO
        shield = picture(f"kit/shield-{self._colour}", width, height, self.devicePixelRatioF())
        painter.drawPixmap(box.center() - QPointF(width / 2, height / 2), shield)
        if self._wearer is not None:
            radius = size * _WEARER
            at = box.bottomRight() - QPointF(radius, radius) * 1.1
            colours, ratio = (tones().ink, tones().cream), self.devicePixelRatioF()
            _paint_avatar(painter, at, radius, self._wearer, colours, ratio)

    def ring(self) -> tuple[QRectF, float]:
        size = min(self.width(), self.height()) - 5
        area = QRectF(0, 0, size, size)
        area.moveCenter(QRectF(self.rect()).center())
        return area, 8


class Picker(QWidget, Generic[Cell]):
    """A sheet with all choices, over the page; ``picked`` tells which, then it goes away."""

    picked = Signal(str)

    def __init__(
        self,
        choices: Sequence[str],
        columns: int,
        made: Callable[[str, QWidget], Cell],
        parent: QWidget,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self._choices, self._columns = choices, columns
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(10, 10, 10, 10)
        self._grid.setSpacing(4)
        self.cells: list[Cell] = []
        for place, choice in enumerate(choices):
            cell = made(choice, self)
            cell.clicked.connect(lambda _=False, choice=choice: self._pick(choice))
            self._grid.addWidget(cell, place // columns, place % columns)
            self.cells.append(cell)

    def set_words(self, word: Callable[[str], str]) -> None:
        """Names every choice."""
        for choice, cell in zip(self._choices, self.cells, strict=True):
            cell.setAccessibleName(word(choice))
            set_tip(cell, word(choice))

    def open_at(self, anchor: QWidget, current: str, unit: float) -> None:
        """Opens under its button, wholly on the screen, with the present choice in focus."""
        size = round(_LOOK.at(unit))
        for cell in self.cells:
            cell.set_unit(unit)
            cell.setFixedSize(QSize(size, size))
        self.adjustSize()
        self.move(self._place(anchor))
        self.show()
        self.cells[self._choices.index(current)].setFocus(Qt.FocusReason.PopupFocusReason)

    def _place(self, anchor: QWidget) -> QPoint:
        wanted = anchor.mapToGlobal(QPoint(0, anchor.height() + 2))
        screen = QGuiApplication.screenAt(wanted) or anchor.screen()
        room = screen.availableGeometry()
        x = max(room.left(), min(wanted.x(), room.right() - self.width()))
        y = max(room.top(), min(wanted.y(), room.bottom() - self.height()))
        return QPoint(x, y)

    def _pick(self, choice: str) -> None:
        self.close()
        self.picked.emit(choice)

    def _step(self, down: int, across: int) -> None:
        focused = [place for place, cell in enumerate(self.cells) if cell.hasFocus()]
        at = (focused[0] if focused else 0) + down * self._columns + across
        self.cells[at % len(self.cells)].setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self._step(*step)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        painter.fillRect(area, falling(area, *tones().paper))
        outline(painter, rounded(area.adjusted(1, 1, -1, -1), 2), tones().gold_edge, 2)


def avatar_cell(avatar: str, parent: QWidget) -> AvatarButton:
    """A face to choose."""
    cell = AvatarButton(parent)
    cell.show_look(avatar, "violet")
    return cell


def shield_cell(colour: str, parent: QWidget) -> ShieldButton:
    """A shield to choose."""
    cell = ShieldButton(parent)
    cell.show_look(colour)
    return cell
