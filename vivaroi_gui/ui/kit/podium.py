"""The podium of a last page: who stands on which block, and how the blocks rise, the best last."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from vivaroi_gui.table.players import Person
from vivaroi_gui.ui.kit.cues import Cue, sound
from vivaroi_gui.ui.kit.fonts import numeral
from vivaroi_gui.ui.kit.ink import outline, rounded
from vivaroi_gui.ui.kit.lettering import write_middle
from vivaroi_gui.ui.kit.moving_layer import MovingLayer
from vivaroi_gui.ui.kit.pictures import picture
from vivaroi_gui.ui.kit.rows import EndLayout
from vivaroi_gui.ui.kit.sheet import painted
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.winners import Honoured, paint_faces, paint_laurel

_FLOOR: Final = 642.0
_BLOCK: Final = 140.0
"""Units: where the blocks end, and how wide the block of one is."""
_SHEET: Final = 170 / 200
_LOWER: Final = {2: 120 / 170, 3: 84 / 170}
_SHARED: Final = {1: (_BLOCK, 96.0), 2: (224.0, 50.0), 3: (262.0, 40.0)}
"""By how many have won: how wide their block is, and the radius of a face on it."""
_CROWDED: Final = 400.0, 34.0
_ALONE: Final = 3
"""With more winners nobody stands beside them."""
_COLUMN, _GAP, _FACE = 440.0, 6.0, 40.0
_LAUREL: Final = 1.28
_RISES_MS, _APART_MS = 380, 260


class Pedestal(NamedTuple):
    """A block in pixels of the page, and who stands on it, in one row or two."""

    rank: int
    block: QRectF
    rows: Sequence[Sequence[Sequence[Person]]]
    radius: float
    is_grey: bool

    @property
    def is_first(self) -> bool:
        return self.rank == 1

    @property
    def faces_high(self) -> float:
        """How high those on it reach above the block."""
        row = 2 * self.radius * (_LAUREL if self.is_first else 1)
        return row * len(self.rows)


def stands(layout: EndLayout, honoured: Honoured) -> list[Pedestal]:
    """From the last to the first: those who have won share the highest block."""
    unit, winners = layout.unit, honoured.winners
    across, radius = _SHARED.get(len(winners), _CROWDED)
    is_grey = not all(winners)
    rows = [winners]
    if len(winners) > _ALONE:
        half = (len(winners) + 1) // 2
        rows = [winners[:half], winners[half:]]
    floor = layout.aside(0, _FLOOR)
    first = _block(floor, across * unit, _BLOCK * unit * _SHEET)
    found = [Pedestal(1, first, rows, radius * unit, is_grey)]
    beside = min(_BLOCK, (_COLUMN - across) / 2 - _GAP)
    for side, (rank, level, _) in zip((-1, 1), honoured.others, strict=False):
        if len(winners) > _ALONE:
            break
        middle = floor + QPointF(side * ((across + beside) / 2 + _GAP) * unit, 0)
        high = _BLOCK * unit * _SHEET * _LOWER.get(rank, _LOWER[3])
        block = _block(middle, beside * unit, high)
        face = min(_FACE, beside * 0.4, beside * 0.5 / len(level)) * unit
        found.append(Pedestal(rank, block, [level], face, is_grey))
    return found[::-1]


def _block(foot: QPointF, wide: float, high: float) -> QRectF:
    return QRectF(foot.x() - wide / 2, foot.y() - high, wide, high)


def paint_stands(painter: QPainter, layout: EndLayout, honoured: Honoured, ratio: float) -> None:
    """All of them, as they rest."""
    painter.save()
    for stand in stands(layout, honoured):
        painter.setClipRect(QRectF(0, 0, layout.width, stand.block.bottom()))
        paint_stand(painter, stand, ratio)
    painter.restore()


def paint_stand(painter: QPainter, stand: Pedestal, ratio: float) -> None:
    _paint_block(painter, stand, ratio)
    high = stand.faces_high / len(stand.rows)
    for line, row in enumerate(stand.rows):
        y = stand.block.top() - high * (len(stand.rows) - line - 0.5)
        pitch = min(2 * stand.radius * _LAUREL, stand.block.width() / len(row))
        for number, persons in enumerate(row):
            middle = QPointF(stand.block.center().x() + (number - (len(row) - 1) / 2) * pitch, y)
            if stand.is_first:
                laid = middle + QPointF(0, stand.radius * 0.05)
                paint_laurel(painter, laid, stand.radius * _LAUREL)
            paint_faces(painter, persons, middle, stand.radius, ratio)


def _paint_block(painter: QPainter, stand: Pedestal, ratio: float) -> None:
    """Its upper part, which reaches below the floor: it may spring a little."""
    block = stand.block
    high = min(block.width(), 1.6 * block.height()) * _SHEET
    if stand.is_first:
        high = block.height()
    under = QRectF(block.left(), block.top() + 0.95 * high, block.width(), 0.45 * high)
    if tones().is_flat:
        _paint_flat_block(painter, block.united(under), stand)
    else:
        sheet = 1 if stand.is_grey else min(stand.rank, 3) - 1
        drawn = picture(f"life/podium-{sheet}", block.width(), high, ratio)
        size = drawn.size()
        of_it = QRectF(0, 0.5 * size.height(), size.width(), 0.45 * size.height())
        painter.drawPixmap(under, drawn, of_it)
        painter.drawPixmap(block.topLeft(), drawn)
    circle = QRectF(block.left(), block.top() + high * 0.13, block.width(), high * 0.36)
    made = numeral(high * 0.26)
    write_middle(painter, circle, str(stand.rank), made, tones().ink)


def _paint_flat_block(painter: QPainter, area: QRectF, stand: Pedestal) -> None:
    is_golden = stand.is_first and not stand.is_grey
    painter.fillRect(area, tones().gold if is_golden else tones().paper.top)
    outline(painter, rounded(area, 0), tones().ink, 2.5)


class Rising(MovingLayer):
    """The stands come up over a page that shows all but them; ``risen`` once they stand."""

    risen = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._stands: list[Pedestal] = []
        self._drawn: dict[int, QPixmap] = {}
        """Those that rise or stand already: one is drawn at a time."""
        self._lay: Callable[[], list[Pedestal]] = list
        self._is_heard = False
        self.finished.connect(self._on_risen)

    def begin(self, lay: Callable[[], list[Pedestal]], factor: float) -> None:
        """``lay`` says where they stand in the layout of the moment."""
        self._lay, self._is_heard = lay, False
        self.move_for(self._ms(len(lay())) * factor)

    def fit(self) -> None:
        super().fit()
        self._stands, self._drawn = self._lay(), {}

    def end(self) -> None:
        """They stand at once."""
        if not self.isHidden():
            self.stop()
            self._on_risen()

    def _on_risen(self) -> None:
        """Who has won is heard, if that was not so before."""
        self._tell()
        self.risen.emit()

    def _tell(self) -> None:
        if not self._is_heard:
            self._is_heard = True
            sound(Cue.WON)

    @staticmethod
    def _ms(number: int) -> int:
        return (number - 1) * _APART_MS + _RISES_MS

    def _share(self, number: int) -> float:
        now = self.share * self._ms(len(self._stands))
        return min(1.0, max(0.0, (now - number * _APART_MS) / _RISES_MS))

    def _on_moved(self, _: float) -> None:
        if self._stands and self._share(len(self._stands) - 1) > 0:
            self._tell()  # with the block of whoever has won
        self.update(_around(self._stands).toAlignedRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, curve = QPainter(self), QEasingCurve(QEasingCurve.Type.OutBack)
        for number, stand in enumerate(self._stands):
            area = _area(stand)
            share = self._share(number)
            if not share:
                continue
            if number not in self._drawn:
                self._drawn[number] = _drawn(stand, self.devicePixelRatioF())
            below = (1 - curve.valueForProgress(share)) * area.height()
            painter.setClipRect(QRectF(0, 0, self.width(), stand.block.bottom()))
            painter.drawPixmap(area.topLeft() + QPointF(0, below), self._drawn[number])


def _area(stand: Pedestal) -> QRectF:
    """Where anything of it is."""
    aside = max(0.0, stand.radius * 1.4 - stand.block.width() / 2) + 4
    area = stand.block.adjusted(-aside, -stand.faces_high - 4, aside, stand.block.height())
    return QRectF(area.toAlignedRect())


def _around(found: Sequence[Pedestal]) -> QRectF:
    whole = QRectF()
    for stand in found:
        whole |= _area(stand)
    return whole.adjusted(0, -0.1 * whole.height(), 0, 0)


def _drawn(stand: Pedestal, ratio: float) -> QPixmap:
    area = _area(stand)
    return painted(area, ratio, lambda painter: paint_stand(painter, stand, ratio))
