"""What is remembered of one person, as pictures: a ring of games won, bars, and three keepsakes."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from vivaroi_gui.table.statistics import Statistics, Wins
from vivaroi_gui.ui.dialogs.memory_words import MemoryWords
from vivaroi_gui.ui.kit.control import paint_icon
from vivaroi_gui.ui.kit.fonts import body, bold, display, numeral
from vivaroi_gui.ui.kit.ink import fill, outline, rounded, tint
from vivaroi_gui.ui.kit.kept_sizes import sized
from vivaroi_gui.ui.kit.papers import paint_strip
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.pictures import picture
from vivaroi_gui.ui.kit.portrait import colour_of, paint_portrait
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import LEFT, RIGHT, Pen, advance

_LEFT_WIDTH, _RIGHT_WIDTH, _GAP = 220.0, 292.0, 26.0
_BESIDE = 400.0
"""From this width on the keepsakes lie beside the person."""
_RING, _RING_WIDE = 78.0, 13.0
_ROW, _HEAD, _BELOW, _BAR = 42.0, 32.0, 8.0, 9.0
_MIDDLE: Final = Qt.AlignmentFlag.AlignHCenter
_TOP = 300.0
"""Of the person, or the person and the keepsakes beside, where the bars lie below."""
_KEEPSAKE, _BETWEEN = 112.0, 12.0
_WHOLE = 360 * 16
"""A turn, as Qt has it."""


class MemorySheet(QWidget):
    """Shows the statistics of one person."""

    def __init__(self, parent: QWidget, words: MemoryWords) -> None:
        super().__init__(parent)
        self._words = words
        self.shown: Statistics | None = None
        self._is_small = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_small(self, *, is_small: bool) -> None:
        """In a small room the bars lie below the rest."""
        self._is_small = is_small
        self._take_height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._take_height()

    def _take_height(self) -> None:
        self.setMinimumHeight(round(self._bars_height + self._top) if self._is_small else 0)
        self.update()

    @property
    def _is_narrow(self) -> bool:
        return self.width() < sized(_BESIDE)

    @property
    def _top(self) -> float:
        """How far down the bars begin, where they lie below all else."""
        keepsakes = self._keepsakes * _KEEPSAKE + _BELOW if self._is_narrow else 0
        return sized(_TOP + keepsakes)

    @property
    def _keepsakes(self) -> int:
        """Who knows no Kings has brought none to the throne."""
        return 2 if self.shown is not None and self.shown.crowned is None else 3

    @property
    def _bars_height(self) -> float:
        one = self.shown
        lines = len(one.by_form) + len(one.by_level) if one else 0
        return sized(2 * (_HEAD + _BELOW) + lines * _ROW)

    def show_person(self, one: Statistics | None) -> None:
        self.shown = one
        self._take_height()
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(self._words.title())
        set_description(self, self._words.spoken(self.shown) if self.shown else "")
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
        person, bars, keepsakes = self._areas(area)
        self._paint_person(pen, person, one)
        self._paint_bars(pen, bars, one)
        self._paint_keepsakes(pen, keepsakes, one)
        if self.hasFocus():
            outline(
                painter, rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8), tones().violet, 2
            )

    def _areas(self, area: QRectF) -> tuple[QRectF, QRectF, QRectF]:
        """Of the person, of the bars and of the keepsakes."""
        gap, first = sized(_GAP), sized(_LEFT_WIDTH)
        if self._is_small:
            bars = area.adjusted(0, self._top, 0, 0)
            top = QRectF(area.left(), area.top(), area.width(), sized(_TOP))
            if self._is_narrow:
                return (
                    top,
                    bars,
                    top.translated(0, top.height()).adjusted(0, 0, 0, sized(_KEEPSAKE)),
                )
            first = min(first, round(area.width() * 0.4))
            person, keepsakes = QRectF(top), top.adjusted(first, 0, 0, 0)
            person.setRight(keepsakes.left() - gap / 2)
            return person, bars, keepsakes
        right = area.right() - sized(_RIGHT_WIDTH)
        left = area.left() + first + gap
        return (
            QRectF(area.left(), area.top(), first, area.height()),
            QRectF(left, area.top(), right - gap - left, area.height()),
            QRectF(right, area.top(), sized(_RIGHT_WIDTH), area.height()),
        )

    def _paint_person(self, pen: Pen, area: QRectF, one: Statistics) -> None:
        """The portrait within a ring, of which so much is golden as games were won."""
        wide = sized(_RING_WIDE)
        radius = min(sized(_RING), (area.width() - wide) / 2)
        painter, middle = pen.painter, QPointF(area.center().x(), area.top() + radius + sized(18))
        ring = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        share = one.all.wins / one.all.games
        for colour, span in zip(_shares(), (1.0, share), strict=True):
            stroke = QPen(colour, wide)
            stroke.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(stroke)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawArc(ring, _WHOLE // 4, -round(_WHOLE * span))
        ratio = self.devicePixelRatioF()
        paint_portrait(painter, one.person, middle, radius - wide - sized(8), ratio)
        base = ring.bottom() + sized(48)
        made = display(sized(27))
        pen.line(
            QPointF(middle.x(), base), one.person.name, made, tones().ink, area.width(), _MIDDLE
        )
        games, wins = self._words.games(one.all), self._words.wins(one.all)
        at = QPointF(middle.x(), base + sized(32))
        pen.line(at, f"{games} · {wins}", bold(sized(18)), tones().soft_ink, area.width(), _MIDDLE)

    def _paint_bars(self, pen: Pen, area: QRectF, one: Statistics) -> None:
        words, top = self._words, area.top()
        lines = len(one.by_form) + len(one.by_level)
        pitch = min(sized(_ROW), (area.height() - sized(2 * (_HEAD + _BELOW))) / lines)
        forms = [
            (words.form(game, edition, form), tally) for game, edition, form, tally in one.by_form
        ]
        levels = [(people().level(level), tally) for level, tally in one.by_level]
        for title, rows in ((words.by_form(), forms), (words.by_level(), levels)):
            if rows:
                room = QRectF(area.left(), top, area.width(), pitch)
                top = self._paint_rows(pen, room, title, rows)

    def _paint_rows(
        self, pen: Pen, area: QRectF, title: str, rows: Sequence[tuple[str, Wins]]
    ) -> float:
        """A heading and a bar for each row, an area each; where they end."""
        base = area.top() + sized(22)
        pen.line(
            QPointF(area.left(), base), title, display(sized(20)), tones().heading, area.width()
        )
        top = area.top() + sized(_HEAD)
        for name, tally in rows:
            told = self._words.share(tally)
            line = top + sized(17)
            room = pen.line(
                QPointF(area.right(), line), told, bold(sized(16)), tones().ink, sized(110), RIGHT
            )
            free = area.width() - room - sized(14)
            pen.line(QPointF(area.left(), line), name, body(sized(17)), tones().ink, free)
            bar = QRectF(area.left(), top + sized(23), area.width(), sized(_BAR))
            _paint_bar(pen.painter, bar, tally.wins / tally.games)
            top += area.height()
        return top + sized(_BELOW)

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
        pitch = min(sized(_KEEPSAKE), area.height() / len(told))
        for number, keepsake in enumerate(told):
            top, high = area.top() + pitch * number, pitch - sized(_BETWEEN)
            card = QRectF(area.left(), top, area.width(), high)
            self._paint_keepsake(pen, card, one, keepsake)

    def _paint_keepsake(
        self, pen: Pen, card: QRectF, one: Statistics, told: tuple[str, str, str, str]
    ) -> None:
        name, title, value, note = told
        painter, ratio = pen.painter, self.devicePixelRatioF()
        paint_strip(painter, card, colour_of(one.person), is_first=False)
        middle = QPointF(card.left() + sized(48), card.center().y())
        if name:
            wide, high = map(sized, (46, 40) if name.endswith("crown") else (42, 58))
            shown = picture(name, wide, high, ratio)
            painter.drawPixmap(middle - QPointF(wide, high) / 2, shown)
        else:
            paint_icon(painter, middle, "flag", sized(40), tones().heading, self)
        left, room = card.left() + sized(86), card.width() - sized(98)
        top = card.center().y() - sized(10 if note else 2)
        made = bold(sized(16))
        if advance(title, made, room) > room:
            top += sized(6)
            lines = QRectF(left, top - sized(46), room, sized(40))
            pen.lines(lines, title, made, tones().heading, LEFT)
        else:
            pen.line(QPointF(left, top - sized(14)), title, made, tones().heading, room)
        made = numeral(sized(24)) if value.isdecimal() else display(sized(21))
        pen.line(QPointF(left, top + sized(14)), value, made, tones().ink, room)
        if note:
            pen.line(QPointF(left, top + sized(36)), note, body(sized(15)), tones().soft_ink, room)


def _shares() -> tuple[QColor, QColor]:
    """Of all games, and of those that were won: dark on gold where gold on white is nothing."""
    shown = tones()
    if shown.is_flat:
        return shown.gold, shown.heading
    return tint(shown.heading, 0.16), shown.gold


def _paint_bar(painter: QPainter, area: QRectF, share: float) -> None:
    radius, (games, wins) = area.height() / 2, _shares()
    fill(painter, rounded(area, radius), games)
    done = QRectF(area)
    done.setWidth(area.width() * share)
    painter.save()
    painter.setClipPath(rounded(area, radius))
    fill(painter, rounded(done, 0), wins)
    painter.restore()
    outline(painter, rounded(area, radius), tones().gold_edge, 1)
