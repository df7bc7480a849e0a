"""An Ambition card, as a control: emblem, title, condition, and a seal with the points."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent, QTransform
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.rules.vivaroi.data_2024 import BOUFFON, MEN, WOMEN
from vivaroi_gui.ui.kit.access_faces import PressedButton
from vivaroi_gui.ui.kit.bulb import paint_bulb
from vivaroi_gui.ui.kit.control import paint_ring, tinted_icon
from vivaroi_gui.ui.kit.fonts import body, bold, display, numeral, text_factor
from vivaroi_gui.ui.kit.grammar import joined, sentence
from vivaroi_gui.ui.kit.ink import fill, lit, outline, oval, rounded, shade, wax
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.panel import Tip
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO, picture
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import MIDDLE, Pen
from vivaroi_gui.ui.vivaroi.ambition.words import AmbitionWords
from vivaroi_gui.ui.vivaroi.cards import CARD_RATIO, card_area
from vivaroi_gui.ui.vivaroi.castle_tones import castle_tones
from vivaroi_gui.ui.vivaroi.pictures import pawn_picture
from vivaroi_gui.ui.vivaroi.words.ambitions import (
    ambition_condition,
    ambition_emblem,
    ambition_points,
    ambition_title,
)

_SHEET, _MIDDLE, _FRONT_WIDTH = (240, 330), (120, 165), 200
_EMBLEM, _SEAL, _BADGE, _ALONE = 0.52, 0.115, 0.07, 0.72
"""In widths of the card; of the emblem also where nothing is written below it."""
_KINGS = {
    "bouffon_king": (BOUFFON,),
    "woman_queen": tuple(sorted(WOMEN)),
    "man_king": tuple(sorted(MEN)),
}
_BARRED = {"not_floors_0_1": (0, 1), "not_floors_2_3": (2, 3), "not_floors_4_5": (4, 5)}
_PRESS = (Qt.Key.Key_Space,)


class AmbitionCard(PressedButton):
    """One of two cards to choose from, a radio button while it is; ``number`` is its key."""

    picked = Signal()
    """A card to choose from was pressed."""
    turned = Signal()
    """A covered card was pressed."""

    def __init__(self, number: int, words: AmbitionWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._number = number
        self._words = words
        self.ambition: str | None = None
        self.is_covered = False
        self.is_advised = False
        self.has_key = True
        self._cut: list[Tip] = []
        self.is_brief = False
        """Whether what it says stands beside it."""
        self._width = 100.0
        self._tilt = 0.0
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_card(
        self, ambition: str | None, *, is_covered: bool, has_key: bool, is_chosen: bool
    ) -> None:
        """Lies open, or with its back up; ``has_key``: there is a choice."""
        self.ambition, self.is_covered, self.has_key = ambition, is_covered, has_key
        self.setAutoExclusive(False)  # or Qt would never let go of the last one chosen
        self.setCheckable(has_key and self.is_open)
        self.setChecked(is_chosen and self.isCheckable())
        self.setAutoExclusive(self.isCheckable())
        self.describe()
        self.update()

    def lie(self, middle: QPointF, width: float, tilt: float) -> None:
        """Takes its place: a spot of the parent, pixels across, degrees."""
        self._width, self._tilt = width, tilt
        size = QSize(round(width * 1.24), round(width * CARD_RATIO * 1.22))
        self.setGeometry(
            round(middle.x() - size.width() / 2),
            round(middle.y() - size.height() / 2),
            size.width(),
            size.height(),
        )
        self.update()

    def describe(self) -> None:
        """The accessible name: what lies covered is not said."""
        if self.ambition is None or self.is_covered:
            self.setAccessibleName(self._words.covered())
            set_description(self, "")
            return
        self.setAccessibleName(self._words.card(self.ambition))
        told = ambition_condition(self.ambition), *self._advice
        set_description(self, joined(*told))

    @property
    def _advice(self) -> list[str]:
        return [sentence(self._words.advised())] if self.is_advised else []

    @property
    def cut(self) -> list[str]:
        """What had no room when it was last painted."""
        return [tip.text for tip in self._cut]

    @property
    def is_open(self) -> bool:
        return self.ambition is not None and not self.is_covered

    def nextCheckState(self) -> None:
        """A press chooses, and never takes the choice back; a covered card is only turned."""
        if self.isCheckable():
            self.picked.emit()
        elif not self.is_open:
            self.turned.emit()

    def sizeHint(self) -> QSize:
        return self.size()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space presses; whatever else there is, the page does."""
        if event.key() in _PRESS:
            super().keyPressEvent(event)
        else:
            event.ignore()

    # --- painting ------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        middle = QPointF(self.width() / 2, self.height() / 2 - self._width * 0.03)
        painter.setTransform(QTransform().translate(middle.x(), middle.y()), True)
        painter.save()
        painter.rotate(self._tilt)
        self._paint_card(painter)
        painter.restore()
        if self.has_key and self.is_open:
            self._paint_key(painter)

    def _paint_card(self, painter: QPainter) -> None:
        width, area = self._width, card_area(self._width)
        if self.isChecked() and self.is_open:
            outline(painter, rounded(area, width * 0.09), tones().state_gold, width * 0.055)
        name = "kit/card-ambition-front" if self.is_open else "kit/card-ambition-back"
        unit, ratio = width / _FRONT_WIDTH, self.devicePixelRatioF()
        front = picture(name, _SHEET[0] * unit, _SHEET[1] * unit, ratio)
        painter.drawPixmap(QPointF(-_MIDDLE[0] * unit, -_MIDDLE[1] * unit), front)
        if self.is_open:
            self._paint_front(painter, area)
        if self.hasFocus():
            paint_ring(painter, area.adjusted(-1, -1, 1, 1), width * 0.09)
        if self.isChecked() and self.is_open:
            self._paint_badge(painter, area)
        if self.is_advised and self.is_open:
            self._paint_advised(painter, area)

    def _paint_front(self, painter: QPainter, area: QRectF) -> None:
        assert self.ambition is not None
        width, self._cut = self._width, []
        has_foot = self.ambition in _KINGS or self.ambition in _BARRED
        down = 0.0 if has_foot else width * 0.09
        size = width * (_EMBLEM if not self.is_brief else _ALONE)
        emblem = picture(ambition_emblem(self.ambition), size, size, self.devicePixelRatioF())
        top = -size / 2 if self.is_brief else area.top() + width * 0.14 + down
        painter.drawPixmap(QPointF(-size / 2, top), emblem)
        if self.is_brief:
            self._paint_seal(painter, area)
            return
        pen = Pen(painter, self._cut)
        title, room = ambition_title(self.ambition), width * 0.8
        base = QPointF(0, area.top() + width * 0.82 + down)
        pen.line(base, title, display(width * 0.102), tones().ink, room, MIDDLE)
        words = QRectF(-room / 2, base.y() + width * 0.05, room, width * 0.25)
        made = body(max(14.5 * text_factor(), width * 0.066))
        pen.lines(words, ambition_condition(self.ambition), made, tones().soft_ink)
        if has_foot:
            self._paint_foot(painter, area.bottom() - width * 0.08)
        self._paint_seal(painter, area)

    def _paint_foot(self, painter: QPainter, floor: float) -> None:
        """Who may be crowned, or the floors that are barred."""
        assert self.ambition is not None
        kings = _KINGS.get(self.ambition, ())
        for place, character in enumerate(kings):
            x = self._width * 0.132 * (place - (len(kings) - 1) / 2)
            self._paint_pawn(painter, character, QPointF(x, floor))
        for place, number in enumerate(_BARRED.get(self.ambition, ())):
            x = self._width * 0.26 * (place - 0.5)
            self._paint_barred(painter, number, QPointF(x, floor - self._width * 0.08))

    def _paint_pawn(self, painter: QPainter, character: Character, feet: QPointF) -> None:
        height = self._width * 0.19
        pawn = pawn_picture(self._words.lore.edition, character, height, self.devicePixelRatioF())
        painter.drawPixmap(feet - QPointF(height * PAWN_RATIO / 2, height), pawn)

    def _paint_barred(self, painter: QPainter, number: int, middle: QPointF) -> None:
        """The seal of a floor, struck out."""
        reach = self._width * 0.075
        seal = wax(middle.x(), middle.y(), reach)
        fill(painter, seal, lit(castle_tones().seals[number], seal.boundingRect()))
        outline(painter, seal, tones().cream, reach * 0.1)
        write_middle(painter, seal.boundingRect(), str(number), numeral(reach * 1.1), tones().cream)
        away = QPointF(reach * 1.15, -reach * 1.15)
        for colour, width in ((tones().ink, 0.34), (tones().state_gold, 0.18)):
            outline(painter, _line(middle - away, middle + away), colour, reach * width)

    def _paint_seal(self, painter: QPainter, area: QRectF) -> None:
        assert self.ambition is not None
        reach = self._width * _SEAL
        at = area.topLeft() + QPointF(reach * 0.85, reach * 0.95)
        seal = wax(at.x(), at.y(), reach)
        shade(painter, seal.translated(reach * 0.08, reach * 0.14), 0.35)
        fill(painter, seal, lit(tones().alert, seal.boundingRect()))
        outline(
            painter, oval(at.x(), at.y(), reach * 0.74, reach * 0.74), tones().cream, reach * 0.045
        )
        points = str(ambition_points(self.ambition))
        write_middle(painter, seal.boundingRect(), points, numeral(reach * 1.05), tones().cream)

    def _paint_badge(self, painter: QPainter, area: QRectF) -> None:
        reach = max(12.0, self._width * _BADGE)
        at = area.topRight() + QPointF(-reach * 0.55, reach * 0.55)
        fill(painter, oval(at.x(), at.y(), reach, reach), tones().gold)
        outline(painter, oval(at.x(), at.y(), reach, reach), tones().ink, reach * 0.1)
        size = reach * 1.2
        mark = tinted_icon("check", size, tones().ink, self)
        painter.drawPixmap(at - QPointF(size / 2, size / 2), mark)

    def _paint_advised(self, painter: QPainter, area: QRectF) -> None:
        """A bulb on the lower edge: the card of the hint, whether it is chosen or not."""
        at = area.bottomRight() - QPointF(self._width * 0.09, self._width * 0.09)
        paint_bulb(painter, at, max(15.0, self._width * 0.08))

    def _paint_key(self, painter: QPainter) -> None:
        """The number under the card."""
        size = max(20.0, self._width * 0.085)
        middle = QPointF(0, self._width * (CARD_RATIO / 2 + 0.085))
        key = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
        fill(painter, rounded(key, size * 0.2), tones().cream)
        outline(painter, rounded(key, size * 0.2), tones().night_edge, 1.4)
        write_middle(painter, key, str(self._number), bold(size * 0.7), tones().ink)


def _line(start: QPointF, end: QPointF) -> QPainterPath:
    path = QPainterPath(start)
    path.lineTo(end)
    return path
