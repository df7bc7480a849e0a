"""All menus behind one button, where the bar has no room for them."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPainterPath,
    QShortcut,
)
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from vivaroi_gui.ui.kit import faces, styles
from vivaroi_gui.ui.kit.control import Control
from vivaroi_gui.ui.kit.fonts import bold
from vivaroi_gui.ui.kit.ink import outline, rounded
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.sizes import NOTE, Target
from vivaroi_gui.ui.kit.tones import tones

_HEIGHT = Target(34, least=34)


class MenuButton(Control):
    """Opens the menus below it; while it is seen, F10 does, as it opens a bar of menus."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._menu = QMenu(self)
        styles.keep_styled(self._menu, lambda: styles.styled(styles.MENU))
        self.clicked.connect(self.open)
        QShortcut(QKeySequence(Qt.Key.Key_F10), self, self.open)
        self.hide()

    def set_menus(self, menus: Iterable[QMenu]) -> None:
        self._menu.clear()
        for menu in menus:
            self._menu.addMenu(menu)
        self.setText(self.tr("&Menu"))
        self.setAccessibleName(self.words)
        self.setShortcut(QKeySequence.mnemonic(self.text()))
        self.set_unit(self.unit)

    def open(self) -> None:
        """Shows them, the first one to be entered by the arrows.

        Chosen by ``setActiveAction`` it would open at once, and shut as soon as a pointer went in.
        """
        self._menu.popup(self.mapToGlobal(self.rect().bottomLeft()))
        down = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Down, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(self._menu, down)

    def set_unit(self, unit: float) -> None:
        super().set_unit(unit)
        self._menu.setFont(bold(NOTE.at(unit)))
        self.setFixedSize(self.sizeHint())

    @property
    def pixels(self) -> float:
        return NOTE.at(self.unit)

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(bold(self.pixels)).horizontalAdvance(self.words)
        return QSize(round(words + 3.2 * self.pixels), round(_HEIGHT.at(self.unit)))

    def paint(self, painter: QPainter, area: QRectF) -> None:
        pill, radius = self.ring()
        face = faces.night_button(self, tones().on_heading)
        faces.paint_face(painter, rounded(pill, radius), face)
        left, half = pill.left() + 0.8 * self.pixels, 0.32 * self.pixels
        for step in (-1, 0, 1):
            line = QPainterPath(QPointF(left, pill.center().y() + step * half))
            line.lineTo(left + 0.9 * self.pixels, pill.center().y() + step * half)
            outline(painter, line, face.ink, 0.13 * self.pixels)
        words = pill.adjusted(1.4 * self.pixels, 0, 0, 0)
        write_middle(painter, words, self.words, bold(self.pixels), face.ink)

    def ring(self) -> tuple[QRectF, float]:
        area = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        return area, area.height() / 2
