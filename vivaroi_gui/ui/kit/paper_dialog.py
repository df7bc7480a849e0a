"""The look of a dialog: a sheet of paper with a heading, a body and one golden button."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLayout,
    QVBoxLayout,
    QWidget,
)

from vivaroi_gui.ui.kit.auto_repeat import mark_repeats
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.control import Control
from vivaroi_gui.ui.kit.cues import Cue, sound
from vivaroi_gui.ui.kit.deaf import Deaf
from vivaroi_gui.ui.kit.fields import field_style
from vivaroi_gui.ui.kit.finger import Finger
from vivaroi_gui.ui.kit.flow_row import FlowRow
from vivaroi_gui.ui.kit.fonts import display, text_factor
from vivaroi_gui.ui.kit.headings import HeadingLabel
from vivaroi_gui.ui.kit.kept_sizes import keep_font
from vivaroi_gui.ui.kit.mnemonics import mark_dialog
from vivaroi_gui.ui.kit.papers import paint_paper, paint_rule
from vivaroi_gui.ui.kit.resizing import keep_sized
from vivaroi_gui.ui.kit.rooms import Room, room
from vivaroi_gui.ui.kit.scrolled import ScrolledSheet
from vivaroi_gui.ui.kit.styles import SCROLL_BARS, keep_styled, styled
from vivaroi_gui.ui.kit.tones import tones

LARGEST = QSize(1000, 600)
"""Pixels at 100 %: no dialog is larger, nor larger than the window less what is around it."""
_AROUND = 16
_LOWER = 0.8
"""Of the height of its buttons, where the room is tiny."""

_EDGE = 12
"""Pixels of night around the sheet; a third of it where there is little room."""
_MARGINS, _MARGINS_SMALL = (30, 18, 30, 14), (14, 8, 14, 8)
"""Pixels between the sheet's edge and what is on it, clockwise from the left."""
STYLE = """
QDialog QTextBrowser, QDialog QListWidget, QDialog QTreeWidget {
    background: $page; color: $ink; border: 2px solid $paper_edge; margin: 1px; border-radius: 8px;
    selection-background-color: $heading; selection-color: $on_heading; outline: none; }
QDialog QTextBrowser:focus, QDialog QListWidget:focus, QDialog QTreeWidget:focus {
    border: 3px solid $violet; margin: 0px; }
QDialog QListWidget::item { min-height: ${whole}px; }
"""


