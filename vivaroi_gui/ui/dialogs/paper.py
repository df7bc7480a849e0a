"""The look of a dialog: a sheet of paper with a title, a body and a row of buttons."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from vivaroi_gui.ui.kit.fonts import body, display

PAPER = QColor("#FFFAEE")
LARGEST = (1000, 580)
"""No dialog is larger than the smallest window."""

_STYLE = """
QDialog { background: #FFFAEE; color: #2A1440; }
QDialog QLabel, QDialog QCheckBox, QDialog QRadioButton { color: #2A1440; background: transparent; }
QDialog QTextBrowser, QDialog QListWidget, QDialog QTreeWidget {
    background: #FFFDF6; color: #2A1440; border: 1px solid #C6A468; border-radius: 6px;
    padding: 6px; selection-background-color: #5B3580; selection-color: #FBF3E0; }
QDialog QListWidget::item { padding: 5px 4px; border-radius: 4px; }
QDialog QListWidget::item:selected { background: #5B3580; color: #FBF3E0; }
QDialog QComboBox { background: #FFFFFF; color: #2A1440; border: 1.5px solid #8A6238;
    border-radius: 8px; padding: 5px 10px; min-height: 22px; }
QDialog QComboBox:focus { border: 2px solid #5B3580; }
QDialog QComboBox QAbstractItemView { background: #FFFAEE; color: #2A1440;
    selection-background-color: #5B3580; selection-color: #FBF3E0; }
QDialog QPushButton { background: #FFF6E2; color: #2A1440; border: 1.5px solid #A86A10;
    border-radius: 10px; padding: 7px 18px; min-height: 22px; font-weight: 700; }
QDialog QPushButton:hover { background: #FDE9B8; }
QDialog QPushButton:focus { border: 2.5px solid #2A1440; }
QDialog QPushButton:default { background: #F2B93B; }
QDialog QCheckBox:focus, QDialog QRadioButton:focus { color: #5B3580; text-decoration: underline; }
QDialog QScrollBar:vertical { background: #F3E2BF; width: 12px; border-radius: 6px; }
QDialog QScrollBar::handle:vertical { background: #B98A3E; border-radius: 6px; min-height: 30px; }
QDialog QScrollBar::add-line, QDialog QScrollBar::sub-line { height: 0; }
"""


class PaperDialog(QDialog):
    """A dialog whose words follow the language while it is open."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setStyleSheet(_STYLE)
        self.setFont(body(16))
        self._title = QLabel()
        self._title.setFont(display(28))
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setWordWrap(True)
        self.body = QVBoxLayout()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 20)
        column.setSpacing(14)
        column.addWidget(self._title)
        column.addLayout(self.body, 1)
        column.addWidget(self.buttons)

    def set_title(self, title: str) -> None:
        self._title.setText(title)
        self.setWindowTitle(title)

    def fit(self, width: int, height: int) -> None:
        """Opens at this size, within the smallest window."""
        self.resize(min(width, LARGEST[0]), min(height, LARGEST[1]))

    def retranslate(self) -> None:
        """Sets every word of the dialog; called at the start and when the language changes."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), PAPER)
        painter.setPen(QColor("#C6A468"))
        painter.drawRoundedRect(self.rect().adjusted(8, 8, -9, -9), 8, 8)
