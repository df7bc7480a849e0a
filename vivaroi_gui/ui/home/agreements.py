"""What the table remembers: agreed upon beside the gates, for one game, to its end."""

from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from vivaroi_gui.ui.kit.controls import Switch
from vivaroi_gui.ui.kit.targets import gap
from vivaroi_gui.ui.kit.tips import set_tip
from vivaroi_gui.ui.settings import Settings


class Agreements(QWidget):
    """A switch for each option of the table; the settings keep what was chosen last."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self.votes = Switch(self)
        self.counts = Switch(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for switch in self.all:
            switch.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
            self._column.addWidget(switch)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.votes.clicked.connect(lambda on: settings.update(shows_past_votes=on))
        self.counts.clicked.connect(lambda on: settings.update(counts_no_cards=on))
        settings.changed.connect(self._follow)
        self._follow()

    @property
    def all(self) -> tuple[Switch, ...]:
        return self.votes, self.counts

    def offer(self, agreements: tuple[str, ...]) -> None:
        """Shows those that mean something in the game that is chosen, by their names."""
        for switch, name in ((self.votes, "shows_past_votes"), (self.counts, "counts_no_cards")):
            switch.setVisible(name in agreements)
        self.setVisible(bool(agreements))

    def _follow(self) -> None:
        self.votes.setChecked(self._settings.shows_past_votes)
        self.counts.setChecked(self._settings.counts_no_cards)

    def set_unit(self, unit: float) -> None:
        """Takes another size: pixels in a unit of the design."""
        self._column.setSpacing(round(gap(0)))
        for switch in self.all:
            switch.set_unit(unit)

    def retranslate(self) -> None:
        votes = self.tr("Who voted what stays in the chronicle: for this game, to its end.")
        counts = self.tr("Each ticket tells how many No were shown: for this game, to its end.")
        for switch, text, told in (
            (self.votes, self.tr("Show past votes"), votes),
            (self.counts, self.tr("Count each No shown"), counts),
        ):
            switch.setText(text)
            switch.setAccessibleName(text)
            set_tip(switch, told)