class PaperDialog(QDialog):
    """A dialog whose words follow the language while it is open.

    A subclass fills ``body`` and then calls ``finish``: Tab comes to the button last.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        mark_repeats(self)
        Deaf(self)
        Finger(self)
        keep_sized(self, PaperDialog._style)
        self._heading = Heading(self)
        self._over, self._edge = parent.window(), _EDGE
        sheet = QWidget(self)
        whole, self.body = QVBoxLayout(sheet), QVBoxLayout()
        whole.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(12)
        self._head, self._foot, self._below = QHBoxLayout(), FlowRow(), FlowRow()
        whole.addLayout(self.body, 1)
        whole.addLayout(self._below)
        self._head.addWidget(self._heading, 1)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(10)
        self._column.addLayout(self._head)
        self._column.addWidget(ScrolledSheet(sheet), 1)
        self._column.addLayout(self._foot)

    def finish(
        self,
        width: int,
        height: int,
        *,
        is_primary: bool = True,
        before: Sequence[PaperButton] = (),
        after: Sequence[PaperButton] = (),
    ) -> None:
        """Adds the button, sets the words, and the size: pixels at 100 %, as far as there is room.

        The button is golden, unless another one is; others may stand in its row, which does not
        scroll away.
        The units of all controls are those at 100 %.
        """
        self.closer = PaperButton(self, is_primary=is_primary)
        self.closer.clicked.connect(self.reject)
        self._wanted = QSize(width, height).boundedTo(LARGEST)
        self._buttons = *before, self.closer, *after
        self._units = {one: one.unit for one in self.findChildren(Control)}
        self._speak()
        self._over.installEventFilter(self)
        keep_sized(self, PaperDialog._fit)

    def take_in(self) -> None:
        """A part was made after ``finish``: its words, its size, and Tab comes to it in time."""
        for control in self.findChildren(Control):
            self._units.setdefault(control, control.unit)
        last = self.previousInFocusChain()
        while last is not None and last.focusPolicy() is Qt.FocusPolicy.NoFocus:
            last = last.previousInFocusChain()
        if last is not None:
            QWidget.setTabOrder(last, self.closer)
        self._speak()
        self._fit()

    # --- size ----------------------------------------------------------------------------------

    def _style(self) -> None:
        """Again for each size of text: fields take their font only where they are styled anew."""
        keep_styled(self, lambda: field_style(text_factor()) + styled(STYLE + SCROLL_BARS))

    def _fit(self) -> None:
        """Takes the size that it wants, or all that the window leaves."""
        text, window = text_factor(), self._over
        shown = self.around if window.isVisible() else LARGEST * text
        size = (self._wanted * text).boundedTo(shown)
        there = room(window.width(), window.height(), text) if window.isVisible() else Room.COMPACT
        for control, unit in self._units.items():
            is_lower = there is Room.TINY and control in self._buttons
            control.set_unit(unit * text * (_LOWER if is_lower else 1.0))
        self._arrange(there)
        self.fit(there)
        is_other = size != self.size()
        self.setFixedSize(size)
        if is_other and self.isVisible():
            self._come_inside()

    def _come_inside(self) -> None:
        """Lies over the middle of its window, where it has grown."""
        frame = self.frameGeometry()
        frame.moveCenter(self._over.geometry().center())
        self.move(frame.topLeft())

    @property
    def around(self) -> QSize:
        """The size of the window that it lies over, less what it leaves of it."""
        return self._over.size() - QSize(_AROUND, _AROUND)

    def _arrange(self, there: Room) -> None:
        """In a small room the button stands beside the heading."""
        text, is_small = text_factor(), there <= Room.SMALL
        edge = _EDGE // 3 if is_small else _EDGE
        margins = _MARGINS_SMALL if is_small else _MARGINS
        self._column.setContentsMargins(*(round(edge + one * text) for one in margins))
        self._column.setSpacing(round((6 if is_small else 10) * text))
        self._edge = edge
        for button in self._buttons:
            for row in (self._head, self._foot, self._below):
                row.removeWidget(button)
            self._row_of(button, there).addWidget(button)
        self._heading.set_small(is_small=is_small)

    def _row_of(self, button: PaperButton, there: Room) -> QLayout:
        """In a tiny room only the golden one stays in sight, all others scroll with the sheet."""
        if button is self.closer and there <= Room.SMALL:
            return self._head
        return self._below if there is Room.TINY and not button.is_primary else self._foot

    def fit(self, there: Room) -> None:
        """Lays out what is on the sheet; called for each size of window and of text."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._over:
            self._fit()
        return False

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
        edge = self._edge
        paint_paper(painter, QRectF(self.rect()).adjusted(edge, edge, -edge, -edge))


class Heading(HeadingLabel):
    """A title in the middle, between two rules; at the left, where there is little room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        keep_font(self, display, 30)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        keep_styled(self, lambda: styled("color: $ink"))

    def set_small(self, *, is_small: bool) -> None:
        middle, left = Qt.AlignmentFlag.AlignCenter, Qt.AlignmentFlag.AlignLeft
        self.setAlignment(left | Qt.AlignmentFlag.AlignVCenter if is_small else middle)

    def minimumSizeHint(self) -> QSize:
        return QSize(60, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, y = QFontMetricsF(self.font()).horizontalAdvance(self.text()), self.height() / 2 + 2
        if self.alignment() & Qt.AlignmentFlag.AlignLeft:
            paint_rule(painter, wide + 22, self.width() - 6, y)
            return
        half, middle = wide / 2 + 22, self.width() / 2
        paint_rule(painter, 6, middle - half, y)
        paint_rule(painter, middle + half, self.width() - 6, y)


class Subheading(HeadingLabel):
    """The title of a part of a dialog."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        keep_font(self, display, 21)
        keep_styled(self, lambda: styled("color: $heading"))
