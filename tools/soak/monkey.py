"""A monkey at the real window: clicks, drags, keys, menus, dialogs, settings, files, new games.

It acts from a timer, so that boxes which wait for an answer get one.  At every rest the page has to
show what the table knows; nothing may be raised, logged or left running; memory has to stay flat.
"""

import gc
import multiprocessing
import os
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QAbstractAnimation, QEvent, QEventLoop, QPoint, Qt, QThread, QTimer
from PySide6.QtGui import QContextMenuEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMenu,
    QMessageBox,
    QWidget,
)
from shiboken6 import isValid

from tools.soak.broken import Broken
from tools.soak.games import TABLES, seated
from tools.soak.near import NearWorker
from tools.soak.strays import Strays
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.start import StartOptions
from vivaroi_gui.table.curtain import CurtainPolicy
from vivaroi_gui.ui.app.launch import open_window
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.hold_button import HoldButton
from vivaroi_gui.ui.replay.screen import ReplayScreen
from vivaroi_gui.ui.review.screen import ReviewScreen
from vivaroi_gui.ui.session import opponents
from vivaroi_gui.ui.session.voices import Voices
from vivaroi_gui.ui.setting import LargeTargets, Preference, Talk, TextSize
from vivaroi_gui.ui.settings import Speed, Theme

_PAUSE_MS: Final = 5
_REMEMBERED: Final = 30
"""Actions that a failure tells."""
_GROWTH_MB: Final = 60.0
"""What the second half of a run may add to the memory, pictures aside."""
_PICTURES_MB: Final = 160.0
"""What pictures may take, in windows up to 1700x1000: those of many sizes are kept, as many as
their caches hold, so that the memory of a run grows until these are full.
"""
_CURVE_S: Final = 60.0
LEFT: Final = Qt.MouseButton.LeftButton
_KEYS: Final = (
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Menu),
    *(
        Qt.Key.Key_1,
        Qt.Key.Key_2,
        Qt.Key.Key_5,
        Qt.Key.Key_A,
        Qt.Key.Key_H,
        Qt.Key.Key_S,
        Qt.Key.Key_F2,
        Qt.Key.Key_F3,
        Qt.Key.Key_F4,
        Qt.Key.Key_F6,
    ),
    *(Qt.Key.Key_0, Qt.Key.Key_7, Qt.Key.Key_C, Qt.Key.Key_P, Qt.Key.Key_R, Qt.Key.Key_T),
)
_CHOICES: Final[dict[str, tuple[object, ...]]] = {
    "language": tuple(LANGUAGES),
    "theme": tuple(Theme),
    "speed": (Speed.OFF, Speed.OFF, Speed.FAST),
    "calm": tuple(Preference),
    "contrast": tuple(Preference),
    "text": tuple(TextSize),
    "is_afar": (True, False),
    "large_targets": tuple(LargeTargets),
    "has_letter_keys": (True, False),
    "opens_by_two_presses": (True, False),
    "keys": ("", '{"hint": "K", "cover": "", "undo": "Ctrl+Y"}'),
    "marks_favourites": (True, False),
    "shows_past_votes": (True, False),
    "counts_no_cards": (True, False),
    "curtain": tuple(CurtainPolicy),
}


def run(seconds: float, seed: int, least: int = 0) -> str:
    """Lets the monkey play for so long, and until it has done ``least`` actions.

    Raises:
        Broken: something went wrong; the message has the seed and the last actions.
    """
    with ExitStack() as stack:
        for owner, name, value in (
            (HoldButton, "HOLD_MS", 1),
            (HoldButton, "DEAF_MS", 0),
            (opponents, "TOGETHER_BEAT_MS", 0),
        ):
            stack.enter_context(patch.object(owner, name, value))
        strays = stack.enter_context(Strays())
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        monkey = Monkey(stack.enter_context(_window(folder)), folder, strays, seed)
        monkey.play(seconds, least)
    if left := survivors():
        raise Broken(f"seed {seed}: still at work: {left}")
    if strays.told:
        raise Broken(f"seed {seed}, while closing: {strays.told[0]}")
    curve = " ".join(f"{one:.0f}" for one in monkey.memory)
    painted = monkey.pictures[-1]
    return (
        f"{monkey.count} actions, {monkey.rests} rests compared, {monkey.games} games, "
        f"MB by the minute and at the end: {curve}, {painted:.0f} of them pictures"
    )


