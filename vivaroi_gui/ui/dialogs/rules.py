"""The rules of the edition in the current language, opened at the current phase."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QTextBrowser, QWidget

from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.ui.dialogs.paper import PaperDialog
from vivaroi_gui.ui.dialogs.rules_text import headings, set_rules
from vivaroi_gui.ui.kit.fonts import display
from vivaroi_gui.ui.resources import resource
from vivaroi_gui.ui.settings import Settings

_SECTION = {
    Phase.PLACING: 2,
    Phase.ASCENT: 3,
    Phase.ELECTION: 4,
    Phase.DEAL: 5,
    Phase.GAME_OVER: 8,
}
"""Where each phase is explained, in the order of the sections (the same in each language)."""
_ABOVE = 8
"""Pixels kept free above the heading that is scrolled to."""
_LIST_WIDTH = 324
_LIST_PADDING = 38
"""Pixels at both sides of the words together."""
_LIST_STYLE = """
QListWidget { color: #5B3580; padding: 5px; }
QListWidget::item { padding: 1px 8px; border-radius: 6px; }
QListWidget::item:hover { background: #F6E8CB; }
QListWidget::item:selected { background: #5B3580; color: #FBF3E0; }
"""


class RulesDialog(PaperDialog):
    """Sections on the left, the text on the right."""

    def __init__(self, settings: Settings, phase: Phase | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self._section = _SECTION.get(phase, 0) if phase else 0
        self.sections = QListWidget(self)
        self.sections.setFixedWidth(_LIST_WIDTH)
        self.sections.setFont(display(16))
        self.sections.setStyleSheet(_LIST_STYLE)
        self.sections.setWordWrap(True)
        self.sections.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.sections.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text = QTextBrowser(self)
        self.text.setOpenLinks(False)
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addWidget(self.sections)
        row.addWidget(self.text, 1)
        self.body.addLayout(row)
        self.sections.currentRowChanged.connect(self._on_section_chosen)
        self.sections.itemClicked.connect(lambda _: self._on_section_chosen())
        self.finish(1000, 580)

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(self.tr("The rules of the game"))
        self.sections.setAccessibleName(self.tr("Sections"))
        self.text.setAccessibleName(self.tr("Text of the rules"))
        file = resource("rules", f"2003.{self._settings.language}.md")
        set_rules(self.text.document(), file.read_text(encoding="utf-8"))
        row = max(self.sections.currentRow(), 0) if self.sections.count() else self._section
        self.sections.clear()
        for block in headings(self.text.document()):
            self._add_section(block.text())
        self.sections.setCurrentRow(row)

    def _add_section(self, title: str) -> None:
        """Qt itself takes the room for the words of a styled item to be wider than it is."""
        item = QListWidgetItem(title, self.sections)
        room = QRect(0, 0, _LIST_WIDTH - _LIST_PADDING, 200)
        metrics = QFontMetrics(self.sections.font())
        needed = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, title)
        item.setSizeHint(QSize(0, needed.height() + 5))

    def _on_section_chosen(self) -> None:
        row = self.sections.currentRow()
        if row >= 0:
            document = self.text.document()
            area = document.documentLayout().blockBoundingRect(headings(document)[row])
            self.text.verticalScrollBar().setValue(int(area.top()) - _ABOVE if row else 0)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)  # only now is it known where the lines break
        self._on_section_chosen()
