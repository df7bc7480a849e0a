"""The form of the game as a card with some of its cast."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.rules.vivaroi.options import EDITION_NAMED
from vivaroi_gui.ui.kit import faces
from vivaroi_gui.ui.kit.control import Control, tinted_icon
from vivaroi_gui.ui.kit.fonts import body, display, fit
from vivaroi_gui.ui.kit.ink import fill, hand_cut, oval, shade, shadow
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.vivaroi.pictures import pawn_picture

_LEAST_HEIGHT = Size(92, least=83)
_MOST_HEIGHT = Size(128, least=86)
_TITLE_TEXT = Size(21, least=16.5)
_LINE_TEXT = Size(15.5, least=14)
_CHECK = Size(13, least=9)

_STEP = 0.8
"""From one pawn to the next, in widths of a pawn."""
_SMALLEST_TITLE = 14
_CROWD = 3
"""Fewer pawns than this are worth a second line of words."""
"""How much is left of a form that these players cannot play."""


class FormCard(Control):
    """Violet with a golden edge and a check mark when the game is of this form."""

    def __init__(self, edition: str, names: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.edition = edition
        characters = EDITION_NAMED[edition].characters
        self._cast = [characters[name] for name in names]
        self._line = ""
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_words(self, title: str, line: str) -> None:
        """The name of the form, and what it is in a few words."""
        self.setText(title)
        self._line = line
        self.setAccessibleName(f"{title}: {line}")
        self.update()

    def set_unit(self, unit: float) -> None:
        super().set_unit(unit)
        self.setMinimumHeight(round(_LEAST_HEIGHT.at(unit)))
        self.setMaximumHeight(round(_MOST_HEIGHT.at(unit)))

    def nextCheckState(self) -> None:
        """The page decides what is chosen."""

    # --- measures --------------------------------------------------------------------------------

    @property
    def _pawn_height(self) -> float:
        return self.height() - 18 * max(0.8, self.unit)

    @property
    def _shown(self) -> Sequence[Character]:
        """As many of the cast as leave the words their room, on one line or on two."""
        metrics = QFontMetricsF(self.line_font())
        title = QFontMetricsF(display(_SMALLEST_TITLE)).horizontalAdvance(self.words)
        beside = self._fitting(max(title, metrics.horizontalAdvance(self._line)))
        if beside < _CROWD:
            halves = map(metrics.horizontalAdvance, self._line.split(", "))
            beside = self._fitting(max(title, *halves))
        return self._cast[: max(1, beside)]

    def _fitting(self, words: float) -> int:
        """How many pawns stand beside words that wide."""
        room = self.width() - words - 34 * max(0.8, self.unit)
        return int((room / (self._pawn_height * PAWN_RATIO) - 1) / _STEP) + 1

    @property
    def _crowd(self) -> float:
        """Pixels across for the group."""
        return self._pawn_height * PAWN_RATIO * (1 + _STEP * (len(self._shown) - 1))

    def words_area(self) -> QRectF:
        """Where the words are written."""
        pad = 14 * max(0.8, self.unit)
        return QRectF(pad, 6, self.width() - self._crowd - 2.2 * pad, self.height() - 12)

    # --- painting --------------------------------------------------------------------------------

    def paint(self, painter: QPainter, area: QRectF) -> None:
        face = faces.sheet(self)
        painter.setOpacity(face.opacity)
        sheet = area.adjusted(3, 3, -4, -5)
        is_on = self.isChecked()
        path = hand_cut(sheet, 1.4)
        shadow(painter, path, 4, (9, 4), 0.1)
        faces.paint_face(painter, path, face, sheet)
        self._paint_cast(painter, sheet)
        self._paint_words(painter, is_on)
        if is_on:
            self._paint_check(painter, sheet)

    def _paint_cast(self, painter: QPainter, sheet: QRectF) -> None:
        height = self._pawn_height
        width = height * PAWN_RATIO
        left = sheet.right() - self._crowd - 8 * self.unit
        feet = sheet.bottom() - max(5.0, (sheet.height() - height) / 2)
        for place, character in enumerate(self._shown):
            x = left + place * width * _STEP
            shade(painter, oval(x + width / 2, feet - 1, width * 0.42, height * 0.035), 0.3)
            pawn = pawn_picture(self.edition, character, height, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(x, feet - height), pawn)

    def _paint_words(self, painter: QPainter, is_on: bool) -> None:
        area, pad = self.words_area(), 3 * self.unit
        title = self._title_font()
        tall = self.words_height()
        top = area.top() + max(0.0, (area.height() - tall) / 2)
        base = top + QFontMetricsF(title).ascent()
        ink = tones().ribbon_text if is_on else tones().ink
        write(painter, QPointF(area.left(), base), self.words, title, ink, _LEFT)
        painter.setFont(self.line_font())
        painter.setPen(tones().night_text if is_on else tones().soft_ink)
        rest = QRectF(area.left(), top + QFontMetricsF(title).height() + pad, area.width(), 999)
        painter.drawText(rest, _WRAPPED, self._broken())

    def _title_font(self) -> QFont:
        wanted = display(_TITLE_TEXT.at(self.unit))
        return fit(self.words, wanted, self.words_area().width(), _SMALLEST_TITLE)

    def line_font(self) -> QFont:
        """The face of the smaller line."""
        return body(_LINE_TEXT.at(self.unit))

    def _line_height(self) -> float:
        room = QRectF(0, 0, self.words_area().width(), 999)
        return QFontMetricsF(self.line_font()).boundingRect(room, _WRAPPED, self._broken()).height()

    def _broken(self) -> str:
        """The line, cut in two at its comma where it has to be cut."""
        width = QFontMetricsF(self.line_font()).horizontalAdvance(self._line)
        is_long = width > self.words_area().width()
        return self._line.replace(", ", ",\n", 1) if is_long else self._line

    def words_height(self) -> float:
        """Pixels that the words need from the top of the title to the last line's foot."""
        return QFontMetricsF(self._title_font()).height() + self._line_height() + 3 * self.unit

    def _paint_check(self, painter: QPainter, sheet: QRectF) -> None:
        radius = _CHECK.at(self.unit)
        middle = sheet.topRight() + QPointF(-radius * 0.9, radius * 0.9)
        shade(painter, oval(middle.x() + 1, middle.y() + 2, radius, radius), 0.3)
        fill(painter, oval(middle.x(), middle.y(), radius, radius), tones().gold)
        size = radius * 1.4
        check = tinted_icon("check", size, tones().ink, self)
        painter.drawPixmap(middle - QPointF(size / 2, size / 2), check)

    def sizeHint(self) -> QSize:
        return QSize(round(280 * self.unit), round(96 * self.unit))

    def ring(self) -> tuple[QRectF, float]:
        return QRectF(self.rect()).adjusted(3, 3, -4, -5), 3


_LEFT = Qt.AlignmentFlag.AlignLeft
_WRAPPED = int(Qt.TextFlag.TextWordWrap.value) | int(Qt.AlignmentFlag.AlignLeft.value)
