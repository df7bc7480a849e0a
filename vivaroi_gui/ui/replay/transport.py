"""The commands of a replay: what its buttons and keys do."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.session.retelling import AnyRetelling


class Transport(QObject):
    """The QActions, heard wherever the keys are within the replay."""

    def __init__(self, screen: QWidget, retelling: AnyRetelling) -> None:
        super().__init__(screen)
        self._retelling = retelling
        self._screen = screen
        self.previous_landmark = self._make("PgUp", "Ctrl+Left")
        self.back = self._make("Left")
        self.play = self._make("Space")
        self.forward = self._make("Right")
        self.next_landmark = self._make("PgDown", "Ctrl+Right")
        self.previous_mark = self._make("Shift+PgUp", "Ctrl+Up")
        self.next_mark = self._make("Shift+PgDown", "Ctrl+Down")
        self.start = self._make("Home")
        self.end = self._make("End")
        self.slower = self._make("-")
        self.faster = self._make("+", "Shift++")  # behind Shift on many keyboards
        self.cover = self._make("S")
        self.close = self._make("Esc")
        self.retranslate(is_playing=False)

    @property
    def all(self) -> tuple[QAction, ...]:
        return tuple(self._screen.actions())

    def retranslate(self, *, is_playing: bool) -> None:
        """Names the commands in the language that is spoken now."""
        for action, text in (
            (self.previous_landmark, self._retelling.earlier()),
            (self.back, self.tr("One step back")),
            (self.play, self.tr("Pause") if is_playing else self.tr("Play")),
            (self.forward, self.tr("One step forward")),
            (self.next_landmark, self._retelling.later()),
            (self.previous_mark, self.tr("Previous mark")),
            (self.next_mark, self.tr("Next mark")),
            (self.start, self.tr("To the start")),
            (self.end, self.tr("To the end")),
            (self.slower, self.tr("Slower")),
            (self.faster, self.tr("Faster")),
            (self.cover, self.tr("Cover the favourites")),
            (self.close, self.tr("Leave the replay")),
        ):
            action.setText(text)

    def _make(self, *keys: str) -> QAction:
        action = QAction(self)
        action.setAutoRepeat("Esc" not in keys)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._screen.addAction(action)
        return action
