"""What the people at the table chose once and for all, kept in one file."""

import contextlib
import json
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.table.curtain import CurtainPolicy
from vivaroi_gui.table.files import write_whole
from vivaroi_gui.ui.setting import (
    LargeTargets,
    MusicWhen,
    Preference,
    ReadOut,
    Setting,
    SystemWishes,
    Tab,
    Talk,
    TextSize,
)
from vivaroi_gui.ui.setting_words import (
    amounts_of_talk,
    curtains,
    from_afar,
    readings,
    speeds,
    targets,
    text_sizes,
    themes,
    times_of_music,
    wishes,
)
from vivaroi_gui.ui.settings_file import found_in, is_shallow

_DEEPEST: Final = 8
"""How far values of another version may be nested."""


class Speed(StrEnum):
    """Speed of the animations."""

    OFF = "off"
    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"

    @property
    def factor(self) -> float:
        """By what to multiply a duration."""
        return {Speed.OFF: 0.0, Speed.SLOW: 2.0, Speed.NORMAL: 1.0, Speed.FAST: 0.5}[self]


class Theme(StrEnum):
    """The light over the castle."""

    DUSK = "dusk"
    DAY = "day"
    SYSTEM = "system"


_PERCENT: Final = range(101)


class SettingsTable(QObject):
    """The rows, each a setting; in the dialog they stand in this order."""

    language = Setting(
        "en",
        "0.1.0",
        Tab.GENERAL,
        lambda: QCoreApplication.translate("SettingsDialog", "&Language"),
        lambda: tuple(LANGUAGES.values()),
        LANGUAGES,
    )
    speed = Setting(
        Speed.NORMAL,
        "0.1.0",
        Tab.MOTION,
        lambda: QCoreApplication.translate("SettingsDialog", "&Animation"),
        speeds,
    )
    theme = Setting(
        Theme.SYSTEM,
        "0.1.0",
        Tab.DISPLAY,
        lambda: QCoreApplication.translate("SettingsDialog", "&Theme"),
        themes,
    )
    text = Setting(
        TextSize.SYSTEM,
        "0.1.0",
        Tab.DISPLAY,
        lambda: QCoreApplication.translate("SettingsDialog", "Te&xt size"),
        text_sizes,
    )
    contrast = Setting(
        Preference.SYSTEM,
        "0.1.0",
        Tab.DISPLAY,
        lambda: QCoreApplication.translate("SettingsDialog", "High &contrast"),
        wishes,
    )
    curtain = Setting(
        CurtainPolicy.AUTO,
        "0.1.0",
        Tab.GENERAL,
        lambda: QCoreApplication.translate("SettingsDialog", "Curtain &between players"),
        curtains,
    )
    talk = Setting(
        Talk.FEW,
        "0.1.0",
        Tab.GENERAL,
        lambda: QCoreApplication.translate("SettingsDialog", "What the opponents &say"),
        amounts_of_talk,
    )
    calm = Setting(
        Preference.SYSTEM,
        "0.1.0",
        Tab.MOTION,
        lambda: QCoreApplication.translate(
            "SettingsDialog", "&Reduce motion: fades instead of movement"
        ),
        wishes,
    )
    is_lively = Setting(
        True,
        "0.1.0",
        Tab.MOTION,
        lambda: QCoreApplication.translate(
            "SettingsDialog", "Living &castle: flags wave, the cat stretches"
        ),
    )
    passes_on = Setting(
        True,
        "0.1.0",
        Tab.MOTION,
        lambda: QCoreApplication.translate(
            "SettingsDialog",
            "&Go on by itself after a rejected candidate, where I play alone"
            " (not with a screen reader)",
        ),
    )
    marks_favourites = Setting(
        True,
        "0.1.0",
        Tab.DISPLAY,
        lambda: QCoreApplication.translate(
            "SettingsDialog", "&Mark my favourites in the castle with a heart"
        ),
    )
    tells_since_turn = Setting(
        True,
        "0.1.0",
        Tab.GENERAL,
        lambda: QCoreApplication.translate(
            "SettingsDialog", "When I come back: tell me what &happened"
        ),
    )
    is_afar = Setting(False, "0.1.0", Tab.DISPLAY, from_afar)
    is_full_screen = Setting(
        False,
        "0.1.0",
        Tab.DISPLAY,
        lambda: QCoreApplication.translate("SettingsDialog", "&Full screen"),
    )
    is_muted = Setting(
        False,
        "0.1.0",
        Tab.SOUND,
        lambda: QCoreApplication.translate("SettingsDialog", "&Mute"),
    )
    effects = Setting(
        80,
        "0.1.0",
        Tab.SOUND,
        lambda: QCoreApplication.translate("SettingsDialog", "&Effects"),
        values=_PERCENT,
    )
    music = Setting(
        60,
        "0.1.0",
        Tab.SOUND,
        lambda: QCoreApplication.translate("SettingsDialog", "M&usic"),
        values=_PERCENT,
    )
    ambience = Setting(
        60,
        "0.1.0",
        Tab.SOUND,
        lambda: QCoreApplication.translate("SettingsDialog", "&Ambience"),
        values=_PERCENT,
    )
    music_when = Setting(
        MusicWhen.AT_REST,
        "0.1.0",
        Tab.SOUND,
        lambda: QCoreApplication.translate("SettingsDialog", "Music &plays"),
        times_of_music,
    )
    tells_events = Setting(
        ReadOut.ALL,
        "0.1.0",
        Tab.ACCESS,
        lambda: QCoreApplication.translate("SettingsDialog", "&Say what happens"),
        readings,
    )
    tells_votes = Setting(
        True,
        "0.1.0",
        Tab.ACCESS,
        lambda: QCoreApplication.translate("SettingsDialog", "Say who has &voted"),
    )
    opens_by_two_presses = Setting(
        False,
        "0.1.0",
        Tab.ACCESS,
        lambda: QCoreApplication.translate(
            "SettingsDialog", "Open the &curtain by pressing twice, not by holding"
        ),
    )
    has_letter_keys = Setting(
        True,
        "0.1.0",
        Tab.KEYS,
        lambda: QCoreApplication.translate("SettingsDialog", "Single-&letter keys"),
    )
    large_targets = Setting(
        LargeTargets.POINTER,
        "0.1.0",
        Tab.KEYS,
        lambda: QCoreApplication.translate("SettingsDialog", "Large &touch targets"),
        targets,
    )
    keys = Setting("", "0.1.0")
    """The keys of commands that people have changed, by the names of these, as JSON."""
    gave_way_to_reader = Setting(False, "0.1.0")
    """Whether music and ambience were turned down, once, for somebody who has the screen read."""
    shows_past_votes = Setting(False, "0.1.0")
    counts_no_cards = Setting(False, "0.1.0")
    """What the next table is offered; a game keeps its own (table/table_options.py)."""
    tells_tips = Setting(
        True,
        "0.1.0",
        Tab.GENERAL,
        lambda: QCoreApplication.translate("SettingsDialog", "Tell ti&ps, each of them once"),
    )
    tips_seen = Setting("", "0.1.0")
    """Those that have been told, with blanks between."""
    guides_met = Setting("", "0.1.0")
    """The guided rounds to which nobody has to be invited any more, with blanks between."""
    has_finished = Setting(False, "0.1.0")
    """Whether people have played a game to its end here: in the first one nothing passes by."""
    lessons_done = Setting("", "0.1.0")
    puzzle_days = Setting("", "0.1.0")
    """The lessons that were played to their end, the days whose puzzle was solved, as JSON."""
    last_table = Setting("", "0.1.0")
    """Who sat down last, as JSON; see table/record.py."""
    last_form = Setting("", "0.1.0")
    """What they played, as JSON."""
    other_tables = Setting("", "0.1.0")
    """The form and the players of the last table of each other game, as JSON."""
    last_game = Setting("", "0.1.0")
    """Which game was begun or gone on with last."""
    saved_as = Setting("", "0.1.0")
    """The name under which each game was saved or loaded last, as JSON."""
    geometry = Setting("", "0.1.0")
    """Where the window was, as Qt writes it, in base64."""


