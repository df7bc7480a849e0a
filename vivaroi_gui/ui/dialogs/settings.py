"""What people choose once and for all; each choice takes effect at once."""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from vivaroi_gui.ui.dialogs.keys_page import KeysPage
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.chosen_keys import ChosenKeys
from vivaroi_gui.ui.kit.controls import ChoiceBox, Switch
from vivaroi_gui.ui.kit.fonts import body, bold
from vivaroi_gui.ui.kit.kept_sizes import keep_font, keep_height, sized
from vivaroi_gui.ui.kit.mnemonics import plain
from vivaroi_gui.ui.kit.paper_dialog import PaperDialog
from vivaroi_gui.ui.kit.papers import paint_rule
from vivaroi_gui.ui.kit.rooms import Room
from vivaroi_gui.ui.kit.scrolled import ScrolledSheet
from vivaroi_gui.ui.kit.side_tabs import SideTabs, TabBox
from vivaroi_gui.ui.kit.slider import Slider
from vivaroi_gui.ui.setting import Setting, Tab
from vivaroi_gui.ui.settings import TABLE, Settings

_LOOK_MS: Final = 500


class SoundDevice(Protocol):
    """What plays the game's sound."""

    @property
    def has_no_device(self) -> bool:
        """Whether there is nothing here to play on."""

    def try_again(self) -> None:
        """A device may have come."""


class SettingsDialog(PaperDialog):
    """The rows of the table that have a tab, each tab a page of its own."""

    def __init__(
        self,
        settings: Settings,
        parent: QWidget,
        left_out: frozenset[str] = frozenset(),
        heard: SoundDevice | None = None,
        keys: ChosenKeys | None = None,
    ) -> None:
        """``left_out`` are the keys of those that mean nothing in the game of now.

        ``heard``: what plays the game's sound, as soon as there is something; ``keys``: those of
        the commands.
        """
        super().__init__(parent)
        self.tabs = SideTabs(self)
        self._box = TabBox(self.tabs, self)
        self._leaves = QStackedWidget(self)
        self._settings, self._heard, self._own_keys = settings, heard, keys or ChosenKeys({})
        self._rows = [row for row in TABLE.values() if row.tab and row.key not in left_out]
        self._pages: dict[Tab, SettingsPage] = {}
        for _ in Tab:
            self.tabs.addTab("")
            self._leaves.addWidget(QWidget(self._leaves))
        self._make(Tab.GENERAL)
        self._leaves.setCurrentIndex(0)
        self.tabs.currentChanged.connect(self._turn_to)
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addWidget(self.tabs, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._leaves, 1)
        self.body.addWidget(self._box)
        self.body.addLayout(row, 1)
        settings.changed.connect(self._follow)
        self.finish(860, 600)

    def _make(self, tab: Tab) -> None:
        """Each page when somebody first turns to it: all at once would hold the window."""
        page = SettingsPage(self._settings, self._rows, tab, self._leaves)
        if tab is Tab.GENERAL:
            page.add(TipsAgain(self._settings, page))
        elif tab is Tab.SOUND:
            page.add(Silence(page, self._heard))
        elif tab is Tab.KEYS:
            page.add(KeysPage(self._settings, self._own_keys, page))
        page.follow()
        place = [*Tab].index(tab)
        if (empty := self._leaves.widget(place)) is not None:
            self._leaves.removeWidget(empty)
            empty.deleteLater()
        self._leaves.insertWidget(place, ScrolledSheet(page))
        self._pages[tab] = page

    def _turn_to(self, place: int) -> None:
        tab = [*Tab][place]
        if tab not in self._pages:
            self._make(tab)
            self.take_in()
        self._leaves.setCurrentIndex(place)

    def fit(self, there: Room) -> None:
        is_tiny = there is Room.TINY
        self.tabs.setHidden(is_tiny)
        self._box.setVisible(is_tiny)
        for page in self._pages.values():
            page.fit(there)

    @property
    def keys(self) -> set[str]:
        """The settings that are offered."""
        return {row.key for row in self._rows}

    def field(self, key: str) -> QWidget:
        """What a setting is chosen with, its tab in front."""
        tab = TABLE[key].tab
        assert tab is not None, "a setting that is chosen elsewhere"
        self.tabs.setCurrentIndex([*Tab].index(tab))
        return self._pages[tab].fields[key]

    def combo(self, key: str) -> ChoiceBox:
        """The field of a choice between a few."""
        field = self.field(key)
        assert isinstance(field, ChoiceBox)
        return field

    def switch(self, key: str) -> Switch:
        """The switch of a setting that is on or off."""
        field = self.field(key)
        assert isinstance(field, Switch)
        return field

    def _follow(self) -> None:
        for page in self._pages.values():
            page.follow()

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(self.tr("Settings"))
        self.tabs.setAccessibleName(self.tr("Kind of settings"))
        words = {
            Tab.GENERAL: self.tr("General"),
            Tab.DISPLAY: self.tr("Display"),
            Tab.MOTION: self.tr("Motion"),
            Tab.SOUND: self.tr("Sound"),
            Tab.KEYS: self.tr("Keys"),
            Tab.ACCESS: self.tr("Reading aloud"),
        }
        for place, tab in enumerate(Tab):
            self.tabs.setTabText(place, words[tab])
        for page in self._pages.values():
            page.retranslate()
        self._box.retranslate()


