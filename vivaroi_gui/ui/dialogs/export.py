"""What a file of the game is to hold, before people say where it goes."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QWidget

from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.controls import Switch
from vivaroi_gui.ui.kit.fonts import body
from vivaroi_gui.ui.kit.kept_sizes import keep_font
from vivaroi_gui.ui.kit.paper_dialog import PaperDialog
from vivaroi_gui.ui.session.screens import AnyScreens


class ExportDialog(PaperDialog):
    """Says what such a file is for; ``wanted`` brings whether the names are left out."""

    wanted = Signal(bool)

    def __init__(self, game: AnyScreens, parent: QWidget) -> None:
        super().__init__(parent)
        self._game = game
        self.about = QLabel(self)
        self.without_names = Switch(self, breaks=True)
        self.export = PaperButton(self, "save", is_primary=True)
        self._lay_out()
        self.export.clicked.connect(self._on_export)
        self.finish(720, 360, is_primary=False, before=(self.export,))
        self.export.setFocus()

    def _lay_out(self) -> None:
        keep_font(self.about, body, 17)
        self.about.setTextFormat(Qt.TextFormat.PlainText)
        self.about.setWordWrap(True)
        self.without_names.set_unit(1.03)
        self.body.addWidget(self.about)
        self.body.addWidget(self.without_names)
        self.body.addStretch(1)

    def _on_export(self) -> None:
        self.accept()
        self.wanted.emit(self.without_names.isChecked())

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(self.tr("Export the game"))
        told = (
            self.tr(
                "The whole game in one text file: to go on with it elsewhere, to keep it, or to "
                "send it along when something went wrong."
            ),
            self._game.papers().how_secrets_are_kept(),
            self.tr("The file also says on which system the game was played."),
        )
        self.about.setText(" ".join(filter(None, told)))
        self.without_names.setText(self.tr("Leave out the &names of the players"))
        self.without_names.setAccessibleName(self.without_names.words)
        self.export.setText(self.tr("Choose a file…"))
        self.export.setAccessibleName(self.export.words)
