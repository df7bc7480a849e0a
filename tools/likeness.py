"""Whether two pictures are the same to the pixel, and where they are not."""

from pathlib import Path

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage


def difference_of_files(file: Path, other: Path) -> str:
    """How a picture in a file differs from that in another one."""
    before = QImage(str(other))
    return f"there is no {other}" if before.isNull() else difference(QImage(str(file)), before)


def difference(one: QImage, other: QImage) -> str:
    """How a picture differs from another one, in a few words; nothing where it does not."""
    image, before = (
        picture.convertToFormat(QImage.Format.Format_RGB32) for picture in (one, other)
    )
    if image.size() != before.size():
        return f"it was {before.width()}x{before.height()}"
    if image == before:
        return ""
    differing = _differing(image, before)
    return f"{len(differing)} pixels within {_told(differing)}"


def _differing(image: QImage, before: QImage) -> list[QPoint]:
    rows = (y for y in range(image.height()) if image.scanLine(y) != before.scanLine(y))
    return [
        QPoint(x, y)
        for y in rows
        for x in range(image.width())
        if image.pixel(x, y) != before.pixel(x, y)
    ]


def _told(points: list[QPoint]) -> str:
    left, right = min(point.x() for point in points), max(point.x() for point in points)
    area = QRect(QPoint(left, points[0].y()), QPoint(right, points[-1].y()))
    return f"{area.width()}x{area.height()} at {area.x()},{area.y()}"
