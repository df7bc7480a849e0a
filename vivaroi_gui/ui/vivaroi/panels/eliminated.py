"""The tray of the candidates that were refused in this round."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import OUT, Character
from vivaroi_gui.ui.kit.fonts import body
from vivaroi_gui.ui.kit.panel import Panel, Tip
from vivaroi_gui.ui.kit.panel_papers import paint_titled
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import LEFT, Pen
from vivaroi_gui.ui.vivaroi.castle_tones import castle_tones
from vivaroi_gui.ui.vivaroi.panels.words import PanelWords
from vivaroi_gui.ui.vivaroi.pictures import pawn_picture
from vivaroi_gui.ui.vivaroi.words.glossary import meaning
from vivaroi_gui.ui.vivaroi.words.lore import Lore

_HEAD = 40.0
_TALLEST = 70.0


class Eliminated(Panel):
    """Pawns in the order in which they fell."""

    def __init__(self, words: PanelWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.characters: tuple[Character, ...] = ()
        self._shown: tuple[tuple[Character, ...], Lore] | None = None

    def show_view(self, view: View) -> None:
        fallen = [
            one.character for one in view.elections if not (one.is_crowned or one.is_cancelled)
        ]
        out = [character for character, place in enumerate(view.places) if place == OUT]
        ordered = [character for character in fallen if character in out]
        characters = (*ordered, *(one for one in out if one not in ordered))
        shown = characters, self._words.lore
        if shown != self._shown:
            self._shown, self.characters = shown, characters
            self.describe()
            self.refresh()

    def describe(self) -> None:
        names = [self._words.lore.full_name(character) for character in self.characters]
        self.setAccessibleName(self._words.lore.tray())
        told = ", ".join(names) or self._words.lore.tray_is_empty()
        set_description(self, told)

    # --- painting ------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        pen, edition = Pen(painter, self.tips), self._words.lore.edition
        pen.tell(self.face, meaning("box" if edition == "2024" else "eliminated", edition))
        paint_titled(pen, self.face, self.unit, self._words.lore.tray())
        if self.characters:
            self._draw_pawns(painter)
        else:
            self._draw_nobody(pen)

    @property
    def _inside(self) -> QRectF:
        unit = self.unit
        return self.face.adjusted(16 * unit, _HEAD * unit, -16 * unit, -10 * unit)

    def _draw_pawns(self, painter: QPainter) -> None:
        inside, number = self._inside, len(self.characters)
        rows = max((1, 2, 3), key=lambda rows: self._pawn_height(number, rows))
        height = self._pawn_height(number, rows)
        across = -(-number // rows)
        step, line = inside.width() / max(across, 3), inside.height() / rows
        for place, character in enumerate(self.characters):
            row, column = divmod(place, across)
            left = inside.left() + step * (column + 0.5) - height * PAWN_RATIO / 2
            top = inside.top() + line * row + (line - height) / 2
            painter.drawPixmap(
                QPointF(left, top),
                pawn_picture(self._words.lore.edition, character, height, self.ratio),
            )
            area = QRectF(left, top, height * PAWN_RATIO, height)
            self.tips.append(Tip(area, self._words.lore.full_name(character)))

    def _pawn_height(self, number: int, rows: int) -> float:
        step = self._inside.width() / max(-(-number // rows), 3)
        return float(
            round(min(_TALLEST * self.unit, step / PAWN_RATIO, self._inside.height() / rows))
        )

    def _draw_nobody(self, pen: Pen) -> None:
        unit, inside = self.unit, self._inside
        is_low = inside.height() < 80 * unit
        for place in range(4):
            x = inside.left() + (15 + place * (25 if is_low else 30)) * unit
            _paint_missing(pen.painter, QPointF(x, inside.top() + 8 * unit), unit)
        words = inside.adjusted(0, 54 * unit, 0, 0)
        if is_low:
            words = inside.adjusted(112 * unit, 0, 0, 0)
        text = self._words.lore.tray_is_empty()
        pen.lines(words, text, body(14.5 * unit), tones().soft_ink, LEFT)


def _paint_missing(painter: QPainter, top: QPointF, unit: float) -> None:
    """The dashed outline of a pawn."""
    path = QPainterPath(top)
    for x, y in ((7, 8), (4, 16), (11, 40), (-11, 40), (-4, 16), (-7, 8)):
        path.lineTo(top + QPointF(x, y) * unit)
    path.closeSubpath()
    painter.fillPath(path, castle_tones().grave)
    pen = QPen(castle_tones().grave_edge, 1.3 * unit)
    pen.setStyle(Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([2.4, 2])
    painter.strokePath(path, pen)
