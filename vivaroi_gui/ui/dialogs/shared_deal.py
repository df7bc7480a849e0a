"""The code of a deal: told when the game is over, and typed to play the same once more."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QLineEdit, QWidget

from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.fonts import body, bold
from vivaroi_gui.ui.kit.kept_sizes import keep_font, keep_height
from vivaroi_gui.ui.kit.paper_dialog import PaperDialog

_LONGEST = 40
"""Characters of a code, however people part it."""


def _field(text: str, parent: QWidget) -> QLineEdit:
    field = QLineEdit(text, parent)
    field.setMaxLength(_LONGEST)
    keep_font(field, bold, 20)
    keep_height(field, 44)
    return field


def _label(parent: QWidget) -> QLabel:
    label = QLabel(parent)
    keep_font(label, body, 17)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label


class ShareDialog(PaperDialog):
    """The code to be copied; or the same people swap chairs at once."""

    swapped = Signal()
    """They do."""

    def __init__(self, code: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.code = _field(code, self)
        self.code.setReadOnly(True)
        self.copy = PaperButton(self)
        self.swap = PaperButton(self, "restart")
        self._about, self._about_swap = _label(self), _label(self)
        row = QHBoxLayout()
        row.addWidget(self.code, 1)
        row.addWidget(self.copy)
        self.body.addWidget(self._about)
        self.body.addLayout(row)
        self.body.addSpacing(8)
        self.body.addWidget(self._about_swap)
        self.body.addWidget(self.swap, 0, Qt.AlignmentFlag.AlignHCenter)
        self.body.addStretch(1)
        self.copy.clicked.connect(lambda: QApplication.clipboard().setText(self.code.text()))
        self.swap.clicked.connect(self._on_swap)
        self.finish(640, 420)

    def _on_swap(self) -> None:
        self.accept()
        self.swapped.emit()

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(self.tr("Share this deal"))
        self._about.setText(
            self.tr("Whoever types this code at a table like yours is dealt the same.")
        )
        self._about_swap.setText(
            self.tr("Or play it again at once, everybody in the next chair, with what was there.")
        )
        self.code.setAccessibleName(self.tr("Code of this deal"))
        self.copy.setText(self.tr("Copy"))
        self.swap.setText(self.tr("Swap chairs"))
        for button in (self.copy, self.swap):
            button.setAccessibleName(button.words)


class EnterDialog(PaperDialog):
    """Asks for a code; ``begin`` begins from it, or says why it cannot."""

    def __init__(self, begin: Callable[[str], str], parent: QWidget) -> None:
        super().__init__(parent)
        self._begin = begin
        self.code = _field("", self)
        self.begin = PaperButton(self, is_primary=True)
        self._about, self.note = _label(self), _label(self)
        self._about.setBuddy(self.code)
        row = QHBoxLayout()
        row.addWidget(self.code, 1)
        row.addWidget(self.begin)
        self.body.addWidget(self._about)
        self.body.addLayout(row)
        self.body.addWidget(self.note)
        self.body.addStretch(1)
        self.code.textChanged.connect(lambda _: self.note.setText(""))
        self.code.returnPressed.connect(self._on_begin)
        self.begin.clicked.connect(self._on_begin)
        self.finish(640, 340, is_primary=False)
        self.code.setFocus()

    def _on_begin(self) -> None:
        self.note.setText(self._begin(self.code.text()))
        self.note.setAccessibleName(self.note.text())
        if not self.note.text():
            self.accept()

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(self.tr("Play a shared deal"))
        self._about.setText(
            self.tr("Set up the same table first, then type the code that you were told.")
        )
        self.code.setAccessibleName(self.tr("Code of the deal"))
        self.note.setText("")
        self.begin.setText(self.tr("Deal"))
        self.begin.setAccessibleName(self.begin.words)
