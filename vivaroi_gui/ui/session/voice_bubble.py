"""A bubble of paper in which somebody says a line: face, name and words, in the colour's rim."""

from collections.abc import Iterator
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPolygonF,
    QRegion,
)
from PySide6.QtWidgets import QApplication, QWidget

from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.fonts import bold, display
from vivaroi_gui.ui.kit.grammar import labelled
from vivaroi_gui.ui.kit.ink import falling, fill, outline, rounded
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.portrait import colour_of, paint_portrait
from vivaroi_gui.ui.kit.sizes import TEXT, Size
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import LEFT, wrap
from vivaroi_gui.ui.session.chatter import VoiceRoom

SHOWN_MS, LETTER_MS, LEAST_MS, MOST_MS = 1600, 45, 2400, 4600
"""How long a line stays: so long, and longer with each letter, between the least and the most."""
_WIDE: Final = Size(300, least=224)
_FACE: Final = Size(19, least=15)
"""The radius of the face."""
_PAD, _RADIUS, _TAIL, _TAIL_WIDE, _RIM = 10.0, 14.0, 16.0, 20.0, 2.6


def shown_ms(words: str) -> int:
    """How long a line is seen."""
    return min(max(LEAST_MS, SHOWN_MS + LETTER_MS * len(words)), MOST_MS)


