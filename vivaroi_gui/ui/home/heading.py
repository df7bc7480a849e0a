"""The titles of the sheet, each with a rule after it."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from vivaroi_gui.ui.kit.access_parts import Role
from vivaroi_gui.ui.kit.access_tree import AccessTree
from vivaroi_gui.ui.kit.fonts import fit
from vivaroi_gui.ui.kit.papers import paint_rule


class Title(QWidget):
    """A title with a rule after it, as long as there is room."""

    access_tree: AccessTree | None = None

    def __init__(self, colour: Callable[[], QColor], parent: QWidget) -> None:
        super().__init__(parent)
        self._colour = colour
        self._text = ""
        self.access_tree = AccessTree(self, Role.Heading, is_whole=True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_text(self, text: str, font: QFont) -> None:
        self._text = text
        self.setFont(font)
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    @property
    def shown_font(self) -> QFont:
        """The font, or a smaller one where the title is long."""
        return fit(self._text, self.font(), self.width() - 2, 18)

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self.font())
        return QSize(round(metrics.horizontalAdvance(self._text)) + 4, round(metrics.height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self.sizeHint().width() * 0.6), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        made = self.shown_font
        painter.setFont(made)
        painter.setPen(self._colour())
        area = QRectF(self.rect())
        flags = int(Qt.AlignmentFlag.AlignLeft.value) | int(Qt.AlignmentFlag.AlignVCenter.value)
        painter.drawText(area, flags, self._text)
        scale = max(1.0, self.font().pixelSize() / 34)
        painter.scale(scale, scale)
        left = (QFontMetricsF(made).horizontalAdvance(self._text) + 14) / scale
        paint_rule(painter, left, (self.width() - 8) / scale, self.height() * 0.56 / scale)
