"""What the people at the table chose once and for all, kept in one file."""

import contextlib
import json
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.table.curtain import Curtain
from vivaroi_gui.table.files import read_most, write_whole

_LONGEST: Final = 1_000_000
"""Bytes above which a file holds no settings."""
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


@dataclass(frozen=True, slots=True)
class Choices:
    """All settings; every field has a default that suits a family's first evening."""

    language: str = "en"
    speed: Speed = Speed.NORMAL
    is_calm: bool = False
    theme: Theme = Theme.DUSK
    marks_favourites: bool = True
    is_full_screen: bool = False
    curtain: Curtain = Curtain.AUTO
    shows_past_votes: bool = False
    """What the next table is offered; a game keeps its own (table/table_options.py)."""
    tells_since_turn: bool = True
    last_table: str = ""
    last_form: str = ""
    """Who sat down last, as JSON; see table/record.py."""
    saved_as: str = ""
    """The name of a game that was saved or loaded last."""
    geometry: str = ""
    """Where the window was, as Qt writes it, in base64."""


class Settings(QObject):
    """The choices, live: set one, and ``changed`` tells everybody.

    A missing or damaged file means the defaults; a file that cannot be written is no obstacle, and
    one that cannot be read is not written.
    What the file says that only another version understands stays in it.
    """

    changed = Signal()
    relit = Signal()
    """Nobody has chosen anything: the light over the castle goes with the system's colours."""

    language: str
    speed: Speed
    is_calm: bool
    theme: Theme
    marks_favourites: bool
    is_full_screen: bool
    curtain: Curtain
    shows_past_votes: bool
    tells_since_turn: bool
    last_table: str
    last_form: str
    saved_as: str
    geometry: str

    def __init__(self, file: Path | None = None, language: str = "en") -> None:
        """``language`` is spoken as long as nobody has chosen one."""
        super().__init__()
        self._file = file
        try:
            stored = _stored(file)
        except PermissionError:  # something holds it, and may soon let go: it is left as it is
            stored, self._file = {}, None
        self._choices, self._foreign = _understood(stored, Choices(language=""))
        self._chosen_language = self._choices.language
        self.speak_for_now(self._chosen_language or language)
        self._system = QGuiApplication.styleHints()
        self._system.colorSchemeChanged.connect(self._on_system_recoloured)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        return getattr(self._choices, name)

    @property
    def choices(self) -> Choices:
        return self._choices

    @property
    def light(self) -> Theme:
        """The theme, with "system" resolved."""
        if self._choices.theme is not Theme.SYSTEM:
            return self._choices.theme
        is_dark = self._system.colorScheme() is Qt.ColorScheme.Dark
        return Theme.DUSK if is_dark else Theme.DAY

    def _on_system_recoloured(self) -> None:
        if self._choices.theme is Theme.SYSTEM:
            self.relit.emit()

    def speak_for_now(self, language: str) -> None:
        """Uses a language until another one is chosen; the file keeps its own."""
        self._choices = replace(self._choices, language=language)

    def update(self, **chosen: object) -> None:
        """Sets some choices, writes the file, and tells.

        Qt hands the value of an enum back as plain text: it becomes the choice again here.
        """
        own = {name: type(getattr(self._choices, name))(value) for name, value in chosen.items()}
        choices = replace(self._choices, **own)
        language = choices.language if "language" in chosen else self._chosen_language
        if choices == self._choices and language == self._chosen_language:
            return
        self._choices, self._chosen_language = choices, language
        self._foreign = {k: value for k, value in self._foreign.items() if k not in chosen}
        self._write()
        self.changed.emit()

    def _write(self) -> None:
        if self._file is None:
            return
        with contextlib.suppress(OSError):
            write_whole(self._file, json.dumps(self._lasting, indent=2) + "\n")

    @property
    def _lasting(self) -> dict[str, object]:
        """What the file keeps."""
        plain = {field.name: getattr(self._choices, field.name) for field in fields(self._choices)}
        return {**plain, "language": self._chosen_language, **self._foreign}


def _stored(file: Path | None) -> dict[str, object]:
    """What a file says; nothing where it makes no sense at all.

    Raises:
        PermissionError: nobody here may read it, or not now.
    """
    try:
        content = read_most(file, _LONGEST) if file else b""
        stored = json.loads(content) if len(content) <= _LONGEST else {}
    except PermissionError:
        raise
    except (OSError, ValueError, RecursionError):
        return {}
    return stored if isinstance(stored, dict) else {}


def _understood(stored: dict[str, object], choices: Choices) -> tuple[Choices, dict[str, object]]:
    """The choices that a file makes, and what it says besides."""
    foreign: dict[str, object] = {}
    for name, value in stored.items():
        changed = _with(choices, name, value)
        if changed is not None:
            choices = changed
        elif _is_shallow(value, _DEEPEST):
            foreign[name] = value
    return choices, foreign


def _is_shallow(value: object, deepest: int) -> bool:
    """Whether a value can be written again wherever the program is."""
    inside = list(value.values()) if isinstance(value, dict) else value
    if not isinstance(inside, list):
        return True
    return deepest > 0 and all(_is_shallow(one, deepest - 1) for one in inside)


def _with(choices: Choices, name: str, value: object) -> Choices | None:
    """The choices with one stored value, or nothing where it makes no sense."""
    if name not in Choices.__slots__:
        return None
    default = getattr(choices, name)
    if name == "language":
        is_sound = value in tuple(LANGUAGES)  # any JSON may stand there
    elif isinstance(default, StrEnum):
        is_sound = value in tuple(type(default))
    else:
        is_sound = type(value) is type(default)
    return replace(choices, **{name: type(default)(value)}) if is_sound else None
