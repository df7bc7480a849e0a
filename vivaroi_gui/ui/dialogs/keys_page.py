"""The keys of the commands, each in a field that takes the next key that is pressed."""

from functools import partial

from PySide6.QtCore import QKeyCombination, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QGridLayout,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from vivaroi_gui.ui.kit.access_say import announce
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.chosen_keys import ChosenKeys, KeyTrouble, trouble
from vivaroi_gui.ui.kit.fonts import body, bold
from vivaroi_gui.ui.kit.kept_sizes import keep_font, keep_height, sized
from vivaroi_gui.ui.kit.resizing import keep_sized
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.settings import Settings

_NATIVE = QKeySequence.SequenceFormat.NativeText
_CLEARING = QKeySequence("Backspace"), QKeySequence("Del")
_WIDE, _HIGH = 200, 34
"""Pixels of a field at 100 %."""
_LINES = 3
"""Of the grid, for a command: its caption, its field where that stands below, what is said."""
_SPACE = 3
"""Pixels between two lines."""


class KeyField(QKeySequenceEdit):
    """Takes one key; Tab leads on, and Esc is the dialog's."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setMaximumSequenceLength(1)
        self.setClearButtonEnabled(True)
        tab = QKeyCombination(Qt.Key.Key_Tab)
        backtab = QKeyCombination(Qt.KeyboardModifier.ShiftModifier, Qt.Key.Key_Backtab)
        self.setFinishingKeyCombinations([tab, backtab])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not event.modifiers():
            event.ignore()
        else:
            super().keyPressEvent(event)


class KeysPage(QWidget):
    """A row for each command; a key that cannot be had is refused at once, below its field."""

    def __init__(self, settings: Settings, keys: ChosenKeys, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self._keys = keys
        self._labels: dict[str, QLabel] = {}
        self.fields: dict[str, KeyField] = {}
        """By the names of the commands."""
        self.said = QLabel(self)
        """Why a key was refused."""
        keep_font(self.said, body, 15)
        self.said.setWordWrap(True)
        self.said.hide()
        self.reset = PaperButton(self, "restart")
        self.reset.set_unit(0.82)
        self.reset.clicked.connect(self._on_reset)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.reset, 0, Qt.AlignmentFlag.AlignRight)
        self._grid = QGridLayout()
        self._grid.setVerticalSpacing(_SPACE)
        self._grid.setColumnStretch(0, 1)
        column.addLayout(self._grid)
        for name in self._keys.actions:
            self._add(name)
        self.fit(is_tiny=False)
        settings.changed.connect(self.follow)
        self.follow()

    def _add(self, name: str) -> None:
        label, field = QLabel(self), KeyField(self)
        keep_font(label, bold, 16)
        label.setBuddy(field)
        keep_sized(field, lambda one: one.setFixedSize(sized(_WIDE), sized(_HIGH)))
        for line_edit in field.findChildren(QLineEdit):
            keep_height(line_edit, _HIGH - 2)
        field.editingFinished.connect(partial(self._on_edited, name))
        for button in field.findChildren(QToolButton):
            button.clicked.connect(partial(self._choose, name, QKeySequence()))
        self._labels[name], self.fields[name] = label, field

    def fit(self, *, is_tiny: bool) -> None:
        """In a tiny room captions stand above their fields; below is room for what is said."""
        below = Qt.AlignmentFlag.AlignLeft if is_tiny else Qt.AlignmentFlag.AlignRight
        self.said.setAlignment(below)
        for line, name in enumerate(self.fields):
            label, field = self._labels[name], self.fields[name]
            self._grid.addWidget(label, _LINES * line, 0, 1, 1 + is_tiny)
            self._grid.addWidget(field, _LINES * line + is_tiny, int(not is_tiny))

    def _on_reset(self) -> None:
        self._say("")
        self._settings.update(keys="")

    def _on_edited(self, name: str) -> None:
        """Whoever only held Ctrl has chosen nothing; Backspace and Delete clear, as the button."""
        key = self.fields[name].keySequence()
        if key.isEmpty():
            self.follow()
        else:
            self._choose(name, QKeySequence() if key in _CLEARING else key)

    def _choose(self, name: str, key: QKeySequence, *_: bool) -> None:
        field = self.fields[name]
        if key == self._keys.key_of(name):
            return
        refused = self._refusal(name, key)
        self._say(refused, name)
        set_description(field, refused)
        if refused:
            announce(field, refused, is_urgent=True)
        else:
            self._settings.update(keys=self._keys.written_with(name, key))
        self.follow()

    def _say(self, why: str, name: str = "") -> None:
        """Below the row of a command, and in sight; or nothing at all."""
        self.said.setText(why)
        self.said.setVisible(bool(why))
        if why:
            line = _LINES * [*self.fields].index(name) + 2
            self._grid.addWidget(self.said, line, 0, 1, 2)
            QTimer.singleShot(0, self, self._show_said)

    def _show_said(self) -> None:
        around = self.parentWidget()
        while around is not None and not isinstance(around, QScrollArea):
            around = around.parentWidget()
        if around is not None:
            around.ensureWidgetVisible(self.said, 0, _SPACE)

    def _refusal(self, name: str, key: QKeySequence) -> str:
        """Why a command cannot have a key; nothing where it can."""
        if key.isEmpty():
            return ""
        said = key.toString(_NATIVE)
        if (owner := self._keys.taken_by(name, key)) is not None:
            taken = self.tr("{key} already belongs to “{command}”.")
            return taken.format(key=said, command=self._named(owner))
        why = trouble(key)
        return "" if why is None else self._troubles()[why].format(key=said)

    def _troubles(self) -> dict[KeyTrouble, str]:
        return {
            KeyTrouble.LETTER: self.tr("{key} finds a character by its initial."),
            KeyTrouble.DIGIT: self.tr("{key} stands for a floor or a die."),
            KeyTrouble.PAGES: self.tr("{key} is needed in the game itself."),
            KeyTrouble.SYSTEM: self.tr("This key composes an accent, or the system needs it."),
        }

    def _named(self, name: str) -> str:
        return self._keys.actions[name].iconText().rstrip("…")

    def follow(self) -> None:
        """Shows the keys of now."""
        for name, field in self.fields.items():
            if field.keySequence() != self._keys.key_of(name):
                field.setKeySequence(self._keys.key_of(name))

    def retranslate(self) -> None:
        """Sets every word of the page."""
        for name, field in self.fields.items():
            self._labels[name].setText(self._named(name))
            field.setAccessibleName(self._named(name))
            set_description(field, "")
            field.clear()  # Qt names a key once, when it is shown
        self.follow()
        self._say("")
        self.reset.setText(self.tr("All keys as at first"))
        self.reset.setAccessibleName(self.reset.words)
