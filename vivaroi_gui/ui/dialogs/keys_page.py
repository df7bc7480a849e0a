"""The keys of the commands, each in a field that takes the next key that is pressed."""

from functools import partial

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
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
from vivaroi_gui.ui.kit.scrolled import ScrolledSheet
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.settings import Settings

_NATIVE = QKeySequence.SequenceFormat.NativeText
_CLEARING = QKeySequence("Backspace"), QKeySequence("Del")
_WIDE, _HIGH = 200, 34
"""Pixels of a field at 100 %."""
_LEAVING = (Qt.Key.Key_Tab, Qt.Key.Key_Escape)


class KeysPage(QWidget):
    """A row for each command; a key that cannot be had is refused at once, in words."""

    def __init__(self, settings: Settings, keys: ChosenKeys, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self._keys = keys
        self._labels: dict[str, QLabel] = {}
        self.fields: dict[str, QKeySequenceEdit] = {}
        """By the names of the commands."""
        self.said = QLabel(self)
        """Why a key was refused."""
        keep_font(self.said, body, 15)
        self.said.setWordWrap(True)
        self.reset = PaperButton(self, "restart")
        self.reset.clicked.connect(lambda: settings.update(keys=""))
        column, foot = QVBoxLayout(self), QHBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        foot.setSpacing(14)
        foot.addWidget(self.said, 1)
        foot.addWidget(self.reset)
        self._sheet = self._rows()
        self._area = ScrolledSheet(self._sheet)
        column.addWidget(self._area, 1)
        column.addLayout(foot)
        settings.changed.connect(self.follow)
        self.follow()

    def _rows(self) -> QWidget:
        sheet = QWidget(self)
        grid = QGridLayout(sheet)
        grid.setContentsMargins(0, 0, 12, 0)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(0, 1)
        for line, name in enumerate(self._keys.actions):
            self._add(grid, line, name)
        return sheet

    def _add(self, grid: QGridLayout, line: int, name: str) -> None:
        label, field = QLabel(self), QKeySequenceEdit(self)
        keep_font(label, bold, 16)
        label.setBuddy(field)
        field.setMaximumSequenceLength(1)
        field.setClearButtonEnabled(True)
        keep_sized(field, lambda one: one.setFixedSize(sized(_WIDE), sized(_HIGH)))
        for line_edit in field.findChildren(QLineEdit):
            keep_height(line_edit, _HIGH - 2)
        leaving = [QKeyCombination(key) for key in _LEAVING]
        backtab = QKeyCombination(Qt.KeyboardModifier.ShiftModifier, Qt.Key.Key_Backtab)
        field.setFinishingKeyCombinations([*leaving, backtab])
        field.editingFinished.connect(partial(self._on_edited, name))
        for button in field.findChildren(QToolButton):
            button.clicked.connect(partial(self._choose, name, QKeySequence()))
        grid.addWidget(label, line, 0)
        grid.addWidget(field, line, 1)
        self._labels[name], self.fields[name] = label, field

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
        self.said.setText(refused)
        set_description(field, refused)
        if refused:
            announce(field, refused, is_urgent=True)
        else:
            self._settings.update(keys=self._keys.written_with(name, key))
        self.follow()

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

    def show_whole(self, *, is_whole: bool) -> None:
        """Whether the rows are as high as all of them; otherwise they scroll by themselves."""
        rows = self._sheet.sizeHint().height()
        self._area.setMinimumHeight(rows if is_whole else 0)

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
        self.said.setText("")
        self.reset.setText(self.tr("All keys as at first"))
        self.reset.setAccessibleName(self.reset.words)
