"""A moment: all characters, each as clear as it looked a favourite, and the whole card."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.vivaroi.data import Character, Goal
from vivaroi_gui.ui.kit.curve_drawing import paint_seal
from vivaroi_gui.ui.kit.fonts import body, display, elided, fit, numeral
from vivaroi_gui.ui.kit.ink import fill, outline, rounded, tint
from vivaroi_gui.ui.kit.lettering import write, write_middle
from vivaroi_gui.ui.kit.pictures import PAWN_RATIO, picture
from vivaroi_gui.ui.kit.sizes import Size
from vivaroi_gui.ui.kit.tones import tones
from vivaroi_gui.ui.kit.writing import LEFT
from vivaroi_gui.ui.vivaroi.pictures import pawn_picture
from vivaroi_gui.ui.vivaroi.review.moment_button import MomentButton
from vivaroi_gui.ui.vivaroi.review.secrets import Glimpse, opacity
from vivaroi_gui.ui.vivaroi.walls import paint_black_seal

NAME: Final = Size(204, least=160)
"""Units for what came."""
CHANCE: Final = Size(106, least=74)
"""Units for the whole card."""
_TILTED = 0.9
_GAUGE: Final = 8.0
"""Pixels of the bar below a character in high contrast, where none is pale."""


class GlimpseShown(NamedTuple):
    """What a row shows; ``number`` is that of the act that gave much away, 0 for none.

    Where ``goal`` is given its favourites are marked, and the one that is banished.
    """

    glimpse: Glimpse
    edition: str
    words: tuple[str, str]
    chance: str
    number: int = 0
    goal: Goal = ()
    banished: Character | None = None


class GlimpseRow(MomentButton):
    """What came, the cast, and the whole card."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._moment: GlimpseShown | None = None
        self._is_even = False

    def show_moment(self, moment: GlimpseShown, *, is_even: bool) -> None:
        self._moment, self._is_even = moment, is_even
        self.update()

    @property
    def glimpse(self) -> Glimpse | None:
        return None if self._moment is None else self._moment.glimpse

    def paint(self, painter: QPainter, area: QRectF) -> None:
        moment, ground = self._moment, self._ground
        if moment is None:
            return
        share = 0.15 if self.is_lit else 0.085 if self._is_even else 0.03
        fill(painter, rounded(ground, 8 * self.unit), tint(tones().heading, share))
        self._paint_words(painter, ground, moment)
        self._paint_cast(painter, ground, moment)
        self._paint_chance(painter, ground, moment)

    def ring(self) -> tuple[QRectF, float]:
        return QRectF(self.rect()).adjusted(3, 3, -3, -3), 8 * self.unit

    def cast_ahead(self) -> Iterator[None]:
        """Paints the cast as all rows of this size show it, a character at each step."""
        if self._moment is not None:
            count = len(self._moment.glimpse.favourites)
            high = self._pawn_height(count)
            for character in range(count):
                pawn_picture(self._moment.edition, character, high, self.devicePixelRatioF())
                yield

    @property
    def _ground(self) -> QRectF:
        """Within the room for the focus ring."""
        return QRectF(self.rect()).adjusted(3, 3, -3, -3)

    def _pawn_height(self, count: int) -> float:
        ground = self._ground
        step = (ground.width() - NAME.at(self.unit) - CHANCE.at(self.unit)) / count
        return min(self._cast_height * _TILTED, step / PAWN_RATIO * 1.04)

    @property
    def _cast_height(self) -> float:
        """That of the room for the cast: in high contrast above its bars."""
        return self._ground.height() - (_GAUGE if tones().is_flat else 0)

    # --- its parts -----------------------------------------------------------------------------

    def _paint_words(self, painter: QPainter, area: QRectF, moment: GlimpseShown) -> None:
        """A seal stands beside the title alone: the line below needs all the room."""
        unit, (title, line) = self.unit, moment.words
        left = edge = area.left() + 14 * unit
        radius = max(9.0, 11 * unit) if moment.number else 0.0
        if radius:
            left += 2 * radius + 7 * unit
        end = area.left() + NAME.at(unit)
        head, small = fit(title, display(19 * unit), end - left, 13), body(15.5 * unit)
        high, step = QFontMetricsF(head).capHeight(), QFontMetricsF(small).height()
        below = step if line else 0.0
        base = area.center().y() + (high - below) / 2
        if radius:
            paint_seal(painter, QPointF(edge + radius, base - radius), radius, moment.number)
        shown = elided(title, head, end - left)
        write(painter, QPointF(left, base), shown, head, tones().ink, LEFT)
        small = fit(line, small, end - edge, 13)
        at = QPointF(edge, base + below)
        write(painter, at, elided(line, small, end - edge), small, tones().soft_ink, LEFT)

    def _paint_cast(self, painter: QPainter, area: QRectF, moment: GlimpseShown) -> None:
        unit, ratio = self.unit, self.devicePixelRatioF()
        left, right = area.left() + NAME.at(unit), area.right() - CHANCE.at(unit)
        chances = moment.glimpse.favourites
        step = (right - left) / len(chances)
        high = self._pawn_height(len(chances))
        for character, chance in enumerate(chances):
            pawn = pawn_picture(moment.edition, character, high, ratio)
            middle = QPointF(left + (character + 0.5) * step, area.top() + self._cast_height / 2)
            painter.setOpacity(1.0 if tones().is_flat else opacity(chance))
            painter.drawPixmap(middle - QPointF(high * PAWN_RATIO, high) / 2, pawn)
            painter.setOpacity(1)
            self._mark(painter, moment, character, middle + QPointF(0.26, -0.3) * high)
            if tones().is_flat:
                foot = QRectF(0, area.bottom() - _GAUGE, step * 0.8, _GAUGE - 1)
                foot.moveCenter(QPointF(middle.x(), foot.center().y()))
                paint_bar(painter, foot, chance)

    def _mark(
        self, painter: QPainter, moment: GlimpseShown, character: Character, at: QPointF
    ) -> None:
        """A heart at a true favourite, a black seal at one that does not count."""
        if character not in moment.goal:
            return
        size = max(15.0, 20 * self.unit)
        if character == moment.banished:
            paint_black_seal(painter, at, size * 0.36)
            return
        heart = picture("kit/pin-heart", size, size, self.devicePixelRatioF())
        painter.drawPixmap(at - QPointF(size, size) / 2, heart)

    def _paint_chance(self, painter: QPainter, area: QRectF, moment: GlimpseShown) -> None:
        unit = self.unit
        bar = QRectF(0, 0, 80 * unit, max(7.0, 9 * unit))
        bar.moveCenter(QPointF(area.right() - 58 * unit, area.center().y() + 9 * unit))
        words = QRectF(bar.left(), bar.top() - 25 * unit, bar.width(), 22 * unit)
        made = fit(moment.chance, numeral(18 * unit), words.width(), 13)
        write_middle(painter, words, moment.chance, made, tones().ink)
        paint_bar(painter, bar, moment.glimpse.card)


def paint_bar(painter: QPainter, area: QRectF, share: float, *, is_past: bool = False) -> None:
    """So much of a whole, golden; paler where it was so before."""
    radius = area.height() / 2
    fill(painter, rounded(area, radius), tint(tones().heading, 0.18))
    done = QRectF(area)
    done.setWidth(area.width() * share)
    painter.save()
    painter.setClipPath(rounded(area, radius))
    colour = tones().heading if tones().is_flat else tones().gold
    fill(painter, rounded(done, 0), tint(colour, 0.5) if is_past else colour)
    painter.restore()
    outline(painter, rounded(area, radius), tones().gold_edge, 1)
