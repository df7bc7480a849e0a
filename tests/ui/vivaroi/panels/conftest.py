"""Where the words of a panel lie."""

from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont

from vivaroi_gui.ui.kit.writing import LEFT, MIDDLE, RIGHT, Pen

_X_HEIGHT = 0.55
"""By the size of a font, roughly."""


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[QRectF]:
    """The areas of all single lines that a panel writes from now on, without their descents."""
    areas: list[QRectF] = []
    original = Pen.line

    def line(pen: Pen, at: QPointF, text: str, font: QFont, *rest: Any) -> float:
        across = original(pen, at, text, font, *rest)
        align = rest[2] if len(rest) > 2 else LEFT
        aside = {LEFT: 0.0, MIDDLE: across / 2, RIGHT: across}[align]
        height = font.pixelSize() * _X_HEIGHT
        areas.append(QRectF(at - QPointF(aside, height), QSizeF(across, height)))
        return across

    monkeypatch.setattr(Pen, "line", line)
    return areas
