"""The look of a dialog: a sheet of paper with a heading, a body and one golden button."""

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.cues import Cue, sound
from vivaroi_gui.ui.kit.deaf import Deaf
from vivaroi_gui.ui.kit.fields import field_style
from vivaroi_gui.ui.kit.fonts import body, display
from vivaroi_gui.ui.kit.mnemonics import mark_dialog
from vivaroi_gui.ui.kit.papers import paint_paper, paint_rule
from vivaroi_gui.ui.kit.styles import SCROLL_BARS, keep_styled, styled
from vivaroi_gui.ui.kit.tones import tones

LARGEST = (1000, 600)
"""No dialog is larger than the smallest window."""

_EDGE = 12
"""Pixels of night around the sheet."""
STYLE = """
QDialog QTextBrowser, QDialog QListWidget, QDialog QTreeWidget {
    background: $page; color: $ink; border: 1px solid $paper_edge; border-radius: 8px;
    selection-background-color: $heading; selection-color: $on_heading; outline: none; }
QDialog QTextBrowser:focus, QDialog QListWidget:focus, QDialog QTreeWidget:focus {
    border: 2px solid $violet; }
"""


class PaperDialog(QDialog):
    """A dialog whose words follow the language while it is open.

    A subclass fills ``body`` and then calls ``finish``: Tab comes to the button last.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        Deaf(self)
        keep_styled(self, lambda: field_style(1.0) + styled(STYLE + SCROLL_BARS))
        self.setFont(body(17))
        self._heading = Heading(self)
        self.body = QVBoxLayout()
        self.body.setSpacing(12)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(_EDGE + 30, _EDGE + 18, _EDGE + 30, _EDGE + 14)
        self._column.setSpacing(10)
        self._column.addWidget(self._heading)
        self._column.addLayout(self.body, 1)

    def finish(
        self,
        width: int,
        height: int,
        *,
        is_primary: bool = True,
        beside: tuple[QWidget, QWidget] | None = None,
    ) -> None:
        """Adds the button, sets the words and the size, within the smallest window.

        The button is golden, unless another one is; two others may stand at the ends of its row.
        """
        self.closer = PaperButton(self, is_primary=is_primary)
        self.closer.clicked.connect(self.reject)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.closer)
        row.addStretch(1)
        if beside is not None:
            row.insertWidget(0, beside[0])
            row.addWidget(beside[1])
        self._column.addLayout(row)
        self._speak()
        self.setFixedSize(min(width, LARGEST[0]), min(height, LARGEST[1]))

    def set_title(self, title: str) -> None:
        self._heading.setText(title)
        self.setWindowTitle(title)

    def retranslate(self) -> None:
        """Sets every word of the dialog; called at the start and when the language changes."""
        text = QCoreApplication.translate("PaperDialog", "Close")
        self.closer.setText(text)
        self.closer.setAccessibleName(text)
        self.closer.updateGeometry()

    def _speak(self) -> None:
        self.retranslate()
        mark_dialog(self)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._speak()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        if not event.spontaneous():
            sound(Cue.PAGE)
        super().showEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), tones().night.foot)
        paint_paper(painter, QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE))


class Heading(QLabel):
    """A title in the middle, between two rules."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFont(display(30))
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        keep_styled(self, lambda: styled("color: $ink"))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        half = QFontMetricsF(self.font()).horizontalAdvance(self.text()) / 2 + 22
        middle, y = self.width() / 2, self.height() / 2 + 2
        paint_rule(painter, 6, middle - half, y)
        paint_rule(painter, middle + half, self.width() - 6, y)


class Subheading(QLabel):
    """The title of a part of a dialog."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFont(display(21))
        self.setTextFormat(Qt.TextFormat.PlainText)
        keep_styled(self, lambda: styled("color: $heading"))
