"""How well the words on a picture can be read: each against what lies behind it.

A widget is drawn twice, with its words and without them; where the two pictures differ there are
letters, and the second one shows their ground.  Words that were drawn into a picture of their own
before, such as the plaques of the castle, are looked at as they are drawn.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.kit.ink import contrast, mixed

ENOUGH = 4.5
_FEW = 8
"""Letters have more pixels than this."""
_ASIDE = 12
"""Pixels to the words whose shadow something is."""
_FAINT = 0.95
"""What is drawn less opaque is off, and need not be read."""


class Words(NamedTuple):
    text: str
    colour: QColor
    area: QRect


class Reader:
    """Writes down what is drawn while it watches."""

    def __init__(self) -> None:
        self.is_drawing = True
        self.seen: list[Words] = []
        self._judged: list[tuple[Words, float]] = []

    @property
    def faint(self) -> dict[str, float]:
        """Words that cannot be read, and the contrast they have; not what others lie upon."""
        found: dict[str, float] = {}
        for number, (words, ratio) in enumerate(self._judged):
            later = (one for one, _ in self._judged[number + 1 : number + 3])
            if ratio < ENOUGH and not any(_is_shadow(words, one) for one in later):
                found[words.text] = min(ratio, found.get(words.text, 21.0))
        return found

    @property
    def count(self) -> int:
        """How often words were looked at."""
        return len(self._judged)

    @property
    def texts(self) -> list[str]:
        """All words that were looked at, and those that were drawn since."""
        return [words.text for words, _ in self._judged] + [words.text for words in self.seen]

    def read(self, widget: QWidget) -> None:
        """Looks at all words of a widget as it is drawn now."""
        self.seen.clear()
        drawn = widget.grab().toImage()
        seen = list(self.seen)
        self.is_drawing = False
        ground = widget.grab().toImage()
        self.is_drawing = True
        for words in seen:
            self._judge(words, drawn.copy(words.area), ground.copy(words.area))

    def note(self, painter: QPainter, arguments: tuple[Any, ...], draw: Callable[[], Any]) -> Any:
        """Looks at words while they are drawn."""
        text = arguments[-1]
        if not isinstance(text, str) or not text.strip() or painter.opacity() < _FAINT:
            return draw()
        area = painter.deviceTransform().mapRect(_box(painter, arguments)).toAlignedRect()
        words = Words(text, painter.pen().color(), area)
        device = painter.device()
        if not isinstance(device, QPixmap):
            self.seen.append(words)
            return draw()
        ground = device.copy(area).toImage()
        drawn = draw()
        self._judge(words, device.copy(area).toImage(), ground)
        return drawn

    def _judge(self, words: Words, drawn: QImage, ground: QImage) -> None:
        pixels = [
            ground.pixelColor(x, y)
            for x, y in _points(drawn.rect())
            if drawn.pixel(x, y) != ground.pixel(x, y)
        ]
        self._judge_pixels(words, [one for one in pixels if one.alphaF() > _FAINT])

    def _judge_pixels(self, words: Words, ground: list[QColor]) -> None:
        """By the tenth part of the ground that is worst."""
        if len(ground) < _FEW:
            return
        found = sorted(_contrast(words.colour, pixel) for pixel in ground)
        self._judged.append((words, found[len(found) // 10]))


@contextmanager
def reading(monkeypatch: pytest.MonkeyPatch) -> Iterator[Reader]:
    """A reader who sees every word that is drawn from now on."""
    reader, draw = Reader(), QPainter.drawText

    def drawn(painter: QPainter, *arguments: Any) -> Any:
        if reader.is_drawing:
            return reader.note(painter, arguments, lambda: draw(painter, *arguments))
        return None

    with monkeypatch.context() as patch:
        patch.setattr(QPainter, "drawText", drawn)
        yield reader


def _box(painter: QPainter, arguments: tuple[Any, ...]) -> QRectF:
    metrics, text = QFontMetricsF(painter.font()), arguments[-1]
    if isinstance(arguments[0], QPointF):
        return metrics.boundingRect(text).translated(arguments[0])
    flags = arguments[1]
    return metrics.boundingRect(QRectF(arguments[0]), int(getattr(flags, "value", flags)), text)


def _is_shadow(below: Words, above: Words) -> bool:
    """Whether the same words were drawn again, a little aside."""
    aside = above.area.center() - below.area.center()
    return below.text == above.text and aside.manhattanLength() <= _ASIDE


def _points(area: QRect) -> Iterator[tuple[int, int]]:
    for y in range(area.top(), area.bottom() + 1, 2):
        for x in range(area.left(), area.right() + 1):
            yield x, y


def _contrast(colour: QColor, ground: QColor) -> float:
    solid = QColor(ground.rgb())
    seen = mixed(solid, QColor(colour.rgb()), colour.alphaF())
    return contrast(seen, solid)