class Settings(SettingsTable):
    """What was chosen, live: set one, and ``changed`` tells everybody.

    A missing or damaged file means the defaults, and the damaged one is kept aside; a file that
    cannot be written is no obstacle, and one that cannot be read is not written.  What the file
    says that only another version understands stays in it.
    """

    changed = Signal()
    relit = Signal()
    """Nobody has chosen anything: the light over the castle goes with the system's colours."""

    def __init__(self, file: Path | None = None, language: str = "en") -> None:
        """``language`` is spoken as long as nobody has chosen one."""
        super().__init__()
        stored, may_be_written, self.set_aside = found_in(file)
        """Where a file is kept that made no sense."""
        self._file = file if may_be_written else None
        self.chosen: dict[str, Any] = {key: row.default for key, row in TABLE.items()}
        """By the keys of the table."""
        self._chosen_language = ""
        self._foreign: dict[str, object] = {}
        self._understand(stored)
        self.speak_for_now(self._chosen_language or language)
        self._wished = SystemWishes()
        self._is_touched = False
        self._system = QGuiApplication.styleHints()
        self._system.colorSchemeChanged.connect(self._on_system_recoloured)

    @property
    def light(self) -> Theme:
        """The theme, with "system" resolved."""
        if self.theme is not Theme.SYSTEM:
            return self.theme
        is_light = self._system.colorScheme() is Qt.ColorScheme.Light
        return Theme.DAY if is_light else Theme.DUSK

    @property
    def look(self) -> str:
        """The name of the table of tones: the light, unless contrast counts for more."""
        return "contrast" if self.contrast.holds(self._wished.more_contrast) else self.light

    @property
    def is_calm(self) -> bool:
        """Whether fades stand for movement."""
        return self.calm.holds(self._wished.less_motion)

    @property
    def text_factor(self) -> float:
        """How large text is; 1.0 is the size of the design."""
        return self.text.factor or self.wished_text

    @property
    def wished_text(self) -> float:
        """How large the system writes, as far as is known."""
        return self._wished.text

    @property
    def has_large_targets(self) -> bool:
        """Whether what is pressed is large enough for a finger."""
        chosen = self.large_targets
        return chosen is LargeTargets.ON or (chosen is LargeTargets.POINTER and self._is_touched)

    def note_finger(self) -> None:
        """A finger has touched a window: from now on there may be others."""
        if not self._is_touched:
            self._is_touched = True
            self.changed.emit()

    def wish(self, wished: SystemWishes) -> None:
        """The system wishes something, which holds where nobody has chosen otherwise."""
        before = self.look, self.is_calm, self.text_factor
        self._wished = wished
        if before != (self.look, self.is_calm, self.text_factor):
            self.relit.emit()
            self.changed.emit()

    def _on_system_recoloured(self) -> None:
        if self.theme is Theme.SYSTEM:
            self.relit.emit()

    def speak_for_now(self, language: str) -> None:
        """Uses a language until another one is chosen; the file keeps its own."""
        self.chosen["language"] = language

    def update(self, **chosen: object) -> None:
        """Sets some of them, by their keys, writes the file, and tells."""
        values = self.chosen | {key: TABLE[key].made(value) for key, value in chosen.items()}
        language = self._chosen_language
        if "language" in chosen:
            language = str(chosen["language"])
        if values == self.chosen and language == self._chosen_language:
            return
        self.chosen, self._chosen_language = values, language
        self._foreign = {key: one for key, one in self._foreign.items() if key not in chosen}
        self._write()
        self.changed.emit()

    def _understand(self, stored: dict[str, object]) -> None:
        """Takes what a file says, and keeps what else it says."""
        if stored.pop("is_calm", None) is True:  # before it could go with the system
            stored.setdefault("calm", Preference.ON.value)
        for key, value in stored.items():
            row = TABLE.get(key)
            if row is not None and row.is_sound(value):
                self.chosen[key] = row.made(value)
            elif is_shallow(value, _DEEPEST):
                self._foreign[key] = value
        if TABLE["language"].is_sound(stored.get("language")):
            self._chosen_language = self.language

    def _write(self) -> None:
        if self._file is None:
            return
        with contextlib.suppress(OSError):
            lasting = {**self.chosen, "language": self._chosen_language, **self._foreign}
            write_whole(self._file, json.dumps(lasting, indent=2) + "\n")


TABLE: Final[dict[str, Setting[Any]]] = {
    key: row for key, row in vars(SettingsTable).items() if isinstance(row, Setting)
}
"""Every setting by its key."""
