"""By finger alone: all that is pressed is large enough, and whole games are played.

Even numbers measure one state of the pictures in each size, in touch mode, with what lies between
two controls, and without it; odd ones play a game.  Not measured are the marks on a chart, which
the moments beside it do as well, the table of the secret notes, and rows that are only read.
"""

import tempfile
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Final
from unittest.mock import patch

from PySide6.QtCore import QEvent, QRect
from PySide6.QtWidgets import QApplication

from tools.shots import STATES, posed, seen, settle
from tools.soak.broken import Broken
from tools.soak.games import TABLES, seated
from tools.soak.guest import Guest
from tools.soak.hands import FingerHands
from tools.soak.near import NearWorker
from tools.soak.vienna_guest import ViennaGuest
from tools.soak.windows import AT_ONCE
from tools.targets import Pressed, crowded, pressed_in
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules import vienna
from vivaroi_gui.start import StartOptions
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app.launch import open_window
from vivaroi_gui.ui.kit.deaf import Deaf
from vivaroi_gui.ui.kit.targets import FINGER, GAP, are_large, enlarge, target_size
from vivaroi_gui.ui.setting import LargeTargets
from vivaroi_gui.ui.settings import Speed

SIZES: Final = ((960, 540), (1024, 640), (1440, 900))
_ELSEWHERE: Final = ("CurveHandle", "CurveEnd", "KeyList", "NoteBox")
_CONTENTS: Final = "QListWidget"
"""Of the rules: for a pointer all sections are in sight, in lower rows."""
_MOST_STEPS: Final = 1_000_000
"""Others may think as long as the machine needs."""


def check(number: int) -> str:
    """Measures a state of the pictures, or plays a game.

    Raises:
        Broken: something is too small for a finger, or the game does not end.
    """
    return _measured(number // 2) if number % 2 == 0 else _played(number // 2)


def _measured(number: int) -> str:
    names, languages = list(STATES), list(LANGUAGES)
    name, language = names[number % len(names)], languages[number % len(languages)]
    count, found = 0, []
    for choice in (LargeTargets.ON, LargeTargets.OFF):
        with posed(name, language, SIZES[0], large_targets=choice) as (app, window):
            for width, height in SIZES:
                window.resize(width, height)
                settle(window, app)
                pressed = pressed_in(seen(window))
                count += len(pressed)
                found += [f"{width}x{height}: {one}" for one in _wrong(pressed)]
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


def _played(seed: int) -> str:
    options, random = TABLES[seed % len(TABLES)], Random(seed)
    humans = random.randint(1, options.seats)
    with ExitStack() as stack:
        for owner, name, value in (*AT_ONCE, (Deaf, "MS", 0)):
            stack.enter_context(patch.object(owner, name, value))
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        table = Table.new(seated(options, humans), options, Random(seed))
        try:
            guest = played_by_finger(table, folder, seed)
        except AssertionError as error:
            raise Broken(f"{error}: {options}, {humans} people") from error
    return f"{guest.steps} actions, {humans} people, {options}"


def played_by_finger(table: Table, folder: Path, seed: int) -> Guest | ViennaGuest:
    """Opens a window on the table and plays it to its end."""
    _, window = open_window(StartOptions(data_dir=folder, language="en"), NearWorker())
    window.settings.update(speed=Speed.OFF)
    window.settings.note_finger()
    window.resize(1280, 800)
    window.show()
    try:
        window.open(table)
        QApplication.processEvents()
        is_town = isinstance(table.options, vienna.Options)
        kind = ViennaGuest if is_town else Guest
        guest = kind(window, by_keys=False, seed=seed, hands=FingerHands(window))
        guest.play(_MOST_STEPS)
        return guest
    finally:
        window.close()
        window.deleteLater()
        enlarge(is_wanted=False)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
