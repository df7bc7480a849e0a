"""What people choose once and for all; each choice takes effect at once."""

from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from vivaroi_gui.ui.kit.controls import ChoiceBox, Switch
from vivaroi_gui.ui.kit.fonts import bold
from vivaroi_gui.ui.kit.mnemonics import plain
from vivaroi_gui.ui.kit.paper_dialog import PaperDialog
from vivaroi_gui.ui.kit.papers import paint_rule
from vivaroi_gui.ui.settings import TABLE, Setting, Settings


class SettingsDialog(PaperDialog):
    """The rows of the table that have a tab: first the choices between a few, then switches."""

    def __init__(
        self, settings: Settings, parent: QWidget, left_out: frozenset[str] = frozenset()
    ) -> None:
        """``left_out`` are the keys of those that mean nothing in the game of now."""
        super().__init__(parent)
        self._settings = settings
        self._captions: dict[str, QLabel] = {}
        self._combos: dict[str, ChoiceBox] = {}
        self._switches: dict[str, Switch] = {}
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(24)
        self._grid.setVerticalSpacing(9)
        self._grid.setColumnStretch(1, 1)
        self.body.addLayout(self._grid)
        self.body.addWidget(Rule(self))
        for row in TABLE.values():
            if row.tab is not None and row.key not in left_out:
                self._add(row)
        self.body.addStretch(1)
        settings.changed.connect(self._follow)
        self._follow()
        self.finish(700, 600)

    @property
    def keys(self) -> set[str]:
        """The settings that are offered."""
        return {*self._combos, *self._switches}

    def combo(self, key: str) -> ChoiceBox:
        """The field of a setting."""
        return self._combos[key]

    def switch(self, key: str) -> Switch:
        """The switch of a setting."""
        return self._switches[key]

    def _add(self, row: Setting[Any]) -> None:
        if row.values:
            self._add_combo(row)
        else:
            self._add_switch(row)

    def _add_combo(self, row: Setting[Any]) -> None:
        combo = ChoiceBox(self)
        combo.setFixedHeight(38)
        for value in row.values:
            combo.addItem("", value)
        combo.activated.connect(lambda _: self._settings.update(**{row.key: combo.currentData()}))
        label = QLabel(self)
        label.setFont(bold(17))
        label.setBuddy(combo)
        line = len(self._combos)
        self._grid.addWidget(label, line, 0)
        self._grid.addWidget(combo, line, 1)
        self._captions[row.key], self._combos[row.key] = label, combo

    def _add_switch(self, row: Setting[Any]) -> None:
        switch = Switch(self)
        switch.set_unit(1.03)
        switch.clicked.connect(lambda is_on: self._settings.update(**{row.key: is_on}))
        self.body.addWidget(switch)
        self._switches[row.key] = switch

    def _follow(self) -> None:
        """Shows what is chosen, whoever chose it."""
        for key, combo in self._combos.items():
            combo.setCurrentIndex(combo.findData(self._settings.chosen[key]))
        for key, switch in self._switches.items():
            switch.setChecked(self._settings.chosen[key])

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(self.tr("Settings"))
        for key, combo in self._combos.items():
            caption = TABLE[key].title()
            self._captions[key].setText(caption)
            combo.setAccessibleName(plain(caption))
            for index, word in enumerate(TABLE[key].words()):
                combo.setItemText(index, word)
        for key, switch in self._switches.items():
            switch.setText(TABLE[key].title())
            switch.setAccessibleName(switch.words)


class Rule(QWidget):
    """A fine line with a lozenge, across a dialog."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        return QSize(200, 16)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_rule(painter, 6, self.width() - 6, self.height() / 2)
