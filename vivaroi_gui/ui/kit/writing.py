"""Plain text that fits: smaller first, then on more lines, then cut short with a tooltip."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from vivaroi_gui.ui.kit.fonts import SMALLEST, elided, fit, smaller
from vivaroi_gui.ui.kit.lettering import write
from vivaroi_gui.ui.kit.panel import Tip

LEFT, MIDDLE, RIGHT = (
    Qt.AlignmentFlag.AlignLeft,
    Qt.AlignmentFlag.AlignHCenter,
    Qt.AlignmentFlag.AlignRight,
)

_GAP = 5.0
"""Pixels between two words of a row, at least."""


class Pen:
    """Writes on a panel and notes what had to be cut short."""

    def __init__(self, painter: QPainter, tips: list[Tip]) -> None:
        self.painter = painter
        self._tips = tips

    def line(
        self,
        at: QPointF,
        text: str,
        font: QFont,
        colour: QColor | str,
        width: float,
        align: Qt.AlignmentFlag = LEFT,
    ) -> float:
        """One line with its baseline at a point; how wide it became."""
        made = fit(text, font, width, SMALLEST)
        short = elided(text, made, width)
        metrics = QFontMetricsF(made)
        across = metrics.horizontalAdvance(short)
        if short != text:
            self._note(at, across, metrics, align, text)
        write(self.painter, at, short, made, colour, align)
        return across

    def line_of(
        self,
        at: QPointF,
        texts: Sequence[str],
        font: QFont,
        colour: QColor | str,
        width: float,
    ) -> float:
        """The first text that fits, else the last; a tooltip tells the first."""
        fitting = (text for text in texts if advance(text, font, width) <= width)
        text = next(fitting, texts[-1])
        across = self.line(at, text, font, colour, width)
        if text != texts[0]:
            self._note(at, across, QFontMetricsF(font), LEFT, texts[0])
        return across

    def row(
        self, middles: Sequence[QPointF], texts: Sequence[str], font: QFont, colour: QColor | str
    ) -> None:
        """Words below a row of pictures, alike in size; long ones move over to short ones.

        The row ends half a step beside the outermost pictures.
        """
        bounds, room = _bounds_and_room(middles)
        made = fit("".join(texts), font, room, SMALLEST)
        widths = [QFontMetricsF(made).horizontalAdvance(text) for text in texts]
        if sum(widths) > room:
            widths = [min(width, room / len(texts)) for width in widths]
        wanted = [at.x() - width / 2 for at, width in zip(middles, widths, strict=True)]
        lefts = apart(wanted, widths, bounds)
        for left, at, text, width in zip(lefts, middles, texts, widths, strict=True):
            self.line(QPointF(left, at.y()), text, made, colour, width + 0.5)

    def lines(
        self,
        area: QRectF,
        text: str,
        font: QFont,
        colour: QColor | str,
        align: Qt.AlignmentFlag = MIDDLE,
    ) -> None:
        """Words that wrap, in the middle of the area's height; as small as it takes to fit."""
        made, wrapped = _fitting(area, text, font)
        metrics = QFontMetricsF(made)
        step = metrics.height()
        room = max(1, int((area.height() + 1) / step))
        if len(wrapped) > room:
            wrapped = [*wrapped[: room - 1], " ".join(wrapped[room - 1 :])]
            self._tips.append(Tip(area, text))
        top = area.center().y() - step * len(wrapped) / 2
        x = {LEFT: area.left(), MIDDLE: area.center().x(), RIGHT: area.right()}[align]
        for number, words in enumerate(wrapped):
            at = QPointF(x, top + step * number + metrics.ascent())
            write(self.painter, at, elided(words, made, area.width()), made, colour, align)

    def tell(self, area: QRectF, text: str) -> None:
        """Has a tooltip say what there was no room for."""
        self._tips.append(Tip(area, text))

    def _note(
        self,
        at: QPointF,
        across: float,
        metrics: QFontMetricsF,
        align: Qt.AlignmentFlag,
        text: str,
    ) -> None:
        left = at.x() - {LEFT: 0.0, MIDDLE: across / 2, RIGHT: across}[align]
        area = QRectF(left, at.y() - metrics.ascent(), across, metrics.height())
        self._tips.append(Tip(area, text))


