"""Things in the hall that move: a scene widget with one or two drawn sheets."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsWidget

from vivaroi_gui.ui.kit.afar import is_read_from_afar
from vivaroi_gui.ui.kit.fonts import text_factor
from vivaroi_gui.ui.kit.sheet import Draw, Sheet
from vivaroi_gui.ui.kit.tones import tones


class KeptSheet(Sheet):
    """Keeps what it shows as long as it is of the same."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._drawn: object = None

    def draw_of(self, what: object, area: QRectF, ratio: float, paint: Draw) -> None:
        """Draws, unless ``what`` and all else that makes the picture is as it was."""
        wanted = what, area, ratio, tones(), text_factor(), is_read_from_afar()
        if wanted != self._drawn:
            self._drawn = wanted
            self.draw(area, ratio, paint)


class Piece(QGraphicsWidget):
    """Something drawn once and then moved, turned and faded."""

    def __init__(self, layer: float, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setZValue(layer)
        self.sheet = KeptSheet(self)

    def draw(self, area: QRectF, ratio: float, paint: Draw, of: object = None) -> None:
        """Draws around the origin, which is what the piece turns about.

        ``of`` is what makes the picture beside size and theme; the same is not drawn again.
        """
        self.sheet.draw_of(of, area, ratio, paint)


class CardPiece(Piece):
    """A card on the table; ``turn`` between 0 (as it lies) and 1 (turned over)."""

    def __init__(self, layer: float) -> None:
        super().__init__(layer)
        self.face = KeptSheet(self)
        self.face.hide()
        self._tilt = 0.0

    def lie(self, tilt: float, *, is_turned: bool) -> None:
        """Lies at an angle in degrees, with the back or the face up."""
        self._tilt = tilt
        self.show_turn(1.0 if is_turned else 0.0)

    def show_turn(self, turn: float) -> None:
        """A moment of turning over: narrow in the middle, where the other side comes up."""
        self.sheet.setVisible(turn < 0.5)
        self.face.setVisible(turn >= 0.5)
        across = max(0.02, abs(1 - 2 * turn))
        self.setTransform(QTransform().rotate(self._tilt).scale(across, 1))

    def tremble(self, degrees: float) -> None:
        """A moment of the drum."""
        self.setTransform(QTransform().rotate(self._tilt + degrees))
