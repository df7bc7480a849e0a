"""The rules of the edition in the current language, opened at the current phase."""

from PySide6.QtGui import QTextBlock, QTextDocument
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QTextBrowser, QWidget

from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.ui.dialogs.paper import PaperDialog
from vivaroi_gui.ui.kit.fonts import body
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


class RulesDialog(PaperDialog):
    """Sections on the left, the text on the right."""

    def __init__(self, settings: Settings, phase: Phase | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self._section = _SECTION.get(phase, 0) if phase else 0
        self._sections = QListWidget()
        self._sections.setFixedWidth(270)
        self._sections.setWordWrap(True)
        self._text = QTextBrowser()
        self._text.setOpenLinks(False)
        self._text.setFont(body(17))
        row = QHBoxLayout()
        row.addWidget(self._sections)
        row.addWidget(self._text, 1)
        self.body.addLayout(row)
        self._sections.currentRowChanged.connect(self._on_section)
        self.fit(1000, 580)
        self.retranslate()

    def retranslate(self) -> None:
        self.set_title(self.tr("The rules of the game"))
        self._sections.setAccessibleName(self.tr("Sections"))
        self._text.setAccessibleName(self.tr("Text of the rules"))
        file = resource("rules", f"2003.{self._settings.language}.md")
        self._text.setMarkdown(file.read_text(encoding="utf-8"))
        row = max(self._sections.currentRow(), 0) or self._section
        self._sections.clear()
        self._sections.addItems([block.text() for block in _headings(self._text.document())])
        self._sections.setCurrentRow(row)

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        self._on_section(self._sections.currentRow())

    def _on_section(self, row: int) -> None:
        headings = _headings(self._text.document())
        if not 0 <= row < len(headings):
            return
        layout = self._text.document().documentLayout()
        top = layout.blockBoundingRect(headings[row]).top()
        self._text.verticalScrollBar().setValue(int(top) if row else 0)


def _headings(document: QTextDocument) -> list[QTextBlock]:
    """The blocks that begin a section."""
    found = []
    block = document.begin()
    while block.isValid():
        if block.blockFormat().headingLevel() == 2:
            found.append(block)
        block = block.next()
    return found
