"""Each event is read out once, in order, whatever is skipped, resized, left, undone or loaded."""

import os
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Final
from unittest.mock import patch

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tools.positions import court
from tools.soak.broken import Broken
from tools.soak.near import NearWorker
from tools.soak.windows import AT_ONCE
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi import View as CastleView
from vivaroi_gui.rules.vivaroi.events import (
    ElectionCalled,
    LeftOver,
    MovedUp,
    Placed,
    RoundBegun,
    VotesRevealed,
)
from vivaroi_gui.rules.vivaroi.records import Election
from vivaroi_gui.start import StartOptions
from vivaroi_gui.table.store import Store
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app.launch import open_window
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.access_say import aloud
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.session.reading import told_lines
from vivaroi_gui.ui.setting import Talk
from vivaroi_gui.ui.settings import Speed
from vivaroi_gui.ui.vivaroi.hall.parts import cards, result
from vivaroi_gui.ui.vivaroi.hall.sight import turned
from vivaroi_gui.ui.vivaroi.hall.words import HallWords
from vivaroi_gui.ui.vivaroi.words.editions import lore

STEPS: Final = 400
_FORMS: Final = (Options(4), Options(4, edition="2024", ambition=True, wedding=True))
_BY_A_LINE: Final = RoundBegun | Placed | LeftOver | MovedUp | ElectionCalled
_SIZES: Final = ((1024, 640), (1440, 900), (960, 540))
_AGAIN: Final = 0.5
"""How often what was taken back is done again at once."""
_MOST_TURNS: Final = 40 * STEPS


def check(seed: int) -> str:
    """400 decisions of one person or two, in games of computers' company.

    Raises:
        Broken: something is missing, said twice, or out of its order.
    """
    random = Random(seed)
    with ExitStack() as stack:
        for owner, name, value in AT_ONCE:
            stack.enter_context(patch.object(owner, name, value))
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        heard = stack.enter_context(_heard())
        language = tuple(LANGUAGES)[seed % len(LANGUAGES)]
        _, window = open_window(StartOptions(data_dir=folder, language=language), NearWorker())
        window.settings.update(speed=Speed.OFF, talk=Talk.OFF, tells_tips=False)
        window.show()
        try:
            run = _Run(window, Store(folder / "games"), heard, random, _FORMS[seed % len(_FORMS)])
            return f"{run.play()}, {language}"
        finally:
            window.settings.update(language="en")
            window.close()
            window.deleteLater()


@contextmanager
def _heard() -> Iterator[list[str]]:
    """What is read out, from now on."""
    said: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            said.append(event.message())

    with (
        patch.object(QAccessible, "updateAccessibility", hear),
        patch.object(QAccessible, "isActive", lambda: True),
    ):
        yield said


