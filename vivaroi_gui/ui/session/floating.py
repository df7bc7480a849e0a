"""Something that floats over the pages of a game, while the owner of all that floats lets it."""

from PySide6.QtCore import QObject, QTimer, Signal

from vivaroi_gui.ui.kit.floats import Float, Floats


class Floating(QObject):
    """Whoever shows it obeys ``seen``; only time in which it is seen counts."""

    seen = Signal(bool)
    """It is to be seen now, or not."""
    gone = Signal()
    """It is over: its time, what dropped it, who put it away, or :meth:`leave`."""

    def __init__(self, floats: Floats, kind: Float, parent: QObject) -> None:
        super().__init__(parent)
        self._floats = floats
        self._kind = kind
        self._left_ms = 0
        self._time = QTimer(self, singleShot=True)
        self._time.timeout.connect(self.leave)
        floats.add(kind, self._on_told)

    @property
    def is_seen(self) -> bool:
        return self._floats.seen is self._kind

    @property
    def is_claimed(self) -> bool:
        """Whether it is seen, or waits."""
        return self._floats.claims(self._kind)

    @property
    def may_be_seen(self) -> bool:
        """Whether nothing that matters more is there."""
        return self._floats.may_show(self._kind)

    def claim(self, ms: int = 0) -> bool:
        """Wants to be seen, for so long or (0) until it leaves; whether it is seen at once."""
        self._time.stop()
        self._left_ms = ms
        if self.is_seen:
            self._run()
        return self._floats.claim(self._kind)

    def stay(self) -> None:
        """No time takes it away."""
        self._time.stop()
        self._left_ms = 0

    def leave(self) -> None:
        """It is over; nothing where it was not there."""
        if not self.is_claimed:
            return
        was_seen = self.is_seen
        self._floats.leave(self._kind)
        if not was_seen:
            self.gone.emit()

    def _run(self) -> None:
        if self._left_ms:
            self._time.start(self._left_ms)

    def _on_told(self, is_seen: bool) -> None:
        if is_seen:
            self._run()
        elif self._time.isActive():
            self._left_ms = max(1, self._time.remainingTime())
            self._time.stop()
        self.seen.emit(is_seen)
        if not (is_seen or self.is_claimed):
            self.gone.emit()
