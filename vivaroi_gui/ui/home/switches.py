"""The three settings that people look for before a game; each takes effect at once."""

from PySide6.QtWidgets import QGridLayout, QWidget

from vivaroi_gui.table.curtain import CurtainPolicy
from vivaroi_gui.ui.kit.controls import Switch
from vivaroi_gui.ui.kit.targets import gap
from vivaroi_gui.ui.setting import Preference
from vivaroi_gui.ui.settings import Settings


class Switches(QWidget):
    """Follows the settings, whoever changes them."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self.curtain = Switch(self)
        self.marks = Switch(self)
        self.calm = Switch(self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for place, switch in enumerate(self.all):
            self._grid.addWidget(switch, place // 2, place % 2)
        for column in range(2):
            self._grid.setColumnStretch(column, 1)
        self._connect()
        self._follow()

    @property
    def all(self) -> tuple[Switch, ...]:
        return self.curtain, self.marks, self.calm

    def leave_out(self, settings: frozenset[str]) -> None:
        """Hides what means nothing in the game that is chosen, by the keys of the settings."""
        self.curtain.setVisible(Settings.curtain.key not in settings)
        self.marks.setVisible(Settings.marks_favourites.key not in settings)

    def _connect(self) -> None:
        self.curtain.clicked.connect(self._on_curtain_clicked)
        self.marks.clicked.connect(lambda on: self._settings.update(marks_favourites=on))
        self.calm.clicked.connect(
            lambda on: self._settings.update(calm=Preference.ON if on else Preference.OFF)
        )
        self._settings.changed.connect(self._follow)

    def _on_curtain_clicked(self, is_on: bool) -> None:
        self._settings.update(curtain=CurtainPolicy.AUTO if is_on else CurtainPolicy.NEVER)

    def _follow(self) -> None:
        settings = self._settings
        self.curtain.setChecked(settings.curtain is not CurtainPolicy.NEVER)
        self.marks.setChecked(settings.marks_favourites)
        self.calm.setChecked(settings.is_calm)

    def set_unit(self, unit: float) -> None:
        """Takes another size: pixels in a unit of the design."""
        self._grid.setHorizontalSpacing(round(12 * unit))
        self._grid.setVerticalSpacing(round(gap(0)))
        for switch in self.all:
            switch.set_unit(unit)

    def retranslate(self) -> None:
        for switch, text in (
            (self.curtain, self.tr("Curtain between human players")),
            (self.marks, self.tr("Mark my favourites with a heart")),
            (self.calm, self.tr("Reduce motion")),
        ):
            switch.setText(text)
            switch.setAccessibleName(text)
