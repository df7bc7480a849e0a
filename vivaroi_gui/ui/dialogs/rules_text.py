"""Dresses a text in Markdown: faces and colours of the headings, air, tables on paper."""

from collections.abc import Iterator, Mapping

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QPixmap,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)

from vivaroi_gui.ui.kit.fonts import body, bold, display
from vivaroi_gui.ui.kit.kept_sizes import sized
from vivaroi_gui.ui.kit.tones import tones

PIXELS = 17
_CAPTION = 15
_OBJECT = "\ufffc"
"""What a picture is in the text of a block."""
_LINE_HEIGHT = 118.0
"""Percent."""
_PROPORTIONAL = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value


def set_rules(
    document: QTextDocument, markdown: str, pictures: Mapping[str, QPixmap] | None = None
) -> None:
    """Shows the text, dressed, with the ``pictures`` by the addresses that it names."""
    document.setDefaultFont(body(sized(PIXELS)))
    document.setDocumentMargin(16)
    document.setIndentWidth(24)
    document.setMarkdown(markdown)
    for name, drawn in (pictures or {}).items():  # a new text forgets those of the last one
        document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name), drawn)
    dressing = QTextCursor(document)
    dressing.beginEditBlock()  # laid out once, not after each of a thousand changes
    for block in blocks(document):
        _dress_block(block)
    for block in [block for block in blocks(document) if _is_picture(block)]:
        _tell_picture(block)
    for table in _tables(document):
        _dress_table(table)
    dressing.endEditBlock()


def headings(document: QTextDocument) -> list[QTextBlock]:
    """The blocks that begin a section."""
    return [block for block in blocks(document) if block.blockFormat().headingLevel() == 2]


def blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _dress_block(block: QTextBlock) -> None:
    made = block.blockFormat()
    level = made.headingLevel()
    cursor = QTextCursor(block)
    if level:
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        _write(
            cursor,
            display(sized(34 if level == 1 else 26)),
            tones().ink if level == 1 else tones().heading,
        )
        made.setTopMargin(0 if level == 1 else 22)
        made.setBottomMargin(6)
    elif cursor.currentTable() is None:
        made.setLineHeight(_LINE_HEIGHT, _PROPORTIONAL)
        made.setTopMargin(0)
        made.setBottomMargin(5 if made.objectIndex() >= 0 else 9)
    QTextCursor(block).setBlockFormat(made)


def _is_picture(block: QTextBlock) -> bool:
    """Whether nothing but a picture stands there, and in no table."""
    cursor = QTextCursor(block)
    return block.text() == _OBJECT and cursor.currentTable() is None


def _tell_picture(block: QTextBlock) -> None:
    """In the middle, with what it shows in words below: for those who cannot see it too."""
    made = block.blockFormat()
    made.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    made.setLineHeight(0, QTextBlockFormat.LineHeightTypes.SingleHeight.value)
    made.setTopMargin(8)
    made.setBottomMargin(0)
    cursor = QTextCursor(block)
    cursor.setBlockFormat(made)
    cursor.movePosition(QTextCursor.MoveOperation.NextCharacter)
    told = cursor.charFormat().property(QTextFormat.Property.ImageAltText)
    made.setTopMargin(2)
    made.setBottomMargin(14)
    written = QTextCharFormat()
    written.setFont(body(sized(_CAPTION)))
    written.setForeground(QBrush(tones().soft_ink))
    cursor.insertBlock(made, written)
    cursor.insertText(str(told), written)


def _write(cursor: QTextCursor, font: QFont, colour: QColor) -> None:
    made = QTextCharFormat()
    made.setFont(font)
    made.setForeground(QBrush(colour))
    cursor.setCharFormat(made)


def _tables(document: QTextDocument) -> list[QTextTable]:
    frames = document.rootFrame().childFrames()
    return [frame for frame in frames if isinstance(frame, QTextTable)]


def _dress_table(table: QTextTable) -> None:
    made = table.format()
    made.setCellPadding(6)
    made.setCellSpacing(0)
    made.setBorder(1)
    made.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    made.setBorderBrush(QBrush(tones().row_edge))
    made.setBorderCollapse(True)
    made.setTopMargin(8)
    made.setBottomMargin(18)
    made.setWidth(QTextLength())
    table.setFormat(made)
    for row in range(table.rows()):
        for column in range(table.columns()):
            _dress_cell(table, row, column)


def _dress_cell(table: QTextTable, row: int, column: int) -> None:
    cell = table.cellAt(row, column)
    made = cell.format().toTableCellFormat()
    made.setBackground(QBrush(_ground(row)))
    made.setLeftPadding(12)
    made.setRightPadding(12)
    made.setTopPadding(5)
    made.setBottomPadding(5)
    cell.setFormat(made)
    if row == 0:
        cursor = cell.firstCursorPosition()
        cursor.setPosition(cell.lastPosition(), QTextCursor.MoveMode.KeepAnchor)
        _write(cursor, bold(sized(PIXELS)), tones().on_heading)


def _ground(row: int) -> QColor:
    """Behind the head of a table, and behind its rows in turn."""
    if row == 0:
        return tones().heading
    return tones().stripe if row % 2 else tones().light
