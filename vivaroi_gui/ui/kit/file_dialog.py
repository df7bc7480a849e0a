"""Qt's window for choosing a file, where it knows no word of the language in words of our own."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget


def file_dialog(parent: QWidget, title: str, start: str, kinds: str) -> QFileDialog:
    """Begins at a file or a folder; ``kinds`` as Qt writes filters.

    Two of its labels stand in none of Qt's translations.
    """
    dialog = QFileDialog(parent, title, start, kinds)
    folder = QCoreApplication.translate("FileDialog", "Folder:")
    kind = QCoreApplication.translate("FileDialog", "Kind of file:")
    dialog.setLabelText(QFileDialog.DialogLabel.LookIn, folder)
    dialog.setLabelText(QFileDialog.DialogLabel.FileType, kind)
    return dialog