@contextmanager
def _window(folder: Path) -> Iterator[MainWindow]:
    _, window = open_window(StartOptions(None, folder / "data", "en"), NearWorker())
    window.settings.update(speed=Speed.OFF, talk=Talk.LIVELY)
    Voices(window.session, window.settings)
    window.show()
    try:
        yield window
    finally:
        window.settings.update(language="en")
        window.close()
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


class Monkey:
    """One action every few milliseconds, drawn by a generator of its own."""

    def __init__(self, window: MainWindow, folder: Path, strays: Strays, seed: int) -> None:
        self.window = window
        self.count = self.rests = self.games = 0
        self._folder = folder
        self._strays = strays
        self._seed = seed
        self._random = Random(seed)
        self._last: deque[str] = deque(maxlen=_REMEMBERED)
        self._fault = ""
        self._loop = QEventLoop()
        self._begins = self._ends = 0.0
        self._least = 0
        self._next = QTimer(singleShot=True, interval=_PAUSE_MS)
        self._next.timeout.connect(self._act)
        self.memory: list[float] = []
        self.pictures: list[float] = []
        self._actions: list[tuple[Callable[[], None], int]] = [
            *((self._move, 30), (self._go_on, 20), (self._click, 20), (self._drag, 6)),
            *((self._key, 12), (self._right_click, 3), (self._command, 6), (self._choose, 4)),
            *((self._resize, 2), (self._new_game, 1), (self._lend_seat, 1), (self._press, 4)),
        ]

    def play(self, seconds: float, least: int) -> None:
        """Plays for so long, and so many actions.

        Raises:
            Broken: something went wrong.
        """
        self._begins = time.monotonic()
        self._ends = self._begins + seconds
        self._least = least
        self._next.start()
        self._loop.exec()
        self._note_memory()
        self._close_all()
        if self._fault or self._strays.told:
            told = self._fault or self._strays.told[0]
            raise Broken(f"seed {self._seed}: {told}\nlast actions:\n" + "\n".join(self._last))
        self._check_memory()

    def _act(self) -> None:
        """The next action is due before this one, which may wait for an answer."""
        is_over = time.monotonic() > self._ends and self.count >= self._least
        if is_over or self._fault or self._strays.told:
            self._end()
            return
        self._next.start()
        self._weigh()
        self._check_rest()
        self.count += 1
        if popup := QApplication.activePopupWidget():
            self._in_menu(popup)
        elif modal := self._modal():
            self._in_dialog(modal)
        elif screen := self.window.replays.screen:
            self._in_replay(screen)
        elif review := self.window.reviews.screen:
            self._in_review(review)
        else:
            acts, weights = zip(*self._actions, strict=True)
            self._random.choices(acts, weights)[0]()

    def _end(self) -> None:
        """Boxes wait in loops of their own: they are closed from the innermost on."""
        popup, modal = QApplication.activePopupWidget(), self._modal()
        if popup is not None or modal is not None:
            QTimer.singleShot(0, self._end)
            (popup or modal).close()  # type: ignore[union-attr]
        else:
            self._loop.quit()

    def _close_all(self) -> None:
        for dialog in self.window.findChildren(QDialog):
            dialog.close()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        kept = self.window.findChildren(QDialog)
        if kept and not self._fault:
            self._fault = f"{len(kept)} dialogs are kept, such as {kept[0]}"

    def _modal(self) -> QWidget | None:
        shown = [one for one in self.window.findChildren(QDialog) if one.isVisible()]
        return QApplication.activeModalWidget() or (shown[-1] if shown else None)

    def _note(self, told: str) -> None:
        self._last.append(f"  {self.count} {told}")

    # --- what has to be so -----------------------------------------------------------------------

    def _check_rest(self) -> None:
        """Where nothing moves, the page shows what may be seen now."""
        window = self.window
        if (
            not window.session.bridge.is_open
            or window.session.course.is_unread
            or not window.session.bridge._is_at_rest
        ):
            return
        bridge = window.session.bridge
        view = bridge.view
        page: Any = window.pages.game_pages.page(bridge.screens.timeline((), view)[0].rests)
        shown = getattr(page, "board", page)._view
        self.rests += 1
        if window.pages.currentWidget() is not page or shown != view:
            self._fault = f"the screen shows another position: {page}"

    def _weigh(self) -> None:
        if time.monotonic() - self._begins >= len(self.memory) * _CURVE_S:
            self._note_memory()
            print(f"minute {len(self.memory) - 1}: {self.memory[-1]:.0f} MB", flush=True)

    def _note_memory(self) -> None:
        self.memory.append(memory_mb())
        self.pictures.append(pictures_mb())

    def _check_memory(self) -> None:
        half = len(self.memory) // 2
        others = [one - painted for one, painted in zip(self.memory, self.pictures, strict=True)]
        told = f"MB {self.memory}, of which pictures {self.pictures}"
        if half >= 2 and others[-1] - others[half] > _GROWTH_MB:
            raise Broken(f"seed {self._seed}: memory grows: {told}")
        if max(self.pictures) > _PICTURES_MB:
            raise Broken(f"seed {self._seed}: too many pictures are kept: {told}")

    # --- with the mouse and the keys -------------------------------------------------------------

    def _spot(self, root: QWidget) -> tuple[QWidget, QPoint]:
        """A place of a window, and what is there."""
        random = self._random
        at = QPoint(random.randrange(root.width()), random.randrange(root.height()))
        widget = root.childAt(at) or root
        return widget, widget.mapFrom(root, at)

    def _click(self) -> None:
        self._click_in(self.window)

    def _click_in(self, root: QWidget) -> None:
        widget, at = self._spot(root)
        self._note(f"click {type(widget).__name__} {at.x()},{at.y()}")
        QTest.mouseClick(widget, LEFT, pos=at)

    def _right_click(self) -> None:
        widget, at = self._spot(self.window)
        self._note(f"menu of {type(widget).__name__} {at.x()},{at.y()}")
        reason = QContextMenuEvent.Reason.Mouse
        event = QContextMenuEvent(reason, at, widget.mapToGlobal(at))
        QApplication.sendEvent(widget, event)

    def _drag(self) -> None:
        widget, start = self._spot(self.window)
        self._note(f"drag over {type(widget).__name__} from {start.x()},{start.y()}")
        QTest.mousePress(widget, LEFT, pos=start)
        end = QPoint(
            self._random.randrange(max(1, widget.width())),
            self._random.randrange(max(1, widget.height())),
        )
        for share in (1, 2, 3):
            if isValid(widget):
                QTest.mouseMove(widget, start + (end - start) * share / 3)
            if self._random.random() < 0.1:
                self._random.choice((self._command, self._choose, self._resize))()
        if isValid(widget):
            QTest.mouseRelease(widget, LEFT, pos=end)

    def _key(self) -> None:
        key = self._random.choice(_KEYS)
        self._note(f"key {key.name}")
        QTest.keyClick(QApplication.focusWidget() or self.window, key)

    # --- with a purpose --------------------------------------------------------------------------

    def _move(self) -> None:
        """Plays a legal move where the viewer may act, so that games get on."""
        if not self.window.session.bridge.is_open or self.window.session.course.is_unread:
            return
        legal = self.window.session.bridge.view.legal
        if legal and self.window.session.bridge._is_at_rest and not self._is_curtain_down:
            move = self._random.choice(legal)
            self._note(f"move {move}")
            self.window.session.bridge.play(move)

    def _go_on(self) -> None:
        """Opens the curtain, presses the button under what is to be read, or begins a game."""
        page = self.window.pages.current
        if self._is_curtain_down:
            self._note("open the curtain")
            button = self.window.session.curtain.findChildren(HoldButton)[0]
            QTest.mousePress(button, LEFT)
            QTest.qWait(3)
            QTest.mouseRelease(button, LEFT)
        elif self.window.session.bridge.is_open and page is not None:
            if page.press_continue():
                self._note("read on")
        elif not self.window.session.bridge.is_open:
            self._new_game()

    @property
    def _is_curtain_down(self) -> bool:
        return self.window.session.is_covered

    def _new_game(self) -> None:
        options = self._random.choice(TABLES)
        players = seated(options, self._random.randint(0, options.seats))
        self._note(f"new game {options}")
        self.games += 1
        self.window.pages.start_wanted.emit(players, options)

    def _lend_seat(self) -> None:
        """Lends a seat, or takes it back."""
        if not self.window.session._may_lend_seats:
            return
        seat = self._random.randrange(len(self.window.session.bridge.players))
        player = self.window.session.bridge.players[seat]
        if player.is_persons:
            self._note(f"lend seat {seat}")
            self.window.session._on_lend_wanted(seat, "novice" if player.is_human else None)

    def _command(self) -> None:
        commands = self.window.commands
        left_out = (commands.quit, commands.full_screen, commands.about_qt)
        action = self._random.choice([one for one in commands.all if one not in left_out])
        self._note(f"command {action.text()}, {action.isEnabled()}")
        action.trigger()

    def _choose(self) -> None:
        name = self._random.choice(list(_CHOICES))
        value = self._random.choice(_CHOICES[name])
        self._note(f"{name} {value}")
        self.window.settings.update(**{name: value})

    def _resize(self) -> None:
        width, height = self._random.randint(720, 1700), self._random.randint(450, 1000)
        self._note(f"resize {width}x{height}")
        self.window.resize(width, height)

    def _in_replay(self, screen: ReplayScreen) -> None:
        """Its commands, any place of it, a key, or something that happens to the window."""
        if self._random.random() < 0.6:
            action = self._random.choice(screen.transport.all)
            self._note(f"replay {action.text()}")
            action.trigger()
        else:
            acts = (self._click, self._drag, self._key, self._right_click, self._choose)
            self._random.choice((*acts, self._resize))()

    def _in_review(self, screen: ReviewScreen) -> None:
        """From tab to tab, a button of one, any place of it, or what happens to the window."""
        if self._random.random() < 0.2:
            action = self._random.choice(screen.keys.all)
            self._note(f"review {action.text()}")
            action.trigger()
        elif self._random.random() < 0.5:
            self._press_in(screen)
        else:
            acts = (self._click, self._drag, self._key, self._right_click, self._choose)
            self._random.choice((*acts, self._resize))()

    # --- menus and dialogs -----------------------------------------------------------------------

    def _in_menu(self, popup: QWidget) -> None:
        if not isinstance(popup, QMenu) or self._random.random() < 0.3:
            self._note("close the menu")
            popup.close()
            return
        left_out = (self.window.commands.quit, self.window.commands.about_qt)
        actions = [one for one in popup.actions() if one.isEnabled() and one not in left_out]
        if not actions:
            popup.close()
            return
        action = self._random.choice(actions)
        self._note(f"menu {action.text()}")
        popup.close()
        if action.menu() is None:
            action.trigger()

    def _in_dialog(self, modal: QWidget) -> None:
        if isinstance(modal, QFileDialog):
            self._in_file_dialog(modal)
        elif isinstance(modal, QMessageBox):
            button = self._random.choice(modal.buttons())
            self._note(f"answer {button.text()}")
            QTest.mouseClick(button, LEFT)
        elif self._random.random() < 0.1:
            self._note(f"close {type(modal).__name__}")
            modal.close()
        elif self._random.random() < 0.1:
            self._random.choice((self._choose, self._resize))()
        else:
            self._press_in(modal)

    def _press(self) -> None:
        if self.window.pages.current is not None:
            self._press_in(self.window.pages.current)

    def _press_in(self, modal: QWidget) -> None:
        """A button of a page or a dialog, a key, or any place of it."""
        found = modal.findChildren(QAbstractButton)
        buttons = [one for one in found if one.isVisible() and one.isEnabled()]
        if buttons and self._random.random() < 0.5:
            button = self._random.choice(buttons)
            self._note(f"press {button.text()} of {type(modal).__name__}")
            QTest.mouseClick(button, LEFT)
        elif self._random.random() < 0.5:
            self._key()
        else:
            self._click_in(modal)

    def _in_file_dialog(self, dialog: QFileDialog) -> None:
        """Types one of a few names, or goes away."""
        if self._random.random() < 0.3:
            self._note("no file")
            dialog.reject()
            return
        file = self._folder / f"{self._random.choice('abc')}.vivaroi"
        self._note(f"file {file.name}")
        dialog.findChildren(QLineEdit)[0].setText(str(file))
        is_new = not file.exists() and dialog.acceptMode() is QFileDialog.AcceptMode.AcceptOpen
        QTimer.singleShot(0, partial(dialog.reject if is_new else dialog.accept))


def memory_mb() -> float:
    """The memory of this process, in megabytes; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def pictures_mb() -> float:
    """What the pixels of all pictures take that something here knows, in megabytes."""
    known = {one.cacheKey(): one for one in gc.get_objects() if isinstance(one, QPixmap)}
    return sum(one.width() * one.height() * one.depth() / 8 for one in known.values()) / 1e6


def survivors() -> list[str]:
    """Timers, animations, threads and processes that go on though nothing is left to do."""
    gc.collect()
    found = [repr(one) for one in gc.get_objects() if _is_at_work(one)]
    return found + [repr(one) for one in multiprocessing.active_children()]


def _is_at_work(one: object) -> bool:
    if isinstance(one, QTimer):
        return isValid(one) and one.isActive()
    if isinstance(one, QAbstractAnimation):
        return isValid(one) and one.state() is not QAbstractAnimation.State.Stopped
    return isinstance(one, QThread) and isValid(one) and one.isRunning()