class _Run:
    """Notes what there is to be told, from the record, and plays in all ways that disturb."""

    def __init__(
        self, window: MainWindow, store: Store, heard: list[str], random: Random, options: Options
    ) -> None:
        self._window = window
        self._store = store
        self._heard = heard
        self._random = random
        self._options = options
        self._due: list[str] = []
        self._steps = 0
        self._is_again = False
        self._done: Counter[str] = Counter()
        bridge = window.session.bridge
        bridge.advanced.connect(self._on_advanced)
        bridge.redone.connect(self._on_redone)
        self._ways: tuple[tuple[Callable[[], None], int], ...] = (
            (self._move, 12),
            (self._skip, 2),
            (self._resize, 1),
            (self._undo, 3),
            (self._redo, 3),
            (self._leave, 1),
            (self._load, 1),
        )

    def play(self) -> str:
        self._begin()
        ways, weights = zip(*self._ways, strict=True)
        for _ in range(_MOST_TURNS):
            if self._steps >= STEPS:
                break
            self._go_on()
            (way,) = self._random.choices(ways, weights)
            way()
            QApplication.processEvents()
        self._flush()
        self._compare()
        done = ", ".join(f"{number} {name}" for name, number in sorted(self._done.items()))
        return f"{self._steps} steps, {len(self._due)} things told once and in order; {done}"

    def _begin(self) -> None:
        self._window.open(
            Table.new(court(self._options, 1), self._options, self._random, self._store)
        )
        self._done["games"] += 1

    # --- what is to be told --------------------------------------------------------------------

    def _on_advanced(self, events: tuple[Event, ...], view: CastleView) -> None:
        if self._is_again:  # told as something that is done again
            self._is_again = False
            return
        for event in events:
            if isinstance(event, _BY_A_LINE):
                self._due += self._lines((event,))
            elif isinstance(event, VotesRevealed):
                self._due += self._revealed(event.election, view)

    def _on_redone(self, events: tuple[Event, ...]) -> None:
        self._is_again = True
        self._due_step("say.redone", events)

    def _revealed(self, election: Election, view: CastleView) -> Iterator[str]:
        """First all cards, then what comes of them."""
        players = self._window.session.bridge.players
        words, sight = HallWords(), turned(election, view)
        words.lore = lore(view.options.edition)
        yield cards(words, sight, lambda one: None if one.seat is None else players[one.seat])
        yield f"{result(words, sight)}."

    def _due_step(self, name: str, events: tuple[Event, ...]) -> None:
        what = " ".join(self._lines(events)).rstrip(".")
        self._due.append(text("access", name).format(what=what))

    def _lines(self, events: tuple[Event, ...]) -> tuple[str, ...]:
        bridge = self._window.session.bridge
        return told_lines(bridge.screens, events, bridge.players, bridge.options)

    def _compare(self) -> None:
        stream, at = " ".join(self._heard), 0
        for line in self._due:
            found = stream.find(aloud(line), at)
            if found < 0:
                raise Broken(f"not told, or not in its order: {line!r}: {stream[at : at + 300]!r}")
            at = found + len(aloud(line))
        for line in set(self._due):
            said = stream.count(aloud(line))
            wanted = sum(one.count(line) for one in self._due)
            if said != wanted:
                raise Broken(f"told {said} times instead of {wanted}: {line!r}")

    # --- what is done --------------------------------------------------------------------------

    def _flush(self) -> None:
        self._window.session.announcer.flush()

    def _go_on(self) -> None:
        """Until a person may act."""
        session = self._window.session
        for _ in range(_MOST_TURNS):
            QApplication.processEvents()
            page = session.pages.current
            if session.is_over:
                self._flush()
                self._begin()
            elif session.is_covered:
                session.curtain._button.held.emit()
            elif session.is_unread and page is not None:
                page.continued.emit()
            elif session.course.is_moving:
                session.pages.skip()
            elif page is not None and session.bridge.is_viewers_turn:
                return
            elif page is not None and page.going_on is not None and page.going_on.isVisible():
                page.continued.emit()
            else:  # computers play
                QTest.qWait(1)
        raise Broken(f"the game stands still: {self._heard[-1:]}")

    def _move(self) -> None:
        bridge = self._window.session.bridge
        self._steps += 1
        bridge.play(self._random.choice(bridge.view.legal))

    def _skip(self) -> None:
        """A move that is seen moving, to its end or not."""
        self._window.settings.update(speed=Speed.NORMAL)
        self._move()
        if self._random.random() < 0.5:
            QApplication.processEvents()
        self._window.session.pages.skip()
        self._window.settings.update(speed=Speed.OFF)
        self._done["skipped"] += 1

    def _resize(self) -> None:
        self._window.resize(*self._random.choice(_SIZES))
        self._done["resized"] += 1

    def _undo(self) -> None:
        bridge = self._window.session.bridge
        if bridge.undo_refusal() is not None:
            self._move_and_undo()
            return
        self._take_back()

    def _move_and_undo(self) -> None:
        """At once: nobody has acted since."""
        bridge = self._window.session.bridge
        moves = [move for move in bridge.view.legal if hasattr(move, "character")]
        if not moves:
            return
        self._window.settings.update(speed=Speed.NORMAL)
        self._steps += 1
        bridge.play(self._random.choice(moves))
        self._window.session.pages.skip()
        if bridge.undo_refusal() is None:
            self._take_back()
        self._window.settings.update(speed=Speed.OFF)

    def _take_back(self) -> None:
        bridge = self._window.session.bridge
        self._flush()  # what waits to be said is taken back with it
        before = bridge.events
        bridge.undo()
        gone = before[len(bridge.events) :]
        if gone:
            self._due_step("say.undone", gone)
            self._done["undone"] += 1
            if self._random.random() < _AGAIN:
                self._redo()

    def _redo(self) -> None:
        bridge = self._window.session.bridge
        seat = bridge.viewer.seat
        if seat is not None and bridge.table.steps.redo_refusal(seat) is None:
            self._flush()
            bridge.redo()
            self._done["redone"] += 1

    def _leave(self) -> None:
        """Home, and back to the same table."""
        self._flush()
        table = self._window.session.table
        self._window.go_home()
        self._window.open(table)
        self._done["left"] += 1

    def _load(self) -> None:
        self._flush()
        self._window.open(Table.resume(self._store.load(), self._random, self._store))
        self._done["loaded"] += 1
