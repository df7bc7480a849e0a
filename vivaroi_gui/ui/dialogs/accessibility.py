"""What the game does for all hands, eyes and ears, and what of it was tried."""

from collections.abc import Mapping

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from vivaroi_gui.ui.dialogs.told_text import Section, ToldText
from vivaroi_gui.ui.kit.paper_dialog import PaperDialog
from vivaroi_gui.ui.kit.texts import names, text

TOPIC = "accessibility"
"""``SECTION`` is a title, ``SECTION.NUMBER`` a paragraph; ``{command}`` stands for its key."""


class AccessibilityDialog(PaperDialog):
    """The statement, with the keys as they are set."""

    def __init__(self, commands: Mapping[str, QAction], parent: QWidget) -> None:
        """``commands`` are those that have keys, by their names."""
        super().__init__(parent)
        self._commands = commands
        self.text = ToldText(self)
        self.body.addWidget(self.text)
        self.finish(920, 600)
        self.text.setFocus()

    def retranslate(self) -> None:
        super().retranslate()
        title = self.tr("Accessibility")
        self.set_title(title)
        self.text.setAccessibleName(title)
        self.text.tell(statement({name: _key(one) for name, one in self._commands.items()}))


def statement(keys: Mapping[str, str]) -> list[Section]:
    """All that is said, in the language of now."""
    told = names(TOPIC)
    return [
        (
            text(TOPIC, title),
            [text(TOPIC, one).format(**keys) for one in told if one.startswith(f"{title}.")],
        )
        for title in told
        if "." not in title
    ]


def _key(command: QAction) -> str:
    """Where it has none, its name: the menus have it."""
    key = command.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    return key or command.iconText()
