"""Name, version, people, licences, and where things are kept."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, qVersion
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from vivaroi_gui import __version__
from vivaroi_gui.table.files import readable
from vivaroi_gui.ui import catalog
from vivaroi_gui.ui.dialogs.told_text import ToldText
from vivaroi_gui.ui.kit.paper_dialog import PaperDialog
from vivaroi_gui.ui.kit.pictures import picture
from vivaroi_gui.ui.kit.resources import notices
from vivaroi_gui.ui.kit.rooms import Room
from vivaroi_gui.ui.paths import Places

_ICON = 132


class AboutDialog(PaperDialog):
    """A fan-made implementation says so, and names whose game it is."""

    def __init__(self, places: Places, parent: QWidget) -> None:
        super().__init__(parent)
        self._places = places
        self.text = ToldText(self)
        self._icon = Icon(self)
        side = QVBoxLayout()
        side.addSpacing(8)
        side.addWidget(self._icon)
        side.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(20)
        row.addLayout(side)
        row.addWidget(self.text, 1)
        self.body.addLayout(row)
        self.finish(1000, 600)
        self.closer.setFocus()

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(self.tr("About Viva il Re!"))
        self.text.setAccessibleName(self.tr("About Viva il Re!"))
        self.text.tell(
            (
                ("", [self._version()]),
                (self.tr("The games"), self._games()),
                (self.tr("The program"), self._program()),
                (self.tr("Where things are kept"), self._places_told()),
            )
        )

    def fit(self, there: Room) -> None:
        self._icon.setVisible(there > Room.SMALL)

    def _version(self) -> str:
        text = self.tr("Version {version}, Qt {qt}")
        return text.format(version=__version__, qt=qVersion())

    def _games(self) -> list[str]:
        """Whose games they are."""
        return [line for game in catalog.ALL for line in catalog.ALL[game].papers().credits()]

    def _program(self) -> list[str]:
        return [
            self.tr(
                "A fan-made implementation for the family table, not a product of the publishers."
            ),
            self.tr("Program, pictures and sounds: MIT licence. Qt and PySide6: LGPL, version 3."),
            self.tr("appdirs: MIT. miniaudio: MIT. cffi: MIT-0."),
            self.tr("Fonts: Almendra, Alegreya Sans and Caprasimo, SIL Open Font License 1.1."),
            *self._notices(),
        ]

    def _notices(self) -> list[str]:
        """Where a download, which holds the work of more people, has all licences in full."""
        file = notices()
        told = self.tr("Everything else in this download, each with its licence: {file}")
        return [told.format(file=readable(file))] if file.is_file() else []

    def _places_told(self) -> list[str]:
        return [
            self.tr("Settings: {file}").format(file=readable(self._places.settings_file)),
            self.tr("Games: {folder}").format(folder=readable(self._places.games)),
            self.tr("Reports of errors: {folder}").format(folder=readable(self._places.reports)),
            *(line for game in catalog.ALL for line in self._kept_by(game)),
        ]

    def _kept_by(self, game: str) -> Sequence[str]:
        return catalog.ALL[game].papers().kept(self._places.own)


class Icon(QWidget):
    """The icon of the program."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return QSize(_ICON, _ICON)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        made = picture("kit/icon", _ICON, _ICON, self.devicePixelRatioF())
        painter.drawPixmap(QRectF(self.rect()), made, QRectF(made.rect()))
