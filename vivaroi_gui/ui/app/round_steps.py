"""Where the round stands, on the bar over every page."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.control import tinted_icon
from vivaroi_gui.ui.kit.fonts import SMALLEST, bold, display, elided, fit, numeral
from vivaroi_gui.ui.kit.ink import fill, outline, rounded
from vivaroi_gui.ui.kit.lettering import write, write_middle
from vivaroi_gui.ui.kit.rooms import Room
from vivaroi_gui.ui.kit.sizes import NOTE
from vivaroi_gui.ui.kit.tips import set_tip
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.session.screens import RoundProgress


class RoundSteps(QWidget):
    """The round, and its steps as pills: done, current, to come.

    In a narrow window, or where the words of a language are too long for the room, only the
    current one is shown; in a small one it is one pill, with the round.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._unit = 1.0
        self._is_compact = self._is_single = False
        self._room = 0
        self._progress = RoundProgress("")

    def set_unit(self, unit: float, given: Room) -> None:
        self._unit = unit
        self._is_compact, self._is_single = given < Room.WIDE, given <= Room.SMALL
        self._refresh()

    def set_room(self, room: int) -> None:
        """How many pixels there are for it."""
        self._room = room
        self._refresh()

    def show_progress(self, progress: RoundProgress) -> None:
        """Where a game stands; without steps there is none, and nothing to be seen."""
        self._progress = progress
        self._refresh()

    def _refresh(self) -> None:
        self.setFixedSize(self.sizeHint())
        self.setAccessibleName(self._described())
        set_tip(self, self._pill_words if self._is_single and self._progress.names else "")
        self.update()

    def _described(self) -> str:
        names = self._progress.names
        told = self._progress.round, names[self._nearest] if names else ""
        return ", ".join(filter(None, told)) if names else ""

    @property
    def _pill_words(self) -> str:
        told = self._progress.round, self._progress.names[self._nearest]
        return " · ".join(filter(None, told))

    @property
    def _nearest(self) -> int:
        """The current step; the last one after all of them."""
        return min(self._progress.current, len(self._progress.names) - 1)

    @property
    def _shown(self) -> list[int]:
        every = list(range(len(self._progress.names)))
        if self._is_compact or self._width_of(every) > self._room:
            return [self._nearest]
        return every

    @property
    def _pixels(self) -> float:
        return NOTE.at(self._unit)

    def _pill_width(self, step: int) -> float:
        return (
            QFontMetricsF(bold(self._pixels)).horizontalAdvance(self._progress.names[step])
            + self._pixels * 3
        )

    def sizeHint(self) -> QSize:
        if not self._progress.names:
            return QSize(0, 0)
        if self._is_single:
            words = QFontMetricsF(bold(self._pixels)).horizontalAdvance(self._pill_words)
            needed = min(words + 2 * self._pixels, max(0, self._room))
            return QSize(round(needed), round(self._pixels * 2.2))
        return QSize(round(self._width_of(self._shown)), round(self._pixels * 2.1))

    def _width_of(self, shown: Sequence[int]) -> float:
        gap, metrics = 10 * self._unit, QFontMetricsF(display(self._pixels + 2))
        width = metrics.horizontalAdvance(self._progress.round) + gap + 4
        return width + sum(self._pill_width(step) + gap for step in shown)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._progress.names:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._is_single:
            self._paint_single(painter)
            return
        made = display(self._pixels + 2)
        baseline = self.height() / 2 + QFontMetricsF(made).capHeight() / 2
        at = QPointF(0, baseline)
        ink, left = tones().gold_text, Qt.AlignmentFlag.AlignLeft
        write(painter, at, self._progress.round, made, ink, left)
        x = QFontMetricsF(made).horizontalAdvance(self._progress.round) + 10 * self._unit
        for step in self._shown:
            width = self._pill_width(step)
            self._paint_pill(painter, QRectF(x, 2, width, self.height() - 4), step)
            x += width + 10 * self._unit

    def _paint_single(self, painter: QPainter) -> None:
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        path, room = rounded(area, area.height() / 2), area.width() - 1.2 * self._pixels
        fill(painter, path, tones().gold)
        outline(painter, path, tones().gold_text, 1.2)
        made = fit(self._pill_words, bold(self._pixels), room, SMALLEST)
        write_middle(painter, area, elided(self._pill_words, made, room), made, tones().ink)

    def _paint_pill(self, painter: QPainter, area: QRectF, step: int) -> None:
        is_current = step == self._progress.current
        path = rounded(area, area.height() / 2)
        fill(painter, path, tones().gold if is_current else tones().pill)
        outline(painter, path, tones().gold_text if is_current else tones().pill_edge, 1.2)
        size = area.height() - 7
        disc = QRectF(area.left() + 3.5, area.top() + 3.5, size, size)
        fill(painter, rounded(disc, size / 2), tones().bar[0])
        if step < self._progress.current:
            mark = tinted_icon("check", size * 0.6, tones().on_heading, self)
            painter.drawPixmap(disc.center() - QPointF(size * 0.3, size * 0.3), mark)
        else:
            number = str(step + 1)
            write_middle(painter, disc, number, numeral(self._pixels * 0.86), tones().on_heading)
        words = area.adjusted(size + 4, 0, -4, 0)
        ink = tones().ink if is_current else tones().night_text
        write_middle(painter, words, self._progress.names[step], bold(self._pixels), ink)
