"""A choice between a few answers, side by side."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from vivaroi_gui.ui.kit import faces
from vivaroi_gui.ui.kit.control import Control, IconBeside, write_beside
from vivaroi_gui.ui.kit.fonts import bold, fit
from vivaroi_gui.ui.kit.grammar import labelled
from vivaroi_gui.ui.kit.ink import rounded
from vivaroi_gui.ui.kit.sizes import Target
from vivaroi_gui.ui.kit.targets import target_size

_HEIGHT = Target(36, least=30)


class _Segment(Control):
    """One of several answers, of which one holds; the arrow keys go from one to the next.

    Tab enters the one that holds.
    """

    def __init__(self, icon: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon = icon
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.toggled.connect(self._on_toggled)

    def _on_toggled(self, is_chosen: bool) -> None:
        policy = Qt.FocusPolicy
        self.setFocusPolicy(policy.StrongFocus if is_chosen else policy.ClickFocus)

    @property
    def _icon_room(self) -> float:
        return self.pixels * 1.25 if self._icon else 0.0

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(bold(self.pixels)).horizontalAdvance(self.words)
        across = width + self._icon_room + 1.5 * self.pixels
        return QSize(round(max(across, target_size())), round(_HEIGHT.at(self.unit)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        pill, face = area.adjusted(3, 3, -3, -3), faces.segment(self)
        faces.paint_face(painter, rounded(pill, pill.height() / 2), face)
        made = fit(self.words, bold(self.pixels), area.width() - self._icon_room - 10, 13)
        words = area.adjusted(self._icon_room, 0, 0, 0)
        icon = IconBeside(self._icon, self.pixels * 1.05, 4 * self.unit)
        write_beside(painter, words, self.words, made, face.ink, icon, self)

    def ring(self) -> tuple[QRectF, float]:
        area = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        return area, area.height() / 2


class Segmented(QWidget):
    """One of a few answers; ``chosen`` tells which was clicked, by its place."""

    chosen = Signal(int)

    def __init__(self, icons: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.unit = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._segments = [_Segment(icon, self) for icon in icons]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for place, segment in enumerate(self._segments):
            row.addWidget(segment)
            segment.clicked.connect(lambda _=False, place=place: self.chosen.emit(place))

    @property
    def segments(self) -> Sequence[QAbstractButton]:
        return self._segments

    def set_unit(self, unit: float) -> None:
        self.unit = unit
        for segment in self._segments:
            segment.set_unit(unit)

    def set_words(self, question: str, words: Sequence[str]) -> None:
        """The question for those who do not see it, and the answers."""
        self.setAccessibleName(question)
        for segment, word in zip(self._segments, words, strict=True):
            segment.setText(word)
            segment.setAccessibleName(labelled(question, word))
            segment.updateGeometry()

    def choose(self, place: int) -> None:
        self._segments[place].setChecked(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        faces.paint_face(painter, rounded(area, area.height() / 2), faces.track())
