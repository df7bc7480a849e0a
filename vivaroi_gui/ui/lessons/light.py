"""The light on what the cat speaks of, and on what has the keys: the rest of the window is dim."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QApplication, QGraphicsView, QWidget

from vivaroi_gui.ui.kit.beside import tail
from vivaroi_gui.ui.kit.ink import fill, outline, rounded, tint
from vivaroi_gui.ui.kit.tones import tones

_DIM: Final = 0.58
_AIR: Final = 6.0
_CORNER: Final = 12.0
_KEYS: Final = 4.0
"""Pixels around what has the keys that are not dim."""


class Light(QWidget):
    """Over everything, and in nobody's way: what is dim can be used all the same."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.told: tuple[QRectF, ...] = ()
        self.is_dim = False
        self._bubble = QRectF()
        self._unit = 1.0
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus_changed)

    def shine(self, told: Sequence[QRectF], bubble: QRectF, unit: float, *, is_dim: bool) -> None:
        """On these areas, for a bubble that lies there; none: it has no tail."""
        self.told, self._bubble, self.is_dim = tuple(told), bubble, is_dim
        self._unit = max(1.0, unit)
        self.update()

    def _on_focus_changed(self, *_: QWidget | None) -> None:
        self.update()

    def _with_keys(self) -> QPainterPath:
        """Where the keys are; a castle or a town has them whole, and shows where by itself."""
        path, widget, screen = QPainterPath(), QApplication.focusWidget(), self.parentWidget()
        if widget is None or screen is None or isinstance(widget, QGraphicsView):
            return path
        if not screen.isAncestorOf(widget):
            return path
        mask = widget.mask()  # of a card that leans: it has more room than is seen
        shape = widget.rect() if mask.isEmpty() else mask.boundingRect()
        area = QRectF(shape.translated(widget.mapTo(screen, QPoint())))
        return rounded(area.adjusted(-_KEYS, -_KEYS, _KEYS, _KEYS), _CORNER * self._unit)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        air, unit = _AIR * self._unit, self._unit
        frames = [rounded(one.adjusted(-air, -air, air, air), _CORNER * unit) for one in self.told]
        if self.is_dim:
            dim, lit = QPainterPath(), QPainterPath()
            dim.addRect(QRectF(self.rect()))
            for frame in frames:
                lit |= frame  # no edge goes through what lies beside it
            fill(painter, dim - lit - self._with_keys(), tint(tones().deep_night, _DIM))
            outline(painter, lit, tones().ink, 7 * unit)
            outline(painter, lit, tones().state_gold, 4 * unit)
        corners = tail(self._bubble, self.told) if not self._bubble.isEmpty() else None
        if corners is not None:
            path = QPainterPath()
            path.addPolygon(QPolygonF(list(corners)))
            path.closeSubpath()
            fill(painter, path, tones().paper.foot)
            outline(painter, path, tones().paper_edge, 1.2)
