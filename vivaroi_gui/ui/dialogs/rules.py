"""The rules of all games in the current language, opened where the game is."""

from PySide6.QtCore import QEvent, QRect, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QKeySequence, QShowEvent, QTextDocument
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QTabBar,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from vivaroi_gui.rules.catalog import GAMES
from vivaroi_gui.ui import catalog
from vivaroi_gui.ui.dialogs.rules_text import headings, set_rules
from vivaroi_gui.ui.dialogs.rules_tools import RulesTools
from vivaroi_gui.ui.kit.controls import ChoiceBox
from vivaroi_gui.ui.kit.fonts import display, text_factor
from vivaroi_gui.ui.kit.kept_sizes import keep_font, keep_height, sized
from vivaroi_gui.ui.kit.key_names import keyed_table
from vivaroi_gui.ui.kit.paper_dialog import PaperDialog
from vivaroi_gui.ui.kit.resources import resource
from vivaroi_gui.ui.kit.rooms import Room
from vivaroi_gui.ui.kit.side_tabs import TabBox
from vivaroi_gui.ui.kit.styles import TABS, keep_styled, styled
from vivaroi_gui.ui.kit.targets import are_large, target_size
from vivaroi_gui.ui.settings import Settings

_ABOVE = 8
"""Pixels kept free above the heading that is scrolled to."""
_LIST_WIDTH = 324
_LIST_PADDING = 38
"""Pixels at both sides of the words together."""
_LIST_AIR = 1
"""Pixels between two sections: all of an edition are in sight."""
_AS_NARROW = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
LIST_STYLE = """
QListWidget { color: $heading; padding: 2px 4px; }
QListWidget::item { padding: 1px 8px; border-radius: 6px; }
QListWidget::item:hover { background: $paper_foot; }
QListWidget::item:selected { background: $heading; color: $on_heading; }
"""


