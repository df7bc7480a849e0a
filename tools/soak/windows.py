"""Whole games in the real window, played by mouse or by keys: all end, all are on the disk."""

import os
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import Final
from unittest.mock import patch

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from tools.soak.broken import Broken
from tools.soak.games import TABLES, TownOrCastle, seated
from tools.soak.guest import Guest
from tools.soak.near import NearWorker
from tools.soak.vienna_guest import ViennaGuest
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules import vienna
from vivaroi_gui.start import StartOptions
from vivaroi_gui.table.store import Store
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app.launch import open_window
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.hold_button import HoldButton
from vivaroi_gui.ui.session import opponents
from vivaroi_gui.ui.settings import Speed

AT_ONCE: Final = (
    (HoldButton, "HOLD_MS", 1),
    (HoldButton, "DEAF_MS", 0),
    (opponents, "TOGETHER_BEAT_MS", 0),
    (opponents, "POLL_MS", 0),
)
"""Nothing that people wait for takes time."""
_MOST_STEPS: Final = 6000


Look = Callable[[MainWindow], None]
"""What is done after each step."""


def check(
    seed: int,
    look: Look | None = None,
    options: TownOrCastle | None = None,
    language: str = "",
) -> str:
    """Plays a game of the table whose turn it is; who is a person, how and in which language.

    ``options`` and ``language`` are chosen by the seed where nobody wants others.

    Raises:
        Broken: it does not end, screen and model differ, or the disk tells another game.
    """
    options, random = options or TABLES[seed % len(TABLES)], Random(seed)
    humans, by_keys = random.randint(0, options.seats), random.random() < 0.5
    language = language or random.choice(tuple(LANGUAGES))
    with ExitStack() as stack:
        for owner, name, value in AT_ONCE:
            stack.enter_context(patch.object(owner, name, value))
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        store = Store(folder / "games")
        table = Table.new(seated(options, humans), options, Random(seed), store)
        try:
            guest = _played(table, store, folder, language, look, by_keys=by_keys, seed=seed)
        except AssertionError as error:
            raise Broken(f"{error}: {options}, {humans} people, {language}") from error
    how = "keys" if by_keys else "mouse"
    return f"{guest.steps} actions, {humans} people, {how}, {language}, {options}"


def _played(
    table: Table,
    store: Store,
    folder: Path,
    language: str,
    look: Look | None,
    *,
    by_keys: bool,
    seed: int,
) -> Guest | ViennaGuest:
    _, window = open_window(StartOptions(data_dir=folder, language=language), NearWorker())
    window.settings.update(speed=Speed.OFF)
    window.resize(1440, 900)
    window.show()
    try:
        window.open(table)
        is_town = isinstance(table.options, vienna.Options)
        guest = (ViennaGuest if is_town else Guest)(window, by_keys=by_keys, seed=seed)
        if look is not None:
            guest.look = partial(look, window)  # type: ignore[method-assign]
        guest.play(_MOST_STEPS)
        assert Table.resume(store.load(), Random(0)).view() == table.view(), "another game on disk"
        return guest
    finally:
        window.settings.update(language="en")
        window.close()
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
