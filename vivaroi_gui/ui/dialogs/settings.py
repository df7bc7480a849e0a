"""What people choose once and for all; each choice takes effect at once."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.table.curtain import Curtain
from vivaroi_gui.ui.kit.controls import ChoiceBox, Switch
from vivaroi_gui.ui.kit.fonts import bold
from vivaroi_gui.ui.kit.mnemonics import plain
from vivaroi_gui.ui.kit.paper_dialog import PaperDialog
from vivaroi_gui.ui.kit.papers import paint_rule
from vivaroi_gui.ui.settings import Settings, Speed, Theme


class SettingsDialog(PaperDialog):
    """Language, animation, theme, curtain, and what is marked or shown."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self._captions: list[tuple[QLabel, Callable[[], str]]] = []
        self._combos: dict[str, tuple[ChoiceBox, Callable[[], list[str]]]] = {}
        self._switches: dict[str, tuple[Switch, Callable[[], str]]] = {}
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(24)
        self._grid.setVerticalSpacing(9)
        self._grid.setColumnStretch(1, 1)
        self.body.addLayout(self._grid)
        self._add_choices()
        self.body.addWidget(Rule(self))
        self._add_switches()
        self.body.addStretch(1)
        settings.changed.connect(self._follow)
        self._follow()
        self.finish(700, 600)

    def combo(self, name: str) -> ChoiceBox:
        """The field of a setting, by the setting's name."""
        return self._combos[name][0]

    def switch(self, name: str) -> Switch:
        """The switch of a setting, by the setting's name."""
        return self._switches[name][0]

    def _add_choices(self) -> None:
        names = list(LANGUAGES.values())
        self._add_combo("language", LANGUAGES, lambda: self.tr("&Language"), lambda: names)
        self._add_combo(
            "speed",
            Speed,
            lambda: self.tr("&Animation"),
            lambda: [self.tr("Off"), self.tr("Slow"), self.tr("Normal"), self.tr("Fast")],
        )
        self._add_combo(
            "theme",
            Theme,
            lambda: self.tr("&Theme"),
            lambda: [self.tr("Dusk"), self.tr("Day"), self.tr("Same as the system")],
        )
        self._add_combo(
            "curtain",
            Curtain,
            lambda: self.tr("Curtain &between players"),
            lambda: [self.tr("With two or more people"), self.tr("Always"), self.tr("Never")],
        )

    def _add_switches(self) -> None:
        self._add_switch("is_calm", lambda: self.tr("&Reduce motion: fades instead of movement"))
        self._add_switch(
            "marks_favourites", lambda: self.tr("&Mark my favourites in the castle with a heart")
        )
        self._add_switch(
            "tells_since_turn", lambda: self.tr("Tell me what &happened since my turn")
        )
        self._add_switch("is_full_screen", lambda: self.tr("&Full screen"))

    def _add_combo(
        self,
        name: str,
        values: Iterable[str],
        caption: Callable[[], str],
        words: Callable[[], list[str]],
    ) -> None:
        combo = ChoiceBox(self)
        combo.setFixedHeight(38)
        for value in values:
            combo.addItem("", value)
        combo.activated.connect(lambda _: self._settings.update(**{name: combo.currentData()}))
        label = QLabel(self)
        label.setFont(bold(17))
        label.setBuddy(combo)
        row = len(self._combos)
        self._grid.addWidget(label, row, 0)
        self._grid.addWidget(combo, row, 1)
        self._captions.append((label, caption))
        self._combos[name] = combo, words

    def _add_switch(self, name: str, words: Callable[[], str]) -> None:
        switch = Switch(self)
        switch.set_unit(1.03)
        switch.clicked.connect(lambda is_on: self._settings.update(**{name: is_on}))
        self.body.addWidget(switch)
        self._switches[name] = switch, words

    def _follow(self) -> None:
        """Shows what is chosen, whoever chose it."""
        for name, (combo, _) in self._combos.items():
            combo.setCurrentIndex(combo.findData(getattr(self._settings, name)))
        for name, (switch, _) in self._switches.items():
            switch.setChecked(getattr(self._settings, name))

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(self.tr("Settings"))
        for label, caption in self._captions:
            label.setText(caption())
        for combo, words in self._combos.values():
            for index, word in enumerate(words()):
                combo.setItemText(index, word)
        for (combo, _), (_, caption) in zip(self._combos.values(), self._captions, strict=True):
            combo.setAccessibleName(plain(caption()))
        for switch, word_of in self._switches.values():
            switch.setText(word_of())
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
