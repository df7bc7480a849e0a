"""By finger: all that is pressed is large enough, and far enough from what is pressed beside it.

Each state of the pictures is measured in each size, in touch mode, with what lies between two
controls, and without it.  Not measured are the marks on a chart, which the moments beside it do as
well, the table of the secret notes, and rows that are only read.
"""

from itertools import product
from typing import Final

from PySide6.QtCore import QRect

from tools.resized import resize, sketched
from tools.shots import STATES, posed, seen
from tools.soak.broken import Broken
from tools.soak.themed import language_of
from tools.targets import Pressed, crowded, pressed_in
from vivaroi_gui.ui.kit.targets import FINGER, GAP, are_large, enlarge, target_size
from vivaroi_gui.ui.setting import LargeTargets

SIZES: Final = ((960, 540), (1024, 640), (1440, 900))
_ELSEWHERE: Final = ("CurveHandle", "CurveEnd", "KeyList", "NoteBox")
_CONTENTS: Final = "QListWidget"
"""Of the rules: for a pointer all sections are in sight, in lower rows."""


def check(number: int) -> str:
    """Measures a state of the pictures in one language.

    Raises:
        Broken: something is too small for a finger, or too near to something else.
    """
    names = list(STATES)
    name, language = names[number % len(names)], language_of(number, len(names))
    count, found = 0, []
    with sketched(), posed(name, language, SIZES[0]) as (app, window):
        for choice, size in product((LargeTargets.ON, LargeTargets.OFF), SIZES):
            resize(window, app, size, large_targets=choice)
            seen(window).grab()
            pressed = pressed_in(seen(window))
            count += len(pressed)
            found += [f"{size[0]}x{size[1]}: {one}" for one in _wrong(pressed)]
    enlarge(is_wanted=False)
    if found:
        raise Broken(f"{name}, {language}: {len(found)} are wrong; {'; '.join(found[:12])}")
    return f"{name} in {language}: {count} targets"


def _wrong(pressed: list[Pressed]) -> list[str]:
    """What is too small, and where there are fingers too near to another control."""
    left_out = _ELSEWHERE if are_large() else (*_ELSEWHERE, _CONTENTS)
    pressed = [one for one in pressed if not one.name.startswith(left_out)]
    told = [f"{one.name} {_size(one.area)}" for one in small(pressed, target_size())]
    near = crowded(pressed, FINGER, GAP) if are_large() else []
    return told + [f"{one.name} is near {other.name}" for one, other in near]


def small(pressed: list[Pressed], least: float) -> list[Pressed]:
    """What is less than that either way."""
    return [one for one in pressed if min(one.area.width(), one.area.height()) < least]


def _size(area: QRect) -> str:
    return f"{area.width()}x{area.height()}"
