"""What people choose once and for all; each choice takes effect at once."""

from collections.abc import Callable, Iterable

from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QWidget

from vivaroi_gui.table.curtain import Curtain
from vivaroi_gui.ui.actions import LANGUAGE_NAMES
from vivaroi_gui.ui.dialogs.paper import PaperDialog
from vivaroi_gui.ui.settings import LANGUAGES, Settings, Speed, Theme


class SettingsDialog(PaperDialog):
    """Language, animation, theme, curtain, and what is marked or shown."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self._rows: list[tuple[QLabel, Callable[[], str]]] = []
        self._boxes: list[tuple[QCheckBox, Callable[[], str]]] = []
        self._combos: list[tuple[QComboBox, Callable[[], list[str]]]] = []
        self._form = QFormLayout()
        self._form.setVerticalSpacing(12)
        self._form.setHorizontalSpacing(20)
        self.body.addLayout(self._form)
        self._add_choices()
        self._add_boxes()
        self.fit(660, 560)
        self.retranslate()

    def _add_choices(self) -> None:
        names = [LANGUAGE_NAMES[code] for code in LANGUAGES]
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
            lambda: [self.tr("Dusk"), self.tr("Day"), self.tr("As the system")],
        )
        self._add_combo(
            "curtain",
            Curtain,
            lambda: self.tr("Curtain &between players"),
            lambda: [self.tr("With two or more humans"), self.tr("Always"), self.tr("Never")],
        )

    def _add_boxes(self) -> None:
        self._add_box("is_calm", lambda: self.tr("&Calm motion: fades instead of movement"))
        self._add_box(
            "marks_favourites", lambda: self.tr("&Mark my favourites in the castle with a heart")
        )
        self._add_box("shows_past_votes", lambda: self.tr("&Show past votes in the chronicle"))
        self._add_box("is_full_screen", lambda: self.tr("&Full screen"))

    def _add_combo(
        self,
        name: str,
        values: Iterable[str],
        label: Callable[[], str],
        words: Callable[[], list[str]],
    ) -> None:
        combo = QComboBox()
        for value in values:
            combo.addItem("", value)
        combo.setCurrentIndex(combo.findData(getattr(self._settings, name)))
        combo.activated.connect(lambda _: self._settings.update(**{name: combo.currentData()}))
        caption = QLabel()
        caption.setBuddy(combo)
        self._form.addRow(caption, combo)
        self._rows.append((caption, label))
        self._combos.append((combo, words))

    def _add_box(self, name: str, label: Callable[[], str]) -> None:
        box = QCheckBox()
        box.setChecked(getattr(self._settings, name))
        box.toggled.connect(lambda is_on: self._settings.update(**{name: is_on}))
        self._form.addRow(box)
        self._boxes.append((box, label))

    def retranslate(self) -> None:
        self.set_title(self.tr("Settings"))
        for caption, label in self._rows:
            caption.setText(label())
        for box, label in self._boxes:
            box.setText(label())
        for combo, words in self._combos:
            for index, word in enumerate(words()):
                combo.setItemText(index, word)
