"""Which music and ambience belong to what is seen, and how loud: functions of what all see."""

from enum import Enum, auto
from typing import Final

from vivaroi_gui.ui.kit.cues import DRUMS, Cue, Rank
from vivaroi_gui.ui.setting import MusicWhen
from vivaroi_gui.ui.settings import Theme

CALM: Final = frozenset({*DRUMS, Cue.TICK, Cue.STONE, Cue.TUMBLE})
"""What accompanies movement, and is not heard where nothing moves."""
_CALM_EVENT: Final = 0.5


class Where(Enum):
    """What is seen."""

    HOME = auto()
    TABLE = auto()
    SECRET = auto()
    """A vote, or another choice of each for themselves."""
    COUNT = auto()
    END = auto()


_AT_REST: Final = {Where.HOME: "home", Where.COUNT: "count", Where.END: "final"}
_IN_GAME: Final = {Where.TABLE: "climb", Where.SECRET: "election"}


def music_of(where: Where, when: MusicWhen) -> str:
    """The name of a loop; empty where there is no music."""
    if when is MusicWhen.NEVER:
        return ""
    names = _AT_REST | _IN_GAME if when is MusicWhen.ALWAYS else _AT_REST
    return f"music/{names[where]}" if where in names else ""


def ambience_of(light: Theme) -> str:
    """The name of the loop that goes with the light over the castle."""
    return f"ambience/{'day' if light is Theme.DAY else 'dusk'}"


def gain(volume: int) -> float:
    """Of a volume in percent, as ears take it: 80 is 3.9 dB less than all, 60 is 8.9."""
    return (volume / 100) ** 2


def effect_gain(cue: Cue, volume: int, *, is_calm: bool) -> float:
    """How loud a sound is; 0 where it is not to be heard."""
    if not is_calm:
        return gain(volume)
    if cue in CALM:
        return 0.0
    return gain(volume) * (_CALM_EVENT if cue.value.rank is Rank.EVENT else 1.0)