def fits_row(middles: Sequence[QPointF], texts: Sequence[str], font: QFont) -> bool:
    """Whether words have room below a row of pictures."""
    _, room = _bounds_and_room(middles)
    return advance("".join(texts), font, room) <= room


def _bounds_and_room(middles: Sequence[QPointF]) -> tuple[tuple[float, float], float]:
    """Where words below a row of pictures may begin and end, and what they may take of that."""
    step = middles[1].x() - middles[0].x()
    bounds = (middles[0].x() - step / 2, middles[-1].x() + step / 2)
    return bounds, bounds[1] - bounds[0] - _GAP * (len(middles) - 1)


def apart(
    wanted: Sequence[float],
    widths: Sequence[float],
    bounds: tuple[float, float],
    gap: float = _GAP,
) -> list[float]:
    """Left edges as near as can be to those wanted, a gap apart and within bounds.

    Halfway between giving way to the right first and to the left first, so that both sides do.
    """
    first, last = bounds
    to_right = _pushed(wanted, widths, first, last, gap)
    back = widths[::-1]
    to_left = _mirrored(_pushed(_mirrored(wanted, widths), back, -last, -first, gap), back)
    return [(one + other) / 2 for one, other in zip(to_right, to_left, strict=True)]


def _pushed(
    lefts: Sequence[float], widths: Sequence[float], first: float, last: float, gap: float
) -> list[float]:
    """Moved to the right as far as the one before demands, and back from the right bound."""
    pushed = []
    for left, width in zip(lefts, widths, strict=True):
        pushed.append(max(left, first))
        first = pushed[-1] + width + gap
    for place in reversed(range(len(pushed))):
        pushed[place] = min(pushed[place], last - widths[place])
        last = pushed[place] - gap
    return pushed


def _mirrored(lefts: Sequence[float], widths: Sequence[float]) -> list[float]:
    """The same row seen from behind."""
    return [-left - width for left, width in zip(lefts, widths, strict=True)][::-1]


def advance(text: str, font: QFont, width: float) -> float:
    """How wide a text is where it is as small as it may be to fit."""
    return QFontMetricsF(fit(text, font, width, SMALLEST)).horizontalAdvance(text)


def fits(area: QRectF, text: str, font: QFont) -> bool:
    """Whether words that wrap have room in an area, as small as they may be."""
    made, wrapped = _fitting(area, text, font)
    metrics = QFontMetricsF(made)
    widest = max(metrics.horizontalAdvance(words) for words in wrapped)
    return widest <= area.width() and metrics.height() * len(wrapped) <= area.height() + 1


def _fitting(area: QRectF, text: str, font: QFont) -> tuple[QFont, list[str]]:
    """The largest font in which the wrapped words fit into the area."""
    made = font
    while True:
        metrics = QFontMetricsF(made)
        wrapped = wrap(text, metrics, area.width())
        is_fitting = metrics.height() * len(wrapped) <= area.height() + 1
        widest = max(metrics.horizontalAdvance(words) for words in wrapped)
        less = smaller(made)
        if (is_fitting and widest <= area.width()) or less is None:
            return made, wrapped
        made = less


def wrap(text: str, metrics: QFontMetricsF, width: float) -> list[str]:
    """The text on as few lines as it takes, and those about equally long."""
    least = _greedy(text.split(" "), metrics, width)
    narrow = width
    while len(least) > 1 and narrow > width * 0.5:
        tried = _greedy(text.split(" "), metrics, narrow - width * 0.05)
        if len(tried) > len(least):
            break
        narrow -= width * 0.05
        least = tried
    return least


def _greedy(words: Sequence[str], metrics: QFontMetricsF, width: float) -> list[str]:
    lines = [words[0]]
    for word in words[1:]:
        longer = f"{lines[-1]} {word}"
        if metrics.horizontalAdvance(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