class SettingsPage(QWidget):
    """The rows of a tab: first the choices between a few and the quantities, then switches."""

    def __init__(
        self, settings: Settings, rows: Sequence[Setting[Any]], tab: Tab, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._captions: dict[str, QLabel] = {}
        self.fields: dict[str, ChoiceBox | Slider | Switch] = {}
        """By the keys of the settings."""
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(24)
        self._grid.setVerticalSpacing(9)
        self._grid.setColumnStretch(1, 1)
        self._below: KeysPage | Silence | TipsAgain | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 6, 0, 0)
        self._column.setSpacing(12)
        self._column.addLayout(self._grid)
        own = [row for row in rows if row.tab is tab]
        kinds = {self._has_line(row) for row in own}
        self._rule = Rule(self)
        self._rule.setVisible(len(kinds) > 1)
        self._column.addWidget(self._rule)
        for row in sorted(own, key=lambda row: not row.values):
            self._add(row)
        self._column.addStretch(1)

    @staticmethod
    def _has_line(row: Setting[Any]) -> bool:
        """Whether it has a caption and a field; otherwise it is a switch."""
        return bool(row.values) or row.scale is not None

    def fit(self, there: Room) -> None:
        """In a small room captions break, in a tiny one they stand above their fields."""
        is_small, is_tiny = there <= Room.SMALL, there is Room.TINY
        for line, (key, caption) in enumerate(self._captions.items()):
            caption.setWordWrap(is_small)
            field = self.fields[key]
            self._grid.removeWidget(caption)
            self._grid.removeWidget(field)
            self._grid.addWidget(caption, 2 * line, 0, 1, 2 if is_tiny else 1)
            self._grid.addWidget(field, 2 * line + is_tiny, 0 if is_tiny else 1, 1, 1 + is_tiny)
        self._grid.setColumnStretch(0, int(is_small))
        self._grid.setVerticalSpacing(sized(4 if is_tiny else 9))
        if isinstance(self._below, KeysPage):
            self._below.fit(is_tiny=is_tiny)

    def _add(self, row: Setting[Any]) -> None:
        if row.scale is not None:
            self._add_line(row, self._slider(row, row.scale))
        elif row.values:
            self._add_line(row, self._choice(row))
        else:
            self._add_switch(row)

    def _add_line(self, row: Setting[Any], field: ChoiceBox | Slider) -> None:
        label = QLabel(self)
        keep_font(label, bold, 17)
        label.setBuddy(field)
        line = len(self._captions)
        self._grid.addWidget(label, line, 0)
        self._grid.addWidget(field, line, 1)
        self._captions[row.key], self.fields[row.key] = label, field

    def _choice(self, row: Setting[Any]) -> ChoiceBox:
        combo = ChoiceBox(self)
        keep_height(combo, 38)
        for value in row.values:
            combo.addItem("", value)
        combo.activated.connect(lambda _: self._settings.update(**{row.key: combo.currentData()}))
        return combo

    def _slider(self, row: Setting[Any], scale: range) -> Slider:
        slider = Slider(self)
        slider.setRange(scale[0], scale[-1])
        slider.valueChanged.connect(lambda value: self._settings.update(**{row.key: value}))
        return slider

    def _add_switch(self, row: Setting[Any]) -> None:
        switch = Switch(self, breaks=True)
        switch.set_unit(1.03)
        switch.clicked.connect(lambda is_on: self._settings.update(**{row.key: is_on}))
        self._column.addWidget(switch)
        self.fields[row.key] = switch

    def add(self, below: "KeysPage | Silence | TipsAgain") -> None:
        """Something that is no setting, below them."""
        self._column.addWidget(below)
        self._below = below

    def follow(self) -> None:
        """Shows what is chosen, whoever chose it."""
        for key, field in self.fields.items():
            value = self._settings.chosen[key]
            if isinstance(field, ChoiceBox):
                field.setCurrentIndex(field.findData(value))
            elif isinstance(field, Slider):
                field.setValue(value)
            else:
                field.setChecked(value)

    def retranslate(self) -> None:
        """Sets every word of the page."""
        for key, field in self.fields.items():
            caption = TABLE[key].title()
            field.setAccessibleName(plain(caption))
            if isinstance(field, Switch):
                field.setText(caption)
                continue
            self._captions[key].setText(caption)
            for index, word in enumerate(TABLE[key].words()):
                assert isinstance(field, ChoiceBox), "words are those of a choice"
                field.setItemText(index, word)
        if self._below is not None:
            self._below.retranslate()


class TipsAgain(QWidget):
    """Has all tips told once more."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self.button = PaperButton(self, "restart")
        self.button.set_unit(0.82)
        self.button.clicked.connect(lambda: settings.update(tips_seen=""))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.button)
        row.addStretch(1)
        settings.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.button.setEnabled(bool(self._settings.tips_seen) and self._settings.tells_tips)

    def retranslate(self) -> None:
        self.button.setText(self.tr("Show all tips again"))
        self.button.setAccessibleName(self.button.words)


class Silence(QWidget):
    """Says that nothing can be heard here, and looks once more where people ask for it."""

    def __init__(self, parent: QWidget, heard: SoundDevice | None) -> None:
        super().__init__(parent)
        self._heard = heard
        self._told = QLabel(self)
        keep_font(self._told, body, 17)
        self.again = PaperButton(self, "restart")
        self.again.clicked.connect(self._on_again)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._told, 1)
        row.addWidget(self.again)
        look = QTimer(self, interval=_LOOK_MS)
        look.timeout.connect(self._look)
        if heard is not None:
            look.start()
        self._look()

    def _look(self) -> None:
        self.setVisible(self._heard is not None and self._heard.has_no_device)

    def _on_again(self) -> None:
        if self._heard is not None:
            self._heard.try_again()
        self._look()

    def retranslate(self) -> None:
        self._told.setText(self.tr("No sound device was found."))
        self.again.setText(self.tr("Try again"))
        self.again.setAccessibleName(self.again.words)


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
