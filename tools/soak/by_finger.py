"""Whole games in the real window by one finger on a touch screen, and nothing else."""

import tempfile
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Final
from unittest.mock import patch

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from tools.soak.broken import Broken
from tools.soak.games import TABLES, seated
from tools.soak.guest import Guest
from tools.soak.hands import FingerHands
from tools.soak.near import NearWorker
from tools.soak.vienna_guest import ViennaGuest
from tools.soak.windows import AT_ONCE
from vivaroi_gui.rules import vienna
from vivaroi_gui.start import StartOptions
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app.launch import open_window
from vivaroi_gui.ui.kit.deaf import Deaf
from vivaroi_gui.ui.kit.targets import enlarge
from vivaroi_gui.ui.settings import Speed

_MOST_STEPS: Final = 1_000_000
"""Others may think as long as the machine needs."""


def check(seed: int) -> str:
    """Plays a game of the table whose turn it is; the seed says how many people there are.

    Raises:
        Broken: it does not end, or screen and model differ.
    """
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
