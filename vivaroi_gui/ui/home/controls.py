"""Controls of the home page: small and dashed buttons."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit import faces
from vivaroi_gui.ui.kit.control import Control, IconBeside, paint_icon, write_beside
from vivaroi_gui.ui.kit.fonts import bold
from vivaroi_gui.ui.kit.ink import rounded
from vivaroi_gui.ui.kit.sizes import Size, Target

_ICON_BUTTON = Target(34, least=28)
_AROUND_WORDS = Size(60, least=48)
_DASHED_HEIGHT = Target(42, least=29)


class IconButton(Control):
    """A small button of one sign, in one colour of the theme."""

    def __init__(self, icon: str, colour: Callable[[], QColor], parent: QWidget) -> None:
        super().__init__(parent)
        self._icon = icon
        self._colour = colour

    def sizeHint(self) -> QSize:
        size = round(_ICON_BUTTON.at(self.unit))
        return QSize(size, size)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def set_unit(self, unit: float) -> None:
        super().set_unit(unit)
        self.setFixedSize(self.sizeHint())

    def paint(self, painter: QPainter, area: QRectF) -> None:
        face = faces.sign(self, self._colour())
        faces.paint_face(painter, rounded(area.adjusted(2, 2, -2, -2), 8), face)
        paint_icon(painter, area.center(), self._icon, area.height() * 0.56, face.ink, self)


class DashedButton(Control):
    """Something that the table could have, with its sign: an empty place, another order."""

    def __init__(self, icon: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon = icon

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(bold(self.pixels)).horizontalAdvance(self.words)
        return QSize(
            round(width + _AROUND_WORDS.at(self.unit)), round(_DASHED_HEIGHT.at(self.unit))
        )

    def paint(self, painter: QPainter, area: QRectF) -> None:
        face = faces.empty_place(self)
        faces.paint_face(painter, rounded(area.adjusted(2, 2, -2, -2), 8 * self.unit), face)
        icon = IconBeside(self._icon, self.pixels * 1.3, 5 * self.unit)
        words, made = area.adjusted(icon.size, 0, 0, 0), bold(self.pixels + 0.5)
        write_beside(painter, words, self.words, made, face.ink, icon, self)
