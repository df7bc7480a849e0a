"""What is remembered of one person, as pictures: a ring of games won, bars, and three keepsakes."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from vivaroi_gui.table.statistics import Statistics, Wins
from vivaroi_gui.ui.dialogs.memory_words import MemoryWords
from vivaroi_gui.ui.kit.control import paint_icon
from vivaroi_gui.ui.kit.fonts import body, bold, display, numeral
from vivaroi_gui.ui.kit.ink import fill, outline, rounded, tint
from vivaroi_gui.ui.kit.papers import paint_strip
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.pictures import picture
from vivaroi_gui.ui.kit.portrait import colour_of, paint_portrait
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import RIGHT, Pen

_LEFT_WIDTH, _RIGHT_WIDTH, _GAP = 220.0, 292.0, 26.0
_RING, _RING_WIDE = 78.0, 13.0
_ROW, _HEAD, _BELOW, _BAR = 42.0, 32.0, 8.0, 9.0
_MIDDLE: Final = Qt.AlignmentFlag.AlignHCenter
_WHOLE = 360 * 16
"""A turn, as Qt has it."""


class MemorySheet(QWidget):
    """Shows the statistics of one person."""

    def __init__(self, parent: QWidget, words: MemoryWords) -> None:
        super().__init__(parent)
        self._words = words
        self.shown: Statistics | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_person(self, one: Statistics | None) -> None:
        self.shown = one
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(self._words.title())
        self.setAccessibleDescription(self._words.spoken(self.shown) if self.shown else "")
        self.update()

    # --- painting ------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        one = self.shown
        if one is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        pen = Pen(painter, [])
        self._paint_person(pen, QRectF(area.left(), area.top(), _LEFT_WIDTH, area.height()), one)
        right = area.right() - _RIGHT_WIDTH
        left = area.left() + _LEFT_WIDTH + _GAP
        self._paint_bars(pen, QRectF(left, area.top(), right - _GAP - left, area.height()), one)
        self._paint_keepsakes(pen, QRectF(right, area.top(), _RIGHT_WIDTH, area.height()), one)
        if self.hasFocus():
            outline(
                painter, rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8), tones().violet, 2
            )

    def _paint_person(self, pen: Pen, area: QRectF, one: Statistics) -> None:
        """The portrait within a ring, of which so much is golden as games were won."""
        painter, middle = pen.painter, QPointF(area.center().x(), area.top() + _RING + 18)
        ring = QRectF(middle.x() - _RING, middle.y() - _RING, 2 * _RING, 2 * _RING)
        share = one.all.wins / one.all.games
        for colour, span in ((tint(tones().heading, 0.16), 1.0), (tones().gold, share)):
            stroke = QPen(colour, _RING_WIDE)
            stroke.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(stroke)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawArc(ring, _WHOLE // 4, -round(_WHOLE * span))
        ratio = self.devicePixelRatioF()
        paint_portrait(painter, one.person, middle, _RING - _RING_WIDE - 8, ratio)
        base = ring.bottom() + 48
        made = display(27)
        pen.line(
            QPointF(middle.x(), base), one.person.name, made, tones().ink, area.width(), _MIDDLE
        )
        games, wins = self._words.games(one.all), self._words.wins(one.all)
        at = QPointF(middle.x(), base + 32)
        pen.line(at, f"{games} · {wins}", bold(18), tones().soft_ink, area.width(), _MIDDLE)

    def _paint_bars(self, pen: Pen, area: QRectF, one: Statistics) -> None:
        words, top = self._words, area.top()
        lines = len(one.by_edition) + len(one.by_level)
        pitch = min(_ROW, (area.height() - 2 * (_HEAD + _BELOW)) / lines)
        forms = [(words.form(game, edition), tally) for game, edition, tally in one.by_edition]
        levels = [(people().level(level), tally) for level, tally in one.by_level]
        for title, rows in ((words.by_form(), forms), (words.by_level(), levels)):
            if rows:
                room = QRectF(area.left(), top, area.width(), pitch)
                top = self._paint_rows(pen, room, title, rows)

    def _paint_rows(
        self, pen: Pen, area: QRectF, title: str, rows: Sequence[tuple[str, Wins]]
    ) -> float:
        """A heading and a bar for each row, an area each; where they end."""
        base = area.top() + 22
        pen.line(QPointF(area.left(), base), title, display(20), tones().heading, area.width())
        top = area.top() + _HEAD
        for name, tally in rows:
            told = self._words.share(tally)
            line = top + 17
            room = pen.line(QPointF(area.right(), line), told, bold(16), tones().ink, 110, RIGHT)
            free = area.width() - room - 14
            pen.line(QPointF(area.left(), line), name, body(17), tones().ink, free)
            bar = QRectF(area.left(), top + 23, area.width(), _BAR)
            _paint_bar(pen.painter, bar, tally.wins / tally.games)
            top += area.height()
        return top + _BELOW

    def _paint_keepsakes(self, pen: Pen, area: QRectF, one: Statistics) -> None:
        words = self._words
        none = (words.not_yet(), "")
        bold_no = none if one.bold is None else (words.bold_told(one.bold), "")
        close = none if one.close is None else (words.close_told(one.close), words.when(one.close))
        told = [("kit/card-no", words.bold(), *bold_no), ("", words.close(), *close)]
        if one.crowned is not None:
            told.insert(0, ("kit/crown", words.crowned(), str(one.crowned), ""))
        else:
            del told[0]  # who knows no Kings has voted against none
        pitch = min(112.0, area.height() / 3)
        for number, keepsake in enumerate(told):
            card = QRectF(area.left(), area.top() + pitch * number, area.width(), pitch - 12)
            self._paint_keepsake(pen, card, one, keepsake)

    def _paint_keepsake(
        self, pen: Pen, card: QRectF, one: Statistics, told: tuple[str, str, str, str]
    ) -> None:
        name, title, value, note = told
        painter, ratio = pen.painter, self.devicePixelRatioF()
        paint_strip(painter, card, colour_of(one.person), is_first=False)
        middle = QPointF(card.left() + 48, card.center().y())
        if name:
            wide, high = (46.0, 40.0) if name.endswith("crown") else (42.0, 58.0)
            shown = picture(name, wide, high, ratio)
            painter.drawPixmap(middle - QPointF(wide, high) / 2, shown)
        else:
            paint_icon(painter, middle, "flag", 40, tones().heading, self)
        left, room = card.left() + 86, card.width() - 98
        top = card.center().y() - (10 if note else 2)
        pen.line(QPointF(left, top - 14), title, bold(16), tones().heading, room)
        made = numeral(24) if value.isdecimal() else display(21)
        pen.line(QPointF(left, top + 14), value, made, tones().ink, room)
        if note:
            pen.line(QPointF(left, top + 36), note, body(15), tones().soft_ink, room)


def _paint_bar(painter: QPainter, area: QRectF, share: float) -> None:
    radius = area.height() / 2
    fill(painter, rounded(area, radius), tint(tones().heading, 0.16))
    done = QRectF(area)
    done.setWidth(area.width() * share)
    painter.save()
    painter.setClipPath(rounded(area, radius))
    fill(painter, rounded(done, 0), tones().gold)
    painter.restore()
    outline(painter, rounded(area, radius), tones().gold_edge, 1)