class RulesDialog(PaperDialog):
    """Sections on the left; on the right the text, below a tab for each edition."""

    def __init__(self, settings: Settings, parent: QWidget, edition: str, section: int = 0) -> None:
        """Opens the rules of an edition at a section."""
        super().__init__(parent)
        self._settings = settings
        self._written: tuple[float, bool] | None = None
        """The size of text in which the rules are written, and whether for fingers."""
        self._papers = {
            edition: catalog.ALL[game].papers()
            for game in catalog.ALL
            for edition in GAMES[game].editions
        }
        self._add_parts()
        self.editions.setCurrentIndex(self._editions.index(edition))
        self.finish(1000, 600)
        self.sections.setCurrentRow(section)
        self.sections.setFocus()
        self.sections.currentRowChanged.connect(self._on_section_chosen)
        self.sections.itemClicked.connect(lambda _: self._on_section_chosen())
        self.editions.currentChanged.connect(self._on_edition_chosen)
        self.text.verticalScrollBar().actionTriggered.connect(self._on_scrolled)

    @property
    def _editions(self) -> list[str]:
        """Those of all games, from left to right."""
        return list(self._papers)

    def _add_parts(self) -> None:
        self.editions = QTabBar(self)
        keep_font(self.editions, display, 17)
        keep_styled(self.editions, lambda: styled(TABS))
        self.editions.setDrawBase(False)
        self.editions.setExpanding(False)
        self.editions.setUsesScrollButtons(False)
        for _ in self._editions:
            self.editions.addTab("")
        self.sections = QListWidget(self)
        keep_font(self.sections, display, 16)
        keep_styled(self.sections, lambda: styled(LIST_STYLE))
        self.sections.setWordWrap(True)
        self.sections.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.sections.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text = QTextBrowser(self)
        self.text.setOpenLinks(False)
        page = QVBoxLayout()
        page.setSpacing(0)
        page.addWidget(self.editions)
        page.addWidget(self.text, 1)
        page.addSpacing(6)
        self.tools = RulesTools(self.text, self._composed)
        self.tools.found.connect(self._mark_section)
        page.addLayout(self.tools)
        self._boxes = TabBox(self.editions, self), ChoiceBox(self)
        self._boxes[1].activated.connect(self.sections.setCurrentRow)
        self.sections.currentRowChanged.connect(self._boxes[1].setCurrentIndex)
        above, row = QHBoxLayout(), QHBoxLayout()
        for box, stretch in zip(self._boxes, (4, 6), strict=True):
            box.setMinimumContentsLength(5)
            keep_height(box, 34)
            box.setSizeAdjustPolicy(_AS_NARROW)
            above.addWidget(box, stretch)
        row.setSpacing(14)
        row.addWidget(self.sections)
        row.addLayout(page, 1)
        self.body.addLayout(above)
        self.body.addLayout(row)

    def fit(self, there: Room) -> None:
        """In a small room sections and editions are chosen from lists above the text."""
        is_small = there <= Room.SMALL
        for part in (self.sections, self.editions):
            part.setHidden(is_small)
        for box in self._boxes:
            box.setVisible(is_small)
        self.sections.setFixedWidth(sized(_LIST_WIDTH))
        if self._written != (text_factor(), are_large()):
            self._written = text_factor(), are_large()
            self._rewrite()

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(self.tr("The rules of the game"))
        self.editions.setAccessibleName(self.tr("Edition"))
        self.sections.setAccessibleName(self.tr("Sections"))
        self.text.setAccessibleName(self.tr("Text of the rules"))
        self._boxes[1].call(self.tr("Sections"))
        for index, (edition, papers) in enumerate(self._papers.items()):
            self.editions.setTabText(index, papers.title(edition))
        self.tools.retranslate()
        self._boxes[0].retranslate()
        if self._written:  # else it is about to be, in letters of the right size
            self._rewrite()

    def _rewrite(self) -> None:
        """The same section, in words or letters of another kind."""
        row = self.sections.currentRow()
        self._show_text()
        self.sections.setCurrentRow(row)

    def _show_text(self) -> None:
        self._compose(self.text.document(), self.devicePixelRatioF())
        self.tools.look_again()
        self.sections.clear()
        self._boxes[1].clear()
        for block in headings(self.text.document()):
            self._add_section(block.text())
            self._boxes[1].addItem(block.text())

    def _compose(self, document: QTextDocument, ratio: float) -> None:
        """Writes the rules of the edition that is chosen, with device pixels ``ratio`` to one."""
        edition = self._editions[self.editions.currentIndex()]
        file = resource("rules", f"{edition}.{self._settings.language}.md")
        text = keyed_table(file.read_text(encoding="utf-8"))
        text = self._papers[edition].filled(text)
        set_rules(document, text, self._papers[edition].pictures(edition, ratio))

    def _composed(self, ratio: float) -> QTextDocument:
        """The same for another sheet."""
        document = QTextDocument(self)
        self._compose(document, ratio)
        return document

    def _add_section(self, title: str) -> None:
        """Qt itself takes the room for the words of a styled item to be wider than it is."""
        item = QListWidgetItem(title, self.sections)
        room = QRect(0, 0, sized(_LIST_WIDTH) - _LIST_PADDING, 400)
        metrics = QFontMetrics(self.sections.font())
        needed = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, title)
        least = round(target_size()) if are_large() else 0  # all of them are in sight
        lines = round(needed.height() / metrics.height())
        air = _LIST_AIR * lines  # Qt cuts a second line short that has none
        item.setSizeHint(QSize(0, max(least, needed.height() + air)))

    def _on_edition_chosen(self) -> None:
        """The section of the same name if the other edition has one, else its beginning."""
        title = self.sections.currentItem().text()
        self._show_text()
        titles = [block.text() for block in headings(self.text.document())]
        self.sections.setCurrentRow(titles.index(title) if title in titles else 0)

    def _on_section_chosen(self) -> None:
        row = self.sections.currentRow()
        if row >= 0:
            self.text.verticalScrollBar().setValue(self._tops()[row])

    def _tops(self) -> list[int]:
        """How far the text is scrolled for each section."""
        document = self.text.document()
        layout = document.documentLayout()
        tops = (int(layout.blockBoundingRect(one).top()) for one in headings(document))
        return [max(0, top - _ABOVE) if row else 0 for row, top in enumerate(tops)]

    def _on_scrolled(self) -> None:
        """Marks the section that is read; the scroll bar is about to move there."""
        bar, tops = self.text.verticalScrollBar(), self._tops()
        value = bar.sliderPosition()
        row = sum(top <= value for top in tops) - 1
        with QSignalBlocker(self.sections):
            self.sections.setCurrentRow(len(tops) - 1 if value == bar.maximum() else row)

    def _mark_section(self, position: int) -> None:
        """Marks the section in which a place of the text is; it is in sight."""
        starts = [block.position() for block in headings(self.text.document())]
        with QSignalBlocker(self.sections):
            self.sections.setCurrentRow(max(0, sum(start <= position for start in starts) - 1))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ThemeChange:
            self._rewrite()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Find):
            self.tools.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)  # only now is it known where the lines break
        self._on_section_chosen()
