"""What is to be known of one setting, and what may be chosen."""

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, overload

T = TypeVar("T")


class Tab(StrEnum):
    """Where in the settings dialog a setting stands, from left to right."""

    GENERAL = "general"
    DISPLAY = "display"
    MOTION = "motion"
    SOUND = "sound"
    KEYS = "keys"
    ACCESS = "access"


class ReadOut(StrEnum):
    """Which of what happens assistive technology is told, though no focus leads there."""

    ALL = "all"
    OTHERS = "others"
    """What others do."""
    NOTHING = "nothing"


class TextSize(StrEnum):
    """How large text is, in per cent of the design."""

    SYSTEM = "system"
    P100 = "100"
    P110 = "110"
    P125 = "125"
    P150 = "150"
    P175 = "175"
    P200 = "200"

    @property
    def factor(self) -> float | None:
        """None: as large as the system's."""
        return None if self is TextSize.SYSTEM else int(self) / 100


class LargeTargets(StrEnum):
    """When what is pressed is large enough for a finger."""

    POINTER = "pointer"
    """From the first touch on, to the end of the program."""
    ON = "on"
    OFF = "off"


class SystemWishes(NamedTuple):
    """What the system wishes, as far as it can be asked."""

    less_motion: bool = False
    more_contrast: bool = False
    text: float = 1.0
    """How large its text is; 1.0 is usual there."""


class MusicWhen(StrEnum):
    """When there is music."""

    NEVER = "never"
    AT_REST = "at rest"
    """At home, while points are counted, and at the end."""
    ALWAYS = "always"


class Talk(StrEnum):
    """How much the opponents say."""

    OFF = "off"
    FEW = "few"
    LIVELY = "lively"


class Preference(StrEnum):
    """Something that the system may wish for everything it shows."""

    SYSTEM = "system"
    ON = "on"
    OFF = "off"

    def holds(self, wished: bool) -> bool:
        """Whether it is so, where the system wishes it or not."""
        return wished if self is Preference.SYSTEM else self is Preference.ON


class Chooser(Protocol):
    """Whoever holds what is chosen."""

    chosen: dict[str, Any]
    """By the keys of the table."""


class Setting(Generic[T]):
    """One row of the table: all that is to be known of a setting.

    ``default`` suits a family's first evening, and what a file says has its type.  A choice between
    a few has ``values``, and a word for each; where they are a ``range``, it is a quantity.  What
    has no tab is remembered, or chosen elsewhere.  ``since`` is the version whose files have it
    first.  Words are those of the language of now.
    """

    key: str

    def __init__(
        self,
        default: T,
        since: str,
        tab: Tab | None = None,
        title: Callable[[], str] = str,
        words: Callable[[], Sequence[str]] = tuple,
        values: Iterable[T] = (),
    ) -> None:
        self.default = default
        self.since = since
        self.tab = tab
        self.title = title
        self.words = words
        self._values = values

    def __set_name__(self, owner: type, key: str) -> None:
        self.key = key

    @property
    def scale(self) -> range | None:
        """From the least to the most that may be chosen, where that is a quantity."""
        return self._values if isinstance(self._values, range) else None

    @property
    def values(self) -> tuple[T, ...]:
        """What may be chosen; nothing where any value of the type may."""
        return tuple(self._values) or _members(self.default)

    @overload
    def __get__(self, settings: None, owner: type) -> "Setting[T]": ...
    @overload
    def __get__(self, settings: Chooser, owner: type) -> T: ...
    def __get__(self, settings: Chooser | None, owner: type) -> "Setting[T] | T":
        return self if settings is None else settings.chosen[self.key]

    def made(self, value: Any) -> T:
        """Qt hands the value of an enum back as plain text: it becomes the choice again here."""
        kind: Callable[[Any], T] = type(self.default)
        return kind(value)

    def is_sound(self, value: object) -> bool:
        """Whether it may be chosen; any JSON may stand in a file."""
        if self.values and not self.scale:
            return value in self.values
        is_of_type = type(value) is type(self.default)
        return is_of_type and (self.scale is None or value in self.scale)


def _members(default: object) -> tuple[Any, ...]:
    return tuple(type(default)) if isinstance(default, StrEnum) else ()
