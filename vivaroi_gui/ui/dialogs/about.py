"""Name, version, people, licences, and where things are kept."""

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QTextBrowser, QWidget

from vivaroi_gui import __version__
from vivaroi_gui.ui.dialogs.paper import PaperDialog
from vivaroi_gui.ui.kit.fonts import body
from vivaroi_gui.ui.paths import Places


class AboutDialog(PaperDialog):
    """A fan-made implementation says so, and names whose game it is."""

    def __init__(self, places: Places, parent: QWidget) -> None:
        super().__init__(parent)
        self._places = places
        self._text = QTextBrowser()
        self._text.setFont(body(16))
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.body.addWidget(self._text)
        self.fit(640, 520)
        self.retranslate()

    def retranslate(self) -> None:
        self.set_title(self.tr("About Viva il Re!"))
        self._text.setAccessibleName(self.tr("About Viva il Re!"))
        paragraphs = (
            self.tr("Version {version}, Qt {qt}").format(version=__version__, qt=qVersion()),
            self.tr(
                "A fan-made implementation for the family table, not a product of the publisher."
            ),
            self.tr(
                "Game idea: Stefano Luperto. Published in 2003 by daVinci Editrice as Viva il Re! "
                "and later as King Me! and Vive le Roi!"
            ),
            self.tr("The castle, the characters and the deck of secret goals are our own work."),
            self.tr("Program: MIT licence. Qt and PySide6: LGPL, version 3. appdirs: MIT."),
            self.tr("Fonts: Almendra, Alegreya Sans and Caprasimo, SIL Open Font License 1.1."),
            self.tr("Settings: {file}").format(file=self._places.settings_file),
            self.tr("Games: {folder}").format(folder=self._places.games),
        )
        self._text.setPlainText("\n\n".join(paragraphs))
