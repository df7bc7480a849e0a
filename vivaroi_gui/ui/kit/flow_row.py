"""Buttons beside each other, on more lines where there is no room for all of them."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowRow(QLayout):
    """What is on a line is spread over it; one thing alone stands in the middle."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)

    # --- what Qt asks of a layout --------------------------------------------------------------

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return bool(self._items)

    def heightForWidth(self, width: int) -> int:
        lines = self._lines(width)
        high = sum(max(one.sizeHint().height() for one in line) for line in lines)
        return high + self.spacing() * max(0, len(lines) - 1)

    def sizeHint(self) -> QSize:
        hints = [one.sizeHint() for one in self._shown]
        wide = sum(one.width() for one in hints) + self.spacing() * max(0, len(hints) - 1)
        return QSize(wide, max((one.height() for one in hints), default=0))

    def minimumSize(self) -> QSize:
        return QSize(1, self.sizeHint().height())

    def setGeometry(self, area: QRect) -> None:
        super().setGeometry(area)
        top = area.top()
        for line in self._lines(area.width()):
            top += self._place(line, QPoint(area.left(), top), area.width()) + self.spacing()

    # --- lines ---------------------------------------------------------------------------------

    @property
    def _shown(self) -> list[QLayoutItem]:
        return [one for one in self._items if not one.isEmpty()]

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        """What stands on each of as few lines as it takes."""
        lines: list[list[QLayoutItem]] = []
        left = -1
        for item in self._shown:
            needed = item.sizeHint().width()
            if left < needed:
                lines.append([])
                left = width
            lines[-1].append(item)
            left -= needed + self.spacing()
        return lines

    def _place(self, line: list[QLayoutItem], at: QPoint, width: int) -> int:
        """Lays one line out; how high it is."""
        sizes = [one.sizeHint().boundedTo(QSize(width, 999)) for one in line]
        free = width - sum(size.width() for size in sizes)
        gap, x = (0, at.x() + free // 2) if len(line) == 1 else (free // (len(line) - 1), at.x())
        high = max(size.height() for size in sizes)
        for item, size in zip(line, sizes, strict=True):
            item.setGeometry(QRect(QPoint(x, at.y() + (high - size.height()) // 2), size))
            x += size.width() + gap
        return high