class VoiceBubble(QWidget):
    """It covers nothing that can be clicked."""

    put_away = Signal()
    """By a click on it, or by what else comes before people's eyes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._player: Player | None = None
        self._words = ""
        self._unit = 1.0
        self._lines: list[str] = []
        self.body = QRectF()
        """The paper without its tail, in pixels of the parent."""
        self._path = QPainterPath()
        self.hide()

    @property
    def text(self) -> str:
        """What is said; nothing where nobody speaks."""
        return "" if self.isHidden() else self._words

    def say(self, player: Player, words: str) -> None:
        """Whose words these are; they are heard once they have a place."""
        self._player, self._words = player, words
        self.setAccessibleName(labelled(people().seat(player), words))

    # --- where it is ---------------------------------------------------------------------------

    def place(self, room: VoiceRoom, unit: float) -> bool:
        """Takes the nearest area that holds it, where that is low as one long line; False where
        none does.
        """
        self._unit = unit
        for area in sorted(room.areas, key=lambda one: _distance(one, room.speaker)):
            for wide in sorted({min(area.width(), _WIDE.at(self._unit)), area.width()}):
                size = self._fold(wide)
                if size.width() <= area.width() and size.height() <= area.height():
                    self._lie(_within(area, size, room.speaker), room.speaker)
                    return True
        return False

    def _fold(self, room: float) -> QSizeF:
        """Breaks the words for a width; how large all of it is then."""
        inside = room - self._aside - self._pad
        metrics = QFontMetricsF(self._font)
        self._lines = wrap(self._words, metrics, inside)
        across = max(map(metrics.horizontalAdvance, self._lines))
        across = max(
            across, min(inside, QFontMetricsF(self._name_font).horizontalAdvance(self._name))
        )
        down = max(self._step * len(self._lines) + self._name_step, 2 * _FACE.at(self._unit))
        return QSizeF(ceil(across + self._aside + self._pad), ceil(down + 1.5 * self._pad))

    def _lie(self, body: QRectF, speaker: QPointF | None) -> None:
        self.body = body
        path, tail = rounded(body, _RADIUS * self._unit), QPolygonF()
        if speaker is not None:
            tail = QPolygonF(list(_tail(body, speaker, self._unit)))
            pointed = QPainterPath()
            pointed.addPolygon(tail)
            pointed.closeSubpath()
            path = path.united(pointed)
        rim = ceil(_RIM * self._unit) + 1
        outer = path.boundingRect().adjusted(-rim, -rim, rim, rim).toAlignedRect()
        self.setGeometry(outer)
        self._path = path.translated(-QPointF(outer.topLeft()))
        self.setMask(_region(self._path, rim))
        self.show()
        self.raise_()
        self.update()

    # --- how it looks --------------------------------------------------------------------------

    @property
    def _name(self) -> str:
        return people().seat(self._player) if self._player else ""

    @property
    def _font(self) -> QFont:
        return bold(TEXT.at(self._unit))

    @property
    def _name_font(self) -> QFont:
        return display(TEXT.at(self._unit))

    @property
    def _step(self) -> float:
        return QFontMetricsF(self._font).height()

    @property
    def _name_step(self) -> float:
        return QFontMetricsF(self._name_font).height()

    @property
    def _pad(self) -> float:
        return _PAD * self._unit

    @property
    def _aside(self) -> float:
        """Where the words begin, behind the face."""
        return 2 * self._pad + 2 * _FACE.at(self._unit) + 0.3 * self._pad

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._player is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        fill(painter, self._path, falling(self._path.boundingRect(), *tones().paper))
        outline(painter, self._path, colour_of(self._player), _RIM * self._unit)
        corner = self.body.topLeft() - QPointF(self.pos())
        radius = _FACE.at(self._unit)
        middle = QPointF(corner.x() + self._pad + radius, corner.y() + self.body.height() / 2)
        paint_portrait(painter, self._player, middle, radius, self.devicePixelRatioF())
        self._write(painter, corner + QPointF(self._aside, 0.6 * self._pad))

    def _write(self, painter: QPainter, at: QPointF) -> None:
        name, words = QFontMetricsF(self._name_font), QFontMetricsF(self._font)
        base = at + QPointF(0, name.ascent())
        short = name.elidedText(
            self._name, Qt.TextElideMode.ElideRight, ceil(self.body.width() - self._aside)
        )
        write(painter, base, short, self._name_font, tones().heading, LEFT)
        base = at + QPointF(0, self._name_step + words.ascent())
        for line in self._lines:
            write(painter, base, line, self._font, tones().ink, LEFT)
            base += QPointF(0, self._step)

    # --- Qt ------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.put_away.emit()

    def changeEvent(self, event: QEvent) -> None:
        """A dialog opens, or another language is spoken: it goes."""
        is_dialogs = event.type() is QEvent.Type.ActivationChange and _is_asked()
        if is_dialogs or event.type() is QEvent.Type.LanguageChange:
            self.put_away.emit()
        super().changeEvent(event)


def _is_asked() -> bool:
    return QApplication.activeModalWidget() is not None


def _distance(area: QRectF, speaker: QPointF | None) -> float:
    return 0.0 if speaker is None else abs(area.center().x() - speaker.x())


def _within(area: QRectF, size: QSizeF, speaker: QPointF | None) -> QRectF:
    """As near to the speaker as the area allows; else in its middle."""
    wanted = area.center() if speaker is None else speaker
    body = QRectF(QPointF(), size)
    body.moveCenter(wanted)
    left = min(max(area.left(), body.left()), area.right() - size.width())
    top = min(max(area.top(), body.top()), area.bottom() - size.height())
    return QRectF(QPointF(left, top), size)


def _tail(body: QRectF, speaker: QPointF, unit: float) -> Iterator[QPointF]:
    """Three corners: two on the edge that is next to the speaker, one on the way there."""
    inner = body.adjusted(*(side * (_RADIUS + _TAIL_WIDE / 2) * unit for side in (1, 1, -1, -1)))
    near = QPointF(
        min(max(inner.left(), speaker.x()), inner.right()),
        min(max(inner.top(), speaker.y()), inner.bottom()),
    )
    is_below = speaker.y() > body.bottom()
    root = QPointF(near.x(), body.bottom() - 1) if is_below else QPointF(body.right() - 1, near.y())
    half = QPointF(_TAIL_WIDE / 2 * unit, 0) if is_below else QPointF(0, _TAIL_WIDE / 2 * unit)
    yield root - half
    yield root + _towards(speaker - root, _TAIL * unit)
    yield root + half


def _towards(way: QPointF, most: float) -> QPointF:
    """The way, cut to a length."""
    length = (way.x() ** 2 + way.y() ** 2) ** 0.5
    return way * (min(most, length) / length) if length else way


def _region(path: QPainterPath, rim: int) -> QRegion:
    """The pixels of a path with its rim: what is beside it goes on to be clicked."""
    stroked = QRegion(path.toFillPolygon().toPolygon())
    region = QRegion(stroked)
    for x in (-rim, rim):
        for y in (-rim, rim):
            region += stroked.translated(x, y)
    return region
