"""One of several choices in a bar; golden where it is the one in use."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit import faces
from vivaroi_gui.ui.kit.control import Control
from vivaroi_gui.ui.kit.fonts import heavy
from vivaroi_gui.ui.kit.ink import rounded
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.sizes import NOTE, Target
from vivaroi_gui.ui.kit.tones import tones

_HEIGHT = Target(34, least=32)
_NARROWEST = Target(42, least=36)
_BESIDE = 1.0
"""Left and right of the words, in their size."""


class NightPill(Control):
    """Whoever offers the choices says which one is in use: a press alone does not."""

    is_one_of_several = True

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setText(text)
        self.setCheckable(True)

    def nextCheckState(self) -> None:
        """It is not for the pill to say."""

    def set_unit(self, unit: float) -> None:
        super().set_unit(unit)
        self.setFixedSize(self.sizeHint())

    @property
    def pixels(self) -> float:
        return NOTE.at(self.unit)

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(heavy(self.pixels)).horizontalAdvance(self.words)
        across = words + (2 * _BESIDE * self.pixels if len(self.words) > 2 else 0.0)
        across = max(across, _NARROWEST.at(self.unit))
        return QSize(round(across), round(_HEIGHT.at(self.unit)))

    def paint(self, painter: QPainter, area: QRectF) -> None:
        pill, radius = self.ring()
        face = faces.night_button(self, tones().cream)
        faces.paint_face(painter, rounded(pill, radius), face)
        write_middle(painter, pill, self.words, heavy(self.pixels), face.ink)

    def ring(self) -> tuple[QRectF, float]:
        area = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        return area, area.height() / 2
