"""Short movements of single items, all owned here so that all can be ended at once."""

from PySide6.QtCore import (
    QAbstractAnimation,
    QByteArray,
    QEasingCurve,
    QObject,
    QPointF,
    QPropertyAnimation,
)
from PySide6.QtWidgets import QGraphicsWidget


class SmallMoves(QObject):
    """One running animation for each item and property; a later one replaces it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._running: dict[tuple[int, bytes], QPropertyAnimation] = {}

    def start(
        self,
        item: QGraphicsWidget,
        name: bytes,
        to: float | QPointF,
        milliseconds: int,
        easing: QEasingCurve | QEasingCurve.Type = QEasingCurve.Type.OutQuad,
        by: tuple[tuple[float, float | QPointF], ...] = (),
    ) -> None:
        """Brings a property to ``to``, by way of key values at shares of the time."""
        key = (id(item), name)
        self._drop(key)
        if milliseconds <= 0:
            item.setProperty(name.decode(), to)
            return
        animation = QPropertyAnimation(item, QByteArray(name), self)
        animation.setDuration(milliseconds)
        animation.setEasingCurve(QEasingCurve(easing))
        for share, value in by:
            animation.setKeyValueAt(share, value)
        animation.setEndValue(to)
        animation.finished.connect(lambda: self._drop(key))
        self._running[key] = animation
        animation.start()

    def finish(self) -> None:
        """Puts everything that still moves at its end."""
        for key, animation in list(self._running.items()):
            animation.setCurrentTime(animation.totalDuration())
            self._drop(key)

    @property
    def is_running(self) -> bool:
        return any(
            animation.state() is QAbstractAnimation.State.Running
            for animation in self._running.values()
        )

    def _drop(self, key: tuple[int, bytes]) -> None:
        animation = self._running.pop(key, None)
        if animation is not None:
            animation.stop()
            animation.deleteLater()
